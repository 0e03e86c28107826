"""Answers: the explanations of queries, each computed once while it is kept."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING

from app.analysis.explanation import Explanation, explain

if TYPE_CHECKING:
    from app.mobility.query import Query
    from app.network.bundles import Bundle


class Answers:
    """Explains queries and keeps the latest explanations.

    The views of a page, its JSON and its figures ask the same question; it costs one pass.
    """

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._explanations: OrderedDict[tuple[str, str, str], Explanation] = OrderedDict()
        self._lock = threading.Lock()

    def explain(self, bundle: Bundle, query: Query) -> Explanation:
        """The explanation of a query, computed or kept.

        Raises:
            InvalidQueryError: the query cannot be read.
        """
        key = (bundle.id, bundle.version, query_key(query))
        with self._lock:
            if key in self._explanations:
                self._explanations.move_to_end(key)
                return self._explanations[key]
        explanation = explain(bundle, query)
        with self._lock:
            self._explanations[key] = explanation
            while len(self._explanations) > self._kept:
                self._explanations.popitem(last=False)
        return explanation


def query_key(query: Query) -> str:
    """A text that is the same for the same query."""
    return query.model_dump_json(exclude_defaults=True)
