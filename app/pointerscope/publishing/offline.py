"""One HTML file that works offline: pages, styles, scripts and figures inside it.

A policy in the file lets only its own scripts run and lets them ask nobody for anything.
"""

from __future__ import annotations

import base64
import hashlib
import re
from typing import TYPE_CHECKING

from markupsafe import Markup

from pointerscope.core.settings import RESOURCES
from pointerscope.publishing.script_bundle import PLOTLY, classic_script
from pointerscope.publishing.templates import environment

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from pointerscope.figures.theme import ThemeName
    from pointerscope.publishing.exported_view import KeptView

_STATIC = RESOURCES / "static"
_NOWHERE_ELSE = "base-uri 'none'; form-action 'none'"
# What pages may do that lie on a web host beside their scripts, styles and figures.
HOSTED_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    f"img-src 'self' data: blob:; connect-src 'self'; {_NOWHERE_ELSE}"
)
# Within a script these would end it, or hide its end.
_ENDS_SCRIPT = re.compile(r"<(?=/script|!--|script)", re.IGNORECASE)


def offline_view(
    kept: KeptView, theme: ThemeName | None = None, server: str | None = None
) -> bytes:
    """A view with its controls as one file.

    Args:
        kept: what is drawn.
        theme: the colours it opens with; those of the reader's system if left out.
        server: the address of a server that has the same view, to be linked.
    """
    return offline_page(
        "offline_view.html",
        title=kept.title,
        styles=("pointer-view", "pointerscope"),
        scripts=("theme", "pointer-view"),
        theme=theme,
        kept=kept,
        link=None if server is None else server.rstrip("/") + kept.path,
    )


def offline_page(
    template: str,
    *,
    title: str,
    styles: Iterable[str],
    scripts: Sequence[str],
    theme: ThemeName | None = None,
    plotly: bool = True,
    libraries: Iterable[Path] = (),
    **context: object,
) -> bytes:
    """A page of a template that extends `offline.html`, with everything inside it.

    Args:
        template: its name; see `offline.html` for what it can fill.
        title: of the page.
        styles: names of files in `static/css`, behind `pointer-view` where a view is shown.
        scripts: names of modules in `static/js`; they run in this order when the page is read.
        theme: the colours it opens with; those of the reader's system if left out.
        plotly: whether figures are drawn.
        libraries: further scripts that run before.
        **context: what the template shows.
    """
    code = [_within_script(classic_script(*scripts))]
    before = (*((PLOTLY,) if plotly else ()), *libraries)
    code[:0] = [_within_script(path.read_text(encoding="utf-8")) for path in before]
    css = "".join((_STATIC / "css" / f"{name}.css").read_text(encoding="utf-8") for name in styles)
    page = environment().get_template(template)
    return page.render(
        title=title,
        theme=theme,
        css=Markup(css),
        scripts=[Markup(text) for text in code],
        policy=_policy(code),
        json_within=json_within,
        **context,
    ).encode()


def json_within(content: bytes) -> Markup:
    """JSON as the content of a script element, which none of its texts can end."""
    return Markup(content.decode().replace("<", "\\u003c"))


def _within_script(code: str) -> str:
    return _ENDS_SCRIPT.sub(r"\\x3c", code)


def _policy(scripts: Iterable[str]) -> str:
    """What the file may do: run these scripts, and nothing else."""
    digests = (hashlib.sha256(f"\n{script}\n".encode()).digest() for script in scripts)
    hashes = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return (
        f"default-src 'none'; script-src {hashes}; style-src 'unsafe-inline'; "
        f"img-src data: blob:; {_NOWHERE_ELSE}"
    )
