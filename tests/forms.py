"""Files in the forms of published data, written by hand after their descriptions.

Each holds the same life: two people go between home, work and a café in Zurich for some weeks.
"""

from __future__ import annotations

import gzip
import json
import zipfile
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple
from zoneinfo import ZoneInfo

import pyarrow as pa
from openpyxl import Workbook
from pyarrow import parquet

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

ZURICH = ZoneInfo("Europe/Zurich")
DAYS = 20
FIRST = datetime(2026, 3, 2, tzinfo=ZURICH)
PLACES = {  # by name: latitude and longitude, far enough apart to be places of their own
    "Home": (47.3769, 8.5417),
    "Work": (47.3900, 8.5155),
    "Cafe": (47.3667, 8.5500),
}
DAY = (("Work", 8, 240), ("Cafe", 12, 45), ("Work", 13, 240), ("Home", 18, 780))


class Lived(NamedTuple):
    """A visit of this life."""

    person: int
    place: str
    arrival: datetime  # with the zone
    minutes: int

    @property
    def utc(self) -> datetime:
        return self.arrival.astimezone(UTC)

    @property
    def departure(self) -> datetime:
        return self.utc + timedelta(minutes=self.minutes)

    @property
    def position(self) -> tuple[float, float]:
        return PLACES[self.place]


def life(people: int = 2, days: int = DAYS) -> list[Lived]:
    """Return everybody's visits, in order."""
    return [
        Lived(person, place, FIRST + timedelta(days=day, hours=hour), minutes)
        for person in range(1, people + 1)
        for day in range(days)
        for place, hour, minutes in DAY
    ]


def track(days: int = DAYS, every: int = 5) -> list[tuple[datetime, float, float]]:
    """Return the positions of one person, one every few minutes; nights are at home."""
    points = []
    for one in life(1, days):
        for minute in range(0, one.minutes, every):
            latitude, longitude = one.position
            points.append((one.utc + timedelta(minutes=minute), latitude, longitude))
    return points


def text(path: Path, *lines: str) -> Path:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def snap(folder: Path) -> Path:
    lines = [
        f"{one.person}\t{one.utc:%Y-%m-%dT%H:%M:%SZ}\t{one.position[0]}\t{one.position[1]}\t"
        f"{list(PLACES).index(one.place) + 22847}\n"
        for one in life()
    ]
    path = folder / "loc-gowalla_totalCheckins.txt.gz"
    path.write_bytes(gzip.compress("".join(lines).encode()))
    return path


def tsmc2014(folder: Path) -> Path:
    return text(
        folder / "dataset_TSMC2014_NYC.txt",
        *(
            f"{one.person}\t{_venue(one.place)}\t4bf58dd8d48988d127951735\t{one.place}\t"
            f"{one.position[0]}\t{one.position[1]}\t{_offset(one)}\t"
            f"{one.utc:%a %b %d %H:%M:%S +0000 %Y}"
            for one in life()
        ),
    )


def tsmc2014_table(folder: Path) -> Path:
    return text(
        folder / "dataset_TSMC2014_TKY.csv",
        "userId,venueId,venueCategoryId,venueCategory,latitude,longitude,timezoneOffset,utcTimestamp",
        *(
            f"{one.person},{_venue(one.place)},4bf58dd8d48988d127951735,{one.place},"
            f"{one.position[0]},{one.position[1]},{_offset(one)},"
            f"{one.utc:%a %b %d %H:%M:%S +0000 %Y}"
            for one in life()
        ),
    )


def tist2015(folder: Path) -> Path:
    text(
        folder / "dataset_TIST2015_POIs.txt",
        *(
            f"{_venue(name)}\t{latitude}\t{longitude}\t{name}\tCH"
            for name, (latitude, longitude) in PLACES.items()
        ),
    )
    return text(
        folder / "dataset_TIST2015_Checkins.txt",
        *(
            f"{one.person}\t{_venue(one.place)}\t{one.utc:%a %b %d %H:%M:%S +0000 %Y}\t"
            f"{_offset(one)}"
            for one in life()
        ),
    )


def libcity(folder: Path) -> Path:
    text(
        folder / "foursquare.geo",
        "geo_id,type,coordinates,venue_category_name",
        *(
            f'{number},Point,"[{longitude}, {latitude}]",{name}'
            for number, (name, (latitude, longitude)) in enumerate(PLACES.items())
        ),
    )
    text(folder / "foursquare.usr", "usr_id", "1", "2")
    text(
        folder / "foursquare.dyna",
        "dyna_id,type,time,entity_id,location",
        *(
            f"{number},trajectory,{one.utc:%Y-%m-%dT%H:%M:%SZ},{one.person},"
            f"{list(PLACES).index(one.place)}"
            for number, one in enumerate(life())
        ),
    )
    return folder


def trackintel_staypoints(folder: Path) -> Path:
    return text(
        folder / "staypoints.csv",
        "id,user_id,started_at,finished_at,geom",
        *(
            f"{number},{one.person},{one.utc.isoformat(' ')},{one.departure.isoformat(' ')},"
            f"POINT ({one.position[1]} {one.position[0]})"
            for number, one in enumerate(life())
        ),
    )


def trackintel_locations(folder: Path) -> Path:
    text(
        folder / "locations.csv",
        "id,user_id,center,extent",
        *(
            f'{number},1,POINT ({longitude} {latitude}),"POLYGON ((8 47, 9 47, 9 48, 8 47))"'
            for number, (latitude, longitude) in enumerate(PLACES.values())
        ),
    )
    return text(
        folder / "staypoints.csv",
        "id,user_id,started_at,finished_at,geom,location_id",
        *(
            f"{number},{one.person},{one.utc.isoformat(' ')},{one.departure.isoformat(' ')},"
            f"POINT ({one.position[1]} {one.position[0]}),{list(PLACES).index(one.place)}"
            for number, one in enumerate(life())
        ),
    )


def trackintel_positionfixes(folder: Path) -> Path:
    return text(
        folder / "positionfixes.csv",
        "id,user_id,tracked_at,longitude,latitude",
        *(
            f"{number},1,{moment.isoformat(' ')},{longitude},{latitude}"
            for number, (moment, latitude, longitude) in enumerate(track())
        ),
    )


def scikit_mobility_stays(folder: Path) -> Path:
    return text(
        folder / "stops.csv",
        "lat,lng,datetime,uid,leaving_datetime",
        *(
            f"{one.position[0]},{one.position[1]},{one.arrival:%Y-%m-%d %H:%M:%S},{one.person},"
            f"{one.arrival + timedelta(minutes=one.minutes):%Y-%m-%d %H:%M:%S}"
            for one in life()
        ),
    )


def scikit_mobility_track(folder: Path) -> Path:
    return text(
        folder / "trajectory.csv",
        "lat,lng,datetime,uid",
        *(
            f"{latitude},{longitude},{moment.astimezone(ZURICH):%Y-%m-%d %H:%M:%S},1"
            for moment, latitude, longitude in track()
        ),
    )


def movebank(folder: Path) -> Path:
    return text(
        folder / "Storks.csv",
        "event-id,visible,timestamp,location-long,location-lat,sensor-type,"
        "individual-taxon-canonical-name,tag-local-identifier,individual-local-identifier,study-name",
        *(
            f"{number},true,{moment:%Y-%m-%d %H:%M:%S}.000,{longitude},{latitude},gps,"
            'Ciconia ciconia,3037,Louis,"Storks, Zurich"'
            for number, (moment, latitude, longitude) in enumerate(track(every=10))
        ),
    )


def yjmob100k(folder: Path) -> Path:
    cells = {"Home": (79, 86), "Work": (80, 90), "Cafe": (81, 88)}
    rows = []
    for one in life():
        at, day = one.arrival.hour * 2, (one.arrival - FIRST).days
        for slot in range(min(-(-one.minutes // 30), 48 - at)):
            rows.append((one.person, day, at + slot, *cells[one.place]))
    lines = [",".join(map(str, row)) for row in dict.fromkeys(rows)]
    path = folder / "yjmob100k-dataset1.csv.gz"
    path.write_bytes(gzip.compress("\n".join(["uid,d,t,x,y", *lines, ""]).encode()))
    return path


def massive_steps(folder: Path) -> Path:
    rows = life()
    for split, part in (("train", rows[:120]), ("test", rows[120:])):
        parquet.write_table(
            pa.table(
                {
                    "trail_id": [f"{one.person}_{one.arrival:%j}" for one in part],
                    "user_id": [one.person for one in part],
                    "venue_id": [_venue(one.place) for one in part],
                    "latitude": [one.position[0] for one in part],
                    "longitude": [one.position[1] for one in part],
                    "venue_category": [one.place for one in part],
                    "timestamp": [f"{one.arrival:%Y-%m-%d %H:%M:%S}" for one in part],
                }
            ),
            folder / f"{split}.parquet",
        )
    return folder


def gpx(folder: Path) -> Path:
    points = [
        f'<trkpt lat="{latitude}" lon="{longitude}"><ele>400</ele>'
        f"<time>{moment:%Y-%m-%dT%H:%M:%SZ}</time></trkpt>"
        for moment, latitude, longitude in track()
    ]
    return text(
        folder / "route.gpx",
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<gpx version="1.1" creator="by hand" xmlns="http://www.topografix.com/GPX/1/1">',
        "<trk><name>Life</name><trkseg>",
        *points,
        "</trkseg></trk></gpx>",
    )


def geojson(folder: Path) -> Path:
    features = [
        {
            "type": "Feature",
            "geometry": {"type": "Point", "coordinates": [one.position[1], one.position[0]]},
            "properties": {
                "user": one.person,
                "time": one.utc.isoformat(),
                "end": one.departure.isoformat(),
            },
        }
        for one in life()
    ]
    return text(
        folder / "life.geojson", json.dumps({"type": "FeatureCollection", "features": features})
    )


def geojson_line(folder: Path) -> Path:
    points = track()
    feature = {
        "type": "Feature",
        "geometry": {
            "type": "LineString",
            "coordinates": [[longitude, latitude] for _, latitude, longitude in points],
        },
        "properties": {"coordTimes": [moment.isoformat() for moment, _, _ in points]},
    }
    return text(
        folder / "track.geojson", json.dumps({"type": "FeatureCollection", "features": [feature]})
    )


def google_android(folder: Path) -> Path:
    segments = [
        {
            "startTime": one.arrival.isoformat(timespec="milliseconds"),
            "endTime": one.departure.astimezone(ZURICH).isoformat(timespec="milliseconds"),
            "startTimeTimezoneUtcOffsetMinutes": _offset(one),
            "endTimeTimezoneUtcOffsetMinutes": _offset(one),
            "visit": {
                "hierarchyLevel": 0,
                "probability": 0.8,
                "topCandidate": {
                    "placeId": f"ChIJ{one.place}",
                    "semanticType": {"Home": "INFERRED_HOME", "Work": "WORK"}.get(
                        one.place, "UNKNOWN"
                    ),
                    "probability": 0.6,
                    "placeLocation": {"latLng": f"{one.position[0]}°, {one.position[1]}°"},
                },
            },
        }
        for one in life(1)
    ]
    path = {
        "startTime": FIRST.isoformat(),
        "endTime": (FIRST + timedelta(hours=2)).isoformat(),
        "timelinePath": [{"point": "47.37°, 8.54°", "time": FIRST.isoformat()}],
    }
    return text(
        folder / "Timeline.json",
        json.dumps({"semanticSegments": [path, *segments], "rawSignals": []}),
    )


def google_iphone(folder: Path) -> Path:
    segments = [
        {
            "startTime": one.arrival.isoformat(timespec="milliseconds"),
            "endTime": one.departure.astimezone(ZURICH).isoformat(timespec="milliseconds"),
            "visit": {
                "hierarchyLevel": "0",
                "probability": "0.800000",
                "topCandidate": {
                    "probability": "0.600000",
                    "semanticType": "Home" if one.place == "Home" else "Unknown",
                    "placeID": f"ChIJ{one.place}",
                    "placeLocation": f"geo:{one.position[0]},{one.position[1]}",
                },
            },
        }
        for one in life(1)
    ]
    return text(folder / "location-history.json", json.dumps(segments))


def google_takeout(folder: Path) -> Path:
    objects = [
        {
            "placeVisit": {
                "location": {
                    "latitudeE7": round(one.position[0] * 1e7),
                    "longitudeE7": round(one.position[1] * 1e7),
                    "placeId": f"ChIJ{one.place}",
                    "name": one.place,
                },
                "duration": {
                    "startTimestamp": f"{one.utc:%Y-%m-%dT%H:%M:%S}.100Z",
                    "endTimestamp": f"{one.departure:%Y-%m-%dT%H:%M:%S}.100Z",
                },
            }
        }
        for one in life(1)
    ]
    months = folder / "Location History" / "Semantic Location History" / "2026"
    months.mkdir(parents=True)
    text(months / "2026_MARCH.json", json.dumps({"timelineObjects": objects}))
    return folder / "Location History"


def google_records(folder: Path) -> Path:
    locations = [
        {
            "latitudeE7": round(latitude * 1e7),
            "longitudeE7": round(longitude * 1e7),
            "timestampMs": str(round(moment.timestamp() * 1000)),
        }
        for moment, latitude, longitude in track()
    ]
    return text(folder / "Records.json", json.dumps({"locations": locations}))


def owntracks(folder: Path) -> Path:
    lines = [
        f"{moment:%Y-%m-%dT%H:%M:%SZ}\t*                 \t"
        + json.dumps(
            {
                "_type": "location",
                "tid": "me",
                "tst": round(moment.timestamp()),
                "lat": latitude,
                "lon": longitude,
            }
        )
        for moment, latitude, longitude in track()
    ]
    where = folder / "rec" / "ann" / "phone"
    where.mkdir(parents=True)
    text(where / "2026-03.rec", *lines)
    return folder / "rec"


def _rows() -> list[tuple[str, str, str, str, float, float]]:
    return [
        (
            f"p{one.person}",
            f"{one.arrival:%Y-%m-%d %H:%M}",
            f"{one.arrival + timedelta(minutes=one.minutes):%Y-%m-%d %H:%M}",
            one.place,
            *one.position,
        )
        for one in life()
    ]


COLUMNS = ("person", "arrival", "departure", "place", "latitude", "longitude")


def _csv(delimiter: str = ",") -> list[str]:
    return [delimiter.join(map(str, row)) for row in (COLUMNS, *_rows())]


def csv_gz(folder: Path) -> Path:
    path = folder / "visits.csv.gz"
    path.write_bytes(gzip.compress("\n".join(_csv()).encode()))
    return path


def tsv_zip(folder: Path) -> Path:
    with zipfile.ZipFile(folder / "visits.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("visits.tsv", "\n".join(_csv("\t")))
        archive.writestr("README.txt", "A table of visits.")
    return folder / "visits.zip"


def excel(folder: Path) -> Path:
    workbook = Workbook()
    sheet = workbook.active
    sheet.append(list(COLUMNS))
    for person, arrival, departure, *rest in _rows():
        moments = map(datetime.fromisoformat, (arrival, departure))
        sheet.append([person, *moments, *rest])
    workbook.save(folder / "visits.xlsx")
    return folder / "visits.xlsx"


def json_lines(folder: Path) -> Path:
    return text(
        folder / "visits.jsonl",
        *(json.dumps(dict(zip(COLUMNS, row, strict=True))) for row in _rows()),
    )


def parquet_table(folder: Path) -> Path:
    columns = dict(zip(COLUMNS, zip(*_rows(), strict=True), strict=True))
    parquet.write_table(
        pa.table({name: list(cells) for name, cells in columns.items()}), folder / "v"
    )
    return folder / "v"


def date_and_time(folder: Path) -> Path:
    return text(
        folder / "visits.csv",
        "person,date,time,duration_min,place",
        *(
            f"p{one.person},{one.arrival:%d.%m.%Y},{one.arrival:%H:%M},{one.minutes},{one.place}"
            for one in life()
        ),
    )


def no_header(folder: Path) -> Path:
    return text(
        folder / "visits.csv",
        *(",".join(map(str, row)) for row in _rows()),
    )


class Form(NamedTuple):
    """A file of a form, the source that reads it, and what it lacks of the life."""

    write: Callable[[Path], Path]
    source: str
    people: int = 2
    durations: bool = True
    tracked: bool = False
    options: Mapping[str, Any] = {}


FORMS = (
    Form(snap, "snap", durations=False),
    Form(tsmc2014, "foursquare", durations=False),
    Form(tsmc2014_table, "tsmc2014-table", durations=False),
    Form(tist2015, "tist2015", durations=False),
    Form(libcity, "libcity", durations=False),
    Form(trackintel_staypoints, "trackintel"),
    Form(trackintel_locations, "trackintel"),
    Form(trackintel_positionfixes, "trackintel", 1, tracked=True),
    Form(scikit_mobility_stays, "scikit-mobility"),
    Form(scikit_mobility_track, "scikit-mobility", 1, tracked=True),
    Form(movebank, "movebank", 1, tracked=True),
    Form(yjmob100k, "yjmob100k", tracked=True, options={"first_day": FIRST.date()}),
    Form(massive_steps, "massive-steps", durations=False),
    Form(gpx, "gpx", 1, tracked=True),
    Form(geojson, "geojson"),
    Form(geojson_line, "geojson", 1, tracked=True),
    Form(google_android, "google-timeline", 1),
    Form(google_iphone, "google-timeline", 1),
    Form(google_takeout, "google-timeline", 1),
    Form(google_records, "google-timeline", 1, tracked=True),
    Form(owntracks, "owntracks", 1, tracked=True),
    Form(csv_gz, "table"),
    Form(tsv_zip, "table"),
    Form(excel, "table"),
    Form(json_lines, "table"),
    Form(parquet_table, "table"),
    Form(date_and_time, "table"),
    Form(no_header, "table"),
)


def _venue(place: str) -> str:
    return f"{list(PLACES).index(place) + 1:024x}"


def _offset(one: Lived) -> int:
    offset = one.arrival.utcoffset()
    assert offset is not None
    return offset // timedelta(minutes=1)
