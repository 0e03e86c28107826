import assert from "node:assert/strict";
import { test } from "node:test";

import { cellsOf, conclusionText, termOf, termText } from "../../static/js/cell-arithmetic.js";

const TABLES = { q: [1, -2], k: [3, 4], b: [0.5], far: [60, 59] };
const q = { op: "table", name: "q", shape: [1, 2] };
const k = { op: "table", name: "k", shape: [2, 1] };
const b = { op: "table", name: "b", shape: [1, 1] };
const product = { op: "matmul", of: [0, 1], shape: [1, 1] };

/** @param {import("../../static/js/expression.js").Expression} expression */
function term(...expression) {
  return termOf(
    expression,
    0,
    (table, index) => TABLES[/** @type {keyof typeof TABLES} */ (table)]?.[index] ?? Number.NaN,
  );
}

test("a product is written out with its factors", () => {
  const found = term(q, k, product, b, { op: "add", of: [2, 3], shape: [1, 1] });
  assert.equal(found.value, -4.5);
  assert.equal(termText(found), "1 · 3 + (−2) · 4 + 0.5");
  assert.equal(conclusionText(found), "Sum −5, plus 0.5 = −4.5");
  assert.deepEqual(
    cellsOf(found).map(({ table, index }) => `${table}${index}`),
    ["q0", "k0", "q1", "k1", "b0"],
  );
});

test("what divides every first factor divides the sum", () => {
  const two = { op: "constant", shape: [], values: 2 };
  const halves = { op: "divide", of: [0, 1], shape: [1, 2] };
  const found = term(q, two, halves, k, { op: "matmul", of: [2, 3], shape: [1, 1] });
  assert.equal(termText(found), "(1 · 3 + (−2) · 4) / 2");
  assert.equal(conclusionText(found), "Sum −5, divided by 2 = −2.5");
});

test("a share is written with exponentials, large scores less the largest", () => {
  const share = { op: "softmax", of: [0], shape: [1, 2] };
  assert.equal(termText(term(q, share)), "e^1 / (e^1 + e^(−2))");
  const far = { op: "table", name: "far", shape: [1, 2] };
  assert.equal(termText(term(far, share)), "e^(60 − 60) / (e^(60 − 60) + e^(59 − 60))");
  const temperature = { op: "constant", shape: [], values: 2 };
  const cooled = term(q, temperature, { ...share, of: [0, 1] });
  assert.equal(termText(cooled), "e^(1 / 2) / (e^(1 / 2) + e^((−2) / 2))");
  assert.match(conclusionText(cooled), /^1 \/ 1\.22313 = 0\.817574$/);
});

test("brackets stand only where they are needed", () => {
  const less = { op: "subtract", of: [0, 1], shape: [1, 2] };
  const row = { op: "view", of: [1], shape: [1, 2], offset: 0, strides: [0, 1] };
  const found = term(
    q,
    k,
    row,
    { ...less, of: [0, 2] },
    { op: "multiply", of: [3, 3], shape: [1, 2] },
    { op: "sqrt", of: [4], shape: [1, 2] },
    { op: "subtract", of: [0, 5], shape: [1, 2] },
  );
  assert.equal(termText(found), "1 − √((1 − 3) · (1 − 3))");
  assert.equal(conclusionText(found), "1 − √((1 − 3) · (1 − 3)) = −1");
});

test("bars need no brackets", () => {
  const last = { op: "view", of: [0], shape: [1], offset: 1, strides: [0] };
  assert.equal(termText(term(q, last, { op: "absolute", of: [1], shape: [1] })), "|−2|");
});

test("a sum within a sum stands as its value, and its cells are found all the same", () => {
  const found = term(q, k, product, { op: "sum", of: [2], shape: [1] });
  assert.equal(termText(found), "(−5)");
  assert.equal(cellsOf(found).length, 4);
});

test("a cell that is only copied stands alone", () => {
  assert.equal(termText(term(b)), "0.5");
  assert.equal(conclusionText(term(b)), "0.5");
});

test("the chosen branch is shown", () => {
  const isOne = { op: "constant", shape: [], values: 1 };
  const other = { op: "constant", shape: [], values: "-inf" };
  assert.equal(
    termText(term(b, isOne, other, { op: "where", of: [1, 0, 2], shape: [1, 1] })),
    "0.5",
  );
});
