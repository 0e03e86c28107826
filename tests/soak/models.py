"""A folder with models of every kind for the soak tests."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from pointerscope.core.settings import Settings
from tests.conftest import WITHOUT, write_tiny

if TYPE_CHECKING:
    from pathlib import Path


def write_models(folder: Path) -> Path:
    """Write the town, a tiny network, networks without parts, and one that cannot be opened."""
    shutil.copytree(Settings().models / "town", folder / "town")
    write_tiny(folder / "tiny")
    for name, lacks in WITHOUT.items():
        write_tiny(folder / name, lacks)
    (folder / "broken").mkdir()
    (folder / "broken" / "best.pt").write_bytes(b"no checkpoint")
    return folder
