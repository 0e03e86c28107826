"""Export the insights of a bundle to a folder: tables as text files, figures as pictures."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.analysis.insights.files import (
    TABLE_FORMATS,
    TableFormat,
    file_name,
    file_prefix,
    table_text,
)
from pointerscope.core.atomic_writes import write_folder
from pointerscope.figures.pictures import (
    PICTURE_FORMATS,
    PictureFormat,
    find_chromium,
    open_renderer,
)
from pointerscope.figures.theme import ThemeName
from pointerscope.figures.views import INSIGHT_SECTIONS, NothingToShowError, draw, views
from pointerscope.publishing.script_bundle import PLOTLY
from pointerscope.publishing.view_files import with_origin

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle

Format = TableFormat | PictureFormat
FORMATS: tuple[Format, ...] = (*TABLE_FORMATS, *PICTURE_FORMATS)
MAX_OPTION_VALUES = 12
INSIGHTS_SUFFIX = "-insights.json"  # follows the model's id in the name of the complete file


class InsightFolderError(ValueError):
    """The folder cannot be created; the message says why."""


@dataclass
class InsightFolderReport:
    """The report of an export.

    Attributes:
        tables: number of tables.
        figures: number of figures.
        pictures: number of pictures per format; figures with options have several.
        left_out: names of figures that the bundle cannot show, by reason.
        not_expanded: figures with an option of more than `MAX_OPTION_VALUES` values, and the
            option.
    """

    tables: int = 0
    figures: int = 0
    pictures: int = 0
    left_out: dict[str, list[str]] = field(default_factory=dict)
    not_expanded: list[tuple[str, str]] = field(default_factory=list)

    def sentences(self) -> list[str]:
        """Return the report as sentences; the first one continues "Wrote …"."""
        parts = []
        if self.tables:
            parts.append(_format_count(self.tables, "table"))
        if self.figures:
            pictures = _format_count(self.pictures, "picture")
            parts.append(f"{_format_count(self.figures, 'figure')} in {pictures}")
        return [
            f"{' and '.join(parts) or 'no figure'}.",
            *(
                f"Left out: {_format_count(len(names), 'figure')} ({', '.join(names)}). {reason}"
                for reason, names in self.left_out.items()
            ),
            *(
                f"{view} has one picture only: {option} has more than {MAX_OPTION_VALUES} values."
                for view, option in self.not_expanded
            ),
        ]


@dataclass(frozen=True)
class InsightFolder:
    """The destination and the formats of an export.

    The folder contains `<model>-insights.json` with all tables and claims;
    `<model>-<split>-<table>.<format>` for every table; `<model>-<split>-<view>.<format>` for every
    figure with default options; and `<model>-<split>-<view>-<option>-<value>.<format>` for every
    value of an option with at most `MAX_OPTION_VALUES` values.

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
        """Check, before anything is computed, that the folder can be written.

        Args:
            replace: whether an earlier export may be replaced.

        Raises:
            InsightFolderError: the folder exists, is not an earlier export, or cannot be created.
            PicturesError: pictures are requested, but no browser can draw them.
        """
        if self.path.exists() or self.path.is_symlink():
            if not replace:
                raise InsightFolderError(
                    f"{self.path} already exists. Choose another --out, or replace it with --force."
                )
            if not any(self.path.glob(f"*{INSIGHTS_SUFFIX}")):
                raise InsightFolderError(
                    f"{self.path} was not created by this command. Choose another --out, or "
                    "delete it."
                )
        parent = self.path.parent
        if not parent.is_dir():
            raise InsightFolderError(
                f"There is no folder {parent}. Create it, or choose another --out."
            )
        if not os.access(parent, os.W_OK | os.X_OK):
            raise InsightFolderError(
                f"{self.path} cannot be created: {parent} is not writable. Choose another --out."
            )
        if self._picture_formats:
            find_chromium()

    def write(
        self,
        bundle: Bundle,
        on_progress: Callable[[int, int], None] = lambda done, total: None,
    ) -> InsightFolderReport:
        """Write the folder, atomically.

        Args:
            bundle: with insights.
            on_progress: called with the number of pictures drawn and the total.

        Raises:
            PicturesError: a picture cannot be drawn.
            OSError: a file cannot be written.
        """
        report = InsightFolderReport()

        def fill(folder: Path) -> None:
            insights = bundle.insights
            assert insights is not None
            text = insights.model_dump_json(exclude_defaults=True)
            (folder / f"{self.model}{INSIGHTS_SUFFIX}").write_text(f"{text}\n", encoding="utf-8")
            if self._table_formats:
                report.tables = len(insights.tables)
            for table in insights.tables:
                for form in self._table_formats:
                    content = table_text(self.model, table, form, invented=insights.invented)
                    path = folder / file_name(self.model, table, form)
                    path.write_bytes(content.encode())
            if self._picture_formats:
                self._write_pictures(folder, bundle, report, on_progress)

        write_folder(self.path, fill)
        return report

    @property
    def _table_formats(self) -> tuple[TableFormat, ...]:
        return tuple(form for form in TABLE_FORMATS if form in self.formats)

    @property
    def _picture_formats(self) -> tuple[PictureFormat, ...]:
        return tuple(form for form in PICTURE_FORMATS if form in self.formats)

    def _write_pictures(
        self,
        folder: Path,
        bundle: Bundle,
        report: InsightFolderReport,
        on_progress: Callable[[int, int], None],
    ) -> None:
        assert bundle.insights is not None
        prefix = file_prefix(self.model, bundle.insights.split)
        planned = _plan_pictures(bundle, report)
        total = len(planned) * len(self._picture_formats)
        if not planned:
            return
        on_progress(0, total)
        with open_renderer(PLOTLY) as draw_picture:
            for done, (picture, form) in enumerate(product(planned, self._picture_formats), 1):
                figure = draw(picture.view, bundle, theme=self.theme, selected=picture.chosen)
                path = folder / f"{prefix}-{picture.name}.{form}"
                path.write_bytes(with_origin(draw_picture(figure, form), form, figure))
                on_progress(done, total)


class _Picture(NamedTuple):
    name: str
    view: str
    chosen: Mapping[str, str]


def _plan_pictures(bundle: Bundle, report: InsightFolderReport) -> list[_Picture]:
    """Return the pictures to draw; record in the report what cannot be drawn."""
    planned = []
    for view in views().values():
        if view.section not in INSIGHT_SECTIONS:
            continue
        try:
            figure = draw(view.name, bundle)
        except NothingToShowError as error:
            report.left_out.setdefault(str(error), []).append(view.name)
            continue
        report.figures += 1
        planned.append(_Picture(view.name, view.name, {}))
        for choice in figure["layout"]["meta"].get("choices", ()):
            option, values = choice["name"], list(map(str, choice["values"]))
            if len(values) > MAX_OPTION_VALUES:
                report.not_expanded.append((view.name, option))
                continue
            planned += [
                _Picture(
                    f"{view.name}-{option}-{_file_name_part(value)}", view.name, {option: value}
                )
                for value in values
            ]
    report.pictures = len(planned)
    return planned


def _format_count(number: int, things: str) -> str:
    return f"{number:,} {things}{'' if number == 1 else 's'}"


def _file_name_part(value: str) -> str:
    """Convert an option's value to a part of a file name."""
    return re.sub(r"[^a-z0-9]+", "-", value.lower()).strip("-") or "none"
