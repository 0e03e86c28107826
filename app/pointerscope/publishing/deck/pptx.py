"""Decks as PPTX: titles, texts and tables as such, views as pictures with links, and notes.

A slide of the deck becomes a slide for each of its stages that shows something else.
"""

from __future__ import annotations

import io
import re
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from pointerscope.figures.pictures import SCALE, PicturesError, drawing
from pointerscope.figures.theme import template
from pointerscope.lessons.framework.numbers import cells_of
from pointerscope.publishing.deck.markdown import Paragraph, Run, in_one_line, paragraphs
from pointerscope.publishing.script_bundle import PLOTLY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pointerscope.figures.pictures import Draw
    from pointerscope.figures.theme import ThemeName
    from pointerscope.figures.views import Figure
    from pointerscope.lessons.framework.tables import Table
    from pointerscope.publishing.deck.drawing import Drawings
    from pointerscope.publishing.deck.plan import Plan, PlannedSlide, ShownStep, Stage

# Inches of a slide, and of what stands on it.
WIDTH, HEIGHT = 13.333, 7.5
_EDGE = 0.5
_TITLE = 1.0
_FOOT = 0.4
_GAP = 0.3
_BESIDE = 4.0
_POINTS = 72  # for an inch
# Pixels for an inch: 16 of them, the text of figures, are 12 points on the slide.
_PIXELS = 96
_ROWS = (0.36, 0.3, 0.24, 0.19)  # inches of a table's rows, the highest that fit
_COLUMN = 0.8  # inches
_LARGEST, _SMALLEST = 28, 8  # points of text
_LINE = 1.25  # of a line's height to its letters
_FEW_TICKS = 2  # that name both ends of an axis
_TICK, _CHARACTER = 22, 8  # pixels that a tick needs, and a letter of it
_LETTER = 0.5  # of a letter's width to its height
# What XML holds no way of writing.
_ILLEGAL = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Box(NamedTuple):
    """A part of a slide, in inches."""

    left: float
    top: float
    width: float
    height: float


class Shown(NamedTuple):
    """What a slide of the file shows.

    Attributes:
        stages: of each view.
        step: of a lesson.
        text: everything that has appeared by then, as Markdown.
    """

    stages: tuple[Stage, ...]
    step: ShownStep | None
    text: str


def presentation(
    plan: Plan, drawings: Drawings, theme: ThemeName | None = None, server: str | None = None
) -> bytes:
    """A deck as a PPTX file.

    Args:
        plan: the deck.
        drawings: draws its figures.
        theme: its colours; the deck's own if left out, else light.
        server: the address of a server that has the same views, to be linked.

    Raises:
        PicturesError: python-pptx or a browser is missing, or a picture cannot be drawn.
        NothingToShowError: there is no such figure of a history.
        InvalidOptionError: a figure does not offer what is chosen.
    """
    with drawing(PLOTLY) as draw:
        writer = _Writer(plan, drawings, draw, theme or plan.deck.first_theme or "light", server)
        for number, planned in enumerate(plan.slides, 1):
            for shown in _shown(planned):
                writer.write(number, planned, shown)
        return writer.content()


def plain(text: str) -> str:
    """A text as XML can hold it."""
    return _ILLEGAL.sub("", text)


def _shown(planned: PlannedSlide) -> Iterator[Shown]:
    """The stages of a slide; one that only adds words is told with those before it."""

    def sight(stage: int) -> object:
        seen = [
            (view.stages[stage].question.key, view.stages[stage].options) for view in planned.views
        ]
        return seen, id(planned.steps[stage]) if planned.steps else None

    for _, group in groupby(range(planned.stages), sight):
        last = list(group)[-1]
        texts = [planned.slide.text, *(part.text for part in planned.slide.fragments[:last])]
        yield Shown(
            tuple(view.stages[last] for view in planned.views),
            planned.steps[last] if planned.steps else None,
            "\n\n".join(filter(None, texts)),
        )


class _Writer:
    """Writes slide after slide."""

    def __init__(
        self,
        plan: Plan,
        drawings: Drawings,
        draw: Draw,
        theme: ThemeName,
        server: str | None,
    ) -> None:
        try:
            from pptx import Presentation
            from pptx.util import Inches
        except ImportError as error:
            raise PicturesError(
                "PPTX files are written with python-pptx, which is not installed: "
                "pip install 'pointerscope[slides]'."
            ) from error
        self._plan = plan
        self._drawings = drawings
        self._draw = draw
        self._theme = theme
        self._server = None if server is None else server.rstrip("/")
        self._file = Presentation()
        self._file.slide_width, self._file.slide_height = Inches(WIDTH), Inches(HEIGHT)
        self._file.core_properties.title = plain(plan.deck.title)[:255]
        self._file.core_properties.author = plain(plan.deck.author)[:255]
        self._pictures: dict[tuple[object, ...], bytes] = {}

    def content(self) -> bytes:
        """The file."""
        content = io.BytesIO()
        self._file.save(content)
        return content.getvalue()

    def write(self, number: int, planned: PlannedSlide, shown: Shown) -> None:
        """Write a slide."""
        layout = self._file.slide_layouts.get_by_name("Title Only")
        slide = self._file.slides.add_slide(layout)
        slide.background.fill.solid()
        slide.background.fill.fore_color.rgb = self._colour("paper_bgcolor")
        shows = bool(shown.stages or shown.step)
        title = planned.slide.title or (self._plan.deck.title if number == 1 else "")
        opens = number == 1 and not shows
        box = Box(_EDGE, 0.35, WIDTH - 2 * _EDGE, _TITLE)
        if opens:
            box = box._replace(top=2.2, height=1.4)
        self._title(slide, title, box, 44 if opens else 32)
        words = paragraphs(shown.text)
        if opens and self._plan.deck.author:
            words.insert(0, Paragraph((Run(self._plan.deck.author),)))
        top = box.top + box.height + 0.1
        body = Box(_EDGE, top, WIDTH - 2 * _EDGE, HEIGHT - top - _FOOT)
        if not shows:
            self._text(slide, words, body)
        else:
            self._show(slide, shown, self._beside(slide, words, body))
        if planned.slide.notes:
            slide.notes_slide.notes_text_frame.text = _as_lines(paragraphs(planned.slide.notes))

    def _title(self, slide: Any, title: str, box: Box, points: int) -> None:
        from pptx.enum.text import PP_ALIGN

        shape = slide.shapes.title
        _put(shape, box)
        frame = shape.text_frame
        frame.word_wrap = True
        run = frame.paragraphs[0].add_run()
        run.text = plain(title)
        run.font.bold = True
        self._dress(run, _fitting([len(title)], box, points))
        frame.paragraphs[0].alignment = PP_ALIGN.LEFT

    def _beside(self, slide: Any, words: Sequence[Paragraph], body: Box) -> Box:
        """Write the words at the side, and give the room that is left."""
        if not words:
            return body
        self._text(slide, words, body._replace(width=_BESIDE))
        moved = _BESIDE + _GAP
        return body._replace(left=body.left + moved, width=body.width - moved)

    def _show(self, slide: Any, shown: Shown, body: Box) -> None:
        if shown.step is not None:
            self._step(slide, shown.step, body)
            self._origin(slide, [shown.step.origin])
            return
        width = (body.width - _GAP * (len(shown.stages) - 1)) / len(shown.stages)
        for index, stage in enumerate(shown.stages):
            box = body._replace(left=body.left + index * (width + _GAP), width=width)
            self._view(slide, stage, box)
        self._origin(slide, [stage.question.origin for stage in shown.stages])

    def _view(self, slide: Any, stage: Stage, box: Box) -> None:
        kept = self._drawings.kept(stage.question, stage.options, self._theme)
        summary = kept.figure["layout"]["meta"].get("summary", "")
        said = 0.9 if summary else 0.0
        if summary:
            at = box._replace(top=box.top + box.height - said, height=said)
            self._text(slide, [Paragraph((Run(summary),))], at, 16)
        key = stage.question.key, tuple(stage.options.items()), box.width
        place = box._replace(height=box.height - said)
        link = None if self._server is None else self._server + kept.path
        self._picture(slide, key, kept.figure, place, f"{kept.title}. {summary}", link)

    def _picture(
        self,
        slide: Any,
        key: tuple[object, ...],
        figure: Figure,
        box: Box,
        words: str,
        link: str | None,
    ) -> None:
        from pptx.util import Inches

        if (*key, box.height) not in self._pictures:
            layout = {name: kept for name, kept in figure["layout"].items() if name != "height"}
            width, height = round(box.width * _PIXELS), round(box.height * _PIXELS)
            self._pictures[(*key, box.height)] = self._draw(
                figure | {"layout": with_names_that_fit(layout, width, height)},
                "png",
                width=width,
                height=height,
                scale=SCALE,
            )
        content = io.BytesIO(self._pictures[(*key, box.height)])
        picture = slide.shapes.add_picture(content, *map(Inches, box))
        described = picture.element.xpath(".//p:cNvPr")[0]
        described.set("descr", plain(words))
        if link is not None:
            picture.click_action.hyperlink.address = link

    def _step(self, slide: Any, shown: ShownStep, box: Box) -> None:
        solved = shown.solved
        words = [Paragraph((Run(solved.step.title, is_bold=True),))]
        words.append(Paragraph((Run(in_one_line(solved.formula), is_italic=True),)))
        if solved.trouble:
            words.append(Paragraph((Run(solved.trouble),)))
        self._text(slide, words, box._replace(height=1.0), 20)
        top = box.top + 1.1
        tables = [*shown.takes, *shown.gives]
        below = self._tables(slide, tables, box._replace(top=top, height=box.height - 1.9))
        figure = self._drawings.step(shown, self._theme)
        left = box.top + box.height - 0.8 - below
        if figure is not None and left > 1.5:
            place = box._replace(top=below + 0.1, height=left - 0.1)
            words_for = f"{solved.step.title}. {figure['layout']['meta'].get('summary', '')}"
            self._picture(slide, (shown.lesson, id(shown)), figure, place, words_for, None)
        if solved.made and solved.made.remark:
            at = box._replace(top=box.top + box.height - 0.75, height=0.75)
            self._text(slide, [Paragraph((Run(solved.made.remark),))], at, 18)

    def _tables(self, slide: Any, tables: Sequence[Table], box: Box) -> float:
        """Write tables side by side, in as many rows as they need; gives where they end."""
        written = [_grid(table) for table in tables]
        for row in _ROWS:
            places, end = _places(written, box, row)
            if end <= box.top + box.height:
                break
        for table, grid, place in zip(tables, written, places, strict=True):
            caption = f"{in_one_line(table.symbol)} {table.title}".strip()
            points = round(row * _POINTS / 2.2)
            name = place._replace(width=max(place.width, 2.0), height=row)
            self._text(slide, [Paragraph((Run(caption),))], name, points)
            below = place._replace(top=place.top + row, height=place.height - row)
            self._table(slide, grid, below, points)
        return end

    def _table(self, slide: Any, grid: list[list[str]], box: Box, points: int) -> None:
        from pptx.util import Inches, Pt

        made = slide.shapes.add_table(len(grid), len(grid[0]), *map(Inches, box)).table
        made.first_row = made.horz_banding = False
        for row, texts in enumerate(grid):
            made.rows[row].height = Inches(box.height / len(grid))
            for column, text in enumerate(texts):
                cell = made.cell(row, column)
                cell.margin_top = cell.margin_bottom = Pt(1)
                cell.fill.background()
                run = cell.text_frame.paragraphs[0].add_run()
                run.text = plain(str(text))
                self._dress(run, points)

    def _text(
        self, slide: Any, words: Sequence[Paragraph], box: Box, points: int = _LARGEST
    ) -> None:
        from pptx.enum.text import MSO_AUTO_SIZE
        from pptx.util import Inches, Pt

        frame = slide.shapes.add_textbox(*map(Inches, box)).text_frame
        frame.word_wrap = True
        frame.auto_size = MSO_AUTO_SIZE.TEXT_TO_FIT_SHAPE
        lengths = [sum(len(run.text) for run in words_of.runs) for words_of in words]
        size = _fitting(lengths, box, points)
        for index, written in enumerate(words):
            paragraph = frame.paragraphs[0] if index == 0 else frame.add_paragraph()
            paragraph.level = min(max(written.level - 1, 0), 8)
            paragraph.space_after = Pt(size / 3)
            for run in (*_bullet(written), *written.runs):
                self._run(paragraph, run, size)

    def _run(self, paragraph: Any, written: Run, size: int) -> None:
        run = paragraph.add_run()
        run.text = plain(written.text)
        run.font.bold = written.is_bold or None
        run.font.italic = written.is_italic or None
        if written.is_code:
            run.font.name = "Courier New"
        self._dress(run, size)
        if written.link.startswith(("http://", "https://", "mailto:")):
            run.hyperlink.address = written.link

    def _origin(self, slide: Any, lines: Iterable[str]) -> None:
        box = Box(_EDGE, HEIGHT - _FOOT, WIDTH - 2 * _EDGE, _FOOT - 0.05)
        text = " | ".join(line if len(line) < 200 else f"{line[:199]}…" for line in lines)
        self._text(slide, [Paragraph((Run(text),))], box, 10)

    def _dress(self, run: Any, size: int) -> None:
        from pptx.util import Pt

        run.font.size = Pt(size)
        run.font.color.rgb = self._colour("ink")

    def _colour(self, name: str) -> Any:
        """Of the theme's paper or ink."""
        from pptx.dml.color import RGBColor

        layout = template(self._theme)["layout"]
        found = layout["font"]["color"] if name == "ink" else layout[name]
        colour = bytes.fromhex(str(found).removeprefix("#"))
        return RGBColor(*colour)  # type: ignore[no-untyped-call]


def with_names_that_fit(layout: Figure, width: int, height: int) -> Figure:
    """A layout whose names of ticks leave room for the figure, as pages cut them too.

    Args:
        layout: of a figure.
        width: in pixels.
        height: in pixels.
    """
    return layout | {
        name: _cut(axis, width, height, across=name.startswith("x"))
        for name, axis in layout.items()
        if re.match(r"[xy]axis", name) and len(axis.get("ticktext") or ()) > _FEW_TICKS
    }


def _cut(axis: Figure, width: int, height: int, *, across: bool) -> Figure:
    texts = list(axis["ticktext"])
    start, end = axis.get("domain", (0, 1))
    room = (end - start) * (width if across else height) * (0.8 if across else 0.6)
    apart = max(1, -(-len(texts) * _TICK // max(1, int(room))))
    most = max(8, int((height if across else width) / 4 / _CHARACTER))
    kept = range(0, len(texts), apart)
    return axis | {
        "tickvals": [axis["tickvals"][index] for index in kept],
        "ticktext": [_shortened(str(texts[index]), index, most) for index in kept],
    }


def _shortened(text: str, index: int, most: int) -> str:
    """A name in so many letters; of a visit, its number and the beginning of its place."""
    if len(text) <= most or "<" in text or "&" in text:
        return text
    name, moment, _ = text.partition(" · ")
    cut = name if len(name) <= most - 3 else f"{name[: most - 4]}…"
    return f"{index + 1} {cut}" if moment else cut


def _grid(table: Table) -> list[list[str]]:
    """The cells of a table with its labels."""
    rows = [[cell.text for cell in row] for row in cells_of(table)]
    grid = [list(table.columns), *rows] if table.columns != ("",) else rows
    if table.rows == ("",):
        return grid
    labels = ["", *table.rows] if len(grid) > len(rows) else list(table.rows)
    return [[label, *row] for label, row in zip(labels, grid, strict=True)]


def _places(grids: Sequence[list[list[str]]], box: Box, row: float) -> tuple[list[Box], float]:
    """Where tables stand with rows of this height, and where the last of them ends."""
    left, top, end = box.left, box.top, box.top
    places = []
    for grid in grids:
        width = min(box.width, _COLUMN * (len(grid[0]) + 1))
        height = row * (len(grid) + 1)
        if left > box.left and left + width > box.left + box.width:
            left, top = box.left, end + 0.1
        places.append(Box(left, top, width, height))
        end = max(end, top + height)
        left += width + _GAP
    return places, end


def _put(shape: Any, box: Box) -> None:
    from pptx.util import Inches

    shape.left, shape.top, shape.width, shape.height = map(Inches, box)


def _bullet(written: Paragraph) -> tuple[Run, ...]:
    if not written.level:
        return ()
    return (Run(f"{written.number}. " if written.number else "• "),)


def _fitting(lengths: Sequence[int], box: Box, largest: int) -> int:
    """The points of text at which paragraphs of these lengths fit a box, about."""
    for points in range(largest, _SMALLEST, -1):
        letters = max(1, int(box.width * _POINTS / (points * _LETTER)))
        lines = sum(-(-length // letters) or 1 for length in lengths)
        if lines * points * _LINE + len(lengths) * points / 3 <= box.height * _POINTS:
            return points
    return _SMALLEST


def _as_lines(words: Iterable[Paragraph]) -> str:
    lines = ("".join(run.text for run in (*_bullet(part), *part.runs)) for part in words)
    return plain("\n".join(lines))
