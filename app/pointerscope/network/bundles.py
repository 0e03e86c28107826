"""Bundles: folders that hold a network, what it needs to run and what was measured on it.

::

    models/<id>/
        weights.safetensors  the parameters
        model.json           the card: title, architecture, data, training, metrics
        places.csv           what the locations are called
        people.csv           what the people are called
        histories.json       example histories
        insights.json        aggregates over a data set, once computed
        DATA-LICENCE.md      the terms of the data, where they are not free

A folder with a published `best.pt` is a bundle too, of which little more than the network is
known.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any

import orjson
import torch
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from safetensors import SafetensorError
from safetensors.torch import load, save

from pointerscope.core.atomic_writes import write_folder
from pointerscope.core.foreign_files import ForeignFileError, check_file
from pointerscope.mobility.places import (
    People,
    Places,
    read_people,
    read_places,
    write_people,
    write_places,
)
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.checkpoint import (
    CHECKPOINT,
    CONFIGURATION,
    LARGEST_CONFIGURATION,
    LARGEST_WEIGHTS,
    TABLE_OF_POSITIONS,
    Checkpoint,
    CheckpointError,
    ModelConfiguration,
    build_network,
    checked_checkpoint,
    read_checkpoint,
)
from pointerscope.network.insights import INSIGHTS, Insights, InsightsError, read_insights
from pointerscope.network.insights import LARGEST as LARGEST_INSIGHTS

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence
    from pathlib import Path

    from pointerscope.mobility.places import Place
    from pointerscope.network.pointer_network import PointerNetwork

WEIGHTS = "weights.safetensors"
CARD = "model.json"
PLACES = "places.csv"
PEOPLE = "people.csv"
HISTORIES = "histories.json"
DATA_LICENCE = "DATA-LICENCE.md"
FILES = {
    WEIGHTS: LARGEST_WEIGHTS,
    CARD: 1_000_000,
    PLACES: 10_000_000,
    PEOPLE: 10_000_000,
    HISTORIES: 10_000_000,
    INSIGHTS: LARGEST_INSIGHTS,
    DATA_LICENCE: 1_000_000,
    CHECKPOINT: LARGEST_WEIGHTS,
    CONFIGURATION: LARGEST_CONFIGURATION,
}
"""What a bundle may hold, with the most bytes of each."""

Rate = Annotated[float, Field(ge=0, le=1)]


class _Finite(BaseModel):
    model_config = ConfigDict(allow_inf_nan=False)


class Scores(_Finite):
    """How well held-out histories were predicted.

    Rates are fractions. What has no meaning for a predictor, such as the calibration of one
    without probabilities, is None.
    """

    accuracy_at_1: Rate
    accuracy_at_5: Rate
    accuracy_at_10: Rate
    mrr: Rate
    ndcg_at_10: Rate
    weighted_f1: Rate | None = Field(None, description="F1 by place, weighted by its targets.")
    mean_rank: Annotated[float, Field(ge=1)] | None = Field(
        None, description="Of the target, over the histories whose target is known."
    )
    calibration_error: Rate | None = Field(
        None, description="Expected calibration error of the first answer, 15 bins."
    )
    histories: Annotated[int, Field(ge=1)]
    intervals: dict[str, tuple[float, float]] = Field(
        default_factory=dict, description="95 % bootstrap intervals by metric; people are drawn."
    )


class Metrics(Scores):
    """The scores of the network, and of others on the same histories."""

    baselines: Annotated[dict[str, Scores], Field(min_length=1)]
    parts: dict[str, Scores] = Field(
        default_factory=dict, description="`pointer_alone` and `generation_alone`."
    )


class Behaviour(_Finite):
    """What the network does over the held-out histories; what a network lacks is None."""

    histories: Annotated[int, Field(ge=1)]
    targets_in_history: Rate = Field(description="Share of targets that the history holds.")
    gate_mean: Rate | None = None
    gate_deviation: Annotated[float, Field(ge=0)] | None = None
    gate_when_right: Rate | None = None
    gate_when_wrong: Rate | None = None
    pointer_entropy_mean: Annotated[float, Field(ge=0)] | None = Field(None, description="Nats.")
    pointer_entropy_deviation: Annotated[float, Field(ge=0)] | None = None
    weight_by_steps_back: list[Rate] = Field(
        default_factory=list,
        description="Mean pointer weight, over the histories that reach back so far.",
    )
    histories_by_steps_back: list[int] = Field(default_factory=list)


class Epoch(_Finite):
    """One point of a training curve."""

    epoch: int
    training_loss: float
    validation_loss: float
    validation_accuracy_at_1: Rate


class DataRecord(BaseModel):
    """The data that a network was trained on, and what of it was left out."""

    people: int
    visits: int | None = Field(
        None, description="None where histories overlap and hide their number."
    )
    places: int
    kind: str = Field(description='"gps stays", "check-ins", "simulated visits" or "visits".')
    first_day: str | None = Field(None, description="ISO date; None where there are no dates.")
    last_day: str | None = None
    rule: dict[str, int | None] | None = Field(
        None, description="How histories are made of visits; None where they were made already."
    )
    train: int
    validation: int
    test: int
    test_with_unknown_target: int
    cut_to_max_visits: int
    dropped: dict[str, int] = Field(description="How often, by reason.")


Setting = str | bool | int | float | None


class TrainingRecord(_Finite):
    """How a network was trained."""

    seed: int
    recipe: dict[str, Setting | list[Setting]]
    device: str = "cpu"
    threads: int | None = Field(None, description="Of the processor; the same give the same bytes.")
    data: DataRecord
    curve: list[Epoch]
    best_epoch: int


class ExampleHistory(BaseModel):
    """A history that comes with a bundle."""

    title: str
    user: int | None = Field(description="The person's id.")
    visits: str = Field(description="In the visit notation.")
    predict_at: str = Field(description="When the visit to predict begins.")
    target: int | None = Field(None, description="Where the person went.")


class Card(BaseModel):
    """The `model.json` of a bundle."""

    model_config = ConfigDict(extra="forbid", allow_inf_nan=False)

    title: str
    family: str | None = Field(
        None, description="The bundle that this is a variant of, or its own."
    )
    variant: str | None = Field(None, description='What is different, such as "without gate".')
    dataset: str | None = None
    licence: str | None = Field(None, description="Of the data that the network was trained on.")
    locations: int
    users: int
    d_model: int
    heads: Annotated[int, Field(ge=1, le=1024)]
    layers: int
    feed_forward: int
    max_visits: int
    dropout: Annotated[float, Field(ge=0, lt=1)]
    components: list[str]
    training: TrainingRecord | None = None
    metrics: Metrics | None = None
    behaviour: Behaviour | None = None

    @classmethod
    def of(cls, title: str, architecture: Architecture, **known: Any) -> Card:
        """The card of a network, with what else is known of it."""
        sizes = {
            name: getattr(architecture, name)
            for name in cls.model_fields
            if hasattr(architecture, name) and name != "components"
        }
        components = [name for name in COMPONENTS if name in architecture.components]
        return cls(title=title, components=components, **sizes, **known)


class BundleError(ValueError):
    """A folder that cannot be opened as a bundle; the message says why and what to do."""


@dataclass(frozen=True, eq=False)
class Bundle:
    """A network with what it needs to run and what is known of it.

    What takes most memory, weights and insights, comes when it is used and may be let go of.

    Attributes:
        id: the name of its folder.
        card: what is known of it.
        architecture: the sizes and components of the network.
        parameters: how many trained numbers the network holds.
        places: what its locations are called.
        people: what its people are called.
        histories: the example histories that come with it.
        version: changes when any of its files does.
        folder: where it lies.
    """

    id: str
    card: Card
    architecture: Architecture
    parameters: int
    places: Places
    people: People
    histories: tuple[ExampleHistory, ...]
    version: str
    folder: Path

    @cached_property
    def checkpoint(self) -> Checkpoint:
        """Its weights.

        Raises:
            BundleError: the files have changed since the bundle was opened.
        """
        _, checkpoint = _read_network(self.folder)
        if folder_version(self.folder) != self.version:
            raise BundleError(f'The files of the model "{self.id}" were just changed; ask again.')
        return checkpoint

    @cached_property
    def network(self) -> PointerNetwork:
        """The network, ready to predict."""
        return build_network(self.checkpoint)

    @property
    def insights(self) -> Insights | None:
        """What it does over a whole data set, None where that was not computed.

        Raises:
            InsightsError: the file is damaged.
        """
        if isinstance(self._insights, InsightsError):
            raise self._insights
        return self._insights

    @cached_property
    def _insights(self) -> Insights | InsightsError | None:
        try:
            return read_insights(self.folder)
        except InsightsError as error:
            return error

    def portable(self) -> Bundle:
        """The same for where its folder is not: with its weights, without its histories."""
        return replace(self, histories=()).holding(self.checkpoint)

    def holding(self, checkpoint: Checkpoint) -> Bundle:
        """The same with these weights in memory, of its own architecture."""
        vars(self)["checkpoint"] = checkpoint
        return self

    def let_go(self) -> None:
        """Free the memory of what can be read again when it is used."""
        for name in ("checkpoint", "network", "_insights"):
            vars(self).pop(name, None)


def is_bundle(folder: Path) -> bool:
    """Whether a folder claims to be a bundle."""
    return any((folder / name).is_file() for name in (CARD, WEIGHTS, CHECKPOINT))


def read_bundle(folder: Path) -> Bundle:
    """Open a bundle, or a folder with a published checkpoint.

    Raises:
        BundleError: it cannot be opened.
    """
    try:
        version = folder_version(folder)
        card, checkpoint = _read_network(folder)
        architecture, weights = checkpoint.architecture, checkpoint.weights
        return Bundle(
            id=folder.name,
            card=card,
            architecture=architecture,
            parameters=sum(weights[name].numel() for name in weights.keys() - {TABLE_OF_POSITIONS}),
            places=_read_places(folder, architecture),
            people=_read_people(folder, architecture),
            histories=_read_histories(folder),
            version=version,
            folder=folder,
        ).holding(checkpoint)
    except OSError as error:
        raise BundleError(f"The folder cannot be read: {error.strerror or error}.") from error


def write_bundle(
    folder: Path,
    card: Card,
    weights: Mapping[str, Any],
    places: Iterable[Place] = (),
    people: Mapping[int, str] | None = None,
    histories: Sequence[ExampleHistory] = (),
    documents: Mapping[str, str] | None = None,
) -> None:
    """Write a bundle so that it is either whole or not there.

    Args:
        folder: where it goes; a bundle that is there is replaced.
        card: what is known of it.
        weights: the parameters by their published names.
        places: what the locations are called, as far as known.
        people: what the people are called, as far as known.
        histories: example histories.
        documents: other texts by file name, such as the licence of the data.
    """
    # A copy each: safetensors refuses tensors that share their memory.
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

    def fill(beside: Path) -> None:
        (beside / WEIGHTS).write_bytes(save(tensors))
        for name, text in texts.items():
            (beside / name).write_text(text, encoding="utf-8")

    write_folder(folder, fill)


def import_checkpoint(path: Path, folder: Path, title: str | None = None) -> Bundle:
    """Turn a published checkpoint into a bundle.

    Args:
        path: the `best.pt`, or the folder that holds it.
        folder: where the bundle goes.
        title: what the bundle is called; its folder's name if left out.

    Raises:
        BundleError: the checkpoint cannot be opened.
    """
    file = path / CHECKPOINT if path.is_dir() else path
    if not file.is_file():
        raise BundleError(f"There is no {CHECKPOINT} at {path}.")
    try:
        checkpoint = read_checkpoint(file)
    except CheckpointError as error:
        raise BundleError(str(error)) from error
    card = Card.of(title or folder.name, checkpoint.architecture)
    write_bundle(folder, card, checkpoint.weights)
    return read_bundle(folder)


def folder_version(folder: Path, without: Container[str] = ()) -> str:
    """A text that changes when a file of the folder does, those left out aside."""
    # What begins with a dot is being written. A copy may keep the time at which another file was
    # written, and its size; the time at which the copy itself was made is its own.
    files = sorted(
        (entry.name, entry.stat())
        for entry in os.scandir(folder)
        if not entry.name.startswith(".") and entry.name not in without and entry.is_file()
    )
    return ";".join(
        f"{name}:{stat.st_mtime_ns}:{stat.st_ctime_ns}:{stat.st_size}" for name, stat in files
    )


def _check_files(folder: Path) -> None:
    """Refuse links that lead out of the folder, and what is too large to be what it is called."""
    for name in FILES.keys() - {INSIGHTS}:  # which the network works without
        if (folder / name).exists():
            check_file(folder / name, FILES[name])


def _read_network(folder: Path) -> tuple[Card, Checkpoint]:
    try:
        _check_files(folder)
        if (folder / CARD).is_file() or not (folder / CHECKPOINT).is_file():
            return _read_own(folder)
        checkpoint = read_checkpoint(folder / CHECKPOINT)
    except (CheckpointError, ForeignFileError) as error:
        raise BundleError(str(error)) from error
    return Card.of(folder.name, checkpoint.architecture), checkpoint


def _read_own(folder: Path) -> tuple[Card, Checkpoint]:
    card = _read_card(folder / CARD)
    try:
        # Read rather than mapped: a mapped file that is cut short ends the process that uses it.
        weights = load((folder / WEIGHTS).read_bytes())
    except FileNotFoundError as error:
        raise BundleError(f"There is no {WEIGHTS} in the folder.") from error
    except (SafetensorError, ValueError, KeyError, RuntimeError) as error:
        raise BundleError(f"{WEIGHTS} is damaged or cut short: {error}.") from error
    configuration = ModelConfiguration(nhead=card.heads, dropout=card.dropout)
    checkpoint = checked_checkpoint(weights, configuration)
    said = Card.of(card.title, checkpoint.architecture)
    for name in ("locations", "users", "d_model", "layers", "feed_forward", "max_visits"):
        if getattr(card, name) != getattr(said, name):
            raise BundleError(
                f"{CARD} says `{name}` {getattr(card, name)}, the weights say "
                f"{getattr(said, name)}."
            )
    if differing := set(card.components) ^ set(said.components):
        raise BundleError(f"{CARD} and the weights disagree about `{min(differing)}`.")
    return card, checkpoint


def _read_card(path: Path) -> Card:
    try:
        return Card.model_validate(orjson.loads(path.read_bytes()))
    except FileNotFoundError as error:
        raise BundleError(f"There is no {CARD} beside the weights.") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise BundleError(f"{CARD}, {where}: {first['msg']}.") from error
    except orjson.JSONDecodeError as error:
        raise BundleError(f"{CARD} is no JSON in UTF-8: {error}.") from error


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
        content = orjson.loads((folder / HISTORIES).read_bytes())
        return tuple(ExampleHistory.model_validate(history) for history in content)
    except (ValueError, TypeError) as error:
        raise BundleError(f"{HISTORIES} holds no list of histories.") from error


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"
