"""Messages for inputs of the wrong form, made from the errors of pydantic.

The API, the command line and notebooks share them. Fields are named as in the input.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import islice
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel

from pointerscope.core import messages
from pointerscope.core.problems import Problem
from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions import DECLARED, Interventions
from pointerscope.mobility.query import Query, RecordInput, VisitInput

_NO_LIMITS: Mapping[str, float] = MappingProxyType({})
_Path = tuple[str | int, ...]  # names and positions, from the outside in

_MODELS: tuple[type[BaseModel], ...] = (
    *(Query, VisitInput, RecordInput, Interventions),
    *(one.item for one in DECLARED.values() if isinstance(one.item, type)),
)
_PARAMETERS = ("against",)  # with fields of their own
MAX_ERRORS = 200  # of pydantic, which can report several for one field
MAX_FIELD_CHARACTERS = 60  # of an unknown field
# Errors about a number, for which a field with both bounds states its range.
_NUMBER_ERRORS = frozenset(
    error
    for error in messages.FORM_ERRORS
    if error.startswith(("greater", "less", "finite", "int", "float"))
)


def problems_from_errors(
    errors: Iterable[Any], limits: Mapping[str, float] = _NO_LIMITS
) -> list[Problem]:
    """Turn pydantic's errors into problems, one for each field as a person wrote it.

    Where a field accepts several types, pydantic reports an error for each of them. Only the error
    deepest in the input is kept, because it concerns the type that was meant.

    Args:
        errors: as `ValidationError.errors()` returns them; the first `MAX_ERRORS` are read.
        limits: the largest values of numeric fields where these are below those of the form.
    """
    problems: dict[_Path, Problem] = {}
    for error in islice(errors, MAX_ERRORS):
        path = _path(error)
        if path not in problems:
            problems[path] = Problem(_write_path(path), _message(error, limits))
        elif error["type"] == "literal_error":  # the field accepts a word, too
            said = problems[path].message.removesuffix(".")
            problems[path] = Problem(_write_path(path), f"{said}, or {error['ctx']['expected']}.")
    outer = {path[:depth] for path in problems for depth in range(1, len(path))}
    return [problem for path, problem in problems.items() if path not in outer]


def list_choices(known: Iterable[str]) -> str:
    """Return a sentence that lists the known names, to follow one about an unknown name."""
    names = ", ".join(known)
    return f"Choose one of: {names}." if names else "There are none yet."


def _path(error: Any) -> _Path:
    """Return where an error is in the input, as names and positions; empty for the whole body."""
    location = error["loc"]
    if location[:1] in {("query",), ("path",)}:
        return (str(location[1]),)
    if error["type"] == "json_invalid":
        return ()
    # Names of inner types are left out; the name of an unknown field is not.
    unknown = location[-1:] if error["type"] == "extra_forbidden" else ()
    return tuple(
        part if isinstance(part, int) else part[:MAX_FIELD_CHARACTERS]
        for part in location
        if isinstance(part, int) or _is_field(part) or part in unknown
    )


def _is_field(part: str | int) -> bool:
    """Whether a part of a location is a field, and not an inner type or a position."""
    return part in StrictModel.field_names or part in _PARAMETERS


def _write_path(path: _Path) -> str:
    """Write a path as people do: `visits[2].arrival`."""
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return "".join(parts).removeprefix(".") or "body"


def _message(error: Any, limits: Mapping[str, float]) -> str:
    if error["type"] == "json_invalid":
        reason = error.get("ctx", {}).get("error", "it ends too soon")
        return f"The body is not JSON: {reason}. Send a JSON object."
    if error["type"] == "missing" and error["loc"] == ("body",):
        return "The body is empty. Send a query as a JSON object."
    if error["type"] == "value_error":
        return str(error["ctx"]["error"])
    if error["type"] in _NUMBER_ERRORS and (message := _range_message(error, limits)):
        return message
    if error["type"] in messages.FORM_ERRORS:
        return messages.FORM_ERRORS[error["type"]].format(**error.get("ctx", {}))
    if error["type"] == "extra_forbidden":
        name = str(error["loc"][-1])[:MAX_FIELD_CHARACTERS]
        return messages.UNKNOWN_FIELD.format(name=name)
    return f"{error['msg']}."


def _range_message(error: Any, limits: Mapping[str, float]) -> str | None:
    """The range of the field that an error is about; None where a bound is unknown."""
    name = next((part for part in reversed(error["loc"]) if _is_field(part)), None)
    bounds = _ranges().get(str(name))
    context = error.get("ctx", {})
    if bounds is None or not {context.get("ge"), context.get("le")} <= {None, *bounds[1:]}:
        return None
    kind, minimum, maximum = bounds
    template = messages.WHOLE_NUMBER_RANGE if kind == "integer" else messages.NUMBER_RANGE
    maximum = min(maximum, limits.get(str(name), maximum))
    return template.format(minimum=minimum, maximum=maximum)


@cache
def _ranges() -> dict[str, tuple[str, float, float]]:
    """The type, minimum and maximum of every field that has both bounds."""
    return {
        name: (schema["type"], schema["minimum"], schema["maximum"])
        for model in _MODELS
        for name, field in model.model_json_schema()["properties"].items()
        for schema in (field, *field.get("anyOf", ()))
        if {"type", "minimum", "maximum"} <= schema.keys()
    }
