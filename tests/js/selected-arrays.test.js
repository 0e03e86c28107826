import assert from "node:assert/strict";
import { test } from "node:test";

import { computeSelected, showSelected } from "../../static/js/selected-arrays.js";

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

const take = [{ op: "table", name: "scores", at: ["layer"], shape: [2, 2] }];
const vector = [{ op: "table", name: "vector", shape: [2] }];

test("an array is taken at the index of the selected value", () => {
  const { values, shape } = computeSelected(take, meta(), { layer: 1, query: "all" });
  assert.deepEqual(Array.from(values), [5, 6, 7, 8]);
  assert.deepEqual(shape, [2, 2]);
});

test("of the value “all” the first part is taken", () => {
  const row = [{ op: "table", name: "scores", at: ["layer", "query"], shape: [2] }];
  const { values } = computeSelected(row, meta(), { layer: 1, query: "all" });
  assert.deepEqual(Array.from(values), [5, 6]);
});

test("what is computed of an array follows the options too", () => {
  const doubled = [
    ...take,
    { op: "constant", shape: [], values: 2 },
    { op: "multiply", shape: [2, 2], of: [0, 1] },
  ];
  const { values } = computeSelected(doubled, meta(), { layer: 1, query: "all" });
  assert.deepEqual(Array.from(values), [10, 12, 14, 16]);
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
  showSelected(figure, { layer: 0, query: "all" });
  const [bar, lines] = /** @type {any[]} */ (figure.data);
  assert.deepEqual(Array.from(bar.y), [2, -1]);
  // Of 1, 2, 3, 4 those above 1 up to 3: from row to column.
  assert.deepEqual(lines.x, [0, 1, null, 0, 1, null]);
  assert.deepEqual(lines.y, [0, 1, null, 1, 0, null]);
  showSelected(figure, { layer: 0, query: 1 });
  assert.deepEqual(lines.y, [1, 0, null]);
});
