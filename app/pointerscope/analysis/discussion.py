"""What networks of ours and the published ones differ in, in two sentences each.

The first sentence is computed from the numbers; the second names what in the data, or in how a
figure is defined, can make such a difference, whichever way it falls.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Literal

from pointerscope.analysis.published import measures, published_columns, published_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pointerscope.analysis.published import Column, Published
    from pointerscope.network.bundles import Behaviour, Card

    Pair = tuple[Column, Column]


@dataclass(frozen=True)
class Discussion:
    """A difference in two sentences.

    Attributes:
        measure: "gate", "entropy" or "weights".
        title: for reading.
        observation: what differs and by how much.
        reason: what in data or definition can make such a difference.
    """

    measure: str
    title: str
    observation: str
    reason: str


def discuss(card: Card) -> tuple[Discussion, ...]:
    """What a card and the published figures for its kind of data differ in."""
    published, ours = published_for(card), card.behaviour
    if published is None or ours is None:
        return ()
    found = (_gate(ours, published), _entropy(card, ours, published), _weights(ours, published))
    return tuple(discussion for discussion in found if discussion is not None)


def contrast(gps: Column, check_ins: Column) -> tuple[Discussion, ...]:
    """What GPS and check-ins of ours differ in, beside what the published pair differs in."""
    pairs = ((gps, check_ins), published_columns())
    found = (_gate_contrast(pairs), _entropy_contrast(pairs), _weights_contrast(pairs))
    return tuple(discussion for discussion in found if discussion is not None)


# The smallest differences that are worth a word, by measure.
_GATE_STEP = 0.01
_ENTROPY_STEP = 0.05
_WEIGHT_STEP = 0.01


def _direction(difference: float, step: float) -> Literal["higher", "lower", "equal"]:
    if abs(difference) < step:
        return "equal"
    return "higher" if difference > 0 else "lower"


def _gate(ours: Behaviour, published: Published) -> Discussion | None:
    if ours.gate_mean is None:
        return None
    difference = ours.gate_mean - published.gate_mean
    beside = f"{ours.gate_mean:.3f} beside the published {published.gate_mean:.3f}"
    observation = {
        "equal": f"The mean gates are about equal, {beside}.",
        "higher": f"Our mean gate is {difference:.3f} higher, {beside}: this network leans more on "
        "its pointer.",
        "lower": f"Our mean gate is {-difference:.3f} lower, {beside}: this network leans more on "
        "its generation head.",
    }[_direction(difference, _GATE_STEP)]
    return Discussion("gate", "Gate", observation, _gate_reason(ours, published))


def _gate_reason(ours: Behaviour, published: Published) -> str:
    share = f"{100 * ours.targets_in_history:.1f}\u00a0% of the targets lie in the history"
    if published.kind == "check-ins":
        return (
            "A gate follows how often the next place is one of the history; in ours "
            f"{share}, while the DIY data are not public, are of other people and places, and "
            "come without that share."
        )
    return (
        "A gate follows how often the next place is one of the history; in ours "
        f"{share}, while the published stays were extracted and clustered by the authors, need not "
        "be of the same people, and come without that share."
    )


def _entropy(card: Card, ours: Behaviour, published: Published) -> Discussion | None:
    mean = ours.pointer_entropy_mean
    if mean is None:
        return None
    difference = mean - published.pointer_entropy_mean
    beside = f"{mean:.2f} nats beside the published {published.pointer_entropy_mean:.2f}"
    spread = (
        f"as if {exp(mean):.1f} and {exp(published.pointer_entropy_mean):.1f} visits shared the "
        "weight evenly"
    )
    observation = {
        "equal": f"The mean entropies of the pointer are about equal, {beside}; {spread}.",
        "higher": f"Our mean entropy is {difference:.2f} nats higher, {beside}; {spread}.",
        "lower": f"Our mean entropy is {-difference:.2f} nats lower, {beside}; {spread}.",
    }[_direction(difference, _ENTROPY_STEP)]
    reason = (
        "Entropy can reach the logarithm of the number of visits and no more, so it moves with the "
        f"lengths of histories before any network does: {_made_of(card)}, while the published text "
        f"puts the largest possible at about {published.pointer_entropy_limit:.1f} nats."
    )
    return Discussion("entropy", "Pointer entropy", observation, reason)


def _made_of(card: Card) -> str:
    """What our histories are, for the middle of a sentence."""
    rule = None if card.training is None else card.training.data.rule
    if not rule:
        return f"ours hold at most {card.max_visits} visits"
    if visits := rule.get("previous_visits"):
        return f"ours are the {visits} visits before, however long ago"
    days = rule.get("previous_days")
    return f"ours are the visits of {days} days, at most {card.max_visits} of them"


def _weights(ours: Behaviour, published: Published) -> Discussion | None:
    pairs = list(zip(ours.weight_by_steps_back, published.weight_by_steps_back, strict=False))
    if not pairs:
        return None
    differences = [one - other for one, other in pairs]
    step = max(range(len(pairs)), key=lambda index: abs(differences[index]))
    there = max(range(len(pairs)), key=lambda index: pairs[index][1])
    here = max(range(len(pairs)), key=lambda index: pairs[index][0])
    most = (
        f"both put most on {_back(here)}"
        if here == there
        else f"ours puts most on {_back(here)}, the published one on {_back(there)}"
    )
    direction = _direction(differences[step], _WEIGHT_STEP)
    sizes = f"{pairs[step][0]:.3f} beside {pairs[step][1]:.3f}"
    apart = (
        f"their weights are about equal, nowhere further apart than {sizes}"
        if direction == "equal"
        else f"they differ most on {_back(step)}, where ours is {direction}, {sizes}"
    )
    observation = f"Of the {len(pairs)} most recent visits {most}; {apart}."
    return Discussion("weights", "Weight by steps back", observation, _weights_reason(published))


def _weights_reason(published: Published) -> str:
    averaging = (
        "Ours are means over the histories that reach back so far and the published text does not "
        "say over which, so short histories can count differently"
    )
    if published.kind == "check-ins":
        return (
            f"{averaging}; and how often somebody checks in twice at one place in a row, which "
            "makes the last visit worth pointing at, depends on the people and the app."
        )
    return (
        f"{averaging}; and whether two stays in a row can be at one place, which makes the last "
        "visit worth pointing at, depends on how stays were merged."
    )


def _back(step: int) -> str:
    if step == 0:
        return "the last visit"
    return f"the visit {step} step{'s' if step > 1 else ''} back"


def _differences(pairs: Sequence[Pair], measure: str) -> list[float] | None:
    """Check-ins minus GPS, for each pair; None where a network lacks the measure."""
    differences = []
    for gps, check_ins in pairs:
        one, other = check_ins.values[measure], gps.values[measure]
        if one is None or other is None:
            return None
        differences.append(one - other)
    return differences


def _gate_contrast(pairs: Sequence[Pair]) -> Discussion | None:
    differences = _differences(pairs, "gate_mean")
    if differences is None:
        return None
    words = _contrast_words("mean gate of check-ins", differences, _GATE_STEP, "{:.3f}", "")
    reason = (
        "Check-ins are places that somebody chose to record, among which favourites come back "
        "often, while GPS records every stay; but the two kinds of data are also of other people "
        "and places and made into histories by other rules, and each of these moves a gate as well."
    )
    return Discussion("gate", "Gate", words, reason)


def _entropy_contrast(pairs: Sequence[Pair]) -> Discussion | None:
    differences = _differences(pairs, "pointer_entropy_mean")
    if differences is None:
        return None
    words = _contrast_words(
        "mean pointer entropy of check-ins", differences, _ENTROPY_STEP, "{:.2f}", " nats"
    )
    reason = (
        "The largest possible entropy is the logarithm of the number of visits, so whichever data "
        "have the longer histories have more room for it; how long histories are follows from the "
        "rule that makes them and from how often people are recorded, not from the kind alone."
    )
    return Discussion("entropy", "Pointer entropy", words, reason)


def _weights_contrast(pairs: Sequence[Pair]) -> Discussion | None:
    names = [name for name, _, _ in measures() if name.startswith("weight_")]
    found = [(name, _differences(pairs, name)) for name in names]
    known = [(name, differences) for name, differences in found if differences is not None]
    if not known:
        return None
    name, differences = max(known, key=lambda entry: abs(entry[1][1]))
    step = int(name.removeprefix("weight_"))
    words = _contrast_words(
        f"weight that check-ins put on {_back(step)}", differences, _WEIGHT_STEP, "{:.3f}", ""
    )
    reason = (
        "Of the published steps this is where the published pair differs most; where weight falls "
        "depends on whether two visits in a row can be at one place and on how many visits share "
        "the sum of 1, and both are decided by how the data were prepared."
    )
    return Discussion("weights", "Weight by steps back", words, reason)


def _contrast_words(
    what: str, differences: Sequence[float], step: float, form: str, unit: str
) -> str:
    """One sentence: the difference of ours, and that of the published pair."""
    ours, there = (_beside_gps(value, step, form, unit) for value in differences)
    directions = [_direction(value, step) for value in differences]
    link = "as" if directions[0] == directions[1] else "while"
    return f"In ours the {what} is {ours}, {link} in the published pair it is {there}."


def _beside_gps(difference: float, step: float, form: str, unit: str) -> str:
    direction = _direction(difference, step)
    if direction == "equal":
        return "about that of GPS"
    return f"{form.format(abs(difference))}{unit} {direction} than that of GPS"
