"""Questions about a prediction: choices are complete, and answers are those of the network."""

from __future__ import annotations

import pytest

from pointerscope.analysis.explanation import explain
from pointerscope.analysis.model_card import percent
from pointerscope.analysis.questions import ELSEWHERE, make_question, queries_of
from pointerscope.core.problems import InvalidQueryError
from pointerscope.core.settings import Settings
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.query import Query
from pointerscope.network.registry import Registry

HEADS = [(layer, head) for layer in range(2) for head in range(4)]


@pytest.fixture(scope="module")
def town():
    return Registry(Settings().models).bundle("town")


def examples(bundle, count):
    return [
        (found, Query(visits=found.visits, user=found.user, predict_at=found.predict_at))
        for found in bundle.histories[:count]
    ]


def asked(kind, bundle, query, head=None):
    explanations = [explain(bundle, one) for one in queries_of(kind, query, head)]
    return make_question(kind, explanations, head), explanations


def test_where_next_adds_up_and_marks_what_happened(town):
    for example, query in examples(town, 10):
        question, [explanation] = asked("place", town, query)
        assert len(set(question.choices)) == len(question.choices)
        for column in question.answer.columns:
            assert sum(column.shares) == pytest.approx(1, abs=1e-5)
        name = town.places[example.target].label
        assert (question.answer.choice, question.answer.words) == (name, "happened")
        assert explanation.prediction.label in question.answer.outcome


def test_where_next_can_be_answered_by_thinking_and_not_from_the_order_of_its_choices(town):
    for example, query in examples(town, 50):
        question, [explanation] = asked("place", town, query)
        *places, last = question.choices
        assert last == ELSEWHERE
        assert len(places) <= 6
        assert places == sorted(places, key=str.casefold)
        likely = {town.places[example.target].label}
        likely.update(found.label for found in explanation.leading(3))
        assert likely <= set(places)
        left, *earlier = [visit.label for visit in reversed(explanation.visits)]
        assert set(places) - likely <= set(earlier) - {left}
        latest = [name for name in dict.fromkeys(earlier) if name not in likely | {left}]
        assert set(places) - likely == set(latest[: 6 - len(likely)])


def test_where_next_of_an_unknown_future_offers_what_is_probable(town):
    question, [explanation] = asked("place", town, Query(visits="Maple Court"))
    assert question.answer.choice is None
    leading = sorted(found.label for found in explanation.leading(3))
    assert question.choices == (*leading, ELSEWHERE)


def test_an_answer_less_probable_than_somewhere_else_says_why(town):
    said = {True: 0, False: 0}
    for _, query in [*examples(town, 12), (None, Query(visits="Maple Court"))]:
        question, [explanation] = asked("place", town, query)
        is_less = question.answer.columns[-1].shares[-1] > explanation.prediction.probability
        assert ("none of them alone is more probable" in question.answer.outcome) == is_less
        said[is_less] += 1
    assert said[True]
    assert said[False]


def test_only_a_share_of_0_is_written_as_0(town):
    question, _ = asked("place", town, Query(visits="Maple Court"))
    pointer = question.answer.columns[0]
    assert pointer.shares[-1] == 0  # no place that was not visited
    written = [percent(share).replace("\N{NO-BREAK SPACE}", " ") for share in (0.0, 0.0004, 0.0005)]
    assert written == ["0.0 %", "<0.1 %", "0.1 %"]


def test_the_visit_with_the_most_weight_is_always_a_choice(town):
    for _, query in examples(town, 25):
        question, [explanation] = asked("visit", town, query)
        weights = explanation.pointer_weights
        heaviest = int(weights.argmax())
        assert question.answer.choice == f"{heaviest + 1} {explanation.visits[heaviest].label}"
        assert len(question.choices) <= 12


@pytest.mark.parametrize("head", HEADS)
def test_without_a_head_one_choice_says_what_an_intervention_does(town, head):
    for _, query in examples(town, 6):
        question, [whole, _] = asked("head", town, query, head)
        removed = query.model_copy(
            update={"interventions": Interventions.model_validate({"remove_heads": [head]})}
        )
        without = explain(town, removed).prediction
        right = question.answer.choice
        before = whole.prediction
        assert question.choices.count(right) == 1
        if without.location != before.location:
            assert right.endswith("instead")
            assert without.label in right or right.startswith("Another place")
        else:
            change = without.probability - before.probability
            ending = "by more than 1 point" if abs(change) > 0.01 else "%"
            assert right.startswith(before.label)
            assert right.endswith(ending)
            assert ("rises" in right) == (change > 0.01)
            assert ("falls" in right) == (change < -0.01)


def test_other_changes_stay_when_a_head_is_removed(town):
    query = examples(town, 1)[0][1].model_copy(
        update={
            "interventions": Interventions.model_validate({"gate": 1, "remove_heads": [[0, 0]]})
        }
    )
    _, without = queries_of("head", query, (1, 2))
    assert without.interventions.changes() == {"gate": 1.0, "remove_heads": [[0, 0], [1, 2]]}


@pytest.mark.parametrize("removed", [[[0, 1]], "all"])
def test_a_head_that_is_off_already_is_no_question(town, removed):
    query = Query(visits="Maple Court", interventions={"remove_heads": removed})
    with pytest.raises(InvalidQueryError, match="switched off already"):
        queries_of("head", query, (0, 1))


def test_a_network_without_a_pointer_gives_no_pointer_weight():
    bundle = Registry(Settings().models).bundle("town-without-pointer")
    with pytest.raises(InvalidQueryError, match="no pointer"):
        asked("visit", bundle, Query(visits="Maple Court, Café Luna"))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            {"user": 12, "predict_at": "Fri 09:54"},
            "Resident 12 left Café Luna on Friday at 09:51 and arrived at the next place at 09:54.",
        ),
        (
            {"predict_at": "Sat 00:10"},
            "The person left Café Luna on Friday at 09:51 and arrived at the next place on "
            "Saturday at 00:10.",
        ),
        ({}, "The person left Café Luna on Friday at 09:51."),
    ],
)
def test_a_question_says_who_left_which_place_when(town, given, said):
    query = Query(visits="Maple Court @ Fri 08:00 +30, Café Luna @ Fri 09:00 +51", **given)
    question, _ = asked("place", town, query)
    assert question.situation == said
    unknown_stay = Query(visits="Maple Court @ Fri 08:00 +30, Café Luna @ Fri 09:00")
    question, _ = asked("place", town, unknown_stay)
    assert question.situation == "The person came to Café Luna on Friday at 09:00."
