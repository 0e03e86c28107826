"""Direct attribution: quantities of the answer, split among what wrote them into the stream.

The residual stream is a sum. At every visit it holds what each input feature wrote through the
projection and the input norm, the sinusoidal table, and the output of every head and every
feed-forward network. No norm follows the last layer, so pointer, generation head and gate read
this sum itself, and each of their quantities can be split among its terms, the parts:

- The logit of a place, and the difference of two, is linear in the stream at the last visit.
- The score that the pointer gives a visit is a query from the stream at the last visit times a key
  from the stream at that visit: a sum over pairs of a part of each. `split_pairs` halves the pairs.
- The logit of the gate is not linear. It is split by integrated gradients along the straight line
  from an empty stream to the context. Its hidden units are functions of one number on this line,
  so the integrals are computed exactly.

All three are integrated gradients from an empty stream, whose value is the baseline: the bias of
the logit, the product of the biases of query and key, and the gate's logit of zeros.

Nothing is said of what made a part write what it wrote: a head counts with what it put out in this
pass, whatever its norm, its queries and its keys read. Only the input norm stands between an input
and the stream. It is held fixed: the deviation that it divides by is that of this pass.

All is read off one trace with its intermediates, in double precision. Shapes: P parts, T visits,
L layers, H heads, d model width, k = d / H.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from operator import index
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, with_intermediates
from pointerscope.core.array_types import Array, Float, Numbers
from pointerscope.core.memoise import memoise_by_object
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.formulas import attention_scores, gelu, linear
from pointerscope.formulas.attribution import layer_norm_share, mean_slope, split_pairs
from pointerscope.formulas.value_norms import transformed_values
from pointerscope.mobility.notation import parse_place

if TYPE_CHECKING:
    from torch import Tensor

    from pointerscope.mobility.interventions import Interventions
    from pointerscope.network.pointer_network import PointerNetwork


Quantity = Literal["generation", "pointer", "gate"]
QUANTITIES: tuple[Quantity, ...] = get_args(Quantity)

_NAMES = {
    "generation": "the logit of a place",
    "pointer": "the score of a visit",
    "gate": "the logit of the gate",
}
_ALL = slice(None)
_LACKING = {"generation": "generation head", "pointer": "pointer", "gate": "gate"}


class Subject(NamedTuple):
    """A quantity of an answer.

    Attributes:
        quantity: "generation" for the logit of a place, "pointer" for the score of a visit, or
            "gate" for the logit of the gate.
        location: whose logit it is.
        against: a location whose logit is subtracted; None for none.
        visit: the 0-based position of the visit whose score it is.
    """

    quantity: Quantity
    location: int | None = None
    against: int | None = None
    visit: int | None = None


@dataclass(frozen=True, eq=False)
class Attribution:
    """A quantity split among the parts of the residual stream.

    Attributes:
        subject: the quantity.
        value: the quantity, as the network computed it; of a masked visit, its score without the
            mask.
        parts: names of the parts in the order of the pass: `inputs.<feature>`, `inputs.bias`,
            `inputs.sinusoidal`, and of each layer `layers.<l>.heads.<h>`,
            `layers.<l>.attention_bias` and `layers.<l>.feed_forward`.
        contributions: of each part.
        baseline: the quantity with nothing in the stream, without the position bias.
        position_bias: of a pointer score; else 0.
        by_visit: the contribution of each head, by the visit that it reads from.
        pairs: of a pointer score, what each part of the query and each part of the key make
            together; the first row is the bias of the query, the first column that of the key.
        query: of a pointer score, the contributions of the parts through the query.
        key: the same through the key; `query` and `key` add up to `contributions`.
        directions: positions of visits, each with the direction of the stream there along which
            the quantity rises.
    """

    subject: Subject
    value: float
    parts: tuple[str, ...]
    contributions: Float[Numbers, " P"]
    baseline: float
    by_visit: Float[Numbers, "L H T"]
    position_bias: float = 0.0
    pairs: Float[Numbers, "P1 P1"] | None = None
    query: Float[Numbers, " P"] | None = None
    key: Float[Numbers, " P"] | None = None
    directions: tuple[tuple[int, Float[Numbers, " d"]], ...] = ()

    @property
    def total(self) -> float:
        """What baseline, position bias and contributions add up to."""
        return self.baseline + self.position_bias + float(self.contributions.sum())

    @property
    def difference(self) -> float:
        """The total minus the value: rounding, since the network computes in single precision."""
        return self.total - self.value


@dataclass(frozen=True, eq=False)
class ResidualStream:
    """The residual stream after the last layer as a sum of what wrote into it.

    Attributes:
        parts: names, as in `Attribution`.
        vectors: what each part wrote at each visit, as far as it is still there: without residual
            connections, only the last sublayer's is.
        final: the stream as the network computed it.
        values: the value vectors of every head.
        weights: the weight with which each head's output at one visit (rows) holds the values of
            another; 0 where the output is not in the stream, or the head was removed.
        projections: the output projection of every head.
    """

    parts: tuple[str, ...]
    vectors: Float[Numbers, "P T d"]
    final: Float[Array, "T d"]
    values: Float[Numbers, "L H T k"]
    weights: Float[Numbers, "L H T T"]
    projections: Float[Numbers, "L H d k"]

    def by_visit(self, direction: Float[Numbers, " d"], visit: int) -> Float[Numbers, "L H T"]:
        """Return how far each head moves the stream at a visit along a direction.

        The last dimension is the visit that the head reads from.
        """
        along = np.einsum("lhdk,d->lhk", self.projections, direction)
        return self.weights[:, :, visit] * np.einsum("lhtk,lhk->lht", self.values, along)


@dataclass(frozen=True, eq=False)
class DirectAttribution:
    """One pass, ready to have its quantities split; V locations.

    Attributes:
        network: whose pass it is.
        stream: what its outputs read.
        generation_logits: None without a generation head.
        content_scores: None without a pointer.
        position_bias: None without one.
        gate_logit: None without a learned gate.
        is_scaled: whether the pointer's scores are divided by √d.
    """

    network: PointerNetwork
    stream: ResidualStream
    generation_logits: Float[Array, " V"] | None
    content_scores: Float[Array, " T"] | None
    position_bias: Float[Array, " T"] | None
    gate_logit: float | None
    is_scaled: bool

    def attribute(self, subject: Subject) -> Attribution:
        """Split a quantity, one that the network computes, among the parts of the stream."""
        split = {"generation": self._generation, "pointer": self._pointer, "gate": self._gate}
        return split[subject.quantity](subject)

    def _generation(self, subject: Subject) -> Attribution:
        """Split the logit of a place, or its difference from another's."""
        assert self.generation_logits is not None
        locations = [at for at in (subject.location, subject.against) if at is not None]
        factors = np.array([1.0, -1.0][: len(locations)])
        weight, bias = module_parameters(self.network, "gen_head", "weight", "bias", rows=locations)
        return self._along(
            factors @ weight,
            subject,
            value=float(factors @ self.generation_logits[locations].astype(np.float64)),
            baseline=float(factors @ bias),
        )

    def _gate(self, subject: Subject) -> Attribution:
        """Split the logit of the gate by integrated gradients along the context."""
        assert self.gate_logit is not None
        first, first_bias = module_parameters(self.network, "ptr_gen_gate.0", "weight", "bias")
        [second], [second_bias] = module_parameters(
            self.network, "ptr_gen_gate.2", "weight", "bias"
        )
        step = linear(self.stream.final[-1].astype(np.float64), first)  # of the hidden units
        return self._along(
            (second * mean_slope(gelu, first_bias, step)) @ first,
            subject,
            value=self.gate_logit,
            baseline=float(second @ gelu(first_bias) + second_bias),
        )

    def _along(
        self, direction: Float[Numbers, " d"], subject: Subject, *, value: float, baseline: float
    ) -> Attribution:
        """Split a quantity that adds to its baseline the stream at the last visit, projected."""
        return Attribution(
            subject,
            value=value,
            parts=self.stream.parts,
            contributions=self.stream.vectors[:, -1] @ direction,
            baseline=baseline,
            by_visit=self.stream.by_visit(direction, -1),
            directions=((len(self.stream.final) - 1, direction),),
        )

    def _pointer(self, subject: Subject) -> Attribution:
        """Split the score of a visit into pairs of a part of the query and a part of the key."""
        stream, visit = self.stream, subject.visit
        assert visit is not None
        assert self.content_scores is not None
        added = 0.0 if self.position_bias is None else float(self.position_bias[visit])
        sides = [
            (stream.vectors[:, at], *module_parameters(self.network, name, "weight", "bias"))
            for name, at in (("pointer_query", -1), ("pointer_key", visit))
        ]
        query, key = (np.vstack([bias, linear(x, weight)]) for x, weight, bias in sides)
        pairs = attention_scores(query, key, scaled=self.is_scaled)
        margins = split_pairs(pairs)
        # What a part is multiplied with in its margin: the other side's bias and half of its parts.
        along = [
            attention_scores(
                weight.T, (other[0] + other[1:].sum(0) / 2)[None], scaled=self.is_scaled
            )[:, 0]
            for (_, weight, _), other in zip(sides, (key, query), strict=True)
        ]
        return Attribution(
            subject,
            value=float(self.content_scores[visit]) + added,
            parts=stream.parts,
            contributions=margins.rows + margins.columns,
            baseline=float(margins.baseline),
            position_bias=added,
            by_visit=stream.by_visit(along[0], -1) + stream.by_visit(along[1], visit),
            pairs=pairs,
            query=margins.rows,
            key=margins.columns,
            directions=((len(stream.final) - 1, along[0]), (visit, along[1])),
        )


@memoise_by_object
def compute_direct_attribution(explanation: ExplainedQuery) -> DirectAttribution:
    """Read the parts of the stream off a trace, once for all that is split.

    A trace without the intermediates is computed again with them, in one pass.
    """
    complete = with_intermediates(explanation)
    logits = complete.trace.generation_logits
    return DirectAttribution(
        network=complete.bundle.pointer_network,
        stream=_read_stream(complete),
        generation_logits=None if logits is None else logits[0].float().numpy(),
        content_scores=complete.content_scores,
        position_bias=complete.position_bias,
        gate_logit=complete.gate_logit,
        is_scaled=complete.query.interventions.pointer_scaling,
    )


def quantities_of(explanation: ExplainedQuery) -> tuple[Quantity, ...]:
    """Return the quantities that a network computes; the gate counts where it is learned."""
    trace = explanation.trace
    computed = (trace.generation_logits, trace.content_scores, trace.gate_logit)
    return tuple(
        name for name, tensor in zip(QUANTITIES, computed, strict=True) if tensor is not None
    )


def leading_subject(explanation: ExplainedQuery) -> Subject:
    """Return the quantity that contributes most to the predicted place.

    The place's logit if the generation head gives most of its probability; else the score of that
    visit to it which the pointer weights most.
    """
    prediction, weights = explanation.prediction, explanation.pointer_weights
    is_generated = prediction.from_generation >= prediction.from_pointer
    if weights is None or (is_generated and "generation" in quantities_of(explanation)):
        return Subject("generation", location=prediction.location)
    at_place = explanation.query.history.locations == prediction.location
    return Subject("pointer", visit=int(np.where(at_place, 1 + weights, weights).argmax()))


def find_subject(
    explanation: ExplainedQuery,
    quantity: str | None = None,
    *,
    place: str | int | None = None,
    against: str | int | None = None,
    visit: int | None = None,
) -> Subject:
    """Return the quantity that names and numbers stand for.

    Args:
        explanation: of the answer.
        quantity: one of `QUANTITIES`. If left out: "pointer" with a visit, "generation" with a
            place, else the one that contributes most to the predicted place.
        place: name or id of the place whose logit it is; by default the predicted one.
        against: name or id of a place whose logit is subtracted.
        visit: 0-based position of the visit whose score it is; by default the one with the
            largest pointer weight.

    Raises:
        InvalidQueryError: there is no such quantity, place or visit, or they do not go together.
    """
    if quantity is None:
        if place is None and against is None and visit is None:
            return leading_subject(explanation)
        quantity = "generation" if visit is None else "pointer"
    if quantity not in QUANTITIES:
        message = f"There is no quantity “{quantity}”. Choose {', '.join(QUANTITIES)}."
        near = tuple(get_close_matches(str(quantity), QUANTITIES, n=1))
        raise InvalidQueryError(Problem("quantity", message, near))
    known = next(name for name in QUANTITIES if name == quantity)
    if known not in quantities_of(explanation):
        message = f"This network has no {_LACKING[known]}, which would compute {_NAMES[known]}."
        raise InvalidQueryError(Problem("quantity", message))
    for name, given, owner in (
        *(("place", place, "generation"), ("against", against, "generation")),
        ("visit", visit, "pointer"),
    ):
        if given is not None and owner != known:
            message = (
                f"`{name}` selects {_NAMES[owner]}, not {_NAMES[known]}. Leave it out, or choose "
                f"the quantity “{owner}”."
            )
            raise InvalidQueryError(Problem(name, message))
    if known == "generation":
        return _logit(explanation, place, against)
    return Subject(known, visit=_position(explanation, visit) if known == "pointer" else None)


def _logit(
    explanation: ExplainedQuery, place: str | int | None, against: str | int | None
) -> Subject:
    places = explanation.bundle.places

    def find(asked: str | int, where: str) -> int:
        named = parse_place(asked, where) if isinstance(asked, str) else asked
        return places.find(named, where)

    location = explanation.prediction.location if place is None else find(place, "place")
    other = None if against is None else find(against, "against")
    if other == location:
        message = (
            f"The logit of {places[location].label} minus itself is 0. Choose another place, or "
            "leave `against` out."
        )
        raise InvalidQueryError(Problem("against", message))
    return Subject("generation", location=location, against=other)


def _position(explanation: ExplainedQuery, visit: int | None) -> int | None:
    if visit is None:
        weights = explanation.pointer_weights
        return None if weights is None else int(weights.argmax())
    last = len(explanation.query.history) - 1
    try:
        position = index(visit)
    except TypeError:
        position = -1
    if not 0 <= position <= last:
        positions = f"from 0 (the oldest visit) to {last}" if last else "0, the only visit"
        message = f"There is no visit at position {visit}. Choose {positions}."
        raise InvalidQueryError(Problem("visit", message))
    return position


def _read_stream(complete: ExplainedQuery) -> ResidualStream:
    """Return the stream of an explanation whose trace holds the intermediates."""
    from pointerscope.network.sites import tensors_by_site

    trace, network = complete.trace, complete.bundle.pointer_network
    found = tensors_by_site(trace)
    interventions = complete.query.interventions
    architecture = network.architecture
    parts: dict[str, Numbers] = dict(_written_by_inputs(network, found, interventions))
    layers, heads = architecture.layers, architecture.heads
    visits = complete.hidden.shape[1]
    weights = np.zeros((layers, heads, visits, visits))
    projections = np.zeros((layers, heads, architecture.d_model, architecture.head_width))
    for layer in range(layers):
        skipped = {skip.part for skip in interventions.skip if skip.layer == layer}
        prefix = f"layers.{layer}"
        for sublayer in ("attention", "feed_forward") if heads else ("feed_forward",):
            if not interventions.residuals:  # only this sublayer's output goes on
                weights[:] = 0
                parts = {name: np.zeros_like(vectors) for name, vectors in parts.items()}
            share = 0.0 if sublayer in skipped else 1.0
            if sublayer == "feed_forward":
                parts[f"{prefix}.feed_forward"] = share * _double(
                    found, f"{prefix}.feed_forward.out"
                )
                continue
            module = f"transformer.layers.{layer}.self_attn.out_proj"
            projection, bias = module_parameters(network, module, "weight", "bias")
            outputs = trace.layers[layer].head_outputs[0].double().numpy()
            for head, written in enumerate(transformed_values(outputs, projection)):
                parts[f"{prefix}.heads.{head}"] = share * written
            parts[f"{prefix}.attention_bias"] = share * np.tile(bias, (visits, 1))
            weights[layer] = share * _read_weights(complete, layer)
            split = projection.reshape(len(projection), heads, -1)  # (d, H, k)
            projections[layer] = split.swapaxes(0, 1)
    return ResidualStream(
        parts=tuple(parts),
        vectors=np.stack([*parts.values()]),
        final=complete.hidden[-1],
        values=complete.values.astype(np.float64),
        weights=weights,
        projections=projections,
    )


def _written_by_inputs(
    network: PointerNetwork, found: Mapping[str, Tensor], interventions: Interventions
) -> Iterator[tuple[str, Float[Numbers, "T d"]]]:
    """Yield what enters the first layer: the shares of the input norm, then the positions."""
    weight, bias = module_parameters(network, "input_proj", "weight", "bias")
    scale, shift = module_parameters(network, "input_norm", "weight", "bias")
    reciprocal = _double(found, "inputs.norm.reciprocal_deviation")  # (T,)
    for feature, columns in network.architecture.slices.items():
        projected = linear(_double(found, f"inputs.{feature}"), weight[:, columns])
        yield f"inputs.{feature}", layer_norm_share(projected, scale, reciprocal)
    constant = np.tile(bias, (len(reciprocal), 1))
    yield "inputs.bias", layer_norm_share(constant, scale, reciprocal) + shift
    if "sinusoidal" in network.architecture.components:
        table = network.pos_encoding[0, : len(reciprocal)].double().numpy()
        yield "inputs.sinusoidal", table * interventions.sinusoidal


def _read_weights(explanation: ExplainedQuery, layer: int) -> Float[Numbers, "H T T"]:
    """Return the weights that a layer's outputs hold values with, which removing heads changes."""
    interventions = explanation.query.interventions
    weights = explanation.self_attention[layer].astype(np.float64)
    for head in interventions.removed_heads(layer, len(weights)):
        if interventions.replace_with == "zero":
            weights[head] = 0
        else:
            unmasked = np.ones(len(weights[head]), dtype=bool)
            unmasked[list(explanation.query.masked)] = False
            weights[head] = weights[head][unmasked].mean(0)
    return weights


def _double(found: Mapping[str, Tensor], site: str) -> Any:
    return found[site][0].double().numpy()


def module_parameters(
    network: PointerNetwork, module: str, *names: str, rows: slice | list[int] = _ALL
) -> list[Any]:
    """Return parameters of a module, or rows of them, in double precision."""
    found = (network.get_parameter(f"{module}.{name}") for name in names)
    return [parameter.detach()[rows].double().numpy() for parameter in found]
