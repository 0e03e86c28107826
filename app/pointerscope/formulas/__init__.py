"""The equations of the source texts, each in exactly one pure function.

A formula accepts torch tensors (the network) or NumPy arrays (the lessons) and returns the same
kind. The network's layer norms, GELU and affine maps are torch's own modules, which
`tests/unit/test_formulas.py` compares with `layer_norm`, `gelu` and `linear`.

Leading dimensions are batch dimensions unless a shape says otherwise. Logarithms are natural,
entropies in nats. "Source" names the text and the section a formula is taken from: the mathematical
foundations (F), the numerical walkthrough (W), the lecture on attention (L), the theoretical
background (T), the attention deep dive (D).
"""

from pointerscope.formulas.attention import (
    Attention,
    attention_scores,
    scale_by_root,
    scaled_dot_product_attention,
    weighted_sum,
)
from pointerscope.formulas.feed_forward import feed_forward
from pointerscope.formulas.gate import GateActivations, blend, gate
from pointerscope.formulas.information import (
    cross_entropy,
    entropy,
    jensen_shannon,
    kl_divergence,
    log_loss,
    perplexity,
)
from pointerscope.formulas.pointer import content_scores, pointer_scores, scatter_add
from pointerscope.formulas.positions import sinusoidal_table
from pointerscope.formulas.primitives import (
    affine,
    gelu,
    layer_norm,
    linear,
    masked,
    sigmoid,
    softmax,
)
from pointerscope.formulas.rollout import attention_rollout
from pointerscope.formulas.value_norms import transformed_values, value_norms

__all__ = [
    "Attention",
    "GateActivations",
    "affine",
    "attention_rollout",
    "attention_scores",
    "blend",
    "content_scores",
    "cross_entropy",
    "entropy",
    "feed_forward",
    "gate",
    "gelu",
    "jensen_shannon",
    "kl_divergence",
    "layer_norm",
    "linear",
    "log_loss",
    "masked",
    "perplexity",
    "pointer_scores",
    "scale_by_root",
    "scaled_dot_product_attention",
    "scatter_add",
    "sigmoid",
    "sinusoidal_table",
    "softmax",
    "transformed_values",
    "value_norms",
    "weighted_sum",
]
