"""What is wrong with an input, said so that a person can mend it."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong.

    Attributes:
        where: the part of the input, such as `visits[2]` or `user`.
        message: one sentence that says what to do.
        suggestions: what could stand there instead, best first.
    """

    where: str
    message: str
    suggestions: tuple[str, ...] = ()


class InvalidQueryError(ValueError):
    """A query that cannot be read, with everything that is wrong with it."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(" ".join(f"{problem.where}: {problem.message}" for problem in problems))
        self.problems = problems

    def below(self, where: str) -> InvalidQueryError:
        """The same problems in a part of a larger input."""
        return InvalidQueryError(
            *(replace(problem, where=f"{where}.{problem.where}") for problem in self.problems)
        )
