"""The inventory of a network: its parts in the order data meets them, and what each holds.

Letters: T visits of a history, N the most of them that the network takes, V locations, U rows of
the user embedding, d model width, w width of the concatenated embeddings, H heads, k = d / H, f
width inside the feed-forward networks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.mobility.histories import (
    LAST_DURATION_BUCKET,
    LAST_RECENCY,
    LAST_TIME_SLOT,
    LAST_WEEKDAY,
)
from pointerscope.network.checkpoint import TABLE_OF_POSITIONS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from torch import Tensor

    from pointerscope.network.architecture import Architecture
    from pointerscope.network.checkpoint import Checkpoint


@dataclass(frozen=True)
class Shape:
    """The shape of something, such as T × d.

    Attributes:
        letters: of its dimensions, such as "T" and "d/4".
        numbers: of its dimensions; T counts as the most visits that the network takes.
    """

    letters: tuple[str, ...]
    numbers: tuple[int, ...]

    @property
    def in_letters(self) -> str:
        """Such as `T × d`."""
        return " × ".join(self.letters)

    @property
    def in_numbers(self) -> str:
        """Such as `64 × 64`."""
        return " × ".join(f"{number:,}" for number in self.numbers)


@dataclass(frozen=True)
class Parameter:
    """A tensor of the file.

    Attributes:
        name: as published.
        shape: its dimensions.
        count: how many numbers it holds.
        trained: false for a table that is computed and never trained.
    """

    name: str
    shape: Shape
    count: int
    trained: bool


@dataclass(frozen=True)
class Part:
    """A part of the network, or one that this network lacks.

    Attributes:
        name: of the part, such as `location`.
        title: for reading.
        stage: the stage of the network that it belongs to.
        does: what it does, in one sentence.
        takes: the shape of what goes in.
        gives: the shape of what comes out.
        parameters: what it holds; nothing for a part that only computes.
        present: whether the network has it.
    """

    name: str
    title: str
    stage: str
    does: str
    takes: Shape
    gives: Shape
    parameters: tuple[Parameter, ...]
    present: bool

    @property
    def trained(self) -> int:
        """How many trained numbers it holds."""
        return sum(parameter.count for parameter in self.parameters if parameter.trained)

    @property
    def computed(self) -> int:
        """How many numbers of the file are a table that is never trained."""
        return sum(parameter.count for parameter in self.parameters if not parameter.trained)


@dataclass(frozen=True)
class Stage:
    """Parts that data meets together.

    Attributes:
        name: of the stage, such as `embeddings`.
        title: for reading.
        parts: in the order data meets them.
    """

    name: str
    title: str
    parts: tuple[Part, ...]

    @property
    def trained(self) -> int:
        """How many trained numbers its parts hold."""
        return sum(part.trained for part in self.parts)


@dataclass(frozen=True)
class Inventory:
    """Every part of a network in the order data meets them.

    Attributes:
        stages: from the embeddings to the blend.
        sizes: what each letter of the shapes stands for.
    """

    stages: tuple[Stage, ...]
    sizes: tuple[Size, ...]

    @property
    def parts(self) -> tuple[Part, ...]:
        """All parts, those that the network lacks among them."""
        return tuple(part for stage in self.stages for part in stage.parts)

    @property
    def trained(self) -> int:
        """How many trained numbers the file holds."""
        return sum(part.trained for part in self.parts)

    @property
    def computed(self) -> int:
        """How many numbers of the file are computed and never trained."""
        return sum(part.computed for part in self.parts)


class Size(NamedTuple):
    """What a letter of the shapes stands for."""

    letter: str
    number: int
    meaning: str


def inventory(checkpoint: Checkpoint) -> Inventory:
    """The parts of a network with the tensors that its file holds for them."""
    a = checkpoint.architecture
    stages = tuple(
        Stage(name, title, tuple(_part(name, plan, checkpoint.weights, a) for plan in plans))
        for name, title, plans in _stages(a)
    )
    return Inventory(stages, _sizes(a))


class _Plan(NamedTuple):
    """A part as it would be, with its parameters and their shapes in letters."""

    name: str
    title: str
    does: str
    takes: str
    gives: str
    parameters: Mapping[str, str]
    component: str = ""  # computes only, and is there where this component is


def _part(stage: str, plan: _Plan, weights: Mapping[str, Tensor], a: Architecture) -> Part:
    parameters = tuple(
        _parameter(name, letters, weights[name])
        for name, letters in plan.parameters.items()
        if name in weights
    )
    computes = not plan.parameters and _has(a, plan.component)
    return Part(
        name=plan.name,
        title=plan.title,
        stage=stage,
        does=plan.does,
        takes=_shape(plan.takes, a),
        gives=_shape(plan.gives, a),
        parameters=parameters,
        present=bool(parameters) or computes,
    )


def _has(a: Architecture, components: str) -> bool:
    return all(component in a.components for component in components.split())


def _parameter(name: str, letters: str, tensor: Tensor) -> Parameter:
    shape = Shape(tuple(letters.split(" × ")), tuple(tensor.shape))
    return Parameter(name, shape, tensor.numel(), trained=name != TABLE_OF_POSITIONS)


def _shape(letters: str, a: Architecture) -> Shape:
    names = tuple(letters.split(" × "))
    number_of = _numbers(a)
    return Shape(names, tuple(number_of[name] for name in names))


def _numbers(a: Architecture) -> dict[str, int]:
    """What the dimensions of inputs and outputs are, T at its largest."""
    return {
        "1": 1,
        "T": a.max_visits,
        "V": a.locations,
        "d": a.d_model,
        "d/4": a.d_model // 4,
        "w": a.input_width,
    }


def _sizes(a: Architecture) -> tuple[Size, ...]:
    users = [Size("U", a.users, "people, and one row for nobody")] if _has(a, "user") else []
    return (
        Size("T", a.max_visits, "visits of a history, at most N"),
        Size("N", a.max_visits, "visits that the network takes at most"),
        Size("V", a.locations, "locations, with padding and “unknown”"),
        *users,
        Size("d", a.d_model, "model width"),
        Size("w", a.input_width, "width of the concatenated embeddings"),
        Size("H", a.heads, "heads of every layer"),
        Size("k", a.d_model // a.heads, "width of a head, d / H"),
        Size("f", a.feed_forward, "width inside the feed-forward networks"),
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
    """The location, the person and the five features, in the order they are concatenated."""
    plans = [
        _embedding("location", "Location", "loc_emb", "V × d", "Which place it was."),
        _embedding("user", "Person", "user_emb", "U × d", "Whose visit it was."),
    ]
    features = (
        ("time", "Time of day", "time_emb", f"{LAST_TIME_SLOT + 1}", "Quarter hour of arrival."),
        ("weekday", "Weekday", "weekday_emb", f"{LAST_WEEKDAY + 1}", "Monday to Sunday."),
        ("recency", "Recency", "recency_emb", f"{LAST_RECENCY + 1}", "How many days ago."),
        (
            "duration",
            "Duration",
            "duration_emb",
            f"{LAST_DURATION_BUCKET + 1}",
            "Half hours of stay.",
        ),
        (
            "position_from_end",
            "Position from end",
            "pos_from_end_emb",
            "(N + 1)",
            "How many visits ago.",
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
        "The embeddings side by side, projected to the width of the model.",
        "T × w",
        "T × d",
        {"input_proj.weight": "d × w", "input_proj.bias": "d"},
    ),
    _Plan(
        "input_norm",
        "Layer norm",
        "Every visit to mean 0 and variance 1.",
        "T × d",
        "T × d",
        {"input_norm.weight": "d", "input_norm.bias": "d"},
    ),
    _Plan(
        "sinusoidal",
        "Sinusoidal table",
        "Sines and cosines of the position are added; computed, never trained.",
        "T × d",
        "T × d",
        {TABLE_OF_POSITIONS: "1 × N × d"},
    ),
)

_CONTEXT = (
    _Plan(
        "context",
        "Encoding of the last visit",
        "What is read at the most recent visit; it only chooses.",
        "T × d",
        "d",
        {},
    ),
)

_POINTER = (
    _Plan(
        "pointer",
        "Query and keys",
        "The context asks, every visit answers: their products over √d are content scores.",
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
        "One number for each position from the end is added to the scores.",
        "T",
        "T",
        {"position_bias": "N"},
    ),
    _Plan(
        "scatter_add",
        "Softmax and scatter-add",
        "Scores become weights, and every visit hands its weight to its place; it only computes.",
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
        "One score for every location, from the context alone.",
        "d",
        "V",
        {"gen_head.weight": "V × d", "gen_head.bias": "V"},
    ),
)

_GATE = (
    _Plan(
        "gate",
        "Gate",
        "Two linear layers with a GELU between and a sigmoid behind: the pointer's share.",
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
        "Gate times pointer plus the rest times generation; it only computes.",
        "V",
        "V",
        {},
        "pointer generation",
    ),
)


def _layer(layer: int, a: Architecture) -> tuple[_Plan, ...]:
    prefix = f"transformer.layers.{layer}"
    heads = "1 head" if a.heads == 1 else f"{a.heads} heads"
    return (
        _Plan(
            f"self_attention_{layer}",
            "Self-attention",
            f"Layer norm, then {heads} of width {a.d_model // a.heads} in which every visit looks "
            "at every other; the result is added.",
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
            "Layer norm, then two linear layers with a GELU between, for every visit alone; the "
            "result is added.",
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
