"""Decks as PPTX: titles, texts, equations and tables to edit, pictures of views with links, notes.

A slide of the deck becomes one PPTX slide for each stage with a new figure or table. Everything
stands where it stands on the printed deck. What would be smaller than `MIN_POINTS` there, or cannot
be written as text, is a picture of that part of the printed deck.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from pointerscope.figures.pictures import PicturesError
from pointerscope.figures.theme import ThemeName, template
from pointerscope.lessons.framework.mathml import FormulaError, parse_formula
from pointerscope.publishing.deck.equations import equation
from pointerscope.publishing.deck.markdown import (
    Paragraph,
    TextRun,
    formula_as_text,
    has_table,
    parse_paragraphs,
)
from pointerscope.publishing.deck.printed import HEIGHT, WIDTH, Box, PrintedDeck

if TYPE_CHECKING:
    from pointerscope.publishing.deck.plan import DeckPlan, PlannedSlide, PlannedStep
    from pointerscope.publishing.exported_view import ExportedView

MIN_POINTS = 14
_SLIDE_WIDTH, _SLIDE_HEIGHT = 13.333, 7.5  # inches
_PIXELS_PER_INCH = WIDTH / _SLIDE_WIDTH
_POINTS_PER_PIXEL = 72 / _PIXELS_PER_INCH
_BOTTOM = HEIGHT - 16  # pixels; where texts end
_GAP = 12  # pixels between a text and what is below it
_LINE_HEIGHT = 1.25  # in units of the text size
_CHARACTER_WIDTH = 0.5  # in units of the text size
_INDENT = 0.9  # of a list level, in units of the text size
_MAX_ORIGIN_CHARACTERS = 300
# Characters that XML cannot represent.
_ILLEGAL = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main"
_DRAWING_2010 = "http://schemas.microsoft.com/office/drawing/2010/main"  # has equations
# Programs that know 2010 only lose equations beside words, or stretch them.
_DRAWING_2014 = "http://schemas.microsoft.com/office/drawing/2014/main"
_COMPATIBILITY = "http://schemas.openxmlformats.org/markup-compatibility/2006"
_MATH_PARAGRAPH = "http://schemas.openxmlformats.org/officeDocument/2006/math"


class PptxSlide(NamedTuple):
    """The content of one PPTX slide.

    Attributes:
        stage: The last stage of the slide that it shows.
        step: Its lesson step; None if it shows no lesson.
        text: The Markdown of the slide and of all fragments so far.
    """

    stage: int
    step: PlannedStep | None
    text: str


def render_pptx(
    plan: DeckPlan,
    figures: Mapping[str, ExportedView],
    printed: PrintedDeck,
    theme: ThemeName,
    server: str | None = None,
) -> bytes:
    """Return a deck as a PPTX file.

    Args:
        plan: The deck.
        figures: The figures of its views, by the keys of the requests.
        printed: The deck as it is printed, in the same theme.
        theme: The theme.
        server: The address of a server with the same views; the pictures link to it.

    Raises:
        PicturesError: python-pptx is missing, or a picture cannot be taken.
    """
    writer = _Writer(plan, figures, printed, theme, server)
    first_page = 0
    for planned in plan.slides:
        for slide in _split_stages(planned):
            writer.write(planned, slide, first_page + slide.stage)
        first_page += planned.stage_count
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
        step = id(planned.steps[stage]) if planned.steps else None
        return views, step, stage if planned.question else None

    for _, group in groupby(range(planned.stage_count), figures):
        last = list(group)[-1]
        texts = [planned.slide.text, *(part.text for part in planned.slide.fragments[:last])]
        yield PptxSlide(
            last,
            planned.steps[last] if planned.steps else None,
            "\n\n".join(filter(None, texts)),
        )


class _Writer:
    """Writes a presentation slide by slide."""

    def __init__(
        self,
        plan: DeckPlan,
        figures: Mapping[str, ExportedView],
        printed: PrintedDeck,
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
        self._figures = figures
        self._printed = printed
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

    def content(self) -> bytes:
        content = io.BytesIO()
        self._file.save(content)
        return content.getvalue()

    def write(self, planned: PlannedSlide, content: PptxSlide, page: int) -> None:
        layout = self._file.slide_layouts.get_by_name("Title Only")
        slide = self._file.slides.add_slide(layout)
        slide.background.fill.solid()
        slide.background.fill.fore_color.rgb = self._colour("paper_bgcolor")
        measured = self._printed.pages[page]
        title = measured["title"]["text"] if measured["title"] else ""
        if title:
            self._write_title(slide, title, measured["title"])
        else:
            slide.shapes.title.element.getparent().remove(slide.shapes.title.element)
        if measured["author"]:
            author = Paragraph((TextRun(self._plan.deck.author),))
            self._write_text(slide, page, [author], measured["author"])
        if content.text and measured["words"]:
            self._write_words(slide, content.text, measured, page)
        origins = []
        for view, found in zip(planned.views, measured["views"], strict=True):
            request = view.states[content.stage].request
            exported = self._figures[request.key]
            link = None if self._server is None else self._server + exported.path
            alternative = f"{exported.title}. {found['summary']}"
            self._add_picture(slide, page, Box(**found["box"]), alternative, link)
            origins.append(request.origin)
        for table in measured["choices"]:
            self._write_table(slide, table)
        for found in filter(None, measured["asked"]):
            self._write_text(slide, page, [Paragraph((TextRun(found["text"]),))], found)
        if planned.question is not None:
            origins.append(planned.question.origin)
        if content.step is not None and measured["step"]:
            self._write_step(slide, content.step, measured["step"], page)
            origins.append(content.step.origin)
        lines = [_as_lines(parse_paragraphs(planned.slide.notes)), *map(_shortened, origins)]
        if any(lines):
            notes = remove_illegal_characters("\n".join(filter(None, lines)))
            slide.notes_slide.notes_text_frame.text = notes

    def _write_title(self, slide: Any, title: str, measured: dict[str, Any]) -> None:
        from pptx.enum.text import MSO_ANCHOR, PP_ALIGN

        shape = slide.shapes.title
        box = Box(**measured["box"])
        _place(shape, box)
        frame = shape.text_frame
        _without_margins(frame)
        frame.word_wrap = True
        # Where fonts are wider, a title in the middle of a slide grows away from what is below it.
        is_centred = box.top > HEIGHT / 4
        frame.vertical_anchor = MSO_ANCHOR.BOTTOM if is_centred else MSO_ANCHOR.TOP
        run = frame.paragraphs[0].add_run()
        run.text = remove_illegal_characters(title)
        run.font.bold = True
        self._style(run, _fitting_points([len(title)], box, measured["size"]) or MIN_POINTS)
        frame.paragraphs[0].alignment = PP_ALIGN.LEFT

    def _write_words(self, slide: Any, text: str, measured: dict[str, Any], page: int) -> None:
        """Write the text of a slide, or picture it where it does not fit."""
        words = measured["words"]
        box = Box(**words["box"])
        tops = [
            found["box"]["top"]
            for found in (*measured["views"], *filter(None, [measured["step"]]))
            if found["box"]["left"] < box.left + box.width
        ]
        end = min([_BOTTOM, *(top - _GAP for top in tops)])
        box = box._replace(height=max(end - box.top, box.height))
        paragraphs = parse_paragraphs(text)
        lengths = [sum(len(run.text) for run in paragraph.runs) for paragraph in paragraphs]
        points = _fitting_points(lengths, box, words["size"])
        if points is None or words["isCut"] or has_table(text):
            shown = Box(**words["box"])
            fits = shown._replace(height=min(shown.height, HEIGHT - shown.top))
            self._add_picture(slide, page, fits, _as_lines(paragraphs), None)
        else:
            self._write_text(slide, page, paragraphs, words, points, height=box.height)

    def _write_step(
        self, slide: Any, step: PlannedStep, measured: dict[str, Any], page: int
    ) -> None:
        """Write a lesson step in its parts, or picture it where a part would be too small."""
        solution = step.solution
        names = ("title", "formula", "remark", "error")
        texts = [measured[name] for name in names if measured[name]]
        tables = measured["tables"]
        captions = [table["caption"] for table in tables if table["caption"]]
        sizes = [part["size"] for part in (*texts, *tables, *captions)]
        if min(sizes, default=0) * _POINTS_PER_PIXEL < MIN_POINTS - 0.1:
            words = [solution.step.title, formula_as_text(solution.formula)]
            if solution.result and solution.result.remark:
                words.append(solution.result.remark)
            self._add_picture(slide, page, Box(**measured["box"]), ". ".join(words), None)
            return
        for name in ("title", "remark", "error"):
            if found := measured[name]:
                run = TextRun(found["text"], is_bold=name == "title")
                self._write_text(slide, page, [Paragraph((run,))], found)
        if measured["formula"]:
            formula = TextRun(formula_as_text(solution.formula), latex=solution.formula)
            self._write_text(slide, page, [Paragraph((formula,))], measured["formula"])
        planned = {table.name: table for table in (*step.input_tables, *step.result_tables)}
        for table in tables:
            if table["caption"]:
                known = planned[table["name"]]
                symbol = TextRun(formula_as_text(known.symbol), latex=known.symbol)
                caption = Paragraph((symbol, TextRun(f" {known.title}")))
                self._write_text(slide, page, [caption], table["caption"])
            self._write_table(slide, table)
        if picture := measured["picture"]:
            alternative = f"{solution.step.title}. {picture['text']}"
            self._add_picture(slide, page, Box(**picture["box"]), alternative, None)

    def _write_table(self, slide: Any, measured: dict[str, Any]) -> None:
        from pptx.enum.text import MSO_ANCHOR, PP_ALIGN
        from pptx.util import Inches

        rows = [row for row in measured["rows"] if row]
        columns = max(rows, key=len)
        box = Box(**measured["box"])
        shape = slide.shapes.add_table(len(rows), len(columns), *map(Inches, _inches(box)))
        table = shape.table
        table.first_row = table.horz_banding = False
        # Without the style of a theme, cells have only the colours that are given here.
        style = table._tbl.tblPr.find(f"{{{_DRAWING}}}tableStyleId")
        style.text = "{2D5ABB26-0587-4C30-8999-92F81FD0307C}"
        scale = box.width / sum(cell["box"]["width"] for cell in columns)
        for column, cell in zip(table.columns, columns, strict=True):
            column.width = Inches(cell["box"]["width"] * scale / _PIXELS_PER_INCH)
        for row_index, (row, cells) in enumerate(zip(table.rows, rows, strict=True)):
            row.height = Inches(box.height / len(rows) / _PIXELS_PER_INCH)
            for column_index, found in enumerate(cells):
                cell = table.cell(row_index, column_index)
                cell.margin_top = cell.margin_bottom = cell.margin_left = cell.margin_right = 0
                cell.vertical_anchor = MSO_ANCHOR.MIDDLE
                if found["background"]:
                    cell.fill.solid()
                    cell.fill.fore_color.rgb = _rgb(found["background"])
                else:
                    cell.fill.background()
                paragraph = cell.text_frame.paragraphs[0]
                paragraph.alignment = PP_ALIGN.CENTER
                cell.text_frame.word_wrap = False
                run = paragraph.add_run()
                run.text = remove_illegal_characters(found["text"])
                self._style(run, measured["size"] * _POINTS_PER_PIXEL)
                if found["color"]:
                    run.font.color.rgb = _rgb(found["color"])

    def _add_picture(
        self, slide: Any, page: int, box: Box, alternative: str, link: str | None
    ) -> Any:
        """Add the picture of a part of a printed page, and return it."""
        from pptx.util import Inches

        content = io.BytesIO(self._printed.picture(page, box))
        picture = slide.shapes.add_picture(content, *map(Inches, _inches(box)))
        properties = picture.element.xpath(".//p:cNvPr")[0]
        properties.set("descr", remove_illegal_characters(alternative))
        if link is not None:
            picture.click_action.hyperlink.address = link
        return picture

    def _write_text(
        self,
        slide: Any,
        page: int,
        paragraphs: Sequence[Paragraph],
        measured: dict[str, Any],
        points: float | None = None,
        *,
        height: float | None = None,
    ) -> None:
        """Write paragraphs where they were measured, or in a box of another height."""
        from pptx.util import Inches, Pt

        box = Box(**measured["box"])
        size = points or max(MIN_POINTS, measured["size"] * _POINTS_PER_PIXEL)
        place = box if height is None else box._replace(height=height)
        shape = slide.shapes.add_textbox(*map(Inches, _inches(place)))
        frame = shape.text_frame
        _without_margins(frame)
        frame.word_wrap = True
        for index, paragraph in enumerate(paragraphs):
            written = frame.paragraphs[0] if index == 0 else frame.add_paragraph()
            written.space_after = Pt(size / 3) if index + 1 < len(paragraphs) else Pt(0)
            _list_properties(written, paragraph, size)
            is_display = len(paragraph.runs) == 1
            for run in paragraph.runs:
                self._write_run(written, run, size, is_display=is_display)
        if any(run.latex for paragraph in paragraphs for run in paragraph.runs):
            picture = self._add_picture(slide, page, box, _as_lines(paragraphs), None)
            _offer_instead(shape.element, picture.element)

    def _write_run(
        self, paragraph: Any, text_run: TextRun, size: float, *, is_display: bool = False
    ) -> None:
        from pptx.oxml import parse_xml

        if text_run.latex and (formula := self._equation(text_run.latex, size)):
            inner = formula
            if is_display:
                left = '<m:oMathParaPr><m:jc m:val="left"/></m:oMathParaPr>'
                inner = f'<m:oMathPara xmlns:m="{_MATH_PARAGRAPH}">{left}{formula}</m:oMathPara>'
            names = f'xmlns:a14="{_DRAWING_2010}" xmlns:a="{_DRAWING}"'
            paragraph._p.append(parse_xml(f"<a14:m {names}>{inner}</a14:m>"))
            return
        run = paragraph.add_run()
        run.text = remove_illegal_characters(text_run.text)
        run.font.bold = text_run.is_bold or None
        run.font.italic = text_run.is_italic or None
        if text_run.is_code:
            run.font.name = "Courier New"
        self._style(run, size)
        if text_run.link.startswith(("http://", "https://", "mailto:")):
            run.hyperlink.address = text_run.link

    def _equation(self, latex: str, size: float) -> str:
        try:
            formula = parse_formula(latex.strip())
        except FormulaError:
            return ""
        return remove_illegal_characters(equation(formula, size, str(self._colour("ink"))))

    def _style(self, run: Any, size: float) -> None:
        from pptx.util import Pt

        run.font.size = Pt(round(max(MIN_POINTS, size)))
        run.font.color.rgb = self._colour("ink")

    def _colour(self, name: str) -> Any:
        """Return a colour of the theme: "ink", or a colour of its layout."""
        layout = template(self._theme)["layout"]
        value = layout["font"]["color"] if name == "ink" else layout[name]
        return _rgb(str(value).removeprefix("#"))


def _rgb(digits: str) -> Any:
    """Return the colour of six hexadecimal digits."""
    from pptx.dml.color import RGBColor

    return RGBColor(*bytes.fromhex(digits))  # type: ignore[no-untyped-call]


def _inches(box: Box) -> Box:
    return Box(*(value / _PIXELS_PER_INCH for value in box))


def _place(shape: Any, box: Box) -> None:
    from pptx.util import Inches

    shape.left, shape.top, shape.width, shape.height = map(Inches, _inches(box))


def _without_margins(frame: Any) -> None:
    frame.margin_left = frame.margin_right = frame.margin_top = frame.margin_bottom = 0


def _list_properties(written: Any, paragraph: Paragraph, size: float) -> None:
    """Give an item of a list its bullet or number, and other paragraphs none."""
    from pptx.oxml import parse_xml
    from pptx.util import Pt

    properties = written._p.get_or_add_pPr()
    if not paragraph.level:
        properties.append(parse_xml(f'<a:buNone xmlns:a="{_DRAWING}"/>'))
        return
    indent = Pt(round(_INDENT * size))
    properties.set("marL", str(indent * paragraph.level))
    properties.set("indent", str(-indent))
    written.level = min(paragraph.level - 1, 8)
    bullet = (
        f'<a:buAutoNum xmlns:a="{_DRAWING}" type="arabicPeriod" startAt="{paragraph.number}"/>'
        if paragraph.number
        else f'<a:buChar xmlns:a="{_DRAWING}" char="•"/>'
    )
    properties.append(parse_xml(bullet))


def _offer_instead(element: Any, picture: Any) -> None:
    """Give programs that cannot draw the equations of a shape a picture of it."""
    from pptx.oxml import parse_xml

    both = parse_xml(
        f'<mc:AlternateContent xmlns:mc="{_COMPATIBILITY}"><mc:Choice xmlns:a14="{_DRAWING_2010}" '
        f'xmlns:a16="{_DRAWING_2014}" Requires="a14 a16"/><mc:Fallback/></mc:AlternateContent>'
    )
    element.getparent().replace(element, both)
    both[0].append(element)
    both[1].append(picture)


def _list_marker(paragraph: Paragraph) -> str:
    if not paragraph.level:
        return ""
    return f"{paragraph.number}. " if paragraph.number else "• "


def _fitting_points(lengths: Sequence[int], box: Box, size: float) -> float | None:
    """Estimate the size in points at which paragraphs of these lengths fit a box.

    Args:
        lengths: The characters of each paragraph.
        box: The box in pixels.
        size: The largest size, in pixels.

    Returns:
        At least `MIN_POINTS`; None if they do not fit.
    """
    points = size * _POINTS_PER_PIXEL
    width, height = box.width * _POINTS_PER_PIXEL, box.height * _POINTS_PER_PIXEL
    while points >= MIN_POINTS:
        characters = max(1, int(width / (points * _CHARACTER_WIDTH)))
        lines = sum(-(-length // characters) or 1 for length in lengths)
        if (lines * _LINE_HEIGHT + (len(lengths) - 1) / 3) * points <= height + points:
            return points
        points -= 1
    return None


def _shortened(line: str) -> str:
    if len(line) <= _MAX_ORIGIN_CHARACTERS:
        return line
    return f"{line[: _MAX_ORIGIN_CHARACTERS - 1]}…"


def _as_lines(paragraphs: Iterable[Paragraph]) -> str:
    lines = (
        _list_marker(paragraph) + "".join(run.text for run in paragraph.runs)
        for paragraph in paragraphs
    )
    return remove_illegal_characters("\n".join(lines))
