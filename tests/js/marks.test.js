import assert from "node:assert/strict";
import { test } from "node:test";

import { visitsAt } from "../../static/js/marks.js";

/** @param {string} name @param {string} type @returns {any} */
const axis = (name, type) => ({
  _name: name,
  type,
  d2l_noadd: (/** @type {string} */ value) => ["home", "work"].indexOf(value),
});

test("a point stands for the visits at its positions on axes of visits", () => {
  const point = {
    x: 3,
    y: "work",
    xaxis: axis("xaxis", "linear"),
    yaxis: axis("yaxis", "category"),
  };
  const data = { type: "heatmap" };
  assert.deepEqual(visitsAt({ ...point, data }, ["xaxis", "yaxis"]), [3, 1]);
  assert.deepEqual(visitsAt({ ...point, data }, ["yaxis"]), [1]);
  assert.deepEqual(visitsAt({ ...point, x: 0.5, data }, ["xaxis"]), []);
});

test("the same visit on both axes counts once", () => {
  const linear = { xaxis: axis("xaxis", "linear"), yaxis: axis("yaxis", "linear") };
  const point = { x: 2, y: 2, ...linear, data: { type: "heatmap" } };
  assert.deepEqual(visitsAt(point, ["xaxis", "yaxis"]), [2]);
});
