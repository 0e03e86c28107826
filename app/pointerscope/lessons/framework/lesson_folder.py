"""Make a lesson of its folder: `lesson.md` with all that is read, `lesson.py` with the functions.

CONTRIBUTING.md describes the format. In short: the header has the section, the sources and the
inputs; each heading of the second level is a step. The id behind it names the functions of the step
in `lesson.py`: `scaling` computes the step `{#scaling}`. If it takes `is_removed`, readers can
remove the step, and it is called with `is_removed=True`. `computed` holds the functions behind
exercises, by their ids, and behind printed numbers that no table holds.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import replace
from functools import lru_cache
from inspect import signature
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, get_args

from rapidfuzz import process

from pointerscope.core.glossary import definitions
from pointerscope.lessons.framework.draws import Drawn, DrawsError, read_draws
from pointerscope.lessons.framework.exercises import Exercise
from pointerscope.lessons.framework.input_header import read_declared_inputs
from pointerscope.lessons.framework.lesson import SECTIONS, Lesson
from pointerscope.lessons.framework.lesson_markdown import (
    Item,
    LessonTextError,
    read_lesson_markdown,
)
from pointerscope.lessons.framework.marking import Unit
from pointerscope.lessons.framework.mathml import FormulaError, parse_formula, split_formulas
from pointerscope.lessons.framework.printed import PrintedNumbers, parse_number
from pointerscope.lessons.framework.steps import Step
from pointerscope.lessons.framework.tables import Shade, TableText
from pointerscope.lessons.framework.texts import SOURCE_TEXTS, Note, SourceText, TextSection

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from pointerscope.lessons.framework.inputs import Input
    from pointerscope.lessons.framework.lesson_markdown import Block, LessonMarkdown, LessonPart
    from pointerscope.lessons.framework.steps import Solver

TEXT, FUNCTIONS = "lesson.md", "lesson.py"
_KEYS = (
    *("section", "order", "minutes", "needs", "in_network"),
    *("terms", "sources", "works_through", "inputs"),
)
_PARTS = ("Reads", "Works through", "Terms", "Picture", "Why", "Without it", "Exercise")
_PART = re.compile(r"([A-Z][a-z]+(?: it| through)?)(?: \{#[^}]*\})?: .+", re.DOTALL)
_WITHOUT = re.compile(r"(?:\$\$(?P<formula>.+?)\$\$ ?)?(?P<text>.*)", re.DOTALL)
_EXERCISE = re.compile(r"Exercise \{#([a-z0-9-]+)\}")
_TABLE = re.compile(
    r"(?P<name>\w+) (?:\$(?P<symbol>[^$]+)\$ )?(?P<title>.+?)(?: \{(?P<more>[^$]*)\})?"
)
_PICTURE = re.compile(
    r"(?P<title>[^.]+)\. (?P<caption>[^{].*?)(?: \{(?P<more>[^}]*)\})?", re.DOTALL
)
_NOTHING = "nothing"  # is shown with a question that says all itself
_TABLE_OPTIONS = ("rows", "columns", "shade", "drawn")
_PRINTED = re.compile(
    r"\[(?P<text>[^\]]+)\] (?P<printed>.+?) = "
    r"(?P<computed>[\w-]+(?:\(\)|\[(?:[^\[\]]|\[[^\]]*\])*\])?)"
    r"(?:: (?P<label>.+?))?(?: \{(?P<more>.*)\})?"
)
_PRINTED_OPTIONS = ("without", "rounded", "illustration", "why")
_SETTING = re.compile(
    r"(Decimals|Rows|Columns|Because|Computes|Without|Draws|Given|Unit): (.*)", re.DOTALL
)
_NOTE = re.compile(r"\[([^\]]+)\] (.+)", re.DOTALL)
_NUMBERS = re.compile(r"\[[^\]]+\] [-+−]?\.?\d")
_FOOTNOTE = re.compile(r"\[\^([\w-]+)\] (.+)", re.DOTALL)
_COMPUTED = re.compile(r"(?P<name>\w[\w-]*)(?:(?P<call>\(\))|\[(?P<index>.+)\])?")
_INDEX = re.compile(r"\[[^\]]*\]|[^,\s]+")
_TRANSLATION = re.compile(r"lesson\.([a-z]{2,3})\.md")
_TRANSLATED_KEYS = ("inputs", "words")
_SLICE = re.compile(r"(-?\d+)?:(-?\d+)?")


def read_lesson(folder: Path, functions: object, name: str = TEXT) -> Lesson:
    """Make a lesson of its text and its functions.

    Args:
        folder: of the lesson.
        functions: has them as attributes, such as the module `lesson.py`.
        name: of the file with the text.

    Raises:
        LessonTextError: the text has a mistake, or does not fit the functions.
    """
    text = read_lesson_markdown(folder / name)
    lesson = _Reader(text, folder, functions).lesson()
    for path in sorted(folder.glob("lesson.*.md")):
        if match := _TRANSLATION.fullmatch(path.name):
            language = match[1]
            try:
                lesson.translations[language] = _translation(
                    lesson, text, path, language, functions
                )
            except LessonTextError as error:
                lesson.mistakes[language] = error
    return lesson


def _translation(
    lesson: Lesson, text: LessonMarkdown, path: Path, language: str, functions: object
) -> Lesson:
    """Make a lesson of its text in another language, with the numbers of the original."""
    translated = read_lesson_markdown(path)
    for key in translated.header:
        if key not in _TRANSLATED_KEYS:
            known = " or ".join(_TRANSLATED_KEYS)
            message = f"Expected {known}, not {key}: everything else stands in {TEXT}."
            translated.fail(translated.line_of(key), message)
    reader = _Reader(translated, path.parent, functions)
    words = {said: str(word) for said, word in reader.mapping("words").items()}
    declared = reader.mapping("inputs")
    for name, value in declared.items():
        if not isinstance(value, dict):
            message = f"Expected a title of {name}: `{name}: {{title: …}}`."
            translated.fail(translated.line_of("inputs", name), message)
    inputs = {
        name: value if "from" in value else {**value, **declared.get(name, {})}
        for name, value in text.header.get("inputs", {}).items()
    }
    header = {**text.header, "inputs": inputs}
    reader = _Reader(replace(translated, header=header), path.parent, functions, lesson)
    found = reader.lesson()
    found.language = language
    found.steps = [replace(step, words=words, language=language) for step in found.steps]
    found.printed_by_step = lesson.printed_by_step
    exercises = {exercise.id: exercise for exercise in found.exercises}
    found.exercises_by_step = {
        step: tuple(_translated_exercise(own, exercises, translated) for own in originals)
        for step, originals in lesson.exercises_by_step.items()
    }
    return found


def _translated_exercise(
    own: Exercise, exercises: Mapping[str, Exercise], translated: LessonMarkdown
) -> Exercise:
    """Return an exercise in another language, with the answer of the original."""
    exercise = exercises.get(own.id)
    if exercise is None or len(exercise.choices) != len(own.choices):
        message = f"Expected the exercise “{own.id}” with {len(own.choices)} choices."
        translated.fail(translated.body.line, message)
    if not own.choices:
        return replace(exercise, answer=own.answer, unit=own.unit, given=own.given, drawn=own.drawn)
    return replace(exercise, answer=_choice_at(own, exercise.choices), given=own.given)


def _choice_at(original: Exercise, choices: tuple[str, ...]) -> Callable[[Solver], object]:
    return lambda solve: choices[original.choices.index(str(original.answer(solve)))]


class _Reader:
    """Makes a lesson of parsed Markdown."""

    def __init__(
        self,
        text: LessonMarkdown,
        folder: Path,
        functions: object,
        original: Lesson | None = None,  # of a translation, which may leave formulas out
    ) -> None:
        self._text, self._folder, self._functions = text, folder, functions
        self._original = {} if original is None else {step.id: step for step in original.steps}
        self._sources: dict[str, TextSection] = {}

    def lesson(self) -> Lesson:
        header = self._text.header
        for key in header:
            self._check_name(key, _KEYS, "key", self._text.line_of(key))
        self._sources = {
            name: self._source(value, self._text.line_of("sources", name))
            for name, value in self.mapping("sources").items()
        }
        line = self._text.line_of("section")
        self._check_name(header.get("section"), SECTIONS, "section", line)
        title, steps = self._title_and_steps()
        lesson = Lesson(
            title=title.title,
            summary=self._prose(title.blocks, title.line, "a summary of the lesson"),
            section=header["section"],
            order=self._whole_number("order"),
            minutes=self._whole_number("minutes") if "minutes" in header else None,
            needs=self._names("needs"),
            in_network=str(header.get("in_network", "")),
            terms=self._terms(),
            sources=self._worked_through(),
            inputs=read_declared_inputs(self._text, self._folder),
        )
        self._check_order(steps)
        for section in steps:
            items = self._items(section)
            step = self._inherit(self._step(section, items))
            lesson.lines[step.id] = section.line
            lesson.steps.append(step)
            lesson.sources += step.sources
            lesson.terms += step.terms
            lesson.exercises_by_step[step.id] = tuple(
                self._exercise(item, step, lesson.inputs) for item in items["Exercise"]
            )
            lesson.printed_by_step[step.id] = self._printed(items)
        self._check_step_names(lesson)
        return lesson

    # --- The header

    def _whole_number(self, key: str) -> int:
        value = self._text.header.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            self._text.fail(self._text.line_of(key), f"Expected a whole number: `{key}: 3`.")
        return value

    def mapping(self, key: str) -> dict[str, Any]:
        """Return names with values of the header."""
        value = self._text.header.get(key, {})
        if not isinstance(value, dict):
            self._text.fail(self._text.line_of(key), f"Expected names with values below {key}.")
        return value

    def _names(self, key: str) -> tuple[str, ...]:
        value = self._text.header.get(key, [])
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            self._text.fail(self._text.line_of(key), f"Expected a list: `{key}: [one, another]`.")
        return tuple(value)

    def _terms(self) -> tuple[str, ...]:
        terms = enumerate(self._names("terms"))
        return tuple(self._term(term, self._text.line_of("terms", index)) for index, term in terms)

    def _term(self, term: str, line: int) -> str:
        self._check_name(term, definitions(), "term of the glossary", line)
        return term

    def _source(self, value: object, line: int) -> TextSection:
        if isinstance(value, dict) and value.keys() == {"text", "section"}:
            return TextSection(SourceText("", "", str(value["text"])), str(value["section"]))
        text, comma, section = str(value).partition(", ")
        if not isinstance(value, str) or not comma:
            self._text.fail(
                line,
                "Expected a source text and a section, such as `lecture, Causal Masking`, or "
                "`{text: My notes, section: Page 3}`.",
            )
        self._check_name(text, SOURCE_TEXTS, "source text", line)
        return TextSection(SOURCE_TEXTS[text], section)

    def _worked_through(self) -> tuple[TextSection, ...]:
        names = self._names("works_through")
        lines = (self._text.line_of("works_through", index) for index in range(len(names)))
        return tuple(self._source_called(*named) for named in zip(names, lines, strict=True))

    def _source_called(self, name: str, line: int) -> TextSection:
        self._check_name(name, self._sources, "source", line)
        return self._sources[name]

    # --- Steps

    def _title_and_steps(self) -> tuple[LessonPart, list[LessonPart]]:
        titles = self._text.body.sections
        if len(titles) != 1 or titles[0].level != 1 or self._text.body.blocks:
            line = titles[1].line if len(titles) > 1 else self._text.body.line
            self._text.fail(line, "Expected one title, `# …`, and everything else below it.")
        [title] = titles
        if not title.sections:
            self._text.fail(title.line, "Expected a step, `## Title {#id}`, below the summary.")
        for section in title.sections:
            if section.level != 2 or not section.id:
                self._text.fail(section.line, "Expected a step here: `## Title {#id}`.")
        return title, title.sections

    def _items(self, section: LessonPart) -> dict[str, list[Item]]:
        """Return the list of a step by what its items are: parts, notes, numbers or tables."""
        for part in section.sections:
            self._text.fail(part.line, "Expected an item instead of a heading: `- Why: …`.")
        found = defaultdict[str, list[Item]](list)
        for item in (item for block in section.blocks for item in block.items):
            kind = "table"
            if match := _PART.fullmatch(item.text):
                kind = match[1]
                self._check_name(kind, _PARTS, "part of a step", item.line)
                if kind != "Exercise" and found[kind]:
                    self._text.fail(item.line, f"Expected one “{kind}” in this step.")
            elif _FOOTNOTE.fullmatch(item.text):
                kind = "footnote"
            elif item.text.startswith("["):
                kind = "numbers" if _NUMBERS.match(item.text) else "note"
            found[kind].append(item)
        return found

    def _step(self, section: LessonPart, items: Mapping[str, list[Item]]) -> Step:
        compute = self._function(section.id, section)
        is_removable = "is_removed" in signature(compute).parameters
        formula, text = self._opening(section)
        removed_formula, without, tables_removed = self._without(
            section, items["Without it"], is_removable=is_removable
        )
        reads, terms, sources = (
            [(name, item.line) for item in items[part] for name in _split(_said(item))]
            for part in ("Reads", "Terms", "Works through")
        )
        if not items["Why"]:
            self._text.fail(section.line, "Expected an item `- Why: …` in this step.")
        [why] = items["Why"]
        return Step(
            section.id,
            section.title,
            formula,
            tuple(name for name, _ in reads),
            compute,
            self._checked(_said(why), why.line),
            without,
            tuple(map(self._note, items["note"])),
            is_removable,
            removed_formula,
            text,
            self._tables(items["table"]),
            tables_removed,
            picture=self._picture(items["Picture"]),
            terms=tuple(self._term(*term) for term in terms),
            sources=tuple(self._source_called(*source) for source in sources),
        )

    def _check_order(self, sections: list[LessonPart]) -> None:
        """Check that a translation has the steps of the original."""
        for section, id in zip_longest(sections, self._original):
            if self._original and (section is None or section.id != id):
                line = sections[-1].line if section is None else section.line
                self._text.fail(line, f"Expected the step {{#{id}}} here, as in {TEXT}.")

    def _inherit(self, step: Step) -> Step:
        """Return a step of a translation with what it leaves out."""
        own = self._original.get(step.id)
        if own is None:
            return step
        tables = {
            name: replace(
                table,
                title=said.title,
                rows=said.rows or table.rows,
                columns=said.columns or table.columns,
            )
            if (said := step.table_texts.get(name))
            else table
            for name, table in own.table_texts.items()
        }
        return replace(
            step,
            formula=step.formula or own.formula,
            formula_removed=step.formula_removed or own.formula_removed,
            inputs=step.inputs or own.inputs,
            picture=step.picture or own.picture,
            table_texts=tables,
            table_texts_removed={**own.table_texts_removed, **step.table_texts_removed},
        )

    def _opening(self, section: LessonPart) -> tuple[str, str]:
        """Return the formula of a step and its text."""
        formulas = [block for block in section.blocks if block.kind == "formula"]
        if len(formulas) != 1 and not (self._original and not formulas):
            self._text.fail(section.line, "Expected one formula, `$$ … $$`, below this heading.")
        for block in formulas:
            self._check_formula(block.text, block.line)
        texts = [block for block in section.blocks if block.kind == "text"]
        text = self._prose(texts, section.line, "") if texts else ""
        return formulas[0].text if formulas else "", text

    def _without(
        self, section: LessonPart, items: list[Item], *, is_removable: bool
    ) -> tuple[str, str, dict[str, TableText]]:
        """Return the formula, the text and the tables of a step that is removed."""
        item = items[0] if items else Item(section.line, "")
        match = _WITHOUT.fullmatch(_said(item))
        assert match is not None
        formula, text = match["formula"] or "", self._checked(match["text"], item.line)
        if is_removable and not (text and (formula or self._original)):
            message = "Expected `- Without it: $$ … $$ …`, one formula and a text."
            self._text.fail(item.line, message)
        if formula and not is_removable:
            name = section.id.replace("-", "_")
            self._text.fail(item.line, f"Expected a function {name} that takes is_removed.")
        if formula:
            self._check_formula(formula, item.line)
        return formula, text, self._tables(item.items)

    def _tables(self, items: Iterable[Item]) -> dict[str, TableText]:
        """Return what items say of the tables of a result."""
        found = {}
        for line, text, _ in items:
            match = _TABLE.fullmatch(text)
            if match is None or not (match["symbol"] or self._original):
                example = "`- p $p$ Weights {columns: visits}`"
                self._text.fail(line, f"Expected a name, a symbol and a title: {example}.")
            more = self._options(match["more"], _TABLE_OPTIONS, line)
            drawn = more.get("drawn", "")
            self._check_name(drawn, ("", "no", "horizontally"), "way to draw it", line)
            shade: Any = more.get("shade", "")
            self._check_name(shade, get_args(Shade), "shade", line)
            if symbol := match["symbol"] or "":
                self._check_formula(symbol, line)
            found[match["name"]] = TableText(
                symbol,
                self._checked(match["title"], line),
                self._axis(more.get("rows", "")),
                self._axis(more.get("columns", "")),
                shade,
                drawn != "no",
                drawn == "horizontally",
            )
        return found

    def _picture(self, items: list[Item]) -> dict[str, str]:
        """Return what an item says of the picture of a step."""
        if not items:
            return {}
        line, match = items[0].line, _PICTURE.fullmatch(_said(items[0]))
        if match is None:
            example = "`- Picture: Loss by gate. A curve for each place. {x: gate; y: loss}`"
            self._text.fail(line, f"Expected a title and a caption: {example}.")
        axes = self._options(match["more"], ("x", "y"), line)
        text = {"title": match["title"], "caption": self._checked(match["caption"], line)}
        return text | {f"{axis}_title": title for axis, title in axes.items()}

    def _options(self, text: str | None, known: tuple[str, ...], line: int) -> dict[str, str]:
        """Return what stands in braces behind an item, such as `{shade: weights; drawn: no}`."""
        starts = "|".join(known)
        parts = re.split(rf"; (?=(?:{starts})\b)", text) if text else []
        found = dict((*part.split(": ", 1), "")[:2] for part in parts)
        for name in found:
            self._check_name(name, known, "name in braces", line)
        return found

    def _axis(self, text: str) -> tuple[str, ...] | str:
        """Return the labels of an axis, or the name of the words that label it."""
        return text if text in self.mapping("inputs") else _split(text)

    def _note(self, item: Item) -> Note:
        match = _NOTE.fullmatch(item.text)
        if match is None:
            self._text.fail(item.line, "Expected a source and what it says: `- [source] …`.")
        return Note(self._source_called(match[1], item.line), self._checked(match[2], item.line))

    def _exercise(self, item: Item, step: Step, inputs: tuple[Input, ...]) -> Exercise:
        head = _EXERCISE.fullmatch(item.text.partition(":")[0])
        if head is None:
            message = "Expected an id of small letters, digits and dashes: `- Exercise {#id}: …`."
            self._text.fail(item.line, message)
        settings = [_SETTING.fullmatch(text) for _, text, _ in item.items]
        found = {match[1]: match[2] for match in settings if match}
        if not found.get("Because"):
            self._text.fail(item.line, "Expected a line `- Because: …` in this exercise.")
        decimals = found.get("Decimals", "2")
        if not decimals.isdecimal():
            self._text.fail(item.line, "Expected a whole number: `- Decimals: 3`.")
        unit: Any = found.get("Unit", "")
        self._check_name(unit, get_args(Unit), "unit", item.line)
        drawn = self._drawn(found, item.line, inputs)
        return Exercise(
            head[1],
            self._checked(_said(item), item.line),
            self._answer(head[1], drawn, item.line),
            self._checked(found["Because"], item.line),
            int(decimals),
            tuple(
                text for (_, text, _), match in zip(item.items, settings, strict=True) if not match
            ),
            _split(found.get("Rows", "")),
            _split(found.get("Columns", "")),
            unit,
            self._given(found.get("Given", ""), step),
            drawn if drawn and drawn.draws else None,
        )

    def _drawn(
        self, found: Mapping[str, str], line: int, inputs: tuple[Input, ...]
    ) -> Drawn | None:
        """Return what computes an exercise from tables, with the draws of assignments."""
        if "Computes" not in found:
            for setting in ("Draws", "Without"):
                if setting in found:
                    message = f"Expected an item `- Computes: A[0, 2]` beside {setting}."
                    self._text.fail(line, message)
            return None
        table, index = self._computed(found["Computes"], line)
        if not isinstance(table, str):
            self._text.fail(line, "Expected a table or its cells behind Computes:, no function.")
        try:
            draws = read_draws(found.get("Draws", ""), inputs)
        except DrawsError as error:
            self._text.fail(line, str(error))
        return Drawn(draws, table, index, _split(found.get("Without", "")))

    @staticmethod
    def _given(text: str, step: Step) -> tuple[str, ...]:
        """Return the tables to show with a question; if none are named, those its step reads."""
        return () if text == _NOTHING else _split(text) or step.inputs

    def _answer(self, id: str, drawn: Drawn | None, line: int) -> Callable[[Solver], object]:
        if drawn is not None:
            return lambda solve: solve(removed=drawn.removed)[drawn.table][drawn.index]
        if self._original:
            return lambda _: None  # that of the original takes its place
        return self._listed(id, line)

    # --- Printed numbers

    def _printed(self, items: Mapping[str, list[Item]]) -> tuple[PrintedNumbers, ...]:
        notes = [_FOOTNOTE.fullmatch(item.text) for item in items["footnote"]]
        footnotes = {match[1]: match[2] for match in notes if match}
        return tuple(self._row(item.line, item.text, footnotes) for item in items["numbers"])

    def _row(self, line: int, text: str, footnotes: Mapping[str, str]) -> PrintedNumbers:
        match = _PRINTED.fullmatch(text)
        if match is None:
            example = "`- [notes] 0.09 0.24 = p[:2]: First two weights`"
            self._text.fail(line, f"Expected a source, numbers and what computes them: {example}.")
        for number in match["printed"].split():
            try:
                parse_number(number)
            except ValueError as error:
                self._text.fail(line, str(error))
        computed, index = self._computed(match["computed"], line)
        more = self._options(match["more"], _PRINTED_OPTIONS, line)
        rounded = self._computed(more["rounded"], line)[0] if "rounded" in more else None
        why = more.get("why", "")
        if why.startswith("[^"):
            self._check_name(why[2:-1], footnotes, "note below the numbers", line)
            why = footnotes[why[2:-1]]
        return PrintedNumbers(
            self._source_called(match["text"], line),
            match["printed"],
            computed,
            index,
            _split(more.get("without", "")),
            match["label"] or "",
            rounded,
            why,
            "illustration" in more,
        )

    def _computed(self, text: str, line: int) -> tuple[Any, Any]:
        """Return a table's name with an index, or a function with none."""
        match = _COMPUTED.fullmatch(text)
        if match is None:
            self._text.fail(
                line, "Expected a table (`A`), its cells (`A[0, 2]`) or a function (`sum()`)."
            )
        if match["call"]:
            return self._listed(match["name"], line), ...
        return match["name"], ... if match["index"] is None else self._index(match["index"], line)

    def _index(self, text: str, line: int) -> Any:
        """Return a NumPy index: numbers, slices, lists of numbers, or the name of a constant."""
        if text.isidentifier():
            if not hasattr(self._functions, text):
                self._text.fail(line, f"Expected {text} in {FUNCTIONS}.")
            return getattr(self._functions, text)
        try:
            parts = tuple(map(_index_part, _INDEX.findall(text)))
        except ValueError:
            self._text.fail(line, f"Expected cells such as [0, 2], [:3] or [[0, 2]], not [{text}].")
        return parts[0] if len(parts) == 1 else parts

    # --- Shared

    def _function(self, id: str, section: LessonPart) -> Any:
        """Return the function of a step; an underscore behind its name keeps it from others."""
        name = id.replace("-", "_")
        found = getattr(self._functions, f"{name}_", None) or getattr(self._functions, name, None)
        if not callable(found):
            self._text.fail(section.line, f"Expected a function {name} in {FUNCTIONS}.")
        return found

    def _listed(self, name: str, line: int) -> Callable[..., object]:
        known = getattr(self._functions, "computed", {})
        self._check_name(name, known, f"function among `computed` of {FUNCTIONS}", line)
        found: Callable[..., object] = known[name]
        return found

    def _check_formula(self, latex: str, line: int) -> None:
        try:
            _check_formula(latex)
        except FormulaError as error:
            self._text.fail(line, f"Expected a formula in LaTeX. {error}")

    def _prose(self, blocks: Iterable[Block], line: int, what: str) -> str:
        """Return paragraphs as one text."""
        texts = []
        for block in blocks:
            if block.kind != "text":
                self._text.fail(block.line, "Expected a paragraph here.")
            texts.append(self._checked(block.text, block.line))
        if not texts:
            self._text.fail(line, f"Expected {what} below this heading.")
        return "\n\n".join(texts)

    def _checked(self, text: str, line: int) -> str:
        """Return a text whose formulas can be read."""
        if "$$" in text:
            self._text.fail(line, "Expected $$ at both ends of a formula, in lines of its own.")
        try:
            parts = split_formulas(text)
        except ValueError as error:
            self._text.fail(line, str(error))
        for part in parts:
            if part.is_formula:
                self._check_formula(part.text, line)
            elif "|" in part.text:
                self._text.fail(line, "Expected a list instead of a table: `- p $p$ Weights`.")
        return text

    def _check_name(self, name: object, known: Iterable[str], what: str, line: int) -> None:
        known = tuple(known)
        if name not in known:
            nearest = [near for near, _, _ in process.extract(str(name), known, limit=3)]
            hint = f" Did you mean {' or '.join(nearest)}?" if nearest else " There is none yet."
            self._text.fail(line, f"Expected a {what}, not “{name}”.{hint}")

    def _check_step_names(self, lesson: Lesson) -> None:
        """Check that each id of a step or an exercise occurs once."""
        for kind, ids in (
            ("step", [step.id for step in lesson.steps]),
            ("exercise", [exercise.id for exercise in lesson.exercises]),
        ):
            if twice := {id for id in ids if ids.count(id) > 1}:
                self._text.fail(1, f"Expected another id for one {kind} “{min(twice)}”.")


@lru_cache(maxsize=4096)  # translations have the same formulas
def _check_formula(latex: str) -> None:
    parse_formula(latex)


def _said(item: Item) -> str:
    """Return the text of a part without its name."""
    return item.text.partition(": ")[2]


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",")) if text else ()


def _index_part(text: str) -> Any:
    if text == "...":
        return ...
    if text.startswith("["):
        return [int(number) for number in text[1:-1].split(",")]
    if match := _SLICE.fullmatch(text):
        return slice(*(None if part is None else int(part) for part in match.groups()))
    return int(text)
