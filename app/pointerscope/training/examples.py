"""Example histories that come with a bundle."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import torch

from pointerscope.mobility.histories import history_of
from pointerscope.mobility.notation import WEEKDAY_NAMES, format_visits
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN, People, Places
from pointerscope.mobility.query import written_visits
from pointerscope.mobility.visits import REFERENCE_MONDAY, Visit
from pointerscope.network.bundles import ExampleHistory
from pointerscope.network.trace import Batch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pointerscope.mobility.data_set import DatedHistory, Split
    from pointerscope.network.pointer_network import PointerNetwork

EXAMPLES = 50
DRAWN = 24
DRAWN_VISITS = (6, 14)


def real_histories(
    split: Split, people: People, examples: int = EXAMPLES
) -> tuple[ExampleHistory, ...]:
    """Test histories of many people and at many times, written to be read again.

    A history is moved by whole weeks so that it begins in the reference week, which changes
    nothing that the network sees. Histories with unknown places are left out: there would be
    nothing to read.

    Args:
        split: the data, of people who may be shown.
        people: their names.
        examples: at most this many; fewer if their titles would not differ.
    """
    places = Places(split.places, split.locations)
    written: dict[str, ExampleHistory] = {}
    for dated in _spread(split.dated_test, examples):
        title = f"{people.name(dated.user)}: {_moment(dated.predict_at)}"
        if title in written:
            continue
        moved = _in_reference_week(dated)
        written[title] = ExampleHistory(
            title=title,
            user=dated.user,
            visits=format_visits(written_visits(moved.visits, places)),
            predict_at=moved.predict_at.isoformat(timespec="minutes"),
            target=dated.target,
        )
        if len(written) == examples:
            break
    return tuple(sorted(written.values(), key=lambda example: example.user or 0))


def drawn_histories(
    network: PointerNetwork, places: Places, *, stays: bool, seed: int, examples: int = DRAWN
) -> tuple[ExampleHistory, ...]:
    """Histories that nobody lived: the network's own next places, drawn one after another.

    Every history begins as one visit to an unknown place by nobody in particular. The next
    place is drawn from what the network then answers, padding and "unknown" left out, and so
    on; at the end the first visit is taken away, and the oldest where the network takes fewer.
    The network says nothing of times, so they are invented: three to five moments a day at
    ordinary hours.

    Args:
        network: ready to predict.
        places: what its locations are called.
        stays: whether visits have durations, which check-ins have not.
        seed: of all draws.
        examples: how many.
    """
    draws = random.Random(seed)
    generator = torch.Generator().manual_seed(seed)
    most = network.architecture.max_visits
    drawn = []
    for number in range(1, examples + 1):
        *moments, predict_at = _moments(draws)
        visits = [Visit(UNKNOWN, moments[0], 0)]
        for moment, following in zip(moments[1:], [*moments[2:], predict_at], strict=True):
            minutes = _minutes_until(following, moment, draws) if stays else 0
            location = _draw_place(network, visits, moment, generator)
            visits.append(Visit(location, moment, minutes))
        drawn.append(
            ExampleHistory(
                title=f"Drawn from the model, {number}: {_moment(predict_at)}",
                user=None,
                visits=format_visits(written_visits(visits[1:][-most:], places)),
                predict_at=predict_at.isoformat(timespec="minutes"),
                target=None,
            )
        )
    return tuple(drawn)


def _draw_place(
    network: PointerNetwork, visits: Sequence[Visit], at: datetime, generator: torch.Generator
) -> int:
    """A place from the network's answer for nobody in particular."""
    most = network.architecture.max_visits
    batch = Batch.of([history_of(visits[-most:], 0, at)], most)
    with torch.inference_mode():
        known = network(batch)[0].exp()[FIRST_KNOWN:]
    return FIRST_KNOWN + int(torch.multinomial(known, 1, generator=generator))


_HOURS = (8, 9, 12, 13, 15, 18, 19, 21)


def _moments(draws: random.Random) -> list[datetime]:
    """Moments of visits from a day of the reference week on, the last for the prediction."""
    number = draws.randint(*DRAWN_VISITS) + 2
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
    """A stay that ends a while before the next one begins, and is no longer than a night."""
    between = (following - moment) // timedelta(minutes=1)
    return max(between - draws.randrange(10, 40), between // 2)


def _spread(histories: Sequence[DatedHistory], examples: int) -> Iterator[DatedHistory]:
    """Histories of known places: first one of everybody in turn, then another, and so on.

    Every next person's begins later in their days, so that weekdays and times differ.
    """
    by_person: dict[int, list[DatedHistory]] = {}
    for dated in histories:
        visited = [visit.location for visit in dated.visits]
        if UNKNOWN not in visited and dated.target != UNKNOWN:
            by_person.setdefault(dated.user, []).append(dated)
    people = sorted(by_person)
    # With more people than examples, those are chosen at even distances.
    number = min(len(people), examples)
    chosen = [people[index * len(people) // number] for index in range(number)]
    most = max((len(own) for own in by_person.values()), default=0)
    for turn in range(most):
        for index, person in enumerate(chosen):
            own = by_person[person]
            if turn < len(own):
                yield own[(index * len(own) // number + turn) % len(own)]


def _in_reference_week(dated: DatedHistory) -> DatedHistory:
    """The same history, moved by whole weeks so that it begins in the reference week."""
    first = dated.visits[0].arrival.date()
    monday = first - timedelta(days=first.weekday())
    weeks = REFERENCE_MONDAY - monday

    def moved(visit: Visit) -> Visit:
        return replace(visit, arrival=visit.arrival + weeks)

    return replace(
        dated, visits=tuple(map(moved, dated.visits)), predict_at=dated.predict_at + weeks
    )


_PARTS_OF_THE_DAY = ((5, "night"), (12, "morning"), (17, "afternoon"), (22, "evening"))


def _moment(at: datetime) -> str:
    """A weekday and a part of the day, such as "Thursday evening"."""
    part = next((part for end, part in _PARTS_OF_THE_DAY if at.hour < end), "night")
    return f"{WEEKDAY_NAMES[at.weekday()]} {part}"
