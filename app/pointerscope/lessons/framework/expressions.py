"""Expressions: how a table is computed from other tables, as plain data for JSON.

An expression is a list of array operations; operands stand before what they are operands of, and
the last operation gives the table. Each has `op` and `shape`, and where it needs them:

- `of`: the positions of its operands in the list,
- `name`: of a `table` to read,
- `values`: of a `constant`, or of an `opaque` operation, which only Python computes; one number
  stands for an array of equal numbers,
- `offset` and `strides`, or `index`: the flat index in the operand for each element of a `view`,
- `groups`: for each element of `collect`, the flat indices in the operand that it sums.

Elements are in row-major order. `static/js/expression.js` evaluates expressions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.lessons.framework.recorded_array import node_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.recorded_array import Index, Node

Expression = list[dict[str, Any]]

_WITHOUT_ARITHMETIC = {"constant", "given", "opaque"}


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


def record_tables(
    tables: Mapping[str, NDArray[Any]], decisions: Iterable[Node] = ()
) -> tuple[dict[str, Expression], list[Expression]]:
    """Return the expression of each table of a step, also of those without arithmetic.

    What only Python computes is a constant in them.

    Args:
        tables: recorded arrays, by the names of their tables.
        decisions: further nodes, whose expressions are returned as well.
    """
    nodes = {name: node_of(array) for name, array in tables.items()}
    writer = _Writer(nodes)
    written = {name: _without_opaque(writer.write(node, name)) for name, node in nodes.items()}
    return written, [_without_opaque(writer.write(node)) for node in decisions]


def source_tables(expression: Expression | None) -> set[str]:
    """Return the names of the tables that an expression reads."""
    return {node["name"] for node in expression or () if node["op"] == "table"}


def has_arithmetic(expression: Expression) -> bool:
    """Return whether an expression does more than to give numbers and move them."""
    moves = {*_WITHOUT_ARITHMETIC, "view", "join", "where"}
    return any(node["op"] not in moves for node in expression)


class _Numbering:
    """One number for all nodes that do the same with the same operands."""

    def __init__(self) -> None:
        self._by_node: dict[Node, int] = {}
        self._by_key: dict[Any, int] = {}

    def number(self, node: Node) -> int:
        if node not in self._by_node:
            operands = tuple(map(self.number, node.operands))
            index = None if node.index is None else node.index.tobytes()
            # An array may be an operand before it becomes a table.
            is_array = node.operation == "given" and node.shape
            operation = "constant" if is_array else node.operation
            key = (operation, node.shape, operands, index, node.groups, node.table)
            self._by_node[node] = self._by_key.setdefault(
                (*key, _identity(node)), len(self._by_key)
            )
        return self._by_node[node]


def _identity(node: Node) -> object:
    """Return what tells one constant from another: its value, or which array it is."""
    if node.values is None or node.table:
        return None
    is_literal = node.operation == "constant" and not node.shape
    return float(node.values) if is_literal else id(node.values)


class _Writer:
    """Writes expressions that refer to the tables of one step by their names."""

    def __init__(self, tables: Mapping[str, Node]) -> None:
        self._numbering = _Numbering()
        self._names: dict[int, str] = {}
        for name, node in tables.items():
            self._names.setdefault(self._numbering.number(node), name)

    def begins_at(self, name: str, node: Node) -> bool:
        """Return whether the record of a table holds its numbers and nothing else."""
        number = self._numbering.number(node)
        return node.operation in _WITHOUT_ARITHMETIC and self._names.get(number) == name

    def write(self, root: Node, name: str = "") -> Expression:
        """Write the expression of a node; `name` is that of its own table."""
        expression: Expression = []
        places: dict[int, int] = {}

        def place(node: Node) -> int:
            """Return the place of a node in the expression, after adding it if necessary."""
            number = self._numbering.number(node)
            if number not in places:
                table = node.table or self._names.get(number, "")
                if table and table != name:
                    written = {"op": "table", "name": table, "shape": node.shape}
                else:
                    # What an opaque operation reads tells nobody how its numbers come about.
                    operands = () if node.operation == "opaque" else node.operands
                    written = _write(node, [place(operand) for operand in operands])
                expression.append(written)
                places[number] = len(expression) - 1
            return places[number]

        place(root)
        return expression


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
    flat = values.astype(np.float64).ravel()
    if flat.size and (flat == flat[0]).all():
        flat = flat[:1]
    numbers = [x if np.isfinite(x) else f"{x:g}" for x in flat.tolist()]
    return numbers[0] if len(numbers) == 1 else numbers


def _write_index(index: Index) -> dict[str, Any]:
    """Return an index as offset and strides where its steps are regular, as they mostly are."""
    if index.size:
        offset = int(index.flat[0])
        strides = [_stride(index, axis) for axis in range(index.ndim)]
        regular = np.array(offset)
        for axis, (length, stride) in enumerate(zip(index.shape, strides, strict=True)):
            steps = np.arange(length) * stride
            regular = regular + steps.reshape(-1, *[1] * (index.ndim - axis - 1))
        if (regular == index).all():
            return {"offset": offset, "strides": strides}
    return {"index": index.ravel().tolist()}


def _stride(index: Index, axis: int) -> int:
    """Return the step between the first two elements along an axis."""
    if index.shape[axis] == 1:
        return 0
    second = (0,) * axis + (1,) + (0,) * (index.ndim - axis - 1)
    return int(index[second] - index.flat[0])
