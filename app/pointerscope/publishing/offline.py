"""Pages as one HTML file that works offline, with styles, scripts and figures inside it.

A content security policy in the file lets only its own scripts run and blocks every request.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import Markup

from pointerscope.figures.contract import is_network_figure
from pointerscope.figures.style_sheets import read_styles
from pointerscope.figures.theme import ThemeName
from pointerscope.publishing.network_files import addresses_of, data_blocks
from pointerscope.publishing.script_bundle import PLOTLY, ScriptName, read_script
from pointerscope.publishing.templates import template_environment

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle
    from pointerscope.publishing.exported_view import ExportedView

_NO_BASE_NO_FORMS = "base-uri 'none'; form-action 'none'"
# The content security policy of pages that a web host serves with their scripts and figures.
HOSTED_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    f"img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; {_NO_BASE_NO_FORMS}"
)
# Inside a script element, these end the script or hide its end.
_ENDS_SCRIPT = re.compile(r"<(?=/script|!--|script)", re.IGNORECASE)


def render_offline_view(
    view: ExportedView, theme: ThemeName | None = None, server: str | None = None
) -> bytes:
    """Return a view with its controls as one HTML file.

    Args:
        view: The view.
        theme: The theme when the file opens; None for that of the reader's system.
        server: The address of a server with the same view; the file links to it.
    """
    is_network = is_network_figure(view.figure)
    return render_offline_page(
        "offline_view.html",
        title=view.title,
        styles=("pointer-view", "pointerscope", *(("network-picture",) if is_network else ())),
        script="offline-network" if is_network else "offline-view",
        theme=theme,
        plotly=not is_network,
        models=() if view.shared_model is None else (view.shared_model,),
        view=view,
        link=None if server is None else server.rstrip("/") + view.path,
    )


def render_offline_page(
    template: str,
    *,
    title: str,
    styles: Iterable[str],
    script: ScriptName,
    theme: ThemeName | None = None,
    state: str = "",
    plotly: bool = True,
    libraries: Iterable[Path] = (),
    worker: Path | None = None,
    models: Collection[Bundle] = (),
    **context: object,
) -> bytes:
    """Return a page of a template that extends `offline.html` as one HTML file.

    Args:
        template: The file name of the template; `offline.html` lists the blocks it can fill.
        title: The title of the page.
        styles: Names of files in `static/css`; the first is `pointer-view` if a view is shown.
        script: The script of `static/bundles`, which runs once the page is read.
        theme: The theme when the file opens; None for that of the reader's system.
        state: What the page shows first, as in its address; its own choice by default.
        plotly: Whether the page draws figures.
        libraries: Further scripts to run before the modules.
        worker: The module that a worker of the page runs; the page contains its text.
        models: Models that the page computes, whose weights may be shared.
        **context: The variables of the template.
    """
    library_paths = (*((PLOTLY,) if plotly else ()), *libraries)
    sources = [path.read_text(encoding="utf-8") for path in library_paths]
    scripts = [*(["offline-engine"] if models else []), script]
    code = [_escape_script(source) for source in (*sources, *map(read_script, scripts))]
    css = read_styles(styles)
    page = template_environment().get_template(template)
    return page.render(
        title=title,
        theme=theme,
        state=state,
        css=Markup(css),
        scripts=[Markup(text) for text in code],
        worker=None if worker is None else Markup(_escape_script(worker.read_text("utf-8"))),
        policy=_policy(code, "'none'" if worker is None else "blob:"),
        json_for_script=json_for_script,
        **{"files": data_blocks(models), "addresses": addresses_of(models, "#")} | context,
    ).encode()


def json_for_script(content: bytes) -> Markup:
    """Return JSON escaped so that no text in it can end the script element around it."""
    return Markup(content.decode().replace("<", "\\u003c"))


def _escape_script(code: str) -> str:
    return _ENDS_SCRIPT.sub(r"\\x3c", code)


def _policy(scripts: Iterable[str], workers: str) -> str:
    """Return a content security policy that allows these scripts and workers, and nothing else."""
    digests = (hashlib.sha256(f"\n{script}\n".encode()).digest() for script in scripts)
    hashes = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return (
        f"default-src 'none'; script-src {hashes}; worker-src {workers}; "
        f"style-src 'unsafe-inline'; img-src data: blob:; font-src data:; connect-src 'none'; "
        f"{_NO_BASE_NO_FORMS}"
    )
