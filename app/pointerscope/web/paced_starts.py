"""Middleware that spreads the beginnings of requests over turns of the event loop."""

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

from pointerscope.serving.fair_queue import FairQueue
from pointerscope.web.client_tokens import ClientTokens
from pointerscope.web.connections import Presence

# A slot that is given back in one turn is used in the next. With one slot, a request would begin in
# every second turn only.
_STARTS_PER_TURN = 2


class PacedStarts:
    """Begins only some of the requests that arrive together, in turns of their clients.

    In each of its turns an event loop does all that is ready. So the more requests begin in a turn,
    the longer all others wait, and those who are not connected yet wait for several turns. One long
    query that is wrong takes several milliseconds. A request whose client has left meanwhile does
    not begin.
    """

    def __init__(self, app: ASGIApp, tokens: ClientTokens) -> None:
        self._app = app
        self._tokens = tokens
        self._starts = FairQueue(_STARTS_PER_TURN)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on once it may begin."""
        if scope["type"] == "http":
            client = self._tokens.client(scope)
            await self._starts.acquire(client)
            if _has_left(scope):
                self._starts.release(client)
                return
            asyncio.get_running_loop().call_soon(self._starts.release, client)
        await self._app(scope, receive, send)


def _has_left(scope: Scope) -> bool:
    presence: Presence | None = scope.get("state", {}).get("presence")
    return presence is not None and presence.has_left
