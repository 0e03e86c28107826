import assert from "node:assert/strict";
import { test } from "node:test";

import {
  findRefused,
  indexOfSelected,
  selectedValues,
  selectionWords,
} from "../../static/js/option-controls.js";

const CHOICES = [
  { name: "layer", title: "Layer", values: [0, 1], value: 1 },
  { name: "part", title: "Part", values: ["a", "b", "c"], value: "a", labels: ["A", "B", "C"] },
];
/** @param {Record<string, string>} given */
const attributes = (given) => (/** @type {string} */ name) => given[name] ?? null;

test("an option has the value asked for, or its default", () => {
  assert.deepEqual(selectedValues(CHOICES, attributes({ layer: "0", part: "x" })), {
    layer: 0,
    part: "a",
  });
});

test("values that a figure does not offer are refused with those that it does", () => {
  assert.equal(findRefused(CHOICES, attributes({ layer: "1", part: "c" })), null);
  assert.deepEqual(findRefused(CHOICES, attributes({ layer: "2" })), {
    name: "layer",
    message: "There is no layer 2; they run from 0 to 1.",
  });
  assert.equal(
    findRefused(CHOICES, attributes({ part: "" }))?.message,
    "There is no part ; there are a, b, c.",
  );
});

test("each combination of values has an index of its own, the last option changing fastest", () => {
  const indices = [];
  for (const layer of [0, 1]) {
    for (const part of ["a", "b", "c"]) {
      indices.push(indexOfSelected(CHOICES, ["layer", "part"], { layer, part }));
    }
  }
  assert.deepEqual(indices, [0, 1, 2, 3, 4, 5]);
});

test("numbers are named with their option, texts by their label", () => {
  assert.equal(selectionWords(CHOICES, { layer: 1, part: "b" }), "layer 1, B");
});
