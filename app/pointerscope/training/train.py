"""From a data set to a bundle: split, train, measure, write."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated

import torch
from pydantic import BaseModel, ConfigDict, Field

from pointerscope.mobility.data_set import (
    DataSet,
    HistoryRule,
    Records,
    split_histories,
    split_of_records,
)
from pointerscope.mobility.places import UNKNOWN, People, Place, Places
from pointerscope.network.architecture import COMPONENTS, Architecture, Component
from pointerscope.network.bundles import (
    DATA_LICENCE,
    Bundle,
    Card,
    DataRecord,
    ExampleHistory,
    Metrics,
    TrainingRecord,
    read_bundle,
    write_bundle,
)
from pointerscope.training.baselines import measure_baselines
from pointerscope.training.examples import drawn_histories, real_histories
from pointerscope.training.fit import fit, new_network
from pointerscope.training.metrics import measure_network
from pointerscope.training.recipe import Recipe
from pointerscope.training.state import alone

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from pointerscope.mobility.data_set import Split
    from pointerscope.network.pointer_network import PointerNetwork
    from pointerscope.training.fit import Progress

LEAST_VISITORS = 5  # below which what a place is and how long people stay say too much of one


class Sizes(BaseModel):
    """The sizes and components of the network to train; see `Architecture`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    d_model: Annotated[int, Field(ge=4, description="Width of the encoder.")] = 64
    heads: Annotated[int, Field(ge=1, description="Of self-attention in every layer.")] = 4
    layers: Annotated[int, Field(ge=1, description="Of the encoder.")] = 2
    feed_forward: Annotated[int, Field(ge=1, description="Width inside those networks.")] = 256
    dropout: Annotated[float, Field(ge=0, lt=1, description="Probability, in training.")] = 0.2
    max_visits: Annotated[int, Field(ge=1, description="The longest history.")] = 64
    without: Annotated[
        tuple[Component, ...], Field(description="Components that the network lacks.")
    ] = ()


@dataclass(frozen=True)
class Ablation:
    """A variant of a network that lacks something.

    Attributes:
        variant: what it lacks, in words.
        without: the components that it lacks.
        layers: as many as there are, if left out.
    """

    variant: str
    without: tuple[Component, ...] = ()
    layers: int | None = None

    def of(self, sizes: Sizes) -> Sizes:
        """The sizes of the variant; what the network lacked before it lacks, too."""
        lacking = tuple(dict.fromkeys((*sizes.without, *self.without)))
        return sizes.model_copy(update={"without": lacking, "layers": self.layers or sizes.layers})


ABLATIONS: Mapping[str, Ablation] = {
    "without-position-bias": Ablation("without position bias", ("position_bias",)),
    "without-gate": Ablation("without gate", ("gate",)),
    "without-pointer": Ablation("without pointer", ("pointer", "position_bias", "gate")),
    "without-generation": Ablation("without generation head", ("generation", "gate")),
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
    sizes: Sizes | None = None,
    rule: HistoryRule | None = None,
    *,
    title: str | None = None,
    family: str | None = None,
    variant: str | None = None,
    show_people: bool = False,
    device: str = "cpu",
    on_progress: Callable[[Progress], None] | None = None,
    on_stage: Callable[[str], None] = lambda said: None,
) -> Bundle:
    """Train a network on a data set and write it as a bundle.

    Network and baselines are measured on the same test histories, which took no part in
    training or in choosing the best epoch.

    What was trained so far stands in a file beside the bundle's folder until the bundle is
    written; the same call continues from there, with the same result.

    Args:
        data: what to train on.
        folder: where the bundle goes; one that is there is replaced once training is done.
        recipe: how to train; the published recipe if left out.
        sizes: of the network.
        rule: which visits make a history; the data set's own if left out.
        title: of the bundle; the data set's if left out.
        family: the bundle that this is a variant of; its own id if left out.
        variant: what is different.
        show_people: whether names of people, coordinates, histories that somebody lived, and what
            is known of places where few people were go into the bundle; where nobody is real they
            always do.
        device: where to train, as torch names it.
        on_progress: is told after batches.
        on_stage: is told what begins, and what is left out of the bundle, a sentence each.

    Raises:
        ValueError: the data set is too small to make histories of, the sizes do not fit
            together, or another training was interrupted in the same place.
        OSError: the folder cannot be written.
    """
    recipe, sizes = recipe or Recipe(), sizes or Sizes()
    shown = show_people or (isinstance(data, DataSet) and data.invented)
    split, rule = _split(data, rule, sizes.max_visits)
    if not split.validation or not split.test:
        part = "test" if split.validation else "validate"
        raise ValueError(f"No history is left to {part} on; there are too few days.")
    architecture = _architecture(sizes, split)
    # A folder that cannot be made should be known before training, not after.
    folder.parent.mkdir(parents=True, exist_ok=True)
    state = unfinished(folder)
    network = new_network(architecture, recipe.seed)
    with alone(state):
        fitted = fit(
            network, split.train, split.validation, recipe, on_progress, device=device, state=state
        )
    network.cpu()
    on_stage(f"Measuring on {len(split.test):,} held-out histories, beside the baselines …")
    measured = measure_network(network, split.test)
    card = Card.of(
        title or data.title,
        architecture,
        family=family or folder.name,
        variant=variant,
        dataset=data.name,
        licence=data.licence,
        training=TrainingRecord(
            seed=recipe.seed,
            recipe=recipe.model_dump(mode="json"),
            device=device.partition(":")[0],
            threads=torch.get_num_threads(),
            data=_described(data, split, rule),
            curve=list(fitted.curve),
            best_epoch=fitted.best_epoch,
        ),
        metrics=Metrics(
            **measured.scores.model_dump(),
            baselines=measure_baselines(split.train, split.test, split.locations),
            parts=measured.parts,
        ),
        behaviour=measured.behaviour,
    )
    people = dict(data.people) if isinstance(data, DataSet) and shown else {}
    if not shown:
        few = sum(visitors < LEAST_VISITORS for visitors in split.visitors)
        on_stage(
            "Names of people, coordinates and real histories stay out of the bundle, and the names "
            f"of {few:,} places where fewer than {LEAST_VISITORS} people were."
        )
        split = replace(split, places=_without_private(split))
    write_bundle(
        folder,
        card,
        fitted.weights,
        split.places,
        # A network without user embeddings knows no people; their names would have no ids.
        people if architecture.users else {},
        _examples(network, split, people, recipe.seed, lived=bool(people)),
        {DATA_LICENCE: data.terms} if data.terms else None,
    )
    state.unlink(missing_ok=True)
    return read_bundle(folder)


def unfinished(folder: Path) -> Path:
    """Where an interrupted training of a bundle stands."""
    return folder.with_name(f".{folder.name}.training")


def _split(
    data: DataSet | Records, rule: HistoryRule | None, max_visits: int
) -> tuple[Split, HistoryRule | None]:
    """The histories, and the rule that made them where they were not made already."""
    if isinstance(data, DataSet):
        rule = rule or data.rule
        return split_histories(data, rule, max_visits=max_visits), rule
    if rule is not None:
        raise ValueError("Records are histories already; no rule makes others of them.")
    return split_of_records(data, max_visits=max_visits), None


def _architecture(sizes: Sizes, split: Split) -> Architecture:
    components = frozenset(COMPONENTS) - set(sizes.without)
    return Architecture(
        locations=split.locations,
        users=split.users if "user" in components else 0,
        components=components,
        **sizes.model_dump(exclude={"without"}),
    )


def _described(data: DataSet | Records, split: Split, rule: HistoryRule | None) -> DataRecord:
    """How much data there was, and what became of it."""
    dropped = {entry.reason: entry.count for entry in data.report.dropped}
    known = {
        "kind": data.kind,
        "rule": None if rule is None else rule.model_dump(),
        "train": len(split.train),
        "validation": len(split.validation),
        "test": len(split.test),
        "test_with_unknown_target": sum(h.target == UNKNOWN for h in split.test),
        "cut_to_max_visits": split.cut,
        "dropped": dropped | dict(split.dropped),
    }
    if isinstance(data, Records):
        histories = (*split.train, *split.validation, *split.test)
        users = {history.user for history in histories}
        return DataRecord(people=len(users), visits=None, places=len(split.places), **known)
    everybody = [own for own in data.visits.values() if own]
    return DataRecord(
        people=len(everybody),
        visits=sum(map(len, everybody)),
        places=len({visit.location for own in everybody for visit in own}),
        first_day=min(own[0].arrival for own in everybody).date().isoformat(),
        last_day=max(own[-1].arrival for own in everybody).date().isoformat(),
        **known,
    )


def _without_private(split: Split) -> tuple[Place, ...]:
    """Places without coordinates; where few people were, such as homes, without a name too."""
    return tuple(
        replace(place, latitude=None, longitude=None)
        if visitors >= LEAST_VISITORS
        else Place(place.id, category=place.category)
        for place, visitors in zip(split.places, split.visitors, strict=True)
    )


def _examples(
    network: PointerNetwork, split: Split, people: Mapping[int, str], seed: int, *, lived: bool
) -> tuple[ExampleHistory, ...]:
    if lived:
        return real_histories(split, People(people, split.users))
    stays = any(history.durations.any() for history in split.train)
    places = Places(split.places, split.locations)
    return drawn_histories(network, places, stays=stays, seed=seed)
