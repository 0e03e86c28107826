"""Fifty histories of ten people of the town, traced one by one and all together."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache, partial
from itertools import cycle, groupby, islice
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import torch

from pointerscope.analysis.explanation import most_probable_place
from pointerscope.analysis.insights.data import InsightData, read_split
from pointerscope.analysis.insights.estimates import Estimator
from pointerscope.analysis.insights.league import CUSTOMS, SampleSizes, measure_league
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import BlockMeasurements, Sample, measure_histories
from pointerscope.analysis.insights.run import build_insights
from pointerscope.analysis.insights.section import InsightInputs, aggregates
from pointerscope.analysis.insights.tables import claim_from_effect
from pointerscope.core.settings import Settings
from pointerscope.mobility.data_set import VisitReason
from pointerscope.mobility.histories import VISIT_COLUMNS
from pointerscope.mobility.kinds import classify_category, classify_places
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.town import simulate_town
from pointerscope.network.bundles import Bundle, read_bundle
from pointerscope.network.checkpoint import Checkpoint
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.network.trace import Batch, Trace

if TYPE_CHECKING:
    from pointerscope.analysis.insights.estimates import Estimate
    from pointerscope.mobility.histories import History
    from pointerscope.network.architecture import Component
    from pointerscope.network.insights import Claim, Insights

PEOPLE, HISTORIES_EACH = 10, 5
SHORTEST, STRIDE = 5, 9  # lengths of histories, and of the next one modulo their number
CONNECTED = {"pointer": {"pointer", "position_bias", "gate"}, "generation": {"generation", "gate"}}


def judge(effect: Estimate, histories: int = 1_000, people: int = 50, **stated: Any) -> Claim:
    """A claim with this effect over so many histories of so many people."""
    return claim_from_effect(
        effect,
        name="one",
        view="view",
        source="T §1",
        claim="A claim.",
        measured="An effect",
        effect_name="the effect",
        estimator=SimpleNamespace(histories=histories, people=people),  # type: ignore[arg-type]
        **stated,
    )


@cache
def town() -> Bundle:
    return read_bundle(Settings().models / "town")


@cache
def whole() -> InsightData:
    """The test histories of the town."""
    return read_split(town(), simulate_town())


@cache
def fifty() -> tuple[Sample, ...]:
    """Five histories of each of ten people, of every length, one with a target that nobody knows.

    The first is to a place that is new to the person if any is, the second to their home or work.
    """
    chosen: list[Sample] = []
    people = groupby(whole().samples(), key=lambda sample: sample.person)
    for _, own in islice(people, PEOPLE):
        rest = list(own)
        for is_wanted in (is_to_new_place, is_to_home_or_work):
            chosen.append(rest.pop(next((n for n, one in enumerate(rest) if is_wanted(one)), 0)))
        chosen += rest[:: len(rest) // HISTORIES_EACH][1 : HISTORIES_EACH - 1]
    unknown = replace(chosen[7].history, target=UNKNOWN)
    chosen[7] = chosen[7]._replace(history=unknown, earlier_visits=0)
    # All histories of the town are as long as the network reads, so we cut them.
    lengths = town().architecture.max_visits + 1 - SHORTEST
    assert math.gcd(STRIDE, lengths) == 1
    return tuple(
        sample._replace(history=last_visits(sample.history, SHORTEST + number * STRIDE % lengths))
        for number, sample in enumerate(chosen)
    )


def is_to_new_place(sample: Sample) -> bool:
    """Whether the target is a known place where the person never was before."""
    return sample.earlier_visits == 0 and sample.history.target != UNKNOWN


def is_to_home_or_work(sample: Sample) -> bool:
    """Whether the target is a home or a workplace."""
    target = sample.history.target
    known = target is not None and target != UNKNOWN
    return known and classify_category(town().places[target].category) in {"home", "work"}


def last_visits(history: History, visits: int) -> History:
    """A history without all but its last visits."""
    return replace(history, **{name: getattr(history, name)[-visits:] for name in VISIT_COLUMNS})


@cache
def traces() -> tuple[Trace, ...]:
    """The trace of each, computed alone."""
    network, most = town().network, town().architecture.max_visits
    with torch.inference_mode():
        return tuple(
            network.trace(Batch.from_histories([sample.history], most)) for sample in fifty()
        )


@cache
def without(component: Component) -> Bundle:
    """The town with a network that lacks a component; its weights are random."""
    lacking = CONNECTED.get(component, {component})
    shape = town().architecture
    users = 0 if "user" in lacking else shape.users
    heads = 0 if "attention" in lacking else shape.heads
    architecture = replace(shape, components=shape.components - lacking, users=users, heads=heads)
    torch.manual_seed(0)
    weights = PointerNetwork(architecture).state_dict()
    checkpoint = Checkpoint(architecture, weights)
    return replace(town(), architecture=architecture).with_checkpoint(checkpoint)


@cache
def measured(bundle: Bundle | None = None) -> BlockMeasurements:
    """What is measured of the fifty, with every head removed in turn."""
    asked = bundle or town()
    return measure_histories(
        asked.network, fifty(), kinds=classify_places(asked.places), removal=True
    )


@cache
def context(bundle: Bundle | None = None) -> InsightInputs:
    """The fifty, ready for tables and claims."""
    source = replace(
        whole(),
        sample_makers=lambda: (partial(lambda sample: sample, sample) for sample in fifty()),
    )
    ledger = Ledger.from_measurements(measured(bundle), aggregates())
    estimator = Estimator(ledger, invented=source.invented)
    asked = bundle or town()
    source = replace(source, reasons=lambda: made_up_reasons(asked))
    league = measure_league(asked.network, source, sizes=SampleSizes(8, 6, 6, 6))
    return InsightInputs(asked, source, estimator, league)


@cache
def made_up_reasons(bundle: Bundle) -> tuple[VisitReason, ...]:
    """Reasons by which the first visit decides that each goes where the network says."""
    network, histories = bundle.network, [sample.history for sample in fifty()]
    with torch.inference_mode():
        trace = network.trace(Batch.from_histories(histories, bundle.architecture.max_visits))
    places = most_probable_place(trace.probabilities.numpy()).tolist()
    return tuple(
        VisitReason(custom, custom, (0,), 1, place)
        for place, custom in zip(places, cycle(CUSTOMS), strict=False)
    )


@cache
def insights(bundle: Bundle | None = None) -> Insights:
    """Everything that is said of the fifty."""
    return build_insights(context(bundle))


def first_of_day(weekdays, visit: int) -> int:
    """The first visit in a row of visits on one weekday."""
    while visit and weekdays[visit - 1] == weekdays[visit]:
        visit -= 1
    return visit
