"""Jinja filters for the texts, formulas and derivations of lessons."""

from collections import Counter
from collections.abc import Iterable, Sequence

import orjson
from markupsafe import Markup, escape

from pointerscope.lessons.framework.expressions import Expression
from pointerscope.lessons.framework.mathml import split_formulas, split_parts, to_mathml
from pointerscope.lessons.framework.printed import NumberCheck, Verdict
from pointerscope.lessons.framework.texts import TextSection


def render_prose(text: str) -> Markup:
    """Render a text: formulas between dollar signs as MathML, everything else escaped.

    An empty line begins a new paragraph.
    """
    paragraphs = (
        Markup("").join(
            render_formula(part.text) if part.is_formula else escape(part.text)
            for part in split_formulas(paragraph)
        )
        for paragraph in text.split("\n\n")
    )
    return Markup("<br><br>").join(paragraphs)


def render_formula(latex: str, block: bool = False) -> Markup:
    """Render a formula as MathML, rebuilt from allowed elements; its texts are escaped.

    Of a block, each part between wide spaces is an element, so that parts wrap on narrow pages.
    """
    parts = split_parts(latex) if block else [latex]
    return Markup("").join(Markup(to_mathml(part, block=block)) for part in parts)


def check_sentence(checks: Sequence[NumberCheck]) -> str:
    """Say in a sentence how many of the printed numbers agree with the computed ones."""
    counts = Counter(check.verdict for check in checks)
    total = len(checks)
    if counts["agrees"] == total:
        agree = (
            "The number that a source text prints here agrees"
            if total == 1
            else f"All {total} numbers that source texts print here agree"
        )
    else:
        agree = f"{counts['agrees']} of {total} numbers that source texts print here agree"
    others: dict[Verdict, tuple[str, str]] = {
        "rounding": ("is off by rounding", "are off by rounding"),
        "differs": ("differs", "differ"),
        "cannot be checked": ("cannot be checked", "cannot be checked"),
    }
    parts = [
        f"{counts[verdict]} {verb[counts[verdict] != 1]}"
        for verdict, verb in others.items()
        if counts[verdict]
    ]
    return "; ".join([agree, *parts]) + "."


def group_by_source(
    checks: Iterable[NumberCheck],
) -> list[tuple[TextSection, list[NumberCheck]]]:
    """Group checks by their section of a source text, in their order."""
    groups: dict[TextSection, list[NumberCheck]] = {}
    for check in checks:
        groups.setdefault(check.source, []).append(check)
    return list(groups.items())


def derivation_attribute(derivation: Expression | None) -> str:
    """Serialise a derivation to JSON for an HTML attribute; empty for None."""
    return "" if derivation is None else orjson.dumps(derivation).decode()
