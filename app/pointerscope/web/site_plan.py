"""What a site of files is to hold: models with their histories, and lessons, all of it checked."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

from pointerscope.analysis.explanation import explain
from pointerscope.core.problems import InvalidQueryError
from pointerscope.core.server_address import server_address
from pointerscope.network.insights import InsightsError
from pointerscope.web.pages import licence_of_data
from pointerscope.web.site_histories import title_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.lessons.framework.lesson import Lesson
    from pointerscope.network.bundles import Bundle
    from pointerscope.web.site_histories import ListedHistory

_LONGEST_NAME = 60  # characters of a folder's name
# What no file may be called on some system.
_RESERVED = re.compile(r"con|prn|aux|nul|(com|lpt)\d")


class SiteError(ValueError):
    """Such a site cannot be made; the message says why."""


@dataclass(frozen=True)
class SiteHistory:
    """A history of the site.

    Attributes:
        title: what it is called.
        path: of its page, from the start of the site.
        explanation: what one pass over it shows.
        listed: how it was asked for.
        on_server: the path of the same on a server; empty if it cannot be written as visits.
    """

    title: str
    path: str
    explanation: ExplainedQuery
    listed: ListedHistory
    on_server: str


@dataclass(frozen=True)
class SiteModel:
    """A model of the site.

    Attributes:
        bundle: what is shown.
        path: of its page, from the start of the site.
        insights: the path of its insights; empty where they were not computed.
        histories: that are shown of it.
        licence: the paragraphs of the licence of its data, where that is not free.
    """

    bundle: Bundle
    path: str
    insights: str
    histories: tuple[SiteHistory, ...]
    licence: tuple[str, ...]

    @property
    def of_people(self) -> bool:
        """Whether it was trained on data of people who were not invented."""
        training = self.bundle.card.training
        return bool(self.licence) or (
            training is not None and training.data.kind != "simulated visits"
        )


@dataclass(frozen=True)
class Site:
    """What a site holds, all of it checked.

    Attributes:
        models: in the order of the start page.
        lessons: by their ids.
        server: the address of a server that has the same, without a slash at its end, if any.
    """

    models: tuple[SiteModel, ...]
    lessons: Mapping[str, Lesson]
    server: str | None


def plan_site(
    asked: Iterable[tuple[Bundle, Sequence[ListedHistory]]],
    lessons: Mapping[str, Lesson],
    server: str | None = None,
) -> Site:
    """Find out what a site is to hold; every history is asked.

    Args:
        asked: models, each with the histories that are shown of it.
        lessons: by their ids.
        server: the address of a server that has the same.

    Raises:
        SiteError: a history cannot be read by its model, or the address is none.
    """
    found = list(asked)
    folders = safe_names([bundle.id for bundle, _ in found])
    models = tuple(
        _model(bundle, listed, folder)
        for (bundle, listed), folder in zip(found, folders, strict=True)
    )
    try:
        address = None if server is None else server_address(server)
    except ValueError as error:
        raise SiteError(str(error)) from error
    return Site(models, lessons, address)


def safe_names(texts: Sequence[str]) -> list[str]:
    """Names for folders on any system, each once, that tell what they were made of."""
    taken: set[str] = set()
    names = []
    for number, text in enumerate(texts, 1):
        plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
        name = re.sub(r"[^a-z0-9]+", "-", plain)[:_LONGEST_NAME].strip("-")
        if not name or _RESERVED.fullmatch(name):
            name = f"{name}-{number}".strip("-")
        while name in taken:
            name = f"{name}-{number}"
        taken.add(name)
        names.append(name)
    return names


def _model(bundle: Bundle, listed: Sequence[ListedHistory], folder: str) -> SiteModel:
    path = f"explore/{folder}/"
    explanations = [_explained(bundle, history, number) for number, history in enumerate(listed, 1)]
    titles = [
        title_of(history, [visit.label for visit in explanation.visits], number)
        for number, (history, explanation) in enumerate(zip(listed, explanations, strict=True), 1)
    ]
    histories = tuple(
        SiteHistory(title, f"{path}{name}/", explanation, history, _on_server(bundle, explanation))
        for title, name, explanation, history in zip(
            titles, safe_names(titles), explanations, listed, strict=True
        )
    )
    insights = f"insights/{folder}/" if _has_insights(bundle) else ""
    return SiteModel(bundle, path, insights, histories, tuple(licence_of_data(bundle)))


def _explained(bundle: Bundle, listed: ListedHistory, number: int) -> ExplainedQuery:
    try:
        return explain(bundle, listed.query)
    except InvalidQueryError as error:
        raise SiteError(f"History {number} cannot be read by {bundle.id}: {error}") from error


def _on_server(bundle: Bundle, explanation: ExplainedQuery) -> str:
    """The path of the explore page of the same query."""
    read = explanation.query
    if read.notation is None:
        return ""
    query = {"visits": read.notation, "predict_at": read.predict_at.isoformat(timespec="minutes")}
    if read.history.user:
        query["user"] = str(read.history.user)
    return f"/explore/{quote(bundle.id)}?{urlencode(query, quote_via=quote)}"


def _has_insights(bundle: Bundle) -> bool:
    try:
        return bundle.insights is not None
    except InsightsError:
        return False
