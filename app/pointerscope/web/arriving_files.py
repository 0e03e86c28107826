"""How many files may arrive at a worker at once."""

from collections.abc import Iterator
from contextlib import contextmanager

from starlette.exceptions import HTTPException

_MAX_FILES = 8  # each takes threads, which all requests share


class ArrivingFiles:
    """Counts the files that arrive, from those who may send any."""

    def __init__(self) -> None:
        self._count = 0

    @contextmanager
    def one(self) -> Iterator[None]:
        """Count a file as arriving in a block.

        Raises:
            HTTPException: too many arrive already.
        """
        if self._count >= _MAX_FILES:
            message = "Too many files arrive at once. Try again in a few seconds"
            raise HTTPException(503, message, {"retry-after": "5"})
        self._count += 1
        try:
            yield
        finally:
            self._count -= 1
