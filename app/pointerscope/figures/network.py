"""The view of the whole network: a trace, which the browser draws.

Its size grows with the number of visits, apart from the attention maps, which have a row and a
column for each visit.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import orjson

from pointerscope.analysis.explanation import ExplainedQuery, with_intermediates
from pointerscope.core.percentages import percent
from pointerscope.figures.encoding import encode_array
from pointerscope.figures.explanation_content import explanation_content
from pointerscope.figures.labels import place_names
from pointerscope.figures.prediction import leading_sentence
from pointerscope.figures.views import Figure, OnlyWith, view

# Beyond so many locations the tensors with a number for each are left out; the most probable places
# are in `location_probabilities`.
MAX_LOCATIONS = 2_000
SITES_OF_LOCATIONS = (
    "pointer.probabilities",
    "generation.logits",
    "generation.probabilities",
    "probabilities",
)


def draw_network_comparison(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    """Return the trace of a query beside the one that it is compared with."""
    return _figure(explanation, reference)


@view(
    title="The whole network",
    caption=(
        "Follow the visits through the layers to the prediction.",
        OnlyWith(("pointer", "generation"), "Pointer and generation head each propose places."),
        OnlyWith(("pointer", "generation", "gate"), "The gate decides how much each counts."),
    ),
    section="answer",
    needs=("inputs.location", "layers.0.attention_out", "layers.0.feed_forward.out"),
    order=-1,
    kind="network",
    difference=draw_network_comparison,
)
def network(explanation: ExplainedQuery) -> Figure:
    """Return the trace of a query."""
    return _figure(explanation)


def trace_content(explanation: ExplainedQuery) -> dict[str, Any]:
    """Return an explanation for JSON with every tensor of its pass.

    It has the fields of the explain route, with `self_attention` null: `tensors` hold its weights,
    by the sites of `pointerscope.network.sites`, as float32 without the batch axis. Added are
    `architecture`, `interventions`, and `places`, with the label and the category of every location
    among the visits and the listed probabilities.
    """
    complete = with_intermediates(explanation)
    tensors = _site_arrays(complete)
    return _named_answer(complete) | {
        "tensors": {site: encode_array(tensor, "base64") for site, tensor in tensors.items()}
    }


def outline_content(explanation: ExplainedQuery) -> dict[str, Any]:
    """Return what the whole picture shows of a trace before one of its blocks is opened.

    It is `trace_content`, but `tensors` hold only the heads' weights and the sites with one number
    for each visit or place, and `lengths` the length of each visit's vector at the other sites
    outside heads, [T] as float32.
    """
    complete = with_intermediates(explanation)
    tensors, lengths = {}, {}
    for site, tensor in _site_arrays(complete).items():
        if tensor.ndim < 2 or site.endswith(".weights"):
            tensors[site] = encode_array(tensor, "base64")
        elif ".heads." not in site:
            lengths[site] = encode_array(np.linalg.norm(tensor, axis=1), "base64")
    return _named_answer(complete) | {"tensors": tensors, "lengths": lengths}


def _named_answer(complete: ExplainedQuery) -> dict[str, Any]:
    """Return an explanation for JSON with the names of all that it speaks of, without tensors."""
    content = explanation_content(complete, "list") | {"self_attention": None}
    # Lists instead of arrays, which Plotly would read otherwise.
    plain: dict[str, Any] = orjson.loads(orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY))
    places = complete.bundle.places
    return plain | {
        "architecture": complete.bundle.architecture.sizes,
        "interventions": complete.query.interventions.changes(),
        "places": {
            str(location): {
                "label": places[location].label,
                "category": places[location].category,
            }
            for location in _listed_locations(complete)
        },
    }


def _figure(explanation: ExplainedQuery, reference: ExplainedQuery | None = None) -> Figure:
    return {
        "kind": "network",
        "trace": trace_content(explanation),
        "before": None if reference is None else trace_content(reference),
        "meta": {
            "height": _HEIGHT,
            "summary": _summary(explanation, reference),
            "table": _table(explanation),
        },
    }


_HEIGHT = 640  # pixels


def _site_arrays(explanation: ExplainedQuery) -> dict[str, np.ndarray[Any, Any]]:
    """Return the tensors by site without the batch axis, as float32."""
    from pointerscope.network.sites import tensors_by_site  # imports torch

    left_out = (
        SITES_OF_LOCATIONS if explanation.bundle.architecture.locations > MAX_LOCATIONS else ()
    )
    return {
        site: tensor[0].float().numpy()
        for site, tensor in tensors_by_site(explanation.trace).items()
        if site not in left_out
    }


def _listed_locations(explanation: ExplainedQuery) -> Sequence[int]:
    """Return the locations of the answers, then of the visits, then of the generation head."""
    generated = explanation.generation_places(explanation.query.top_k) or ()
    listed = [
        *(place.location for place in explanation.answers),
        *explanation.visited.locations.tolist(),
        *(place.location for place in generated),
    ]
    return list(dict.fromkeys(listed))


def _table(explanation: ExplainedQuery) -> dict[str, Any]:
    """Return what the network gives each listed place, and what each of two parts gives it."""
    names = place_names(explanation.bundle.places).plain
    columns = {
        "pointer": explanation.pointer_probabilities,
        "generation head": explanation.generation_probabilities,
    }
    if not explanation.is_blend:
        columns = {}
    columns["probability"] = explanation.probabilities
    return {
        "columns": ["place", *columns],
        "rows": [
            [
                names[location],
                *(float(found[location]) for found in columns.values() if found is not None),
            ]
            for location in _listed_locations(explanation)
        ],
    }


def _summary(explanation: ExplainedQuery, reference: ExplainedQuery | None) -> str:
    summary = leading_sentence(explanation)
    if reference is None:
        return summary
    other = reference.prediction
    name = place_names(reference.bundle.places).plain[other.location]
    return f"{summary} Compared with: {name} with {percent(other.probability)}."
