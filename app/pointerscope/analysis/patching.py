"""Activation patching: where two histories part ways inside one network.

Two runs of a network, a clean and a changed one, differ in the log-odds of the clean run's answer.
Activation patching puts the activation of a site at a visit from one run into the other. Where this
moves the log-odds of the one to those of the other, the site carries the difference there.

- Restoring: the clean activation goes into the changed run. The share restored is
  (patched - changed) / (clean - changed).
- Breaking: the changed activation goes into the clean run. The share broken is
  (clean - patched) / (clean - changed).

Both are 0 where the patch has no effect and 1 where it has all of it. They can be negative or
exceed 1, and they differ from each other where parts make up for each other.

Log-odds are log(p / (1 - p)) in nats, with 1e-10 added to both parts as to the network's own
log-probabilities; 1 - p is the sum of the probabilities of all other places.

Besides the sites of `pointerscope.network.sites` two more can be patched. `pointer.locations` are
the places to which the pointer adds its weights: a visit's place reaches the answer through them as
well as through its embedding. `inputs` is a visit as a whole: all its features and its place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, trace_queries, with_intermediates
from pointerscope.analysis.model_card import distinct_titles
from pointerscope.core import python_messages
from pointerscope.core.array_types import Array, Float, Int, Integers, Numbers
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN

if TYPE_CHECKING:
    from torch import Tensor

    from pointerscope.network.architecture import Architecture
    from pointerscope.network.sites import SiteFunction


INPUTS = "inputs"
LOCATIONS = "pointer.locations"
MIN_DIFFERENCE = 0.01
"""In nats. Single precision moves log-odds by about 1e-4, which is then 1 % of the difference."""
MAX_VISITS_RUN = 300_000
"""Visits of all patched histories together that `select_visits_to_patch` allows."""

_EMBEDDED = "inputs.location"
_OF_LAST_VISIT = {"context", "pointer.query", "generation.logits", "generation.probabilities"}
_OF_LAST_VISIT |= {"gate.hidden", "gate.logit", "gate.value"}
_BY_KEY = re.compile(r"layers\.\d+\.heads\.\d+\.(scores|weights)")
# Everything that is not patched unless it is asked for: it follows from its neighbours alone, or
# is another name of the same tensor.
_LEFT_OUT = re.compile(
    r"inputs\.(projected|norm)|layers\.\d+\.norm[12]|layers\.[1-9]\d*\.residual_in"
    r"|.*\.(scores|weights)|.*\.feed_forward\.(pre|hidden)|pointer\.(content_scores|bias)"
    r"|generation\.logits|gate\.(hidden|logit)|probabilities"
)
VISITS_AT_ONCE = 4096
"""Visits of all histories of one batch."""
ALL_VISITS = -1
"""In place of the steps back of a single visit."""
OF_HISTORY = _OF_LAST_VISIT | {"pointer.probabilities", "probabilities"}
"""Sites that have one row for each history."""


@dataclass(frozen=True)
class Alignment:
    """How two histories are aligned: at their ends, visits with equal steps back together.

    Attributes:
        clean: number of visits of the clean history.
        changed: number of visits of the changed history.
    """

    clean: int
    changed: int

    @property
    def shared(self) -> int:
        """The number of visits that both have; these can be patched."""
        return min(self.clean, self.changed)

    @property
    def equal(self) -> bool:
        """Whether both have the same number of visits."""
        return self.clean == self.changed

    def __str__(self) -> str:
        """Describe the alignment in a sentence or two."""
        if self.equal:
            return f"Both histories have {_count(self.clean)}, compared position by position."
        longer = "clean" if self.clean > self.changed else "changed"
        only = abs(self.clean - self.changed)
        return (
            f"The clean history has {_count(self.clean)}, the changed one {self.changed}. They are "
            f"aligned at their ends; the first {_count(only)} of the {longer} history "
            f"{'has' if only == 1 else 'have'} no counterpart and cannot be patched."
        )


@dataclass(frozen=True, eq=False, kw_only=True)
class TwoRuns:
    """The clean and the changed run of a network.

    Attributes:
        location: the clean run's prediction, whose log-odds are compared.
        clean: its log-odds in the clean run, in nats.
        changed: its log-odds in the changed run.
        alignment: which visits stand for each other.
    """

    location: int
    clean: float
    changed: float
    alignment: Alignment

    @property
    def difference(self) -> float:
        """The log-odds of the clean run minus those of the changed one, in nats."""
        return self.clean - self.changed

    @property
    def comparable(self) -> bool:
        """Whether the two runs differ enough for shares, by `MIN_DIFFERENCE` nats or more."""
        return bool(abs(self.difference) >= MIN_DIFFERENCE)

    def share(self, moved: Numbers | float) -> Numbers:
        """Return log-odds as shares of the difference; NaN if the runs hardly differ."""
        return np.asarray(moved) / (self.difference if self.comparable else np.nan)


@dataclass(frozen=True, eq=False, kw_only=True)
class ManyPatches(TwoRuns):
    """The effects of many patches, both ways.

    Attributes:
        restoring: the log-odds in the changed run with each patch from the clean one.
        breaking: the log-odds in the clean run with each patch from the changed one.
    """

    restoring: Numbers
    breaking: Numbers

    @property
    def restored(self) -> Numbers:
        """The share of the difference that each patch restores; NaN if it is too small."""
        return self.share(self.restoring - self.changed)

    @property
    def broken(self) -> Numbers:
        """The share of the difference that each patch breaks; NaN if it is too small."""
        return self.share(self.clean - self.breaking)


@dataclass(frozen=True, eq=False, kw_only=True)
class Patching(ManyPatches):
    """The effect of every patch, both ways; S sites, T visits of the clean history.

    NaN where there is nothing to patch: at visits that the changed history lacks, and for sites
    with one activation for each history at all but the last visit, where these are read. The
    probabilities of the pointer belong to no visit.

    Attributes:
        sites: in the order of the flow.
        restoring: its log-odds in the changed run with the clean activation of one visit.
        restoring_whole: the same with the clean activations of all visits at once.
        breaking: its log-odds in the clean run with the changed activation of one visit.
        breaking_whole: the same with the changed activations of all visits at once.
        passes: how many histories were run, one for each patch.
    """

    sites: tuple[str, ...]
    restoring: Float[Numbers, "S T"]
    restoring_whole: Float[Numbers, " S"]
    breaking: Float[Numbers, "S T"]
    breaking_whole: Float[Numbers, " S"]
    passes: int

    @property
    def restored_whole(self) -> Float[Numbers, " S"]:
        """The share that each site restores at all visits at once."""
        return self.share(self.restoring_whole - self.changed)

    @property
    def broken_whole(self) -> Float[Numbers, " S"]:
        """The share that each site breaks at all visits at once."""
        return self.share(self.clean - self.breaking_whole)


class ReplacedVisit(NamedTuple):
    """A history in which one visit goes to another place.

    Attributes:
        explanation: of the changed history.
        position: of the visit.
        location: where it goes instead.
    """

    explanation: ExplainedQuery
    position: int
    location: int


def patched_sites(architecture: Architecture) -> tuple[str, ...]:
    """Return the sites that are patched unless others are asked for, in the order of the flow.

    Left out are those that follow from their neighbours alone (norms, scores, hidden units) and
    second names of a tensor.
    """
    from pointerscope.network.sites import site_names

    names = [INPUTS]
    for site in site_names(architecture):
        if _LEFT_OUT.fullmatch(site):
            continue
        if site.endswith("residual_mid") and "attention" not in architecture.components:
            continue  # is `residual_in`
        names += [LOCATIONS, site] if site == "pointer.probabilities" else [site]
    return tuple(names)


def find_sites(asked: Iterable[str], architecture: Architecture) -> tuple[str, ...]:
    """Return the sites that names stand for: each a site, or what several begin with.

    `layers.1.heads.0` stands for `layers.1.heads.0.queries` and all others of this head among
    `patched_sites`.

    Raises:
        InvalidQueryError: the network has no such site; one problem for each, with the nearest.
    """
    from pointerscope.network.sites import site_names, unknown_site

    usual, of_network = patched_sites(architecture), site_names(architecture)
    extra = tuple(site for site in usual if site not in of_network)
    found, problems = [], []
    for name in asked:
        beneath = [site for site in usual if site.startswith(f"{name}.")]
        if name in of_network or name in extra:
            found.append(name)
        elif beneath:
            found += beneath
        else:
            problems.append(unknown_site(name, (*extra, *of_network), "sites"))
    if problems:
        raise InvalidQueryError(*problems)
    return tuple(dict.fromkeys(found))


def compute_patching(
    clean: ExplainedQuery,
    changed: ExplainedQuery,
    *,
    sites: Iterable[str] | None = None,
    visits: Iterable[int] | None = None,
) -> Patching:
    """Patch each site at each visit, and at all visits at once, from either run into the other.

    Every patch is one history of a batch, of which it changes its own visit only.

    Args:
        clean: the run whose prediction is followed.
        changed: a run of the same network: another history, or other interventions.
        sites: see `find_sites`; `patched_sites` if left out.
        visits: positions in the clean history; all if left out.

    Raises:
        InvalidQueryError: the runs are of two networks, or there is no such site or visit.
    """
    require_one_network(clean, changed)
    architecture = clean.bundle.architecture
    names = patched_sites(architecture) if sites is None else find_sites(sites, architecture)
    alignment = align(clean, changed)
    require_equal_lengths(names, alignment)
    steps_back = steps_back_of(visits, alignment)
    patches = _Patches.of(names, steps_back)
    clean, changed = with_intermediates(clean), with_intermediates(changed)
    location = clean.prediction.location

    def run(base: ExplainedQuery, source: ExplainedQuery) -> tuple[Numbers, Numbers]:
        """Return the log-odds for each site and visit, and for each site at all visits."""
        single = np.full((len(names), alignment.clean), np.nan)
        whole = np.full(len(names), np.nan)
        found = _run(base, source, patches, location, alignment.shared)
        of_all = patches.steps_back == ALL_VISITS
        whole[patches.sites[of_all]] = found[of_all]
        single[patches.sites[~of_all], _from_end(patches.steps_back[~of_all], alignment.clean)] = (
            found[~of_all]
        )
        if 0 in steps_back:
            at_last = [index for index, site in enumerate(names) if site in _OF_LAST_VISIT]
            single[at_last, -1] = whole[at_last]
        return single, whole

    restoring, restoring_whole = run(changed, clean)
    breaking, breaking_whole = run(clean, changed)
    return Patching(
        sites=names,
        location=location,
        clean=own_log_odds(clean, location),
        changed=own_log_odds(changed, location),
        restoring=restoring,
        restoring_whole=restoring_whole,
        breaking=breaking,
        breaking_whole=breaking_whole,
        alignment=alignment,
        passes=2 * len(patches.sites),
    )


def select_visits_to_patch(clean: ExplainedQuery, changed: ExplainedQuery) -> list[int] | None:
    """Return the visits to patch where patching all would take too long; None for all of them.

    The cost is the number of patches times the visits of a history; `MAX_VISITS_RUN` limits it.
    Selected are the visits with the largest effects along the residual stream, into the first
    layer or out of any, all of which are measured. They are in the order of the history.

    Raises:
        InvalidQueryError: the runs are of two networks.
    """
    require_one_network(clean, changed)
    alignment, architecture = align(clean, changed), clean.bundle.architecture
    cost = 2 * len(patched_sites(architecture)) * max(alignment.clean, alignment.changed)
    most = max(MAX_VISITS_RUN // cost - 1, 1)  # all visits at once cost as much as one
    if alignment.shared <= most:
        return None
    stream = [f"layers.{layer}.residual_out" for layer in range(architecture.layers)]
    found = compute_patching(clean, changed, sites=["layers.0.residual_in", *stream])
    moved = np.stack([found.restoring - found.changed, found.clean - found.breaking])
    effects = np.nan_to_num(np.abs(moved), nan=-1).max((0, 1))
    return sorted(np.argsort(-effects, kind="stable")[:most].tolist())


def replace_one_visit(explanation: ExplainedQuery) -> ReplacedVisit:
    """Return the history with that visit replaced on which the prediction depends most.

    Each visit that is not masked goes, in turn, to the most probable place that is neither its own
    nor the prediction; everything else of the visit stays. The replacement that lowers the
    prediction's log-odds most is chosen. All replacements make one batch.
    """
    import torch

    answer, history = explanation.prediction.location, explanation.query.history
    others = other_places(explanation.probabilities, answer, history.locations)
    count = len(history)
    batch = explanation.trace.batch.repeated(count)
    locations = batch.locations.clone()
    locations.diagonal().copy_(torch.from_numpy(others))
    with torch.inference_mode():
        trace = explanation.bundle.network.trace(
            batch._replace(locations=locations),
            layers=False,
            interventions=explanation.query.interventions,
        )
    found = log_odds(trace.probabilities, answer)
    found[list(explanation.query.masked)] = np.inf
    position = int(found.argmin())
    changed = _with_place(explanation, position, int(others[position]))
    return ReplacedVisit(changed, position, int(others[position]))


def log_odds(
    probabilities: Float[Tensor, "*N V"], location: int | Int[Tensor, "*N"]
) -> Float[Numbers, "*N"]:
    """Return log(p / (1 - p)) of a location, in nats; 1e-10 is added to both parts.

    Args:
        probabilities: of all locations.
        location: one for all distributions, or one for each.
    """
    import torch

    from pointerscope.network.network import SMALLEST_PROBABILITY

    own = (
        probabilities[..., location]
        if isinstance(location, int)
        else probabilities.gather(-1, location[..., None])[..., 0]
    ).double()
    others = (probabilities.sum(-1, dtype=torch.float64) - own).clamp(min=0)
    odds = (own + SMALLEST_PROBABILITY).log() - (others + SMALLEST_PROBABILITY).log()
    return odds.numpy()


class _Patches(NamedTuple):
    """N patches, each of a site at a visit, named by its steps back, or at `ALL_VISITS`."""

    names: tuple[str, ...]
    sites: Int[Integers, " N"]
    steps_back: Int[Integers, " N"]

    @classmethod
    def of(cls, names: tuple[str, ...], steps_back: Sequence[int]) -> _Patches:
        """Return the patches of all sites, those of one site together."""
        rows = [
            (index, steps)
            for index, site in enumerate(names)
            for steps in ([ALL_VISITS] if site in OF_HISTORY else [*steps_back, ALL_VISITS])
        ]
        table = np.array(rows, dtype=np.int64).reshape(-1, 2)
        return cls(names, table[:, 0], table[:, 1])

    def parts(self, most: int) -> Iterator[_Patches]:
        """Yield the patches in parts of at most this size."""
        for first in range(0, len(self.sites), most):
            rows = slice(first, first + most)
            yield _Patches(self.names, self.sites[rows], self.steps_back[rows])


def _run(
    base: ExplainedQuery,
    source: ExplainedQuery,
    patches: _Patches,
    location: int,
    shared: int,
) -> Float[Numbers, " N"]:
    """Return the log-odds of a location in a run, for each patch from another run."""
    import torch

    network, batch = base.bundle.network, base.trace.batch
    components = [_components(site, base.bundle.architecture) for site in patches.names]
    tensors, tensors_of_base = activations(source), activations(base)
    found = [np.empty(0)]
    with torch.inference_mode():
        for part in patches.parts(max(1, VISITS_AT_ONCE // batch.locations.shape[1])):
            rows = _rows_by_site(part, components)
            expanded = batch.repeated(len(part.sites))
            at: dict[str, SiteFunction] = {}
            for site, of_site in rows.items():
                put = putting(tensors[site], part.steps_back[of_site], of_site, shared)
                if site == LOCATIONS:
                    expanded = expanded._replace(locations=put(expanded.locations.clone()))
                else:
                    at[site] = put
            if LOCATIONS in rows:
                # The places change for the pointer only.
                embedded = tensors_of_base.get(_EMBEDDED)
                if embedded is not None:  # the adapter of a network need not name it
                    at[_EMBEDDED] = _keeping(embedded, rows[LOCATIONS], at.get(_EMBEDDED))
            trace = network.trace(
                expanded, layers=False, interventions=base.query.interventions, at=at
            )
            found.append(log_odds(trace.probabilities, location))
    return np.concatenate(found)


def _components(site: str, architecture: Architecture) -> tuple[str, ...]:
    """Return the sites whose activations a patch puts in together."""
    if site != INPUTS:
        return (site,)
    embeddings = tuple(f"inputs.{feature}" for feature in architecture.slices)
    return (*embeddings, LOCATIONS) if "pointer" in architecture.components else embeddings


def _rows_by_site(
    patches: _Patches, components: Sequence[tuple[str, ...]]
) -> dict[str, Int[Integers, " n"]]:
    """Return which rows of a batch each site is changed in."""
    rows: dict[str, list[Integers]] = {}
    for index in np.unique(patches.sites).tolist():
        of_index = (patches.sites == index).nonzero()[0]
        for site in components[index]:
            rows.setdefault(site, []).append(of_index)
    return {site: np.concatenate(found) for site, found in rows.items()}


def putting(
    source: Tensor, steps_back: Int[Integers, " n"], rows: Int[Integers, " n"], shared: int
) -> Callable[[Tensor], Tensor]:
    """Return the function that puts the activations of a run into rows of a batch.

    Args:
        source: the activations of the site in the other run, [1, …].
        steps_back: of the visit that each row changes, or `ALL_VISITS` for the shared visits.
        rows: of the batch.
        shared: the number of visits that both runs have.
    """
    import torch

    of_all = steps_back == ALL_VISITS
    single, whole = torch.from_numpy(rows[~of_all]), torch.from_numpy(rows[of_all])
    steps = torch.from_numpy(steps_back[~of_all])

    def put(tensor: Tensor) -> Tensor:
        if len(single):
            tensor[single, tensor.shape[1] - 1 - steps] = source[0, source.shape[1] - 1 - steps]
        if len(whole):
            tensor[whole] = _over_shared(tensor[whole], source, shared)
        return tensor

    return put


def _over_shared(tensor: Tensor, source: Tensor, shared: int) -> Tensor:
    """Return a tensor with the activations of a run, [1, …], at the visits that both have."""
    if tensor.shape[1:] == source.shape[1:]:
        return source.expand_as(tensor)
    changed = tensor.clone()  # (B, T, …), of another length
    changed[:, tensor.shape[1] - shared :] = source[:, source.shape[1] - shared :]
    return changed


def _keeping(
    own: Tensor, rows: Int[Integers, " n"], then: SiteFunction | None
) -> Callable[[Tensor], Tensor]:
    """Return the function that keeps a site as it is in the run, before another one changes it."""
    import torch

    kept = torch.from_numpy(rows)

    def keep(tensor: Tensor) -> Tensor:
        tensor[kept] = own
        changed = then(tensor) if then else None
        return tensor if changed is None else changed

    return keep


def activations(explanation: ExplainedQuery) -> dict[str, Tensor]:
    """Return the activations of a run by site, each [1, …]."""
    from pointerscope.network.sites import tensors_by_site

    trace = explanation.trace
    return tensors_by_site(trace) | {LOCATIONS: trace.batch.locations}


def own_log_odds(explanation: ExplainedQuery, location: int) -> float:
    """Return the log-odds of a location in a run as it is, in nats."""
    return float(log_odds(explanation.trace.probabilities[0], location))


def align(clean: ExplainedQuery, changed: ExplainedQuery) -> Alignment:
    """Return which visits of two runs stand for each other."""
    return Alignment(len(clean.query.history), len(changed.query.history))


def _from_end(steps_back: Integers, visits: int) -> Integers:
    return visits - 1 - steps_back


def steps_back_of(visits: Iterable[int] | None, alignment: Alignment) -> list[int]:
    """Return the steps back of visits that can be patched, the most recent last.

    Raises:
        InvalidQueryError: a position is not in the clean history, or has no counterpart.
    """
    if visits is None:
        return [*range(alignment.shared)][::-1]
    problems, steps = [], []
    for position in visits:
        if not 0 <= position < alignment.clean:
            message = python_messages.NO_VISIT_TO_PATCH.format(
                position=position, last=alignment.clean - 1
            )
            problems.append(Problem("visits", message))
        elif (back := alignment.clean - 1 - position) >= alignment.shared:
            message = python_messages.NO_COUNTERPART.format(position=position, alignment=alignment)
            problems.append(Problem("visits", message))
        else:
            steps.append(back)
    if problems:
        raise InvalidQueryError(*problems)
    return steps


def require_one_network(clean: ExplainedQuery, changed: ExplainedQuery) -> None:
    """Check that two runs are of one network.

    Raises:
        InvalidQueryError: they are not.
    """
    first, second = clean.bundle, changed.bundle
    if (first.id, first.version) != (second.id, second.version):
        titles = distinct_titles([first, second])
        message = python_messages.TWO_NETWORKS.format(
            clean=titles[first.id], changed=titles[second.id]
        )
        raise InvalidQueryError(Problem("changed", message))


def require_equal_lengths(sites: Iterable[str], alignment: Alignment) -> None:
    """Check that no site has numbers for each visit that is read, where the lengths differ.

    Raises:
        InvalidQueryError: one has.
    """
    if alignment.equal:
        return
    problems = [
        Problem("sites", python_messages.BY_KEY_VISIT.format(site=site, alignment=alignment))
        for site in sites
        if _BY_KEY.fullmatch(site)
    ]
    if problems:
        raise InvalidQueryError(*problems)


def other_places(
    probabilities: Float[Array, " V"], answer: int, own: Int[Integers, " T"]
) -> Int[Integers, " T"]:
    """Return for each visit the most probable place that is neither the answer nor its own.

    The unknown place where there is no other.
    """
    ranked = FIRST_KNOWN + (-probabilities[FIRST_KNOWN:]).argsort(kind="stable")
    two = [*ranked[ranked != answer][:2].tolist(), UNKNOWN, UNKNOWN]
    return np.where(own == two[0], two[1], two[0]).astype(np.int64)


def _with_place(explanation: ExplainedQuery, position: int, location: int) -> ExplainedQuery:
    """Return the explanation of the history with another place at a position.

    Raises:
        NonFiniteError: a tensor of the pass holds infinite or undefined numbers.
    """
    query, bundle = explanation.query, explanation.bundle
    locations = query.history.locations.copy()
    locations[position] = location
    visits = [*query.visits]
    visits[position] = visits[position]._replace(location=location)
    written = None if query.written is None else [*query.written]
    if written is not None:
        written[position] = written[position]._replace(place=location)
    changed = replace(
        query,
        history=replace(query.history, locations=locations),
        visits=tuple(visits),
        written=None if written is None else tuple(written),
        intermediates=True,
    )
    [trace] = trace_queries(bundle, [changed])
    if isinstance(trace, Exception):
        raise trace
    return ExplainedQuery(bundle, changed, trace)


def _count(visits: int) -> str:
    return "1 visit" if visits == 1 else f"{visits} visits"
