"""Fifty histories of ten people of the town, traced one by one and all together."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from itertools import groupby
from typing import TYPE_CHECKING

import torch

from pointerscope.analysis.insights.data import InsightData, read_split
from pointerscope.analysis.insights.estimates import Estimator
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import BlockMeasurements, Sample, measure_histories
from pointerscope.analysis.insights.run import build_insights
from pointerscope.analysis.insights.section import InsightInputs, aggregates
from pointerscope.core.settings import Settings
from pointerscope.mobility.kinds import classify_places
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.town import simulate_town
from pointerscope.network.bundles import Bundle, read_bundle
from pointerscope.network.checkpoint import Checkpoint
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.network.trace import Batch, Trace

if TYPE_CHECKING:
    from pointerscope.network.architecture import Component
    from pointerscope.network.insights import Insights

PEOPLE, HISTORIES_EACH = 10, 5
CONNECTED = {"pointer": {"pointer", "position_bias", "gate"}, "generation": {"generation", "gate"}}


@cache
def town() -> Bundle:
    return read_bundle(Settings().models / "town")


@cache
def whole() -> InsightData:
    """The test histories of the town."""
    return read_split(town(), simulate_town())


@cache
def fifty() -> tuple[Sample, ...]:
    """Five histories of each of ten people, one of them with a target that nobody knows."""
    chosen: list[Sample] = []
    for _, own in groupby(whole().samples(), key=lambda sample: sample.person):
        every = list(own)
        chosen += every[:: max(1, len(every) // HISTORIES_EACH)][:HISTORIES_EACH]
        if len(chosen) == PEOPLE * HISTORIES_EACH:
            break
    unknown = replace(chosen[7].history, target=UNKNOWN)
    chosen[7] = chosen[7]._replace(history=unknown, earlier_visits=0)
    return tuple(chosen)


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
    architecture = replace(shape, components=shape.components - lacking, users=users)
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
    return InsightInputs(bundle or town(), source, estimator)


@cache
def insights(bundle: Bundle | None = None) -> Insights:
    """Everything that is said of the fifty."""
    return build_insights(context(bundle))
