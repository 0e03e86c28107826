/** The arithmetic of opened blocks: how each of their numbers comes from the numbers before it. */

/** @import { Numbers } from "../network/formulas.js" */
/** @import { Reading } from "./reading.js" */
/**
 * Two vectors multiplied number by number and added up.
 * @typedef {object} Dot
 * @property {Numbers} first
 * @property {Numbers} second
 * @property {number[]} products
 * @property {number} sum of the products
 */
/**
 * A score: the product of a query and a key, scaled and shifted.
 * @typedef {object} Score
 * @property {Dot} dot
 * @property {number} width of both vectors, whose root scales
 * @property {boolean} isScaled
 * @property {number | null} bias of the visit's position; null without one
 * @property {boolean} isBiasOff whether an intervention leaves the bias out
 * @property {boolean} isMasked
 * @property {number} unmasked the score before a mask
 * @property {number} score −∞ where it is masked
 */
/**
 * A row of scores on the way to weights that add up to 1: e to each score, divided by their sum.
 * @typedef {object} Softmax
 * @property {Numbers} scores
 * @property {number} temperature that divides the scores
 * @property {number} shift subtracted from every score, so that e to it stays readable
 * @property {number[]} exponentials
 * @property {number} total of them
 * @property {number[]} weights
 */

const LARGEST_EXPONENT = 9; // of e that is written without a shift

/**
 * A head's score of a pair of visits.
 * @param {Reading} reading
 * @param {number} layer
 * @param {number} head
 * @param {number} query
 * @param {number} key
 * @returns {Score}
 */
export function headScore(reading, layer, head, query, key) {
  const site = `layers.${layer}.heads.${head}`;
  const queries = reading.values(`${site}.queries`);
  const keys = reading.values(`${site}.keys`);
  const width = queries.length / reading.count;
  const isScaled = reading.trace.interventions.scaling !== false;
  const dot = dotOf(rowOf(queries, query, width), rowOf(keys, key, width));
  return scoreOf(dot, isScaled, null, reading, key);
}

/**
 * The softmax of a row of a head.
 * @param {Reading} reading
 * @param {number} layer
 * @param {number} head
 * @param {number} query
 */
export function headSoftmax(reading, layer, head, query) {
  const scores = rowOf(
    reading.values(`layers.${layer}.heads.${head}.scores`),
    query,
    reading.count,
  );
  return softmaxOf(scores, reading.trace.interventions.attention_temperature ?? 1);
}

/** The pointer's score of a visit. @param {Reading} reading @param {number} visit @returns {Score} */
export function pointerScore(reading, visit) {
  const query = reading.values("pointer.query");
  const keys = reading.values("pointer.keys");
  const isScaled = reading.trace.interventions.pointer_scaling !== false;
  const bias = reading.has("pointer.bias") ? Number(reading.values("pointer.bias")[visit]) : null;
  return scoreOf(dotOf(query, rowOf(keys, visit, query.length)), isScaled, bias, reading, visit);
}

/** @param {Reading} reading */
export function pointerSoftmax(reading) {
  return softmaxOf(reading.pointerScores, reading.trace.interventions.pointer_temperature ?? 1);
}

/**
 * @param {Dot} dot
 * @param {boolean} isScaled
 * @param {number | null} bias
 * @param {Reading} reading
 * @param {number} visit
 * @returns {Score}
 */
function scoreOf(dot, isScaled, bias, reading, visit) {
  const width = dot.first.length;
  const unmasked = dot.sum / (isScaled ? Math.sqrt(width) : 1) + (bias ?? 0);
  const isMasked = reading.visits[visit]?.masked ?? false;
  return {
    dot,
    width,
    isScaled,
    bias,
    isBiasOff: bias !== null && reading.trace.interventions.position_bias === false,
    isMasked,
    unmasked,
    score: isMasked ? Number.NEGATIVE_INFINITY : unmasked,
  };
}

/** @param {Numbers} first @param {Numbers} second @returns {Dot} */
function dotOf(first, second) {
  const products = Array.from(first, (number, index) => number * second[index]);
  return { first, second, products, sum: sumOf(products) };
}

/** @param {Numbers} scores @param {number} temperature @returns {Softmax} */
export function softmaxOf(scores, temperature) {
  const finite = Array.from(scores, Number).filter(Number.isFinite);
  const largest = Math.max(...finite) / temperature;
  const shift = Math.abs(largest) > LARGEST_EXPONENT ? largest : 0;
  const exponentials = Array.from(scores, (score) => Math.exp(score / temperature - shift));
  const total = sumOf(exponentials);
  const weights = exponentials.map((exponential) => exponential / total);
  return { scores, temperature, shift, exponentials, total, weights };
}

/**
 * A layer norm of one number: (x − mean) × reciprocal deviation × weight + bias.
 * @typedef {object} NormedNumber
 * @property {number} x
 * @property {number} mean
 * @property {number} reciprocal of the deviation
 * @property {number} standard (x − mean) × reciprocal deviation
 * @property {number | null} weight null where this browser does not have the weights
 * @property {number | null} bias
 * @property {number} result of the network
 */

/**
 * @param {Reading} reading
 * @param {string} before the site that is normed
 * @param {string} site of the norm
 * @param {string} parameter the norm's published name
 * @param {number} visit
 * @param {number} number
 * @returns {NormedNumber | null} null where the norm is off, or the network has none
 */
export function normedNumber(reading, before, site, parameter, visit, number) {
  if (!reading.has(`${site}.mean`)) return null;
  const width = reading.trace.architecture.d_model;
  const x = Number(reading.values(before)[visit * width + number]);
  const mean = Number(reading.values(`${site}.mean`)[visit]);
  const reciprocal = Number(reading.values(`${site}.reciprocal_deviation`)[visit]);
  return {
    x,
    mean,
    reciprocal,
    standard: (x - mean) * reciprocal,
    weight: weightAt(reading, `${parameter}.weight`, number),
    bias: weightAt(reading, `${parameter}.bias`, number),
    result: Number(reading.values(site)[visit * width + number]),
  };
}

/**
 * What the hidden units of a feed-forward network give one number of a visit.
 * @param {Reading} reading
 * @param {number} layer
 * @param {number} visit
 * @param {number} number
 * @returns {{dot: Dot, bias: number} | null} null where this browser does not have the weights
 */
export function feedForwardNumber(reading, layer, visit, number) {
  const name = `transformer.layers.${layer}.linear2`;
  const weight = reading.trace.weights?.[`${name}.weight`];
  const bias = weightAt(reading, `${name}.bias`, number);
  const hidden = vectorOf(reading, `layers.${layer}.feed_forward.hidden`, visit);
  if (!weight || bias === null) return null;
  return { dot: dotOf(hidden, rowOf(weight.values, number, hidden.length)), bias };
}

/**
 * How the input's features give one number of a visit: a sum of products for each feature.
 * @typedef {object} ProjectedNumber
 * @property {{name: string, label: string, dot: Dot}[]} parts
 * @property {number} bias
 * @property {number} sum
 */

/** @param {Reading} reading @param {number} visit @param {number} number @returns {ProjectedNumber | null} */
export function projectedNumber(reading, visit, number) {
  const weight = reading.trace.weights?.["input_proj.weight"];
  const bias = weightAt(reading, "input_proj.bias", number);
  if (!weight || bias === null) return null;
  const width = Number(weight.shape[1]);
  let start = number * width;
  const parts = reading.slices.map(({ name, label }) => {
    const values = featureOf(reading, name, visit);
    const dot = dotOf(values, weight.values.subarray(start, start + values.length));
    start += values.length;
    return { name, label, dot };
  });
  return { parts, bias, sum: sumOf(parts.map(({ dot }) => dot.sum)) + bias };
}

/**
 * The vector of a feature of a visit.
 * @param {Reading} reading
 * @param {string} feature
 * @param {number} visit
 * @returns {Numbers}
 */
export function featureOf(reading, feature, visit) {
  const values = reading.values(`inputs.${feature}`);
  return rowOf(values, visit, values.length / reading.count);
}

/** A visit's vector at a site. @param {Reading} reading @param {string} site @param {number} visit */
export function vectorOf(reading, site, visit) {
  const values = reading.values(site);
  return rowOf(values, visit, values.length / reading.count);
}

/**
 * The logit of the gate from its hidden units.
 * @typedef {object} GateLogit
 * @property {Numbers} hidden
 * @property {Dot | null} dot with the weights; null where this browser does not have them
 * @property {number | null} bias
 * @property {number} logit
 * @property {number} learned 1 / (1 + e^−logit), which the network sets the gate to
 */

/** @param {Reading} reading @returns {GateLogit | null} null without a learned gate */
export function gateLogit(reading) {
  if (!reading.has("gate.logit") || !reading.has("gate.hidden")) return null;
  const hidden = reading.values("gate.hidden");
  const weight = reading.trace.weights?.["ptr_gen_gate.2.weight"];
  const logit = Number(reading.values("gate.logit")[0]);
  return {
    hidden,
    dot: weight ? dotOf(hidden, weight.values) : null,
    bias: weightAt(reading, "ptr_gen_gate.2.bias", 0),
    logit,
    learned: 1 / (1 + Math.exp(-logit)),
  };
}

/**
 * A logit of the generation head.
 * @typedef {object} GenerationLogit
 * @property {Dot | null} dot of the context and the place's weights
 * @property {number | null} bias
 * @property {number | null} logit null where the trace leaves logits out
 */

/** @param {Reading} reading @param {number} location @returns {GenerationLogit} */
export function generationLogit(reading, location) {
  const context = reading.values("context");
  const weight = reading.trace.weights?.["gen_head.weight"];
  const dot = weight ? dotOf(context, rowOf(weight.values, location, context.length)) : null;
  const bias = weightAt(reading, "gen_head.bias", location);
  const logits = reading.trace.tensors["generation.logits"]?.values;
  const computed = dot && bias !== null ? dot.sum + bias : null;
  return { dot, bias, logit: logits ? Number(logits[location]) : computed };
}

/** The softmax over all places; null where the trace leaves logits out. @param {Reading} reading */
export function generationSoftmax(reading) {
  const logits = reading.trace.tensors["generation.logits"]?.values;
  return logits ? softmaxOf(logits, 1) : null;
}

/**
 * The probability of a place from both paths.
 * @typedef {object} PlaceSum
 * @property {number[]} visits of the place
 * @property {number} pointer
 * @property {number} generation
 * @property {number} gate
 * @property {number} fromPointer
 * @property {number} fromGeneration
 * @property {number} probability
 */

/** @param {Reading} reading @param {number} location @returns {PlaceSum} */
export function placeSum(reading, location) {
  const { gate } = reading;
  const visits = reading.locations.flatMap((at, visit) => (at === location ? [visit] : []));
  const pointer = reading.hasPointer
    ? sumOf(visits.map((visit) => Number(reading.pointerWeights[visit])))
    : 0;
  const generation = generatedShare(reading, location, pointer);
  return {
    visits,
    pointer,
    generation,
    gate,
    fromPointer: gate * pointer,
    fromGeneration: (1 - gate) * generation,
    probability: gate * pointer + (1 - gate) * generation,
  };
}

/**
 * The probability of a place by the generation head; where a trace does not list it, what the
 * answer leaves to it.
 * @param {Reading} reading
 * @param {number} location
 * @param {number} pointer its probability by the pointer
 */
function generatedShare(reading, location, pointer) {
  if (!reading.hasGeneration) return 0;
  const listed = reading.trace.location_probabilities.generation;
  const isKnown =
    reading.has("generation.probabilities") || listed?.some((place) => place.location === location);
  if (isKnown || reading.gate === 1) return reading.probabilityOf("generation", location);
  const rest = reading.probabilityOf("final", location) - reading.gate * pointer;
  return Math.max(0, rest) / (1 - reading.gate);
}

/**
 * A parameter's number; null where this browser does not have the weights.
 * @param {Reading} reading
 * @param {string} name
 * @param {number} index
 */
export function weightAt(reading, name, index) {
  const weight = reading.trace.weights?.[name];
  return weight ? Number(weight.values[index]) : null;
}

/** @param {Numbers} values @param {number} row @param {number} width @returns {Numbers} */
export function rowOf(values, row, width) {
  return values.subarray(row * width, (row + 1) * width);
}

/** @param {ArrayLike<number>} numbers */
export function sumOf(numbers) {
  return Array.from(numbers).reduce((total, number) => total + number, 0);
}
