"""Print the path of a Chromium for the browser tests, installing one where there is none.

The one found goes first, then the system's package where that is allowed, then Playwright's own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def found() -> str | None:
    if named := os.environ.get("CHROMIUM"):
        return named
    on_path = next(filter(None, map(shutil.which, NAMES)), None)
    return on_path or playwright_own()


def playwright_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "--quiet", *command], check=False, **quiet)
        if found():
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], stdout=sys.stderr)


if __name__ == "__main__":
    if not found():
        install()
    path = found()
    if path is None:
        sys.exit("There is no Chromium. Install one, or set CHROMIUM to the path of one.")
    print(path)
