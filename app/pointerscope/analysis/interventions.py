"""What each intervention does, and what the source texts predict about it.

The texts: F foundations, W walkthrough, L lecture, T theory, D deep dive. Their statements are
paraphrased; where no text says anything, the prediction follows from the formula.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Literal

Group = Literal["heads and layers", "softmax", "positions", "inputs", "blend", "visits"]


@dataclass(frozen=True)
class InterventionNote:
    """The explanation of one intervention, for students.

    Attributes:
        key: of `pointerscope.mobility.interventions.Interventions`.
        title: label of the control.
        group: the kind of change.
        sentence: what it does.
        prediction: the effect to expect, for readers to test.
        source: the text and section with the prediction; None if it follows from the formula.
    """

    key: str
    title: str
    group: Group
    sentence: str
    prediction: str
    source: str | None


NOTES = (
    InterventionNote(
        "remove_heads",
        "Switch heads off",
        "heads and layers",
        "The output of the head is not added to the encoding; its attention weights are still "
        "computed.",
        "Where two heads do much the same, switching one of them off changes little. Switching off "
        "a head that does something of its own changes the prediction more.",
        'Deep dive (D), "Could Heads Learn the Same Thing?"; lecture (L), "Why Multiple Heads?"',
    ),
    InterventionNote(
        "replace_with",
        "Replacement of a head that is off",
        "heads and layers",
        "Zeros, or at every visit the mean of the head's output over the visits of this history.",
        "With the mean, later layers receive the usual input on average and lose only the "
        "differences between visits: most predictions change less than with zeros.",
        None,
    ),
    InterventionNote(
        "skip",
        "Skip a sublayer",
        "heads and layers",
        "Attention or the feed-forward network of a layer adds nothing to the encoding.",
        "Without attention, visits cannot read from each other in that layer. Without the "
        "feed-forward networks, only softmax, norms and residual connections keep two layers of "
        "attention from being equivalent to one.",
        'Lecture (L), "Linear Self-Attention Collapse" and "The FFN Breaks the Collapse"',
    ),
    InterventionNote(
        "residuals",
        "Residual connections",
        "heads and layers",
        "When switched off, only the output of a sublayer is passed on, without its input.",
        "The texts use residual connections for training, where gradients vanish without them. In "
        "a trained network every visit also loses its own encoding: sublayers learned to add to "
        "it, not to repeat it.",
        'Foundations (F) §9.3; lecture (L), "Residual Connections: The Gradient Highway"',
    ),
    InterventionNote(
        "layer_norm",
        "Layer norms",
        "heads and layers",
        "When switched off, the two norms of every layer pass their input through unchanged; the "
        "norm of the input stays.",
        "Encodings of any size reach the sublayers, and large ones push the softmax of attention "
        "towards a single visit.",
        'Lecture (L), "Why Do We Need Normalization?"',
    ),
    InterventionNote(
        "scaling",
        "Division by √k in self-attention",
        "softmax",
        "When switched off, scores are the plain dot products of queries and keys, √k times as "
        "large; k is the width of a head.",
        "The softmax saturates: each visit reads from almost only one visit, and the wider the "
        "heads, the stronger the effect.",
        'Foundations (F) §3.2; walkthrough (W) step 5; lecture (L), "The Problem: Softmax '
        'Saturation"; deep dive (D), "The Variance Problem Explained"',
    ),
    InterventionNote(
        "attention_temperature",
        "Temperature of self-attention",
        "softmax",
        "Divides the scores of every head before the softmax.",
        "Near 0, each visit reads only from its best match; far above 1, it reads from all visits "
        "equally.",
        "Foundations (F) §2.2; theory (T) §1.4",
    ),
    InterventionNote(
        "pointer_scaling",
        "Division by √d in the pointer",
        "softmax",
        "When switched off, content scores are √d times as large; d is the width of the encoding.",
        "The pointer gets sharper, and its position bias, which is not divided, matters less "
        "compared with the content.",
        None,
    ),
    InterventionNote(
        "pointer_temperature",
        "Temperature of the pointer",
        "softmax",
        "Divides content score plus position bias before the softmax.",
        "Below 1, one visit gets almost all weight and the entropy falls towards 0. Above 1, the "
        "weights spread, the entropy approaches the logarithm of the number of visits, and the "
        "prediction is less certain.",
        "Foundations (F) §2.2 and §7.2; theory (T) §6.3",
    ),
    InterventionNote(
        "sinusoidal",
        "Sinusoidal table",
        "positions",
        "When switched off, the encodings contain nothing about how many visits came before.",
        "Attention itself does not depend on order, so the encoder knows positions only through "
        "the position from the end.",
        'Theory (T) §5.1; lecture (L), "Self-Attention is Permutation Equivariant"',
    ),
    InterventionNote(
        "position_from_end",
        "Position from the end",
        "positions",
        "When switched off, zeros replace the embedding of how many steps back a visit is.",
        "The network loses its learned encoding of how recent a visit is. The days before the "
        "prediction, the sinusoidal table and the position bias still depend on it.",
        "Theory (T) §5.2; foundations (F) §8.3 and §8.4",
    ),
    InterventionNote(
        "position_bias",
        "Position bias of the pointer",
        "positions",
        "When switched off, the pointer scores visits by their content only.",
        "Visits with a large bias lose weight, and those with a small one gain it, be they recent "
        "or old: the view of the position bias shows which they are.",
        "Theory (T) §5.3 and §5.4",
    ),
    InterventionNote(
        "without_features",
        "Leave out features",
        "inputs",
        "Zeros replace the features of visits: whose they are, when they were, or how long.",
        "The embeddings of time and weekday are meant to capture daily and weekly rhythms: without "
        "them, predictions should change most where a habit follows the clock.",
        "Theory (T) §7.1 and §7.2",
    ),
    InterventionNote(
        "gate",
        "Set the gate",
        "blend",
        "Your value replaces the pointer's share that the network computes.",
        "Every probability changes linearly from the generation head's at 0 to the pointer's at 1. "
        "Where the two agree, it hardly changes.",
        "Foundations (F) §6.3; theory (T) §4.4 and §6.5",
    ),
    InterventionNote(
        "only",
        "One part alone",
        "blend",
        "The prediction is the distribution of the pointer or of the generation head by itself.",
        "The pointer alone can only predict places of this history, so it is wrong whenever people "
        "go somewhere new. The generation head can predict any known place.",
        "Theory (T) §4.1 and §4.2; foundations (F) §5.3",
    ),
    InterventionNote(
        "mask_visits",
        "Mask visits",
        "visits",
        "Attention and pointer cannot read from these visits: their scores are minus infinity.",
        "Their weight is exactly 0, and the other visits share it. A place whose visits are all "
        "masked gets nothing from the pointer.",
        "Foundations (F) §3.3 and §5.3",
    ),
    InterventionNote(
        "order",
        "Order of visits",
        "visits",
        "Visits swap their positions and keep all their features.",
        "Self-attention does not depend on order, so all changes come from the encodings of "
        "positions. With all three of these switched off, and the last visit in its place, the "
        "prediction stays the same.",
        'Lecture (L), "Permutation Equivariance: The Proof"; deep dive (D), "Equivariance '
        'Properties"',
    ),
)
"""Every intervention; those of one group are next to each other."""


def notes_by_group() -> tuple[tuple[Group, tuple[InterventionNote, ...]], ...]:
    """Return the notes by group, in the order of the panel."""
    return tuple((group, tuple(notes)) for group, notes in groupby(NOTES, lambda note: note.group))
