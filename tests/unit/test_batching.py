"""Batched traces: the same numbers as single ones, in as few passes as possible."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import fields, replace

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.analysis.explanation import explain, resolve_for_bundle, trace_queries
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.network.split_trace import own_memory
from pointerscope.serving import batching
from pointerscope.serving.batching import BatchTracer, PendingQuery, group_compatible, trace_batch
from pointerscope.serving.metrics import ServerMetrics
from tests.conftest import write_tiny

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]

PLACES = ("Home", "Work", "#4", "#5", "#6", "#1", "#8")
CHANGES = (
    {},
    {"gate": 0.3},
    {"only": "generation"},
    {"remove_heads": [[0, 1], [1, 0]], "replace_with": "mean"},
    {"remove_heads": [[0, 0]]},
    {"attention_temperature": 0.5, "pointer_temperature": 3.0},
    {"scaling": False, "pointer_scaling": False, "position_bias": False},
    {"sinusoidal": False, "position_from_end": False, "residuals": False},
    {"layer_norm": False, "skip": [{"layer": 1, "part": "feed_forward"}]},
    {"without_features": ["user", "time"]},
)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    opened = read_bundle(write_tiny(tmp_path_factory.mktemp("models") / "tiny"))
    assert opened.network  # no pass reads weights
    return opened


@st.composite
def queries(draw):
    visits = draw(st.lists(st.sampled_from(PLACES), min_size=1, max_size=6))
    asked = {}
    if len(visits) > 1 and draw(st.booleans()):
        asked["mask_visits"] = [draw(st.integers(0, len(visits) - 2))]
    elif draw(st.booleans()):
        asked["order"] = draw(st.permutations(range(len(visits))))
    user = draw(st.sampled_from([None, 1, 3]))
    return {"visits": visits, "user": user}, asked


def tensors(trace):
    for name in (field.name for field in fields(trace)):
        value = getattr(trace, name)
        if name == "hidden":
            yield from ((f"hidden {depth}", tensor) for depth, tensor in enumerate(value))
        elif name == "layers":
            for depth, layer in enumerate(value):
                yield from ((f"{part} {depth}", tensor) for part, tensor in layer._asdict().items())
        elif name == "batch":
            yield from ((part, v) for part, v in value._asdict().items() if part != "has_nobody")
        else:
            yield name, value


@settings(max_examples=40)
@given(asked=st.lists(queries(), min_size=2, max_size=5), changes=st.sampled_from(CHANGES))
def test_every_tensor_of_a_batched_trace_equals_that_of_a_single_trace(bundle, asked, changes):
    queries = [Query.model_validate(q | {"interventions": own | changes}) for q, own in asked]
    together = trace_queries(bundle, [resolve_for_bundle(bundle, query) for query in queries])
    for query, trace in zip(queries, together, strict=True):
        alone = dict(tensors(explain(bundle, query).trace))
        for name, tensor in tensors(trace):
            if tensor is None:
                assert alone[name] is None, name
            else:
                torch.testing.assert_close(tensor, alone[name], rtol=0, atol=1e-5, msg=name)


@pytest.mark.parametrize("model", ["without-gate", "without-pointer", "without-generation"])
def test_parts_that_a_network_lacks_are_missing_in_batched_traces_too(models, model):
    bundle = read_bundle(models / model)
    queries = [Query(visits="Home, Work"), Query(visits="Work")]
    together = trace_queries(bundle, [resolve_for_bundle(bundle, query) for query in queries])
    for query, trace in zip(queries, together, strict=True):
        alone = explain(bundle, query).trace
        assert {n for n, v in tensors(trace) if v is None} == {
            n for n, v in tensors(alone) if v is None
        }
        torch.testing.assert_close(trace.probabilities, alone.probabilities, rtol=0, atol=1e-5)


def test_a_stored_trace_does_not_hold_the_memory_of_its_batch(bundle):
    asked = [resolve_for_bundle(bundle, Query(visits=["Home"] * n)) for n in (1, 6)]
    small, _ = trace_queries(bundle, asked)
    for name, tensor in tensors(own_memory(small)):
        if tensor is not None:
            assert tensor.untyped_storage().nbytes() == tensor.nbytes, name


def test_a_trace_that_was_alone_is_stored_as_it_is(bundle):
    [alone] = trace_queries(bundle, [resolve_for_bundle(bundle, Query(visits="Home, Work"))])
    assert own_memory(alone) is alone


def test_queries_are_grouped_by_their_changes_to_the_network(bundle):
    asked = [
        {},
        {"gate": 1.0},
        {"mask_visits": [0]},
        {"order": [1, 0]},
        {"gate": 1.0, "order": [1, 0]},
    ]
    queries = [Query.model_validate({"visits": "Home, Work", "interventions": a}) for a in asked]
    waiting = [
        PendingQuery(bundle, resolve_for_bundle(bundle, query), number)
        for number, query in enumerate(queries)
    ]
    groups = [[one.trace for one in group] for group in group_compatible(waiting)]
    assert groups == [[0, 2, 3], [1, 4]]


def test_queries_with_and_without_intermediates_are_traced_apart(bundle):
    resolved = resolve_for_bundle(bundle, Query(visits="Home, Work"))
    complete = replace(resolved, intermediates=True)
    waiting = [PendingQuery(bundle, one, index) for index, one in enumerate((resolved, complete))]
    groups = [[one.trace for one in group] for group in group_compatible(waiting)]
    assert groups == [[0], [1]]


def test_queries_that_arrive_during_a_pass_form_the_next_batch(bundle, monkeypatch):
    begun, go_on = threading.Event(), threading.Event()
    sizes = []

    def slowly(of, reads):
        sizes.append(len(reads))
        begun.set()
        assert go_on.wait(10)
        return trace_queries(of, reads)

    monkeypatch.setattr(batching, "trace_queries", slowly)
    tracer = BatchTracer(max_batch_size=4, threads=1, metrics=ServerMetrics())
    first = tracer.submit(bundle, resolve_for_bundle(bundle, Query(visits="Home")))
    assert begun.wait(10)
    rest = [
        tracer.submit(bundle, resolve_for_bundle(bundle, Query(visits=f"#{n}")))
        for n in range(2, 8)
    ]
    go_on.set()
    for future in (first, *rest):
        assert future.result(10).probabilities.shape == (1, 9)
    assert sizes == [1, 4, 2]
    tracer.close()


def test_cancelled_queries_are_not_traced_and_errors_reach_their_callers(bundle, monkeypatch):
    begun, go_on = threading.Event(), threading.Event()
    asked = []

    def slowly(of, reads):
        asked.append([one.history.locations.tolist() for one in reads])
        begun.set()
        assert go_on.wait(10)
        if any(one.interventions.gate for one in reads):
            raise MemoryError("too large")
        return trace_queries(of, reads)

    monkeypatch.setattr(batching, "trace_queries", slowly)
    tracer = BatchTracer(max_batch_size=8, threads=1, metrics=ServerMetrics())
    tracer.submit(bundle, resolve_for_bundle(bundle, Query(visits="Home")))
    assert begun.wait(10)
    left = tracer.submit(bundle, resolve_for_bundle(bundle, Query(visits="#5")))
    stayed = tracer.submit(bundle, resolve_for_bundle(bundle, Query(visits="#6")))
    forced = Query.model_validate({"visits": "#7", "interventions": {"gate": 0.5}})
    failed = tracer.submit(bundle, resolve_for_bundle(bundle, forced))
    assert left.cancel()
    go_on.set()
    assert stayed.result(10).batch.locations.tolist() == [[6]]
    assert isinstance(failed.exception(10), MemoryError)
    assert asked == [[[2]], [[6]], [[7]]]
    later = tracer.submit(bundle, resolve_for_bundle(bundle, Query(visits="Work")))
    assert later.result(10).batch.locations.tolist() == [[3]]
    tracer.close()


def test_a_closed_tracer_starts_again_with_the_next_query(bundle):
    tracer = BatchTracer(max_batch_size=4, threads=1, metrics=ServerMetrics())
    for name in ("Home", "Work"):
        future = tracer.submit(bundle, resolve_for_bundle(bundle, Query(visits=name)))
        assert future.result(10).probabilities.shape == (1, 9)
        tracer.close()
        tracer.close()


def test_a_query_gets_the_same_numbers_from_the_thread_and_from_an_event_loop(bundle, monkeypatch):
    threads = []

    def traced(group, metrics):
        threads.append(threading.current_thread().name)
        trace_batch(group, metrics)

    monkeypatch.setattr(batching, "trace_batch", traced)
    tracer = BatchTracer(8, 1, ServerMetrics())
    query = resolve_for_bundle(bundle, Query(visits="Home, Work, #4"))

    async def ask():
        traces = []
        # The thread measures how long passes take; once one was quick, the loop traces by itself.
        while len(traces) < 100 and {*threads} <= {"tracer"}:
            traces.append(await asyncio.wrap_future(tracer.submit(bundle, query)))
            await asyncio.sleep(0.01)  # until the thread is idle
        return traces

    first, *others = asyncio.run(ask())
    tracer.close()
    assert len({*threads}) == 2
    for other in others:
        assert torch.equal(other.probabilities, first.probabilities)


def test_an_event_loop_makes_a_pass_itself_as_long_as_such_passes_are_quick(bundle, monkeypatch):
    clock = 0.0
    passes = []

    def traced(group, metrics):
        nonlocal clock
        visits = max(len(one.query.history) for one in group)
        clock += 0.0009 * len(group) * visits**2  # longer histories take more time a visit
        passes.append((len(group), visits, threading.current_thread().name == "tracer"))
        trace_batch(group, metrics)

    monkeypatch.setattr(batching, "trace_batch", traced)
    monkeypatch.setattr(batching, "thread_time", lambda: clock)
    tracer = BatchTracer(64, 1, ServerMetrics())

    def read(visits, gate=None):
        changes = {"interventions": {"gate": gate}} if gate is not None else {}
        return resolve_for_bundle(bundle, Query.model_validate({"visits": visits} | changes))

    async def ask(*queries):
        traces = await asyncio.gather(
            *(asyncio.wrap_future(tracer.submit(bundle, one)) for one in queries)
        )
        await asyncio.to_thread(wait_until_idle, tracer)
        return traces

    short, long, set_gate = (
        read("Home, Work"),
        read("Home, Work, #4, Home"),
        read("Work, Home", 0.5),
    )

    async def in_turns():
        by_thread = await ask(*[short] * 5)  # 18 ms
        by_loop = await ask(*[short] * 5)
        await ask(*[short] * 6)  # 22 ms: never tried by the loop
        await ask(*[short] * 6)
        await ask(short)
        await ask(short, set_gate)  # two passes
        await ask(long, long)  # 29 ms, although five short ones have more visits
        await ask(long, long)
        return by_thread, by_loop

    by_thread, by_loop = asyncio.run(in_turns())
    tracer.close()
    assert passes == [
        (5, 2, True),
        (5, 2, False),
        (6, 2, True),
        (6, 2, True),
        (1, 2, False),
        (1, 2, True),
        (1, 2, True),
        (2, 4, True),
        (2, 4, True),
    ]
    for one, other in zip(by_thread, by_loop, strict=True):
        assert torch.equal(one.probabilities, other.probabilities)


def test_a_slow_pass_is_no_longer_made_by_the_loop_whatever_came_of_its_queries(
    bundle, monkeypatch
):
    clock, seconds = 0.0, 0.001
    by_loop = []

    def traced(group, metrics):
        nonlocal clock
        clock += seconds
        by_loop.append(threading.current_thread().name != "tracer")
        trace_batch(group, metrics)

    monkeypatch.setattr(batching, "trace_batch", traced)
    monkeypatch.setattr(batching, "thread_time", lambda: clock)
    tracer = BatchTracer(64, 1, ServerMetrics())
    query = resolve_for_bundle(bundle, Query(visits="Home, Work"))

    async def ask(count=2):
        traces = [tracer.submit(bundle, query) for _ in range(count)]
        await asyncio.gather(*map(asyncio.wrap_future, traces), return_exceptions=True)
        await asyncio.to_thread(wait_until_idle, tracer)

    async def in_turns():
        nonlocal seconds
        await ask()
        await ask()
        monkeypatch.setattr(batching, "trace_queries", lambda _, asked: [ValueError()] * len(asked))
        seconds = 0.1
        await ask()
        await ask()

    asyncio.run(in_turns())
    tracer.close()
    assert by_loop == [False, True, True, False]


def test_an_event_loop_reads_no_weights(tmp_path, monkeypatch):
    monkeypatch.setattr(batching, "thread_time", lambda: 0.0)
    bundle = read_bundle(write_tiny(tmp_path / "tiny"))
    tracer = BatchTracer(64, 1, ServerMetrics())
    query = resolve_for_bundle(bundle, Query(visits="Home"))

    async def ask():
        started = threading.get_ident()
        found = []
        trace = tracer.submit(bundle, query)
        trace.add_done_callback(lambda _: found.append(threading.get_ident() == started))
        await asyncio.wrap_future(trace)
        await asyncio.to_thread(wait_until_idle, tracer)
        return found[0]

    async def in_turns():
        by_loop = [await ask(), await ask()]
        bundle.release_memory()
        return [*by_loop, await ask(), await ask()]

    assert bundle.network
    assert asyncio.run(in_turns()) == [False, True, False, True]
    tracer.close()


def wait_until_idle(tracer):
    while tracer._is_tracing:
        time.sleep(0.001)
