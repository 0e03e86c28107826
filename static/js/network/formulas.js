/**
 * The equations that the network uses, as in app/pointerscope/formulas: the same functions, each
 * tested equal to Python's. Sums are taken in double precision and stored in single precision.
 */

/**
 * Single-precision numbers. No type knows that an index lies within them, so elements are `any`.
 * @typedef {Float32Array & {[index: number]: any}} Numbers
 */
/** Lengths of dimensions; `any` likewise. @typedef {number[] & {[index: number]: any}} Shape */
/**
 * Numbers of any shape; those along the last dimension lie side by side.
 * @typedef {{values: Numbers, shape: Shape}} Tensor
 */
/**
 * Takes results of a formula's steps by name, and returns those to go on with.
 * @typedef {(name: string, tensor: Tensor) => Tensor} At
 */
/** Ids or positions. @typedef {Int32Array & {[index: number]: any}} Indices */
/**
 * Which key positions may be attended to: 1 where one may, 0 elsewhere; null where all may.
 * @typedef {Uint8Array | null} Mask
 */

const EPSILON = 1e-5; // of layer norm
// The error function, by its Taylor series around the nearest of many points.
const POINTS_PER_UNIT = 16;
const LAST_POINT = 6; // from which on erf is 1 in double precision
const TERMS = 10;
/** @type {ReturnType<typeof erfSeries> | null} computed when first needed */
let erfPoints = null;

/** A tensor of zeros. @param {Shape} shape @returns {Tensor} */
export function zeros(shape) {
  return { values: new Float32Array(shape.reduce((size, length) => size * length, 1)), shape };
}

/** The sum of two tensors of one shape. @param {Tensor} x @param {Tensor} y @returns {Tensor} */
export function add(x, y) {
  return { values: x.values.map((value, i) => value + y.values[i]), shape: x.shape };
}

/**
 * An affine map, x Wᵀ + b, with the weight stored as torch stores it.
 * @param {Tensor} x (…, n)
 * @param {Tensor} weight (m, n)
 * @param {Tensor} bias (m)
 * @returns {Tensor} (…, m)
 */
export function linear(x, weight, bias) {
  return productsOfRows(x, weight, bias.values);
}

/**
 * The product of each row of `x` with each row of `y`, plus a bias for each row of `y`.
 *
 * Four rows of `y` at a time, so that a number of `x` is read once for four products. Where fewer
 * than four are left, the last one is taken several times.
 * @param {Tensor} x (…, n)
 * @param {Tensor} y (m, n)
 * @param {Numbers} bias (m)
 * @returns {Tensor} (…, m)
 */
function productsOfRows({ values: x, shape }, { values: y, shape: [m, n] }, bias) {
  const products = zeros([...shape.slice(0, -1), m]);
  const { values: out } = products;
  /** @param {number} j @returns {Numbers} */
  const rowOf = (j) => y.subarray(j * n, (j + 1) * n);
  for (let j0 = 0; j0 < m; j0 += 4) {
    const j1 = Math.min(j0 + 1, m - 1);
    const j2 = Math.min(j0 + 2, m - 1);
    const j3 = Math.min(j0 + 3, m - 1);
    const [y0, y1, y2, y3] = [rowOf(j0), rowOf(j1), rowOf(j2), rowOf(j3)];
    for (let row = 0, to = 0; row < x.length; row += n, to += m) {
      let sum0 = bias[j0];
      let sum1 = bias[j1];
      let sum2 = bias[j2];
      let sum3 = bias[j3];
      for (let i = 0; i < n; i++) {
        const factor = x[row + i];
        sum0 += factor * y0[i];
        sum1 += factor * y1[i];
        sum2 += factor * y2[i];
        sum3 += factor * y3[i];
      }
      out[to + j0] = sum0;
      out[to + j1] = sum1;
      out[to + j2] = sum2;
      out[to + j3] = sum3;
    }
  }
  return products;
}

/**
 * Each row with mean 0 and variance 1, then scaled and shifted: γ (x − μ) / √(σ² + ε) + β.
 * @param {Tensor} x (…, d)
 * @param {Tensor} weight γ (d)
 * @param {Tensor} bias β (d)
 * @returns {{normed: Tensor, mean: Tensor, reciprocal_deviation: Tensor}} (…, d), (…) and (…)
 */
export function layerNorm({ values, shape }, { values: weight }, { values: bias }) {
  const d = weight.length;
  const normed = zeros(shape);
  const mean = zeros(shape.slice(0, -1));
  const reciprocal_deviation = zeros(shape.slice(0, -1));
  for (let row = 0; row < values.length / d; row++) {
    const start = row * d;
    let sum = 0;
    for (let i = 0; i < d; i++) sum += values[start + i];
    const mu = sum / d;
    let squares = 0;
    for (let i = 0; i < d; i++) squares += (values[start + i] - mu) ** 2;
    const scale = 1 / Math.sqrt(squares / d + EPSILON);
    for (let i = 0; i < d; i++) {
      normed.values[start + i] = (values[start + i] - mu) * scale * weight[i] + bias[i];
    }
    mean.values[row] = mu;
    reciprocal_deviation.values[row] = scale;
  }
  return { normed, mean, reciprocal_deviation };
}

/**
 * Weights that sum to 1 in each row, exp(z / τ) / Σ exp(z / τ); a score of −∞ has weight 0.
 * @param {Tensor} scores (…, n)
 * @param {number} [temperature] τ, positive
 * @returns {Tensor} (…, n)
 */
export function softmax({ values, shape }, temperature = 1) {
  if (!(temperature > 0 && temperature < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`The temperature must be a positive number, not ${temperature}.`);
  }
  const weights = zeros(shape);
  const n = shape[shape.length - 1];
  for (let start = 0; start < values.length; start += n) {
    const end = start + n;
    let largest = Number.NEGATIVE_INFINITY;
    for (let i = start; i < end; i++) largest = Math.max(largest, values[i]);
    let sum = 0;
    for (let i = start; i < end; i++) {
      weights.values[i] = Math.exp((values[i] - largest) / temperature);
      sum += weights.values[i];
    }
    for (let i = start; i < end; i++) weights.values[i] /= sum;
  }
  return weights;
}

/** Scores, −∞ where the mask is 0. @param {Tensor} scores (…, n) @param {Mask} [mask] (n) */
export function masked(scores, mask) {
  if (!mask) return scores;
  const seen = (/** @type {number} */ score, /** @type {number} */ i) =>
    mask[i % mask.length] ? score : Number.NEGATIVE_INFINITY;
  return { values: scores.values.map(seen), shape: scores.shape };
}

/** x divided by √width. @param {Tensor} x @param {number} width @returns {Tensor} */
export function scaleByRoot(x, width) {
  return { values: x.values.map((value) => value / Math.sqrt(width)), shape: x.shape };
}

/**
 * Every query against every key, Q Kᵀ / √k.
 * @param {Tensor} queries (…, k)
 * @param {Tensor} keys (m, k)
 * @param {boolean} [scaled] false: not divided by √k
 * @returns {Tensor} (…, m)
 */
export function attentionScores(queries, keys, scaled = true) {
  const [m, k] = keys.shape;
  return productsOfRows(scaled ? scaleByRoot(queries, k) : queries, keys, new Float32Array(m));
}

/**
 * The values averaged by attention weights.
 * @param {Tensor} weights (…, m)
 * @param {Tensor} values (m, k)
 * @returns {Tensor} (…, k)
 */
export function weightedSum(weights, values) {
  const [m, k] = values.shape;
  const columns = zeros([k, m]);
  for (let i = 0; i < m * k; i++)
    columns.values[(i % k) * m + Math.floor(i / k)] = values.values[i];
  return productsOfRows(weights, columns, new Float32Array(k));
}

/**
 * The values averaged, weighted by how well keys match queries: softmax(Q Kᵀ / √k) V.
 * @param {Tensor} queries (q, k)
 * @param {Tensor} keys (m, k)
 * @param {Tensor} values (m, v)
 * @param {{mask?: Mask, temperature?: number, scaled?: boolean, at?: At}} options `at` takes
 *   `scores` and `weights`
 * @returns {{scores: Tensor, weights: Tensor, outputs: Tensor}} (q, m), (q, m) and (q, v)
 */
export function scaledDotProductAttention(
  queries,
  keys,
  values,
  { mask, temperature, scaled, at = unchanged },
) {
  const scores = at("scores", masked(attentionScores(queries, keys, scaled), mask));
  const weights = at("weights", softmax(scores, temperature));
  return { scores, weights, outputs: weightedSum(weights, values) };
}

/** What the steps of a formula do to their results where nobody looks or changes. @type {At} */
const unchanged = (_, tensor) => tensor;

/** The exact Gaussian error linear unit, x Φ(x). @param {Tensor} x @returns {Tensor} */
export function gelu({ values: x, shape }) {
  const activated = zeros(shape);
  for (let i = 0; i < x.length; i++)
    activated.values[i] = 0.5 * x[i] * (1 + erf(x[i] * Math.SQRT1_2));
  return activated;
}

/**
 * A two-layer network for every position, GELU(x W₁ + b₁) W₂ + b₂.
 * @param {Tensor} x (…, d)
 * @param {Tensor} weight1 (f, d)
 * @param {Tensor} bias1 (f)
 * @param {Tensor} weight2 (d, f)
 * @param {Tensor} bias2 (d)
 * @param {At} [at] takes `pre` and `hidden`, the units before and after the GELU
 * @returns {{pre: Tensor, hidden: Tensor, out: Tensor}} (…, f), (…, f) and (…, d)
 */
export function feedForward(x, weight1, bias1, weight2, bias2, at = unchanged) {
  const pre = at("pre", linear(x, weight1, bias1));
  const hidden = at("hidden", gelu(pre));
  return { pre, hidden, out: linear(hidden, weight2, bias2) };
}

/**
 * The key of each visit against the context's query, q · kᵢ / √d.
 * @param {Tensor} query (d)
 * @param {Tensor} keys (T, d)
 * @param {boolean} [scaled] false: not divided by √d
 * @returns {Tensor} (T)
 */
export function contentScores(query, keys, scaled = true) {
  return attentionScores(query, keys, scaled);
}

/**
 * Content scores plus the learned bias of each visit's position.
 * @param {Tensor} content (T)
 * @param {Tensor} positionBias (T)
 * @returns {Tensor} (T)
 */
export function pointerScores(content, positionBias) {
  return add(content, positionBias);
}

/**
 * The weights of visits, added up by location.
 * @param {Tensor} weights (T)
 * @param {Indices} locations (T)
 * @param {number} size V
 * @returns {Tensor} (V)
 */
export function scatterAdd(weights, locations, size) {
  const sums = zeros([size]);
  weights.values.forEach((weight, visit) => {
    sums.values[locations[visit]] += weight;
  });
  return sums;
}

/**
 * The weight of the pointer, g = σ(W₂ GELU(W₁ c + b₁) + b₂).
 * @param {Tensor} context (d)
 * @param {Tensor} weight1 (h, d)
 * @param {Tensor} bias1 (h)
 * @param {Tensor} weight2 (1, h)
 * @param {Tensor} bias2 (1)
 * @param {At} [at] takes `hidden` and `logit`
 * @returns {{hidden: Tensor, logit: Tensor, value: Tensor}} (h), a number and a number
 */
export function gate(context, weight1, bias1, weight2, bias2, at = unchanged) {
  const hidden = at("hidden", gelu(linear(context, weight1, bias1)));
  const logit = at("logit", { values: linear(hidden, weight2, bias2).values, shape: [] });
  return { hidden, logit, value: sigmoid(logit) };
}

/** The logistic function, 1 / (1 + exp(−x)). @param {Tensor} x @returns {Tensor} */
export function sigmoid({ values, shape }) {
  return { values: values.map((x) => 1 / (1 + Math.exp(-x))), shape };
}

/**
 * Two distributions mixed, g P_pointer + (1 − g) P_generation.
 * @param {Tensor} gate g, a number
 * @param {Tensor} pointer (V)
 * @param {Tensor} generation (V)
 * @returns {Tensor} (V)
 */
export function blend({ values: gate }, pointer, generation) {
  const mixed = (/** @type {number} */ p, /** @type {number} */ i) =>
    gate[0] * p + (1 - gate[0]) * generation.values[i];
  return { values: pointer.values.map(mixed), shape: pointer.shape };
}

/** The entropy of probabilities in nats, −Σ p ln p. @param {Tensor} p */
export function entropy({ values }) {
  return values.reduce((sum, p) => sum - (p ? p * Math.log(p) : 0), 0);
}

/** The effective number of outcomes, exp(H(p)). @param {Tensor} p */
export function perplexity(p) {
  return Math.exp(entropy(p));
}

/** The error function, 2/√π ∫₀ˣ exp(−t²) dt. @param {number} x */
export function erf(x) {
  const size = Math.abs(x);
  if (!(size < LAST_POINT)) return Math.sign(x);
  const point = Math.round(size * POINTS_PER_UNIT);
  erfPoints ??= erfSeries();
  return Math.sign(x) * polynomial(erfPoints, point * TERMS, size - point / POINTS_PER_UNIT);
}

/** The coefficients of erf's Taylor series around each point, one series after the other. */
function erfSeries() {
  /** @type {Float64Array & {[index: number]: any}} */
  const series = new Float64Array((LAST_POINT * POINTS_PER_UNIT + 1) * TERMS);
  let value = 0; // of erf at the point
  for (let start = 0; start < series.length; start += TERMS) {
    const x = start / TERMS / POINTS_PER_UNIT;
    series[start] = value;
    // The slope of erf is a multiple of exp(−x²), whose own series follows from its slope, −2x
    // times itself.
    let before = 0;
    let coefficient = (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x);
    for (let term = 1; term < TERMS; term++) {
      series[start + term] = coefficient / term;
      [before, coefficient] = [coefficient, (-2 * (x * coefficient + before)) / term];
    }
    value = polynomial(series, start, 1 / POINTS_PER_UNIT);
  }
  return series;
}

/**
 * A polynomial by Horner's rule.
 * @param {{[index: number]: any}} coefficients of which the first belongs to the constant term
 * @param {number} start where they begin
 * @param {number} x
 */
function polynomial(coefficients, start, x) {
  let value = 0;
  for (let term = TERMS - 1; term >= 0; term--) value = value * x + coefficients[start + term];
  return value;
}
