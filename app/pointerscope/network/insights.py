"""The `insights.json` of a bundle: aggregates over a data set as tables, and tested claims.

It discloses no single person: every group has at least `MIN_PEOPLE` people, and numbers of real
people are rounded down to a multiple of it, so that subtraction tells about nobody either.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from pointerscope.core.atomic_writes import write_file
from pointerscope.core.foreign_files import ForeignFileError, check_file

INSIGHTS = "insights.json"
MAX_FILE_BYTES = 10_000_000  # bytes
MIN_PEOPLE = 5
PEOPLE = "people"  # the column with a number of people

_LARGEST = 1e100
_Number = Annotated[float, Field(ge=-_LARGEST, le=_LARGEST)]
_Whole = Annotated[int, Field(ge=-(2**53), le=2**53)]
_Count = Annotated[int, Field(ge=0, le=2**53)]
Cell = _Number | _Whole | str | None
Unit = Literal["", "share", "rate", "probability", "nats", "count", "steps", "hours", "days"]
Verdict = Literal[
    "holds",
    "does not hold",
    "too small",
    "by construction",
    "readings disagree",
    "cannot be told",
    "not measured",
]


_Item = TypeVar("_Item")
ShortList = Annotated[list[_Item], Field(fail_fast=True)]
"""A list whose validation ends at the first invalid item; a file can hold millions of them."""


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
    groups: ShortList[ShortList[_Whole]] = Field(description="The groups behind each row.")


class InsightTable(_Frozen):
    """One aggregate as a table, with its definition and the data behind it."""

    name: str = Field(pattern=r"^[a-z0-9_]{1,100}$", description="Name in URLs and file names.")
    title: str
    section: str = Field(description="Section of the insights page.")
    definition: str = Field(description="What the numbers are, in one or two sentences.")
    histories: Annotated[_Count, Field(description="Histories behind the table.")]
    people: Annotated[_Count, Field(description="People behind it; real ones rounded down.")]
    columns: ShortList[InsightColumn]
    rows: ShortList[ShortList[Cell]]
    split: str = Field("", description="Split of the histories; empty in earlier versions.")
    notes: ShortList[str] = Field(
        default_factory=list, description=("Sentences on groups that were merged or left out.")
    )
    selects: Selection | None = Field(
        None, description="The histories behind each row; None if rows are not groups of histories."
    )

    @model_validator(mode="after")
    def _check_sizes(self) -> Self:
        names = {column.name for column in self.columns}
        if len(names) < len(self.columns):
            raise ValueError(f'the table "{self.name}" has two columns of one name')
        if any(len(row) != len(self.columns) for row in self.rows):
            raise ValueError(
                f'each row of the table "{self.name}" must have a cell for each column, which are '
                f"{len(self.columns)}"
            )
        if self.selects is not None and len(self.selects.groups) != len(self.rows):
            raise ValueError(
                f'the table "{self.name}" has {len(self.rows)} rows, but groups of histories for '
                f"{len(self.selects.groups)}"
            )
        return self

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
    effect: _Number | None = Field(
        None, description="Effect size; positive if the claim would hold."
    )
    interval: tuple[_Number, _Number] | None = Field(
        None, description="95 % bootstrap interval of the effect, by resampling people."
    )
    least: Annotated[float, Field(ge=0, le=_LARGEST)] = Field(
        0,
        description="The smallest effect that counts, stated before measuring; 0 where the claim "
        "states a bound of its own.",
    )


class Insights(_Frozen):
    """What a network does over a whole data set."""

    software: str = Field(description="Version of PointerScope that computed the insights.")
    data_set: str
    title: str = Field(description="Title of the data set.")
    kind: str
    split: str
    histories: Annotated[_Count, Field(ge=1)]
    people: Annotated[_Count, Field(ge=MIN_PEOPLE)]
    invented: bool = Field(
        False,
        description=(
            "Whether the people are invented. Numbers of real people are rounded down to a "
            f"multiple of {MIN_PEOPLE}."
        ),
    )
    first_day: str | None = Field(None, description="ISO date; the month only for real people.")
    last_day: str | None = None
    notes: ShortList[str] = Field(
        default_factory=list,
        description=("Sentences on what was cut, merged or left out of all tables."),
    )
    tables: ShortList[InsightTable]
    claims: ShortList[Claim] = Field(default_factory=list)

    @model_validator(mode="after")
    def _check_people(self) -> Self:
        if not self.invented and any(number % MIN_PEOPLE for number in self._numbers_of_people()):
            raise ValueError(
                "the numbers of real people are exact, as in earlier versions, so that subtraction "
                "may disclose single people"
            )
        return self

    def _numbers_of_people(self) -> Iterator[float]:
        yield self.people
        for table in self.tables:
            yield table.people
            if any(column.name == PEOPLE for column in table.columns):
                yield from (cell for cell in table.column(PEOPLE) if isinstance(cell, int | float))

    def table(self, name: str) -> InsightTable | None:
        """Return the table of this name, or None."""
        return next((table for table in self.tables if table.name == name), None)

    def claims_of(self, view: str) -> list[Claim]:
        """Return the claims that a view shows."""
        return [claim for claim in self.claims if claim.view == view]


# Networks know places by number alone, so an imported one needs the numbers of its training.
RECORDS_OF_CHECKPOINT = (
    "A published checkpoint needs the records that were published with it: "
    "`pointerscope data NAME FOLDER --source records` prepares their three pickles."
)


def name_split(split: str) -> str:
    """Return a split in words, for captions."""
    return "all splits" if split == "all" else f"{split} split"


def count_people(people: int, *, invented: bool) -> str:
    """Return a number of people in words, for texts; numbers of real people are rounded down."""
    return f"{'' if invented else 'at least '}{people:,} people"


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
        raise InsightsError(
            f"{INSIGHTS}, {first_problem(error)}. Recompute it: `pointerscope insights "
            f"{folder.name}`."
        ) from error


def first_problem(error: ValidationError) -> str:
    """Return where the first of pydantic's errors is, and what is wrong there."""
    first = error.errors(include_input=False)[0]
    where = ".".join(map(str, first["loc"])) or "the file"
    return f"{where[:200]}: {first['msg'].removeprefix('Value error, ')}"


def write_insights(folder: Path, insights: Insights) -> None:
    """Write the insights into a bundle's folder, atomically."""
    text = insights.model_dump_json(exclude_defaults=True)
    write_file(folder / INSIGHTS, lambda file: file.write(f"{text}\n".encode()))
