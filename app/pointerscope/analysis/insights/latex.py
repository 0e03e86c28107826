"""Tables of insights as LaTeX with booktabs, for plain pdflatex."""

import math
import re
import string
import textwrap
import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tabulate import tabulate

from pointerscope import __version__
from pointerscope.network.insights import Cell, InsightTable, count_people, name_split

MAX_ROWS_PER_PAGE = 40
DIGITS = 3
# Letters that fit into a row at each font size, including the gaps between columns.
_SIZES = ((62, ""), (74, "\\footnotesize\n"), (88, "\\scriptsize\n"))
_GAP = 2
_SMALLEST = "\\scriptsize\n\\setlength{\\tabcolsep}{2pt}\n"
_MAX_AT_SMALLEST, _GAP_AT_SMALLEST = 86, 1
_NUMBER = re.compile(r"\d+")
_MIN_WIDTH_OF_A_HEAD = 10
_MISSING = "–"
_SILENT_UNITS = ("", "count")
# Private-use characters that stand for LaTeX commands until everything else is escaped.
_HEAD, _LINE, _END = "\ue000", "\ue001", "\ue002"


def format_latex(model: str, table: InsightTable, *, invented: bool) -> str:
    r"""Return a table of a model's insights as LaTeX for `\input`.

    A mean and its interval share a column. Numbers are rounded to three digits of the largest in
    their column, and at least three decimals; smaller ones are written in scientific notation. A
    table that is too wide is set in a smaller font, and one that is too long continues on the next
    page. If a series of similar columns is too wide, the table is split into parts.

    Args:
        model: its id.
        table: of its insights.
        invented: whether the people are, so that their number is exact.
    """
    parts = _parts(_columns(table))
    long = len(table.rows) > MAX_ROWS_PER_PAGE or len(parts) > 1
    width = _width(parts[0], _GAP)
    size = next((size for most, size in _SIZES if width <= most), _SMALLEST)
    fitted = size == _SMALLEST and not long
    packages = ["booktabs", *(["longtable"] if long else []), *(["graphicx"] if fitted else [])]
    split = f", {name_split(table.split)}" if table.split else ""
    title = latex_text(f"{table.title}{split}")
    caption = f"\\caption{{{title}.}}"
    names = filter(None, (model, table.split, table.name))
    label = f"\\label{{tab:{'-'.join(names)}}}"
    note = latex_text(" ".join([table.definition, _describe_data(table, invented), *table.notes]))
    body, *more = map(_tabular, parts)
    if fitted:
        body = f"\\resizebox{{\\linewidth}}{{!}}{{%\n{body}}}"
    continued = f"\\caption[]{{{title}, continued.}}"
    lines = [
        f"% {model}: {table.name}, from PointerScope {__version__}.",
        f"% Required packages: {', '.join(packages)}.",
        "% Numbers are rounded; the CSV and JSON versions of this table have all digits.",
    ]
    if long:
        lines += [
            f"\\begingroup\n{size}{_over_pages(body, f'{caption}{label}')}",
            *(f"\\addtocounter{{table}}{{-1}}\n{_over_pages(part, continued)}" for part in more),
            f"\\noindent\\footnotesize {note}\\par\n\\endgroup",
        ]
    else:
        lines += [
            f"\\begin{{table}}\n\\centering\n{caption}\n{label}\n{size}{body}",
            f"\n\\smallskip\n\\begin{{minipage}}{{\\linewidth}}\\footnotesize\n{note}",
            "\\end{minipage}\n\\end{table}",
        ]
    return "\n".join(lines) + "\n"


def latex_text(text: str) -> str:
    """Escape a text for LaTeX."""
    return in_latex_letters(_in_one_line(text).translate(_ESCAPES))


def in_latex_letters(text: str) -> str:
    """Replace the non-ASCII characters of an escaped text by LaTeX commands."""
    text = _SUPERSCRIPTS.sub(
        lambda found: f"$^{{{found[0].translate(_FROM_SUPERSCRIPTS)}}}$",
        unicodedata.normalize("NFC", text),
    )
    return "".join(char if char in _AS_IT_IS else _command(char) for char in text)


class _Text(NamedTuple):
    """A column of the LaTeX table.

    Attributes:
        title: on one line.
        head: the title, wrapped to the width of the cells.
        cells: one per row.
        is_text: whether the cells are texts rather than numbers.
        above: a common header of this and the neighbouring columns.
    """

    title: str
    head: list[str]
    cells: list[str]
    is_text: bool
    above: str = ""

    @property
    def width(self) -> int:
        return max(map(len, [*self.head, *self.cells]))


def _width(columns: Sequence[_Text], gap: int) -> int:
    return sum(column.width + gap for column in columns)


def _parts(columns: list[_Text]) -> list[list[_Text]]:
    """Split the columns into parts if the table is too wide for a page.

    Columns whose titles differ only in a number get the number as their head, below the common
    words. Each part has some of these columns and all others.
    """
    shared = Counter(_without_number(column) for column in columns)
    [(words, times)] = shared.most_common(1)
    if _width(columns, _GAP) <= _SIZES[-1][0] or times == 1 or "…" not in words:
        return [columns]
    numbered = [
        column._replace(head=_NUMBER.findall(column.title), above=words)
        for column in columns
        if _without_number(column) == words
    ]
    others = [column for column in columns if _without_number(column) != words]
    room = _MAX_AT_SMALLEST - _width(others, _GAP_AT_SMALLEST)
    widest = max(column.width + _GAP_AT_SMALLEST for column in numbered)
    count = math.ceil(len(numbered) / max(room // widest, 1))
    most = math.ceil(len(numbered) / count)
    starts = range(0, len(numbered), most)
    return [[*others, *numbered[start : start + most]] for start in starts]


def _without_number(column: _Text) -> str:
    return _NUMBER.sub("…", column.title)


def _tabular(columns: Sequence[_Text]) -> str:
    rows = [list(row) for row in zip(*(column.cells for column in columns), strict=True)]
    text = tabulate(
        rows or [[_MISSING] * len(columns)],  # without rows, tabulate drops the columns
        [
            f"{_HEAD}{_LINE.join(column.head)}{_END}" if len(column.head) > 1 else column.head[0]
            for column in columns
        ],
        tablefmt="latex_booktabs",
        colalign=["left" if column.is_text else "right" for column in columns],
        disable_numparse=True,
    )
    above = [column.above for column in columns]
    if any(above):
        text = text.replace("\\toprule", f"\\toprule\n{_over_columns(above)}", 1)
    # After the end of a row, LaTeX would read a leading [ or * as an argument.
    return re.sub(r"^ *(?=[\[*])", "{}", in_latex_letters(text), flags=re.MULTILINE)


def _over_columns(above: list[str]) -> str:
    """Return a header over the last columns, with a rule below it."""
    first, count = above.index(above[-1]), len(above)
    return (
        f"{'& ' * first}\\multicolumn{{{count - first}}}{{c}}{{{latex_text(above[-1])}}} \\\\\n"
        f"\\cmidrule{{{first + 1}-{count}}}"
    )


def _columns(table: InsightTable) -> list[_Text]:
    """Format the columns, each mean together with its interval."""
    columns: list[_Text] = []
    index = 0
    while index < len(table.columns):
        column = table.columns[index]
        # Names may repeat; the interval of a column follows it directly.
        behind = [other.name for other in table.columns[index + 1 : index + 3]]
        ends = 2 if behind == [f"{column.name}_low", f"{column.name}_high"] else 0
        cells = [row[index : index + 1 + ends] for row in table.rows]
        decimals = _decimals([cell for row in cells for cell in row])
        texts = [_with_interval(row, decimals, column.unit == "count") for row in cells]
        unit = "" if column.unit in _SILENT_UNITS else f" ({column.unit})"
        head = f"{column.title}{unit}{', 95 % interval' if ends else ''}"
        width = max(_MIN_WIDTH_OF_A_HEAD, *map(len, texts), 0)
        lines = textwrap.wrap(_in_one_line(head), width, break_long_words=False)
        is_text = any(isinstance(row[0], str) for row in cells)
        columns.append(_Text(_in_one_line(head), lines or [""], texts, is_text))
        index += 1 + ends
    return columns


def _decimals(cells: Sequence[Cell]) -> int:
    """Return the decimals that leave three digits of the largest number, at least three."""
    fractions = [abs(cell) for cell in cells if isinstance(cell, float) and cell != int(cell)]
    if not fractions:
        return 0
    return max(DIGITS, DIGITS - 1 - math.floor(math.log10(max(fractions))))


def _with_interval(cells: Sequence[Cell], decimals: int, is_count: bool) -> str:
    value, *ends = (_text(cell, decimals, is_count) for cell in cells)
    return f"{value} [{', '.join(ends)}]" if ends and _MISSING not in ends else value


def _text(cell: Cell, decimals: int, is_count: bool) -> str:
    if cell is None:
        return _MISSING
    if isinstance(cell, str):
        return _in_one_line(cell)
    if is_count and cell == int(cell):
        text = f"{int(cell):,}"
    elif 0 < abs(cell) < 10**-decimals:
        digits, _, exponent = f"{cell:.{DIGITS - 1}e}".partition("e")
        text = f"{digits}×10{str(int(exponent)).translate(_TO_SUPERSCRIPTS)}"
    else:
        text = f"{cell:z.{decimals}f}"
    return text.replace("-", "−")


def _describe_data(table: InsightTable, invented: bool) -> str:
    data = f"{table.histories:,} histories" if table.histories else "the visits"
    return f"From {data} of {count_people(table.people, invented=invented)}."


def _over_pages(body: str, caption: str) -> str:
    r"""Turn a `tabular` into a `longtable`, which repeats its head on every page."""
    return (
        body.replace("\\begin{tabular}", "\\begin{longtable}")
        .replace("\\end{tabular}", "\\end{longtable}")
        .replace("\\toprule", f"{caption}\\\\\n\\toprule", 1)
        .replace("\\midrule", "\\midrule\n\\endhead", 1)
    )


def _in_one_line(text: str) -> str:
    """Remove line breaks and the private-use characters of this module."""
    return " ".join("".join(char for char in text if char not in (_HEAD, _LINE, _END)).split())


def _command(char: str) -> str:
    """Return the LaTeX command of a non-ASCII character, or its code point if there is none."""
    if char in _SIGNS:
        return _SIGNS[char]
    base, *marks = list(unicodedata.normalize("NFD", char))
    if base.isascii() and base.isalpha() and marks and all(mark in _ACCENTS for mark in marks):
        command = f"\\{base}" if base in "ij" else base
        for mark in marks:
            command = f"\\{_ACCENTS[mark]}{{{command}}}"
        return command
    if not char.isprintable():
        return ""
    compatible = unicodedata.normalize("NFKC", char)
    return compatible.translate(_ESCAPES) if compatible.isascii() else f"U+{ord(char):04X}"


_AS_IT_IS = frozenset(string.ascii_letters + string.digits + string.punctuation + " \n") - {"|"}
_ESCAPES = str.maketrans(
    {sign: f"\\{sign}" for sign in "&%$#_{}"}
    | {
        "^": "\\^{}",
        "~": "\\textasciitilde{}",
        "\\": "\\textbackslash{}",
        "<": "\\ensuremath{<}",
        ">": "\\ensuremath{>}",
    }
)
_DIGITS, _RAISED = "0123456789-+", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺"
_TO_SUPERSCRIPTS = str.maketrans(_DIGITS, _RAISED)
_FROM_SUPERSCRIPTS = str.maketrans(_RAISED, _DIGITS)
_SUPERSCRIPTS = re.compile(f"[{_RAISED}]+")
_GREEK = [
    "alpha", "beta", "gamma", "delta", "varepsilon", "zeta", "eta", "theta",
    "iota", "kappa", "lambda", "mu", "nu", "xi", "o", "pi",
    "rho", "varsigma", "sigma", "tau", "upsilon", "varphi", "chi", "psi",
    "omega",
]  # fmt: skip
_SIGNS = {
    _HEAD: "\\shortstack{", _LINE: "\\\\", _END: "}",
    "|": "$|$", "−": "$-$", "–": "--", "—": "---", "…": "\\ldots{}", "·": "$\\cdot$",
    "×": "$\\times$", "±": "$\\pm$", "≥": "$\\ge$", "≤": "$\\le$", "≠": "$\\ne$",
    "≈": "$\\approx$", "∞": "$\\infty$", "∈": "$\\in$", "∝": "$\\propto$",
    "→": "$\\to$", "←": "$\\leftarrow$",
    "√": "$\\surd$", "∑": "$\\sum$", "∂": "$\\partial$", "°": "$^\\circ$",
    "“": "``", "”": "''", "„": ",,", "‘": "`", "’": "'", "«": "$\\ll$", "»": "$\\gg$",
    "\u00a0": "~", "\u2009": "\\,", "\u202f": "\\,", "\u2011": "-", "\u00ad": "\\-",
    "ß": "\\ss{}", "æ": "\\ae{}", "Æ": "\\AE{}", "œ": "\\oe{}", "Œ": "\\OE{}", "ø": "\\o{}",
    "Ø": "\\O{}", "ł": "\\l{}", "Ł": "\\L{}", "ı": "\\i{}", "§": "\\S{}", "¶": "\\P{}",
    "Δ": "$\\Delta$", "Σ": "$\\Sigma$", "Π": "$\\Pi$", "Λ": "$\\Lambda$", "Ω": "$\\Omega$",
    "¿": "?`", "¡": "!`",
    **{chr(0x3B1 + index): f"${name}$" if name == "o" else f"$\\{name}$"
       for index, name in enumerate(_GREEK)},
}  # fmt: skip
_ACCENTS = {
    "\u0300": "`", "\u0301": "'", "\u0302": "^", "\u0303": "~", "\u0304": "=", "\u0306": "u",
    "\u0307": ".", "\u0308": '"', "\u030a": "r", "\u030b": "H", "\u030c": "v", "\u0323": "d",
    "\u0327": "c", "\u0331": "b",
}  # fmt: skip
