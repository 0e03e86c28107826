"""Print the path of a Chromium for the browser tests, installing one where there is none.

The headless shell goes first, which does without windows and all that belongs to them and draws
pages in two thirds of the time: as found, or as the system's package where that is allowed. Then
any other Chromium: as found, as the system's package, or Playwright's own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
OTHERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def found() -> str | None:
    if named := os.environ.get("CHROMIUM"):
        return named
    on_path = next(filter(None, map(shutil.which, (SHELL, *OTHERS))), None)
    return on_path or playwright_own()


def found_or_installed() -> str | None:
    if not os.environ.get("CHROMIUM") and not shutil.which(SHELL):
        install_package(SHELL)
    if not found():
        install_package("chromium")
    if not found():
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(command, check=False, stdout=sys.stderr)
    return found()


def playwright_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install_package(name: str) -> None:
    """Install a package of Debian's, where that is allowed and it has one of this name."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", name]):
        subprocess.run(["apt-get", "--quiet", *command], check=False, **quiet)


if __name__ == "__main__":
    path = found_or_installed()
    if path is None:
        sys.exit("There is no Chromium. Install one, or set CHROMIUM to the path of one.")
    print(path)
