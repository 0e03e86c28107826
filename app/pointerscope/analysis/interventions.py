"""What each intervention does, and what the source texts say will come of it.

The texts: F foundations, W walkthrough, L lecture, T theory, D deep dive. What they say is told
in our own words; where none of them says anything, the formula does.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Literal

Group = Literal["heads and layers", "softmax", "positions", "inputs", "blend", "visits"]


@dataclass(frozen=True)
class InterventionNote:
    """One intervention, for a student.

    Attributes:
        key: of `pointerscope.mobility.interventions.Interventions`.
        title: for the control.
        group: what kind of change it is.
        sentence: what it does.
        prediction: what will come of it, so that it can be tried.
        source: the text and section that says so; None where it follows from the formula alone.
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
        "Remove heads",
        "heads and layers",
        "What a head puts out never reaches the encoding; its weights are still computed.",
        "Heads often learn the same, and then one can go at little loss; a head that asks a "
        "question of its own takes its answer along.",
        'Deep dive (D), "Could Heads Learn the Same Thing?"; lecture (L), "Why Multiple Heads?"',
    ),
    InterventionNote(
        "replace_with",
        "What stands in for a removed head",
        "heads and layers",
        "Zeros, or at every visit the mean of what the head puts out over the visits of this "
        "history.",
        "With the mean the layers after it meet what they are used to on average, and only what "
        "told the visits apart is gone: most answers move less than with zeros.",
        None,
    ),
    InterventionNote(
        "skip",
        "Skip a sublayer",
        "heads and layers",
        "Attention or the feed-forward network of a layer adds nothing to the encoding.",
        "Without attention no visit learns of the others in that layer. Without the feed-forward "
        "networks nothing but softmax and norms keeps two layers of attention from being worth "
        "one.",
        'Lecture (L), "Linear Self-Attention Collapse" and "The FFN Breaks the Collapse"',
    ),
    InterventionNote(
        "residuals",
        "Residual connections",
        "heads and layers",
        "Switched off, only what a sublayer puts out goes on, without what went in.",
        "The texts value the way past each layer for training, where gradients vanish without it. "
        "In a trained network every visit also loses what it was: sublayers learned to add to it, "
        "not to repeat it.",
        'Foundations (F) §9.3; lecture (L), "Residual Connections: The Gradient Highway"',
    ),
    InterventionNote(
        "layer_norm",
        "Layer norms",
        "heads and layers",
        "Switched off, the two norms of every layer pass their input through; the norm of the "
        "input stays.",
        "Encodings reach sublayers at any size, and large ones drive the softmax of attention "
        "towards a single visit.",
        'Lecture (L), "Why Do We Need Normalization?"',
    ),
    InterventionNote(
        "scaling",
        "Division by √k in self-attention",
        "softmax",
        "Switched off, scores are the bare products of queries and keys, √k times as large; k is "
        "the width of a head.",
        "The softmax saturates: rows of attention come close to one visit each, and the more so "
        "the wider the heads.",
        'Foundations (F) §3.2; walkthrough (W) step 5; lecture (L), "The Problem: Softmax '
        'Saturation"; deep dive (D), "The Variance Problem Explained"',
    ),
    InterventionNote(
        "attention_temperature",
        "Temperature of self-attention",
        "softmax",
        "Divides the scores of every head before the softmax.",
        "Towards 0 each visit looks only at its best match; far above 1 it looks at all visits "
        "alike.",
        "Foundations (F) §2.2; theory (T) §1.4",
    ),
    InterventionNote(
        "pointer_scaling",
        "Division by √d in the pointer",
        "softmax",
        "Switched off, content scores are √d times as large; d is the width of the encoding.",
        "The pointer sharpens, and its position bias, which is not divided, counts for less "
        "beside the content.",
        None,
    ),
    InterventionNote(
        "pointer_temperature",
        "Temperature of the pointer",
        "softmax",
        "Divides content score plus position bias before the softmax.",
        "Below 1 one visit takes all and the entropy falls towards 0; above 1 the weights spread, "
        "the entropy nears the logarithm of the number of visits, and the answer is less sure.",
        "Foundations (F) §2.2 and §7.2; theory (T) §6.3",
    ),
    InterventionNote(
        "sinusoidal",
        "Sinusoidal table",
        "positions",
        "Switched off, nothing is added that says how many visits came before.",
        "Attention by itself knows no order, so visits are told apart by position only through "
        "their position from the end.",
        'Theory (T) §5.1; lecture (L), "Self-Attention is Permutation Equivariant"',
    ),
    InterventionNote(
        "position_from_end",
        "Position from the end",
        "positions",
        "Switched off, zeros stand where a visit says how many steps back it lies.",
        "The network loses its learned sense of how recent a visit is; days before the "
        "prediction, the table and the bias still tell of it.",
        "Theory (T) §5.2; foundations (F) §8.3 and §8.4",
    ),
    InterventionNote(
        "position_bias",
        "Position bias of the pointer",
        "positions",
        "Switched off, the pointer scores visits by their content alone.",
        "The learned lean towards some steps back goes: recent visits lose weight unless their "
        "content earns it.",
        "Theory (T) §5.3 and §5.4",
    ),
    InterventionNote(
        "without_features",
        "Leave out features",
        "inputs",
        "Zeros stand where visits say whose they are, when they were, or how long.",
        "Daily and weekly rhythms are held to be what embeddings of time and weekday are good "
        "for: without them answers should shift most where a habit follows the clock.",
        "Theory (T) §7.1 and §7.2",
    ),
    InterventionNote(
        "gate",
        "Force the gate",
        "blend",
        "Your value takes the place of the pointer's share that the network chose.",
        "Every probability moves on a straight line from the generation head's at 0 to the "
        "pointer's at 1; what the two agree on hardly moves.",
        "Foundations (F) §6.3; theory (T) §4.4 and §6.5",
    ),
    InterventionNote(
        "only",
        "One part alone",
        "blend",
        "The answer is the pointer's or the generation head's own distribution.",
        "The pointer alone can only name places of this history and fails wherever people go "
        "somewhere new; the generation head can name any place.",
        "Theory (T) §4.1 and §4.2; foundations (F) §5.3",
    ),
    InterventionNote(
        "mask_visits",
        "Mask visits",
        "visits",
        "Nobody may look or point at these visits: their scores are minus infinity.",
        "Their weight is exactly 0 and is shared among the others; a place whose every visit is "
        "masked gets nothing from the pointer.",
        "Foundations (F) §3.3 and §5.3",
    ),
    InterventionNote(
        "order",
        "Order of visits",
        "visits",
        "Visits change places with all that they are, while the positions stay.",
        "Self-attention is blind to order, so whatever changes, changes through positions: with "
        "all three of them off, and the last visit in its place, the answer stays.",
        'Lecture (L), "Permutation Equivariance: The Proof"; deep dive (D), "Equivariance '
        'Properties"',
    ),
)
"""Every intervention, those of a group together."""


def grouped() -> tuple[tuple[Group, tuple[InterventionNote, ...]], ...]:
    """The notes by group, in the order of the panel."""
    return tuple((group, tuple(notes)) for group, notes in groupby(NOTES, lambda note: note.group))
