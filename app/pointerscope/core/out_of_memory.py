"""Errors that mean that the system gives this process no more memory."""

import errno

_MESSAGES = (
    "can't allocate memory",  # PyTorch
    "could not create a primitive",  # oneDNN, which multiplies PyTorch's matrices
    "can't start new thread",  # Python, if there is no room for its stack
    "failed to map segment",  # the loader of libraries
)


def is_out_of_memory(error: BaseException) -> bool:
    """Return whether an error, or the one that caused it, was raised for lack of memory."""
    return _lacks_memory(error) or _lacks_memory(error.__cause__)


def _lacks_memory(error: BaseException | None) -> bool:
    if isinstance(error, OSError):
        return error.errno == errno.ENOMEM
    if isinstance(error, SystemError):  # of an extension that failed without saying why
        return "exception" in str(error)
    if isinstance(error, RuntimeError | ImportError):
        return any(message in str(error) for message in _MESSAGES)
    return isinstance(error, MemoryError)
