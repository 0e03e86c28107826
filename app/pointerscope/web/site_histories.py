"""The histories of a site of files: those that come with bundles, or those of a list.

A list is a file. One that ends in `.txt` holds a history on every line, in the visit notation. One
that ends in `.json` holds a list of objects with `visits` (the notation, or a list of visits), and
where wanted `user`, `predict_at`, a `title`, and the `model` that alone is asked.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from pointerscope.mobility.query import Name, Query, User, Visits

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pointerscope.network.bundles import Bundle

MOST_HISTORIES = 200
_LARGEST_LIST = 2_000_000  # bytes
_LONGEST_TITLE = 60  # characters of a title that is made of visits


class HistoriesError(ValueError):
    """A list of histories that cannot be read; the message says why."""


class ListedHistory(BaseModel):
    """A history of a list."""

    model_config = ConfigDict(extra="forbid")

    visits: Visits
    user: User | None = None
    predict_at: Name | None = None
    title: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    model: str | None = None

    @property
    def query(self) -> Query:
        """What a model is asked."""
        return Query(visits=self.visits, user=self.user, predict_at=self.predict_at)


def histories_for(
    bundles: Sequence[Bundle], path: Path | None, examples: int
) -> list[tuple[Bundle, list[ListedHistory]]]:
    """Models, each with the histories that are shown of it.

    Args:
        bundles: the models.
        path: of a list of histories; their own examples if left out.
        examples: how many of these.

    Raises:
        HistoriesError: the list cannot be read, or is for a model that is not among these.
    """
    if path is None:
        return [(bundle, examples_of(bundle, examples)) for bundle in bundles]
    listed = read_histories(path)
    ids = [bundle.id for bundle in bundles]
    for number, history in enumerate(listed, 1):
        if history.model is not None and history.model not in ids:
            raise HistoriesError(
                f'{path}, history {number}: "{history.model[:100]}" is not among the models of '
                f"this site, {', '.join(ids)}."
            )
    asked = [
        (bundle, [history for history in listed if history.model in (None, bundle.id)])
        for bundle in bundles
    ]
    for bundle, histories in asked:
        if not histories:
            raise HistoriesError(f"{path} holds no history for {bundle.id}.")
    return asked


def examples_of(bundle: Bundle, most: int) -> list[ListedHistory]:
    """The first example histories that come with a bundle."""
    asked = {"visits", "user", "predict_at", "title"}
    return [
        ListedHistory.model_validate(example.model_dump(include=asked))
        for example in bundle.histories[:most]
    ]


def read_histories(path: Path) -> list[ListedHistory]:
    """The histories of a list.

    Raises:
        HistoriesError: it is no such list; the message says where and why.
    """
    text = _text(path)
    if path.suffix.lower() == ".json":
        listed = _of_json(path, text)
    elif path.suffix.lower() == ".txt":
        lines = (line.strip().rstrip(",") for line in text.splitlines())
        listed = [ListedHistory(visits=line) for line in lines if line]
    else:
        raise HistoriesError(f"{path} must end in .txt, a history on each line, or in .json.")
    if not 1 <= len(listed) <= MOST_HISTORIES:
        raise HistoriesError(f"{path} holds {len(listed)} histories; 1 to {MOST_HISTORIES} can be.")
    return listed


def title_of(listed: ListedHistory, places: Sequence[str], number: int) -> str:
    """What a history is called: as the list says, or by where it begins and ends.

    Args:
        listed: the history.
        places: what its places are called, oldest visit first.
        number: of the history, beginning at 1.
    """
    if listed.title:
        return listed.title
    ends = [places[0]] if len(places) == 1 else [places[0], places[-1]]
    made = f"{number}: {' … '.join(ends)}"
    return made if len(made) <= _LONGEST_TITLE else f"{made[: _LONGEST_TITLE - 1]}…"


def _text(path: Path) -> str:
    try:
        size = path.stat().st_size
        if size > _LARGEST_LIST:
            raise HistoriesError(f"{path} is larger than {_LARGEST_LIST:,} bytes.")
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise HistoriesError(f"{path} is not in UTF-8; save it in that encoding.") from error
    except OSError as error:
        raise HistoriesError(f"{path} cannot be read: {error.strerror or error}.") from error


def _of_json(path: Path, text: str) -> list[ListedHistory]:
    try:
        return TypeAdapter(list[ListedHistory]).validate_python(json.loads(text))
    except (json.JSONDecodeError, RecursionError) as error:
        raise HistoriesError(f"{path} is no JSON: {error}.") from error
    except ValidationError as error:
        found = error.errors()[0]
        if not found["loc"]:
            raise HistoriesError(f'{path} holds no list, such as [{{"visits": "…"}}].') from error
        at, *where = found["loc"]
        named = f", {'.'.join(map(str, where))}" if where else ""
        raise HistoriesError(f"{path}, history {int(at) + 1}{named}: {found['msg']}.") from error
