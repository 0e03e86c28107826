"""A folder with all that the insights of a bundle hold: tables as text, figures as pictures."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.analysis.insights.files import TABLE_FORMATS, TableFormat, file_name, table_text
from pointerscope.core.atomic_writes import write_folder
from pointerscope.figures.pictures import PICTURE_FORMATS, PictureFormat, drawing, find_chromium
from pointerscope.figures.views import INSIGHT_SECTIONS, NothingToShowError, draw, views
from pointerscope.publishing.script_bundle import PLOTLY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from pointerscope.figures.theme import ThemeName
    from pointerscope.network.bundles import Bundle

Format = TableFormat | PictureFormat
FORMATS: tuple[Format, ...] = (*TABLE_FORMATS, *PICTURE_FORMATS)
MOST_VALUES = 12
ALL_OF_IT = "-insights.json"  # behind the model, for the file with everything


class InsightFolderError(ValueError):
    """Such a folder cannot be made; the message says why."""


@dataclass
class Written:
    """What stands in a folder now.

    Attributes:
        tables: how many.
        figures: how many.
        pictures: how many of these figures, in one format: those with options have several.
        left_out: names of figures that the bundle has not enough for, by what is missing.
        undivided: figures with an option of too many values for a picture of each, and the option.
    """

    tables: int = 0
    figures: int = 0
    pictures: int = 0
    left_out: dict[str, list[str]] = field(default_factory=dict)
    undivided: list[tuple[str, str]] = field(default_factory=list)

    def sentences(self) -> list[str]:
        """The same for reading; the first one has no subject."""
        said = []
        if self.tables:
            said.append(_counted(self.tables, "table"))
        if self.figures:
            pictures = _counted(self.pictures, "picture")
            said.append(f"{_counted(self.figures, 'figure')} in {pictures}")
        return [
            f"{' and '.join(said) or 'no figure'}.",
            *(
                f"Left out: {_counted(len(names), 'figure')} ({', '.join(names)}). {reason}"
                for reason, names in self.left_out.items()
            ),
            *(
                f"Of {view} there is no picture of each {option}: there are over {MOST_VALUES}."
                for view, option in self.undivided
            ),
        ]


@dataclass(frozen=True)
class InsightFolder:
    """Where all that the insights of a bundle hold is to be written, and in which formats.

    It holds `<model>-insights.json`, which is everything with the claims; a file
    `<model>-<table>.<format>` for every table; `<model>-<view>.<format>` for every figure as it is
    first seen; and of a figure with options one `<model>-<view>-<option>-<value>.<format>` more for
    each value of an option that has at most `MOST_VALUES`.

    Attributes:
        path: of the folder.
        model: the bundle's id.
        formats: of tables and of figures.
        theme: the colours of pictures.
    """

    path: Path
    model: str
    formats: tuple[Format, ...] = FORMATS
    theme: ThemeName = "light"

    def check(self, *, replace: bool) -> None:
        """Find out before anything is computed whether it can be written.

        Args:
            replace: whether a folder that was made so before may be replaced.

        Raises:
            InsightFolderError: it is there already, is no such folder, or cannot be made.
            PicturesError: pictures are wanted, and there is nothing to draw them with.
        """
        if self.path.exists() or self.path.is_symlink():
            if not replace:
                raise InsightFolderError(
                    f"{self.path} is there already; choose another --out, or --force."
                )
            if not any(self.path.glob(f"*{ALL_OF_IT}")):
                raise InsightFolderError(
                    f"{self.path} was not made by this command; choose another --out, or remove it."
                )
        above = self.path.parent
        if not above.is_dir():
            raise InsightFolderError(f"There is no folder {above}; make it, or name another --out.")
        if not os.access(above, os.W_OK | os.X_OK):
            raise InsightFolderError(
                f"{self.path} cannot be made: nothing can be written in {above}."
            )
        if self._of_pictures:
            find_chromium()

    def write(
        self,
        bundle: Bundle,
        on_progress: Callable[[int, int], None] = lambda done, total: None,
    ) -> Written:
        """Write the folder, so that it is either whole or not there.

        Args:
            bundle: it has insights.
            on_progress: is told how many pictures are drawn, of how many.

        Raises:
            PicturesError: a picture cannot be drawn.
            OSError: a file cannot be written.
        """
        written = Written()

        def fill(made: Path) -> None:
            insights = bundle.insights
            assert insights is not None
            text = insights.model_dump_json(exclude_defaults=True)
            (made / f"{self.model}{ALL_OF_IT}").write_text(f"{text}\n", encoding="utf-8")
            if self._of_tables:
                written.tables = len(insights.tables)
            for table in insights.tables:
                for form in self._of_tables:
                    content = table_text(self.model, table, form).encode()
                    (made / file_name(self.model, table, form)).write_bytes(content)
            if self._of_pictures:
                self._write_pictures(made, bundle, written, on_progress)

        write_folder(self.path, fill)
        return written

    @property
    def _of_tables(self) -> tuple[TableFormat, ...]:
        return tuple(form for form in TABLE_FORMATS if form in self.formats)

    @property
    def _of_pictures(self) -> tuple[PictureFormat, ...]:
        return tuple(form for form in PICTURE_FORMATS if form in self.formats)

    def _write_pictures(
        self,
        made: Path,
        bundle: Bundle,
        written: Written,
        on_progress: Callable[[int, int], None],
    ) -> None:
        planned = _planned(bundle, written)
        total = len(planned) * len(self._of_pictures)
        if not planned:
            return
        on_progress(0, total)
        with drawing(PLOTLY) as draw_picture:
            for done, (picture, form) in enumerate(product(planned, self._of_pictures), 1):
                figure = draw(picture.view, bundle, theme=self.theme, chosen=picture.chosen)
                path = made / f"{self.model}-{picture.name}.{form}"
                path.write_bytes(draw_picture(figure, form))
                on_progress(done, total)


class _Picture(NamedTuple):
    name: str
    view: str
    chosen: Mapping[str, str]


def _planned(bundle: Bundle, written: Written) -> list[_Picture]:
    """The pictures to draw; what cannot be drawn is written down."""
    planned = []
    for view in views().values():
        if view.section not in INSIGHT_SECTIONS:
            continue
        try:
            figure = draw(view.name, bundle)
        except NothingToShowError as error:
            written.left_out.setdefault(str(error), []).append(view.name)
            continue
        written.figures += 1
        planned.append(_Picture(view.name, view.name, {}))
        for choice in figure["layout"]["meta"].get("choices", ()):
            option, values = choice["name"], list(map(str, choice["values"]))
            if len(values) > MOST_VALUES:
                written.undivided.append((view.name, option))
                continue
            planned += [
                _Picture(f"{view.name}-{option}-{_in_names(value)}", view.name, {option: value})
                for value in values
            ]
    written.pictures = len(planned)
    return planned


def _counted(number: int, things: str) -> str:
    return f"{number:,} {things}{'' if number == 1 else 's'}"


def _in_names(value: str) -> str:
    """A value in the name of a file."""
    return re.sub(r"[^a-z0-9]+", "-", value.lower()).strip("-") or "none"
