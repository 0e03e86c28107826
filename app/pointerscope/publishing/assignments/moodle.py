"""Moodle XML: a category for each exercise, so that a quiz can pick one of its variants at random.

The form is that of Moodle's own export (https://docs.moodle.org/en/Moodle_XML_format). An answer of
one number is a numerical question; several numbers are an embedded one (Cloze); choices are a
multiple-choice one. Formulas are written for Moodle's MathJax filter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree

from pointerscope.publishing.assignments.questions import (
    USUAL_VARIANTS,
    AssignedQuestion,
    add_prose,
    add_question,
    add_text,
    question_pools,
)

if TYPE_CHECKING:
    from pointerscope.publishing.assignments.assignment import Assignment

_KINDS = {"choice": "multichoice", "numbers": "cloze", "number": "numerical"}


def moodle_xml(assignment: Assignment, variants: int = USUAL_VARIANTS) -> bytes:
    """Return an assignment as Moodle XML.

    Args:
        assignment: the assignment.
        variants: see `question_pools`.

    Raises:
        InvalidQueryError: as `question_pools`.
    """
    quiz = ElementTree.Element("quiz")
    title = (assignment.title or "PointerScope").replace("/", "//")  # / separates categories
    for pool in question_pools(assignment, variants):
        category = ElementTree.SubElement(quiz, "question", type="category")
        _text(category, "category", f"$course$/top/{title}/{pool.id}")
        for question in pool.questions:
            _add_question(quiz, question, f"{pool.title}: {question.id}")
    ElementTree.indent(quiz)
    return ElementTree.tostring(quiz, encoding="utf-8", xml_declaration=True)


def _add_question(quiz: ElementTree.Element, question: AssignedQuestion, name: str) -> None:
    exercise = question.exercise
    kind = _KINDS[exercise.kind]
    element = ElementTree.SubElement(quiz, "question", type=kind)
    _text(element, "name", name)
    html = ElementTree.Element("div")
    if kind == "cloze":
        fields = _cloze_fields(question)
        add_question(
            html, question, _add_formula, lambda parent, cell: add_text(parent, fields[cell])
        )
    else:
        add_question(html, question, _add_formula)
    _html(element, "questiontext", html)
    because = ElementTree.Element("p")
    add_prose(because, exercise.because, _add_formula)
    _html(element, "generalfeedback", because)
    for setting, value in (("penalty", "0"), ("hidden", "0"), ("idnumber", question.id)):
        ElementTree.SubElement(element, setting).text = value
    if kind == "cloze":
        return
    ElementTree.SubElement(element, "defaultgrade").text = "1"
    if isinstance(question.answer, str):
        _add_choices(element, question)
    else:
        [number] = question.numbers
        answer = _add_answer(element, number.text, "100")
        ElementTree.SubElement(answer, "tolerance").text = number.tolerance_text


def _cloze_fields(question: AssignedQuestion) -> list[str]:
    return [
        f"{{1:NUMERICAL:={number.text}:{number.tolerance_text}}}" for number in question.numbers
    ]


def _add_choices(element: ElementTree.Element, question: AssignedQuestion) -> None:
    for setting, value in (("single", "true"), ("shuffleanswers", "true")):
        ElementTree.SubElement(element, setting).text = value
    for choice in question.exercise.choices:
        html = ElementTree.Element("span")
        add_prose(html, choice, _add_formula)
        text = ElementTree.tostring(html, encoding="unicode")
        _add_answer(element, text, "100" if choice == question.answer else "0", "html")


def _add_answer(
    element: ElementTree.Element, text: str, fraction: str, form: str = "moodle_auto_format"
) -> ElementTree.Element:
    answer = ElementTree.SubElement(element, "answer", fraction=fraction, format=form)
    ElementTree.SubElement(answer, "text").text = text
    _text(answer, "feedback", "")
    return answer


def _text(parent: ElementTree.Element, name: str, text: str) -> ElementTree.Element:
    element = ElementTree.SubElement(parent, name)
    ElementTree.SubElement(element, "text").text = text
    return element


def _html(parent: ElementTree.Element, name: str, html: ElementTree.Element) -> None:
    text = ElementTree.tostring(html, encoding="unicode", method="html")
    _text(parent, name, text).set("format", "html")


def _add_formula(parent: ElementTree.Element, latex: str) -> None:
    add_text(parent, rf"\({latex}\)")
