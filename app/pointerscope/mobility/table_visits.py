"""Visits made of the rows of a table, whatever form the table came in.

1. The roles of columns are guessed from their names, or from their cells where they have no names.
2. Positions of GPS tracks become stays. (trackintel)
3. Times become local times.
4. Where places have only coordinates, visits are clustered into places. (DBSCAN)
5. Stays are sorted, merged, cut and numbered. (`number_columns`)
"""

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple
from zoneinfo import ZoneInfo

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Float, Int
from pointerscope.mobility.cells import NO_TEXT, SECOND, TextCodes
from pointerscope.mobility.clustering import NOISE, cluster_by_person, cluster_stays
from pointerscope.mobility.data_set import CHECK_IN_RULE, DataSet, HistoryRule, VisitKind
from pointerscope.mobility.places import Place
from pointerscope.mobility.report import Report
from pointerscope.mobility.sources import DataError, MissingExtraError, ReadReporter
from pointerscope.mobility.stay_detection import DetectedStays, detect_stays
from pointerscope.mobility.stays import (
    MICROSECONDS_OF_DAY,
    ROWS_AT_ONCE,
    NoStayLeftError,
    StayColumns,
    StayOptions,
    explain_nothing_left,
    longest_tracked,
    number_columns,
    select_frequent,
    select_tracked,
    sort_naturally,
)
from pointerscope.mobility.table_columns import (
    COLUMN_NAMES,
    NOT_A_NAME,
    choose_columns,
    guess_columns_by_cells,
    note_columns,
)
from pointerscope.mobility.table_files import TableFile
from pointerscope.mobility.table_options import PositionOptions, TableOptions, VisitOptions
from pointerscope.mobility.table_rows import Rows, read_rows
from pointerscope.mobility.time_zones import find_time_zone, utc_offsets, zones_at
from pointerscope.mobility.visit_table import VisitTable

MIN_WEEKLY_VISITS = 3  # with fewer, histories of 7 days are too short
MIN_DAYS = 14  # with fewer, no training day has a week before it
POSITION_SECONDS = 10 * 60  # rows of a person that follow one another sooner are a track
MIN_POSITIONS = 20


class About(NamedTuple):
    """What is known of data apart from their rows; see `DataSet`."""

    title: str
    licence: str = "not stated"
    terms: str = ""
    kind: VisitKind | None = None
    person: str = "User"


class PlaceFacts(NamedTuple):
    """What another file knows of a place."""

    latitude: float | None = None
    longitude: float | None = None
    category: str = ""
    name: str = ""


def read_table(
    file: TableFile,
    options: VisitOptions,
    reporter: ReadReporter,
    about: About,
    columns: Mapping[str, str] | None = None,
    *,
    in_utc: bool = False,
    facts: Callable[[Collection[str]], Mapping[str, PlaceFacts]] | None = None,
) -> DataSet:
    """Read the visits of a table.

    Args:
        file: the table.
        options: how rows become visits; a `TableOptions` also says which columns to use.
        reporter: receives every guess and what was dropped.
        about: what is known of the data.
        columns: the column of every role, where the form of the file says so.
        in_utc: whether times without a zone are in UTC.
        facts: returns what another file knows of these places.

    Raises:
        DataError: a column cannot be guessed, most rows cannot be read, or no visit is left.
        MissingExtraError: a library that this table needs is not installed.
    """
    if options.time_zone:
        find_time_zone(options.time_zone)  # fail before reading, which takes longer
    for note in file.notes:
        reporter.report.note(note)
    table_options = options if isinstance(options, TableOptions) else TableOptions()
    if columns is None:
        requested = {role: getattr(table_options, role) for role in COLUMN_NAMES}
        columns = (
            choose_columns(file.columns, requested, file.path.name)
            if file.has_header
            else guess_columns_by_cells(file, requested, reporter.report)
        )
    note_columns(file.columns, columns, reporter.report)
    rows = read_rows(file, columns, table_options, reporter)
    if in_utc and rows.offsets is None:
        rows = replace(rows, offsets=np.zeros(len(rows), np.int32))
    if facts is not None:
        rows = _with_facts(rows, facts(set(rows.places)), reporter.report)
    return visits_of_rows(rows, options, reporter, about, name=file.path.stem)


def _with_facts(rows: Rows, facts: Mapping[str, PlaceFacts], report: Report) -> Rows:
    assert rows.place is not None
    own = [facts.get(place, PlaceFacts()) for place in rows.places]
    report.count("places with coordinates", sum(fact.latitude is not None for fact in own))
    latitudes, longitudes = (
        np.array([math.nan if value is None else value for value in column], np.float64)
        for column in ([fact.latitude for fact in own], [fact.longitude for fact in own])
    )

    def coded(values: list[str]) -> tuple[NDArray[np.int32], Sequence[str]] | None:
        if not any(values):
            return None
        texts = TextCodes()
        assert rows.place is not None
        return texts.encode(values)[rows.place], texts.texts

    return replace(
        rows,
        latitudes=latitudes[rows.place],
        longitudes=longitudes[rows.place],
        categories=coded([fact.category for fact in own]),
        names=coded([fact.name for fact in own]),
    )


def visits_of_stays(
    people: Sequence[str],
    person: Int[NDArray[np.int32], " N"],
    stays: DetectedStays,
    options: VisitOptions,
    reporter: ReadReporter,
    about: About,
    *,
    name: str,
) -> DataSet:
    """Return the data set that stays at coordinates make, in any order.

    1. Leave out people tracked for too few days, counted from the first to the last arrival.
    2. Leave out stays that are too short.
    3. Cluster the remaining stays; each cluster is a place, and stays in no cluster are left out.
    4. Merge consecutive stays at one place and cut long ones short (see `number_columns`).

    Args:
        people: the name of every person by code.
        person: the code of the person of every stay.
        stays: when and where these are.
        options: the thresholds and the time zone.
        reporter: receives what was dropped and changed.
        about: what is known of the data.
        name: of the data set.

    Raises:
        DataError: no stay is left.
        MissingExtraError: scikit-learn is not installed.
    """
    started, finished, latitudes, longitudes = stays
    natural = {own: rank for rank, own in enumerate(sort_naturally(people))}
    rank = np.array([natural[own] for own in people], np.int32)
    order = np.lexsort((longitudes, latitudes, finished, started, rank[person]))
    rows = Rows(
        people=people,
        person=person,
        local=started // 60 * (60 * SECOND),
        offsets=np.zeros(len(person), np.int32),
        minutes=(finished // 60 - started // 60).astype(np.int32),
        seconds=finished - started,
        latitudes=latitudes,
        longitudes=longitudes,
    )
    reporter.report.count("stays", len(person))
    reporter.report.count("people with stays", len(np.unique(person)))
    return visits_of_rows(rows.select(order), options, reporter, about, name=name)


def visits_of_rows(
    rows: Rows, options: VisitOptions, reporter: ReadReporter, about: About, *, name: str
) -> DataSet:
    """Return the data set that rows make; see the module for the steps.

    Raises:
        DataError: no visit is left.
    """
    report = reporter.report
    are_positions = _are_positions(rows, options, report)
    if are_positions:
        rows = _detect(rows, options, reporter)
    is_check_in, is_clustered = rows.minutes is None, rows.place is None
    try:
        local = _local_times(rows, options, report)
        rows, local = _select(rows, local, options, report)
        rows, local = _with_places(rows, local, options, reporter)
        rows, local = _select_frequent(rows, local, options, report)
        assert rows.place is not None
        numbered = number_columns(
            StayColumns(
                rows.people,
                rows.places,
                rows.person,
                rows.place,
                local,
                np.zeros(len(rows), np.int32) if rows.minutes is None else rows.minutes,
                rows.moments,
            ),
            _stay_options(options, is_check_in),
            report,
        )
    except NoStayLeftError as error:
        raise DataError(str(error)) from error
    kind: VisitKind = "check-ins" if is_check_in else "visits"
    return DataSet(
        name=name,
        title=about.title,
        licence=about.licence,
        terms=about.terms,
        places=_places(rows, numbered.places, is_clustered),
        people={
            number: f"{about.person} {person}" if person.isdigit() else person
            for number, person in numbered.people.items()
        },
        visits=numbered.visits,
        kind="gps stays" if are_positions else about.kind or kind,
        rule=_rule(numbered.visits, options, report),
        report=report,
    )


def _stay_options(options: VisitOptions, is_check_in: bool) -> StayOptions:
    unmerged = is_check_in and "merge_minutes" not in options.model_fields_set
    return options.model_copy(
        update={"least_days": 0} | ({"merge_minutes": None} if unmerged else {})
    )


def _rule(visits: VisitTable, options: VisitOptions, report: Report) -> HistoryRule:
    if options.history == "days" and "history" not in options.model_fields_set:
        return rule_of_short_data(visits, report)
    return choose_rule(visits, options.history, report)


def choose_rule(visits: VisitTable, history: str | None, report: Report) -> HistoryRule:
    """Return which visits are a history: those of the last days, or the last ones if there are few.

    Args:
        visits: the visits of all people.
        history: "days" or "visits" to choose; None decides by the visits.
        report: receives why the last visits were chosen.
    """
    if history is not None:
        return CHECK_IN_RULE if history == "visits" else HistoryRule()
    weeks = np.maximum(visits.days(), 7) / 7
    if np.median((visits.ends - visits.begins) / weeks) < MIN_WEEKLY_VISITS:
        report.note(
            f"Half of the people have fewer than {MIN_WEEKLY_VISITS} visits in 7 days, so a "
            f"history is the last {CHECK_IN_RULE.previous_visits} visits; history=days changes "
            "that."
        )
        return CHECK_IN_RULE
    return rule_of_short_data(visits, report)


def rule_of_short_data(visits: VisitTable, report: Report) -> HistoryRule:
    """Return the published rule, or the last visits where nobody was tracked for two weeks."""
    if visits.days().max() >= MIN_DAYS:
        return HistoryRule()
    report.note(
        f"Nobody was tracked for {MIN_DAYS} days, so a history is the last "
        f"{CHECK_IN_RULE.previous_visits} visits."
    )
    return CHECK_IN_RULE


# Positions.


def _are_positions(rows: Rows, options: VisitOptions, report: Report) -> bool:
    """Return whether rows are positions of GPS tracks, and say how that was found out."""
    only_coordinates = rows.place is None and rows.minutes is None and rows.latitudes is not None
    if options.rows is not None:
        if options.rows == "positions" and rows.latitudes is None:
            raise DataError(
                "rows=positions needs coordinates. Choose their columns with "
                "--set latitude=COLUMN --set longitude=COLUMN, or leave rows out."
            )
        return options.rows == "positions"
    if not only_coordinates or len(rows) < MIN_POSITIONS:
        return False
    order = np.lexsort((rows.moments, rows.person))
    gaps = np.diff(rows.moments[order]) // SECOND
    gaps = gaps[(np.diff(rows.person[order]) == 0) & (gaps > 0)]
    if not len(gaps) or (typical := float(np.median(gaps))) > POSITION_SECONDS:
        return False
    every = f"{typical:.0f} seconds" if typical < 120 else f"{typical / 60:.0f} minutes"
    report.warn(
        f"A row follows every {every}, so the rows are read as positions of GPS tracks, in which "
        f"stays are detected: at least {options.stay_minutes:g} minutes (stay_minutes) within "
        f"{options.stay_metres:g} m (stay_metres) of their first point. With rows=visits, each row "
        "is a visit."
    )
    return True


def _detect(rows: Rows, options: VisitOptions, reporter: ReadReporter) -> Rows:
    """Return the stays of tracks as rows."""
    assert rows.latitudes is not None
    assert rows.longitudes is not None
    report = reporter.report
    seconds = rows.moments // SECOND
    order = np.lexsort((seconds, rows.person))
    repeated = (np.diff(rows.person[order]) == 0) & (np.diff(seconds[order]) == 0)
    order = order[~np.concatenate([[False], repeated])]
    report.drop("positions at the same moment as another", int(repeated.sum()))
    report.count("positions", len(order))
    begins = np.flatnonzero(np.diff(rows.person[order], prepend=-1))
    parts = []
    for done, own in enumerate(np.split(order, begins[1:]), 1):
        found = detect_stays(seconds[own], rows.latitudes[own], rows.longitudes[own], options)
        parts.append((own[np.searchsorted(seconds[own], found.started)], *found))
        reporter.on_progress("people whose stays are detected", done, len(begins))
    at, started, finished = (
        np.concatenate([part[column] for part in parts]) for column in range(3)
    )
    latitudes, longitudes = (np.concatenate([part[column] for part in parts]) for column in (3, 4))
    report.count("stays", len(at))
    if not len(at):
        raise DataError(
            f"No stay was found among {len(order):,} positions: nobody stayed within "
            f"{options.stay_metres:g} m for {options.stay_minutes:g} minutes. Try --set "
            "stay_minutes=10 or --set stay_metres=400; with --set rows=visits, each row is a visit."
        )
    stays = rows.select(at)
    return replace(
        stays,
        local=stays.local + (started.astype(np.int64) * SECOND - stays.moments),
        minutes=(finished // 60 - started // 60).astype(np.int32),
        latitudes=latitudes,
        longitudes=longitudes,
        place=None,
        places=(),
    )


# Clocks.


def _local_times(rows: Rows, options: VisitOptions, report: Report) -> NDArray[np.int64]:
    """Return the local arrivals, and note which clock they show."""
    if rows.offsets is None:
        report.note("The times have no zone and are read as local times.")
        return rows.local
    if options.time_zone is not None:
        report.note(f"The times are converted to the zone {options.time_zone}.")
        return _in_zone(rows.moments, find_time_zone(options.time_zone))
    if not rows.offsets.any() and not rows.clocks_are_local:
        return _local_times_of_utc(rows, report)
    offsets = np.unique(rows.offsets)
    report.note(
        "The times are used as written, in their own zones. If the people live in another zone, "
        "set time_zone."
    )
    if len(offsets) > 1 and not rows.clocks_are_local:
        shown = ", ".join(map(_written_offset, offsets[:6])) + (", …" if len(offsets) > 6 else "")
        report.warn(
            f"The times have {len(offsets)} different offsets from UTC ({shown}). They are put in "
            "order by the moment, and each hour of day is that of its own clock. If everybody "
            "lives in one zone, set it, such as time_zone=Europe/Zurich."
        )
    return rows.local


def _local_times_of_utc(rows: Rows, report: Report) -> NDArray[np.int64]:
    """Convert times in UTC to the zones of their coordinates, if there are any."""
    if rows.latitudes is None or rows.longitudes is None:
        report.note(
            "The times are used as written, in their own zones. If the people live in another "
            "zone, set time_zone."
        )
        report.warn(
            "All times are in UTC, and no coordinates say where the people live. The hours of day "
            "are wrong unless they live there; set time_zone, such as time_zone=Europe/Zurich."
        )
        return rows.local
    known = ~np.isnan(rows.latitudes) & ~np.isnan(rows.longitudes)
    try:
        names, of_row = zones_at(rows.latitudes[known], rows.longitudes[known])
    except MissingExtraError as error:
        report.warn(
            f"All times are in UTC. {error}. Until then the hours of day are those of UTC; or set "
            "time_zone, such as time_zone=Europe/Zurich."
        )
        return rows.local
    counts = np.bincount(of_row, minlength=len(names))
    most = np.argsort(-counts, kind="stable")
    zone_of_row = np.full(len(rows), most[0] if len(most) else 0)
    zone_of_row[known] = of_row
    local = rows.moments.copy()
    for zone in most.tolist():
        own = zone_of_row == zone
        local[own] = _in_zone(local[own], ZoneInfo(names[zone]))
    shown = ", ".join(
        names[zone] if len(names) == 1 else f"{names[zone]} ({counts[zone] / counts.sum():.1%})"
        for zone in most[:5].tolist()
    )
    report.note(
        f"The times are in UTC and become local times by the coordinates: {shown}"
        + (f" and {len(names) - 5} more" if len(names) > 5 else "")
        + ". time_zone changes that."
    )
    return local


def _in_zone(moments: NDArray[np.int64], zone: ZoneInfo) -> NDArray[np.int64]:
    return moments + utc_offsets(moments // SECOND, zone) * np.int64(SECOND)


def _written_offset(seconds: int) -> str:
    sign = "-" if seconds < 0 else "+"
    return f"{sign}{abs(seconds) // 3600:02}:{abs(seconds) // 60 % 60:02}"


# Places.


def _select(
    rows: Rows, local: NDArray[np.int64], options: VisitOptions, report: Report
) -> tuple[Rows, NDArray[np.int64]]:
    """Leave out people tracked for too few days, and stays that are too short."""
    if options.least_days and len(rows):
        days = local // MICROSECONDS_OF_DAY
        least_days = options.least_days
        if (
            "least_days" not in options.model_fields_set
            and longest_tracked(rows.person, days) <= least_days
        ):
            report.warn(
                f"Nobody was tracked for more than {least_days} days, so everybody is included. "
                f"The published rule is least_days={least_days}."
            )
            least_days = 0
        tracked = select_tracked(rows.person, days, least_days, report)
        rows, local = rows.select(tracked), local[tracked]
    if options.activity_minutes and rows.minutes is not None:
        short = (
            rows.minutes < options.activity_minutes
            if rows.seconds is None
            else rows.seconds < 60 * options.activity_minutes
        )
        report.drop(f"stays shorter than {options.activity_minutes:g} minutes", int(short.sum()))
        rows, local = rows.select(~short), local[~short]
    if not len(rows):
        raise NoStayLeftError(explain_nothing_left(report))
    return rows, local


def _with_places(
    rows: Rows, local: NDArray[np.int64], options: VisitOptions, reporter: ReadReporter
) -> tuple[Rows, NDArray[np.int64]]:
    """Cluster rows that have only coordinates into places; leave out those at no place."""
    if rows.place is not None:
        return rows, local
    assert rows.latitudes is not None
    assert rows.longitudes is not None
    reporter.on_progress("visits clustered", 0, len(rows))
    labels = _cluster(rows, options, options.least_stays)
    least_stays = options.least_stays
    is_published = isinstance(options, PositionOptions)
    if is_published and (labels == NOISE).all() and "least_stays" not in options.model_fields_set:
        reporter.report.warn(
            f"No place has {least_stays} stays within {options.epsilon_metres:g} m, so every stay "
            f"makes a place. The published rule is least_stays={least_stays}; larger places come "
            "from epsilon_metres=100."
        )
        least_stays = 1
        labels = _cluster(rows, options, least_stays)
    reporter.on_progress("visits clustered", len(rows), len(rows))
    reporter.report.drop(
        f"{'visits' if rows.minutes is None else 'stays'} at no place, because fewer than "
        f"{least_stays} are within {options.epsilon_metres:g} m",
        int((labels == NOISE).sum()),
    )
    names = list(map(str, range(labels.max(initial=NOISE) + 1)))
    rows = replace(rows, place=labels.astype(np.int32), places=names)
    return rows.select(labels != NOISE), local[labels != NOISE]


def _cluster(rows: Rows, options: VisitOptions, least_stays: int) -> NDArray[np.int64]:
    assert rows.latitudes is not None
    assert rows.longitudes is not None
    cluster = cluster_stays if options.shared_places else partial(cluster_by_person, rows.person)
    return cluster(
        rows.latitudes, rows.longitudes, metres=options.epsilon_metres, least_stays=least_stays
    )


def _select_frequent(
    rows: Rows, local: NDArray[np.int64], options: VisitOptions, report: Report
) -> tuple[Rows, NDArray[np.int64]]:
    """Leave out people with few visits, then places with few visits of the others."""
    if options.least_person_visits > 1 and len(rows):
        frequent = select_frequent(rows.person, options.least_person_visits, "people", report)
        rows, local = rows.select(frequent), local[frequent]
    if options.least_place_visits > 1 and len(rows):
        assert rows.place is not None
        frequent = select_frequent(rows.place, options.least_place_visits, "places", report)
        rows, local = rows.select(frequent), local[frequent]
    if not len(rows):
        raise NoStayLeftError(explain_nothing_left(report))
    return rows, local


def _places(rows: Rows, numbers: Mapping[str, int], is_clustered: bool) -> tuple[Place, ...]:
    """Return every place with its most frequent name.

    A place lies at the median of its positions; a cluster of positions at their mean.
    """
    assert rows.place is not None
    size = len(rows.places)
    names = most_frequent(rows.place, rows.names, size)
    categories = most_frequent(rows.place, rows.categories, size)
    if is_clustered:
        latitudes, longitudes = _means(rows, size)
    else:
        latitudes = median_by_group(rows.place, rows.latitudes, size)
        longitudes = median_by_group(rows.place, _unwrapped(rows.longitudes), size)
    code_of = {name: code for code, name in enumerate(rows.places)}
    return tuple(
        Place(
            number,
            own if rows.names is None and not NOT_A_NAME.fullmatch(own) else names[code],
            categories[code],
            latitudes[code],
            _wrapped(longitudes[code]),
        )
        for own, number in sorted(numbers.items(), key=lambda item: item[1])
        for code in [code_of[own]]
    )


def _means(rows: Rows, size: int) -> tuple[list[float | None], list[float | None]]:
    """Return the mean positions of places, of angles, which is also correct across 180°."""
    assert rows.place is not None
    assert rows.latitudes is not None
    assert rows.longitudes is not None
    counts = np.maximum(np.bincount(rows.place, minlength=size), 1)
    angles = np.radians(rows.longitudes)
    east, north = (np.bincount(rows.place, part, size) for part in (np.sin(angles), np.cos(angles)))
    latitudes = np.bincount(rows.place, rows.latitudes, size) / counts
    return latitudes.tolist(), np.degrees(np.arctan2(east, north)).tolist()


def most_frequent(
    groups: Int[NDArray[np.int32], " N"],
    coded: tuple[NDArray[np.int32], Sequence[str]] | None,
    size: int,
) -> list[str | None]:
    """Return the most frequent text of every group; of equals, the first in the table."""
    chosen: list[str | None] = [None] * size
    if coded is None:
        return chosen
    codes, texts = coded
    known = codes != NO_TEXT
    pairs, counts = np.unique(
        groups[known].astype(np.int64) * len(texts) + codes[known], return_counts=True
    )
    for pair in pairs[np.argsort(counts, kind="stable")].tolist():  # later ones win
        chosen[pair // len(texts)] = texts[pair % len(texts)]
    return chosen


def median_by_group(
    groups: Int[NDArray[np.int32], " N"], values: Float[NDArray[np.float64], " N"] | None, size: int
) -> list[float | None]:
    """Return the median of the values of every group; None where there are none."""
    if values is None:
        return [None] * size
    first, seen, varies = np.zeros(size), np.zeros(size, bool), np.zeros(size, bool)
    for begin in range(0, len(values), ROWS_AT_ONCE):  # mostly, a place has one position
        own, at = values[begin : begin + ROWS_AT_ONCE], groups[begin : begin + ROWS_AT_ONCE]
        own, at = own[known := ~np.isnan(own)], at[known]
        new = ~seen[at]
        first[at[new]] = own[new]
        seen[at] = True
        varies[at[first[at] != own]] = True
    medians: list[float | None] = [
        float(value) if known else None for value, known in zip(first, seen, strict=True)
    ]
    rows = np.concatenate([np.empty(0, np.int64), *_rows_of(varies, groups, values)])
    rows = rows[np.lexsort((values[rows], groups[rows]))]
    begins = np.flatnonzero(np.diff(groups[rows], prepend=-1))
    counts = np.diff(np.append(begins, len(rows)))
    low, high = values[rows[begins + (counts - 1) // 2]], values[rows[begins + counts // 2]]
    for group, median in zip(
        groups[rows[begins]].tolist(), ((low + high) / 2).tolist(), strict=True
    ):
        medians[group] = median
    return medians


def _rows_of(
    wanted: NDArray[np.bool_], groups: NDArray[np.int32], values: NDArray[np.float64]
) -> Iterator[NDArray[np.int64]]:
    """Yield the rows with a value in one of the wanted groups."""
    for begin in range(0, len(values), ROWS_AT_ONCE):
        rows = slice(begin, begin + ROWS_AT_ONCE)
        yield begin + np.flatnonzero(wanted[groups[rows]] & ~np.isnan(values[rows]))


def _wrapped(longitude: float | None) -> float | None:
    return longitude - 360 if longitude is not None and longitude > 180 else longitude


def _unwrapped(longitudes: NDArray[np.float64] | None) -> NDArray[np.float64] | None:
    """Return longitudes without a jump at ±180° if positions lie on both sides of it."""
    if longitudes is None or max(np.fmax.reduce(longitudes), -np.fmin.reduce(longitudes)) <= 170:
        return longitudes
    return np.where(longitudes < -90, longitudes + 360, longitudes)
