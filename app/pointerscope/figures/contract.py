"""What a figure carries for the front end, as types.

A figure is a Plotly figure whose `layout.meta` says how it is read: its title, its summary, its
table, its options. The view `network` is a trace instead, which the browser draws; its `meta` says
the same. These types are that agreement. From them come

- the check of every figure that is drawn (`find_problem`),
- the JSON Schema (`json_schema`), and
- the types of `static/js/figure-contract.d.ts` (`typescript`), written by
  `python -m pointerscope.figures.contract static/js/figure-contract.d.ts`.

The types describe the JSON. In Python an array is a NumPy array, and a list may be one or a tuple.
"""

import json
import sys
from collections.abc import Callable, Mapping
from functools import cache, partial
from itertools import chain
from math import prod
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
from pydantic import ConfigDict, TypeAdapter, with_config
from typing_extensions import TypedDict, is_typeddict

_CLOSED = with_config(ConfigDict(use_attribute_docstrings=True, extra="forbid"))
_OPEN = with_config(ConfigDict(use_attribute_docstrings=True, extra="allow"))

OptionValue = int | str


@_CLOSED
class TypedArray(TypedDict):
    """An array of numbers as Plotly reads it; see `pointerscope.figures.encoding`."""

    dtype: str
    """Type and bytes of a number, such as `f4`."""
    bdata: str
    """The numbers, row by row and little-endian, in base64."""
    shape: NotRequired[str]
    """The sizes, separated by commas; absent for one dimension."""


@_CLOSED
class Operation(TypedDict):
    """An array operation of an expression; see `pointerscope.lessons.framework.expressions`."""

    op: str
    shape: list[int]
    of: NotRequired[list[int]]
    """The positions of its operands in the expression."""
    name: NotRequired[str]
    """Of the array that a `table` reads."""
    at: NotRequired[list[str]]
    """The options that index this array, first dimension first."""
    values: NotRequired[float | str | list[float | str]]
    """Of a constant."""
    offset: NotRequired[int]
    strides: NotRequired[list[int]]
    index: NotRequired[list[int]]
    groups: NotRequired[list[list[int]]]


Expression = list[Operation]

# "is" is no name of Python, so this type is written as a call.
ArrayPart = TypedDict("ArrayPart", {"trace": int, "attribute": str, "is": Expression})
ArrayPart.__doc__ = "An attribute of a trace that follows the selected options."
_CLOSED(ArrayPart)


@_CLOSED
class LinesPart(TypedDict):
    """The `x` and `y` of a trace of lines, which follow the selected options."""

    trace: int
    """Index of the trace in the figure's data."""
    lines: Expression
    """The weights, a row for each start and a column for each end."""
    row: str
    """The option whose value is the start."""
    above: float
    """Weights up to this one have no line in this trace."""
    to: float
    """The largest weight with a line in this trace."""


@_CLOSED
class OptionChoice(TypedDict):
    """An option of a view with its values in this figure."""

    name: str
    title: str
    values: list[OptionValue]
    value: OptionValue
    """The selected one."""
    labels: NotRequired[list[str]]
    """For the values, where these are not readable themselves."""


@_CLOSED
class Summaries(TypedDict):
    """A summary for each combination of option values."""

    by: list[str]
    """The options."""
    texts: list[str]
    """The summaries; the value of the last option changes fastest."""


@_CLOSED
class AxisTitle(TypedDict):
    """A title of an axis for each value of an option."""

    axis: str
    """Its name in the layout, such as "xaxis"; of a colour axis, its colour bar has the title."""
    option: str
    titles: list[str]


@_CLOSED
class RowsTable(TypedDict):
    """A table as its rows."""

    columns: list[str]
    rows: list[list[str | float | None]]
    """A label, then the cells."""


@_CLOSED
class ColumnsTable(TypedDict):
    """A table whose columns are computed from the figure's arrays."""

    columns: list[str]
    labels: list[str]
    """Of the rows."""
    values: list[Expression]
    """One for each column after the labels."""
    beside: NotRequired[bool]
    """Whether the tables of the figure's heatmaps come before it."""


@_CLOSED
class MatrixTable(TypedDict):
    """A table whose cells are one matrix computed from the figure's arrays."""

    columns: list[str]
    labels: list[str]
    """Of the rows."""
    matrix: Expression
    beside: NotRequired[bool]
    """Whether the tables of the figure's heatmaps come before it."""


@_CLOSED
class SelectedHistories(TypedDict):
    """A table of insights whose rows list the histories they are made of."""

    table: str
    title: str
    rows: list[str]
    """The label of each row."""


@_CLOSED
class TrustMark(TypedDict):
    """How the explanation that a figure shows does in the league of explanations."""

    text: str
    """In a sentence or two."""
    view: str
    """The view of insights that says more."""


@_CLOSED
class FigureMeta(TypedDict):
    """What a figure says of itself, in its `layout.meta`; a network figure in its `meta`."""

    view: str
    """Name of the view, or of the lesson's step."""
    title: str
    caption: str
    """How to read the figure, in one sentence."""
    summary: str
    """What this figure shows, in a sentence or a few."""
    summaries: NotRequired[Summaries]
    """Where the summary depends on options."""
    axis_titles: NotRequired[list[AxisTitle]]
    """The titles of axes that depend on an option."""
    choices: NotRequired[list[OptionChoice]]
    """The options; absent where the figure has none."""
    player: NotRequired[str]
    """The option that can be played through its values."""
    table: NotRequired[RowsTable | ColumnsTable | MatrixTable]
    """The numbers behind the figure; where absent, each visible heatmap is a table."""
    cells: NotRequired[list[str]]
    """In CSV the heatmaps are one table with a row for each cell: what its row, its column and its
    number are called. The options that a heatmap belongs to come first."""
    arrays: NotRequired[dict[str, TypedArray]]
    """What the expressions of parts and tables read."""
    parts: NotRequired[list[ArrayPart | LinesPart]]
    """What follows the selected options."""
    visit_axes: NotRequired[list[str]]
    """The axes on which visits lie."""
    priority: NotRequired[dict[str, list[float]]]
    """By axis: where labels do not all fit, those of the largest numbers come first."""
    small: NotRequired[dict[str, Any]]
    """What changes in the layout where there is little room."""
    selects: NotRequired[list[SelectedHistories]]
    """The tables whose rows a click on the figure selects."""
    trust: NotRequired[TrustMark]
    """How far to trust the explanation; absent where it was not graded."""
    templates: NotRequired[dict[str, dict[str, Any]]]
    """Plotly templates by theme, in exported figures."""
    origin: NotRequired[str]
    """Model, query and version in one line, in exported figures."""
    height: NotRequired[float]
    """Of a network figure, in pixels; those of Plotly have it in the layout."""
    theme: NotRequired[Literal["light", "dark"]]
    """The colours of pictures of a network figure; those of Plotly have a template."""


@_OPEN
class FigureTrace(TypedDict):
    """A trace of Plotly."""

    type: Literal["bar", "heatmap", "scatter"]
    """Those that our build of Plotly draws (`tools/build-plotly.js`)."""
    name: NotRequired[str]
    visible: NotRequired[bool]
    meta: NotRequired[dict[str, OptionValue]]
    """The option values that the trace belongs to."""


@_OPEN
class FigureLayout(TypedDict):
    """A layout of Plotly."""

    height: NotRequired[float]
    meta: FigureMeta


@_CLOSED
class FigureContract(TypedDict):
    """A figure as the front end receives it."""

    data: list[FigureTrace]
    layout: FigureLayout


@_CLOSED
class NetworkFigure(TypedDict):
    """A trace, which the browser draws as the whole network."""

    kind: Literal["network"]
    trace: dict[str, Any]
    """See `pointerscope.figures.network`."""
    before: dict[str, Any] | None
    """The trace that it is compared with."""
    meta: FigureMeta


class _Problem(NamedTuple):
    """What is wrong with a value, and the keys that lead to it."""

    path: tuple[str | int, ...]
    text: str


def is_network_figure(figure: object) -> bool:
    """Return whether a figure is a trace rather than a figure of Plotly."""
    return isinstance(figure, dict) and figure.get("kind") == "network"


def figure_meta(figure: dict[str, Any]) -> dict[str, Any]:
    """Return what a figure says of itself."""
    meta: dict[str, Any] = (figure if is_network_figure(figure) else figure["layout"])["meta"]
    return meta


def figure_height(figure: dict[str, Any], default: int) -> int:
    """Return the height that a figure asks for, in pixels."""
    asking = figure["meta"] if is_network_figure(figure) else figure["layout"]
    return round(asking.get("height", default))


def find_problem(figure: object) -> str | None:
    """Return how a figure breaks the contract, as part of a sentence; None if it does not.

    Only the shape of dicts and the names of options and arrays are checked: numbers, labels and
    rows of tables are not visited.
    """
    is_network = is_network_figure(figure)
    if problem := _checker(NetworkFigure if is_network else FigureContract)(figure):
        first, *inner = problem.path or ("the figure",)
        return f"{first}{''.join(f'[{json.dumps(key)}]' for key in inner)} {problem.text}"
    return None if is_network else _unknown_name(figure)


def json_schema() -> dict[str, Any]:
    """Return the contract as JSON Schema."""
    return TypeAdapter(FigureContract | NetworkFigure).json_schema()


def typescript() -> str:
    """Return the contract as TypeScript declarations."""
    definitions = json_schema()["$defs"]
    blocks = [_declaration(name, definitions[name]) for name in sorted(definitions)]
    head = (
        "/** What a figure carries for the front end. Generated from"
        " app/pointerscope/figures/contract.py. */"
    )
    return "\n".join([head, "", "\n\n".join(blocks), ""])


def _unknown_name(figure: Any) -> str | None:
    """Return which option, array or trace a figure names but does not have."""
    meta = figure["layout"]["meta"]
    options = {choice["name"]: len(choice["values"]) for choice in meta.get("choices", ())}
    named = [("player", [meta["player"]])] if "player" in meta else []
    if options:  # without options, the `meta` of traces says which figure to open on a click
        named += [
            (f'data[{i}]["meta"]', trace.get("meta", ())) for i, trace in enumerate(figure["data"])
        ]
    if summaries := meta.get("summaries"):
        named.append(("summaries", summaries["by"]))
    axis_titles = meta.get("axis_titles", ())
    named += [("axis_titles", [title["option"]]) for title in axis_titles]
    table = meta.get("table", {})
    expressions = [*table.get("values", ()), *([table["matrix"]] if "matrix" in table else ())]
    for index, part in enumerate(meta.get("parts", ())):
        if part["trace"] >= len(figure["data"]):
            return f"parts[{index}] names trace {part['trace']} of {len(figure['data'])}"
        named += [(f"parts[{index}]", [part["row"]])] if "row" in part else []
        expressions.append(part["lines"] if "lines" in part else part["is"])
    arrays = meta.get("arrays", {})
    for operation in chain(*expressions):
        if operation["op"] != "table":
            continue
        if operation["name"] not in arrays:
            return f'an expression names the array "{operation["name"]}", which is not in "arrays"'
        named.append(("an expression", operation.get("at", ())))
    for where, names in named:
        for name in names:
            if name not in options:
                return f'{where} names the option "{name}", which is not in "choices"'
    if summaries:
        count = prod(options[option] for option in summaries["by"])
        if len(summaries["texts"]) != count:
            return (
                f'"summaries" has {len(summaries["texts"])} texts; its options have {count} values'
            )
    for title in axis_titles:
        if len(title["titles"]) != options[title["option"]]:
            return f'the titles of "{title["axis"]}" are not as many as the values of its option'
    return None


@cache
def _checker(hint: Any) -> Callable[[object], _Problem | None]:
    """Return the function that compares a value with a type."""
    kind = get_origin(hint) or hint
    if is_typeddict(kind):
        return partial(_check_dict, kind)
    if kind in (Union, UnionType):
        return partial(_check_union, get_args(hint))
    if kind is Literal:
        return partial(_check_literal, get_args(hint))
    if kind is list and _holds_dicts(get_args(hint)[0]):
        return partial(_check_list_of_dicts, get_args(hint)[0])
    return partial(_check_type, *_PYTHON_TYPES[kind])


def _check_dict(hint: Any, value: object) -> _Problem | None:
    if not isinstance(value, _DICTS):
        return _Problem((), f"is {_article(type(value).__name__)}, not a dict")
    checkers, required, is_open = _fields(hint)
    for key in required:
        if key not in value:
            return _Problem((), f'lacks the key "{key}"')
    for key, item in value.items():
        if check := checkers.get(key):
            if problem := check(item):
                return _Problem((key, *problem.path), problem.text)
        elif not is_open:
            return _Problem((), f'has the unknown key "{key}"; known are {", ".join(checkers)}')
    return None


def _check_union(members: tuple[Any, ...], value: object) -> _Problem | None:
    problems = []
    for member in members:
        if (problem := _checker(member)(value)) is None:
            return None
        problems.append(problem)
    if not isinstance(value, Mapping):
        return problems[0]
    # The member that shares most keys with the value is the one that was meant.
    shared = [
        len(value.keys() & _fields(member)[0].keys()) if is_typeddict(member) else -1
        for member in members
    ]
    return problems[shared.index(max(shared))]


def _check_literal(literals: tuple[Any, ...], value: object) -> _Problem | None:
    if value in literals:
        return None
    return _Problem((), f"is {value!r}, not {' or '.join(map(repr, literals))}")


def _check_list_of_dicts(hint: Any, value: object) -> _Problem | None:
    if not isinstance(value, list | tuple):
        return _check_type(*_PYTHON_TYPES[list], value)
    check = _checker(hint)
    for index, item in enumerate(value):
        if problem := check(item):
            return _Problem((index, *problem.path), problem.text)
    return None


def _check_type(python_types: Any, name: str, value: object) -> _Problem | None:
    if isinstance(value, python_types):
        return None
    return _Problem((), f"is {_article(type(value).__name__)}, not {name}")


@cache
def _fields(
    typed_dict: Any,
) -> tuple[dict[str, Callable[[object], _Problem | None]], list[str], bool]:
    """Return checkers of a typed dict's keys, the required keys, and whether it allows others."""
    marked = get_type_hints(typed_dict, include_extras=True)
    required = [key for key, hint in marked.items() if get_origin(hint) is not NotRequired]
    is_open = typed_dict.__pydantic_config__["extra"] == "allow"
    hints = get_type_hints(typed_dict)
    return {key: _checker(hint) for key, hint in hints.items()}, required, is_open


@cache
def _holds_dicts(hint: Any) -> bool:
    return any(is_typeddict(member) for member in (hint, *get_args(hint)))


def _article(name: str) -> str:
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


_DICTS = (dict, Mapping)  # `dict` first, which is soon checked and nearly always fits
_PYTHON_TYPES: dict[Any, tuple[Any, str]] = {
    Any: (object, "anything"),
    str: (str, "a text"),
    bool: ((bool, np.bool_), "true or false"),
    int: ((int, np.integer), "a whole number"),
    float: ((float, int, np.number), "a number"),
    NoneType: (NoneType, "None"),
    list: ((list, tuple, np.ndarray), "a list"),
    dict: (_DICTS, "a dict"),
}
_TYPESCRIPT = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def _declaration(name: str, schema: Mapping[str, Any]) -> str:
    required = schema.get("required", ())
    if "properties" not in schema:
        return "\n".join([*_comment(schema, ""), _alias(name, _type(schema))])
    lines = [*_comment(schema, ""), f"export interface {name} {{"]
    for key, field in schema["properties"].items():
        lines += _comment(field, "  ")
        lines.append(f"  {key}{'' if key in required else '?'}: {_type(field)};")
    if schema["additionalProperties"]:
        lines.append("  [key: string]: unknown;")
    return "\n".join([*lines, "}"])


def _alias(name: str, members: str) -> str:
    lines = (f"  | {member}" for member in members.split(" | "))
    return "\n".join([f"export type {name} =", *lines]) + ";"


def _comment(schema: Mapping[str, Any], indent: str) -> list[str]:
    text = " ".join(schema.get("description", "").split())
    return [f"{indent}/** {text} */"] if text else []


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if literals := schema.get("enum", [schema["const"]] if "const" in schema else []):
        return " | ".join(map(json.dumps, literals))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    if schema.get("type") == "array":
        item = _type(schema["items"])
        return f"({item})[]" if " | " in item and not item.endswith("]") else f"{item}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, Mapping) else 'unknown'}>"
    return _TYPESCRIPT[schema["type"]] if "type" in schema else "unknown"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
