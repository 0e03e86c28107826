"""Verdicts on many claims at once, and on histories that the network was trained on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointerscope.network.insights import Claim

LEVEL = 0.05
"""The largest chance that any verdict of all is due to who happened to be in the data."""
TESTED = frozenset({"holds", "does not hold", "too small", "cannot be told", "readings disagree"})
_TOLD = frozenset({"holds", "does not hold", "too small"})
_STANDARD_ERRORS = 1.959964  # from the middle to an end of a 95 % interval


def correct_for_number(claims: Sequence[Claim]) -> list[Claim]:
    """Return claims with "cannot be told" where their number alone could explain an effect.

    The step-down procedure of Holm ("A simple sequentially rejective multiple test procedure",
    Scandinavian Journal of Statistics 1979) over all claims that were tested, with the normal
    approximation of each interval: with probability `LEVEL` at most, any of the remaining verdicts
    is due to chance, however the claims depend on each other. Claims that hold by construction are
    no tests, nor are refutations by a single exception, which have no effect.
    """
    tested = [claim for claim in claims if claim.verdict in TESTED and claim.effect is not None]
    by_chance: set[str] = set()
    for rank, claim in enumerate(sorted(tested, key=chance_of_effect)):
        if by_chance or chance_of_effect(claim) > LEVEL / (len(tested) - rank):
            by_chance.add(claim.name)
    return [
        claim.model_copy(
            update={
                "verdict": "cannot be told",
                "measured": f"{claim.measured.removesuffix('.')}; among {len(tested)} claims "
                "with an effect, chance alone can bring about one such effect.",
            }
        )
        if claim.name in by_chance and claim.verdict in _TOLD
        else claim
        for claim in claims
    ]


def chance_of_effect(claim: Claim) -> float:
    """Return the two-sided p value of an effect, by the end of its interval that is nearer to 0."""
    if claim.effect is None or claim.interval is None or claim.verdict not in _TOLD:
        return 1.0
    low, high = claim.interval
    half = claim.effect - low if claim.effect > 0 else high - claim.effect
    if half < 0:  # the resamples are so skewed that they do not contain the effect
        return 1.0
    if half == 0:  # no person changes it, such as a parameter of the network
        return 0.0
    return math.erfc(_STANDARD_ERRORS * abs(claim.effect) / half / math.sqrt(2))


def refuse_trained(claim: Claim) -> Claim:
    """Return a claim on histories of training as "not measured": it says nothing of new ones."""
    return _refuse(
        claim,
        "These histories include those that the network was trained on, which it partly knows by "
        "heart. Choose the test split.",
    )


def refuse_fixed(claim: Claim) -> Claim:
    """Return a tested claim about a network that is a fixed rule as "not measured"."""
    if claim.verdict not in TESTED:
        return claim
    return _refuse(
        claim,
        "This network is a fixed rule that learned nothing from data. What it does is what the "
        "rule says, and no evidence for or against the claim.",
    )


def _refuse(claim: Claim, why: str) -> Claim:
    return claim.model_copy(
        update={"verdict": "not measured", "measured": why, "effect": None, "interval": None}
    )
