"""The scripts in `static/bundles`, each with everything that it imports.

`make bundles` builds them from `static/js`. Offline files, decks and notebooks contain them, and
other people's pages load one of them.
"""

from functools import cache
from typing import Literal

from pointerscope.core.settings import STATIC

SCRIPTS = STATIC / "js"
[PLOTLY] = (STATIC / "vendor" / "plotly").glob("*.min.js")

ScriptName = Literal[
    "pointer-view",
    "pointer-reveal",
    "offline-view",
    "offline-network",
    "offline-engine",
    "offline-explore",
    "offline-life",
    "offline-lesson",
    "offline-deck",
    "notebook-frame",
    "notebook-theme",
]

_BUNDLES = STATIC / "bundles"
ENGINE = _BUNDLES / "browser-model.js"  # computes a network: a module, also of workers
LIFE_READER = _BUNDLES / "life-reader.js"  # reads Timeline files in a worker
SITE_MODULES = tuple(sorted(_BUNDLES.glob("site-*.js")))  # of pages of exported sites


@cache
def read_script(name: ScriptName) -> str:
    """Return a classic script that leaves no globals behind.

    Args:
        name: `pointer-view` brings the element's styles with it, for other people's pages.
    """
    return (_BUNDLES / f"{name}.js").read_text(encoding="utf-8")
