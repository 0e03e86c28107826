"""A simulated town whose people live by routines, and now and then explore."""

from pointerscope.mobility.town.simulation import simulate_town

__all__ = ["simulate_town"]
