"""What the figures of a request show, and what they depend on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.mobility.problems import InvalidQueryError
from app.web.answers import query_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starlette.requests import Request

    from app.analysis.explanation import Explanation
    from app.figures.views import View
    from app.mobility.query import Query
    from app.network.bundles import Bundle

    Explain = Callable[[], Explanation]


def explaining(
    request: Request, bundle: Bundle, query: Query, against: tuple[Bundle, Query] | None
) -> tuple[Explain, Explain | None]:
    """What explains a query, and what it is compared with; each is worked out when called."""
    answers = request.app.state.answers

    def explain() -> Explanation:
        return answers.explain(bundle, query)

    if against is None:
        return explain, None

    def explain_other() -> Explanation:
        try:
            return answers.explain(*against)
        except InvalidQueryError as error:
            raise error.below("against") from error

    return explain, explain_other


def asked_of(
    views: Sequence[View], bundle: Bundle, query: Query, against: tuple[Bundle, Query] | None
) -> list[tuple[str, str, str]]:
    """What the figures of views depend on: bundles, and queries if one reads a history."""
    reads_history = any(view.reads == "history" for view in views)
    sides = [(bundle, query)] if against is None else [(bundle, query), against]
    return [(of.id, of.version, query_key(asked) if reads_history else "") for of, asked in sides]


def chosen_of(request: Request, view: View) -> dict[str, str]:
    """The values of a view's options among the parameters."""
    given = {option.name: request.query_params.get(option.name) for option in view.options}
    return {name: value for name, value in given.items() if value is not None}
