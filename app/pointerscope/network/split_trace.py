"""Split the trace of a batch into traces of single histories."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import repeat
from typing import Any

import torch
from torch import Tensor

from pointerscope.network.trace import Batch, LayerTrace, Trace

_OF_HISTORY = ("pointer.query",)  # the intermediates that are no tensors over visits


def split_trace(trace: Trace) -> list[Trace]:
    """Return the trace of each history of a batch, without padding, as if traced alone.

    They share the memory of the batch, see `own_memory`. The trace of a batch of one is returned
    as it is.

    Args:
        trace: of a pass without gradients, with its layers.
    """
    batch = trace.batch
    lengths = batch.lengths.tolist()
    if len(lengths) == 1:
        return [trace]
    rows = _Rows(lengths, batch.locations.shape[1])
    batches = map(
        Batch._make,
        zip(
            rows.over_visits(batch.locations),
            rows.of(batch.user),
            rows.over_visits(batch.time),
            rows.over_visits(batch.weekday),
            rows.over_visits(batch.recency),
            rows.over_visits(batch.duration),
            rows.over_visits(batch.position_from_end),
            rows.of(batch.lengths),
            (None if mask is None or mask.all() else mask for mask in rows.over_visits(batch.mask)),
            (user == 0 for user in batch.user.tolist()),
            strict=True,
        ),
    )
    columns: dict[str, Iterable[Any]] = {
        "batch": batches,
        "hidden": zip(*map(rows.over_visits, trace.hidden), strict=True),
        "layers": zip(*map(rows.of_layer, trace.layers), strict=True)
        if trace.layers
        else repeat((), len(lengths)),
        "intermediates": rows.of_intermediates(trace.intermediates),
    }
    for name in ("content_scores", "position_bias", "pointer_scores", "pointer_weights"):
        columns[name] = rows.over_visits(getattr(trace, name))
    names = [field.name for field in fields(Trace)]
    for name in names:
        if name not in columns:
            columns[name] = rows.of(getattr(trace, name))
    return [Trace(*values) for values in zip(*map(columns.__getitem__, names), strict=True)]


def own_memory(trace: Trace) -> Trace:
    """Return a trace that does not hold the memory of other histories of its pass."""
    if trace.probabilities.untyped_storage().nbytes() == trace.probabilities.nbytes:
        return trace  # it was alone
    return Trace(**{name: _copied(value) for name, value in vars(trace).items()})


def _copied(value: Any) -> Any:
    """Return copies of a tensor, or of those in a tuple or a dictionary."""
    if isinstance(value, torch.Tensor):
        return value.clone()
    if isinstance(value, dict):
        return {name: _copied(item) for name, item in value.items()}
    if not isinstance(value, tuple):
        return value
    items = map(_copied, value)
    return type(value)._make(items) if hasattr(value, "_make") else tuple(items)


class _Rows:
    """Takes the tensors of a batch apart into those of its histories.

    Args:
        lengths: the number of visits of each history.
        longest: the number of visits to which they are padded.
    """

    def __init__(self, lengths: Sequence[int], longest: int) -> None:
        self._lengths = lengths
        self._is_padded = min(lengths) < longest

    def of(self, tensor: Tensor | None, *visit_axes: int) -> Iterable[Any]:
        """Return the rows of a tensor, each [1, …]; some axes are over visits."""
        if tensor is None:
            return repeat(None, len(self._lengths))
        rows = tensor.chunk(len(self._lengths))
        if self._is_padded:
            for axis in visit_axes:
                pairs = zip(rows, self._lengths, strict=True)
                rows = tuple(row.narrow(axis, 0, visits) for row, visits in pairs)
        return rows

    def over_visits(self, tensor: Tensor | None) -> Iterable[Any]:  # (B, T, …)
        return self.of(tensor, 1)

    def of_layer(self, layer: LayerTrace) -> Iterable[LayerTrace]:
        per_head, per_pair = (2,), (2, 3)  # (B, H, T, k), (B, H, T, T)
        axes = (per_head, per_head, per_head, per_pair, per_pair, per_head)
        tensors = zip(layer, axes, strict=True)
        return map(
            LayerTrace._make,
            zip(*(self.of(tensor, *over) for tensor, over in tensors), strict=True),
        )

    def of_intermediates(
        self, intermediates: Mapping[str, Tensor] | None
    ) -> Iterable[dict[str, Tensor] | None]:
        if intermediates is None:
            return repeat(None, len(self._lengths))
        columns = (
            self.of(tensor) if site in _OF_HISTORY else self.over_visits(tensor)
            for site, tensor in intermediates.items()
        )
        return (
            dict(zip(intermediates, values, strict=True)) for values in zip(*columns, strict=True)
        )
