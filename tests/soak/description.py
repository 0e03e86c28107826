"""The API against its own description: Schemathesis over every route, with every check."""

from __future__ import annotations

import json
import secrets
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import schemathesis
from pydantic import SecretStr
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import Status, from_schema
from schemathesis.engine.events import NonFatalError, ScenarioFinished

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app
from pointerscope.web.dependencies import EXAMPLE_VISITS
from tests.conftest import WITHOUT
from tests.soak.models import write_models

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fastapi import FastAPI
    from schemathesis import Case, HookContext
    from schemathesis.engine.recorder import ScenarioRecorder

schemathesis.serializer.alias("application/zip", "application/octet-stream")

PHASES = ("examples", "coverage", "fuzzing", "stateful")

# Existing names and valid queries, which random text never finds.
_KNOWN: Mapping[str, tuple[str, ...]] = {
    "model": ("town", "tiny", *WITHOUT, "broken"),
    "view": ("prediction", "heads", "gate", "pointer", "scatter-add", "map", "margin"),
    "views": ("prediction,heads", "gate, pointer", "prediction,prediction,"),
    "lesson": ("revenue", "softmax", "gate", "cat-sat", "margin", "heads-differ"),
    "step": ("scores", "weights", "gate", "one-removed", "scaling"),
    "table": ("S", "Q", "gate_by_target"),
    "removed": ("scaling", "scaling,residuals"),
    "visits": (
        EXAMPLE_VISITS,
        "Café Luna, Maple Court",
        "#2 @ 2026-11-16 08:00, #3 @ 07:00, #4 +0",
        "Home @ Mon 08:00+45\nWork @ 09:00 +480\n#5",
    ),
    "user": ("1", "", "Resident 12"),
    "predict_at": ("Mon 08:00", "2026-11-16T18:00", ""),
    "record": (
        '{"X":[2,3],"user_X":1,"weekday_X":[0,1],"start_min_X":[480,500],"dur_X":[45,0],"diff":[1,0]}',
    ),
    "interventions": ('{"gate": 0.5}', '{"only": "pointer"}', '{"attention_temperature": 1e-9}'),
    "against": ('{"interventions": {"sinusoidal": false}}', '{"visits": "#2, #3"}'),
    "inputs": ("{}", '{"tokens": ["a", "b", "c", "d"]}'),
    "assignment": (
        "exercises=cat-sat.one-score,softmax.who-loses&seed=k3f9",
        "exercises=margin.weights&check=00000000",
    ),
    "url": ("/explore/town", "/embed/tiny/heads?layer=0", "/lessons/revenue", "/embed/x/y"),
}
_PLACES = {
    "path": ("model", "view", "lesson", "step", "table"),
    "query": (
        *("views", "removed", "visits", "user", "predict_at", "record", "interventions"),
        *("against", "inputs", "step", "url", "assignment"),
    ),
    "body": ("visits", "user", "predict_at", "assignment"),
}
_CHECKS: dict[str, Any] = {
    # The description defines the form of a query, not which places, people, heads and steps exist,
    # so a well-formed query may still be 404 or 422. Without the access token, uploads and
    # deletions are 401, so that no model disappears during the test.
    "positive_data_acceptance": {
        "expected-statuses": ["2xx", "3xx", "401", "404", "422"],
    },
    # A body over the limit is refused before it is validated.
    "negative_data_rejection": {
        "expected-statuses": ["401", "404", "405", "413", "414", "415", "422"],
    },
}
_OPERATIONS = (
    [
        # These name nothing that may be missing, except a model: each well-formed request succeeds.
        {
            "include-name": f"GET {path}",
            "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "404"]}},
        }
        for path in (
            *("/api/models", "/api/models/{model}", "/api/models/{model}/locations"),
            *("/api/models/{model}/histories", "/api/models/{model}/views"),
            *("/api/data-sets", "/api/lessons", "/healthz"),
        )
    ]
    + [
        # After a few wrong access tokens, each request of an address to change a model is refused.
        {
            "include-name": f"{method} /api/models/{{model}}",
            "checks": {
                "positive_data_acceptance": {"expected-statuses": ["401", "403", "404", "422"]},
                "negative_data_rejection": {
                    "expected-statuses": ["401", "403", "404", "405", "413", "414", "415", "422"],
                },
            },
        }
        for method in ("PUT", "DELETE")
    ]
    + [
        # The oEmbed specification demands 501 for an unknown format; it is no server error.
        {
            "include-path": "/api/oembed",
            "checks": {
                "not_a_server_error": {"expected-statuses": ["2xx", "3xx", "4xx", "501"]},
                "positive_data_acceptance": {
                    "expected-statuses": ["2xx", "3xx", "401", "404", "422", "501"]
                },
            },
        },
        # The errors of single queries stand beside the explanations of the others.
        {
            "include-path": "/api/models/{model}/explain/batch",
            "checks": {
                "negative_data_rejection": {
                    "expected-statuses": ["200", "401", "404", "405", "413", "414", "415", "422"],
                },
            },
        },
        # The page is off, so every request is refused; tests/api/test_data_page.py uses it.
        {
            "include-path-regex": "^/api/data(-access)?(/|$)",
            "checks": {
                "positive_data_acceptance": {"expected-statuses": ["403", "422"]},
                "negative_data_rejection": {
                    "expected-statuses": ["403", "405", "413", "414", "422"]
                },
            },
        },
        # A stream that lasts until its client leaves; tests/api/test_rooms.py reads it.
        {"include-path": "/api/rooms/{code}/events", "enabled": False},
        # The application is tested without its start-up, so it is never ready.
        {
            "include-path": "/readyz",
            "checks": {
                "not_a_server_error": {"expected-statuses": ["2xx", "4xx", "503"]},
                "positive_data_acceptance": {"expected-statuses": ["2xx", "503"]},
            },
        },
    ]
)


@dataclass
class Found:
    """The results so far.

    Attributes:
        cases: the number of responses that were checked.
        statuses: how often each status occurred.
        failures: a description of each kind of failure.
    """

    cases: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    failures: dict[str, str] = field(default_factory=dict)

    def add(self, recorder: ScenarioRecorder) -> None:
        """Count the responses of a scenario and record its failures."""
        answers = [asked.response for asked in recorder.interactions.values() if asked.response]
        self.cases += len(answers)
        self.statuses.update(answer.status_code for answer in answers)
        for check in (check for checks in recorder.checks.values() for check in checks):
            if check.status is Status.FAILURE:
                failed = check.failure_info
                kind = f"{recorder.label}: {check.name}: {failed.failure.title}"
                words = f"{failed.failure.message[:1_000]}\n{failed.code_sample[:2_000]}"
                self.failures.setdefault(kind, words)


def cases(at_least: int, seconds: float = 3_600) -> Found:
    """Send requests until this many were checked or one failed, each round with a new seed.

    Raises:
        TimeoutError: this takes longer than `seconds`.
    """
    deadline = time.monotonic() + seconds
    found = Found()
    with tempfile.TemporaryDirectory() as folder:
        models = write_models(Path(folder))
        for seed in count(1):
            app = described_app(models)  # it is served once
            # Only the first round runs the phases that are the same for every seed.
            ask(app, found, PHASES if seed == 1 else PHASES[2:], examples=60, seed=seed)
            if found.cases >= at_least or found.failures:
                return found
            if time.monotonic() > deadline:
                raise TimeoutError(f"only {found.cases} cases in {seconds:.0f} seconds")
    raise AssertionError("seeds never end")


def described_app(models: Path) -> FastAPI:
    """Return an application that accepts uploads with an access token that nobody knows."""
    return create_app(Settings(models=models, access_token=SecretStr(secrets.token_hex())))


def ask(
    app: FastAPI,
    found: Found,
    phases: Sequence[str],
    examples: int,
    seed: int,
) -> None:
    """Send an application requests that its description allows, and requests that it forbids.

    Args:
        app: to test.
        found: the results, to which this adds.
        phases: of Schemathesis.
        examples: the number of random examples for each route.
        seed: of the random examples.
    """
    config = SchemathesisConfig.from_dict(
        {
            "seed": seed,
            "continue-on-failure": True,
            "request-timeout": 120,  # a machine may have other work
            "suppress-health-check": ["all"],
            "generation": {"max-examples": examples, "no-shrink": True, "database": "none"},
            "phases": {name: {"enabled": name in phases} for name in PHASES},
            "checks": _CHECKS,
            "operations": _OPERATIONS,
            "dictionaries": {name: {"values": list(values)} for name, values in _KNOWN.items()},
            "parameters": {
                f"{place}.{name}": {
                    "dictionary": name,
                    "probability": 0.8 if place == "path" else 0.4,
                }
                for place, names in _PLACES.items()
                for name in names
            },
        }
    )
    schema = schemathesis.openapi.from_asgi("/openapi.json", app, config=config)
    schema.hook("map_case")(_one_history)
    for event in from_schema(schema).execute():
        if isinstance(event, NonFatalError):
            found.failures[f"{event.label}: {event.info.title}"] = event.info.format()
        elif isinstance(event, ScenarioFinished):
            found.add(event.recorder)


def _one_history(context: HookContext, case: Case) -> Case:
    """Remove visits or the record from a valid query with both.

    The schema cannot express that they exclude each other.
    """
    if case.meta is None or case.meta.generation.mode.is_negative:
        return case
    for asked in (case.body, case.query):
        if isinstance(asked, dict) and {"visits", "record"} <= asked.keys():
            without = "record" if len(json.dumps(asked, default=str)) % 2 else "visits"
            for name in (without, *(("user", "predict_at") if without == "visits" else ())):
                asked.pop(name, None)
    return case
