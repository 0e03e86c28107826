"""Debian's Firefox on the pages of a server, driven by WebDriver BiDi, which it speaks itself.

The tests in `tests/browser` use Chromium. This part opens the pages that people reach first, waits
until their figures are drawn, uses a lesson in a sandboxed frame, and fails on any script error.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from websockets.sync.client import ClientConnection, connect

from tests.servers import serving
from tests.soak.faults import eventually

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAMS = "firefox-esr", "firefox"
VISITS = quote("Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna")
_PATIENCE = 60.0  # seconds
_DRAWN = "document.querySelectorAll('pointer-view[data-drawn] .main-svg').length"
# By page, what is true once it works.
PAGES = {
    "": "document.querySelectorAll('main a').length > 5",
    f"explore/town?visits={VISITS}": f"{_DRAWN} > 0",
    "lessons/softmax": "!!document.querySelector('[data-ready]')",
    "insights/town": f"{_DRAWN} > 0",
    "compare?models=town,geolife": "!!document.querySelector('main h1')",
    f"embed/town/heads?visits={VISITS}": f"{_DRAWN} > 0",
    "slides": "!!document.querySelector('[data-ready]')",
    "status": "document.querySelectorAll('table').length > 0",
}
_LISTENING = re.compile(r"WebDriver BiDi listening on (\S+)\s")
# Firefox asks its makers for nothing.
_SETTINGS = """
user_pref("app.normandy.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("nimbus.rollouts.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,#remote-settings-dummy/v1");
"""
_FRAME = """
document.body.innerHTML = '';
const frame = document.createElement('iframe');
frame.sandbox = 'allow-scripts';
frame.src = '/embed/lessons/softmax';
document.body.append(frame);
"""


class Firefox:
    """A page of a running Firefox.

    Attributes:
        errors: what scripts reported since the start.
    """

    def __init__(self, connection: ClientConnection) -> None:
        self.errors: list[str] = []
        self._connection = connection
        self._numbers = count(1)
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        """Open a page and wait until it is loaded."""
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def evaluate(self, expression: str, frame: int | None = None) -> Any:
        """Return the value of an expression in the page, or in one of its frames."""
        context = self._page
        if frame is not None:
            tree = self._ask("browsingContext.getTree", root=self._page)["contexts"][0]
            context = tree["children"][frame]["context"]
        answer = self._ask(
            "script.evaluate",
            expression=expression,
            target={"context": context},
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise AssertionError(answer["exceptionDetails"]["text"])
        return answer["result"].get("value")

    def wait_for(self, condition: str, frame: int | None = None) -> None:
        """Wait until an expression is true.

        Raises:
            AssertionError: it does not become true in time.
        """
        assert eventually(lambda: bool(self.evaluate(condition, frame))), condition

    def _ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._connection.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._connection.recv(_PATIENCE))
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                if entry["level"] == "error":
                    self.errors.append(f"{entry.get('type')}: {entry['text']}")
            elif message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]


@contextmanager
def firefox(program: str) -> Iterator[Firefox]:
    """Run Firefox without a window, with a profile of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile, log = Path(folder), Path(folder) / "log"
        (profile / "user.js").write_text(_SETTINGS)
        command = [program, "--headless", "--no-remote", "--remote-debugging-port", "0"]
        with log.open("wb") as errors:
            process = subprocess.Popen([*command, "--profile", profile], stderr=errors)
        try:
            assert eventually(lambda: _LISTENING.search(log.read_text()) is not None)
            address = _LISTENING.findall(log.read_text())[0]
            with connect(f"{address}/session", max_size=None) as connection:
                yield Firefox(connection)
        finally:
            process.terminate()
            process.wait(30)


def main() -> None:
    """Open every page, and leave a step out in a sandboxed lesson."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        print("firefox: left out, because Firefox is not installed (Debian: firefox-esr)")
        return
    with serving() as address, firefox(program) as browser:
        for path, works in PAGES.items():
            browser.open(f"{address}/{path}")
            browser.wait_for(works)
            assert not browser.errors, (path, browser.errors)
        browser.open(f"{address}/")
        browser.evaluate(_FRAME)
        browser.wait_for("!!document.querySelector('[data-ready]')", frame=0)
        browser.evaluate("document.querySelector('[data-remove]').click()", frame=0)
        browser.wait_for("!!document.querySelector('.step[data-removed]')", frame=0)
        assert not browser.errors, browser.errors
    print(f"firefox: {len(PAGES)} pages and a sandboxed lesson work without script errors")
