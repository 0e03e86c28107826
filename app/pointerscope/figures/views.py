"""The registry of views: named pictures of an explanation, or of what is known of a model.

A view is one function, decorated with `view`, in any module of this package::

    @view(title="The gate", caption="How to read it, in one sentence.", section="choosing", order=0)
    def gate(explanation: Explanation) -> Figure: ...

One that reads what was measured on a data set takes the bundle instead and depends on no query::

    @card_view(title="Scores", caption="How to read it, in one sentence.", order=1)
    def scores(bundle: Bundle) -> Figure: ...

One that draws insights takes them::

    @insight_view(title="…", caption="…", section="gate", order=0, tables=("gate_by_hour",))
    def gate_by_hour(insights: Insights) -> Figure: ...

Nothing else needs to know of it.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict, TypeVar, Unpack

import pointerscope.figures
from pointerscope.figures.parts import show_parts
from pointerscope.figures.theme import ThemeName, template
from pointerscope.network.insights import InsightsError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.insights import Insights

Figure = dict[str, Any]
Reads = Literal["history", "data set"]
# The sections of the story, in its order; the cards of models stand apart.
Section = Literal["answer", "looking", "pointing", "choosing", "depth", "cause", "time", "space"]
SECTIONS: dict[Section, str] = {
    "answer": "What comes out",
    "looking": "Looking: self-attention",
    "pointing": "Pointing: from visits to places",
    "choosing": "Choosing: copy or generate",
    "depth": "Depth: layer by layer",
    "cause": "Cause: what the answer hangs on",
    "time": "Time: other days, and what comes after",
    "space": "Space: places and positions",
}
# The sections of the insights, in the order of their page.
InsightSection = Literal["where", "choice", "information", "heads", "answers", "laws"]
INSIGHT_SECTIONS: dict[InsightSection, str] = {
    "where": "Pointing: how far back",
    "choice": "Choosing: copy or generate",
    "information": "Information: what is known when",
    "heads": "Looking: what the heads do",
    "answers": "Answering: what is right, and why",
    "laws": "Moving: the laws behind the visits",
}
COORDINATES = "coordinates"
DrawExplanation = Callable[["ExplainedQuery"], Figure]
DrawBundle = Callable[["Bundle"], Figure]
DrawInsights = Callable[["Insights"], Figure]
Draw = Callable[["Bundle", Callable[[], "ExplainedQuery"]], Figure]
AnyDraw = TypeVar("AnyDraw", bound=Callable[..., Figure])


class UnknownViewError(LookupError):
    """There is no view of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f'There is no view "{name[:100]}".')
        self.known = list(views())


class NothingToShowError(ValueError):
    """A model lacks what a view shows."""


class MissingPartError(NothingToShowError):
    """The network lacks the part that a view shows."""

    def __init__(self, part: str) -> None:
        named = {"generation": "generation head"}.get(part, part.replace("_", " "))
        super().__init__(f"This network has no {named}.")


class MissingCoordinatesError(NothingToShowError):
    """The bundle does not say where its places are."""

    def __init__(self) -> None:
        super().__init__("No place of this model has coordinates.")


class MissingNumbersError(NothingToShowError):
    """The card lacks the numbers that a view shows."""

    def __init__(self, numbers: str) -> None:
        super().__init__(f"The card of this model holds no {numbers}.")


class MissingInsightsError(NothingToShowError):
    """What the network does over a whole data set was not computed."""

    where = "model"

    def __init__(self, model: str) -> None:
        super().__init__(
            "This was not computed yet for this model; "
            f"`pointerscope insights {model}` computes it."
        )


class MissingTableError(NothingToShowError):
    """The insights lack what the view shows."""

    def __init__(self) -> None:
        super().__init__(
            "The insights of this model hold no such numbers: its data set lacks what they are "
            "made of, or they were not asked for."
        )


class InvalidOptionError(ValueError):
    """An option of a view that it does not have, or a value that it does not offer."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option = option


@dataclass(frozen=True)
class Option:
    """One choice within a figure, which carries a picture for each of its values.

    Attributes:
        name: also the key in the `meta` of the traces that belong to a value.
        title: for the control that chooses.
        description: what the choice shows.
    """

    name: str
    title: str
    description: str

    def choice(
        self,
        values: Sequence[int | str],
        value: int | str | None = None,
        labels: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """The choice among values in a figure's `meta`; without a value the first is chosen."""
        chosen = values[0] if value is None else value
        made = {"name": self.name, "title": self.title, "values": values, "value": chosen}
        return made if labels is None else made | {"labels": labels}


@dataclass(frozen=True)
class View:
    """A named picture.

    Attributes:
        name: in addresses.
        title: what is seen.
        caption: how to read it, in one sentence.
        order: where it stands in its section; smaller comes first.
        reads: "history", or "data set" where no query changes it.
        draw: makes the figure of a bundle, without a theme; asks for an explanation if it reads a
            history.
        options: what can be chosen without asking the server again.
        needs: the components of a network without which there is nothing to show, and
            "coordinates" if places must have them.
        section: of the story, or of the insights; None for a card of a model.
        tables: of the insights, that the picture is made of.
        several_passes: whether it asks the network again, in a batch of its own.
        difference: makes the figure of the difference of two explanations, where that is more
            than the difference of two figures.
    """

    name: str
    title: str
    caption: str
    order: int
    reads: Reads
    draw: Draw
    options: tuple[Option, ...] = ()
    needs: tuple[str, ...] = ()
    section: Section | InsightSection | None = None
    tables: tuple[str, ...] = ()
    several_passes: bool = False
    difference: Callable[[ExplainedQuery, ExplainedQuery], Figure] | None = None

    def missing_in(self, bundle: Bundle) -> NothingToShowError | None:
        """What the view shows and a bundle lacks, be it a part or numbers."""
        if missing := self.missing_part_in(bundle):
            return missing
        if self.reads == "data set":
            try:
                self.draw(bundle, _no_explanation)
            except NothingToShowError as error:
                return error
        return None

    def missing_part_in(self, bundle: Bundle) -> NothingToShowError | None:
        """What the view needs and a bundle lacks."""
        for need in self.needs:
            if need == COORDINATES:
                if not bundle.places.have_coordinates:
                    return MissingCoordinatesError()
            elif need not in bundle.architecture.components:
                return MissingPartError(need)
        return None


class Described(TypedDict):
    """What every view says of itself; see the attributes of `View`."""

    title: str
    caption: str
    order: int
    options: NotRequired[tuple[Option, ...]]
    needs: NotRequired[tuple[str, ...]]


def view(
    *,
    section: Section,
    several_passes: bool = False,
    difference: Callable[[ExplainedQuery, ExplainedQuery], Figure] | None = None,
    **described: Unpack[Described],
) -> Callable[[DrawExplanation], DrawExplanation]:
    """Register a function as the view of its name, with dashes for underscores."""

    def adapted(draw: DrawExplanation) -> Draw:
        return lambda _, explain: draw(explain())

    return _registering(
        adapted,
        reads="history",
        section=section,
        several_passes=several_passes,
        difference=difference,
        **described,
    )


def card_view(**described: Unpack[Described]) -> Callable[[DrawBundle], DrawBundle]:
    """Register a function that reads what was measured on a data set.

    It raises `MissingNumbersError` where the card does not hold that.
    """

    def adapted(draw: DrawBundle) -> Draw:
        return lambda bundle, _: draw(bundle)

    return _registering(adapted, reads="data set", **described)


def insight_view(
    *, section: InsightSection, tables: tuple[str, ...], **described: Unpack[Described]
) -> Callable[[DrawInsights], DrawInsights]:
    """Register a function that draws tables of the insights, all of which there must be."""

    def adapted(draw: DrawInsights) -> Draw:
        def of_bundle(bundle: Bundle, _: Callable[[], ExplainedQuery]) -> Figure:
            try:
                insights = bundle.insights
            except InsightsError as error:
                raise NothingToShowError(str(error)) from error
            if insights is None:
                raise MissingInsightsError(bundle.id)
            if any(insights.table(name) is None for name in tables):
                raise MissingTableError
            return draw(insights)

        return of_bundle

    return _registering(adapted, reads="data set", section=section, tables=tables, **described)


@cache
def views() -> Mapping[str, View]:
    """Every view by name, in the order of the story."""
    for module in pkgutil.walk_packages(pointerscope.figures.__path__, "pointerscope.figures."):
        importlib.import_module(module.name)
    return {found.name: found for found in sorted(_registered.values(), key=_place_in_story)}


def find_view(name: str) -> View:
    """The view of this name.

    Raises:
        UnknownViewError: there is none.
    """
    found = views().get(name)
    if found is None:
        raise UnknownViewError(name)
    return found


def _no_explanation() -> ExplainedQuery:
    raise AssertionError("A view of a data set asks for no explanation.")


def draw(
    name: str,
    bundle: Bundle,
    explain: Callable[[], ExplainedQuery] = _no_explanation,
    theme: ThemeName = "light",
    chosen: Mapping[str, str] | None = None,
) -> Figure:
    """The figure of a view, complete with theme, title and choices.

    The layout's `meta` holds `title`, `caption`, `summary` (what this figure shows, as a
    sentence) and `table` (its numbers: `columns` with `rows`, or with `labels` and either the
    expressions of further columns as `values` or that of all of them as `matrix`; a heatmap is
    its own table, and one that is `beside` follows those of the heatmaps). Of a figure with
    options it holds `choices` (with their values, and `labels` where values are no words; that
    of `player` can be played) and, where choices change what is shown, `summaries`: `texts` in
    the order of the values of the options in `by`. Traces that belong to values of options name
    them in their `meta`; `arrays` and `parts` are those of `pointerscope.figures.parts`.
    `visit_axes` names the axes of visits, and `priority` of an axis says which of its ticks are
    named first where there is no room for all.

    Args:
        name: of the view.
        bundle: what is drawn.
        explain: the explanation of a query; can be left out for views that read a data set.
        theme: the colours of paper, ink and scales.
        chosen: values of options as texts; the first value of the others.

    Raises:
        UnknownViewError: there is no such view.
        NothingToShowError: the model lacks what the view shows.
        InvalidOptionError: the view has no such option, or the option no such value.
    """
    drawn_by = find_view(name)
    if missing := drawn_by.missing_part_in(bundle):
        raise missing
    figure = drawn_by.draw(bundle, explain)
    complete(figure, drawn_by, theme, chosen or {})
    return figure


def complete(figure: Figure, drawn_by: View, theme: ThemeName, chosen: Mapping[str, str]) -> None:
    """Give a figure its words and its colours, and show what is chosen.

    Raises:
        InvalidOptionError: the figure has no such option, or the option no such value.
    """
    meta = figure["layout"].setdefault("meta", {})
    meta |= {"view": drawn_by.name, "title": drawn_by.title, "caption": drawn_by.caption}
    figure["layout"]["template"] = template(theme)
    _choose(figure, chosen)


def _choose(figure: Figure, chosen: Mapping[str, str]) -> None:
    """Show the traces, the parts and the summary of the chosen values alone."""
    meta = figure["layout"]["meta"]
    choices = _choices_of(figure)
    for option, value in offered_values(figure, chosen).items():
        choices[option]["value"] = value
    if not choices:
        return
    for trace in figure["data"]:
        if "meta" in trace:
            trace["visible"] = all(
                choices[option]["value"] == value for option, value in trace["meta"].items()
            )
    show_parts(figure)
    if summaries := meta.get("summaries"):
        index = 0
        for option in summaries["by"]:
            values = choices[option]["values"]
            index = index * len(values) + values.index(choices[option]["value"])
        meta["summary"] = summaries["texts"][index]


def offered_values(figure: Figure, chosen: Mapping[str, str]) -> dict[str, int | str]:
    """The values of a figure's options that texts name.

    Raises:
        InvalidOptionError: the figure has no such option, or the option no such value.
    """
    choices = _choices_of(figure)
    for option in chosen:
        if option not in choices:
            raise InvalidOptionError(option, f'The view has no option "{option[:100]}".')
    return {
        option: _offered(option, text, choices[option]["values"]) for option, text in chosen.items()
    }


def _choices_of(figure: Figure) -> dict[str, dict[str, Any]]:
    return {choice["name"]: choice for choice in figure["layout"]["meta"].get("choices", ())}


def _offered(option: str, text: str, values: Sequence[int | str]) -> int | str:
    """The value of an option that a text names."""
    for value in values:
        if str(value) == text:
            return value
    numbers = [value for value in values if isinstance(value, int)]
    words = [str(value) for value in values if isinstance(value, str)]
    run = [f"they run from {numbers[0]} to {numbers[-1]}"] if numbers else []
    offered = ", and ".join(run + ([f"there are {', '.join(words)}"] if words else []))
    raise InvalidOptionError(option, f"There is no {option} {text[:100]}; {offered}.")


def _registering(
    adapted: Callable[[AnyDraw], Draw], **attributes: Any
) -> Callable[[AnyDraw], AnyDraw]:
    """Register a function as the view of its name, drawn as it is adapted."""

    def register(draw: AnyDraw) -> AnyDraw:
        name = draw.__name__.replace("_", "-")
        _registered[name] = View(name=name, draw=adapted(draw), **attributes)
        return draw

    return register


def _place_in_story(view: View) -> tuple[int, int, str]:
    """The story first, then the cards of models, then the insights."""
    places = [*SECTIONS, None, *INSIGHT_SECTIONS]
    return places.index(view.section), view.order, view.name


_registered: dict[str, View] = {}
