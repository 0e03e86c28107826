"""The scripts in `static/bundles`, each with everything that it imports.

`make bundles` builds them from `static/js`. Offline files, decks and notebooks contain them, and
other people's pages load one of them.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import orjson

from pointerscope.core.settings import RESOURCES

SCRIPTS = RESOURCES / "static" / "js"
[PLOTLY] = (RESOURCES / "static" / "vendor" / "plotly").glob("*.min.js")

ScriptName = Literal[
    "pointer-view",
    "offline-view",
    "offline-network",
    "offline-engine",
    "offline-explore",
    "offline-lesson",
    "offline-deck",
    "notebook-frame",
    "notebook-theme",
]

_BUNDLES = RESOURCES / "static" / "bundles"
ENGINE = _BUNDLES / "browser-model.js"  # computes a network: a module, also of workers


@cache
def read_script(name: ScriptName) -> str:
    """Return a classic script that leaves no globals behind.

    Args:
        name: `pointer-view` brings the element's styles with it, for other people's pages.
    """
    return (_BUNDLES / f"{name}.js").read_text(encoding="utf-8")


@cache
def modules_of_site(name: str) -> tuple[str, ...]:
    """Return the paths in `static/js` of a module and of all that it imports, itself first.

    Args:
        name: of a module that a page of an exported site loads.
    """
    modules: dict[str, list[str]] = orjson.loads((_BUNDLES / "site-modules.json").read_bytes())
    return tuple(modules[name])
