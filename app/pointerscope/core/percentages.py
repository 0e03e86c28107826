"""Fractions as percentages in sentences."""


def percent(share: float) -> str:
    """Format a fraction as a percentage, such as `12.3 %`."""
    return f"{100 * share:.1f} %"


def percentage_points(share: float) -> str:
    """Format a difference of fractions, such as `12.3 percentage points`."""
    return f"{100 * share:.1f} percentage points"
