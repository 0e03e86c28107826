"""Random valid, malformed and hostile input: each gets an answer or an error message.

Each part draws input close to valid input, adds noise, and sends it to the real application. No
exception escapes, no status is 500 or above, refusals are problem documents with messages, and
answers are JSON of the documented form without missing numbers.
"""

from __future__ import annotations

import json
import math
import tempfile
import time
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode

import hypothesis
import yaml
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.settings import Settings
from pointerscope.figures.views import views
from pointerscope.lessons.catalogue import lessons
from pointerscope.lessons.framework.inputs import Choice, Matrix, Words
from pointerscope.lessons.walkthrough import REMOVALS
from pointerscope.mobility.notation import format_visits, parse_visits
from pointerscope.web import schemas
from pointerscope.web.application import create_app
from pointerscope.web.error_responses import ProblemDocument
from tests.soak.models import write_models

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hypothesis.strategies import SearchStrategy

    from pointerscope.lessons.framework.inputs import Input

MODELS = ("town", "tiny", "without-gate", "without-pointer", "without-generation", "nowhere")
SMALLEST = 5e-324
EXTREMES = (0, -0.0, 1, -1, 1e-300, SMALLEST, 1e-38, 1e-9, 1e9, 1e38, 1e39, 1e300, 10**400)

# Characters with a special meaning somewhere, and invisible ones.
noise = st.text(
    st.sampled_from("@+#,\"\n\r\t \\'<>&%{}$[]:;/\x00\u202e\u200b\ufeff😀Ａ०١"), max_size=4
)
words = (
    noise | st.text(max_size=12) | st.sampled_from(["", " ", "nan", "null", "-inf", "a" * 1_001])
)
numbers = (
    st.sampled_from([*EXTREMES, math.nan, math.inf, -math.inf])
    | st.integers(-3, 12)
    | st.floats(width=64)
)
anything = st.recursive(
    st.none() | st.booleans() | numbers | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)


def mostly(meant: SearchStrategy[Any], *others: SearchStrategy[Any]) -> SearchStrategy[Any]:
    """Draw from the first strategy, sometimes from one of the others."""
    return st.integers(0, 7).flatmap(lambda draw: st.one_of(*others) if draw == 0 else meant)


def likely(meant: SearchStrategy[Any]) -> SearchStrategy[Any]:
    """Draw from a strategy, sometimes any JSON value."""
    return mostly(meant, anything)


@st.composite
def disturbed(draw: st.DrawFn, text: SearchStrategy[str]) -> str:
    """Draw a text in which a piece may be replaced by noise."""
    written = draw(text)
    if draw(st.integers(0, 2)):
        return written
    start = draw(st.integers(0, len(written)))
    end = draw(st.integers(start, min(len(written), start + 5)))
    return written[:start] + draw(noise) + written[end:]


places = st.sampled_from(
    ["Maple Court", "café luna", "Riverside Offices", "Home", "Work", "Twin", "#2", "#3", "#8"]
)
_days = st.sampled_from(
    ["", "Mon ", "sunday ", "2026-11-16 ", "2026-11-16T", "2026-02-30 ", "Tag "]
)
_times = st.builds("{}:{:02}".format, st.integers(0, 25), st.integers(0, 61))
moments = disturbed(st.builds("{}{}".format, _days, _times))
_stays = st.sampled_from(["", " +45", "+0", " + 99999", " +100000", " +-1", " +1.5", "+٣"])
_visits = st.builds(
    "{}{}{}".format,
    places | words | words.map(lambda name: f'"{name}"') | st.integers(0, 10**10).map("#{}".format),
    st.just("") | moments.map(" @ {}".format) | _times.map("@{}".format),
    _stays,
)
notation = disturbed(
    st.builds(
        lambda visits, between: between.join(visits),
        st.lists(st.one_of(places, places, _visits), min_size=1, max_size=7),
        st.sampled_from([", ", ",", "\n", ",\n", "\r\n", " , "]),
    )
)


def _some_of(fields: dict[str, SearchStrategy[Any]]) -> SearchStrategy[Any]:
    """Draw an object with some of these fields, sometimes with an unknown one."""
    known = st.fixed_dictionaries({}, optional=fields)
    return mostly(
        known, st.builds(lambda a, b: a | b, known, st.dictionaries(words, anything, max_size=1))
    )


_indices = st.lists(st.integers(-1, 6), max_size=4)
_heads = st.lists(likely(st.lists(st.integers(0, 2), min_size=2, max_size=2)), max_size=4)
_switches = ("scaling", "pointer_scaling", "position_bias", "sinusoidal", "position_from_end")
interventions = _some_of(
    {
        "gate": likely(st.sampled_from([0, 1, 0.5, SMALLEST, 1 - 1e-16])),
        "only": likely(st.sampled_from(["pointer", "generation"])),
        "attention_temperature": likely(st.sampled_from(EXTREMES[3:]) | numbers),
        "pointer_temperature": likely(st.sampled_from(EXTREMES[3:]) | numbers),
        **dict.fromkeys((*_switches, "residuals", "layer_norm"), likely(st.booleans())),
        "remove_heads": likely(_heads),
        "replace_with": likely(st.sampled_from(["zero", "mean"])),
        "skip": likely(
            st.lists(
                _some_of(
                    {
                        "layer": likely(st.integers(0, 2)),
                        "part": likely(st.sampled_from(["attention", "feed_forward"])),
                    }
                ),
                max_size=3,
            )
        ),
        "without_features": likely(
            st.lists(
                st.sampled_from(["user", "time", "weekday", "recency", "duration"]), max_size=5
            )
        ),
        "mask_visits": likely(_indices),
        "order": likely(st.permutations(range(3)) | _indices),
    }
)
_columns = {
    "X": st.integers(0, 9),
    "user_X": st.integers(-1, 5),
    "weekday_X": st.integers(-1, 7),
    "start_min_X": st.sampled_from([0, 480, 1_439, 1_440, -1]),
    "dur_X": st.sampled_from([0, 45, 99_999, 100_000, 2**63, 10**30]),
    "diff": st.sampled_from([0, 1, 7, 36_500, 36_501, 2**31]),
}


@st.composite
def records(draw: st.DrawFn) -> Any:
    """Draw a published record: mostly columns of one length and mostly valid numbers."""
    visits = draw(st.integers(0, 8))
    columns = {
        name: draw(likely(st.lists(mostly(cells, numbers), min_size=visits, max_size=visits)))
        for name, cells in _columns.items()
    }
    if draw(st.booleans()):
        columns["user_X"] = draw(likely(st.integers(0, 4)))
    return draw(mostly(st.just(columns), st.just({**columns, "Y": draw(anything)}), anything))


_listed = st.lists(
    likely(
        places
        | _some_of(
            {
                "location": likely(places | st.integers(0, 10)),
                "arrival": likely(moments),
                "duration_minutes": likely(st.integers(-1, 100_001)),
            }
        )
    ),
    max_size=7,
)
_asked = _some_of(
    {
        "user": likely(st.sampled_from(["Resident 12", 1, 0, 72, "1"])),
        "predict_at": likely(moments),
        "top_k": likely(st.sampled_from([1, 5, 100, 1_000, 1_001])),
        "interventions": likely(interventions),
    }
)
queries = st.one_of(
    st.builds(lambda asked, visits: {"visits": visits} | dict(asked), _asked, likely(notation)),
    st.builds(lambda asked, visits: {"visits": visits} | dict(asked), _asked, likely(_listed)),
    st.builds(lambda record: {"record": record}, records()),
    anything,
)
models = mostly(st.sampled_from(MODELS[:2]), st.sampled_from(MODELS), words)


@cache
def _inputs(name: str) -> SearchStrategy[Any]:
    """Return a strategy for inputs close to those of a lesson."""
    lesson = lessons()[name]
    return _some_of({known.name: likely(_input(known)) for known in lesson.inputs})


def _input(known: Input) -> SearchStrategy[Any]:
    if isinstance(known, Words):
        return st.lists(mostly(st.sampled_from(known.value), words), max_size=known.maximum + 1)
    if isinstance(known, Choice):
        return st.sampled_from(sorted(known.choices))
    ends = [known.minimum, known.maximum, 0, 1]
    cells = mostly(st.sampled_from(ends) | st.floats(known.minimum, known.maximum), numbers)
    if not isinstance(known, Matrix):
        return cells
    rows = [known.value] if known.is_row else known.value
    of_rows = [st.tuples(*[cells] * len(row)).map(list) for row in rows]
    return of_rows[0] if known.is_row else st.tuples(*of_rows).map(list)


@st.composite
def lesson_states(draw: st.DrawFn) -> tuple[str, Any]:
    """Draw a lesson with edited inputs, removed steps and answers to exercises."""
    name = draw(st.sampled_from(sorted(lessons())))
    lesson = lessons()[name]
    steps = [step.id for step in lesson.steps if step.is_removable] or ["nothing"]
    exercises = [exercise.id for exercise in lesson.exercises] or ["none"]
    answer = numbers | numbers.map(str) | st.lists(st.lists(numbers, max_size=3), max_size=3)
    state = _some_of(
        {
            "inputs": likely(_inputs(name)),
            "removed": likely(st.lists(mostly(st.sampled_from(steps), words), max_size=3)),
            "answers": likely(
                st.dictionaries(
                    mostly(st.sampled_from(exercises), words), likely(answer), max_size=3
                )
            ),
        }
    )
    return name, draw(state)


@st.composite
def _parameters(draw: st.DrawFn) -> dict[str, str]:
    """Draw a query as URL parameters."""
    asked = draw(
        st.fixed_dictionaries(
            {"visits": notation},
            optional={
                "user": st.sampled_from(["12", "Resident 12", "1"]) | words,
                "predict_at": moments,
                "top_k": numbers.map(str),
                "interventions": interventions.map(json.dumps) | words,
                "against": st.one_of(
                    interventions.map(lambda changes: json.dumps({"interventions": changes})),
                    queries.map(json.dumps),
                    words,
                ),
            },
        )
    )
    if draw(st.integers(0, 5)) == 0:
        asked = {"record": json.dumps(draw(records()))}
    return {name: text for name, text in asked.items() if text.isascii() or _is_whole(text)}


def _is_whole(text: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


@st.composite
def figures(draw: st.DrawFn) -> tuple[str, dict[str, str]]:
    """Draw one or several views with options and a query to compare with."""
    model = quote(draw(models), safe="")
    asked = draw(_parameters())
    if draw(st.integers(0, 3)) == 0:
        several = draw(st.lists(mostly(st.sampled_from(sorted(views())), words), max_size=4))
        return f"/api/models/{model}/figures", {**asked, "views": ",".join(several)}
    view = views()[draw(st.sampled_from(sorted(views())))]
    options = {
        option.name: draw(st.sampled_from(["0", "1", "2", "-1", "all", "mean"]) | words)
        for option in view.options
        if draw(st.booleans())
    }
    return f"/api/models/{model}/views/{view.name}", asked | options


_STEPS = (
    "scores",
    "weights",
    "gate",
    "pointer",
    "answer",
    "encoding",
    "blend",
    "softmax",
    *REMOVALS,
)


@st.composite
def walks(draw: st.DrawFn) -> tuple[str, dict[str, str]]:
    """Draw a walkthrough, or a cell of one."""
    model = quote(draw(models), safe="")
    followed = {
        name: draw(mostly(st.integers(-1, 8), numbers).map(str))
        for name in ("layer", "head", "row", "column")
        if draw(st.booleans())
    }
    removed = draw(st.lists(mostly(st.sampled_from(sorted(REMOVALS)), words), max_size=3))
    asked = {**draw(_parameters()), **followed, "removed": ",".join(removed)}
    if draw(st.booleans()):
        return f"/api/models/{model}/walkthrough", asked
    step = quote(draw(mostly(st.sampled_from(_STEPS), words)), safe="")
    table = quote(
        draw(mostly(st.sampled_from(["S", "Q", "K", "A", "V", "g", "p"]), words)), safe=""
    )
    return f"/api/models/{model}/walkthrough/{step or '-'}/{table or '-'}", asked


_slides = _some_of(
    {
        "title": likely(words),
        "text": likely(
            st.sampled_from(["$x^2$", "$\\frac{1}{$", "- a\n- b", "`code`", "<b>"]) | words
        ),
        "notes": likely(words),
        "minutes": likely(numbers),
        "view": likely(
            st.sampled_from(sorted(views()))
            | _some_of(
                {
                    "view": likely(st.sampled_from(sorted(views()))),
                    "model": likely(models),
                    "visits": likely(notation),
                    "interventions": likely(interventions),
                    "against": likely(queries),
                    "layer": anything,
                    "scale": numbers,
                }
            )
        ),
        "lesson": likely(
            _some_of(
                {
                    "lesson": likely(st.sampled_from(sorted(lessons()))),
                    "step": words,
                    "inputs": anything,
                    "removed": anything,
                }
            )
        ),
        "fragments": likely(st.lists(_some_of({"text": words, "view": anything}), max_size=2)),
        "layout": likely(st.sampled_from(["beside", "above"])),
    }
)
decks = disturbed(
    mostly(
        st.builds(
            lambda deck, slides: deck | {"slides": slides},
            st.fixed_dictionaries(
                {"title": mostly(st.just("A deck"), words)},
                optional={"visits": likely(notation), "user": anything, "model": likely(models)},
            ),
            likely(st.lists(_slides, min_size=1, max_size=3)),
        ),
        anything,
    ).map(lambda written: yaml.safe_dump(written, allow_unicode=True, sort_keys=False))
)
addresses = st.one_of(
    st.builds(
        lambda path, asked: f"{path}?{urlencode(asked)}",
        st.sampled_from(
            ["/explore/{}", "/embed/{}/heads", "/embed/lessons/{}", "/slides/{}", "{}"]
        ).flatmap(
            lambda path: mostly(st.sampled_from(["town", "tiny", "revenue"]), words).map(
                path.format
            )
        ),
        _parameters(),
    ),
    words.map("//{}".format),
    words.map("http://testserver/{}".format),
    words,
)


@dataclass(frozen=True)
class Part:
    """A part of the API to fuzz.

    Attributes:
        name: of the part.
        drawn: the strategy for its input.
        ask: a function that sends input and checks the response.
    """

    name: str
    drawn: SearchStrategy[Any]
    ask: Callable[[TestClient, Any], None]


def _read(client: TestClient, text: str) -> None:
    """Check that visits survive writing and reading, and that queries with them get answers."""
    problems: tuple[Problem, ...] = ()
    try:
        read = parse_visits(text)
    except InvalidQueryError as error:
        problems = error.problems
    else:
        assert parse_visits(format_visits(read)) == read
    assert all(problem.message for problem in problems)
    _post(client, "/api/models/town/explain", {"visits": text}, schemas.Explanation)


def _explain(client: TestClient, asked: tuple[str, Any]) -> None:
    model, query = asked
    _post(client, f"/api/models/{quote(model, safe='') or '-'}/explain", query, schemas.Explanation)


def _solve(client: TestClient, asked: tuple[str, Any]) -> None:
    lesson, state = asked
    answer = _post(client, f"/api/lessons/{lesson}", state, schemas.Lesson)
    for step in answer["steps"] if answer else ():
        for table in step["takes"] + step["gives"]:
            assert all(map(_is_number, _cells(table["values"]))), table["name"]


def _preview(client: TestClient, deck: str) -> None:
    if _is_whole(deck):
        _post(client, "/api/slides/preview", {"yaml": deck}, None)


def _get(client: TestClient, asked: tuple[str, dict[str, str]]) -> None:
    path, parameters = asked
    answered(client.get(path, params=parameters))


def _oembed(client: TestClient, url: str) -> None:
    if _is_whole(url):
        _get(client, ("/api/oembed", {"url": url}))


PARTS = (
    Part("notation", notation, _read),
    Part("queries", st.tuples(models, queries), _explain),
    Part("lessons", lesson_states(), _solve),
    Part("figures", figures(), _get),
    Part("walkthroughs", walks(), _get),
    Part("decks", decks, _preview),
    Part("addresses", addresses, _oembed),
)


def _post(client: TestClient, path: str, body: Any, model: Any) -> Any:
    # json.dumps writes what no browser sends, but anybody can: NaN, Infinity, lone surrogates.
    response = client.post(
        path, content=json.dumps(body), headers={"content-type": "application/json"}
    )
    answer = answered(response)
    if answer is not None and model is not None:
        model.model_validate(answer)
    return answer


def answered(response: Any) -> Any:
    """Return the answer, or None if the request was refused with error messages."""
    assert response.status_code < 500, response.text
    content = json.loads(response.content, parse_constant=_no_constant)
    if response.status_code < 400:
        return content
    assert response.headers["content-type"] == "application/problem+json"
    problem = ProblemDocument.model_validate(content)
    assert problem.status == response.status_code
    assert problem.errors
    assert all(error.message for error in problem.errors)
    return None


def _no_constant(word: str) -> None:
    raise AssertionError(f"{word} is not JSON")


def _cells(values: Any) -> Iterator[Any]:
    if isinstance(values, list):
        for value in values:
            yield from _cells(value)
    else:
        yield values


def _is_number(cell: Any) -> bool:
    return isinstance(cell, int | float) or cell in {"-inf", "inf"}


def fuzz(part: Part, client: TestClient, examples: int, seed: int) -> None:
    """Send this many inputs of a part; the same seed draws the same inputs."""

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(part.drawn)
    def ask(drawn: Any) -> None:
        part.ask(client, drawn)

    ask()


def inputs(seconds: float) -> dict[str, int]:
    """Fuzz all parts, each for an equal share of the time; return the number of inputs of each."""
    asked = dict.fromkeys((part.name for part in PARTS), 0)
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(models=write_models(Path(folder))))
        with TestClient(app) as client:
            for part in PARTS:
                ends = time.monotonic() + seconds / len(PARTS)
                for seed in count(1):
                    fuzz(part, client, _ROUND, seed)
                    asked[part.name] += _ROUND
                    if time.monotonic() > ends:
                        break
    return asked


_ROUND = 50
