"""Static files: compressed once, and cached for good under an address that names the version."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from anyio import to_thread
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.types import Scope

_COMPRESSIBLE = {".css", ".js", ".json", ".md", ".svg"}
_FOR_GOOD = "public, max-age=31536000, immutable"


class VersionedStaticFiles(StaticFiles):
    """A folder of files under `/<version>/…`; modules import each other by relative paths.

    The version is made of all the files' contents when the server starts. Under any other
    address a file is sent too, to be asked for again each time.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self.version = _version(directory)
        self._sent: dict[str, tuple[bytes, dict[str, str]]] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, compressed where the reader takes it.

        Compressed files of the current version stay as they were sent: a hall opens its pages all
        at once.
        """
        if path in self._sent and _takes_gzip(scope):
            body, headers = self._sent[path]
            return Response(body, 200, headers)
        version, _, rest = path.partition("/")
        current = version == self.version
        response = await super().get_response(rest if current else path, scope)
        response.headers["cache-control"] = _FOR_GOOD if current else "no-cache"
        response.headers["vary"] = "accept-encoding"
        file = Path(getattr(response, "path", ""))
        compresses = file.suffix in _COMPRESSIBLE and _takes_gzip(scope)
        if response.status_code != 200 or not compresses:
            return response
        headers = {
            name: value
            for name, value in response.headers.items()
            if name not in {"content-length", "accept-ranges"}
        }
        modified = file.stat().st_mtime_ns
        body = await to_thread.run_sync(_compressed, file, modified)
        headers["content-encoding"] = "gzip"
        if current:
            self._sent[path] = body, headers
        return Response(body, 200, headers)


def _takes_gzip(scope: Scope) -> bool:
    return b"gzip" in dict(scope["headers"]).get(b"accept-encoding", b"")


@lru_cache(maxsize=256)
def _compressed(file: Path, modified: int) -> bytes:
    return gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)


def _version(directory: Path) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for file in sorted(directory.rglob("*")):
        if file.is_file():
            digest.update(str(file.relative_to(directory)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()
