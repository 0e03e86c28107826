/** The keys of the gate, which is a slider. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { SLIDER_KEYS, slid } from "../../../static/js/picture/slider.js";

test("each key of a slider moves the gate to where its handle would go, within 0 and 1", () => {
  const moved = Object.entries({
    ArrowUp: 0.46,
    ArrowDown: 0.56,
    PageUp: 0.31,
    PageDown: 0.71,
    Home: 0,
    End: 1,
  });
  for (const [key, value] of moved) {
    assert.equal(slid(0.512, key), value, key);
    const words = key.replace(/Arrow|(?<=Page)/, key.startsWith("Page") ? " " : "");
    assert.ok(SLIDER_KEYS.includes(words), `the words name ${words}`);
  }
  assert.deepEqual(
    ["ArrowUp", "PageUp"].map((key) => slid(0.02, key)),
    [0, 0],
  );
  assert.equal(slid(0.98, "ArrowDown"), 1);
  assert.equal(slid(0.5, "Enter"), null);
});
