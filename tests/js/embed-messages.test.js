import assert from "node:assert/strict";
import { test } from "node:test";
import { readState, readVisits } from "../../static/js/embed-messages.js";

/** Lists in lists. @param {number} levels */
function nested(levels) {
  /** @type {unknown[]} */
  let value = [];
  for (let level = 1; level < levels; level += 1) value = [value];
  return value;
}

/** @type {Record<string, unknown>} */
const circle = {};
circle.self = circle;

test("what is no state has no values", () => {
  for (const state of [undefined, null, 1, "visits", ["visits"], true, 1n]) {
    assert.deepEqual(readState(state), {});
  }
});

test("values that are too large, too deep, part of themselves or no JSON are left out", () => {
  const state = {
    visits: nested(9),
    record: nested(100_000),
    against: circle,
    interventions: Array(20_001).fill(0),
    user: new Uint8Array(1_000_000),
    predict_at: 1n,
    layer: Number.NaN,
    head: [1n],
    inputs: { text: "x".repeat(100_001) },
  };
  assert.deepEqual(readState(state), {});
});

test("a state has at most a hundred values", () => {
  const state = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, 1]));
  assert.equal(Object.keys(readState(state)).length, 100);
});

test("nested values of the usual depth are JSON", () => {
  const record = { X: [2, 3], weekday_X: [0, 0] };
  assert.deepEqual(readState({ record, visits: nested(8) }), {
    record: JSON.stringify(record),
    visits: "[[[[[[[[]]]]]]]]",
  });
});

test("only positions of visits are marked, and not too many", () => {
  assert.deepEqual(readVisits([0, -1, 1.5, "2", null, [3], { at: 4 }, 5]), [0, 5]);
  assert.deepEqual(readVisits(3), [3]);
  for (const visits of [undefined, null, "3", { 0: 3 }]) assert.deepEqual(readVisits(visits), []);
  assert.equal(readVisits(Array(1_000_000).fill(1)).length, 1_000);
});
