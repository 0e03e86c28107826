"""Formulas as the native equations of Office (OMML), which PowerPoint draws and edits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

MATH = "http://schemas.openxmlformats.org/officeDocument/2006/math"
_SUMS = {"∑", "∏", "∫", "⋃", "⋂"}
_ACCENTS = {"~": "\u0303", "˜": "\u0303", "^": "\u0302", "→": "\u20d7", "˙": "\u0307"}
_BARS = {"¯", "‾", "_", "―", "\u0305"}
_GROUPS = {"⏞", "⏟"}


def equation(formula: Element, points: float, colour: str) -> str:
    """Return a MathML formula as the XML of an `m:oMath` element.

    Args:
        formula: The MathML, as `parse_formula` returns it.
        points: The size of its text.
        colour: The colour of its text, as six hexadecimal digits.
    """
    writer = _Writer(points, colour)
    return f'<m:oMath xmlns:m="{MATH}">{writer.children(formula)}</m:oMath>'


class _Writer:
    """Writes MathML elements as OMML; what has no counterpart is written as its children."""

    def __init__(self, points: float, colour: str) -> None:
        self._size = round(points * 100)
        self._colour = colour

    def children(self, element: Element) -> str:
        return self._row(list(element))

    def _row(self, elements: Sequence[Element]) -> str:
        """Write elements in order; a sum takes what follows it as its operand."""
        for index, element in enumerate(elements):
            if _is_sum(element):
                before = "".join(map(self._element, elements[:index]))
                return before + self._sum(element, self._row(elements[index + 1 :]))
        return "".join(map(self._element, elements))

    def _element(self, element: Element) -> str:
        parts = list(element)
        match element.tag, len(parts):
            case (("mi" | "mn" | "mo" | "mtext"), _):
                return self._run(element)
            case "mspace", _:
                return self._text(" ", is_italic=False)
            case "mfrac", 2:
                bar = '<m:fPr><m:type m:val="noBar"/></m:fPr>'
                has_bar = element.get("linethickness", "1") not in {"0", "0em", "0px"}
                return self._parts("f", ("num", "den"), parts, "" if has_bar else bar)
            case "msqrt", _:
                hidden = '<m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>'
                return f"<m:rad>{hidden}<m:e>{self._row(parts)}</m:e></m:rad>"
            case "mroot", 2:
                return self._parts("rad", ("deg", "e"), parts[::-1])
            case "msup", 2:
                return self._parts("sSup", ("e", "sup"), parts)
            case "msub", 2:
                return self._parts("sSub", ("e", "sub"), parts)
            case "msubsup", 3:
                return self._parts("sSubSup", ("e", "sub", "sup"), parts)
            case "mover", 2:
                return self._over(*parts)
            case "munder", 2:
                return self._under(*parts)
            case "munderover", 3:
                base, lower, upper = parts
                inner = self._limit("limLow", self._element(base), lower)
                return self._limit("limUpp", inner, upper)
            case "mtable", _:
                rows = "".join(
                    f"<m:mr>{''.join(f'<m:e>{self.children(cell)}</m:e>' for cell in row)}</m:mr>"
                    for row in parts
                )
                return f"<m:m>{rows}</m:m>"
        return self._row(parts) if parts else self._run(element)

    def _parts(
        self, tag: str, names: Sequence[str], parts: Sequence[Element], properties: str = ""
    ) -> str:
        inner = "".join(
            f"<m:{name}>{self._element(part)}</m:{name}>"
            for name, part in zip(names, parts, strict=True)
        )
        return f"<m:{tag}>{properties}{inner}</m:{tag}>"

    def _over(self, base: Element, above: Element) -> str:
        sign = (above.text or "").strip()
        inner = f"<m:e>{self._element(base)}</m:e>"
        if sign in _BARS:
            return f'<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>{inner}</m:bar>'
        if sign in _ACCENTS:
            accent = f'<m:accPr><m:chr m:val="{_ACCENTS[sign]}"/></m:accPr>'
            return f"<m:acc>{accent}{inner}</m:acc>"
        if sign in _GROUPS:
            return self._group(sign, "top", inner)
        return self._limit("limUpp", self._element(base), above)

    def _under(self, base: Element, below: Element) -> str:
        sign = (below.text or "").strip()
        if sign in _GROUPS:
            return self._group(sign, "bot", f"<m:e>{self._element(base)}</m:e>")
        return self._limit("limLow", self._element(base), below)

    def _group(self, sign: str, side: str, inner: str) -> str:
        properties = f'<m:chr m:val="{sign}"/><m:pos m:val="{side}"/>'
        return f"<m:groupChr><m:groupChrPr>{properties}</m:groupChrPr>{inner}</m:groupChr>"

    def _limit(self, tag: str, base: str, limit: Element) -> str:
        return f"<m:{tag}><m:e>{base}</m:e><m:lim>{self._element(limit)}</m:lim></m:{tag}>"

    def _sum(self, element: Element, operand: str) -> str:
        """Write a sum or the like with its limits and operand."""
        base, *limits = list(element) or [element]
        has_lower = element.tag != "mover" and element.tag != "msup" and bool(limits)
        lower = self._element(limits[0]) if has_lower else ""
        upper = self._element(limits[-1]) if limits and (len(limits) == 2 or not has_lower) else ""
        place = "undOvr" if element.tag.startswith(("mu", "mo")) and limits else "subSup"
        sign = (base.text or "").strip()
        properties = (
            f'<m:chr m:val="{sign}"/><m:limLoc m:val="{place}"/>'
            f'<m:subHide m:val="{int(not lower)}"/><m:supHide m:val="{int(not upper)}"/>'
        )
        return (
            f"<m:nary><m:naryPr>{properties}</m:naryPr><m:sub>{lower}</m:sub>"
            f"<m:sup>{upper}</m:sup><m:e>{operand}</m:e></m:nary>"
        )

    def _run(self, element: Element) -> str:
        text = element.text or ""
        is_name = element.tag == "mi" and len(text.strip()) > 1
        is_upright = element.tag != "mi" or is_name or element.get("mathvariant") == "normal"
        return self._text(text, is_italic=not is_upright, is_words=element.tag == "mtext")

    def _text(self, text: str, *, is_italic: bool, is_words: bool = False) -> str:
        if not text:
            return ""
        style = "" if is_italic else '<m:sty m:val="p"/>'
        words = "<m:nor/>" if is_words else style
        fill = f'<a:solidFill><a:srgbClr val="{self._colour}"/></a:solidFill>'
        return (
            f"<m:r>{f'<m:rPr>{words}</m:rPr>' if words else ''}"
            f'<a:rPr lang="en-US" sz="{self._size}" i={quoteattr(str(int(is_italic)))}>{fill}'
            '<a:latin typeface="Cambria Math"/></a:rPr>'
            f'<m:t xml:space="preserve">{escape(text)}</m:t></m:r>'
        )


def _is_sum(element: Element) -> bool:
    base = element[0] if element.tag in _LIMITED and len(element) else element
    return base.tag == "mo" and (base.text or "").strip() in _SUMS


_LIMITED = {"munderover", "munder", "mover", "msubsup", "msub", "msup"}
