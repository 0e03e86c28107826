"""The inventory lists every tensor of the file in exactly one part."""

from __future__ import annotations

import re

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.network.architecture import COMPONENTS, FEATURES, Architecture
from pointerscope.network.checkpoint import Checkpoint
from pointerscope.network.inventory import build_inventory
from pointerscope.network.pointer_network import PointerNetwork

pytestmark = pytest.mark.slow


def checkpoint(architecture: Architecture) -> Checkpoint:
    with torch.device("meta"):
        return Checkpoint(architecture, PointerNetwork(architecture).state_dict())


@st.composite
def architectures(draw):
    heads = draw(st.sampled_from([1, 2, 4]))
    components = draw(st.sets(st.sampled_from(COMPONENTS)))
    if not components & {"pointer", "generation"}:
        components.add(draw(st.sampled_from(["pointer", "generation"])))
    return Architecture(
        locations=draw(st.integers(3, 40)),
        users=draw(st.integers(2, 9)) if "user" in components else 0,
        d_model=heads * 4 * draw(st.integers(1, 4)),
        heads=heads,
        layers=draw(st.integers(1, 4)),
        feed_forward=draw(st.integers(1, 30)),
        max_visits=draw(st.integers(1, 20)),
        components=frozenset(components),
    )


def value(letters: str, a: Architecture) -> int:
    """A dimension in letters, computed from the architecture alone."""
    numbers = {
        "V": a.locations,
        "U": a.users,
        "N": a.max_visits,
        "T": a.max_visits,
        "d": a.d_model,
        "f": a.feed_forward,
        "w": a.input_width,
    }
    text = re.sub(r"(\d)([a-zA-Z])", r"\1*\2", letters).replace("/", "//")
    return eval(text, {}, numbers)


@given(architectures())
def test_counts_add_up_to_the_tensors_in_the_file(a):
    read = checkpoint(a)
    found = build_inventory(read)
    held = {name: tensor.numel() for name, tensor in read.weights.items()}
    listed = [parameter for part in found.parts for parameter in part.parameters]
    assert sorted(parameter.name for parameter in listed) == sorted(held)
    assert all(parameter.count == held[parameter.name] for parameter in listed)
    assert found.trained + found.computed == sum(held.values())
    assert found.computed == held.get("pos_encoding", 0)
    assert found.trained == sum(stage.trained for stage in found.stages)


@given(architectures())
def test_shapes_in_letters_come_to_the_shapes_in_numbers(a):
    for part in build_inventory(checkpoint(a)).parts:
        for shape in (part.takes, part.gives, *(parameter.shape for parameter in part.parameters)):
            assert [value(letters, a) for letters in shape.letters] == list(shape.numbers)


@given(architectures())
def test_the_parts_are_those_of_the_components(a):
    present = {part.name: part.present for part in build_inventory(checkpoint(a)).parts}
    assert present["self_attention_0"] == ("attention" in a.components)
    for component in set(COMPONENTS) - {"attention"}:
        assert present[component] == (component in a.components)
    assert present["scatter_add"] == ("pointer" in a.components)
    assert present["blend"] == ({"pointer", "generation"} <= a.components)
    assert present["context"]
    assert sum(name.startswith("self_attention") for name in present) == a.layers


def test_the_counts_are_those_of_the_equations():
    a = Architecture(100, 11, 64, 4, 2, 256, 32)
    found = build_inventory(checkpoint(a))
    of = {part.name: part.trained for part in found.parts}
    d, f = 64, 256
    assert of["self_attention_1"] == 4 * d * d + 4 * d + 2 * d
    assert of["feed_forward_1"] == 2 * d * f + f + d + 2 * d
    assert of["input_projection"] == a.input_width * d + d
    assert of["pointer"] == 2 * (d * d + d)
    assert of["generation"] == 100 * d + 100
    assert of["gate"] == d * d // 2 + d // 2 + d // 2 + 1
    assert of["sinusoidal"] == 0
    assert found.computed == 32 * d


def test_parts_stand_in_the_order_data_meets_them():
    names = [
        part.name for part in build_inventory(checkpoint(Architecture(9, 4, 8, 2, 2, 8, 6))).parts
    ]
    assert names == [
        "location",
        "user",
        *FEATURES,
        "input_projection",
        "input_norm",
        "sinusoidal",
        "self_attention_0",
        "feed_forward_0",
        "self_attention_1",
        "feed_forward_1",
        "context",
        "pointer",
        "position_bias",
        "scatter_add",
        "generation",
        "gate",
        "blend",
    ]


@pytest.mark.parametrize(("shape", "letters", "numbers"), [("gives", "T × d", "6 × 8")])
def test_a_shape_can_be_read_in_letters_and_in_numbers(shape, letters, numbers):
    first = build_inventory(checkpoint(Architecture(9, 4, 8, 2, 2, 8, 6))).parts[0]
    assert getattr(first, shape).in_letters == letters
    assert getattr(first, shape).in_numbers == numbers
