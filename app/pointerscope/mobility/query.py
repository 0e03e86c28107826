"""Queries: a user, visits, a moment to predict and interventions.

A query has the same fields in the body of a POST, the parameters of a GET and Python arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from itertools import islice
from typing import Annotated, Any

import numpy as np
from pydantic import (
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    Tag,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
    field_validator,
)

from pointerscope.core import messages
from pointerscope.core.problems import MAX_PROBLEMS, InvalidQueryError, Problem
from pointerscope.core.strict_model import PLAIN_JSON, StrictModel
from pointerscope.mobility.histories import (
    VISIT_COLUMNS,
    History,
    build_history,
    reconstruct_visits,
    select_visits,
)
from pointerscope.mobility.interventions import NO_INTERVENTIONS, Interventions
from pointerscope.mobility.interventions.mask_visits import check_masked
from pointerscope.mobility.interventions.order import check_order
from pointerscope.mobility.notation import (
    MAX_STAY_MINUTES,
    WEEKDAYS,
    WrittenVisit,
    format_visits,
    parse_moment,
    parse_place,
    parse_visits,
    split_visits,
)
from pointerscope.mobility.places import UNKNOWN, People, Places
from pointerscope.mobility.visits import Visit, fill_in_visits, first_moment

MAX_TOP_K = 1_000
_MAX_ITEMS = 10_000
PART = 100  # items of a list that are validated at once
_MAX_NOTATION_CHARACTERS = 200_000


def _check_surrogates(text: Any) -> Any:
    """Reject text with a lone surrogate, which cannot be encoded in a response."""
    try:
        if isinstance(text, str):
            text.encode()
    except UnicodeEncodeError as error:
        raise ValueError(messages.LONE_SURROGATE) from error
    return text


def _stop_at_first_wrong_part(items: Any, validate: ValidatorFunctionWrapHandler) -> Any:
    """Validate a long list part by part; the errors are those of the first part that has any."""
    for end in range(PART, len(items), PART):
        try:
            validate(items[end - PART : end])
        except ValidationError:
            return validate(items[:end])  # raises, with positions in the whole list
    return validate(items)


def _kind_of_visits(visits: Any) -> str:
    return "list" if isinstance(visits, list | tuple) else "notation"


def _kind_of_visit(visit: Any) -> str:
    return "place" if isinstance(visit, str) else "visit"


def _kind_of_user(user: Any) -> str:
    return "name" if isinstance(user, str) else "id"


# Checked before the length, whose check fails on a lone surrogate with a technical message.
_NO_SURROGATES = BeforeValidator(_check_surrogates)

Location = Annotated[int, Field(strict=True)]
Integer = Annotated[int, Field(strict=True)]
Name = Annotated[str, Field(max_length=1_000), _NO_SURROGATES]
Notation = Annotated[str, Field(max_length=_MAX_NOTATION_CHARACTERS), _NO_SURROGATES]
Numbers = Annotated[list[Integer], Field(max_length=_MAX_ITEMS, fail_fast=True)]

_MINUTES_PER_DAY = 24 * 60
MAX_DAYS_BEFORE = 36_500


class VisitInput(StrictModel):
    """One visit; parts left out are filled in as in the visit notation."""

    model_config = ConfigDict(title="Visit")

    location: Name | Location = Field(
        description="A place: its name, `#` and its id, or its id as a number."
    )
    arrival: Name | None = Field(
        None, description="Local time without a zone, such as `2026-11-16T08:00`, `Mon 08:00`."
    )
    duration_minutes: Annotated[int, Field(ge=0, le=MAX_STAY_MINUTES)] | None = Field(
        None, description="Minutes of stay; 0 for a check-in without a length of stay."
    )


class RecordInput(StrictModel):
    """One record of the published data sets: columns of integers, oldest visit first."""

    model_config = ConfigDict(title="Record")

    X: Numbers = Field(description="Location ids.")
    user_X: Numbers | Integer = Field(description="The person's id, once or for every visit.")
    weekday_X: Numbers = Field(description="Monday 0 … Sunday 6.")
    start_min_X: Numbers = Field(description="Minute of the day at arrival.")
    dur_X: Numbers = Field(description="Minutes of stay.")
    diff: Numbers = Field(description="Days from each visit to the day to predict.")
    Y: Integer | None = Field(None, description="The location to predict; ignored.")

    @classmethod
    def of(cls, history: History) -> RecordInput:
        """Return the record of a history, without the location to predict."""
        return cls(
            X=history.locations.tolist(),
            user_X=history.user,
            weekday_X=history.weekdays.tolist(),
            start_min_X=history.start_minutes.tolist(),
            dur_X=history.durations.tolist(),
            diff=history.days_before.tolist(),
        )


# The kinds are told apart first, so that an error concerns the kind that was sent.
VisitItem = Annotated[
    Annotated[Name, Tag("place")] | Annotated[VisitInput, Tag("visit")],
    Discriminator(_kind_of_visit),
]
Visits = Annotated[
    Annotated[Notation, Tag("notation")]
    | Annotated[
        list[VisitItem],
        Field(max_length=_MAX_ITEMS),
        WrapValidator(_stop_at_first_wrong_part),
        Tag("list"),
    ],
    Discriminator(_kind_of_visits),
]


User = Annotated[
    Annotated[Name, Tag("name")] | Annotated[Integer, Tag("id")], Discriminator(_kind_of_user)
]


class Query(StrictModel):
    """A query to a model."""

    user: User | None = Field(
        None, description="A person's name or id. If null, the network uses the mean of all people."
    )
    visits: Visits | None = Field(
        None, description="The history, oldest visit first, in the visit notation or as a list."
    )
    predict_at: Name | None = Field(
        None,
        description="When the visit to predict begins. If null, the moment the last visit ends.",
    )
    top_k: Annotated[int, Field(ge=1, le=MAX_TOP_K)] = Field(
        10, description="How many places each list of probabilities contains."
    )
    record: RecordInput | None = Field(
        None, description="A record of the published data sets, in place of visits."
    )
    interventions: Annotated[Interventions, PLAIN_JSON] | None = Field(
        None, description="Changes to the forward pass."
    )

    @field_validator("interventions")
    @classmethod
    def _drop_interventions_without_effect(
        cls, interventions: Interventions | None
    ) -> Interventions | None:
        return None if interventions == NO_INTERVENTIONS else interventions


@dataclass(frozen=True)
class ResolvedQuery:
    """A query whose names are resolved to ids and whose visits are filled in.

    Attributes:
        history: the input of the network, in the order that the interventions require.
        visits: the visits of the history, completely filled in.
        written: the visits as they were written, without the parts that were left out. None for a
            record that contradicts itself, because no written visits result in its history.
        predict_at: the beginning of the visit to predict.
        top_k: how many places each list of probabilities contains.
        interventions: the changes to the forward pass.
        sent: for every position, the 0-based position of its visit in the query as sent.
        intermediates: whether its trace also holds the tensors between the named ones.
    """

    history: History
    visits: tuple[Visit, ...]
    written: tuple[WrittenVisit, ...] | None
    predict_at: datetime
    top_k: int
    interventions: Interventions = NO_INTERVENTIONS
    sent: tuple[int, ...] = ()
    intermediates: bool = False

    def __post_init__(self) -> None:
        if not self.sent:
            object.__setattr__(self, "sent", tuple(range(len(self.history))))

    @property
    def notation(self) -> str | None:
        """The visits as sent, in the visit notation; None where `written` is None."""
        if self.written is None:
            return None
        if not self.interventions.order:
            return format_visits(self.written)
        in_order = sorted(zip(self.sent, self.written, strict=True), key=lambda pair: pair[0])
        return format_visits([visit for _, visit in in_order])

    @property
    def masked(self) -> tuple[int, ...]:
        """The positions that are masked in self-attention and in the pointer."""
        return tuple(
            sorted(self.sent.index(position) for position in self.interventions.mask_visits)
        )


def read_query(query: Query, places: Places, people: People, max_visits: int) -> ResolvedQuery:
    """Resolve a query for a model.

    Args:
        query: the query.
        places: the locations that the model knows.
        people: the people that the model knows.
        max_visits: the longest history that the model accepts.

    Raises:
        InvalidQueryError: the query cannot be read; everything that is wrong is listed.
    """
    resolved = _resolve(query, places, people, max_visits)
    if query.interventions is None:
        return resolved
    return _apply_interventions(resolved, query.interventions)


def _resolve(query: Query, places: Places, people: People, max_visits: int) -> ResolvedQuery:
    if query.record is None and query.visits is None:
        raise InvalidQueryError(Problem("visits", messages.NO_HISTORY))
    if query.record is not None and query.visits is not None:
        raise InvalidQueryError(Problem("visits", messages.TWO_HISTORIES))
    if query.record is not None:
        return _read_record(query.record, query, places, people, max_visits)
    problems: list[Problem] = []
    user = 0
    try:
        user = people.find(query.user)
    except InvalidQueryError as error:
        problems.extend(error.problems)
    try:
        _check_count(_count_visits(query.visits), max_visits, "visits")  # reading takes longer
        written = _write_out(query.visits)
        visits = fill_in_visits(written, places)
        predict_at = _predict_at(query.predict_at, visits[-1])
    except InvalidQueryError as error:
        problems.extend(error.problems)
    if problems:
        raise InvalidQueryError(*problems)
    history = build_history(visits, user, predict_at)
    return ResolvedQuery(history, visits, written, predict_at, query.top_k)


def _apply_interventions(resolved: ResolvedQuery, interventions: Interventions) -> ResolvedQuery:
    """Return the query with interventions and its visits in the order that they require.

    Raises:
        InvalidQueryError: the positions do not fit the visits.
    """
    visits = len(resolved.history)
    order = interventions.order or tuple(range(visits))
    check_order(order, visits)
    check_masked(interventions.mask_visits, order)
    if not interventions.order:
        return replace(resolved, interventions=interventions)
    return replace(
        resolved,
        history=select_visits(resolved.history, order),
        visits=tuple(resolved.visits[position] for position in order),
        written=resolved.written and tuple(resolved.written[position] for position in order),
        interventions=interventions,
        sent=order,
    )


def written_visits(visits: Sequence[Visit], places: Places) -> tuple[WrittenVisit, ...]:
    """Return the shortest notation from which filling in restores the same visits.

    The day is left out, or written as a weekday, where the rule of the notation restores the date.
    """
    written = []
    before = None
    for visit in visits:
        weekday, at = visit.arrival.weekday(), visit.arrival.time()
        days = (weekday, visit.arrival.date()) if before is None else (None, weekday)
        matching = (day for day in days if first_moment(day, at, before) == visit.arrival)
        place = parse_place(places.notation(visit.location), "visit")
        day = next(matching, visit.arrival.date())
        written.append(WrittenVisit(place, day, at, visit.duration_minutes))
        before = visit.arrival
    return tuple(written)


def _count_visits(visits: str | list[VisitInput | str] | None) -> int:
    if isinstance(visits, str):
        return len([*split_visits(visits)])
    return len(visits or ())


def _write_out(visits: str | list[VisitInput | str] | None) -> tuple[WrittenVisit, ...]:
    if isinstance(visits, str):
        return parse_visits(visits)
    written: list[WrittenVisit] = []
    problems: list[Problem] = []
    for index, visit in enumerate(visits or ()):
        try:
            written.append(_written_input(visit, f"visits[{index}]"))
        except InvalidQueryError as error:
            problems.extend(error.problems)
            if len(problems) >= MAX_PROBLEMS:
                break
    if problems:
        raise InvalidQueryError(*problems)
    return tuple(written)


def _written_input(visit: VisitInput | str, where: str) -> WrittenVisit:
    if isinstance(visit, str):
        return WrittenVisit(_place_input(visit, where))
    location = visit.location
    place = _place_input(location, where) if isinstance(location, str) else location
    day: int | date | None = None
    at: time | None = None
    if visit.arrival is not None:
        day, at = parse_moment(visit.arrival, f"{where}.arrival")
    return WrittenVisit(place, day, at, visit.duration_minutes)


def _place_input(text: str, where: str) -> str | int:
    """Read a place in a JSON list, where names need no quotes; `#` and digits are an id."""
    text = text.strip()
    if text.startswith("#") and text[1:].isascii() and text[1:].isdigit():
        return parse_place(text, where)
    if not text:
        raise InvalidQueryError(Problem(where, messages.NO_PLACE))
    return text


def _check_count(visits: int, max_visits: int, where: str) -> None:
    if not visits:
        raise InvalidQueryError(Problem(where, messages.NO_VISITS))
    if visits > max_visits:
        message = messages.TOO_MANY_VISITS.format(
            visits=visits, most=max_visits, excess=visits - max_visits
        )
        raise InvalidQueryError(Problem(where, message))


def _predict_at(text: str | None, last: Visit) -> datetime:
    if text is None or not text.strip():
        return last.end
    day, at = parse_moment(text, "predict_at")
    moment = first_moment(day, at, last.arrival)
    if moment < last.arrival:
        message = messages.PREDICTION_TOO_EARLY.format(arrival=f"{last.arrival:%Y-%m-%d %H:%M}")
        raise InvalidQueryError(Problem("predict_at", message))
    return moment


def _read_record(
    record: RecordInput, query: Query, places: Places, people: People, max_visits: int
) -> ResolvedQuery:
    _check_count(len(record.X), max_visits, "record.X")
    if query.user is not None or query.predict_at is not None:
        raise InvalidQueryError(Problem("record", messages.RECORD_WITH_USER))
    is_single_id = isinstance(record.user_X, int)
    ids = [record.user_X] if isinstance(record.user_X, int) else record.user_X
    columns = {
        "X": (record.X, UNKNOWN, places.vocabulary_size - 1),
        "user_X": (ids, 0, people.users - 1 if people.users else 10**9),
        "weekday_X": (record.weekday_X, 0, len(WEEKDAYS) - 1),
        "start_min_X": (record.start_min_X, 0, _MINUTES_PER_DAY - 1),
        "dur_X": (record.dur_X, 0, MAX_STAY_MINUTES),
        "diff": (record.diff, 0, MAX_DAYS_BEFORE),
    }
    problems = []
    for name, (values, minimum, maximum) in columns.items():
        if len(values) != len(record.X) and not (name == "user_X" and is_single_id):
            message = messages.COLUMN_LENGTH.format(numbers=len(values), visits=len(record.X))
            problems.append(Problem(f"record.{name}", message))
        outside = (index for index, value in enumerate(values) if not minimum <= value <= maximum)
        message = messages.OUT_OF_RANGE.format(minimum=minimum, maximum=maximum)
        problems += [
            Problem(f"record.{name}[{index}]", message) for index in islice(outside, MAX_PROBLEMS)
        ]
    if len(set(ids)) > 1:
        problems.append(Problem("record.user_X", messages.SEVERAL_USERS))
    if any(before < after for before, after in zip(record.diff, record.diff[1:], strict=False)):
        problems.append(Problem("record.diff", messages.RECORD_OUT_OF_ORDER))
    if problems:
        raise InvalidQueryError(*problems[:MAX_PROBLEMS])
    history = History(
        locations=np.array(record.X, dtype=np.int64),
        user=ids[0] if people.users else 0,
        weekdays=np.array(record.weekday_X, dtype=np.int64),
        start_minutes=np.array(record.start_min_X, dtype=np.int64),
        durations=np.array(record.dur_X, dtype=np.int64),
        days_before=np.array(record.diff, dtype=np.int64),
    )
    visits = reconstruct_visits(history)
    midnight = datetime.combine(visits[-1].arrival.date(), time())
    predict_at = max(visits[-1].arrival, midnight + timedelta(days=record.diff[-1]))
    written = written_visits(visits, places)
    if not _restores_history(history, written, places, predict_at):
        return ResolvedQuery(history, visits, None, predict_at, query.top_k)
    return ResolvedQuery(history, visits, written, predict_at, query.top_k)


def _restores_history(
    history: History, written: Sequence[WrittenVisit], places: Places, predict_at: datetime
) -> bool:
    """Whether filling in the written visits restores this history."""
    try:
        visits = fill_in_visits(written, places)
    except InvalidQueryError:
        return False
    restored = build_history(visits, history.user, predict_at)
    return all(
        np.array_equal(getattr(restored, name), getattr(history, name)) for name in VISIT_COLUMNS
    )
