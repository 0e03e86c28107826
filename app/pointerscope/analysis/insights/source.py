"""A data set as the network of a bundle reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from hashlib import sha256
from itertools import islice
from typing import TYPE_CHECKING, Literal

from pointerscope.analysis.insights.rows import Case
from pointerscope.mobility.data_set import (
    PARTS,
    DataSet,
    Diaries,
    HistoryRule,
    Part,
    Records,
)
from pointerscope.mobility.histories import VISIT_COLUMNS, shortened
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pointerscope.mobility.data_set import PredictedVisit
    from pointerscope.mobility.histories import History
    from pointerscope.mobility.visits import Visit
    from pointerscope.network.bundles import Bundle

SplitName = Literal["train", "validation", "test", "all"]
SPLITS: tuple[SplitName, ...] = (*PARTS, "all")
HISTORIES_A_BLOCK = 16_384
LEAST_KNOWN = 0.5


class UnfitDataError(ValueError):
    """A data set that the network of a bundle cannot read; the message says why."""


@dataclass(frozen=True, eq=False)
class Source:
    """Histories of one split, block after block; each is made when it is asked for.

    Attributes:
        name: of the data set.
        title: for reading.
        kind: how its visits came about.
        split: of the histories.
        digest: the same for the same histories.
        data: the data set itself.
        to_make: gives every history as something that makes it when it is called.
        notes: what was cut or not found, a sentence each.
        block_size: histories in a block; the last one may hold fewer.
    """

    name: str
    title: str
    kind: str
    split: SplitName
    digest: str
    data: DataSet | Records
    to_make: Callable[[], Iterable[Callable[[], Case]]]
    notes: list[str] = field(default_factory=list)
    block_size: int = HISTORIES_A_BLOCK

    @property
    def visits(self) -> Mapping[int, Sequence[Visit]] | None:
        """Everybody's visits, oldest first, with the data set's place ids.

        None for records, whose histories overlap and have no dates.
        """
        return self.data.visits if isinstance(self.data, DataSet) else None

    @cached_property
    def histories(self) -> int:
        """How many there are."""
        return sum(1 for _ in self.to_make())

    @property
    def block_count(self) -> int:
        """How many blocks they make."""
        return -(-self.histories // self.block_size)

    def cases(self) -> Iterator[Case]:
        """All of them."""
        return (make() for make in self.to_make())

    def blocks(self, wanted: Iterable[int]) -> Iterator[tuple[int, list[Case]]]:
        """The blocks of these numbers, in ascending order; of the others nothing is made."""
        to_make = iter(self.to_make())
        kept = set(wanted)
        for number in range(self.block_count):
            some = list(islice(to_make, self.block_size))
            if number in kept:
                yield number, [make() for make in some]


def read_for(bundle: Bundle, data: DataSet | Records, split: SplitName = "test") -> Source:
    """A split of a data set as the network of a bundle reads it.

    Histories are made by the rule of the bundle's training. Places and people are those that the
    network was trained with if the data set is the one it was trained on; of another one they are
    found by their names, what is not found being unknown, and nobody in particular.

    Raises:
        UnfitDataError: the split is empty, or the network does not know the places.
    """
    source = (
        _of_records(bundle, data, split)
        if isinstance(data, Records)
        else _of_data_set(bundle, data, split)
    )
    if not source.histories:
        raise UnfitDataError(
            f"The {split} split of {data.name} holds no history; choose another with --split."
        )
    return source


def _parts(split: SplitName) -> tuple[Part, ...]:
    return PARTS if split == "all" else (split,)


def _of_data_set(bundle: Bundle, data: DataSet, split: SplitName) -> Source:
    training = bundle.card.training
    rule = data.rule
    if training is not None and training.data.rule is not None:
        rule = HistoryRule.model_validate(training.data.rule)
    most, parts = bundle.architecture.max_visits, _parts(split)
    diaries = Diaries(data, rule, max_visits=most)
    numbers: Mapping[int, int] | None = None
    users: Mapping[int, int] | None = None
    notes: list[str] = []
    if not _is_of_training(bundle, data, diaries):
        numbers, users = _by_name(bundle, data)
        diaries = Diaries(data, rule, max_visits=most, numbers=numbers)
        notes.append(
            f"The network was trained on other data; {len(numbers):,} places and "
            f"{sum(user > 0 for user in users.values()):,} people were found by their names."
        )

    def case(visit: PredictedVisit) -> Case:
        history = visit.history
        if users is not None:
            history = replace(history, user=users.get(visit.person, 0))
        return Case(history, visit.person, visit.earlier_visits)

    return Source(
        name=data.name,
        title=data.title,
        kind=data.kind,
        split=split,
        digest=_digest(split, rule, numbers, users, data.visits),
        data=data,
        to_make=lambda: (partial(case, visit) for visit in diaries.predicted(parts)),
        notes=notes,
    )


def _is_of_training(bundle: Bundle, data: DataSet, diaries: Diaries) -> bool:
    """Whether these are the places and people of the network, as far as names tell."""
    architecture = bundle.architecture
    if FIRST_KNOWN + len(diaries.places) != architecture.locations:
        return False
    if architecture.users not in (0, 1 + max(data.people)):
        return False
    named = (bundle.places[place.id].name for place in diaries.places)
    return all(
        name is None or name == place.name
        for name, place in zip(named, diaries.places, strict=True)
    )


def _by_name(bundle: Bundle, data: DataSet) -> tuple[dict[int, int], dict[int, int]]:
    """Locations of the data set's places and users of its people, by their names."""
    known = {place.name: place.id for place in bundle.places if place.name}
    numbers = {place.id: known[place.name] for place in data.places if place.name in known}
    visits = [visit.location for own in data.visits.values() for visit in own]
    share = sum(place in numbers for place in visits) / max(len(visits), 1)
    if share < LEAST_KNOWN:
        trained = bundle.card.dataset or "other data"
        raise UnfitDataError(
            f"{data.name} has another vocabulary than {bundle.id}, which was trained on {trained}: "
            f"of its visits {share:.0%} are to places that the network knows by name, and at "
            f"least {LEAST_KNOWN:.0%} must be. Train a network on {data.name}, or name {trained}."
        )
    names = {bundle.people.name(user): user for user in range(1, bundle.architecture.users)}
    return numbers, {person: names.get(name, 0) for person, name in data.people.items()}


def _of_records(bundle: Bundle, data: Records, split: SplitName) -> Source:
    architecture = bundle.architecture
    histories = [history for part in _parts(split) for history in getattr(data, part)]
    for number, history in enumerate(histories, 1):
        largest = max(int(history.locations.max()), history.target or UNKNOWN)
        if largest >= architecture.locations or (0 < architecture.users <= history.user):
            what = (
                f"location {largest:,}"
                if largest >= architecture.locations
                else f"user {history.user:,}"
            )
            raise UnfitDataError(
                f"{data.name} has another vocabulary than {bundle.id}: history {number:,} of the "
                f"{split} split names {what}, and the network knows {architecture.locations:,} "
                f"locations and {architecture.users:,} users. Name the data it was trained on."
            )
    cut = sum(len(history) > architecture.max_visits for history in histories)
    notes = (
        [
            f"{cut:,} {'history' if cut == 1 else 'histories'} held more than "
            f"{architecture.max_visits:,} visits and lost the oldest of them."
        ]
        if cut
        else []
    )

    def case(history: History) -> Case:
        return Case(shortened(history, architecture.max_visits), history.user)

    return Source(
        name=data.name,
        title=data.title,
        kind=data.kind,
        split=split,
        digest=_digest(split, *map(_bytes_of, histories)),
        data=data,
        to_make=lambda: (partial(case, history) for history in histories),
        notes=notes,
    )


def _digest(*parts: object) -> str:
    """The same for the same data, read alike."""
    found = sha256()
    for part in parts:
        if isinstance(part, Mapping):
            for key, value in part.items():
                found.update(f"{key}:{value!r};".encode())
        else:
            found.update(part if isinstance(part, bytes) else f"{part!r};".encode())
    return found.hexdigest()


def _bytes_of(history: History) -> bytes:
    visits = b"".join(getattr(history, name).tobytes() for name in VISIT_COLUMNS)
    return f"{history.user}:{history.target};".encode() + visits
