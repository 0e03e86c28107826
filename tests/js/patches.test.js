/** Parts of one run put into another: alignment at the last visit, and what comes back. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { changesFrom, fits, shareRestored, wordsOf } from "../../static/js/patches.js";

/** A reading of so many visits, whose tensors hold a number of their own. */
function reading(count, value, others = {}) {
  const rows = (width) => ({
    values: Float32Array.from({ length: count * width }, (_, index) => value + index),
    shape: [count, width],
  });
  return {
    count,
    layers: 1,
    heads: 2,
    hasPointer: true,
    hasGeneration: true,
    hasGate: true,
    visits: Array.from({ length: count }, (_, visit) => ({ label: `Place ${visit}` })),
    trace: {
      architecture: { d_model: 2, layers: 1, heads: 2, locations: 9 },
      tensors: {
        "layers.0.residual_in": rows(2),
        "layers.0.heads.1.outputs": rows(1),
        context: { values: Float32Array.of(value, value), shape: [2] },
        "pointer.scores": { values: rows(1).values, shape: [count] },
        ...others,
      },
    },
  };
}

const apply = (changes, into, site) => [...changes[site](into.trace.tensors[site]).values];

test("a visit is put where the other run is as many steps back", () => {
  const [from, into] = [reading(3, 100), reading(2, 0)];
  const changes = changesFrom(["visits.1"], from, into);
  assert.deepEqual(Object.keys(changes), ["layers.0.residual_in"]);
  assert.deepEqual(apply(changes, into, "layers.0.residual_in"), [102, 103, 2, 3]);
  const first = changesFrom(["visits.0"], from, into); // which the shorter run has not
  assert.deepEqual(apply(first, into, "layers.0.residual_in"), [0, 1, 2, 3]);
  const two = changesFrom(["visits.1", "visits.2"], from, into);
  assert.deepEqual(apply(two, into, "layers.0.residual_in"), [102, 103, 104, 105]);
});

test("a head is put for all visits that both runs have, and the context whole", () => {
  const [from, into] = [reading(2, 100), reading(3, 0)];
  const changes = changesFrom(["layers.0.heads.1", "context"], from, into);
  assert.deepEqual(apply(changes, into, "layers.0.heads.1.outputs"), [0, 100, 101]);
  assert.deepEqual(apply(changes, into, "context"), [100, 100]);
  assert.deepEqual([...into.trace.tensors["layers.0.heads.1.outputs"].values], [0, 1, 2]);
});

test("what one of the runs lacks is left out", () => {
  const [from, into] = [reading(2, 1), reading(2, 2, { context: undefined })];
  assert.deepEqual(
    changesFrom(["context", "gate", "layers.0.heads.7", "nonsense"], from, into),
    {},
  );
});

test("parts have names, and runs of other sizes do not fit", () => {
  const one = reading(2, 1);
  assert.equal(wordsOf("layers.0.heads.1", one), "head 1 of layer 0");
  assert.equal(wordsOf("visits.1", one), "encoding of visit 2, Place 1");
  assert.equal(wordsOf("places.3", one), null);
  assert.equal(wordsOf("layers.0.heads.7", one), null);
  assert.ok(fits(one, reading(5, 2)));
  const wider = reading(2, 1);
  wider.trace.architecture = { ...wider.trace.architecture, d_model: 4 };
  assert.ok(!fits(one, wider));
});

test("what the other run masks is not put", () => {
  const scores = { values: Float32Array.of(5, Number.NEGATIVE_INFINITY, 7), shape: [3] };
  const [from, into] = [reading(3, 1, { "pointer.scores": scores }), reading(3, 0)];
  const changes = changesFrom(["pointer"], from, into);
  assert.deepEqual(apply(changes, into, "pointer.scores"), [5, 1, 7]);
});

test("the share that comes back is of the difference in log-odds", () => {
  const odds = (x) => 1 / (1 + Math.exp(-x));
  const share = shareRestored({ clean: odds(2), changed: odds(-2), patched: odds(1) });
  assert.ok(Math.abs(share - 0.75) < 1e-6);
  assert.equal(shareRestored({ clean: 0.5, changed: 0.5, patched: 0.9 }), null);
  // Of a place without any probability, the log-odds are finite as in Python.
  assert.equal(shareRestored({ clean: 0.5, changed: 0, patched: 0.5 }), 1);
});
