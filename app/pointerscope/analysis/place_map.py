"""Coordinates of the places of a history and its predictions, in kilometres around the history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.memoise import memoise_by_object

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
    """P places with their coordinates and sizes.

    Attributes:
        locations: ids.
        at: kilometres east and north of the centre of the history.
        shares: what the size of each marker shows.
    """

    locations: Int[Ids, " P"]
    at: Float[Array, "2 P"]
    shares: Float[Array, " P"]


@dataclass(frozen=True)
class PlaceMap:
    """The places of a history and the leading predictions.

    Attributes:
        visited: the places of the history with their pointer probability, or their share of the
            visits if there is no pointer.
        predicted: the leading predictions with their probability, largest first.
        path: east and north of the visits in order, [2, visits with coordinates].
        best: the most probable place, with or without coordinates.
        ahead: kilometres from the last visit to the most probable place; None if one of the two
            has no coordinates.
        unknown_visited: number of visited places without coordinates.
        unknown_predicted: number of leading predictions without coordinates.
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
    r"""Return kilometres east and north of a centre, for distances within a city or a country.

    :math:`x = R \cos(\phi_0) (\lambda - \lambda_0)`, :math:`y = R (\phi - \phi_0)`, angles in
    radians: the equirectangular projection around the latitude :math:`\phi_0`.

    Args:
        latitudes: degrees.
        longitudes: degrees; the shorter way around the globe counts.
        centre: latitude and longitude in degrees.
    """
    latitude, longitude = centre
    beside = (longitudes - longitude + 180) % 360 - 180
    east = EARTH_RADIUS * np.cos(np.radians(latitude)) * np.radians(beside)
    return east, EARTH_RADIUS * np.radians(latitudes - latitude)


def compute_place_map(explanation: ExplainedQuery) -> PlaceMap | None:
    """Return the places of an explanation; None if no place of its history has coordinates.

    The centre is the mean of the history's places.
    """
    degrees = place_coordinates(explanation.bundle.places)
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


@memoise_by_object
def place_coordinates(places: Places) -> Float[Degrees, "V 2"]:
    """Return latitude and longitude of every location in degrees; NaN if unknown."""
    degrees = np.full((places.locations, 2), np.nan)
    for place in places:
        if place.latitude is not None and place.longitude is not None:
            degrees[place.id] = place.latitude, place.longitude
    return degrees


def _centre(
    latitudes: Float[Degrees, " P"], longitudes: Float[Degrees, " P"]
) -> tuple[float, float]:
    """Return the mean of places, which may lie on both sides of the date line."""
    beside = (longitudes - longitudes[0] + 180) % 360 - 180
    return float(latitudes.mean()), float(longitudes[0] + beside.mean())
