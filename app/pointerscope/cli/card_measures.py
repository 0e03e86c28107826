"""What is measured on a trained network beside its metrics, and written into its card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pointerscope.cli.progress import ProgressBars

if TYPE_CHECKING:
    from pointerscope.mobility.data_set import DataSet, Records
    from pointerscope.network.bundles import Bundle, ModelCard


def measure_parts(bundle: Bundle, card: ModelCard, data: DataSet | Records) -> ModelCard:
    """Return a card with what attention contributes, and accuracy by what training has shown.

    Where customs are known, accuracy by custom is added.

    Raises:
        UnfitDataError: the network cannot read the data, or a split is empty.
    """
    from pointerscope.analysis.attention_value import PartEvaluations, measure_attention
    from pointerscope.analysis.customs import measure_customs
    from pointerscope.analysis.familiarity import measure_familiarity

    with ProgressBars() as bars:
        parts = PartEvaluations.of(
            bundle, data, partial(bars.show, "Measuring without each of its parts")
        )
        attention = measure_attention(parts, partial(bars.show, "Removing heads one by one"))
        customs = measure_customs(parts, partial(bars.show, "Measuring by custom"))
    familiarity = measure_familiarity(parts.whole, bundle, data)
    return card.model_copy(
        update={"attention": attention, "customs": customs, "familiarity": familiarity}
    )
