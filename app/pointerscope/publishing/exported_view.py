"""Views as they are taken away: the figure with all of its choices, and where it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, get_args
from urllib.parse import quote, urlencode

import orjson

from pointerscope import __version__
from pointerscope.figures.difference import draw_difference
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.theme import ThemeName, template
from pointerscope.figures.views import draw, find_view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.figures.views import Figure
    from pointerscope.mobility.interventions import Interventions
    from pointerscope.mobility.query import Query, ReadQuery
    from pointerscope.network.bundles import Bundle


@dataclass(frozen=True)
class KeptView:
    """A figure that needs no server any more.

    Attributes:
        view: its name.
        name: for files, such as `town-heads`.
        title: of the view.
        figure: with all of its choices; its `meta` holds the templates of both themes.
        origin: what it shows of which model, as a sentence.
        path: of the same view on a server, behind its address.
    """

    view: str
    name: str
    title: str
    figure: Figure
    origin: str
    path: str

    @property
    def json(self) -> bytes:
        """The figure as `<pointer-view source="…">` reads it."""
        return figure_bytes(self.figure)


def keep(
    view: str,
    bundle: Bundle,
    query: Query | None,
    explain: Callable[[], ExplainedQuery],
    *,
    against: Callable[[], ExplainedQuery] | None = None,
    chosen: Mapping[str, str] | None = None,
    theme: ThemeName = "light",
) -> KeptView:
    """Draw a view to be taken away.

    Args:
        view: its name.
        bundle: what is drawn.
        query: what is asked; can be left out for views of a data set.
        explain: the explanation of the query.
        against: the explanation that the difference is drawn from, if any.
        chosen: values of options as texts.
        theme: the colours that the figure has where none are chosen later.

    Raises:
        UnknownViewError: there is no such view.
        NothingToShowError: the model lacks what the view shows.
        InvalidOptionError: the view has no such option, or the option no such value.
        InvalidQueryError: the query cannot be read.
    """
    found = find_view(view)
    if against is None:
        figure = draw(view, bundle, explain, theme, chosen)
    else:
        figure = draw_difference(view, explain, against, theme, dict(chosen or {}))
    reads_history = found.reads == "history"
    explanation = explain() if reads_history else None
    other = against() if against else None
    origin = " · ".join(
        (
            *said_of(bundle, None if explanation is None else explanation.query),
            *(("less", *said_of(other.bundle, other.query)) if other else ()),
            f"PointerScope {__version__}",
        )
    )
    figure["layout"]["meta"]["origin"] = origin
    return KeptView(
        view=view,
        name=file_stem(bundle, view, is_difference=against is not None),
        title=found.title,
        figure=in_both_themes(figure),
        origin=origin,
        path=_path(view, bundle, query if reads_history else None, other, chosen or {}),
    )


def file_stem(bundle: Bundle, view: str, *, is_difference: bool) -> str:
    """What the files of a view are called, such as `town-heads`; pages call theirs the same."""
    return f"{bundle.id}-{view}{'-difference' if is_difference else ''}"


def in_both_themes(figure: Figure) -> Figure:
    """Let a figure carry the colours of every theme, as nobody can be asked for them later."""
    templates = {name: template(name) for name in get_args(ThemeName)}
    figure["layout"]["meta"]["templates"] = templates
    return figure


def said_of(bundle: Bundle, read: ReadQuery | None) -> list[str]:
    """Which model, whose history and how it was changed, in parts of a line.

    Args:
        bundle: the model.
        read: what it was asked; None for views of a data set.
    """
    if read is None:
        return [bundle.card.title]
    # A record comes without dates, and so cannot be written.
    written = [read.notation] if read.notation else []
    changes = changes_of(read.interventions)
    return [bundle.card.title, bundle.people.name(read.history.user), *written, *changes]


def changes_of(interventions: Interventions) -> list[str]:
    """How a forward pass was changed, a line for each change, such as `gate 0.5`."""
    changes = interventions.model_dump(mode="json", exclude_defaults=True)
    return [f"{name} {orjson.dumps(value).decode()}" for name, value in changes.items()]


def texts_of(query: Query) -> dict[str, str]:
    """A query as the parameters of an address."""
    asked = query.model_dump(mode="json", exclude_unset=True)
    return {name: _text(value) for name, value in asked.items() if value is not None}


def _path(
    view: str,
    bundle: Bundle,
    query: Query | None,
    other: ExplainedQuery | None,
    chosen: Mapping[str, str],
) -> str:
    """The address of the same on a server."""
    texts = ({} if query is None else texts_of(query)) | dict(chosen)
    if other is not None:
        read = other.query
        compared = {
            "model": other.bundle.id,
            "user": read.history.user or None,
            "visits": read.notation,
            "predict_at": read.predict_at.isoformat(timespec="minutes"),
            "interventions": read.interventions.model_dump(mode="json", exclude_defaults=True),
        }
        texts["against"] = _text(compared)
    path = f"/embed/{quote(bundle.id)}/{view}"
    return f"{path}?{urlencode(texts, quote_via=quote)}" if texts else path


def _text(value: object) -> str:
    return value if isinstance(value, str) else orjson.dumps(value).decode()
