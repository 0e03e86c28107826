/** The living network in both layouts: true to scale, within its bounds, with the parts there are. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { partOf } from "../../static/js/picture/parts.js";
import { attributeText } from "../../static/js/picture/scene.js";
import { sentenceOf, story } from "../../static/js/picture/sentences.js";
import { pictureTables } from "../../static/js/picture/tables.js";
import { tallHeight } from "../../static/js/picture/tall.js";
import { TOUCH, tallStageOf } from "../../static/js/picture/tall-stage.js";
import { percent, textWidth } from "../../static/js/picture/text.js";
import { marksOf } from "../../static/js/picture/whole.js";
import { modelOf, NETWORKS, viewOf } from "./picture-cases.js";

const COUNTS = [1, 2, 3, 7, 12, 15, 24, 33, 64];
const WIDE = [
  { width: 960, height: 480 },
  { width: 1280, height: 630 },
  { width: 1920, height: 1000 },
];
const TALL = [320, 360, 390, 430, 699].map((width) => ({ width }));
const HAIRLINE = 0.6; // the least width that a band is drawn with, in pixels
const SIZES = { title: 15, value: 16, small: 12.5, tiny: 11.5, "handle-words": 12.5 };

const models = Object.keys(NETWORKS).map((name) => ({ name, model: modelOf(name) }));

/** The views of every network, number of visits and size, with one part lit in each. */
function* cases(sizes, counts = COUNTS) {
  for (const { name, model } of models) {
    for (const [index, count] of counts.entries()) {
      for (const size of sizes) {
        const lits = [
          null,
          { kind: "visit", visit: index % count },
          { kind: "place", location: 2 },
          { kind: "place", location: 39 },
          { kind: "head", layer: 0, head: 0 },
        ].filter((part) => part?.kind !== "head" || model.network.architecture.heads > 0);
        const lit = lits[index % lits.length];
        const happened = index % 2 ? 30 : null;
        const view = viewOf(model, { count, lit, happened, ...size });
        yield { view, words: `${name}, ${count} visits, ${size.width} pixels`, name };
      }
    }
  }
}

/** Every mark with the marks around it. */
function* walk(marks, above = []) {
  for (const mark of marks) {
    if (typeof mark === "string") continue;
    yield { mark, above };
    yield* walk(mark.children, [...above, mark]);
  }
}
const all = (view) => [...walk(marksOf(view))];
const numbersOf = (text) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
const named = (marks, pattern) =>
  marks.flatMap(({ mark }) => {
    const found = mark.tag === "path" && pattern.exec(mark.key ?? "");
    return found ? [{ ...found.groups, ...edgesOf(mark.attributes.d) }] : [];
  });

/** Both edges of a band, across the flow, from its path. */
function edgesOf(path) {
  const n = numbersOf(path);
  if (path.includes("Q")) return { from: [n[0], n[10]], to: [n[5], n[7]] };
  return n[0] === n[14]
    ? { from: [n[1], n[15]], to: [n[7], n[9]] } // rightwards
    : { from: [n[0], n[14]], to: [n[6], n[8]] }; // downwards
}

const fullOf = ({ reading, stage }) =>
  stage.size.width < 700
    ? tallStageOf(reading, stage.size.width, stage.size.type).full
    : stage.full;

function assertWidth([start, end], expected, words) {
  const drawn = end - start;
  const most = Math.max(expected, HAIRLINE);
  assert.ok(
    drawn > expected - 0.03 && drawn < most + 0.03,
    `${words}: a band of ${drawn.toFixed(2)} pixels stands for ${expected.toFixed(2)}`,
  );
}

/** Edges lie side by side: none begins before the one in front of it ends. */
function assertApart(edges, words) {
  const sorted = [...edges].sort(([one], [other]) => one - other);
  for (const [index, [start]] of sorted.entries()) {
    const before = sorted[index - 1];
    assert.ok(
      !before || start > before[1] - HAIRLINE - 0.05,
      `${words}: ${before} meets ${sorted[index]}`,
    );
  }
}

/** What a mark covers; null for what has no extent of its own. */
function boxOf({ tag, attributes, children }) {
  const { x, y, width, height, d, transform } = attributes;
  if (tag === "rect" || tag === "image") return [x, y, x + width, y + height];
  if (tag === "text" && !transform) {
    const classes = String(attributes.class).split(" ");
    const size = SIZES[classes.find((name) => name in SIZES)] ?? 13;
    const own = textWidth(
      children.join(""),
      size,
      classes.includes("strong") || classes.includes("title"),
    );
    const left = classes.includes("end") ? x - own : classes.includes("middle") ? x - own / 2 : x;
    return [left, y - 0.7 * size, left + own, y];
  }
  if (tag !== "path" || transform) return null;
  if (/[a-z]/.test(d) || /[HV]/.test(d)) {
    const [left, top] = numbersOf(d);
    return [left, top, left, top];
  }
  const numbers = numbersOf(d);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

for (const [layout, sizes] of [
  ["wide", WIDE],
  ["tall", TALL],
]) {
  test(`${layout}: every number is finite, and nothing has a negative size`, () => {
    for (const { view, words } of cases(sizes)) {
      for (const { mark } of all(view)) {
        for (const [name, value] of Object.entries(mark.attributes)) {
          const text = attributeText(value) ?? "";
          assert.ok(!/NaN|Infinity|undefined|null/.test(text), `${words}: ${name}="${text}"`);
          if (name === "width" || name === "height")
            assert.ok(Number(value) >= 0, `${words}: ${mark.key} has a ${name} of ${text}`);
        }
        const content = mark.children.filter((child) => typeof child === "string").join("");
        assert.ok(!/NaN|Infinity|undefined|null/.test(content), `${words}: “${content}”`);
      }
    }
  });

  test(`${layout}: nothing lies outside the picture`, () => {
    for (const { view, words } of cases(sizes)) {
      const { width, height } = view.stage.size;
      for (const { mark, above } of all(view)) {
        const box = boxOf(mark);
        if (!box || above.some(({ attributes }) => attributes.opacity === 0)) continue;
        const [left, top, right, bottom] = box;
        const what = `${words}: ${mark.tag} ${mark.key} “${mark.children.filter((c) => typeof c === "string").join("")}” at ${box.map((n) => n.toFixed(1))} of ${width} × ${height}`;
        assert.ok(left >= -0.5 && right <= width + 0.5, what);
        assert.ok(top >= -0.5 && bottom <= height + 0.5, what);
      }
    }
  });

  test(`${layout}: bands are as wide as their shares at visits, places, gate and answer`, () => {
    for (const { view, words } of cases(sizes)) {
      const { reading } = view;
      const full = fullOf(view);
      const marks = all(view);
      const gate = { pointer: reading.gate, generation: 1 - reading.gate };
      const ribbons = named(marks, /^ribbon (?<visit>\d+)$/);
      assert.equal(ribbons.length, reading.hasPointer ? reading.count : 0, words);
      for (const { visit, from, to } of ribbons) {
        const share = reading.pointerWeights[visit] * full;
        assertWidth(from, share, `${words}: visit ${visit}`);
        assertWidth(to, share, `${words}: place of visit ${visit}`);
      }
      assertApart(
        ribbons.map(({ from }) => from),
        `${words}: visits`,
      );
      assertApart(
        ribbons.map(({ to }) => to),
        `${words}: ribbons at places`,
      );

      const into = named(marks, /^into (?<path>\w+) (?<location>-?\d+)$/);
      const out = named(marks, /^out (?<path>\w+) (?<location>-?\d+)$/);
      for (const bands of [into, out]) {
        for (const band of bands) {
          const { path, location } = band;
          const others = bands.filter((other) => other.path === path && other.location !== "-1");
          const named = others.reduce(
            (sum, other) => sum + reading.probabilityOf(path, Number(other.location)),
            0,
          );
          const share =
            location === "-1" ? 1 - named : reading.probabilityOf(path, Number(location));
          const wide = share * full;
          const what = `${words}: ${path} of ${location}`;
          assertWidth(band.from, bands === into ? wide : wide * gate[path], `${what}, start`);
          assertWidth(band.to, wide * gate[path], `${what}, end`);
        }
      }
      assertApart(
        into.map(({ from }) => from),
        `${words}: places`,
      );
      assertApart(
        into.map(({ to }) => to),
        `${words}: into the gate`,
      );
      assertApart(
        out.map(({ from }) => from),
        `${words}: out of the gate`,
      );
      assertApart(
        out.map(({ to }) => to),
        `${words}: answer`,
      );

      const segments = marks.filter(({ mark }) => mark.key === "segment");
      const sum = segments.reduce((total, { mark }) => total + Number(mark.attributes.height), 0);
      assert.ok(Math.abs(sum - full) < segments.length, `${words}: segments of ${sum} of ${full}`);
    }
  });

  test(`${layout}: a lit visit lights its own share, from its ribbon into the answer`, () => {
    for (const { model } of models.slice(0, 4)) {
      for (const visit of [0, 5, 11]) {
        const view = viewOf(model, { count: 12, lit: { kind: "visit", visit }, ...sizes[1] });
        const marks = all(view);
        const full = fullOf(view);
        const weight = view.reading.pointerWeights[visit];
        const [into] = named(marks, /^visit into$/);
        assertWidth(into.from, weight * full, "into");
        assertWidth(into.to, weight * full * view.reading.gate, "into");
        const lit = marks.filter(
          ({ mark }) => /^ribbon/.test(mark.key) && /lit/.test(mark.attributes.class),
        );
        assert.deepEqual(
          lit.map(({ mark }) => mark.key),
          [`ribbon ${visit}`],
        );
      }
    }
  });

  test(`${layout}: the parts are those that the network has`, () => {
    for (const { view, words } of cases(sizes, [3])) {
      const { reading } = view;
      const parts = new Set(all(view).map(({ mark }) => mark.attributes["data-part"]));
      const has = (part, expected) => assert.equal(parts.has(part), expected, `${words}: ${part}`);
      for (let visit = 0; visit < reading.count; visit++) has(`visits.${visit}`, true);
      has(`visits.${reading.count}`, false);
      for (let layer = 0; layer < 7; layer++) {
        for (let head = 0; head < 9; head++) {
          const isThere = layer < reading.layers && head < reading.heads;
          has(`layers.${layer}.heads.${head}`, isThere);
        }
      }
      has("context", true);
      has("pointer", reading.hasPointer);
      has("generation", reading.hasGeneration);
      has("gate", reading.hasPointer && reading.hasGeneration);
      has(`places.${reading.trace.prediction.location}`, true);
    }
  });

  test(`${layout}: before a story is over, nothing that can be pointed at or read out tells its end`, () => {
    for (const { name, model } of models) {
      const whole = viewOf(model, { count: 5, ...sizes[1] });
      const { reading } = whole;
      const { probability, location } = reading.trace.prediction;
      const beats = story(reading).length;
      for (let beat = 0; beat < beats; beat++) {
        const marks = all({ ...whole, beat }).filter(({ mark, above }) =>
          [mark, ...above].every(({ attributes }) => attributes.visibility !== "hidden"),
        );
        const parts = marks.map(({ mark }) => mark.attributes["data-part"]);
        const words = marks.flatMap(({ mark }) => [
          mark.attributes["aria-label"],
          ...mark.children,
        ]);
        const isOver = beat === beats - 1;
        const tells = words.some((text) => String(text).includes(`: ${percent(probability, 1)};`));
        assert.equal(tells, isOver, `${name}, beat ${beat}`);
        assert.equal(parts.includes(`places.${location}`), isOver, `${name}, beat ${beat}`);
        if (reading.hasGate) assert.equal(parts.includes("gate"), isOver);
        const isPointed = reading.hasPointer && beat >= 3 + 2 * reading.layers;
        assert.equal(parts.includes("pointer"), isPointed, `${name}, beat ${beat}`);
        const weights = words.filter((text) => /^Visit .*pointer weight/.test(String(text)));
        assert.equal(weights.length, isPointed ? 5 : 0, `${name}, beat ${beat}`);
      }
    }
  });

  test(`${layout}: a changed gate shows the learned one, and each place what it was`, () => {
    const view = viewOf(modelOf("whole"), {
      count: 8,
      interventions: { gate: 0.9 },
      ...sizes[1],
    });
    const marks = all(view);
    assert.equal(marks.filter(({ mark }) => mark.key === "learned").length, 1);
    const rows = marks.filter(({ mark }) => mark.key === "before");
    assert.equal(rows.length, 5);
    const [gate] = marks.filter(({ mark }) => mark.key === "gate");
    assert.equal(
      gate.mark.attributes["aria-orientation"],
      layout === "tall" ? "horizontal" : "vertical",
    );
    assert.equal(gate.mark.attributes["aria-valuenow"], "0.900");
  });
}

test("tall: what a finger points at is at least 44 pixels high", () => {
  for (const { view, words } of cases(TALL)) {
    const marks = all(view);
    for (const { mark, above } of marks) {
      const { "data-act": act } = mark.attributes;
      const part = above.at(-1)?.attributes["data-part"] ?? "";
      const isTarget =
        (mark.key === "touch" && act) ||
        ["chip", "ground"].includes(mark.attributes.class) ||
        mark.key === "map";
      if (!isTarget || mark.key === "ground") continue;
      assert.ok(Number(mark.attributes.height) >= TOUCH, `${words}: ${part} ${mark.key}`);
    }
    assert.equal(
      marks.filter(({ mark }) => mark.key === "touch").length,
      view.reading.layers * view.reading.heads + Number(view.reading.trace.gate.learned),
      words,
    );
  }
});

test("tall: its height depends on the network and the visits, not on what is lit", () => {
  const model = modelOf("whole");
  const heights = [null, { kind: "visit", visit: 1 }, { kind: "place", location: 2 }].map(
    (lit) => viewOf(model, { count: 9, width: 390, lit }).stage.size.height,
  );
  assert.equal(new Set(heights).size, 1);
  const { reading } = viewOf(modelOf("six layers"), { count: 9, width: 390 });
  assert.ok(tallHeight(reading, 390, 13) > Number(heights[0]));
});

test("heads that are removed or skipped read nothing in what is said", () => {
  const interventions = {
    remove_heads: [
      [0, 0],
      [0, 1],
      [0, 3],
    ],
    skip: [{ layer: 1, part: "attention" }],
  };
  const { reading } = viewOf(modelOf("whole"), {
    count: 4,
    width: 1280,
    height: 630,
    interventions,
  });
  for (let visit = 0; visit < 4; visit++) {
    const { text } = sentenceOf({ kind: "visit", visit }, reading, null);
    assert.match(text, /^Layer 0, head 2 reads most from it/);
  }
  const said = (layer, head) => sentenceOf({ kind: "head", layer, head }, reading, null).text;
  assert.match(said(0, 2), /^The last visit reads/);
  for (const [layer, head] of [
    [0, 1],
    [1, 2],
  ])
    assert.match(said(layer, head), /^Switched off/);
  const [, , first, , second] = story(reading).map(({ text }) => text);
  assert.match(first, /^In one head /);
  assert.equal(second, "All of its heads are switched off.");
});

test("the story says what the generation head gives “unknown” beside the places that come first", () => {
  const { reading } = viewOf(modelOf("whole"), { count: 3, ...WIDE[1] });
  const said = () => sentenceOf({ kind: "generation" }, reading, null).text;
  const { values } = reading.trace.tensors["generation.probabilities"];
  values[1] = 0;
  assert.match(said(), /: first .+ with \d+ %, then .+ with \d+ %\.$/);
  values[1] = 0.967;
  assert.match(said(), /\. “Unknown” gets 97 %\.$/);
});

test("what is said of a gate and of heads is of those that there are and act", () => {
  const size = { count: 3, ...WIDE[1] };
  const said = (name, part, options) =>
    sentenceOf(part, viewOf(modelOf(name), { ...size, ...options }).reading, null).text;
  assert.match(said("whole", { kind: "gate" }), /^The network sets the gate to \d/);
  assert.match(
    said("whole", { kind: "gate" }, { interventions: { gate: 0.3 } }),
    /^The gate is set to 0\.30: 30 % /,
  );
  assert.match(said("without a gate", { kind: "gate" }), /^Without a gate, 50 % of the answer/);
  const off = { interventions: { remove_heads: "all" } };
  assert.doesNotMatch(said("whole", { kind: "stream", layer: 0 }, off), /heads/);
});

test("the features of a visit have one name in the picture's words and tables, and few letters beside its bars", () => {
  const view = viewOf(modelOf("whole"), { count: 3, ...WIDE[1] });
  const names = ["place", "person", "time", "weekday", "recency", "duration", "position"];
  const [made] = pictureTables(view.reading, "inputs");
  assert.deepEqual(
    made.rows.map(([name]) => name),
    names,
  );
  const { text } = sentenceOf({ kind: "slices" }, view.reading, null);
  assert.match(text, /: place, person, time, weekday, recency \(days ago\), duration/);
  const short = all(view).filter(
    ({ mark, above }) => /^name /.test(mark.key) && above.some(({ key }) => key === "slices"),
  );
  assert.equal(short.length, names.length);
  for (const { mark } of short) assert.ok(mark.children.join("").length < 6);
});

test("a visit of a story says nothing of the answer before it is told", () => {
  const { reading } = viewOf(modelOf("whole"), { count: 5, width: 1280, height: 630 });
  const said = (...isTelling) =>
    sentenceOf({ kind: "visit", visit: 2 }, reading, reading, ...isTelling);
  assert.match(said().text, /The pointer gives it .* of its place’s/);
  assert.deepEqual(said(true), { title: said().title, text: "" });
});

test("an outline is enough for the whole picture, its words, its story and its table", () => {
  for (const { name, model } of models) {
    for (const size of [WIDE[1], { width: 390 }]) {
      const seen = [false, true].map((isOutline) => {
        const view = viewOf(model, { count: 7, ...size, isOutline });
        const { reading } = view;
        const names = all(view).flatMap(({ mark }) => mark.attributes["data-part"] ?? []);
        const parts = [null, ...new Set(names)].map((part) => partOf(part, reading));
        return {
          marks: marksOf(view),
          words: parts.map((part) => sentenceOf(part, reading, null)),
          story: story(reading),
          tables: pictureTables(reading),
        };
      });
      const [whole, outline] = seen.map((shown) => JSON.stringify(shown, rounded));
      assert.equal(outline, whole, `${name}, ${size.width} pixels`);
    }
  }
});

/** Numbers and the numbers in texts as far as anyone sees them. */
const rounded = (_, value) =>
  typeof value === "number"
    ? value.toFixed(3)
    : typeof value === "string"
      ? value.replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(1))
      : value;
