/** Votes in rooms: the reader's own one, and what is said of those of the hall. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countedChoices,
  countSentence,
  numberProblem,
  ownVote,
} from "../../static/js/rooms/votes.js";

/** @param {Record<string, number>} votes @param {string | null} choice */
const number = (votes, choice) => ({
  kind: /** @type {const} */ ("number"),
  choices: [],
  votes,
  answer: { choice },
});

test("the right number has a row, whether somebody voted for it or not", () => {
  assert.deepEqual(countedChoices(number({ 10: 1, 9: 2 }, "0.66")), ["0.66", "9", "10"]);
  assert.deepEqual(countedChoices(number({ 0.66: 1, "-1": 2 }, "0.66")), ["-1", "0.66"]);
  assert.deepEqual(countedChoices(number({ 1: 1 }, null)), ["1"]);
});

test("votes are counted in a sentence", () => {
  assert.equal(countSentence({}, "0.66"), "Nobody has voted.");
  assert.equal(countSentence({ 1: 1 }, null), "1 vote.");
  assert.equal(countSentence({ 1: 1 }, "0.66"), "1 vote. None of them for what is marked.");
  assert.equal(countSentence({ 1: 1, 2: 3 }, "2"), "4 votes. 3 of them for what is marked.");
});

test("a number may have a decimal comma or be in percent; for others it is said what to write", () => {
  for (const text of ["0,66", "0.66", "66 %", "2/3", "−1"]) assert.equal(numberProblem(text), null);
  for (const text of ["", "two thirds", "1_0"]) {
    assert.match(numberProblem(text) ?? "", /(not a number|still empty)\. Write a number, such as/);
  }
});

/** Node's storage, or one that is forbidden. @param {PropertyDescriptor} storage */
function withStorage(storage) {
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, ...storage });
}

test("a tab remembers its vote on the latest question, in one entry without anything else", () => {
  /** @type {Map<string, string>} */
  const stored = new Map();
  withStorage({
    value: {
      getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
      setItem: (/** @type {string} */ name, /** @type {string} */ text) => stored.set(name, text),
    },
  });
  ownVote("K7F2QX").set(1, "Café Luna");
  ownVote("K7F2QX").set(2, "0.66");
  assert.equal(ownVote("K7F2QX").of(2), "0.66"); // as after a reload
  assert.equal(ownVote("K7F2QX").of(1), null);
  assert.equal(ownVote("ZZZZZZ").of(2), null);
  assert.deepEqual([...stored], [["pointerscope-vote-K7F2QX", '[2,"0.66"]']]);
});

test("a vote is remembered without storage until a reload", () => {
  withStorage({
    get() {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  ownVote("K7F2QX").set(3, "A");
  assert.equal(ownVote("K7F2QX").of(3), "A");
});

test("a vote that a full storage does not take is remembered instead of an older one", () => {
  withStorage({
    value: {
      getItem: () => '[1,"A"]',
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    },
  });
  ownVote("ABCDEF").set(2, "B");
  assert.equal(ownVote("ABCDEF").of(2), "B");
});
