"""Blocks of histories in Parquet files."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis.insights.blocks import read_block, write_block
from pointerscope.analysis.insights.measurements import Sample
from pointerscope.mobility.histories import VISIT_COLUMNS, History
from tests.insights import fifty

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

SMALL = st.integers(-(2**31), 2**31 - 1)


@st.composite
def some_cases(draw: st.DrawFn) -> list[Sample]:
    def sample() -> Sample:
        visits = draw(st.integers(1, 5))
        columns = st.lists(SMALL, min_size=visits, max_size=visits)
        history = History(
            user=draw(SMALL),
            target=draw(st.none() | SMALL),
            **{name: np.array(draw(columns), np.int64) for name in VISIT_COLUMNS},
        )
        person = draw(st.integers(-(2**63), 2**63 - 1))
        return Sample(history, person, draw(st.none() | SMALL))

    return [sample() for _ in range(draw(st.integers(0, 4)))]


def plain(sample: Sample) -> list[object]:
    """Everything in a case, arrays with their types."""
    values: list[object] = [sample.person, sample.earlier_visits]
    for field in fields(sample.history):
        value = getattr(sample.history, field.name)
        is_array = isinstance(value, np.ndarray)
        values.append((value.dtype.str, value.tolist()) if is_array else value)
    return values


@given(samples=some_cases())
def test_what_was_written_is_read_again(
    samples: list[Sample], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.getbasetemp() / "block.parquet"
    write_block(path, samples)
    assert [plain(sample) for sample in read_block(path)] == [plain(sample) for sample in samples]


def test_histories_of_the_town_survive_the_file(tmp_path: Path) -> None:
    write_block(tmp_path / "block.parquet", fifty())
    read = read_block(tmp_path / "block.parquet")
    assert [plain(sample) for sample in read] == [plain(sample) for sample in fifty()]


def test_nobody_else_may_read_a_block(tmp_path: Path) -> None:
    path = tmp_path / "block.parquet"
    write_block(path, fifty()[:1])
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_number_that_is_too_large_leaves_no_file(tmp_path: Path) -> None:
    sample = fifty()[0]
    far = sample._replace(earlier_visits=2**40)
    with pytest.raises((ValueError, OverflowError)):
        write_block(tmp_path / "block.parquet", [far])
    assert not list(tmp_path.iterdir())
