/** What the picture shows of a trace: weights, lengths and shares, each by a name of its own. */

import { FEATURE_NAMES, FIRST_KNOWN, UNKNOWN } from "../network/limits.js";

/** @import { Numbers } from "../network/formulas.js" */
/** @import { NetworkTrace } from "./trace.js" */
/**
 * A place on a path to the answer.
 * @typedef {object} PlaceShare
 * @property {number} location -1 for several places together
 * @property {string} label
 * @property {string | null} category
 * @property {number} pointer its probability by the pointer, before the gate
 * @property {number} generation its probability by the generation head, before the gate
 * @property {number} probability
 * @property {number} [count] of places, where there are several
 */
/**
 * @typedef {{name: string, label: string, short: string, lengths: Float32Array}} Slice a feature's
 *   part of the input vectors
 */
/**
 * @typedef {{residual: Float32Array, attention: Float32Array | null, feedForward: Float32Array}}
 *   Stream lengths of vectors, one for each visit
 */

/** Features whose name is long, in few letters. @type {Record<string, string>} */
const SHORT_NAMES = {
  user: "who",
  weekday: "day",
  recency: "ago",
  duration: "stay",
  position_from_end: "order",
};

export class Reading {
  /** The lengths of the rows of sites. @type {Map<string, Float32Array>} */
  #known = new Map();

  /**
   * @param {NetworkTrace} trace
   * @param {string} [words] for this pass where another one is compared with it, such as "in the second run"
   */
  constructor(trace, words = "") {
    this.trace = trace;
    this.words = words;
    this.visits = trace.visits;
    this.count = trace.visits.length;
    const { layers, heads, components } = trace.architecture;
    this.layers = layers;
    this.heads = components.includes("attention") ? heads : 0;
    this.hasPointer = components.includes("pointer");
    this.hasGeneration = components.includes("generation");
    this.hasGate = this.hasPointer && this.hasGeneration;
    this.gate = trace.gate.value;
    /** The location of each visit, in the model's order. */
    this.locations = trace.visits.map(({ location }) => location);
  }

  /**
   * What another pass is to this one: the network as learned, that of another history, or what the
   * page calls it.
   * @param {Reading} before
   */
  wordsFor(before) {
    if (before.words) return before.words;
    return before.trace.notation === this.trace.notation ? "as learned" : "before this change";
  }

  /**
   * Whether another pass has the same places in the same order, so that its visits are these.
   * @param {Reading} other
   */
  hasVisitsOf({ locations }) {
    return (
      locations.length === this.count &&
      locations.every((location, visit) => location === this.locations[visit])
    );
  }

  /** The values of a site. @param {string} site @returns {Numbers} */
  values(site) {
    const found = this.trace.tensors[site];
    if (!found) throw new Error(`The trace has no ${site}.`);
    return found.values;
  }

  /** @param {string} site */
  has(site) {
    const { tensors, lengths = {} } = this.trace;
    return site in tensors || site in lengths;
  }

  /**
   * The attention weights of a head, T × T by rows of query visits.
   * @param {number} layer
   * @param {number} head
   */
  weights(layer, head) {
    return this.values(`layers.${layer}.heads.${head}.weights`);
  }

  /**
   * What the last visit reads from each visit in a head.
   * @param {number} layer
   * @param {number} head
   * @returns {Numbers}
   */
  lastRow(layer, head) {
    return this.weights(layer, head).subarray((this.count - 1) * this.count);
  }

  /** Whether an intervention removes a head. @param {number} layer @param {number} head */
  isRemoved(layer, head) {
    const removed = this.trace.interventions.remove_heads;
    if (!removed) return false;
    return removed === "all" || removed.some(([l, h]) => l === layer && h === head);
  }

  /** Whether an intervention skips a sublayer. @param {number} layer @param {string} part */
  isSkipped(layer, part) {
    return (this.trace.interventions.skip ?? []).some(
      (skip) => skip.layer === layer && skip.part === part,
    );
  }

  /**
   * Whether a head is removed, alone or with its sublayer, so that no visit reads by its weights.
   * @param {number} layer
   * @param {number} head
   */
  isOff(layer, head) {
    return this.isRemoved(layer, head) || this.isSkipped(layer, "attention");
  }

  /** The largest weight of all heads. */
  get largestWeight() {
    let largest = 0;
    for (let layer = 0; layer < this.layers; layer++) {
      for (let head = 0; head < this.heads; head++) {
        for (const weight of this.weights(layer, head)) largest = Math.max(largest, weight);
      }
    }
    return largest || 1;
  }

  /** The parts of the input vectors that the network has. @returns {Slice[]} */
  get slices() {
    return Object.entries(FEATURE_NAMES)
      .filter(([name]) => this.has(`inputs.${name}`))
      .map(([name, label]) => ({
        name,
        label,
        short: SHORT_NAMES[name] ?? label,
        lengths: this.#lengths(`inputs.${name}`),
      }));
  }

  /** The largest length of a part of an input vector. */
  get longestSlice() {
    return Math.max(...this.slices.map(({ lengths }) => Math.max(...lengths))) || 1;
  }

  /** @param {number} layer @returns {Stream} */
  stream(layer) {
    const site = `layers.${layer}`;
    const isSkipped = (/** @type {string} */ part) => this.isSkipped(layer, part);
    const nothing = new Float32Array(this.count);
    const attention = this.has(`${site}.attention_out`)
      ? this.#lengths(`${site}.attention_out`)
      : null;
    return {
      residual: this.#lengths(`${site}.residual_in`),
      attention: attention && isSkipped("attention") ? nothing : attention,
      feedForward: isSkipped("feed_forward") ? nothing : this.#lengths(`${site}.feed_forward.out`),
    };
  }

  /** The pointer's weight of each visit; nothing without a pointer. */
  get pointerWeights() {
    return this.hasPointer ? this.values("pointer.weights") : new Float32Array();
  }

  get pointerScores() {
    return this.values("pointer.scores");
  }

  /**
   * The places that the pointer leads to, by probability.
   * @returns {{location: number, label: string, category: string | null, probability: number, visits: number[]}[]}
   */
  get pointedPlaces() {
    const weights = this.pointerWeights;
    /**
     * @type {Map<number, {location: number, label: string, category: string | null, probability:
     *   number, visits: number[]}>}
     */
    const places = new Map();
    for (const [visit, location] of this.locations.entries()) {
      if (!this.hasPointer) break;
      const place = places.get(location) ?? {
        location,
        ...this.nameOf(location),
        probability: 0,
        visits: [],
      };
      place.probability += weights[visit];
      place.visits.push(visit);
      places.set(location, place);
    }
    return [...places.values()].sort((one, other) => other.probability - one.probability);
  }

  /** @param {number} location */
  nameOf(location) {
    const named = this.trace.places[location];
    return { label: named?.label ?? `#${location}`, category: named?.category ?? null };
  }

  /**
   * The most probable places, and all others as one.
   * @param {number} most
   * @param {number[]} [included] locations that stand among them in any case
   * @returns {PlaceShare[]}
   */
  answer(most, included = []) {
    const { final } = this.trace.location_probabilities;
    const leading = final.slice(0, most).map(({ location }) => location);
    const missing = [...new Set(included)].filter((location) => !leading.includes(location));
    const replaceable = leading.filter((location) => !included.includes(location));
    const replaced = replaceable.slice(Math.max(0, replaceable.length - missing.length));
    const shown = [...leading.filter((location) => !replaced.includes(location)), ...missing];
    const shares = shown.map((location) => this.#shareOf(location));
    const sum = (/** @type {"pointer" | "generation" | "probability"} */ part) =>
      shares.reduce((total, share) => total + share[part], 0);
    const others = this.#countWithout(shares);
    /** @type {PlaceShare} */
    const rest = {
      location: -1,
      label: othersInWords(others),
      category: null,
      pointer: Math.max(0, Number(this.hasPointer) - sum("pointer")),
      generation: Math.max(0, Number(this.hasGeneration) - sum("generation")),
      probability: Math.max(0, 1 - sum("probability")),
      count: others,
    };
    return [...shares, rest];
  }

  /** @param {number} location @returns {PlaceShare} */
  #shareOf(location) {
    return {
      location,
      ...this.nameOf(location),
      pointer: this.probabilityOf("pointer", location),
      generation: this.probabilityOf("generation", location),
      probability: this.probabilityOf("final", location),
    };
  }

  /**
   * The probability of a place on a path, or in the answer.
   * @param {"pointer" | "generation" | "final"} path
   * @param {number} location
   */
  probabilityOf(path, location) {
    const site = path === "final" ? "probabilities" : `${path}.probabilities`;
    const all = this.trace.tensors[site];
    if (all) return Number(all.values[location]);
    if (path === "final" && location === UNKNOWN) return this.trace.unknown_probability;
    const listed = this.trace.location_probabilities[path];
    return listed?.find((place) => place.location === location)?.probability ?? 0;
  }

  /**
   * What a place gets of the answer on a path; null where a large model's trace does not list it.
   * @param {"pointer" | "generation"} path
   * @param {number} location
   */
  shareOf(path, location) {
    const has = path === "pointer" ? this.hasPointer : this.hasGeneration;
    if (!has) return 0;
    if (path === "generation" && !this.#knows(path, location)) return null;
    const share = path === "pointer" ? this.gate : 1 - this.gate;
    return share * this.probabilityOf(path, location);
  }

  /**
   * The probability of a place; null where a large model's trace does not list it.
   * @param {number} location
   */
  knownProbability(location) {
    return this.#knows("final", location) ? this.probabilityOf("final", location) : null;
  }

  /** @param {"generation" | "final"} path @param {number} location */
  #knows(path, location) {
    const site = path === "final" ? "probabilities" : `${path}.probabilities`;
    return (
      this.has(site) ||
      (path === "final" && location === UNKNOWN) ||
      Boolean(this.trace.location_probabilities[path]?.some((place) => place.location === location))
    );
  }

  /**
   * The most probable places of the generation head, and all others as one.
   * @param {number} most
   */
  generated(most) {
    const listed = (this.trace.location_probabilities.generation ?? []).slice(0, most);
    const places = listed.map(({ location, probability }) => ({
      location,
      ...this.nameOf(location),
      probability,
    }));
    const rest = 1 - places.reduce((total, { probability }) => total + probability, 0);
    const others = this.#countWithout(places);
    return [
      ...places,
      {
        location: -1,
        label: othersInWords(others),
        category: null,
        probability: Math.max(0, rest),
      },
    ];
  }

  /**
   * How many other locations may come next, the unknown one included; of ranks, those that are a
   * place of this history.
   * @param {{location: number}[]} places
   */
  #countWithout(places) {
    const { architecture, ranks } = this.trace;
    const end = ranks === undefined ? architecture.locations : FIRST_KNOWN + ranks;
    return end - 1 - places.filter(({ location }) => location < end).length; // without padding
  }

  /** The length of each row of a site. @param {string} site */
  #lengths(site) {
    const known = this.#known.get(site);
    if (known) return known;
    const lengths = this.trace.lengths?.[site] ?? this.#computedLengths(site);
    this.#known.set(site, lengths);
    return lengths;
  }

  /** @param {string} site */
  #computedLengths(site) {
    const values = this.values(site);
    const width = values.length / this.count;
    const lengths = new Float32Array(this.count);
    for (let visit = 0; visit < this.count; visit++) {
      let squares = 0;
      for (let at = visit * width; at < (visit + 1) * width; at++) squares += values[at] ** 2;
      lengths[visit] = Math.sqrt(squares);
    }
    return lengths;
  }
}

/** The position of the largest number. @param {ArrayLike<number>} values */
export function largestIndex(values) {
  let best = 0;
  let largest = Number(values[0]);
  for (let index = 1; index < values.length; index++) {
    const value = /** @type {number} */ (values[index]);
    if (value > largest) {
      best = index;
      largest = value;
    }
  }
  return best;
}

/** @param {number} others */
const othersInWords = (others) => (others === 1 ? "1 other" : `${others} others`);
