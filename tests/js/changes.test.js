/** What acts make of interventions. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { changesAfter } from "../../static/js/changes.js";

const trace = {
  architecture: { layers: 2, heads: 2 },
  visits: [{ sent: 2 }, { sent: 0 }, { sent: 1 }],
};
const after = (changes, ...acts) =>
  acts.reduce((before, act) => changesAfter(before, act, trace), changes);
const head = (layer, number) => ({ kind: "head", layer, head: number });

test("a head is switched off and on again, and heads stay in order", () => {
  assert.deepEqual(after({}, head(1, 0), head(0, 1)), {
    remove_heads: [
      [0, 1],
      [1, 0],
    ],
  });
  assert.deepEqual(after({ replace_with: "mean", remove_heads: [[0, 1]] }, head(0, 1)), {});
});

test("of all heads, one is switched on again", () => {
  assert.deepEqual(after({ remove_heads: "all" }, head(0, 0)).remove_heads, [
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
});

test("a masked visit is named by its position in the request; the last one stays", () => {
  const mask = (visit) => ({ kind: "mask", visit });
  assert.deepEqual(after({}, mask(0), mask(1)), { mask_visits: [0, 2] });
  assert.deepEqual(after({}, mask(0), mask(0)), {});
  assert.deepEqual(after({}, mask(2)), {});
});

test("every other act can be taken back, and leaves other changes as they are", () => {
  const others = { layer_norm: false };
  const skip = { kind: "skip", layer: 1, part: "attention" };
  const cases = [
    [skip, { skip: [{ layer: 1, part: "attention" }] }, skip],
    [{ kind: "residuals" }, { residuals: false }, { kind: "residuals" }],
    [{ kind: "gate", value: 0.3 }, { gate: 0.3 }, { kind: "gate", value: null }],
    [
      { kind: "temperature", of: "pointer", value: 2 },
      { pointer_temperature: 2 },
      { kind: "temperature", of: "pointer", value: 1 },
    ],
  ];
  for (const [act, made, undo] of cases) {
    assert.deepEqual(after(others, act), { ...others, ...made }, act.kind);
    assert.deepEqual(after(others, act, undo), others, act.kind);
  }
});

test("a gate takes the place of one path alone", () => {
  assert.deepEqual(after({ only: "pointer" }, { kind: "gate", value: 0.3 }), { gate: 0.3 });
});
