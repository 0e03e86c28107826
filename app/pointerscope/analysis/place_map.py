"""Where the places of a history and of its answer lie, in kilometres around the history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.memoise import once_for_each

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery, Prediction
    from pointerscope.mobility.places import Places

    Array = NDArray[np.float32]
    Degrees = NDArray[np.float64]
    Ids = NDArray[np.int64]

EARTH_RADIUS = 6371.0088
"""Mean radius in kilometres."""


@dataclass(frozen=True)
class PlacesOnMap:
    """Places with where they lie and what is shown of them; P places.

    Attributes:
        locations: ids.
        at: kilometres east and north of the centre of the history.
        shares: what the size of each stands for.
    """

    locations: Int[Ids, " P"]
    at: Float[Array, "2 P"]
    shares: Float[Array, " P"]


@dataclass(frozen=True)
class PlaceMap:
    """The places of a history and the leading answers.

    Attributes:
        visited: the places of the history, by pointer probability, or by their share of the
            visits where there is no pointer.
        predicted: the leading answers, by probability, largest first.
        path: east and north of the visits in their order, [2, visits with coordinates].
        best: the most probable place, wherever it lies.
        ahead: kilometres from the last visit to the first answer, None if one is not known.
        unknown_visited: how many places of the history have no coordinates.
        unknown_predicted: the same of the leading answers.
    """

    visited: PlacesOnMap
    predicted: PlacesOnMap
    path: Float[Array, "2 N"]
    best: Prediction
    ahead: float | None
    unknown_visited: int
    unknown_predicted: int


def equirectangular(
    latitudes: Float[Degrees, " N"],
    longitudes: Float[Degrees, " N"],
    centre: tuple[float, float],
) -> tuple[Float[Degrees, " N"], Float[Degrees, " N"]]:
    r"""Kilometres east and north of a centre, for distances as within a city or a country.

    :math:`x = R \cos(\phi_0) (\lambda - \lambda_0)`, :math:`y = R (\phi - \phi_0)`, angles in
    radians: the equirectangular projection around the latitude :math:`\phi_0`.

    Args:
        latitudes: degrees.
        longitudes: degrees; those beyond the date line are taken the short way round.
        centre: latitude and longitude in degrees.
    """
    latitude, longitude = centre
    beside = (longitudes - longitude + 180) % 360 - 180
    east = EARTH_RADIUS * np.cos(np.radians(latitude)) * np.radians(beside)
    return east, EARTH_RADIUS * np.radians(latitudes - latitude)


def place_map(explanation: ExplainedQuery) -> PlaceMap | None:
    """Where the places of an explanation lie; None where no place of the history has coordinates.

    The centre is the mean of the history's places.
    """
    degrees = coordinates(explanation.bundle.places)
    visits = explanation.query.history.locations
    visited, _, counts = explanation.visited
    pointer = explanation.pointer_probabilities
    shares = counts / len(visits) if pointer is None else pointer[visited]
    known = np.isfinite(degrees[visited, 0])
    if not known.any():
        return None
    answers = leading = np.array([place.location for place in explanation.answers])
    probabilities = explanation.probabilities[answers]
    answered, on_path = np.isfinite(degrees[answers, 0]), np.isfinite(degrees[visits, 0])
    visited, answers = visited[known], answers[answered]
    latitudes, longitudes = degrees[np.concatenate([visited, answers, visits[on_path]])].T
    centre = _centre(latitudes[: len(visited)], longitudes[: len(visited)])
    at = np.stack(equirectangular(latitudes, longitudes, centre)).astype(np.float32)
    path = at[:, len(visited) + len(answers) :]
    ahead = None
    if answered[0] and on_path[-1]:
        ahead = float(np.hypot(*(at[:, len(visited)] - path[:, -1])))
    return PlaceMap(
        visited=PlacesOnMap(visited, at[:, : len(visited)], shares[known].astype(np.float32)),
        predicted=PlacesOnMap(
            answers, at[:, len(visited) : -path.shape[1]], probabilities[answered]
        ),
        path=path,
        best=explanation.answers[0],
        ahead=ahead,
        unknown_visited=len(known) - len(visited),
        unknown_predicted=len(leading) - len(answers),
    )


@once_for_each
def coordinates(places: Places) -> Float[Degrees, "V 2"]:
    """Latitude and longitude of every location in degrees, NaN where one is unknown."""
    found = np.full((places.locations, 2), np.nan)
    for place in places:
        if place.latitude is not None and place.longitude is not None:
            found[place.id] = place.latitude, place.longitude
    return found


def _centre(
    latitudes: Float[Degrees, " P"], longitudes: Float[Degrees, " P"]
) -> tuple[float, float]:
    """The mean of places, also of those on both sides of the date line."""
    beside = (longitudes - longitudes[0] + 180) % 360 - 180
    return float(latitudes.mean()), float(longitudes[0] + beside.mean())
