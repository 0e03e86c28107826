/** The keys of the gate, which is a slider. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { SLIDER_KEYS, slid } from "../../../static/js/picture/slider.js";

/** A gate, and the logit that the network computes for it. */
const at = (gate, logit = 0) => ({ gate, has: () => true, values: () => Float32Array.of(logit) });
const moved = (gate, key, logit) => slid(at(gate, logit), key)?.value;

test("Up and Right raise the gate, Down and Left lower it, Home and End set its bounds", () => {
  const expected = Object.entries({
    ArrowUp: 0.66,
    ArrowRight: 0.66,
    ArrowDown: 0.56,
    ArrowLeft: 0.56,
    PageUp: 0.81,
    PageDown: 0.41,
    Home: 0,
    End: 1,
  });
  for (const [key, value] of expected) {
    assert.equal(moved(0.612, key), value, key);
    const words = key.replace(/Arrow|(?<=Page)/, key.startsWith("Page") ? " " : "");
    assert.ok(SLIDER_KEYS.includes(words), `the words name ${words}`);
  }
  assert.equal(moved(0.02, "ArrowDown"), 0);
  assert.equal(moved(0.98, "PageUp"), 1);
  assert.equal(moved(0.9995, "End", 7.6), 1);
  assert.equal(slid(at(0.5), "Enter"), null);
});

test("Up and then Down come back to the gate that the network computes", () => {
  for (const logit of [-2.1, -0.7, 0, 0.31, 1.27, 2.4]) {
    const learned = 1 / (1 + Math.exp(-logit));
    for (const [there, back] of [
      ["ArrowUp", "ArrowDown"],
      ["ArrowDown", "ArrowUp"],
    ]) {
      const away = moved(learned, there, logit);
      assert.equal(Math.sign(away - learned), there === "ArrowUp" ? 1 : -1);
      assert.equal(moved(away, back, logit), null, "as learned");
    }
  }
});

test("a network that computes no gate has none to come back to", () => {
  const fixed = { gate: 0.5, has: () => false, values: () => assert.fail() };
  assert.deepEqual(slid(fixed, "ArrowUp"), { kind: "gate", value: 0.55, isDone: true });
});
