"""Questions about a prediction, which people answer before they see the network's answer.

Choices and answers are computed: from one pass of the network, or for a head that is removed from
one pass with it and one without.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Literal, get_args

import numpy as np

from pointerscope.analysis.model_card import percent
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.notation import WEEKDAY_NAMES
from pointerscope.mobility.places import FIRST_KNOWN

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.query import Query

ComputedKind = Literal["place", "visit", "head"]
COMPUTED_KINDS: tuple[ComputedKind, ...] = get_args(ComputedKind)
QuestionKind = Literal["place", "visit", "head", "choice", "number"]
Part = Literal["pointer", "generation", "final"]
Head = tuple[int, int]
TEXTS: dict[str, str] = {
    "place": "Where next?",
    "visit": "Which visit gets the most pointer weight?",
    "head": "What happens without layer {}, head {}?",
}
ELSEWHERE = "Somewhere else"
_MAX_PLACES = 6  # so that all choices fit on a phone
_PROBABLE_PLACES = 3
_LATEST_VISITS, _EARLIER_VISITS = 8, 4  # the latter are those with the most pointer weight
_NEAR, _NEAR_WORDS = 0.01, "1 point"  # a change of a probability that counts as none
_MAX_CHARACTERS = 90  # of a name in a choice


@dataclass(frozen=True)
class AnswerColumn:
    """What a part of the network gives to each choice.

    Attributes:
        title: of the part.
        part: whose colour the column has.
        shares: one for each choice, from 0 to 1.
    """

    title: str
    part: Part
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Answer:
    """What is shown once a question is revealed.

    Attributes:
        choice: the right one, or the right number; None where nothing is right.
        words: why it is right, such as `happened`.
        columns: what each part of the network gives to the choices.
        outcome: sentences that end the question.
    """

    choice: str | None
    words: str = "right"
    columns: tuple[AnswerColumn, ...] = ()
    outcome: str = ""


@dataclass(frozen=True)
class AudienceQuestion:
    """A question with its answer.

    Attributes:
        kind: `place` asks where the person goes next, `visit` for the visit with the largest
            pointer weight, `head` what removing a head changes; `choice` and `number` are own ones.
        text: the question.
        choices: all different; none for a number. Those of `place` are at most six places by name
            and `ELSEWHERE`: where the person went if that is known, the three most probable places,
            then the latest of the history without the place just left.
        history: the visits that it is about, oldest first: number and place, then the moment.
        answer: None where the asker gives none.
        situation: a sentence that says who left which place when, and when they came to the next
            place where that is known; empty where the question is about no history.
    """

    kind: QuestionKind
    text: str
    choices: tuple[str, ...] = ()
    history: tuple[tuple[str, str], ...] = ()
    answer: Answer | None = None
    situation: str = ""


def queries_of(kind: ComputedKind, query: Query, head: Head | None = None) -> tuple[Query, ...]:
    """Return the queries whose explanations a question is computed from.

    Args:
        kind: the kind of question.
        query: whose answer the question is about.
        head: layer and head, 0-based; of the kind `head` only.

    Raises:
        InvalidQueryError: the head is missing, or is removed already.
    """
    if kind != "head":
        return (query,)
    if head is None:
        raise InvalidQueryError(
            Problem("head", "Say which head the question is about, such as layer 0, head 1.")
        )
    given = {} if query.interventions is None else query.interventions.changes()
    removed = given.get("remove_heads", ())
    if removed == "all" or list(head) in [list(one) for one in removed]:
        name = f"Layer {head[0]}, head {head[1]}"
        raise InvalidQueryError(
            Problem("head", f"{name} is switched off already. Switch it on, then ask.")
        )
    changed = Interventions.model_validate(given | {"remove_heads": [*removed, head]})
    return query, query.model_copy(update={"interventions": changed})


def make_question(
    kind: ComputedKind, explanations: Sequence[ExplainedQuery], head: Head | None = None
) -> AudienceQuestion:
    """Return a question with its choices and its answer.

    Args:
        kind: the kind of question.
        explanations: of the queries that `queries_of` returns, in their order.
        head: as for `queries_of`.

    Raises:
        InvalidQueryError: the network lacks what the question asks about.
    """
    first = explanations[0]
    history = tuple(
        (f"{number} {visit.label}", visit.moment) for number, visit in enumerate(first.visits, 1)
    )
    if kind == "place":
        choices, answer = _where_next(first)
    elif kind == "visit":
        choices, answer = _most_weight(first)
    else:
        choices, answer = _without_head(*explanations)
    text = TEXTS[kind].format(*(head or ()))
    return AudienceQuestion(kind, text, choices, history, answer, _situation(first))


def _situation(explanation: ExplainedQuery) -> str:
    """Return who left which place when, and when they came to the next place."""
    last = max(explanation.visits, key=lambda visit: visit.sent)
    if last.arrival is None:
        return ""
    query = explanation.query
    user = query.history.user
    name = explanation.bundle.people.name(user).partition(",")[0]
    person = _short(name) if user else "The person"
    left = last.arrival + timedelta(minutes=last.duration_minutes)
    verb, at = ("came to", last.arrival) if "stay" in last.filled_in else ("left", left)
    said = f"{person} {verb} {_short(last.label)} on {WEEKDAY_NAMES[at.weekday()]} at {at:%H:%M}"
    then = query.predict_at
    if then <= left:  # the moment to predict was left out
        return f"{said}."
    day = "" if then.date() == at.date() else f"on {WEEKDAY_NAMES[then.weekday()]} "
    return f"{said} and arrived at the next place {day}at {then:%H:%M}."


def _where_next(explanation: ExplainedQuery) -> tuple[tuple[str, ...], Answer]:
    happened = _next_location(explanation)
    locations = _offered_places(explanation, happened)
    choices = (*_distinct_names(explanation, locations), ELSEWHERE)
    parts: tuple[tuple[str, Part], ...] = (
        ("Pointer", "pointer"),
        ("Generation", "generation"),
        ("Blend", "final"),
    )
    distributions = (
        explanation.pointer_probabilities,
        explanation.generation_probabilities,
        explanation.probabilities,
    )
    columns = []
    for (title, part), distribution in zip(parts, distributions, strict=True):
        if distribution is None:
            continue
        shares = distribution[locations].astype(float).tolist()
        elsewhere = float(np.delete(distribution, locations).sum(dtype=np.float64))
        columns.append(AnswerColumn(title, part, (*shares, elsewhere)))
    right, words = None, "happened"
    if happened is not None:
        is_listed = happened in locations
        right = choices[locations.index(happened)] if is_listed else ELSEWHERE
        if not is_listed:
            words = f"happened: {_name(explanation, happened)}"
    outcome = f"The network’s answer: {_answered(explanation)}."
    if columns[-1].shares[-1] > explanation.prediction.probability:
        outcome += f" {_elsewhere(explanation)}"
    return choices, Answer(right, words, tuple(columns), outcome)


def _elsewhere(explanation: ExplainedQuery) -> str:
    """Say why the answer is not "somewhere else" where that is more probable."""
    unknown = explanation.unknown_probability
    if unknown > explanation.prediction.probability:
        return f"{percent(unknown)} go to places that the network does not know."
    return "“Somewhere else” is many places together; none of them alone is more probable."


def _offered_places(explanation: ExplainedQuery, happened: int | None) -> list[int]:
    """Return the known places to choose from, in the order of their names.

    They are where the person went, the most probable places, and the latest ones of the history.
    Of the latter the place just left is none: few people go where they are.
    """
    latest = sorted(explanation.visits, key=lambda visit: -visit.sent)
    recent = [visit.location for visit in latest if visit.location != latest[0].location]
    probable = [found.location for found in explanation.leading(_PROBABLE_PLACES)]
    known = () if happened is None else (happened,)
    wanted = dict.fromkeys(
        location for location in (*known, *probable, *recent) if location >= FIRST_KNOWN
    )
    offered = [*wanted][:_MAX_PLACES]
    return sorted(offered, key=lambda location: (_name(explanation, location).casefold(), location))


def _most_weight(explanation: ExplainedQuery) -> tuple[tuple[str, ...], Answer]:
    weights = explanation.pointer_weights
    if weights is None:
        raise InvalidQueryError(
            Problem("kind", "This network has no pointer, so no visit gets pointer weight.")
        )
    earlier, late = np.split(np.arange(len(weights)), [max(0, len(weights) - _LATEST_VISITS)])
    leading = earlier[np.argsort(-weights[earlier], kind="stable")[:_EARLIER_VISITS]]
    offered = sorted([*leading.tolist(), *late.tolist()])
    choices = tuple(f"{at + 1} {_short(explanation.visits[at].label)}" for at in offered)
    shares = tuple(weights[offered].astype(float).tolist())
    right = choices[shares.index(max(shares))]
    outcome = f"{right} gets {percent(max(shares))} of the pointer weight."
    if others := len(weights) - len(offered):
        rest = percent(float(np.delete(weights, offered).sum(dtype=np.float64)))
        outcome += f" The {others} visits that are not listed get {rest} together."
    column = AnswerColumn("Pointer", "pointer", shares)
    return choices, Answer(right, "the pointer’s", (column,), outcome)


def _without_head(whole: ExplainedQuery, without: ExplainedQuery) -> tuple[tuple[str, ...], Answer]:
    leading = [found.location for found in whole.leading(2)]
    names = _distinct_names(whole, leading)
    before = whole.prediction.probability
    stays = f"{names[0]} stays, within {_NEAR_WORDS} of {percent(before)}"
    rises = f"{names[0]} stays, and its probability rises by more than {_NEAR_WORDS}"
    falls = f"{names[0]} stays, and its probability falls by more than {_NEAR_WORDS}"
    instead = [f"{name} instead" for name in names[1:]]
    choices = (stays, rises, falls, *instead, "Another place instead")
    after = without.prediction
    if after.location != leading[0]:
        is_second = after.location in leading
        right = instead[0] if is_second else choices[-1]
    elif abs(after.probability - before) <= _NEAR:
        right = stays
    else:
        right = rises if after.probability > before else falls
    outcome = f"With the head: {_answered(whole)}. Without it: {_answered(without)}"
    if after.location != leading[0]:
        now = float(without.probabilities[leading[0]])
        outcome += f"; {names[0]} has {percent(now)} then"
    happened = _next_location(whole)
    really = "" if happened is None else f" The person really went to {_name(whole, happened)}."
    return choices, Answer(right, "right", (), f"{outcome}.{really}")


def _next_location(explanation: ExplainedQuery) -> int | None:
    """Return where the person really went, if the history is one of the bundle's examples."""
    notation, user = explanation.query.notation, explanation.query.history.user
    for example in explanation.bundle.histories:
        if example.visits == notation and user in (0, example.user or 0):
            return example.target
    return None


def _answered(explanation: ExplainedQuery) -> str:
    prediction = explanation.prediction
    return f"{_short(prediction.label)}, {percent(prediction.probability)}"


def _distinct_names(explanation: ExplainedQuery, locations: Sequence[int]) -> list[str]:
    """Return the names of places, with the id behind a name that several of them have."""
    names = [_name(explanation, location) for location in locations]
    return [
        f"{name} #{location}" if names.count(name) > 1 else name
        for name, location in zip(names, locations, strict=True)
    ]


def _name(explanation: ExplainedQuery, location: int) -> str:
    return _short(explanation.bundle.places[location].label)


def _short(name: str) -> str:
    return name if len(name) <= _MAX_CHARACTERS else f"{name[: _MAX_CHARACTERS - 1]}…"
