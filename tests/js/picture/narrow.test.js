/** Pictures side by side have half a window each: no words run into others, and parts of the other run are marked. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { markedAsPut } from "../../../static/js/picture/put-in.js";
import { stageOf } from "../../../static/js/picture/stage.js";
import { marksOf } from "../../../static/js/picture/whole.js";
import { allMarks, readingOf, textBoxes, viewOf } from "../picture-views.js";

const HALF = { width: 700, height: 480 }; // of a window 1,400 pixels wide
const HEAD = { kind: "head", layer: 1, head: 1 };

for (const latest of [1, 3, 8, 30]) {
  test(`while a head is pointed at, its percentages lie beside names and times of ${latest} visits`, () => {
    const reading = readingOf("town", { latest });
    const view = { ...viewOf(reading, HALF.width, HALF.height), lit: HEAD, canAct: false };
    for (const visit of [...allMarks(marksOf(view))].filter(({ attributes }) =>
      String(attributes.class).startsWith("part visit"),
    )) {
      const boxes = textBoxes([visit], view.stage.type);
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          assert.ok(across < 1 || down < 1, `${one.text} meets ${other.text}`);
        }
      }
    }
  });
}

test("headings of layers are whole, and that of the context is apart from the generation head's", () => {
  const view = viewOf(readingOf("town"), HALF.width, HALF.height);
  const boxes = textBoxes(marksOf(view), view.stage.type);
  const found = Object.fromEntries(
    ["Layer 0", "Layer 1", "Context", "Generation"].map((title) => [
      title,
      boxes.find(({ text }) => text === title),
    ]),
  );
  assert.ok(Object.values(found).every(Boolean));
  assert.ok(found.Context.top >= found.Generation.bottom);
  assert.ok(found["Layer 0"].right < found["Layer 1"].left);
});

test("a part that was put in from the other run has a mark of its own, which is said too", () => {
  const view = viewOf(readingOf("town"), HALF.width, HALF.height);
  const names = ["layers.1.heads.1", "visits.4", "context", "gate", "pointer", "generation"];
  const marks = markedAsPut(marksOf(view), { names, run: "first" }, view.stage.type);
  const parts = [...allMarks(marks)].filter(({ attributes }) => attributes["data-part"]);
  for (const part of parts) {
    const isPut = names.includes(part.attributes["data-part"]);
    const badges = part.children.filter(({ key }) => key === "put in");
    assert.equal(badges.length, Number(isPut), part.attributes["data-part"]);
    assert.equal(/put in from the first run/.test(part.attributes["aria-label"]), isPut);
    const numbers = [...allMarks(badges)].flatMap(({ attributes }) => Object.values(attributes));
    assert.ok(!numbers.some((value) => String(value).includes("NaN")));
  }
});

for (const width of [1400, 1160, 1040, 984, 900, 700]) {
  test(`${width} pixels wide, a head's name is apart from its percentage, which the legend explains where it is`, () => {
    const view = viewOf(readingOf("town", { latest: 3 }), width, 440);
    const heads = [...allMarks(marksOf(view))].filter(({ attributes }) =>
      String(attributes.class).startsWith("part head"),
    );
    const texts = heads.map((head) =>
      textBoxes([head], view.stage.type).filter(({ text }) => /^(head |H)\d$|%$/.test(text)),
    );
    for (const [name, number] of texts) {
      if (number) assert.ok(name.right + 4 < number.left, `${name.text} meets ${number.text}`);
    }
    const hasNumbers = texts.some((found) => found.length > 1);
    const said = textBoxes(marksOf(view), view.stage.type).map(({ text }) => text);
    if (said.includes("Head maps: row reads column")) {
      assert.equal(said.includes("%: last visit’s largest"), hasNumbers);
    }
  });
}

test("the rest of the generation head is named by a whole word in a frame of a slide", () => {
  for (const [id, width, words] of [
    ["town", 960, /^140 others$/],
    ["town", 950, /^140 more$/],
    ["newyork", 960, /^5032 more$/],
    ["geolife", 944, /^others$/],
  ]) {
    const size = { width, height: 440, type: 17 };
    const reading = readingOf(id, { history: 0 });
    const view = { ...viewOf(reading, size.width, size.height), stage: stageOf(reading, size) };
    const marks = [...allMarks(marksOf(view))];
    const rest = marks.filter(({ attributes }) => attributes.class === "small halo");
    assert.ok(view.stage.isDense);
    assert.ok(
      rest.some(({ children }) => words.test(String(children))),
      `${id}: ${rest.map(({ children }) => children)}`,
    );
  }
});
