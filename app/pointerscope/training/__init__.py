"""Fitting a network to a data set, and measuring it beside simpler predictors."""
