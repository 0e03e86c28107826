"""Dropout."""

from __future__ import annotations

import math

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.network.dropout import Dropout

MANY = 400_000


@pytest.fixture(autouse=True)
def _seed():
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        yield


def dropped_share(out: torch.Tensor) -> float:
    return (out == 0).double().mean().item()


@pytest.mark.parametrize("p", [0.001, 0.1, 0.2, 0.25, 0.5, 0.9, 0.999])
def test_the_share_of_zeros_is_p(p):
    share = dropped_share(Dropout(p)(torch.ones(MANY)))
    assert share == pytest.approx(p, abs=5 * math.sqrt(p * (1 - p) / MANY))


@pytest.mark.parametrize("p", [0.1, 0.2, 0.5, 0.9])
def test_the_mean_stays_and_the_variance_is_that_of_scaled_zeros(p):
    out = Dropout(p)(torch.ones(MANY)).double()
    spread = math.sqrt(p / (1 - p))
    assert out.mean().item() == pytest.approx(1, abs=5 * spread / math.sqrt(MANY))
    assert out.std().item() == pytest.approx(spread, rel=0.02)


@pytest.mark.parametrize("p", [0.1, 0.2, 1 / 3, 0.999])
def test_what_is_left_is_scaled_so_that_the_mean_is_exact(p):
    out = Dropout(p)(torch.ones(MANY, dtype=torch.float64))
    [scale] = out[out != 0].unique().tolist()
    met = 1 - 1 / scale
    assert met == pytest.approx(p, abs=1 / 65_536)
    assert met * 65_536 == pytest.approx(round(met * 65_536), abs=1e-6)


def test_half_is_met_exactly():
    out = Dropout(0.5)(torch.ones(100))
    assert out.unique().tolist() == [0, 2]


def test_numbers_are_dropped_independently_of_their_neighbours():
    dropped = (Dropout(0.2)(torch.ones(MANY)) == 0).double()
    for distance in (1, 2, 3, 4, 8):  # four share a draw
        both = (dropped[:-distance] * dropped[distance:]).mean().item()
        assert both == pytest.approx(0.04, abs=5 * math.sqrt(0.04 / MANY))


@given(shape=st.lists(st.integers(0, 5), min_size=1, max_size=4))
def test_any_shape_keeps_its_shape(shape):
    assert Dropout(0.2)(torch.ones(shape)).shape == torch.Size(shape)


def test_numbers_in_another_order_in_memory_are_dropped_too():
    out = Dropout(0.5)(torch.ones(300, 200).T)
    assert out.shape == (200, 300)
    assert dropped_share(out) == pytest.approx(0.5, abs=0.02)


def test_the_same_seed_drops_the_same():
    x = torch.rand(1_001)

    def out(seed: int) -> torch.Tensor:
        torch.manual_seed(seed)
        return Dropout(0.2)(x)

    assert torch.equal(out(3), out(3))
    assert not torch.equal(out(3), out(4))


def test_one_pass_drops_other_numbers_than_the_next():
    x, dropout = torch.ones(1_000), Dropout(0.2)
    assert not torch.equal(dropout(x), dropout(x))


def test_nothing_is_dropped_outside_training():
    x = torch.rand(10)
    assert Dropout(0.9).eval()(x) is x


def test_nothing_is_drawn_where_nothing_is_dropped():
    x = torch.rand(10)
    assert Dropout(0.0)(x) is x
    expected = torch.rand(1)
    torch.manual_seed(0)
    torch.rand(10)
    assert torch.equal(torch.rand(1), expected)


def test_the_gradient_passes_what_was_kept():
    x = torch.rand(1_000, requires_grad=True)
    out = Dropout(0.2)(x)
    out.sum().backward()
    torch.testing.assert_close(x.grad, (out / x).detach())


def test_half_precision_stays_half_precision():
    out = Dropout(0.2)(torch.ones(1_000, dtype=torch.bfloat16))
    assert out.dtype == torch.bfloat16
    assert dropped_share(out) == pytest.approx(0.2, abs=0.07)
