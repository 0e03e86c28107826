"""An explanation in a notebook: the same, and how it looks there."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.figures.labels import percent
from pointerscope.figures.theme import GENERATION, POINTER
from pointerscope.notebook.errors import in_one_sentence, plain
from pointerscope.notebook.live_view import LiveView, checked_theme
from pointerscope.notebook.tensors import Tensors
from pointerscope.publishing.exported_view import changes_of, keep
from pointerscope.publishing.templates import environment

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pandas import DataFrame

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.query import Query
    from pointerscope.network.bundles import Bundle
    from pointerscope.notebook.live_view import NotebookTheme
    from pointerscope.publishing.exported_view import KeptView

_WITHOUT_PANDAS = (
    "Tables are pandas data frames, and pandas is not installed: pip install "
    "'pointerscope[notebook]'."
)
_TEMPLATE = "notebook_summary.html"


class Explanation:
    """What one forward pass over one history shows.

    It has every attribute of `pointerscope.analysis.explanation.ExplainedQuery`: `prediction`,
    `answers`, `gate`, `self_attention`, `pointer_weights`, `probabilities`, `visits` and the rest.
    In a notebook it shows a summary.

    Attributes:
        explanation: the same for other code.
    """

    def __init__(self, explanation: ExplainedQuery, query: Query) -> None:
        self.explanation = explanation
        self._asked = query

    @cached_property
    def trace(self) -> Tensors:
        """Every tensor of the pass, by its name."""
        return Tensors(self.explanation.trace)

    def view(
        self,
        name: str,
        *,
        against: Explanation | None = None,
        theme: NotebookTheme = "auto",
        width: int | None = None,
        height: int | None = None,
        live: bool = True,
        picture: bool = True,
        **options: object,
    ) -> LiveView:
        """A view of it, live in a notebook; see `LiveView` for where it shows how.

        Args:
            name: of the view, such as "heads".
            against: another explanation; then the view is of the difference from it.
            theme: "auto" follows the notebook, or else the reader's system.
            width: in pixels; as wide as the cell if left out.
            height: in pixels; as the figure needs if left out.
            live: whether the live figure is there; without it a notebook is 0.7 MB lighter.
            picture: whether a picture for paper is there, where one can be drawn.
            **options: what is chosen in it, such as `head=2`.

        Raises:
            LookupError: there is no such view.
            ValueError: there is no such option, or the network lacks what the view shows.
            TypeError: what it is to be compared with is no explanation.
        """
        if not isinstance(against, Explanation | None):
            message = 'against takes another explanation, such as town.explain("Home, Café Luna").'
            raise plain(TypeError(message))
        kept = kept_for(
            theme,
            name,
            self.explanation.bundle,
            self._asked,
            self.explanation,
            against=None if against is None else against.explanation,
            options=options,
        )
        return LiveView(kept, theme, width, height, live, picture)

    def to_frame(self) -> DataFrame:
        """The visits as a table, a row for each, oldest first.

        Returns:
            `location`, `place`, `category`, `arrival` (local time; nothing where a record
            contradicts itself), `minutes` of stay, `steps_back`, `content_score`, `position_bias`,
            `pointer_score`, `pointer_weight` (missing where the network has no such part),
            `attention_received` (its mean over all heads, layers and visits that look; the column
            sums to 1), `filled_in` (what was not written), `masked`.

        Raises:
            ImportError: pandas is not installed.
        """
        read = self.explanation
        columns = {
            "location": [visit.location for visit in read.visits],
            "place": [visit.label for visit in read.visits],
            "category": [visit.category for visit in read.visits],
            "arrival": np.array([visit.arrival for visit in read.visits], dtype="datetime64[s]"),
            "minutes": [visit.duration_minutes for visit in read.visits],
            "steps_back": [visit.steps_back for visit in read.visits],
            "content_score": read.content_scores,
            "position_bias": read.position_bias,
            "pointer_score": read.pointer_scores,
            "pointer_weight": read.pointer_weights,
            "attention_received": read.self_attention.mean(axis=(0, 1, 2), dtype=np.float64),
            "filled_in": [", ".join(visit.filled_in) for visit in read.visits],
            "masked": [visit.masked for visit in read.visits],
        }
        frame = _frame(columns)
        frame.index.name = "visit"
        return frame

    def answers_frame(self) -> DataFrame:
        """The most probable places as a table, as many as the query asks for (`top_k`).

        Returns:
            `location`, `place`, `probability`, and `from_pointer` and `from_generation`, which sum
            to it; the rank, from 1, is the index.

        Raises:
            ImportError: pandas is not installed.
        """
        answers = self.explanation.answers
        frame = _frame(
            {
                "location": [place.location for place in answers],
                "place": [place.label for place in answers],
                "probability": [place.probability for place in answers],
                "from_pointer": [place.from_pointer for place in answers],
                "from_generation": [place.from_generation for place in answers],
            }
        )
        frame.index = frame.index + 1
        frame.index.name = "rank"
        return frame

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "explanation":
            raise AttributeError(name)
        return getattr(self.explanation, name)

    def __dir__(self) -> list[str]:
        shared = (name for name in dir(self.explanation) if not name.startswith("_"))
        return sorted({*super().__dir__(), *shared})

    def __repr__(self) -> str:
        read = self.explanation
        lines = [self._heading, ""]
        for visit in read.visits:
            marks = [f"{', '.join(visit.filled_in)} filled in"] if visit.filled_in else []
            marks += ["masked"] if visit.masked else []
            behind = f"  ({'; '.join(marks)})" if marks else ""
            lines.append(f"{visit.moment}  {visit.duration_minutes:5} min  {visit.label}{behind}")
        lines += ["", self._gate, *self._changes, "", "probability  pointer  generation  place"]
        lines += [
            f"{percent(place.probability):>11}  {percent(place.from_pointer):>7}  "
            f"{percent(place.from_generation):>10}  {place.label}"
            for place in read.answers
        ]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """The summary; no script in it, so that it also shows where none may run."""
        read = self.explanation
        weights = read.pointer_weights
        largest = read.answers[0].probability
        return (
            environment()
            .get_template(_TEMPLATE)
            .render(
                heading=self._heading,
                gate=self._gate,
                changes=self._changes,
                visits=[
                    {"read": visit, "weight": None if weights is None else float(weights[position])}
                    for position, visit in enumerate(read.visits)
                ],
                answers=[
                    {
                        "place": place,
                        "pointer": 100 * place.from_pointer / largest,
                        "generation": 100 * place.from_generation / largest,
                    }
                    for place in read.answers
                ],
                percent=percent,
                pointer=POINTER,
                generation=GENERATION,
            )
        )

    @property
    def _heading(self) -> str:
        read = self.explanation
        answer = read.prediction
        person = read.bundle.people.name(read.query.history.user)
        return (
            f"{answer.label}, {percent(answer.probability)} · {read.bundle.card.title} · {person}"
        )

    @property
    def _gate(self) -> str:
        read = self.explanation
        how = "as learned" if read.gate_is_learned else "not learned"
        asked = read.query.interventions
        if asked.gate is not None or asked.only is not None:
            how = "forced"
        return f"gate {read.gate:.4f}, the pointer's share of the answer ({how})"

    @property
    def _changes(self) -> list[str]:
        """How the forward pass was changed."""
        return changes_of(self.explanation.query.interventions)


def kept_for(
    theme: NotebookTheme,
    name: str,
    bundle: Bundle,
    query: Query | None,
    explanation: ExplainedQuery | None,
    *,
    against: ExplainedQuery | None = None,
    options: Mapping[str, object],
) -> KeptView:
    """A view for a notebook of this theme; one that reads a data set needs no explanation."""
    from pointerscope.core.problems import InvalidQueryError, Problem

    def explained() -> ExplainedQuery:
        if explanation is None:
            raise InvalidQueryError(Problem("visits", "This view reads a history; give visits."))
        return explanation

    checked_theme(theme)
    with in_one_sentence():
        return keep(
            name,
            bundle,
            query,
            explained,
            against=None if against is None else lambda: against,
            chosen={option: str(value) for option, value in options.items()},
            theme="dark" if theme == "dark" else "light",
        )


def _frame(columns: Mapping[str, Any]) -> DataFrame:
    try:
        from pandas import DataFrame
    except ImportError as error:
        raise ImportError(_WITHOUT_PANDAS) from error
    return DataFrame(columns)
