"""What was read of a data set, and what was left out and why."""

from __future__ import annotations

from pydantic import BaseModel, Field

EXAMPLES = 5


class Dropped(BaseModel):
    """Something that was left out.

    Attributes:
        reason: why, such as "lines that cannot be read".
        count: how often.
        examples: where the first few were, such as "visits.csv, line 17: …".
    """

    reason: str
    count: int = 0
    examples: list[str] = Field(default_factory=list)


class Report(BaseModel):
    """What became of everything that was read; nothing is left out without standing here.

    Attributes:
        read: how much there was, by what it is, such as "lines" or "people".
        changed: what is not as it was read, such as "stays cut short".
        dropped: what was left out, by reason.
        notes: what was guessed or decided, a sentence each.
    """

    read: dict[str, int] = Field(default_factory=dict)
    changed: dict[str, int] = Field(default_factory=dict)
    dropped: list[Dropped] = Field(default_factory=list)
    notes: list[str] = Field(default_factory=list)

    def count(self, what: str, number: int = 1) -> None:
        """So many more of this were read."""
        self.read[what] = self.read.get(what, 0) + number

    def change(self, what: str, number: int = 1) -> None:
        """So many more are not as they were read."""
        if number:
            self.changed[what] = self.changed.get(what, 0) + number

    def drop(self, reason: str, number: int = 1, where: str | None = None) -> None:
        """So many more were left out for this reason; the first few places are kept."""
        if not number:
            return
        entry = next((entry for entry in self.dropped if entry.reason == reason), None)
        if entry is None:
            entry = Dropped(reason=reason)
            self.dropped.append(entry)
        entry.count += number
        if where is not None and len(entry.examples) < EXAMPLES:
            entry.examples.append(where)

    def note(self, sentence: str) -> None:
        """Say what was guessed or decided."""
        self.notes.append(sentence)

    def lines(self) -> list[str]:
        """The report as lines to print."""
        lines = list(self.notes)
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
