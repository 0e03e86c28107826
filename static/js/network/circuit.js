/**
 * Which parts make the answer: the networks of all subsets of heads, feed-forward networks, pointer
 * and generation head, as `app/pointerscope/analysis/subsets.py` runs them. One pass without some
 * parts of the encoder answers for three networks: its pointer alone, its generation head alone, and
 * both blended by the gate.
 */

/** @import { ExplainedQuery } from "./explanation.js" */
/** @import { Architecture, Interventions } from "./interventions.js" */
/** @import { SweepAnswer, Variant } from "./sweeps.js" */

/**
 * `layer` and `head` are null where a part has none.
 * @typedef {{name: string, layer: number | null, head: number | null}} CircuitPart
 */
/**
 * Every part with its Shapley value, in probability of the answer, and whether it belongs to the
 * smallest set that keeps the answer the most probable place.
 * @typedef {object} Circuit
 * @property {(CircuitPart & {value: number, isKept: boolean})[]} parts
 * @property {number} location the answer
 * @property {number} whole its probability in the whole network
 * @property {number} smallest its probability with the smallest set alone
 * @property {number} equallySmall how many sets of this size keep the answer
 * @property {number} keeping how many of all networks keep it
 * @property {number} networks how many have a pointer, a generation head or both
 */

/** With more parts than this, not all subsets are run. */
const MAX_PARTS = 12;

const DECIMALS = 1e6; // of probabilities that decide between equally small sets

/**
 * The parts that interventions leave: those of the encoder, and the outputs.
 * @param {Architecture} architecture
 * @param {Interventions} interventions
 * @returns {{encoder: CircuitPart[], outputs: CircuitPart[]}}
 */
export function circuitParts({ layers, heads, components }, { remove_heads, skip, only }) {
  /** @type {CircuitPart[]} */
  const encoder = [];
  const isSkipped = (/** @type {number} */ layer, /** @type {string} */ part) =>
    skip.some((skipped) => skipped.layer === layer && skipped.part === part);
  const isRemoved = (/** @type {number} */ layer, /** @type {number} */ head) =>
    remove_heads === "all" || remove_heads.some(([l, h]) => l === layer && h === head);
  for (let layer = 0; layer < layers; layer++) {
    for (let head = 0; head < heads && !isSkipped(layer, "attention"); head++) {
      if (!isRemoved(layer, head)) {
        encoder.push({ name: `layers.${layer}.heads.${head}`, layer, head });
      }
    }
    if (!isSkipped(layer, "feed_forward")) {
      encoder.push({ name: `layers.${layer}.feed_forward`, layer, head: null });
    }
  }
  const outputs = ["pointer", "generation"]
    .filter((name) => components.includes(name) && (only ?? name) === name)
    .map((name) => ({ name, layer: null, head: null }));
  return { encoder, outputs };
}

/**
 * The query without each subset of the encoder's parts: bit i of an index is set where part i stays.
 * @param {ExplainedQuery} explained
 * @returns {Variant[]} none where there are more than `MAX_PARTS`
 */
export function subsetsOfParts({ bundle, query: { history, masked, interventions } }) {
  const { encoder, outputs } = circuitParts(bundle.network.architecture, interventions);
  if (encoder.length + outputs.length > MAX_PARTS) return [];
  const { remove_heads: removed, skip } = interventions;
  return Array.from({ length: 2 ** encoder.length }, (_, kept) => {
    const gone = encoder.filter((_, index) => !(kept & (1 << index)));
    const heads = gone.flatMap(({ layer, head }) => (head === null ? [] : [[layer, head]]));
    const feedForward = gone.filter(({ head }) => head === null);
    const changed = /** @type {Interventions} */ ({
      ...interventions,
      remove_heads: removed === "all" ? removed : [...removed, ...heads],
      skip: [...skip, ...feedForward.map(({ layer }) => ({ layer, part: "feed_forward" }))],
    });
    return { input: { history, masked, interventions: changed } };
  });
}

/**
 * What the answers to all `subsetsOfParts` say.
 * @param {ReturnType<typeof circuitParts>} parts
 * @param {number} location the whole network's answer
 * @param {SweepAnswer[]} answers
 * @returns {Circuit}
 */
export function circuitOf({ encoder, outputs }, location, answers) {
  const players = [...encoder, ...outputs];
  const subsets = 2 ** players.length;
  const probabilities = new Float64Array(subsets);
  const keeps = new Uint8Array(subsets);
  for (let subset = 0; subset < subsets; subset++) {
    const answer = answers[subset & (2 ** encoder.length - 1)];
    const given = outputs.filter((_, index) => subset & (1 << (encoder.length + index)));
    const found = answer && answerOfOutputs(answer, given);
    probabilities[subset] = found?.probability ?? 0;
    keeps[subset] = Number(found?.location === location);
  }
  const kept = [...keeps.keys()].filter((subset) => keeps[subset]);
  const size = Math.min(...kept.map(sizeOf));
  const smallest = kept.filter((subset) => sizeOf(subset) === size);
  const rounded = (/** @type {number} */ subset) =>
    Math.round(DECIMALS * (probabilities[subset] ?? 0));
  const best = smallest.reduce((one, other) => (rounded(other) > rounded(one) ? other : one));
  const values = shapleyValues(probabilities);
  return {
    parts: players.map((part, index) => ({
      ...part,
      value: values[index] ?? 0,
      isKept: Boolean(best & (1 << index)),
    })),
    location,
    whole: probabilities[subsets - 1] ?? 0,
    smallest: probabilities[best] ?? 0,
    equallySmall: smallest.length,
    keeping: kept.length,
    networks: (2 ** outputs.length - 1) * 2 ** encoder.length,
  };
}

/**
 * The answer of the outputs that a network has; null without any.
 * @param {SweepAnswer} answer
 * @param {CircuitPart[]} outputs
 */
function answerOfOutputs({ prediction, probability, alone }, outputs) {
  if (outputs.length === 2) return { location: prediction.location, probability };
  const [output] = outputs;
  return output ? alone[/** @type {"pointer" | "generation"} */ (output.name)] : null;
}

/**
 * What each player adds to the value of a set, averaged over all orders of joining.
 * @param {Float64Array} table the value of every subset; bit i is set where player i belongs to it
 */
export function shapleyValues(table) {
  const players = Math.round(Math.log2(table.length));
  // The share of orders in which a given set of the others comes first, by its size.
  const shares = [1 / players];
  for (let size = 1; size < players; size++) {
    shares.push((Number(shares[size - 1]) * size) / (players - size));
  }
  return Array.from({ length: players }, (_, player) => {
    let value = 0;
    for (let subset = 0; subset < table.length; subset++) {
      if (subset & (1 << player)) continue;
      const gain = Number(table[subset | (1 << player)]) - Number(table[subset]);
      value += Number(shares[sizeOf(subset)]) * gain;
    }
    return value;
  });
}

/** The number of players in a set. @param {number} subset */
function sizeOf(subset) {
  let size = 0;
  for (let rest = subset; rest; rest &= rest - 1) size++;
  return size;
}
