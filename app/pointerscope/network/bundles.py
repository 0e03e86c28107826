"""Bundles: folders with a network, what it needs to run, and what was measured on it.

::

    models/<id>/
        weights.safetensors  the parameters
        model.json           the card: title, architecture, data, training, metrics
        places.csv           the names of the locations
        people.csv           the names of the people
        histories.json       example histories
        insights.json        aggregates over a data set, once computed
        DATA-LICENCE.md      the terms of the data, where they are not free

The folder of a published run, with `best.pt` or `checkpoints/best.pt`, is a bundle too; it has no
card, and names and histories only where these files are put beside it.

Readers of the JSON files ignore keys that they do not know, so that an older version opens the
bundles of a newer one. Known keys with invalid values are refused.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

import orjson
import torch
from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    model_validator,
)
from safetensors.torch import save

from pointerscope import __version__
from pointerscope.core.atomic_writes import write_file, write_folder
from pointerscope.core.foreign_files import ForeignFileError, check_file
from pointerscope.mobility.place_ranks import PlaceOrder
from pointerscope.mobility.places import (
    People,
    Place,
    Places,
    read_people,
    read_place_rows,
    read_places,
    write_people,
    write_places,
)
from pointerscope.network.adapters.checkpoint import build_adapted, check_adapted
from pointerscope.network.adapters.registration import Opened, OpenedFile
from pointerscope.network.architecture import COMPONENTS, AdaptedArchitecture, Architecture
from pointerscope.network.checkpoint import (
    CHECKPOINT,
    CHECKPOINTS,
    CONFIGURATION,
    MAX_CONFIGURATION_BYTES,
    MAX_WEIGHTS_BYTES,
    POSITION_TABLE,
    Checkpoint,
    CheckpointError,
    ModelConfiguration,
    Setting,
    build_network,
    find_checkpoint,
    read_checkpoint,
    validate_checkpoint,
)
from pointerscope.network.insights import (
    INSIGHTS,
    Insights,
    InsightsError,
    ShortList,
    first_problem,
    read_insights,
)
from pointerscope.network.insights import MAX_FILE_BYTES as MAX_INSIGHTS_BYTES
from pointerscope.network.network import Network
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.network.safetensors_files import read_safetensors, read_weights_file
from pointerscope.network.training_curve import Epoch as Epoch

WEIGHTS = "weights.safetensors"
CARD = "model.json"
PLACES = "places.csv"
PEOPLE = "people.csv"
HISTORIES = "histories.json"
DATA_LICENCE = "DATA-LICENCE.md"
FILES = {
    WEIGHTS: MAX_WEIGHTS_BYTES,
    CARD: 1_000_000,
    PLACES: 10_000_000,
    PEOPLE: 10_000_000,
    HISTORIES: 10_000_000,
    INSIGHTS: MAX_INSIGHTS_BYTES,
    DATA_LICENCE: 1_000_000,
    CHECKPOINT: MAX_WEIGHTS_BYTES,
    CONFIGURATION: MAX_CONFIGURATION_BYTES,
}
"""The files of a bundle, with the most bytes of each."""
MAX_FOLDERS = 1_000
"""Most folders that are looked at in a tree of runs."""

_SIZES = ("locations", "users", "d_model", "heads", "layers", "feed_forward", "max_visits")
_WEIGHTS_SUFFIXES = (".pt", ".pth", ".ckpt", ".safetensors")
_SHOWN_NAMES = 8
_MAX_DEPTH = 3  # of folders in a tree of runs
_MAX_ENTRIES = 10_000  # of a folder
_MAX_NAMES = 500
_MAX_EXAMPLES = 10_000
_MAX_NOTATION = 200_000  # characters, as in a query


def _check_names(names: Any) -> Any:
    if isinstance(names, dict) and len(names) > _MAX_NAMES:
        raise ValueError(f"{len(names):,} names, of which at most {_MAX_NAMES} are read")
    return names


_Value = TypeVar("_Value")
_Id = Annotated[int, Field(ge=0, le=2**31)]
_Names = Annotated[dict[str, _Value], BeforeValidator(_check_names)]
Rate = Annotated[float, Field(ge=0, le=1)]
Text = Annotated[str, Field(max_length=20_000)]


class _Finite(BaseModel):
    model_config = ConfigDict(allow_inf_nan=False)


class Scores(_Finite):
    """Metrics of a predictor on held-out histories.

    Rates are fractions. A metric that is undefined for a predictor, such as the calibration error
    of one without probabilities, is None.
    """

    accuracy_at_1: Rate
    accuracy_at_5: Rate
    accuracy_at_10: Rate
    mrr: Rate
    ndcg_at_10: Rate
    weighted_f1: Rate | None = Field(
        None, description="The F1 of each place, weighted by how often it is the target."
    )
    mean_rank: Annotated[float, Field(ge=1)] | None = Field(
        None, description="Mean rank of the target, over the histories whose target is known."
    )
    calibration_error: Rate | None = Field(
        None, description="Expected calibration error of the prediction, with 15 bins."
    )
    accuracy_at_1_with_unknown: Rate | None = Field(
        None,
        description='Accuracy@1 if "unknown" were an answer, never right, wherever it is more '
        "probable than every known place.",
    )
    accuracy_at_1_unknown_as_place: Rate | None = Field(
        None,
        description='Accuracy@1 if "unknown" were a place like any other: also right where it is '
        "the answer and the target is unknown.",
    )
    calibration_error_with_unknown: Rate | None = Field(
        None, description="The calibration error by the same rule."
    )
    histories: Annotated[int, Field(ge=1)]
    intervals: _Names[tuple[float, float]] = Field(
        default_factory=dict,
        description="95 % bootstrap intervals by metric; people are resampled.",
    )


class MetricDifference(_Finite):
    """The difference of a metric between two predictors of the same histories."""

    value: float
    interval: tuple[float, float] = Field(
        description="95 % bootstrap interval; both predictors meet the same resamples of people."
    )


class Metrics(Scores):
    """The scores of a network, and of its parts and the baselines on the same histories."""

    baselines: Annotated[_Names[Scores], Field(min_length=1)]
    differences: _Names[_Names[MetricDifference]] = Field(
        default_factory=dict,
        description="By baseline and metric, the network minus the baseline.",
    )
    parts: _Names[Scores] = Field(
        default_factory=dict, description="`pointer_alone` and `generation_alone`."
    )


class ChangedAccuracy(_Finite):
    """Accuracy@1 of the network with interventions, on the test histories."""

    name: Text
    interventions: _Names[Any] = Field(description="As in a query.")
    accuracy_at_1: Rate
    interval: tuple[float, float]
    difference: MetricDifference = Field(description="From the network as it was trained.")


class AttentionValue(_Finite):
    """What attention and the other parts contribute to accuracy."""

    histories: Annotated[int, Field(ge=1)]
    accuracy_at_1: Rate = Field(description="Of the network as it was trained.")
    interval: tuple[float, float]
    changes: ShortList[ChangedAccuracy] = Field(description="Each part left out, or used alone.")
    pruning: ShortList[ChangedAccuracy] = Field(
        description="Heads removed one after the other, each time the one whose removal costs "
        "least on validation histories. Each entry lacks one head more."
    )


class HeldOutAccuracy(_Finite):
    """Accuracy@1 of a predictor on some of the test histories."""

    accuracy_at_1: Rate
    interval: tuple[float, float]


class FamiliarityGroup(_Finite):
    """Accuracy@1 on test histories of which training has shown more or less."""

    by: Text = Field(description="What the histories are grouped by.")
    name: Text = Field(description="The histories of this group.")
    histories: Annotated[int, Field(ge=1)]
    people: Annotated[int, Field(ge=0)] = Field(description="Of real people, a multiple of 5.")
    network: HeldOutAccuracy
    baseline: Text = Field(description="The baseline that is best on all test histories.")
    difference: MetricDifference = Field(description="The network minus this baseline, paired.")


class DecidingAttention(_Finite):
    """How much of a head's attention goes to the earlier visits that decide the next one."""

    layer: Annotated[int, Field(ge=0)]
    head: Annotated[int, Field(ge=0)]
    share: Rate = Field(description="Of the last visit's attention; the context is read there.")
    interval: tuple[float, float]
    mean_share: Rate = Field(description="Of the attention of all visits of these histories.")


class CustomAccuracy(_Finite):
    """Accuracy@1 where people go by one custom of a simulation, and the heads that carry it."""

    custom: Text = Field(
        description='"routine", "errand", "consequence", or "exploration" for a free choice.'
    )
    histories: Annotated[int, Field(ge=1)]
    oracle: Rate = Field(description="Of one who knows the customs and the person's whole life.")
    network: HeldOutAccuracy
    changes: ShortList[ChangedAccuracy] = Field(
        description="The network with interventions, on the same histories."
    )
    baselines: _Names[HeldOutAccuracy]
    carriers: ShortList[tuple[int, int]] = Field(
        default_factory=list,
        description="The heads, as [layer, head], whose removal costs most here beyond other "
        "customs, and routine and free choices little, chosen on validation histories.",
    )
    without_carriers: _Names[MetricDifference] = Field(
        default_factory=dict,
        description="By custom, these heads removed minus the whole network.",
    )
    deciding_attention: ShortList[DecidingAttention] = Field(
        default_factory=list,
        description="Every head's attention to the visits that decide, other than the last, on "
        "the histories that hold all of them.",
    )


class OtherSeed(_Finite):
    """What the same network reaches when it is trained with another seed."""

    seed: Annotated[int, Field(ge=0)]
    metrics: Scores
    attention: AttentionValue | None = None


class Behaviour(_Finite):
    """Averages over the held-out histories; None for a component that the network lacks."""

    histories: Annotated[int, Field(ge=1)]
    targets_in_history: Rate = Field(description="Share of targets that occur in the history.")
    gate_mean: Rate | None = None
    gate_deviation: Annotated[float, Field(ge=0)] | None = None
    gate_when_right: Rate | None = None
    gate_when_wrong: Rate | None = None
    pointer_entropy_mean: Annotated[float, Field(ge=0)] | None = Field(None, description="Nats.")
    pointer_entropy_deviation: Annotated[float, Field(ge=0)] | None = None
    weight_by_steps_back: ShortList[Rate] = Field(
        default_factory=list,
        description="Mean pointer weight, over the histories with a visit so many steps back.",
    )
    histories_by_steps_back: ShortList[int] = Field(default_factory=list)


class DataRecord(BaseModel):
    """The data that a network was trained on, and what was left out of it."""

    people: int
    visits: int | None = Field(
        None, description="None where overlapping histories hide their number."
    )
    places: int
    kind: Text = Field(description='"gps stays", "check-ins", "simulated visits" or "visits".')
    first_day: Text | None = Field(None, description="ISO date; None where there are no dates.")
    last_day: Text | None = None
    rule: _Names[Setting] | None = Field(
        None, description="How visits became histories; None where the data are histories."
    )
    protocol: Text | None = Field(
        None, description="The protocol of a paper that the data and the rule follow."
    )
    train: int
    validation: int
    test: int
    test_with_unknown_target: int
    cut_to_max_visits: int
    dropped: _Names[int] = Field(description="How many were left out, by reason.")
    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")] | None = Field(
        None,
        description="Hash of the prepared training, validation and test histories; null in "
        "bundles written before it was recorded.",
    )


class TrainingRecord(_Finite):
    """How a network was trained."""

    seed: int
    recipe: _Names[Setting | ShortList[Setting]]
    settings: _Names[Setting | ShortList[Setting]] = Field(
        default_factory=dict, description="The other settings of the training run."
    )
    device: Text = "cpu"
    threads: int | None = Field(
        None, description="CPU threads; the same number gives the same weights."
    )
    data: DataRecord
    curve: ShortList[Epoch]
    best_epoch: int


class ExampleReason(BaseModel):
    """Why the person of an example history goes to its target, as the simulation knows.

    Positions count the visits of the history from 0; a visit before it has none.
    """

    cause: Text = Field(
        description='What they went by: "routine", "errand", "consequence", or "exploration" for a '
        "free choice."
    )
    custom: Text = Field(description="What they would have gone by if they had kept to it.")
    decided_by: ShortList[int] = Field(description="The visits that decide.")
    decided_before: Annotated[int, Field(ge=0)] = Field(
        0, description="How many visits before the history decide, too."
    )
    repeats: _Id | None = Field(None, description="The last visit to the same place.")
    expected: _Id | None = Field(None, description="The most likely location.")


class ExampleHistory(BaseModel):
    """An example history of a bundle."""

    title: Text
    user: _Id | None = Field(description="The id of the person; null for nobody in particular.")
    visits: Annotated[str, Field(max_length=_MAX_NOTATION)] = Field(
        description="In the visit notation."
    )
    predict_at: Text = Field(description="The moment to predict.")
    target: _Id | None = Field(None, description="The location visited next.")
    reason: ExampleReason | None = Field(
        None, description="Why they go there; null where it is not known."
    )


_EXAMPLE_HISTORIES = TypeAdapter(
    Annotated[ShortList[ExampleHistory], Field(max_length=_MAX_EXAMPLES)]
)


class AdapterRecord(_Finite):
    """The adapter that opens a network, and what was found when it was tried."""

    name: Text = Field(description="What it is registered by.")
    settings: _Names[Setting] = Field(
        default_factory=dict, description="What it builds the module from."
    )
    sites: ShortList[Text] = Field(description="Whose tensors can be changed.")
    read_only_sites: ShortList[Text] = Field(
        default_factory=list, description="Whose tensors can only be read."
    )
    masks_visits: bool = Field(
        False, description="Whether a masked visit has no influence on the answer."
    )
    histories: Annotated[int, Field(ge=1)] = Field(
        description="On how many drawn histories it was tried."
    )
    difference: Annotated[float, Field(ge=0)] = Field(
        description="The largest difference between its probabilities and the module's."
    )

    @classmethod
    def of(cls, opened: Opened) -> AdapterRecord:
        """Return the record of an adapter that was tried."""
        a = opened.architecture
        return cls(
            name=a.adapter,
            settings=dict(a.settings),
            sites=list(a.sites),
            read_only_sites=list(a.read_only_sites),
            masks_visits=a.masks_visits,
            histories=opened.histories,
            difference=opened.difference,
        )


class SoftwareVersions(BaseModel):
    """The versions of the software that wrote a bundle."""

    pointerscope: str
    torch: str

    @classmethod
    def current(cls) -> SoftwareVersions:
        """Return the versions in use."""
        return cls(pointerscope=__version__, torch=str(torch.__version__))


class ModelCard(_Finite):
    """The `model.json` of a bundle; keys of newer versions are ignored."""

    title: Text
    software: SoftwareVersions | None = Field(
        None, description="The versions that wrote the bundle; null where they were not recorded."
    )
    family: Text | None = Field(
        None, description="The id of the bundle that this is a variant of, or its own id."
    )
    variant: Text | None = Field(None, description='What is different, such as "without gate".')
    dataset: Text | None = None
    licence: Text | None = Field(
        None, description="The licence of the data that the network was trained on."
    )
    locations: int
    users: int
    d_model: int
    heads: Annotated[int, Field(ge=0, le=1024)]
    layers: int
    feed_forward: int
    max_visits: int
    dropout: Annotated[float, Field(ge=0, lt=1)]
    components: ShortList[str]
    share_weights: bool = Field(
        False,
        description="Whether the weights, which hold one row for each person, may leave the "
        "server.",
    )
    adapter: AdapterRecord | None = Field(
        None, description="What opens the network; null for PointerNetworkV45."
    )
    ranked_by: PlaceOrder | None = Field(
        None,
        description='"recency" or "frequency" where locations are ranks of places in the history, '
        "so that the network needs no fixed list of places.",
    )
    imported_settings: _Names[Setting] | None = Field(
        None, description="The configuration of an imported checkpoint, without paths of files."
    )
    training: TrainingRecord | None = None
    metrics: Metrics | None = None
    behaviour: Behaviour | None = None
    attention: AttentionValue | None = None
    familiarity: ShortList[FamiliarityGroup] | None = Field(
        None, description="Accuracy by what training has shown of the test histories."
    )
    customs: ShortList[CustomAccuracy] | None = Field(
        None, description="By custom, where a simulation knows why people go where they go."
    )
    other_seeds: ShortList[OtherSeed] = Field(default_factory=list)

    @model_validator(mode="after")
    def _name_attention(self) -> ModelCard:
        """Name self-attention, which was no component of its own in earlier versions."""
        if self.heads and "attention" not in self.components:
            self.components.append("attention")
        return self

    @classmethod
    def from_architecture(cls, title: str, architecture: Architecture, **known: Any) -> ModelCard:
        """Return the card of a network, with other fields of the card as far as known."""
        sizes = {
            name: getattr(architecture, name)
            for name in cls.model_fields
            if name in {*_SIZES, "dropout"}
        }
        components = [name for name in COMPONENTS if name in architecture.components]
        return cls(title=title, components=components, **sizes, **known)


class SharedWeights(NamedTuple):
    """A file of weights that may leave the server.

    Attributes:
        sha256: the hash of its content, in hexadecimal digits.
        size: in bytes.
    """

    sha256: str
    size: int


class NoWeightsError(LookupError):
    """Weights that stay on the server, or are not the ones asked for."""


class AdaptedNetworkError(ValueError):
    """Something that reads parameters of PointerNetworkV45 was asked of another network."""

    where = "model"

    def __init__(self, model: str) -> None:
        super().__init__(
            f'This reads weights that only PointerNetworkV45 has, and "{model}" is another '
            "network. Choose another model."
        )
        self._model = model

    def __reduce__(self) -> tuple[type[AdaptedNetworkError], tuple[str]]:
        """Pickle the error by its argument, so that it can cross processes."""
        return type(self), (self._model,)


class BundleError(ValueError):
    """A folder that cannot be opened as a bundle; the message says why."""


class ChangedBundleError(BundleError):
    """The files of a bundle have changed since it was opened, or are gone."""

    def __init__(self, model: str) -> None:
        super().__init__(f'The files of the model "{model}" have just changed; try again.')


@dataclass(frozen=True, eq=False)
class Bundle:
    """A network with its card, names and example histories.

    Weights and insights take the most memory: they are read on first use, and `release_memory`
    frees them.

    Attributes:
        id: the name of the folder.
        card: the contents of `model.json`.
        architecture: the sizes and components of the network.
        parameters: the number of trained parameters.
        places: the names of the locations.
        people: the names of the people.
        histories: the example histories.
        version: a text that changes when any of the files does.
        folder: the path of the folder.
    """

    id: str
    card: ModelCard
    architecture: Architecture
    parameters: int
    places: Places
    people: People
    histories: tuple[ExampleHistory, ...]
    version: str
    folder: Path

    @cached_property
    def checkpoint(self) -> Checkpoint:
        """The weights.

        Raises:
            ChangedBundleError: the files have changed since the bundle was opened.
        """
        with self._unchanged():
            _, checkpoint = _read_network(self.folder, self.id)
        return checkpoint

    @cached_property
    def network(self) -> Network:
        """The network, ready to predict."""
        return network_of(self.checkpoint)

    @property
    def is_loaded(self) -> bool:
        """Whether the network is in memory."""
        return "network" in vars(self)

    @property
    def pointer_network(self) -> PointerNetwork:
        """The network, for what reads parameters that only PointerNetworkV45 has.

        Raises:
            AdaptedNetworkError: it was opened by an adapter.
        """
        self.require_pointer_network()
        assert isinstance(self.network, PointerNetwork)
        return self.network

    def require_pointer_network(self) -> None:
        """Check that the network is a PointerNetworkV45.

        Raises:
            AdaptedNetworkError: it was opened by an adapter.
        """
        if not self.architecture.is_pointer_network:
            raise AdaptedNetworkError(self.id)

    @cached_property
    def shared_weights(self) -> SharedWeights | None:
        """The file of weights, where it may leave the server; None where it stays.

        Raises:
            ChangedBundleError: the files have changed since the bundle was opened.
        """
        if self.card.adapter is not None:
            return None  # browsers compute PointerNetworkV45 only
        if not self.card.share_weights or not (self.folder / WEIGHTS).is_file():
            return None
        content = self.read_shared_weights()
        return SharedWeights(hashlib.sha256(content).hexdigest(), len(content))

    def read_shared_weights(self) -> bytes:
        """Return the content of the file of weights.

        Raises:
            ChangedBundleError: the files have changed since the bundle was opened.
        """
        with self._unchanged():
            return (self.folder / WEIGHTS).read_bytes()

    @contextmanager
    def _unchanged(self) -> Iterator[None]:
        """Read files in a block; if they have changed by then, an error says so."""
        try:
            yield
        except (BundleError, FileNotFoundError) as error:
            if self._has_changed():
                raise ChangedBundleError(self.id) from error
            raise
        if self._has_changed():
            raise ChangedBundleError(self.id)

    def _has_changed(self) -> bool:
        try:
            return folder_version(self.folder) != self.version
        except FileNotFoundError:
            return True

    @property
    def insights(self) -> Insights | None:
        """The insights over a whole data set; None where none were computed.

        Raises:
            InsightsError: the file is damaged.
        """
        if isinstance(self._insights, InsightsError):
            raise self._insights
        return self._insights

    @property
    def expected_insights(self) -> Insights:
        """The insights of a bundle that had some a moment ago.

        Raises:
            ChangedBundleError: it has none now.
            InsightsError: the file is damaged.
        """
        if self.insights is None:
            raise ChangedBundleError(self.id)
        return self.insights

    @cached_property
    def _insights(self) -> Insights | InsightsError | None:
        try:
            return read_insights(self.folder)
        except InsightsError as error:
            return error

    def without_folder(self) -> Bundle:
        """Return a copy for machines without the folder: with weights, without histories."""
        return replace(self, histories=()).with_checkpoint(self.checkpoint)

    def with_checkpoint(self, checkpoint: Checkpoint) -> Bundle:
        """Put weights of the bundle's own architecture into memory; return the bundle."""
        vars(self)["checkpoint"] = checkpoint
        return self

    def release_memory(self) -> None:
        """Free what can be read again on the next use."""
        for name in ("checkpoint", "network", "_insights"):
            vars(self).pop(name, None)


@torch.inference_mode(mode=False)  # whoever asks first, others may take gradients
def network_of(checkpoint: Checkpoint) -> Network:
    """Build the network of a checkpoint, by its adapter where it has one, ready to predict."""
    if isinstance(checkpoint.architecture, AdaptedArchitecture):
        return build_adapted(checkpoint)
    return build_network(checkpoint)


def is_bundle(folder: Path) -> bool:
    """Return whether a folder holds a file that only bundles have."""
    has_own = any((folder / name).is_file() for name in (CARD, WEIGHTS))
    return has_own or find_checkpoint(folder) is not None


def read_bundle(folder: Path, model: str | None = None) -> Bundle:
    """Open a bundle, or a folder with a published checkpoint.

    Args:
        folder: its folder.
        model: its id; the name of the folder if left out.

    Raises:
        BundleError: the folder cannot be opened as a bundle.
    """
    try:
        version = folder_version(folder)
        card, checkpoint = _read_network(folder, model or folder.name)
        architecture, weights = checkpoint.architecture, checkpoint.weights
        return Bundle(
            id=model or folder.name,
            card=card,
            architecture=architecture,
            parameters=sum(weights[name].numel() for name in weights.keys() - {POSITION_TABLE}),
            places=_read_places(folder, architecture),
            people=_read_people(folder, architecture),
            histories=_read_histories(folder),
            version=version,
            folder=folder,
        ).with_checkpoint(checkpoint)
    except OSError as error:
        raise BundleError(f"The folder cannot be read: {error.strerror or error}.") from error


def write_bundle(
    folder: Path,
    card: ModelCard,
    weights: Mapping[str, Any],
    places: Iterable[Place] = (),
    people: Mapping[int, str] | None = None,
    histories: Sequence[ExampleHistory] = (),
    documents: Mapping[str, str] | None = None,
) -> None:
    """Write a bundle completely or not at all.

    Args:
        folder: the path of the bundle; an existing bundle is replaced.
        card: the contents of `model.json`.
        weights: the parameters by their published names.
        places: the named locations.
        people: the names of people by id.
        histories: example histories.
        documents: other texts by file name, such as the licence of the data.
    """
    # Copies, because safetensors refuses tensors that share memory.
    tensors = {
        name: tensor.detach().cpu().clone(memory_format=torch.contiguous_format)
        for name, tensor in weights.items()
    }
    texts = {
        CARD: _json(card.model_dump(exclude_none=True)),
        PLACES: write_places(places),
        PEOPLE: write_people(people or {}),
        HISTORIES: _json([history.model_dump() for history in histories]),
        **(documents or {}),
    }

    def write_files(temporary: Path) -> None:
        (temporary / WEIGHTS).write_bytes(save(tensors))
        for name, text in texts.items():
            (temporary / name).write_text(text, encoding="utf-8")

    write_folder(folder, write_files)


def write_card(folder: Path, card: ModelCard) -> None:
    """Replace the `model.json` of a bundle."""
    content = _json(card.model_dump(exclude_none=True)).encode()
    write_file(folder / CARD, lambda file: file.write(content))


def find_weights(path: Path) -> Path:
    """Return the file of weights that a path stands for.

    Args:
        path: the file itself, or a folder with `best.pt` or `checkpoints/best.pt`, or with one
            other file of weights (`.pt`, `.pth`, `.ckpt` or `.safetensors`).

    Raises:
        BundleError: there is none, or there are several.
    """
    if path.is_file():
        return path
    if path.is_dir() and (file := find_checkpoint(path)):
        return file
    folders = [folder for folder in (path, path / CHECKPOINTS) if folder.is_dir()]
    names = [one for folder in folders for one in sorted(folder.iterdir())]
    others = [one for one in names if one.suffix in _WEIGHTS_SUFFIXES and one.is_file()]
    if len(others) == 1:
        return others[0]
    shown = ", ".join(str(one.relative_to(path)) for one in (others or names)[:_SHOWN_NAMES])
    more = " …" if len(others or names) > _SHOWN_NAMES else ""
    found = f"found {shown}{more}" if names else "nothing is there"
    what = "several files of weights" if others else f"no {CHECKPOINT}"
    raise BundleError(
        f"There is {what} at {path}: {found}. Name a file of weights "
        f"({', '.join(_WEIGHTS_SUFFIXES)}), or a folder with {CHECKPOINT} or "
        f"{CHECKPOINTS}/{CHECKPOINT}."
    )


def find_bundles(folder: Path) -> Iterator[Path]:
    """Yield a folder, if it is a bundle, or the bundles in a tree of runs.

    Runs lie at most three folders deep. At most a thousand folders are looked at, those near the
    top first; links to folders are not followed.

    Raises:
        OSError: the folder itself cannot be read.
    """
    if is_bundle(folder):
        yield folder
        return
    level, left = [folder], MAX_FOLDERS
    for _ in range(_MAX_DEPTH):
        inner = [one for outer in level for one in _folders_in(outer, left)][:left]
        left -= len(inner)
        level = []
        for one in inner:
            if is_bundle(one):
                yield one
            else:
                level.append(one)


def _folders_in(folder: Path, most: int) -> list[Path]:
    try:
        with os.scandir(folder) as entries:
            folders = [
                entry.name
                for entry in islice(entries, _MAX_ENTRIES)
                if not entry.name.startswith(".") and entry.is_dir(follow_symlinks=False)
            ]
    except OSError:  # cannot be read
        return []
    return [folder / name for name in sorted(folders)[:most]]


def import_checkpoint(
    path: Path,
    folder: Path,
    title: str | None = None,
    *,
    share_weights: bool = False,
    places: Path | None = None,
    read: Callable[[Path], Checkpoint] = read_weights_file,
) -> Bundle:
    """Turn a checkpoint into a bundle.

    Args:
        path: see `find_weights`.
        folder: the path of the new bundle.
        title: the title of the bundle; the name of its folder by default.
        share_weights: whether the weights may leave a server.
        places: a `places.csv` with the names of its places.
        read: opens the file of weights.

    Raises:
        BundleError: the checkpoint or the places cannot be read.
    """
    try:
        checkpoint = read(find_weights(path))
        named = [] if places is None else _named_places(places, checkpoint.architecture)
    except CheckpointError as error:
        raise BundleError(str(error)) from error
    card = ModelCard.from_architecture(
        title or folder.name,
        checkpoint.architecture,
        software=SoftwareVersions.current(),
        imported_settings=dict(checkpoint.settings),
        share_weights=share_weights,
    )
    write_bundle(folder, card, checkpoint.weights, named)
    return read_bundle(folder)


def import_adapted(
    opened: OpenedFile,
    folder: Path,
    title: str | None = None,
    *,
    places: Path | None = None,
) -> Bundle:
    """Turn weights that an adapter opened into a bundle.

    Args:
        opened: see `open_weights`.
        folder: the path of the new bundle.
        title: the title of the bundle; the name of its folder by default.
        places: a `places.csv` with the names of its places.

    Raises:
        BundleError: the places cannot be read.
    """
    found, weights = opened
    named = [] if places is None else _named_places(places, found.architecture)
    card = ModelCard.from_architecture(
        title or folder.name,
        found.architecture,
        adapter=AdapterRecord.of(found),
        software=SoftwareVersions.current(),
    )
    write_bundle(folder, card, weights, named)
    return read_bundle(folder)


def _named_places(path: Path, architecture: Architecture) -> list[Place]:
    try:
        check_file(path, FILES[PLACES])
        rows = read_place_rows(_text(path), architecture.locations)
        Places(rows, architecture.locations)  # checks the ids
        return rows
    except (ForeignFileError, ValueError) as error:
        raise BundleError(f"{path.name}: {error}") from error


def folder_version(folder: Path, without: Container[str] = ()) -> str:
    """Return a text that changes when a file of the folder does, except those in `without`."""
    # Files with a leading dot are still being written. The change time (ctime) tells a copy that
    # has the modification time and size of the file that it replaces.
    folders = [folder, *(inner for inner in (folder / CHECKPOINTS,) if inner.is_dir())]
    files = sorted(
        (os.path.relpath(entry.path, folder), entry.stat())
        for inner in folders
        for entry in os.scandir(inner)
        if not entry.name.startswith(".") and entry.name not in without and entry.is_file()
    )
    return ";".join(
        f"{name}:{stat.st_mtime_ns}:{stat.st_ctime_ns}:{stat.st_size}" for name, stat in files
    )


def _check_files(folder: Path) -> None:
    """Refuse links that lead out of the folder, and files over the limits of `FILES`."""
    for name in FILES.keys() - {INSIGHTS}:  # insights are checked when they are read
        if (folder / name).exists():
            check_file(folder / name, FILES[name])
    if (folder / CHECKPOINTS).is_symlink():
        raise ForeignFileError(f"{CHECKPOINTS} is a link. Replace it by the folder itself.")
    if (folder / CHECKPOINTS / CHECKPOINT).exists():
        check_file(folder / CHECKPOINTS / CHECKPOINT, MAX_WEIGHTS_BYTES)


@torch.inference_mode(mode=False)  # whoever asks first, others may take gradients
def _read_network(folder: Path, model: str) -> tuple[ModelCard, Checkpoint]:
    try:
        _check_files(folder)
        file = find_checkpoint(folder)
        if (folder / CARD).is_file() or file is None:
            return _read_native(folder)
        checkpoint = read_checkpoint(file)
    except (CheckpointError, ForeignFileError) as error:
        raise BundleError(str(error)) from error
    return ModelCard.from_architecture(model, checkpoint.architecture), checkpoint


def _read_native(folder: Path) -> tuple[ModelCard, Checkpoint]:
    card = read_card(folder / CARD)
    try:
        weights = read_safetensors(folder / WEIGHTS)
    except FileNotFoundError as error:
        raise BundleError(f"There is no {WEIGHTS} beside {CARD}.") from error
    if card.adapter is not None:
        return card, _check_adapted(card, card.adapter, weights)
    configuration = ModelConfiguration(nhead=max(card.heads, 1), dropout=card.dropout)
    checkpoint = validate_checkpoint(weights, configuration)
    derived = ModelCard.from_architecture(card.title, checkpoint.architecture)
    for name in _SIZES:
        if getattr(card, name) != getattr(derived, name):
            raise BundleError(
                f"{CARD} says `{name}` {getattr(card, name)}, the weights say "
                f"{getattr(derived, name)}. Put the two files of one model together."
            )
    if different := set(card.components) ^ set(derived.components):
        raise BundleError(
            f"{CARD} and the weights disagree about `{min(different)}`. Put the "
            f"two files of one model together."
        )
    return card, checkpoint


def _check_adapted(
    card: ModelCard, record: AdapterRecord, weights: Mapping[str, torch.Tensor]
) -> Checkpoint:
    """Return the weights of a network that a registered adapter opens, once they fit its module."""
    try:
        architecture = AdaptedArchitecture(
            **{name: getattr(card, name) for name in _SIZES},
            dropout=card.dropout,
            components=frozenset(card.components),
            adapter=record.name,
            settings=record.settings,
            sites=tuple(record.sites),
            read_only_sites=tuple(record.read_only_sites),
            masks_visits=record.masks_visits,
        )
        return check_adapted(architecture, weights)
    except ValueError as error:
        raise BundleError(f"{CARD}: {error}") from error


def read_card(path: Path) -> ModelCard:
    """Return the contents of a `model.json`.

    Raises:
        BundleError: it cannot be read.
    """
    try:
        return ModelCard.model_validate(orjson.loads(path.read_bytes()))
    except FileNotFoundError as error:
        raise BundleError(f"There is no {CARD} beside the weights.") from error
    except ValidationError as error:
        raise BundleError(f"{CARD}, {first_problem(error)}.") from error
    except orjson.JSONDecodeError as error:
        raise BundleError(f"{CARD} is not JSON in UTF-8: {error}.") from error


def _read_places(folder: Path, architecture: Architecture) -> Places:
    if not (folder / PLACES).is_file():
        return Places((), architecture.locations)
    try:
        return read_places(_text(folder / PLACES), architecture.locations)
    except ValueError as error:
        raise BundleError(f"{PLACES}: {error}") from error


def _read_people(folder: Path, architecture: Architecture) -> People:
    if not (folder / PEOPLE).is_file():
        return People({}, architecture.users)
    try:
        return read_people(_text(folder / PEOPLE), architecture.users)
    except ValueError as error:
        raise BundleError(f"{PEOPLE}: {error}") from error


def _read_histories(folder: Path) -> tuple[ExampleHistory, ...]:
    if not (folder / HISTORIES).is_file():
        return ()
    try:
        return tuple(_EXAMPLE_HISTORIES.validate_json((folder / HISTORIES).read_bytes()))
    except ValidationError as error:
        raise BundleError(
            f"{HISTORIES} holds no list of example histories: {first_problem(error)}."
        ) from error


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"
