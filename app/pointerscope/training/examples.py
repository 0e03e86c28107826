"""Example histories for a bundle."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

import numpy as np
import torch

from pointerscope.mobility.data_set import DatedHistory, Split, VisitReason
from pointerscope.mobility.histories import History, build_history
from pointerscope.mobility.notation import WEEKDAY_NAMES, format_visits
from pointerscope.mobility.place_ranks import PlaceOrder, rank_places
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN, People, Places
from pointerscope.mobility.query import written_visits
from pointerscope.mobility.visits import REFERENCE_MONDAY, Visit
from pointerscope.network.bundles import ExampleHistory, ExampleReason
from pointerscope.network.network import Network
from pointerscope.network.trace import Batch

MAX_REAL_EXAMPLES = 50
DRAWN_EXAMPLES = 24
DRAWN_LENGTHS = (6, 14)


class Repeats(NamedTuple):
    """How often people return, in the last visits of their histories.

    Attributes:
        to_last: the share of visits to the same place as the visit before.
        to_earlier: by the number of visits before it in the history, the share of the other visits
            that return to one of their places.
    """

    to_last: float
    to_earlier: tuple[float, ...]

    @classmethod
    def of(cls, histories: Iterable[History]) -> Repeats:
        """Measure the last visits, as many as drawn histories have at most, of each history."""
        most = DRAWN_LENGTHS[1] + 1
        counts, returns = np.zeros(most), np.zeros(most)
        in_a_row = moves = 0
        for history in histories:
            places = history.locations[-most:].tolist()
            for index, place in enumerate(places[1:], 1):
                if place == places[index - 1]:
                    in_a_row += 1
                    continue
                moves += 1
                counts[index] += 1
                returns[index] += place in places[:index]
        share = in_a_row / max(in_a_row + moves, 1)
        return cls(share, tuple((returns / np.maximum(counts, 1)).tolist()))


def select_real_histories(
    split: Split, people: People, examples: int = MAX_REAL_EXAMPLES
) -> tuple[ExampleHistory, ...]:
    """Select test histories of many people and times, written in the visit notation.

    Every history is moved by whole weeks into the reference week, which changes none of the
    features that the network reads. Histories with unknown places are left out, because the
    notation has no name for them.

    Args:
        split: the data, of people who may be shown.
        people: the names of the people.
        examples: the maximum number; there are fewer if titles would repeat.
    """
    places = Places(split.places, split.locations)
    by_title: dict[str, ExampleHistory] = {}
    for dated in _spread(split.dated_test, examples):
        title = f"{people.name(dated.user)}: {_moment(dated.predict_at)}"
        if title in by_title:
            continue
        moved = _in_reference_week(dated)
        by_title[title] = ExampleHistory(
            title=title,
            user=dated.user,
            visits=format_visits(written_visits(moved.visits, places)),
            predict_at=moved.predict_at.isoformat(timespec="minutes"),
            target=dated.target,
            reason=None if dated.reason is None else _example_reason(dated.reason),
        )
        if len(by_title) == examples:
            break
    return tuple(sorted(by_title.values(), key=lambda example: example.user or 0))


def _example_reason(reason: VisitReason) -> ExampleReason:
    return ExampleReason(
        cause=reason.cause,
        custom=reason.custom,
        decided_by=list(reason.decided_by),
        decided_before=reason.decided_before,
        repeats=reason.repeats,
        expected=None if reason.expected == UNKNOWN else reason.expected,
    )


def draw_histories(
    network: Network,
    places: Places,
    *,
    stays: bool,
    repeats: Repeats,
    seed: int,
    examples: int = DRAWN_EXAMPLES,
    ranked_by: PlaceOrder | None = None,
) -> tuple[ExampleHistory, ...]:
    """Draw histories that no person lived, place by place, from the network itself.

    Every history begins with one visit to an unknown place by nobody in particular. Whether the
    next visit is to the last place, to an earlier one or to another is drawn from the shares in
    the data: a network that copies would repeat one place for ever from so short a history. The
    place is then drawn from the network's probabilities of such places. At the end the first visit
    is removed, and the oldest ones beyond the longest history. The network predicts no times, so
    they are invented: three to five visits a day at common hours.

    Args:
        network: ready to predict.
        places: the names of the locations.
        stays: whether visits have durations; check-ins have none.
        repeats: how often the people of the data return.
        seed: the seed of all draws.
        examples: the number of histories.
        ranked_by: the order of the ranks, where locations are ranks in their history.
    """
    draws = random.Random(seed)
    generator = torch.Generator().manual_seed(seed)
    max_visits = network.architecture.max_visits
    drawn = []
    for number in range(1, examples + 1):
        *moments, predict_at = _moments(draws)
        visits = [Visit(UNKNOWN, moments[0], 0)]
        for moment, following in zip(moments[1:], [*moments[2:], predict_at], strict=True):
            minutes = _minutes_until(following, moment, draws) if stays else 0
            location = _draw_place(network, visits, moment, repeats, draws, generator)
            visits = _rank([*visits, Visit(location, moment, minutes)], ranked_by)
        visits = _rank(visits[1:][-max_visits:], ranked_by)
        drawn.append(
            ExampleHistory(
                title=f"Drawn from the model, {number}: {_moment(predict_at)}",
                user=None,
                visits=format_visits(written_visits(visits, places)),
                predict_at=predict_at.isoformat(timespec="minutes"),
                target=None,
            )
        )
    return tuple(drawn)


def _rank(visits: list[Visit], order: PlaceOrder | None) -> list[Visit]:
    """Return the same visits with their places as ranks, where the network reads ranks."""
    if order is None:
        return visits
    ranks = rank_places([visit.location for visit in visits], order)
    return [visit._replace(location=ranks[visit.location]) for visit in visits]


def _draw_place(
    network: Network,
    visits: Sequence[Visit],
    at: datetime,
    repeats: Repeats,
    draws: random.Random,
    generator: torch.Generator,
) -> int:
    """Draw a place of the kind that is drawn first, for nobody in particular."""
    max_visits = network.architecture.max_visits
    batch = Batch.from_histories([build_history(visits[-max_visits:], 0, at)], max_visits)
    with torch.inference_mode():
        known = network(batch)[0].exp()[FIRST_KNOWN:]
    *earlier, last = (visit.location - FIRST_KNOWN for visit in visits)
    visited = torch.zeros_like(known, dtype=torch.bool)
    visited[[place for place in earlier if place >= 0]] = True
    is_repeated = draws.random() < repeats.to_last
    before = min(len(visits) - 1, len(repeats.to_earlier) - 1)
    returns = draws.random() < repeats.to_earlier[before]
    if last >= 0:
        if is_repeated:
            return FIRST_KNOWN + last
        visited[last] = False
    others = torch.ones_like(visited)
    others[max(last, 0)] = last < 0
    # Of the places that are wanted, or else of those that the network holds for possible.
    for wanted in ((visited if returns else ~visited) & others, others):
        if float((known * wanted).sum()) > 0:
            known = known * wanted
            break
    return FIRST_KNOWN + int(torch.multinomial(known, 1, generator=generator))


_HOURS = (8, 9, 12, 13, 15, 18, 19, 21)


def _moments(draws: random.Random) -> list[datetime]:
    """Draw times of visits from a day of the reference week on; the last is to be predicted."""
    number = draws.randint(*DRAWN_LENGTHS) + 2
    day = datetime.combine(REFERENCE_MONDAY, datetime.min.time()) + timedelta(
        days=draws.randrange(7)
    )
    moments: list[datetime] = []
    while len(moments) < number:
        hours = sorted(draws.sample(_HOURS, draws.randint(3, 5)))
        moments += [day + timedelta(hours=hour, minutes=5 * draws.randrange(12)) for hour in hours]
        day += timedelta(days=1)
    return moments[:number]


def _minutes_until(following: datetime, moment: datetime, draws: random.Random) -> int:
    """Draw the minutes of a stay that ends some time before the next visit begins."""
    between = (following - moment) // timedelta(minutes=1)
    return max(between - draws.randrange(10, 40), between // 2)


def _spread(histories: Sequence[DatedHistory], examples: int) -> Iterator[DatedHistory]:
    """Yield histories of known places: first one of each person in turn, then a second, and so on.

    Each person's first history lies later in their data than that of the person before, so that
    weekdays and times differ. Where it is known why people go where they go, each next person shows
    another cause, the most frequent one first.
    """
    causes = [
        cause
        for cause, _ in Counter(one.reason.cause for one in histories if one.reason).most_common()
    ]
    by_person: dict[int, list[DatedHistory]] = {}
    for dated in histories:
        visited = [visit.location for visit in dated.visits]
        if UNKNOWN not in visited and dated.target != UNKNOWN:
            by_person.setdefault(dated.user, []).append(dated)
    people = sorted(by_person)
    # If there are more people than examples, select people at even distances.
    number = min(len(people), examples)
    selected = [people[index * len(people) // number] for index in range(number)]
    rounds = max((len(own) for own in by_person.values()), default=0)
    for turn in range(rounds):
        for index, person in enumerate(selected):
            own = by_person[person]
            if turn < len(own):
                at = index * len(own) // number + turn
                later = [*own[at % len(own) :], *own[: at % len(own)]]
                cause = causes[index % len(causes)] if causes else None
                yield next(
                    (one for one in later if one.reason and one.reason.cause == cause), later[0]
                )


def _in_reference_week(dated: DatedHistory) -> DatedHistory:
    """Move a history by whole weeks so that it begins in the reference week."""
    first = dated.visits[0].arrival.date()
    monday = first - timedelta(days=first.weekday())
    weeks = REFERENCE_MONDAY - monday

    def moved(visit: Visit) -> Visit:
        return visit._replace(arrival=visit.arrival + weeks)

    return replace(
        dated, visits=tuple(map(moved, dated.visits)), predict_at=dated.predict_at + weeks
    )


_PARTS_OF_THE_DAY = ((5, "night"), (12, "morning"), (17, "afternoon"), (22, "evening"))


def _moment(at: datetime) -> str:
    """Return a weekday and a part of the day, such as "Thursday evening"."""
    part = next((part for end, part in _PARTS_OF_THE_DAY if at.hour < end), "night")
    return f"{WEEKDAY_NAMES[at.weekday()]} {part}"
