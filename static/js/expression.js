/**
 * Expressions: how an array is computed from tables. Python records them
 * (`app/pointerscope/lessons/framework/expressions.py` says what an expression is); this module
 * computes them again, in double or single precision.
 */

/** @import { Operation } from "./figure-contract.d.ts" */
/**
 * @typedef {number | string} JsonNumber JSON has no infinities: they are "inf", "-inf" and "nan"
 * @typedef {Operation[]} Expression operands come first; the last operation gives the array
 * @typedef {ArrayLike<number>} Numbers in row-major order
 * @typedef {(name: string, at?: string[]) => Numbers} FindNumbers the numbers of a table; of one of
 *   a figure, the part that options select
 */

const LEAST_TEMPERATURE = 1e-30;

/** Functions of single numbers. @type {Record<string, (first: number, second: number) => number>} */
export const FUNCTIONS = {
  add: (x, y) => x + y,
  subtract: (x, y) => x - y,
  multiply: (x, y) => x * y,
  divide: (x, y) => x / y,
  power: (x, y) => x ** y,
  maximum: Math.max,
  minimum: Math.min,
  greater: (x, y) => Number(x > y),
  greater_equal: (x, y) => Number(x >= y),
  less: (x, y) => Number(x < y),
  less_equal: (x, y) => Number(x <= y),
  equal: (x, y) => Number(x === y),
  not_equal: (x, y) => Number(x !== y),
  negative: (x) => -x,
  absolute: Math.abs,
  exp: Math.exp,
  log: Math.log,
  sqrt: Math.sqrt,
  sign: Math.sign,
  floor: Math.floor,
  remainder: (x, y) => ((x % y) + y) % y,
  isfinite: (x) => Number(Number.isFinite(x)),
  round: (x, decimals) => roundHalfToEven(x * 10 ** decimals) / 10 ** decimals,
  sin: Math.sin,
  cos: Math.cos,
  tanh: Math.tanh,
  sigmoid: (x) => 1 / (1 + Math.exp(-x)),
  gelu: (x) => (x / 2) * (1 + errorFunction(x / Math.SQRT2)),
};

/** Functions of many numbers. @type {Record<string, (numbers: number[]) => number>} */
export const REDUCTIONS = {
  sum: (numbers) => numbers.reduce((total, number) => total + number, 0),
  product: (numbers) => numbers.reduce((total, number) => total * number, 1),
  largest: (numbers) => Math.max(...numbers),
  smallest: (numbers) => Math.min(...numbers),
};

/** Read a number of JSON. @param {JsonNumber} value */
export function finite(value) {
  return typeof value === "string" ? Number(value.replace("inf", "Infinity")) : value;
}

/** The number of elements of an array. @param {Operation} operation */
export function sizeOf({ shape }) {
  return shape.reduce((size, length) => size * length, 1);
}

/**
 * Compute an expression.
 * @param {Expression} expression
 * @param {FindNumbers} numbersOf
 * @param {{single?: boolean}} [options] `single` rounds each result to single precision
 * @returns {Float32Array | Float64Array}
 * @throws {RangeError} an operation that only Python computes
 */
export function evaluate(expression, numbersOf, { single = false } = {}) {
  const ArrayType = single ? Float32Array : Float64Array;
  /** @type {(Float32Array | Float64Array)[]} */
  const results = [];
  const element = (/** @type {number} */ operand, /** @type {number} */ index) =>
    results[operand]?.[index] ?? Number.NaN;
  for (const operation of expression) {
    if (operation.op === "opaque") throw new RangeError("Only Python computes this.");
    const result = new ArrayType(sizeOf(operation));
    const numbers = operation.op === "table" ? numbersOf(operation.name ?? "", operation.at) : [];
    for (let index = 0; index < result.length; index += 1) {
      result[index] =
        operation.op === "table"
          ? (numbers[index] ?? Number.NaN)
          : elementOf(expression, operation, index, element);
    }
    results.push(result);
  }
  return results.at(-1) ?? new ArrayType(0);
}

/**
 * One element of an operation.
 * @param {Expression} expression
 * @param {Operation} operation
 * @param {number} index
 * @param {(operand: number, index: number) => number} element of an operand, by its position
 */
function elementOf(expression, operation, index, element) {
  const { op } = operation;
  if (op === "constant") return constantAt(operation, index);
  const sources = sourcesOf(expression, operation, index).map(([operand, at]) =>
    element(operand, at),
  );
  const [first = 0, second = 0, third = 0] = sources;
  if (op === "view" || op === "join") return first;
  if (op === "where") return first ? second : third;
  if (op === "matmul") return sumOfProducts(sources);
  if (op === "collect") return REDUCTIONS.sum?.(sources) ?? 0;
  if (op === "softmax") return softmaxAt(expression, operation, index, sources);
  const reduce = REDUCTIONS[op];
  if (reduce) return reduce(sources);
  const apply = FUNCTIONS[op];
  if (!apply) throw new RangeError(`There is no operation ${op}.`);
  return apply(first, second);
}

/**
 * The elements of operands that an element is computed from, as positions of operands and flat
 * indices. Of a matrix product factors alternate; of a softmax the temperature comes last.
 * @param {Expression} expression
 * @param {Operation} operation
 * @param {number} index
 * @returns {[operand: number, index: number][]}
 */
export function sourcesOf(expression, operation, index) {
  const { op, of = [], groups } = operation;
  const [first = 0, second = 0] = of;
  if (op === "view") return [[first, viewedIndex(operation, index)]];
  if (op === "join") return [joinedElement(expression, of, index)];
  if (op === "collect") return (groups?.[index] ?? []).map((at) => [first, at]);
  if (op === "matmul") {
    const [width, columns] = [expression[second]?.shape.at(-2) ?? 0, operation.shape.at(-1) ?? 1];
    const [row, column] = [Math.floor(index / columns), index % columns];
    const matrix = Math.floor(row / (operation.shape.at(-2) ?? 1)) * width * columns;
    return range(width).flatMap((term) => [
      [first, row * width + term],
      [second, matrix + term * columns + column],
    ]);
  }
  if (op === "softmax" || op in REDUCTIONS) {
    const width = expression[first]?.shape.at(-1) ?? 0;
    const row = op === "softmax" ? Math.floor(index / width) : index;
    /** @type {[number, number][]} */
    const elements = range(width).map((term) => [first, row * width + term]);
    return of.length > 1 ? [...elements, [second, 0]] : elements;
  }
  return of.map((operand) => [operand, expression[operand]?.shape.length ? index : 0]);
}

/**
 * @param {Operation} operation
 * @param {number} index
 */
export function constantAt({ values = 0 }, index) {
  return finite(Array.isArray(values) ? (values[index] ?? Number.NaN) : values);
}

/**
 * The position of an element in its row, and the number of elements of the row.
 * @param {Expression} expression
 * @param {Operation} softmax
 * @param {number} index
 */
export function placeInRow(expression, { of = [] }, index) {
  const width = expression[of[0] ?? 0]?.shape.at(-1) ?? 1;
  return { place: index % width, width };
}

/**
 * @param {Expression} expression
 * @param {Operation} operation
 * @param {number} index
 * @param {number[]} sources the scores of a row, then the temperature, if there is one
 */
function softmaxAt(expression, operation, index, sources) {
  const { place, width } = placeInRow(expression, operation, index);
  const powers = exponentials(sources.slice(0, width), sources[width]);
  return (powers[place] ?? Number.NaN) / powers.reduce((total, power) => total + power, 0);
}

/**
 * The exponentials of a softmax, of scores less the largest.
 * @param {number[]} scores
 * @param {number} [temperature]
 */
export function exponentials(scores, temperature = 1) {
  const largest = Math.max(...scores);
  // Clipped to the range of single precision, as in Python.
  const divisor = Math.min(Math.max(temperature, LEAST_TEMPERATURE), 1 / LEAST_TEMPERATURE);
  return scores.map((score) => Math.exp((score - largest) / divisor));
}

/** @param {number[]} factors two of each product in turn */
function sumOfProducts(factors) {
  let total = 0;
  for (let term = 0; term < factors.length; term += 2) {
    total += (factors[term] ?? 0) * (factors[term + 1] ?? 0);
  }
  return total;
}

/**
 * @param {Operation} view
 * @param {number} index
 */
function viewedIndex({ shape, offset = 0, strides, index: table }, index) {
  if (table) return table[index] ?? 0;
  let [at, left] = [offset, index];
  for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
    const length = shape[axis] ?? 1;
    at += (left % length) * (strides?.[axis] ?? 0);
    left = Math.floor(left / length);
  }
  return at;
}

/**
 * @param {Expression} expression
 * @param {number[]} operands
 * @param {number} index
 * @returns {[operand: number, index: number]}
 */
function joinedElement(expression, operands, index) {
  let at = index;
  for (const operand of operands) {
    const size = sizeOf(expression[operand] ?? { op: "", shape: [] });
    if (at < size) return [operand, at];
    at -= size;
  }
  throw new RangeError(`No operand has the element ${index}.`);
}

/** The numbers from 0 up to a number. @param {number} count */
function range(count) {
  return Array.from({ length: count }, (_, index) => index);
}

/** The nearest whole number; of two equally near the even one. @param {number} x */
function roundHalfToEven(x) {
  const below = Math.floor(x);
  if (x - below !== 0.5) return Math.round(x);
  return below % 2 ? below + 1 : below;
}

/** The error function, by a series of positive terms. @param {number} x */
function errorFunction(x) {
  if (Math.abs(x) > 6) return Math.sign(x); // as near as double precision comes
  let [sum, term] = [x, x];
  for (let order = 1; Math.abs(term) > Math.abs(sum) * 1e-17; order += 1) {
    term *= (2 * x * x) / (2 * order + 1);
    sum += term;
  }
  return ((2 * Math.exp(-x * x)) / Math.sqrt(Math.PI)) * sum;
}
