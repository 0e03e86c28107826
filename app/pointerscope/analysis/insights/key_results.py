"""The results that an insights page begins with: which they are, and how they read.

The rule, which `RULE` states for readers:

1. what attention does: accuracy@1 without all heads against that of the whole network, paired;
2. how good the network is: its accuracy@1 against that of the best baseline, paired;
3. claims of the source texts with a verdict for or against them, those against first, then by the
   end of the interval nearer to 0, in units of the smallest effect that was stated beforehand.

The interval of a claim is widened for the number of tested claims (Bonferroni), and counts only if
it lies beyond that smallest effect. Effects within 5 % of the largest possible come last, because
such claims nearly follow from their definition. Claims with a bound of their own have no such unit,
and claims by construction say nothing of these data: neither compete. The intervals of attention
and baseline must exclude 0. Each section of the page gives one result at most.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import TYPE_CHECKING

from pointerscope.analysis import model_card
from pointerscope.analysis.insights.tables import LEAST_NATS
from pointerscope.analysis.insights.verdicts import LEVEL, TESTED
from pointerscope.analysis.model_card import Score, decimals_of_points, signed
from pointerscope.network.insights import Claim, Insights

if TYPE_CHECKING:
    from pointerscope.network.bundles import ModelCard

MAX_RESULTS = 3
RULE = (
    "First what the attention heads do and how the network compares with its best baseline, then "
    "the claims of the source texts with the largest effects, contradicted ones first: at most one "
    "result of each section, and none whose interval contains 0."
)
_NEARLY_ALL = 0.95  # of the largest difference or correlation
HEADS, ANSWERS = "heads", "answers"  # sections of the page
_CORRELATION = "a correlation of"

# What was found where a claim holds, and where it does not. `{size}` is the size of the effect,
# `{points}` the same in percentage points.
_FINDINGS = {
    "last-but-one-heaviest": (
        "The visit before the last one gets the most pointer weight, {size} more than any other",
        "The visit before the last one gets {size} less pointer weight than the strongest other "
        "visit",
    ),
    "recency-matters": (
        "The newer half of a history gets {size} more pointer weight than the older half",
        "The older half of a history gets {size} more pointer weight than the newer half",
    ),
    "bias-moves-near": (
        "The position bias moves {size} of pointer weight to the visits 0 to 5 steps back",
        "The position bias takes {size} of pointer weight from the visits 0 to 5 steps back",
    ),
    "gate-higher-in-history": (
        "The gate is {size} higher where the next place is in the history than where it is not",
        "The gate is {size} lower where the next place is in the history than where it is not",
    ),
    "gate-higher-when-right": (
        "The gate is {size} higher where the prediction is right than where it is wrong",
        "The gate is {size} lower where the prediction is right than where it is wrong",
    ),
    "gate-balanced-when-uncertain": (
        "The less sure the network is, the closer the gate is to one half: "
        f"{_CORRELATION} {{size}}",
        "The less sure the network is, the farther the gate is from one half: "
        f"{_CORRELATION} {{size}}",
    ),
    "gate-high-where-few-places": (
        "The more of a history belongs to its most visited place, the higher the gate: "
        f"{_CORRELATION} {{size}}",
        "The more of a history belongs to its most visited place, the lower the gate: "
        f"{_CORRELATION} −{{size}}",
    ),
    "gate-copies-near-one": (
        "Where pointer and generation head disagree and the gate is above 0.8, the network "
        "predicts the pointer's place {points} points more often than the generation head's",
        "Where pointer and generation head disagree and the gate is above 0.8, the network "
        "predicts the generation head's place {points} points more often than the pointer's",
    ),
    "gate-generates-near-zero": (
        "Where pointer and generation head disagree and the gate is below 0.2, the network "
        "predicts the generation head's place {points} points more often than the pointer's",
        "Even where the gate is below 0.2, the network predicts the pointer's place {points} "
        "points more often than the generation head's, if the two disagree",
    ),
    "gate-blends-between": (
        "The higher the gate, the more often the network predicts the pointer's place: "
        f"{_CORRELATION} {{size}}",
        "The higher the gate, the less often the network predicts the pointer's place: "
        f"{_CORRELATION} −{{size}}",
    ),
    "gate-optimal": (
        "The learned gate has a mean log loss {size} nats below that of the best fixed gate",
        "The learned gate has a mean log loss {size} nats above that of the best fixed gate",
    ),
    "entropy-lowers-confidence": (
        "The more evenly the pointer spreads its weight, the less probable is the prediction: "
        f"{_CORRELATION} −{{size}}",
        "The more evenly the pointer spreads its weight, the more probable is the prediction: "
        f"{_CORRELATION} {{size}}",
    ),
    "low-entropy-is-evidence": (
        "The more evenly the pointer spreads its weight, the less often the prediction is right: "
        f"{_CORRELATION} −{{size}}",
        "The more evenly the pointer spreads its weight, the more often the prediction is right: "
        f"{_CORRELATION} {{size}}",
    ),
    "entropy-leaves-several-places": (
        "The more evenly the pointer spreads its weight, the more evenly the answer spreads over "
        f"places: {_CORRELATION} {{size}}",
        "The more evenly the pointer spreads its weight, the less evenly the answer spreads over "
        f"places: {_CORRELATION} −{{size}}",
    ),
    "divergence-gives-the-gate-impact": (
        "The more pointer and generation head differ, the more the gate moves the probability of "
        f"the next place: {_CORRELATION} {{size}}",
        "The more pointer and generation head differ, the less the gate moves the probability of "
        f"the next place: {_CORRELATION} −{{size}}",
    ),
    "divergence-goes-with-one-mechanism": (
        "The more pointer and generation head differ, the farther the gate is from one half: "
        f"{_CORRELATION} {{size}}",
        "The more pointer and generation head differ, the closer the gate is to one half: "
        f"{_CORRELATION} {{size}}",
    ),
    "divergence-goes-with-decision": (
        "The more pointer and generation head differ, the more probable is the prediction: "
        f"{_CORRELATION} {{size}}",
        "The more pointer and generation head differ, the less probable is the prediction: "
        f"{_CORRELATION} −{{size}}",
    ),
    "information-follows-weight": (
        "From one step back to the next, pointer weight and information about the next place rise "
        f"and fall together: {_CORRELATION} {{size}}",
        "From one step back to the next, information about the next place falls where pointer "
        f"weight rises: {_CORRELATION} −{{size}}",
    ),
    "home-and-work-get-much-attention": (
        "As the next place, home or work gets {size} more pointer weight than a place for food",
        "As the next place, home or work gets {size} less pointer weight than a place for food",
    ),
    "restaurants-get-medium-attention": (
        "As the next place, a place for food gets at least {size} less pointer weight than home or "
        "work, and at least that much more than a new place",
        "As the next place, a place for food gets {size} more pointer weight than home or work, or "
        "less than a new place",
    ),
    "new-places-need-generation": (
        "The gate is {size} higher where the person has been to the next place before than where "
        "it is new to them",
        "The gate is {size} lower where the person has been to the next place before than where "
        "it is new to them",
    ),
    "gate-adapts-to-kinds": (
        "The gate is {size} higher where the person goes home or to work than where they go to eat",
        "The gate is {size} lower where the person goes home or to work than where they go to eat",
    ),
    "layers-differ": (
        "The mean entropy of the heads differs by {size} nats between the first layer and the last",
        "",  # a distance is never negative
    ),
    "blend-beats-parts": (
        "The blend is right {points} points more often than its better part alone",
        "The blend is right {points} points less often than its better part alone",
    ),
    "pointer-for-repetition": (
        "Where the next place is in the history, the pointer alone is right {points} points more "
        "often than the generation head alone",
        "Where the next place is in the history, the pointer alone is right {points} points less "
        "often than the generation head alone",
    ),
    "gate-favours-the-better-part": (
        "The gate is {size} higher where the pointer gives the next place more probability than "
        "where the generation head does",
        "The gate is {size} lower where the pointer gives the next place more probability than "
        "where the generation head does",
    ),
    "gate-follows-the-lead": (
        "The farther the pointer leads on the next place, the higher the gate: "
        f"{_CORRELATION} {{size}}",
        "The farther the pointer leads on the next place, the lower the gate: "
        f"{_CORRELATION} −{{size}}",
    ),
    "gate-strengthens-gradients": (
        "The higher the gate, the stronger the gradient that reaches the pointer: "
        f"{_CORRELATION} {{size}}",
        "The higher the gate, the weaker the gradient that reaches the pointer: "
        f"{_CORRELATION} −{{size}}",
    ),
    "weekday-weekend": (
        "The hours of Saturday and Sunday differ from those of other days by {size} more than "
        "other pairs of days differ",
        "The hours of Saturday and Sunday differ from those of other days by {size} less than "
        "other pairs of days differ",
    ),
}
# The same of other claims.
_UNNAMED = {
    "holds": "“{claim}” holds, with an effect of {size}",
    "does not hold": "“{claim}” does not hold, with an effect of −{size}",
}


@dataclass(frozen=True)
class Bar:
    """One of the numbers that a result compares.

    Attributes:
        title: whose number it is.
        score: the number with its 95 % interval: from 0 to 1, or an effect.
        unit: "rate" of accuracies.
    """

    title: str
    score: Score
    unit: str = "rate"


@dataclass(frozen=True)
class KeyResult:
    """One result.

    Attributes:
        section: of the page that has more of it.
        finding: what was found, as a clause with its numbers.
        interval: the 95 % interval of the last of them, as text.
        effect: its size with the 95 % interval.
        least: the smallest effect that counts; 0 where only 0 does not.
        bars: what is compared, where that is accuracies or other numbers from 0 to 1.
        effects: on claims of the source texts, positive where they would hold.
        claim: that it confirms or contradicts, if it does.
    """

    section: str
    finding: str
    interval: str
    effect: Score
    least: float = 0.0
    bars: tuple[Bar, ...] = ()
    effects: tuple[Bar, ...] = ()
    claim: Claim | None = None

    @property
    def sentence(self) -> str:
        """What was found, with the interval."""
        return f"{self.finding} ({self.interval})."


def key_results(results: Iterable[KeyResult]) -> list[KeyResult]:
    """Return the first results of different sections, at most `MAX_RESULTS`."""
    by_section: dict[str, KeyResult] = {}
    for result in results:
        by_section.setdefault(result.section, result)
    return list(by_section.values())[:MAX_RESULTS]


def rank_results(
    card: ModelCard, insights: Insights, sections: Mapping[str, str | None]
) -> list[KeyResult]:
    """Return every result that counts, the most telling first; see the docstring of the module.

    Args:
        card: of the model.
        insights: of the model.
        sections: the section of the page that shows each view, by name.
    """
    return [*_attention(card), *_baseline(card), *_claims(insights.claims, sections)]


def summarise_section(
    section: str, results: Sequence[KeyResult], shown: Sequence[KeyResult]
) -> KeyResult | None:
    """Return the most telling result of a section, if there is one that is not shown already."""
    own = [result for result in results if result.section == section]
    return next((result for result in own if result not in shown), own[0] if own else None)


def _attention(card: ModelCard) -> Iterator[KeyResult]:
    whole, without = card.attention, model_card.without_heads(card.attention)
    if whole is None or without is None:
        return
    difference = Score(without.difference.value, without.difference.interval)
    if difference.may_be_zero:
        return
    yield KeyResult(
        HEADS,
        f"With its attention heads switched off after training, the network is right in "
        f"{model_card.percent(without.accuracy_at_1)} of test histories instead of "
        f"{model_card.percent(whole.accuracy_at_1)}: {in_points(difference)}",
        interval_in_points(difference),
        difference,
        bars=(
            Bar("whole network", Score(whole.accuracy_at_1, whole.interval)),
            Bar("heads switched off", Score(without.accuracy_at_1, without.interval)),
        ),
    )


def _baseline(card: ModelCard) -> Iterator[KeyResult]:
    comparisons = [] if card.metrics is None else model_card.compare_with_baselines(card.metrics)
    for one in comparisons:
        if one.metric == "accuracy_at_1" and one.difference.may_be_zero is False:
            yield KeyResult(
                ANSWERS,
                f"The network is right in {model_card.percent(one.ours.value)} of test histories, "
                f"the best baseline ({one.baseline}) in {model_card.percent(one.best.value)}: "
                f"{in_points(one.difference)}",
                interval_in_points(one.difference),
                one.difference,
                bars=(Bar("network", one.ours), Bar(one.baseline, one.best)),
            )


def in_points(difference: Score) -> str:
    """Return a difference of accuracies in percentage points."""
    return f"{signed(100 * difference.value, decimals_of_points(difference.interval))} points"


def interval_in_points(difference: Score) -> str:
    """Return the interval of a difference of accuracies in percentage points, as text."""
    return format_intervals(
        [difference], scale=100, decimals=decimals_of_points(difference.interval)
    )


def format_intervals(scores: Sequence[Score], scale: float = 1, decimals: int = 3) -> str:
    """Return the intervals of scores or differences as text."""
    intervals = [
        f"{signed(scale * score.interval[0], decimals)} to "
        f"{signed(scale * score.interval[1], decimals)}"
        for score in scores
        if score.interval is not None
    ]
    return f"95\u00a0% interval{'s' if len(intervals) > 1 else ''} {' and '.join(intervals)}"


def _claims(claims: Sequence[Claim], sections: Mapping[str, str | None]) -> list[KeyResult]:
    effects = least_effects(claims)
    found: list[tuple[tuple[bool, bool, float], KeyResult]] = []
    for claim in claims:
        section, beyond = sections.get(claim.view), effects[claim.name]
        if section is None or beyond <= 1:
            continue
        assert claim.effect is not None
        effect = Score(claim.effect, claim.interval)
        result = KeyResult(
            section,
            *_finding(claim),
            effect,
            claim.least,
            effects=(Bar("", effect, ""),),
            claim=claim,
        )
        nearly_all = abs(claim.effect) > _NEARLY_ALL and claim.least != LEAST_NATS
        found.append(((nearly_all, claim.verdict == "holds", -beyond), result))
    return [result for _, result in sorted(found, key=lambda pair: pair[0])]


def least_effects(claims: Iterable[Claim]) -> dict[str, float]:
    """Return how large the effect of each claim is at least; see `_least_effect`."""
    every = list(claims)
    tested = sum(claim.verdict in TESTED and claim.effect is not None for claim in every)
    return {claim.name: _least_effect(claim, tested) for claim in every}


def _least_effect(claim: Claim, tested: int) -> float:
    """Return how large an effect is at least, in units of the smallest that counts; 0 if unknown.

    It is the end of the interval that is nearer to 0, after the interval is widened so that all of
    `tested` intervals contain their effects with a probability of 95 % (Bonferroni).
    """
    if claim.verdict not in {"holds", "does not hold"} or not claim.least:
        return 0.0
    if claim.effect is None or claim.interval is None:
        return 0.0
    low, high = claim.interval
    half = claim.effect - low if claim.effect > 0 else high - claim.effect
    normal = NormalDist()
    widened = half * normal.inv_cdf(1 - LEVEL / 2 / tested) / normal.inv_cdf(1 - LEVEL / 2)
    return (abs(claim.effect) - widened) / claim.least


def _finding(claim: Claim) -> tuple[str, str]:
    """Return what was found about a claim, as a clause with its effect, and the interval."""
    assert claim.effect is not None
    assert claim.interval is not None
    holds, fails = _FINDINGS.get(claim.name, ("", ""))
    words = (holds if claim.verdict == "holds" else fails) or _UNNAMED[claim.verdict]
    scale, decimals = (100, 1) if "{points}" in words else (1, 3)
    size, *ends = (
        f"{abs(scale * value):.{decimals}f}" for value in (claim.effect, *claim.interval)
    )
    sign = "−" if "−{size}" in words else ""
    # The interval lies on one side of 0: its ends in the order of what the sentence says.
    if (claim.effect < 0) != bool(sign):
        ends.reverse()
    finding = words.format(size=size, points=size, claim=claim.claim.removesuffix("."))
    return finding, f"95\u00a0% interval {sign}{ends[0]} to {sign}{ends[1]}"
