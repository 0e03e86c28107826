"""Places of stays that come with coordinates only."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from typing import TYPE_CHECKING, Annotated
from zoneinfo import ZoneInfo

import numpy as np
from pydantic import Field

from pointerscope.mobility.places import Place
from pointerscope.mobility.sources import DataError, MissingExtraError
from pointerscope.mobility.stays import Stay, StayOptions, in_natural_order, number_stays

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.mobility.report import Report
    from pointerscope.mobility.visits import Visit

    Degrees = Float[NDArray[np.float64], " N"]
    Labels = Int[NDArray[np.int64], " N"]

EARTH_RADIUS = 6_371_000.0  # metres
NOISE = -1


@dataclass(frozen=True, slots=True)
class PositionedStay:
    """Somebody's stay at a position that has no name yet.

    Attributes:
        person: the data's name of the person.
        arrival: a moment with its zone.
        leaving: a moment with its zone, not before the arrival.
        latitude: in degrees.
        longitude: in degrees.
    """

    person: str
    arrival: datetime
    leaving: datetime
    latitude: float
    longitude: float


class PositionOptions(StayOptions):
    """How positioned stays become visits to places; the defaults are the published ones."""

    time_zone: Annotated[
        str, Field(description="Where the people live; the times of the data are UTC.")
    ] = "Asia/Shanghai"
    activity_minutes: Annotated[
        float, Field(ge=0, description="Shorter stays are no activity and are left out.")
    ] = 25
    epsilon_metres: Annotated[
        float, Field(gt=0, description="Stays at most so far apart are at one place (DBSCAN).")
    ] = 20
    least_stays: Annotated[
        int, Field(ge=1, description="So many stays near one another make a place (DBSCAN).")
    ] = 2
    shared_places: Annotated[
        bool,
        Field(description="Whether people share places; if not, each has places of their own."),
    ] = True
    least_days: Annotated[
        int, Field(ge=0, description="People tracked for no more days are left out.")
    ] = 50


@dataclass(frozen=True)
class LocatedVisits:
    """Visits to numbered places.

    Attributes:
        places: each at the mean position of the stays there.
        people: the data's name of every person; from 1 on.
        visits: of every person, oldest first.
    """

    places: tuple[Place, ...]
    people: Mapping[int, str]
    visits: Mapping[int, tuple[Visit, ...]]


def locate_stays(
    stays: Iterable[PositionedStay], options: PositionOptions, report: Report
) -> LocatedVisits:
    """Make visits of stays, in the published order of steps.

    1. People tracked for too few days are left out, by the days from their first to their
       last arrival.
    2. Stays that are no activity are left out.
    3. Places are the clusters of the stays left; a stay in no cluster is left out.
    4. Stays in a row at one place are merged, and long ones cut short (see `number_stays`).

    Times become local and are cut to the minute before stays are merged.

    Args:
        stays: in any order.
        options: the thresholds and the time zone.
        report: is told what was dropped and changed.

    Raises:
        DataError: the time zone is unknown, or no stay is left.
        MissingExtraError: scikit-learn is not installed.
    """
    zone = zone_called(options.time_zone)
    tracked = _of_people_tracked_enough(stays, options, zone, report)
    activities = _activities(tracked, options, report)
    labels = _labels(activities, options)
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
        raise DataError(" ".join(["No stay is left.", *report.lines()]))
    numbered = number_stays(
        (_in_local_time(stay, place, zone) for stay, place in located),
        options.model_copy(update={"least_days": 0}),  # measured on all stays above
        report,
    )
    return LocatedVisits(_places(located, numbered.places), numbered.people, numbered.visits)


def zone_called(name: str) -> ZoneInfo:
    """The time zone of this name.

    Raises:
        DataError: there is none.
    """
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:  # OSError: a folder of zones, "Europe"
        raise DataError(
            f'There is no time zone "{name}"; write one such as Asia/Shanghai or UTC.'
        ) from error


def cluster_stays(
    latitudes: Degrees, longitudes: Degrees, *, metres: float, least_stays: int
) -> Labels:
    """The location of every stay, by DBSCAN with great-circle distances; `NOISE` for none.

    Locations are numbered from 0 in the order in which they first appear.

    Args:
        latitudes: in degrees.
        longitudes: in degrees.
        metres: the farthest that two neighbours lie apart (DBSCAN's eps).
        least_stays: so many stays, its own included, make a stay the core of a location.

    Raises:
        MissingExtraError: scikit-learn is not installed.
    """
    try:
        from sklearn.cluster import DBSCAN
    except ImportError as error:
        raise MissingExtraError("Making locations of coordinates") from error
    if not len(latitudes):
        return np.empty(0, dtype=np.int64)
    # Stays at one position are one weighted point: memory grows with the pairs of neighbours.
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
    return _numbered_by_appearance(labels[point_of_stay])


def _numbered_by_appearance(labels: Labels) -> Labels:
    known, first_seen = np.unique(labels, return_index=True)
    ordered = known[np.argsort(first_seen)]
    ordered = ordered[ordered != NOISE]
    numbers = np.full(len(labels) + 1, NOISE, dtype=np.int64)  # the last is that of NOISE, -1
    numbers[ordered] = np.arange(len(ordered))
    return numbers[labels]


def _of_people_tracked_enough(
    stays: Iterable[PositionedStay], options: PositionOptions, zone: ZoneInfo, report: Report
) -> list[PositionedStay]:
    """The stays of the people who were tracked for long, by person and time."""
    by_person: dict[str, list[PositionedStay]] = defaultdict(list)
    for stay in stays:
        by_person[stay.person].append(stay)
    report.count("stays", sum(map(len, by_person.values())))
    report.count("people with stays", len(by_person))
    kept: list[PositionedStay] = []
    reason = f"people tracked for no more than {options.least_days} days"
    for person in in_natural_order(by_person):
        own = sorted(by_person[person], key=_by_time)
        days = _days(own[0].arrival, own[-1].arrival, zone)
        if days > options.least_days:
            kept += own
        else:
            report.drop(reason, where=f"{len(own):,} stays on {days} days")
            report.drop(f"stays of {reason}", len(own))
    return kept


def _days(first: datetime, last: datetime, zone: ZoneInfo) -> int:
    return (last.astimezone(zone).date() - first.astimezone(zone).date()).days + 1


def _by_time(stay: PositionedStay) -> tuple[datetime, datetime, float, float]:
    return stay.arrival, stay.leaving, stay.latitude, stay.longitude


def _activities(
    stays: Sequence[PositionedStay], options: PositionOptions, report: Report
) -> list[PositionedStay]:
    least = timedelta(minutes=options.activity_minutes)
    kept = [stay for stay in stays if stay.leaving - stay.arrival >= least]
    report.drop(f"stays shorter than {options.activity_minutes:g} minutes", len(stays) - len(kept))
    return kept


def _labels(stays: Sequence[PositionedStay], options: PositionOptions) -> Labels:
    """The cluster of every stay, among everybody's stays or among each person's own."""
    if options.shared_places:
        groups = [list(stays)]
    else:
        groups = [list(own) for _, own in groupby(stays, key=lambda stay: stay.person)]
    labels = np.empty(0, dtype=np.int64)
    for group in groups:
        found = cluster_stays(
            np.array([stay.latitude for stay in group], dtype=np.float64),
            np.array([stay.longitude for stay in group], dtype=np.float64),
            metres=options.epsilon_metres,
            least_stays=options.least_stays,
        )
        found[found != NOISE] += labels.max(initial=NOISE) + 1
        labels = np.concatenate([labels, found])
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
    """The mean of angles, which is right on both sides of 180°, too."""
    angles = np.radians(longitudes)
    return float(np.degrees(np.arctan2(np.sin(angles).mean(), np.cos(angles).mean())))
