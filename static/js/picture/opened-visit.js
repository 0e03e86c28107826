/** A visit opened: what its vector is made of, one number of it worked out, and what reads it. */

import {
  LAST_DURATION_BUCKET,
  LAST_RECENCY,
  MINUTES_PER_DURATION_BUCKET,
  MINUTES_PER_TIME_SLOT,
  WEEKDAY_NAMES,
} from "../network/limits.js";
import { cardGround, control, inside } from "./opened-frame.js";
import { featureOf, normedNumber, projectedNumber, vectorOf, weightAt } from "./opened-numbers.js";
import { barRows, rowsHeight } from "./opened-rows.js";
import { fewestDigits, strongestOf } from "./opened-score.js";
import { addition, normLine } from "./opened-stream.js";
import { vectorRows } from "./opened-vector-rows.js";
import { visitName } from "./opened-visits.js";
import { flowed, sentence, unitOf } from "./opened-words.js";
import { mark } from "./scene.js";
import { clock, duration, number, percent } from "./text.js";

/** @import { Block } from "./opened-names.js" */
/** @import { BarRow } from "./opened-rows.js" */
/** @import { Box, Card } from "./opened-frame.js" */
/** @import { Piece } from "./opened-words.js" */
/** @import { Reading } from "./reading.js" */
/** @import { Mark } from "./scene.js" */
/** @import { NetworkView } from "./view.js" */

const DAY = 86_400_000; // milliseconds
const LEAST_SCALE = 0.1; // weight whose bar fills the width, so that small weights look small

/** @param {NetworkView} view @param {Block} block @returns {Card[]} */
export function visitCards(view, block) {
  const f = unitOf(view);
  const isNumber = block.number !== null;
  return [
    {
      key: "features",
      least: { width: 300 * f, height: 270 * f },
      rank: isNumber ? 1 : 0,
      share: 1.2,
      marks: (box) => featuresCard(view, box, block),
    },
    {
      key: "number",
      least: { width: 310 * f, height: 250 * f },
      rank: isNumber ? 0 : 2,
      marks: (box) => numberCard(view, box, block),
    },
    ...(block.kind === "visit"
      ? [
          {
            key: "readers",
            least: { width: 240 * f, height: 200 * f },
            rank: isNumber ? 2 : 1,
            share: 0.6,
            marks: (/** @type {Box} */ box) => readersCard(view, box, block),
          },
        ]
      : []),
  ];
}

/**
 * A feature's value of a visit in words, as the network reads it.
 * @param {Reading} reading
 * @param {string} feature
 * @param {number} visit
 */
export function featureWords(reading, feature, visit) {
  const { trace, count } = reading;
  const read = reading.visits[visit];
  const { without_features = [], position_from_end } = trace.interventions;
  if (without_features.some((left) => left === feature)) return "left out: all zeros";
  if (feature === "position_from_end" && position_from_end === false) return "left out: all zeros";
  if (!read) return "";
  switch (feature) {
    case "location":
      return read.label;
    case "user":
      return trace.user === null ? "nobody in particular" : `person ${trace.user}`;
    case "time": {
      const start = Math.floor(read.start_minute / MINUTES_PER_TIME_SLOT) * MINUTES_PER_TIME_SLOT;
      return `${clock(start)} to ${clock((start + MINUTES_PER_TIME_SLOT) % 1440)}`;
    }
    case "weekday":
      return WEEKDAY_NAMES[read.weekday] ?? "";
    case "recency": {
      const days = daysAgo(reading, visit);
      if (days === null) return "days before the prediction";
      return days >= LAST_RECENCY
        ? `${LAST_RECENCY} or more days ago`
        : days === 1
          ? "1 day ago"
          : days <= 0
            ? "the same day"
            : `${days} days ago`;
    }
    case "duration": {
      const start =
        Math.floor(read.duration_minutes / MINUTES_PER_DURATION_BUCKET) *
        MINUTES_PER_DURATION_BUCKET;
      const end = start + MINUTES_PER_DURATION_BUCKET;
      if (start >= LAST_DURATION_BUCKET * MINUTES_PER_DURATION_BUCKET) {
        return `${duration(LAST_DURATION_BUCKET * MINUTES_PER_DURATION_BUCKET)} or more`;
      }
      return `${start ? duration(start) : "0"} to ${duration(end)}`;
    }
    default: {
      const back = count - visit;
      const last = trace.architecture.max_visits - 1; // of its embedding
      if (back === 1) return "the last visit";
      return back >= last ? `${last} or more from the end` : `${back} from the end`;
    }
  }
}

/**
 * Days between a visit and the predicted moment; null where the visit has no date.
 * @param {Reading} reading
 * @param {number} visit
 */
function daysAgo({ trace, visits }, visit) {
  const arrival = visits[visit]?.arrival;
  if (!arrival) return null;
  const day = (/** @type {string} */ moment) => Date.parse(moment.slice(0, 10)) / DAY;
  return Math.round(day(trace.predict_at) - day(arrival));
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function featuresCard(view, box, { kind, visit }) {
  const { reading } = view;
  const f = unitOf(view);
  const room = inside(view, box);
  const rows = reading.slices.map(({ name, label, lengths }) => ({
    key: name,
    title: label,
    says: featureWords(reading, name, visit),
    values: featureOf(reading, name, visit),
    colour: Number(lengths[visit]) === 0 ? "plain off" : "plain",
  }));
  const width = rows.reduce((sum, { values }) => sum + values.length, 0);
  const says = flowed(
    view,
    room,
    sentence(
      `${rows.length} vectors, ${width} numbers together; the network learned a vector for every value.`,
    ),
    "small",
  );
  const more = control(
    view,
    room.x,
    room.y + room.height - 10 * f,
    "More about features",
    { "data-more": "features" },
    { isButton: false },
  );
  const list = {
    ...room,
    y: room.y + says.height + 2 * f,
    height: room.height - says.height - 34 * f,
  };
  return [
    ...cardGround(
      view,
      box,
      kind === "inputs" ? `What the last visit is made of` : visitName(reading, visit),
    ),
    ...says.marks,
    mark("g", { key: "rows" }, vectorRows(view, list, rows)),
    more.mark,
  ];
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function numberCard(view, box, { kind, visit, number: chosen }) {
  const { reading } = view;
  const f = unitOf(view);
  const room = inside(view, box);
  const projected = vectorOf(reading, "inputs.projected", visit);
  const position = chosen ?? strongestOf(projected);
  const worked = projectedNumber(reading, visit, position);
  const name = kind === "inputs" ? "inputs" : `visits.${visit}`;
  const vector = [
    {
      key: "projected",
      title: `${projected.length} numbers`,
      says: reading.has("inputs.norm") ? "before the norm" : "",
      values: projected,
      colour: "stream",
    },
  ];
  const bars = { ...room, height: Math.min(86 * f, 0.26 * room.height) };
  const lines = numberLines(reading, visit, position);
  /** @type {Mark[]} */
  const marks = [];
  const linesHeight = lines.reduce(
    (sum, line) => sum + flowed(view, { ...room, y: 0 }, line).height + 4 * f,
    0,
  );
  const list = {
    ...room,
    y: bars.y + bars.height + 28 * f,
    height: room.height - bars.height - linesHeight - 36 * f,
  };
  const rows = worked ? projectedRows(worked) : [];
  let y = list.y + (rows.length ? rowsHeight(view, list, rows.length) + 6 * f : 0);
  for (const line of lines) {
    const made = flowed(view, { ...room, y }, line);
    if (y + made.height > room.y + room.height + 2) break;
    marks.push(...made.marks);
    y += made.height + 4 * f;
  }
  return [
    ...cardGround(view, box, "The features, mixed into one vector"),
    mark(
      "g",
      { key: "vector" },
      vectorRows(view, bars, vector, { chosen: position, open: (other) => `${name}.${other}` }),
    ),
    rows.length > 0 &&
      flowed(
        view,
        { ...room, y: bars.y + bars.height + 4 * f },
        sentence(`Number ${position + 1}: each feature × its weights`),
        "small",
      ).marks,
    rows.length > 0 && mark("g", { key: "rows" }, barRows(view, list, rows)),
    mark("g", { key: "lines" }, marks),
  ];
}

/** @param {import("./opened-numbers.js").ProjectedNumber} worked @returns {BarRow[]} */
function projectedRows({ parts, bias }) {
  const rows = parts.map(({ name, label, dot }) => ({
    key: name,
    label,
    parts: [{ value: dot.sum, colour: "plain" }],
    text: number(dot.sum, 2),
    exact: `${label}: the sum of ${dot.products.length} products is ${number(dot.sum, 4)}`,
  }));
  return [
    ...rows,
    {
      key: "bias",
      label: "bias",
      parts: [{ value: bias, colour: "plain" }],
      text: number(bias, 2),
      exact: "",
    },
  ];
}

/** @param {Reading} reading @param {number} visit @param {number} position @returns {Piece[][]} */
function numberLines(reading, visit, position) {
  if (!reading.has("inputs.norm")) return []; // how other networks make it is not known
  const projected = Number(vectorOf(reading, "inputs.projected", visit)[position]);
  const entering = Number(vectorOf(reading, "layers.0.residual_in", visit)[position]);
  const norm = normedNumber(
    reading,
    "inputs.projected",
    "inputs.norm",
    "input_norm",
    visit,
    position,
  );
  let result = normLine("Norm:", norm);
  /** @type {Piece[][]} */
  const lines = [[...sentence("Sum:"), [{ text: number(projected, 2), kind: "strong" }]], result];
  if (reading.trace.architecture.components.includes("sinusoidal")) {
    const width = reading.trace.architecture.d_model;
    const added = weightAt(reading, "pos_encoding", visit * width + position);
    const isOff = reading.trace.interventions.sinusoidal === false;
    if (isOff) lines.push(sentence("No position encoding: it is off."));
    else if (added !== null && norm) {
      result = addition("Position encoding:", norm.result, added, entering);
      lines.push(result);
    }
  }
  result.push(...sentence("→ layers"));
  return lines;
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function readersCard(view, box, { visit }) {
  const { reading } = view;
  const f = unitOf(view);
  const room = inside(view, box);
  /** @type {BarRow[]} */
  const rows = [];
  for (let layer = 0; layer < reading.layers; layer++) {
    for (let head = 0; head < reading.heads; head++) {
      const weight = Number(reading.lastRow(layer, head)[visit]);
      const isOff = reading.isOff(layer, head);
      rows.push({
        key: `${layer} ${head}`,
        label: `Layer ${layer}, head ${head}`,
        parts: [{ value: weight, colour: "plain" }],
        text: isOff ? "off" : percent(weight, 1),
        open: `layers.${layer}.heads.${head}.${reading.count - 1}.${visit}`,
        isOff,
      });
    }
  }
  /** @type {Piece[]} */
  const pieces = [];
  if (reading.hasPointer) {
    const weight = Number(reading.pointerWeights[visit]);
    rows.push({
      key: "pointer",
      label: "Pointer",
      parts: [{ value: weight, colour: "pointer" }],
      text: percent(weight, 1),
      open: `pointer.${visit}`,
    });
    if (reading.hasGate) {
      const carried = percent(weight * reading.gate, 1);
      const share = Number(weight.toFixed(3));
      const digits = fewestDigits(
        (rounded) => percent(share * rounded(reading.gate), 1) === carried,
      );
      pieces.push(...sentence("To the answer the pointer carries"), [
        { text: `${percent(weight, 1)} × gate ${reading.gate.toFixed(digits)} = ` },
        { text: carried, kind: "strong" },
        { text: "." },
      ]);
    }
  }
  const says = flowed(
    view,
    room,
    sentence(
      reading.visits[visit]?.masked
        ? "This visit is masked: nothing reads it."
        : "How much the last visit reads from it",
    ),
    "small",
  );
  const end = flowed(view, { ...room, y: 0 }, pieces);
  const list = {
    ...room,
    y: room.y + says.height + 2 * f,
    height: room.height - says.height - end.height - 8 * f,
  };
  const high = rowsHeight(view, list, rows.length);
  const weights = rows.map(({ parts }) => Number(parts[0]?.value));
  const largest = Math.max(LEAST_SCALE, ...weights);
  return [
    ...cardGround(view, box, "Who reads it?"),
    ...says.marks,
    rows.length > 0 && mark("g", { key: "rows" }, barRows(view, list, rows, { largest })),
    mark("g", { key: "end" }, flowed(view, { ...room, y: list.y + high + 6 * f }, pieces).marks),
  ];
}
