"""Many histories in batches: chosen quantities of each, without explaining them one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from pydantic import ValidationError

from pointerscope.analysis.explanation import most_probable_place, resolve_for_bundle
from pointerscope.core import messages, python_messages
from pointerscope.core.array_types import Int
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.formulas import entropy, perplexity
from pointerscope.mobility.data_set import DatedHistory
from pointerscope.mobility.histories import History
from pointerscope.mobility.interventions import NO_INTERVENTIONS, Interventions
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.query import Query, RecordInput
from pointerscope.mobility.validation_messages import problems_from_errors

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.sites import SiteFunction
    from pointerscope.network.trace import Batch, Trace

    HistoryInput: TypeAlias = (
        History | DatedHistory | Query | str | Mapping[str, Any] | Sequence[Any]
    )
    ErrorCallback: TypeAlias = Callable[[int, InvalidQueryError], None]

DEFAULT_QUANTITIES = (
    *("place", "location", "probability", "from_pointer", "from_generation"),
    *("unknown_probability", "gate", "target"),
)
DEFAULT_BATCH = 256
UNKNOWN_TARGET = -1

_OF_VISITS = ("visit", "query position", "key position")
_OF_LAYERS = {
    "self_attention": ("weights", ("layer", "head", "query position", "key position")),
    **{
        name: (name, ("layer", "head", "visit", "unit"))
        for name in ("queries", "keys", "values", "head_outputs")
    },
}
_BY_NAME = {  # of quantities that a site has under another name
    "content_scores": "pointer.content_scores",
    "position_bias": "pointer.bias",
    "pointer_scores": "pointer.scores",
    "pointer_weights": "pointer.weights",
    "pointer_probabilities": "pointer.probabilities",
    "generation_logits": "generation.logits",
    "generation_probabilities": "generation.probabilities",
    "gate_hidden": "gate.hidden",
    "gate_logit": "gate.logit",
    "gate": "gate.value",
}


@dataclass(frozen=True, eq=False)
class ExplainedBlock(Mapping[str, Any]):
    """Quantities of some histories as named arrays.

    The first dimension of an array is that of the histories. Histories of different lengths are
    padded at the end; padding is NaN.

    Attributes:
        index: [B] the 0-based number of each history among those that were passed.
        lengths: [B] the number of visits of each.
        arrays: the quantities by name.
        dimensions: by name, what the dimensions of the array are after that of the histories.
    """

    index: Int[NDArray[np.int64], " B"]
    lengths: Int[NDArray[np.int64], " B"]
    arrays: Mapping[str, NDArray[Any]]
    dimensions: Mapping[str, tuple[str, ...]]

    def __getitem__(self, quantity: str) -> NDArray[Any]:
        return self.arrays[quantity]

    def __iter__(self) -> Iterator[str]:
        return iter(self.arrays)

    def __len__(self) -> int:
        return len(self.arrays)

    def rows(self, quantity: str) -> list[Any]:
        """Return a quantity of each history without padding: a number, a text or an array."""
        array, dimensions = self.arrays[quantity], self.dimensions[quantity]
        if not dimensions:
            return array.tolist()
        return [
            array[row][tuple(slice(length if name in _OF_VISITS else None) for name in dimensions)]
            for row, length in enumerate(self.lengths.tolist())
        ]

    def __repr__(self) -> str:
        width = max(map(len, self.arrays))
        lines = [
            f"{name:{width}}  {array.shape!s:18} history"
            + "".join(f" × {one}" for one in self.dimensions[name])
            for name, array in self.arrays.items()
        ]
        number = len(self.index)
        return "\n".join([f"{number:,} {'history' if number == 1 else 'histories'}", *lines])


def explain_many(
    bundle: Bundle,
    histories: Iterable[HistoryInput],
    quantities: Sequence[str] = DEFAULT_QUANTITIES,
    *,
    interventions: Interventions = NO_INTERVENTIONS,
    at: Mapping[str, SiteFunction] | None = None,
    batch_size: int = DEFAULT_BATCH,
    on_error: ErrorCallback | None = None,
) -> Iterator[ExplainedBlock]:
    """Yield chosen quantities of many histories, a block for each batch, in their order.

    Histories are read when their block is computed, so memory is bounded by one block. A block
    ends early where the interventions of the queries change.

    Args:
        bundle: the model.
        histories: histories of prepared data, queries (as `Query` or its fields), records of the
            published data sets, visit notations, or lists of visits.
        quantities: names of `quantity_names`, or sites.
        interventions: changes to the pass over histories that have none of their own, without
            `mask_visits` and `order`, whose positions differ from history to history.
        at: functions by site, as for `PointerNetwork.trace`; the tensors hold a batch.
        batch_size: histories in a pass.
        on_error: called with the number of a history that cannot be read or answered and what is
            wrong; the others go on. None raises the error.

    Raises:
        InvalidQueryError: a quantity, a site or the interventions do not fit the network; or,
            without `on_error`, a history does not: its problems begin with `histories[<number>]`.
    """
    if batch_size < 1:
        raise InvalidQueryError(
            Problem("batch_size", messages.FORM_ERRORS["greater_than_equal"].format(ge=1))
        )
    plan = _Plan(bundle, quantities, at)
    _check_common(bundle, interventions)
    numbered = _read_all(bundle, histories, interventions, on_error)

    def blocks() -> Iterator[ExplainedBlock]:
        for _, group in groupby(numbered, lambda one: one.interventions):
            batch: list[_Numbered] = []
            for one in group:
                batch.append(one)
                if len(batch) == batch_size:
                    yield from plan.blocks(batch, on_error)
                    batch = []
            if batch:
                yield from plan.blocks(batch, on_error)

    return blocks()


def quantity_names(bundle: Bundle) -> tuple[str, ...]:
    """Return the names of quantities that a network has, beside its sites."""
    from pointerscope.network.sites import readable_sites

    sites = readable_sites(bundle.architecture)
    named = tuple(name for name, site in _BY_NAME.items() if site in sites)
    of_layers = tuple(_OF_LAYERS) if bundle.architecture.heads else ()
    pointer = ("pointer_entropy", "effective_positions") if "pointer.weights" in sites else ()
    others = (name for name in (*named, *pointer) if name not in DEFAULT_QUANTITIES)
    return (*DEFAULT_QUANTITIES, "user", "visits", *others, "hidden", *of_layers)


def read_batch(bundle: Bundle, histories: Iterable[HistoryInput]) -> Batch:
    """Return histories as one batch; what their interventions do to the network is not made.

    Raises:
        InvalidQueryError: a history cannot be read; its problems begin with `histories[<number>]`.
    """
    from pointerscope.network.interventions import build_batch

    read = [*_read_all(bundle, histories, NO_INTERVENTIONS, None)]
    if not read:
        raise InvalidQueryError(Problem("histories", python_messages.NO_HISTORIES))
    masked = [one.masked for one in read]
    return build_batch([one.history for one in read], bundle.architecture.max_visits, masked)


def read_interventions(sent: Mapping[str, object] | None) -> Interventions:
    """Return interventions from JSON, checked as in a query.

    Raises:
        ValidationError: they cannot be read.
    """
    return Query.model_validate({"interventions": sent}).interventions or NO_INTERVENTIONS


class _Numbered(NamedTuple):
    """A history that was read, and its number among those that were passed."""

    number: int
    history: History
    interventions: Interventions  # without masks and order, which are made to the history
    masked: tuple[int, ...] = ()


def _check_common(bundle: Bundle, interventions: Interventions) -> None:
    from pointerscope.network.interventions import check_interventions

    for name in interventions.positional:
        message = python_messages.POSITIONS_OF_MANY.format(name=name)
        raise InvalidQueryError(Problem(f"interventions.{name}", message))
    check_interventions(interventions, bundle.architecture)


def _read_all(
    bundle: Bundle,
    histories: Iterable[HistoryInput],
    interventions: Interventions,
    on_error: ErrorCallback | None,
) -> Iterator[_Numbered]:
    for number, item in enumerate(histories):
        try:
            yield _read(bundle, number, item, interventions)
        except InvalidQueryError as error:
            _report(number, error, on_error)
        except ValidationError as error:
            _report(number, InvalidQueryError(*problems_from_errors(error.errors())), on_error)


def _report(number: int, error: InvalidQueryError, on_error: ErrorCallback | None) -> None:
    if on_error is None:
        raise error.with_prefix(f"histories[{number}]") from None
    on_error(number, error)


def _read(
    bundle: Bundle, number: int, item: HistoryInput, interventions: Interventions
) -> _Numbered:
    if isinstance(item, DatedHistory):
        item = item.history
    if isinstance(item, History):
        _check_history(bundle, item)
        return _Numbered(number, item, interventions)
    if isinstance(item, InvalidQueryError):  # of a reader
        raise item
    target = None
    if isinstance(item, Mapping):
        fields = {"record": item} if RecordInput.model_fields.keys() & item.keys() else item
        query = Query.model_validate(dict(fields))
    else:
        query = item if isinstance(item, Query) else Query.model_validate({"visits": item})
    if query.record is not None:
        target = query.record.Y
    resolved = resolve_for_bundle(bundle, query)
    own = resolved.interventions
    if query.interventions is None:
        own = interventions
    elif positional := own.positional:
        own = own.model_copy(update=positional)
    history = resolved.history
    if target is not None:
        history = History(**{**vars(history), "target": target})
    return _Numbered(number, history, own, resolved.masked)


def _check_history(bundle: Bundle, history: History) -> None:
    """Check what `read_query` checks of a query."""
    a, visits = bundle.architecture, len(history)
    if not visits:
        raise InvalidQueryError(Problem("locations", messages.NO_VISITS))
    if visits > a.max_visits:
        message = messages.TOO_MANY_VISITS.format(
            visits=visits, most=a.max_visits, excess=visits - a.max_visits
        )
        raise InvalidQueryError(Problem("locations", message))
    locations = history.locations
    if locations.min() < UNKNOWN or locations.max() >= a.locations:
        message = messages.OUT_OF_RANGE.format(minimum=UNKNOWN, maximum=a.locations - 1)
        raise InvalidQueryError(Problem("locations", message))
    if a.users and not 0 <= history.user < a.users:
        message = messages.OUT_OF_RANGE.format(minimum=0, maximum=a.users - 1)
        raise InvalidQueryError(Problem("user", message))


class _Pass:
    """One pass over a batch, and what quantities are read from."""

    def __init__(self, plan: _Plan, batch: Sequence[_Numbered], trace: Trace) -> None:
        self._plan, self._batch, self.trace = plan, batch, trace

    @cached_property
    def location(self) -> Int[NDArray[np.int64], " B"]:
        return most_probable_place(self.trace.probabilities.numpy())

    @cached_property
    def sites(self) -> Mapping[str, Any]:
        from pointerscope.network.sites import tensors_by_site

        return tensors_by_site(self.trace)

    def quantity(self, name: str) -> NDArray[Any]:
        """Return the array of a quantity, padded as in the batch."""
        trace = self.trace
        if name in _OF_LAYERS:
            of_layer, _ = _OF_LAYERS[name]
            return np.stack([getattr(layer, of_layer).numpy() for layer in trace.layers], 1)
        match name:
            case "location":
                return self.location
            case "place":
                return self._plan.labels[self.location]
            case "probability":
                return self._of_answer(trace.probabilities)
            case "from_pointer":
                return trace.gate.numpy() * self._of_answer(trace.pointer_probabilities)
            case "from_generation":
                return (1 - trace.gate.numpy()) * self._of_answer(trace.generation_probabilities)
            case "unknown_probability":
                return trace.probabilities.numpy()[:, UNKNOWN]
            case "target":
                targets = (one.history.target for one in self._batch)
                return np.array([UNKNOWN_TARGET if one is None else one for one in targets])
            case "user":
                return trace.batch.user.numpy()
            case "visits":
                return trace.batch.lengths.numpy()
            case "pointer_entropy" | "effective_positions":
                assert trace.pointer_weights is not None  # checked before
                formula = entropy if name == "pointer_entropy" else perplexity
                return np.asarray(formula(trace.pointer_weights.numpy().astype(np.float64)))
            case "hidden":
                return np.stack([hidden.numpy() for hidden in trace.hidden], 1)
        found: NDArray[Any] = self.sites[_BY_NAME.get(name, name)].numpy()
        return found

    def _of_answer(self, distribution: Any) -> NDArray[np.float32]:
        rows = np.arange(len(self.location))
        if distribution is None:
            return np.zeros(len(rows), np.float32)
        found: NDArray[np.float32] = distribution.numpy()[rows, self.location]
        return found


class _Plan:
    """How chosen quantities are computed."""

    def __init__(
        self, bundle: Bundle, quantities: Sequence[str], at: Mapping[str, SiteFunction] | None
    ) -> None:
        from pointerscope.network.sites import (
            check_sites,
            readable_sites,
            site_dimensions,
            unknown_site,
        )

        self._bundle, self._at = bundle, dict(at or {})
        check_sites(self._at, bundle.architecture)
        named, sites = quantity_names(bundle), readable_sites(bundle.architecture)
        asked = [*dict.fromkeys(quantities)]
        if not asked:
            raise InvalidQueryError(Problem("quantities", python_messages.NO_QUANTITY))
        problems = [
            unknown_site(name, (*named, *sites), "quantities", python_messages.NO_QUANTITY_NAMED)
            for name in asked
            if name not in named and name not in sites
        ]
        if problems:
            raise InvalidQueryError(*problems)
        self._dimensions: dict[str, tuple[str, ...]] = {}
        for name in asked:
            if name in _OF_LAYERS:
                self._dimensions[name] = _OF_LAYERS[name][1]
            elif name == "hidden":
                self._dimensions[name] = ("layer", "visit", "unit")
            elif (site := _BY_NAME.get(name, name)) in sites:
                self._dimensions[name] = site_dimensions(site)
            else:
                self._dimensions[name] = ()
        self._layers = any(
            name == "hidden" or name in _OF_LAYERS or name.startswith("layers.") for name in asked
        )
        self._intermediates = frozenset(name for name in asked if name in sites)
        if "place" in asked:
            self.labels = np.array(
                [bundle.places[one].label for one in range(bundle.architecture.locations)], object
            )

    def blocks(
        self, batch: Sequence[_Numbered], on_error: ErrorCallback | None
    ) -> Iterator[ExplainedBlock]:
        """Yield the block of a batch; one for each history where padding makes one overflow."""
        import torch

        from pointerscope.network.interventions import build_batch
        from pointerscope.network.trace import NonFiniteError, find_non_finite

        bundle = self._bundle
        features = build_batch(
            [one.history for one in batch],
            bundle.architecture.max_visits,
            [one.masked for one in batch],
        )
        with torch.inference_mode():
            trace = bundle.network.trace(
                features,
                layers=self._layers,
                intermediates=self._intermediates or False,
                interventions=batch[0].interventions,
                at=self._at,
            )
            non_finite = find_non_finite(trace)
        if not non_finite:
            yield self._block(batch, trace)
        elif len(batch) == 1:
            problem = Problem("model", str(NonFiniteError(bundle.id, non_finite[0])))
            _report(batch[0].number, InvalidQueryError(problem), on_error)
        else:
            for one in batch:
                yield from self.blocks([one], on_error)

    def _block(self, batch: Sequence[_Numbered], trace: Trace) -> ExplainedBlock:
        computed = _Pass(self, batch, trace)
        arrays = {name: computed.quantity(name) for name in self._dimensions}
        if trace.batch.lengths.numpy().min() < trace.batch.locations.shape[1]:
            padding = trace.batch.locations.numpy() == 0  # (B, T)
            for name, dimensions in self._dimensions.items():
                arrays[name] = _without_padding(arrays[name], dimensions, padding)
        return ExplainedBlock(
            index=np.array([one.number for one in batch], np.int64),
            lengths=trace.batch.lengths.numpy(),
            arrays=arrays,
            dimensions=self._dimensions,
        )


def _without_padding(
    array: NDArray[Any], dimensions: tuple[str, ...], padding: NDArray[np.bool_]
) -> NDArray[Any]:
    """Return an array with NaN at the padding of its histories."""
    for axis, name in enumerate(dimensions, 1):
        if name in _OF_VISITS:
            shape = [1] * array.ndim
            shape[0], shape[axis] = padding.shape
            array = np.where(padding.reshape(shape), np.float32(np.nan), array)
    return array
