"""Prepared data sets as histories of ranks, for a network that knows no place and no person.

Each place becomes its rank in the history, and people are divided: nobody who is trained on is
validated or tested on.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from pointerscope.mobility.data_set import (
    SPLIT_NAMES,
    DataSet,
    Diaries,
    Records,
    SplitName,
    divide_people,
)
from pointerscope.mobility.histories import History
from pointerscope.mobility.place_ranks import PlaceOrder, rank_names, with_ranks
from pointerscope.mobility.sources import DataError, ReadReporter, source

MAX_RANKS = 200


class PlaceRanksOptions(BaseModel):
    """How places are ranked and people divided."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    order: Annotated[
        PlaceOrder,
        Field(description="First the place visited last, or the place visited most often."),
    ] = "recency"
    previous_visits: Annotated[
        int, Field(ge=3, le=MAX_RANKS, description="The most visits of a history.")
    ] = 40
    beside: Annotated[
        tuple[str, ...],
        Field(
            description="Prepared data sets in the same folder whose training people are trained "
            "on, too; nobody of them is validated or tested on."
        ),
    ] = ()
    seed: Annotated[int, Field(ge=0, description="Seed of the division of people.")] = 0


@source(
    title="Places by rank, for people and places never seen",
    path="the folder of a prepared data set; pass --source place-ranks",
    options=PlaceRanksOptions,
    recognises=lambda path: False,
    order=90,
)
def place_ranks(path: Path, options: PlaceRanksOptions, reporter: ReadReporter) -> Records:
    """Rank the places of a prepared data set in each of its histories.

    Raises:
        DataError: a data set is not prepared, or has no dates.
    """
    # Prepared data are read by the module that knows the sources.
    from pointerscope.mobility.prepared import PreparedError, read_prepared

    sets = []
    for folder in (path, *(path.parent / name for name in options.beside)):
        try:
            read = read_prepared(folder)
        except PreparedError as error:
            raise DataError(str(error)) from error
        if not isinstance(read, DataSet):
            raise DataError(f"{folder} has histories without dates, which cannot be divided anew.")
        sets.append(read)
    histories: dict[SplitName, list[History]] = {name: [] for name in SPLIT_NAMES}
    first_user = 0
    for number, data_set in enumerate(sets):
        splits = divide_people(data_set.visits, options.seed)
        reporter.report.count(f"people of {data_set.name}", len(splits))
        rule = data_set.rule.model_copy(update={"previous_visits": options.previous_visits})
        diaries = Diaries(
            data_set,
            rule,
            max_visits=options.previous_visits,
            numbers={place.id: place.id for place in data_set.places},
        )
        for visit in diaries.target_visits():
            split = splits[visit.person]
            if number and split != "train":
                continue
            history = replace(visit.history, user=first_user + visit.person)
            histories[split].append(with_ranks(history, options.order))
        for reason, count in diaries.dropped.items():
            reporter.report.drop(f"{reason} ({data_set.name})", count)
        first_user += max(splits)
    first, *others = sets
    return Records(
        name=path.resolve().name,
        title=" and ".join(one.title for one in sets),
        licence=", ".join(dict.fromkeys(one.licence for one in sets)),
        train=tuple(histories["train"]),
        validation=tuple(histories["validation"]),
        test=tuple(histories["test"]),
        kind="visits" if any(one.kind != first.kind for one in others) else first.kind,
        terms=_terms(sets),
        places=rank_names(options.order, options.previous_visits),
        ranked_by=options.order,
        report=reporter.report,
    )


def _terms(sets: Sequence[DataSet]) -> str:
    """Return the terms of all data sets, and the limits of what is trained on their ranks."""
    trained = ", ".join(f"{one.title} ({one.licence})" for one in sets)
    limits = (
        f"Trained on {trained}. A network that is trained on these ranks has no row for a person "
        "and none for a place, and no record of a visit; its weights stay under the terms above. "
        f"It was chosen and tested on people of {sets[0].title}. In other places, in other "
        "years and with visits recorded in other ways it may be right more or less often."
    )
    return "\n\n".join([*dict.fromkeys(one.terms.strip() for one in sets if one.terms), limits])
