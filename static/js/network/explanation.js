/** What one pass over a query shows, in the form in which the API's explain route says it. */

/** @import { Numbers, Tensor } from "./formulas.js" */
/** @import { Changes, PointerNetwork, Trace } from "./network.js" */
/** @import { People, Places } from "./places.js" */
/** @import { ResolvedQuery } from "./query.js" */

import { entropy, perplexity } from "./formulas.js";
import { computeFeatures } from "./histories.js";
import { FIRST_KNOWN, UNKNOWN } from "./limits.js";
import { NOT_FINITE } from "./messages.js";
import { fill } from "./problems.js";
import { notationOf, readQuery, readVisits } from "./query.js";
import { formatArrival } from "./visits.js";

/**
 * A network with the names that it knows.
 * @typedef {{id: string, network: PointerNetwork, places: Places, people: People}} Bundle
 */
/**
 * A query as the model reads it, and every tensor of its pass.
 * @typedef {{bundle: Bundle, query: ResolvedQuery, trace: Trace}} ExplainedQuery
 */

// Tensors that must be finite, by their names in Python. Scores are not among them: masked ones are
// minus infinity.
const CHECKED_OF_HEADS = {
  queries: "queries",
  keys: "keys",
  values: "values",
  weights: "weights",
  head_outputs: "outputs",
};
const CHECKED = {
  context: "context",
  content_scores: "pointer.content_scores",
  position_bias: "pointer.bias",
  pointer_weights: "pointer.weights",
  pointer_probabilities: "pointer.probabilities",
  generation_logits: "generation.logits",
  generation_probabilities: "generation.probabilities",
  gate_hidden: "gate.hidden",
  gate_logit: "gate.logit",
  gate: "gate.value",
  probabilities: "probabilities",
};

/** A pass with infinite or undefined numbers, caused by weights that are too large. */
export class NonFiniteError extends Error {}

/**
 * Explain a query with one pass.
 * @param {Bundle} bundle
 * @param {unknown} sent a query as the body of a request
 * @param {Changes} [changes] to tensors of the pass
 * @returns {ExplainedQuery}
 * @throws {InvalidQueryError} the query cannot be read, or an intervention changes a part that the
 *   network lacks
 * @throws {NonFiniteError} a tensor of the pass holds infinite or undefined numbers
 */
export function explain(bundle, sent, changes = {}) {
  const { network, places, people } = bundle;
  const query = readQuery(sent, { places, people, architecture: network.architecture });
  const trace = network.trace(batchOf(query, network), query.interventions, changes);
  checkFinite(bundle, trace);
  return { bundle, query, trace };
}

/**
 * The features of a history, with a mask over some of its visits.
 * @param {Pick<ResolvedQuery, "history" | "masked">} query
 * @param {PointerNetwork} network
 */
export function batchOf({ history, masked }, { architecture }) {
  const features = computeFeatures(history, architecture.max_visits);
  if (!masked.length) return features;
  const mask = Uint8Array.from(history.locations, (_, visit) => (masked.includes(visit) ? 0 : 1));
  return { ...features, mask };
}

/**
 * Everything between the visits and the prediction. A part that the network lacks is null.
 * @param {ExplainedQuery} explained
 */
export function explanationContent(explained) {
  const { layers, heads } = explained.bundle.network.architecture;
  const weights = range(layers).map((layer) =>
    range(heads).map((head) => matrix(explained.trace, `layers.${layer}.heads.${head}.weights`)),
  );
  const { model, user, visits, notation, predict_at, ...answer } = answerContent(explained);
  return {
    model,
    user,
    visits,
    notation,
    predict_at,
    self_attention: heads ? { weights } : null,
    pointer: pointerContent(explained.trace),
    ...answer,
  };
}

/**
 * What the network read and answers, without the weights of attention and pointer.
 * @param {ExplainedQuery} explained
 */
export function answerContent({ bundle, query, trace }) {
  const { places } = bundle;
  const { history, interventions, topK } = query;
  const gate = trace["gate.value"].values[0];
  const logit = trace["gate.logit"]?.values[0] ?? null;
  const isForced = interventions.gate !== null || interventions.only !== null;
  const pointer = trace["pointer.probabilities"]?.values ?? null;
  const generation = trace["generation.probabilities"]?.values ?? null;
  const { values: final } = trace.probabilities;
  /** @param {number[]} ids @param {Numbers} probabilities */
  const listed = (ids, probabilities) =>
    ids.map((id) => ({ location: id, name: places.at(id).name, probability: probabilities[id] }));
  const leading = leadingLocations(final, topK);
  const [first = FIRST_KNOWN] = leading;
  return {
    model: bundle.id,
    user: history.user || null,
    visits: readVisits(query, places),
    notation: notationOf(query),
    predict_at: formatArrival(query.predictAt).replace(" ", "T"),
    gate: { value: gate, logit, learned: logit !== null && !isForced },
    location_probabilities: {
      pointer:
        pointer && listed(mostProbableFirst([...new Set(history.locations)], pointer), pointer),
      generation: generation && listed(leadingLocations(generation, topK), generation),
      final: listed(leading, final),
    },
    prediction: {
      location: first,
      name: places.at(first).name,
      probability: final[first],
      from_pointer: pointer ? gate * pointer[first] : 0,
      from_generation: generation ? (1 - gate) * generation[first] : 0,
    },
    unknown_probability: final[UNKNOWN],
  };
}

/** The scores and weights of the pointer; null without one. @param {Trace} trace */
export function pointerContent(trace) {
  const weights = trace["pointer.weights"];
  if (!weights) return null;
  return {
    content_scores: vector(trace["pointer.content_scores"]),
    position_bias: vector(trace["pointer.bias"]),
    scores: vector(trace["pointer.scores"]),
    weights: vector(weights),
    entropy: entropy(weights),
    effective_positions: perplexity(weights),
  };
}

/**
 * The most probable known places; fewer than k if all others have a probability of exactly 0, but
 * at least one.
 * @param {Numbers} probabilities (V)
 * @param {number} k
 */
export function leadingLocations(probabilities, k) {
  const inOrder = probabilities.slice(FIRST_KNOWN).sort();
  const least = inOrder[inOrder.length - k] ?? 0;
  const ids = range(probabilities.length).slice(FIRST_KNOWN);
  const candidates = ids.filter((id) => probabilities[id] > 0 && probabilities[id] >= least);
  return candidates.length
    ? mostProbableFirst(candidates, probabilities).slice(0, k)
    : [FIRST_KNOWN];
}

/** Of equals, the smaller id first. @param {number[]} ids @param {Numbers} probabilities */
function mostProbableFirst(ids, probabilities) {
  return ids.sort((one, other) => probabilities[other] - probabilities[one] || one - other);
}

/** A tensor as lists of rows for JSON. @param {Trace} trace @param {string} site */
function matrix(trace, site) {
  const { values, shape } = /** @type {Tensor} */ (trace[site]);
  const [rows, columns] = shape;
  return range(rows).map((row) => list(values.subarray(row * columns, (row + 1) * columns)));
}

/** A tensor as a list for JSON; null where there is none. @param {Tensor} [tensor] */
function vector(tensor) {
  return tensor ? list(tensor.values) : null;
}

/** Numbers as JSON has them, without infinities. @param {Float32Array} values */
function list(values) {
  return Array.from(values, (x) => (x === Number.NEGATIVE_INFINITY ? "-inf" : x));
}

/**
 * Check that a pass holds no infinite or undefined numbers but those that masks make.
 * @param {Pick<Bundle, "id" | "network">} bundle
 * @param {Trace} trace
 * @throws {NonFiniteError} it does; the first such tensor in the order of the pass is named
 */
export function checkFinite({ id, network }, trace) {
  const { layers, heads } = network.architecture;
  for (const { name, sites } of checkedSites(layers, heads)) {
    const tensors = sites.flatMap((site) => trace[site] ?? []);
    if (!tensors.every(({ values }) => values.every(Number.isFinite))) {
      throw new NonFiniteError(fill(NOT_FINITE, { model: id, tensor: name }));
    }
  }
}

/**
 * The names in Python of the tensors to check, in the order of the pass, with their sites.
 * @param {number} layers
 * @param {number} heads
 */
function* checkedSites(layers, heads) {
  yield { name: "hidden[0]", sites: ["layers.0.residual_in"] };
  for (const layer of range(layers)) {
    for (const [name, tensor] of Object.entries(CHECKED_OF_HEADS)) {
      const sites = range(heads).map((head) => `layers.${layer}.heads.${head}.${tensor}`);
      yield { name: `layers[${layer}].${name}`, sites };
    }
    yield { name: `hidden[${layer + 1}]`, sites: [`layers.${layer}.residual_out`] };
  }
  for (const [name, site] of Object.entries(CHECKED)) yield { name, sites: [site] };
}

/** The numbers from 0 to below a length. @param {number} length */
function range(length) {
  return [...Array(length).keys()];
}
