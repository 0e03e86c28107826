"""Coordinates of the places of a history and its predictions, in kilometres around the history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.array_types import Array, Float, Int, Integers, Numbers
from pointerscope.core.memoise import memoise_by_object

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery, Prediction
    from pointerscope.mobility.places import Places

    Degrees = Numbers

EARTH_RADIUS = 6371.0088
"""Mean radius in kilometres."""


@dataclass(frozen=True)
class PlacesOnMap:
    """P places with their coordinates and shares.

    Attributes:
        locations: ids.
        positions_km: kilometres east and north of the centre of the history.
        shares: pointer probability, share of visits or predicted probability; drawn as the size of
            the marker.
    """

    locations: Int[Integers, " P"]
    positions_km: Float[Array, "2 P"]
    shares: Float[Array, " P"]


@dataclass(frozen=True)
class PlaceMap:
    """The places of a history and the leading predictions.

    Attributes:
        visited: the places of the history with their pointer probability, or their share of the
            visits if there is no pointer.
        predicted: the leading predictions with their probability, largest first.
        path: kilometres east and north of each of the N visits with coordinates, in order.
        best: the most probable place, with or without coordinates.
        distance_to_best_km: from the last visit to the most probable place; None if one of the two
            has no coordinates.
        unknown_visited: number of visited places without coordinates.
        unknown_predicted: number of leading predictions without coordinates.
    """

    visited: PlacesOnMap
    predicted: PlacesOnMap
    path: Float[Array, "2 N"]
    best: Prediction
    distance_to_best_km: float | None
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
    longitude_difference = (longitudes - longitude + 180) % 360 - 180
    east = EARTH_RADIUS * np.cos(np.radians(latitude)) * np.radians(longitude_difference)
    return east, EARTH_RADIUS * np.radians(latitudes - latitude)


def compute_place_map(explanation: ExplainedQuery) -> PlaceMap | None:
    """Place the visited and predicted places of a query on a map around the history.

    Return None if no visited place has coordinates. The centre is the mean of the visited places.
    """
    degrees = place_coordinates(explanation.bundle.places)
    has_coordinates = np.isfinite(degrees[:, 0])
    visits = explanation.query.history.locations
    visited, _, counts = explanation.visited
    pointer = explanation.pointer_probabilities
    shares = counts / len(visits) if pointer is None else pointer[visited]
    visited_located = has_coordinates[visited]
    if not visited_located.any():
        return None
    leading = np.array([place.location for place in explanation.answers])
    leading_located = has_coordinates[leading]
    on_path = has_coordinates[visits]
    located, predicted = visited[visited_located], leading[leading_located]
    latitudes, longitudes = degrees[np.concatenate([located, predicted, visits[on_path]])].T
    centre = _centre(latitudes[: len(located)], longitudes[: len(located)])
    positions_km = np.stack(equirectangular(latitudes, longitudes, centre)).astype(np.float32)
    path_start = len(located) + len(predicted)
    visited_km = positions_km[:, : len(located)]
    predicted_km = positions_km[:, len(located) : path_start]
    path = positions_km[:, path_start:]
    distance_to_best_km = None
    if leading_located[0] and on_path[-1]:
        distance_to_best_km = float(np.hypot(*(predicted_km[:, 0] - path[:, -1])))
    probabilities = explanation.probabilities[predicted]
    return PlaceMap(
        visited=PlacesOnMap(located, visited_km, shares[visited_located].astype(np.float32)),
        predicted=PlacesOnMap(predicted, predicted_km, probabilities),
        path=path,
        best=explanation.answers[0],
        distance_to_best_km=distance_to_best_km,
        unknown_visited=len(visited) - len(located),
        unknown_predicted=len(leading) - len(predicted),
    )


@memoise_by_object
def place_coordinates(places: Places) -> Float[Degrees, "V 2"]:
    """Return latitude and longitude of every location in degrees; NaN if unknown."""
    degrees = np.full((places.vocabulary_size, 2), np.nan)
    for place in places:
        if place.latitude is not None and place.longitude is not None:
            degrees[place.id] = place.latitude, place.longitude
    return degrees


def _centre(
    latitudes: Float[Degrees, " P"], longitudes: Float[Degrees, " P"]
) -> tuple[float, float]:
    """Return the mean of places, which may lie on both sides of the date line."""
    longitude_difference = (longitudes - longitudes[0] + 180) % 360 - 180
    return float(latitudes.mean()), float(longitudes[0] + longitude_difference.mean())
