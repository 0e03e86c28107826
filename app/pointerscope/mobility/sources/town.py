"""The town that is simulated, so that there are data that anybody may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import BaseModel, ConfigDict, Field

from pointerscope.mobility.sources import Watch, source
from pointerscope.mobility.town import simulate_town

if TYPE_CHECKING:
    from pathlib import Path

    from pointerscope.mobility.data_set import DataSet


class TownOptions(BaseModel):
    """Which town, how many people, and for how long."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seed: Annotated[int, Field(ge=0, description="Another seed gives another town.")] = 0
    residents: Annotated[int, Field(ge=1, description="How many people live there.")] = 72
    weeks: Annotated[int, Field(ge=1, description="How long they are watched.")] = 16


@source(
    title="A simulated town",
    path="",
    options=TownOptions,
    recognises=lambda path: False,
)
def town(path: Path | None, options: TownOptions, watch: Watch) -> DataSet:
    """Simulate the town."""
    return simulate_town(options.seed, residents=options.residents, weeks=options.weeks)
