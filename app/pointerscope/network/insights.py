"""The `insights.json` of a bundle: aggregates over a data set as tables, and tested claims.

It discloses no single person: every group has at least `MIN_PEOPLE` people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pointerscope.core.atomic_writes import write_file
from pointerscope.core.foreign_files import ForeignFileError, check_file

if TYPE_CHECKING:
    from pathlib import Path

INSIGHTS = "insights.json"
MAX_FILE_BYTES = 10_000_000  # bytes
MIN_PEOPLE = 5

Cell = float | int | str | None
Unit = Literal["", "share", "rate", "probability", "nats", "count", "steps", "hours", "days"]
Verdict = Literal["holds", "does not hold", "cannot be told", "not measured"]


class InsightsError(ValueError):
    """The insights of a bundle cannot be read; the message says why."""


class _Frozen(BaseModel):
    # Keys of newer versions are ignored.
    model_config = ConfigDict(frozen=True, allow_inf_nan=False)


class InsightColumn(_Frozen):
    """A column of a table of insights."""

    name: str = Field(description="Name for programs, such as `gate`.")
    title: str
    unit: Unit = Field("", description="`share`, `rate` and `probability` are fractions.")


class Selection(_Frozen):
    """The histories behind each row of a table."""

    by: str = Field(description="Name of the grouping.")
    groups: list[list[int]] = Field(description="The groups behind each row.")


class InsightTable(_Frozen):
    """One aggregate as a table, with its definition and the data behind it."""

    name: str = Field(description="Name in URLs and file names.")
    title: str
    section: str = Field(description="Section of the insights page.")
    definition: str = Field(description="What the numbers are, in one or two sentences.")
    histories: Annotated[int, Field(ge=0, description="Histories behind the table.")]
    people: Annotated[int, Field(ge=0)]
    columns: list[InsightColumn]
    rows: list[list[Cell]]
    notes: list[str] = Field(
        default_factory=list, description=("Sentences on groups that were merged or left out.")
    )
    selects: Selection | None = Field(
        None, description="The histories behind each row; None if rows are not groups of histories."
    )

    def column(self, name: str) -> list[Cell]:
        """Return the cells of a column.

        Raises:
            KeyError: there is no such column.
        """
        names = [column.name for column in self.columns]
        if name not in names:
            raise KeyError(name)
        index = names.index(name)
        return [row[index] for row in self.rows]

    def numbers(self, name: str) -> list[float]:
        """Return the cells of a column as numbers; NaN for empty cells."""
        return [float("nan") if cell is None else float(cell) for cell in self.column(name)]


class Claim(_Frozen):
    """A claim of a source text, tested on this data set."""

    name: str
    view: str = Field(description="View that shows the evidence.")
    source: str = Field(description="Source text and section.")
    claim: str = Field(description="The claim, in our words.")
    measured: str = Field(description="The measurement, in one sentence.")
    verdict: Verdict
    effect: float | None = Field(None, description="Effect size; positive if the claim would hold.")
    interval: tuple[float, float] | None = Field(
        None, description="95 % bootstrap interval of the effect, by resampling people."
    )


class Insights(_Frozen):
    """What a network does over a whole data set."""

    software: str = Field(description="Version of PointerScope that computed the insights.")
    data_set: str
    title: str = Field(description="Title of the data set.")
    kind: str
    split: str
    histories: Annotated[int, Field(ge=1)]
    people: Annotated[int, Field(ge=MIN_PEOPLE)]
    first_day: str | None = Field(None, description="ISO date; the month only for real people.")
    last_day: str | None = None
    notes: list[str] = Field(
        default_factory=list,
        description=("Sentences on what was cut, merged or left out of all tables."),
    )
    tables: list[InsightTable]
    claims: list[Claim] = Field(default_factory=list)

    def table(self, name: str) -> InsightTable | None:
        """Return the table of this name, or None."""
        return next((table for table in self.tables if table.name == name), None)

    def claims_of(self, view: str) -> list[Claim]:
        """Return the claims that a view shows."""
        return [claim for claim in self.claims if claim.view == view]


def read_insights(folder: Path) -> Insights | None:
    """Read the insights in a bundle's folder; None if they were not computed.

    Raises:
        InsightsError: the file is damaged.
    """
    path = folder / INSIGHTS
    try:
        check_file(path, MAX_FILE_BYTES)
        return Insights.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        return None
    except ForeignFileError as error:
        raise InsightsError(
            f"{error} Recompute it: `pointerscope insights {folder.name}`."
        ) from error
    except OSError as error:
        raise InsightsError(f"{INSIGHTS} cannot be read: {error.strerror or error}.") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise InsightsError(
            f"{INSIGHTS}, {where}: {first['msg']}. Recompute it: `pointerscope insights "
            f"{folder.name}`."
        ) from error


def write_insights(folder: Path, insights: Insights) -> None:
    """Write the insights into a bundle's folder, atomically."""
    text = insights.model_dump_json(exclude_defaults=True)
    write_file(folder / INSIGHTS, lambda file: file.write(f"{text}\n".encode()))
