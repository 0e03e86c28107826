"""Golden cases: histories with interventions, for networks of every kind, drawn in the tests.

`run_engine` writes them to a folder and runs the engine in JavaScript on them;
`expected_tensors` is what the network in Python computes.
"""

from __future__ import annotations

import copy
import itertools
import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from safetensors.torch import save

from pointerscope.core.settings import Settings
from pointerscope.mobility.interventions import DECLARED
from pointerscope.mobility.interventions.declaration import Menu, NumberBox, Switch
from pointerscope.mobility.places import People, Places
from pointerscope.mobility.query import Query, ResolvedQuery, read_query
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.bundles import WEIGHTS, Bundle, read_bundle
from pointerscope.network.interventions import build_batch, check_interventions
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.network.sites import tensors_by_site

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from numpy.typing import NDArray
    from torch import Tensor

    Tensors = Mapping[str, NDArray[np.floating[Any]]]

ROOT = Path(__file__).parents[1]
SMALL = Architecture(7, 4, 8, 2, 1, 6, 5)
SIZES = (
    Architecture(3, 2, 4, 1, 1, 3, 1),
    Architecture(9, 5, 12, 12, 2, 7, 9),
    Architecture(30, 3, 20, 5, 3, 33, 17),
    Architecture(11, 9, 32, 8, 4, 16, 40),
)
# The published checkpoint of Geolife, and the network of its paper.
PUBLISHED = (Architecture(1_187, 46, 64, 4, 2, 128, 64), Architecture(1_187, 46, 96, 2, 2, 192, 64))
FEATURES_OF_TIME = ("time", "weekday", "recency", "duration")
CASES_OF_BUNDLE = 40
CASES_OF_SIZE = 60
MIXTURE_SHARE = 0.2


@dataclass(frozen=True)
class GoldenNetwork:
    """A network and its weights as a file.

    Attributes:
        name: of the bundle, or what it has.
        network: in Python.
        weights: the content of its `weights.safetensors`.
        places: what is known about the locations, as the API lists it.
    """

    name: str
    network: PointerNetwork
    weights: bytes
    places: Sequence[Mapping[str, Any]] = ()


@dataclass(frozen=True)
class GoldenCase:
    """A query to a network.

    Attributes:
        network: what is asked.
        record: the history, a record of the published data sets.
        interventions: the changes to the pass.
        halved: sites whose tensors functions halve.
    """

    network: GoldenNetwork
    record: Mapping[str, Any]
    interventions: Mapping[str, Any]
    halved: tuple[str, ...] = ()

    @property
    def tolerance(self) -> float:
        """The largest difference of x over 1 + |x|: low temperatures magnify what rounding does."""
        temperatures = (self.interventions.get(f"{part}_temperature", 1) for part in _TEMPERED)
        return 1e-5 * max(1, *(0.1 / temperature for temperature in temperatures))

    @property
    def query(self) -> Mapping[str, Any]:
        """The query as it is sent."""
        return {"record": self.record, "interventions": self.interventions}

    @property
    def resolved(self) -> ResolvedQuery:
        """The query as the server reads it."""
        a = self.network.network.architecture
        places, people = Places((), a.locations), People({}, a.users)
        resolved = read_query(Query.model_validate(self.query), places, people, a.max_visits)
        check_interventions(resolved.interventions, a)
        return resolved


_TEMPERED = ("attention", "pointer")


def golden_cases(seed: int = 0) -> Iterator[GoldenCase]:
    """Draw cases for every bundle, for the published architectures and for small networks.

    The small ones have every combination of components that makes a network; the features of
    time, which the network treats alike, take turns.
    """
    random = np.random.default_rng(seed)
    for bundle in bundles():
        yield from cases_of(golden_network(bundle), CASES_OF_BUNDLE, random)
    for architecture in PUBLISHED + SIZES:
        yield from cases_of(random_network(architecture, random), CASES_OF_SIZE, random)
    features = itertools.cycle(_subsets(FEATURES_OF_TIME))
    for others in _subsets([name for name in COMPONENTS if name not in FEATURES_OF_TIME]):
        if others & {"pointer", "generation"}:
            architecture = _with_components(SMALL, others | next(features))
            yield from cases_of(random_network(architecture, random), 1, random)


def bundles() -> list[Bundle]:
    """Return every bundle of a PointerNetworkV45 that comes with the project."""
    found = [read_bundle(folder) for folder in sorted(Settings().models.iterdir())]
    return [bundle for bundle in found if bundle.architecture.is_pointer_network]


def golden_network(bundle: Bundle) -> GoldenNetwork:
    """Return the network of a bundle."""
    places = [vars(bundle.places[place]) for place in range(bundle.architecture.locations)]
    weights = (bundle.folder / WEIGHTS).read_bytes()
    return GoldenNetwork(bundle.id, bundle.network, weights, places)


def expected_tensors(case: GoldenCase, dtype: torch.dtype = torch.float32) -> Tensors:
    """Return the tensors that the network in Python computes in some precision, by site."""
    read = case.resolved
    network = case.network.network
    if dtype != torch.float32:
        network = copy.deepcopy(network).to(dtype)
    batch = build_batch([read.history], network.architecture.max_visits, [read.masked])
    with torch.inference_mode():
        trace = network.trace(
            batch,
            intermediates=True,
            interventions=read.interventions,
            at={site: lambda tensor: tensor / 2 for site in case.halved},
        )
    return {site: tensor[0].numpy() for site, tensor in tensors_by_site(trace).items()}


def run_engine(cases: Sequence[GoldenCase], folder: Path) -> Iterator[Tensors]:
    """Run the engine in JavaScript once and yield the tensors of each case by site.

    Args:
        cases: those of one network one after the other.
        folder: for the files between Python and Node.js.
    """
    _run(cases, folder, "traces")
    yield from read_traces(folder)


def read_traces(folder: Path) -> Iterator[Tensors]:
    """Yield the tensors of each case by site, from the files that an engine wrote."""
    shapes = json.loads((folder / "sites.json").read_text())
    numbers = np.memmap(folder / "traces.bin", "<f4", "r")
    start = 0
    for sites in shapes:
        tensors = {}
        for site, *shape in sites:
            size = int(np.prod(shape, dtype=int))
            tensors[site] = numbers[start : start + size].reshape(shape)
            start += size
        yield tensors


def explain_in_engine(cases: Sequence[GoldenCase], folder: Path) -> list[dict[str, Any]]:
    """Return the explanations of the engine in JavaScript, each of ten places."""
    return _run_for_json(cases, folder, "explanations")


def sweep_in_engine(cases: Sequence[GoldenCase], folder: Path) -> list[dict[str, Any]]:
    """Return the answers to all variants of each case, by the kind of sweep."""
    return _run_for_json(cases, folder, "sweeps")


def circuits_in_engine(cases: Sequence[GoldenCase], folder: Path) -> list[Any]:
    """Return the circuit of each case; nothing of networks with many parts."""
    return _run_for_json(cases, folder, "circuits")


def _run_for_json(cases: Sequence[GoldenCase], folder: Path, kind: str) -> list[dict[str, Any]]:
    _run(cases, folder, kind)
    contents: list[dict[str, Any]] = json.loads((folder / f"{kind}.json").read_text())
    return contents


def _run(cases: Sequence[GoldenCase], folder: Path, kind: str) -> None:
    write_cases(cases, folder)
    subprocess.run([node(), ROOT / "tests/js/run-golden-cases.js", kind, folder], check=True)


def write_cases(cases: Sequence[GoldenCase], folder: Path) -> None:
    """Write `cases.json`, and `weights.bin` with the weights of all their networks."""
    networks = list({id(case.network): case.network for case in cases}.values())
    numbers = {id(network): number for number, network in enumerate(networks)}
    *starts, _ = ends = [0, *itertools.accumulate(len(network.weights) for network in networks)]
    content = {
        "bundles": [
            {
                "id": network.name,
                "architecture": _card(network.network.architecture),
                "places": network.places,
                "start": start,
                "end": end,
            }
            for network, start, end in zip(networks, starts, ends[1:], strict=True)
        ],
        "cases": [
            {
                "bundle": numbers[id(case.network)],
                "query": dict(case.query),
                "halved": case.halved,
            }
            for case in cases
        ],
    }
    (folder / "weights.bin").write_bytes(b"".join(network.weights for network in networks))
    (folder / "cases.json").write_text(json.dumps(content), encoding="utf-8")


def node() -> Path:
    """Return the path of Node.js, which `make` finds too."""
    return Path((ROOT / ".venv" / "node").read_text().strip()) / "bin" / "node"


def is_equal(case: GoldenCase, found: Tensors) -> bool:
    """Whether the tensors of an engine are those of a pass in single precision.

    Raises:
        AssertionError: they are not, and are more than twice as far as a pass in single precision
            is from one in double precision: some interventions magnify rounding.
    """
    expected = expected_tensors(case)
    shapes = {site: tensor.shape for site, tensor in expected.items()}
    assert {site: tensor.shape for site, tensor in found.items()} == shapes, case
    if largest_difference(found, expected) <= case.tolerance:
        return True
    exact = expected_tensors(case, torch.float64)
    rounding = largest_difference(expected, exact)
    assert largest_difference(found, exact) <= max(case.tolerance, 2 * rounding), case.interventions
    return False


def largest_difference(found: Tensors, expected: Tensors) -> float:
    """Return the largest |x - y| / (1 + |y|) over all sites; equal infinities differ by 0."""
    return max(_difference(found[site], tensor) for site, tensor in expected.items())


def _difference(found: NDArray[Any], expected: NDArray[Any]) -> float:
    different = found != expected
    found, expected = found[different], expected[different]
    with np.errstate(invalid="ignore"):
        relative = np.abs(found - expected) / (1 + np.abs(expected))
    return float(np.nan_to_num(relative, nan=np.inf).max(initial=0))


def random_network(architecture: Architecture, random: np.random.Generator) -> GoldenNetwork:
    """Return a network with random weights everywhere, biases, norms and positions included."""
    network = PointerNetwork(architecture)
    weights = {
        name: _random_weight(name, tuple(weight.shape), random)
        for name, weight in network.state_dict().items()
    }
    network.load_state_dict(weights)
    missing = ", ".join(sorted(set(COMPONENTS) - architecture.components)) or "nothing"
    name = f"width {architecture.d_model} without {missing}"
    return GoldenNetwork(name, network.eval().requires_grad_(False), save(weights))


def _random_weight(name: str, shape: Sequence[int], random: np.random.Generator) -> Tensor:
    """Draw weights with which numbers neither grow nor shrink much, not even without norms."""
    scale = 0.5 / shape[-1] ** 0.5 if len(shape) == 2 and "emb" not in name else 0.3
    weight = torch.from_numpy(random.standard_normal(shape, np.float32)) * scale
    return weight + 1 if "norm" in name and name.endswith("weight") else weight


def _subsets(names: Sequence[str]) -> list[frozenset[str]]:
    """Return every subset, the whole first."""
    sizes = range(len(names), -1, -1)
    return [frozenset(some) for size in sizes for some in itertools.combinations(names, size)]


def _with_components(a: Architecture, components: frozenset[str]) -> Architecture:
    users = a.users if "user" in components else 0
    return Architecture(
        *(a.locations, users, a.d_model, SMALL.heads, a.layers, a.feed_forward, a.max_visits),
        components=components,
    )


def _card(a: Architecture) -> dict[str, Any]:
    """Return the sizes as `model.json` has them."""
    return {**vars(a), "components": sorted(a.components)}


# --- What is drawn


def cases_of(
    network: GoldenNetwork, count: int, random: np.random.Generator
) -> Iterator[GoldenCase]:
    """Draw cases: nothing changed, every intervention alone, then mixtures of several."""
    a = network.network.architecture
    every = _OPTIONS + _NEW_OPTIONS
    options = every if count > len(every) else ()
    for number in range(count):
        visits = a.max_visits if number == 0 else int(random.integers(1, a.max_visits + 1))
        record = _record(a, visits, random)
        if number == 0 and count > 1:
            chosen: Sequence[str] = ()
        elif number <= len(options):
            chosen = options[number - 1 : number]
        else:
            chosen = [name for name in every if random.random() < MIXTURE_SHARE]
        yield GoldenCase(network, record, _interventions(a, visits, chosen, random))


def _record(a: Architecture, visits: int, random: np.random.Generator) -> dict[str, Any]:
    favourites = random.integers(1, a.locations, 1 + visits // 2)
    columns = {
        "X": random.choice(favourites, visits),
        "weekday_X": random.integers(0, 7, visits),
        "start_min_X": random.integers(0, 1_440, visits),
        "dur_X": random.integers(0, 4_000, visits),
        "diff": -np.sort(-random.integers(0, 12, visits)),
    }
    user = int(random.integers(0, a.users)) if a.users else 0
    return {"user_X": user, **{name: column.tolist() for name, column in columns.items()}}


_OPTIONS = (
    *("gate", "only", "attention_temperature", "pointer_temperature", "scaling"),
    *("pointer_scaling", "position_bias", "sinusoidal", "position_from_end", "residuals"),
    *("layer_norm", "remove_heads", "replace_with", "skip", "without_features"),
    *("mask_visits", "order"),
)
_NEW_OPTIONS = tuple(  # declared later
    key
    for key, one in DECLARED.items()
    if key not in _OPTIONS and isinstance(one.control, Switch | NumberBox | Menu)
)


def _interventions(
    a: Architecture, visits: int, chosen: Sequence[str], random: np.random.Generator
) -> dict[str, Any]:
    """Draw a value for each chosen option that the network allows."""

    def some(items: Sequence[Any]) -> list[Any]:
        return [item for item in items if random.random() < 0.5]

    layers = range(a.layers)
    order = random.permutation(visits).tolist() if "order" in chosen else list(range(visits))
    parts = [part for part in ("pointer", "generation") if part in a.components]
    skips = [
        {"layer": layer, "part": part} for layer in layers for part in ("attention", "feed_forward")
    ]
    heads = some([list(head) for head in a.all_heads])
    values: dict[str, Any] = {
        "gate": float(random.choice([0, 1, random.random()])),
        "only": str(random.choice(parts)),
        "attention_temperature": float(10 ** random.uniform(-1.5, 1.5)),
        "pointer_temperature": float(10 ** random.uniform(-1.5, 1.5)),
        "remove_heads": "all" if random.random() < 0.2 else heads,
        "replace_with": str(random.choice(["zero", "mean"])),
        "skip": some(skips),
        "without_features": some(["user", *FEATURES_OF_TIME]),
        "mask_visits": some(order[:-1]),
        "order": order,
    }
    drawn = {name: values[name] if name in values else _drawn(name, random) for name in chosen}
    if len(parts) < 2 or "only" in drawn:
        drawn.pop("gate", None)
    return drawn


def _drawn(name: str, random: np.random.Generator) -> bool | float | str:
    """Draw a value by the control that an intervention declares."""
    control = DECLARED[name].control
    if isinstance(control, NumberBox):
        return float(random.uniform(control.minimum, control.maximum or 4))
    return str(random.choice([*control.options])) if isinstance(control, Menu) else False
