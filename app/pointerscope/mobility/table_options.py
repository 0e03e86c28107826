"""Options of tables: which columns and formats they have, and how rows become visits."""

from typing import Annotated, Any, Literal, Self

from pydantic import ConfigDict, Field

from pointerscope.mobility.stay_detection import DetectionOptions
from pointerscope.mobility.stays import StayOptions


class VisitOptions(StayOptions, DetectionOptions):
    """How the rows of any form become visits."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    time_zone: Annotated[
        str | None,
        Field(
            description="Time zone where the people live, such as Europe/Zurich, for times with a "
            "zone; null finds it by the coordinates of times in UTC, and otherwise uses the times "
            "as written."
        ),
    ] = None
    rows: Annotated[
        Literal["visits", "positions"] | None,
        Field(
            description="Whether a row is a visit, or one of the positions of a GPS track, in "
            "which stays are detected; null guesses it."
        ),
    ] = None
    activity_minutes: Annotated[float, Field(ge=0, description="Leave out shorter stays.")] = 0
    epsilon_metres: Annotated[
        float,
        Field(
            gt=0,
            description="Visits at most this far apart are neighbours (DBSCAN's eps); only for "
            "coordinates without places.",
        ),
    ] = 50
    least_stays: Annotated[
        int,
        Field(
            ge=1,
            description="This many neighbouring visits make a place (DBSCAN); only for coordinates "
            "without places.",
        ),
    ] = 2
    least_person_visits: Annotated[
        int, Field(ge=1, description="Leave out people with fewer visits.")
    ] = 1
    least_place_visits: Annotated[
        int,
        Field(ge=1, description="Leave out places with fewer visits of the people who are left."),
    ] = 1
    shared_places: Annotated[
        bool,
        Field(
            description="Whether people share places; if false, each person has separate ones. "
            "Only for coordinates without places."
        ),
    ] = True
    history: Annotated[
        Literal["days", "visits"] | None,
        Field(
            description="Whether a history has the visits of the last days or a number of last "
            "visits; null chooses by how many visits people have."
        ),
    ] = None
    merge_minutes: Annotated[
        int | None,
        Field(
            ge=0,
            description="Merge consecutive stays at one place that are at most this many minutes "
            "apart; null merges none. Check-ins are merged only if this is set.",
        ),
    ] = 1

    def as_positions(self) -> Self:
        """Return the options for a form whose rows are positions, unless they say otherwise."""
        return self if self.rows else self.model_copy(update={"rows": "positions"})


class CheckInOptions(VisitOptions):
    """How check-ins become visits; a history has a number of last visits unless told otherwise."""

    history: Annotated[
        Literal["days", "visits"] | None,
        Field(
            description="Whether a history has the visits of the last days or a number of last "
            "visits; null chooses by how many visits people have."
        ),
    ] = "visits"


class PositionOptions(VisitOptions):
    """How stays at coordinates become visits; the defaults are the published ones."""

    time_zone: Annotated[
        str | None,
        Field(
            description="Time zone where the people live; the data have UTC. Null finds it by the "
            "coordinates."
        ),
    ] = "Asia/Shanghai"
    activity_minutes: Annotated[float, Field(ge=0, description="Leave out shorter stays.")] = 25
    epsilon_metres: Annotated[
        float,
        Field(gt=0, description="Stays at most this far apart are neighbours (DBSCAN's eps)."),
    ] = 20
    least_days: Annotated[
        int, Field(ge=0, description="Leave out people tracked for no more than this many days.")
    ] = 50
    history: Annotated[
        Literal["days", "visits"] | None,
        Field(
            description="Whether a history has the visits of the last days or a number of last "
            "visits; null chooses by how many visits people have."
        ),
    ] = "days"


def _column(content: str) -> Any:
    return Field(None, description=f'The column with {content}; null guesses it, "" uses none.')


class TableOptions(VisitOptions):
    """Columns and formats of a table, and how its rows become visits."""

    model_config = ConfigDict(frozen=True, extra="forbid", coerce_numbers_to_str=True)

    person: str | None = _column("the person")
    arrival: str | None = _column("the time of arrival")
    date: str | None = _column("the date, where the arrival is only a time of day")
    departure: str | None = _column("the time of departure")
    duration: str | None = _column("the length of stay")
    utc_offset: str | None = _column("how far the local clock is ahead of UTC, for times in UTC")
    place: str | None = _column("the place's id")
    latitude: str | None = _column("the latitude in degrees")
    longitude: str | None = _column("the longitude in degrees")
    geometry: str | None = _column("the position as well-known text, POINT (longitude latitude)")
    name: str | None = _column("the place's name")
    category: str | None = _column("the place's category")
    header: Annotated[
        bool | None,
        Field(
            description="Whether the first line names the columns; null guesses it. Without a "
            "header, columns are called column_1, column_2 and so on; their numbers will do."
        ),
    ] = None
    duration_unit: Annotated[
        Literal["minutes", "seconds", "hours"] | None,
        Field(description="Unit of durations; null guesses it from the column's name."),
    ] = None
    time_format: Annotated[
        str | None,
        Field(description="Format of times, such as %d/%m/%Y %H:%M; null guesses it."),
    ] = None
