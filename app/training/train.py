"""From a data set to a bundle: split, train, measure, write."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from app.mobility.data_set import split_histories
from app.mobility.notation import WEEKDAY_NAMES, format_visits
from app.mobility.places import UNKNOWN, People, Places
from app.mobility.query import written_visits
from app.mobility.visits import REFERENCE_MONDAY
from app.network.architecture import COMPONENTS, Architecture
from app.network.bundles import (
    Bundle,
    Card,
    ExampleHistory,
    Metrics,
    TrainingRecord,
    read_bundle,
    write_bundle,
)
from app.training.baselines import measure_baselines
from app.training.fit import fit, new_network
from app.training.metrics import measure_network
from app.training.recipe import Recipe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from app.mobility.data_set import DataSet, DatedHistory, Split
    from app.mobility.visits import Visit
    from app.training.fit import Progress

FAMILY = "PointerNetworkV45"
EXAMPLES = 50


def train_bundle(
    data_set: DataSet,
    folder: Path,
    recipe: Recipe | None = None,
    *,
    d_model: int = 64,
    heads: int = 4,
    layers: int = 2,
    feed_forward: int = 256,
    max_visits: int = 64,
    dropout: float = 0.2,
    components: frozenset[str] = frozenset(COMPONENTS),
    on_progress: Callable[[Progress], None] | None = None,
) -> Bundle:
    """Train a network on a data set and write it as a bundle.

    Network and baselines are measured on the same test histories, which took no part in
    training or in choosing the best epoch.

    Args:
        data_set: what to train on.
        folder: where the bundle goes; one that is there is replaced once training is done.
        recipe: how to train; the published recipe if left out.
        d_model: see `Architecture`, like the options after it.
        heads: of self-attention in every layer.
        layers: of the encoder.
        feed_forward: width inside the feed-forward networks.
        max_visits: the longest history.
        dropout: probability, in training.
        components: those that the network has.
        on_progress: is told after every batch.

    Raises:
        ValueError: the data set is too small to make histories of, or the sizes do not fit
            together.
        OSError: the folder cannot be written.
    """
    recipe = recipe or Recipe()
    split = split_histories(data_set, max_visits=max_visits)
    if not split.test:
        raise ValueError("No history is left to test on.")
    architecture = Architecture(
        locations=split.locations,
        users=split.users if "user" in components else 0,
        d_model=d_model,
        heads=heads,
        layers=layers,
        feed_forward=feed_forward,
        max_visits=max_visits,
        dropout=dropout,
        components=components,
    )
    # A folder that cannot be made should be known before training, not after.
    folder.parent.mkdir(parents=True, exist_ok=True)
    network = new_network(architecture, recipe.seed)
    fitted = fit(network, split.train, split.validation, recipe, on_progress)
    card = Card.of(
        data_set.title,
        architecture,
        family=FAMILY,
        dataset=data_set.name,
        licence=data_set.licence,
        training=TrainingRecord(
            seed=recipe.seed,
            recipe=recipe.model_dump(mode="json"),
            data=_described(data_set, split),
            curve=list(fitted.curve),
            best_epoch=fitted.best_epoch,
        ),
        metrics=Metrics(
            **measure_network(network, split.test).model_dump(),
            baselines=measure_baselines(split.train, split.test, split.locations),
        ),
    )
    # A network without user embeddings knows no people; their names would have no ids.
    people = dict(data_set.people) if architecture.users else {}
    write_bundle(
        folder,
        card,
        fitted.weights,
        split.places,
        people,
        example_histories(split, People(data_set.people, split.users)),
    )
    return read_bundle(folder)


def example_histories(
    split: Split, people: People, examples: int = EXAMPLES
) -> tuple[ExampleHistory, ...]:
    """Test histories of many people and at many times, written to be read again.

    A history is moved by whole weeks so that it begins in the reference week, which changes
    nothing that the network sees. Histories with unknown places are left out: there would be
    nothing to read.

    Args:
        split: the data.
        people: their names.
        examples: at most this many; fewer if their titles would not differ.
    """
    places = Places(split.places, split.locations)
    written: dict[str, ExampleHistory] = {}
    for dated in _spread(split.dated_test, examples):
        title = f"{people.name(dated.user)}, {_moment(dated.predict_at)}"
        if title in written:
            continue
        moved = _in_reference_week(dated)
        written[title] = ExampleHistory(
            title=title,
            user=dated.user,
            visits=format_visits(written_visits(moved.visits, places)),
            predict_at=moved.predict_at.isoformat(timespec="minutes"),
            target=dated.target,
        )
        if len(written) == examples:
            break
    return tuple(sorted(written.values(), key=lambda example: example.user or 0))


def _described(data_set: DataSet, split: Split) -> dict[str, int]:
    """How much data there was, and what became of it."""
    return {
        "people": len(data_set.visits),
        "visits": sum(map(len, data_set.visits.values())),
        "train": len(split.train),
        "validation": len(split.validation),
        "test": len(split.test),
        "test_with_unknown_target": sum(h.target == UNKNOWN for h in split.test),
        "dropped_in_first_days": split.dropped.in_first_days,
        "dropped_too_few_visits": split.dropped.too_few_visits,
        "cut_to_max_visits": split.cut,
    }


def _spread(histories: Sequence[DatedHistory], examples: int) -> Iterator[DatedHistory]:
    """Histories of known places: first one of everybody in turn, then another, and so on.

    Every next person's begins later in their days, so that weekdays and times differ.
    """
    by_person: dict[int, list[DatedHistory]] = {}
    for dated in histories:
        visited = [visit.location for visit in dated.visits]
        if UNKNOWN not in visited and dated.target != UNKNOWN:
            by_person.setdefault(dated.user, []).append(dated)
    people = sorted(by_person)
    # With more people than examples, those are chosen at even distances.
    number = min(len(people), examples)
    chosen = [people[index * len(people) // number] for index in range(number)]
    most = max((len(own) for own in by_person.values()), default=0)
    for turn in range(most):
        for index, person in enumerate(chosen):
            own = by_person[person]
            if turn < len(own):
                yield own[(index * len(own) // number + turn) % len(own)]


def _in_reference_week(dated: DatedHistory) -> DatedHistory:
    """The same history, moved by whole weeks so that it begins in the reference week."""
    first = dated.visits[0].arrival.date()
    monday = first - timedelta(days=first.weekday())
    weeks = REFERENCE_MONDAY - monday

    def moved(visit: Visit) -> Visit:
        return replace(visit, arrival=visit.arrival + weeks)

    return replace(
        dated, visits=tuple(map(moved, dated.visits)), predict_at=dated.predict_at + weeks
    )


_PARTS_OF_THE_DAY = ((5, "night"), (12, "morning"), (17, "afternoon"), (22, "evening"))


def _moment(at: datetime) -> str:
    """A weekday and a part of the day, such as "Thursday evening"."""
    part = next((part for end, part in _PARTS_OF_THE_DAY if at.hour < end), "night")
    return f"{WEEKDAY_NAMES[at.weekday()]} {part}"
