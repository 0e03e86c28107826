"""PointerScope: every number between a list of visits and the predicted next place."""

__version__ = "0.1.0"
