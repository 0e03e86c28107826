"""The simulated town: data about invented people, free for anyone to see."""

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.town import simulate_town


class TownOptions(BaseModel):
    """The seed, the number of people and the duration of the simulation."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seed: Annotated[
        int, Field(ge=0, description="Seed of the simulation; another seed gives another town.")
    ] = 0
    residents: Annotated[int, Field(ge=1, description="Number of residents.")] = 72
    weeks: Annotated[int, Field(ge=1, description="Number of simulated weeks.")] = 16


@source(
    title="A simulated town",
    path="",
    options=TownOptions,
    recognises=lambda path: False,
)
def town(path: Path | None, options: TownOptions, reporter: ReadReporter) -> DataSet:
    """Simulate the town."""
    return simulate_town(options.seed, residents=options.residents, weeks=options.weeks)
