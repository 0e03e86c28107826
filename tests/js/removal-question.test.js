import assert from "node:assert/strict";
import { test } from "node:test";

import { questionWithout } from "../../static/js/removal-question.js";

/** @import { Solution, TableVariant } from "../../static/js/lesson-record.js" */

/**
 * A lesson of one step with one table.
 * @param {Partial<TableVariant>} variant
 * @param {number[]} whole its numbers
 * @param {number[]} without its numbers without the step
 */
function lessonOf(variant, whole, without) {
  const values = { visits: ["Café", "Work"] };
  const table = { name: "alpha", title: "Weights", isShown: true };
  const solve = (/** @type {unknown} */ _, /** @type {Set<string>} */ removed) => {
    const numbers = removed.has("softmax") ? without : whole;
    const tables = [{ ...table, numbers, variant: { title: "Weights", rows: [""], ...variant } }];
    return /** @type {Solution} */ (/** @type {unknown} */ ({ values, steps: [{ tables }] }));
  };
  return { ownValues: values, solve };
}

const columns = ["⟦visits.0⟧", "⟦visits.1⟧", "padding"];

test("where another weight becomes the largest, the question asks for it", () => {
  const lesson = lessonOf({ shade: "weights", columns }, [0.5, 0.3, 0.2], [0.1, 0.7, 0.2]);
  const question = questionWithout(lesson, "softmax", String);
  const text =
    "Without this step, which number of “Weights” is the largest? With it: Café 0.5, Work 0.3, padding 0.2.";
  assert.equal(question?.text, text);
  assert.deepEqual(question?.choices, ["Café", "Work", "padding"]);
  assert.equal(question?.right, "Work");
  assert.equal(question?.outcome, "The largest is Work; with this step it is Café.");
});

test("otherwise the question asks what becomes of the largest number", () => {
  const lesson = lessonOf({ shade: "weights", columns }, [0.5, 0.3, 0.2], [0.9, 0.1, 0]);
  const question = questionWithout(lesson, "softmax", String);
  assert.equal(question?.text, "“Weights, Café” is 0.5. What becomes of it without this step?");
  assert.equal(question?.right, "It rises");
  assert.equal(question?.outcome, "It rises: 0.9 instead of 0.5.");
});

test("a number may stay the same although others of its table change", () => {
  const lesson = lessonOf({ shade: "", columns }, [-2, 0.3, 0.2], [-2, 0.5, 0]);
  assert.equal(questionWithout(lesson, "softmax", String)?.right, "It stays the same");
});

test("there is no question where nothing changes, or the tables have other labels", () => {
  const numbers = [0.5, 0.3, 0.2];
  assert.equal(questionWithout(lessonOf({ columns }, numbers, numbers), "softmax", String), null);
  const lesson = lessonOf({ columns }, numbers, [0.5, 0.5]);
  assert.equal(questionWithout(lesson, "softmax", String), null);
});
