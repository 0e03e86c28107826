"""The LRU cache, and the service that shares a pass between equal queries and caches results."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import Future

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis.explanation import resolve_for_bundle, trace_queries
from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.serving.explanation_service import ExplanationService, TooLongError
from pointerscope.serving.lru_cache import LRUCache
from pointerscope.serving.metrics import ServerMetrics
from tests.conftest import write_tiny

pytestmark = pytest.mark.usefixtures("one_thread")


class ManualEngine:
    """An engine that traces only when `trace` is called."""

    def __init__(self):
        self.pending = []

    def submit(self, bundle, query):
        self.pending.append((bundle, query, Future()))
        return self.pending[-1][2]

    def trace(self):
        for bundle, query, future in self.pending:
            if not future.done():
                future.set_result(trace_queries(bundle, [query])[0])


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    return read_bundle(write_tiny(tmp_path_factory.mktemp("models") / "tiny"))


@pytest.fixture
def engine():
    return ManualEngine()


def service_of(engine, max_bytes=1_000_000, seconds=10.0):
    metrics = ServerMetrics()
    return ExplanationService(engine, LRUCache(max_bytes, metrics), metrics, seconds)


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 40)), max_size=40), st.integers(0, 100))
def test_the_cache_never_exceeds_its_size(puts, max_bytes):
    cache, sizes = LRUCache(max_bytes, ServerMetrics()), {}
    for key, size in puts:
        if size <= max_bytes:
            sizes[key] = size
        cache.put(key, f"value {key}", size)
        cached = {key: size for key, size in sizes.items() if cache.get(key) is not None}
        assert sum(cached.values()) <= max_bytes
        assert size > max_bytes or cache.get(key) == f"value {key}"


def test_the_least_recently_used_value_is_evicted_first():
    cache = LRUCache(2, ServerMetrics())
    cache.put("a", 1, 1)
    cache.put("b", 2, 1)
    assert cache.get("a") == 1
    cache.put("c", 3, 1)
    assert [cache.get(key) for key in "abc"] == [1, None, 3]


def test_the_size_of_an_explanation_covers_all_of_its_arrays(bundle, engine):
    service = service_of(engine)
    explanation = asyncio.run(explain_all(service, engine, bundle, Query(visits="Home, Work")))
    arrays = [explanation.self_attention, explanation.queries, explanation.keys]
    arrays += [explanation.values, explanation.head_outputs, explanation.hidden]
    trace = explanation.trace
    tensors = [tensor for layer in trace.layers for tensor in layer] + [trace.probabilities]
    assert explanation.bytes >= sum(one.nbytes for one in arrays + tensors)


async def explain_all(service, engine, bundle, *queries):
    tasks = [asyncio.create_task(service.explain_async(bundle, query)) for query in queries]
    await asyncio.sleep(0)
    await asyncio.to_thread(engine.trace)
    found = await asyncio.gather(*tasks)
    return found[0] if len(found) == 1 else found


def test_equal_queries_at_the_same_time_need_one_pass_and_later_ones_none(bundle, engine):
    service, query = service_of(engine), Query(visits="Home, Work")
    found = asyncio.run(explain_all(service, engine, bundle, query, query, query))
    assert len(engine.pending) == 1
    assert found[0] is found[1] is found[2] is service.explain(bundle, query)
    assert len(engine.pending) == 1


def test_intermediates_are_traced_for_those_who_ask_and_cached_apart(bundle, engine):
    service, query = service_of(engine), Query(visits="Home, Work")

    async def ask():
        tasks = [
            asyncio.create_task(service.explain_async(bundle, query, intermediates=asked))
            for asked in (True, False, True)
        ]
        await asyncio.sleep(0)
        await asyncio.to_thread(engine.trace)
        return await asyncio.gather(*tasks)

    complete, plain, again = asyncio.run(ask())
    assert complete is again is service.explain(bundle, query, intermediates=True)
    assert plain is service.explain(bundle, query)
    assert "layers.0.norm1" in complete.trace.intermediates
    assert plain.trace.intermediates is None
    assert len(engine.pending) == 2


def test_other_queries_and_other_versions_need_their_own_pass(bundle, engine, tmp_path):
    service = service_of(engine)
    other = read_bundle(write_tiny(tmp_path / "tiny", seed=1))
    asyncio.run(explain_all(service, engine, bundle, Query(visits="Home")))
    asyncio.run(explain_all(service, engine, bundle, Query(visits="Home", top_k=3)))
    engine.pending.clear()
    newer = asyncio.run(explain_all(service, engine, other, Query(visits="Home")))
    assert newer.bundle is other
    assert len(engine.pending) == 1


def test_a_cache_without_space_stores_nothing(bundle, engine):
    service = service_of(engine, max_bytes=0)
    for _ in range(2):
        asyncio.run(explain_all(service, engine, bundle, Query(visits="Home")))
    assert len(engine.pending) == 2


def test_a_query_is_cancelled_only_when_its_last_caller_cancels(bundle, engine):
    service, query = service_of(engine), Query(visits="Home")

    async def two():
        first = asyncio.create_task(service.explain_async(bundle, query))
        second = asyncio.create_task(service.explain_async(bundle, query))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        assert not engine.pending[0][2].cancelled()
        await asyncio.to_thread(engine.trace)
        return await second

    assert asyncio.run(two()).query.history.locations.tolist() == [2]

    async def one():
        only = asyncio.create_task(service.explain_async(bundle, Query(visits="Work")))
        await asyncio.sleep(0)
        only.cancel()
        await asyncio.gather(only, return_exceptions=True)

    asyncio.run(one())
    assert engine.pending[1][2].cancelled()
    again = asyncio.run(explain_all(service, engine, bundle, Query(visits="Work")))
    assert again.query.history.locations.tolist() == [3]


def test_a_pass_that_goes_on_after_its_callers_left_is_shared_and_cached(bundle, engine):
    service, query = service_of(engine), Query(visits="Home")

    async def leave_and_return():
        left = asyncio.create_task(service.explain_async(bundle, query))
        await asyncio.sleep(0)
        [(_, resolved, trace)] = engine.pending
        assert trace.set_running_or_notify_cancel()
        left.cancel()
        await asyncio.gather(left, return_exceptions=True)
        during = asyncio.create_task(service.explain_async(bundle, query))
        await asyncio.sleep(0)
        trace.set_result(trace_queries(bundle, [resolved])[0])
        return await during, await service.explain_async(bundle, query)

    during, later = asyncio.run(leave_and_return())
    assert during is later
    assert len(engine.pending) == 1


def test_the_cache_counts_the_text_of_a_query(bundle, engine):
    service = service_of(engine, max_bytes=2_000_000)
    padding = "\u3000" * 100_000  # two bytes each
    queries = [Query(visits=f"Home{padding}{' ' * number}") for number in range(12)]
    for query in queries:
        asyncio.run(explain_all(service, engine, bundle, query))
    asyncio.run(explain_all(service, engine, bundle, queries[-1]))
    assert len(engine.pending) == 12
    asyncio.run(explain_all(service, engine, bundle, queries[0]))
    assert len(engine.pending) == 13


def test_threads_share_a_pass_and_wait_no_longer_than_the_time_limit(bundle, engine):
    service, found = service_of(engine), []
    threads = [
        threading.Thread(target=lambda: found.append(service.explain(bundle, Query(visits="#5"))))
        for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    while threads[0].is_alive() and len(found) < 3:
        engine.trace()
        engine.pending[:] = [one for one in engine.pending if not one[2].done()]
    for thread in threads:
        thread.join(10)
    assert {explanation.query.history.locations.tolist()[0] for explanation in found} == {5}
    with pytest.raises(TooLongError, match="Try again"):
        service_of(engine, seconds=0.01).explain(bundle, Query(visits="#6"))
    assert engine.pending[-1][2].cancelled()


def test_every_caller_gets_the_error_of_a_pass_and_the_next_query_a_pass_of_its_own(bundle, engine):
    service, query = service_of(engine), Query(visits="Home")

    async def ask():
        tasks = [asyncio.create_task(service.explain_async(bundle, query)) for _ in range(3)]
        await asyncio.sleep(0)
        engine.pending[0][2].set_exception(ArithmeticError("too large"))
        return await asyncio.gather(*tasks, return_exceptions=True)

    assert [str(error) for error in asyncio.run(ask())] == ["too large"] * 3
    again = asyncio.run(explain_all(service, engine, bundle, query))
    assert again.query.history.locations.tolist() == [2]
    assert len(engine.pending) == 2


def test_threads_and_an_event_loop_get_one_explanation_whoever_comes_first(bundle, engine):
    for number in range(30):
        service, found = service_of(engine), []
        query = Query(visits=f"#{2 + number % 5}")

        async def ask(service=service, query=query):
            task = asyncio.create_task(service.explain_async(bundle, query))
            while not engine.pending:
                await asyncio.sleep(0)
            await asyncio.to_thread(engine.trace)
            return await task

        def wait(service=service, query=query, found=found):
            found.append(service.explain(bundle, query))

        thread = threading.Thread(target=wait)
        thread.start()
        while not engine.pending:
            time.sleep(0.001)
        found.append(asyncio.run(ask()))
        thread.join(10)
        assert found[0] is found[1]
        engine.pending.clear()


def test_an_invalid_query_is_never_traced(bundle, engine):
    with pytest.raises(InvalidQueryError, match="Nowhere"):
        service_of(engine).explain(bundle, Query(visits="Nowhere"))
    assert not engine.pending


def test_reading_a_query_validates_its_interventions(bundle):
    asked = {"visits": "Home", "interventions": {"remove_heads": [[7, 0]]}}
    with pytest.raises(InvalidQueryError, match="There is no head 0 in layer 7"):
        resolve_for_bundle(bundle, Query.model_validate(asked))
