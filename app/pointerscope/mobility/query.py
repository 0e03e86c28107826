"""A query: whose visits, which visits, and when to predict.

The same everywhere: the body of a POST, the parameters of a GET, the arguments in Python.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    Tag,
    field_validator,
)
from pydantic_core import to_json

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.mobility.histories import History, history_of, reordered, visits_of
from pointerscope.mobility.interventions import NO_INTERVENTIONS, Interventions
from pointerscope.mobility.notation import (
    LONGEST_STAY,
    WEEKDAYS,
    WrittenVisit,
    format_visits,
    parse_moment,
    parse_place,
    parse_visits,
)
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.visits import Visit, fill_in, first_moment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pointerscope.mobility.places import People, Places

MOST_ANSWERS = 1_000
_MOST_ITEMS = 10_000
_LONGEST_NOTATION = 200_000  # characters


def _whole_characters(text: Any) -> Any:
    """Refuse half a character, which no answer could repeat."""
    try:
        if isinstance(text, str):
            text.encode()
    except UnicodeEncodeError as error:
        message = "The text holds half a character (a lone surrogate); take it out."
        raise ValueError(message) from error
    return text


def _plain_json(value: Any) -> Any:
    """Refuse what cannot be written as JSON again."""
    try:
        to_json(value)
    except ValueError as error:
        message = "Send plain JSON without half characters (lone surrogates) or deep nesting."
        raise ValueError(message) from error
    return value


def _kind_of_visits(visits: Any) -> str:
    return "list" if isinstance(visits, list | tuple) else "notation"


def _kind_of_visit(visit: Any) -> str:
    return "place" if isinstance(visit, str) else "visit"


def _kind_of_user(user: Any) -> str:
    return "name" if isinstance(user, str) else "id"


# Looked at before the length, which would refuse half a character in words for programmers.
_WHOLE = BeforeValidator(_whole_characters)

Location = Annotated[int, Field(strict=True)]
Integer = Annotated[int, Field(strict=True)]
Name = Annotated[str, Field(max_length=1_000), _WHOLE]
Notation = Annotated[str, Field(max_length=_LONGEST_NOTATION), _WHOLE]
Numbers = Annotated[list[Integer], Field(max_length=_MOST_ITEMS)]

_MINUTES_A_DAY = 24 * 60
_LONGEST_AGO = 36_500  # days


class VisitInput(BaseModel):
    """One visit; what is left out is filled in by the rule of the notation."""

    model_config = ConfigDict(extra="forbid", title="Visit")

    location: Name | Location = Field(description="A place's name, `#id` or id.")
    arrival: Name | None = Field(
        None, description="Local time without a zone, such as `2026-11-16T08:00`, `Mon 08:00`."
    )
    duration_minutes: Annotated[int, Field(ge=0, le=LONGEST_STAY)] | None = Field(
        None, description="Minutes of stay; 0 for a check-in."
    )


class RecordInput(BaseModel):
    """One record of the published data sets: integers, oldest visit first."""

    model_config = ConfigDict(extra="forbid", title="Record")

    X: Numbers = Field(description="Locations.")
    user_X: Numbers | Integer = Field(description="The person, once or for every visit.")
    weekday_X: Numbers = Field(description="Monday 0 … Sunday 6.")
    start_min_X: Numbers = Field(description="Minute of the day of arrival.")
    dur_X: Numbers = Field(description="Minutes of stay.")
    diff: Numbers = Field(description="Days before the day of the visit to predict.")
    Y: Integer | None = Field(None, description="The location of that visit; not used.")


# Told apart before they are read, so that what is wrong is said of the kind that was sent.
OneVisit = Annotated[
    Annotated[Name, Tag("place")] | Annotated[VisitInput, Tag("visit")],
    Discriminator(_kind_of_visit),
]
Visits = Annotated[
    Annotated[Notation, Tag("notation")]
    | Annotated[list[OneVisit], Field(max_length=_MOST_ITEMS), Tag("list")],
    Discriminator(_kind_of_visits),
]


User = Annotated[
    Annotated[Name, Tag("name")] | Annotated[Integer, Tag("id")], Discriminator(_kind_of_user)
]


class Query(BaseModel):
    """What is asked of a model."""

    model_config = ConfigDict(extra="forbid")

    user: User | None = Field(
        None, description="A person's name or id; left out, nobody in particular."
    )
    visits: Visits | None = Field(
        None, description="The history, oldest visit first: the visit notation, or a list."
    )
    predict_at: Name | None = Field(
        None, description="When the visit to predict begins; left out, when the last one ends."
    )
    top_k: Annotated[int, Field(ge=1, le=MOST_ANSWERS)] = Field(
        10, description="How many places the lists of probabilities hold."
    )
    record: RecordInput | None = Field(
        None, description="A record of the published data sets, instead of visits."
    )
    interventions: Annotated[Interventions, BeforeValidator(_plain_json)] | None = Field(
        None, description="Changes to the forward pass."
    )

    @field_validator("interventions")
    @classmethod
    def _none_that_change_nothing(cls, asked: Interventions | None) -> Interventions | None:
        return None if asked == NO_INTERVENTIONS else asked


@dataclass(frozen=True)
class ReadQuery:
    """A query as the model reads it.

    Attributes:
        history: what the network gets, in the order that the interventions ask for.
        visits: the same as visits, everything filled in.
        written: the same as it was written, what was left out still left out; None for a record
            that contradicts itself, so that no written visits would give its history.
        predict_at: the beginning of the visit to predict.
        top_k: how many places are asked for.
        interventions: the changes to the forward pass.
        sent: for every position the place of its visit in what was sent, 0-based.
    """

    history: History
    visits: tuple[Visit, ...]
    written: tuple[WrittenVisit, ...] | None
    predict_at: datetime
    top_k: int
    interventions: Interventions = NO_INTERVENTIONS
    sent: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not self.sent:
            object.__setattr__(self, "sent", tuple(range(len(self.history))))

    @property
    def notation(self) -> str | None:
        """The visits as they were written, in the visit notation; None where `written` is."""
        if self.written is None:
            return None
        in_order = sorted(zip(self.sent, self.written, strict=True), key=lambda pair: pair[0])
        return format_visits([visit for _, visit in in_order])

    @property
    def masked(self) -> tuple[int, ...]:
        """The positions that nobody may look or point at."""
        return tuple(sorted(self.sent.index(place) for place in self.interventions.mask_visits))


def read_query(query: Query, places: Places, people: People, max_visits: int) -> ReadQuery:
    """Read a query for a model.

    Args:
        query: what is asked.
        places: the locations that the model knows.
        people: the people that it knows.
        max_visits: the most visits that it takes.

    Raises:
        InvalidQueryError: with everything that is wrong with the query.
    """
    read = _read(query, places, people, max_visits)
    return read if query.interventions is None else _intervened(read, query.interventions)


def _read(query: Query, places: Places, people: People, max_visits: int) -> ReadQuery:
    if (query.record is None) == (query.visits is None):
        raise InvalidQueryError(Problem("visits", "Send either visits or a record."))
    if query.record is not None:
        return _read_record(query.record, query, places, people, max_visits)
    problems: list[Problem] = []
    user = 0
    try:
        user = people.find(query.user)
    except InvalidQueryError as error:
        problems.extend(error.problems)
    try:
        written = _written(query.visits)
        _check_number(len(written), max_visits, "visits")
        visits = fill_in(written, places)
        predict_at = _predict_at(query.predict_at, visits[-1])
    except InvalidQueryError as error:
        problems.extend(error.problems)
    if problems:
        raise InvalidQueryError(*problems)
    history = history_of(visits, user, predict_at)
    return ReadQuery(history, visits, written, predict_at, query.top_k)


def _intervened(read: ReadQuery, asked: Interventions) -> ReadQuery:
    """The query with its visits in the order that is asked for.

    Raises:
        InvalidQueryError: the positions do not fit the visits.
    """
    visits = len(read.history)
    order = asked.order or tuple(range(visits))
    if sorted(order) != list(range(visits)):
        message = f"The order of {visits} visits holds each position from 0 to {visits - 1} once."
        raise InvalidQueryError(Problem("interventions.order", message))
    if wrong := _wrong_mask(asked.mask_visits, order):
        raise InvalidQueryError(Problem("interventions.mask_visits", wrong))
    if not asked.order:
        return replace(read, interventions=asked)
    return replace(
        read,
        history=reordered(read.history, order),
        visits=tuple(read.visits[place] for place in order),
        written=read.written and tuple(read.written[place] for place in order),
        interventions=asked,
        sent=order,
    )


def _wrong_mask(masked: tuple[int, ...], order: tuple[int, ...]) -> str | None:
    """What is wrong with masking these visits."""
    last = len(order) - 1
    if any(place > last for place in masked):
        return f"There is no visit at position {masked[-1]} to mask; they run from 0 to {last}."
    if len(masked) == len(order):
        return "Every visit is masked, so there is nothing left to look at: unmask the last."
    if order[-1] in masked:
        return (
            "The visit that comes last is where the prediction is read, and cannot be masked "
            f"(position {order[-1]} as sent, counted from 0); to leave it out, take it out of the "
            "visits."
        )
    return None


def written_visits(visits: Sequence[Visit], places: Places) -> tuple[WrittenVisit, ...]:
    """Visits with nothing left out, as briefly as reading gives the same visits back.

    The day is left out, or written as a weekday, where the rule of the notation finds the same
    date again.
    """
    written = []
    before = None
    for visit in visits:
        weekday, at = visit.arrival.weekday(), visit.arrival.time()
        days = (weekday, visit.arrival.date()) if before is None else (None, weekday)
        found = (day for day in days if first_moment(day, at, before) == visit.arrival)
        place = parse_place(places.notation(visit.location), "visit")
        day = next(found, visit.arrival.date())
        written.append(WrittenVisit(place, day, at, visit.duration_minutes))
        before = visit.arrival
    return tuple(written)


def _written(visits: str | list[VisitInput | str] | None) -> tuple[WrittenVisit, ...]:
    if isinstance(visits, str):
        return parse_visits(visits)
    written: list[WrittenVisit] = []
    problems: list[Problem] = []
    for index, visit in enumerate(visits or ()):
        try:
            written.append(_written_input(visit, f"visits[{index}]"))
        except InvalidQueryError as error:
            problems.extend(error.problems)
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
    """A name in a JSON list needs no quotes: only `#` and digits is read as an id."""
    text = text.strip()
    if text.startswith("#") and text[1:].isascii() and text[1:].isdigit():
        return parse_place(text, where)
    if not text:
        raise InvalidQueryError(Problem(where, "The visit names no place."))
    return text


def _check_number(visits: int, max_visits: int, where: str) -> None:
    if not visits:
        message = "Write at least one visit, such as the place where the day begins."
        raise InvalidQueryError(Problem(where, message))
    if visits > max_visits:
        message = (
            f"These are {visits} visits; the model takes at most {max_visits}. "
            f"Leave out the oldest {visits - max_visits}."
        )
        raise InvalidQueryError(Problem(where, message))


def _predict_at(text: str | None, last: Visit) -> datetime:
    if text is None or not text.strip():
        return last.end
    day, at = parse_moment(text, "predict_at")
    moment = first_moment(day, at, last.arrival)
    if moment < last.arrival:
        message = (
            "The prediction cannot be for a time before the last visit "
            f"({last.arrival:%Y-%m-%d %H:%M})."
        )
        raise InvalidQueryError(Problem("predict_at", message))
    return moment


def _read_record(
    record: RecordInput, query: Query, places: Places, people: People, max_visits: int
) -> ReadQuery:
    _check_number(len(record.X), max_visits, "record.X")
    if query.user is not None or query.predict_at is not None:
        message = "A record holds its own person and days: leave out user and predict_at."
        raise InvalidQueryError(Problem("record", message))
    said_once = isinstance(record.user_X, int)
    ids = [record.user_X] if isinstance(record.user_X, int) else record.user_X
    columns = {
        "X": (record.X, UNKNOWN, places.locations - 1),
        "user_X": (ids, 0, people.users - 1 if people.users else 10**9),
        "weekday_X": (record.weekday_X, 0, len(WEEKDAYS) - 1),
        "start_min_X": (record.start_min_X, 0, _MINUTES_A_DAY - 1),
        "dur_X": (record.dur_X, 0, LONGEST_STAY),
        "diff": (record.diff, 0, _LONGEST_AGO),
    }
    problems = []
    for name, (values, least, most) in columns.items():
        if len(values) != len(record.X) and not (name == "user_X" and said_once):
            message = f"{len(values)} numbers for {len(record.X)} visits."
            problems.append(Problem(f"record.{name}", message))
        problems += [
            Problem(f"record.{name}[{index}]", f"{value} is not between {least} and {most}.")
            for index, value in enumerate(values)
            if not least <= value <= most
        ]
    if len(set(ids)) > 1:
        problems.append(Problem("record.user_X", "A history is the visits of one person."))
    if any(before < after for before, after in zip(record.diff, record.diff[1:], strict=False)):
        message = "Visits stand oldest first: days before the prediction never grow."
        problems.append(Problem("record.diff", message))
    if problems:
        raise InvalidQueryError(*problems[:20])
    history = History(
        locations=np.array(record.X, dtype=np.int64),
        user=ids[0] if people.users else 0,
        weekdays=np.array(record.weekday_X, dtype=np.int64),
        start_minutes=np.array(record.start_min_X, dtype=np.int64),
        durations=np.array(record.dur_X, dtype=np.int64),
        days_before=np.array(record.diff, dtype=np.int64),
    )
    visits = visits_of(history)
    midnight = datetime.combine(visits[-1].arrival.date(), time())
    predict_at = max(visits[-1].arrival, midnight + timedelta(days=record.diff[-1]))
    written = written_visits(visits, places)
    if not _makes(history, written, places, predict_at):
        return ReadQuery(history, visits, None, predict_at, query.top_k)
    return ReadQuery(history, visits, written, predict_at, query.top_k)


def _makes(
    history: History, written: Sequence[WrittenVisit], places: Places, predict_at: datetime
) -> bool:
    """Whether filling in the written visits gives this history."""
    try:
        visits = fill_in(written, places)
    except InvalidQueryError:
        return False
    read = history_of(visits, history.user, predict_at)
    columns = ("locations", "weekdays", "start_minutes", "durations", "days_before")
    return all(np.array_equal(getattr(read, name), getattr(history, name)) for name in columns)
