"""Stays detected in GPS tracks by trackintel's sliding window (Li et al. 2008)."""

import importlib
import warnings
from typing import Annotated, Any, NamedTuple

import numpy as np
from pydantic import BaseModel, Field

from pointerscope.core.array_types import Float, Int, Integers, Numbers
from pointerscope.mobility.sources import MissingExtraError


class DetectionOptions(BaseModel):
    """Which points of a track are a stay; the defaults are the published ones."""

    stay_metres: Annotated[
        float, Field(gt=0, description="A stay ends at a point this far from its first point.")
    ] = 200
    stay_minutes: Annotated[float, Field(gt=0, description="Shortest duration of a stay.")] = 30
    gap_minutes: Annotated[
        float, Field(gt=0, description="A stay ends if the next point is later by more.")
    ] = 24 * 60
    last_stay: Annotated[
        bool, Field(description="Whether to include the stay in which a person's track ends.")
    ] = True


class DetectedStays(NamedTuple):
    """Stays of one person: seconds since 1970 in UTC, and degrees."""

    started: Int[Integers, " N"]
    finished: Int[Integers, " N"]
    latitudes: Float[Numbers, " N"]
    longitudes: Float[Numbers, " N"]


def import_library(name: str) -> Any:
    """Import a library that stay detection needs.

    Raises:
        MissingExtraError: it is not installed.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # libraries warn about one another
            return importlib.import_module(name)
    except ImportError as error:
        raise MissingExtraError("Detecting stays in GPS tracks") from error


def detect_stays(
    seconds: Int[Integers, " P"],
    latitudes: Float[Numbers, " P"],
    longitudes: Float[Numbers, " P"],
    options: DetectionOptions,
) -> DetectedStays:
    """Detect the stays among one person's points, which are in order of time without repeats.

    Raises:
        MissingExtraError: trackintel is not installed.
    """
    trackintel = import_library("trackintel")
    import geopandas
    import pandas

    fixes = geopandas.GeoDataFrame(
        {"user_id": 0, "tracked_at": pandas.to_datetime(seconds, unit="s", utc=True)},
        geometry=geopandas.points_from_xy(longitudes, latitudes),
        crs="EPSG:4326",
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns if there are no stays
        _, detected = trackintel.Positionfixes(fixes).generate_staypoints(
            method="sliding",
            distance_metric="haversine",
            dist_threshold=options.stay_metres,
            time_threshold=options.stay_minutes,
            gap_threshold=options.gap_minutes,
            include_last=options.last_stay,
            exclude_duplicate_pfs=False,  # there are none, and the search is slow
        )

    def whole_seconds(column: str) -> Integers:
        moments = [moment.timestamp() for moment in detected[column]]
        return np.array(moments, np.float64).astype(np.int64)

    return DetectedStays(
        whole_seconds("started_at"),
        whole_seconds("finished_at"),
        np.array([point.y for point in detected.geometry], np.float64),
        np.array([point.x for point in detected.geometry], np.float64),
    )
