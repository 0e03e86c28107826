"""Places found by clustering stays that have only coordinates."""

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Float, Int
from pointerscope.mobility.sources import MissingExtraError

Degrees = Float[NDArray[np.float64], " N"]
Labels = Int[NDArray[np.int64], " N"]

EARTH_RADIUS = 6_371_000.0  # metres
NOISE = -1


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


def cluster_by_person(
    person: Int[NDArray[np.int32], " N"],
    latitudes: Degrees,
    longitudes: Degrees,
    *,
    metres: float,
    least_stays: int,
) -> Labels:
    """Return the location of every stay, each a person's own; see `cluster_stays`."""
    labels = np.full(len(person), NOISE, np.int64)
    for one in dict.fromkeys(person.tolist()):
        own = person == one
        found = cluster_stays(
            latitudes[own], longitudes[own], metres=metres, least_stays=least_stays
        )
        found[found != NOISE] += labels.max(initial=NOISE) + 1
        labels[own] = found
    return labels
