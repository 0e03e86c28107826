"""Make the subsets of fonts in `static/fonts` from their npm packages.

Run where fonttools and brotli are installed, in a folder with both packages unpacked:

    npm pack inter-ui@4.1.1 @fontsource/stix-two-math@5.3.0
    for package in *.tgz; do mkdir "${package%-*}" && tar xzf "$package" -C "${package%-*}"; done
    python path/to/tools/subset_fonts.py path/to/static/fonts
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# Latin-1, names of Europe, and what pages write: punctuation, powers, indices, arrows, triangles.
TEXT = (
    *range(0x20, 0x7F), *range(0xA0, 0x100),
    *map(ord, "ĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĪīĮįİıŁłŃńŅņŇňŌōŐőŒœŘřŚśŞşŠšŤťŪūŮůŰűŲųŸŹźŻżŽž"),
    *map(ord, "ȘșȚțẞΔΛΠΣΦΩαβγδεζηθκλμπρστφω"),
    *map(ord, "–—―‘’‚“”„†•…′″‹›⁄€™−×√∂∑∏∞∫≈≠≤≥✓✗ "),
    *map(ord, "⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉ₖₙₜℓ←↑→↓↔↗↘▲▼▶◀●○■□"),
)  # fmt: skip
# What LaTeX writes: letters in the shapes of mathematics, Greek, operators, arrows and fences.
FORMULAS = (
    *range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x391, 0x3CA), *map(ord, "ϑϕϖϱϵıȷ"),
    *range(0x300, 0x316), *range(0x2010, 0x2040), *range(0x20D6, 0x20D8), *map(ord, "ℂℓℕℙℚℝℤℎℏ℘ℑℜ"),
    *map(ord, "ℬℰℱℋℐℒℳℛ"),
    *range(0x2190, 0x219A), *map(ord, "↦⇐⇒⇔⇑⇓⟨⟩⟦⟧⟵⟶⟷⟹⟺⌈⌉⌊⌋⏞⏟⎵⏜⏝"),
    *map(ord, "∀∂∃∄∅∆∇∈∉∋∏∐∑−∓∔∕∖∗∘∙√∝∞∠∣∥∧∨∩∪∫∬∮∴∼≃≅≈≔≠≡≤≥≪≫≺≻⊂⊃⊆⊇⊕⊖⊗⊘⊙⊢⊤⊥⋀⋁⋂⋃⋅⋆⋮⋯⋱"),
    *range(0x1D400, 0x1D468),  # bold, italic
    *range(0x1D468, 0x1D49C),  # bold italic
    *range(0x1D49C, 0x1D4B6),  # script capitals
    *range(0x1D538, 0x1D552),  # double-struck capitals
    *range(0x1D6A8, 0x1D6C1), *range(0x1D6C2, 0x1D6DB),  # bold Greek
    *range(0x1D6E2, 0x1D71C),  # italic Greek
    *range(0x1D7CE, 0x1D7D8),  # bold digits
)  # fmt: skip
INTER = "inter-ui/package/variable/InterVariable.woff2"
STIX = "fontsource-stix-two-math/package/files/stix-two-math-latin-400-normal.woff2"


def main(folder: Path) -> None:
    """Write both faces into the folder."""
    features = ["case", "ccmp", "kern", "locl", "tnum"]
    inter = subset(INTER, TEXT, features)
    make_only_digits_tabular(inter)
    # One optical size, and the weights from regular to bold.
    inter = instantiateVariableFont(inter, {"opsz": 14, "wght": (400, 700)})
    inter.save(folder / "inter.woff2")
    subset(STIX, FORMULAS, ["ccmp", "locl"]).save(folder / "stix-two-math.woff2")


def make_only_digits_tabular(font: TTFont) -> None:
    """Leave hyphens, spaces and points as narrow as in text where digits are tabular."""
    table = font["GSUB"].table
    digits = {font.getBestCmap()[ord(digit)] for digit in "0123456789"}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    mapping = getattr(part, "ExtSubTable", part).mapping
                    for glyph in mapping.keys() - digits:
                        del mapping[glyph]


def subset(path: str, characters: tuple[int, ...], features: list[str]) -> TTFont:
    """Keep these characters with what they are made of, such as the parts of a tall brace."""
    font = TTFont(path)
    options = Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 5, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


if __name__ == "__main__":
    main(Path(sys.argv[1]))
