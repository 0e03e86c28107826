"""What is asked of an embed, checked before its page is sent; the network is not run for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.lessons.catalogue import UnknownStepError
from app.mobility.problems import InvalidQueryError
from app.mobility.query import read_query

if TYPE_CHECKING:
    from app.figures.views import View
    from app.lessons.making.lesson import Lesson
    from app.mobility.query import Query
    from app.network.bundles import Bundle, ExampleHistory

Asked = tuple["Query", "tuple[Bundle, Query] | None"]


def example_of(view: View, bundle: Bundle) -> ExampleHistory | None:
    """The history that is shown where none is asked for."""
    return next(iter(bundle.histories), None) if view.reads == "history" else None


def asked_of(
    view: View, bundle: Bundle, query: Query, against: tuple[Bundle, Query] | None
) -> Asked:
    """What an embed asks, and what that is compared with, once both were read.

    Raises:
        InvalidQueryError: one of them cannot be read, or changes what the network lacks.
    """
    example = example_of(view, bundle)
    asked = _completed(query, example)
    other = against and (against[0], _completed(against[1], example))
    if view.reads == "history":
        _read(bundle, asked)
        if other is not None:
            try:
                _read(*other)
            except InvalidQueryError as error:
                raise error.below("against") from error
    return asked, other


def check_step(lesson: Lesson, step: str | None) -> None:
    """Look for a step of a lesson.

    Raises:
        UnknownStepError: it has none of this id.
    """
    known = [found.id for found in lesson.steps]
    if step is not None and step not in known:
        raise UnknownStepError(step, known)


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


def _read(bundle: Bundle, query: Query) -> None:
    read = read_query(query, bundle.places, bundle.people, bundle.architecture.max_visits)
    if query.interventions is not None:
        # torch comes with the first question that needs it, not with the import.
        from app.network.interventions import check

        check(read.interventions, bundle.architecture)
