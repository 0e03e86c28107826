"""The formulas of the engine in JavaScript are those of `pointerscope.formulas`."""

from __future__ import annotations

import json
import math
import re
import subprocess
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pytest

from pointerscope import formulas
from pointerscope.formulas.normalisation import row_moments
from tests.golden_cases import ROOT, node

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

TOLERANCE = 1e-6  # of single precision
SIZES = ((1, 1, 1), (3, 2, 5), (2, 5, 4), (5, 7, 6), (4, 8, 3), (6, 33, 9))


class Call(NamedTuple):
    """A call of a formula in JavaScript, and what it must return: an array, or arrays by name."""

    name: str
    args: tuple[Any, ...]
    expected: Any


class Options(NamedTuple):
    """Arguments by name."""

    values: Mapping[str, Any]


def single(x):
    """The numbers as JavaScript reads them, in double precision."""
    return np.asarray(x).astype(np.float32).astype(np.float64)


def calls() -> Iterator[Call]:
    """Yield calls with sizes around the four rows at a time in which products are taken."""
    random = np.random.default_rng(0)

    def draw(*shape, scale=1.0):
        return single(scale * random.standard_normal(shape))

    for rows, n, m in SIZES:
        x, y, weight, bias = draw(rows, n), draw(rows, n), draw(m, n), draw(m)
        yield Call("add", (x, y), x + y)
        yield Call("linear", (x, weight, bias), formulas.linear(x, weight, bias))
        yield Call("linear", (x[0], weight, bias), formulas.linear(x[0], weight, bias))
        yield Call("layerNorm", (x, y[0], y[-1]), layer_norm(x, y[0], y[-1]))
        for scale in (0.1, 1, 9):
            x = draw(rows, n, scale=scale)
            yield Call("gelu", (x,), formulas.gelu(x))
            yield Call("sigmoid", (x,), formulas.sigmoid(x))
        x, second = draw(rows, n), draw(n, m)
        pre = formulas.linear(x, weight, bias)
        maps = formulas.affine(weight, bias), formulas.affine(second, y[0])
        out = formulas.feed_forward(x, *maps)
        parts = {"pre": pre, "hidden": formulas.gelu(pre), "out": out}
        yield Call("feedForward", (x, weight, bias, second, y[0]), parts)
        arguments = (x[0], weight, bias, draw(1, m), draw(1))
        context, *parameters = arguments
        maps = formulas.affine(*parameters[:2]), formulas.affine(*parameters[2:])
        yield Call("gate", arguments, formulas.gate(context, *maps)._asdict())
    for rows, n, m in SIZES:
        queries, keys, values = draw(rows, n), draw(m, n), draw(m, rows)
        products = single(queries @ keys.T)
        mask = random.random(m) < 0.6
        mask[-1] = True
        yield Call("scaleByRoot", (queries, n), formulas.scale_by_root(queries, n))
        yield Call("masked", (products, mask), formulas.masked(products, mask))
        yield Call("masked", (products,), products)
        yield Call("weightedSum", (products, values), formulas.weighted_sum(products, values))
        yield Call("softmax", (products,), formulas.softmax(products))
        for temperature in (1e-35, 0.3, 1.0, 40.0, 1e35):
            weights = formulas.softmax(products, temperature=temperature)
            yield Call("softmax", (products, temperature), weights)
            one = draw(1, m + 1)
            one[0, -1] = -np.inf
            weights = formulas.softmax(one, temperature=temperature)
            yield Call("softmax", (one, temperature), weights)
        for scaled in (True, False):
            scores = formulas.attention_scores(queries, keys, scaled=scaled)
            yield Call("attentionScores", (queries, keys, scaled), scores)
            scores = formulas.content_scores(queries[0], keys, scaled=scaled)
            yield Call("contentScores", (queries[0], keys, scaled), scores)
        scores = formulas.attention_scores(queries, keys)
        yield Call("attentionScores", (queries, keys), scores)
        yield Call("contentScores", (queries[0], keys), formulas.content_scores(queries[0], keys))
        for options in ({}, {"mask": mask}, {"temperature": 0.5}, {"scaled": False}):
            expected = formulas.scaled_dot_product_attention(queries, keys, values, **options)
            arguments = (queries, keys, values, Options(options))
            yield Call("scaledDotProductAttention", arguments, expected._asdict())
    for visits, size in ((1, 3), (5, 9), (40, 12)):
        scores, other = draw(visits), draw(visits)
        weights = single(formulas.softmax(scores))
        locations = random.integers(0, size, visits)
        collected = formulas.scatter_add(weights, locations, size)
        yield Call("scatterAdd", (weights, locations, size), collected)
        yield Call("pointerScores", (scores, other), formulas.pointer_scores(scores, other))
        some = np.append(weights, 0)
        yield Call("entropy", (some,), formulas.entropy(some))
        yield Call("perplexity", (some,), formulas.perplexity(some))
        share = single(random.random())
        generation = single(formulas.softmax(other))
        blended = formulas.blend(share, weights, generation)
        yield Call("blend", (share, weights, generation), blended)
    for x in (*np.linspace(-7, 7, 301), 1 / 32, 6 - 1 / 32, 6.0, 1e9, -1e9):
        yield Call("erf", (float(x),), np.array(math.erf(x)))


def layer_norm(x, weight, bias):
    moments = row_moments(x, epsilon=1e-5)
    return {
        "normed": formulas.layer_norm(x, weight, bias),
        "mean": moments.mean[..., 0],
        "reciprocal_deviation": 1 / moments.deviation[..., 0],
    }


@pytest.fixture(scope="module")
def answers():
    """Every call with what JavaScript returns, from one run."""
    asked = list(calls())
    content = [{"name": call.name, "args": [sent(arg) for arg in call.args]} for call in asked]
    script = ROOT / "tests/js/run-formulas.js"
    done = subprocess.run(
        [node(), script], input=json.dumps(content), capture_output=True, text=True, check=True
    )
    return list(zip(asked, json.loads(done.stdout), strict=True))


def sent(argument):
    """An argument as JSON: arrays as objects that say their kind."""
    if isinstance(argument, Options):
        return {"options": {name: sent(value) for name, value in argument.values.items()}}
    if not isinstance(argument, np.ndarray):
        return argument
    if argument.dtype == bool:
        return {"mask": argument.tolist()}
    if argument.dtype == np.int64:
        return {"indices": argument.tolist()}
    numbers = np.where(np.isinf(argument), -1e39, argument)  # infinite in single precision
    return {"numbers": numbers.ravel().tolist(), "shape": list(argument.shape)}


def received(part):
    """An array from JSON."""
    numbers = [float(number.replace("Infinity", "inf")) for number in part["numbers"]]
    return np.array(numbers).reshape(part["shape"])


NAMES = sorted({call.name for call in calls()})


@pytest.mark.parametrize("name", NAMES)
def test_a_formula_gives_what_python_gives(answers, name):
    tolerance = 1e-13 if name == "erf" else TOLERANCE
    for call, answer in answers:
        if call.name == name:
            parts = call.expected if isinstance(call.expected, dict) else {"": call.expected}
            found = answer if isinstance(call.expected, dict) else {"": answer}
            assert found.keys() == parts.keys()
            for part, expected in parts.items():
                np.testing.assert_allclose(
                    received(found[part]), expected, rtol=tolerance, atol=tolerance
                )


def test_every_formula_is_compared():
    source = (ROOT / "static/js/network/formulas.js").read_text()
    exported = set(re.findall(r"^export function (\w+)", source, re.MULTILINE))
    assert exported - {"zeros"} == set(NAMES)
