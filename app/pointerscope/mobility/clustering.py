"""Places found by clustering stays that have only coordinates."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import numpy as np
from pydantic import Field

from pointerscope.mobility.places import Place
from pointerscope.mobility.sources import DataError, MissingExtraError
from pointerscope.mobility.stays import (
    Stay,
    StayOptions,
    explain_nothing_left,
    number_stays,
    sort_naturally,
)
from pointerscope.mobility.time_zones import find_time_zone

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from zoneinfo import ZoneInfo

    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.mobility.report import Report
    from pointerscope.mobility.visit_table import VisitTable

    Degrees = Float[NDArray[np.float64], " N"]
    Labels = Int[NDArray[np.int64], " N"]

EARTH_RADIUS = 6_371_000.0  # metres
NOISE = -1


@dataclass(frozen=True, slots=True)
class PositionedStay:
    """A stay of a person at coordinates.

    Attributes:
        person: the person's name in the data.
        arrival: a moment with its time zone.
        leaving: a moment with its time zone, not before the arrival.
        latitude: in degrees.
        longitude: in degrees.
    """

    person: str
    arrival: datetime
    leaving: datetime
    latitude: float
    longitude: float


class PositionOptions(StayOptions):
    """How stays at coordinates become visits; the defaults are the published ones."""

    time_zone: Annotated[
        str, Field(description="Time zone where the people live; the data have UTC.")
    ] = "Asia/Shanghai"
    activity_minutes: Annotated[float, Field(ge=0, description="Leave out shorter stays.")] = 25
    epsilon_metres: Annotated[
        float,
        Field(gt=0, description="Stays at most this far apart are neighbours (DBSCAN's eps)."),
    ] = 20
    least_stays: Annotated[
        int, Field(ge=1, description="This many neighbouring stays make a place (DBSCAN).")
    ] = 2
    shared_places: Annotated[
        bool,
        Field(description="Whether people share places; if false, each person has separate ones."),
    ] = True
    least_days: Annotated[
        int, Field(ge=0, description="Leave out people tracked for no more than this many days.")
    ] = 50


@dataclass(frozen=True)
class LocatedVisits:
    """Visits to places with ids.

    Attributes:
        places: the places, each at the mean coordinates of its stays.
        people: every person's name in the data by id; ids start at 1.
        visits: the visits of every person by id, oldest first.
    """

    places: tuple[Place, ...]
    people: Mapping[int, str]
    visits: VisitTable


def locate_stays(
    stays: Iterable[PositionedStay], options: PositionOptions, report: Report
) -> LocatedVisits:
    """Convert stays at coordinates to visits, in the order of the published steps.

    1. Leave out people tracked for too few days, counted from the first to the last arrival.
    2. Leave out stays that are too short.
    3. Cluster the remaining stays; each cluster is a place, and stays in no cluster are left out.
    4. Merge consecutive stays at one place and cut long ones short (see `number_stays`).

    Before merging, times are converted to local time and cut to the minute.

    Args:
        stays: the stays in any order.
        options: the thresholds and the time zone.
        report: receives what was dropped and changed.

    Raises:
        DataError: the time zone is unknown, or no stay is left.
        MissingExtraError: scikit-learn is not installed.
    """
    zone = find_time_zone(options.time_zone)
    tracked = _select_tracked_people(stays, options, zone, report)
    activities = _select_long_stays(tracked, options, report)
    labels = _cluster(activities, options)
    if activities and (labels == NOISE).all() and "least_stays" not in options.model_fields_set:
        report.warn(
            f"No place has {options.least_stays} stays within {options.epsilon_metres:g} m, so "
            f"every stay makes a place. The published rule is least_stays={options.least_stays}; "
            "larger places come from epsilon_metres=100."
        )
        options = options.model_copy(update={"least_stays": 1})
        labels = _cluster(activities, options)
    located = [
        (stay, str(label))
        for stay, label in zip(activities, labels.tolist(), strict=True)
        if label != NOISE
    ]
    report.drop(
        f"stays at no place, because fewer than {options.least_stays} are within "
        f"{options.epsilon_metres:g} m",
        len(activities) - len(located),
    )
    if not located:
        raise DataError(explain_nothing_left(report))
    numbered = number_stays(
        (_in_local_time(stay, place, zone) for stay, place in located),
        options.model_copy(update={"least_days": 0}),  # measured on all stays above
        report,
    )
    return LocatedVisits(_places(located, numbered.places), numbered.people, numbered.visits)


def cluster_stays(
    latitudes: Degrees, longitudes: Degrees, *, metres: float, least_stays: int
) -> Labels:
    """Return the location of every stay by DBSCAN with great-circle distances.

    Locations are numbered from 0 in the order in which they first appear. Stays in no cluster get
    `NOISE`.

    Args:
        latitudes: in degrees.
        longitudes: in degrees.
        metres: the greatest distance between neighbours (DBSCAN's eps).
        least_stays: the fewest neighbours, itself included, of a core stay (min_samples).

    Raises:
        MissingExtraError: scikit-learn is not installed.
    """
    try:
        from sklearn.cluster import DBSCAN
    except ImportError as error:
        raise MissingExtraError("Clustering coordinates into places") from error
    if not len(latitudes):
        return np.empty(0, dtype=np.int64)
    # Memory grows with the pairs of neighbours, so stays at one position become one weighted point.
    points, point_of_stay, stays_at = np.unique(
        np.radians(np.column_stack([latitudes, longitudes])),
        axis=0,
        return_inverse=True,
        return_counts=True,
    )
    clustering = DBSCAN(
        eps=metres / EARTH_RADIUS,
        min_samples=least_stays,
        metric="haversine",
        algorithm="ball_tree",
    )
    labels = clustering.fit(points, sample_weight=stays_at).labels_.astype(np.int64)
    return _number_by_appearance(labels[point_of_stay])


def _number_by_appearance(labels: Labels) -> Labels:
    known, first_seen = np.unique(labels, return_index=True)
    ordered = known[np.argsort(first_seen)]
    ordered = ordered[ordered != NOISE]
    numbers = np.full(len(labels) + 1, NOISE, dtype=np.int64)  # the last entry is for NOISE, -1
    numbers[ordered] = np.arange(len(ordered))
    return numbers[labels]


def _select_tracked_people(
    stays: Iterable[PositionedStay], options: PositionOptions, zone: ZoneInfo, report: Report
) -> list[PositionedStay]:
    """Return the stays of people tracked for long enough, sorted by person and time."""
    by_person: dict[str, list[PositionedStay]] = defaultdict(list)
    for stay in stays:
        by_person[stay.person].append(stay)
    report.count("stays", sum(map(len, by_person.values())))
    report.count("people with stays", len(by_person))
    selected: list[PositionedStay] = []
    ordered = {
        person: sorted(by_person[person], key=_by_time) for person in sort_naturally(by_person)
    }
    tracked = {
        person: _days(own[0].arrival, own[-1].arrival, zone) for person, own in ordered.items()
    }
    least_days = options.least_days
    if (
        "least_days" not in options.model_fields_set
        and max(tracked.values(), default=0) <= least_days
    ):
        report.warn(
            f"Nobody was tracked for more than {least_days} days, so everybody is included. The "
            f"published rule is least_days={least_days}."
        )
        least_days = 0
    reason = f"people tracked for no more than {least_days} days"
    for person, own in ordered.items():
        days = tracked[person]
        if days > least_days:
            selected += own
        else:
            report.drop(reason, where=f"{len(own):,} stays on {days} days")
            report.drop(f"stays of {reason}", len(own))
    return selected


def _days(first: datetime, last: datetime, zone: ZoneInfo) -> int:
    return (last.astimezone(zone).date() - first.astimezone(zone).date()).days + 1


def _by_time(stay: PositionedStay) -> tuple[datetime, datetime, float, float]:
    return stay.arrival, stay.leaving, stay.latitude, stay.longitude


def _select_long_stays(
    stays: Sequence[PositionedStay], options: PositionOptions, report: Report
) -> list[PositionedStay]:
    shortest = timedelta(minutes=options.activity_minutes)
    selected = [stay for stay in stays if stay.leaving - stay.arrival >= shortest]
    report.drop(
        f"stays shorter than {options.activity_minutes:g} minutes", len(stays) - len(selected)
    )
    return selected


def _cluster(stays: Sequence[PositionedStay], options: PositionOptions) -> Labels:
    """Return the cluster of every stay, among everybody's stays or each person's own."""
    if options.shared_places:
        groups = [list(stays)]
    else:
        groups = [list(own) for _, own in groupby(stays, key=lambda stay: stay.person)]
    labels = np.empty(0, dtype=np.int64)
    for group in groups:
        group_labels = cluster_stays(
            np.array([stay.latitude for stay in group], dtype=np.float64),
            np.array([stay.longitude for stay in group], dtype=np.float64),
            metres=options.epsilon_metres,
            least_stays=options.least_stays,
        )
        group_labels[group_labels != NOISE] += labels.max(initial=NOISE) + 1
        labels = np.concatenate([labels, group_labels])
    return labels


def _in_local_time(stay: PositionedStay, place: str, zone: ZoneInfo) -> Stay:
    arrival, leaving = (
        moment.astimezone(zone).replace(second=0, microsecond=0)
        for moment in (stay.arrival, stay.leaving)
    )
    minutes = int((leaving.timestamp() - arrival.timestamp()) // 60)
    return Stay(stay.person, arrival.replace(tzinfo=None, fold=0), minutes, place)


def _places(
    located: Iterable[tuple[PositionedStay, str]], numbers: Mapping[str, int]
) -> tuple[Place, ...]:
    stays_at: dict[str, list[PositionedStay]] = defaultdict(list)
    for stay, place in located:
        stays_at[place].append(stay)
    return tuple(
        Place(
            number,
            latitude=float(np.mean([stay.latitude for stay in stays_at[name]])),
            longitude=_mean_longitude([stay.longitude for stay in stays_at[name]]),
        )
        for name, number in sorted(numbers.items(), key=lambda item: item[1])
    )


def _mean_longitude(longitudes: Sequence[float]) -> float:
    """Return the mean of longitudes as angles, which is also correct across 180°."""
    angles = np.radians(longitudes)
    return float(np.degrees(np.arctan2(np.sin(angles).mean(), np.cos(angles).mean())))
