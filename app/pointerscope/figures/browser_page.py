"""Pages of our own in one of Choreographer's browsers: wait for them, and read from them."""

import asyncio
from collections.abc import Mapping
from typing import Any

_POLL_SECONDS = 0.2


class PageError(RuntimeError):
    """The browser refused a command, or a script of the page failed."""


async def wait_until(tab: Any, expression: str) -> None:
    """Wait until an expression is true in a page."""
    while not await evaluate(tab, expression):
        await asyncio.sleep(_POLL_SECONDS)


async def evaluate(tab: Any, expression: str) -> Any:
    """Return the value of an expression in a page, None if it has none.

    Raises:
        PageError: the browser cannot evaluate it.
    """
    parameters = {"expression": expression, "returnByValue": True}
    evaluated = await command(tab, "Runtime.evaluate", parameters)
    return evaluated["result"].get("value")


async def command(tab: Any, name: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Send a command of the DevTools protocol and return its result.

    Raises:
        PageError: the browser refuses it.
    """
    response = await tab.send_command(name, dict(parameters))
    if "error" in response:
        raise PageError(response["error"].get("message", "the browser gave no reason"))
    result: dict[str, Any] = response["result"]
    return result
