"""What the text of the walkthrough says differently of every trace, where it has `⟨…⟩`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pointerscope.lessons.walkthrough.attention import head_softmax
from pointerscope.lessons.walkthrough.inputs import FEATURES
from pointerscope.lessons.walkthrough.layer import ResidualSum, sum_after
from pointerscope.lessons.walkthrough.pointer import pointer_softmax

if TYPE_CHECKING:
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace

_PLACE = re.compile("⟨([^⟩]+)⟩")
_HEAD_OUTPUTS = {
    "": r"\sum_j \alpha_j v_j",
    "mean": r"\frac{1}{n} \sum_i \sum_j \alpha_{ij} v_j",
    "zero": "0",
}


def fill(text: str, words: dict[str, str]) -> str:
    """Return a text with the words of a trace."""
    return _PLACE.sub(lambda place: words[place[1]], text)


def wording(trace: FollowedTrace) -> dict[str, str]:
    """Return the words of a trace, by what stands for them in the text."""
    features = [FEATURES[name] for name in trace.architecture.slices]
    is_sinusoidal, changes = trace.has("sinusoidal"), trace.interventions
    after_attention, pointer = sum_after(trace, "attention"), pointer_softmax(trace)
    without_input = ResidualSum(has_input=False, has_output=after_attention.has_output)
    is_last = not trace.layers_left
    farthest = trace.architecture.max_visits - 1
    return {
        "layer": str(trace.layer),
        "head": str(trace.head),
        "symbols": ", ".join(feature.symbol for feature in features),
        "meanings": "; ".join(feature.meaning.format(farthest=farthest) for feature in features),
        "embeddings": r";\; ".join(rf"E_{{\text{{{feature.name}}}}}" for feature in features),
        "ways": " So sines and cosines of the position, counted from the oldest visit, are added."
        * is_sinusoidal
        + " The embedding of the position from the end is already part of the vector."
        * trace.has("position_from_end"),
        "without positions": (
            "Without the sines and cosines, the position from the end alone would tell the layers "
            "the order of the visits, beside what their days and hours reveal of it."
            if is_sinusoidal and trace.has("position_from_end")
            else "Shuffled visits would get the same encodings in shuffled order. The layers would "
            "know the order of visits only as far as their days and hours reveal it."
        ),
        "input of the layer": trace.layer_input,
        "input of the first layer": "" if trace.layer else trace.layer_input,
        "scores of the head": head_softmax(trace).argument,
        "output of the head": _HEAD_OUTPUTS[trace.replacement],
        "sum after attention": after_attention.formula("x", "a"),
        "output of attention": without_input.formula("x", "a"),
        "normalised input": r"\operatorname{LayerNorm}(x')" if changes.layer_norm else "x'",
        "sum after the feed-forward network": sum_after(trace, "feed_forward").formula("x'", "f"),
        "output of the layer": "x_next" if is_last else "",
        "output of the last layer": "x''" if is_last else r"\operatorname{Layers}(X'')_n",
        "scores of the pointer": pointer.argument,
        "table of the pointer’s scores": pointer.scores,
        "fixed gate": "0.5" if trace.explanation.gate_is_learned else f"{trace.explanation.gate:g}",
        "gate": "g" if trace.has("gate") else "",
        "only part": "gen" if changes.only == "generation" else "ptr",
        "final distribution": "P"
        if trace.is_blended
        else "P_ptr"
        if trace.has("pointer")
        else "all_generated",
    }
