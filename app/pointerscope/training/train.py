"""From a data set to a bundle: split, fit, evaluate, write."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import torch
from pydantic import BaseModel, ConfigDict, Field
from torch import Tensor

from pointerscope.mobility.data_set import (
    DataSet,
    HistoryRule,
    Records,
    Split,
    split_histories,
    split_records,
)
from pointerscope.mobility.places import UNKNOWN, People, Place, Places
from pointerscope.mobility.protocols import name_of
from pointerscope.network.adapters import AdaptedNetwork
from pointerscope.network.adapters.protocol import VocabularySizes, build_adapter
from pointerscope.network.adapters.registration import try_adapter
from pointerscope.network.architecture import COMPONENTS, Architecture, Component
from pointerscope.network.bundles import (
    DATA_LICENCE,
    AdapterRecord,
    Behaviour,
    Bundle,
    DataRecord,
    ExampleHistory,
    MetricDifference,
    Metrics,
    ModelCard,
    SoftwareVersions,
    TrainingRecord,
    read_bundle,
    write_bundle,
)
from pointerscope.network.checkpoint import POSITION_TABLE
from pointerscope.network.network import Network
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.training.baselines import predict_with_baselines
from pointerscope.training.batches import hash_histories
from pointerscope.training.examples import Repeats, draw_histories, select_real_histories
from pointerscope.training.fit import FitResult, Progress, fit, matmul_precision, new_network
from pointerscope.training.metrics import evaluate_network
from pointerscope.training.recipe import Recipe
from pointerscope.training.scores import GroundTruth, ResampledScores
from pointerscope.training.state import exclusive_lock

MIN_VISITORS = 5  # a place with fewer visitors would reveal where one person goes


class NetworkSizes(BaseModel):
    """The sizes and components of a network to train; see `Architecture`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    d_model: Annotated[int, Field(ge=4, description="Model width.")] = 64
    heads: Annotated[int, Field(ge=1, description="Attention heads in every layer.")] = 4
    layers: Annotated[int, Field(ge=1, description="Encoder layers.")] = 2
    feed_forward: Annotated[
        int, Field(ge=1, description="Width inside the feed-forward networks.")
    ] = 256
    dropout: Annotated[
        float, Field(ge=0, lt=1, description="Probability of dropout in training.")
    ] = 0.2
    max_visits: Annotated[int, Field(ge=1, description="The longest history.")] = 64
    without: Annotated[tuple[Component, ...], Field(description="Components to leave out.")] = ()


@dataclass(frozen=True)
class Ablation:
    """A variant of a network with components or layers removed.

    Attributes:
        variant: what differs, in words.
        without: the components to remove.
        layers: the number of layers; None leaves it unchanged.
        several_seeds: whether a family has it trained with several seeds.
    """

    variant: str
    without: tuple[Component, ...] = ()
    layers: int | None = None
    several_seeds: bool = False

    def apply_to(self, sizes: NetworkSizes) -> NetworkSizes:
        """Return the sizes of the variant, which lacks what `sizes` leave out, too."""
        without = tuple(dict.fromkeys((*sizes.without, *self.without)))
        return sizes.model_copy(update={"without": without, "layers": self.layers or sizes.layers})


ABLATIONS: Mapping[str, Ablation] = {
    "without-position-bias": Ablation("without position bias", ("position_bias",)),
    "without-gate": Ablation("without gate", ("gate",), several_seeds=True),
    "without-pointer": Ablation(
        "without pointer", ("pointer", "position_bias", "gate"), several_seeds=True
    ),
    "without-generation": Ablation("without generation head", ("generation", "gate")),
    "without-attention": Ablation("without self-attention", ("attention",), several_seeds=True),
    "without-user": Ablation("without user", ("user",)),
    "without-time": Ablation("without time features", ("time", "weekday", "recency", "duration")),
    "without-position-from-end": Ablation("without position from end", ("position_from_end",)),
    "without-sinusoidal": Ablation("without sinusoidal table", ("sinusoidal",)),
    "one-layer": Ablation("with one layer", layers=1),
}


def train_bundle(
    data: DataSet | Records,
    folder: Path,
    recipe: Recipe | None = None,
    sizes: NetworkSizes | None = None,
    rule: HistoryRule | None = None,
    *,
    title: str | None = None,
    family: str | None = None,
    variant: str | None = None,
    show_people: bool = False,
    share_weights: bool = False,
    adapter: str | None = None,
    device: str = "cpu",
    on_progress: Callable[[Progress], None] | None = None,
    on_stage: Callable[[str], None] = lambda message: None,
    on_baselines: Callable[[Mapping[str, float]], None] | None = None,
) -> Bundle:
    """Train a network on a data set and write it as a bundle.

    Network and baselines are evaluated on the same test histories, which are used neither for
    fitting nor for choosing the best epoch.

    A file beside the bundle's folder holds the state of training until the bundle is written. The
    same call resumes an interrupted training from it, with the same result.

    Args:
        data: the data set or the records to train on.
        folder: the path of the bundle; an existing one is replaced when training is done.
        recipe: how to train; the published recipe by default.
        sizes: the sizes and components of the network.
        rule: which visits make a history; the rule of the data set by default.
        title: the title of the bundle; that of the data set by default.
        family: the id of the bundle that this is a variant of; its own id by default.
        variant: what is different from the family's bundle.
        show_people: whether the bundle may contain names of people, coordinates, real histories,
            and names of places with few visitors. Simulated data are always shown.
        share_weights: whether the weights, which hold one row for each person, may leave a server.
            Those of simulated data always may.
        adapter: the registered adapter of another network to train instead of PointerNetworkV45;
            its settings are the sizes of the same names.
        device: a torch device, such as "cpu" or "cuda".
        on_progress: called with the progress, a few times a second and after every epoch.
        on_stage: called with a sentence when a stage begins or data are left out of the bundle.
        on_baselines: called before training with the accuracy@1 of each baseline on the validation
            histories, which the training curve can be compared with.

    Raises:
        ValueError: the data set is too small, the sizes do not fit together, or the file beside
            the folder belongs to another training.
        OSError: the folder cannot be written.
    """
    recipe, sizes = recipe or Recipe(), sizes or NetworkSizes()
    may_show_people = show_people or (isinstance(data, DataSet) and data.invented)
    split, rule = split_data(data, rule, sizes.max_visits)
    if not split.validation or not split.test:
        part = "test" if split.validation else "validate"
        raise ValueError(
            f"No history is left to {part} on: the data cover too few days. Add days of data."
        )
    if rule is not None and rule.parts == "people" and "user" not in sizes.without:
        raise ValueError(
            "With parts=people, nobody who is tested is trained on, so a network cannot learn "
            'their embeddings. Add --set without=["user"].'
        )
    network = _new_network(adapter, sizes, split, recipe.seed)
    if on_baselines is not None:
        on_baselines(_validate_baselines(split))
    # Fail before training, not after it, if the folder cannot be created.
    folder.parent.mkdir(parents=True, exist_ok=True)
    state = training_state_path(folder)
    with exclusive_lock(state):
        fitted = _fit(network, split, recipe, on_progress, device, state)
    network.cpu()
    weights = stored_weights(fitted.weights)
    network.load_state_dict(weights)
    record = None
    if isinstance(network, AdaptedNetwork):
        opened = try_adapter(network.adapter)
        network.architecture, record = opened.architecture, AdapterRecord.of(opened)
        weights = stored_weights(network.module.state_dict())
    architecture = network.architecture
    on_stage(f"Evaluating on {len(split.test):,} held-out histories, beside the baselines …")
    metrics, behaviour = _measure(network, split)
    card = ModelCard.from_architecture(
        title or data.title,
        architecture,
        adapter=record,
        software=SoftwareVersions.current(),
        family=family or folder.name,
        variant=variant,
        dataset=data.name,
        licence=data.licence,
        share_weights=share_weights or (isinstance(data, DataSet) and data.invented),
        ranked_by=data.ranked_by if isinstance(data, Records) else None,
        training=TrainingRecord(
            seed=recipe.seed,
            recipe=recipe.model_dump(mode="json"),
            settings={
                **sizes.model_dump(mode="json"),
                "precision": str(matmul_precision(recipe, torch.device(device))).split(".")[-1],
                "show_people": may_show_people,
            },
            device=device.partition(":")[0],
            threads=torch.get_num_threads(),
            data=describe_data(data, split, rule),
            curve=list(fitted.curve),
            best_epoch=fitted.best_epoch,
        ),
        metrics=metrics,
        behaviour=behaviour,
    )
    people = dict(data.people) if isinstance(data, DataSet) and may_show_people else {}
    if not may_show_people and card.ranked_by is None:  # ranks name nobody's places
        hidden = sum(visitors < MIN_VISITORS for visitors in split.visitors)
        on_stage(
            "The bundle leaves out names of people, coordinates, real histories, and the names of "
            f"{hidden:,} places with fewer than {MIN_VISITORS} visitors."
        )
        split = replace(split, places=_remove_private_details(split))
    write_bundle(
        folder,
        card,
        weights,
        split.places,
        # A network without user embeddings has no ids for people.
        people if architecture.users else {},
        _example_histories(network, split, people, card, are_real=bool(people)),
        {DATA_LICENCE: data.terms} if data.terms else None,
    )
    state.unlink(missing_ok=True)
    return read_bundle(folder)


def stored_weights(weights: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """Return the weights of a network as they are stored and measured: in float16."""
    return {
        name: in_half_precision(tensor)
        if tensor.is_floating_point() and name != POSITION_TABLE
        else tensor
        for name, tensor in weights.items()
    }


def in_half_precision(tensor: Tensor) -> Tensor:
    """Return a tensor in float16, half the size; as it is if a number is too large for that."""
    half = tensor.half()
    return half if half.isfinite().all() else tensor


def measure_again(bundle: Bundle, data: DataSet | Records) -> ModelCard:
    """Return the card of a bundle with metrics and behaviour measured again.

    Args:
        bundle: trained by `train_bundle`.
        data: what it was trained on.

    Raises:
        ValueError: the network was trained on other data.
    """
    training = bundle.card.training
    rule = None
    if training is not None and training.data.rule is not None:
        rule = HistoryRule.model_validate(training.data.rule)
    split, _ = split_data(data, rule, bundle.architecture.max_visits)
    histories = (split.train, split.validation, split.test)
    if (
        training is None
        or tuple(map(len, histories))
        != (training.data.train, training.data.validation, training.data.test)
        or training.data.sha256 not in (None, hash_histories(*histories))
    ):
        raise ValueError(
            f"{bundle.id} was trained on other histories than those of {data.name}, so its card "
            "cannot be renewed from them. Prepare the data as they were, or train it again."
        )
    metrics, behaviour = _measure(bundle.network, split)
    return bundle.card.model_copy(update={"metrics": metrics, "behaviour": behaviour})


def _measure(network: Network, split: Split) -> tuple[Metrics, Behaviour]:
    """Measure a network and the baselines on the test histories."""
    measured = evaluate_network(network, split.test)
    truth = GroundTruth.from_histories(split.test)
    predictions = predict_with_baselines(split.train, split.test, split.locations)
    baselines = {name: ResampledScores(own, truth) for name, own in predictions.items()}
    metrics = Metrics(
        **measured.scores.model_dump(),
        baselines={name: own.scores for name, own in baselines.items()},
        differences={
            name: {
                metric: MetricDifference(value=found.value, interval=found.interval)
                for metric, found in measured.resampled.minus(own).items()
            }
            for name, own in baselines.items()
        },
        parts=measured.parts,
    )
    return metrics, measured.behaviour


def _validate_baselines(split: Split) -> dict[str, float]:
    predictions = predict_with_baselines(split.train, split.validation, split.locations)
    return {name: float((own.ranks == 1).mean()) for name, own in predictions.items()}


def training_state_path(folder: Path) -> Path:
    """Return the path of the file that holds the state of an interrupted training."""
    return folder.with_name(f".{folder.name}.training")


def split_data(
    data: DataSet | Records, rule: HistoryRule | None, max_visits: int
) -> tuple[Split, HistoryRule | None]:
    """Return the split histories, and the rule that made them; None if the data are histories."""
    if isinstance(data, DataSet):
        rule = rule or data.rule
        return split_histories(data, rule, max_visits=max_visits), rule
    if rule is not None:
        raise ValueError(
            "Records are histories already: a history rule cannot be applied. Leave it out."
        )
    return split_records(data, max_visits=max_visits), None


def _new_network(
    adapter: str | None, sizes: NetworkSizes, split: Split, seed: int
) -> PointerNetwork | AdaptedNetwork:
    """Return an untrained network whose initial weights depend on the seed alone."""
    if adapter is None:
        return new_network(architecture_for(sizes, split), seed)
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        vocabulary = VocabularySizes(split.locations, split.users, sizes.max_visits)
        built = build_adapter(adapter, vocabulary, sizes.model_dump(exclude={"without"}))
    return AdaptedNetwork(built, try_adapter(built).architecture)


def _fit(
    network: PointerNetwork | AdaptedNetwork,
    split: Split,
    recipe: Recipe,
    on_progress: Callable[[Progress], None] | None,
    device: str,
    state: Path,
) -> FitResult:
    """Train a network by gradients, or estimate one that counts."""
    if isinstance(network, AdaptedNetwork) and network.adapter.estimate(split.train):
        network.module = network.adapter.module
        return FitResult(network.state_dict(), (), 0, 0.0, 0.0, 0.0)
    return fit(
        network, split.train, split.validation, recipe, on_progress, device=device, state=state
    )


def architecture_for(sizes: NetworkSizes, split: Split) -> Architecture:
    """Return the architecture of a network of these sizes for the people and places of a split."""
    components = frozenset(COMPONENTS) - set(sizes.without)
    return Architecture(
        locations=split.locations,
        users=split.users if "user" in components else 0,
        components=components,
        **sizes.model_dump(exclude={"without"}),
    )


def describe_data(data: DataSet | Records, split: Split, rule: HistoryRule | None) -> DataRecord:
    """Count the data, and what was left out of them."""
    dropped = {entry.reason: entry.count for entry in data.report.dropped}
    counts = {
        "kind": data.kind,
        "rule": None if rule is None else rule.model_dump(),
        "protocol": name_of(data, rule),
        "train": len(split.train),
        "validation": len(split.validation),
        "test": len(split.test),
        "test_with_unknown_target": sum(h.target == UNKNOWN for h in split.test),
        "cut_to_max_visits": split.cut,
        "dropped": dropped | dict(split.dropped),
        "sha256": hash_histories(split.train, split.validation, split.test),
    }
    if isinstance(data, Records):
        histories = (*split.train, *split.validation, *split.test)
        users = {history.user for history in histories}
        return DataRecord(people=len(users), visits=None, places=len(split.places), **counts)
    visits_by_person = [visits for visits in data.visits.values() if visits]
    return DataRecord(
        people=len(visits_by_person),
        visits=sum(map(len, visits_by_person)),
        places=len({visit.location for visits in visits_by_person for visit in visits}),
        first_day=min(visits[0].arrival for visits in visits_by_person).date().isoformat(),
        last_day=max(visits[-1].arrival for visits in visits_by_person).date().isoformat(),
        **counts,
    )


def _remove_private_details(split: Split) -> tuple[Place, ...]:
    """Remove coordinates, and the names of places with few visitors, such as homes."""
    return tuple(
        replace(place, latitude=None, longitude=None)
        if visitors >= MIN_VISITORS
        else Place(place.id, category=place.category)
        for place, visitors in zip(split.places, split.visitors, strict=True)
    )


def _example_histories(
    network: Network,
    split: Split,
    people: Mapping[int, str],
    card: ModelCard,
    *,
    are_real: bool,
) -> tuple[ExampleHistory, ...]:
    if are_real:
        return select_real_histories(split, People(people, split.users))
    stays = any(history.durations.any() for history in split.train)
    places = Places(split.places, split.locations)
    repeats = Repeats.of(split.train)
    seed = card.training.seed if card.training else 0
    return draw_histories(
        network, places, stays=stays, repeats=repeats, seed=seed, ranked_by=card.ranked_by
    )
