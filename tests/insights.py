"""Fifty histories of ten people of the town, traced one by one and all together."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from itertools import groupby
from typing import TYPE_CHECKING

import torch

from pointerscope.analysis.insights.estimates import Found
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.rows import Case, Measured, measure
from pointerscope.analysis.insights.run import written
from pointerscope.analysis.insights.section import Context, aggregates
from pointerscope.analysis.insights.source import Source, read_for
from pointerscope.core.settings import Settings
from pointerscope.mobility.kinds import kinds_of
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
def whole() -> Source:
    """The test histories of the town."""
    return read_for(town(), simulate_town())


@cache
def fifty() -> tuple[Case, ...]:
    """Five histories of each of ten people, one of them with a target that nobody knows."""
    chosen: list[Case] = []
    for _, own in groupby(whole().cases(), key=lambda case: case.person):
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
        return tuple(network.trace(Batch.of([case.history], most)) for case in fifty())


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
    return replace(town(), architecture=architecture).holding(checkpoint)


@cache
def measured(bundle: Bundle | None = None) -> Measured:
    """What is measured of the fifty, with every head removed in turn."""
    asked = bundle or town()
    return measure(asked.network, fifty(), kinds=kinds_of(asked.places), removal=True)


@cache
def context(bundle: Bundle | None = None) -> Context:
    """The fifty, ready for tables and claims."""
    source = replace(
        whole(), to_make=lambda: (partial(lambda case: case, case) for case in fifty())
    )
    found = Found(Ledger.of(measured(bundle), aggregates()))
    return Context(bundle or town(), source, found)


@cache
def insights(bundle: Bundle | None = None) -> Insights:
    """Everything that is said of the fifty."""
    return written(context(bundle))
