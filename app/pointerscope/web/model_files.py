"""The files with which an exported page computes: vocabulary, weights and histories of a model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pointerscope.web.browser_engine import example_content, vocabulary_content
from pointerscope.web.responses import json_bytes

if TYPE_CHECKING:
    from pointerscope.web.site_plan import SiteHistory, SiteModel

MODEL_FILES = ("vocabulary.json", "weights.safetensors", "histories.json")


def model_files(model: SiteModel) -> dict[str, bytes]:
    """Return the content of each of `MODEL_FILES`.

    Raises:
        BundleError: the files of the bundle have changed since it was opened.
    """
    contents = (
        json_bytes(vocabulary_content(model.bundle, model.shared)),
        model.bundle.read_shared_weights(),
        json_bytes([_history(model, history) for history in model.histories if history.on_server]),
    )
    return dict(zip(MODEL_FILES, contents, strict=True))


def _history(model: SiteModel, history: SiteHistory) -> dict[str, Any]:
    """Return a history as the API lists examples; without an outcome where nobody knows it."""
    read = history.explanation.query
    user = read.history.user or None
    predict_at = read.predict_at.isoformat(timespec="minutes")
    for example in model.bundle.histories:
        if (example.visits, example.user, example.predict_at) == (read.notation, user, predict_at):
            content = example_content(model.bundle, example)
            break
    else:
        content = {"user": user, "visits": read.notation, "predict_at": predict_at}
    page = history.path.removeprefix(model.path)
    return content | {"title": history.title, "page": page}
