"""A simulated town whose people go by customs that only what they did before reveals."""

from pointerscope.mobility.errands.simulation import simulate_errands, simulate_lives

__all__ = ["simulate_errands", "simulate_lives"]
