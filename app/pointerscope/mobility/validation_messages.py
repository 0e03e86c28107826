"""What does not fit the form of an input, in sentences for whoever wrote it.

Requests, the command line and notebooks say the same, with the names of the fields as written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pointerscope.core.problems import Problem
from pointerscope.mobility.interventions import Interventions, Skip
from pointerscope.mobility.query import Query, RecordInput, VisitInput

if TYPE_CHECKING:
    from collections.abc import Iterable

_FIELDS = {
    name
    for model in (Query, VisitInput, RecordInput, Interventions, Skip)
    for name in model.model_fields
} | {"against", "inputs", "removed", "answers"}
# What a person is told instead of pydantic's words for programmers.
_MESSAGES = {
    "missing": "Something is missing here.",
    "tuple_type": "Send a list here.",
    "list_type": "Send a list here.",
    "string_type": "Send a text here.",
    "string_too_long": "Send at most {max_length} characters here.",
    "bool_type": "Send true or false here.",
    "too_long": "Send at most {max_length} items here.",
    "too_short": "Send at least {min_length} items here.",
    "greater_than": "Send a number above {gt:g}.",
    "greater_than_equal": "Send a number of at least {ge:g}.",
    "less_than_equal": "Send a number of at most {le:g}.",
    "finite_number": "Send a finite number.",
    "int_type": "Send a whole number.",
    "int_parsing": "Send a whole number.",
    "int_from_float": "Send a whole number.",
    "float_type": "Send a number.",
    "float_parsing": "Send a number.",
    "literal_error": "Send one of {expected}.",
}


def problems_in(errors: Iterable[Any]) -> list[Problem]:
    """Pydantic's errors by the field a person wrote, without the names of inner types.

    Where a field may be one of several things, each of them complains; the complaint that lies
    deepest in the input is about what was meant.

    Args:
        errors: as `ValidationError.errors()` lists them.
    """
    found: dict[str, Problem] = {}
    for error in errors:
        where = _where(error)
        message = _message(error)
        found.setdefault(where, Problem(where, message))
    return [
        problem
        for where, problem in found.items()
        if not any(other.startswith((f"{where}.", f"{where}[")) for other in found)
    ]


def those_there_are(known: Iterable[str]) -> str:
    """What there is, as a sentence behind the one that says what there is not."""
    return f"There are {', '.join(known) or 'none'}."


def _where(error: Any) -> str:
    location = error["loc"]
    if location[:1] in {("query",), ("path",)}:
        return str(location[1])
    if error["type"] == "json_invalid":
        return "body"
    # The names of inner types are left out, a name that was made up is not.
    named = location[-1:] if error["type"] == "extra_forbidden" else ()
    path = ""
    for part in location:
        if isinstance(part, int):
            path += f"[{part}]"
        elif part in _FIELDS or part in named:
            path += f".{part}" if path else part
    return path or "body"


def _message(error: Any) -> str:
    if error["type"] == "json_invalid":
        return f"The body is no JSON: {error.get('ctx', {}).get('error', 'it ends too soon')}."
    if error["type"] == "missing" and error["loc"] == ("body",):
        return "Send a query as a JSON body."
    if error["type"] in {"model_attributes_type", "model_type", "dict_type"}:
        return "Send a JSON object here."
    if error["type"] == "value_error":
        return str(error["ctx"]["error"])
    if error["type"] in _MESSAGES:
        return _MESSAGES[error["type"]].format(**error.get("ctx", {}))
    if error["type"] == "extra_forbidden":
        return f"There is no field {str(error['loc'][-1])[:60]!r} here."
    return f"{error['msg']}."
