"""Path patching: what one part does through another, between two runs of one network.

`pointerscope.analysis.patching` defines the runs, their log-odds, and restoring and breaking.
Restoring a path takes two passes of the changed run:

1. The sender has its clean activation. The outputs of all heads and feed-forward networks after it
   are frozen as in the changed run, except of those that the sender belongs to. So the sender
   reaches the receiver along the residual stream, through no other part.
2. The receiver has the activation that the first pass found there. Everything beside it is as in
   the changed run, and what follows it responds.

Breaking is the same with the runs exchanged. In a batch, one history of a first pass serves all
receivers of a sender, and each path is one history of a second pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, with_intermediates
from pointerscope.analysis.patching import (
    ALL_VISITS,
    MAX_VISITS_RUN,
    OF_HISTORY,
    VISITS_AT_ONCE,
    ManyPatches,
    TwoRuns,
    activations,
    align,
    compute_patching,
    log_odds,
    own_log_odds,
    putting,
    require_equal_lengths,
    require_one_network,
    steps_back_of,
)
from pointerscope.core import python_messages
from pointerscope.core.array_types import Bool, Booleans, Float, Integers, Numbers
from pointerscope.core.problems import InvalidQueryError, Problem

if TYPE_CHECKING:
    from torch import Tensor

    from pointerscope.network.architecture import Architecture
    from pointerscope.network.sites import SiteFunction


READS_OF_HEAD = ("values", "queries", "keys")
_OUTPUTS = ("pointer.query", "pointer.keys", "generation.logits", "gate.logit")


@dataclass(frozen=True, eq=False, kw_only=True)
class PathPatching(TwoRuns):
    """The effect of a sender through a receiver alone, both ways; n numbers in the receiver.

    Attributes:
        sender: the site whose activation comes from the other run.
        receiver: the site through which alone this reaches the answer.
        restoring: its log-odds in the changed run with what the clean sender makes of the receiver.
        breaking: its log-odds in the clean run with what the changed sender makes of the receiver.
        receiver_clean: the receiver in the clean run, at the visits that are patched.
        receiver_changed: the receiver in the changed run.
        receiver_restoring: the receiver in the changed run with the clean sender.
        receiver_breaking: the receiver in the clean run with the changed sender.
    """

    sender: str
    receiver: str
    restoring: float
    breaking: float
    receiver_clean: Float[Numbers, " n"]
    receiver_changed: Float[Numbers, " n"]
    receiver_restoring: Float[Numbers, " n"]
    receiver_breaking: Float[Numbers, " n"]

    @property
    def restored(self) -> float:
        """The share of the answer's difference that the path restores; NaN if it is too small."""
        return float(self.share(self.restoring - self.changed))

    @property
    def broken(self) -> float:
        """The share of the answer's difference that the path breaks; NaN if it is too small."""
        return float(self.share(self.clean - self.breaking))

    @property
    def receiver_restored(self) -> float:
        """How far the path moves the receiver from the changed to the clean run; see `_along`."""
        return _along(self.receiver_restoring, self.receiver_changed, self.receiver_clean)

    @property
    def receiver_broken(self) -> float:
        """How far the path moves the receiver from the clean to the changed run; see `_along`."""
        return _along(self.receiver_breaking, self.receiver_clean, self.receiver_changed)


@dataclass(frozen=True, eq=False, kw_only=True)
class PathMap(ManyPatches):
    """The effects of all paths from S senders to R receivers, both ways.

    Attributes:
        senders: sites, in the order of the flow.
        receivers: likewise.
        restoring: the log-odds in the changed run with each path; NaN where the receiver does not
            come after the sender.
        breaking: the log-odds in the clean run with each path, likewise.
        passes: how many histories the batches held.
    """

    senders: tuple[str, ...]
    receivers: tuple[str, ...]
    restoring: Float[Numbers, "S R"]
    breaking: Float[Numbers, "S R"]
    passes: int


def path_senders(architecture: Architecture) -> tuple[str, ...]:
    """Return what writes into the residual stream: the input, heads and feed-forward networks."""
    senders = ["layers.0.residual_in"]
    for layer in range(architecture.layers):
        senders += [f"layers.{layer}.heads.{head}.outputs" for head in _heads(architecture)]
        senders.append(f"layers.{layer}.feed_forward.out")
    return tuple(senders)


def path_receivers(architecture: Architecture) -> tuple[str, ...]:
    """Return what reads the residual stream.

    The queries, keys and values of heads, the norms before feed-forward networks, and the pointer,
    the generation head and the gate after the last layer.
    """
    from pointerscope.network.sites import site_names

    names = site_names(architecture)
    receivers: list[str] = []
    for layer in range(architecture.layers):
        receivers += [
            f"layers.{layer}.heads.{head}.{read}"
            for head in _heads(architecture)
            for read in READS_OF_HEAD
        ]
        receivers.append(f"layers.{layer}.norm2")
    return (*receivers, *(site for site in _OUTPUTS if site in names))


def compute_path_map(
    clean: ExplainedQuery,
    changed: ExplainedQuery,
    *,
    senders: Sequence[str] | None = None,
    receivers: Sequence[str] | None = None,
) -> PathMap:
    """Patch every path from some sites to others, at all visits at once.

    Args:
        clean: the run whose prediction is followed.
        changed: a run of the same network.
        senders: sites; `path_senders` if left out.
        receivers: sites; `path_receivers` if left out.

    Raises:
        InvalidQueryError: the runs are of two networks, or there is no such site.
    """
    require_one_network(clean, changed)
    architecture = clean.bundle.architecture
    _require_sites(architecture, senders=senders or (), receivers=receivers or ())
    paths = _Paths.of(
        clean,
        changed,
        path_senders(architecture) if senders is None else tuple(senders),
        path_receivers(architecture) if receivers is None else tuple(receivers),
    )
    clean, changed = with_intermediates(clean), with_intermediates(changed)
    location = clean.prediction.location
    restoring, _ = paths.run(changed, clean, location)
    breaking, _ = paths.run(clean, changed, location)
    return PathMap(
        senders=paths.senders,
        receivers=paths.receivers,
        location=location,
        clean=own_log_odds(clean, location),
        changed=own_log_odds(changed, location),
        restoring=restoring,
        breaking=breaking,
        alignment=align(clean, changed),
        passes=2 * (len(paths.senders) + int(paths.exist.sum())),
    )


def compute_path_patching(
    clean: ExplainedQuery,
    changed: ExplainedQuery,
    sender: str,
    receiver: str,
    *,
    sender_visit: int | None = None,
    receiver_visit: int | None = None,
) -> PathPatching:
    """Patch the path from one site to another: what the sender does through the receiver alone.

    Args:
        clean: the run whose prediction is followed.
        changed: a run of the same network.
        sender: a site of the network.
        receiver: a site that comes after it.
        sender_visit: position in the clean history; all visits if left out.
        receiver_visit: likewise.

    Raises:
        InvalidQueryError: the runs are of two networks, there is no such site or visit, or the
            receiver does not come after the sender.
    """
    require_one_network(clean, changed)
    _require_sites(clean.bundle.architecture, sender=(sender,), receiver=(receiver,))
    alignment = align(clean, changed)
    sender_steps, receiver_steps = (
        ALL_VISITS
        if visit is None or site in OF_HISTORY
        else steps_back_of([visit], alignment).pop()
        for site, visit in ((sender, sender_visit), (receiver, receiver_visit))
    )
    paths = _Paths.of(clean, changed, (sender,), (receiver,), sender_steps, receiver_steps)
    if not paths.exist.all():
        message = python_messages.RECEIVER_BEFORE_SENDER.format(sender=sender, receiver=receiver)
        raise InvalidQueryError(Problem("receiver", message))
    clean, changed = with_intermediates(clean), with_intermediates(changed)
    location = clean.prediction.location
    restoring, receiver_restoring = paths.run(changed, clean, location)
    breaking, receiver_breaking = paths.run(clean, changed, location)
    return PathPatching(
        sender=sender,
        receiver=receiver,
        location=location,
        clean=own_log_odds(clean, location),
        changed=own_log_odds(changed, location),
        restoring=float(restoring[0, 0]),
        breaking=float(breaking[0, 0]),
        receiver_clean=paths.numbers_of(activations(clean), receiver),
        receiver_changed=paths.numbers_of(activations(changed), receiver),
        receiver_restoring=paths.numbers_of(receiver_restoring, receiver),
        receiver_breaking=paths.numbers_of(receiver_breaking, receiver),
        alignment=alignment,
    )


def select_senders(clean: ExplainedQuery, changed: ExplainedQuery) -> tuple[str, ...] | None:
    """Return the senders to follow where all would take too long; None for all of them.

    `MAX_VISITS_RUN` limits the visits of all histories of the batches. Selected are the senders
    whose own patches at all visits have the largest effects, in the order of the flow.

    Raises:
        InvalidQueryError: the runs are of two networks.
    """
    require_one_network(clean, changed)
    architecture, alignment = clean.bundle.architecture, align(clean, changed)
    senders, receivers = path_senders(architecture), path_receivers(architecture)
    visits = max(alignment.clean, alignment.changed)
    most = max(MAX_VISITS_RUN // (2 * visits * (1 + len(receivers))), 1)
    if len(senders) <= most:
        return None
    found = compute_patching(clean, changed, sites=senders, visits=[])
    moved = np.stack([found.restoring_whole - found.changed, found.clean - found.breaking_whole])
    largest = np.argsort(-np.abs(moved).max(0), kind="stable")[:most]
    return tuple(senders[index] for index in sorted(largest.tolist()))


class _Paths(NamedTuple):
    """The paths from S senders to R receivers; visits as steps back, or `ALL_VISITS`.

    Attributes:
        exist: which receivers come after which senders.
        frozen: for each output of a part, the senders that must not pass it.
        shared: the number of visits that both runs have.
    """

    senders: tuple[str, ...]
    receivers: tuple[str, ...]
    sender_steps: int
    receiver_steps: int
    exist: Bool[Booleans, "S R"]
    frozen: dict[str, list[int]]
    shared: int

    @classmethod
    def of(
        cls,
        clean: ExplainedQuery,
        changed: ExplainedQuery,
        senders: tuple[str, ...],
        receivers: tuple[str, ...],
        sender_steps: int = ALL_VISITS,
        receiver_steps: int = ALL_VISITS,
    ) -> _Paths:
        """Return the paths between sites of two runs.

        Raises:
            InvalidQueryError: a site has numbers for each visit that is read, and lengths differ.
        """
        from pointerscope.network.sites import site_names

        alignment = align(clean, changed)
        require_equal_lengths((*senders, *receivers), alignment)
        names = site_names(clean.bundle.architecture)
        begin = np.array([_stage(site, names) for site in senders], dtype=np.int64)
        end = np.array([_stage(site, names) for site in receivers], dtype=np.int64)
        own = [set(_parts_of(sender, names)) for sender in senders]
        frozen = {
            site: [
                index
                for index, start in enumerate(begin.tolist())
                if _stage(site, names) > start and site not in own[index]
            ]
            for site in names
            if site.endswith((".outputs", "feed_forward.out"))
        }
        exist = end > begin[:, None]
        return cls(
            *(senders, receivers, sender_steps, receiver_steps, exist, frozen, alignment.shared)
        )

    def run(
        self, base: ExplainedQuery, source: ExplainedQuery, location: int
    ) -> tuple[Float[Numbers, "S R"], dict[str, Tensor]]:
        """Return the log-odds of a location in a run with each path from another, and receivers.

        A receiver is, in row s, what sender s of the other run makes of it: [S, …].
        """
        received = self._send(base, source)
        found = np.full(self.exist.shape, np.nan)
        pairs = np.argwhere(self.exist)
        at_once = max(1, VISITS_AT_ONCE // base.trace.batch.locations.shape[1])
        for first in range(0, len(pairs), at_once):
            some = pairs[first : first + at_once]
            found[*some.T] = self._receive(base, received, some, location)
        return found, received

    def _send(self, base: ExplainedQuery, source: ExplainedQuery) -> dict[str, Tensor]:
        """Return what each sender makes of the receivers, with one pass."""
        own, other = activations(base), activations(source)
        received: dict[str, Tensor] = {}
        at: dict[str, SiteFunction] = {}
        for site in {*self.senders, *self.receivers, *self.frozen}:
            rows = np.array([row for row, name in enumerate(self.senders) if name == site])
            send = (
                putting(other[site], np.full(len(rows), self.sender_steps), rows, self.shared)
                if len(rows)
                else None
            )
            at[site] = _sending(
                *(site, send, received if site in self.receivers else None),
                own[site],
                self.frozen.get(site, []),
            )
        _trace(base, len(self.senders), at)
        return received

    def _receive(
        self,
        base: ExplainedQuery,
        received: dict[str, Tensor],
        pairs: Integers,
        location: int,
    ) -> Float[Numbers, " N"]:
        """Return the log-odds of a location with each of N paths, pairs of indices [N, 2]."""
        at: dict[str, SiteFunction] = {}
        for index in np.unique(pairs[:, 1]).tolist():
            site, rows = self.receivers[index], (pairs[:, 1] == index).nonzero()[0]
            at[site] = self._putting_each(received[site][pairs[rows, 0]], rows)
        return log_odds(_trace(base, len(pairs), at), location)

    def _putting_each(self, tensors: Tensor, rows: Integers) -> Callable[[Tensor], Tensor]:
        """Return the function that puts one tensor, [n, …], into each row of a batch."""

        def put(tensor: Tensor) -> Tensor:
            if self.receiver_steps == ALL_VISITS:
                tensor[rows] = tensors
            else:
                at = tensor.shape[1] - 1 - self.receiver_steps
                tensor[rows, at] = tensors[:, at]
            return tensor

        return put

    def numbers_of(self, tensors: dict[str, Tensor], site: str) -> Float[Numbers, " n"]:
        """Return the numbers of a receiver, [1, …], at its visits."""
        tensor = tensors[site]
        if site in OF_HISTORY:
            part = tensor[0]
        elif self.receiver_steps == ALL_VISITS:
            part = tensor[0, tensor.shape[1] - self.shared :]
        else:
            part = tensor[0, tensor.shape[1] - 1 - self.receiver_steps]
        return part.double().numpy().reshape(-1)


def _sending(
    site: str,
    send: Callable[[Tensor], Tensor] | None,
    received: dict[str, Tensor] | None,
    own: Tensor,
    frozen: list[int],
) -> SiteFunction:
    """Return what happens at a site in a first pass: senders write, receivers read, parts freeze.

    Args:
        site: its name.
        send: puts the other run's activation into the rows of this sender; None of others.
        received: where a receiver's activation is kept; None of others.
        own: the activation of the run, [1, …].
        frozen: the rows in which the activation is that of the run.
    """

    def change(tensor: Tensor) -> Tensor:
        if send:
            tensor = send(tensor)
        if received is not None:
            received[site] = tensor.clone()
        if frozen:
            tensor[frozen] = own
        return tensor

    return change


def _trace(base: ExplainedQuery, rows: int, at: dict[str, SiteFunction]) -> Tensor:
    """Return the probabilities, [rows, V], of a run that is changed at sites in a batch of rows."""
    import torch

    with torch.inference_mode():
        return base.bundle.network.trace(
            base.trace.batch.repeated(rows),
            layers=False,
            interventions=base.query.interventions,
            at=at,
        ).probabilities


def _require_sites(architecture: Architecture, **asked: Sequence[str]) -> None:
    """Check that a network has some sites, by the parameter that names them.

    Raises:
        InvalidQueryError: it has not; one problem for each, with the nearest.
    """
    from pointerscope.network.sites import site_names, unknown_site

    names = site_names(architecture)
    unknown = [
        unknown_site(site, names, where)
        for where, sites in asked.items()
        for site in sites
        if site not in names
    ]
    if unknown:
        raise InvalidQueryError(*unknown)


def _heads(architecture: Architecture) -> range:
    return range(architecture.heads if "attention" in architecture.components else 0)


def _parts_of(site: str, names: Sequence[str]) -> Iterator[str]:
    """Yield the outputs of the heads or the feed-forward network that a site belongs to."""
    layer, _, part = site.partition(".")[2].partition(".")
    if not site.startswith("layers."):
        return
    if part.startswith("heads."):
        yield f"layers.{layer}.heads.{part.split('.')[1]}.outputs"
    elif part == "norm1":
        yield from (
            name
            for name in names
            if name.startswith(f"layers.{layer}.heads.") and name.endswith(".outputs")
        )
    elif part == "norm2" or part.startswith("feed_forward."):
        yield f"layers.{layer}.feed_forward.out"


def _stage(site: str, names: Sequence[str]) -> int:
    """Return the position of a site in the order of the pass, the same for all heads of a layer."""
    return names.index(re.sub(r"\.heads\.\d+\.", ".heads.0.", site))


def _along(reached: Numbers, start: Numbers, end: Numbers) -> float:
    """Return how far a vector lies on the way from a start to an end: 0 at the start, 1 at the end.

    It is projected onto the line between them. NaN if start and end are equal.
    """
    way = end - start
    length = float(way @ way)
    return float((reached - start) @ way) / length if length else np.nan
