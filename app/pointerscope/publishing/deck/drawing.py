"""The figures of a deck, each drawn once."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from pointerscope.analysis.explanation import explain
from pointerscope.figures.lessons import draw_picture
from pointerscope.figures.views import InvalidOptionError, NothingToShowError, offered_values
from pointerscope.publishing.deck.reading import DeckError, DeckProblem
from pointerscope.publishing.exported_view import in_both_themes, keep

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.figures.theme import ThemeName
    from pointerscope.figures.views import Figure
    from pointerscope.mobility.query import Query
    from pointerscope.network.bundles import Bundle
    from pointerscope.publishing.deck.plan import Plan, Question, ShownStep, Stage
    from pointerscope.publishing.deck.reading import Path, ReadDeck
    from pointerscope.publishing.exported_view import KeptView

MOST_CHECKED = 50  # figures that are drawn while a deck is being written


class Drawings:
    """Draws what decks ask for; equal queries are explained once."""

    def __init__(self) -> None:
        self._explanations: dict[tuple[str, str], ExplainedQuery] = {}

    def kept(
        self,
        question: Question,
        options: Mapping[str, str] | None = None,
        theme: ThemeName = "light",
    ) -> KeptView:
        """The figure that answers a question.

        Args:
            question: what is asked.
            options: what is chosen in the figure.
            theme: its colours, where none are chosen later.

        Raises:
            NothingToShowError: there is no such figure of this history.
            InvalidOptionError: the figure does not offer what is chosen.
        """
        against = question.against
        return keep(
            question.view,
            question.bundle,
            question.query,
            lambda: self._explained(question.bundle, question.query),
            against=None if against is None else lambda: self._explained(*against),
            chosen=options,
            theme=theme,
        )

    def step(self, shown: ShownStep, theme: ThemeName = "light") -> Figure | None:
        """The figure of a step of a lesson, where it has one."""
        made = shown.solved.made
        if made is None or made.picture is None:
            return None
        return in_both_themes(draw_picture(shown.solved.step.id, made.picture, theme))

    def _explained(self, bundle: Bundle, query: Query | None) -> ExplainedQuery:
        assert query is not None
        key = bundle.id, query.model_dump_json(exclude_defaults=True)
        if key not in self._explanations:
            self._explanations[key] = explain(bundle, query)
        return self._explanations[key]


def draw_all(plan: Plan, read: ReadDeck, drawings: Drawings) -> dict[str, KeptView]:
    """Every figure of a deck by the key of its question.

    Raises:
        DeckError: a view has nothing to show, or does not offer what is chosen in it.
    """
    return _drawn(plan.stages, read, drawings)


def check_choices(plan: Plan, read: ReadDeck) -> None:
    """Draw what something is chosen in, up to `MOST_CHECKED` figures; an export draws them all.

    Raises:
        DeckError: a view has nothing to show, or does not offer what is chosen in it.
    """
    choosing = [stage for stage in plan.stages if stage.options]
    checked = set(islice(dict.fromkeys(stage.question.key for stage in choosing), MOST_CHECKED))
    _drawn((stage for stage in choosing if stage.question.key in checked), read, Drawings())


def _drawn(stages: Iterable[Stage], read: ReadDeck, drawings: Drawings) -> dict[str, KeptView]:
    kept: dict[str, KeptView] = {}
    problems: list[DeckProblem] = []
    # Where each choice is made first; fragments after it keep it.
    chosen: dict[tuple[str, str, str], Path] = {}
    for stage in stages:
        key = stage.question.key
        try:
            if key not in kept:
                kept[key] = drawings.kept(stage.question)
        except NothingToShowError as error:
            problems.append(read.problem(stage.path, str(error)))
            continue
        for option, value in stage.options.items():
            chosen.setdefault((key, option, value), stage.path)
    problems += _not_offered(chosen, kept, read)
    if problems:
        raise DeckError(dict.fromkeys(problems))
    return kept


def _not_offered(
    chosen: Mapping[tuple[str, str, str], Path], kept: Mapping[str, KeptView], read: ReadDeck
) -> Iterator[DeckProblem]:
    for (key, option, value), path in chosen.items():
        try:
            offered_values(kept[key].figure, {option: value})
        except InvalidOptionError as error:
            yield read.problem((*path, option), str(error))
