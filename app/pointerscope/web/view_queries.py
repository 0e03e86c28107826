"""What the routes of views share: explanations, selected options, and keys for ETags."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

from starlette.requests import Request

from pointerscope.analysis.explanation import ExplainedQuery, resolve_for_bundle
from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import Bundle, ExampleHistory
from pointerscope.serving.explanation_service import ExplanationService, query_key
from pointerscope.serving.heavy_work import Side, ViewWork
from pointerscope.web.dependencies import models_folder, run_elsewhere

if TYPE_CHECKING:
    from pointerscope.figures.views import View

    Explain = Callable[[], ExplainedQuery]

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")


def lazy_explanations(
    request: Request,
    views: Sequence[View],
    bundle: Bundle,
    query: Query,
    against: tuple[Bundle, Query] | None,
) -> tuple[Explain, Explain | None]:
    """Return functions that explain a query and the one it is compared with, when called."""
    service: ExplanationService = request.app.state.explanations
    intermediates = _reads_intermediates(views)

    def explain() -> ExplainedQuery:
        return service.explain(bundle, query, intermediates=intermediates)

    if against is None:
        return explain, None

    def explain_other() -> ExplainedQuery:
        try:
            return service.explain(*against, intermediates=intermediates)
        except InvalidQueryError as error:
            raise error.with_prefix("against") from error

    return explain, explain_other


async def computed_explanations(
    request: Request,
    views: Sequence[View],
    bundle: Bundle,
    query: Query,
    against: tuple[Bundle, Query] | None,
) -> tuple[Explain, Explain | None]:
    """Return the same functions; explanations are awaited now if a view reads a history."""
    if not reads_history(views):
        return lazy_explanations(request, views, bundle, query, against)
    service: ExplanationService = request.app.state.explanations
    intermediates = _reads_intermediates(views)
    explanation = await service.explain_async(bundle, query, intermediates=intermediates)
    if against is None:
        return lambda: explanation, None
    try:
        other = await service.explain_async(*against, intermediates=intermediates)
    except InvalidQueryError as error:
        raise error.with_prefix("against") from error
    return lambda: explanation, lambda: other


async def work_elsewhere(
    request: Request,
    function: Callable[[ViewWork, *_Arguments], _Result],
    bundle: Bundle,
    query: Query,
    against: tuple[Bundle, Query] | None,
    *args: *_Arguments,
) -> _Result:
    """Call a function of `serving.heavy_work` for a query in a process of its own.

    Raises:
        InvalidQueryError: a query cannot be read.
        LimitedProcessError: the work exceeded a limit.
    """
    return await run_elsewhere(request, function, view_work(request, bundle, query, against), *args)


def view_work(
    request: Request, bundle: Bundle, query: Query, against: tuple[Bundle, Query] | None
) -> ViewWork:
    """Return a query, and the one it is compared with, for a process of `serving.heavy_work`."""
    other = None
    if against is not None:
        other = Side(models_folder(request, against[0]), against[0].id, against[1])
    return ViewWork(Side(models_folder(request, bundle), bundle.id, query), other)


def check_queries(bundle: Bundle, query: Query, against: tuple[Bundle, Query] | None) -> None:
    """Check that queries can be read; no forward pass is run.

    Raises:
        InvalidQueryError: a query cannot be read, or changes a part that the network lacks.
    """
    resolve_for_bundle(bundle, query)
    if against is not None:
        try:
            resolve_for_bundle(*against)
        except InvalidQueryError as error:
            raise error.with_prefix("against") from error


def reads_history(views: Sequence[View]) -> bool:
    """Return whether one of the views reads a history rather than a whole data set."""
    return any(view.reads == "history" for view in views)


def _reads_intermediates(views: Sequence[View]) -> bool:
    return any(view.kind == "network" for view in views)


def figure_key(
    views: Sequence[View], bundle: Bundle, query: Query, against: tuple[Bundle, Query] | None
) -> list[tuple[str, str, str]]:
    """Return what figures depend on: bundles, and queries if a view reads a history."""
    sides = [(bundle, query)] if against is None else [(bundle, query), against]
    reads = reads_history(views)
    return [
        (side.id, side.version, query_key(side_query) if reads else "")
        for side, side_query in sides
    ]


def selected_options(request: Request, view: View) -> dict[str, str]:
    """Return the values of a view's options in the parameters of a request."""
    given = {option.name: request.query_params.get(option.name) for option in view.options}
    return {name: value for name, value in given.items() if value is not None}


def complete_embed_query(
    view: View, bundle: Bundle, query: Query, against: tuple[Bundle, Query] | None
) -> tuple[Query, tuple[Bundle, Query] | None]:
    """Return the query of an embed and the one it is compared with.

    A query without visits gets the visits of the first example. Both queries are checked, so that
    the page is refused and not only its figure; no forward pass is run.

    Raises:
        InvalidQueryError: a query cannot be read, or changes a part that the network lacks.
    """
    example = default_example(view, bundle)
    completed = _completed(query, example)
    other = against and (against[0], _completed(against[1], example))
    if view.reads == "history":
        check_queries(bundle, completed, other)
    return completed, other


def default_example(view: View, bundle: Bundle) -> ExampleHistory | None:
    """Return the history that a view shows if the query has none."""
    return next(iter(bundle.histories), None) if view.reads == "history" else None


def _completed(query: Query, example: ExampleHistory | None) -> Query:
    """Return the query, with the example's visits if it has none, as the page does."""
    if example is None or query.visits is not None or query.record is not None:
        return query
    history = {
        "visits": example.visits,
        "user": query.user or example.user,
        "predict_at": query.predict_at or example.predict_at,
    }
    return query.model_copy(update=history)
