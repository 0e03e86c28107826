"""Compare the insights of several bundles: measures, verdicts and differences.

Each bundle's intervals resample the people of its data set. A difference counts as real only if its
interval excludes 0. It treats the bundles as measured on different people; where they share their
histories it is too wide, and `pointerscope evaluate --against` gives the paired one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.analysis import model_card
from pointerscope.analysis.insights.key_results import Bar
from pointerscope.analysis.insights.tables import interval_columns, round_rows
from pointerscope.analysis.model_card import Family, Score, signed
from pointerscope.analysis.published import DIY, GEOLIFE, PublishedBehaviour
from pointerscope.network.insights import (
    Cell,
    Claim,
    InsightColumn,
    Insights,
    InsightTable,
    Unit,
    Verdict,
    name_split,
)

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle

CHECK_INS, GPS = DIY.kind, GEOLIFE.kind
PUBLISHED = {"published_check_ins": DIY, "published_gps": GEOLIFE}


class MeasureDefinition(NamedTuple):
    """Where to find a measure in the tables of insights.

    Attributes:
        name: of the measure.
        title: for readers.
        unit: of the measure.
        table: that contains it.
        row: the first cells of its row, as texts.
        value: its column. The interval is in `…_low` and `…_high`, or in `low` and `high`. If
            empty, the value is the row's share of the table's histories.
    """

    name: str
    title: str
    unit: Unit
    table: str
    row: tuple[str, ...]
    value: str = "value"


# A measure is left out if the table or row is absent: the network lacks the component, or
# another version computed the insights.
MEASURE_DEFINITIONS = (
    MeasureDefinition("accuracy_at_1", "Accuracy@1", "rate", "calibration_error", ("Accuracy@1",)),
    MeasureDefinition(
        "pointer_accuracy_at_1",
        "Accuracy@1, pointer alone",
        "rate",
        "accuracy_of_parts",
        ("pointer alone, accuracy@1",),
    ),
    MeasureDefinition(
        "generation_accuracy_at_1",
        "Accuracy@1, generation alone",
        "rate",
        "accuracy_of_parts",
        ("generation alone, accuracy@1",),
    ),
    MeasureDefinition(
        "calibration_error",
        "Expected calibration error",
        "share",
        "calibration_error",
        ("Expected calibration error",),
    ),
    MeasureDefinition(
        "in_history",
        "Targets in the history",
        "share",
        "accuracy_of_new_targets",
        ("in the history",),
        "",
    ),
    MeasureDefinition("gate", "Mean gate", "share", "gate_mean", ("here",), "gate"),
    MeasureDefinition(
        "gate_when_right", "Mean gate when right", "share", "gate_by_answer", ("right",), "gate"
    ),
    MeasureDefinition(
        "gate_when_wrong", "Mean gate when wrong", "share", "gate_by_answer", ("wrong",), "gate"
    ),
    MeasureDefinition(
        "gate_in_history",
        "Mean gate, target in the history",
        "share",
        "gate_by_target",
        ("in the history",),
        "gate",
    ),
    MeasureDefinition(
        "gate_not_in_history",
        "Mean gate, target not in the history",
        "share",
        "gate_by_target",
        ("not in the history",),
        "gate",
    ),
    MeasureDefinition("entropy", "Mean pointer entropy", "nats", "entropy_measures", ("entropy",)),
    MeasureDefinition(
        "effective_positions",
        "Mean effective positions",
        "count",
        "entropy_measures",
        ("effective_positions",),
    ),
    *(
        MeasureDefinition(
            f"weight_{step}",
            f"Mean pointer weight, {words}",
            "share",
            "weight_by_steps_back",
            (str(step),),
            "weight",
        )
        for step, words in enumerate(
            ("the last visit", "1 step back", "2 steps back", "3 steps back")
        )
    ),
    MeasureDefinition(
        "weight_decay",
        "Decay of the weight a step, λ",
        "",
        "weight_decay",
        ("exponential decay", "rate"),
    ),
    MeasureDefinition(
        "rank_exponent",
        "Exponent of visits by rank",
        "",
        "mobility_exponents",
        ("share by rank",),
        "exponent",
    ),
    MeasureDefinition(
        "predictability", "Limit of predictability", "rate", "predictability", ("true",), "limit"
    ),
)


@dataclass(frozen=True)
class ComparedMeasure:
    """One measure for all bundles; None where unknown.

    Attributes:
        name: as in table columns.
        title: for readers.
        unit: of the values.
        scores: one per bundle.
        published: one per network of `PUBLISHED`.
    """

    name: str
    title: str
    unit: str
    scores: tuple[Score | None, ...]
    published: tuple[float | None, ...]


@dataclass(frozen=True)
class ComparedClaim:
    """A claim with the verdicts of all bundles; None where a bundle has not tested it."""

    claim: Claim
    verdicts: tuple[Verdict | None, ...]


@dataclass(frozen=True)
class PairComparison:
    """A comparison of two bundles.

    Attributes:
        title: names the two bundles.
        claim: the claim that is tested.
        source: where the claim is made; empty if it is our own.
        measured: a sentence on the measurement.
        verdict: whether the claim holds.
        bars: the two scores; none where one is unknown.
    """

    title: str
    claim: str
    source: str
    measured: str
    verdict: Verdict
    bars: tuple[Bar, ...] = ()

    @property
    def difference(self) -> Score | None:
        """The first score minus the second; None where one is unknown."""
        return self.bars[0].score.minus(self.bars[1].score) if self.bars else None


@dataclass(frozen=True)
class InsightComparison:
    """The insights of several bundles, side by side.

    Attributes:
        bundles: that are compared.
        titles: by id, each different from all others.
        names: the same, followed by the split of the insights where the compared ones differ.
        measures: with the scores of all bundles.
        claims: with the verdicts of all bundles.
        data_kinds: pairs of networks of check-ins and of GPS stays.
        ablations: pairs of complete networks and their variants.
    """

    bundles: tuple[Bundle, ...]
    titles: Mapping[str, str]
    names: Mapping[str, str]
    measures: tuple[ComparedMeasure, ...]
    claims: tuple[ComparedClaim, ...]
    data_kinds: tuple[PairComparison, ...]
    ablations: tuple[PairComparison, ...]

    @property
    def splits(self) -> list[str]:
        """The splits of the insights, each once."""
        return list(dict.fromkeys(bundle.expected_insights.split for bundle in self.bundles))

    @property
    def invented(self) -> bool:
        """Whether all people are invented, so that their numbers are exact."""
        return all(bundle.expected_insights.invented for bundle in self.bundles)

    @property
    def split_sentence(self) -> str:
        """What it means that the splits differ; empty if they do not."""
        if len(self.splits) < 2:
            return ""
        return (
            "The networks are measured over different splits. A network predicts histories that "
            "it was trained on better than others."
        )

    @property
    def table(self) -> InsightTable:
        """The measures as a table: one row each, with the value and interval of every bundle.

        If the bundles have different splits, these are its first row.
        """
        columns = [
            InsightColumn(name="measure", title="Measure"),
            InsightColumn(name="title", title="Title"),
            InsightColumn(name="unit", title="Unit"),
        ]
        for bundle in self.bundles:
            columns += interval_columns(bundle.id, self.names[bundle.id])
        columns += [
            InsightColumn(name=name, title=f"Published: {found.name}")
            for name, found in PUBLISHED.items()
        ]
        # Bundles over the same split share their histories, which are counted once.
        every = [bundle.expected_insights for bundle in self.bundles]
        data = {(item.data_set, item.split): (item.histories, item.people) for item in every}
        return InsightTable(
            name="comparison",
            title="Key measures side by side",
            section="comparison",
            definition=(
                "Each measure over the histories of the bundle's data set, with its 95 % "
                "bootstrap interval over people. Rates and shares are fractions; entropies are in "
                "nats."
            ),
            histories=sum(histories for histories, _ in data.values()),
            people=sum(people for _, people in data.values()),
            columns=columns,
            rows=[*self._split_rows(), *round_rows(map(_row, self.measures))],
            split=self.splits[0] if len(self.splits) == 1 else "",
            notes=list(filter(None, [self.split_sentence])),
        )

    def _split_rows(self) -> Iterable[list[Cell]]:
        if len(self.splits) > 1:
            splits = [(bundle.expected_insights.split, None, None) for bundle in self.bundles]
            yield ["split", "Split", "", *chain.from_iterable(splits), *[None] * len(PUBLISHED)]


def compare_insights(bundles: Sequence[Bundle], among: Iterable[Bundle] = ()) -> InsightComparison:
    """Compare several bundles, all of which have insights.

    Args:
        bundles: to compare.
        among: others that readers know; titles that any of all these share are told apart.
    """
    titles = model_card.distinct_titles([*among, *bundles])
    names = _with_splits(bundles, titles)
    return InsightComparison(
        bundles=tuple(bundles),
        titles=titles,
        names=names,
        measures=tuple(_measures(bundles)),
        claims=tuple(_compare_claims(bundles)),
        data_kinds=tuple(_compare_data_kinds(bundles, names)),
        ablations=tuple(_compare_ablations(bundles, titles)),
    )


def _with_splits(bundles: Sequence[Bundle], titles: Mapping[str, str]) -> dict[str, str]:
    """Return the titles of bundles, with their splits if these differ."""
    splits = {bundle.id: bundle.expected_insights.split for bundle in bundles}
    differ = len(set(splits.values())) > 1
    return {
        model: f"{titles[model]}, {name_split(split)}" if differ else titles[model]
        for model, split in splits.items()
    }


def default_selection(families: Sequence[Family], with_insights: Sequence[Bundle]) -> list[Bundle]:
    """Return the bundles to compare by default: the main bundle of each family."""
    leads = {family.lead.id for family in families}
    selected = [bundle for bundle in with_insights if bundle.id in leads]
    return selected or list(with_insights)


def change_from_lead(bundle: Bundle, bundles: Iterable[Bundle]) -> str:
    """Describe what a variant changes; empty for a main bundle or if its main bundle is absent."""
    lead = lead_of(bundle, bundles)
    return "" if lead is None else model_card.describe_change(bundle.card, lead.card)


def lead_of(bundle: Bundle, bundles: Iterable[Bundle]) -> Bundle | None:
    """Return the complete network of a variant; None if there is none among the bundles."""
    family = bundle.card.family
    return next((lead for lead in bundles if lead.id == family and lead.id != bundle.id), None)


def _measures(bundles: Sequence[Bundle]) -> Iterable[ComparedMeasure]:
    own = [dict(_scores(bundle.expected_insights)) for bundle in bundles]
    for definition in MEASURE_DEFINITIONS:
        scores = tuple(scores.get(definition) for scores in own)
        published = tuple(
            _published_value(network, definition.name) for network in PUBLISHED.values()
        )
        if any(score is not None for score in scores):
            yield ComparedMeasure(
                definition.name, definition.title, definition.unit, scores, published
            )


def _scores(insights: Insights) -> Iterable[tuple[MeasureDefinition, Score]]:
    for definition in MEASURE_DEFINITIONS:
        score = _read(insights, definition)
        if score is not None:
            yield definition, score


def _read(insights: Insights, definition: MeasureDefinition) -> Score | None:
    table = insights.table(definition.table)
    if table is None:
        return None
    names = [column.name for column in table.columns]
    beginning = len(definition.row)
    found = [row for row in table.rows if tuple(map(str, row[:beginning])) == definition.row]
    if len(found) != 1:
        return None
    cells = dict(zip(names, found[0], strict=True))
    if not definition.value:
        own = cells.get("histories")
        every = table.histories
        return None if not every or not isinstance(own, int | float) else Score(own / every, None)
    low, high = (cells.get(f"{definition.value}_{end}", cells.get(end)) for end in ("low", "high"))
    return _score(cells.get(definition.value), low, high)


def _score(value: Cell, low: Cell, high: Cell) -> Score | None:
    if value is None or isinstance(value, str):
        return None
    known = isinstance(low, int | float) and isinstance(high, int | float)
    return Score(float(value), (float(low), float(high)) if known else None)  # type: ignore[arg-type]


def _published_value(network: PublishedBehaviour, measure: str) -> float | None:
    known = {
        "accuracy_at_1": network.accuracy_at_1,
        "gate": network.gate_mean,
        "gate_when_right": network.gate_when_right,
        "gate_when_wrong": network.gate_when_wrong,
        "entropy": network.pointer_entropy_mean,
        **{f"weight_{step}": weight for step, weight in enumerate(network.weight_by_steps_back)},
    }
    return known.get(measure)


def _row(measure: ComparedMeasure) -> Iterable[float | str | None]:
    yield from (measure.name, measure.title, measure.unit)
    for score in measure.scores:
        yield None if score is None else score.value
        yield from (None, None) if score is None or score.interval is None else score.interval
    yield from measure.published


def _compare_claims(bundles: Sequence[Bundle]) -> Iterable[ComparedClaim]:
    claims: dict[str, Claim] = {}
    verdicts: dict[tuple[str, str], Verdict] = {}
    for bundle in bundles:
        for claim in bundle.expected_insights.claims:
            claims.setdefault(claim.name, claim)
            verdicts[bundle.id, claim.name] = claim.verdict
    for name, claim in claims.items():
        yield ComparedClaim(claim, tuple(verdicts.get((bundle.id, name)) for bundle in bundles))


def score_of(bundle: Bundle, measure: str) -> Score | None:
    """Return a measure of a bundle with insights; None where it is unknown."""
    found = _scores(bundle.expected_insights)
    return next((score for definition, score in found if definition.name == measure), None)


def _compare_data_kinds(
    bundles: Sequence[Bundle], names: Mapping[str, str]
) -> Iterable[PairComparison]:
    """Compare check-ins with GPS stays, for every pair of complete networks."""
    leads = [bundle for bundle in bundles if not bundle.card.variant]
    for check_ins in (lead for lead in leads if lead.expected_insights.kind == CHECK_INS):
        for gps in (lead for lead in leads if lead.expected_insights.kind == GPS):
            yield _compare_gates(check_ins, gps, names)


def _compare_gates(check_ins: Bundle, gps: Bundle, names: Mapping[str, str]) -> PairComparison:
    one, other = score_of(check_ins, "gate"), score_of(gps, "gate")
    published = (
        f"the published values are {DIY.gate_mean:.3f} and {GEOLIFE.gate_mean:.3f}, a difference "
        f"of {signed(DIY.gate_mean - GEOLIFE.gate_mean, 3)}"
    )
    verdict: Verdict = "not measured"
    measured = f"The mean gate of at least one of them is unknown; {published}."
    bars: tuple[Bar, ...] = ()
    if one is not None and other is not None:
        bars = (Bar(names[check_ins.id], one, ""), Bar(names[gps.id], other, ""))
        said, verdict = _difference(one, other)
        measured = (
            f"The mean gate is {one.value:.3f} for {names[check_ins.id]} and {other.value:.3f} "
            f"for {names[gps.id]}: a difference of {said}; {published}."
        )
    return PairComparison(
        title=f"{names[check_ins.id]} and {names[gps.id]}",
        claim=(
            "Networks copy more for check-ins than for GPS stays: people choose where to check in "
            "and return to favourites, while GPS records every stay."
        ),
        source="T §7.3",
        measured=measured,
        verdict=verdict,
        bars=bars,
    )


def _compare_ablations(
    bundles: Sequence[Bundle], titles: Mapping[str, str]
) -> Iterable[PairComparison]:
    """Compare every variant with its complete network: accuracy, and the gate if both have one."""
    for variant in bundles:
        lead = lead_of(variant, bundles)
        if lead is None:
            continue
        parts = []
        verdict: Verdict = "not measured"
        for measure, words in (("accuracy_at_1", "accuracy@1"), ("gate", "the mean gate")):
            whole, own = score_of(lead, measure), score_of(variant, measure)
            if whole is None or own is None or not share_histories(lead, variant):
                continue
            said, found = _difference(whole, own)
            parts.append(
                f"{words} is {whole.value:.3f} for the complete network and {own.value:.3f} for "
                f"this variant, a difference of {said}"
            )
            if measure == "accuracy_at_1":
                verdict = found
        measured = "; ".join(parts) or (
            "neither accuracy nor gate is known for both"
            if share_histories(lead, variant)
            else "both are measured over different histories: "
            f"{_name_histories(lead)}, and {_name_histories(variant)}"
        )
        yield PairComparison(
            title=f"{titles[lead.id]}, {model_card.describe_change(variant.card, lead.card)}",
            claim="The complete network predicts the next place more often than the variant.",
            source="",
            measured=f"{measured[0].upper()}{measured[1:]}.",
            verdict=verdict,
        )


def share_histories(one: Bundle, other: Bundle) -> bool:
    """Return whether the insights of two bundles are over the same split of the same data set."""
    return _name_histories(one) == _name_histories(other)


def _name_histories(bundle: Bundle) -> str:
    insights = bundle.expected_insights
    return f"{insights.data_set} ({name_split(insights.split)})"


def _difference(one: Score, other: Score) -> tuple[str, Verdict]:
    """Describe the difference of two scores, and return the verdict whether the first is larger."""
    difference = one.minus(other)
    size = signed(difference.value, 3)
    if difference.interval is None:
        return f"{size}, without known intervals", "cannot be told"
    low, high = (signed(end, 3) for end in difference.interval)
    said = f"{size} (95 % interval {low} to {high})"
    if difference.may_be_zero:
        return f"{said}, which may be chance", "cannot be told"
    return said, "holds" if difference.value > 0 else "does not hold"
