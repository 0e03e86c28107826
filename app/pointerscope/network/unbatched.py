"""The traces of single histories out of the trace of a batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch

from pointerscope.network.trace import Batch, LayerTrace, Trace

if TYPE_CHECKING:
    from torch import Tensor


def unbatched(trace: Trace) -> list[Trace]:
    """The trace of each history of a batch, without padding, as if it had been traced alone.

    Each owns its memory, so that one that is kept does not keep the whole batch. The trace of a
    single history is handed on as it is.

    Args:
        trace: of a pass without gradients that kept its layers.
    """
    lengths = trace.batch.lengths.tolist()
    if len(lengths) == 1:
        return [trace]
    return [_row(trace, row, visits) for row, visits in enumerate(lengths)]


def _row(trace: Trace, row: int, visits: int) -> Trace:
    rows, some = slice(row, row + 1), slice(visits)

    def of_history(tensor: Tensor | None) -> Any:  # (B, …)
        return None if tensor is None else _own(tensor, rows)

    def of_visits(tensor: Tensor | None) -> Any:  # (B, T, …)
        return None if tensor is None else _own(tensor, rows, some)

    def of_heads(tensor: Tensor) -> Tensor:  # (B, H, T, k)
        return _own(tensor, rows, slice(None), some)

    def of_pairs(tensor: Tensor) -> Tensor:  # (B, H, T, T)
        return _own(tensor, rows, slice(None), some, some)

    batch = trace.batch
    mask = of_visits(batch.mask)
    return Trace(
        batch=Batch(
            locations=of_visits(batch.locations),
            user=of_history(batch.user),
            time=of_visits(batch.time),
            weekday=of_visits(batch.weekday),
            recency=of_visits(batch.recency),
            duration=of_visits(batch.duration),
            position_from_end=of_visits(batch.position_from_end),
            lengths=of_history(batch.lengths),
            mask=None if mask is None or mask.all() else mask,
            has_nobody=not batch.user[row],
        ),
        hidden=tuple(map(of_visits, trace.hidden)),
        layers=tuple(
            LayerTrace(
                queries=of_heads(layer.queries),
                keys=of_heads(layer.keys),
                values=of_heads(layer.values),
                scores=of_pairs(layer.scores),
                weights=of_pairs(layer.weights),
                head_outputs=of_heads(layer.head_outputs),
            )
            for layer in trace.layers
        ),
        context=of_history(trace.context),
        content_scores=of_visits(trace.content_scores),
        position_bias=of_visits(trace.position_bias),
        pointer_scores=of_visits(trace.pointer_scores),
        pointer_weights=of_visits(trace.pointer_weights),
        pointer_probabilities=of_history(trace.pointer_probabilities),
        generation_logits=of_history(trace.generation_logits),
        generation_probabilities=of_history(trace.generation_probabilities),
        gate_hidden=of_history(trace.gate_hidden),
        gate_logit=of_history(trace.gate_logit),
        gate=of_history(trace.gate),
        probabilities=of_history(trace.probabilities),
    )


def _own(tensor: Tensor, *part: slice) -> Tensor:
    """A copy of a part, made by NumPy: of parts so small it is the calls that cost."""
    return torch.from_numpy(tensor.numpy()[part].copy())
