"""The cat sat: queries, keys and values are given, and one row of the text is wrong."""

from __future__ import annotations

import numpy as np

from pointerscope.lessons.framework import SolverFunctions, self_attention

scores, scaling = self_attention.scores, self_attention.scaling
softmax, output = self_attention.softmax, self_attention.output

_QUERIES = [0, 1, 1, 0], [0, 2, 0, 1], [1, 1, 0, 1]

computed: SolverFunctions = {
    "width": lambda solve: solve()["K"].shape[1],
    "shape": lambda solve: solve()["S"].shape,
    "terms": lambda solve: solve()["Q"][0] * solve()["K"],
    "width-and-root": lambda solve: solve()["K"].shape[1] ** np.array([1, 0.5]),
    "exponentials": lambda solve: np.exp(solve()["scaled"][0]),
    "sum": lambda solve: np.exp(solve()["scaled"][0]).sum(),
    "weighted-values": lambda solve: solve()["A"][0, :, None] * solve()["V"],
    "rounded-values": lambda solve: np.round(solve()["A"][0], 2)[:, None] * solve()["V"],
    "output-shape": lambda solve: solve()["Z"].shape,
    "rounded-output": lambda solve: np.round(solve()["A"][0], 2) @ solve()["V"],
    "cat-row": lambda solve: solve()["A"][1],
    "query": lambda solve: str(
        next(query for query in _QUERIES if (solve()["K"] @ query == [1, 2, 0]).all())
    ),
    "unscaled": lambda solve: solve(removed=["scaling"])["A"][0, 2],
}
