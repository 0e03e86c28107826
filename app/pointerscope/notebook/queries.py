"""Queries as Python code writes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from pointerscope.mobility.histories import History

if TYPE_CHECKING:
    from pointerscope.mobility.query import Query

Visits: TypeAlias = str | Sequence[str | Mapping[str, object]] | History
"""The visit notation, a list of visits, or a history of prepared data."""


def parse_query(visits: Visits | None, fields: Mapping[str, Any]) -> Query:
    """Return the query of some visits, or of a history, with its other fields.

    Raises:
        ValueError: A field cannot be read.
    """
    from pointerscope.mobility.query import Query, RecordInput

    asked = (
        {"record": RecordInput.of(visits)} if isinstance(visits, History) else {"visits": visits}
    )
    return Query.model_validate(asked | dict(fields))
