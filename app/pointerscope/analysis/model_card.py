"""What a model's card comes to: families, differences, and sentences computed from its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pointerscope.network.architecture import COMPONENTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pointerscope.network.bundles import Bundle, Card, DataRecord, Metrics, Scores

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
KINDS = {"gps stays": "GPS stays"}

_NAMES = {"markov": "Markov chain"}


@dataclass(frozen=True)
class Family:
    """A bundle with its variants.

    Attributes:
        lead: the bundle that the variants are made from.
        variants: the same network with something left out or changed.
    """

    lead: Bundle
    variants: tuple[Bundle, ...]


@dataclass(frozen=True)
class Score:
    """A score with its 95 % interval, where that is known."""

    value: float
    interval: tuple[float, float] | None

    def overlaps(self, other: Score) -> bool | None:
        """Whether the intervals of both overlap; None where one is not known."""
        if self.interval is None or other.interval is None:
            return None
        return self.interval[0] <= other.interval[1] and other.interval[0] <= self.interval[1]


@dataclass(frozen=True)
class Standing:
    """A network beside the best baseline by one metric.

    Attributes:
        metric: its name.
        title: for reading.
        ours: the score of the network.
        baseline: the best of the baselines, for reading.
        best: its score.
    """

    metric: str
    title: str
    ours: Score
    baseline: str
    best: Score

    @property
    def verdict(self) -> Verdict:
        """How the network stands, whatever the intervals say."""
        if self.ours.value == self.best.value:
            return "equal"
        return "ahead" if self.ours.value > self.best.value else "behind"


@dataclass(frozen=True)
class Ablation:
    """A member of a family.

    Attributes:
        bundle: the member.
        change: what is left out or changed; empty for the lead.
        accuracy: accuracy@1, where it is known.
        mrr: likewise.
        accuracy_difference: to the lead.
        mrr_difference: to the lead.
    """

    bundle: Bundle
    change: str
    accuracy: Score | None
    mrr: Score | None
    accuracy_difference: float | None
    mrr_difference: float | None


def families(bundles: Iterable[Bundle]) -> list[Family]:
    """Bundles by family; a variant whose lead is not among them stands alone.

    Families come in the order in which a newcomer understands them: those of invented people and
    named places first.
    """
    found = {bundle.id: bundle for bundle in bundles}
    leads = sorted(
        (bundle for bundle in found.values() if _lead_of(bundle) not in found.keys() - {bundle.id}),
        key=lambda bundle: not _is_simulated(bundle),
    )
    return [
        Family(
            lead,
            tuple(
                bundle
                for bundle in found.values()
                if bundle is not lead and _lead_of(bundle) == lead.id
            ),
        )
        for lead in leads
    ]


def family_of(bundle: Bundle, bundles: Iterable[Bundle]) -> Family:
    """The family that a bundle belongs to."""
    return next(
        family
        for family in families(bundles)
        if bundle.id in {member.id for member in (family.lead, *family.variants)}
    )


def _is_simulated(bundle: Bundle) -> bool:
    training = bundle.card.training
    return training is not None and training.data.kind == "simulated visits"


def _lead_of(bundle: Bundle) -> str:
    return bundle.card.family or bundle.id


def ablations(family: Family) -> list[Ablation]:
    """The lead and its variants, each beside the lead."""
    lead = family.lead
    return [
        Ablation(
            bundle=member,
            change="" if member is lead else change(member.card, lead.card),
            accuracy=_score(member.card.metrics, "accuracy_at_1"),
            mrr=_score(member.card.metrics, "mrr"),
            accuracy_difference=_difference(member, lead, "accuracy_at_1"),
            mrr_difference=_difference(member, lead, "mrr"),
        )
        for member in (lead, *family.variants)
    ]


def change(card: Card, lead: Card) -> str:
    """What a variant changes: in its own words, or read off what it lacks."""
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
    own, its = (_score(bundle.card.metrics, metric) for bundle in (member, lead))
    if member is lead or own is None or its is None:
        return None
    return own.value - its.value


def _score(scores: Scores | None, metric: str) -> Score | None:
    value = None if scores is None else getattr(scores, metric)
    if scores is None or value is None:
        return None
    return Score(value, scores.intervals.get(metric))


def standings(metrics: Metrics) -> list[Standing]:
    """The network beside the best baseline by every metric that both have."""
    found = []
    for metric, title in METRICS.items():
        ours = _score(metrics, metric)
        rivals = {
            name: score
            for name, of in metrics.baselines.items()
            if (score := _score(of, metric)) is not None
        }
        if ours is not None and rivals:
            best = max(rivals, key=lambda name: rivals[name].value)
            found.append(Standing(metric, title, ours, words(best), rivals[best]))
    return found


def words(name: str) -> str:
    """The name of a baseline or part for reading."""
    return _NAMES.get(name, name.replace("_", " "))


def kind_words(kind: str) -> str:
    """How visits came about, for reading."""
    return KINDS.get(kind, kind)


def summary(bundle: Bundle) -> list[str]:
    """What the network was trained on and how it stands beside the best baseline, in sentences."""
    card = bundle.card
    said = [f"A network of {bundle.parameters:,} parameters{_trained_on(card)}."]
    if card.metrics is None:
        return [*said, "How well it predicts is not known."]
    found = {standing.metric: standing for standing in standings(card.metrics)}
    said.append(_accuracy(found["accuracy_at_1"], card.metrics.histories))
    said.append(_mrr(found["accuracy_at_1"], found["mrr"]))
    return said


def _trained_on(card: Card) -> str:
    if card.training is None:
        return "; what it was trained on is not known"
    data = card.training.data
    what = f"{data.visits:,} {kind_words(data.kind)}"
    if data.visits is None:
        what = f"{data.train:,} histories of {kind_words(data.kind)}"
    return f", trained on {what} of {_count(data.people, 'person', 'people')}"


def _count(number: int, one: str, several: str) -> str:
    return f"{number:,} {one if number == 1 else several}"


def _accuracy(standing: Standing, histories: int) -> str:
    ours, best = (f"{100 * score.value:.1f}\u00a0%" for score in (standing.ours, standing.best))
    right = f"it names the right place first in {ours} of {histories:,} held-out histories"
    rival = f"the best baseline ({standing.baseline})"
    certainty = _certainty(standing)
    return {
        "ahead": f"{right.capitalize()}, {rival} in {best}{certainty}.",
        "equal": f"{right.capitalize()}, no more than {rival}.",
        "behind": f"A baseline beats it: {right}, {rival} in {best}{certainty}.",
    }[standing.verdict]


def _mrr(accuracy: Standing, mrr: Standing) -> str:
    also = " too" if mrr.verdict == accuracy.verdict else ""
    sizes = f"{mrr.ours.value:.3f} against {mrr.best.value:.3f} ({mrr.baseline})"
    stands = {
        "ahead": f"it is ahead{also}",
        "equal": f"it is level{also}",
        "behind": f"a baseline beats it{also}",
    }[mrr.verdict]
    return f"By MRR {stands}, {sizes}{_certainty(mrr)}."


def _certainty(standing: Standing) -> str:
    """What the intervals say, for the end of a sentence."""
    overlaps = standing.ours.overlaps(standing.best)
    if overlaps is None:
        return ""
    if overlaps:
        return "; their 95\u00a0% intervals overlap, so the difference may be chance"
    return "; their 95\u00a0% intervals do not overlap"


def limits(card: Card) -> list[str]:
    """What the network cannot know, and what it is not for, in sentences."""
    known = [] if card.training is None else _limits_of_data(card, card.training.data)
    return [*known, *_limits_of_network(card), *_limits_of_use(card)]


def _limits_of_data(card: Card, data: DataRecord) -> list[str]:
    people = _count(data.people, "person", "people")
    of = f" of {card.dataset}" if card.dataset else ""
    days = f", from {data.first_day} to {data.last_day}" if data.first_day else ""
    said = [
        f"It was trained on {people}{of}{days}. Of other people, places and times it knows nothing."
    ]
    if data.test:
        share = f"{100 * data.test_with_unknown_target / data.test:.1f}\u00a0%"
        said.append(
            f"{data.test_with_unknown_target:,} of {data.test:,} held-out targets ({share}) are "
            "places that it never met in training; they count as missed, because it cannot name "
            "them."
        )
    if data.cut_to_max_visits:
        histories = _count(data.cut_to_max_visits, "history", "histories")
        said.append(
            f"{histories} held more than {card.max_visits:,} visits and lost the oldest of them."
        )
    return said


def _limits_of_network(card: Card) -> list[str]:
    said = [
        f"It reads at most {card.max_visits:,} visits, and knows {card.locations - 2:,} places; "
        "everything else is one “unknown” to it."
    ]
    if "user" in card.components:
        said.append(
            "For somebody it was not trained on it takes the mean of the trained people's "
            "embeddings, which is nobody's behaviour; how well that predicts was not measured."
        )
    else:
        said.append("It does not know whose visits it reads, and treats everybody alike.")
    return said


def _limits_of_use(card: Card) -> list[str]:
    said = [
        "It is made for looking inside a network. It is not for decisions about people, and not "
        "for finding out where somebody is."
    ]
    if card.training is not None and card.training.data.kind == "simulated visits":
        said.insert(0, "Its people are invented: what it learned says nothing about real ones.")
    return said
