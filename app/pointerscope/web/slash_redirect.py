"""Redirects of paths with a slash too much at the end."""

from starlette.responses import RedirectResponse
from starlette.routing import Match, Router
from starlette.types import Receive, Scope, Send


class SlashRedirect:
    """Handles requests that no route matches: redirects `/lessons/` to `/lessons`, or gives 404.

    The target is a path. Starlette's own redirects repeat the `Host` header, which a client or a
    cache in between may have been tricked into sending.
    """

    def __init__(self, router: Router) -> None:
        self._router = router

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Redirect a request if the path without its final slashes has a route."""
        path = scope["path"]
        shorter = {**scope, "path": path.rstrip("/")}
        is_known = path.endswith("/") and any(
            route.matches(shorter)[0] is not Match.NONE for route in self._router.routes
        )
        if scope["type"] == "http" and is_known:
            # Two slashes at the start would make the rest a host.
            target = "/" + shorter["path"].lstrip("/")
            query = scope["query_string"].decode("latin-1")
            await RedirectResponse(f"{target}?{query}" if query else target)(scope, receive, send)
        else:
            await self._router.not_found(scope, receive, send)
