/** The numbers behind the picture and behind each opened block, as tables of plain values. */

import { UNKNOWN } from "../network/limits.js";
import { blockOf } from "./opened-names.js";
import {
  feedForwardNumber,
  gateLogit,
  generationLogit,
  headScore,
  headSoftmax,
  placeSum,
  pointerScore,
  pointerSoftmax,
  vectorOf,
} from "./opened-numbers.js";
import { chosenNumber } from "./opened-stream.js";
import { featureWords } from "./opened-visit.js";
import { visitName } from "./opened-visits.js";

/** @import { Cell, Table } from "../table.js" */
/** @import { Block } from "./opened-names.js" */
/** @import { Dot } from "./opened-numbers.js" */
/** @import { Reading } from "./reading.js" */
/** @typedef {Table & {caption: string}} CaptionedTable */

/**
 * @param {Reading} reading
 * @param {string | null} [opened] names a block; null for the whole picture
 * @param {Reading | null} [before] another pass, whose numbers stand beside those of the whole picture
 * @returns {CaptionedTable[]} none where the network has no such block
 */
export function pictureTables(reading, opened = null, before = null) {
  if (opened === null) return [visitTable(reading, before), placeTable(reading, before)];
  const block = blockOf(opened, reading);
  return block ? TABLES[block.kind](reading, block) : [];
}

/** @type {Record<Block["kind"], (reading: Reading, block: Block) => CaptionedTable[]>} */
const TABLES = {
  head: headTables,
  stream: streamTables,
  inputs: visitTables,
  visit: visitTables,
  context: contextTables,
  pointer: pointerTables,
  generation: generationTables,
  gate: gateTables,
  place: placeTables,
};

/** @param {Reading} reading @param {Reading | null} before @returns {CaptionedTable} */
function visitTable(reading, before) {
  const { hasPointer } = reading;
  const other = hasPointer && before?.hasPointer && reading.hasVisitsOf(before) ? before : null;
  return {
    caption: "Visits, oldest first",
    columns: [
      "Visit",
      "Stay in minutes",
      ...(hasPointer ? ["Pointer score", "Pointer weight"] : []),
      ...(other ? [`Pointer weight ${other.words}`] : []),
    ],
    rows: reading.visits.map((read, visit) => [
      visitName(reading, visit),
      read.duration_minutes,
      ...(hasPointer ? [finite(reading.pointerScores[visit]), reading.pointerWeights[visit]] : []),
      ...(other ? [other.pointerWeights[visit]] : []),
    ]),
  };
}

/** @param {Reading} reading @param {Reading | null} before @returns {CaptionedTable} */
function placeTable(reading, before) {
  const { final } = reading.trace.location_probabilities;
  const locations = [...final.map(({ location }) => location), UNKNOWN];
  const rows = locations.map((location) => {
    const { pointer, generation, fromPointer, fromGeneration } = placeSum(reading, location);
    return [
      location === UNKNOWN
        ? "A place that the model does not know"
        : reading.nameOf(location).label,
      pointer,
      generation,
      fromPointer,
      fromGeneration,
      reading.probabilityOf("final", location),
      ...(before ? [before.knownProbability(location)] : []),
    ];
  });
  const others = Number(reading.answer(final.length).at(-1)?.count) - 1; // the unknown one has a row
  return {
    caption: `The answer, with a gate of ${reading.gate.toFixed(3)}${others > 0 ? `: the ${final.length} most probable of ${final.length + others} places` : ""}`,
    columns: [
      "Place",
      "By the pointer",
      "By generation",
      "From the pointer",
      "From generation",
      "Probability",
      ...(before ? [`Probability ${before.words}`] : []),
    ],
    rows: others > 0 ? [...rows, restOf(reading, rows, others)] : rows,
  };
}

/**
 * What the places of some rows leave to all others.
 * @param {Reading} reading
 * @param {Cell[][]} rows
 * @param {number} others how many
 * @returns {Cell[]}
 */
function restOf({ gate, hasPointer, hasGeneration }, rows, others) {
  const wholes = [Number(hasPointer), Number(hasGeneration), gate, 1 - gate, 1, 1];
  return (rows[0] ?? []).map((_, column) => {
    if (column === 0) return `${others} other ${others === 1 ? "place" : "places"}`;
    const shares = rows.map((row) => row[column]);
    if (shares.includes(null)) return null;
    const sum = shares.map(Number).reduce((total, share) => total + share, 0);
    return Math.max(0, Number(wholes[column - 1]) - sum);
  });
}

/** @param {Reading} reading @param {Block} block @returns {CaptionedTable[]} */
function headTables(reading, { layer, head, query, visit, isLeaf }) {
  const { count } = reading;
  const weights = reading.weights(layer, head);
  const name = `layer ${layer}, head ${head}`;
  const names = reading.visits.map((_, at) => visitName(reading, at));
  if (!isLeaf) {
    return [
      {
        caption: `Weights of ${name}: rows are the visits that ask, columns those they read from`,
        columns: ["Visit that asks", ...names],
        rows: names.map((asking, row) => [
          asking,
          ...weights.subarray(row * count, (row + 1) * count),
        ]),
      },
    ];
  }
  const softmax = headSoftmax(reading, layer, head, query);
  const { dot } = headScore(reading, layer, head, query, visit);
  return [
    dotTable(`Query of ${names[query]} × key of ${names[visit]}, ${name}`, ["Query", "Key"], dot),
    {
      caption: `The row of ${names[query]}`,
      columns: ["Visit it reads from", "Score", "Weight"],
      rows: names.map((read, key) => [
        read,
        finite(softmax.scores[key]),
        weights[query * count + key],
      ]),
    },
  ];
}

/** @param {Reading} reading @param {Block} block @returns {CaptionedTable[]} */
function streamTables(reading, block) {
  const { layer, visit } = block;
  const site = `layers.${layer}`;
  const sites = [
    ["Comes in", "residual_in"],
    ["Norm 1", "norm1"],
    ["Heads", "attention_out"],
    ["After the heads", "residual_mid"],
    ["Norm 2", "norm2"],
    ["Feed-forward", "feed_forward.out"],
    ["Leaves", "residual_out"],
  ].filter(([, name]) => reading.has(`${site}.${name}`));
  const vectors = sites.map(([, name]) => vectorOf(reading, `${site}.${name}`, visit));
  const chosen = chosenNumber(reading, block);
  const found = feedForwardNumber(reading, layer, visit, chosen);
  const pre = vectorOf(reading, `${site}.feed_forward.pre`, visit);
  const hidden = vectorOf(reading, `${site}.feed_forward.hidden`, visit);
  return [
    {
      caption: `${visitName(reading, visit)}, in layer ${layer}`,
      columns: ["Number", ...sites.map(([title = ""]) => title)],
      rows: Array.from(vectors[0] ?? [], (_, position) => [
        position + 1,
        ...vectors.map((vector) => vector[position]),
      ]),
    },
    {
      caption: `Hidden units of the feed-forward network${found ? `, and what they give number ${chosen + 1}` : ""}`,
      columns: [
        "Unit",
        "Before the activation",
        "After it",
        ...(found ? ["Weight", "Product"] : []),
      ],
      rows: Array.from(hidden, (value, unit) => [
        unit + 1,
        pre[unit],
        value,
        ...(found ? [found.dot.second[unit], found.dot.products[unit]] : []),
      ]),
    },
  ];
}

/** @param {Reading} reading @param {Block} block @returns {CaptionedTable[]} */
function visitTables(reading, { kind, visit }) {
  const projected = vectorOf(reading, "inputs.projected", visit);
  /** @type {CaptionedTable[]} */
  const tables = [
    {
      caption: `What ${visitName(reading, visit)} is made of`,
      columns: ["Feature", "Value", "Length of its vector"],
      rows: reading.slices.map(({ name, label, lengths }) => [
        label,
        featureWords(reading, name, visit),
        lengths[visit],
      ]),
    },
    numbersTable("All features mixed by one matrix", projected),
  ];
  if (kind === "inputs") return tables;
  const rows = Array.from({ length: reading.layers * reading.heads }, (_, index) => {
    const [layer, head] = [Math.floor(index / reading.heads), index % reading.heads];
    return [`Layer ${layer}, head ${head}`, reading.lastRow(layer, head)[visit]];
  });
  if (reading.hasPointer) rows.push(["Pointer", reading.pointerWeights[visit]]);
  tables.push({
    caption: "How much the last visit reads from it",
    columns: ["Reader", "Weight"],
    rows,
  });
  return tables;
}

/** @param {Reading} reading @returns {CaptionedTable[]} */
function contextTables(reading) {
  return [numbersTable("The context: the last visit after all layers", reading.values("context"))];
}

/** @param {Reading} reading @param {Block} block @returns {CaptionedTable[]} */
function pointerTables(reading, { visit, isLeaf }) {
  const softmax = pointerSoftmax(reading);
  const names = reading.visits.map((_, at) => visitName(reading, at));
  const content = reading.values("pointer.content_scores");
  const bias = reading.has("pointer.bias") ? reading.values("pointer.bias") : null;
  /** @type {CaptionedTable[]} */
  const tables = [
    {
      caption: "The pointer’s score and weight of each visit",
      columns: ["Visit", "Content score", ...(bias ? ["Position bias"] : []), "Score", "Weight"],
      rows: names.map((name, at) => [
        name,
        content[at],
        ...(bias ? [bias[at]] : []),
        finite(softmax.scores[at]),
        reading.pointerWeights[at],
      ]),
    },
    {
      caption: "Weights added up by place",
      columns: ["Place", "Visits", "Probability"],
      rows: reading.pointedPlaces.map(({ label, visits, probability }) => [
        label,
        visits.length,
        probability,
      ]),
    },
  ];
  if (!isLeaf) return tables;
  const { dot } = pointerScore(reading, visit);
  return [
    dotTable(`Query of the context × key of ${names[visit]}`, ["Query", "Key"], dot),
    ...tables,
  ];
}

/** @param {Reading} reading @param {Block} block @returns {CaptionedTable[]} */
function generationTables(reading, { location, isLeaf }) {
  const listed = reading.trace.location_probabilities.generation ?? [];
  const table = {
    caption: "The most probable places of the generation head",
    columns: ["Place", "Logit", "Probability"],
    rows: listed.map((place) => [
      reading.nameOf(place.location).label,
      generationLogit(reading, place.location).logit,
      place.probability,
    ]),
  };
  const { dot } = generationLogit(reading, location);
  return isLeaf && dot
    ? [
        dotTable(
          `Context × weights of ${reading.nameOf(location).label}`,
          ["Context", "Weight"],
          dot,
        ),
        table,
      ]
    : [table];
}

/** @param {Reading} reading @returns {CaptionedTable[]} */
function gateTables(reading) {
  const found = gateLogit(reading);
  const value = {
    caption: "The gate",
    columns: ["Quantity", "Value"],
    rows: [
      ...(found
        ? [
            ["Bias", found.bias],
            ["Logit", found.logit],
            ["As learned", found.learned],
          ]
        : []),
      ["Gate", reading.gate],
    ],
  };
  if (!found) return [value];
  const caption = "Hidden units";
  return [
    found.dot
      ? dotTable(caption, ["Hidden unit", "Weight"], found.dot)
      : numbersTable(caption, found.hidden),
    value,
  ];
}

/** @param {Reading} reading @param {Block} block @returns {CaptionedTable[]} */
function placeTables(reading, { location }) {
  const { visits, pointer, generation, gate, fromPointer, fromGeneration, probability } = placeSum(
    reading,
    location,
  );
  return [
    {
      caption: `How probable is ${reading.nameOf(location).label}?`,
      columns: ["Path", "Probability", "Factor", "Share of the answer"],
      rows: [
        ["Pointer", pointer, gate, fromPointer],
        ["Generation", generation, 1 - gate, fromGeneration],
        ["Answer", "", "", probability],
      ],
    },
    {
      caption: "Its visits",
      columns: ["Visit", "Pointer weight"],
      rows: visits.map((visit) => [
        visitName(reading, visit),
        reading.hasPointer ? reading.pointerWeights[visit] : 0,
      ]),
    },
  ];
}

/** @param {string} caption @param {[string, string]} names @param {Dot} dot @returns {CaptionedTable} */
function dotTable(caption, names, { first, second, products, sum }) {
  return {
    caption,
    columns: ["Number", ...names, "Product"],
    rows: [
      ...products.map((product, index) => [index + 1, first[index], second[index], product]),
      ["Sum", "", "", sum],
    ],
  };
}

/** @param {string} caption @param {ArrayLike<number>} values @returns {CaptionedTable} */
function numbersTable(caption, values) {
  return {
    caption,
    columns: ["Number", "Value"],
    rows: Array.from(values, (value, index) => [index + 1, value]),
  };
}

/** A score as a table has it. @param {number} score */
function finite(score) {
  return Number.isFinite(score) ? score : "−∞";
}
