/** Names beside the pointer's bars: every bar of the wide picture has one, and none meets the gate's handle. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { tallStageOf } from "../../../static/js/picture/tall-stage.js";
import { marksOf } from "../../../static/js/picture/whole.js";
import { allMarks, readingOf, textBoxes, viewOf } from "../picture-views.js";

const HISTORIES = [0, 1, 2, 3, 4, 5];
const COUNTS = [3, 8, 20, 30];
const SIZES = [
  [1280, 588],
  [1024, 532],
];

/** What stands between visits and gate: the bars of the pointer, their names, and the handle. */
function between({ stage, ...view }) {
  const marks = marksOf({ stage, ...view });
  const flat = [...allMarks(marks)];
  const bars = flat.filter(
    ({ tag, attributes }) =>
      tag === "rect" && attributes.class === "pointer bar" && attributes.x === stage.places,
  );
  const [handle] = flat.filter(({ key, attributes }) => key === "handle" && attributes["data-act"]);
  const names = textBoxes(marks, stage.type).filter(
    ({ text, left, right }) =>
      / %$/.test(text) && left > stage.weights && right < stage.gate && text.length > 5,
  );
  return { bars, names, handle: handle.attributes };
}

for (const [width, height] of SIZES) {
  test(`at ${width} pixels every bar of the pointer is named, clear of weights and of the gate's handle`, () => {
    for (const history of HISTORIES) {
      for (const latest of COUNTS) {
        const view = viewOf(readingOf("town", { history, latest }), width, height);
        const { bars, names, handle } = between(view);
        const words = `history ${history}, ${latest} visits`;
        assert.equal(names.length, bars.length, `${words}: ${names.map(({ text }) => text)}`);
        for (const { text, right, top, bottom } of names) {
          const isBeside = bottom > handle.y && top < handle.y + handle.height;
          assert.ok(!isBeside || right < handle.x, `${words}: ${text} meets the handle`);
        }
      }
    }
  });
}

test("on a phone up to four bars of the pointer are named, and leaders lie below all names", () => {
  for (const history of HISTORIES) {
    for (const latest of COUNTS) {
      const view = viewOf(readingOf("town", { history, latest }));
      const marks = marksOf({ ...view, stage: tallStageOf(view.reading, 390, 13) });
      const [places] = [...allMarks(marks)].filter(({ key }) => key === "places");
      const keys = places.children.map(({ key }) => key ?? "");
      const count = (/** @type {RegExp} */ pattern) =>
        keys.filter((key) => pattern.test(key)).length;
      assert.ok(
        count(/^name/) >= Math.min(4, count(/^bar/)),
        `history ${history}, ${latest} visits`,
      );
      const firstName = keys.findIndex((key) => key.startsWith("name"));
      assert.ok(keys.slice(firstName).every((key) => key.startsWith("name")));
    }
  }
});

test("the pointer's scores are clear of the line that leads to them", () => {
  const scores = new Set();
  for (const history of HISTORIES) {
    for (const [width, height] of SIZES) {
      const view = viewOf(readingOf("town", { history, latest: 5 }), width, height);
      const marks = marksOf(view);
      const [line] = [...allMarks(marks)].filter(({ attributes }) =>
        String(attributes.class).startsWith("fork pointer-line"),
      );
      const x = Number(/^M([\d.]+)/.exec(line.attributes.d)?.[1]);
      const isScore = ({ text, left }) => /^[−\d.]+$/.test(text) && left < view.stage.weights;
      const beside = textBoxes(marks, view.stage.type).filter(
        (box) => box.left > x - 20 && isScore(box),
      );
      for (const { text, left } of beside) {
        scores.add(text.length);
        assert.ok(left > x + 2, `history ${history}, ${width} pixels: ${text}`);
      }
    }
  }
  assert.ok(scores.has("−12.2".length));
});

test("a thick band of the last visit stays above the words of the generation head", () => {
  for (const history of HISTORIES) {
    const { count } = readingOf("town", { history });
    const mask_visits = Array.from({ length: count - 1 }, (_, visit) => visit);
    const view = viewOf(readingOf("town", { history, interventions: { mask_visits } }), 1280, 588);
    const marks = marksOf(view);
    const title = textBoxes(marks, view.stage.type).find(({ text }) => text === "Generation");
    const band = [...allMarks(marks)].find(({ key }) => key === `ribbon ${count - 1}`);
    const numbers = band.attributes.d.match(/-?[\d.]+/g).map(Number);
    const lowest = Math.max(...numbers.filter((_, index) => index % 2 === 1));
    assert.ok(lowest <= title.top, `history ${history}: ${lowest} and ${title.top}`);
  }
});
