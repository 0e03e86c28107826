"""A section of the insights: what it adds up, and the tables and claims that it makes of that.

Each is one module of `pointerscope.analysis.insights.sections`, or a package of several, that
holds a `section`, and is found there by itself. Only what the page calls it stands elsewhere, in
`INSIGHT_SECTIONS` of `pointerscope.figures.views`.
"""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from pointerscope.analysis.insights.aggregates import Aggregate, Grouping, Mean, Moments, Pairs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pointerscope.analysis.insights.estimates import Found
    from pointerscope.analysis.insights.source import Source
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.insights import Claim, Table


@dataclass(frozen=True, eq=False)
class Context:
    """What tables and claims are made of."""

    bundle: Bundle
    source: Source
    found: Found


@dataclass(frozen=True)
class Section:
    """A section of the page.

    Attributes:
        name: as figures name it.
        order: on the page; smaller comes first.
        aggregates: what is added up over histories.
        tables: made of that; what a network lacks has none.
        claims: of the source texts, held against that.
        groupings: by which histories of a row are listed, beyond those of the aggregates.
    """

    name: str
    order: int
    aggregates: tuple[Aggregate | Pairs, ...]
    tables: Callable[[Context], Iterable[Table | None]]
    claims: Callable[[Context], Iterable[Claim | None]] = lambda _: ()
    groupings: tuple[Grouping, ...] = ()


@cache
def sections() -> Mapping[str, Section]:
    """Every section by name, in the order of the page."""
    package = importlib.import_module("pointerscope.analysis.insights.sections")
    modules = [
        importlib.import_module(f"{package.__name__}.{module.name}")
        for module in pkgutil.iter_modules(package.__path__)
    ]
    found = [module.section for module in modules]
    return {section.name: section for section in sorted(found, key=lambda section: section.order)}


def aggregates() -> tuple[Aggregate | Pairs, ...]:
    """What all sections add up, each once."""
    every = (aggregate for section in sections().values() for aggregate in section.aggregates)
    return tuple(dict.fromkeys(every))


@cache
def groupings() -> Mapping[str, Grouping]:
    """Every way in which histories are parted, by name."""
    found = [grouping for section in sections().values() for grouping in section.groupings]
    found += [one.by for one in aggregates() if isinstance(one, Mean | Moments)]
    return {grouping.name: grouping for grouping in found}
