/** A circuit on the picture: which parts stand out, what each adds, and the sentence about it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { circuitSentence, markedAsCircuit } from "../../../static/js/picture/circuit.js";
import { mark, svgText } from "../../../static/js/picture/scene.js";

const part = (name, layer, head, value, isKept) => ({ name, layer, head, value, isKept });
const CIRCUIT = {
  parts: [
    part("layers.0.heads.1", 0, 1, 0.123, true),
    part("layers.0.feed_forward", 0, null, -0.0213, false),
    part("pointer", null, null, 0.3, true),
    part("generation", null, null, 0.0001, false),
  ],
  location: 7,
  whole: 0.61,
  smallest: 0.42,
  equallySmall: 3,
  keeping: 5,
  networks: 12,
};
const drawnPart = (name) =>
  mark(
    "g",
    { class: "part", "data-part": name, "aria-label": name },
    mark("rect", { x: 10, y: 20, width: 60, height: 40 }),
  );
const PARTS = ["layers.0.heads.1", "layers.0.stream", "pointer", "generation", "gate"];

test("parts of the set stand out, and every part says what it adds", () => {
  const drawn = markedAsCircuit([mark("g", {}, PARTS.map(drawnPart))], CIRCUIT, 13);
  const [group] = drawn;
  const classes = group.children.map(({ attributes }) => attributes.class);
  assert.deepEqual(classes, [
    "part in-circuit",
    "part spare",
    "part in-circuit",
    "part spare",
    "part",
  ]);
  const texts = group.children.map((child) => /<text[^>]*>([^<]*)/.exec(svgText(child))?.[1]);
  assert.deepEqual(texts, ["+12", "FFN −2.1", "+30", "0", undefined]);
  assert.match(
    group.children[1].attributes["aria-label"],
    /not in the smallest set, adds −2.1 points/,
  );
});

test("without a circuit nothing is marked", () => {
  const marks = [drawnPart("pointer")];
  assert.equal(markedAsCircuit(marks, null, 13), marks);
});

test("the sentence names the place, the set and the probabilities", () => {
  const reading = { nameOf: (location) => ({ label: `place ${location}` }) };
  const { title, text } = circuitSentence(CIRCUIT, reading);
  assert.equal(title, "2 of 4 parts alone predict place 7, with 42.0 %.");
  assert.match(text, /^All give it 61.0 %. The faded parts can be left out together./);
  const alone = CIRCUIT.parts.filter(({ isKept }) => isKept).slice(0, 1);
  const { title: one } = circuitSentence({ ...CIRCUIT, parts: alone }, reading);
  assert.equal(one, "1 of 1 parts alone predicts place 7, with 42.0 %.");
});
