"""Figures of the insights: what a network does over a whole data set."""
