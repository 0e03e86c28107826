"""Sections of the insights: the sums, tables and claims of each.

A section is a module or package in `pointerscope.analysis.insights.sections` that defines
`section`. It is discovered there. Its title on the page is in `INSIGHT_SECTIONS` of
`pointerscope.figures.views`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from pointerscope.analysis.insights.aggregates import Aggregate, CrossMoments, Grouping, Mean, Pairs

if TYPE_CHECKING:
    from pointerscope.analysis.insights.data import InsightData
    from pointerscope.analysis.insights.estimates import Estimator
    from pointerscope.analysis.insights.league import League
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.insights import Claim, InsightTable


@dataclass(frozen=True, eq=False)
class InsightInputs:
    """The inputs of tables and claims.

    Attributes:
        bundle: the network.
        data: the histories.
        estimator: over all of them.
        league: explanations graded over a sample of them; None if they were not.
    """

    bundle: Bundle
    data: InsightData
    estimator: Estimator
    league: League | None = None


@dataclass(frozen=True)
class Section:
    """One section of the insights.

    Attributes:
        name: the name that figures refer to.
        order: position on the page; smaller comes first.
        aggregates: the sums over histories that it needs.
        tables: computes its tables; None for those of a component that the network lacks.
        claims: tests claims of the source texts.
        is_of_accuracy: whether a claim is about accuracy, calibration or the gate, which are other
            on histories that the network was trained on.
        is_of_network: whether its claims are about what the network does, not about the data alone.
        groupings: further groupings that histories of a row are listed by, beside those of the
            aggregates.
    """

    name: str
    order: int
    aggregates: tuple[Aggregate | Pairs, ...]
    tables: Callable[[InsightInputs], Iterable[InsightTable | None]]
    claims: Callable[[InsightInputs], Iterable[Claim | None]] = lambda _: ()
    is_of_accuracy: Callable[[Claim], bool] = lambda _: False
    is_of_network: bool = True
    groupings: tuple[Grouping, ...] = ()


@cache
def sections() -> Mapping[str, Section]:
    """Return every section by name, in the order of the page."""
    package = importlib.import_module("pointerscope.analysis.insights.sections")
    modules = [
        importlib.import_module(f"{package.__name__}.{module.name}")
        for module in pkgutil.iter_modules(package.__path__)
    ]
    unsorted = [module.section for module in modules]
    return {
        section.name: section for section in sorted(unsorted, key=lambda section: section.order)
    }


def aggregates() -> tuple[Aggregate | Pairs, ...]:
    """Return the aggregates of all sections, without duplicates."""
    needed = (aggregate for section in sections().values() for aggregate in section.aggregates)
    return tuple(dict.fromkeys(needed))


@cache
def groupings() -> Mapping[str, Grouping]:
    """Return every grouping of histories by name."""
    known = [grouping for section in sections().values() for grouping in section.groupings]
    known += [item.by for item in aggregates() if isinstance(item, Mean | CrossMoments)]
    return {grouping.name: grouping for grouping in known}
