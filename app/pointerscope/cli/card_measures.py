"""What is measured on a trained network beside its metrics, and written into its card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pointerscope.cli.progress import ProgressBars

if TYPE_CHECKING:
    from pointerscope.mobility.data_set import DataSet, Records
    from pointerscope.network.bundles import Bundle, ModelCard


def measure_parts(bundle: Bundle, card: ModelCard, data: DataSet | Records) -> ModelCard:
    """Return a card with what attention contributes, and accuracy by custom where it is known.

    Raises:
        UnfitDataError: the network cannot read the data, or a split is empty.
    """
    from pointerscope.analysis.attention_value import measure_attention
    from pointerscope.analysis.customs import measure_customs

    with ProgressBars() as bars:
        attention = measure_attention(
            bundle, data, partial(bars.show, "Measuring what attention contributes")
        )
        customs = measure_customs(bundle, data, partial(bars.show, "Measuring by custom"))
    return card.model_copy(update={"attention": attention, "customs": customs})
