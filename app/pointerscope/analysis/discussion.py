"""Differences between our networks and the published ones, in two sentences each.

The first sentence is computed from the numbers. The second names what in the data, or in the
definition of a number, can cause such a difference in either direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Literal

from pointerscope.analysis.model_card import percent
from pointerscope.analysis.published import (
    GEOLIFE,
    GEOLIFE_CHECKPOINT,
    BehaviourColumn,
    PublishedBehaviour,
    contrast_measures,
    published_columns,
    published_for,
)

if TYPE_CHECKING:
    from pointerscope.network.bundles import Behaviour, ModelCard

    Pair = tuple[BehaviourColumn, BehaviourColumn]


@dataclass(frozen=True)
class Discussion:
    """A difference in two sentences.

    Attributes:
        measure: "accuracy", "gate", "entropy" or "weights".
        title: of the measure.
        observation: what differs and by how much.
        reason: what in the data or the definition can cause such a difference.
    """

    measure: str
    title: str
    observation: str
    reason: str


def discuss(card: ModelCard) -> tuple[Discussion, ...]:
    """Return how a card differs from the published numbers for its kind of data."""
    published, ours = published_for(card), card.behaviour
    if published is None or ours is None:
        return ()
    found = (
        _accuracy(card, published),
        _gate(ours, published),
        _entropy(card, ours, published),
        _weights(ours, published),
    )
    return tuple(discussion for discussion in found if discussion is not None)


def contrast(gps: BehaviourColumn, check_ins: BehaviourColumn) -> tuple[Discussion, ...]:
    """Return how our GPS and check-in networks differ, compared with the published pair."""
    pairs = ((gps, check_ins), published_columns())
    found = (_gate_contrast(pairs), _entropy_contrast(pairs), _weights_contrast(pairs))
    return tuple(discussion for discussion in found if discussion is not None)


# Smaller differences count as equal.
_MIN_GATE_DIFFERENCE = 0.01
_MIN_ENTROPY_DIFFERENCE = 0.05
_MIN_WEIGHT_DIFFERENCE = 0.01


def _direction(difference: float, threshold: float) -> Literal["higher", "lower", "equal"]:
    if abs(difference) < threshold:
        return "equal"
    return "higher" if difference > 0 else "lower"


def _accuracy(card: ModelCard, published: PublishedBehaviour) -> Discussion | None:
    if card.metrics is None or card.training is None:
        return None
    theirs = [published.accuracy_at_1]
    if published.kind == GEOLIFE.kind:
        theirs.append(GEOLIFE_CHECKPOINT.accuracy_at_1)
    values = " and ".join(percent(value) for value in theirs)
    ours, data = card.metrics, card.training.data
    observation = f"Accuracy@1 is {percent(ours.accuracy_at_1)} against the published {values}."
    share = percent(data.test_with_unknown_target / data.test)
    reason = (
        f"In our data {share} of the {data.test:,} test targets are places that nobody visited on "
        "training days, which count as missed here; the published table is of "
        f"{published.histories:,} histories, perhaps of other people and certainly of other stays"
    )
    as_place = ours.accuracy_at_1_unknown_as_place
    if as_place is not None and as_place > ours.accuracy_at_1:
        reason += (
            ", and does not say whether all such places count as one place there: so counted, this "
            f"network has {percent(as_place)}"
        )
    return Discussion("accuracy", "Accuracy", observation, f"{reason}.")


def _gate(ours: Behaviour, published: PublishedBehaviour) -> Discussion | None:
    if ours.gate_mean is None:
        return None
    difference = ours.gate_mean - published.gate_mean
    values = f"{ours.gate_mean:.3f} against the published {published.gate_mean:.3f}"
    observation = {
        "equal": f"The mean gates are about equal, {values}.",
        "higher": f"Our mean gate is {difference:.3f} higher, {values}: this network relies more "
        "on its pointer.",
        "lower": f"Our mean gate is {-difference:.3f} lower, {values}: this network relies more on "
        "its generation head.",
    }[_direction(difference, _MIN_GATE_DIFFERENCE)]
    return Discussion("gate", "Gate", observation, _gate_reason(ours, published))


def _gate_reason(ours: Behaviour, published: PublishedBehaviour) -> str:
    share = f"{percent(ours.targets_in_history)} of the targets are in the history"
    if published.kind == "check-ins":
        return (
            "The gate depends on how often the next place is in the history; in our data "
            f"{share}, while the DIY data are not public, cover other people and places, and were "
            "published without this share."
        )
    return (
        "The gate depends on how often the next place is in the history; in our data "
        f"{share}, while the authors extracted and clustered the published stays themselves, "
        "perhaps of other people, and published them without this share."
    )


def _entropy(card: ModelCard, ours: Behaviour, published: PublishedBehaviour) -> Discussion | None:
    mean = ours.pointer_entropy_mean
    if mean is None:
        return None
    difference = mean - published.pointer_entropy_mean
    values = f"{mean:.2f} nats against the published {published.pointer_entropy_mean:.2f}"
    spread = (
        f"as if {exp(mean):.1f} and {exp(published.pointer_entropy_mean):.1f} visits shared the "
        "weight evenly"
    )
    observation = {
        "equal": f"The mean entropies of the pointer are about equal, {values}; {spread}.",
        "higher": f"Our mean entropy is {difference:.2f} nats higher, {values}; {spread}.",
        "lower": f"Our mean entropy is {-difference:.2f} nats lower, {values}; {spread}.",
    }[_direction(difference, _MIN_ENTROPY_DIFFERENCE)]
    reason = (
        "The entropy is at most the logarithm of the number of visits, so it depends on the "
        f"lengths of histories as well as on the network: {_describe_histories(card)}, while the "
        "published text gives about "
        f"{published.pointer_entropy_limit:.1f} nats as the largest possible."
    )
    return Discussion("entropy", "Pointer entropy", observation, reason)


def _describe_histories(card: ModelCard) -> str:
    """Return how our histories are made, for the middle of a sentence."""
    rule = None if card.training is None else card.training.data.rule
    if not rule:
        return f"ours have at most {card.max_visits} visits"
    if visits := rule.get("previous_visits"):
        return f"ours are the last {visits} visits, however long ago"
    days = rule.get("previous_days")
    return f"ours are the visits of {days} days, at most {card.max_visits} of them"


def _weights(ours: Behaviour, published: PublishedBehaviour) -> Discussion | None:
    pairs = list(zip(ours.weight_by_steps_back, published.weight_by_steps_back, strict=False))
    if not pairs:
        return None
    differences = [our_weight - published_weight for our_weight, published_weight in pairs]
    step = max(range(len(pairs)), key=lambda index: abs(differences[index]))
    published_top = max(range(len(pairs)), key=lambda index: pairs[index][1])
    our_top = max(range(len(pairs)), key=lambda index: pairs[index][0])
    top = (
        f"both networks give most weight to {_back(our_top)}"
        if our_top == published_top
        else f"ours gives most weight to {_back(our_top)}, the published network to "
        f"{_back(published_top)}"
    )
    direction = _direction(differences[step], _MIN_WEIGHT_DIFFERENCE)
    values = f"{pairs[step][0]:.3f} against {pairs[step][1]:.3f}"
    comparison = (
        f"their weights are about equal, with at most {values}"
        if direction == "equal"
        else f"they differ most for {_back(step)}, where ours is {direction}, {values}"
    )
    observation = f"Of the {len(pairs)} most recent visits, {top}; {comparison}."
    return Discussion("weights", "Weight by steps back", observation, _weights_reason(published))


def _weights_reason(published: PublishedBehaviour) -> str:
    averaging = (
        "Our means are over the histories that reach back so far, and the published text does not "
        "say which histories it averages, so short histories may count differently"
    )
    if published.kind == "check-ins":
        return (
            f"{averaging}; and the weight of the last visit depends on how often people check in "
            "twice in a row at one place, which differs between people and apps."
        )
    return (
        f"{averaging}; and the weight of the last visit depends on whether two stays in a row can "
        "be at one place, which depends on how stays were merged."
    )


def _back(step: int) -> str:
    if step == 0:
        return "the last visit"
    return f"the visit {step} step{'s' if step > 1 else ''} back"


def _differences(pairs: Sequence[Pair], measure: str) -> list[float] | None:
    """Return check-ins minus GPS for each pair; None if a network lacks the measure."""
    differences = []
    for gps, check_ins in pairs:
        check_ins_value, gps_value = check_ins.values[measure], gps.values[measure]
        if check_ins_value is None or gps_value is None:
            return None
        differences.append(check_ins_value - gps_value)
    return differences


def _gate_contrast(pairs: Sequence[Pair]) -> Discussion | None:
    differences = _differences(pairs, "gate_mean")
    if differences is None:
        return None
    observation = _contrast_sentence(
        "mean gate of check-ins", differences, _MIN_GATE_DIFFERENCE, "{:.3f}", ""
    )
    reason = (
        "People choose what to check in to, and often choose the same favourites, while GPS "
        "records every stay; but the two kinds of data also cover different people and places and "
        "are made into histories by different rules, and each of these affects the gate too."
    )
    return Discussion("gate", "Gate", observation, reason)


def _entropy_contrast(pairs: Sequence[Pair]) -> Discussion | None:
    differences = _differences(pairs, "pointer_entropy_mean")
    if differences is None:
        return None
    observation = _contrast_sentence(
        "mean pointer entropy of check-ins", differences, _MIN_ENTROPY_DIFFERENCE, "{:.2f}", " nats"
    )
    reason = (
        "The largest possible entropy is the logarithm of the number of visits, so longer "
        "histories allow a larger entropy; how long histories are depends on the rule that makes "
        "them and on how often people are recorded, not only on the kind of data."
    )
    return Discussion("entropy", "Pointer entropy", observation, reason)


def _weights_contrast(pairs: Sequence[Pair]) -> Discussion | None:
    names = [name for name, _, _ in contrast_measures() if name.startswith("weight_")]
    found = [(name, _differences(pairs, name)) for name in names]
    known = [(name, differences) for name, differences in found if differences is not None]
    if not known:
        return None
    name, differences = max(known, key=lambda entry: abs(entry[1][1]))
    step = int(name.removeprefix("weight_"))
    observation = _contrast_sentence(
        f"weight that check-ins give {_back(step)}",
        differences,
        _MIN_WEIGHT_DIFFERENCE,
        "{:.3f}",
        "",
    )
    reason = (
        "Of the published steps, this is the one where the published pair differs most; the "
        "weights depend on whether two visits in a row can be at one place and on how many visits "
        "share the sum of 1, and both follow from how the data were prepared."
    )
    return Discussion("weights", "Weight by steps back", observation, reason)


def _contrast_sentence(
    subject: str, differences: Sequence[float], threshold: float, form: str, unit: str
) -> str:
    """Return the difference of our pair and that of the published pair, as one sentence."""
    ours, published = (_against_gps(value, threshold, form, unit) for value in differences)
    directions = [_direction(value, threshold) for value in differences]
    link = "and" if directions[0] == directions[1] else "while"
    return f"In our pair the {subject} is {ours}, {link} in the published pair it is {published}."


def _against_gps(difference: float, threshold: float, form: str, unit: str) -> str:
    direction = _direction(difference, threshold)
    if direction == "equal":
        return "about the same as that of GPS"
    return f"{form.format(abs(difference))}{unit} {direction} than that of GPS"
