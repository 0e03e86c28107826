/** All subsets of parts: Shapley values, the smallest set, and what stays of a changed network. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { BrowserModel } from "../../static/js/network/browser-model.js";
import { shapleyValues } from "../../static/js/network/circuit.js";

const FOLDER = new URL("../../models/town/", import.meta.url);
const QUERY = { visits: "#2 @ Mon 08:00 +45, #3 @ 09:00 +480, #17 @ 19:00 +20", user: "5" };

const [sizes, file] = await Promise.all([
  readFile(new URL("model.json", FOLDER), "utf8").then(JSON.parse),
  readFile(new URL("weights.safetensors", FOLDER)),
]);
const model = new BrowserModel(
  { id: "town", sizes, places: [], people: [], weights: null },
  Uint8Array.from(file).buffer,
);

function circuit(query) {
  const { location, variants, conclude } = model.circuit(query);
  return conclude(variants.map(({ input }) => model.answer(input, location)));
}

function probabilityOf(interventions, location) {
  const { location_probabilities: found } = model.explain({
    ...QUERY,
    interventions,
    top_k: 200,
  });
  return found.final.find((place) => place.location === location).probability;
}

test("the values of a game are what its players add over all orders", () => {
  // Player 0 adds 1 alone; 1 and 2 add 4 only together.
  const table = Float64Array.from([0, 1, 0, 1, 0, 1, 4, 5]);
  const values = shapleyValues(table);
  for (const [index, value] of [1, 2, 2].entries()) {
    assert.ok(Math.abs(values[index] - value) < 1e-12);
  }
});

test("the values add up to the answer's probability, and the smallest set keeps the answer", () => {
  const found = circuit(QUERY);
  const { prediction } = model.explain(QUERY);
  assert.equal(found.location, prediction.location);
  assert.equal(found.networks, 3 * 2 ** 10);
  assert.equal(found.parts.length, 12);
  const sum = found.parts.reduce((total, { value }) => total + value, 0);
  assert.ok(Math.abs(sum - prediction.probability) < 1e-6);
  assert.ok(Math.abs(found.whole - prediction.probability) < 1e-6);

  const gone = found.parts.filter(({ isKept }) => !isKept);
  const outputs = found.parts.filter(({ layer, isKept }) => layer === null && isKept);
  const alone = {
    remove_heads: gone.filter(({ head }) => head !== null).map(({ layer, head }) => [layer, head]),
    skip: gone
      .filter(({ layer, head }) => layer !== null && head === null)
      .map(({ layer }) => ({ layer, part: "feed_forward" })),
    ...(outputs.length === 1 && { only: outputs[0].name }),
  };
  const answer = model.explain({ ...QUERY, interventions: alone }).prediction;
  assert.equal(answer.location, found.location);
  assert.ok(Math.abs(answer.probability - found.smallest) < 1e-6);
  assert.ok(Math.abs(probabilityOf(alone, found.location) - found.smallest) < 1e-6);
});

test("parts that are off already are none of the parts", () => {
  const interventions = {
    remove_heads: [[0, 1]],
    skip: [
      { layer: 1, part: "attention" },
      { layer: 0, part: "feed_forward" },
    ],
    only: "generation",
  };
  const names = circuit({ ...QUERY, interventions }).parts.map(({ name }) => name);
  assert.deepEqual(names, [
    "layers.0.heads.0",
    "layers.0.heads.2",
    "layers.0.heads.3",
    "layers.1.feed_forward",
    "generation",
  ]);
  const all = circuit({ ...QUERY, interventions: { remove_heads: "all" } });
  assert.equal(all.parts.length, 4);
});
