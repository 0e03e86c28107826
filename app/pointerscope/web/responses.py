"""Answers as JSON: arrays straight from NumPy, and a weak ETag for what can be asked again."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import orjson
from starlette.responses import Response

from pointerscope import __version__
from pointerscope.figures.encoding import bytes_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from pointerscope.web.response_cache import Bodies

Encoding = Literal["list", "base64"]


def encoded(array: np.ndarray[Any, Any] | None, encoding: Encoding) -> Any:
    """An array for JSON: a (nested) list, or its bytes with type and shape.

    JSON has no minus infinity: in a list it is the string "-inf".
    """
    if array is None:
        return None
    if encoding == "base64":
        dtype, data = bytes_of(array)
        return {"dtype": dtype, "shape": list(array.shape), "data": data}
    array = np.ascontiguousarray(array)
    if np.isfinite(array).all():
        return array
    texts = np.where(array == -np.inf, "-inf", np.where(np.isinf(array), "inf", "nan"))
    return np.where(np.isfinite(array), array.astype(object), texts).tolist()


def json_bytes(content: Any) -> bytes:
    """JSON in which NumPy arrays are lists."""
    return orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY)


def etag(*parts: object) -> str:
    """A weak ETag made of what an answer depends on, and of the version of the software."""
    digest = hashlib.blake2b(repr((__version__, parts)).encode(), digest_size=12)
    return f'W/"{digest.hexdigest()}"'


def answer(
    request: Request,
    tag: str,
    make: Callable[[], bytes],
    media_type: str = "application/json",
) -> Response:
    """An answer with its ETag; 304 without making it where the reader has it already."""
    headers = {"etag": tag, "cache-control": "no-cache"}
    if is_known(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(make(), headers=headers, media_type=media_type)


async def kept_answer(
    request: Request, tag: str, prepare: Callable[[], Awaitable[Callable[[], bytes]]]
) -> Response:
    """An answer that is kept as it is sent, for all who ask the same.

    Args:
        request: what is answered.
        tag: its ETag.
        prepare: fetches what the answer is made of, and gives what makes it in a thread.
    """
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if is_known(request, tag):
        return Response(status_code=304, headers=headers)
    bodies: Bodies = request.app.state.bodies
    packed = "gzip" in request.headers.get("accept-encoding", "")
    body = bodies.kept(tag, packed) or await bodies.made(tag, packed, await prepare())
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type="application/json")


def is_known(request: Request, tag: str) -> bool:
    """Whether the reader has the answer with this ETag, by the weak comparison of RFC 9110."""
    known = ",".join(request.headers.getlist("if-none-match")).split(",")
    wanted = {tag.removeprefix("W/"), "*"}
    return request.method == "GET" and not wanted.isdisjoint(
        part.strip().removeprefix("W/") for part in known
    )
