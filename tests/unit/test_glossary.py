"""The glossary: sorted, without repeats, and with every term that pages and lessons show."""

from __future__ import annotations

import re

import pytest

from pointerscope.core.glossary import definitions
from pointerscope.core.settings import RESOURCES
from pointerscope.lessons.catalogue import lessons
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.publishing.glossary import term

GLOSSARY = (RESOURCES / "docs" / "glossary.md").read_text(encoding="utf-8")


def test_terms_stand_in_alphabetical_order_each_once():
    for part in GLOSSARY.split("\n## ")[1:]:
        rows = re.findall(r"^\| (.+?) \|", part, re.MULTILINE)[2:]
        names = [re.sub(r"[^a-z0-9 ]", "", row.casefold()) for row in rows]
        assert names == sorted(set(names))


def test_a_term_is_shown_with_its_definition_as_text():
    shown = term("gate", "the <gate>")
    assert "the &lt;gate&gt;" in shown
    assert definitions()["gate"] in shown.unescape()
    assert 'aria-describedby="term-gate"' in shown


def test_a_term_that_is_not_in_the_glossary_is_an_error():
    with pytest.raises(ValueError, match='no term "nothing of this name"'):
        term("nothing of this name")


def test_a_lesson_with_a_term_that_is_not_in_the_glossary_is_an_error():
    with pytest.raises(ValueError, match='no term "nothing of this name"'):
        Lesson(
            title="A lesson",
            summary="",
            section="by hand",
            order=1,
            sources=(),
            terms=("gate", "nothing of this name"),
        )


def test_no_lesson_names_a_term_twice():
    named = [lesson.terms for lesson in lessons().values()]
    assert any(named)
    assert [terms for terms in named if len(set(terms)) < len(terms)] == []


def test_every_term_that_a_template_shows_is_in_the_glossary():
    used = {
        name
        for template in (RESOURCES / "templates").glob("*.html")
        for name in re.findall(r"""term\(["'](.+?)["']""", template.read_text(encoding="utf-8"))
    }
    assert used
    assert used <= set(definitions())
