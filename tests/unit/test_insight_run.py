"""A run over the blocks of a data set: interrupted, killed, resumed, refused."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace
from itertools import islice

import pytest

from pointerscope.analysis.insights.data import UnfitDataError
from pointerscope.analysis.insights.run import compute_insights, trace_in_process
from pointerscope.core.settings import RESOURCES
from pointerscope.network.insights import INSIGHTS, InsightsError, read_insights, write_insights
from pointerscope.training.state import ResumeError, exclusive_lock
from tests.insights import context, insights, town

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]
BLOCK = 10
BLOCKS = 5


@pytest.fixture(scope="module")
def data():
    return replace(context().data, block_size=BLOCK)


@pytest.fixture(scope="module")
def uninterrupted(data, tmp_path_factory):
    return compute_insights(town(), data, tmp_path_factory.mktemp("run") / "journal", removal=False)


class Watched:
    """The engine of this process, which notes its blocks and can be stopped after some."""

    def __init__(self, stop_after: int = BLOCKS) -> None:
        self.blocks: list[int] = []
        self.stop_after = stop_after

    def __call__(self, *asked):
        for number, ledger in trace_in_process(*asked):
            if len(self.blocks) == self.stop_after:
                raise KeyboardInterrupt
            self.blocks.append(number)
            yield number, ledger


def interrupted(data, journal, after: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        compute_insights(town(), data, journal, removal=False, engine=Watched(after))


def test_blocks_are_as_good_as_one(uninterrupted):
    whole = insights()
    for table in uninterrupted.tables:
        other = whole.table(table.name)
        assert table.columns == other.columns
        for row, other_row in zip(table.rows, other.rows, strict=True):
            for cell, other_cell in zip(row, other_row, strict=True):
                if isinstance(cell, int | float):
                    assert cell == pytest.approx(other_cell, rel=1e-4, abs=1e-5), table.name
                else:
                    assert cell == other_cell


@pytest.mark.parametrize("after", [1, 4])
def test_an_interrupted_run_goes_on_from_the_last_completed_block(
    data, uninterrupted, tmp_path, after
):
    interrupted(data, tmp_path / "journal", after)
    engine, told = Watched(), []
    resumed = compute_insights(
        town(),
        data,
        tmp_path / "journal",
        removal=False,
        engine=engine,
        on_progress=lambda done, total: told.append((done, total)),
    )
    assert engine.blocks == list(range(after, BLOCKS))
    assert told[0] == (after, BLOCKS)
    assert told[-1] == (BLOCKS, BLOCKS)
    assert resumed == uninterrupted
    assert list(tmp_path.iterdir()) == []


def test_what_another_run_left_is_not_used(data, tmp_path):
    interrupted(data, tmp_path / "journal", 2)
    engine = Watched()
    compute_insights(town(), replace(data, digest="other"), tmp_path / "journal", engine=engine)
    assert engine.blocks == list(range(BLOCKS))


def test_two_runs_do_not_meet_in_one_journal(data, tmp_path):
    with exclusive_lock(tmp_path / "journal"), pytest.raises(ResumeError):
        compute_insights(town(), data, tmp_path / "journal", removal=False)


_KILLED = """
import sys
from dataclasses import replace
from pathlib import Path
from pointerscope.analysis.insights.run import compute_insights
from tests.insights import context, town
data = replace(context().data, block_size=1)
compute_insights(town(), data, Path(sys.argv[1]), removal=False)
"""


def test_a_killed_run_loses_no_completed_block(data, tmp_path):
    journal = tmp_path / "journal"
    single = replace(data, block_size=1)
    with subprocess.Popen([sys.executable, "-c", _KILLED, str(journal)], cwd=RESOURCES) as process:
        deadline = time.monotonic() + 60
        while process.poll() is None and time.monotonic() < deadline:
            if len(list(journal.glob("block-*.npz"))) >= 3:
                break
            time.sleep(0.005)
        process.kill()
    done = {int(path.stem[6:]) for path in journal.glob("block-*.npz")}
    assert len(done) >= 3
    engine = Watched(stop_after=50)
    compute_insights(town(), single, journal, removal=False, engine=engine)
    assert sorted({*done, *engine.blocks}) == list(range(50))
    assert not done & set(engine.blocks)


def test_too_few_people_are_refused_and_leave_nothing(data, tmp_path):
    sample_makers = data.sample_makers
    few = replace(data, sample_makers=lambda: islice(sample_makers(), 20))
    with pytest.raises(UnfitDataError, match="4 people; insights need at least 5"):
        compute_insights(town(), few, tmp_path / "journal", removal=False)
    assert list(tmp_path.iterdir()) == []


def test_insights_come_back_from_their_file(tmp_path):
    assert read_insights(tmp_path) is None
    write_insights(tmp_path, insights())
    assert read_insights(tmp_path) == insights()
    assert [path.name for path in tmp_path.iterdir()] == [INSIGHTS]


@pytest.mark.parametrize("text", ["", "{}", '{"tables": 5}', "\x00\x01"])
def test_damaged_insights_say_so(tmp_path, text):
    (tmp_path / INSIGHTS).write_text(text)
    with pytest.raises(InsightsError, match=r"insights\.json.*Recompute it"):
        read_insights(tmp_path)
