"""The `insights.json` of a bundle: aggregates over a whole data set, as tables, and claims.

Nobody can be read out of it: every group in it is made of at least `LEAST_PEOPLE` people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pointerscope.core.atomic_writes import write_file
from pointerscope.core.foreign_files import ForeignFileError, check_file

if TYPE_CHECKING:
    from pathlib import Path

INSIGHTS = "insights.json"
LARGEST = 10_000_000  # bytes
LEAST_PEOPLE = 5

Cell = float | int | str | None
Unit = Literal["", "share", "rate", "probability", "nats", "count", "steps", "hours", "days"]
Verdict = Literal["holds", "does not hold", "cannot be told", "not measured"]


class InsightsError(ValueError):
    """The insights of a bundle cannot be read; the message says why."""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class Column(_Frozen):
    """A column of a table."""

    name: str = Field(description="In the words of the API, such as `gate`.")
    title: str
    unit: Unit = Field("", description="`share`, `rate` and `probability` are fractions.")


class Selection(_Frozen):
    """Which histories each row of a table is made of."""

    by: str = Field(description="What histories are grouped by.")
    groups: list[list[int]] = Field(description="The groups in each row, in its order.")


class Table(_Frozen):
    """One aggregate, with what it is made of."""

    name: str = Field(description="In addresses and as the name of files.")
    title: str
    section: str = Field(description="Of the page of insights.")
    definition: str = Field(description="What the numbers are, in a sentence or two.")
    histories: Annotated[int, Field(ge=0, description="That it is made of.")]
    people: Annotated[int, Field(ge=0)]
    columns: list[Column]
    rows: list[list[Cell]]
    notes: list[str] = Field(default_factory=list, description="What was merged or left out.")
    selects: Selection | None = Field(
        None, description="How to list histories of a row; None where a row is not of some alone."
    )

    def column(self, name: str) -> list[Cell]:
        """The cells of a column.

        Raises:
            KeyError: there is no such column.
        """
        names = [column.name for column in self.columns]
        if name not in names:
            raise KeyError(name)
        index = names.index(name)
        return [row[index] for row in self.rows]

    def numbers(self, name: str) -> list[float]:
        """The same as numbers, NaN where there is none."""
        return [float("nan") if cell is None else float(cell) for cell in self.column(name)]


class Claim(_Frozen):
    """What a source text claims, and what this data set has to say to it."""

    name: str
    view: str = Field(description="The view that shows it.")
    source: str = Field(description="Where it stands.")
    claim: str = Field(description="What the text says, in our words.")
    measured: str = Field(description="What is measured here, in one sentence.")
    verdict: Verdict
    effect: float | None = Field(None, description="Positive where the claim would hold.")
    interval: tuple[float, float] | None = Field(
        None, description="95 % bootstrap interval of the effect; people are drawn."
    )


class Insights(_Frozen):
    """What a network does over a whole data set."""

    software: str = Field(description="The version that computed it.")
    data_set: str
    title: str = Field(description="Of the data set.")
    kind: str
    split: str
    histories: Annotated[int, Field(ge=1)]
    people: Annotated[int, Field(ge=LEAST_PEOPLE)]
    first_day: str | None = Field(None, description="ISO date; of real people the month alone.")
    last_day: str | None = None
    notes: list[str] = Field(
        default_factory=list, description="What was cut, merged or left out of all of it."
    )
    tables: list[Table]
    claims: list[Claim] = Field(default_factory=list)

    def table(self, name: str) -> Table | None:
        """The table of this name, None where there is none."""
        return next((table for table in self.tables if table.name == name), None)

    def claims_of(self, view: str) -> list[Claim]:
        """The claims that a view shows."""
        return [claim for claim in self.claims if claim.view == view]


def read_insights(folder: Path) -> Insights | None:
    """The insights in the folder of a bundle, None where none were computed.

    Raises:
        InsightsError: the file is damaged.
    """
    path = folder / INSIGHTS
    try:
        check_file(path, LARGEST)
        return Insights.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        return None
    except ForeignFileError as error:
        raise InsightsError(
            f"{error} `pointerscope insights {folder.name}` makes it anew."
        ) from error
    except OSError as error:
        raise InsightsError(f"{INSIGHTS} cannot be read: {error.strerror or error}.") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise InsightsError(
            f"{INSIGHTS}, {where}: {first['msg']}. `pointerscope insights {folder.name}` makes it "
            "anew."
        ) from error


def write_insights(folder: Path, insights: Insights) -> None:
    """Write them into the folder of a bundle so that they are either whole or as before."""
    text = insights.model_dump_json(exclude_defaults=True)
    write_file(folder / INSIGHTS, lambda file: file.write(f"{text}\n".encode()))
