"""A simulated town whose people go by customs: what they did before decides what they do next."""

from pointerscope.mobility.town.simulation import simulate_lives, simulate_town

__all__ = ["simulate_lives", "simulate_town"]
