"""The five source texts, references to their sections, and notes on what they say."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
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
SOURCE_TEXTS = MappingProxyType(
    {
        "foundations": FOUNDATIONS,
        "walkthrough": WALKTHROUGH,
        "lecture": LECTURE,
        "theory": THEORY,
        "deep-dive": DEEP_DIVE,
    }
)


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
    """What a source text says about a step, and what is true instead.

    Attributes:
        source: the section that says it.
        text: for the reader, who has not read the section.
    """

    source: TextSection
    text: str
