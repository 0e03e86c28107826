"""The data sets of the page `/data`: each is one folder, from the dropped file to the model.

::

    <folder>/job.lock             held by the process of the running job; there is one at most
    <folder>/<id>/                locked by the worker that receives its file
                  project.json    what was dropped and chosen; not there before the file is
                  job.json        what the last job says of itself
                  job.log         what it printed
                  raw/<file>      the dropped file, until it is prepared
                  look.html       the first look
                  look.json       the form that was recognised, and the columns
                  data/<id>/      the prepared data
                  models/<id>/    the private model; beside it the state of an unfinished training

All workers of a machine share the folder. A job runs in a process of its own, which no worker's end
ends: see `pointerscope.cli.data_job`.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime
from typing import IO, TYPE_CHECKING, Any

from pydantic import ValidationError

from pointerscope.core.atomic_writes import (
    lock_folder,
    no_moves_in,
    remove_folder,
    write_file,
    write_folder,
)
from pointerscope.core.settings import environment_variable
from pointerscope.network.bundle_uploads import remove_bundle
from pointerscope.network.registry import is_model_id
from pointerscope.serving.data_records import (
    JOB,
    LOG,
    RECORD,
    JobStatus,
    Project,
    ProjectRecord,
    Task,
    write_status,
)

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pointerscope.core.settings import Settings
    from pointerscope.serving.data_records import Kind

_LOCK = "job.lock"
_START_SECONDS = 1.0  # in which a lock may be looked at by others
_STOP_SECONDS = 10.0  # until a job that was asked to stop is killed


class DataPageError(Exception):
    """Something on `/data` that cannot be done; the message says why.

    Attributes:
        status: of the HTTP response.
        where: the part of the request.
    """

    status = 409
    where = "data"


class TakenNameError(DataPageError):
    """Another data set or model has the name."""

    where = "name"


class DataPageOffError(DataPageError):
    """The operator has not switched the page on."""

    status = 403

    def __init__(self) -> None:
        super().__init__(
            "This server trains no models of dropped files. Its operator can switch that on with "
            f"{environment_variable('data_page')}=true; on the command line, `pointerscope data` "
            "and `pointerscope train` do the same."
        )


class UnknownProjectError(DataPageError):
    """There is no such data set."""

    status = 404

    def __init__(self, name: str) -> None:
        super().__init__(f'There is no data set "{name[:100]}" on this page.')


class UnreadableUploadError(DataPageError):
    """What was sent cannot be taken."""

    status = 422


class FullDiskError(DataPageError):
    """The disk is full, or the folder cannot be written."""

    status = 507


class DataProjects:
    """The data sets of `/data` and the one job that may run.

    Args:
        settings: of the server.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.folder = (settings.data_page_folder or settings.data / ".page").absolute()

    def all(self) -> list[Project]:
        """Return all data sets, the newest first."""
        found = []
        for record in self.folder.glob(f"[!.]*/{RECORD}"):
            with suppress(UnknownProjectError):
                found.append(self.get(record.parent.name))
        return sorted(found, key=lambda project: project.record.created, reverse=True)

    def get(self, name: str) -> Project:
        """Return a data set.

        Raises:
            UnknownProjectError: there is none of this name.
        """
        folder = self.folder / name
        if not is_model_id(name):
            raise UnknownProjectError(name)
        running = self.running()  # before what the job wrote last
        try:
            record = ProjectRecord.model_validate_json((folder / RECORD).read_bytes())
        except (OSError, ValidationError) as error:
            raise UnknownProjectError(name) from error
        job = None
        with suppress(OSError, ValidationError):
            job = JobStatus.model_validate_json((folder / JOB).read_bytes())
        return Project(record, folder, job, running is not None and running[0] == name)

    def version(self, name: str) -> tuple[int, ...]:
        """Return numbers that change whenever a data set does, without reading its files."""
        seen = [int(self.running() is None)]
        for file in (RECORD, JOB):
            with suppress(OSError):
                seen.append((self.folder / name / file).stat().st_mtime_ns)
        return tuple(seen)

    def reserve(self, name: str, arrival: ExitStack) -> Path:
        """Create the folder of a new data set and return where its file goes.

        Args:
            name: of the data set.
            arrival: the folder is locked until this is closed; without a record it is removed then.

        Raises:
            TakenNameError: another data set or model has the name.
            DataPageError: the name cannot be used, or there are too many.
        """
        if not is_model_id(name) or len(name) > 60:
            raise UnreadableUploadError(
                "This name cannot be used. Use letters, digits, dots, dashes and underscores, at "
                "most 60, and begin with a letter or digit."
            )
        with _writable():
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.remove_abandoned()
            if (self._settings.models / name).exists():
                raise TakenNameError(f'There is a model "{name}" already. Choose another name.')
            try:
                with no_moves_in(self.folder):
                    self._refuse_too_many()
                    (self.folder / name).mkdir(mode=0o700)
                    lock_folder(self.folder / name, arrival)
                    arrival.callback(self._give_up, name)
            except FileExistsError as error:
                raise TakenNameError(
                    f'There is a data set "{name}" already. Choose another name, or remove it.'
                ) from error
            raw = self.folder / name / "raw"
            raw.mkdir()
        return raw

    def _refuse_too_many(self) -> None:
        """Refuse one more data set if there are too many with those whose files still arrive."""
        most = self._settings.max_data_sets
        if sum(1 for _ in self.folder.glob("[!.]*/")) >= most:
            raise DataPageError(
                f"There are {most} data sets already, the most on this server. Remove one first."
            )

    def remove_abandoned(self) -> None:
        """Remove what workers left that were killed while a file arrived or was removed."""
        with no_moves_in(self.folder):
            for folder in self.folder.glob("*/"):
                if not (folder / RECORD).exists():
                    with suppress(OSError):
                        self._remove_unlocked(folder)

    def remove_part(self, name: str) -> bool:
        """Remove what arrived of a file whose worker was killed; return whether there was any.

        Raises:
            DataPageError: the file is still arriving.
        """
        if not is_model_id(name):
            return False
        with _writable(), no_moves_in(self.folder):
            if not (self.folder / name).is_dir() or (self.folder / name / RECORD).exists():
                return False
            if self._remove_unlocked(self.folder / name):
                return True
        raise DataPageError("The file is still arriving. Wait, or close the page that sends it.")

    def _give_up(self, name: str) -> None:
        if not (self.folder / name / RECORD).exists():
            shutil.rmtree(self.folder / name, ignore_errors=True)

    def _remove_unlocked(self, folder: Path) -> bool:
        """Remove a folder without a record that no worker has locked; return whether it is."""
        with ExitStack() as held:
            if not lock_folder(folder, held, wait=False) or (folder / RECORD).exists():
                return False
            shutil.rmtree(folder)
            return True

    def add(self, name: str, file: str, title: str) -> Project:
        """Record a data set whose file has arrived."""
        size = (self.folder / name / "raw" / file).stat().st_size
        record = ProjectRecord(
            id=name, title=title, file=file, size=size, created=datetime.now(UTC)
        )
        self._write(record)
        return self.get(name)

    def change(self, project: Project, **changes: Any) -> Project:
        """Record other choices."""
        self._write(project.record.model_copy(update=changes))
        return self.get(project.record.id)

    def running(self) -> tuple[str, int] | None:
        """Return the data set and the process of the running job; None if none runs."""
        if fcntl is None:
            return None
        for _ in range(20):
            try:
                with (self.folder / _LOCK).open("r") as file:
                    fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
                return None
            except FileNotFoundError:
                return None
            except BlockingIOError:
                pass
            with suppress(OSError, ValueError, KeyError):
                found = json.loads((self.folder / _LOCK).read_text(encoding="utf-8"))
                return found["name"], found["process"]
            time.sleep(0.05)  # it is being started
        return "", 0

    def start(
        self, project: Project, kind: Kind, *, is_anew: bool = False, **choices: Any
    ) -> Project:
        """Start a job.

        Args:
            project: the data set.
            kind: what to do.
            is_anew: whether the state of a stopped training is given up.
            choices: what to record before.

        Raises:
            DataPageError: another job runs, or the machine's system has no such locks.
        """
        settings = self._settings
        with _writable(), self._locked() as lock:
            if is_anew:  # only now: a refused start loses nothing
                project.state_file.unlink(missing_ok=True)
            record = project.record.model_copy(update=choices)
            self._write(record)
            seconds = settings.data_timeout_seconds
            if kind == "train":
                seconds = 3600 * settings.training_hours
            parent = multiprocessing.parent_process()  # of a worker, the supervisor
            task = Task(
                folder=project.folder,
                kind=kind,
                server=os.getpid() if parent is None or parent.pid is None else parent.pid,
                lock=lock.fileno(),
                seconds=seconds,
                memory=settings.max_data_memory_bytes,
                rows=settings.max_data_rows,
            )
            first = JobStatus(kind=kind, memory=task.memory, stage="Starting …")
            write_status(project.folder, first)
            with (project.folder / LOG).open("wb") as log:
                process = subprocess.Popen(
                    [sys.executable, "-m", "pointerscope.cli.data_job", task.model_dump_json()],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    pass_fds=(lock.fileno(),),
                    start_new_session=True,
                    env=os.environ | {"OMP_WAIT_POLICY": "PASSIVE"},
                )
            lock.truncate(0)
            lock.write(json.dumps({"name": record.id, "process": process.pid}))
            lock.flush()
        # Whoever started a process has to ask for its end, or its entry stays.
        threading.Thread(target=process.wait, daemon=True).start()
        return self.get(record.id)

    def stop(self, project: Project) -> None:
        """Ask the job of a data set to stop; a training saves its state before.

        Raises:
            DataPageError: no job of it runs.
        """
        running = self.running()
        if running is None or running[0] != project.record.id:
            raise DataPageError("Nothing runs here that could be stopped.")
        with suppress(ProcessLookupError):
            os.kill(running[1], signal.SIGTERM)

    def remove(self, project: Project) -> list[str]:
        """Remove a data set with all that was made of it.

        Returns:
            What was removed, in words.
        """
        self._end(project)
        record, look = project.record, project.look()
        removed = []
        if project.raw.exists():
            removed.append(f"the file {record.file} ({record.size:,} bytes)")
        if project.look_page():
            removed.append("the first look")
        if project.data.is_dir():
            visits = f" ({look.visits:,} visits of {look.people:,} people)" if look else ""
            removed.append(f"the prepared data{visits}")
        if project.state_file.exists():
            removed.append("the unfinished training")
        if project.model.is_dir():
            removed.append("the private model")
        with _writable():
            if record.is_published and remove_bundle(self._settings.models, record.id):
                removed.append("the published model")
            remove_folder(project.folder)
        return removed

    def publish(self, project: Project) -> Project:
        """Move the model to those that everybody sees.

        Raises:
            DataPageError: there is no private model, its name is taken, or it is being trained.
        """
        if project.is_running:
            raise DataPageError("The model is being trained. Wait, or stop the training.")
        if not project.model.is_dir():
            raise DataPageError("There is no private model to publish.")
        target = self._settings.models / project.record.id
        if target.exists() and not project.record.is_published:
            raise DataPageError(
                f'There is another model "{project.record.id}" already. Remove it first.'
            )
        with _writable():

            def fill(folder: Path) -> None:
                shutil.copytree(project.model, folder, dirs_exist_ok=True)

            write_folder(target, fill)
            published = self.change(project, is_published=True)
            remove_folder(project.model)
        return published

    def unpublish(self, project: Project) -> Project:
        """Take the model back from those that everybody sees; a newer private one stays.

        Raises:
            DataPageError: it is not published, or a model is being trained.
        """
        if not project.record.is_published:
            raise DataPageError("The model is not published.")
        if project.is_running:
            raise DataPageError("A model is being trained. Wait, or stop the training.")
        public = self._settings.models / project.record.id
        with _writable():
            if public.is_dir() and not project.model.is_dir():
                project.model.parent.mkdir(exist_ok=True)

                def fill(folder: Path) -> None:
                    shutil.copytree(public, folder, dirs_exist_ok=True)

                write_folder(project.model, fill)
            remove_bundle(self._settings.models, project.record.id)
            return self.change(project, is_published=False)

    def _end(self, project: Project) -> None:
        """Stop the job of a data set and wait for its end."""
        with suppress(DataPageError):
            self.stop(project)
        deadline = time.monotonic() + _STOP_SECONDS
        while (running := self.running()) is not None and running[0] == project.record.id:
            if time.monotonic() >= deadline:
                with suppress(ProcessLookupError):
                    os.kill(running[1], signal.SIGKILL)
            time.sleep(0.05)

    def _locked(self) -> IO[str]:
        """Return the open lock file, locked until all processes that have it open close it."""
        if fcntl is None:
            raise DataPageError("This page needs Linux or macOS. Use the command line instead.")
        lock = (self.folder / _LOCK).open("a+", encoding="utf-8")
        deadline = time.monotonic() + _START_SECONDS
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return lock
            except BlockingIOError:
                if time.monotonic() >= deadline:
                    lock.close()
                    break
                time.sleep(0.02)
        running = self.running()
        of = f' of "{running[0]}"' if running and running[0] else ""
        raise DataPageError(
            f"This machine works on one data set at a time, and another job{of} runs. Wait for "
            "its end, or stop it."
        )

    def _write(self, record: ProjectRecord) -> None:
        content = record.model_dump_json(indent=1).encode()
        write_file(self.folder / record.id / RECORD, lambda file: file.write(content), mode=0o600)


@contextmanager
def _writable() -> Iterator[None]:
    """Turn errors of the disk into errors of the page."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise FullDiskError(f"The server's folder cannot be written: {reason}.") from error
