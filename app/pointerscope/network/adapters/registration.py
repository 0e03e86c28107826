"""Try an adapter: it must answer as its module does, and what it names must be what it says."""

import re
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from pointerscope.core.array_types import Float
from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.network.adapters.adapted_network import trace_of
from pointerscope.network.adapters.checkpoint import load_weights
from pointerscope.network.adapters.protocol import (
    FEATURES,
    Adapter,
    AdapterError,
    Naming,
    VocabularySizes,
    build_adapter,
)
from pointerscope.network.architecture import COMPONENTS, AdaptedArchitecture
from pointerscope.network.checkpoint import read_tensors
from pointerscope.network.safetensors_files import SUFFIX, read_safetensors
from pointerscope.network.sites import site_dimensions
from pointerscope.network.trace import Batch

TOLERANCE = 1e-5
_HISTORIES = 16
_MAX_VISITS = 12
_SUM_TOLERANCE = 1e-4
_SITE = re.compile(
    r"inputs\.(location|user|time|weekday|recency|duration|position_from_end|projected|norm)"
    r"|layers\.\d{1,3}\.(residual_in|norm1|attention_out|residual_mid|norm2|residual_out"
    r"|feed_forward\.(pre|hidden|out)|heads\.(queries|keys|values|scores|weights|outputs))"
    r"|context|pointer\.(query|keys|content_scores|bias|scores|weights|probabilities)"
    r"|generation\.(logits|probabilities)|gate\.(hidden|logit|value)"
)


class Opened(NamedTuple):
    """What was found of an adapter.

    Attributes:
        architecture: the sizes and parts of its network.
        histories: how many it was tried on.
        difference: the largest difference between its probabilities and the module's.
    """

    architecture: AdaptedArchitecture
    histories: int
    difference: float


def try_adapter(adapter: Adapter) -> Opened:
    """Run an adapter on drawn histories, and return what its network has.

    Each history is answered by the module and by the adapter, alone and among others. Then every
    site is tried: the tensor there is replaced, and where no answer changes it can only be read.

    Raises:
        AdapterError: the answers differ by more than 1e-5, are not probabilities, or depend on the
            batch or on a feature that the adapter does not say it reads; or a named tensor has a
            shape that its site cannot have.
    """
    adapter.module.eval()
    histories = draw_histories(adapter)
    batch = Batch.from_histories(histories, adapter.sizes.max_visits)
    with torch.inference_mode():
        try:
            difference, naming, answer = _check_parity(adapter, histories, batch)
            _check_shapes(naming.tensors, batch, answer)
            architecture = _architecture(adapter, naming)
            _check_reads(adapter, batch, answer)
            _check_parts(naming.tensors, answer, batch, architecture)
            changeable = [*_changeable(adapter, batch, naming, answer)]
            masks = _masks_visits(adapter)
        except (AdapterError, InvalidQueryError):
            raise
        except Exception as error:  # a foreign module can fail in any way
            raise AdapterError(
                f"The adapter {_name(adapter)} failed on drawn histories: "
                f"{type(error).__name__}: {str(error)[:300]}{_where(error, adapter)}."
            ) from error
    sites = tuple(site for site in architecture.sites if site in changeable)
    others = tuple(site for site in architecture.sites if site not in changeable)
    found = replace(
        architecture,
        sites=(*sites, "probabilities"),
        read_only_sites=others,
        masks_visits=masks,
    )
    return Opened(found, len(histories), difference)


class OpenedFile(NamedTuple):
    """What was found of a file of weights that an adapter opens.

    Attributes:
        opened: what was found of the adapter.
        weights: of its module.
    """

    opened: Opened
    weights: dict[str, Tensor]


def open_weights(
    path: Path, name: str, sizes: VocabularySizes, settings: Mapping[str, Any]
) -> OpenedFile:
    """Build the module of a registered adapter, load weights into it, and try the adapter.

    Args:
        path: a safetensors file, or a dict of plain tensors by `torch.save`.
        name: of the adapter.
        sizes: what the module reads.
        settings: see `Adapter.Settings`.

    Raises:
        AdapterError: no such adapter is registered, the weights do not fit, or `try_adapter`.
        CheckpointError: the file cannot be read.
    """
    weights = read_safetensors(path) if path.suffix == SUFFIX else read_tensors(path)
    adapter = build_adapter(name, sizes, settings)
    load_weights(adapter, weights)
    return OpenedFile(try_adapter(adapter), dict(adapter.module.state_dict()))


def draw_histories(adapter: Adapter) -> list[History]:
    """Return the same few histories every time: of all lengths, of anybody, at any time."""
    sizes, random = adapter.sizes, np.random.default_rng(0)
    longest = min(sizes.max_visits, _MAX_VISITS)
    lengths = [1 + number % longest for number in range(_HISTORIES - 1)] + [sizes.max_visits]
    return [
        History(
            locations=random.integers(FIRST_KNOWN, sizes.locations, visits),
            user=int(random.integers(0, sizes.users)) if sizes.users > 1 else 0,
            weekdays=random.integers(0, 7, visits),
            start_minutes=random.integers(0, 1440, visits),
            durations=random.integers(0, 600, visits),
            days_before=np.sort(random.integers(0, 8, visits))[::-1].copy(),
        )
        for visits in lengths
    ]


def _where(error: Exception, adapter: Adapter) -> str:
    """Return the last line of the adapter's own file that led to an error."""
    own = sys.modules[type(adapter).__module__]
    lines = [
        f" ({Path(frame.filename).name}, line {frame.lineno})"
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename == getattr(own, "__file__", None)
    ]
    return lines[-1] if lines else ""


def _name(adapter: Adapter) -> str:
    return f'"{adapter.name}"' if adapter.name else type(adapter).__name__


def _check_parity(
    adapter: Adapter, histories: Sequence[History], batch: Batch
) -> tuple[float, Naming, Float[Tensor, "B V"]]:
    together, naming = adapter.answer(batch), Naming()
    expected = [len(histories), adapter.sizes.locations]
    if list(together.shape) != expected:
        raise AdapterError(
            f"`answer` returned a tensor of shape {list(together.shape)}; expected {expected}, a "
            "row for each history and a column for each location, 0 for padding included."
        )
    sums = together.double().sum(1)
    if not (together >= 0).all() or ((sums - 1).abs() > _SUM_TOLERANCE).any():
        furthest = float(sums[(sums - 1).abs().nan_to_num(torch.inf).argmax()])
        raise AdapterError(
            "`answer` returned no probabilities: the smallest number is "
            f"{float(together.min()):g}, and a row adds up to {furthest:g}. Apply a softmax to "
            "logits."
        )
    named = adapter.run(batch, naming)
    alone = torch.cat(
        [adapter.answer(Batch.from_histories([one], adapter.sizes.max_visits)) for one in histories]
    )
    if (difference := _largest(named, together)) > TOLERANCE:
        raise AdapterError(
            f"`run` and the module answer differently: by {difference:.2g} in history "
            f"{_worst_row(named, together)} of {len(histories)} drawn ones, where at most "
            f"{TOLERANCE:g} is rounding. It would show another network, so it is not opened."
        )
    if (leak := _largest(alone, together)) > TOLERANCE:
        raise AdapterError(
            f"The module answers history {_worst_row(alone, together)} differently alone and in a "
            f"batch with longer ones: by {leak:.2g}, where at most {TOLERANCE:g} is rounding. Let "
            "it ignore visits where `batch.mask` is false."
        )
    return difference, naming, together


def _largest(one: Tensor, other: Tensor) -> float:
    if one.shape != other.shape:
        return float("inf")
    return float((one.double() - other.double()).abs().nan_to_num(torch.inf).max())


def _worst_row(one: Tensor, other: Tensor) -> int:
    if one.shape != other.shape:
        return 0
    return int((one - other).abs().nan_to_num(torch.inf).amax(1).argmax())


def _check_shapes(tensors: Mapping[str, Tensor], batch: Batch, answer: Tensor) -> None:
    rows, visits = batch.locations.shape
    sizes = {"visit": visits, "query position": visits, "key position": visits}
    sizes["location"] = answer.shape[1]
    for site, tensor in tensors.items():
        if _SITE.fullmatch(site) is None:
            raise AdapterError(
                f"`{site}` is not a site. docs/adapters.md lists them; those of all heads of a "
                "layer are one tensor, such as `layers.0.heads.weights`."
            )
        dimensions = [*site_dimensions(site)]
        heads = ["head"] if ".heads." in site else []
        expected = [rows, *(sizes.get(name) for name in (*heads, *dimensions))]
        found = [*tensor.shape]
        if len(found) != len(expected) or any(
            wanted not in (None, size) for wanted, size in zip(expected, found, strict=True)
        ):
            shown = ", ".join(["history", *heads, *dimensions])
            raise AdapterError(
                f"`{site}` was named with shape {found}; expected its dimensions to be ({shown}), "
                f"for {rows} histories of up to {visits} visits and {answer.shape[1]} locations."
            )


def _architecture(adapter: Adapter, naming: Naming) -> AdaptedArchitecture:
    if unknown := adapter.reads - set(FEATURES):
        raise AdapterError(
            f"`reads` names {', '.join(sorted(unknown))}; features are {', '.join(FEATURES)}."
        )
    tensors, sizes = naming.tensors, adapter.sizes
    layers = 1 + max((int(s.split(".")[1]) for s in tensors if s.startswith("layers.")), default=-1)
    weights = [tensors.get(f"layers.{layer}.heads.weights") for layer in range(layers)]
    heads = {0 if found is None else found.shape[1] for found in weights}
    if len(heads) > 1:
        raise AdapterError("Every layer must name as many heads; leave out layers without any.")
    streams = (f"layers.{layer}.{end}" for layer in range(layers) for end in _STREAM)
    wide = next((tensors[name] for name in (*streams, "context") if name in tensors), None)
    hidden = tensors.get("layers.0.feed_forward.hidden")
    components = set(adapter.reads)
    components |= {"attention"} if heads - {0} else set()
    components |= {"pointer"} if "pointer.weights" in tensors else set()
    components |= {"position_bias"} if "pointer.bias" in tensors else set()
    if "pointer" not in components or any(site.startswith("generation.") for site in tensors):
        components.add("generation")
    if "gate.value" in tensors and {"pointer", "generation"} <= components:
        components.add("gate")
    return AdaptedArchitecture(
        locations=sizes.locations,
        users=sizes.users,
        d_model=0 if wide is None else wide.shape[-1],
        heads=max(heads, default=0),
        layers=layers,
        feed_forward=0 if hidden is None else hidden.shape[-1],
        max_visits=sizes.max_visits,
        dropout=0.0,
        components=frozenset(components & set(COMPONENTS)),
        adapter=adapter.name,
        settings={} if adapter.settings is None else adapter.settings.model_dump(mode="json"),
        sites=tuple(_single_sites(tensors)),
    )


_STREAM = ("residual_in", "residual_out")


def _check_reads(adapter: Adapter, batch: Batch, answer: Tensor) -> None:
    """Check that no feature matters that `reads` does not name."""
    for feature in FEATURES:
        if feature in adapter.reads or (feature == "user" and adapter.sizes.users < 2):
            continue
        fields: dict[str, Any] = {feature: torch.ones_like(getattr(batch, feature))}
        if feature == "user":
            fields["has_nobody"] = False
        changed = batch._replace(**fields)
        if _largest(adapter.answer(changed), answer) > TOLERANCE:
            raise AdapterError(
                f'The module reads "{feature}": with another one it answers differently. Name it '
                f'in the adapter: reads = frozenset({{"{feature}", …}}).'
            )


def _single_sites(tensors: Mapping[str, Tensor]) -> Iterator[str]:
    """Yield the names of sites, those of each head by itself, in the order of the pass."""
    for site, tensor in tensors.items():
        layer, heads, name = site.partition(".heads.")
        if heads:
            yield from (f"{layer}.heads.{head}.{name}" for head in range(tensor.shape[1]))
        else:
            yield site


def _check_parts(
    tensors: Mapping[str, Tensor], answer: Tensor, batch: Batch, architecture: AdaptedArchitecture
) -> None:
    """Check that what is copied and what is generated add up to the answer."""
    trace = trace_of(
        {**tensors, "probabilities": answer}, answer, batch, architecture, layers=False
    )
    pointer, generation = trace.pointer_probabilities, trace.generation_probabilities
    gate = trace.gate[:, None]
    if pointer is None or generation is None:
        single = generation if pointer is None else pointer
    elif "gate" not in architecture.components:
        raise AdapterError(
            "Both a pointer and a generation head are named, but no `gate.value`. Name the weight "
            "[B] that the pointer has in the answer."
        )
    else:
        single = gate * pointer + (1 - gate) * generation
    assert single is not None
    if (difference := _largest(single, answer)) > TOLERANCE:
        raise AdapterError(
            f"What is copied and generated does not add up to the answer: they differ by "
            f"{difference:.2g}, where at most {TOLERANCE:g} is rounding. The answer must be "
            "gate · pointer + (1 − gate) · generation, or the only part that is named."
        )


def _changeable(adapter: Adapter, batch: Batch, naming: Naming, answer: Tensor) -> Iterator[str]:
    """Yield the sites at which another tensor leads to another answer."""
    generator = torch.Generator().manual_seed(0)
    for site in _single_sites(naming.tensors):
        layer, heads, name = site.partition(".heads.")
        group = f"{layer}.heads.{name.partition('.')[2]}" if heads else site
        if group in naming.read_only:
            continue

        def other(tensor: Tensor) -> Tensor:
            noise = torch.rand(tensor.shape, generator=generator, dtype=torch.float32)
            return torch.where(tensor.isfinite(), noise.to(tensor.dtype), tensor)

        changed = adapter.run(batch, Naming({site: [other]}))
        if _largest(changed, answer) > TOLERANCE:
            yield site


def _masks_visits(adapter: Adapter) -> bool:
    """Whether what stands at a masked visit has no influence on the answer."""
    visits = min(adapter.sizes.max_visits, 4)
    if visits < 2:
        return False
    history = next(one for one in draw_histories(adapter) if len(one) >= visits)
    batch = Batch.from_histories([history], adapter.sizes.max_visits)
    mask = torch.ones_like(batch.locations, dtype=torch.bool)
    mask[:, 1 if visits > 2 else 0] = False
    answers = []
    for shift in (0, 1):
        known = adapter.sizes.locations - FIRST_KNOWN
        moved = FIRST_KNOWN + (batch.locations - FIRST_KNOWN + shift) % known
        locations = torch.where(mask, batch.locations, moved)
        masked = batch._replace(locations=locations, mask=mask)
        answers.append(adapter.run(masked, Naming()))
    unmasked = adapter.run(batch, Naming())
    ignored = _largest(*answers) <= TOLERANCE and bool(answers[0].isfinite().all())
    return ignored and _largest(answers[0], unmasked) > 0
