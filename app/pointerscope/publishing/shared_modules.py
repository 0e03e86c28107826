"""JavaScript modules of what Python and the browser both know about queries and lessons.

`make shared` writes `network/messages.js`, what is said about a query that cannot be read;
`network/limits.js`, the limits, defaults and patterns; `network/query-form.js`, the fields of a
query and their types; `network/declared-interventions.js`, what interventions do to a pass and how
they are named; `place-words.js`, what is said of places in answers; `lesson-constants.js`, what
lessons say and how they write numbers; and `assignments/constants.js`, what links to assignments
hold and how numbers are drawn.
"""

import json
import re
import sys
from dataclasses import fields, is_dataclass
from datetime import date, time
from pathlib import Path
from typing import Any

from pointerscope.analysis import other_times, patching
from pointerscope.core import messages, problems
from pointerscope.lessons.framework import draws, inputs, marking, numbers
from pointerscope.lessons.framework import messages as lesson_messages
from pointerscope.mobility import histories, notation, places, query, validation_messages, visits
from pointerscope.mobility.interventions import DECLARED
from pointerscope.network import architecture, network
from pointerscope.publishing.assignments import assignment

_SHARED = {
    problems: ("MAX_PROBLEMS",),
    notation: (
        "WEEKDAY_NAMES", "MAX_STAY_MINUTES", "MAX_VISIT_CHARACTERS", "MAX_MOMENT_CHARACTERS",
        "MAX_NAME_CHARACTERS", "YEARS", "SPECIAL_CHARACTERS", "STAY", "LOCATION_ID", "ZONE",
        "SECONDS", "MOMENT",
    ),
    places: (
        "UNKNOWN", "FIRST_KNOWN", "MAX_SUGGESTIONS", "MAX_CANDIDATES", "MAX_COMPARED_CHARACTERS",
        "MIN_COMPARED_CHARACTERS", "MIN_SIMILARITY", "MIN_TOKEN_RATIO", "MAX_SHOWN_CHARACTERS",
        "INVISIBLE", "ACCENTS", "PLAIN_LETTERS",
    ),
    visits: ("REFERENCE_MONDAY", "FIRST_TIME", "TYPICAL_MINUTES"),
    histories: (
        "MINUTES_PER_TIME_SLOT", "MINUTES_PER_DURATION_BUCKET", "LAST_TIME_SLOT", "LAST_WEEKDAY",
        "LAST_RECENCY", "LAST_DURATION_BUCKET", "FEATURE_NAMES",
    ),
    query: ("PART", "MAX_DAYS_BEFORE"),
    architecture: ("COMPONENTS",),
    validation_messages: ("MAX_FIELD_CHARACTERS",),
    other_times: ("HOURS",),
    patching: ("MIN_DIFFERENCE",),
    network: ("SMALLEST_PROBABILITY",),
}  # fmt: skip
_NUMBER_FORMAT = (
    "DECIMALS", "LARGE", "SMALL", "EXACT", "GROUPED", "MAX_WHOLE", "WEIGHT_STOPS",
    "DIFFERENCE_LEVELS",
    "EQUAL",
    "SIZE_LEVELS",
)  # fmt: skip
_MARKING = (
    "MAX_ANSWER_CHARACTERS",
    "TOLERANCE",
    "LARGEST_SHARE",
    "CLOSE_WITHIN",
    "ANSWER",
    "GROUPED_NUMBER",
    "ROUNDING",
)
_ASSIGNMENT = (
    "MAX_EXERCISES", "MAX_TITLE", "MAX_DUE", "MAX_STUDENT", "MAX_SEED", "MOST_FOR_A_CHARACTER",
    "VERSION", "EARLIER", "EARLIER_LINK", "SPACES",
)  # fmt: skip
_MATCHED_WHOLE = {
    notation.STAY,
    notation.LOCATION_ID,
    notation.MOMENT,
    marking.ANSWER,
    marking.GROUPED_NUMBER,
}
_MATCHED_ANYWHERE = {places.INVISIBLE, places.ACCENTS, assignment.SPACES}
_OF_WHOLE_CHARACTERS = {assignment.SPACES}  # so that a pair of surrogates is one
_EPOCH = date(1970, 1, 1)
# What a form does for each text, object or query, whatever its field.
_ALWAYS = {
    "_check_surrogates",
    "_drop_further_unknown_fields",
    "_drop_interventions_without_effect",
}
# What `static/js/network/validation.js` knows by its name.
_BY_NAME = {
    "_check_exclusions",
    "_check_json",
    "_sorted",
    "_stop_at_first_wrong_part",
}


def shared_modules() -> dict[str, str]:
    """Return the modules by their paths in `static/js`."""
    form = _form(query.Query.__pydantic_core_schema__, {})
    types = '/** @import { Form } from "./validation.js" */\n\n/** @satisfies {Form} */\n'
    return {
        "network/messages.js": _module(
            "What is said about a query that cannot be read.",
            {name: text for name, text in vars(messages).items() if name.isupper()},
        ),
        "network/limits.js": _module(
            "Limits, defaults and patterns of queries.",
            {name: getattr(module, name) for module, names in _SHARED.items() for name in names}
            | {"SPACES": "".join(filter(str.isspace, map(chr, range(0x10000))))},
        ),
        "network/query-form.js": (
            f"{_title('The fields of a query and their types.')}{types}"
            f"export const QUERY = {json.dumps(form, indent=1)};\n"
        ),
        "network/declared-interventions.js": _declared_interventions(
            form["fields"]["interventions"]["fields"]
        ),
        "place-words.js": _module(
            "What is said of places in answers.",
            {name: getattr(places, name) for name in ("UNKNOWN_PLACE", "NO_KNOWN_PLACE")},
        ),
        "lesson-constants.js": _module(
            "What lessons say about inputs and steps, and how they write numbers.",
            {name: text for name, text in vars(lesson_messages).items() if name.isupper()}
            | {"MAX_WORD_CHARACTERS": inputs.MAX_WORD_CHARACTERS}
            | {name: getattr(numbers, name) for name in _NUMBER_FORMAT}
            | {name: getattr(marking, name) for name in _MARKING},
        ),
        "assignments/constants.js": _module(
            "What links to assignments hold, and how numbers are drawn.",
            {name: getattr(assignment, name) for name in _ASSIGNMENT}
            | {"TOLERANCES": [f"{known:g}" for known in assignment.TOLERANCES]}
            | {"USUAL_TOLERANCE": f"{assignment.USUAL_TOLERANCE:g}", "DROPPED": draws.DROPPED},
        ),
    }


def _declared_interventions(fields: dict[str, Any]) -> str:
    """Write what interventions declare, and the type of them all."""
    content = {
        key: _without_defaults(declared, "changes", "said", "needs", "requires", "excludes", "of")
        | {"parts": declared.parts, "default": declared.default}
        for key, declared in DECLARED.items()
    }
    values = "".join(f" *   {key}: {_js_type(form)},\n" for key, form in fields.items())
    return (
        f"{_title('What interventions do to a pass, and how they are named.')}"
        '/** @import { Declared } from "./interventions.js" */\n'
        "/**\n * The values of all interventions.\n"
        f" * @typedef {{{{\n{values} * }}}} Interventions\n */\n\n"
        "/** @type {Record<string, Declared>} */\n"
        f"export const INTERVENTIONS = {json.dumps(content, indent=1, ensure_ascii=False)};\n"
    )


def _without_defaults(declared: Any, *names: str) -> dict[str, Any]:
    """Return the fields of a dataclass that were set, those of dataclasses in them too."""
    defaults = {one.name: one.default for one in fields(declared)}

    def plain(value: Any) -> Any:
        if isinstance(value, tuple):
            return [plain(one) for one in value]
        return (
            _without_defaults(value, *(one.name for one in fields(value)))
            if is_dataclass(value)
            else value
        )

    return {
        name: plain(getattr(declared, name))
        for name in names
        if getattr(declared, name) != defaults[name]
    }


def _js_type(form: dict[str, Any]) -> str:
    """Write the type of a field as TypeScript does."""
    match form["type"]:
        case "object":
            fields = (f"{name}: {_js_type(one)}" for name, one in form["fields"].items())
            written = f"{{{', '.join(fields)}}}"
        case "union":
            written = " | ".join(map(_js_type, form["of"]))
        case "list":
            written = f"Array<{_js_type(form['items'])}>"
        case "tuple":
            written = f"[{', '.join(map(_js_type, form['items']))}]"
        case "literal":
            written = " | ".join(map(json.dumps, form["values"]))
        case kind:
            written = {"bool": "boolean", "text": "string"}.get(kind, "number")
    return f"{written} | null" if form.get("nullable") else written


def _title(sentence: str) -> str:
    return f"// {sentence} Written by `make shared`; change the Python instead.\n\n"


def _module(sentence: str, constants: dict[str, Any]) -> str:
    return _title(sentence) + "".join(
        f"export const {name} = {_value(value)};\n" for name, value in constants.items()
    )


def _value(value: Any) -> str:
    """Write a value in JavaScript: a date as its days since 1970, a time as its minute."""
    if isinstance(value, re.Pattern):
        return _pattern(value)
    if isinstance(value, date):
        return str((value - _EPOCH).days)
    if isinstance(value, time):
        return str(value.hour * 60 + value.minute)
    if isinstance(value, range):
        value = list(value)
    return _escape(json.dumps(value, ensure_ascii=False))


def _pattern(pattern: re.Pattern[str]) -> str:
    text = _escape(pattern.pattern.replace("(?P<", "(?<"))
    if pattern in _MATCHED_WHOLE:
        return f"/^(?:{text})$/"
    every = "g" if pattern in _MATCHED_ANYWHERE else ""
    return f"/{text}/{every}{'u' if pattern in _OF_WHOLE_CHARACTERS else ''}"


def _escape(text: str) -> str:
    """Escape characters that cannot be seen, and accents that stand alone."""
    return "".join(
        one if one.isprintable() and not "\u0300" <= one <= "\u036f" else f"\\u{ord(one):04x}"
        for one in text
    )


def _form(schema: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    """Return what pydantic validates, without what only Python needs.

    Args:
        schema: pydantic's own schema of a type.
        definitions: schemas by reference.
    """

    def inner(part: Any) -> dict[str, Any]:
        return _form(part, definitions)

    match schema["type"]:
        case "definitions":
            definitions |= {one["ref"]: one for one in schema["definitions"]}
            return inner(schema["schema"])
        case "definition-ref":
            return inner(definitions[schema["schema_ref"]])
        case "model":
            return inner(schema["schema"])
        case "model-fields":
            fields = {name: inner(one["schema"]) for name, one in schema["fields"].items()}
            return {"type": "object", "fields": fields}
        case "default":
            return inner(schema["schema"]) | {"default": schema["default"]}
        case "nullable":
            return inner(schema["schema"]) | {"nullable": True}
        case "function-before" | "function-after" | "function-wrap" as kind:
            function = schema["function"]["function"].__name__
            if function not in _ALWAYS | _BY_NAME:
                raise ValueError(f"The browser does not know {function}. Write it there, too.")
            also = {} if function in _ALWAYS else {kind.removeprefix("function-"): function}
            return inner(schema["schema"]) | also
        case "tagged-union":
            kinds = {tag: inner(choice) for tag, choice in schema["choices"].items()}
            return {"type": "kinds", "of": kinds, "kind": schema["discriminator"].__name__}
        case "union":
            return {"type": "union", "of": [inner(choice) for choice in schema["choices"]]}
        case "literal":
            return {"type": "literal", "values": schema["expected"]}
        case "tuple" if "variadic_item_index" not in schema:
            return {"type": "tuple", "items": [inner(one) for one in schema["items_schema"]]}
        case "list" | "tuple":
            items = schema["items_schema"]
            form = inner(items[0] if isinstance(items, list) else items)
            return {"type": "list", "items": form, "max": schema["max_length"]}
        case "str":
            return {"type": "text", "max": schema["max_length"]}
        case "int" | "float" | "bool" as kind:
            bounds = {bound: schema[bound] for bound in ("gt", "ge", "le") if bound in schema}
            lax = {} if schema.get("strict") else {"lax": True}
            return {"type": kind, **bounds, **lax}
    raise ValueError(f"The browser does not know fields of the type {schema['type']}.")


if __name__ == "__main__":
    for name, text in shared_modules().items():
        (Path(sys.argv[1]) / name).write_text(text, encoding="utf-8")
