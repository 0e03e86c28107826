"""Static files: read and compressed once, and cached forever under a path with their version."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

from anyio import to_thread
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from pointerscope.web.responses import FOREVER, accepts_gzip

mimetypes.add_type("font/woff2", ".woff2")  # which Python before 3.14 does not know
_COMPRESSIBLE = {".css", ".js", ".json", ".md", ".svg"}
_COMPRESSED = {".woff2"}  # by themselves


class VersionedStaticFiles(StaticFiles):
    """A folder of files under `/<version>/…`; modules import each other by relative paths.

    The version is a hash of all files at the start of the server. Paths without it, or with
    another one, work too, but browsers must check them for changes each time.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self.version = _version(directory)
        self._kept: dict[str, tuple[bytes, dict[str, str]]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send whole files only: ranges of such small ones are not worth their errors."""
        headers = [header for header in scope["headers"] if header[0] != b"range"]
        await super().__call__({**scope, "headers": headers}, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file, compressed if the client accepts that.

        Compressed files and fonts of the current version stay in memory, for audiences that open
        the pages all at once.
        """
        if path in self._kept and accepts_gzip(scope):
            body, headers = self._kept[path]
            return Response(body, 200, headers)
        version, _, rest = path.partition("/")
        current = version == self.version
        response = await super().get_response(rest if current else path, scope)
        response.headers["cache-control"] = FOREVER if current else "no-cache"
        response.headers["vary"] = "accept-encoding"
        response.headers["accept-ranges"] = "none"
        if response.status_code != 200:
            return response
        # Sent as a whole: the files are small, and a file that is sent in parts is read in as many.
        file = Path(getattr(response, "path", ""))
        headers = {
            name: value for name, value in response.headers.items() if name != "content-length"
        }
        keeps = file.suffix in _COMPRESSIBLE | _COMPRESSED and accepts_gzip(scope)
        if keeps:
            del headers["accept-ranges"]
        if keeps and file.suffix in _COMPRESSIBLE:
            modified = file.stat().st_mtime_ns
            body = await to_thread.run_sync(_compressed, file, modified)
            headers["content-encoding"] = "gzip"
        else:
            body = await to_thread.run_sync(file.read_bytes)
        if keeps and current:
            self._kept[path] = body, headers
        return Response(body, 200, headers)


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
