"""Quantities and groupings that several sections use."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.insights.aggregates import (
    Grouping,
    Quantity,
    equal_width_bins,
    integer_bins,
)
from pointerscope.mobility.notation import WEEKDAY_NAMES

# The gate at which pointer and generation head have equal weight.
MIDDLE = 0.5

GATE = Quantity("gate", "Gate", "share", lambda rows: rows.gate)
ENTROPY = Quantity("entropy", "Pointer entropy", "nats", lambda rows: rows.entropy)
EFFECTIVE_POSITIONS = Quantity(
    "effective_positions",
    "Effective positions",
    "count",
    lambda rows: None if rows.entropy is None else np.exp(rows.entropy),
)
RIGHT = Quantity("accuracy", "Accuracy@1", "rate", lambda rows: rows.right)
CONFIDENCE = Quantity(
    "confidence", "Probability of the prediction", "probability", lambda rows: rows.confidence
)
WEIGHTS = Quantity("weight", "Pointer weight", "share", lambda rows: rows.weights)
LENGTH = Quantity("visits", "Visits", "count", lambda rows: rows.lengths.astype(np.float64))
BLEND_ENTROPY = Quantity(
    "blend_entropy", "Entropy of the blend", "nats", lambda rows: rows.blend_entropy
)
FROM_MIDDLE = Quantity(
    "gate_from_middle",
    "Distance of the gate from one half",
    "share",
    lambda rows: None if rows.gate is None else np.abs(rows.gate.astype(np.float64) - MIDDLE),
)
EARLIER_VISITS = Quantity(
    "earlier_visits", "Earlier visits to the target", "count", lambda rows: rows.earlier_visits
)

BY_RIGHT = Grouping(
    "answer", "Prediction", ("wrong", "right"), lambda rows: _as_groups(rows.right), ordered=False
)
BY_IN_HISTORY = Grouping(
    "target",
    "Target",
    ("not in the history", "in the history"),
    lambda rows: _as_groups(rows.in_history),
    ordered=False,
)
BY_LENGTH = integer_bins(
    "visits", "Visits in the history", (1, 6, 11, 16, 21, 26, 31, 36, 41, 51, 61), LENGTH
)
BY_HOUR = Grouping(
    "hour",
    "Hour of the last visit",
    tuple(str(hour) for hour in range(24)),
    lambda rows: rows.hours,
    bounded=True,
)
BY_WEEKDAY = Grouping(
    "weekday",
    "Weekday of the last visit",
    tuple(WEEKDAY_NAMES),
    lambda rows: rows.weekdays,
    bounded=True,
)
BY_EARLIER_VISITS = integer_bins(
    "earlier_visits",
    "Earlier visits of the person to the target",
    (0, 1, 2, 5, 10, 20, 50),
    EARLIER_VISITS,
)
BY_GATE = equal_width_bins("gate", "Gate", 0.0, 1.0, 20, GATE)
BY_ENTROPY = equal_width_bins("entropy", "Pointer entropy", 0.0, 4.2, 21, ENTROPY, digits=1)


def _as_groups(values: NDArray[Any] | None) -> NDArray[Any] | None:
    """Return right and wrong as groups 1 and 0, and -1 if not known."""
    return None if values is None else np.where(np.isnan(values), -1, values).astype(np.int64)
