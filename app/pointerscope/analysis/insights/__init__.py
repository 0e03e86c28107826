"""What a network does over a whole data set.

`rows` measures every history of a block in one batched pass, `ledger` adds the rows up by person,
`estimates` turns sums into means with intervals, `sections` into tables and claims, and `run` does
it block after block for a bundle and its data.
"""
