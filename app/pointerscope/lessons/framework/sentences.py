"""Sentences of steps, kept as templates so that the text of a lesson can say them in a language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_AND = "” and “"
_NUMBER = re.compile(r"\d[\d.,]*\d")
_SWAP = str.maketrans(".,", ",.")
_HYPHEN = re.compile(r"(?<![\w−-])-(?=\d)|(?<=\de)-(?=\d)")  # in the place of a minus sign
_PERCENT = re.compile(r"(?<=\d)%")
# Languages that write a decimal comma.
_WITH_COMMA = frozenset(
    ("cs", "da", "de", "es", "fi", "fr", "it", "nb", "nl", "pl", "pt", "ru", "sv")
)


class Sentence(str):
    """A sentence, or several, with the template and the values that it was made of."""

    __slots__ = ("parts", "template", "values")
    template: str
    values: Mapping[str, object]
    parts: tuple[Sentence, ...]


def say(template: str, **values: object) -> Sentence:
    """Return a sentence.

    Args:
        template: for `str.format`.
        values: of its fields; a tuple of texts, which stands in quotes, is joined by ” and “.
    """
    sentence = Sentence(template.format(**_joined(values, _AND)))
    sentence.template, sentence.values, sentence.parts = template, values, ()
    return sentence


def say_all(sentences: Iterable[Sentence]) -> Sentence:
    """Return several sentences as one text."""
    parts = tuple(sentences)
    text = Sentence(" ".join(parts))
    text.template, text.values, text.parts = "", {}, parts
    return text


def decimal_sign(language: str) -> str:
    """Return what separates the decimals of a number in a language."""
    return "," if language in _WITH_COMMA else "."


def localised(text: str, language: str) -> str:
    """Return a text with its numbers as a language writes them."""
    if decimal_sign(language) == ".":
        return text
    return _NUMBER.sub(lambda match: match[0].translate(_SWAP), text)


def with_signs(text: str) -> str:
    """Return a text with true minus signs, and with a space before signs for percent."""
    return _PERCENT.sub("\u00a0%", _HYPHEN.sub("−", text))


def translated(text: str, words: Mapping[str, str], language: str) -> str:
    """Return a text in another language: by its template, or as a whole."""
    if isinstance(text, Sentence) and text.parts:
        return " ".join(translated(part, words, language) for part in text.parts)
    if isinstance(text, Sentence) and text.template in words:
        values = _joined(text.values, words.get(_AND, _AND))
        return localised(words[text.template].format(**values), language)
    return words.get(text, text)


def _joined(values: Mapping[str, object], separator: str) -> dict[str, object]:
    return {
        name: separator.join(value) if isinstance(value, tuple) else value
        for name, value in values.items()
    }
