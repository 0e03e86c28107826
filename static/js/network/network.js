/**
 * PointerNetworkV45, read top to bottom in the order in which data meets it: the network of
 * app/pointerscope/network/pointer_network.py, with the same names for the same tensors.
 *
 * Shapes: T visits, W input width, d model width, H heads, k = d / H, V locations.
 */

/** @import { Indices, Mask, Tensor } from "./formulas.js" */
/** @import { Features } from "./histories.js" */
/** @import { Made } from "./interventions.js" */

import {
  add,
  blend,
  contentScores,
  feedForward,
  gate,
  layerNorm,
  linear,
  masked,
  pointerScores,
  scaledDotProductAttention,
  scatterAdd,
  softmax,
  zeros,
} from "./formulas.js";
import { siteChanges } from "./interventions.js";
import {
  COMPONENTS,
  LAST_DURATION_BUCKET,
  LAST_RECENCY,
  LAST_TIME_SLOT,
  LAST_WEEKDAY,
} from "./limits.js";
import { NEAREST, NO_SITE, SITE_NOT_FINITE, SITE_SHAPE } from "./messages.js";
import { closestNames } from "./names.js";
import { fill } from "./problems.js";
import { WeightsError } from "./safetensors.js";

/**
 * The sizes and components of a network, by their names in `model.json`.
 * @typedef {{locations: number, users: number, d_model: number, heads: number, layers: number,
 *   feed_forward: number, max_visits: number, components: string[]}} Architecture
 */
/** A history, and which of its visits may be read. @typedef {Features & {mask?: Mask}} Batch */
/**
 * Every tensor of a pass by the name of its site, such as `layers.0.heads.1.weights`. Tensors of
 * what the network lacks are left out.
 * @typedef {Record<string, Tensor> &
 *   Record<"context" | "gate.value" | "probabilities", Tensor>} Trace
 */
/**
 * Changes to the forward pass; what is left out changes nothing.
 * @typedef {Partial<import("./interventions.js").Interventions>} Interventions
 */
/**
 * Functions by site. Each is given a copy of the tensor there, after the interventions, and returns
 * what the pass goes on with: numbers of the same shape, or nothing to change nothing.
 * @typedef {Record<string, (tensor: Tensor) => Tensor | null | void>} Changes
 */
/**
 * One pass: what goes in, what interventions and functions change, and the tensors computed so far.
 * @typedef {{batch: Batch, made: Record<string, Made[]>, changes: Changes, trace: Trace}} Pass
 */

/**
 * The embedding of each feature of a visit, in the order in which they stand side by side.
 * @type {Record<string, string>}
 */
const EMBEDDINGS = {
  location: "loc_emb",
  user: "user_emb",
  time: "time_emb",
  weekday: "weekday_emb",
  recency: "recency_emb",
  duration: "duration_emb",
  position_from_end: "pos_from_end_emb",
};
/** The rows of the embeddings that have the same size in every network. */
const ROWS = {
  time: LAST_TIME_SLOT + 1,
  weekday: LAST_WEEKDAY + 1,
  recency: LAST_RECENCY + 1,
  duration: LAST_DURATION_BUCKET + 1,
};
/** What is read off a norm, and cannot be changed. */
const STATISTICS = /\.(mean|reciprocal_deviation)$/;
const ADVICE = "Put the weights and the model.json of one model together.";

/** A pre-norm transformer encoder that copies a place from the history or generates one. */
export class PointerNetwork {
  /**
   * @param {Architecture} architecture
   * @param {Record<string, Tensor>} weights by their published names
   * @throws {WeightsError} they are not the weights of this architecture
   */
  constructor(architecture, weights) {
    checkWeights(weights, architecture);
    /** @type {Architecture} */
    this.architecture = architecture;
    this.weights = { ...weights };
    if (this.#has("user")) {
      this.weights["user_emb.weight"] = withNobody(this.#weight("user_emb.weight"));
    }
  }

  /**
   * Every tensor on the way to the probabilities, from one pass.
   * @param {Batch} batch
   * @param {Interventions} [interventions] those to the visits, `mask_visits` and `order`, must
   *   have been made to the batch
   * @param {Changes} [changes]
   * @returns {Trace}
   * @throws {RangeError} there is no visit or there are too many, or an id has no embedding; or
   *   there is no such site, or what its function returned does not fit
   */
  trace(batch, interventions = {}, changes = {}) {
    const { layers, max_visits } = this.architecture;
    const visits = batch.locations.length;
    if (visits < 1 || visits > max_visits) {
      throw new RangeError(`Every history must have 1 to ${max_visits} visits.`);
    }
    const made = siteChanges(interventions, this.architecture);
    const pass = { batch, made, changes, trace: /** @type {Trace} */ ({}) };
    const inputs = this.#embed(pass); // (T, W)
    const projected = at(pass, "inputs.projected", this.#linear(inputs, "input_proj")); // (T, d)
    let x = this.#norm(projected, "input_norm", "inputs.norm", pass); // (T, d)
    if (this.#has("sinusoidal")) x = add(x, this.#weight("pos_encoding")); // its first T rows
    for (let layer = 0; layer < layers; layer++) x = this.#encoderLayer(x, layer, pass);
    this.#decode(x, pass);
    checkSites(pass);
    return pass.trace;
  }

  /** The embeddings of every visit side by side, (T, W). @param {Pass} pass */
  #embed(pass) {
    const { batch } = pass;
    /** @type {Record<string, Indices>} */
    const ids = {
      location: batch.locations,
      user: new Int32Array(batch.locations.length).fill(batch.user),
      time: batch.time,
      weekday: batch.weekday,
      recency: batch.recency,
      duration: batch.duration,
      position_from_end: batch.positionFromEnd,
    };
    const parts = [];
    for (const [feature, indices] of Object.entries(ids)) {
      if (feature !== "location" && !this.#has(feature)) continue;
      const part = embed(indices, this.#weight(`${EMBEDDINGS[feature]}.weight`));
      parts.push(at(pass, `inputs.${feature}`, part)); // (T, d) or (T, d / 4)
    }
    return sideBySide(parts);
  }

  /**
   * Pre-norm self-attention and feed-forward network, each with a residual connection. A network
   * without self-attention has the feed-forward network alone.
   * @param {Tensor} x (T, d)
   * @param {number} layer
   * @param {Pass} pass
   * @returns {Tensor} (T, d)
   */
  #encoderLayer(x, layer, pass) {
    const name = `transformer.layers.${layer}`;
    const site = `layers.${layer}`;
    const before = at(pass, `${site}.residual_in`, x);
    // What one layer puts out and the next one reads is one tensor.
    if (layer) pass.trace[`layers.${layer - 1}.residual_out`] = before;
    let middle = before;
    if (this.#has("attention")) {
      const normed = this.#norm(before, `${name}.norm1`, `${site}.norm1`, pass);
      const attended = this.#selfAttention(normed, layer, pass); // (T, d)
      middle = add(at(pass, `${site}.attention_out`, attended), before);
    }
    middle = at(pass, `${site}.residual_mid`, middle);
    const { out } = feedForward(
      this.#norm(middle, `${name}.norm2`, `${site}.norm2`, pass),
      this.#weight(`${name}.linear1.weight`),
      this.#weight(`${name}.linear1.bias`),
      this.#weight(`${name}.linear2.weight`),
      this.#weight(`${name}.linear2.bias`),
      (unit, tensor) => at(pass, `${site}.feed_forward.${unit}`, tensor), // (T, f)
    );
    const added = at(pass, `${site}.feed_forward.out`, out); // (T, d)
    return at(pass, `${site}.residual_out`, add(added, middle));
  }

  /**
   * Multi-head self-attention, with queries, keys and values from one projection.
   * @param {Tensor} x (T, d)
   * @param {number} layer
   * @param {Pass} pass
   * @returns {Tensor} (T, d)
   */
  #selfAttention(x, layer, pass) {
    const { d_model: d, heads } = this.architecture;
    const name = `transformer.layers.${layer}.self_attn`;
    const weight = this.#weight(`${name}.in_proj_weight`); // (3d, d)
    const bias = this.#weight(`${name}.in_proj_bias`); // (3d)
    const k = d / heads;
    /** @param {number} first of k rows of the projection @returns {Tensor} (T, k) */
    const project = (first) => linear(x, rowsOf(weight, first, k), rowsOf(bias, first, k));
    const outputsOfHeads = [];
    for (let head = 0; head < heads; head++) {
      /** @param {string} tensor its name @param {Tensor} computed */
      const of = (tensor, computed) =>
        at(pass, `layers.${layer}.heads.${head}.${tensor}`, computed);
      const queries = of("queries", project(head * k));
      const keys = of("keys", project(d + head * k));
      const values = of("values", project(2 * d + head * k));
      const options = { mask: pass.batch.mask, at: of }; // scores and weights (T, T)
      const { outputs } = scaledDotProductAttention(queries, keys, values, options); // (T, k)
      outputsOfHeads.push(of("outputs", outputs));
    }
    return this.#linear(sideBySide(outputsOfHeads), `${name}.out_proj`);
  }

  /**
   * Pointer, generation head and gate, which read the encoding of the last visit.
   * @param {Tensor} x (T, d)
   * @param {Pass} pass
   */
  #decode(x, pass) {
    const last = rowsOf(x, pass.batch.locations.length - 1, 1);
    const context = at(pass, "context", { values: last.values, shape: [last.values.length] }); // (d)
    const pointer = this.#point(context, x, pass); // (V)
    const generation = this.#generate(context, pass); // (V)
    const value = at(pass, "gate.value", this.#gate(context, pass));
    at(pass, "probabilities", blendParts(value, pointer, generation));
  }

  /**
   * The probabilities of the pointer, (V); null without a pointer.
   * @param {Tensor} context (d)
   * @param {Tensor} encoded (T, d)
   * @param {Pass} pass
   */
  #point(context, encoded, pass) {
    if (!this.#has("pointer")) return null;
    const { locations, positionFromEnd, mask } = pass.batch;
    /** @param {string} tensor its name @param {Tensor} computed */
    const of = (tensor, computed) => at(pass, `pointer.${tensor}`, computed);
    const query = of("query", this.#linear(context, "pointer_query")); // (d)
    const keys = of("keys", this.#linear(encoded, "pointer_key")); // (T, d)
    let scores = of("content_scores", contentScores(query, keys)); // (T)
    if (this.#has("position_bias")) {
      const { values: learned } = this.#weight("position_bias"); // (max_visits)
      const bias = zeros([locations.length]); // (T)
      bias.values.set([...positionFromEnd].map((p) => learned[p]));
      scores = pointerScores(scores, of("bias", bias));
    }
    scores = of("scores", masked(scores, mask));
    const weights = of("weights", softmax(scores)); // (T)
    return of("probabilities", scatterAdd(weights, locations, this.architecture.locations)); // (V)
  }

  /**
   * The probabilities of the generation head, (V); null without one.
   * @param {Tensor} context (d)
   * @param {Pass} pass
   */
  #generate(context, pass) {
    if (!this.#has("generation")) return null;
    const logits = at(pass, "generation.logits", this.#linear(context, "gen_head")); // (V)
    return at(pass, "generation.probabilities", softmax(logits));
  }

  /**
   * The weight of the pointer in the blend: fixed where no gate is learned.
   * @param {Tensor} context (d)
   * @param {Pass} pass
   */
  #gate(context, pass) {
    if (!this.#has("pointer")) return scalar(0);
    if (!this.#has("generation")) return scalar(1);
    if (!this.#has("gate")) return scalar(0.5);
    const { value } = gate(
      context,
      this.#weight("ptr_gen_gate.0.weight"),
      this.#weight("ptr_gen_gate.0.bias"),
      this.#weight("ptr_gen_gate.2.weight"),
      this.#weight("ptr_gen_gate.2.bias"),
      (tensor, computed) => at(pass, `gate.${tensor}`, computed), // (d / 2) and a number
    );
    return value;
  }

  /** @param {Tensor} x (…, n) @param {string} name @returns {Tensor} (…, m) */
  #linear(x, name) {
    return linear(x, this.#weight(`${name}.weight`), this.#weight(`${name}.bias`));
  }

  /**
   * A layer norm, recorded with its statistics.
   * @param {Tensor} x (T, d)
   * @param {string} name
   * @param {string} site
   * @param {Pass} pass
   * @returns {Tensor} (T, d)
   */
  #norm(x, name, site, pass) {
    const { normed, mean, reciprocal_deviation } = layerNorm(
      x,
      this.#weight(`${name}.weight`),
      this.#weight(`${name}.bias`),
    );
    const kept = at(pass, site, normed);
    if (kept === normed || kept.values === normed.values) {
      pass.trace[`${site}.mean`] = mean;
      pass.trace[`${site}.reciprocal_deviation`] = reciprocal_deviation;
    }
    return kept;
  }

  /** @param {string} component */
  #has(component) {
    return this.architecture.components.includes(component);
  }

  /** @param {string} name @returns {Tensor} */
  #weight(name) {
    const weight = this.weights[name];
    if (!weight) throw new WeightsError(`The parameter \`${name}\` is missing. ${ADVICE}`);
    return weight;
  }
}

/**
 * Put the tensor of a site into the trace, as interventions and a function of the pass change it.
 * @param {Pass} pass
 * @param {string} site
 * @param {Tensor} tensor
 * @returns {Tensor} what the pass goes on with
 */
function at(pass, site, tensor) {
  const { made, changes, trace } = pass;
  const kept = (made[site] ?? []).reduce((changed, make) => make(changed, pass), tensor);
  const change = changes[site];
  trace[site] = change ? changedBy(change, kept, site) : kept;
  return trace[site];
}

/**
 * What a function makes of a copy of a tensor.
 * @param {Changes[string]} change
 * @param {Tensor} tensor
 * @param {string} site
 * @returns {Tensor}
 * @throws {RangeError} it has another shape, or numbers that are not finite
 */
function changedBy(change, { values, shape }, site) {
  const found = change({ values: values.slice(), shape }) ?? { values, shape };
  if (String(found.shape) !== String(shape) || found.values.length !== values.length) {
    const shapes = { found: `[${found.shape}]`, expected: `[${shape}]` };
    throw new RangeError(fill(SITE_SHAPE, { site, ...shapes }));
  }
  if (!found.values.every((/** @type {number} */ x, i) => Number.isFinite(x) || x === values[i])) {
    throw new RangeError(fill(SITE_NOT_FINITE, { site }));
  }
  return found;
}

/**
 * Check that a pass came by every site with a function.
 * @param {Pass} pass
 * @throws {RangeError} the network has no such site
 */
function checkSites({ changes, trace }) {
  const sites = Object.keys(trace).filter((site) => !STATISTICS.test(site));
  const site = Object.keys(changes).find((one) => !sites.includes(one));
  if (site === undefined) return;
  const [first = "", last = ""] = [sites[0], sites.at(-1)];
  const said = fill(NO_SITE, { site, first, last });
  const near = closestNames(site, sites).map((name) => `\`${name}\``);
  const hint = near.length ? ` ${fill(NEAREST, { names: near.slice(0, 3).join(" or ") })}` : "";
  throw new RangeError(said + hint);
}

/**
 * The rows of a table at some indices.
 * @param {Indices} indices (T)
 * @param {Tensor} table (rows, width)
 * @returns {Tensor} (T, width)
 */
function embed(indices, table) {
  const [rows, width] = table.shape;
  const embedded = zeros([indices.length, width]);
  indices.forEach((index, visit) => {
    if (index < 0 || index >= rows) {
      throw new RangeError(`The id ${index} has no embedding; ids run from 0 to ${rows - 1}.`);
    }
    embedded.values.set(rowsOf(table, index, 1).values, visit * width);
  });
  return embedded;
}

/**
 * Some rows of a tensor, which share its memory.
 * @param {Tensor} tensor (rows, …)
 * @param {number} first
 * @param {number} count
 * @returns {Tensor} (count, …)
 */
function rowsOf({ values, shape: [rows, ...rest] }, first, count) {
  const width = values.length / rows;
  return {
    values: values.subarray(first * width, (first + count) * width),
    shape: [count, ...rest],
  };
}

/**
 * The rows of several tensors side by side.
 * @param {Tensor[]} tensors each (T, width)
 * @returns {Tensor} (T, sum of the widths)
 */
function sideBySide(tensors) {
  const visits = tensors[0]?.shape[0];
  const width = tensors.reduce((sum, { shape }) => sum + shape[1], 0);
  const joined = zeros([visits, width]);
  let start = 0;
  for (const tensor of tensors) {
    for (let visit = 0; visit < visits; visit++) {
      joined.values.set(rowsOf(tensor, visit, 1).values, visit * width + start);
    }
    start += tensor.shape[1];
  }
  return joined;
}

/**
 * The blend of both distributions, or the only one.
 * @param {Tensor} value of the gate
 * @param {Tensor | null} pointer (V)
 * @param {Tensor | null} generation (V)
 * @returns {Tensor} (V)
 */
function blendParts(value, pointer, generation) {
  if (pointer && generation) return blend(value, pointer, generation);
  return /** @type {Tensor} */ (pointer ?? generation); // an architecture has at least one of them
}

/** A number as a tensor. @param {number} value @returns {Tensor} */
function scalar(value) {
  return { values: Float32Array.of(value), shape: [] };
}

/**
 * The embedding of people with the mean of all of them in row 0, which is nobody's own.
 * @param {Tensor} table (users, d)
 * @returns {Tensor} (users, d)
 */
function withNobody({ values, shape }) {
  const [users, d] = shape;
  const changed = { values: values.slice(), shape };
  for (let i = 0; i < d; i++) {
    let sum = 0;
    for (let row = 1; row < users; row++) sum += values[row * d + i];
    changed.values[i] = sum / (users - 1);
  }
  return changed;
}

/**
 * Check that weights belong to an architecture that this version computes.
 * @param {Record<string, Tensor>} weights
 * @param {Architecture} architecture
 * @throws {WeightsError} they do not; the message says what is wrong
 */
function checkWeights(weights, architecture) {
  const { components, d_model, heads } = architecture;
  const unknown = components.find((component) => !COMPONENTS.includes(component));
  if (unknown) {
    throw new WeightsError(
      `This version does not know the component "${unknown}". Reload the page, or ask the server.`,
    );
  }
  if (components.includes("attention") && !(heads >= 1 && d_model % heads === 0)) {
    throw new WeightsError(`${heads} heads do not divide a width of ${d_model}. ${ADVICE}`);
  }
  if (!components.includes("pointer") && !components.includes("generation")) {
    throw new WeightsError(`A network needs a pointer or a generation head. ${ADVICE}`);
  }
  const expected = parameterShapes(architecture);
  for (const [name, shape] of expected) {
    const found = weights[name]?.shape;
    if (!found) throw new WeightsError(`The parameter \`${name}\` is missing. ${ADVICE}`);
    if (String(found) !== String(shape)) {
      throw new WeightsError(
        `The parameter \`${name}\` has the shape [${found}]; expected [${shape}]. ${ADVICE}`,
      );
    }
  }
  const superfluous = Object.keys(weights).find((name) => !expected.has(name));
  if (superfluous) {
    throw new WeightsError(`\`${superfluous}\` is no parameter of this network. ${ADVICE}`);
  }
}

/** The shape of each parameter by its published name. @param {Architecture} architecture */
function parameterShapes({ components, ...sizes }) {
  const { d_model: d, feed_forward: f, locations, users, layers, max_visits } = sizes;
  const has = (/** @type {string} */ component) => components.includes(component);
  /** @type {Map<string, number[]>} */
  const shapes = new Map();
  /** @param {string} name @param {number} m @param {number} n */
  const linearMap = (name, m, n) => shapes.set(`${name}.weight`, [m, n]).set(`${name}.bias`, [m]);
  /** @param {string} name */
  const norm = (name) => shapes.set(`${name}.weight`, [d]).set(`${name}.bias`, [d]);
  /** @type {Record<string, [rows: number, columns: number]>} */
  const tables = {
    location: [locations, d],
    user: [users, d],
    time: [ROWS.time, d / 4],
    weekday: [ROWS.weekday, d / 4],
    recency: [ROWS.recency, d / 4],
    duration: [ROWS.duration, d / 4],
    position_from_end: [max_visits + 1, d / 4],
  };
  let width = 0;
  for (const [feature, [rows, columns]] of Object.entries(tables)) {
    if (feature !== "location" && !has(feature)) continue;
    shapes.set(`${EMBEDDINGS[feature]}.weight`, [rows, columns]);
    width += columns;
  }
  linearMap("input_proj", d, width);
  norm("input_norm");
  if (has("sinusoidal")) shapes.set("pos_encoding", [1, max_visits, d]);
  for (let layer = 0; layer < layers; layer++) {
    const name = `transformer.layers.${layer}`;
    if (has("attention")) {
      shapes.set(`${name}.self_attn.in_proj_weight`, [3 * d, d]);
      shapes.set(`${name}.self_attn.in_proj_bias`, [3 * d]);
      linearMap(`${name}.self_attn.out_proj`, d, d);
      norm(`${name}.norm1`);
    }
    linearMap(`${name}.linear1`, f, d);
    linearMap(`${name}.linear2`, d, f);
    norm(`${name}.norm2`);
  }
  if (has("pointer")) {
    linearMap("pointer_query", d, d);
    linearMap("pointer_key", d, d);
  }
  if (has("position_bias")) shapes.set("position_bias", [max_visits]);
  if (has("generation")) linearMap("gen_head", locations, d);
  if (has("gate")) {
    linearMap("ptr_gen_gate.0", d / 2, d);
    linearMap("ptr_gen_gate.2", 1, d / 2);
  }
  return shapes;
}
