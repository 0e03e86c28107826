"""The access token, and how often it may be guessed."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from pydantic import SecretStr

from pointerscope.web.allowance import Allowance
from pointerscope.web.data_access import AccessToken


def test_an_allowance_is_used_up_and_comes_back():
    now = [0.0]
    allowance = Allowance(2, 0.1, lambda: now[0])
    assert [allowance.take("a") for _ in range(3)] == [True, True, False]
    assert not allowance.has_left("a")
    assert allowance.has_left("b")
    now[0] = 10.0
    assert allowance.has_left("a")
    assert allowance.take("a")
    assert not allowance.has_left("a")


def test_an_allowance_remembers_so_many_clients():
    allowance = Allowance(1, 0.1)
    for number in range(20_000):
        allowance.take(f"{number}")
    assert not allowance.has_left("19999")
    assert allowance.has_left("0")


def test_guesses_that_come_at_once_are_counted_one_by_one():
    token = AccessToken(SecretStr("open sesame"), b"secret")
    with ThreadPoolExecutor(16) as threads:
        guesses = [f"{number}" for number in range(10)] + ["open sesame"] * 100
        assert not any(threads.map(lambda sent: token.accepts(sent, "a"), guesses[:10]))
        assert not any(threads.map(lambda sent: token.accepts(sent, "a"), guesses[10:]))
        assert all(threads.map(lambda sent: token.accepts(sent, "b"), guesses[10:]))
    assert token.is_guessed_from("a")
    assert not token.is_guessed_from("b")


@pytest.mark.parametrize("missing", [None, SecretStr("")])
def test_without_a_token_nothing_is_accepted(missing):
    token = AccessToken(missing, b"secret")
    assert not token.accepts("", "a")
    assert not token.accepts_signature("until then", token.sign("until then"))
    assert not token.is_guessed_from("a")
