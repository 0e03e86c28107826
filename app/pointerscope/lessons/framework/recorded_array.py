"""Arrays that record how they were made: one node for each array operation.

A `RecordedArray` is a NumPy array, so every formula takes it and gives the same numbers. NumPy
hands it each operation (`__array_ufunc__`, `__array_function__`), and so do the formulas that are
one operation for a reader, such as softmax (`__primitive__`, see
`pointerscope.formulas.primitives`). The result holds the node of the operation, whose operands are
the nodes of the arguments. `pointerscope.lessons.framework.expressions` writes them as JSON.

The vocabulary is small, since `static/js/expression.js` evaluates it too. Operations that only move
numbers (transpose, reshape, indexing, repeat, …) are all the node `view`: for each element of the
result, the flat index of its source. A conversion to Python numbers, or an array made without the
operands, ends a record; operations outside the vocabulary are nodes `opaque`, which hold their
values. Where Python asks whether an array is true, the record cannot say what it would do
otherwise: `record_decisions` lists these questions with their answers.
"""

from __future__ import annotations

import math
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Self

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from numpy.typing import ArrayLike, NDArray

    Index = NDArray[np.intp]

ELEMENTWISE = frozenset(
    [
        "add",
        "subtract",
        "multiply",
        "divide",
        "power",
        "negative",
        "absolute",
        "exp",
        "log",
        "sqrt",
        "sin",
        "cos",
        "tanh",
        "maximum",
        "minimum",
        "greater",
        "greater_equal",
        "less",
        "less_equal",
        "equal",
        "not_equal",
        "sign",
        "floor",
        "remainder",
        "isfinite",
    ]
)
_ROUNDING = 1e-9  # relative: numbers that are nearer than this may change places by rounding
_UNCHANGED = frozenset({"positive", "conjugate"})
_REDUCTIONS = {"add": "sum", "maximum": "largest", "minimum": "smallest", "multiply": "product"}


@dataclass(frozen=True, eq=False)
class Node:
    """One array operation.

    Attributes:
        operation: `table`, `constant`, `given` (numbers that a step begins with), `opaque`, `view`,
            `join` (the elements of all operands, one after the other), `collect` (sums of selected
            elements), `where`, `matmul`, a reduction of the last dimension (`sum`, `largest`,
            `smallest`, `product`), an elementwise function, `round`, or a primitive of the
            formulas.
        shape: of the result.
        operands: the nodes of the arguments.
        values: of a constant or an opaque operation.
        index: of a view, the flat index of each element.
        groups: of `collect`, the flat indices that each element sums.
        table: the name of a table that an earlier step computed, or of an input.
        at: of a table of a figure, the options whose selected values index it.
    """

    operation: str
    shape: tuple[int, ...]
    operands: tuple[Node, ...] = ()
    values: NDArray[Any] | None = None
    index: Index | None = None
    groups: tuple[tuple[int, ...], ...] = ()
    table: str = ""
    at: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)


_decisions: ContextVar[list[tuple[Node, bool]] | None] = ContextVar("decisions", default=None)


@contextmanager
def record_decisions() -> Iterator[list[tuple[Node, bool]]]:
    """Record each array that Python asks for its truth, with the answer, in a list."""
    decisions: list[tuple[Node, bool]] = []
    token = _decisions.set(decisions)
    try:
        yield decisions
    finally:
        _decisions.reset(token)


def recorded(
    values: ArrayLike, *, table: str = "", at: tuple[str, ...] = ()
) -> NDArray[np.float64]:
    """Return an array that a record begins with: a table, or numbers without a name yet.

    Args:
        values: the numbers, which are not copied.
        table: the name of the table that holds them; empty for numbers given by the step itself.
        at: of a table of a figure, the options whose selected values index it.
    """
    array = np.asarray(values)
    if isinstance(values, RecordedNumber):
        return _with_node(array, values.node)
    kind = "table" if table else "given"
    return _with_node(array, Node(kind, array.shape, values=array, table=table, at=at))


def agreeing(values: ArrayLike, formula: NDArray[Any], *, tolerance: float) -> NDArray[np.float64]:
    """Return measured numbers with the record of a formula, if the formula gives these numbers.

    Where it does not, the numbers have no record, so that no derivation of them is shown.

    Args:
        values: the numbers as they were measured.
        formula: the same, recomputed.
        tolerance: the largest difference, of numbers up to 1; of larger ones relative.
    """
    measured = np.asarray(values, dtype=np.float64).reshape(formula.shape)
    scale = max(1.0, np.abs(measured[np.isfinite(measured)]).max(initial=0.0))
    if np.allclose(measured, plain(formula), rtol=tolerance, atol=tolerance * scale):
        return _with_node(measured, node_of(formula))
    return recorded(measured)


def plain(array: ArrayLike) -> NDArray[Any]:
    """Return an array without its record."""
    return np.asarray(array)


def node_of(operand: object) -> Node:
    """Return the node of an operand; numbers without a record are a constant."""
    node: Node | None = getattr(operand, "node", None)
    if node is not None:
        return node
    values = np.asarray(operand)
    return Node("constant", values.shape, values=values)


class RecordedNumber(float):
    """A number of a table: plain to Python, but with its node as an operand of arrays."""

    node: Node | None = None

    def __new__(cls, value: float, table: str) -> Self:
        """Return the number with the node of its table."""
        number = super().__new__(cls, value)
        number.node = node_of(recorded(value, table=table))
        return number

    __hash__ = float.__hash__


class RecordedArray(np.ndarray[Any, np.dtype[Any]]):
    """A NumPy array with the node that made it.

    Attributes:
        node: None only for an array that a function of NumPy made past this class.
    """

    node: Node | None

    def __array_finalize__(self, source: object) -> None:
        self.node = None

    def __array_ufunc__(
        self, ufunc: np.ufunc, method: str, *inputs: Any, out: Any = None, **options: Any
    ) -> Any:
        operands = [np.asarray(operand) for operand in inputs]
        target = out[0] if out else None
        if target is not None:
            options["out"] = (np.asarray(target),)
        if options.get("where", False) is True:  # as the methods of arrays say it
            del options["where"]
        values = getattr(ufunc, method)(*operands, **options)
        if target is None and method == "reduce":
            node = _reduced(ufunc.__name__, inputs[0], values, options)
        elif method == "__call__" and not options.keys() - {"out"}:
            node = _called(ufunc.__name__, inputs, values)
        else:
            node = None
        if values is None or isinstance(values, tuple):
            return values
        node = node or _opaque(values, inputs)
        if isinstance(target, RecordedArray):
            target.node = node
            return target
        return _with_node(values, node)

    def __array_function__(
        self, function: Any, types: Any, arguments: Any, options: Mapping[str, Any]
    ) -> Any:
        if function in _MOVING:
            return _moved(function, arguments, options)
        if function in _CONSTANT:
            return function(*map(_unrecorded, arguments), **options)
        if function is np.where and len(arguments) == 3:
            return _where(*arguments)
        if function is np.diag and np.ndim(arguments[0]) == 1:
            return _where(np.eye(len(arguments[0]), dtype=bool), arguments[0][:, None], 0.0)
        if function is np.dot:
            return np.matmul(*arguments)
        result = super().__array_function__(function, types, arguments, options)
        if isinstance(result, np.ndarray) and getattr(result, "node", None) is None:
            return _with_node(np.asarray(result), _opaque(result, arguments))
        return result

    def __primitive__(
        self, function: Callable[..., Any], arguments: Sequence[Any], options: Mapping[str, Any]
    ) -> Any:
        """Record a primitive of the formulas as one operation."""
        values = function(
            *map(_unrecorded, arguments),
            **{name: _unrecorded(value) for name, value in options.items()},
        )
        return _with_node(values, _PRIMITIVES[function.__name__](values, *arguments, **options))

    def __getitem__(self, key: Any) -> Any:
        return _view(self, lambda array: array[_plain_key(key)])

    def __setitem__(self, key: Any, value: Any) -> None:
        index = _carrier(self.shape).copy()
        index[_plain_key(key)] = self.size + np.broadcast_to(
            _carrier(np.shape(value)), index[_plain_key(key)].shape
        )
        node = _join((node_of(self), node_of(value)))
        super().__setitem__(_plain_key(key), plain(value))
        self.node = _view_node(node, index)

    def __bool__(self) -> bool:
        answer = bool(plain(self))
        decisions = _decisions.get()
        if decisions is not None:
            decisions.append((node_of(self), answer))
        return answer

    def any(self, axis: Any = None, **options: Any) -> Any:  # type: ignore[override]
        """Return whether some element is true, recorded as the largest of these answers."""
        return (self != 0).max(axis=axis, **options) if self.size else plain(self).any(axis)

    def all(self, axis: Any = None, **options: Any) -> Any:  # type: ignore[override]
        """Return whether all elements are true, recorded as the smallest of these answers."""
        return (self != 0).min(axis=axis, **options) if self.size else plain(self).all(axis)

    def __iter__(self) -> Any:
        return (self[place] for place in range(len(self)))

    @property
    def T(self) -> RecordedArray:  # noqa: N802
        """The transposed array."""
        return _view(self, np.transpose)


def _moving_method(name: str) -> Any:
    def method(self: RecordedArray, *arguments: Any, **options: Any) -> RecordedArray:
        return _view(self, lambda array: getattr(array, name)(*arguments, **options))

    return method


def _summing_method(name: str) -> Any:
    def method(self: RecordedArray, axis: Any = None, *, keepdims: bool = False) -> Any:
        # NumPy's own numbers, to the last digit: only the record writes a mean as a quotient.
        values = getattr(plain(self), name)(axis=axis, keepdims=keepdims)
        total = self.sum(axis=axis, keepdims=True)
        mean = total / (self.size // max(total.size, 1))
        if name != "mean":
            centred = self - mean
            squares = centred * centred
            mean = squares.sum(axis=axis, keepdims=True) / (self.size // max(total.size, 1))
        if name == "std":
            mean = np.sqrt(mean)
        return _with_node(values, node_of(mean.reshape(np.shape(values))))

    return method


def _plain_method(name: str) -> Any:
    def method(self: RecordedArray, *arguments: Any, **options: Any) -> Any:
        return getattr(plain(self), name)(*arguments, **options)

    return method


def _comparison(name: str) -> Any:
    def method(self: RecordedNumber, other: Any) -> Any:
        answer = getattr(np, name)(recorded(self), other)
        return answer if np.ndim(answer) else bool(answer)

    return method


def _ordering_method(name: str) -> Any:
    def method(self: RecordedArray, axis: int | None = None, **options: Any) -> Any:
        order = getattr(plain(self), name)(axis=axis, **options)
        decisions = _decisions.get()
        if decisions is not None and self.size:
            decisions.append((node_of(_has_order(self, name, axis, order)), True))
        return order

    return method


def _has_order(array: RecordedArray, name: str, axis: int | None, order: Index) -> Any:
    """Return whether numbers have an order beyond doubt, so that rounding cannot change it."""
    lines = array.ravel() if axis is None else np.moveaxis(array, axis, -1)
    if name == "argsort":
        places = order if axis is None else np.moveaxis(order, axis, -1)
        ordered = np.take_along_axis(lines, places, -1)
        before, after, is_same = ordered[..., :-1], ordered[..., 1:], np.zeros((), dtype=bool)
    else:
        places = np.asarray(order)[..., None]
        found = np.take_along_axis(lines, places, -1)
        before, after = (lines, found) if name == "argmax" else (found, lines)
        is_same = np.arange(lines.shape[-1]) == places
    margin = _ROUNDING * np.abs(after)
    return np.where(is_same, 1.0, after - before > margin).all()


for _name in ("reshape", "ravel", "flatten", "transpose", "swapaxes", "squeeze", "repeat", "take"):
    setattr(RecordedArray, _name, _moving_method(_name))
for _name in ("diagonal", "copy"):
    setattr(RecordedArray, _name, _moving_method(_name))
for _name in ("mean", "var", "std"):
    setattr(RecordedArray, _name, _summing_method(_name))
for _name in ("tolist", "nonzero"):
    setattr(RecordedArray, _name, _plain_method(_name))
for _name in ("argmax", "argmin", "argsort"):
    setattr(RecordedArray, _name, _ordering_method(_name))
for _sign, _name in {
    "lt": "less",
    "le": "less_equal",
    "gt": "greater",
    "ge": "greater_equal",
    "eq": "equal",
    "ne": "not_equal",
}.items():
    setattr(RecordedNumber, f"__{_sign}__", _comparison(_name))


def _astype(self: RecordedArray, dtype: Any, **options: Any) -> Any:
    values = plain(self).astype(dtype, **options)
    return _with_node(values, node_of(self)) if values.dtype.kind == "f" else values


def _rounded(self: RecordedArray, decimals: int = 0, out: None = None) -> RecordedArray:
    values = plain(self).round(decimals)
    return _with_node(values, Node("round", values.shape, (node_of(self), node_of(decimals))))


def _cumulated(
    self: RecordedArray, axis: int | None = None, dtype: None = None, out: None = None
) -> RecordedArray:
    values, carrier = plain(self).cumsum(axis), _carrier(self.shape)
    if axis is None:
        carrier, axis = carrier.ravel(), 0
    lines = np.moveaxis(carrier, axis, -1)
    groups = np.empty(lines.shape, dtype=object)
    for place in np.ndindex(*lines.shape):
        groups[place] = tuple(lines[place[:-1]][: place[-1] + 1].tolist())
    ordered = tuple(np.moveaxis(groups, -1, axis).ravel().tolist())
    return _with_node(values, Node("collect", values.shape, (node_of(self),), groups=ordered))


RecordedArray.astype = _astype  # type: ignore[method-assign, assignment]
RecordedArray.round = _rounded  # type: ignore[method-assign, assignment]
RecordedArray.cumsum = _cumulated  # type: ignore[method-assign, assignment]

# Functions that give the elements of their arguments in other places.
_MOVING: frozenset[Any] = frozenset(
    {
        *(np.atleast_1d, np.atleast_2d, np.broadcast_to, np.column_stack, np.concatenate),
        *(np.diagonal, np.expand_dims, np.flip, np.hstack, np.moveaxis, np.ravel, np.repeat),
        *(np.reshape, np.roll, np.split, np.squeeze, np.stack, np.swapaxes, np.take),
        *(np.take_along_axis, np.tile, np.transpose, np.vstack, np.copy, np.broadcast_arrays),
    }
)


_CONSTANT = frozenset({np.empty_like, np.full_like, np.ones_like, np.zeros_like})


def _with_node(values: ArrayLike, node: Node) -> RecordedArray:
    array = np.asarray(values).view(RecordedArray)
    array.node = node
    return array


def _unrecorded(argument: object) -> object:
    return plain(argument) if isinstance(argument, RecordedArray) else argument


def _plain_key(key: Any) -> Any:
    return tuple(map(_unrecorded, key)) if isinstance(key, tuple) else _unrecorded(key)


@lru_cache(maxsize=512)
def _carrier(shape: tuple[int, ...]) -> Index:
    """Return an array that holds in each place its flat index."""
    return _kept(np.arange(math.prod(shape)).reshape(shape))


@lru_cache(maxsize=512)
def _spread(shape: tuple[int, ...], wider: tuple[int, ...], whole: tuple[int, ...]) -> Index:
    """Return the flat indices of an array that is reshaped and then broadcast."""
    return np.broadcast_to(_carrier(shape).reshape(wider), whole)


def _kept(index: Index) -> Index:
    """Return an array of indices that several nodes share, so that nobody may write to it."""
    index.flags.writeable = False
    return index


def _view(array: RecordedArray, move: Callable[[NDArray[Any]], Any]) -> RecordedArray:
    node = _view_node(node_of(array), np.asarray(move(_carrier(array.shape))))
    return _with_node(move(plain(array)), node)


def _view_node(node: Node, index: Index) -> Node:
    if node.index is not None:  # a view of a view
        index, node = node.index.ravel()[index], node.operands[0]
    if index.shape == node.shape:
        own = _carrier(index.shape)
        if index is own or (index == own).all():
            return node
    return Node("view", index.shape, (node,), index=index)


def _join(nodes: tuple[Node, ...]) -> Node:
    return Node("join", (sum(node.size for node in nodes),), nodes)


def _moved(function: Any, arguments: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Apply a function that moves elements: to the numbers, and to their flat indices."""
    moved = arguments if function is np.broadcast_arrays else arguments[0]
    parts = [np.asarray(part) for part in (moved if isinstance(moved, list | tuple) else [moved])]
    ends = np.cumsum([part.size for part in parts])
    carriers = [
        _carrier(part.shape) + end - part.size for part, end in zip(parts, ends, strict=True)
    ]

    def apply(replaced: Sequence[NDArray[Any]]) -> Any:
        if function is np.broadcast_arrays:
            return function(*replaced)
        first = replaced if isinstance(moved, list | tuple) else replaced[0]
        return function(first, *map(_unrecorded, arguments[1:]), **options)

    values, places = apply(parts), apply(carriers)
    sources = moved if isinstance(moved, list | tuple) else [moved]
    nodes = tuple(map(node_of, sources))
    joined = nodes[0] if len(nodes) == 1 else _join(nodes)
    if isinstance(values, list | tuple):
        pairs = zip(values, places, strict=True)
        return type(values)([_with_node(part, _view_node(joined, at)) for part, at in pairs])
    return _with_node(values, _view_node(joined, places))


def _broadcast(operands: Sequence[Any], shape: tuple[int, ...]) -> tuple[Node, ...]:
    return tuple(
        node
        if node.shape == shape or not node.shape
        else _view_node(node, _spread(node.shape, node.shape, shape))
        for node in map(node_of, operands)
    )


def _called(name: str, inputs: Sequence[Any], values: Any) -> Node | None:
    shape = np.shape(values)
    if name == "matmul":
        return _matmul(node_of(inputs[0]), node_of(inputs[1]), shape)
    if name in _UNCHANGED:
        return node_of(inputs[0])
    if name == "square":
        name, inputs = "power", (inputs[0], 2.0)
    if name == "reciprocal":
        name, inputs = "divide", (1.0, inputs[0])
    if name not in ELEMENTWISE:
        return None
    return Node(name, shape, _broadcast(inputs, shape))


def _matmul(left: Node, right: Node, shape: tuple[int, ...]) -> Node:
    """Return the product of matrices; vectors become matrices of one row or one column."""
    rows = left.shape if len(left.shape) > 1 else (1, *left.shape)
    columns = right.shape if len(right.shape) > 1 else (*right.shape, 1)
    batch = np.broadcast_shapes(rows[:-2], columns[:-2])
    whole = (*batch, rows[-2], columns[-1])
    operands = tuple(
        _view_node(node, _spread(node.shape, matrix, (*batch, *matrix[-2:])))
        for node, matrix in ((left, rows), (right, columns))
    )
    return _view_node(Node("matmul", whole, operands), _carrier(shape))


def _reduced(name: str, array: Any, values: Any, options: Mapping[str, Any]) -> Node | None:
    if name not in _REDUCTIONS or options.keys() - {"axis", "keepdims", "dtype", "out"}:
        return None
    node = node_of(array)
    axis = options.get("axis", 0)
    lines = _lines(node.shape, axis if axis is None or isinstance(axis, tuple) else (int(axis),))
    reduced = Node(_REDUCTIONS[name], lines.shape[:-1], (_view_node(node, lines),))
    return _view_node(reduced, _carrier(np.shape(values)))


@lru_cache(maxsize=512)
def _lines(shape: tuple[int, ...], axes: tuple[int, ...] | None) -> Index:
    """Return the flat indices of an array, where the last dimension holds all of its axes."""
    last = range(len(shape)) if axes is None else [at % len(shape) for at in axes]
    others = [at for at in range(len(shape)) if at not in last]
    lines = _carrier(shape).transpose(*others, *last)
    return _kept(lines.reshape(*lines.shape[: len(others)], math.prod(shape[at] for at in last)))


def _where(condition: Any, chosen: Any, other: Any) -> RecordedArray:
    values = np.where(*map(plain, (condition, chosen, other)))
    operands = _broadcast((condition, chosen, other), values.shape)
    return _with_node(values, Node("where", values.shape, operands))


def _opaque(values: Any, arguments: Sequence[Any]) -> Node:
    array = np.array(values)
    operands = tuple(node_of(x) for x in arguments if isinstance(x, RecordedArray))
    return Node("opaque", array.shape, operands, values=array)


def _softmax(values: Any, scores: Any, *, temperature: Any = 1.0, mask: Any = None) -> Node:
    if mask is not None:
        scores = _where(mask, scores, -np.inf)
    is_cooled = node_of(temperature).table or temperature != 1.0
    operands = (scores, temperature) if is_cooled else (scores,)
    return Node("softmax", np.shape(values), tuple(map(node_of, operands)))


def _elementwise(name: str) -> Callable[..., Node]:
    return lambda values, x: Node(name, np.shape(values), (node_of(x),))


def _add_at(values: Any, weights: Any, indices: Any, size: int) -> Node:
    lines, targets = _carrier(np.shape(weights)).reshape(-1, np.shape(weights)[-1]), plain(indices)
    targets = np.broadcast_to(targets, np.shape(weights)).reshape(lines.shape)
    groups = tuple(
        tuple(line[target == place].tolist())
        for line, target in zip(lines, targets, strict=True)
        for place in range(size)
    )
    return Node("collect", np.shape(values), (node_of(weights),), groups=groups)


_PRIMITIVES: dict[str, Callable[..., Node]] = {
    "softmax": _softmax,
    "gelu": _elementwise("gelu"),
    "sigmoid": _elementwise("sigmoid"),
    "add_at": _add_at,
}
