"""The insights of several bundles side by side: measures, verdicts, and what differs for sure.

Intervals of two bundles are each of one data set's people. Where they do not overlap the difference
is no chance; where they do, nothing is said to hold, be they of the same histories or not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.analysis import model_card
from pointerscope.analysis.insights.writing import cells_of, with_ends
from pointerscope.analysis.model_card import Score
from pointerscope.analysis.published import DIY, GEOLIFE
from pointerscope.network.insights import Column, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pointerscope.analysis.model_card import Family
    from pointerscope.analysis.published import Published
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.insights import Cell, Claim, Insights, Unit, Verdict

CHECK_INS, GPS = DIY.kind, GEOLIFE.kind
PUBLISHED = {"published_check_ins": DIY, "published_gps": GEOLIFE}


class Reading(NamedTuple):
    """Where a measure stands in the insights of a bundle.

    Attributes:
        name: of the measure.
        title: for reading.
        unit: of it.
        table: that holds it.
        row: how the row begins, its cells as texts.
        value: the column, whose interval stands in `…_low` and `…_high`, or in `low` and `high`;
            empty for the share of the table's histories that the row holds.
    """

    name: str
    title: str
    unit: Unit
    table: str
    row: tuple[str, ...]
    value: str = "value"


# A table or row that a network lacks, or that is of another version, leaves a measure out.
READINGS = (
    Reading("accuracy_at_1", "Accuracy@1", "rate", "calibration_error", ("Accuracy@1",)),
    Reading(
        "pointer_accuracy_at_1",
        "Accuracy@1, pointer alone",
        "rate",
        "accuracy_of_parts",
        ("pointer alone, accuracy@1",),
    ),
    Reading(
        "generation_accuracy_at_1",
        "Accuracy@1, generation alone",
        "rate",
        "accuracy_of_parts",
        ("generation alone, accuracy@1",),
    ),
    Reading(
        "calibration_error",
        "Expected calibration error",
        "share",
        "calibration_error",
        ("Expected calibration error",),
    ),
    Reading(
        "in_history",
        "Targets in the history",
        "share",
        "accuracy_of_new_targets",
        ("in the history",),
        "",
    ),
    Reading("gate", "Mean gate", "share", "gate_mean", ("here",), "gate"),
    Reading(
        "gate_when_right", "Mean gate when right", "share", "gate_by_answer", ("right",), "gate"
    ),
    Reading(
        "gate_when_wrong", "Mean gate when wrong", "share", "gate_by_answer", ("wrong",), "gate"
    ),
    Reading(
        "gate_in_history",
        "Mean gate, target in the history",
        "share",
        "gate_by_target",
        ("in the history",),
        "gate",
    ),
    Reading(
        "gate_not_in_history",
        "Mean gate, target not in the history",
        "share",
        "gate_by_target",
        ("not in the history",),
        "gate",
    ),
    Reading("entropy", "Mean pointer entropy", "nats", "entropy_measures", ("entropy",)),
    Reading(
        "effective_positions",
        "Mean effective positions",
        "count",
        "entropy_measures",
        ("effective_positions",),
    ),
    *(
        Reading(
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
    Reading(
        "weight_decay",
        "Decay of the weight a step, λ",
        "",
        "weight_decay",
        ("exponential decay", "rate"),
    ),
    Reading(
        "rank_exponent",
        "Exponent of visits by rank",
        "",
        "mobility_exponents",
        ("share by rank",),
        "exponent",
    ),
    Reading(
        "predictability", "Limit of predictability", "rate", "predictability", ("true",), "limit"
    ),
)


@dataclass(frozen=True)
class Measure:
    """One measure of all that is compared; what is not known is None.

    Attributes:
        name: in the words of the API.
        title: for reading.
        unit: of the values.
        scores: of the bundles, in their order.
        published: in the order of `PUBLISHED`.
    """

    name: str
    title: str
    unit: str
    scores: tuple[Score | None, ...]
    published: tuple[float | None, ...]


@dataclass(frozen=True)
class Held:
    """A claim with the verdicts of all bundles, None where one does not speak of it."""

    claim: Claim
    verdicts: tuple[Verdict | None, ...]


@dataclass(frozen=True)
class Statement:
    """Something that is said of two bundles.

    Attributes:
        title: what it is about.
        claim: what a text says; empty where none does.
        source: where it stands.
        measured: what is measured here, in a sentence.
        verdict: whether it holds.
    """

    title: str
    claim: str
    source: str
    measured: str
    verdict: Verdict


@dataclass(frozen=True)
class Compared:
    """Bundles with insights, side by side."""

    bundles: tuple[Bundle, ...]
    measures: tuple[Measure, ...]
    held: tuple[Held, ...]
    kinds: tuple[Statement, ...]
    ablations: tuple[Statement, ...]

    @property
    def table(self) -> Table:
        """The measures as a table: a row each, and of every bundle the value with its interval."""
        columns = [
            Column(name="measure", title="Measure"),
            Column(name="title", title="Title"),
            Column(name="unit", title="Unit"),
        ]
        for bundle in self.bundles:
            columns += with_ends(bundle.id, bundle.card.title)
        columns += [
            Column(name=name, title=f"Published: {found.name}") for name, found in PUBLISHED.items()
        ]
        # Of bundles over the same data, the same histories are meant.
        found = [_insights(bundle) for bundle in self.bundles]
        data = {(of.data_set, of.split): (of.histories, of.people) for of in found}
        return Table(
            name="comparison",
            title="Key measures side by side",
            section="comparison",
            definition=(
                "Each measure over the histories of a bundle's data set, with its 95 % bootstrap "
                "interval over people; rates and shares are fractions, entropies in nats."
            ),
            histories=sum(histories for histories, _ in data.values()),
            people=sum(people for _, people in data.values()),
            columns=columns,
            rows=cells_of(map(_row, self.measures)),
        )


def compare(bundles: Sequence[Bundle]) -> Compared:
    """Several bundles side by side, all of which have insights."""
    return Compared(
        bundles=tuple(bundles),
        measures=tuple(_measures(bundles)),
        held=tuple(_held(bundles)),
        kinds=tuple(_against_gps(bundles)),
        ablations=tuple(_against_leads(bundles)),
    )


def chosen(families: Sequence[Family], with_insights: Sequence[Bundle]) -> list[Bundle]:
    """What is compared if nobody says otherwise: the leads of all families."""
    leads = {family.lead.id for family in families}
    found = [bundle for bundle in with_insights if bundle.id in leads]
    return found or list(with_insights)


def relative(bundle: Bundle, bundles: Iterable[Bundle]) -> str:
    """What a variant changes of its lead, if that is among the bundles; empty for a lead."""
    lead = _lead_of(bundle, bundles)
    return "" if lead is None else model_card.change(bundle.card, lead.card)


def _lead_of(bundle: Bundle, bundles: Iterable[Bundle]) -> Bundle | None:
    family = bundle.card.family
    return next((one for one in bundles if one.id == family and one.id != bundle.id), None)


def _insights(bundle: Bundle) -> Insights:
    found = bundle.insights
    assert found is not None
    return found


def _measures(bundles: Sequence[Bundle]) -> Iterable[Measure]:
    own = [dict(_scores(_insights(bundle))) for bundle in bundles]
    for reading in READINGS:
        scores = tuple(scores.get(reading) for scores in own)
        published = tuple(_published(of, reading.name) for of in PUBLISHED.values())
        if any(score is not None for score in scores):
            yield Measure(reading.name, reading.title, reading.unit, scores, published)


def _scores(insights: Insights) -> Iterable[tuple[Reading, Score]]:
    for reading in READINGS:
        score = _read(insights, reading)
        if score is not None:
            yield reading, score


def _read(insights: Insights, reading: Reading) -> Score | None:
    table = insights.table(reading.table)
    if table is None:
        return None
    names = [column.name for column in table.columns]
    beginning = len(reading.row)
    found = [row for row in table.rows if tuple(map(str, row[:beginning])) == reading.row]
    if len(found) != 1:
        return None
    cells = dict(zip(names, found[0], strict=True))
    if not reading.value:
        own = cells.get("histories")
        every = table.histories
        return None if not every or not isinstance(own, int | float) else Score(own / every, None)
    low, high = (cells.get(f"{reading.value}_{end}", cells.get(end)) for end in ("low", "high"))
    return _score(cells.get(reading.value), low, high)


def _score(value: Cell, low: Cell, high: Cell) -> Score | None:
    if value is None or isinstance(value, str):
        return None
    known = isinstance(low, int | float) and isinstance(high, int | float)
    return Score(float(value), (float(low), float(high)) if known else None)  # type: ignore[arg-type]


def _published(of: Published, measure: str) -> float | None:
    """What was published of a measure."""
    known = {
        "accuracy_at_1": of.accuracy_at_1,
        "gate": of.gate_mean,
        "gate_when_right": of.gate_when_right,
        "gate_when_wrong": of.gate_when_wrong,
        "entropy": of.pointer_entropy_mean,
        **{f"weight_{step}": weight for step, weight in enumerate(of.weight_by_steps_back)},
    }
    return known.get(measure)


def _row(measure: Measure) -> Iterable[float | str | None]:
    yield from (measure.name, measure.title, measure.unit)
    for score in measure.scores:
        yield None if score is None else score.value
        yield from (None, None) if score is None or score.interval is None else score.interval
    yield from measure.published


def _held(bundles: Sequence[Bundle]) -> Iterable[Held]:
    claims: dict[str, Claim] = {}
    verdicts: dict[tuple[str, str], Verdict] = {}
    for bundle in bundles:
        for claim in _insights(bundle).claims:
            claims.setdefault(claim.name, claim)
            verdicts[bundle.id, claim.name] = claim.verdict
    for name, claim in claims.items():
        yield Held(claim, tuple(verdicts.get((bundle.id, name)) for bundle in bundles))


def _score_of(bundle: Bundle, measure: str) -> Score | None:
    found = _scores(_insights(bundle))
    return next((score for reading, score in found if reading.name == measure), None)


def _against_gps(bundles: Sequence[Bundle]) -> Iterable[Statement]:
    """Check-ins against GPS stays, by every pair of whole networks."""
    whole = [bundle for bundle in bundles if not bundle.card.variant]
    for check_ins in (one for one in whole if _insights(one).kind == CHECK_INS):
        for gps in (one for one in whole if _insights(one).kind == GPS):
            yield _more_copied(check_ins, gps)


def _more_copied(check_ins: Bundle, gps: Bundle) -> Statement:
    one, other = _score_of(check_ins, "gate"), _score_of(gps, "gate")
    published = (
        f"published are {DIY.gate_mean:.3f} and {GEOLIFE.gate_mean:.3f}, a difference of "
        f"{_signed(DIY.gate_mean - GEOLIFE.gate_mean)}"
    )
    verdict: Verdict = "not measured"
    measured = f"A mean gate is not known of both; {published}."
    if one is not None and other is not None:
        said, verdict = _difference(one, other)
        measured = (
            f"The mean gate of {check_ins.card.title} is {one.value:.3f}, that of {gps.card.title} "
            f"{other.value:.3f}: a difference of {said}; {published}."
        )
    return Statement(
        title=f"{check_ins.card.title} against {gps.card.title}",
        claim=(
            "Check-ins are copied more than GPS stays: people choose what to check in to and come "
            "back to favourites, while GPS records whatever happens."
        ),
        source="T §7.3",
        measured=measured,
        verdict=verdict,
    )


def _against_leads(bundles: Sequence[Bundle]) -> Iterable[Statement]:
    """Every variant against its whole network, by accuracy, and by the gate where both have one."""
    for variant in bundles:
        lead = _lead_of(variant, bundles)
        if lead is None:
            continue
        parts = []
        verdict: Verdict = "not measured"
        for measure, words in (("accuracy_at_1", "accuracy@1"), ("gate", "the mean gate")):
            whole, own = _score_of(lead, measure), _score_of(variant, measure)
            if whole is None or own is None:
                continue
            said, found = _difference(whole, own)
            parts.append(
                f"{words} is {whole.value:.3f} for the whole network and {own.value:.3f} here, a "
                f"difference of {said}"
            )
            if measure == "accuracy_at_1":
                verdict = found
        measured = "; ".join(parts) or "neither accuracy nor gate is known of both"
        yield Statement(
            title=f"{lead.card.title}, {model_card.change(variant.card, lead.card)}",
            claim="The whole network answers right more often than without this.",
            source="",
            measured=f"{measured[0].upper()}{measured[1:]}.",
            verdict=verdict,
        )


def _difference(one: Score, other: Score) -> tuple[str, Verdict]:
    """How much larger one score is, with what the intervals say, and whether it surely is."""
    size = _signed(one.value - other.value)
    overlaps = one.overlaps(other)
    if overlaps is None:
        return f"{size}, of whose certainty nothing is known", "cannot be told"
    if overlaps:
        return f"{size}, which may be chance, as the 95 % intervals overlap", "cannot be told"
    verdict: Verdict = "holds" if one.value > other.value else "does not hold"
    return f"{size}, with 95 % intervals that do not overlap", verdict


def _signed(difference: float) -> str:
    return f"{difference:+.3f}".replace("-", "−")
