"""The bundles of a folder, each opened once and reopened when its files change.

A folder that is not a bundle may be a tree of runs, as training leaves them: the bundles in it are
named by their path, with dots: `runs/geolife/full` is `runs.geolife.full`.
"""

import logging
import math
import re
import threading
from collections import OrderedDict, deque
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from pointerscope.core.foreign_files import readable_name
from pointerscope.core.out_of_memory import is_out_of_memory
from pointerscope.network.bundles import (
    Bundle,
    BundleError,
    find_bundles,
    folder_version,
    is_bundle,
    read_bundle,
)
from pointerscope.network.insights import INSIGHTS

_LOG = logging.getLogger(__name__)
_READ_ON_DEMAND = (INSIGHTS,)
_NEVER = ""  # the version of no folder: the next look-up opens the bundle again
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


def is_model_id(name: str) -> bool:
    """Return whether a folder of this name can be a bundle."""
    return _ID.fullmatch(name) is not None


class UnknownModelError(LookupError):
    """There is no bundle of this name.

    Attributes:
        known: the names of all bundles.
        where: the part of the request that names the model.
    """

    where = "model"

    def __init__(self, model: str, known: list[str]) -> None:
        super().__init__(f'There is no model "{model[:100]}".')
        self.known = known


class UnavailableModelError(RuntimeError):
    """A bundle of this name exists but cannot be opened; the message says why."""


@dataclass(frozen=True)
class UnavailableModel:
    """A folder that cannot be opened as a bundle, with the reason."""

    id: str
    reason: str
    version: str


class Registry:
    """The bundles of a folder. Every look-up notices new, changed and removed bundles."""

    def __init__(
        self,
        models: Path,
        max_loaded: int | None = None,
        recheck_seconds: float = 0,
        release_seconds: float = 60,
    ) -> None:
        """Serve the bundles of a folder.

        Args:
            models: the folder.
            max_loaded: the most networks held in memory; the least recently used one is released
                first. None for no limit.
            recheck_seconds: how long `find_loaded` trusts that the files are unchanged.
            release_seconds: how long a bundle that was replaced or removed keeps its network, for
                what still runs with it. Explanations in a cache hold the bundle for longer.
        """
        self._models = models
        self._max_loaded = max_loaded
        self._recheck_seconds = recheck_seconds
        self._release_seconds = release_seconds
        self._outdated: deque[tuple[float, Bundle]] = deque()  # the time, the oldest first
        self._checked_at: dict[str, float] = {}
        self._entries: dict[str, Bundle | UnavailableModel] = {}
        self._loaded: OrderedDict[str, Bundle] = OrderedDict()  # least recently used first
        self._opening_lock, self._loaded_lock = threading.Lock(), threading.Lock()

    def all(self) -> list[Bundle | UnavailableModel]:
        """Return all bundles by name, including those that cannot be opened."""
        entries = (
            self._entry(model) if is_model_id(model) else _misnamed(model) for model in self._ids()
        )
        return [entry for entry in entries if entry is not None]

    def bundle(self, model: str) -> Bundle:
        """Return the bundle of this name.

        Raises:
            UnknownModelError: there is no such bundle.
            UnavailableModelError: the bundle cannot be opened.
        """
        entry = self._entry(model) if is_model_id(model) else None
        if entry is None:
            raise UnknownModelError(model, self._ids())
        if isinstance(entry, UnavailableModel):
            raise UnavailableModelError(f'The model "{model}" cannot be opened. {entry.reason}')
        return entry

    def find_loaded(self, model: str) -> Bundle | None:
        """Return the bundle of this name if it is open and its files are unchanged."""
        entry = self._entries.get(model)
        if not isinstance(entry, Bundle):
            return None
        now = monotonic()
        if now - self._checked_at.get(model, -math.inf) >= self._recheck_seconds:
            try:
                if folder_version(entry.folder) != entry.version:
                    return None
            except OSError:
                return None
            self._checked_at[model] = now
        return self._mark_used(entry)

    def _ids(self) -> list[str]:
        if not self._models.is_dir():
            return []
        folders = [one for one in self._models.iterdir() if not one.name.startswith(".")]
        return sorted(model for folder in folders for model in self._bundles_in(folder))

    def _bundles_in(self, folder: Path) -> dict[str, Path]:
        """Return the folders of a bundle, or of the bundles in a tree of runs, by their ids."""
        try:
            found = list(find_bundles(folder)) if folder.is_dir() else []
        except OSError:
            found = [folder]  # it cannot be read, which `_entry` says
        named = {readable_name(".".join(one.relative_to(self._models).parts)): one for one in found}
        return {name: one for name, one in named.items() if one == folder or is_model_id(name)}

    def _folder(self, model: str) -> Path:
        """Return the folder of a bundle: of this name, or in a tree of runs."""
        folder = self._models / model
        if folder.exists():
            return folder
        tops = (model[: dot.start()] for dot in re.finditer(r"\.", model))
        trees = (self._bundles_in(self._models / top) for top in tops)
        return next((tree[model] for tree in trees if model in tree), folder)

    def _entry(self, model: str) -> Bundle | UnavailableModel | None:
        folder = self._folder(model)
        try:
            version = folder_version(folder) if is_bundle(folder) else None
        except FileNotFoundError:  # removed meanwhile
            version = None
        except OSError as error:
            return UnavailableModel(
                model, f"The folder cannot be read: {error.strerror or error}.", _NEVER
            )
        if version is None:
            self._forget(model)
            return None
        entry = self._entries.get(model)
        if entry is None or entry.version != version:
            with self._opening_lock:
                before = entry = self._entries.get(model)
                if entry is None or entry.version != version:
                    entry = self._entries[model] = self._open(folder, model, version)
                    self._retire(before)
        return self._mark_used(entry) if isinstance(entry, Bundle) else entry

    def _forget(self, model: str) -> None:
        """Drop a bundle that was removed."""
        with self._loaded_lock:
            self._loaded.pop(model, None)
            self._checked_at.pop(model, None)
            self._retire(self._entries.pop(model, None))

    def _retire(self, entry: Bundle | UnavailableModel | None) -> None:
        """Have the network of a bundle freed soon that was replaced or removed."""
        if isinstance(entry, Bundle):
            self._outdated.append((monotonic(), entry))

    def _mark_used(self, bundle: Bundle) -> Bundle:
        """Mark a bundle as used last; release those beyond the limit, and outdated ones.

        A bundle that was replaced or removed meanwhile is not counted again.
        """
        with self._loaded_lock:
            while self._outdated and monotonic() - self._outdated[0][0] >= self._release_seconds:
                self._outdated.popleft()[1].release_memory()
            if self._entries.get(bundle.id) is bundle:
                self._loaded[bundle.id] = bundle
                self._loaded.move_to_end(bundle.id)
            while self._max_loaded is not None and len(self._loaded) > self._max_loaded:
                self._loaded.popitem(last=False)[1].release_memory()
        return bundle

    def _open(self, folder: Path, model: str, version: str) -> Bundle | UnavailableModel:
        try:
            before = folder_version(folder, _READ_ON_DEMAND)
            bundle = read_bundle(folder, model)
            # A bundle read while its files were being replaced may mix old and new files.
            if folder_version(folder, _READ_ON_DEMAND) == before:
                return bundle
        except BundleError as error:
            # What could not be read today may be read tomorrow, though the files are the same.
            is_passing = isinstance(error.__cause__, OSError)
            return UnavailableModel(model, str(error), _NEVER if is_passing else version)
        except FileNotFoundError:
            pass  # the files are being replaced
        except Exception as error:  # one damaged folder must not stop the others
            if is_out_of_memory(error):
                return UnavailableModel(model, "The server has no memory left to open it.", _NEVER)
            _LOG.exception("The model %s cannot be opened.", folder)
            kind = type(error).__name__
            reason = f"An unexpected error ({kind}) occurred; see the server's log."
            return UnavailableModel(model, reason, version)
        reason = "Its files are being replaced; try again in a moment."
        return UnavailableModel(model, reason, _NEVER)


def _misnamed(name: str) -> UnavailableModel:
    reason = (
        "The folder's name cannot be a model id. Use letters, digits, dots, dashes and "
        "underscores, at most 100, and begin with a letter or digit."
    )
    return UnavailableModel(name, reason, "")
