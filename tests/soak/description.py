"""The API held against its own description: schemathesis over every route, with every check."""

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

# Names that there are, and queries that can be answered: random text never hits them.
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
    "url": ("/explore/town", "/embed/tiny/heads?layer=0", "/lessons/revenue", "/embed/x/y"),
}
_PLACES = {
    "path": ("model", "view", "lesson", "step", "table"),
    "query": (
        *("views", "removed", "visits", "user", "predict_at", "record", "interventions"),
        *("against", "inputs", "step", "url"),
    ),
    "body": ("visits", "user", "predict_at"),
}
_CHECKS: dict[str, Any] = {
    # A description says what a query looks like, not which places, people, heads and shapes of
    # lessons there are: what is well formed may still ask for what is not there. And nobody here
    # knows the access token, so that no model goes away while it is asked.
    "positive_data_acceptance": {
        "expected-statuses": ["2xx", "3xx", "401", "404", "422"],
    },
    # A body over the limit is refused before it is read, whatever else is wrong with it.
    "negative_data_rejection": {
        "expected-statuses": ["401", "404", "405", "413", "414", "415", "422"],
    },
}
_OPERATIONS = [
    # These ask for nothing that may not be there, so that whatever is well formed is answered.
    {
        "include-name": f"GET {path}",
        "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "404"]}},
    }
    for path in (
        *("/api/models", "/api/models/{model}", "/api/models/{model}/locations"),
        *("/api/models/{model}/histories", "/api/models/{model}/views"),
        *("/api/data-sets", "/api/lessons", "/healthz"),
    )
] + [
    # oEmbed asks for 501 where a format is not there; it says nothing of the server's health.
    {
        "include-path": "/api/oembed",
        "checks": {
            "not_a_server_error": {"expected-statuses": ["2xx", "3xx", "4xx", "501"]},
            "positive_data_acceptance": {
                "expected-statuses": ["2xx", "3xx", "401", "404", "422", "501"]
            },
        },
    },
    # Nothing was started here, so that nothing is ready.
    {
        "include-path": "/readyz",
        "checks": {
            "not_a_server_error": {"expected-statuses": ["2xx", "4xx", "503"]},
            "positive_data_acceptance": {"expected-statuses": ["2xx", "503"]},
        },
    },
]


@dataclass
class Found:
    """What was asked and what is wrong.

    Attributes:
        cases: how many requests were answered and checked.
        statuses: how often each status was answered.
        failures: what is wrong in words, each kind once.
    """

    cases: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    failures: dict[str, str] = field(default_factory=dict)

    def add(self, recorder: ScenarioRecorder) -> None:
        """Count what was asked in a scenario and keep what is wrong."""
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
    """Ask until so many requests were made, each round with another seed.

    Raises:
        TimeoutError: it takes too long.
    """
    deadline = time.monotonic() + seconds
    found = Found()
    with tempfile.TemporaryDirectory() as folder:
        app = described_app(write_models(Path(folder)))
        for seed in count(1):
            # What the first round goes through one by one the others need not repeat.
            ask(app, found, PHASES if seed == 1 else PHASES[2:], examples=60, seed=seed)
            if found.cases >= at_least or found.failures:
                return found
            if time.monotonic() > deadline:
                raise TimeoutError(f"only {found.cases} cases in {seconds:.0f} seconds")
    raise AssertionError("seeds never end")


def described_app(models: Path) -> FastAPI:
    """An application that could be changed by whoever knew how."""
    return create_app(Settings(models=models, access_token=SecretStr(secrets.token_hex())))


def ask(
    app: FastAPI,
    found: Found,
    phases: Sequence[str],
    examples: int,
    seed: int,
) -> None:
    """Ask an application whatever its description allows, and what it forbids.

    Args:
        app: that is asked.
        found: what is added to.
        phases: of schemathesis.
        examples: drawn for each route, in the phases that draw them.
        seed: of the drawing.
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
    """What is well formed, with visits or a record: both at once only a sentence can forbid."""
    if case.meta is None or case.meta.generation.mode.is_negative:
        return case
    for asked in (case.body, case.query):
        if isinstance(asked, dict) and {"visits", "record"} <= asked.keys():
            without = "record" if len(json.dumps(asked, default=str)) % 2 else "visits"
            for name in (without, *(("user", "predict_at") if without == "visits" else ())):
                asked.pop(name, None)
    return case
