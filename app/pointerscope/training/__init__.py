"""Fit a network to a data set, and evaluate it beside simple baselines."""
