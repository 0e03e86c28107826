"""The loss of next-word prediction."""

import numpy as np

from pointerscope.core.array_types import Float, Int
from pointerscope.formulas.primitives import Array


def next_word_losses(
    logits: Float[Array, "*batch T words"], targets: Int[Array, "*batch T"]
) -> Float[Array, "*batch T"]:
    r"""The cross-entropy at every position, :math:`-\log \mathrm{softmax}(z_t)_{y_t}`.

    Here z are the logits and y_t is the index of the next word. Computed as
    :math:`\log \sum_v e^{z_{tv}} - z_{t y_t}`, which is finite even where the probability rounds
    to 0.

    Args:
        logits: a score for every word of the vocabulary, at every position.
        targets: the index of the word that follows each position.

    Source: F §7.5; D, "Training vs Inference: What's Different?".
    """
    if isinstance(logits, np.ndarray):
        target_logits = np.take_along_axis(logits, targets[..., None], -1)[..., 0]
        return np.logaddexp.reduce(logits, -1) - target_logits
    target_logits = logits.gather(-1, targets[..., None])[..., 0]
    return logits.logsumexp(-1) - target_logits
