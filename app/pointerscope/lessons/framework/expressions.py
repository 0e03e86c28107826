"""Expressions: how a table is computed from other tables, as plain data for JSON.

An expression is a list of array operations; operands stand before what they are operands of, and
the last operation gives the table. Each has `op` and `shape`, and where it needs them:

- `of`: the positions of its operands in the list,
- `name`: of a `table` to read; in figures also `at`, the options whose selected values index it,
- `values`: of a `constant`, or of an `opaque` operation, which only Python computes; one number
  stands for an array of equal numbers,
- `offset` and `strides`, or `index`: the flat index in the operand for each element of a `view`,
- `groups`: for each element of `collect`, the flat indices in the operand that it sums.

Elements are in row-major order. `evaluate` computes expressions with NumPy, as
`static/js/expression.js` does in the browser.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.formulas.primitives import gelu, sigmoid, softmax
from pointerscope.lessons.framework.recorded_array import node_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.recorded_array import Index, Node

Operation = dict[str, Any]
Expression = list[Operation]

_WITHOUT_ARITHMETIC = {"constant", "given", "opaque"}
_REDUCTIONS: dict[str, Any] = {
    "sum": np.sum,
    "product": np.prod,
    "largest": np.max,
    "smallest": np.min,
}
_PRIMITIVES: dict[str, Any] = {"gelu": gelu, "sigmoid": sigmoid}


def express_tables(tables: Mapping[str, NDArray[Any]]) -> dict[str, Expression | None]:
    """Return the expression of each table of a step; None for one without arithmetic.

    Where an expression contains what another table of the step shows, it refers to that table.

    Args:
        tables: recorded arrays, by the names of their tables.
    """
    nodes = {name: node_of(array) for name, array in tables.items()}
    writer = _Writer(nodes)
    written = {
        name: [] if writer.begins_at(name, node) else writer.write(node, name)
        for name, node in nodes.items()
    }
    return {name: found if has_arithmetic(found) else None for name, found in written.items()}


def express(array: NDArray[Any]) -> Expression:
    """Return the expression of a recorded array that is not a table of a step."""
    return _Writer({}).write(node_of(array))


def source_tables(expression: Expression | None) -> set[str]:
    """Return the names of the tables that an expression reads."""
    return {node["name"] for node in expression or () if node["op"] == "table"}


def has_arithmetic(expression: Expression) -> bool:
    """Return whether an expression does more than to give numbers and move them."""
    moves = {*_WITHOUT_ARITHMETIC, "view", "join", "where"}
    return any(node["op"] not in moves for node in expression)


class RecordedExpressions:
    """The expressions of a step that ran, also of tables without arithmetic, and their forms.

    What only Python computes is a constant in them. Forms are numbers that tell expressions apart
    without writing them, which takes longer than most steps.
    """

    def __init__(self, tables: Mapping[str, NDArray[Any]], known: dict[Any, int]) -> None:
        """Number what a step computed.

        Args:
            tables: recorded arrays, by the names of their tables.
            known: the forms of all runs that are compared; those of this step are added.
        """
        self._nodes = {name: node_of(array) for name, array in tables.items()}
        self._writer = _Writer(self._nodes)
        self._known = known
        self._forms: dict[int, tuple[int, bool]] = {}

    def table(self, name: str) -> Expression:
        """Return the expression of a table."""
        return _without_opaque(self._writer.write(self._nodes[name], name))

    def expression(self, node: Node) -> Expression:
        """Return the expression of another node."""
        return _without_opaque(self._writer.write(node))

    def table_form(self, name: str) -> int:
        """Return a number that the table has in common with those of equal expressions."""
        node = self._nodes[name]
        if self._writer.table_of(node) == name:
            return self._own_form(node)[0]
        return self.form(node)[0]

    def form(self, node: Node) -> tuple[int, bool]:
        """Return the form of another node, and whether its expression reads a table."""
        number = self._writer.number(node)
        found = self._forms.get(number)
        if found is None:
            table = self._writer.table_of(node)
            if table:
                found = self._number_of(("table", table, node.shape)), True
            else:
                found = self._own_form(node)
            self._forms[number] = found
        return found

    def _own_form(self, node: Node) -> tuple[int, bool]:
        operation, operands = node.operation, node.operands
        if operation in _WITHOUT_ARITHMETIC:
            operation, operands = "constant", ()
        below = tuple(map(self.form, operands))
        key = (
            *(operation, node.shape, below),
            None if node.values is None else _equal_once(node.values).tobytes(),
            None if node.index is None else node.index.tobytes(),
            node.groups,
        )
        return self._number_of(key), any(reads for _, reads in below)

    def _number_of(self, key: Any) -> int:
        return self._known.setdefault(key, len(self._known))


class _Writer:
    """Writes expressions that refer to the tables of one step by their names."""

    def __init__(self, tables: Mapping[str, Node]) -> None:
        self._by_node: dict[Node, int] = {}
        self._by_key: dict[Any, int] = {}
        self._names: dict[int, str] = {}
        for name, node in tables.items():
            self._names.setdefault(self.number(node), name)

    def number(self, node: Node) -> int:
        """Return the number of a node, the same for nodes that do the same with the same."""
        found = self._by_node.get(node)
        if found is None:
            operands = tuple(map(self.number, node.operands))
            index = None if node.index is None else node.index.tobytes()
            # An array may be an operand before it becomes a table.
            is_array = node.operation == "given" and node.shape
            operation = "constant" if is_array else node.operation
            key = (operation, node.shape, operands, index, node.groups, node.table, node.at)
            found = self._by_key.setdefault((*key, _identity(node)), len(self._by_key))
            self._by_node[node] = found
        return found

    def table_of(self, node: Node) -> str:
        """Return the name of the table that holds the numbers of a node; empty if none does."""
        return node.table or self._names.get(self.number(node), "")

    def begins_at(self, name: str, node: Node) -> bool:
        """Return whether the record of a table holds its numbers and nothing else."""
        number = self.number(node)
        return node.operation in _WITHOUT_ARITHMETIC and self._names.get(number) == name

    def write(self, root: Node, name: str = "") -> Expression:
        """Write the expression of a node; `name` is that of its own table."""
        expression: Expression = []
        places: dict[int, int] = {}

        def place(node: Node) -> int:
            """Return the place of a node in the expression, after adding it if necessary."""
            number = self.number(node)
            if number not in places:
                table = self.table_of(node)
                if table and table != name:
                    written = {"op": "table", "name": table, "shape": node.shape}
                    if node.at:
                        written["at"] = node.at
                else:
                    # What an opaque operation reads tells nobody how its numbers come about.
                    operands = () if node.operation == "opaque" else node.operands
                    written = _write(node, [place(operand) for operand in operands])
                expression.append(written)
                places[number] = len(expression) - 1
            return places[number]

        place(root)
        return expression


def _identity(node: Node) -> object:
    """Return what tells one constant from another: its value, or which array it is."""
    if node.values is None or node.table:
        return None
    is_literal = node.operation == "constant" and not node.shape
    return float(node.values) if is_literal else id(node.values)


def _without_opaque(expression: Expression) -> Expression:
    return [node | {"op": "constant"} if node["op"] == "opaque" else node for node in expression]


def _write(node: Node, operands: list[int]) -> dict[str, Any]:
    operation = "constant" if node.operation == "given" else node.operation
    written: dict[str, Any] = {"op": operation, "shape": node.shape}
    if operands:
        written["of"] = operands
    if node.values is not None:
        written["values"] = _numbers(node.values)
    if node.index is not None:
        written |= _write_index(node.index)
    if node.groups:
        written["groups"] = node.groups
    return written


def _numbers(values: NDArray[Any]) -> Any:
    flat = _equal_once(values)
    numbers = [x if np.isfinite(x) else f"{x:g}" for x in flat.tolist()]
    return numbers[0] if len(numbers) == 1 else numbers


def _equal_once(values: NDArray[Any]) -> NDArray[np.float64]:
    """Return the numbers of an array in a row: one number if all are equal."""
    flat = values.astype(np.float64).ravel()
    return flat[:1] if flat.size > 1 and (flat == flat[0]).all() else flat


def _write_index(index: Index) -> dict[str, Any]:
    """Return an index as offset and strides where its steps are regular, as they mostly are."""
    if index.size:
        offset = int(index.flat[0])
        strides = [_stride(index, axis) for axis in range(index.ndim)]
        regular = {"offset": offset, "strides": strides}
        if (viewed_index({"shape": index.shape, **regular}) == index.ravel()).all():
            return regular
    return {"index": index.ravel().tolist()}


def _stride(index: Index, axis: int) -> int:
    """Return the step between the first two elements along an axis."""
    if index.shape[axis] == 1:
        return 0
    second = (0,) * axis + (1,) + (0,) * (index.ndim - axis - 1)
    return int(index[second] - index.flat[0])


def evaluate(
    expression: Expression, read_table: Callable[[Operation], NDArray[Any]]
) -> NDArray[Any]:
    """Return the array that an expression computes.

    Args:
        expression: as above.
        read_table: returns the array of a `table` operation.
    """
    results: list[Any] = []
    for operation in expression:
        operands = [results[place] for place in operation.get("of", ())]
        if operation["op"] == "table":
            values = read_table(operation)
        else:
            values = _compute(operation, operands)
        # Numbers without dimensions stay as they are, so that they keep single precision.
        results.append(np.reshape(values, operation["shape"]) if operation["shape"] else values)
    return np.asarray(results[-1])


def viewed_index(view: Operation) -> NDArray[np.intp]:
    """Return the flat index in the operand for each element of a view."""
    if "index" in view:
        return np.asarray(view["index"])
    index = np.array(view["offset"])
    for axis, (length, stride) in enumerate(zip(view["shape"], view["strides"], strict=True)):
        steps = np.arange(length) * stride
        index = index + steps.reshape(-1, *[1] * (len(view["shape"]) - axis - 1))
    return index.ravel()


def _compute(operation: Operation, operands: list[Any]) -> Any:
    name = operation["op"]
    if name in {"constant", "opaque"}:
        shape, values = operation["shape"], np.array(operation["values"], dtype=np.float64)
        return np.broadcast_to(values, math.prod(shape)) if shape else float(values)
    if name == "view":
        return np.ravel(operands[0])[viewed_index(operation)]
    if name == "join":
        return np.concatenate([np.ravel(operand) for operand in operands])
    if name == "collect":
        flat = np.ravel(operands[0])
        return np.array([flat[list(group)].sum() for group in operation["groups"]])
    if name == "softmax":
        scores, *temperature = operands
        return softmax(scores, temperature=float(temperature[0]) if temperature else 1.0)
    if name in _REDUCTIONS:
        return _REDUCTIONS[name](operands[0], axis=-1)
    if name == "round":
        return np.round(operands[0], int(operands[1]))
    return (_PRIMITIVES.get(name) or getattr(np, name))(*operands)
