"""Families of models, comparisons with baselines, and the sentences of a model's page."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pointerscope.network.architecture import COMPONENTS

if TYPE_CHECKING:
    from pointerscope.network.bundles import (
        AttentionValue,
        Bundle,
        ChangedAccuracy,
        CustomAccuracy,
        DataRecord,
        FamiliarityGroup,
        HeldOutAccuracy,
        Metrics,
        ModelCard,
        Scores,
    )

Verdict = Literal["ahead", "equal", "behind"]

METRICS = {
    "accuracy_at_1": "Accuracy@1",
    "accuracy_at_5": "Accuracy@5",
    "accuracy_at_10": "Accuracy@10",
    "mrr": "MRR",
    "ndcg_at_10": "NDCG@10",
    "weighted_f1": "Weighted F1",
}
LESS_IS_BETTER = {"mean_rank": "Mean rank", "calibration_error": "Calibration error"}
_MIN_PERCENT = 0.1
_ALMOST_EQUAL, _LITTLE = 0.02, 0.05  # losses of accuracy, as fractions
KINDS = {"gps stays": "GPS stays"}

NAMES = {  # of baselines and parts, where other than the key with spaces
    "markov": "Markov chain",
    "markov_of_two": "second-order Markov chain",
}

_CUSTOMS = {
    "routine": "routine",
    "errand": "errands",
    "consequence": "consequences",
    "exploration": "free choices",
}


@dataclass(frozen=True)
class Family:
    """A bundle and its variants.

    Attributes:
        lead: the bundle that the variants derive from.
        variants: the same network with a part left out or changed.
    """

    lead: Bundle
    variants: tuple[Bundle, ...]


@dataclass(frozen=True)
class Score:
    """A score with its 95 % confidence interval; None if it is unknown."""

    value: float
    interval: tuple[float, float] | None

    def minus(self, other: Score) -> Score:
        """Return the difference, with an interval if both have one.

        The interval is right for scores on different histories. For two networks on the same
        histories it is too wide, because what makes a person easy to predict does so for both.

        Source: Zou and Donner, "Construction of confidence limits about effect measures: a general
        approach", Statistics in Medicine 2008, section 2.
        """
        value = self.value - other.value
        if self.interval is None or other.interval is None:
            return Score(value, None)
        (low, high), (other_low, other_high) = self.interval, other.interval
        below = math.hypot(max(self.value - low, 0), max(other_high - other.value, 0))
        above = math.hypot(max(high - self.value, 0), max(other.value - other_low, 0))
        return Score(value, (value - below, value + above))

    @property
    def may_be_zero(self) -> bool | None:
        """Whether the interval contains 0; None if it is unknown."""
        return None if self.interval is None else self.interval[0] <= 0 <= self.interval[1]


@dataclass(frozen=True)
class BaselineComparison:
    """A network compared with the best baseline by one metric.

    Attributes:
        metric: name of the metric.
        title: readable name of the metric.
        ours: score of the network.
        baseline: readable name of the best baseline.
        best: score of the best baseline.
        difference: score of the network minus that of the baseline, measured on the same people;
            the interval is None if it was not measured.
    """

    metric: str
    title: str
    ours: Score
    baseline: str
    best: Score
    difference: Score

    @property
    def verdict(self) -> Verdict:
        """Whether the network's score is ahead, regardless of the intervals."""
        if self.ours.value == self.best.value:
            return "equal"
        return "ahead" if self.ours.value > self.best.value else "behind"


@dataclass(frozen=True)
class FamilyMember:
    """A member of a family, compared with its lead.

    Attributes:
        bundle: the member.
        change: what is left out or changed; empty for the lead.
        accuracy: accuracy@1; None if unknown.
        mrr: mean reciprocal rank; None if unknown.
        accuracy_difference: accuracy@1 minus that of the lead.
        mrr_difference: MRR minus that of the lead.
    """

    bundle: Bundle
    change: str
    accuracy: Score | None
    mrr: Score | None
    accuracy_difference: float | None
    mrr_difference: float | None


def group_families(bundles: Iterable[Bundle]) -> list[Family]:
    """Group bundles by family; a variant whose lead is missing leads its own family.

    Families of simulated people and named places come first, and those of ranks instead of places
    last: newcomers understand them best and least.
    """
    by_id = {bundle.id: bundle for bundle in bundles}
    leads = sorted(
        (bundle for bundle in by_id.values() if _lead_of(bundle) not in by_id.keys() - {bundle.id}),
        key=lambda bundle: (not is_simulated(bundle), bundle.card.ranked_by is not None),
    )
    return [
        Family(
            lead,
            tuple(
                bundle
                for bundle in by_id.values()
                if bundle is not lead and _lead_of(bundle) == lead.id
            ),
        )
        for lead in leads
    ]


def find_family(bundle: Bundle, bundles: Iterable[Bundle]) -> Family:
    """Return the family that a bundle belongs to."""
    return next(
        family
        for family in group_families(bundles)
        if bundle.id in {member.id for member in (family.lead, *family.variants)}
    )


def is_simulated(bundle: Bundle) -> bool:
    """Return whether its people are simulated."""
    training = bundle.card.training
    return training is not None and training.data.kind == "simulated visits"


def _lead_of(bundle: Bundle) -> str:
    return bundle.card.family or bundle.id


def distinct_titles(bundles: Iterable[Bundle]) -> dict[str, str]:
    """Return the title of each bundle by id; titles that several share are followed by the id."""
    titles = {bundle.id: bundle.card.title for bundle in bundles}
    times = Counter(titles.values())
    return {
        model: title if times[title] == 1 else f"{title} ({model})"
        for model, title in titles.items()
    }


def family_members(family: Family) -> list[FamilyMember]:
    """Return the lead and its variants, each compared with the lead."""
    lead = family.lead
    return [
        FamilyMember(
            bundle=member,
            change="" if member is lead else describe_change(member.card, lead.card),
            accuracy=_score(member.card.metrics, "accuracy_at_1"),
            mrr=_score(member.card.metrics, "mrr"),
            accuracy_difference=_difference(member, lead, "accuracy_at_1"),
            mrr_difference=_difference(member, lead, "mrr"),
        )
        for member in (lead, *family.variants)
    ]


def describe_change(card: ModelCard, lead: ModelCard) -> str:
    """Return what a variant changes: as its card says, or by comparing components and layers."""
    if card.variant:
        return card.variant
    lacking = [
        name.replace("_", " ")
        for name in COMPONENTS
        if name in lead.components and name not in card.components
    ]
    changes = [f"without {', '.join(lacking)}"] if lacking else []
    if card.layers != lead.layers:
        changes.append(f"{card.layers} layers instead of {lead.layers}")
    return "; ".join(changes) or card.title


def _difference(member: Bundle, lead: Bundle, metric: str) -> float | None:
    score, lead_score = (_score(bundle.card.metrics, metric) for bundle in (member, lead))
    if member is lead or score is None or lead_score is None:
        return None
    return score.value - lead_score.value


def _score(scores: Scores | None, metric: str) -> Score | None:
    value = None if scores is None else getattr(scores, metric)
    if scores is None or value is None:
        return None
    return Score(value, scores.intervals.get(metric))


def compare_with_baselines(metrics: Metrics) -> list[BaselineComparison]:
    """Compare a network with the best baseline by every metric that both have."""
    comparisons = []
    for metric, title in METRICS.items():
        ours = _score(metrics, metric)
        rivals = {
            name: score
            for name, scores in metrics.baselines.items()
            if (score := _score(scores, metric)) is not None
        }
        if ours is not None and rivals:
            best = max(rivals, key=lambda name: rivals[name].value)
            measured = metrics.differences.get(best, {}).get(metric)
            difference = Score(
                ours.value - rivals[best].value, None if measured is None else measured.interval
            )
            comparisons.append(
                BaselineComparison(
                    metric, title, ours, readable_name(best), rivals[best], difference
                )
            )
    return comparisons


def readable_name(name: str) -> str:
    """Return the readable name of a baseline, a part or a predictor of a study."""
    return NAMES.get(name, name.replace("-", " ").replace("_", " "))


def readable_kind(kind: str) -> str:
    """Return the readable name of a kind of data."""
    return KINDS.get(kind, kind)


def summarise(bundle: Bundle) -> list[str]:
    """Return what the network was trained on, and how it compares with baselines, as sentences."""
    card = bundle.card
    sentences = [f"A network with {bundle.parameters:,} parameters{_trained_on(card)}."]
    if card.metrics is None:
        return [*sentences, "How well it predicts is unknown."]
    by_metric = {
        comparison.metric: comparison for comparison in compare_with_baselines(card.metrics)
    }
    sentences.append(accuracy_sentence(card))
    sentences.append(_mrr_sentence(by_metric["accuracy_at_1"], by_metric["mrr"]))
    return sentences


def _trained_on(card: ModelCard) -> str:
    if card.training is None:
        return "; what it was trained on is unknown"
    data = card.training.data
    kind = readable_kind(data.kind)
    trained_on = (
        f"{data.train:,} histories of {kind}" if data.visits is None else f"{data.visits:,} {kind}"
    )
    return f", trained on {trained_on} of {_count(data.people, 'person', 'people')}"


def _count(number: int, singular: str, plural: str) -> str:
    return f"{number:,} {singular if number == 1 else plural}"


_BEHIND = {True: "It cannot be told from a baseline", False: "A baseline is better"}


def accuracy_sentence(card: ModelCard) -> str:
    """Return how accuracy compares with that of the best baseline; empty if it is unknown."""
    if card.metrics is None:
        return ""
    histories = card.metrics.histories
    comparison = next(
        one for one in compare_with_baselines(card.metrics) if one.metric == "accuracy_at_1"
    )
    ours, best = (percent(score.value) for score in (comparison.ours, comparison.best))
    right = f"it predicts the right place first in {ours} of {histories:,} held-out histories"
    rival = f"the best baseline ({comparison.baseline})"
    certainty = _certainty(comparison, scale=100, unit=" points")
    return {
        "ahead": f"{right.capitalize()}, {rival} in {best}{certainty}.",
        "equal": f"{right.capitalize()}, the same as {rival}.",
        "behind": f"{_BEHIND[bool(comparison.difference.may_be_zero)]}: the network predicts the "
        f"right place first in {ours} of {histories:,} held-out histories, {rival} in "
        f"{best}{certainty}.",
    }[comparison.verdict]


def _mrr_sentence(accuracy: BaselineComparison, mrr: BaselineComparison) -> str:
    also = " too" if mrr.verdict == accuracy.verdict else ""
    sizes = f"{mrr.ours.value:.3f} against {mrr.best.value:.3f} ({mrr.baseline})"
    verdict = {
        "ahead": f"it is ahead{also}",
        "equal": f"it is equal{also}",
        "behind": f"a baseline is better{also}",
    }[mrr.verdict]
    return f"By MRR {verdict}, {sizes}{_certainty(mrr, scale=1)}."


def _certainty(comparison: BaselineComparison, scale: float, unit: str = "") -> str:
    """Return the difference with its interval, for the end of a sentence."""
    difference = comparison.difference
    if difference.interval is None:
        return ""
    value, low, high = (
        signed(scale * number, 1 if scale == 100 else 3)
        for number in (difference.value, *difference.interval)
    )
    chance = ", which may be chance" if difference.may_be_zero else ""
    return (
        f"; paired over people, the difference is {value}{unit} (95\u00a0% interval {low} to "
        f"{high}){chance}"
    )


def attention_sentence(card: ModelCard) -> str:
    """Return whether self-attention matters in a network, as a sentence; empty if not measured."""
    measured, without = card.attention, without_heads(card.attention)
    if measured is not None and "attention" not in card.components:
        return (
            f"This network has no self-attention. {percent(measured.accuracy_at_1)} of its "
            "predictions are right."
        )
    if measured is None or without is None:
        return ""
    low, high = without.difference.interval
    loss = -without.difference.value
    if low > 0:
        verdict = "This network is right more often without its heads"
    elif high >= 0:
        verdict = "Whether self-attention matters here cannot be told"
        if -low < _LITTLE:
            verdict = "This network answers as well without its heads, as far as can be told"
    elif loss < _ALMOST_EQUAL:
        verdict = "This network answers almost as well without its heads"
    else:
        verdict = f"Self-attention matters {'little ' if loss < _LITTLE else ''}here"
    decimals = decimals_of_points(without.difference.interval)
    points = [signed(100 * number, decimals) for number in (without.difference.value, low, high)]
    pointer = "; the pointer still attends" if "pointer" in card.components else ""
    return (
        f"{verdict}: with all heads switched off after training, "
        f"{percent(without.accuracy_at_1)} of its predictions are right, instead "
        f"of {percent(measured.accuracy_at_1)} (a difference of {points[0]} points, 95\u00a0% "
        f"interval {points[1]} to {points[2]}{pointer})."
    )


def attention_line(card: ModelCard) -> str:
    """Return what accuracy is without self-attention, in few words; empty if not measured."""
    without = without_heads(card.attention)
    if card.attention is not None and "attention" not in card.components:
        right = percent(card.attention.accuracy_at_1)
        return f"Right in {right} of test histories; this network has no self-attention."
    if without is None or card.attention is None:
        return ""
    return (
        f"Right in {percent(card.attention.accuracy_at_1)} of test histories, with "
        f"its heads switched off in {percent(without.accuracy_at_1)}."
    )


BY_STEPS = "Steps of the history that the person made in training"
BY_NEXT_STEP = "Step to predict"
BY_NEW_PLACES = "Share of the history’s visits at places that nobody visited in training"


def familiarity_sentence(card: ModelCard) -> str:
    """Return how accuracy depends on what training has shown; empty if that is not measured."""
    groups = card.familiarity or []
    if not groups:
        return ""
    same = [group for group in groups if group.by == groups[0].by]
    low, high = same[0], same[-1]
    if low.by == BY_STEPS:
        sentence = (
            f"Where the person made {high.name} of a history’s steps in training, this network is "
            f"right in {_with_interval(high)} of test histories; where they made {low.name}, in "
            f"{_with_interval(low)}"
        )
    else:
        sentence = (
            f"By {low.by[0].lower()}{low.by[1:]} ({high.name}), this network is right in "
            f"{_with_interval(high)} of test histories; by {low.name}, in {_with_interval(low)}"
        )
    new = next((group for group in groups if group.by == BY_NEXT_STEP), None)
    if new is not None and new is not low:
        sentence += f". Where {new.name.replace('it', 'the step to predict', 1)}, it is right in "
        sentence += _with_interval(new)
    changed = [group for group in groups if group.by == BY_NEW_PLACES]
    if changed and changed[0] is not low:
        sentence += (
            f". Where {changed[-1].name} of a history’s visits are at places that nobody visited "
            f"in training, as in a city that has changed, it is right in "
            f"{_with_interval(changed[-1])}; where none are, in {_with_interval(changed[0])}"
        )
    return f"{sentence}."


def _with_interval(group: FamiliarityGroup) -> str:
    low, high = (f"{100 * end:.1f}" for end in group.network.interval)
    return f"{percent(group.network.accuracy_at_1)} [{low} to {high}]"


def describe_encoder(card: ModelCard) -> str:
    """Return the size of the encoder."""
    width = f"width {card.d_model}"
    if "attention" not in card.components:
        return f"no self-attention{f', {width}' if card.d_model else ''}"
    layers = _count(card.layers, "layer", "layers")
    return f"{layers} of {_count(card.heads, 'head', 'heads')}, {width}"


def training_line(card: ModelCard) -> str:
    """Return how the network was trained, in one sentence."""
    if card.training is None:
        return "Not known."
    if not card.training.curve:
        return "Counted or fixed: nothing was learned by gradients."
    epochs, best = len(card.training.curve), card.training.best_epoch
    return f"Seed {card.training.seed}, {epochs} epochs; the weights are those of epoch {best}."


def describe_outputs(card: ModelCard) -> str:
    """Return what the network's answer is made of."""
    parts = [
        name
        for part, name in (("pointer", "pointer"), ("generation", "generation head"))
        if part in card.components
    ]
    if len(parts) == 1:
        return f"{parts[0]} alone"
    return f"{' and '.join(parts)}, {'with' if 'gate' in card.components else 'without'} a gate"


def customs_line(card: ModelCard) -> str:
    """Return how accurate a network is by custom, in few words; empty if not measured."""
    shares = [
        f"{custom_name(one)} {percent(one.network.accuracy_at_1)}" for one in card.customs or ()
    ]
    return f"Right by what decides the visit: {', '.join(shares)}." if shares else ""


def seeds_line(card: ModelCard) -> str:
    """Return the accuracies of all trainings, in few words."""
    reached = [metrics.accuracy_at_1 for _, metrics, _ in seeds(card)]
    return f"Accuracy@1 from {percent(min(reached))} to {percent(max(reached))}." if reached else ""


def behaviour_line(card: ModelCard) -> str:
    """Return what a network does over its test histories, in few words; empty if not measured."""
    found = card.behaviour
    if found is None:
        return ""
    gate = "" if found.gate_mean is None else f"Mean gate {found.gate_mean:.2f}; "
    return f"{gate}{percent(found.targets_in_history)} of targets are in the history."


def ablations_line(family: Family) -> str:
    """Return the accuracies of the variants of a family, in few words."""
    number = _count(len(family.variants), "variant", "variants")
    reached = [
        member.accuracy.value
        for member in family_members(family)
        if member.change and member.accuracy is not None
    ]
    if not reached:
        return f"{number}."
    trained = "trained anew" if len(family.variants) == 1 else "each trained anew"
    return (
        f"{number}, {trained}, with accuracy@1 from {percent(min(reached))} to "
        f"{percent(max(reached))}."
    )


def without_heads(measured: AttentionValue | CustomAccuracy | None) -> ChangedAccuracy | None:
    """Return what a network reaches without any head; None if that was not measured."""
    changes = [] if measured is None else measured.changes
    return next((one for one in changes if one.interventions == {"remove_heads": "all"}), None)


def seeds(card: ModelCard) -> list[tuple[int, Scores, AttentionValue | None]]:
    """Return what the network of a card reaches with its own and with every other seed."""
    if card.training is None or card.metrics is None:
        return []
    own = (card.training.seed, card.metrics, card.attention)
    return [own, *((other.seed, other.metrics, other.attention) for other in card.other_seeds)]


def training_variance(card: ModelCard) -> str:
    """Return how much accuracy varies between trainings, as a sentence."""
    reached = [metrics.accuracy_at_1 for _, metrics, _ in seeds(card)]
    if len(reached) < 2:
        return (
            "The network was trained once: how much another training would differ is not part of "
            "these intervals."
        )
    numbers = [f"{100 * value:.1f}" for value in reached]
    return (
        f"Trained with {len(reached)} seeds, the same network is right in "
        f"{', '.join(numbers[:-1])} and {numbers[-1]}\u00a0% of test histories; how much trainings "
        "differ is not part of these intervals."
    )


def custom_name(one: CustomAccuracy) -> str:
    """Return the visits of a custom in few words, in the plural."""
    return _CUSTOMS.get(one.custom, one.custom)


def best_baseline(one: CustomAccuracy) -> tuple[str, HeldOutAccuracy]:
    """Return the baseline that is right most often about a custom, and its accuracy."""
    name = max(one.baselines, key=lambda name: one.baselines[name].accuracy_at_1)
    return name, one.baselines[name]


def signed(number: float, decimals: int) -> str:
    """Return a number with its sign, such as "−0.5"; what rounds to zero has none."""
    text = f"{number:+.{decimals}f}"
    return text[1:] if float(text) == 0 else text.replace("-", "−")


def decimals_of_points(interval: Sequence[float] | None) -> int:
    """Return as many decimals of percentage points as it takes to see on which side of 0 it lies.

    Args:
        interval: of a difference of accuracies; None without one.
    """
    ends = interval or ()
    return next((n for n in (1, 2, 3) if all(round(100 * end, n) for end in ends)), 4)


def percent(share: float) -> str:
    """Format a fraction as a percentage whose sign stays on the line of its number.

    Only 0 is written as 0.0 %.
    """
    if 0 < 100 * share < _MIN_PERCENT / 2:
        return f"<{_MIN_PERCENT}\u00a0%"
    return f"{100 * share:.1f}\u00a0%"


def list_limits(card: ModelCard) -> list[str]:
    """Return what the network cannot know and must not be used for, as sentences."""
    known = [] if card.training is None else _limits_of_data(card, card.training.data)
    return [*known, *_limits_of_network(card), *_limits_of_use(card)]


def _limits_of_data(card: ModelCard, data: DataRecord) -> list[str]:
    people = _count(data.people, "person", "people")
    data_set = f" of {card.dataset}" if card.dataset and card.ranked_by is None else ""
    days = f", from {data.first_day} to {data.last_day}" if data.first_day else ""
    knows = "It knows nothing about other people, places and times."
    missed = "places that are not in its training data. It cannot predict them"
    if card.ranked_by is not None:
        knows = (
            "It knows none of their places: it reads every place as its rank in the history, and "
            "so anybody's visits anywhere. How well it predicts people who live otherwise was not "
            "measured."
        )
        missed = (
            "places without a rank in their history, such as new ones. It can only say how "
            "probable “somewhere else” is"
        )
    sentences = [f"It was trained on {people}{data_set}{days}. {knows}"]
    if data.test:
        share = f"{100 * data.test_with_unknown_target / data.test:.1f}\u00a0%"
        sentences.append(
            f"{data.test_with_unknown_target:,} of {data.test:,} held-out targets ({share}) are "
            f"{missed}, so they count as wrong."
        )
    if data.cut_to_max_visits:
        histories = _count(data.cut_to_max_visits, "history", "histories")
        sentences.append(
            f"{histories} had more than {card.max_visits:,} visits; only the most recent ones were "
            "used."
        )
    return sentences


def _limits_of_network(card: ModelCard) -> list[str]:
    knows = "places; all other places are the same “unknown” place to it"
    if card.ranked_by is not None:
        order = "the latest visit" if card.ranked_by == "recency" else "the number of visits"
        knows = f"ranks of places by {order}; places without a rank are “somewhere else” to it"
    sentences = [
        f"It reads at most {card.max_visits:,} visits and knows {card.locations - 2:,} {knows}."
    ]
    if "user" in card.components:
        instead = "the mean of the trained people's embeddings, which matches no real person"
        if card.adapter is not None:
            instead = "what it knows of nobody in particular"
        sentences.append(
            f"For a person it was not trained on, it uses {instead}. How well that predicts was "
            "not measured."
        )
    else:
        sentences.append("It does not know whose visits it reads, and treats all people alike.")
    return sentences


def _limits_of_use(card: ModelCard) -> list[str]:
    sentences = [
        "It is made for studying how a network works. Do not use it for decisions about people or "
        "to find out where somebody is."
    ]
    if card.training is not None and card.training.data.kind == "simulated visits":
        sentences.insert(
            0, "Its people are simulated: what it learned says nothing about real people."
        )
    return sentences
