"""The five source texts, references to their sections, and notes that correct their statements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class SourceText(NamedTuple):
    """A source text.

    Attributes:
        letter: the abbreviation used in `pointerscope.formulas`.
        number: of its file.
        title: as printed in the text.
    """

    letter: str
    number: str
    title: str


FOUNDATIONS = SourceText("F", "000", "Deep Dive: Mathematical Foundations")
WALKTHROUGH = SourceText("W", "001", "Full Mathematical Walkthrough of the Attention Mechanism")
LECTURE = SourceText("L", "002", "Lecture 3b: The Mathematics of Attention and Transformers")
THEORY = SourceText("T", "003", "Theoretical Background: Attention Mechanisms in Pointer Networks")
DEEP_DIVE = SourceText("D", "004", "Attention Mechanism Deep Dive")


@dataclass(frozen=True)
class TextSection:
    """A section of a source text: the reference of a lesson, a step or a printed number.

    Attributes:
        text: one of the five.
        section: its heading in the text.
    """

    text: SourceText
    section: str


@dataclass(frozen=True)
class Note:
    """A correction: a source text states something too strongly, or contradicts another.

    Attributes:
        source: the section that states it.
        claim: the statement, in our own words.
        correction: what is true instead.
    """

    source: TextSection
    claim: str
    correction: str
