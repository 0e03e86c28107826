/** A layer opened for one visit: what its norms, heads and feed-forward network make of a vector. */

import { cardGround, control, inside } from "./opened-frame.js";
import { feedForwardNumber, normedNumber, sumOf, vectorOf } from "./opened-numbers.js";
import { barRows } from "./opened-rows.js";
import { fewestDigits, strongestOf } from "./opened-score.js";
import { vectorRows } from "./opened-vector-rows.js";
import { visitName } from "./opened-visits.js";
import { flowed, sentence, unitOf } from "./opened-words.js";
import { mark } from "./scene.js";
import { number } from "./text.js";

/** @import { Block } from "./opened-names.js" */
/** @import { Box, Card } from "./opened-frame.js" */
/** @import { NormedNumber } from "./opened-numbers.js" */
/** @import { VectorRow } from "./opened-vector-rows.js" */
/** @import { Piece } from "./opened-words.js" */
/** @import { Reading } from "./reading.js" */
/** @import { Mark } from "./scene.js" */
/** @import { NetworkView } from "./view.js" */

/** @param {NetworkView} view @param {Block} block @returns {Card[]} */
export function streamCards(view, block) {
  const f = unitOf(view);
  const rows = streamRows(view.reading, block).length;
  return [
    {
      key: "vectors",
      least: { width: 330 * f, height: (44 * rows + 90) * f },
      rank: block.number === null ? 0 : 1,
      share: 1.5,
      marks: (box) => vectorsCard(view, box, block),
    },
    {
      key: "number",
      least: { width: 320 * f, height: 250 * f },
      rank: block.number === null ? 1 : 0,
      marks: (box) => numberCard(view, box, block),
    },
  ];
}

/**
 * The position that is worked out: the largest of what leaves the layer, unless one is chosen.
 * @param {Reading} reading
 * @param {Block} block
 */
export function chosenNumber(reading, { layer, visit, number: chosen }) {
  return chosen ?? strongestOf(vectorOf(reading, `layers.${layer}.residual_out`, visit));
}

/** @param {Reading} reading @param {Block} block @returns {VectorRow[]} */
function streamRows(reading, { layer, visit }) {
  const site = `layers.${layer}`;
  const hasAttention = reading.has(`${site}.attention_out`);
  const hasResiduals = reading.trace.interventions.residuals !== false;
  const isOff = (/** @type {string} */ part) => reading.isSkipped(layer, part);
  /** @type {VectorRow[]} */
  const rows = [];
  const add = (
    /** @type {string} */ name,
    /** @type {string} */ title,
    /** @type {string} */ says,
    colour = "plain",
  ) => {
    const values = vectorOf(reading, `${site}.${name}`, visit);
    const length = `length ${number(Math.hypot(...values))}`;
    rows.push({ key: name, title, says: says || length, values, colour });
  };
  const sum = (/** @type {string} */ part, /** @type {string} */ words) =>
    hasResiduals ? (isOff(part) ? "unchanged" : "") : isOff(part) ? "nothing" : `${words} alone`;
  add("residual_in", "Comes in", "", "stream");
  if (hasAttention) {
    add("norm1", "Norm 1", normWords("norm1"));
    add(
      "attention_out",
      "The heads’ output",
      isOff("attention") ? "skipped" : "",
      isOff("attention") ? "plain off" : "plain",
    );
    add("residual_mid", "After the heads", sum("attention", "heads"), "stream");
  }
  add("norm2", hasAttention ? "Norm 2" : "Norm", normWords("norm2"));
  add(
    "feed_forward.out",
    "Feed-forward output",
    isOff("feed_forward") ? "skipped" : "",
    isOff("feed_forward") ? "plain off" : "plain",
  );
  add("residual_out", "Leaves the layer", sum("feed_forward", "feed-forward"), "stream");
  return rows;

  /** @param {string} norm */
  function normWords(norm) {
    if (!reading.has(`${site}.${norm}.mean`)) return "off: unchanged";
    const mean = Number(reading.values(`${site}.${norm}.mean`)[visit]);
    const deviation = 1 / Number(reading.values(`${site}.${norm}.reciprocal_deviation`)[visit]);
    return `mean ${number(mean, 2)}, deviation ${number(deviation, 2)}`;
  }
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function vectorsCard(view, box, block) {
  const { reading } = view;
  const { layer, visit } = block;
  const f = unitOf(view);
  const room = inside(view, box);
  const chosen = chosenNumber(reading, block);
  const rows = streamRows(reading, block);
  const list = { ...room, height: room.height - 34 * f };
  const isLast = visit === reading.count - 1;
  let x = room.x;
  /** @type {Mark[]} */
  const controls = [];
  const add = (
    /** @type {string} */ text,
    /** @type {Record<string, string | number>} */ attributes,
    isButton = true,
  ) => {
    const made = control(view, x, room.y + room.height - 10 * f, text, attributes, { isButton });
    if (x + made.width > room.x + room.width) return;
    controls.push(made.mark);
    x += made.width + 10 * f;
  };
  if (visit > 0) add("Earlier visit", { "data-open": `layers.${layer}.stream.${visit - 1}` });
  if (!isLast) add("Later visit", { "data-open": `layers.${layer}.stream.${visit + 1}` });
  add("More about the layers", { "data-more": "layers" }, false);
  return [
    ...cardGround(
      view,
      box,
      `${isLast ? "The last visit" : `Visit ${visit + 1}`} in layer ${layer}: ${visitName(reading, visit)}`,
      `Layer ${layer}: ${visitName(reading, visit)}`,
    ),
    mark(
      "g",
      { key: "rows" },
      vectorRows(view, list, rows, {
        chosen,
        open: (position) => `layers.${layer}.stream.${visit}.${position}`,
      }),
    ),
    mark("g", { key: "controls" }, controls),
  ];
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function numberCard(view, box, block) {
  const { reading } = view;
  const { layer, visit } = block;
  const f = unitOf(view);
  const chosen = chosenNumber(reading, block);
  const room = inside(view, box);
  let { y } = room;
  /** @type {Mark[]} */
  const marks = [];
  for (const line of numberLines(reading, layer, visit, chosen)) {
    const made = flowed(view, { ...room, y }, line);
    if (y + made.height > room.y + room.height) break;
    marks.push(...made.marks);
    y += made.height + 4 * f;
  }
  const rest = { ...room, y: y + 6 * f, height: room.y + room.height - y - 6 * f };
  return [
    ...cardGround(
      view,
      box,
      `Number ${chosen + 1} of ${reading.trace.architecture.d_model}, worked out`,
    ),
    mark("g", { key: "lines" }, marks),
    rest.height >= 90 * f &&
      mark("g", { key: "units" }, unitMarks(view, rest, layer, visit, chosen)),
  ];
}

/**
 * One number on its way through a layer.
 * @param {Reading} reading
 * @param {number} layer
 * @param {number} visit
 * @param {number} position
 * @returns {Piece[][]}
 */
export function numberLines(reading, layer, visit, position) {
  const site = `layers.${layer}`;
  const parameter = `transformer.layers.${layer}`;
  const at = (/** @type {string} */ name) =>
    Number(vectorOf(reading, `${site}.${name}`, visit)[position]);
  const hasResiduals = reading.trace.interventions.residuals !== false;
  const lines = [[...sentence("Comes in:"), strong(at("residual_in"))]];
  if (reading.has(`${site}.attention_out`)) {
    lines.push(
      normLine(
        "Norm 1:",
        normedNumber(
          reading,
          `${site}.residual_in`,
          `${site}.norm1`,
          `${parameter}.norm1`,
          visit,
          position,
        ),
      ),
    );
    lines.push(
      sumLine(
        "After the heads:",
        at("residual_in"),
        at("attention_out"),
        at("residual_mid"),
        reading.isSkipped(layer, "attention"),
      ),
    );
  }
  lines.push(
    normLine(
      "Norm 2:",
      normedNumber(
        reading,
        `${site}.residual_mid`,
        `${site}.norm2`,
        `${parameter}.norm2`,
        visit,
        position,
      ),
    ),
  );
  lines.push(
    sumLine(
      "After the feed-forward network:",
      at("residual_mid"),
      at("feed_forward.out"),
      at("residual_out"),
      reading.isSkipped(layer, "feed_forward"),
    ),
  );
  return lines;

  /**
   * @param {string} name
   * @param {number} before
   * @param {number} added
   * @param {number} result
   * @param {boolean} isSkipped
   * @returns {Piece[]}
   */
  function sumLine(name, before, added, result, isSkipped) {
    const out = isSkipped ? "0 (skipped)" : null;
    if (!hasResiduals) {
      return [
        ...sentence(`${name} no residual connection, so only`),
        [{ text: out ?? number(added, 2), kind: "strong" }],
      ];
    }
    return addition(name, before, added, result, out);
  }
}

/** @param {string} name @param {NormedNumber | null} norm @returns {Piece[]} */
export function normLine(name, norm) {
  if (!norm) return sentence(`${name} off, the number stays as it is`);
  const { x, mean, reciprocal, standard, weight, bias, result } = norm;
  const digits = fewestDigits((rounded) => {
    const found = rounded((rounded(x, 1) - rounded(mean, 1)) * rounded(reciprocal, 1));
    if (found !== rounded(standard) || weight === null || bias === null) {
      return found === rounded(standard);
    }
    return number(found * rounded(weight, 1) + rounded(bias, 1), 2) === number(result, 2);
  });
  const given = (/** @type {number} */ value) => number(value, digits + 1);
  return [
    ...sentence(name),
    [{ text: `(${given(x)} ${mean < 0 ? "+" : "−"} ${given(Math.abs(mean))})` }],
    [{ text: `× ${given(reciprocal)} = ${number(standard, digits)};` }],
    ...(weight === null || bias === null
      ? sentence("then a learned factor and bias give").concat([strong(result)])
      : [
          [
            {
              text: `${number(standard, digits)} × ${given(weight)} ${bias < 0 ? "−" : "+"} ${given(Math.abs(bias))} =`,
            },
          ],
          strong(result),
        ]),
  ];
}

/**
 * Two numbers that add up.
 * @param {string} name
 * @param {number} before
 * @param {number} added
 * @param {number} result
 * @param {string | null} [said] in place of what is added
 * @returns {Piece[]}
 */
export function addition(name, before, added, result, said = null) {
  const digits = fewestDigits(
    (rounded) => said !== null || rounded(rounded(before) + rounded(added)) === rounded(result),
  );
  const sign = added < 0 && said === null ? "−" : "+";
  return [
    ...sentence(name),
    [{ text: `${number(before, digits)} ${sign} ${said ?? number(Math.abs(added), digits)} =` }],
    [{ text: number(result, digits), kind: "strong" }],
  ];
}

/** @param {number} value @returns {Piece} */
function strong(value) {
  return [{ text: number(value, 2), kind: "strong" }];
}

/**
 * The hidden units that give most to the number.
 * @param {NetworkView} view
 * @param {Box} box
 * @param {number} layer
 * @param {number} visit
 * @param {number} position
 */
function unitMarks(view, box, layer, visit, position) {
  const { reading } = view;
  const f = unitOf(view);
  const pre = vectorOf(reading, `layers.${layer}.feed_forward.pre`, visit);
  const hidden = vectorOf(reading, `layers.${layer}.feed_forward.hidden`, visit);
  const found = feedForwardNumber(reading, layer, visit, position);
  const given = found?.dot.products ?? Array.from(hidden);
  const order = [...given.keys()].sort(
    (one, other) => Math.abs(Number(given[other])) - Math.abs(Number(given[one])),
  );
  const active = Array.from(hidden).filter((value) => value > 0).length;
  const skipped = reading.isSkipped(layer, "feed_forward")
    ? "The network is skipped: nothing of this is added. "
    : "";
  const words = found
    ? `${active} of ${hidden.length} hidden units are above 0. Each is activated (GELU), times a weight; all products add up to ${number(sumOf(given), 2)}, the bias adds ${number(found.bias, 2)}:`
    : `${active} of ${hidden.length} hidden units are above 0 after the activation (GELU). The largest:`;
  const says = flowed(view, box, sentence(skipped + words), "small");
  const most = Math.max(1, Math.floor((box.height - says.height) / (20 * f)));
  const rows = order.slice(0, most).map((unit) => ({
    key: `unit ${unit}`,
    label: `unit ${unit + 1}`,
    parts: [{ value: Number(given[unit]), colour: "plain" }],
    beside: `${number(Number(pre[unit]))} → ${number(Number(hidden[unit]))}${found ? ` × ${number(Number(found.dot.second[unit]), 2)}` : ""}`,
    text: number(Number(given[unit]), 2),
  }));
  return [
    ...says.marks,
    barRows(
      view,
      { ...box, y: box.y + says.height + 2 * f, height: box.height - says.height - 4 * f },
      rows,
    ),
  ];
}
