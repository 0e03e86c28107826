"""The generation head: from the context to a probability of every place there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.explanation import leading_locations
from pointerscope.lessons.framework.lesson import gives
from pointerscope.lessons.framework.tables import Cells, RowSum
from pointerscope.lessons.framework.texts import THEORY, Source
from pointerscope.lessons.walkthrough.context import present
from pointerscope.lessons.walkthrough.phrases import percent
from pointerscope.lessons.walkthrough.places import BY_GENERATION, LEADING, all_names, names_of
from pointerscope.lessons.walkthrough.tables import drawn, hidden, map_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.inputs import Given
    from pointerscope.lessons.framework.lesson import Lesson, Made
    from pointerscope.lessons.walkthrough.context import Walk


def add_generation(lesson: Lesson, walk: Walk) -> None:
    """From the context to logits, and from these to probabilities."""
    lesson.sources += (Source(THEORY, "§4.2 Generation Head"),)

    @lesson.step(
        title="The generation head",
        formula=r"y = c \, W_{\text{gen}} + b_{\text{gen}}, \quad "
        r"P_{\text{gen}}(\ell) = \frac{e^{y_\ell}}{\sum_{\ell'} e^{y_{\ell'}}}",
        takes=("c",),
        why=(
            "The pointer can only repeat. The generation head gives every place of the "
            "vocabulary a score of its own, so that a place this history never saw can be "
            "answered too."
        ),
        breaks="A first visit to a place could never be predicted.",
    )
    def generation(given: Given) -> Made:
        probabilities = present(walk.explanation.generation_probabilities)
        logits = present(walk.explanation.trace.generation_logits)[0].numpy().astype(np.float64)
        largest = logits.max()
        exponentials = np.exp(logits - largest)
        shown = leading_locations(probabilities, LEADING)
        weight, bias = (walk.parameter(f"gen_head.{kind}")[shown] for kind in ("weight", "bias"))
        mapped = map_of("gen", weight, bias, "the generation head, for these places")

        every = all_names(walk.explanation.bundle.places)
        leading = names_of(walk, shown.tolist())
        power, symbol = r"e^{y - y_{\max}}", BY_GENERATION
        whole, title = "of the whole vocabulary", "Probability by the generation head"
        of_leading, of_all = "Logits of the leading places", f"Exponentials {whole}"
        how = Cells("exp({logits} - {largest}) / {total}")
        raised, share = Cells("exp({all_logits} - {largest})"), Cells("{exponentials} / {total}")
        total, summed = exponentials.sum(), f"Sum of the exponentials {whole}"
        found = probabilities[shown]
        return gives(
            *mapped,
            drawn("logits", logits[shown], "y", of_leading, mapped.how("c"), columns=leading),
            drawn("largest", largest, r"y_{\max}", "Largest logit"),
            hidden("all_logits", logits, "y", f"Logits {whole}", columns=every),
            hidden("exponentials", exponentials, power, of_all, raised, columns=every),
            drawn("total", total, rf"\sum {power}", summed, RowSum("exponentials")),
            drawn("P_gen", found, symbol, title, how, columns=leading, shade="weights"),
            hidden(
                "all_generated", probabilities, symbol, f"{title} {whole}", share, columns=every
            ),
            remark=_on_generation(walk, probabilities, len(shown)),
        )


def _on_generation(walk: Walk, probabilities: NDArray[np.float32], shown: int) -> str:
    visited = sorted({*walk.explanation.query.history.locations.tolist()})
    new = float(1 - probabilities[visited].sum(dtype=np.float64))
    return (
        f"Of {len(probabilities)} places of the vocabulary the leading {shown} are shown. "
        f"Places that the history does not hold get {percent(max(new, 0.0))} in all."
    )
