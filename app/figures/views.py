"""The registry of views: named pictures of an explanation.

A view is one function, decorated with `view`, in any module of this package::

    @view(title="The gate", caption="How to read it, in one sentence.", order=30)
    def gate(explanation: Explanation) -> Figure: ...

Nothing else needs to know of it.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import app.figures
from app.figures.theme import ThemeName, template

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.analysis.explanation import Explanation
    from app.network.bundles import Bundle

Figure = dict[str, Any]
Draw = Callable[["Explanation"], Figure]


class UnknownViewError(LookupError):
    """There is no view of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f'There is no view "{name[:100]}".')
        self.known = list(views())


class MissingPartError(ValueError):
    """The network lacks the part that a view shows."""

    def __init__(self, part: str) -> None:
        super().__init__(f"This network has no {part.replace('_', ' ')}.")


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
        reads: "history" or "data set".
        needs: the components of a network without which there is nothing to show.
        order: where it stands in the story; smaller comes first.
        draw: makes the figure, without a theme.
    """

    name: str
    title: str
    caption: str
    options: tuple[Option, ...]
    reads: str
    needs: tuple[str, ...]
    order: int
    draw: Draw

    def missing_in(self, bundle: Bundle) -> MissingPartError | None:
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
    reads: str = "history",
) -> Callable[[Draw], Draw]:
    """Register a function as the view of its name, with dashes for underscores."""

    def register(draw: Draw) -> Draw:
        name = draw.__name__.replace("_", "-")
        _registered[name] = View(name, title, caption, options, reads, needs, order, draw)
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
    explanation: Explanation,
    theme: ThemeName = "light",
    chosen: Mapping[str, int] | None = None,
) -> Figure:
    """The figure of a view, complete with theme, title and choices.

    The layout's `meta` holds `title`, `caption`, `summary` (what this figure shows, as a
    sentence), `table` (its numbers; a heatmap is its own table), `choices` (the options with
    their values) and `summaries` (of every trace, where choices change what is shown). Every
    trace that belongs to values of options names them in its `meta`. `priority` of an axis says
    which of its ticks are named first where there is no room for all.

    Args:
        name: of the view.
        explanation: what is drawn.
        theme: the colours of paper, ink and scales.
        chosen: values of options; the first value of the others.

    Raises:
        UnknownViewError: there is no such view.
        MissingPartError: the network lacks what the view shows.
        InvalidOptionError: the view has no such option, or the option no such value.
    """
    drawn_by = find_view(name)
    if missing := drawn_by.missing_in(explanation.bundle):
        raise missing
    figure = drawn_by.draw(explanation)
    meta = figure["layout"].setdefault("meta", {})
    meta |= {"view": name, "title": drawn_by.title, "caption": drawn_by.caption}
    figure["layout"]["template"] = template(theme)
    _choose(figure, chosen or {})
    return figure


def _choose(figure: Figure, chosen: Mapping[str, int]) -> None:
    """Show the traces of the chosen values alone."""
    choices = {choice["name"]: choice for choice in figure["layout"]["meta"].get("choices", ())}
    for option, value in chosen.items():
        if option not in choices:
            raise InvalidOptionError(option, f'The view has no option "{option[:100]}".')
        values = choices[option]["values"]
        if value not in values:
            message = f"There is no {option} {value}; they run from {values[0]} to {values[-1]}."
            raise InvalidOptionError(option, message)
        choices[option]["value"] = value
    if not choices:
        return
    meta = figure["layout"]["meta"]
    for trace, summary in zip(figure["data"], meta["summaries"], strict=True):
        trace["visible"] = all(
            choices[option]["value"] == value for option, value in trace["meta"].items()
        )
        if trace["visible"]:
            meta["summary"] = summary


def _place_in_story(view: View) -> tuple[int, str]:
    return view.order, view.name


_registered: dict[str, View] = {}
