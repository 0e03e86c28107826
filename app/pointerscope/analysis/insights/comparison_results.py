"""The results that the page of several models' insights begins with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING

from pointerscope.analysis import model_card
from pointerscope.analysis.insights.comparison import (
    InsightComparison,
    lead_of,
    score_of,
    share_histories,
)
from pointerscope.analysis.insights.key_results import (
    Bar,
    KeyResult,
    format_intervals,
    in_points,
    interval_in_points,
    least_effects,
)
from pointerscope.analysis.model_card import Score, signed
from pointerscope.network.insights import Claim

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle

RULE = (
    "First the two networks whose accuracy differs most in what it loses without attention heads, "
    "then the ablation that changes accuracy most, check-ins against GPS stays, and the claim with "
    "the largest effects for it in one network and against it in another: none whose interval "
    "contains 0."
)
MEASURES, ABLATIONS, KINDS, CLAIMS = "measures", "ablations", "kinds", "claims"  # of the page


def rank_comparisons(compared: InsightComparison) -> list[KeyResult]:
    """Return the results that tell several networks apart, in the order of `RULE`."""
    return [
        *_attention(compared),
        *_ablations(compared),
        *_kinds(compared),
        *_claims(compared),
    ]


def _attention(compared: InsightComparison) -> Iterator[KeyResult]:
    """Compare the networks whose accuracy changes least and most without heads."""
    measured = [
        (bundle, bundle.card.attention, without)
        for bundle in compared.bundles
        if bundle.card.attention and (without := model_card.without_heads(bundle.card.attention))
    ]
    if len(measured) < 2:
        return
    ordered = sorted(measured, key=lambda found: found[2].difference.value)
    pair = (ordered[0], ordered[-1])
    changes = [Score(one.difference.value, one.difference.interval) for _, _, one in pair]
    apart = changes[0].minus(changes[1])
    if apart.may_be_zero is not False:
        return
    said = " and ".join(
        f"by {in_points(change)} for {compared.titles[bundle.id]}"
        for (bundle, _, _), change in zip(pair, changes, strict=True)
    )
    bars = []
    for bundle, whole, without in pair:
        title = compared.titles[bundle.id]
        bars += [
            Bar(title, Score(whole.accuracy_at_1, whole.interval)),
            Bar(f"{title}, heads removed", Score(without.accuracy_at_1, without.interval)),
        ]
    yield KeyResult(
        MEASURES,
        f"Without attention heads, accuracy@1 changes {said}",
        format_intervals(changes, scale=100, decimals=1),
        apart,
        bars=tuple(bars),
    )


def _ablations(compared: InsightComparison) -> list[KeyResult]:
    """Compare each ablation with its whole network, the largest difference first."""
    found = []
    for variant in compared.bundles:
        lead = lead_of(variant, compared.bundles)
        whole, own = (
            None if one is None else score_of(one, "accuracy_at_1") for one in (lead, variant)
        )
        if lead is None or whole is None or own is None or not share_histories(lead, variant):
            continue
        difference = own.minus(whole)
        if difference.may_be_zero is not False:
            continue
        change = model_card.describe_change(variant.card, lead.card)
        found.append(
            KeyResult(
                ABLATIONS,
                f"{compared.titles[lead.id]}, {change}, is right in "
                f"{model_card.percent(own.value)} of histories instead of "
                f"{model_card.percent(whole.value)}: {in_points(difference)}",
                interval_in_points(difference),
                difference,
                bars=(Bar(compared.titles[lead.id], whole), Bar(change, own)),
            )
        )
    return sorted(found, key=lambda result: -abs(result.effect.value))


def _kinds(compared: InsightComparison) -> Iterator[KeyResult]:
    pairs = len(compared.data_kinds)
    said = "The" if pairs == 1 else f"In one of {pairs} pairs of networks, the"
    for pair in compared.data_kinds:
        if pair.difference is not None and pair.difference.may_be_zero is False:
            yield KeyResult(
                KINDS,
                f"{said} mean gate is {' and '.join(_gate(bar) for bar in pair.bars)}: a "
                f"difference of {signed(pair.difference.value, 3)}",
                format_intervals([pair.difference]),
                pair.difference,
                bars=pair.bars,
            )


def _gate(bar: Bar) -> str:
    return f"{bar.score.value:.3f} for {bar.title}"


def _claims(compared: InsightComparison) -> list[KeyResult]:
    """Return the claims with an effect for them in one network and against them in another."""
    found: dict[str, tuple[float, KeyResult]] = {}
    names = compared.names
    judged = {bundle.id: _judged(bundle) for bundle in compared.bundles}
    for holding, failing in permutations(compared.bundles, 2):
        for name, (claim, beyond) in judged[holding.id].items():
            other, other_beyond = judged[failing.id].get(name, (claim, 0.0))
            least = min(beyond, other_beyond)
            if claim.verdict != "holds" or other.verdict != "does not hold":
                continue
            if name not in found or found[name][0] < least:
                found[name] = (
                    least,
                    _disagreement(claim, names[holding.id], other, names[failing.id]),
                )
    return [result for _, result in sorted(found.values(), key=lambda pair: -pair[0])]


def _judged(bundle: Bundle) -> dict[str, tuple[Claim, float]]:
    """Return the claims of a network whose effects count, with these at least."""
    assert bundle.insights is not None
    effects = least_effects(bundle.insights.claims)
    return {
        claim.name: (claim, effects[claim.name])
        for claim in bundle.insights.claims
        if effects[claim.name] > 1
    }


def _disagreement(claim: Claim, holding: str, other: Claim, failing: str) -> KeyResult:
    effects = [Score(one.effect or 0.0, one.interval) for one in (claim, other)]
    said = " and ".join(signed(effect.value, 3) for effect in effects)
    return KeyResult(
        CLAIMS,
        f"“{claim.claim.removesuffix('.')}” holds for {holding} but not for "
        f"{failing}: effects of {said}",
        format_intervals(effects),
        effects[0].minus(effects[1]),
        claim.least,
        effects=(Bar(holding, effects[0], ""), Bar(failing, effects[1], "")),
    )
