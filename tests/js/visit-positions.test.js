/** Masks and orders follow the visits that they name through an edit of the history. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { closedUp, foundAgain, movedAlong, swapped } from "../../static/js/visit-positions.js";

const DAY = ["home", "office", "café", "home"];
const masked = (places, moves, count) =>
  movedAlong({ masked: places, order: [] }, moves, count).masked;

test("a mask goes with its visit where visits swap or one is removed", () => {
  assert.deepEqual(masked([1], swapped(4, 1, 2), 4), [2]);
  assert.deepEqual(masked([1, 2], swapped(4, 0, 2), 4), [0, 1]);
  assert.deepEqual(masked([0, 2], closedUp(4, 1), 3), [0, 1]);
  assert.deepEqual(masked([0, 2], closedUp(4, 0), 3), [1]);
});

test("a mask ends with its visit, and where that becomes the last one", () => {
  assert.deepEqual(masked([1], closedUp(4, 1), 3), []);
  assert.deepEqual(masked([2], closedUp(4, 3), 3), []);
  assert.deepEqual(masked([2], swapped(4, 2, 3), 4), []);
});

test("in an edited text visits are found again by their places", () => {
  const moves = (...places) => foundAgain(DAY, places);
  assert.deepEqual(moves("gym", ...DAY), [1, 2, 3, 4]);
  assert.deepEqual(moves(...DAY, "home"), [0, 1, 2, 3]);
  assert.deepEqual(moves("home", "café", "home"), [0, null, 1, 2]);
  assert.deepEqual(moves("home", "gym", "café", "home"), [0, null, 2, 3]);
  assert.deepEqual(moves("café", "home", "office", "home"), [1, 2, 0, 3]);
  assert.deepEqual(moves(...DAY), [0, 1, 2, 3]);
});

test("a text that has less than half in common is another history", () => {
  assert.deepEqual(foundAgain(DAY, ["gym", "park", "pub", "home"]), [null, null, null, null]);
  assert.deepEqual(foundAgain(DAY, []), [null, null, null, null]);
});

test("an order is one of positions: it stays where visits swap, and follows what is removed or added", () => {
  const order = (moves, count) =>
    movedAlong({ masked: [], order: [2, 0, 1, 3] }, moves, count).order;
  assert.deepEqual(order(swapped(4, 1, 2), 4), [2, 0, 1, 3]);
  assert.deepEqual(order(closedUp(4, 1), 3), [1, 0, 2]);
  assert.deepEqual(order(closedUp(4, 2), 3), [], "the order sent");
  assert.deepEqual(order([1, 2, 3, 4], 5), [0, 3, 1, 2, 4]);
  assert.deepEqual(order([0, 1, 2, 3], 5), [2, 0, 1, 3, 4]);
  assert.deepEqual(order([null, null, null, null], 2), []);
});

test("in another order the last visit is the one that it ends with", () => {
  const positions = { masked: [0, 3], order: [3, 0, 1, 2] };
  assert.deepEqual(movedAlong(positions, swapped(4, 0, 2), 4).masked, [3]);
});
