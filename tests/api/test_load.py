"""A short form of the hall that `make soak` fills; the same code fills it."""

from __future__ import annotations

from tests.soak.load import check, load


def test_clients_at_the_same_time_are_all_answered_and_answered_right():
    found = load(20, 3.0, 0.2, before=5, arriving=1.0, warm_up=1.0, sample=10)
    check(found)
    assert found.edits > 20
    assert found.compared > found.edits // 20
