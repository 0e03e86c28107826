"""The explanation of a query for JSON: what the explain route answers, and its parts."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from pointerscope.figures.encoding import Encoding, encode_array

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery


def explanation_content(explanation: ExplainedQuery, encoding: Encoding) -> dict[str, Any]:
    """Return the whole explanation of a query for JSON."""
    read = explanation.query
    prediction = explanation.prediction._asdict()
    del prediction["label"]
    return {
        "model": explanation.bundle.id,
        "user": read.history.user or None,
        "visits": _visits(explanation),
        "notation": read.notation,
        "predict_at": _minute(read.predict_at),
        "self_attention": self_attention_content(explanation, encoding),
        "pointer": pointer_content(explanation, encoding),
        "gate": gate_content(explanation, encoding),
        "location_probabilities": location_probabilities_content(explanation, encoding),
        "prediction": prediction,
        "unknown_probability": explanation.unknown_probability,
    }


def self_attention_content(
    explanation: ExplainedQuery, encoding: Encoding
) -> dict[str, Any] | None:
    """Return the attention weights of every head; None without self-attention."""
    if not explanation.bundle.architecture.heads:
        return None
    if encoding == "list":  # which needs no array of all layers
        layers = [layer.weights.numpy()[0] for layer in explanation.trace.layers]
        return {"weights": [encode_array(weights, encoding) for weights in layers]}
    return {"weights": encode_array(explanation.self_attention, encoding)}


def pointer_content(explanation: ExplainedQuery, encoding: Encoding) -> dict[str, Any] | None:
    """Return the pointer's scores and weights; None without a pointer."""
    if explanation.pointer_weights is None:
        return None
    return {
        "content_scores": encode_array(explanation.content_scores, encoding),
        "position_bias": encode_array(explanation.position_bias, encoding),
        "scores": encode_array(explanation.pointer_scores, encoding),
        "weights": encode_array(explanation.pointer_weights, encoding),
        "entropy": explanation.pointer_entropy,
        "effective_positions": explanation.effective_positions,
    }


def gate_content(explanation: ExplainedQuery, encoding: Encoding) -> dict[str, Any]:
    """Return the gate, and whether it is learned."""
    return {
        "value": explanation.gate,
        "logit": explanation.gate_logit,
        "learned": explanation.gate_is_learned,
    }


def location_probabilities_content(
    explanation: ExplainedQuery, encoding: Encoding
) -> dict[str, Any]:
    """Return the most probable places of pointer, generation head and blend."""
    k, texts = explanation.query.top_k, explanation.bundle.places.texts
    rankings = {
        "pointer": explanation.pointer_ranking(),
        "generation": explanation.generation_ranking(k),
        "final": explanation.ranking(k),
    }
    return {
        name: None
        if ranking is None
        else [
            {"location": location, "name": texts[location].name, "probability": probability}
            for location, probability in ranking
        ]
        for name, ranking in rankings.items()
    }


def _visits(explanation: ExplainedQuery) -> list[dict[str, Any]]:
    return [
        {
            "location": location,
            "name": name,
            "label": label,
            "category": category,
            "place": place,
            "written_moment": written_moment,
            "written_stay": written_stay,
            "arrival": _minute(arrival),
            "weekday": weekday,
            "start_minute": start_minute,
            "duration_minutes": duration_minutes,
            "days_before": days_before,
            "steps_back": steps_back,
            "sent": sent,
            "masked": masked,
            "filled_in": filled_in,
        }
        for (
            location,
            name,
            label,
            category,
            place,
            written_moment,
            written_stay,
            arrival,
            weekday,
            start_minute,
            duration_minutes,
            days_before,
            steps_back,
            sent,
            masked,
            filled_in,
        ) in zip(*explanation.visit_columns(), strict=True)
    ]


@lru_cache(maxsize=10_000)
def _minute(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat(timespec="minutes")
