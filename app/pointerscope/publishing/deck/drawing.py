"""Draw the figures of a deck, each once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING

from pointerscope.analysis.explanation import ExplainedQuery, explain
from pointerscope.core.located_yaml import KeyPath
from pointerscope.figures.lessons import draw_picture
from pointerscope.figures.theme import ThemeName
from pointerscope.figures.views import Figure, InvalidOptionError, NothingToShowError, parse_options
from pointerscope.mobility.query import Query
from pointerscope.publishing.deck.reading import DeckError, DeckProblem, ReadDeck
from pointerscope.publishing.exported_view import ExportedView, add_theme_templates, export_view

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle
    from pointerscope.publishing.deck.plan import DeckPlan, FigureRequest, PlannedStep, ViewState

MAX_CHECKED_FIGURES = 50


class FigureExporter:
    """Draws the figures of a deck; equal queries are explained once.

    Args:
        share_weights: Whether the deck may take the weights of models along whose owners allow it.
    """

    def __init__(self, *, share_weights: bool = True) -> None:
        self._share_weights = share_weights
        self._explanations: dict[tuple[str, str], ExplainedQuery] = {}

    def export(
        self,
        request: FigureRequest,
        options: Mapping[str, str] | None = None,
        theme: ThemeName = "light",
    ) -> ExportedView:
        """Draw a requested figure.

        Args:
            request: The figure.
            options: Selected options, with their values as text.
            theme: The colours of the figure until a reader selects a theme.

        Raises:
            NothingToShowError: The model or the history lacks what the view shows.
            InvalidOptionError: The figure lacks the option, or the option lacks the value.
        """
        against = request.against
        return export_view(
            request.view,
            request.bundle,
            request.query,
            lambda: self.explain(request.bundle, request.query),
            against=None if against is None else lambda: self.explain(*against),
            options=options,
            theme=theme,
            share_weights=self._share_weights,
        )

    def draw_step(self, step: PlannedStep, theme: ThemeName = "light") -> Figure | None:
        """Draw the figure of a lesson step; None if it has no figure."""
        result = step.solution.result
        if result is None or result.picture is None:
            return None
        return add_theme_templates(draw_picture(step.solution.step.id, result.picture, theme))

    def explain(self, bundle: Bundle, query: Query | None) -> ExplainedQuery:
        """Explain a query, once."""
        assert query is not None
        key = bundle.id, query.model_dump_json(exclude_defaults=True)
        if key not in self._explanations:
            self._explanations[key] = explain(bundle, query)
        return self._explanations[key]


def export_figures(
    plan: DeckPlan, read: ReadDeck, exporter: FigureExporter
) -> dict[str, ExportedView]:
    """Draw every figure of a deck; the keys are those of the requests.

    Raises:
        DeckError: A view has nothing to show, or lacks a selected option or value.
    """
    return _export(plan.states, read, exporter)


def check_options(plan: DeckPlan, read: ReadDeck) -> None:
    """Check selected options against at most `MAX_CHECKED_FIGURES` figures, for a quick preview.

    An export checks them all.

    Raises:
        DeckError: A view has nothing to show, or lacks a selected option or value.
    """
    states = [state for state in plan.states if state.options]
    keys = dict.fromkeys(state.request.key for state in states)
    checked = set(islice(keys, MAX_CHECKED_FIGURES))
    _export((state for state in states if state.request.key in checked), read, FigureExporter())


def _export(
    states: Iterable[ViewState], read: ReadDeck, exporter: FigureExporter
) -> dict[str, ExportedView]:
    figures: dict[str, ExportedView] = {}
    problems: list[DeckProblem] = []
    # The key path where each value is first selected; later fragments inherit it.
    selected: dict[tuple[str, str, str], KeyPath] = {}
    for state in states:
        key = state.request.key
        try:
            if key not in figures:
                figures[key] = exporter.export(state.request)
        except NothingToShowError as error:
            problems.append(read.problem(state.path, str(error)))
            continue
        for option, value in state.options.items():
            selected.setdefault((key, option, value), state.path)
    problems += _invalid_options(selected, figures, read)
    if problems:
        raise DeckError(problems)
    return figures


def _invalid_options(
    selected: Mapping[tuple[str, str, str], KeyPath],
    figures: Mapping[str, ExportedView],
    read: ReadDeck,
) -> Iterator[DeckProblem]:
    for (key, option, value), path in selected.items():
        try:
            parse_options(figures[key].figure, {option: value})
        except InvalidOptionError as error:
            yield read.problem((*path, option), str(error))
