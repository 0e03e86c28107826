import assert from "node:assert/strict";
import { test } from "node:test";

import { evaluate, FUNCTIONS } from "../../static/js/expression.js";

const TABLES = { Q: [1, 2, 3, 4], K: [5, 6, 7, 8], s: [1, 2, 3] };
const numbersOf = (/** @type {string} */ name) =>
  TABLES[/** @type {keyof typeof TABLES} */ (name)] ?? [];
const Q = { op: "table", name: "Q", shape: [2, 2] };
const K = { op: "table", name: "K", shape: [2, 2] };
const s = { op: "table", name: "s", shape: [3] };

/** @param {import("../../static/js/expression.js").Expression} expression */
function values(...expression) {
  return Array.from(evaluate(expression, numbersOf));
}

test("a product with a transposed matrix", () => {
  const transposed = { op: "view", of: [1], shape: [2, 2], offset: 0, strides: [1, 2] };
  const product = { op: "matmul", of: [0, 2], shape: [2, 2] };
  assert.deepEqual(values(Q, K, transposed, product), [17, 23, 39, 53]);
});

test("batches of matrices are multiplied one by one", () => {
  const left = { op: "view", of: [0], shape: [2, 1, 2], offset: 0, strides: [2, 2, 1] };
  const right = { op: "view", of: [1], shape: [2, 2, 1], offset: 0, strides: [2, 1, 1] };
  const product = { op: "matmul", of: [2, 3], shape: [2, 1, 1] };
  assert.deepEqual(values(Q, K, left, right, product), [17, 53]);
});

test("a softmax of each row, over a temperature", () => {
  const temperature = { op: "constant", shape: [], values: 0.5 };
  const [first = 0, second = 0] = values(s, temperature, { op: "softmax", of: [0, 1], shape: [3] });
  assert.ok(Math.abs(second / first - Math.exp(2)) < 1e-12);
});

test("sums of selected elements, and elements of several tables", () => {
  const groups = [[0, 2], [], [1]];
  assert.deepEqual(values(s, { op: "collect", of: [0], shape: [3], groups }), [4, 0, 2]);
  const joined = { op: "join", of: [0, 1], shape: [7] };
  assert.deepEqual(
    values(s, Q, joined, { op: "view", of: [2], shape: [2], index: [6, 0] }),
    [4, 1],
  );
});

test("the last dimension is reduced", () => {
  assert.deepEqual(values(Q, { op: "sum", of: [0], shape: [2] }), [3, 7]);
  assert.deepEqual(values(Q, { op: "largest", of: [0], shape: [2] }), [2, 4]);
});

test("single precision rounds every result", () => {
  const third = { op: "constant", shape: [], values: 1 / 3 };
  const [value] = evaluate([third], numbersOf, { single: true });
  assert.equal(value, Math.fround(1 / 3));
});

test("infinities of JSON are read, and opaque operations are refused", () => {
  assert.deepEqual(values({ op: "constant", shape: [2], values: "-inf" }), [-Infinity, -Infinity]);
  assert.throws(() => values({ op: "opaque", shape: [], values: 1 }), /Only Python/);
  assert.throws(() => values(s, { op: "unheard", of: [0], shape: [3] }), /no operation unheard/);
});

test("the GELU is exact in both tails, and rounding goes to even numbers", () => {
  // Of Python's math.erf.
  assert.ok(Math.abs((FUNCTIONS.gelu?.(1, 0) ?? 0) - 0.8413447460685429) < 1e-15);
  assert.ok(Math.abs((FUNCTIONS.gelu?.(-3, 0) ?? 0) + 0.00404969409489031) < 1e-15);
  assert.equal(FUNCTIONS.gelu?.(40, 0), 40);
  assert.deepEqual(
    [0.5, 1.5, 2.5, -0.5].map((x) => FUNCTIONS.round?.(x, 0)),
    [0, 2, 2, 0],
  );
});
