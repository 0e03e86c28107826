"""Views exported for use without the server: the figure with all its options, and its origin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, get_args
from urllib.parse import quote, urlencode

import orjson

from pointerscope import __version__
from pointerscope.figures.contract import figure_meta, is_network_figure
from pointerscope.figures.difference import draw_difference
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.theme import ThemeName, template
from pointerscope.figures.views import Figure, draw, find_view

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.query import Query, ResolvedQuery
    from pointerscope.network.bundles import Bundle


@dataclass(frozen=True)
class ExportedView:
    """A figure that works without a server.

    Attributes:
        view: The name of the view.
        name: The stem of file names, such as `town-heads`.
        title: The title of the view.
        figure: The figure with every value of its options; the `meta` of a Plotly figure holds
            the templates of both themes.
        origin: One line with the model, the query and the software version.
        path: The path and query string of the same view on a server.
        shared_model: The model of the view `network`, which a file then holds so that readers can
            change it; None where its weights stay, and for other views.
    """

    view: str
    name: str
    title: str
    figure: Figure
    origin: str
    path: str
    shared_model: Bundle | None = None

    @property
    def json(self) -> bytes:
        """The figure as JSON, in the form that `<pointer-view source="…">` reads."""
        return figure_bytes(self.figure)


def export_view(
    view: str,
    bundle: Bundle,
    query: Query | None,
    explain: Callable[[], ExplainedQuery],
    *,
    against: Callable[[], ExplainedQuery] | None = None,
    options: Mapping[str, str] | None = None,
    theme: ThemeName = "light",
    share_weights: bool = True,
) -> ExportedView:
    """Draw a view for use without a server.

    Args:
        view: The name of the view.
        bundle: The model.
        query: The query; None is enough for a view of a whole data set.
        explain: Returns the explanation of the query.
        against: Returns the explanation to subtract; None draws no difference.
        options: Selected options of the view, with their values as text.
        theme: The colours of the figure until a reader selects a theme.
        share_weights: Whether the view may take the weights of its model along, if the model's
            owner allows it.

    Raises:
        UnknownViewError: No view has this name.
        NothingToShowError: The model lacks the part that the view shows.
        InvalidOptionError: The view lacks the option, or the option lacks the value.
        InvalidQueryError: The query cannot be read.
    """
    found = find_view(view)
    if against is None:
        figure = draw(view, bundle, explain, theme, options)
    else:
        figure = draw_difference(view, explain, against, theme, dict(options or {}))
    reads_history = found.reads == "history"
    explanation = explain() if reads_history else None
    other = against() if against else None
    joined_by = "compared with" if found.reads_pairs else "minus"
    origin = " · ".join(
        (
            *describe_query(bundle, None if explanation is None else explanation.query),
            *((joined_by, *describe_query(other.bundle, other.query)) if other else ()),
            f"PointerScope {__version__}",
        )
    )
    origin = figure_meta(figure).setdefault("origin", origin)
    holds_model = share_weights and is_network_figure(figure) and bundle.shared_weights is not None
    return ExportedView(
        view=view,
        name=file_stem(bundle, view, is_difference=against is not None),
        title=found.title,
        figure=add_theme_templates(figure),
        origin=origin,
        path=_server_path(view, bundle, query if reads_history else None, other, options or {}),
        shared_model=bundle if holds_model else None,
    )


def file_stem(bundle: Bundle, view: str, *, is_difference: bool) -> str:
    """Return the stem of a view's file names, such as `town-heads`; the pages use the same one."""
    return f"{bundle.id}-{view}{'-difference' if is_difference else ''}"


def add_theme_templates(figure: Figure) -> Figure:
    """Add the Plotly templates of every theme to a figure, so that it can change theme offline."""
    if is_network_figure(figure):
        return figure  # which takes its colours from the page
    templates = {name: template(name) for name in get_args(ThemeName)}
    figure["layout"]["meta"]["templates"] = templates
    return figure


def describe_query(bundle: Bundle, read: ResolvedQuery | None) -> list[str]:
    """Return the model's title, the user, the visits and the interventions, each as text.

    Args:
        bundle: The model.
        read: The query as the model reads it; None for views of a whole data set.
    """
    if read is None:
        return [bundle.card.title]
    # Records have no dates, so they have no visit notation.
    visits = [read.notation] if read.notation else []
    changes = read.interventions.words()
    return [bundle.card.title, bundle.people.name(read.history.user), *visits, *changes]


def query_parameters(query: Query) -> dict[str, str]:
    """Return a query as URL parameters."""
    fields = query.model_dump(mode="json", exclude_unset=True)
    return {name: _text(value) for name, value in fields.items() if value is not None}


def _server_path(
    view: str,
    bundle: Bundle,
    query: Query | None,
    other: ExplainedQuery | None,
    options: Mapping[str, str],
) -> str:
    """Return the path and query string of the same view on a server."""
    parameters = ({} if query is None else query_parameters(query)) | dict(options)
    if other is not None:
        read = other.query
        against = {
            "model": other.bundle.id,
            "user": read.history.user or None,
            "visits": read.notation,
            "predict_at": read.predict_at.isoformat(timespec="minutes"),
            "interventions": read.interventions.changes(),
        }
        parameters["against"] = _text(against)
    path = f"/embed/{quote(bundle.id)}/{view}"
    return f"{path}?{urlencode(parameters, quote_via=quote)}" if parameters else path


def _text(value: object) -> str:
    return value if isinstance(value, str) else orjson.dumps(value).decode()
