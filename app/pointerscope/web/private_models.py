"""The private models of `/data`, for requests that may see them.

Everybody else gets the answers of a server without them: no list names them, and no address opens
them. Responses with them are stored nowhere, and no other site may read them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pointerscope.network.bundles import Bundle
from pointerscope.network.registry import Registry, is_model_id
from pointerscope.serving.data_projects import DataProjects
from pointerscope.serving.metrics import ServerMetrics
from pointerscope.web.data_access import may_use_data

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import Message, Scope

_MARK = "shows_private_model"


class PrivateModels:
    """The models of a worker that lie on `/data`, opened when they are asked for.

    Args:
        projects: the data sets of the page.
        recheck_seconds: how long files are taken for unchanged.
        metrics: of this worker, which do not name them.
    """

    def __init__(
        self, projects: DataProjects, recheck_seconds: float, metrics: ServerMetrics
    ) -> None:
        self._projects = projects
        self._metrics = metrics
        self._recheck_seconds = recheck_seconds
        self._registries: dict[str, Registry] = {}

    def find(self, request: Request, model: str) -> Bundle | None:
        """Return the private model of this id; None if there is none for this request.

        Raises:
            UnavailableModelError: it cannot be opened.
        """
        if not may_use_data(request) or not is_model_id(model):
            return None
        folder = self._projects.folder / model / "models"
        if not (folder / model).is_dir():
            self._registries.pop(model, None)
            self._metrics.private_models.discard(model)
            return None
        self._metrics.private_models.add(model)
        registry = self._registries.setdefault(model, Registry(folder, 1, self._recheck_seconds))
        bundle = registry.find_loaded(model) or registry.bundle(model)
        request.scope.setdefault("state", {})[_MARK] = True
        return bundle

    def holds(self, bundle: Bundle) -> bool:
        """Return whether a model is one of these."""
        return self._projects.folder in bundle.folder.absolute().parents


def seal(scope: Scope, message: Message) -> Message:
    """Return the start of a response; one with a private model is stored and shared nowhere."""
    if not scope.get("state", {}).get(_MARK):
        return message
    headers: list[tuple[bytes, Any]] = [
        (name, value)
        for name, value in message["headers"]
        if name not in (b"cache-control", b"etag") and not name.startswith(b"access-control-")
    ]
    return {**message, "headers": [*headers, (b"cache-control", b"no-store")]}
