/** Opened blocks: their arithmetic is the network's, and what they draw keeps to its room. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LAST_RECENCY } from "../../static/js/network/limits.js";
import { blockAround, blockOf, neighbourOf, openedMarks } from "../../static/js/picture/opened.js";
import { trailOf } from "../../static/js/picture/opened-names.js";
import {
  feedForwardNumber,
  gateLogit,
  generationLogit,
  generationSoftmax,
  headScore,
  headSoftmax,
  normedNumber,
  placeSum,
  pointerScore,
  pointerSoftmax,
  projectedNumber,
} from "../../static/js/picture/opened-numbers.js";
import { sentenceOfOpened } from "../../static/js/picture/opened-sentences.js";
import { featureWords } from "../../static/js/picture/opened-visit.js";
import { softmaxBars } from "../../static/js/picture/opened-visits.js";
import { Reading } from "../../static/js/picture/reading.js";
import { attributeText, svgText } from "../../static/js/picture/scene.js";
import { pictureTables } from "../../static/js/picture/tables.js";
import { allMarks, readingOf, textBoxes, viewOf } from "./picture-views.js";

const CLOSE = 1e-5;
const CASES = {
  "as learned": ["town", {}],
  temperatures: ["town", { attention_temperature: 2.5, pointer_temperature: 0.4 }],
  "no scaling": ["town", { scaling: false, pointer_scaling: false, attention_temperature: 4 }],
  "masked visits": ["town", { mask_visits: [1, 3, 4] }],
  "no position bias": ["town", { position_bias: false, position_from_end: false }],
  "removed heads": [
    "town",
    {
      remove_heads: [
        [0, 1],
        [1, 0],
      ],
      replace_with: "mean",
    },
  ],
  "skipped sublayers": [
    "town",
    {
      skip: [
        { layer: 0, part: "attention" },
        { layer: 1, part: "feed_forward" },
      ],
    },
  ],
  "no layer norm": ["town", { layer_norm: false }],
  "no residuals": ["town", { residuals: false, sinusoidal: false }],
  "gate by hand": ["town", { gate: 0.25 }],
  "only generation": ["town", { only: "generation" }],
  "without features": ["town", { without_features: ["user", "time"], order: [2, 0, 1] }],
  "one layer": ["town-one-layer", {}],
  "without attention": ["town-without-attention", {}],
  "without a gate": ["town-without-gate", {}],
  "without generation": ["town-without-generation", {}],
  "without a pointer": ["town-without-pointer", {}],
  "without a position bias": ["town-without-position-bias", {}],
  "without times": ["town-without-time", {}],
  "without people": ["town-without-user", {}],
  "two wide heads": ["geolife", {}],
  "many places": ["newyork", {}],
  "six visits": ["newyork", {}, { history: 9 }],
  "one visit": ["town", {}, { latest: 1 }],
  "twenty visits": ["town", {}, { latest: 20 }],
};

/** @type {Map<string, import("../../static/js/picture/reading.js").Reading>} */
const readings = new Map();

function readingFor(name) {
  const found = readings.get(name);
  if (found) return found;
  const [id, given, options] = CASES[name];
  let interventions = given;
  if (given.order) {
    const { count } = readingOf(id);
    const rest = Array.from({ length: count }, (_, at) => at).filter((at) => at > 2);
    interventions = { ...given, order: [...given.order, ...rest] };
  }
  const reading = readingOf(id, { ...options, interventions });
  readings.set(name, reading);
  return reading;
}

/** Whether numbers agree, minus infinity with itself too. */
function close(actual, expected, what) {
  const isSame =
    actual === expected || Math.abs(actual - expected) <= CLOSE * Math.max(1, Math.abs(expected));
  assert.ok(isSame, `${what}: ${actual} is not ${expected}`);
}

/** Pairs of visits that look random. */
function pairs(count) {
  const last = count - 1;
  return [
    [last, last],
    [last, 0],
    [0, last],
    [last, 1],
    [3, 4],
    [Math.floor(count / 2), 2],
  ].filter((pair) => pair.every((visit) => visit >= 0 && visit < count));
}

/** Names of blocks of every kind, one inside another. */
function blocksOf(reading) {
  const last = reading.count - 1;
  const places = reading.trace.location_probabilities.final;
  const location = places[0].location;
  const layer = reading.layers - 1;
  return [
    ...(reading.heads
      ? [
          `layers.0.heads.0`,
          `layers.${layer}.heads.${reading.heads - 1}`,
          `layers.0.heads.1.${last}.0`,
          `layers.0.heads.0.0.${last}`,
        ]
      : []),
    "layers.0.stream",
    `layers.${layer}.stream.0`,
    `layers.0.stream.${last}.5`,
    "inputs",
    "inputs.3",
    "visits.0",
    `visits.${last}`,
    `visits.${last}.7`,
    "context",
    ...(reading.hasPointer ? ["pointer", "pointer.0", `pointer.${last}`] : []),
    ...(reading.hasGeneration ? ["generation", `generation.${location}`] : []),
    ...(reading.hasGate ? ["gate"] : []),
    `places.${location}`,
    `places.${places.at(-1).location}`,
  ];
}

for (const name of Object.keys(CASES)) {
  test(`the cells of heads are the trace's: ${name}`, () => {
    const reading = readingFor(name);
    for (let layer = 0; layer < reading.layers; layer++) {
      for (let head = 0; head < reading.heads; head++) {
        const site = `layers.${layer}.heads.${head}`;
        for (const [query, key] of pairs(reading.count)) {
          const at = query * reading.count + key;
          const { score } = headScore(reading, layer, head, query, key);
          close(score, reading.values(`${site}.scores`)[at], `${site} score`);
          const { weights, exponentials, total } = headSoftmax(reading, layer, head, query);
          close(weights[key], reading.values(`${site}.weights`)[at], `${site} weight`);
          close(exponentials[key] / total, weights[key], "e to the score over the sum");
        }
      }
    }
  });

  test(`the pointer, the gate, generation and places are the trace's: ${name}`, () => {
    const reading = readingFor(name);
    if (reading.hasPointer) {
      const { weights } = pointerSoftmax(reading);
      for (let visit = 0; visit < reading.count; visit++) {
        close(pointerScore(reading, visit).score, reading.pointerScores[visit], "pointer score");
        close(weights[visit], reading.pointerWeights[visit], "pointer weight");
      }
    }
    const gate = gateLogit(reading);
    if (gate) {
      close(gate.dot.sum + gate.bias, reading.values("gate.logit")[0], "gate logit");
      if (reading.trace.gate.learned) close(gate.learned, reading.gate, "gate");
    }
    const places = reading.trace.location_probabilities.final;
    const softmax = reading.hasGeneration ? generationSoftmax(reading) : null;
    for (const { location, probability } of places) {
      close(placeSum(reading, location).probability, probability, "place");
      if (!softmax) continue;
      const { dot, bias, logit } = generationLogit(reading, location);
      close(dot.sum + bias, logit, "generation logit");
      close(softmax.weights[location], reading.probabilityOf("generation", location), "generation");
    }
  });

  test(`numbers of vectors are worked out as the network does: ${name}`, () => {
    const reading = readingFor(name);
    const width = reading.trace.architecture.d_model;
    for (const visit of [0, reading.count - 1]) {
      for (const number of [0, 5, width - 1]) {
        const at = visit * width + number;
        const { sum } = projectedNumber(reading, visit, number);
        close(sum, reading.values("inputs.projected")[at], "projected");
        for (let layer = 0; layer < reading.layers; layer++) {
          const { dot, bias } = feedForwardNumber(reading, layer, visit, number);
          const out = reading.values(`layers.${layer}.feed_forward.out`)[at];
          close(dot.sum + bias, out, "feed-forward output");
          const site = `layers.${layer}.norm2`;
          const before = `layers.${layer}.residual_mid`;
          const parameter = `transformer.layers.${layer}.norm2`;
          const norm = normedNumber(reading, before, site, parameter, visit, number);
          if (norm) close(norm.standard * norm.weight + norm.bias, norm.result, "norm");
          else assert.deepEqual(reading.values(site), reading.values(before));
        }
      }
    }
  });

  test(`every block draws finite numbers and says a sentence: ${name}`, () => {
    const reading = readingFor(name);
    const view = viewOf(reading);
    for (const opened of blocksOf(reading)) {
      const marks = openedMarks(view, opened);
      assert.equal(marks.length, 1, opened);
      for (const { tag, attributes } of allMarks(marks)) {
        for (const [attribute, value] of Object.entries(attributes)) {
          assert.doesNotMatch(
            (attributeText(value) ?? "").replace(/^data:.*/, ""), // letters of a picture mean nothing
            /NaN|undefined|Infinity/,
            `${opened}: ${tag} ${attribute}`,
          );
        }
        assert.ok(
          Number(attributes.width ?? 0) >= 0,
          `${opened}: ${tag} is ${attributes.width} wide`,
        );
        assert.ok(
          Number(attributes.height ?? 0) >= 0,
          `${opened}: ${tag} is ${attributes.height} high`,
        );
      }
      assert.doesNotMatch(svgText(marks[0]), />[^<]*(NaN|undefined|null|Infinity)/);
      const { title, text } = sentenceOfOpened(opened, reading);
      assert.match(`${title} ${text}`, /^\S.*\.$/);
      assert.doesNotMatch(`${title} ${text}`, /NaN|undefined|null|Infinity/, opened);
      for (const { caption, columns, rows } of pictureTables(reading, opened)) {
        assert.ok(
          caption && rows.every((row) => row.length === columns.length),
          `${opened}: ${caption}`,
        );
      }
    }
    assert.deepEqual(openedMarks(view, "layers.9.heads.0"), []);
    assert.deepEqual(openedMarks(view, "nothing"), []);
  });
}

const SIZES = [
  [1900, 950],
  [1280, 640],
  [800, 560],
  [700, 480],
  [390, 700],
];
const DRAWN = [
  "as learned",
  "masked visits",
  "without attention",
  "two wide heads",
  "six visits",
  "one visit",
  "twenty visits",
  "gate by hand",
];

for (const [width, height] of SIZES) {
  test(`blocks keep within a picture of ${width} × ${height}, and no words meet`, () => {
    for (const name of DRAWN) {
      const reading = readingFor(name);
      const view = viewOf(reading, width, height);
      for (const opened of blocksOf(reading)) {
        const marks = openedMarks(view, opened);
        for (const { tag, attributes } of allMarks(marks)) {
          if (tag !== "rect" && tag !== "image") continue;
          const { x, y, width: w, height: h } = attributes;
          const isWithin = x >= -1 && y >= -1 && x + w <= width + 1 && y + h <= height + 1;
          assert.ok(isWithin, `${name}, ${opened}: ${tag} ${attributes.class} at ${[x, y, w, h]}`);
        }
        const boxes = textBoxes(marks, view.stage.type);
        for (const [index, one] of boxes.entries()) {
          const isWithin =
            one.left >= -1 && one.right <= width + 1 && one.top >= -1 && one.bottom <= height + 1;
          assert.ok(isWithin, `${name}, ${opened}: “${one.text}” leaves the picture`);
          for (const other of boxes.slice(index + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            assert.ok(
              across <= 2 || down <= 2,
              `${name}, ${opened}: “${one.text}” meets “${other.text}”`,
            );
          }
        }
      }
    }
  });
}

test("a trace without weights and without tensors over all places opens as well", () => {
  const whole = readingOf("newyork", { history: 9 });
  const { weights: _, ...trace } = whole.trace;
  const tensors = { ...trace.tensors };
  for (const site of [
    "generation.logits",
    "generation.probabilities",
    "pointer.probabilities",
    "probabilities",
  ]) {
    delete tensors[site];
  }
  const reading = new Reading({ ...trace, tensors });
  for (const opened of blocksOf(reading)) {
    const [drawn] = openedMarks(viewOf(reading), opened);
    assert.doesNotMatch(svgText(drawn), /NaN|undefined|null|Infinity/, opened);
    assert.doesNotMatch(sentenceOfOpened(opened, reading).text, /NaN|undefined|null/, opened);
    assert.ok(pictureTables(reading, opened).length > 0, opened);
  }
  for (const { location, probability } of trace.location_probabilities.final) {
    close(placeSum(reading, location).probability, probability, "place");
    const { generation } = placeSum(whole, location);
    assert.ok(Math.abs(placeSum(reading, location).generation - generation) < 1e-4);
  }
});

test("breadcrumbs lead up to the whole picture, through blocks that open", () => {
  const reading = readingFor("as learned");
  const view = viewOf(reading);
  for (const opened of blocksOf(reading)) {
    const trail = trailOf(blockOf(opened, reading), reading);
    assert.equal(trail[0].name, "");
    const crumbs = [...allMarks(openedMarks(view, opened))].filter(({ attributes }) =>
      String(attributes.class).includes("crumb"),
    );
    assert.equal(crumbs.length, trail.length);
    assert.equal(crumbs.at(-1).attributes["data-open"], null);
    for (const { name } of trail.slice(1)) assert.ok(blockOf(name, reading), `${opened}: ${name}`);
  }
});

test("Escape leads from a part to its block, and from a block to the whole picture", () => {
  assert.equal(blockAround("layers.1.heads.2.4.3"), "layers.1.heads.2");
  assert.equal(blockAround("layers.1.heads.2"), null);
  assert.equal(blockAround("layers.0.stream.3.9"), "layers.0.stream.3");
  assert.equal(blockAround("layers.0.stream.3"), "layers.0.stream");
  assert.equal(blockAround("layers.0.stream"), null);
  assert.equal(blockAround("pointer.4"), "pointer");
  assert.equal(blockAround("visits.4.3"), "visits.4");
  assert.equal(blockAround("visits.4"), null);
  assert.equal(blockAround("places.7"), null);
  assert.equal(blockAround("gate"), null);
});

test("where fingers point a button goes back, and elsewhere a key is named", () => {
  const view = viewOf(readingFor("as learned"));
  for (const [opened, around] of Object.entries({
    "layers.1.heads.2": "",
    "layers.1.heads.2.4.3": "layers.1.heads.2",
    gate: "",
  })) {
    const said = () => {
      const marks = [...allMarks(openedMarks(view, opened))];
      const texts = marks.flatMap(({ tag, children }) => (tag === "text" ? children : []));
      const [back] = marks.filter(({ key, tag }) => tag === "g" && key === "Back");
      return { key: texts.includes("Esc"), back: back?.attributes["data-open"] };
    };
    assert.deepEqual(said(), { key: true, back: undefined });
    globalThis.matchMedia = (query) => ({ matches: query === "(pointer: coarse)" });
    assert.deepEqual(said(), { key: false, back: around });
    delete globalThis.matchMedia;
  }
});

test("arrow keys lead from cell to cell and from head to head, and stop at the edges", () => {
  const reading = readingFor("as learned");
  const last = reading.count - 1;
  const at = (opened, key) => neighbourOf(opened, key, reading);
  assert.equal(at("layers.0.heads.1.3.2", "ArrowLeft"), "layers.0.heads.1.3.1");
  assert.equal(at("layers.0.heads.1.3.2", "ArrowDown"), "layers.0.heads.1.4.2");
  assert.equal(at("layers.0.heads.1.0.0", "ArrowUp"), null);
  assert.equal(at(`layers.0.heads.1.${last}.${last}`, "ArrowRight"), null);
  assert.equal(at("layers.0.heads.3", "ArrowRight"), "layers.1.heads.0");
  assert.equal(at("layers.0.heads.3", "ArrowDown"), "layers.1.heads.3");
  assert.equal(at("layers.0.heads.0", "ArrowLeft"), null);
  assert.equal(at("pointer.3", "ArrowDown"), "pointer.4");
  assert.equal(at("visits.3", "ArrowUp"), "visits.2");
  assert.equal(at("gate", "ArrowUp"), null);
  assert.equal(at("context", "a"), null);
});

for (const [name, isLong] of Object.entries({ "six visits": false, "as learned": true })) {
  test(`cells open in ${isLong ? "the chosen row of a long" : "every row of a short"} history`, () => {
    const reading = readingFor(name);
    const { count } = reading;
    assert.equal(count > 24, isLong);
    const marks = openedMarks(viewOf(reading), "layers.0.heads.0");
    const names = new Set([...allMarks(marks)].map(({ attributes }) => attributes["data-open"]));
    for (let query = 0; query < count; query++) {
      const row = [...names].filter((open) => open?.startsWith(`layers.0.heads.0.${query}.`));
      assert.equal(row.length, isLong && query < count - 1 ? 1 : count, `row ${query}`);
    }
  });
}

test("the days of a visit in words are the feature that the network read", () => {
  const reading = readingFor("as learned");
  const { values } = reading.trace.weights["recency_emb.weight"];
  const table = values;
  const width = reading.trace.architecture.d_model / 4;
  for (let visit = 0; visit < reading.count; visit++) {
    const words = featureWords(reading, "recency", visit);
    const days = words === "the same day" ? 0 : Number.parseInt(words, 10);
    const index = Math.min(days, LAST_RECENCY);
    const vector = reading.values("inputs.recency").subarray(visit * width, (visit + 1) * width);
    assert.deepEqual([...vector], [...table.subarray(index * width, (index + 1) * width)], words);
  }
});

test("the position from the end in words is the feature that the network read", () => {
  const reading = readingOf("town", { history: 0 });
  const { max_visits, d_model } = reading.trace.architecture;
  assert.equal(reading.count, max_visits);
  const { values: table } = reading.trace.weights["pos_from_end_emb.weight"];
  const width = d_model / 4;
  for (let visit = 0; visit < reading.count; visit++) {
    const words = featureWords(reading, "position_from_end", visit);
    const index = words === "the last visit" ? 1 : Number.parseInt(words, 10);
    const vector = reading
      .values("inputs.position_from_end")
      .subarray(visit * width, (visit + 1) * width);
    assert.deepEqual([...vector], [...table.subarray(index * width, (index + 1) * width)], words);
  }
  assert.equal(featureWords(reading, "position_from_end", 0), "31 or more from the end");
});

test("where not all weights have room, the largest of a row has its number", () => {
  const view = viewOf(readingOf("town"), 390);
  const { count } = view.reading;
  const box = { x: 12, y: 0, width: 366, height: 200 };
  const of = { colour: "attention", open: String };
  for (let largest = 0; largest < count; largest++) {
    for (let chosen = 0; chosen < count; chosen++) {
      const weights = Array.from({ length: count }, (_, visit) => (visit === largest ? 0.5 : 0.01));
      const softmax = { weights, scores: weights, temperature: 1 };
      const bars = [...allMarks(softmaxBars(view, box, softmax, chosen, of).flat())];
      const [bar] = bars.filter(({ key }) => key === `visit ${largest}`);
      const keys = bar.children.map(({ key }) => key);
      assert.ok(keys.includes("weight") && keys.includes("score"), `${largest} beside ${chosen}`);
    }
  }
});
