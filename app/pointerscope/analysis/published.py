"""The numbers that the authors published, and a model card compared with them.

The published networks were trained on other data: the DIY check-ins are not public, and the authors
prepared the Geolife stays themselves. `pointerscope.analysis.discussion` explains the differences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pointerscope.analysis.model_card import METRICS

if TYPE_CHECKING:
    from pointerscope.network.bundles import Behaviour, ModelCard

Unit = Literal["rate", "share", "nats", "count"]


@dataclass(frozen=True)
class PublishedBehaviour:
    """The published numbers of one network; rates are fractions, entropies in nats.

    All numbers are over the histories of the test split.

    Attributes:
        name: of its data.
        kind: of its data, as on model cards.
        source: where the numbers come from.
        histories: number of histories.
        accuracy_at_1: share of right predictions.
        gate_mean: mean gate.
        gate_deviation: standard deviation of the gate.
        gate_when_right: mean gate where the prediction is right.
        gate_when_wrong: mean gate where it is wrong.
        pointer_entropy_mean: mean entropy of the pointer weights.
        pointer_entropy_deviation: its standard deviation.
        pointer_entropy_limit: the largest possible entropy that the text gives for its histories.
        weight_by_steps_back: mean pointer weight of the most recent visits.
    """

    name: str
    kind: str
    source: str
    histories: int
    accuracy_at_1: float
    gate_mean: float
    gate_deviation: float
    gate_when_right: float
    gate_when_wrong: float
    pointer_entropy_mean: float
    pointer_entropy_deviation: float
    pointer_entropy_limit: float
    weight_by_steps_back: tuple[float, ...]


@dataclass(frozen=True)
class PublishedScores:
    """The scores of a published checkpoint on its test split."""

    name: str
    source: str
    histories: int
    accuracy_at_1: float
    accuracy_at_5: float
    accuracy_at_10: float
    mrr: float
    ndcg_at_10: float


_SOURCE = "the authors' attention experiments with PointerNetworkV45 on the test split"

DIY = PublishedBehaviour(
    name="DIY check-ins",
    kind="check-ins",
    source=_SOURCE,
    histories=12_368,
    accuracy_at_1=0.5658,
    gate_mean=0.7872,
    gate_deviation=0.1366,
    gate_when_right=0.8168,
    gate_when_wrong=0.7486,
    pointer_entropy_mean=2.3358,
    pointer_entropy_deviation=0.7503,
    pointer_entropy_limit=3.5,
    weight_by_steps_back=(0.0458, 0.2105, 0.0739, 0.0756),
)
GEOLIFE = PublishedBehaviour(
    name="Geolife GPS",
    kind="gps stays",
    source=_SOURCE,
    histories=3_502,
    accuracy_at_1=0.5140,
    gate_mean=0.6267,
    gate_deviation=0.2289,
    gate_when_right=0.6464,
    gate_when_wrong=0.6059,
    pointer_entropy_mean=1.9764,
    pointer_entropy_deviation=0.6928,
    pointer_entropy_limit=3.0,
    weight_by_steps_back=(0.0605, 0.1305, 0.0746, 0.1001),
)
GEOLIFE_CHECKPOINT = PublishedScores(
    name="geolife-full",
    source="another run by the authors on the same test split",
    histories=3_502,
    accuracy_at_1=0.5397,
    accuracy_at_5=0.8110,
    accuracy_at_10=0.8438,
    mrr=0.6582,
    ndcg_at_10=0.7023,
)

PUBLISHED = {published.kind: published for published in (GEOLIFE, DIY)}


@dataclass(frozen=True)
class ComparisonRow:
    """Our value of a measure and the published one; None if unknown."""

    measure: str
    title: str
    unit: Unit
    ours: float | None
    published: float | None

    @property
    def difference(self) -> float | None:
        """Our value minus the published one."""
        if self.ours is None or self.published is None:
            return None
        return self.ours - self.published


@dataclass(frozen=True)
class Comparison:
    """A model card compared with the published numbers for the same kind of data."""

    published: PublishedBehaviour
    sources: tuple[str, ...]
    rows: tuple[ComparisonRow, ...]


@dataclass(frozen=True)
class BehaviourColumn:
    """The behaviour of one network, ours or published.

    Attributes:
        title: of the network.
        kind: of its data; empty if unknown.
        ours: false for a published network.
        model: id of our model; empty for a published network.
        values: by measure; None if unknown.
    """

    title: str
    kind: str
    ours: bool
    model: str
    values: dict[str, float | None]


def published_for(card: ModelCard) -> PublishedBehaviour | None:
    """Return the published numbers for the kind of data of a model card."""
    return None if card.training is None else PUBLISHED.get(card.training.data.kind)


def compare_with_published(card: ModelCard) -> Comparison | None:
    """Compare a card with the published numbers for its kind of data; None if there are none."""
    published, ours = published_for(card), card.behaviour
    if published is None or ours is None:
        return None
    sources = [f"{published.name}: {published.source}"]
    if _checkpoint_rows(card, published):
        sources.append(f"the checkpoint {GEOLIFE_CHECKPOINT.name}: {GEOLIFE_CHECKPOINT.source}")
    return Comparison(published, tuple(sources), _rows(card, ours, published))


def behaviour_column(card: ModelCard, model: str = "") -> BehaviourColumn | None:
    """Return the behaviour of a card's network for a table of several; None if unknown."""
    if card.behaviour is None:
        return None
    kind = "" if card.training is None else card.training.data.kind
    return BehaviourColumn(card.title, kind, True, model, _values(card.behaviour))


def published_columns() -> tuple[BehaviourColumn, BehaviourColumn]:
    """Return the published pair: GPS, then check-ins."""
    gps, check_ins = (
        BehaviourColumn(of.name, of.kind, False, "", _values(of)) for of in (GEOLIFE, DIY)
    )
    return gps, check_ins


def contrast_measures() -> tuple[tuple[str, str, Unit], ...]:
    """Return name, title and unit of the measures by which kinds of data are compared."""
    steps = len(DIY.weight_by_steps_back)
    return (
        ("gate_mean", "Mean gate", "share"),
        ("pointer_entropy_mean", "Mean pointer entropy", "nats"),
        *((f"weight_{step}", _step_title(step), "share") for step in range(steps)),
    )


def _values(of: Behaviour | PublishedBehaviour) -> dict[str, float | None]:
    return {
        "gate_mean": of.gate_mean,
        "pointer_entropy_mean": of.pointer_entropy_mean,
        **{
            f"weight_{step}": _at(of.weight_by_steps_back, step)
            for step in range(len(DIY.weight_by_steps_back))
        },
    }


def _at(values: Sequence[float], index: int) -> float | None:
    return values[index] if index < len(values) else None


def _step_title(step: int) -> str:
    ago = "the last visit" if step == 0 else f"{step} step{'s' if step > 1 else ''} back"
    return f"Mean pointer weight, {ago}"


def _rows(
    card: ModelCard, ours: Behaviour, published: PublishedBehaviour
) -> tuple[ComparisonRow, ...]:
    accuracy = None if card.metrics is None else card.metrics.accuracy_at_1
    measured: tuple[tuple[str, str, Unit, float | None], ...] = (
        ("accuracy_at_1", "Accuracy@1", "rate", accuracy),
        ("gate_mean", "Mean gate", "share", ours.gate_mean),
        ("gate_deviation", "Standard deviation of the gate", "share", ours.gate_deviation),
        ("gate_when_right", "Mean gate when right", "share", ours.gate_when_right),
        ("gate_when_wrong", "Mean gate when wrong", "share", ours.gate_when_wrong),
        ("pointer_entropy_mean", "Mean pointer entropy", "nats", ours.pointer_entropy_mean),
        (
            "pointer_entropy_deviation",
            "Standard deviation of the entropy",
            "nats",
            ours.pointer_entropy_deviation,
        ),
    )
    rows = [ComparisonRow(*row, getattr(published, row[0])) for row in measured]
    rows[1:1] = _checkpoint_rows(card, published)
    rows += [
        ComparisonRow(
            f"weight_{step}", _step_title(step), "share", _at(ours.weight_by_steps_back, step), one
        )
        for step, one in enumerate(published.weight_by_steps_back)
    ]
    rows.append(
        ComparisonRow(
            "histories", "Test histories", "count", ours.histories, float(published.histories)
        )
    )
    return tuple(rows)


def _checkpoint_rows(card: ModelCard, published: PublishedBehaviour) -> list[ComparisonRow]:
    """Return the rows of the published checkpoint, which was trained on the Geolife stays only."""
    if published is not GEOLIFE or card.metrics is None:
        return []
    return [
        ComparisonRow(
            f"checkpoint_{name}",
            f"{title}, against the checkpoint",
            "share" if name in ("mrr", "ndcg_at_10") else "rate",
            getattr(card.metrics, name),
            getattr(GEOLIFE_CHECKPOINT, name),
        )
        for name, title in METRICS.items()
        if hasattr(GEOLIFE_CHECKPOINT, name)
    ]
