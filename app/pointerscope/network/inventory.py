"""The parts of a network in the order data meets them, and the parameters of each.

The fields of these classes are JSON names of the HTTP API.

Letters: T visits of a history, N the longest history, V locations, U rows of the user embedding, d
model width, w width of the concatenated embeddings, H heads, k = d / H, f width inside the
feed-forward networks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from torch import Tensor

from pointerscope.mobility.histories import (
    LAST_DURATION_BUCKET,
    LAST_RECENCY,
    LAST_TIME_SLOT,
    LAST_WEEKDAY,
)
from pointerscope.network.architecture import Architecture
from pointerscope.network.checkpoint import POSITION_TABLE, Checkpoint


@dataclass(frozen=True)
class TensorShape:
    """The shape of a tensor, such as T × d.

    Attributes:
        letters: one for each dimension, such as "T" and "d/4".
        numbers: the size of each dimension; T is the longest history.
    """

    letters: tuple[str, ...]
    numbers: tuple[int, ...]

    @property
    def in_letters(self) -> str:
        """The shape in letters, such as `T × d`."""
        return " × ".join(self.letters)

    @property
    def in_numbers(self) -> str:
        """The shape in numbers, such as `64 × 64`."""
        return " × ".join(f"{number:,}" for number in self.numbers)


@dataclass(frozen=True)
class NetworkParameter:
    """A tensor in the file of weights.

    Attributes:
        name: the published name.
        shape: its dimensions.
        count: the number of its entries.
        trained: false for a table that is computed, not trained.
    """

    name: str
    shape: TensorShape
    count: int
    trained: bool


@dataclass(frozen=True)
class NetworkPart:
    """A part of a network, or a part that this network lacks.

    Attributes:
        name: the identifier, such as `location`.
        title: the name to display.
        stage: the name of its stage.
        does: what the part does, in one sentence.
        takes: the shape of its input.
        gives: the shape of its output.
        parameters: its tensors; none for a part without parameters, such as the blend.
        present: whether this network has the part.
    """

    name: str
    title: str
    stage: str
    does: str
    takes: TensorShape
    gives: TensorShape
    parameters: tuple[NetworkParameter, ...]
    present: bool

    @property
    def trained(self) -> int:
        """The number of trained parameters."""
        return sum(parameter.count for parameter in self.parameters if parameter.trained)

    @property
    def computed(self) -> int:
        """The number of entries of computed tables."""
        return sum(parameter.count for parameter in self.parameters if not parameter.trained)


@dataclass(frozen=True)
class NetworkStage:
    """A group of parts, such as one encoder layer.

    Attributes:
        name: the identifier, such as `embeddings`.
        title: the name to display.
        parts: in the order data meets them.
    """

    name: str
    title: str
    parts: tuple[NetworkPart, ...]

    @property
    def trained(self) -> int:
        """The number of trained parameters of all parts."""
        return sum(part.trained for part in self.parts)


@dataclass(frozen=True)
class NetworkInventory:
    """All parts of a network in the order data meets them.

    Attributes:
        stages: from the embeddings to the blend.
        sizes: the letters used in the shapes.
    """

    stages: tuple[NetworkStage, ...]
    sizes: tuple[ShapeSymbol, ...]

    @property
    def parts(self) -> tuple[NetworkPart, ...]:
        """All parts, including those that the network lacks."""
        return tuple(part for stage in self.stages for part in stage.parts)

    @property
    def trained(self) -> int:
        """The number of trained parameters in the file."""
        return sum(part.trained for part in self.parts)

    @property
    def computed(self) -> int:
        """The number of computed, untrained entries in the file."""
        return sum(part.computed for part in self.parts)


class ShapeSymbol(NamedTuple):
    """A letter in the shapes, its value in this network, and its meaning."""

    letter: str
    number: int
    meaning: str


def build_inventory(checkpoint: Checkpoint) -> NetworkInventory:
    """List the parts of a network with their tensors in the file of weights."""
    a = checkpoint.architecture
    stages = tuple(
        NetworkStage(name, title, tuple(_part(name, plan, checkpoint.weights, a) for plan in plans))
        for name, title, plans in _stages(a)
    )
    return NetworkInventory(stages, _sizes(a))


class _Plan(NamedTuple):
    """A part of any PointerNetworkV45; shapes, also those of its parameters, in letters."""

    name: str
    title: str
    does: str
    takes: str
    gives: str
    parameters: Mapping[str, str]
    components: str = ""  # that a part without parameters needs, separated by spaces


def _part(stage: str, plan: _Plan, weights: Mapping[str, Tensor], a: Architecture) -> NetworkPart:
    parameters = tuple(
        _parameter(name, letters, weights[name])
        for name, letters in plan.parameters.items()
        if name in weights
    )
    is_computed = not plan.parameters and _has(a, plan.components)
    return NetworkPart(
        name=plan.name,
        title=plan.title,
        stage=stage,
        does=plan.does,
        takes=_shape(plan.takes, a),
        gives=_shape(plan.gives, a),
        parameters=parameters,
        present=bool(parameters) or is_computed,
    )


def _has(a: Architecture, components: str) -> bool:
    return all(component in a.components for component in components.split())


def _parameter(name: str, letters: str, tensor: Tensor) -> NetworkParameter:
    shape = TensorShape(tuple(letters.split(" × ")), tuple(tensor.shape))
    return NetworkParameter(name, shape, tensor.numel(), trained=name != POSITION_TABLE)


def _shape(letters: str, a: Architecture) -> TensorShape:
    names = tuple(letters.split(" × "))
    number_of = _numbers(a)
    return TensorShape(names, tuple(number_of[name] for name in names))


def _numbers(a: Architecture) -> dict[str, int]:
    """Return the sizes of the dimensions of inputs and outputs, with the longest history for T."""
    return {
        "1": 1,
        "T": a.max_visits,
        "V": a.locations,
        "d": a.d_model,
        "d/4": a.d_model // 4,
        "w": a.input_width,
    }


def _sizes(a: Architecture) -> tuple[ShapeSymbol, ...]:
    users = [ShapeSymbol("U", a.users, "rows for people, with row 0")] if _has(a, "user") else []
    heads = [
        ShapeSymbol("H", a.heads, "heads of every layer"),
        ShapeSymbol("k", a.head_width, "width of a head, d / H"),
    ]
    return (
        ShapeSymbol("T", a.max_visits, "visits of a history, at most N"),
        ShapeSymbol("N", a.max_visits, "the longest history, in visits"),
        ShapeSymbol("V", a.locations, "locations, with padding and “unknown”"),
        *users,
        ShapeSymbol("d", a.d_model, "model width"),
        ShapeSymbol("w", a.input_width, "width of the concatenated embeddings"),
        *(heads if a.heads else ()),
        ShapeSymbol("f", a.feed_forward, "width inside the feed-forward networks"),
    )


def _stages(a: Architecture) -> Iterator[tuple[str, str, tuple[_Plan, ...]]]:
    yield "embeddings", "Embeddings of every visit", _embeddings()
    yield "input", "Input", _INPUT
    for layer in range(a.layers):
        yield f"layer-{layer}", f"Encoder layer {layer}", _layer(layer, a)
    yield "context", "Context", _CONTEXT
    yield "pointer", "Pointer", _POINTER
    yield "generation", "Generation head", _GENERATION
    yield "gate", "Gate and blend", _GATE


def _embeddings() -> tuple[_Plan, ...]:
    """Return location, person and the five features, in the order of concatenation."""
    plans = [
        _embedding("location", "Location", "loc_emb", "V × d", "The place visited."),
        _embedding("user", "Person", "user_emb", "U × d", "The person who visits."),
    ]
    features = (
        (
            "time",
            "Time of day",
            "time_emb",
            f"{LAST_TIME_SLOT + 1}",
            "The quarter hour of arrival.",
        ),
        ("weekday", "Weekday", "weekday_emb", f"{LAST_WEEKDAY + 1}", "The day of arrival."),
        (
            "recency",
            "Recency",
            "recency_emb",
            f"{LAST_RECENCY + 1}",
            "How many days before the prediction.",
        ),
        (
            "duration",
            "Duration",
            "duration_emb",
            f"{LAST_DURATION_BUCKET + 1}",
            "The length of stay in half hours.",
        ),
        (
            "position_from_end",
            "Position from end",
            "pos_from_end_emb",
            "(N + 1)",
            "How many visits before the end of the history.",
        ),
    )
    plans += [
        _embedding(name, title, parameter, f"{rows} × d/4", does, "d/4")
        for name, title, parameter, rows, does in features
    ]
    return tuple(plans)


def _embedding(
    name: str, title: str, parameter: str, shape: str, does: str, width: str = "d"
) -> _Plan:
    return _Plan(name, title, does, "T", f"T × {width}", {f"{parameter}.weight": shape})


_INPUT = (
    _Plan(
        "input_projection",
        "Projection",
        "Projects the concatenated embeddings to the model width.",
        "T × w",
        "T × d",
        {"input_proj.weight": "d × w", "input_proj.bias": "d"},
    ),
    _Plan(
        "input_norm",
        "Layer norm",
        "Normalises every visit to mean 0 and variance 1.",
        "T × d",
        "T × d",
        {"input_norm.weight": "d", "input_norm.bias": "d"},
    ),
    _Plan(
        "sinusoidal",
        "Sinusoidal table",
        "Adds sines and cosines of the position. The table is computed, not trained.",
        "T × d",
        "T × d",
        {POSITION_TABLE: "1 × N × d"},
    ),
)

_CONTEXT = (
    _Plan(
        "context",
        "Encoding of the last visit",
        "Selects the encoding of the most recent visit. No parameters.",
        "T × d",
        "d",
        {},
    ),
)

_POINTER = (
    _Plan(
        "pointer",
        "Query and keys",
        "Query of the context times key of every visit, over √d: the content scores.",
        "T × d",
        "T",
        {
            "pointer_query.weight": "d × d",
            "pointer_query.bias": "d",
            "pointer_key.weight": "d × d",
            "pointer_key.bias": "d",
        },
    ),
    _Plan(
        "position_bias",
        "Position bias",
        "Adds one learned number for each position from the end to the scores.",
        "T",
        "T",
        {"position_bias": "N"},
    ),
    _Plan(
        "scatter_add",
        "Softmax and scatter-add",
        "Turns scores into weights and adds up the weights of each place. No parameters.",
        "T",
        "V",
        {},
        "pointer",
    ),
)

_GENERATION = (
    _Plan(
        "generation",
        "Linear and softmax",
        "Computes a score for every location from the context.",
        "d",
        "V",
        {"gen_head.weight": "V × d", "gen_head.bias": "V"},
    ),
)

_GATE = (
    _Plan(
        "gate",
        "Gate",
        "Two linear layers with a GELU between them, then a sigmoid: the weight of the pointer.",
        "d",
        "1",
        {
            "ptr_gen_gate.0.weight": "d/2 × d",
            "ptr_gen_gate.0.bias": "d/2",
            "ptr_gen_gate.2.weight": "1 × d/2",
            "ptr_gen_gate.2.bias": "1",
        },
    ),
    _Plan(
        "blend",
        "Blend",
        "Gate × pointer + (1 − gate) × generation. No parameters.",
        "V",
        "V",
        {},
        "pointer generation",
    ),
)


def _layer(layer: int, a: Architecture) -> tuple[_Plan, ...]:
    prefix = f"transformer.layers.{layer}"
    heads = "1 head" if a.heads == 1 else f"{a.heads} heads"
    attends = (
        f"Layer norm, then {heads} of width {a.head_width} in which every visit attends to all "
        "visits, then a residual connection."
    )
    return (
        _Plan(
            f"self_attention_{layer}",
            "Self-attention",
            attends if a.heads else "Every visit is passed on unchanged.",
            "T × d",
            "T × d",
            {
                f"{prefix}.norm1.weight": "d",
                f"{prefix}.norm1.bias": "d",
                f"{prefix}.self_attn.in_proj_weight": "3d × d",
                f"{prefix}.self_attn.in_proj_bias": "3d",
                f"{prefix}.self_attn.out_proj.weight": "d × d",
                f"{prefix}.self_attn.out_proj.bias": "d",
            },
        ),
        _Plan(
            f"feed_forward_{layer}",
            "Feed-forward network",
            "Layer norm, then two linear layers with a GELU between them, for each visit by "
            "itself, then a residual connection.",
            "T × d",
            "T × d",
            {
                f"{prefix}.norm2.weight": "d",
                f"{prefix}.norm2.bias": "d",
                f"{prefix}.linear1.weight": "f × d",
                f"{prefix}.linear1.bias": "f",
                f"{prefix}.linear2.weight": "d × f",
                f"{prefix}.linear2.bias": "d",
            },
        ),
    )
