"""Tracebacks for logs, with or without messages, which may quote what somebody sent."""

import traceback
from collections.abc import Iterator

REMOTE_FRAMES = "remote_frames"
"""The attribute of an error that holds its traceback in another process, without messages."""


def traceback_lines(error: BaseException, with_message: bool) -> Iterator[str]:
    """Yield the traceback of an error and of its causes."""
    if with_message:
        yield from traceback.format_exception(error)
        return
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from traceback_lines(before, with_message)
        yield "which led to\n"
    yield from traceback.format_tb(error.__traceback__)
    if remote := getattr(error, REMOTE_FRAMES, None):
        yield f"in the process that did the work\n{remote}"
    yield f"{type(error).__module__}.{type(error).__qualname__}\n"
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield "which contains\n"
            yield from traceback_lines(part, with_message)
