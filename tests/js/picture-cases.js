/** Small networks whose weights look random, and what the picture shows of them, for tests. */

import { BrowserModel } from "../../static/js/network/browser-model.js";
import { roomOfBoth } from "../../static/js/picture/changes.js";
import { Reading } from "../../static/js/picture/reading.js";
import { stageOf } from "../../static/js/picture/stage.js";
import { tallHeight } from "../../static/js/picture/tall.js";

const FEATURES = ["user", "time", "weekday", "recency", "duration", "position_from_end"];
const WHOLE = [
  ...FEATURES,
  "sinusoidal",
  "attention",
  "pointer",
  "position_bias",
  "generation",
  "gate",
];
const without = (...parts) => WHOLE.filter((component) => !parts.includes(component));

/** Networks by what is particular about them. */
export const NETWORKS = {
  whole: {},
  "eight heads in one layer": { layers: 1, heads: 8 },
  "six layers": { layers: 6, heads: 1 },
  "three heads": { layers: 3, heads: 3, d_model: 12 },
  "without a pointer": { components: without("pointer", "position_bias", "gate") },
  "without a generation head": { components: without("generation", "gate") },
  "without a gate": { components: without("gate") },
  "without attention": { components: without("attention"), heads: 0 },
  "with places only": { components: without(...FEATURES) },
};

/** @param {keyof typeof NETWORKS} name @param {number} [seed] */
export function modelOf(name, seed = 1) {
  const sizes = {
    locations: 40,
    users: 3,
    d_model: 8,
    heads: 4,
    layers: 2,
    feed_forward: 6,
    max_visits: 64,
    components: WHOLE,
    ...NETWORKS[name],
  };
  const places = Array.from({ length: sizes.locations }, (_, id) => ({
    id,
    name: id < 2 ? null : `${id % 3 ? "Café" : "The Extraordinarily Long House of Friends,"} ${id}`,
    category: id % 4 ? "cafe" : null,
    typical_minutes: null,
  }));
  const vocabulary = { id: "small", sizes, places, people: [], weights: null };
  return new BrowserModel(vocabulary, weightsOf(sizes, seed));
}

/** A history of some visits, of which some go to the same place. @param {number} count @param {number} seed */
export function visitsOf(count, seed = 1) {
  return Array.from({ length: count }, (_, visit) => {
    const day = 1 + Math.floor(visit / 4);
    const hour = 7 + 4 * (visit % 4);
    const date = new Date(Date.UTC(2026, 0, day, hour)).toISOString().slice(0, 16);
    return {
      location: 2 + ((visit * visit * seed + 3 * visit) % 23),
      arrival: date,
      duration_minutes: 30 * (visit % 9),
    };
  });
}

/**
 * What is drawn of a pass, also with another network's pass over the same visits, `against`.
 * @param {BrowserModel} model
 * @param {{count: number, width: number, height?: number, lit?: object | null, interventions?: object, against?: BrowserModel, beat?: number, happened?: number | null, isOutline?: boolean}} options
 */
export function viewOf(model, options) {
  const { count, width, height, lit = null, interventions, against } = options;
  const { beat = Infinity, happened = null, isOutline = false } = options;
  const body = { visits: visitsOf(count) };
  const trace = model.trace({ ...body, ...(interventions && { interventions }) });
  const reading = new Reading(isOutline ? outlineOf(trace) : trace);
  const type = Math.min(17, Math.max(13, width / 120));
  const size = { width, height: height ?? tallHeight(reading, width, type), type };
  const other = against && new Reading(against.trace(body), "in the other run");
  const before = other ?? (interventions ? new Reading(model.trace(body)) : null);
  const compared = { reading, before, overlays: Boolean(against) };
  return {
    ...compared,
    stage: stageOf(reading, size, roomOfBoth(compared)),
    beside: null,
    lit,
    beat,
    happened,
    isOwnScale: true,
    scale: [
      [255, 255, 255],
      [0, 0, 0],
    ],
    canAct: true,
    canAsk: true,
  };
}

/** What the server sends of a trace first, see `outline_content` in Python. */
function outlineOf({ tensors, weights: _, ...others }) {
  const outline = { ...others, tensors: {}, lengths: {} };
  for (const [site, tensor] of Object.entries(tensors)) {
    const { values, shape } = tensor;
    const [rows, width] = shape;
    if (shape.length < 2 || site.endsWith(".weights")) outline.tensors[site] = tensor;
    else if (!site.includes(".heads.")) {
      outline.lengths[site] = Float32Array.from({ length: rows }, (_, row) =>
        Math.hypot(...values.subarray(row * width, (row + 1) * width)),
      );
    }
  }
  return outline;
}

/** A file of weights that look random. */
function weightsOf(sizes, seed) {
  const header = {};
  const numbers = [];
  for (const [name, shape] of shapesOf(sizes)) {
    const start = 4 * numbers.length;
    const length = shape.reduce((product, size) => product * size, 1);
    for (let index = 0; index < length; index++) {
      numbers.push(1.5 * Math.sin(12.9898 * (numbers.length + 1) + 78.233 * seed));
    }
    header[name] = { dtype: "F32", shape, data_offsets: [start, 4 * numbers.length] };
  }
  const text = new TextEncoder().encode(JSON.stringify(header));
  const file = new Uint8Array(8 + text.length + 4 * numbers.length);
  new DataView(file.buffer).setBigUint64(0, BigInt(text.length), true);
  file.set(text, 8);
  file.set(new Uint8Array(Float32Array.from(numbers).buffer), 8 + text.length);
  return file.buffer;
}

/** @returns {[string, number[]][]} the shape of each parameter */
function shapesOf({ components, locations, users, d_model: d, feed_forward, layers, max_visits }) {
  const has = (component) => components.includes(component);
  const linear = (name, m, n) => [
    [`${name}.weight`, [m, n]],
    [`${name}.bias`, [m]],
  ];
  const norm = (name) => [
    [`${name}.weight`, [d]],
    [`${name}.bias`, [d]],
  ];
  const tables = [
    ["location", "loc_emb", locations, d],
    ["user", "user_emb", users, d],
    ["time", "time_emb", 97, d / 4],
    ["weekday", "weekday_emb", 8, d / 4],
    ["recency", "recency_emb", 9, d / 4],
    ["duration", "duration_emb", 100, d / 4],
    ["position_from_end", "pos_from_end_emb", max_visits + 1, d / 4],
  ].filter(([feature]) => feature === "location" || has(feature));
  const width = tables.reduce((sum, [, , , columns]) => sum + columns, 0);
  const encoder = Array.from({ length: layers }, (_, layer) => {
    const name = `transformer.layers.${layer}`;
    const attention = [
      [`${name}.self_attn.in_proj_weight`, [3 * d, d]],
      [`${name}.self_attn.in_proj_bias`, [3 * d]],
      ...linear(`${name}.self_attn.out_proj`, d, d),
      ...norm(`${name}.norm1`),
    ];
    return [
      ...(has("attention") ? attention : []),
      ...linear(`${name}.linear1`, feed_forward, d),
      ...linear(`${name}.linear2`, d, feed_forward),
      ...norm(`${name}.norm2`),
    ];
  });
  return [
    ...tables.map(([, name, rows, columns]) => [`${name}.weight`, [rows, columns]]),
    ...linear("input_proj", d, width),
    ...norm("input_norm"),
    ...(has("sinusoidal") ? [["pos_encoding", [1, max_visits, d]]] : []),
    ...encoder.flat(),
    ...(has("pointer") ? [...linear("pointer_query", d, d), ...linear("pointer_key", d, d)] : []),
    ...(has("position_bias") ? [["position_bias", [max_visits]]] : []),
    ...(has("generation") ? linear("gen_head", locations, d) : []),
    ...(has("gate")
      ? [...linear("ptr_gen_gate.0", d / 2, d), ...linear("ptr_gen_gate.2", 1, d / 2)]
      : []),
  ];
}
