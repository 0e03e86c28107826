"""A simulated town whose people follow routines and sometimes explore."""

from pointerscope.mobility.town.simulation import simulate_town

__all__ = ["simulate_town"]
