"""Sites: one name for every tensor of a pass, the same in both engines.

`PointerNetwork.trace(batch, at={site: function})` changes the tensor of any of them.

::

    inputs.<feature>  inputs.projected  inputs.norm
    layers.<l>.residual_in
    layers.<l>.norm1
    layers.<l>.heads.<h>.queries  .keys  .values  .scores  .weights  .outputs
    layers.<l>.attention_out  layers.<l>.residual_mid
    layers.<l>.norm2
    layers.<l>.feed_forward.pre  .hidden  .out
    layers.<l>.residual_out
    context
    pointer.query  .keys  .content_scores  .bias  .scores  .weights  .probabilities
    generation.logits  .probabilities
    gate.hidden  .logit  .value
    probabilities

Each norm has its statistics at `<norm>.mean` and `<norm>.reciprocal_deviation`. Layers and heads
count from 0. `feed_forward.hidden` is what the activation returns, `gate.hidden` too. The
`residual_out` of a layer and the `residual_in` of the next are one tensor.

Shapes, with B histories, T visits, d model width, H heads, k = d / H, f hidden units, V locations:
the tensors of single heads are [B, T, k], their scores and weights [B, T, T]; `context`,
`pointer.query`, `generation.*`, `gate.*`, `probabilities` and `pointer.probabilities` are
[B, …], one row for each history; all others are [B, T, …].
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, TypeAlias

from torch import Tensor

from pointerscope.core import messages, python_messages
from pointerscope.core.array_types import Float
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.formulas.normalisation import row_moments
from pointerscope.network.architecture import AdaptedArchitecture, Architecture

if TYPE_CHECKING:
    from pointerscope.network.trace import LayerTrace, Trace

    SiteFunction: TypeAlias = Callable[[Tensor], Tensor | None]

STATISTICS = ("mean", "reciprocal_deviation")  # of a norm, under its name
OF_HEADS = ("queries", "keys", "values", "scores", "weights", "outputs")
_OF_FEED_FORWARD = ("feed_forward.pre", "feed_forward.hidden", "feed_forward.out")
OF_DECODER = {
    "context": "context",
    "pointer.content_scores": "content_scores",
    "pointer.bias": "position_bias",
    "pointer.scores": "pointer_scores",
    "pointer.weights": "pointer_weights",
    "pointer.probabilities": "pointer_probabilities",
    "generation.logits": "generation_logits",
    "generation.probabilities": "generation_probabilities",
    "gate.hidden": "gate_hidden",
    "gate.logit": "gate_logit",
    "gate.value": "gate",
    "probabilities": "probabilities",
}


_VECTORS = ("visit", "unit")
_NUMBERS = ("gate.logit", "gate.value")
_OF_LOCATIONS = (
    *("pointer.probabilities", "generation.logits", "generation.probabilities", "probabilities"),
)
_OF_HISTORY = ("context", "pointer.query", "gate.hidden")
_OF_VISITS = ("pointer.content_scores", "pointer.bias", "pointer.scores", "pointer.weights")


def tensors_by_site(trace: Trace) -> dict[str, Tensor]:
    """Return the tensors of a trace by the names of their sites.

    The tensors of a component that the network lacks are left out, and so are the intermediates
    of a trace without them.

    Args:
        trace: of a pass with its layers. The tensors of a single head have shape [B, T, k], or
            [B, T, T].
    """
    tensors = dict(trace.intermediates or {})
    for index, layer in enumerate(trace.layers):
        tensors[f"layers.{index}.residual_in"] = trace.hidden[index]
        tensors |= {f"layers.{index}.{site}": tensor for site, tensor in _heads(layer)}
        tensors[f"layers.{index}.residual_out"] = trace.hidden[index + 1]
    for site, name in OF_DECODER.items():
        tensor = getattr(trace, name)
        if tensor is not None:
            tensors[site] = tensor
    return tensors


def _heads(layer: LayerTrace) -> Iterator[tuple[str, Tensor]]:
    for name, tensor in zip(OF_HEADS, layer, strict=True):  # (B, H, T, k) or (B, H, T, T)
        for head in range(tensor.shape[1]):
            yield f"heads.{head}.{name}", tensor[:, head]


class Sites:
    """What happens at the sites of one pass: functions change tensors, and copies are recorded.

    Copies, because a pass overwrites what nothing else reads.
    """

    def __init__(
        self,
        functions: Mapping[str, Sequence[SiteFunction]],
        recorded: dict[str, Tensor] | None,
        wanted: Collection[str] | None = None,
        prefix: str = "",
        changed: set[str] | None = None,
    ) -> None:
        """Prepare the sites of a pass.

        Args:
            functions: by site, in the order in which they are applied.
            recorded: receives the tensors between those of the trace; None records nothing.
            wanted: the only sites to record; None for all.
            prefix: of the names that this object is asked about.
            changed: receives the sites whose tensors were changed.
        """
        self._functions, self._recorded, self._prefix = functions, recorded, prefix
        self._wanted = wanted
        self._changed = set() if changed is None else changed
        self._idle = not functions and recorded is None

    def __call__(self, site: str, tensor: Tensor) -> Tensor:
        """Return the tensor to go on with, and record it."""
        if self._idle:
            return tensor
        tensor = self.traced(site, tensor)
        self._record(self._prefix + site, tensor)
        return tensor

    def _record(self, name: str, tensor: Tensor) -> None:
        if self._recorded is not None and (self._wanted is None or name in self._wanted):
            self._recorded[name] = tensor.clone()

    def traced(self, site: str, tensor: Tensor) -> Tensor:
        """Return the tensor to go on with, of a site whose tensor the trace itself holds."""
        if not self._functions:
            return tensor
        name = self._prefix + site
        for function in self._functions.get(name, ()):
            changed = function(tensor)
            if changed is not None:
                self._changed.add(name)
                tensor = changed
        return tensor

    def of_heads(self, name: str, tensor: Float[Tensor, "B H T n"]) -> Float[Tensor, "B H T n"]:
        """Return the tensors of all heads to go on with, which the trace holds."""
        if not self._functions:
            return tensor
        sites = (f"heads.{head}.{name}" for head in range(tensor.shape[1]))
        return self._by_part(tensor, {site: (slice(None), at) for at, site in enumerate(sites)})

    def of_columns(
        self, site: str, whole: Float[Tensor, "B T n"], columns: Mapping[str, slice]
    ) -> Float[Tensor, "B T n"]:
        """Return a tensor to go on with whose columns are sites by name, and record these."""
        if self._idle:
            return whole
        places = {f"{site}.{name}": (..., part) for name, part in columns.items()}
        whole = self._by_part(whole, places)
        for name, place in places.items():
            self._record(self._prefix + name, whole[place])
        return whole

    def _by_part(self, whole: Tensor, places: Mapping[str, tuple[object, ...]]) -> Tensor:
        changed = whole
        for site, place in places.items():
            if self._prefix + site in self._functions:
                part = self.traced(site, whole[place])  # type: ignore[index] # slices and numbers
                changed = changed.clone() if changed is whole else changed
                changed[place] = part  # type: ignore[index]
        return changed

    def moments(self, site: str, x: Float[Tensor, "B T d"], epsilon: float) -> None:
        """Record the statistics of a norm that read `x`, each [B, T], unless it was changed."""
        name = self._prefix + site
        if self._recorded is None or name in self._changed:
            return
        if self._wanted is None or any(f"{name}.{part}" in self._wanted for part in STATISTICS):
            found = row_moments(x, epsilon=epsilon)
            self._record(f"{name}.mean", found.mean[..., 0])
            self._record(f"{name}.reciprocal_deviation", 1 / found.deviation[..., 0])

    def under(self, prefix: str) -> Sites:
        """Return the sites whose names begin with this."""
        if self._idle:
            return self
        prefix = self._prefix + prefix
        return Sites(self._functions, self._recorded, self._wanted, prefix, self._changed)

    @property
    def recorded(self) -> Mapping[str, Tensor] | None:
        """The tensors that were recorded; None where none were asked for."""
        return self._recorded


NO_CHANGES = Sites({}, None)


def site_names(architecture: Architecture) -> tuple[str, ...]:
    """Return the sites of a network whose tensors can be changed, in the order of the pass.

    The statistics of norms are read off and cannot be changed.
    """
    if isinstance(architecture, AdaptedArchitecture):
        return architecture.sites
    has = architecture.components.__contains__
    names = [f"inputs.{feature}" for feature in architecture.slices]
    names += ["inputs.projected", "inputs.norm"]
    of_attention = [
        "norm1",
        *(f"heads.{head}.{name}" for head in range(architecture.heads) for name in OF_HEADS),
        "attention_out",
    ]
    of_layer = [
        "residual_in",
        *(of_attention if has("attention") else ()),
        *("residual_mid", "norm2", *_OF_FEED_FORWARD, "residual_out"),
    ]
    names += [f"layers.{layer}.{name}" for layer in range(architecture.layers) for name in of_layer]
    names.append("context")
    if has("pointer"):
        bias = ["pointer.bias"] if has("position_bias") else []
        names += ["pointer.query", "pointer.keys", "pointer.content_scores", *bias]
        names += ["pointer.scores", "pointer.weights", "pointer.probabilities"]
    if has("generation"):
        names += ["generation.logits", "generation.probabilities"]
    if has("gate") and has("pointer") and has("generation"):
        names += ["gate.hidden", "gate.logit"]
    return (*names, "gate.value", "probabilities")


def readable_sites(architecture: Architecture) -> tuple[str, ...]:
    """Return the sites of a network whose tensors can be read: also the statistics of norms."""
    if isinstance(architecture, AdaptedArchitecture):
        return architecture.sites + architecture.read_only_sites
    return tuple(
        name
        for site in site_names(architecture)
        for name in (
            site,
            *(f"{site}.{part}" for part in STATISTICS if site.endswith(("norm", "norm1", "norm2"))),
        )
    )


def site_dimensions(site: str) -> tuple[str, ...]:
    """Return what the dimensions of a site's tensor are, after that of the histories."""
    *_, name = site.split(".")
    if ".heads." in site:
        return ("query position", "key position") if name in ("scores", "weights") else _VECTORS
    if site in _NUMBERS:
        return ()
    if site in _OF_LOCATIONS:
        return ("location",)
    if site in _OF_HISTORY:
        return ("unit",)
    return ("visit",) if name in STATISTICS or site.startswith(_OF_VISITS) else _VECTORS


def check_sites(asked: Iterable[str], architecture: Architecture) -> None:
    """Check that the tensors of all sites can be changed in a network.

    Raises:
        InvalidQueryError: it lacks some; one problem for each, with the nearest sites.
    """
    names = site_names(architecture)
    if problems := [unknown_site(site, names) for site in asked if site not in names]:
        raise InvalidQueryError(*problems)


def unknown_site(
    site: object, names: Sequence[str], where: str = "at", template: str = messages.NO_SITE
) -> Problem:
    """Return the problem of an unknown site, with the most similar ones."""
    near = tuple(get_close_matches(str(site), names, n=3, cutoff=0.5))
    message = template.format(site=site, first=names[0], last=names[-1])
    if near:
        message = f"{message} {messages.NEAREST.format(names=' or '.join(f'`{n}`' for n in near))}"
    return Problem(where, message, near)


def checked(site: str, function: SiteFunction) -> SiteFunction:
    """Return the function with a check of what it returns for a site.

    It is given a copy of the tensor, and may return None, which leaves the tensor as it is.

    Raises:
        InvalidQueryError: on use, where it returns no tensor, one of another shape, or numbers
            that are infinite or undefined where they were not.
    """

    def refuse(template: str, **parts: object) -> InvalidQueryError:
        return InvalidQueryError(Problem("at", template.format(site=site, **parts)))

    def apply(tensor: Tensor) -> Tensor | None:
        changed = function(tensor.clone())
        if changed is None:
            return None
        if not isinstance(changed, Tensor):
            raise refuse(python_messages.SITE_NOT_A_TENSOR, found=type(changed).__name__)
        if changed.shape != tensor.shape:
            shapes = {"found": [*changed.shape], "expected": [*tensor.shape]}
            raise refuse(messages.SITE_SHAPE, **shapes)
        # The usual case, at the price of one sum.
        if not (
            math.isfinite(changed.sum().item()) or (changed.isfinite() | (changed == tensor)).all()
        ):
            raise refuse(messages.SITE_NOT_FINITE)
        return changed.to(tensor.dtype, copy=True)  # the pass may overwrite what it is given

    return apply
