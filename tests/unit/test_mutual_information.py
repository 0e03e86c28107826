"""What two variables say about each other."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from pointerscope.formulas.mutual_information import mutual_information

TABLES = arrays(
    np.float64, st.tuples(st.integers(1, 5), st.integers(1, 5)), elements=st.integers(0, 9)
).filter(lambda table: table.sum() > 0)


def _of_table(table: np.ndarray) -> float:
    return float(mutual_information(table.ravel(), table.sum(1), table.sum(0)))


@given(TABLES)
def test_it_is_the_divergence_of_the_pairs_from_independence(table: np.ndarray) -> None:
    shares = table / table.sum()
    expected = sum(
        share * math.log(share / (shares[x].sum() * shares[:, y].sum()))
        for (x, y), share in np.ndenumerate(shares)
        if share > 0
    )
    assert _of_table(table) == pytest.approx(expected, abs=1e-12)


@given(TABLES)
def test_it_is_the_same_both_ways(table: np.ndarray) -> None:
    assert _of_table(table) == pytest.approx(_of_table(table.T), abs=1e-12)


def test_of_a_fair_coin_and_itself_it_is_log_2() -> None:
    assert _of_table(np.array([[3.0, 0.0], [0.0, 3.0]])) == pytest.approx(math.log(2))


def test_of_independent_variables_it_is_nothing() -> None:
    assert _of_table(np.outer([1.0, 2.0, 3.0], [4.0, 1.0])) == pytest.approx(0, abs=1e-12)


def test_pairs_that_never_were_can_be_left_out() -> None:
    whole = np.array([[2.0, 0.0], [1.0, 5.0]])
    left = mutual_information(np.array([2.0, 1.0, 5.0]), whole.sum(1), whole.sum(0))
    assert float(left) == pytest.approx(_of_table(whole), abs=1e-12)


def test_tensors_in_batches_give_the_same_as_arrays_one_by_one() -> None:
    tables = np.random.default_rng(0).integers(0, 9, (4, 3, 5)).astype(np.float64)
    batched = mutual_information(
        torch.tensor(tables).flatten(1), torch.tensor(tables).sum(2), torch.tensor(tables).sum(1)
    )
    assert batched.tolist() == pytest.approx([_of_table(table) for table in tables])
