"""Insights: what a network does over a whole data set.

`data` cuts a data set into blocks of histories, `measurements` measures every history of a block in
one batched pass, `ledger` sums the measurements by person, `estimates` turns the sums into means
with intervals, `sections` turns these into tables and claims, and `run` does all of it block by
block for a bundle.
"""
