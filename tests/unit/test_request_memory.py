"""Which incomplete requests are refused when all of them take too much memory."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.web.request_memory import SMALL_REQUEST_BYTES, HeldRequest, RequestMemory

MAX = 1_000_000  # bytes, half of them for small requests
LARGE = 200_000
SMALL = 50_000


class Request:
    """A request that arrives, and whether it was refused."""

    def __init__(self, memory):
        self.memory = memory
        self.refusals = 0
        self.held = HeldRequest(self._refuse)

    def _refuse(self):
        self.refusals += 1

    def arrive(self, count):
        self.memory.add(self.held, count)
        return self


@pytest.fixture
def memory():
    return RequestMemory(MAX)


def refused(requests):
    return [request.refusals for request in requests]


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_requests_that_fit_are_not_refused(memory, size):
    assert sum(refused([Request(memory).arrive(size) for _ in range(MAX // 2 // size)])) == 0


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_oldest_requests_are_refused_first(memory, size):
    room = MAX // 2 // size
    requests = [Request(memory).arrive(size) for _ in range(room + 2)]
    assert refused(requests) == [1, 1] + [0] * room


def test_large_requests_do_not_displace_small_ones(memory):
    small = Request(memory).arrive(SMALL)
    for _ in range(100):
        Request(memory).arrive(LARGE)
    assert small.refusals == 0


def test_small_requests_do_not_displace_large_ones(memory):
    large = Request(memory).arrive(LARGE)
    for _ in range(100):
        Request(memory).arrive(SMALL)
    assert large.refusals == 0


def test_a_request_that_grows_becomes_a_large_one(memory):
    large = [Request(memory).arrive(LARGE) for _ in range(2)]
    grown = Request(memory).arrive(SMALL_REQUEST_BYTES).arrive(LARGE)
    assert refused([*large, grown]) == [1, 0, 0]
    assert sum(refused([Request(memory).arrive(SMALL) for _ in range(10)])) == 0


def test_a_complete_request_is_not_refused_and_counts_until_it_is_released(memory):
    complete = [Request(memory).arrive(LARGE) for _ in range(2)]
    for request in complete:
        memory.complete(request.held)
    assert Request(memory).arrive(LARGE).refusals == 1
    memory.release(complete[0].held)
    assert Request(memory).arrive(LARGE).refusals == 0
    assert refused(complete) == [0, 0]


def test_a_request_is_refused_once_and_says_so(memory):
    first = Request(memory).arrive(LARGE)
    assert not first.held.is_refused
    for _ in range(10):
        Request(memory).arrive(LARGE)
    assert first.refusals == 1
    assert first.held.is_refused
    memory.release(first.held)
    assert first.refusals == 1


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(1, 300_000) | st.none()), max_size=60))
def test_requests_that_are_not_refused_never_take_more_than_the_memory(steps):
    memory = RequestMemory(MAX)
    requests = [Request(memory) for _ in range(10)]
    held = dict.fromkeys(range(10), 0)
    for number, count in steps:
        request = requests[number]
        if request.refusals:
            continue
        if count is None:
            memory.release(request.held)
            held[number] = 0
        else:
            request.arrive(count)
            held[number] += count
        kept = {number: size for number, size in held.items() if not requests[number].refusals}
        assert sum(kept.values()) <= MAX
        small = [size for size in kept.values() if size <= SMALL_REQUEST_BYTES]
        assert sum(small) <= MAX // 2
