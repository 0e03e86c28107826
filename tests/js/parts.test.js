import assert from "node:assert/strict";
import { test } from "node:test";

import { evaluator, showParts } from "../../static/js/parts.js";

/** @param {number[]} values @param {string} [shape] */
function typed(values, shape) {
  const bdata = Buffer.from(Float64Array.from(values).buffer).toString("base64");
  return { dtype: "f8", bdata, ...(shape && { shape }) };
}

function meta() {
  return {
    view: "head",
    title: "",
    caption: "",
    summary: "",
    choices: [
      { name: "layer", title: "Layer", values: [0, 1], value: 0 },
      { name: "query", title: "Query", values: ["all", 0, 1], value: "all" },
    ],
    arrays: {
      scores: typed([1, 2, 3, 4, 5, 6, 7, 8], "2,2,2"),
      vector: typed([2, -1]),
    },
  };
}

const take = { take: "scores", at: ["layer"] };
const vector = { take: "vector", at: [] };

test("an array is taken at the index of the selected value", () => {
  const evaluate = evaluator(meta(), { layer: 1, query: "all" });
  assert.deepEqual(Array.from(evaluate(take).values), [5, 6, 7, 8]);
  assert.deepEqual(evaluate(take).shape, [2, 2]);
});

test("the value “all” keeps the whole dimension", () => {
  const evaluate = evaluator(meta(), { layer: 1, query: "all" });
  const { values } = evaluate({ take: "scores", at: ["layer", "query"] });
  assert.deepEqual(Array.from(values), [5, 6, 7, 8]);
});

test("products go row by row, and dots are their sums over a divisor", () => {
  const evaluate = evaluator(meta(), { layer: 0, query: "all" });
  const product = evaluate({ product: [vector, take] });
  assert.deepEqual(Array.from(product.values), [2, -2, 6, -4]);
  assert.deepEqual(product.shape, [2, 2]);
  const dots = evaluate({ dots: [vector, take], over: 2 });
  assert.deepEqual(Array.from(dots.values), [0, 1]);
  assert.deepEqual(dots.shape, [2]);
});

test("a softmax divides by the temperature and gives masked scores no weight", () => {
  const evaluate = evaluator(meta(), { layer: 0, query: "all" });
  const weights = evaluate({ softmax: vector, temperature: 3, mask: null }).values;
  const odds = Math.exp((2 - -1) / 3);
  assert.ok(Math.abs(Number(weights[0]) - odds / (1 + odds)) < 1e-15);
  assert.ok(Math.abs(Number(weights[0]) + Number(weights[1]) - 1) < 1e-15);
  const masked = evaluate({ softmax: vector, temperature: 1, mask: [false, true] }).values;
  assert.deepEqual(Array.from(masked), [0, 1]);
});

test("a vector becomes a matrix of one row", () => {
  const evaluate = evaluator(meta(), { layer: 0, query: "all" });
  assert.deepEqual(evaluate({ row: vector }).shape, [1, 2]);
});

test("traces get their arrays, and lines only for values in their range", () => {
  const figure = {
    data: [{ type: "bar" }, { type: "scatter" }],
    layout: {
      height: 1,
      template: { layout: { font: { size: 16 }, hoverlabel: { font: {} } } },
      meta: {
        ...meta(),
        parts: [
          { trace: 0, attribute: "y", is: vector },
          { trace: 1, lines: take, row: "query", above: 1, to: 3 },
        ],
      },
    },
  };
  showParts(figure, { layer: 0, query: "all" });
  const [bar, lines] = /** @type {any[]} */ (figure.data);
  assert.deepEqual(Array.from(bar.y), [2, -1]);
  // Of 1, 2, 3, 4 those above 1 up to 3: from row to column.
  assert.deepEqual(lines.x, [0, 1, null, 0, 1, null]);
  assert.deepEqual(lines.y, [0, 1, null, 1, 0, null]);
  showParts(figure, { layer: 0, query: 1 });
  assert.deepEqual(lines.y, [1, 0, null]);
});
