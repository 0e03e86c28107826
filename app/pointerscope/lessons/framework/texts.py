"""The five source texts, and what is noted where one of them says too much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Text(NamedTuple):
    """A source text.

    Attributes:
        letter: as in `pointerscope.formulas`.
        number: of its file.
        title: as the text calls itself.
    """

    letter: str
    number: str
    title: str


FOUNDATIONS = Text("F", "000", "Deep Dive: Mathematical Foundations")
WALKTHROUGH = Text("W", "001", "Full Mathematical Walkthrough of the Attention Mechanism")
LECTURE = Text("L", "002", "Lecture 3b: The Mathematics of Attention and Transformers")
THEORY = Text("T", "003", "Theoretical Background: Attention Mechanisms in Pointer Networks")
DEEP_DIVE = Text("D", "004", "Attention Mechanism Deep Dive")


@dataclass(frozen=True)
class Source:
    """Where a lesson, a step or a printed number comes from.

    Attributes:
        text: one of the five.
        where: the section, as the text names it.
    """

    text: Text
    where: str


@dataclass(frozen=True)
class Note:
    """A statement of a text that is too strong, or that contradicts another.

    Attributes:
        source: where it is stated.
        says: what is stated, in our own words.
        but: what holds instead.
    """

    source: Source
    says: str
    but: str
