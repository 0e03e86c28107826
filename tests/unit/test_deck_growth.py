"""Reading and planning a deck takes time in proportion to its size, whatever it contains."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import pytest

from pointerscope.analysis.explanation import explain
from pointerscope.core.plain_yaml import MAX_TOKENS
from pointerscope.core.problems import MAX_PROBLEMS
from pointerscope.core.settings import Settings
from pointerscope.network.registry import Registry
from pointerscope.publishing.deck.html import (
    render_slides,
    server_step_attributes,
    server_view_attributes,
)
from pointerscope.publishing.deck.plan import MAX_STATES, plan_deck
from pointerscope.publishing.deck.reading import MAX_DECK_BYTES, DeckError, read_deck
from pointerscope.publishing.deck.schema import MAX_TEXT_CHARACTERS
from tests.growth import MAX_SLOPE, slope

SIZES = (500, 2_000, 8_000)
HEAD = f"title: T\nvisits: {', '.join(['Maple Court'] * 30)}\nslides:\n"
VIEW = f"{HEAD}- view:\n    view: heads\n"
LESSON = "title: T\nslides:\n- lesson:\n    lesson: softmax\n"


def lines(count, line):
    return "".join(line.format(index) for index in range(count))


def fragments(count, first, line):
    """Slides with 30 fragments each."""
    return "".join(
        (f"- {first}\n  fragments:\n" if index % 30 == 0 else "") + line.format(index)
        for index in range(count)
    )


DECKS = {
    "unknown keys": lambda n: lines(n, "k{}:\n"),
    "unknown keys of a view": lambda n: VIEW + lines(n, "    k{}: 1\n"),
    "options that are lists": lambda n: VIEW + "    options:\n" + lines(n, "      k{}: []\n"),
    "slides that are words": lambda n: f"title: T\nslides: [{'a,' * n}]\n",
    "slides with unknown keys": lambda n: "title: T\nslides:\n" + lines(n, "- {{k{}: 1}}\n"),
    "a long key": lambda n: f"title: T\n? {'k' * n}\n: 1\n",
    "a long number": lambda n: f"title: {'9' * n}\nslides: [{{minutes: {'9' * n}}}]\n",
    "lists in lists": lambda n: f"title: {'[' * n}\n",
    "names of tags": lambda n: lines(n, "%TAG !t{}! a\n"),
    "unknown interventions": lambda n: VIEW + "    interventions:\n" + lines(n, "      k{}: 1\n"),
    "masked visits": lambda n: f"{VIEW}    interventions: {{mask_visits: [{lines(n, '{},')}]}}\n",
    "unknown places": lambda n: f"{VIEW}    against: {{visits: [{lines(n, 'a{},')}]}}\n",
    "unknown inputs": lambda n: LESSON + "    inputs:\n" + lines(n, "      k{}: 1\n"),
    "long inputs": lambda n: f"{LESSON}    inputs: {{z: [{'1,' * n}]}}\n",
    "wrong visits of every view": lambda n: (
        "title: T\nvisits: nowhere\nslides:\n"
        + fragments(n // 10, "view: heads", "  - view: {{predict_at: '{}'}}\n")
    ),
    "changes of views": lambda n: (
        HEAD + fragments(n // 20, "view: heads", "  - view: {{interventions: {{gate: 0.{}1}}}}\n")
    ),
    "changes of lessons": lambda n: (
        "title: T\nslides:\n"
        + fragments(
            n // 40, "lesson: {lesson: softmax}", "  - lesson: {{inputs: {{z: [1, 2, 0.{}1]}}}}\n"
        )
    ),
    "brackets": lambda n: f"title: T\nslides: [{{text: '{'[' * n}'}}]\n",
    "formulas": lambda n: f"title: T\nslides: [{{text: '{lines(n // 10, '${}$ ')}'}}]\n",
    # Below each size's limit of characters in a text.
    "display formulas that do not end": lambda n: (
        "title: T\nslides:\n- text: |\n" + "    $$a\n\n" * (n // 10)
    ),
    "display formulas of a list": lambda n: (
        "title: T\nslides:\n- text: |\n" + "    - $$a\n" * (n // 10)
    ),
    "mistakes that are found in no line": lambda n: (
        "title: T\nslides:\n- text: >\n" + lines(n // 20, "    $x{}\n    ^$\n") + "\n" * n
    ),
    "narrow rows of a table": lambda n: (
        f"title: T\nslides:\n- text: |\n    {'|a' * 12}\n    {'|-' * 12}\n" + "    |b\n" * (n // 10)
    ),
}


@pytest.fixture(scope="module")
def town():
    return Registry(Settings().models).bundle


def process(text, town):
    """Do what the preview of a deck does with its text; return the number of its slides."""
    plan = plan_deck(read_deck(text), town)
    return len(render_slides(plan, server_view_attributes, server_step_attributes, explain))


def process_or_refuse(text, town):
    with suppress(DeckError):
        process(text, town)


@pytest.mark.slow
@pytest.mark.parametrize("name", DECKS)
def test_time_grows_no_faster_than_a_deck(name, town):
    texts = [DECKS[name](size) for size in SIZES]
    runs = {len(text): partial(process_or_refuse, text, town) for text in texts}
    assert slope(runs) <= MAX_SLOPE


def problems_of(text, town):
    """Return the problems of a deck."""
    assert len(text) <= MAX_DECK_BYTES
    with pytest.raises(DeckError) as caught:
        process(text, town)
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title: T\nslides:\n" + "- {}\n" * 50_000, "too many keys and values"),
        (HEAD + fragments(MAX_STATES, "view: heads", "  - view: {{}}\n"), "views and lesson steps"),
        (
            f"title: T\nvisits: 'Maple Court{' ' * 19_000}, Maple Court'\nslides:\n"
            + "- views: [heads, heads, heads, heads]\n" * 200,
            "more than 8 MB of visits and inputs",
        ),
        (
            "title: T\nslides:\n" + f"- text: '{'a' * 20_000}'\n" * 6,
            f"120,000 characters. Shorten them to at most {MAX_TEXT_CHARACTERS:,}",
        ),
        (f"title: T\nvisits: '{'a, ' * 10_000}'\nslides: [text: a]\n", "at most 20000 characters"),
        (f"{VIEW}    against: {{user: {10**30}}}\n", "valid integer"),
        (f"{HEAD}- question: {{ask: head, head: [-1, 0]}}\n", "a number of at least 0"),
    ],
)
def test_a_deck_that_shows_too_much_is_refused(text, said, town):
    [problem] = problems_of(text, town)
    assert said in problem


@pytest.mark.parametrize("name", ["unknown keys", "slides that are words", "unknown interventions"])
def test_no_more_problems_are_reported_than_anybody_mends_at_once(name, town):
    assert len(problems_of(DECKS[name](1_000), town)) == MAX_PROBLEMS


def test_keys_and_values_are_counted_up_to_the_limit():
    allowed = MAX_TOKENS // 4 - 10
    text = VIEW + "    interventions:\n" + lines(allowed, "      k{}: 1\n")
    assert len(read_deck(text).deck.slides[0].view.interventions) == allowed


def test_a_long_key_is_cut_in_messages(town):
    [problem] = problems_of(f"{VIEW}? {'k' * 1_000}\n: 1\n", town)
    assert len(problem) < 300
