"""The histories of an exported site: examples of the bundles, or those of a file.

A `.txt` file holds one history per line, in the visit notation. A `.json` file holds a list of
objects with `visits` (the notation, or a list of visits) and optionally `user`, `predict_at`,
`title`, and `model`, to use the history for that model only.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from pydantic import Field, TypeAdapter, ValidationError

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.query import Name, Query, User, Visits

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle

MAX_HISTORIES = 200
_MAX_FILE_BYTES = 2_000_000
_MAX_TITLE_LENGTH = 60  # characters, of a title made from places


class HistoriesError(ValueError):
    """A file of histories cannot be used; the message says why."""


class SiteHistoryInput(StrictModel):
    """A history of the site, with an optional title and model."""

    visits: Visits
    user: User | None = None
    predict_at: Name | None = None
    title: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    model: str | None = None

    @property
    def query(self) -> Query:
        """The query of this history."""
        return Query(visits=self.visits, user=self.user, predict_at=self.predict_at)


def histories_for(
    bundles: Sequence[Bundle], path: Path | None, examples: int
) -> list[tuple[Bundle, list[SiteHistoryInput]]]:
    """Return models, each with the histories that the site shows of it.

    Args:
        bundles: the models.
        path: file of histories; the examples of each bundle if None.
        examples: number of examples of each bundle.

    Raises:
        HistoriesError: the file cannot be read, or names a model that is not among these.
    """
    if path is None:
        return [(bundle, example_histories(bundle, examples)) for bundle in bundles]
    listed = read_histories(path)
    ids = [bundle.id for bundle in bundles]
    for number, history in enumerate(listed, 1):
        if history.model is not None and history.model not in ids:
            raise HistoriesError(
                f'{path}, history {number}: "{history.model[:100]}" is not a model of this '
                f"site. Its models are {', '.join(ids)}."
            )
    selected = [
        (bundle, [history for history in listed if history.model in (None, bundle.id)])
        for bundle in bundles
    ]
    for bundle, histories in selected:
        if not histories:
            raise HistoriesError(
                f"{path} has no history for {bundle.id}. Add one, or remove the model from the "
                "site."
            )
    return selected


def example_histories(bundle: Bundle, count: int) -> list[SiteHistoryInput]:
    """Return the first example histories of a bundle."""
    fields = {"visits", "user", "predict_at", "title"}
    return [
        SiteHistoryInput.model_validate(example.model_dump(include=fields))
        for example in bundle.histories[:count]
    ]


def read_histories(path: Path) -> list[SiteHistoryInput]:
    """Return the histories of a file.

    Raises:
        HistoriesError: the file is invalid; the message says where and why.
    """
    text = _read_text(path)
    if path.suffix.lower() == ".json":
        listed = _read_json(path, text)
    elif path.suffix.lower() == ".txt":
        lines = (line.strip().rstrip(",") for line in text.splitlines())
        listed = [SiteHistoryInput(visits=line) for line in lines if line]
    else:
        raise HistoriesError(
            f"{path} is neither a .txt nor a .json file. Write one history per line into a .txt "
            "file, or a list of objects into a .json file."
        )
    if not 1 <= len(listed) <= MAX_HISTORIES:
        raise HistoriesError(f"{path} has {len(listed)} histories. Give 1 to {MAX_HISTORIES}.")
    return listed


def history_title(listed: SiteHistoryInput, places: Sequence[str], number: int) -> str:
    """Return the title of a history: its own, or its first and last place.

    Args:
        listed: the history.
        places: labels of its places, oldest visit first.
        number: number of the history, from 1.
    """
    if listed.title:
        return listed.title
    ends = [places[0]] if len(places) == 1 else [places[0], places[-1]]
    title = f"{number}: {' … '.join(ends)}"
    return title if len(title) <= _MAX_TITLE_LENGTH else f"{title[: _MAX_TITLE_LENGTH - 1]}…"


def _read_text(path: Path) -> str:
    try:
        size = path.stat().st_size
        if size > _MAX_FILE_BYTES:
            raise HistoriesError(f"{path} is too large. Use at most {_MAX_FILE_BYTES:,} bytes.")
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise HistoriesError(
            f"{path} is not encoded in UTF-8. Save it in that encoding."
        ) from error
    except OSError as error:
        raise HistoriesError(f"{path} cannot be read: {error.strerror or error}.") from error


def _read_json(path: Path, text: str) -> list[SiteHistoryInput]:
    try:
        return TypeAdapter(list[SiteHistoryInput]).validate_python(json.loads(text))
    except (json.JSONDecodeError, RecursionError) as error:
        raise HistoriesError(f"{path} is not valid JSON: {error}.") from error
    except ValidationError as error:
        first = error.errors()[0]
        if not first["loc"]:
            raise HistoriesError(
                f'{path} is not a JSON list. Write one, such as [{{"visits": "…"}}].'
            ) from error
        at, *where = first["loc"]
        named = f", {'.'.join(map(str, where))}" if where else ""
        raise HistoriesError(f"{path}, history {int(at) + 1}{named}: {first['msg']}.") from error
