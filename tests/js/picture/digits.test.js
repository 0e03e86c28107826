/** Readers who compute a score again from the numbers in an opened block find those that follow. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { openedMarks } from "../../../static/js/picture/opened.js";
import { short } from "../../../static/js/picture/opened-score.js";
import { allMarks, readingOf, textBoxes, viewOf } from "../picture-views.js";

/** All numbers of a block in the order of reading. */
function said(reading, opened) {
  const view = viewOf(reading);
  const boxes = textBoxes(openedMarks(view, opened), view.stage.type);
  return boxes
    .map(({ text }) => text)
    .join(" ")
    .replaceAll("−", "-");
}

/** The numbers that a pattern finds, without the commas of thousands. */
function found(text, pattern) {
  const match = text.match(pattern);
  assert.ok(match, `${pattern} in: ${text}`);
  return match.slice(1).map((number) => Number(number.replaceAll(",", "")));
}

const BLOCKS = ["pointer.0", "pointer.1", "pointer.2"];
for (const head of [0, 1, 2, 3]) {
  for (const key of [0, 1, 2]) BLOCKS.push(`layers.1.heads.${head}.2.${key}`);
}

for (const opened of BLOCKS) {
  test(`by hand: the score, e to it and the weight of ${opened}`, () => {
    const text = said(readingOf("town", { latest: 3 }), opened);
    const [sum, width, scaled] = found(text, /= (-?[\d.]+) → ÷ √(\d+) = (-?[\d.]+)/);
    const decimals = String(scaled).split(".")[1]?.length ?? 0;
    assert.ok(Math.abs(sum / Math.sqrt(width) - scaled) <= 0.51 * 10 ** -decimals, text);
    const [, power, own, total, share] =
      text.match(/Softmax: e(-?[\d.]+) = (\S+(?: × 10\S+)?); \2 \/ ([\d.,]+) = <?([\d.]+) %/) ?? [];
    assert.equal(short(Math.exp(Number(power))), own, text);
    const weight = (100 * Math.exp(Number(power))) / Number(total.replaceAll(",", ""));
    assert.ok(Math.abs(weight - Number(share)) <= (share === "0.1" ? 0.1 : 0.055), text);
  });
}

/** A result as it is written, of numbers that are written before it. */
function assertWritten(computed, written, text) {
  const decimals = written.split(".")[1]?.length ?? 0;
  assert.equal(Number(computed.toFixed(decimals)), Number(written), text);
}

for (const opened of ["visits", "layers.1.stream"]) {
  test(`by hand: the norms and sums that make a number of ${opened}`, () => {
    const signed = (sign, size) => Number(`${sign}${size}`);
    for (let number = 0; number < 16; number++) {
      const text = said(readingOf("town", { latest: 3 }), `${opened}.2.${number}`);
      const norms = text.matchAll(
        /\((-?[\d.]+) ([-+]) ([\d.]+)\) × ([\d.]+) = (-?[\d.]+); (-?[\d.]+) × (-?[\d.]+) ([-+]) ([\d.]+) = (-?[\d.]+)/g,
      );
      const sums = text.matchAll(/: (-?[\d.]+) ([-+]) ([\d.]+) = (-?[\d.]+)/g);
      let found = 0;
      for (const [, x, sign, mean, by, standard, again, weight, plus, bias, result] of norms) {
        assertWritten((Number(x) + signed(sign, mean)) * Number(by), standard, text);
        assert.equal(again, standard);
        assertWritten(Number(again) * Number(weight) + signed(plus, bias), result, text);
        found += 1;
      }
      for (const [, before, sign, added, result] of sums) {
        assertWritten(Number(before) + signed(sign, added), result, text);
        found += 1;
      }
      assert.ok(found >= 2, text);
    }
  });
}

test("where cells have room, small weights are written too, so that each row adds up to 100", () => {
  const reading = readingOf("town", { latest: 3 });
  for (let head = 0; head < reading.heads; head++) {
    const marks = openedMarks(viewOf(reading), `layers.0.heads.${head}.2.1`);
    const cells = [...allMarks(marks)].filter(
      ({ attributes }) => attributes.class === "cell" && !attributes["data-open"],
    );
    const written = cells.map((cell) => Number(textBoxes([cell], 13)[0]?.text));
    assert.equal(written.length, 9);
    for (const row of [0, 3, 6]) {
      const sum = written[row] + written[row + 1] + written[row + 2];
      assert.ok(Math.abs(sum - 100) <= 1, `${written}`);
    }
  }
});
