"""Decks as PPTX: editable titles, texts and tables, pictures of views with links, and notes.

A slide of the deck becomes one PPTX slide for each stage with a new figure or table.
"""

from __future__ import annotations

import io
import re
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from pointerscope.figures.contract import figure_meta, is_network_figure
from pointerscope.figures.pictures import SCALE, PicturesError, open_renderer
from pointerscope.figures.theme import template
from pointerscope.lessons.framework.numbers import format_cells
from pointerscope.publishing.deck.markdown import (
    Paragraph,
    TextRun,
    formula_as_text,
    parse_paragraphs,
)
from pointerscope.publishing.script_bundle import PLOTLY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pointerscope.figures.pictures import RenderPicture
    from pointerscope.figures.theme import ThemeName
    from pointerscope.figures.views import Figure
    from pointerscope.lessons.framework.tables import LessonTable
    from pointerscope.publishing.deck.drawing import FigureExporter
    from pointerscope.publishing.deck.plan import DeckPlan, PlannedSlide, PlannedStep, ViewState

# In inches.
_SLIDE_WIDTH, _SLIDE_HEIGHT = 13.333, 7.5
_MARGIN = 0.5
_TITLE_HEIGHT = 1.0
_FOOTER_HEIGHT = 0.4
_GAP = 0.3
_TEXT_COLUMN_WIDTH = 4.0
_TABLE_COLUMN_WIDTH = 0.8
_TABLE_ROW_HEIGHTS = (0.36, 0.3, 0.24, 0.19)  # the first that fits is used

_POINTS_PER_INCH = 72
# The text of figures, 16 pixels high, becomes 12 points high.
_PIXELS_PER_INCH = 96
_MAX_POINTS, _MIN_POINTS = 28, 8
_LINE_HEIGHT = 1.25  # in units of the text size
_CHARACTER_WIDTH = 0.5  # in units of the text size
_MAX_UNCUT_TICKS = 2  # axes that name only their two ends keep whole names
_TICK_PIXELS, _CHARACTER_PIXELS = 22, 8
# Characters that XML cannot represent.
_ILLEGAL = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Box(NamedTuple):
    """A rectangle on a slide, in inches."""

    left: float
    top: float
    width: float
    height: float


class PptxSlide(NamedTuple):
    """The content of one PPTX slide.

    Attributes:
        states: The states of its views.
        step: Its lesson step; None if it shows no lesson.
        text: The Markdown of the slide and of all fragments so far.
    """

    states: tuple[ViewState, ...]
    step: PlannedStep | None
    text: str


def render_pptx(
    plan: DeckPlan,
    exporter: FigureExporter,
    theme: ThemeName | None = None,
    server: str | None = None,
) -> bytes:
    """Return a deck as a PPTX file.

    Args:
        plan: The deck.
        exporter: Draws its figures.
        theme: The theme; None for that of the deck, or light if the deck has none.
        server: The address of a server with the same views; the pictures link to it.

    Raises:
        PicturesError: python-pptx or a browser is missing, or a picture cannot be drawn.
        NothingToShowError: A model or history lacks what a view shows.
        InvalidOptionError: A figure lacks a selected option or value.
    """
    with open_renderer(PLOTLY) as render_picture:
        writer = _Writer(
            plan, exporter, render_picture, theme or plan.deck.first_theme or "light", server
        )
        for number, planned in enumerate(plan.slides, 1):
            for slide in _split_stages(planned):
                writer.write(number, planned, slide)
        return writer.content()


def remove_illegal_characters(text: str) -> str:
    """Return a text without the characters that XML cannot represent."""
    return _ILLEGAL.sub("", text)


def _split_stages(planned: PlannedSlide) -> Iterator[PptxSlide]:
    """Yield the stages of a slide; stages that differ only in text become one."""

    def figures(stage: int) -> object:
        views = [
            (view.states[stage].request.key, view.states[stage].options) for view in planned.views
        ]
        return views, id(planned.steps[stage]) if planned.steps else None

    for _, group in groupby(range(planned.stage_count), figures):
        last = list(group)[-1]
        texts = [planned.slide.text, *(part.text for part in planned.slide.fragments[:last])]
        yield PptxSlide(
            tuple(view.states[last] for view in planned.views),
            planned.steps[last] if planned.steps else None,
            "\n\n".join(filter(None, texts)),
        )


class _Writer:
    """Writes a presentation slide by slide."""

    def __init__(
        self,
        plan: DeckPlan,
        exporter: FigureExporter,
        render_picture: RenderPicture,
        theme: ThemeName,
        server: str | None,
    ) -> None:
        try:
            from pptx import Presentation
            from pptx.util import Inches
        except ImportError as error:
            raise PicturesError(
                "PPTX files need python-pptx, which is not installed. Install it: "
                "pip install 'pointerscope[slides]'."
            ) from error
        self._plan = plan
        self._exporter = exporter
        self._render_picture = render_picture
        self._theme = theme
        self._server = None if server is None else server.rstrip("/")
        self._file = Presentation()
        self._file.slide_width, self._file.slide_height = (
            Inches(_SLIDE_WIDTH),
            Inches(_SLIDE_HEIGHT),
        )
        properties = self._file.core_properties
        properties.title = remove_illegal_characters(plan.deck.title)[:255]
        properties.author = remove_illegal_characters(plan.deck.author)[:255]
        self._pictures: dict[tuple[object, ...], bytes] = {}

    def content(self) -> bytes:
        """Return the file."""
        content = io.BytesIO()
        self._file.save(content)
        return content.getvalue()

    def write(self, number: int, planned: PlannedSlide, content: PptxSlide) -> None:
        """Add a slide."""
        layout = self._file.slide_layouts.get_by_name("Title Only")
        slide = self._file.slides.add_slide(layout)
        slide.background.fill.solid()
        slide.background.fill.fore_color.rgb = self._colour("paper_bgcolor")
        has_figure = bool(content.states or content.step)
        title = planned.slide.title or (self._plan.deck.title if number == 1 else "")
        is_opening = number == 1 and not has_figure
        box = Box(_MARGIN, 0.35, _SLIDE_WIDTH - 2 * _MARGIN, _TITLE_HEIGHT)
        if is_opening:
            box = box._replace(top=2.2, height=1.4)
        self._write_title(slide, title, box, 44 if is_opening else 32)
        paragraphs = parse_paragraphs(content.text)
        if is_opening and self._plan.deck.author:
            paragraphs.insert(0, Paragraph((TextRun(self._plan.deck.author),)))
        top = box.top + box.height + 0.1
        body = Box(_MARGIN, top, _SLIDE_WIDTH - 2 * _MARGIN, _SLIDE_HEIGHT - top - _FOOTER_HEIGHT)
        if not has_figure:
            self._write_text(slide, paragraphs, body)
        else:
            self._write_figures(slide, content, self._write_side_text(slide, paragraphs, body))
        if planned.slide.notes:
            notes = _as_lines(parse_paragraphs(planned.slide.notes))
            slide.notes_slide.notes_text_frame.text = notes

    def _write_title(self, slide: Any, title: str, box: Box, points: int) -> None:
        from pptx.enum.text import PP_ALIGN

        shape = slide.shapes.title
        _place(shape, box)
        frame = shape.text_frame
        frame.word_wrap = True
        run = frame.paragraphs[0].add_run()
        run.text = remove_illegal_characters(title)
        run.font.bold = True
        self._style(run, _fitting_points([len(title)], box, points))
        frame.paragraphs[0].alignment = PP_ALIGN.LEFT

    def _write_side_text(self, slide: Any, paragraphs: Sequence[Paragraph], body: Box) -> Box:
        """Write the text at the left, and return the rest of the body."""
        if not paragraphs:
            return body
        self._write_text(slide, paragraphs, body._replace(width=_TEXT_COLUMN_WIDTH))
        used = _TEXT_COLUMN_WIDTH + _GAP
        return body._replace(left=body.left + used, width=body.width - used)

    def _write_figures(self, slide: Any, content: PptxSlide, body: Box) -> None:
        if content.step is not None:
            self._write_step(slide, content.step, body)
            self._write_origins(slide, [content.step.origin])
            return
        count = len(content.states)
        width = (body.width - _GAP * (count - 1)) / count
        for index, state in enumerate(content.states):
            box = body._replace(left=body.left + index * (width + _GAP), width=width)
            self._write_view(slide, state, box)
        self._write_origins(slide, [state.request.origin for state in content.states])

    def _write_view(self, slide: Any, state: ViewState, box: Box) -> None:
        view = self._exporter.export(state.request, state.options, self._theme)
        summary = figure_meta(view.figure).get("summary", "")
        summary_height = 0.9 if summary else 0.0
        if summary:
            top = box.top + box.height - summary_height
            below = box._replace(top=top, height=summary_height)
            self._write_text(slide, [Paragraph((TextRun(summary),))], below, 16)
        key = state.request.key, tuple(state.options.items()), box.width
        picture_box = box._replace(height=box.height - summary_height)
        link = None if self._server is None else self._server + view.path
        alternative = f"{view.title}. {summary}"
        self._add_picture(slide, key, view.figure, picture_box, alternative, link)

    def _add_picture(
        self,
        slide: Any,
        key: tuple[object, ...],
        figure: Figure,
        box: Box,
        alternative: str,
        link: str | None,
    ) -> None:
        """Add the picture of a figure, drawn once for each key and height."""
        from pptx.util import Inches

        key = (*key, box.height)
        if key not in self._pictures:
            width = round(box.width * _PIXELS_PER_INCH)
            height = round(box.height * _PIXELS_PER_INCH)
            self._pictures[key] = self._render_picture(
                figure if is_network_figure(figure) else _fit_labels(figure, width, height),
                "png",
                width=width,
                height=height,
                scale=SCALE,
            )
        content = io.BytesIO(self._pictures[key])
        picture = slide.shapes.add_picture(content, *map(Inches, box))
        properties = picture.element.xpath(".//p:cNvPr")[0]
        properties.set("descr", remove_illegal_characters(alternative))
        if link is not None:
            picture.click_action.hyperlink.address = link

    def _write_step(self, slide: Any, step: PlannedStep, box: Box) -> None:
        solution = step.solution
        paragraphs = [Paragraph((TextRun(solution.step.title, is_bold=True),))]
        formula = formula_as_text(solution.formula)
        paragraphs.append(Paragraph((TextRun(formula, is_italic=True),)))
        if solution.error:
            paragraphs.append(Paragraph((TextRun(solution.error),)))
        self._write_text(slide, paragraphs, box._replace(height=1.0), 20)
        tables_box = box._replace(top=box.top + 1.1, height=box.height - 1.9)
        tables = [*step.input_tables, *step.result_tables]
        end = self._write_tables(slide, tables, tables_box)
        figure = self._exporter.draw_step(step, self._theme)
        free_height = box.top + box.height - 0.8 - end
        if figure is not None and free_height > 1.5:
            picture_box = box._replace(top=end + 0.1, height=free_height - 0.1)
            summary = figure_meta(figure).get("summary", "")
            alternative = f"{solution.step.title}. {summary}"
            key = (step.lesson, id(step))
            self._add_picture(slide, key, figure, picture_box, alternative, None)
        if solution.result and solution.result.remark:
            below = box._replace(top=box.top + box.height - 0.75, height=0.75)
            remark = Paragraph((TextRun(solution.result.remark),))
            self._write_text(slide, [remark], below, 18)

    def _write_tables(self, slide: Any, tables: Sequence[LessonTable], box: Box) -> float:
        """Write tables side by side, wrapped into several rows; return where they end."""
        grids = [_grid(table) for table in tables]
        for row_height in _TABLE_ROW_HEIGHTS:
            boxes, end = _table_boxes(grids, box, row_height)
            if end <= box.top + box.height:
                break
        for table, grid, table_box in zip(tables, grids, boxes, strict=True):
            caption = f"{formula_as_text(table.symbol)} {table.title}".strip()
            points = round(row_height * _POINTS_PER_INCH / 2.2)
            caption_box = table_box._replace(width=max(table_box.width, 2.0), height=row_height)
            self._write_text(slide, [Paragraph((TextRun(caption),))], caption_box, points)
            cells_box = table_box._replace(
                top=table_box.top + row_height, height=table_box.height - row_height
            )
            self._write_table(slide, grid, cells_box, points)
        return end

    def _write_table(self, slide: Any, grid: list[list[str]], box: Box, points: int) -> None:
        from pptx.util import Inches, Pt

        table = slide.shapes.add_table(len(grid), len(grid[0]), *map(Inches, box)).table
        table.first_row = table.horz_banding = False
        for row, texts in enumerate(grid):
            table.rows[row].height = Inches(box.height / len(grid))
            for column, text in enumerate(texts):
                cell = table.cell(row, column)
                cell.margin_top = cell.margin_bottom = Pt(1)
                cell.fill.background()
                run = cell.text_frame.paragraphs[0].add_run()
                run.text = remove_illegal_characters(str(text))
                self._style(run, points)

    def _write_text(
        self, slide: Any, paragraphs: Sequence[Paragraph], box: Box, points: int = _MAX_POINTS
    ) -> None:
        from pptx.enum.text import MSO_AUTO_SIZE
        from pptx.util import Inches, Pt

        frame = slide.shapes.add_textbox(*map(Inches, box)).text_frame
        frame.word_wrap = True
        frame.auto_size = MSO_AUTO_SIZE.TEXT_TO_FIT_SHAPE
        lengths = [sum(len(run.text) for run in paragraph.runs) for paragraph in paragraphs]
        size = _fitting_points(lengths, box, points)
        for index, paragraph in enumerate(paragraphs):
            written = frame.paragraphs[0] if index == 0 else frame.add_paragraph()
            written.level = min(max(paragraph.level - 1, 0), 8)
            written.space_after = Pt(size / 3)
            for run in (*_list_marker(paragraph), *paragraph.runs):
                self._write_run(written, run, size)

    def _write_run(self, paragraph: Any, text_run: TextRun, size: int) -> None:
        run = paragraph.add_run()
        run.text = remove_illegal_characters(text_run.text)
        run.font.bold = text_run.is_bold or None
        run.font.italic = text_run.is_italic or None
        if text_run.is_code:
            run.font.name = "Courier New"
        self._style(run, size)
        if text_run.link.startswith(("http://", "https://", "mailto:")):
            run.hyperlink.address = text_run.link

    def _write_origins(self, slide: Any, lines: Iterable[str]) -> None:
        top, width = _SLIDE_HEIGHT - _FOOTER_HEIGHT, _SLIDE_WIDTH - 2 * _MARGIN
        box = Box(_MARGIN, top, width, _FOOTER_HEIGHT - 0.05)
        text = " | ".join(line if len(line) < 200 else f"{line[:199]}…" for line in lines)
        self._write_text(slide, [Paragraph((TextRun(text),))], box, 10)

    def _style(self, run: Any, size: int) -> None:
        from pptx.util import Pt

        run.font.size = Pt(size)
        run.font.color.rgb = self._colour("ink")

    def _colour(self, name: str) -> Any:
        """Return a colour of the theme: "ink", or a colour of its layout."""
        from pptx.dml.color import RGBColor

        layout = template(self._theme)["layout"]
        value = layout["font"]["color"] if name == "ink" else layout[name]
        colour = bytes.fromhex(str(value).removeprefix("#"))
        return RGBColor(*colour)  # type: ignore[no-untyped-call]


def _fit_labels(figure: Figure, width: int, height: int) -> Figure:
    """Return a figure without a height of its own, and with tick labels that fit the picture."""
    layout = {name: value for name, value in figure["layout"].items() if name != "height"}
    return figure | {"layout": shorten_tick_labels(layout, width, height)}


def shorten_tick_labels(layout: Figure, width: int, height: int) -> Figure:
    """Return a layout whose tick labels fit the picture, thinned and cut as on the pages.

    Args:
        layout: The layout of a figure.
        width: The width of the picture in pixels.
        height: The height of the picture in pixels.
    """
    return layout | {
        name: _fit_ticks(axis, width, height, is_x=name.startswith("x"))
        for name, axis in layout.items()
        if re.match(r"[xy]axis", name) and len(axis.get("ticktext") or ()) > _MAX_UNCUT_TICKS
    }


def _fit_ticks(axis: Figure, width: int, height: int, *, is_x: bool) -> Figure:
    labels = list(axis["ticktext"])
    start, end = axis.get("domain", (0, 1))
    length = (end - start) * (width if is_x else height) * (0.8 if is_x else 0.6)
    step = max(1, -(-len(labels) * _TICK_PIXELS // max(1, int(length))))
    max_characters = max(8, int((height if is_x else width) / 4 / _CHARACTER_PIXELS))
    indices = range(0, len(labels), step)
    return axis | {
        "tickvals": [axis["tickvals"][index] for index in indices],
        "ticktext": [_shorten(str(labels[index]), index, max_characters) for index in indices],
    }


def _shorten(label: str, index: int, max_characters: int) -> str:
    """Shorten a label; that of a visit becomes its number and the beginning of its place."""
    if len(label) <= max_characters or "<" in label or "&" in label:
        return label
    name, moment, _ = label.partition(" · ")
    cut = name if len(name) <= max_characters - 3 else f"{name[: max_characters - 4]}…"
    return f"{index + 1} {cut}" if moment else cut


def _grid(table: LessonTable) -> list[list[str]]:
    """Return the cells of a table with its labels."""
    rows = [[cell.text for cell in row] for row in format_cells(table)]
    grid = [list(table.columns), *rows] if table.columns != ("",) else rows
    if table.rows == ("",):
        return grid
    labels = ["", *table.rows] if len(grid) > len(rows) else list(table.rows)
    return [[label, *row] for label, row in zip(labels, grid, strict=True)]


def _table_boxes(
    grids: Sequence[list[list[str]]], box: Box, row_height: float
) -> tuple[list[Box], float]:
    """Return the boxes of tables with rows of this height, and where the lowest one ends."""
    left, top, end = box.left, box.top, box.top
    boxes = []
    for grid in grids:
        width = min(box.width, _TABLE_COLUMN_WIDTH * (len(grid[0]) + 1))
        height = row_height * (len(grid) + 1)
        if left > box.left and left + width > box.left + box.width:
            left, top = box.left, end + 0.1
        boxes.append(Box(left, top, width, height))
        end = max(end, top + height)
        left += width + _GAP
    return boxes, end


def _place(shape: Any, box: Box) -> None:
    from pptx.util import Inches

    shape.left, shape.top, shape.width, shape.height = map(Inches, box)


def _list_marker(paragraph: Paragraph) -> tuple[TextRun, ...]:
    if not paragraph.level:
        return ()
    return (TextRun(f"{paragraph.number}. " if paragraph.number else "• "),)


def _fitting_points(lengths: Sequence[int], box: Box, max_points: int) -> int:
    """Estimate the largest text size, in points, at which paragraphs of these lengths fit a box."""
    for points in range(max_points, _MIN_POINTS, -1):
        characters = max(1, int(box.width * _POINTS_PER_INCH / (points * _CHARACTER_WIDTH)))
        lines = sum(-(-length // characters) or 1 for length in lengths)
        height = lines * points * _LINE_HEIGHT + len(lengths) * points / 3
        if height <= box.height * _POINTS_PER_INCH:
            return points
    return _MIN_POINTS


def _as_lines(paragraphs: Iterable[Paragraph]) -> str:
    lines = (
        "".join(run.text for run in (*_list_marker(paragraph), *paragraph.runs))
        for paragraph in paragraphs
    )
    return remove_illegal_characters("\n".join(lines))
