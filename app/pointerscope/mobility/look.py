"""A first look at a data set before it is stored: what was read, and what looks suspicious."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Float, Int
from pointerscope.mobility.data_set import (
    SPLIT_NAMES,
    DataSet,
    Diaries,
    HistoryRule,
    Records,
    find_parts,
    least_days,
)
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.report import Report
from pointerscope.mobility.stays import ROWS_AT_ONCE, remedy
from pointerscope.mobility.visit_table import VisitTable

SAMPLE_ROWS = 5
MAX_SPLIT_VISITS = 300_000  # beyond, histories are looked for but not counted
DAY_MINUTES = 24 * 60
QUIET_HOURS = 6

MANY_DROPPED = 0.05
MANY_AT_MIDNIGHT = 0.5
MANY_PLACES = 0.8
FEW_VISITS = 3
SHARES_ON_MAP = (0.98, 0.9, 0.8)  # of the latitudes and of the longitudes
MUCH_CLOSER = 25  # times smaller is the area of a map that leaves out more


@dataclass(frozen=True)
class LookedVisit:
    """A visit as it was read."""

    person: str
    arrival: str
    minutes: int
    place: str
    position: str


@dataclass(frozen=True)
class LookedPlaces:
    """The positions of places, for a map.

    Attributes:
        latitudes: in degrees.
        longitudes: in degrees.
        visits: the number of visits to each place.
        outside: the share of visits that lie outside the map, which shows the middle of them.
        bounds: the least and greatest latitude and longitude of the map.
    """

    latitudes: Float[NDArray[np.float64], " N"]
    longitudes: Float[NDArray[np.float64], " N"]
    visits: Int[NDArray[np.int64], " N"]
    outside: float
    bounds: tuple[float, float, float, float]


@dataclass(frozen=True)
class Look:
    """What a reader should know before data are stored.

    Attributes:
        title: the title of the data set.
        kind: how the visits were recorded.
        columns: the role of every column; empty for one that is ignored.
        rows: the first visits of the person with the median number of visits.
        people: the number of people.
        places: the number of places.
        visits: the number of visits; for records, of histories.
        first_day: the first day with a visit; None for records.
        last_day: the last day with a visit; None for records.
        hours: the number of arrivals in each hour of the day.
        weekdays: the number of arrivals on each day of the week, from Monday.
        facts: names and values of further measures.
        map: where the places are; None without coordinates.
        notes: guesses and decisions, a sentence each.
        counts: what was read, changed and dropped, as lines.
        warnings: what looks suspicious and which setting would change it, a sentence each; the
            obstacle comes first.
        obstacle: why no network can be trained on these data, and what would do; else empty.
    """

    title: str
    kind: str
    columns: Mapping[str, str]
    rows: Sequence[LookedVisit]
    people: int
    places: int
    visits: int
    first_day: date | None
    last_day: date | None
    hours: Sequence[int]
    weekdays: Sequence[int]
    facts: Mapping[str, str]
    map: LookedPlaces | None
    notes: Sequence[str]
    counts: Sequence[str]
    warnings: Sequence[str]
    obstacle: str


def look_at(data: DataSet | Records) -> Look:
    """Return what a reader should know about a data set."""
    report = data.report
    if isinstance(data, Records):
        return _look_at_records(data)
    visits = VisitTable.of(data.visits)
    minutes = visits.arrivals.astype("datetime64[m]", copy=False).view(np.int64).astype(np.int32)
    hours = _histogram(minutes, lambda some: some % DAY_MINUTES // 60, 24)
    weekdays = _histogram(minutes, lambda some: (some // DAY_MINUTES + 3) % 7, 7)
    per_person = visits.ends - visits.begins
    facts, warnings = _measure(data, visits, minutes, hours, per_person, report)
    histories, obstacle = _histories(data, len(minutes))
    return Look(
        title=data.title,
        kind=data.kind,
        columns=report.columns,
        rows=_first_visits(data, visits),
        people=len(per_person),
        places=_count_places(visits),
        visits=len(minutes),
        first_day=visits.arrivals.min().item().date(),
        last_day=visits.arrivals.max().item().date(),
        hours=hours.tolist(),
        weekdays=weekdays.tolist(),
        facts=facts | histories,
        map=_map(data, visits),
        notes=report.notes,
        counts=report.counts(),
        warnings=[*filter(None, [obstacle]), *report.warnings, *warnings],
        obstacle=obstacle,
    )


def _histogram(
    minutes: Int[NDArray[np.int32], " N"],
    bins: Callable[[Int[NDArray[np.int32], " n"]], Int[NDArray[np.int32], " n"]],
    size: int,
) -> Int[NDArray[np.int64], " S"]:
    """Count the bins of all minutes; some at a time, which saves memory."""
    parts = np.array_split(minutes, 1 + len(minutes) // ROWS_AT_ONCE)
    counts: Int[NDArray[np.int64], " S"] = sum(
        (np.bincount(bins(part), minlength=size) for part in parts), np.zeros(size, np.int64)
    )
    return counts


def _count_places(visits: VisitTable) -> int:
    return int(np.count_nonzero(np.bincount(visits.locations)))


def _look_at_records(data: Records) -> Look:
    histories = [history for split in (data.train, data.validation, data.test) for history in split]
    minutes = np.concatenate([history.start_minutes for history in histories])
    weekdays = np.concatenate([history.weekdays for history in histories])
    counts = {"train": len(data.train), "validation": len(data.validation), "test": len(data.test)}
    obstacle = _lacking(counts)
    return Look(
        title=data.title,
        kind=data.kind,
        columns={},
        rows=[],
        people=len({history.user for history in histories}),
        places=len(np.unique(np.concatenate([history.locations for history in histories]))),
        visits=len(histories),
        first_day=None,
        last_day=None,
        hours=np.bincount(minutes // 60, minlength=24).tolist(),
        weekdays=np.bincount(weekdays, minlength=7).tolist(),
        facts={
            "histories to train, validate and test on": ", ".join(
                f"{count:,}" for count in counts.values()
            )
        },
        map=None,
        notes=data.report.notes,
        counts=data.report.counts(),
        warnings=[*filter(None, [obstacle]), *data.report.warnings],
        obstacle=obstacle,
    )


def _first_visits(data: DataSet, visits: VisitTable) -> list[LookedVisit]:
    """Return the first visits of the person with the median number of visits."""
    order = np.argsort(visits.ends - visits.begins, kind="stable")
    person = int(visits.people[visits.begins[order[len(order) // 2]]])
    rows = visits.rows(person)
    rows = slice(rows.start, min(rows.stop, rows.start + SAMPLE_ROWS))
    known = {place.id: place for place in data.places}
    found = []
    for location, arrival, minutes in zip(
        visits.locations[rows].tolist(),
        visits.arrivals[rows].tolist(),
        visits.minutes[rows].tolist(),
        strict=True,
    ):
        place = known.get(location)
        label = f"#{location}" if place is None else place.label
        category = f" ({place.category})" if place is not None and place.category else ""
        position = ""
        if place is not None and place.latitude is not None and place.longitude is not None:
            position = f"{place.latitude:.4f}, {place.longitude:.4f}"
        found.append(
            LookedVisit(
                data.people[person],
                f"{arrival:%a %Y-%m-%d %H:%M}",
                minutes,
                label + category,
                position,
            )
        )
    return found


def _measure(
    data: DataSet,
    visits: VisitTable,
    minutes: Int[NDArray[np.int32], " N"],
    hours: Int[NDArray[np.int64], " 24"],
    per_person: Int[NDArray[np.int64], " P"],
    report: Report,
) -> tuple[dict[str, str], list[str]]:
    """Return measures of the visits, and what looks suspicious in them."""
    facts: dict[str, str] = {}
    warnings: list[str] = []
    same = np.diff(visits.people) == 0
    gaps = (np.diff(minutes) - visits.minutes[:-1])[same]
    repeats = float((np.diff(visits.locations)[same] == 0).mean()) if same.any() else 0.0
    facts["visits of a person"] = (
        f"median {np.median(per_person):,.0f}, {per_person.min():,} to {per_person.max():,}"
    )
    is_check_in = not visits.minutes.any()
    if is_check_in:
        facts["minutes of stay"] = "none: visits are check-ins"
    else:
        low, median, high = np.percentile(visits.minutes, [10, 50, 90]).tolist()
        facts["minutes of stay"] = f"median {median:,.0f}; most between {low:,.0f} and {high:,.0f}"
    if len(gaps):
        overlapping = (gaps < 0).mean()
        between = np.maximum(gaps, 0, out=gaps)
        facts["gaps between visits"] = (
            f"median {_duration(float(np.median(between)))}, longest "
            f"{_duration(float(between.max()))}, {(between > DAY_MINUTES).mean():.1%} over a day"
        )
        facts["repeats"] = f"{repeats:.1%} of visits are to the place of the visit before"
        facts["overlaps"] = f"{overlapping:.1%} of visits last into the next one"
    warnings += _suspicious_columns(data, visits, per_person)
    warnings += _suspicious_clock(hours, minutes, any(p.latitude is not None for p in data.places))
    if not is_check_in:
        if median <= 1:
            warnings.append(
                f"Half of the stays take at most {median:.0f} minute, so durations may be in "
                "another unit: duration_unit=hours or duration_unit=minutes."
            )
        if median > DAY_MINUTES:
            warnings.append(
                f"Half of the stays take more than a day ({_duration(median)}), so durations may "
                "be in another unit: duration_unit=seconds."
            )
    read = max(report.read.values(), default=0)
    for entry in report.dropped:
        if entry.count > MANY_DROPPED * read and (setting := remedy(entry.reason)):
            warnings.append(
                f"{entry.count / read:.0%} of the data were dropped: {entry.reason}. To drop less, "
                f"set {setting}."
            )
        elif entry.examples and entry.count > MANY_DROPPED * read and ":" in entry.examples[0]:
            warnings.append(
                f"{entry.count:,} {entry.reason} were dropped, such as {entry.examples[0]}"
            )
    return facts, warnings


def _suspicious_columns(
    data: DataSet, visits: VisitTable, per_person: Int[NDArray[np.int64], " P"]
) -> list[str]:
    warnings = []
    count, places = len(visits.people), _count_places(visits)
    if len(per_person) > 1 and np.median(per_person) < FEW_VISITS:
        warnings.append(
            f"Half of the {len(per_person):,} people have fewer than {FEW_VISITS} visits. Is the "
            "person in another column? person=COLUMN"
        )
    if places == 1 and count > 1:
        warnings.append("All visits are to one place. Is it in another column? place=COLUMN")
    elif count > 20 and places > MANY_PLACES * count:
        warnings.append(
            f"There are {places:,} places for {count:,} visits, so hardly any place is visited "
            "twice. Choose another column (place=COLUMN), or larger places of coordinates (place= "
            "and epsilon_metres=200)."
        )
    at_zero = {p.id for p in data.places if p.latitude == 0 and p.longitude == 0}
    if at_zero:
        share = np.isin(visits.locations, list(at_zero)).mean()
        warnings.append(
            f"{share:.1%} of visits lie at latitude 0 and longitude 0, in the Atlantic: there, "
            "coordinates are probably missing."
        )
    return warnings


def _suspicious_clock(
    hours: Int[NDArray[np.int64], " 24"], minutes: Int[NDArray[np.int32], " N"], has_position: bool
) -> list[str]:
    """Return a warning if people seem to sleep by day, or if times have no time of day."""
    at_midnight = float((minutes % DAY_MINUTES == 0).mean())
    if at_midnight > MANY_AT_MIDNIGHT:
        return [
            f"{at_midnight:.0%} of visits begin at exactly 00:00, so the times may be dates only. "
            "Is the time of day in another column? arrival=COLUMN, date=COLUMN"
        ]
    if hours.sum() < 200:
        return []
    around = np.array([hours.take(range(h, h + QUIET_HOURS), mode="wrap").sum() for h in range(24)])
    quietest = np.flatnonzero(around == around.min())
    begin = int(quietest[len(quietest) // 2])
    if 6 <= begin <= 18 and around.min() < 0.6 * hours.sum() * QUIET_HOURS / 24:
        shift = (1 - begin + 12) % 24 - 12
        odd = (
            f"The quietest hours are {begin:02}:00 to {(begin + QUIET_HOURS) % 24:02}:00, when "
            "people are usually awake."
        )
        if has_position:  # which say in which zone the people live
            return [
                f"{odd} Either these people are busy at unusual hours, or begin few visits by "
                "day, or the times are not in the local time of the coordinates. If they are in "
                "another zone, write it with each time, such as 08:00Z."
            ]
        return [
            f"{odd} The clock may be wrong by about {abs(shift)} hours; set the zone where the "
            "people live: time_zone=REGION/CITY."
        ]
    return []


def _histories(data: DataSet, visits: int) -> tuple[dict[str, str], str]:
    """Count the histories to learn from, and return what hinders a training, if anything does."""
    rule = data.rule
    if visits > MAX_SPLIT_VISITS:
        parts, longest = find_parts(data)
        obstacle = _lacking({part: part in parts for part in SPLIT_NAMES})
        return {}, obstacle and obstacle + _needed(rule, longest)
    counts = {"train": 0, "validation": 0, "test": 0}
    unknown = {"train": 0, "validation": 0, "test": 0}
    diaries = Diaries(data)
    for target in diaries.target_visits():
        counts[target.split] += 1
        unknown[target.split] += target.history.target == UNKNOWN
    history = (
        f"the last {rule.previous_visits} visits"
        if rule.previous_visits
        else f"the visits of {rule.previous_days} days"
    )
    obstacle = _lacking(counts)
    if obstacle:
        obstacle += _needed(rule, diaries.longest)
    elif unknown["validation"] == counts["validation"]:
        obstacle = (
            f"{_NO_TRAINING}: every place on the days to validate on is new, so none of them can "
            "be predicted. Add days, or make places larger."
        )
    facts = {
        f"histories ({history})": f"{counts['train']:,} to train on, {counts['validation']:,} to "
        f"validate, {counts['test']:,} to test"
    }
    if counts["test"]:
        facts["places unknown in training"] = (
            f"{unknown['test'] / counts['test']:.1%} of test visits"
        )
    return facts, obstacle


_NO_TRAINING = "These data do not suffice to train a network"
_PURPOSES = {"train": "train", "validation": "validate", "test": "test"}


def _lacking(counts: Mapping[str, int]) -> str:
    """Return which parts have no history; empty if all have."""
    lacking = [_PURPOSES[part] for part, count in counts.items() if not count]
    *others, last = lacking or [""]
    purposes = f"{', '.join(others)} or {last}" if others else last
    return f"{_NO_TRAINING}: no history is left to {purposes} on." if lacking else ""


def _needed(rule: HistoryRule, longest: int) -> str:
    """Return how many days a record needs; the longest one has `longest`."""
    first = rule.unpredicted_days
    if rule.parts != "days" or rule.within_part:
        return f" Add days of data{' or people' if rule.parts == 'people' else ''}."
    skipped = f" Visits of the first {first} days are not predicted." if first else ""
    has_days = longest >= least_days(first)
    advice = "The days suffice, so add visits." if has_days else "Add days of data."
    words = (
        " Of each person's days, the first 60 % are for training, the next 20 % for validation and "
        f"the last 20 % for the test.{skipped} At least {least_days(first)} days of somebody are "
        f"needed (the longest record has {longest}), and {rule.least_visits} visits before "
        f"each that is predicted. {advice}"
    )
    if first and least_days(0) <= longest:
        words += f" Or set history=visits, for which {least_days(0)} days are enough."
    return words


def _map(data: DataSet, visits: VisitTable) -> LookedPlaces | None:
    places = [
        place for place in data.places if place.latitude is not None and place.longitude is not None
    ]
    if not places:
        return None
    counts = np.bincount(visits.locations, minlength=max(place.id for place in data.places) + 1)
    latitudes = np.array([place.latitude for place in places], np.float64)
    longitudes = np.array([place.longitude for place in places], np.float64)
    weights = counts[[place.id for place in places]]
    south, north, west, east = _bounds(latitudes, longitudes, weights, SHARES_ON_MAP[0])
    for share in SHARES_ON_MAP[1:]:  # a few journeys must not shrink the town to a dot
        closer = _bounds(latitudes, longitudes, weights, share)
        if (closer[1] - closer[0]) * (closer[3] - closer[2]) * MUCH_CLOSER < (north - south) * (
            east - west
        ):
            south, north, west, east = closer
    inside = (
        (latitudes >= south) & (latitudes <= north) & (longitudes >= west) & (longitudes <= east)
    )
    return LookedPlaces(
        latitudes[inside],
        longitudes[inside],
        weights[inside],
        float(1 - weights[inside].sum() / max(weights.sum(), 1)),
        (south, north, west, east),
    )


def _bounds(
    latitudes: Float[NDArray[np.float64], " N"],
    longitudes: Float[NDArray[np.float64], " N"],
    weights: Int[NDArray[np.int64], " N"],
    share: float,
) -> tuple[float, float, float, float]:
    """Return the latitudes and the longitudes between which this share of visits lies."""
    edge = (1 - share) / 2
    return *_quantiles(latitudes, weights, edge), *_quantiles(longitudes, weights, edge)


def _quantiles(
    values: Float[NDArray[np.float64], " N"], weights: Int[NDArray[np.int64], " N"], edge: float
) -> tuple[float, float]:
    order = np.argsort(values)
    share = np.cumsum(weights[order]) / max(weights.sum(), 1)
    low = values[order][np.searchsorted(share, edge)]
    high = values[order][min(int(np.searchsorted(share, 1 - edge)), len(values) - 1)]
    return float(low), float(high)


def _duration(minutes: float) -> str:
    if minutes < 120:
        return f"{minutes:,.0f} minutes"
    if minutes < 2 * DAY_MINUTES:
        return f"{minutes / 60:,.1f} hours"
    return f"{minutes / DAY_MINUTES:,.1f} days"
