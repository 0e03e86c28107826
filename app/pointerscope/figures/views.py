"""The registry of views: named figures of an explanation, a model's card or its insights.

A view of a history is a function of an explanation, in any module of this package::

    @view(title="The gate", caption="How to read it, in one sentence.", section="choosing", order=0)
    def gate(explanation: Explanation) -> Figure: ...

A view of a model's card takes the bundle and depends on no query::

    @card_view(title="Scores", caption="How to read it, in one sentence.", order=1)
    def scores(bundle: Bundle) -> Figure: ...

A view of insights takes these::

    @insight_view(title="…", caption="…", section="gate", order=0, tables=("gate_by_hour",))
    def gate_by_hour(insights: Insights) -> Figure: ...

The registry finds all of them; no list needs an edit. `pointerscope.figures.contract` says what a
figure must carry.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, wraps
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    TypedDict,
    TypeVar,
    Unpack,
    cast,
)

import pointerscope.figures
from pointerscope import __version__
from pointerscope.core.plugins import (
    PartRegistry,
    Plugin,
    describe_error,
    is_of_package,
    load_plugins,
    plugin_of,
)
from pointerscope.figures.contract import TrustMark, figure_meta, find_problem, is_network_figure
from pointerscope.figures.labels import listed, minus_signs
from pointerscope.figures.selected_arrays import apply_selection
from pointerscope.figures.theme import ThemeName, recolour, template
from pointerscope.figures.trust import trust_mark
from pointerscope.network.architecture import POINTER_NETWORK, AdaptedArchitecture, Architecture
from pointerscope.network.insights import RECORDS_OF_CHECKPOINT, Insights, InsightsError, name_split

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.network.bundles import Bundle

Figure = dict[str, Any]
Reads = Literal["history", "data set"]
Kind = Literal["plotly", "network"]
# The sections of the page of one history, in their order. Views of model cards have none.
Section = Literal["answer", "looking", "pointing", "choosing", "depth", "cause", "time", "space"]
SECTIONS: dict[Section, str] = {
    "answer": "The prediction",
    "looking": "Self-attention: what each visit reads",
    "pointing": "The pointer: from visits to places",
    "choosing": "The gate: copy or generate?",
    "depth": "Layer by layer",
    "cause": "Why this answer?",
    "time": "Other times, and what comes next",
    "space": "Places and positions",
}
# The sections of the page of insights, in their order.
InsightSection = Literal[
    "where", "choice", "information", "heads", "answers", "explanations", "laws"
]
INSIGHT_SECTIONS: dict[InsightSection, str] = {
    "where": "The pointer: how far back it reads",
    "choice": "The gate: copy or generate?",
    "information": "Information and uncertainty",
    "heads": "Self-attention: what the heads do",
    "answers": "Predictions: what is right, and why",
    "explanations": "Explanations: which one to believe",
    "laws": "Mobility laws",
}
COORDINATES = "coordinates"
DrawExplanation = Callable[["ExplainedQuery"], Figure]
DrawBundle = Callable[["Bundle"], Figure]
DrawInsights = Callable[["Insights"], Figure]
DrawFigure = Callable[["Bundle", Callable[[], "ExplainedQuery"]], Figure]
AnyDrawFunction = TypeVar("AnyDrawFunction", bound=Callable[..., Figure])


class UnknownViewError(LookupError):
    """No view has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f'There is no view "{name[:100]}".')
        self.known = list(views())


class NothingToShowError(ValueError):
    """A view has nothing to show, such as a part that the network lacks."""


_NAMES = {"generation": "generation head", "attention": "self-attention"}


def _named(part: str) -> str:
    return _NAMES.get(part, part.replace("_", " "))


def missing_parts(architecture: Architecture) -> str:
    """Return the parts that a network lacks, such as "no pointer and no gate"; empty if none."""
    parts = ("attention", "pointer", "generation", "gate")
    missing = [f"no {_named(part)}" for part in parts if not architecture.has(part)]
    return listed(missing) if missing else ""


class MissingPartError(NothingToShowError):
    """The network lacks the part that a view shows."""

    def __init__(self, part: str) -> None:
        super().__init__(f"This network has no {_named(part)}.")


class MissingSiteError(NothingToShowError):
    """The adapter of a network does not name a tensor that a view shows.

    Attributes:
        shown: what the view shows, in the words of readers.
    """

    def __init__(self, adapter: str, site: str) -> None:
        self.shown = _SHOWN.get(site.rpartition("layers.0.")[2], "numbers")
        super().__init__(
            f"This chart shows {self.shown}. This network has none, or its adapter “{adapter}” "
            f"does not name them as the site {site}."
        )


_SHOWN = {
    "inputs.location": "the embeddings of places",
    "inputs.projected": "the vectors that the first layer reads",
    "attention_out": "what self-attention adds in each layer",
    "feed_forward.out": "what feed-forward networks add in each layer",
    "residual_in": "what each layer reads",
    "residual_out": "what each layer returns",
    "heads.0.queries": "queries of attention heads",
    "heads.0.keys": "keys of attention heads",
}
"""What sites hold that views need, in the words of readers."""


class NoPointerNetworkError(NothingToShowError):
    """A view reads parameters of PointerNetworkV45, and the network is another."""

    def __init__(self) -> None:
        super().__init__(
            "This chart reads weights that only PointerNetworkV45 has, and this is another network."
        )


class MissingCoordinatesError(NothingToShowError):
    """No place of the bundle has coordinates."""

    def __init__(self) -> None:
        super().__init__("No place of this model has coordinates.")


class MissingNumbersError(NothingToShowError):
    """The card lacks the numbers that a view shows."""

    def __init__(self, numbers: str) -> None:
        super().__init__(f"The model card has no {numbers}.")


class MissingInsightsError(NothingToShowError):
    """The insights of a model have not been computed."""

    where = "model"

    def __init__(self, bundle: Bundle) -> None:
        command = f"pointerscope insights {bundle.id}"
        super().__init__(
            f"This model has no insights yet. Compute them with `{command}`."
            if bundle.card.dataset is not None
            else f"This model has no insights yet. Compute them with `{command} DATA_SET`. "
            f"{RECORDS_OF_CHECKPOINT}"
        )


class MissingTableError(NothingToShowError):
    """The insights lack a table that the view draws."""

    def __init__(self) -> None:
        super().__init__(
            "The insights of this model do not include these numbers: the model or its data set "
            "lacks what they need, or they were not computed."
        )


class NotPlotlyError(NothingToShowError):
    """A view that Plotly does not draw was asked for as a Plotly figure."""

    def __init__(self, view: str) -> None:
        super().__init__(
            f'The view "{view}" is not a Plotly figure. Show or save it with view("{view}", …).'
        )


class PluginViewError(NothingToShowError):
    """A view of a plugin raised an error while it was drawn."""

    def __init__(self, view: str, plugin: str, error: Exception) -> None:
        super().__init__(
            f'The view "{view}" of the plugin {plugin} failed: {describe_error(error)}. '
            "The other views are not affected; tell the plugin's author, or remove the plugin."
        )


class InvalidFigureError(NothingToShowError):
    """The figure of a view breaks the contract with the front end."""

    def __init__(self, view: str, problem: str) -> None:
        super().__init__(
            f'The view "{view}" drew an invalid figure: {problem}. '
            "See pointerscope.figures.contract for what a figure must carry."
        )


class InvalidOptionError(ValueError):
    """A view has no such option, or the option no such value."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option = option


@dataclass(frozen=True)
class Option:
    """An option of a view. A figure carries what it shows for every value.

    Attributes:
        name: in URLs; also the key in the `meta` of the traces that belong to a value.
        title: label of the control.
        description: what the option selects, in one sentence.
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
        """Return the entry of this option in a figure's `choices`.

        Args:
            values: in the order of the control.
            value: the selected one; the first if left out.
            labels: for the values, where these are not readable themselves.
        """
        selected = values[0] if value is None else value
        choice = {"name": self.name, "title": self.title, "values": values, "value": selected}
        return choice if labels is None else choice | {"labels": labels}


class OnlyWith(NamedTuple):
    """Sentences of a caption that are true only of networks with some parts.

    Attributes:
        parts: all of which the network must have, as `Architecture.has` names them.
        sentences: said of a network with them.
        otherwise: said of a network without; empty for nothing.
    """

    parts: tuple[str, ...]
    sentences: str
    otherwise: str = ""


Caption = str | tuple[str | OnlyWith, ...]


@dataclass(frozen=True)
class View:
    """A named figure.

    Attributes:
        name: in URLs.
        title: a noun phrase, or a question a student would ask.
        caption: how to read the figure, in one sentence; `caption_for` says it of one network.
        order: position within its section; smaller comes first.
        reads: "history", or "data set" if no query changes the figure.
        draw: returns the figure of a bundle without a theme. It calls its second argument for the
            explanation if the view reads a history.
        options: what a reader can select without another request.
        needs: components that the network must have, "coordinates" if places must have them, and
            of networks that adapters open sites, or `POINTER_NETWORK` if none of them will do.
        section: of the page of one history or of insights; None for a view of a model card.
        tables: the tables of the insights that the view draws.
        explains: titles of the explanations by visits that the view shows, as the league of
            explanations names them; the figure says how they rank there.
        several_passes: whether drawing runs the network again, in a batch of its own.
        difference: draws the difference of two explanations; None to subtract the two figures
            number by number.
        reads_pairs: whether `difference` shows what lies between two explanations, under the view's
            own title and caption, rather than a subtraction.
        kind: "plotly" for figures of Plotly, "network" for one that the browser draws from a trace.
    """

    name: str
    title: str
    caption: Caption
    order: int
    reads: Reads
    draw: DrawFigure
    options: tuple[Option, ...] = ()
    needs: tuple[str, ...] = ()
    section: Section | InsightSection | None = None
    tables: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()
    several_passes: bool = False
    difference: Callable[[ExplainedQuery, ExplainedQuery], Figure] | None = None
    reads_pairs: bool = False
    kind: Kind = "plotly"

    def caption_for(self, bundle: Bundle) -> str:
        """Return how to read the figure of a network."""
        if isinstance(self.caption, str):
            return self.caption
        said = []
        for piece in self.caption:
            if isinstance(piece, OnlyWith):
                is_true = all(map(bundle.architecture.has, piece.parts))
                piece = piece.sentences if is_true else piece.otherwise
            said.append(piece)
        return " ".join(filter(None, said))

    def missing_in(self, bundle: Bundle) -> NothingToShowError | None:
        """Return why the view has nothing to show for a bundle: a missing part or numbers.

        None if it can be drawn. A view of a data set is drawn to find out.
        """
        if missing := self.missing_part_in(bundle):
            return missing
        if self.reads == "data set":
            try:
                self.draw(bundle, _no_explanation)
            except NothingToShowError as error:
                return error
        return None

    def missing_part_in(self, bundle: Bundle) -> NothingToShowError | None:
        """Return which of its needs a bundle lacks; None if it has them all."""
        architecture = bundle.architecture
        for need in self.needs:
            if need == COORDINATES:
                if not bundle.places.have_coordinates:
                    return MissingCoordinatesError()
            elif not architecture.has(need):
                if need == POINTER_NETWORK:
                    return NoPointerNetworkError()
                if isinstance(architecture, AdaptedArchitecture) and "." in need:
                    return MissingSiteError(architecture.adapter, need)
                return MissingPartError(need)
        return None


class ViewDescription(TypedDict):
    """Arguments that all kinds of views share; see the attributes of `View`."""

    title: str
    caption: Caption
    order: int
    options: NotRequired[tuple[Option, ...]]
    needs: NotRequired[tuple[str, ...]]


def view(
    *,
    section: Section,
    explains: tuple[str, ...] = (),
    several_passes: bool = False,
    difference: Callable[[ExplainedQuery, ExplainedQuery], Figure] | None = None,
    reads_pairs: bool = False,
    kind: Kind = "plotly",
    **described: Unpack[ViewDescription],
) -> Callable[[DrawExplanation], DrawExplanation]:
    """Register a function as the view of its name, with dashes for underscores."""

    def adapted(draw: DrawExplanation) -> DrawFigure:
        return lambda _, explain: draw(explain())

    return _registering(
        adapted,
        reads="history",
        section=section,
        explains=explains,
        several_passes=several_passes,
        difference=difference,
        reads_pairs=reads_pairs,
        kind=kind,
        **described,
    )


def card_view(**described: Unpack[ViewDescription]) -> Callable[[DrawBundle], DrawBundle]:
    """Register a function that draws what a model card holds.

    The function raises `MissingNumbersError` if the card lacks the numbers.
    """

    def adapted(draw: DrawBundle) -> DrawFigure:
        return lambda bundle, _: draw(bundle)

    return _registering(adapted, reads="data set", **described)


def insight_view(
    *, section: InsightSection, tables: tuple[str, ...], **described: Unpack[ViewDescription]
) -> Callable[[DrawInsights], DrawInsights]:
    """Register a function that draws tables of the insights.

    It is called only if the insights hold all of these tables.
    """

    def adapted(draw: DrawInsights) -> DrawFigure:
        def of_bundle(bundle: Bundle, _: Callable[[], ExplainedQuery]) -> Figure:
            insights = insights_of(bundle)
            if any(insights.table(name) is None for name in tables):
                raise MissingTableError
            figure = draw(insights)
            meta = figure["layout"].setdefault("meta", {})
            split = name_split(insights.split)
            meta["caption"] = f"{insights.title}, {split}."
            meta["origin"] = f"{insights.title} · {split} · PointerScope {__version__}"
            return figure

        return of_bundle

    return _registering(adapted, reads="data set", section=section, tables=tables, **described)


def insights_of(bundle: Bundle) -> Insights:
    """Return the insights of a bundle.

    Raises:
        NothingToShowError: the insights were not computed, or cannot be read.
    """
    try:
        insights = bundle.insights
    except InsightsError as error:
        raise NothingToShowError(str(error)) from error
    if insights is None:
        raise MissingInsightsError(bundle)
    return insights


def views() -> Mapping[str, View]:
    """Return every view by name, those of plugins included, in the order of the pages."""
    return _views_with(load_plugins())


@cache
def _views_with(_: tuple[Plugin, ...]) -> Mapping[str, View]:
    for module in pkgutil.walk_packages(pointerscope.figures.__path__, "pointerscope.figures."):
        importlib.import_module(module.name)
    in_order = sorted(_registry.by_name().values(), key=_page_order)
    return {view.name: view for view in in_order}


def find_view(name: str) -> View:
    """Return the view of this name.

    Raises:
        UnknownViewError: there is none.
    """
    found = views().get(name)
    if found is None:
        raise UnknownViewError(name)
    return found


def _no_explanation() -> ExplainedQuery:
    raise AssertionError("A view of a data set must not ask for an explanation.")


def draw(
    name: str,
    bundle: Bundle,
    explain: Callable[[], ExplainedQuery] = _no_explanation,
    theme: ThemeName = "light",
    selected: Mapping[str, str] | None = None,
) -> Figure:
    """Return the figure of a view, with its theme, its texts and the selected options.

    `pointerscope.figures.contract.FigureMeta` describes the layout's `meta`.

    Args:
        name: of the view.
        bundle: the model.
        explain: returns the explanation; not needed for views of a data set.
        theme: the colours of paper, ink and scales.
        selected: values of options as texts. The others keep the value the figure gives them.

    Raises:
        UnknownViewError: there is no such view.
        NothingToShowError: the model lacks what the view shows.
        InvalidFigureError: the figure breaks the contract with the front end.
        InvalidOptionError: the view has no such option, or the option no such value.
    """
    view = find_view(name)
    if missing := view.missing_part_in(bundle):
        raise missing
    figure = view.draw(bundle, explain)
    if view.explains and (mark := _trust_in(view, bundle)) is not None:
        figure["layout"].setdefault("meta", {})["trust"] = mark
    finish_figure(figure, view, bundle, theme, selected or {})
    return figure


def _trust_in(view: View, bundle: Bundle) -> TrustMark | None:
    """Return how the explanations of a view rank among those of the bundle, if they were graded."""
    try:
        insights = bundle.insights
        return None if insights is None else trust_mark(insights, view.explains)
    except (InsightsError, KeyError, ValueError):
        return None  # of insights that somebody else wrote; the explanation does not depend on it


def finish_figure(
    figure: Figure, view: View, bundle: Bundle, theme: ThemeName, selected: Mapping[str, str]
) -> None:
    """Add the view's texts and the theme to a figure, check it, and apply the selected options.

    Raises:
        InvalidFigureError: the figure breaks the contract with the front end.
        InvalidOptionError: the figure has no such option, or the option no such value.
    """
    has_no_layout = is_network_figure(figure)
    described = figure if has_no_layout else figure.get("layout")
    if isinstance(described, dict):
        meta = described.setdefault("meta", {})
        caption = " ".join(filter(None, (view.caption_for(bundle), meta.get("caption"))))
        meta |= {"view": view.name, "title": view.title, "caption": caption}
        if "summaries" in meta:
            meta.setdefault("summary", "")  # replaced below
    if problem := find_problem(figure):
        raise InvalidFigureError(view.name, problem)
    if has_no_layout:
        figure["meta"]["theme"] = theme
    else:
        figure |= recolour(figure, theme)
        figure["layout"]["template"] = template(theme)
    meta = figure["meta"] if has_no_layout else figure["layout"]["meta"]
    _write_minus_signs(meta)
    _apply_options(figure, selected)


def _write_minus_signs(meta: dict[str, Any]) -> None:
    if "summary" in meta:
        meta["summary"] = minus_signs(meta["summary"])
    if "summaries" in meta:
        meta["summaries"]["texts"] = [minus_signs(text) for text in meta["summaries"]["texts"]]


def _apply_options(figure: Figure, selected: Mapping[str, str]) -> None:
    """Show only the traces, the parts and the summary of the selected values."""
    meta = figure_meta(figure)
    choices = _choices_by_name(figure)
    for option, value in parse_options(figure, selected).items():
        choices[option]["value"] = value
    if not choices:
        return
    for trace in figure["data"]:
        if "meta" in trace:
            trace["visible"] = all(
                choices[option]["value"] == value for option, value in trace["meta"].items()
            )
    apply_selection(figure)
    if summaries := meta.get("summaries"):
        index = 0
        for option in summaries["by"]:
            values = choices[option]["values"]
            index = index * len(values) + values.index(choices[option]["value"])
        meta["summary"] = summaries["texts"][index]


def parse_options(figure: Figure, selected: Mapping[str, str]) -> dict[str, int | str]:
    """Return the values of a figure's options that texts name.

    Raises:
        InvalidOptionError: the figure has no such option, or the option no such value.
    """
    choices = _choices_by_name(figure)
    for option in selected:
        if option not in choices:
            raise InvalidOptionError(option, f'The view has no option "{option[:100]}".')
    return {
        option: _parse_value(option, text, choices[option]["values"])
        for option, text in selected.items()
    }


def _choices_by_name(figure: Figure) -> dict[str, dict[str, Any]]:
    return {choice["name"]: choice for choice in figure_meta(figure).get("choices", ())}


def _parse_value(option: str, text: str, values: Sequence[int | str]) -> int | str:
    for value in values:
        if str(value) == text:
            return value
    numbers = [value for value in values if isinstance(value, int)]
    words = [str(value) for value in values if isinstance(value, str)]
    offered = [f"they run from {numbers[0]} to {numbers[-1]}"] if numbers else []
    offered += [f"there are {', '.join(words)}"] if words else []
    raise InvalidOptionError(
        option, f"There is no {option} {text[:100]}; {', and '.join(offered)}."
    )


def _registering(
    adapted: Callable[[AnyDrawFunction], DrawFigure], **attributes: Any
) -> Callable[[AnyDrawFunction], AnyDrawFunction]:
    """Return a decorator that registers a function as the view of its name.

    Args:
        adapted: turns the function into one of a bundle and an explanation.
        attributes: of the view.
    """

    def register(draw: AnyDrawFunction) -> AnyDrawFunction:
        name = draw.__name__.replace("_", "-")
        section = attributes.get("section")
        if section not in {None, *SECTIONS, *INSIGHT_SECTIONS}:
            message = (
                f'The view "{name}" names the section "{section}", which does not exist. Use one '
                f"of {', '.join([*SECTIONS, *INSIGHT_SECTIONS])}."
            )
            raise ValueError(message)
        if not isinstance(attributes["order"], int):
            message = f'The view "{name}" needs a whole number as its order.'
            raise TypeError(message)
        drawing = adapted(_reporting_errors(name, draw))
        _registry.add(name, View(name=name, draw=drawing, **attributes), draw.__module__)
        return draw

    return register


def _reporting_errors(name: str, draw: AnyDrawFunction) -> AnyDrawFunction:
    """Let an error in a plugin's view name the plugin; other views are returned as they are."""
    module_name = draw.__module__
    if is_of_package(module_name):
        return draw

    @wraps(draw)
    def reporting(*arguments: Any) -> Figure:
        try:
            return draw(*arguments)
        except NothingToShowError:
            raise
        except Exception as error:
            plugin = plugin_of(module_name)
            raise PluginViewError(name, plugin.name if plugin else module_name, error) from error

    return cast("AnyDrawFunction", reporting)


def _page_order(view: View) -> tuple[int, int, str]:
    """Order views: those of one history first, then model cards, then insights."""
    places = [*SECTIONS, None, *INSIGHT_SECTIONS]
    return places.index(view.section), view.order, view.name


_registry: PartRegistry[View] = PartRegistry("view")
