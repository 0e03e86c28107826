"""Reports on reading a data set: what was read, changed and dropped."""

from pydantic import BaseModel, Field

MAX_EXAMPLES = 5


class Dropped(BaseModel):
    """Items that were dropped for one reason.

    Attributes:
        reason: the items and what is wrong with them, such as "lines that cannot be read".
        count: the number of items.
        examples: the first few of them, such as "visits.csv, line 17: …".
    """

    reason: str
    count: int = 0
    examples: list[str] = Field(default_factory=list)


class Report(BaseModel):
    """Account of everything that was read, changed and dropped.

    Attributes:
        read: numbers of items by kind, such as "lines" or "people".
        changed: numbers of changed items by change, such as "stays cut short".
        dropped: the dropped items by reason.
        notes: guesses and decisions, a sentence each.
        columns: the role of every column of a table; empty for one that is ignored.
        warnings: what looks suspicious and which setting would change it, a sentence each.
    """

    read: dict[str, int] = Field(default_factory=dict)
    changed: dict[str, int] = Field(default_factory=dict)
    dropped: list[Dropped] = Field(default_factory=list)
    notes: list[str] = Field(default_factory=list)
    columns: dict[str, str] = Field(default_factory=dict)
    warnings: list[str] = Field(default_factory=list)

    def count(self, what: str, number: int = 1) -> None:
        """Add to the number of items read."""
        self.read[what] = self.read.get(what, 0) + number

    def change(self, what: str, number: int = 1) -> None:
        """Add to the number of items changed."""
        if number:
            self.changed[what] = self.changed.get(what, 0) + number

    def drop(self, reason: str, number: int = 1, where: str | None = None) -> None:
        """Add to the number of items dropped for a reason; the first few are stored as examples."""
        if not number:
            return
        entry = next((entry for entry in self.dropped if entry.reason == reason), None)
        if entry is None:
            entry = Dropped(reason=reason)
            self.dropped.append(entry)
        entry.count += number
        if where is not None and len(entry.examples) < MAX_EXAMPLES:
            entry.examples.append(where)

    def note(self, sentence: str) -> None:
        """Add a sentence on a guess or a decision."""
        self.notes.append(sentence)

    def warn(self, sentence: str) -> None:
        """Add a sentence on something suspicious and the setting that changes it."""
        self.warnings.append(sentence)

    def lines(self) -> list[str]:
        """Return the report as lines to print."""
        return [*self.notes, *self.counts(), *(f"Warning: {line}" for line in self.warnings)]

    def counts(self) -> list[str]:
        """Return what was read, changed and dropped as lines to print."""
        lines = []
        if self.read:
            listed = ", ".join(f"{number:,} {what}" for what, number in self.read.items())
            lines.append(f"Read {listed}.")
        lines += [f"Changed {number:,}: {what}." for what, number in self.changed.items()]
        for entry in self.dropped:
            lines.append(f"Dropped {entry.count:,}: {entry.reason}.")
            lines += [f"  {example}" for example in entry.examples]
            if entry.count > len(entry.examples) > 0:
                lines.append("  …")
        return lines
