"""A simulated town whose people go by customs: what they did before decides what they do next."""

from pointerscope.mobility.errands.simulation import simulate_errands, simulate_lives

__all__ = ["simulate_errands", "simulate_lives"]
