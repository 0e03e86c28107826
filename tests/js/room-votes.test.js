/** Votes in rooms: the reader's own one, and what is said of those of the hall. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countedChoices,
  countSentence,
  endedSentence,
  numberProblem,
  ownVote,
  splitAt,
  voteSentence,
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
  assert.equal(countSentence({ 1: 1 }, "0.66"), "1 vote. Nobody chose the right answer.");
  assert.equal(countSentence({ 0.66: 1 }, "0.66"), "1 vote, for the right answer.");
  assert.equal(countSentence({ 1: 1, 2: 3 }, "2"), "4 votes, 3 of them for the right answer.");
});

test("a number may have a decimal comma or be in percent; for others it is said what to write", () => {
  for (const text of ["0,66", "0.66", "66 %", "2/3", "−1"]) assert.equal(numberProblem(text), null);
  for (const text of ["", "two thirds", "1_0"]) {
    assert.match(numberProblem(text) ?? "", /(not a number|still empty)\. Write a number, such as/);
  }
});

const NONE = { counted: null, unsent: null };

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
  ownVote("K7F2QX").choose(1, "Café Luna");
  ownVote("K7F2QX").choose(2, "66 %");
  ownVote("K7F2QX").count(2, "66 %", "0.66");
  assert.deepEqual(ownVote("K7F2QX").of(2), { counted: "0.66", unsent: null }); // as after a reload
  assert.deepEqual(ownVote("K7F2QX").of(1), NONE);
  assert.deepEqual(ownVote("ZZZZZZ").of(2), NONE);
  assert.deepEqual([...stored], [["pointerscope-vote-K7F2QX", '[2,"0.66"]']]);
  ownVote("K7F2QX").choose(2, "B");
  ownVote("K7F2QX").choose(2, "C"); // a later choice replaces the unsent one
  assert.deepEqual(ownVote("K7F2QX").of(2), { counted: "0.66", unsent: "C" });
  ownVote("K7F2QX").count(2, "B", "B"); // which was on its way meanwhile
  assert.deepEqual(ownVote("K7F2QX").of(2), { counted: "B", unsent: "C" });
  ownVote("K7F2QX").drop(2);
  assert.deepEqual(ownVote("K7F2QX").of(2), { counted: "B", unsent: null });
  ownVote("K7F2QX").begin(3);
  assert.deepEqual(ownVote("K7F2QX").of(3), NONE);
});

test("what became of a vote is said in a sentence, while the voting is open and afterwards", () => {
  assert.equal(voteSentence(NONE), "");
  assert.match(voteSentence({ counted: "A", unsent: null }), /^Your vote: A\. You can change it/);
  assert.match(voteSentence({ counted: "A", unsent: "B" }), /^Your choice, B, is not sent yet\./);
  assert.equal(endedSentence(NONE), "");
  assert.equal(endedSentence({ counted: "A", unsent: null }), "Your vote: A.");
  const late = "The voting ended before your choice, B, was sent.";
  assert.equal(endedSentence({ counted: null, unsent: "B" }), `${late} It does not count.`);
  assert.equal(endedSentence({ counted: "A", unsent: "B" }), `${late} Your vote: A.`);
});

test("a vote is remembered without storage until a reload", () => {
  withStorage({
    get() {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  ownVote("K7F2QX").choose(3, "A");
  assert.equal(ownVote("K7F2QX").of(3).unsent, "A");
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
  ownVote("ABCDEF").choose(2, "B");
  assert.equal(ownVote("ABCDEF").of(2).unsent, "B");
});

test("a text is split at its formulas, the longer of two first", () => {
  assert.deepEqual(splitAt("of $x$ is $$x$$, $x$", ["$x$", "$$x$$"]), [
    "of ",
    "$x$",
    " is ",
    "$$x$$",
    ", ",
    "$x$",
  ]);
  assert.deepEqual(splitAt("5 $ or 6 $", []), ["5 $ or 6 $"]);
});
