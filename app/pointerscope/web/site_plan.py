"""The contents of an exported site: models with their histories, and lessons, validated."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import quote, urlencode

from pointerscope.analysis.explanation import ExplainedQuery, explain, resolve_for_bundle
from pointerscope.core.problems import InvalidQueryError
from pointerscope.core.server_address import parse_server_address
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.mobility.query import ResolvedQuery
from pointerscope.network.bundles import Bundle, SharedWeights
from pointerscope.network.insights import InsightsError
from pointerscope.web.pages import data_licence_paragraphs
from pointerscope.web.site_histories import SiteHistoryInput, history_title

_MAX_NAME_LENGTH = 60  # characters of a folder's name
# Names that Windows does not allow for files.
_RESERVED = re.compile(r"con|prn|aux|nul|(com|lpt)\d")


class SiteError(ValueError):
    """The site cannot be exported; the message says why."""


@dataclass(frozen=True)
class SiteHistory:
    """A history of the site.

    Attributes:
        title: its title.
        path: path of its page, relative to the start of the site.
        query: as the model reads it.
        listed: the history as it was requested.
        bundle: the model.
        parameters: the same query in an address; empty if it has no visit notation.
    """

    title: str
    path: str
    query: ResolvedQuery
    listed: SiteHistoryInput
    parameters: str
    bundle: Bundle

    @cached_property
    def explanation(self) -> ExplainedQuery:
        """Its explanation, computed by a forward pass when it is first read."""
        return explain(self.bundle, self.listed.query)


@dataclass(frozen=True)
class SiteModel:
    """A model of the site.

    Attributes:
        bundle: the bundle.
        path: path of its page, relative to the start of the site.
        insights: path of its insights; empty if they were not computed.
        histories: its histories on the site.
        licence: paragraphs of the licence of its data; empty if the bundle has none.
        shared: its weights, with which its page answers any history; None where they stay.
    """

    bundle: Bundle
    path: str
    insights: str
    histories: tuple[SiteHistory, ...]
    licence: tuple[str, ...]
    shared: SharedWeights | None

    @property
    def of_people(self) -> bool:
        """Whether it was trained on data of real people."""
        training = self.bundle.card.training
        return bool(self.licence) or (
            training is not None and training.data.kind != "simulated visits"
        )


@dataclass(frozen=True)
class Site:
    """The contents of a site, validated.

    Attributes:
        models: models in the order of the start page.
        lessons: lessons by id.
        server: URL of a server with the same models, without a trailing slash; None without one.
        life: the network of the page that reads anybody's own life; None without such a page.
    """

    models: tuple[SiteModel, ...]
    lessons: Mapping[str, Lesson]
    server: str | None
    life: Bundle | None = None

    @property
    def live_models(self) -> list[SiteModel]:
        """The models whose pages answer any history."""
        return [model for model in self.models if model.shared]


def plan_site(
    selection: Iterable[tuple[Bundle, Sequence[SiteHistoryInput]]],
    lessons: Mapping[str, Lesson],
    server: str | None = None,
    *,
    share_weights: bool = True,
    life: Bundle | None = None,
) -> Site:
    """Return the contents of a site.

    Args:
        selection: models, each with its histories.
        lessons: lessons by id.
        server: URL of a server with the same models.
        share_weights: whether the site may hold the weights of models whose owners allow it.
        life: the network of the page that reads anybody's own life; see `find_life_model`.

    Raises:
        SiteError: a model cannot read a history, or the URL is invalid.
    """
    selected = list(selection)
    folders = safe_names([bundle.id for bundle, _ in selected])
    models = tuple(
        _model(bundle, listed, folder, share_weights)
        for (bundle, listed), folder in zip(selected, folders, strict=True)
    )
    try:
        address = None if server is None else parse_server_address(server)
    except ValueError as error:
        raise SiteError(str(error)) from error
    return Site(models, lessons, address, life if share_weights else None)


def safe_names(texts: Sequence[str]) -> list[str]:
    """Return a unique, readable folder name for each text, valid on every system."""
    taken: set[str] = set()
    names = []
    for number, text in enumerate(texts, 1):
        plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
        name = re.sub(r"[^a-z0-9]+", "-", plain)[:_MAX_NAME_LENGTH].strip("-")
        if not name or _RESERVED.fullmatch(name):
            name = f"{name}-{number}".strip("-")
        while name in taken:
            name = f"{name}-{number}"
        taken.add(name)
        names.append(name)
    return names


def _model(
    bundle: Bundle, listed: Sequence[SiteHistoryInput], folder: str, share_weights: bool
) -> SiteModel:
    path = f"explore/{folder}/"
    queries = [_resolved(bundle, history, number) for number, history in enumerate(listed, 1)]
    titles = [
        history_title(
            history, [bundle.places[visit.location].label for visit in query.visits], number
        )
        for number, (history, query) in enumerate(zip(listed, queries, strict=True), 1)
    ]
    histories = tuple(
        SiteHistory(title, f"{path}{name}/", query, history, _parameters(query), bundle)
        for title, name, query, history in zip(
            titles, safe_names(titles), queries, listed, strict=True
        )
    )
    insights = f"insights/{folder}/" if _has_insights(bundle) else ""
    licence = tuple(data_licence_paragraphs(bundle))
    shared = bundle.shared_weights if share_weights else None
    return SiteModel(bundle, path, insights, histories, licence, shared)


def _resolved(bundle: Bundle, listed: SiteHistoryInput, number: int) -> ResolvedQuery:
    try:
        return resolve_for_bundle(bundle, listed.query)
    except InvalidQueryError as error:
        raise SiteError(f"{bundle.id} cannot read history {number}: {error}") from error


def _parameters(read: ResolvedQuery) -> str:
    """Return a query as an explore page's address holds it."""
    if read.notation is None:
        return ""
    query = {"visits": read.notation, "predict_at": read.predict_at.isoformat(timespec="minutes")}
    if read.history.user:
        query["user"] = str(read.history.user)
    return urlencode(query, quote_via=quote)


def _has_insights(bundle: Bundle) -> bool:
    try:
        return bundle.insights is not None
    except InsightsError:
        return False
