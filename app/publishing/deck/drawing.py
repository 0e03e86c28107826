"""The figures of a deck, each drawn once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.analysis.explanation import explain
from app.figures.lessons import draw_picture
from app.figures.views import InvalidOptionError, NothingToShowError
from app.publishing.deck.reading import DeckError, DeckProblem
from app.publishing.kept import in_both_themes, keep

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.analysis.explanation import Explanation
    from app.figures.theme import ThemeName
    from app.figures.views import Figure
    from app.mobility.query import Query
    from app.network.bundles import Bundle
    from app.publishing.deck.plan import Plan, Question, ShownStep
    from app.publishing.deck.reading import Path, ReadDeck
    from app.publishing.kept import KeptView


class Drawings:
    """Draws what decks ask for; equal queries are explained once."""

    def __init__(self) -> None:
        self._explanations: dict[tuple[str, str], Explanation] = {}

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

    def _explained(self, bundle: Bundle, query: Query | None) -> Explanation:
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
    kept: dict[str, KeptView] = {}
    problems: list[DeckProblem] = []
    for index, planned in enumerate(plan.slides):
        for view in planned.views:
            for at, stage in enumerate(view.stages):
                path: Path = ("slides", index, *(("fragments", at - 1) if at else ("view",)))
                question = stage.question
                try:
                    if question.key not in kept:
                        kept[question.key] = drawings.kept(question)
                    _check_options(kept[question.key].figure, stage.options)
                except (NothingToShowError, InvalidOptionError) as error:
                    problems.append(read.problem(path, str(error)))
    if problems:
        raise DeckError(dict.fromkeys(problems))
    return kept


def _check_options(figure: Figure, options: Mapping[str, str]) -> None:
    choices = {choice["name"]: choice for choice in figure["layout"]["meta"].get("choices", ())}
    for name, value in options.items():
        if name not in choices:
            raise InvalidOptionError(name, f'The view has no option "{name}" here.')
        offered = [str(known) for known in choices[name]["values"]]
        if value not in offered:
            there = f"{offered[0]} to {offered[-1]}" if offered[0].isdigit() else ", ".join(offered)
            raise InvalidOptionError(name, f"There is no {name} {value[:60]}; there are {there}.")
