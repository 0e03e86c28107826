"""Error records that tell a person what is wrong with an input and how to correct it."""

from __future__ import annotations

from dataclasses import dataclass, replace

MAX_PROBLEMS = 12  # of one input; nobody corrects more at once, and looking for them takes time


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with an input.

    Attributes:
        where: the part of the input, such as `visits[2]` or `user`.
        message: what is wrong, what was expected, and what to do.
        suggestions: values that could be meant instead, the closest first; empty where nothing
            is close.
    """

    where: str
    message: str
    suggestions: tuple[str, ...] = ()


class InvalidQueryError(ValueError):
    """A query cannot be read; `problems` lists everything that is wrong with it."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(" ".join(f"{problem.where}: {problem.message}" for problem in problems))
        self.problems = problems

    def with_prefix(self, where: str) -> InvalidQueryError:
        """Return the same problems, located inside the part `where` of a larger input."""
        return InvalidQueryError(
            *(replace(problem, where=f"{where}.{problem.where}") for problem in self.problems)
        )
