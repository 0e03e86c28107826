"""The files with which an exported page computes: vocabulary, weights and histories of a model."""

import base64
from typing import Any

from pointerscope.figures.theme import ThemeName
from pointerscope.publishing.network_files import NETWORK_FILES, file_addresses, network_files
from pointerscope.publishing.offline import render_offline_page
from pointerscope.publishing.script_bundle import ENGINE
from pointerscope.web.browser_engine import example_content
from pointerscope.web.pages import editor_context
from pointerscope.web.responses import json_bytes
from pointerscope.web.site_plan import SiteHistory, SiteModel

_HISTORIES = "histories.json"
MODEL_FILES = (*NETWORK_FILES, _HISTORIES)


def model_files(model: SiteModel) -> dict[str, bytes]:
    """Return the content of each of `MODEL_FILES`.

    Raises:
        BundleError: the files of the bundle have changed since it was opened.
    """
    histories = [_history(model, history) for history in model.histories if history.parameters]
    return network_files(model.bundle) | {_HISTORIES: json_bytes(histories)}


def explore_file(
    model: SiteModel, theme: ThemeName | None, server: str | None, state: str = ""
) -> bytes:
    """Return the pages explore and compare of a model as one HTML file that computes.

    Args:
        model: a model whose weights may be shared.
        theme: the theme when the file opens; None for that of the reader's system.
        server: the address of a server with the same model; the file links to it.
        state: what the file shows first, as in the address of the page; an example by default.

    Raises:
        BundleError: the files of the bundle have changed since it was opened.
    """
    bundle = model.bundle
    files = model_files(model)
    return render_offline_page(
        "offline_explore.html",
        title=bundle.card.title,
        styles=("pointer-view", "pointerscope", "cards", "network-picture", "explore", "site"),
        script="offline-explore",
        theme=theme,
        plotly=False,
        worker=ENGINE,
        state=state,
        bundle=bundle,
        editor=editor_context(bundle),
        files={
            f"{bundle.id}/{name}": base64.b64encode(content).decode()
            for name, content in files.items()
        },
        addresses={bundle.id: file_addresses(bundle.id, "#", MODEL_FILES)},
        link=None if server is None else f"{server.rstrip('/')}/explore/{bundle.id}",
    )


def _history(model: SiteModel, history: SiteHistory) -> dict[str, Any]:
    """Return a history as the API lists examples; without an outcome where nobody knows it."""
    read = history.query
    user = read.history.user or None
    predict_at = read.predict_at.isoformat(timespec="minutes")
    for example in model.bundle.histories:
        if (example.visits, example.user, example.predict_at) == (read.notation, user, predict_at):
            content = example_content(model.bundle, example)
            break
    else:
        content = {"user": user, "visits": read.notation, "predict_at": predict_at}
    return content | {"title": history.title, "page": history.path.removeprefix(model.path)}
