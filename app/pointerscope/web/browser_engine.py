"""What browsers need to compute by themselves: vocabulary, weights and example histories."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from pointerscope.figures.network import outline_content
from pointerscope.figures.views import find_view
from pointerscope.network.bundles import Bundle, ExampleHistory, NoWeightsError, SharedWeights
from pointerscope.publishing.network_files import vocabulary_content
from pointerscope.web import schemas
from pointerscope.web.dependencies import BundleFromPath, QueryFromParameters
from pointerscope.web.error_responses import PROBLEM_RESPONSES
from pointerscope.web.responses import (
    cached_response,
    conditional_response,
    etag,
    immutable_response,
    json_bytes,
)
from pointerscope.web.view_queries import computed_explanations, figure_key

router = APIRouter(prefix="/api/models/{model}", responses=PROBLEM_RESPONSES, tags=["models"])

STAY = (
    "The weights of {model} stay on the server: its owner has not allowed them to leave it. Ask "
    "the server for explanations instead."
)


def shared_weights(request: Request, bundle: Bundle) -> SharedWeights | None:
    """Return the file of weights that this server hands out; None where it stays."""
    return bundle.shared_weights if request.app.state.settings.share_weights else None


def example_content(bundle: Bundle, example: ExampleHistory) -> dict[str, Any]:
    """Return an example history with the names of its places."""

    def label(location: int | None) -> str | None:
        return None if location is None else bundle.places[location].label

    content = example.model_dump() | {"target_label": label(example.target)}
    if example.reason is not None:
        content["reason"]["expected_label"] = label(example.reason.expected)
    return content


@router.get(
    "/vocabulary", summary="What queries to a model may name", response_model=schemas.Vocabulary
)
def vocabulary(request: Request, bundle: BundleFromPath) -> Response:
    """The sizes of a network, its places and its people, and where its weights are."""
    shared = shared_weights(request, bundle)

    def make() -> bytes:
        return json_bytes(vocabulary_content(bundle, shared))

    tag = etag("vocabulary", bundle.id, bundle.version, shared)
    return conditional_response(request, tag, make)


@router.get("/outline", summary="The outline of a pass", response_model=schemas.NetworkOutline)
async def outline(request: Request, bundle: BundleFromPath, query: QueryFromParameters) -> Response:
    """What the picture of a network shows first, while the page fetches what it computes with.

    Not offered where the view `network` is not.
    """
    view = find_view("network")
    if missing := view.missing_part_in(bundle):
        raise missing

    async def prepare() -> Callable[[], bytes]:
        explain, _ = await computed_explanations(request, [view], bundle, query, None)
        return lambda: json_bytes(outline_content(explain()))

    tag = etag("outline", figure_key([view], bundle, query, None))
    return await cached_response(request, tag, prepare)


@router.get(
    "/weights/{sha256}",
    summary="The weights of a model",
    response_class=Response,
    responses={
        200: {
            "description": "A safetensors file, which never changes under its address.",
            "content": {"application/octet-stream": {}},
        }
    },
)
async def weights(
    request: Request,
    bundle: BundleFromPath,
    sha256: Annotated[
        str,
        Path(max_length=64, description="As in `weights` of the model."),
    ],
) -> Response:
    """The weights of a model whose owner lets them leave the server."""
    shared = shared_weights(request, bundle)
    if shared is None:
        raise NoWeightsError(STAY.format(model=bundle.id))
    if sha256 != shared.sha256:
        raise NoWeightsError(
            f"{bundle.id} has other weights by now. Read their hash from /api/models/{bundle.id}."
        )

    return await immutable_response(request, f'W/"{sha256}"', bundle.read_shared_weights)
