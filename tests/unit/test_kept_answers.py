"""What is kept for equal queries, and how those who ask at the same time share one pass."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis.explanation import read, traced
from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.serving.explanation_service import Answers, TooLongError
from pointerscope.serving.lru_cache import Kept
from pointerscope.serving.metrics import Measures
from tests.conftest import write_tiny

pytestmark = pytest.mark.usefixtures("one_thread")


class Held:
    """An engine that traces when it is told to."""

    def __init__(self):
        self.waiting = []

    def submit(self, bundle, asked):
        self.waiting.append((bundle, asked, Future()))
        return self.waiting[-1][2]

    def trace(self):
        for bundle, asked, future in self.waiting:
            if not future.done():
                future.set_result(traced(bundle, [asked])[0])


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    return read_bundle(write_tiny(tmp_path_factory.mktemp("models") / "tiny"))


@pytest.fixture
def engine():
    return Held()


def answers(engine, room=1_000_000, seconds=10.0):
    measures = Measures()
    return Answers(engine, Kept(room, measures), measures, seconds)


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 40)), max_size=40), st.integers(0, 100))
def test_what_is_kept_never_takes_more_than_its_room(puts, room):
    kept, sizes = Kept(room, Measures()), {}
    for key, size in puts:
        if size <= room:
            sizes[key] = size
        kept.put(key, f"value {key}", size)
        held = {key: size for key, size in sizes.items() if kept.get(key) is not None}
        assert sum(held.values()) <= room
        assert size > room or kept.get(key) == f"value {key}"


def test_what_nobody_asked_for_the_longest_leaves_first():
    kept = Kept(2, Measures())
    kept.put("a", 1, 1)
    kept.put("b", 2, 1)
    assert kept.get("a") == 1
    kept.put("c", 3, 1)
    assert [kept.get(key) for key in "abc"] == [1, None, 3]


def test_an_explanation_says_no_less_than_the_memory_of_its_arrays(bundle, engine):
    asking = answers(engine)
    explanation = asyncio.run(asked_and_traced(asking, engine, bundle, Query(visits="Home, Work")))
    arrays = [explanation.self_attention, explanation.queries, explanation.keys]
    arrays += [explanation.values, explanation.head_outputs, explanation.hidden]
    trace = explanation.trace
    tensors = [tensor for layer in trace.layers for tensor in layer] + [trace.probabilities]
    assert explanation.bytes >= sum(one.nbytes for one in arrays + tensors)


async def asked_and_traced(asking, engine, bundle, *queries):
    tasks = [asyncio.create_task(asking.explained(bundle, query)) for query in queries]
    await asyncio.sleep(0)
    await asyncio.to_thread(engine.trace)
    found = await asyncio.gather(*tasks)
    return found[0] if len(found) == 1 else found


def test_equal_queries_at_the_same_time_cost_one_pass_and_later_ones_none(bundle, engine):
    asking, query = answers(engine), Query(visits="Home, Work")
    found = asyncio.run(asked_and_traced(asking, engine, bundle, query, query, query))
    assert len(engine.waiting) == 1
    assert found[0] is found[1] is found[2] is asking.explain(bundle, query)
    assert len(engine.waiting) == 1


def test_other_queries_and_other_versions_are_computed_anew(bundle, engine, tmp_path):
    asking = answers(engine)
    other = read_bundle(write_tiny(tmp_path / "tiny", seed=1))
    asyncio.run(asked_and_traced(asking, engine, bundle, Query(visits="Home")))
    asyncio.run(asked_and_traced(asking, engine, bundle, Query(visits="Home", top_k=3)))
    engine.waiting.clear()
    newer = asyncio.run(asked_and_traced(asking, engine, other, Query(visits="Home")))
    assert newer.bundle is other
    assert len(engine.waiting) == 1


def test_without_room_nothing_is_kept(bundle, engine):
    asking = answers(engine, room=0)
    for _ in range(2):
        asyncio.run(asked_and_traced(asking, engine, bundle, Query(visits="Home")))
    assert len(engine.waiting) == 2


def test_one_who_leaves_takes_nothing_from_the_others_and_the_last_takes_the_query(bundle, engine):
    asking, query = answers(engine), Query(visits="Home")

    async def two():
        first = asyncio.create_task(asking.explained(bundle, query))
        second = asyncio.create_task(asking.explained(bundle, query))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        assert not engine.waiting[0][2].cancelled()
        await asyncio.to_thread(engine.trace)
        return await second

    assert asyncio.run(two()).query.history.locations.tolist() == [2]

    async def one():
        only = asyncio.create_task(asking.explained(bundle, Query(visits="Work")))
        await asyncio.sleep(0)
        only.cancel()
        await asyncio.gather(only, return_exceptions=True)

    asyncio.run(one())
    assert engine.waiting[1][2].cancelled()
    again = asyncio.run(asked_and_traced(asking, engine, bundle, Query(visits="Work")))
    assert again.query.history.locations.tolist() == [3]


def test_threads_share_a_pass_too_and_wait_no_longer_than_they_may(bundle, engine):
    asking, found = answers(engine), []
    threads = [
        threading.Thread(target=lambda: found.append(asking.explain(bundle, Query(visits="#5"))))
        for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    while threads[0].is_alive() and len(found) < 3:
        engine.trace()
        engine.waiting[:] = [one for one in engine.waiting if not one[2].done()]
    for thread in threads:
        thread.join(10)
    assert {explanation.query.history.locations.tolist()[0] for explanation in found} == {5}
    with pytest.raises(TooLongError, match="try again"):
        answers(engine, seconds=0.01).explain(bundle, Query(visits="#6"))
    assert engine.waiting[-1][2].cancelled()


def test_a_query_that_cannot_be_read_is_never_traced(bundle, engine):
    with pytest.raises(InvalidQueryError, match="Nowhere"):
        answers(engine).explain(bundle, Query(visits="Nowhere"))
    assert not engine.waiting


def test_reading_a_query_checks_what_it_changes(bundle):
    asked = {"visits": "Home", "interventions": {"remove_heads": [[7, 0]]}}
    with pytest.raises(InvalidQueryError, match="There is no head 0 in layer 7"):
        read(bundle, Query.model_validate(asked))
