"""The histories of a data set as the network of a bundle reads them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from hashlib import sha256
from itertools import islice
from typing import Literal

from pointerscope.analysis.insights.disclosure import round_people
from pointerscope.analysis.insights.measurements import Sample
from pointerscope.mobility.data_set import (
    SPLIT_NAMES,
    DataSet,
    Diaries,
    HistoryRule,
    Records,
    SplitName,
    TargetVisit,
    VisitReason,
)
from pointerscope.mobility.histories import VISIT_COLUMNS, History, truncate_history
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN
from pointerscope.mobility.visits import Visit
from pointerscope.network.bundles import Bundle
from pointerscope.network.insights import RECORDS_OF_CHECKPOINT

SplitChoice = Literal["train", "validation", "test", "all"]
SPLIT_CHOICES: tuple[SplitChoice, ...] = (*SPLIT_NAMES, "all")
TRAINED_SPLITS = ("train", "all")  # which contain histories that the network was trained on
HISTORIES_PER_BLOCK = 16_384
MIN_KNOWN_SHARE = 0.5


class UnfitDataError(ValueError):
    """The network of a bundle cannot read a data set; the message says why."""


@dataclass(frozen=True, eq=False)
class InsightData:
    """The histories of one split, in blocks; each history is built on demand.

    Attributes:
        name: of the data set.
        title: for readers.
        kind: how the visits were recorded, such as check-ins.
        split: of the histories.
        digest: a hash; equal for equal histories.
        data_set: the data set itself.
        sample_makers: returns one function per history that builds its sample.
        reasons: returns the reason of every visit to predict; none where they are not known.
        notes: sentences on histories that were cut and names that were not found.
        block_size: histories in a block; the last block may hold fewer.
    """

    name: str
    title: str
    kind: str
    split: SplitChoice
    digest: str
    data_set: DataSet | Records
    sample_makers: Callable[[], Iterable[Callable[[], Sample]]]
    reasons: Callable[[], Iterable[VisitReason | None]] = tuple
    notes: list[str] = field(default_factory=list)
    block_size: int = HISTORIES_PER_BLOCK

    @property
    def visits(self) -> Mapping[int, Sequence[Visit]] | None:
        """The visits of every person, oldest first, with the data set's place ids.

        None for records, whose histories overlap and have no dates.
        """
        return self.data_set.visits if isinstance(self.data_set, DataSet) else None

    @property
    def invented(self) -> bool:
        """Whether all people are invented."""
        return isinstance(self.data_set, DataSet) and self.data_set.invented

    @cached_property
    def histories(self) -> int:
        """The number of histories."""
        return sum(1 for _ in self.sample_makers())

    @property
    def block_count(self) -> int:
        """The number of blocks."""
        return -(-self.histories // self.block_size)

    def samples(self) -> Iterator[Sample]:
        """Build all samples, one at a time."""
        return (make() for make in self.sample_makers())

    def blocks(self, wanted: Iterable[int]) -> Iterator[tuple[int, list[Sample]]]:
        """Yield the wanted blocks with their numbers, in ascending order, and build no others."""
        makers = iter(self.sample_makers())
        selected = set(wanted)
        for number in range(self.block_count):
            block = list(islice(makers, self.block_size))
            if number in selected:
                yield number, [make() for make in block]


def read_split(bundle: Bundle, data: DataSet | Records, split: SplitChoice = "test") -> InsightData:
    """Return the histories of a split as the network of a bundle reads them.

    Histories are built by the rule that the bundle was trained with. For the training data set,
    places and people have the ids of training. For another data set, they are matched by name: an
    unmatched place becomes the unknown location, and an unmatched person becomes nobody in
    particular.

    Raises:
        UnfitDataError: the split is empty, or the network knows too few of the places.
    """
    if split not in SPLIT_CHOICES:
        raise UnfitDataError(f'There is no split "{split}". Choose {", ".join(SPLIT_CHOICES)}.')
    selected = (
        _from_records(bundle, data, split)
        if isinstance(data, Records)
        else _from_data_set(bundle, data, split)
    )
    if not selected.histories:
        raise UnfitDataError(
            f"The {split} split of {data.name} contains no history. Choose another split."
        )
    return selected


def choose_data_set(bundle: Bundle, name: str | None, argument: str) -> str:
    """Return the name of the data set to measure a network on: this one, or that of training.

    Args:
        bundle: the model.
        name: of a data set; None for the one that the card names.
        argument: what passes a name, for the message.

    Raises:
        UnfitDataError: neither is known.
    """
    chosen = name or bundle.card.dataset
    if chosen is None:
        raise UnfitDataError(
            f"{bundle.id} does not say which data set it was trained on. Pass {argument}. "
            f"{RECORDS_OF_CHECKPOINT}"
        )
    return chosen


def _parts(split: SplitChoice) -> tuple[SplitName, ...]:
    return SPLIT_NAMES if split == "all" else (split,)


def _from_data_set(bundle: Bundle, data: DataSet, split: SplitChoice) -> InsightData:
    training = bundle.card.training
    rule = data.rule
    if training is not None and training.data.rule is not None:
        rule = HistoryRule.model_validate(training.data.rule)
    max_visits, parts = bundle.architecture.max_visits, _parts(split)
    diaries = Diaries(data, rule, max_visits=max_visits)
    numbers: Mapping[int, int] | None = None
    users: Mapping[int, int] | None = None
    notes: list[str] = []
    if not _is_training_data(bundle, data, diaries):
        numbers, users = _match_by_name(bundle, data)
        diaries = Diaries(data, rule, max_visits=max_visits, numbers=numbers)
        matched = sum(user > 0 for user in users.values())
        people = matched if data.invented else round_people(matched)
        notes.append(
            f"The network was trained on other data; {len(numbers):,} places and {people:,} people "
            "were matched by name."
        )

    def sample(visit: TargetVisit) -> Sample:
        history = visit.history
        if users is not None:
            history = replace(history, user=users.get(visit.person, 0))
        return Sample(history, visit.person, visit.earlier_visits)

    return InsightData(
        name=data.name,
        title=data.title,
        kind=data.kind,
        split=split,
        digest=_digest(split, rule, numbers, users, data.visits),
        data_set=data,
        sample_makers=lambda: (partial(sample, visit) for visit in diaries.target_visits(parts)),
        reasons=lambda: (visit.reason for visit in diaries.target_visits(parts)),
        notes=notes,
    )


def _is_training_data(bundle: Bundle, data: DataSet, diaries: Diaries) -> bool:
    """Return whether these are the network's places and people, by number and names."""
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


def _match_by_name(bundle: Bundle, data: DataSet) -> tuple[dict[int, int], dict[int, int]]:
    """Match the data set's places to locations and its people to users, by name."""
    known = {place.name: place.id for place in bundle.places if place.name}
    numbers = {place.id: known[place.name] for place in data.places if place.name in known}
    visits = [visit.location for own in data.visits.values() for visit in own]
    share = sum(place in numbers for place in visits) / max(len(visits), 1)
    if share < MIN_KNOWN_SHARE:
        trained = bundle.card.dataset or "other data"
        raise UnfitDataError(
            f"{data.name} has another vocabulary than {bundle.id}, which was trained on "
            f"{trained}: the network knows the places of {share:.0%} of its visits by name, and "
            f"needs at least {MIN_KNOWN_SHARE:.0%}. Train a network on {data.name}, or choose "
            f"{trained}."
        )
    names = {bundle.people.name(user): user for user in range(1, bundle.architecture.users)}
    return numbers, {person: names.get(name, 0) for person, name in data.people.items()}


def _from_records(bundle: Bundle, data: Records, split: SplitChoice) -> InsightData:
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
                f"{split} split has {what}, but the network knows {architecture.locations:,} "
                f"locations and {architecture.users:,} users. Choose the data set that it was "
                "trained on."
            )
    cut = sum(len(history) > architecture.max_visits for history in histories)
    notes = (
        [
            f"{cut:,} {'history' if cut == 1 else 'histories'} had more than "
            f"{architecture.max_visits:,} visits; the oldest visits were cut."
        ]
        if cut
        else []
    )

    def sample(history: History) -> Sample:
        return Sample(truncate_history(history, architecture.max_visits), history.user)

    return InsightData(
        name=data.name,
        title=data.title,
        kind=data.kind,
        split=split,
        digest=_digest(split, *map(_history_bytes, histories)),
        data_set=data,
        sample_makers=lambda: (partial(sample, history) for history in histories),
        notes=notes,
    )


def _digest(*parts: object) -> str:
    """Return a hash that is equal for equal data, read alike."""
    digest = sha256()
    for part in parts:
        if isinstance(part, Mapping):
            for key, value in part.items():
                digest.update(f"{key}:{value!r};".encode())
        else:
            digest.update(part if isinstance(part, bytes) else f"{part!r};".encode())
    return digest.hexdigest()


def _history_bytes(history: History) -> bytes:
    visits = b"".join(getattr(history, name).tobytes() for name in VISIT_COLUMNS)
    return f"{history.user}:{history.target};".encode() + visits
