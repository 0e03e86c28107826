"""The browser reads every query as Python does, and says the same about those it cannot read."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pydantic import ValidationError

from pointerscope.analysis.explanation import ExplainedQuery, resolve_for_bundle
from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.histories import compute_features
from pointerscope.mobility.query import Query
from pointerscope.mobility.validation_messages import problems_from_errors
from pointerscope.publishing import shared_modules
from pointerscope.web.error_responses import problem_content
from tests.query_cases import Model, models, plain, queries, read_in_javascript

ROOT = Path(__file__).parents[2]
MODULES = ROOT / "static" / "js"
MESSAGES = "network/messages.js"
MODELS = models()
CASES = [
    {"model": name, "query": query}
    for seed, (name, count) in enumerate(
        {"town": 2_500, "unnamed": 1_000, "nobody": 1_000, "shared": 1_500}.items()
    )
    for query in queries(MODELS[name], count, seed)
]


@pytest.mark.parametrize("name", shared_modules.shared_modules())
def test_the_shared_modules_are_up_to_date(name):
    written = (MODULES / name).read_text(encoding="utf-8")
    assert written == shared_modules.shared_modules()[name], "Run `make shared`."


def test_every_shared_message_is_used_by_some_script():
    messages = re.findall(r"^export const (\w+)", shared_modules.shared_modules()[MESSAGES], re.M)
    scripts = (path for path in MODULES.rglob("*.js") if path != MODULES / MESSAGES)
    words = set(re.findall(r"\w+", " ".join(path.read_text(encoding="utf-8") for path in scripts)))
    assert [name for name in messages if name not in words] == []  # else: `python_messages`


@pytest.fixture(scope="module")
def answers(tmp_path_factory):
    """What JavaScript reads of the cases."""
    return read_in_javascript(tmp_path_factory.mktemp("queries"), MODELS, CASES)


def read_in_python(model: Model, sent: Any) -> dict[str, Any]:
    bundle = cast("Any", SimpleNamespace(**model._asdict()))
    try:
        query = resolve_for_bundle(bundle, Query.model_validate(sent))
    except ValidationError as error:
        return {"problems": problem_content(problems_from_errors(error.errors()))}
    except InvalidQueryError as error:
        return {"problems": problem_content(error.problems)}
    found = compute_features([query.history], model.architecture.max_visits)
    features = {
        "positionFromEnd" if name == "position_from_end" else name: column[0].tolist()
        for name, column in vars(found).items()
        if name != "lengths"
    }
    visits = ExplainedQuery(bundle, query, cast("Any", None)).visits
    return {
        "features": features,
        "visits": [
            visit._asdict()
            | {"arrival": visit.arrival and visit.arrival.isoformat(timespec="minutes")}
            for visit in visits
        ],
        "notation": query.notation,
        "predict_at": query.predict_at.isoformat(timespec="minutes"),
        "top_k": query.top_k,
        "interventions": query.interventions.model_dump(mode="json"),
        "words": query.interventions.words(),
        "masked": [*query.masked],
    }


def test_every_query_is_read_in_javascript_as_in_python(answers):
    differences = []
    for case, answer in zip(CASES, answers, strict=True):
        expected = plain(read_in_python(MODELS[case["model"]], case["query"]))
        if plain(answer) != expected:
            differences.append({**case, "python": expected, "javascript": plain(answer)})
    assert not differences, (len(differences), *differences[:3])
