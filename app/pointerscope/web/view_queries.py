"""What a request shows: the query it asks, what is chosen, and what its answer depends on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.analysis.explanation import read
from pointerscope.core.problems import InvalidQueryError
from pointerscope.serving.explanation_service import query_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starlette.requests import Request

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.figures.views import View
    from pointerscope.mobility.query import Query
    from pointerscope.network.bundles import Bundle, ExampleHistory
    from pointerscope.serving.explanation_service import Answers

    Explain = Callable[[], ExplainedQuery]


def explaining(
    request: Request, bundle: Bundle, query: Query, against: tuple[Bundle, Query] | None
) -> tuple[Explain, Explain | None]:
    """What explains a query, and what it is compared with; each is worked out when called."""
    answers = request.app.state.answers

    def explain() -> ExplainedQuery:
        return answers.explain(bundle, query)

    if against is None:
        return explain, None

    def explain_other() -> ExplainedQuery:
        try:
            return answers.explain(*against)
        except InvalidQueryError as error:
            raise error.below("against") from error

    return explain, explain_other


async def explained(
    request: Request,
    views: Sequence[View],
    bundle: Bundle,
    query: Query,
    against: tuple[Bundle, Query] | None,
) -> tuple[Explain, Explain | None]:
    """The same, already worked out where one of the views reads a history."""
    if not reads_history(views):
        return explaining(request, bundle, query, against)
    answers: Answers = request.app.state.answers
    explanation = await answers.explained(bundle, query)
    if against is None:
        return lambda: explanation, None
    try:
        other = await answers.explained(*against)
    except InvalidQueryError as error:
        raise error.below("against") from error
    return lambda: explanation, lambda: other


def reads_history(views: Sequence[View]) -> bool:
    """Whether one of the views is of a history, not of a whole data set."""
    return any(view.reads == "history" for view in views)


def basis_of(
    views: Sequence[View], bundle: Bundle, query: Query, against: tuple[Bundle, Query] | None
) -> list[tuple[str, str, str]]:
    """What the figures of views depend on: bundles, and queries if one reads a history."""
    sides = [(bundle, query)] if against is None else [(bundle, query), against]
    reads = reads_history(views)
    return [(of.id, of.version, query_key(asked) if reads else "") for of, asked in sides]


def chosen_of(request: Request, view: View) -> dict[str, str]:
    """The values of a view's options among the parameters."""
    given = {option.name: request.query_params.get(option.name) for option in view.options}
    return {name: value for name, value in given.items() if value is not None}


def embedded(
    view: View, bundle: Bundle, query: Query, against: tuple[Bundle, Query] | None
) -> tuple[Query, tuple[Bundle, Query] | None]:
    """What an embed asks, and what that is compared with: the first example if nothing is asked.

    Both were read, so that its page is refused rather than its figure; the network is not run.

    Raises:
        InvalidQueryError: one of them cannot be read, or changes what the network lacks.
    """
    example = example_of(view, bundle)
    asked = _completed(query, example)
    other = against and (against[0], _completed(against[1], example))
    if view.reads == "history":
        read(bundle, asked)
        if other is not None:
            try:
                read(*other)
            except InvalidQueryError as error:
                raise error.below("against") from error
    return asked, other


def example_of(view: View, bundle: Bundle) -> ExampleHistory | None:
    """The history that is shown where none is asked for."""
    return next(iter(bundle.histories), None) if view.reads == "history" else None


def _completed(query: Query, example: ExampleHistory | None) -> Query:
    """The query with the example's visits where it has none, as the page completes it."""
    if example is None or query.visits is not None or query.record is not None:
        return query
    history = {
        "visits": example.visits,
        "user": query.user or example.user,
        "predict_at": query.predict_at or example.predict_at,
    }
    return query.model_copy(update=history)
