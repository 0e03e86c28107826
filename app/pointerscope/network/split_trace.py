"""Split the trace of a batch into traces of single histories."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch

from pointerscope.network.trace import Batch, LayerTrace, Trace

if TYPE_CHECKING:
    from torch import Tensor


_OF_HISTORY = ("pointer.query",)  # the intermediates that are no tensors over visits


def split_trace(trace: Trace) -> list[Trace]:
    """Return the trace of each history of a batch, without padding, as if traced alone.

    Each trace owns its memory: a cached trace does not hold the memory of the whole batch. The
    trace of a batch of one is returned as it is.

    Args:
        trace: of a pass without gradients, with its layers.
    """
    lengths = trace.batch.lengths.tolist()
    if len(lengths) == 1:
        return [trace]
    # NumPy's calls cost less than torch's on small parts.
    arrays = Trace(**{name: _as_arrays(value) for name, value in vars(trace).items()})
    return [_row(arrays, row, visits) for row, visits in enumerate(lengths)]


def _as_arrays(value: Any) -> Any:
    """Return a tensor as an array, and a tuple or a dictionary with its tensors as arrays."""
    if isinstance(value, torch.Tensor):
        return value.numpy()
    if isinstance(value, dict):
        return {name: _as_arrays(item) for name, item in value.items()}
    if not isinstance(value, tuple):
        return value
    items = map(_as_arrays, value)
    return type(value)._make(items) if hasattr(value, "_make") else tuple(items)


def _row(trace: Any, row: int, visits: int) -> Trace:
    """Return the trace of one history from a trace of arrays."""
    rows, positions = slice(row, row + 1), slice(visits)

    def per_history(array: Any) -> Any:  # (B, …)
        return None if array is None else torch.from_numpy(array[rows].copy())

    def per_visit(array: Any) -> Any:  # (B, T, …)
        return None if array is None else torch.from_numpy(array[rows, positions].copy())

    def per_head(array: Any) -> Tensor:  # (B, H, T, k)
        return torch.from_numpy(array[rows, :, positions].copy())

    def per_pair(array: Any) -> Tensor:  # (B, H, T, T)
        return torch.from_numpy(array[rows, :, positions, positions].copy())

    batch = trace.batch
    mask = per_visit(batch.mask)
    return Trace(
        batch=Batch(
            locations=per_visit(batch.locations),
            user=per_history(batch.user),
            time=per_visit(batch.time),
            weekday=per_visit(batch.weekday),
            recency=per_visit(batch.recency),
            duration=per_visit(batch.duration),
            position_from_end=per_visit(batch.position_from_end),
            lengths=per_history(batch.lengths),
            mask=None if mask is None or mask.all() else mask,
            has_nobody=bool(batch.user[row] == 0),
        ),
        hidden=tuple(map(per_visit, trace.hidden)),
        layers=tuple(
            LayerTrace(
                queries=per_head(layer.queries),
                keys=per_head(layer.keys),
                values=per_head(layer.values),
                scores=per_pair(layer.scores),
                weights=per_pair(layer.weights),
                head_outputs=per_head(layer.head_outputs),
            )
            for layer in trace.layers
        ),
        context=per_history(trace.context),
        content_scores=per_visit(trace.content_scores),
        position_bias=per_visit(trace.position_bias),
        pointer_scores=per_visit(trace.pointer_scores),
        pointer_weights=per_visit(trace.pointer_weights),
        pointer_probabilities=per_history(trace.pointer_probabilities),
        generation_logits=per_history(trace.generation_logits),
        generation_probabilities=per_history(trace.generation_probabilities),
        gate_hidden=per_history(trace.gate_hidden),
        gate_logit=per_history(trace.gate_logit),
        gate=per_history(trace.gate),
        probabilities=per_history(trace.probabilities),
        intermediates=None
        if trace.intermediates is None
        else {
            site: (per_history if site in _OF_HISTORY else per_visit)(array)
            for site, array in trace.intermediates.items()
        },
    )
