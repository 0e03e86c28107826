"""Progress of long commands on the terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from pointerscope.studies.execution import StudyProgress
    from pointerscope.training.fit import Progress


class ProgressBars:
    """A progress bar for the current task, with the time left; used as a context manager."""

    def __init__(self) -> None:
        self._task: str | None = None
        self._bar: Any = None

    def __enter__(self) -> ProgressBars:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def show(self, task: str, done: int, total: int) -> None:
        """Show how much of a task is done; another task gets a new bar."""
        if task != self._task:
            self._end()
            self._task = task
            self._bar = click.progressbar(length=max(total, 1), label=task, file=sys.stderr)
            self._bar.__enter__()
        self._bar.update(done - self._bar.pos)

    def _end(self) -> None:
        if self._bar is not None:
            self._bar.__exit__(None, None, None)
            self._bar = None


class TrainingProgress:
    """Progress of a training: one updated line on a terminal, else a line per epoch or 30 s."""

    SECONDS_BETWEEN_LINES = 30

    def __init__(self) -> None:
        self._last_line_at = 0.0

    def show(self, progress: Progress) -> None:
        """Show the progress of a training."""
        self._show(_describe(progress), progress.seconds_left, progress)

    def show_study(self, progress: StudyProgress) -> None:
        """Show the progress of one of many trainings, and the time left for all of them."""
        head = f"[{progress.number}/{progress.runs}] {progress.run.title}: "
        self._show(head + _describe(progress.training), progress.seconds_left, progress.training)

    def _show(self, line: str, seconds_left: float, progress: Progress) -> None:
        line += f", at most {format_duration(seconds_left)} left"
        is_end_of_epoch = progress.step == progress.steps
        if sys.stderr.isatty():
            click.echo(f"\r{line:110}", nl=is_end_of_epoch, err=True)
        elif is_end_of_epoch or progress.seconds - self._last_line_at >= self.SECONDS_BETWEEN_LINES:
            self._last_line_at = progress.seconds
            click.echo(line, err=True)


def format_duration(seconds: float) -> str:
    """Return a duration in words: seconds below two minutes, then minutes, then hours."""
    if seconds < 120:
        return f"{max(1, round(seconds))} s"
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60} min" if minutes >= 60 else f"{minutes} min"


def _describe(progress: Progress) -> str:
    line = (
        f"epoch {progress.epoch} of at most {progress.epochs}, "
        f"batch {progress.step} of {progress.steps}, loss {progress.loss:.4f}"
    )
    if progress.validation_accuracy_at_1 is not None:
        line += f", validation accuracy@1 {progress.validation_accuracy_at_1:.1%}"
    return line
