"""The registry of views: named pictures of an explanation, or of what is known of a model.

A view is one function, decorated with `view`, in any module of this package::

    @view(title="The gate", caption="How to read it, in one sentence.", order=30)
    def gate(explanation: Explanation) -> Figure: ...

One that reads what was measured on a data set takes the bundle instead and depends on no query::

    @card_view(title="Scores", caption="How to read it, in one sentence.", order=110)
    def scores(bundle: Bundle) -> Figure: ...

Nothing else needs to know of it.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

import app.figures
from app.figures.theme import ThemeName, template

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.analysis.explanation import Explanation
    from app.network.bundles import Bundle

Figure = dict[str, Any]
Reads = Literal["history", "data set"]
DrawExplanation = Callable[["Explanation"], Figure]
DrawBundle = Callable[["Bundle"], Figure]


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
        super().__init__(f"This network has no {part.replace('_', ' ')}.")


class MissingNumbersError(NothingToShowError):
    """The card lacks the numbers that a view shows."""

    def __init__(self, numbers: str) -> None:
        super().__init__(f"The card of this model holds no {numbers}.")


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


@dataclass(frozen=True)
class View:
    """A named picture.

    Attributes:
        name: in addresses.
        title: what is seen.
        caption: how to read it, in one sentence.
        options: what can be chosen without asking the server again.
        reads: "history", or "data set" where no query changes it.
        needs: the components of a network without which there is nothing to show.
        order: where it stands in the story; smaller comes first.
        draw: makes the figure of a bundle, without a theme; asks for an explanation if it reads a
            history.
    """

    name: str
    title: str
    caption: str
    options: tuple[Option, ...]
    reads: Reads
    needs: tuple[str, ...]
    order: int
    draw: Callable[[Bundle, Callable[[], Explanation]], Figure]

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

    def missing_part_in(self, bundle: Bundle) -> MissingPartError | None:
        """What the view needs and a bundle's network lacks."""
        lacking = (part for part in self.needs if part not in bundle.architecture.components)
        part = next(lacking, None)
        return None if part is None else MissingPartError(part)


def view(
    *,
    title: str,
    caption: str,
    order: int,
    options: tuple[Option, ...] = (),
    needs: tuple[str, ...] = (),
) -> Callable[[DrawExplanation], DrawExplanation]:
    """Register a function as the view of its name, with dashes for underscores."""

    def register(draw: DrawExplanation) -> DrawExplanation:
        name = _name(draw)
        _registered[name] = View(
            name,
            title,
            caption,
            options,
            "history",
            needs,
            order,
            lambda _, explain: draw(explain()),
        )
        return draw

    return register


def card_view(
    *,
    title: str,
    caption: str,
    order: int,
    options: tuple[Option, ...] = (),
    needs: tuple[str, ...] = (),
) -> Callable[[DrawBundle], DrawBundle]:
    """Register a function that reads what was measured on a data set.

    It raises `MissingNumbersError` where the card does not hold that.
    """

    def register(draw: DrawBundle) -> DrawBundle:
        name = _name(draw)
        _registered[name] = View(
            name, title, caption, options, "data set", needs, order, lambda bundle, _: draw(bundle)
        )
        return draw

    return register


@cache
def views() -> Mapping[str, View]:
    """Every view by name, in the order of the story."""
    for module in pkgutil.iter_modules(app.figures.__path__):
        importlib.import_module(f"app.figures.{module.name}")
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


def draw(
    name: str,
    bundle: Bundle,
    explain: Callable[[], Explanation],
    theme: ThemeName = "light",
    chosen: Mapping[str, str] | None = None,
) -> Figure:
    """The figure of a view, complete with theme, title and choices.

    The layout's `meta` holds `title`, `caption`, `summary` (what this figure shows, as a
    sentence), `table` (its numbers; a heatmap is its own table), `choices` (the options with
    their values, and `labels` where values are no words) and `summaries` (of every trace, where
    choices change what is shown). Every trace that belongs to values of options names them in its
    `meta`. `priority` of an axis says which of its ticks are named first where there is no room
    for all.

    Args:
        name: of the view.
        bundle: what is drawn.
        explain: the explanation of a query; asked for only by views that read a history.
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
    meta = figure["layout"].setdefault("meta", {})
    meta |= {"view": name, "title": drawn_by.title, "caption": drawn_by.caption}
    figure["layout"]["template"] = template(theme)
    _choose(figure, chosen or {})
    return figure


def _choose(figure: Figure, chosen: Mapping[str, str]) -> None:
    """Show the traces of the chosen values alone."""
    choices = {choice["name"]: choice for choice in figure["layout"]["meta"].get("choices", ())}
    for option, text in chosen.items():
        if option not in choices:
            raise InvalidOptionError(option, f'The view has no option "{option[:100]}".')
        choices[option]["value"] = _offered(option, text, choices[option]["values"])
    if not choices:
        return
    meta = figure["layout"]["meta"]
    for trace, summary in zip(figure["data"], meta["summaries"], strict=True):
        trace["visible"] = all(
            choices[option]["value"] == value for option, value in trace["meta"].items()
        )
        if trace["visible"]:
            meta["summary"] = summary


def _offered(option: str, text: str, values: Sequence[int | str]) -> int | str:
    """The value of an option that a text names."""
    for value in values:
        if str(value) == text:
            return value
    offered = f"they run from {values[0]} to {values[-1]}"
    if isinstance(values[0], str):
        offered = f"there are {', '.join(map(str, values))}"
    raise InvalidOptionError(option, f"There is no {option} {text[:100]}; {offered}.")


def _no_explanation() -> Explanation:
    raise AssertionError("A view of a data set asks for no explanation.")


def _name(draw: Callable[..., Figure]) -> str:
    return draw.__name__.replace("_", "-")


def _place_in_story(view: View) -> tuple[int, str]:
    return view.order, view.name


_registered: dict[str, View] = {}
