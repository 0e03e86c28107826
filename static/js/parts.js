/**
 * The arrays that a figure shows for the selected options, computed without asking the server.
 *
 * Evaluates the expressions that `app/pointerscope/figures/parts.py` describes.
 */

import { at, plain, tensor } from "./arrays.js";
import { exponentials } from "./expression.js";

/** @import { Tensor } from "./arrays.js" */
/**
 * @import {
 *   DotsExpression, FigureMeta, LinesPart, ProductExpression, RowExpression, SoftmaxExpression,
 *   TakeExpression
 * } from "./figure-contract.d.ts"
 */
/** @import { Figure, OptionValues, Trace } from "./plotly-types.d.ts" */
/**
 * @typedef {TakeExpression | ProductExpression | DotsExpression | SoftmaxExpression |
 *   RowExpression} Expression
 */

const ALL = "all"; // the value of an option that keeps a whole dimension
/** @type {WeakMap<FigureMeta, Record<string, Tensor>>} a figure's arrays, decoded once */
const decoded = new WeakMap();

/**
 * Give every trace its arrays for the selected values.
 * @param {Figure} figure
 * @param {OptionValues} selected
 */
export function showParts({ data, layout }, selected) {
  const { parts = [] } = layout.meta;
  const evaluate = evaluator(layout.meta, selected);
  for (const part of parts) {
    const trace = /** @type {Trace} */ (data[part.trace]);
    if ("lines" in part)
      Object.assign(trace, linesOf(evaluate(part.lines), selected[part.row], part));
    else trace[part.attribute] = plain(evaluate(part.is));
  }
}

/**
 * Make a function that evaluates expressions for the selected values.
 * @param {FigureMeta} meta
 * @param {OptionValues} selected
 * @returns {(expression: Expression) => Tensor}
 */
export function evaluator(meta, selected) {
  const arrays = arraysOf(meta);
  /** @type {Record<string, number | typeof ALL>} */
  const indices = Object.fromEntries(
    (meta.choices ?? []).map(({ name, values }) => [
      name,
      selected[name] === ALL ? ALL : values.indexOf(selected[name] ?? ""),
    ]),
  );
  /** @param {TakeExpression} expression @returns {Tensor} */
  const take = ({ take: name, at: options }) => {
    let part = arrays[name];
    if (!part) throw new Error(`The figure has no array ${name}.`);
    for (const option of options) {
      const index = indices[option] ?? 0;
      if (index !== ALL) part = at(part, index);
    }
    return part;
  };
  /** @param {Expression[]} pair a vector, then rows @returns {Tensor} */
  const product = ([vector, rows]) => {
    const [{ values: factors }, { values, shape }] = [
      evaluate(/** @type {Expression} */ (vector)),
      evaluate(/** @type {Expression} */ (rows)),
    ];
    const products = Float64Array.from(
      values,
      (value, index) => value * Number(factors[index % factors.length]),
    );
    return { values: products, shape };
  };
  /** @param {Expression} expression @returns {Tensor} */
  const evaluate = (expression) => {
    if ("take" in expression) return take(expression);
    if ("row" in expression) {
      const { values } = evaluate(expression.row);
      return { values, shape: [1, values.length] };
    }
    if ("softmax" in expression) return softmax(evaluate(expression.softmax), expression);
    if ("product" in expression) return product(expression.product);
    return rowSums(product(expression.dots), expression.over);
  };
  return evaluate;
}

/** @param {FigureMeta} meta @returns {Record<string, Tensor>} */
function arraysOf(meta) {
  let arrays = decoded.get(meta);
  if (!arrays) {
    arrays = Object.fromEntries(
      Object.entries(meta.arrays ?? {}).map(([name, array]) => [name, tensor(array)]),
    );
    decoded.set(meta, arrays);
  }
  return arrays;
}

/**
 * The sum of each row, divided by a number.
 * @param {Tensor} matrix
 * @param {number} divisor
 * @returns {Tensor}
 */
function rowSums(matrix, divisor) {
  const [count = 0] = matrix.shape;
  const sums = Float64Array.from({ length: count }, (_, row) => sum(at(matrix, row).values));
  return { values: sums.map((total) => total / divisor), shape: [count] };
}

/**
 * @param {Tensor} scores
 * @param {SoftmaxExpression} expression
 * @returns {Tensor}
 */
function softmax({ values, shape }, { temperature, mask }) {
  const scores = Array.from(values, (score, index) => (mask && !mask[index] ? -Infinity : score));
  const powers = exponentials(scores, temperature);
  const total = sum(powers);
  return { values: Float64Array.from(powers, (value) => value / total), shape };
}

/** @param {ArrayLike<number>} values */
function sum(values) {
  let total = 0;
  for (let index = 0; index < values.length; index += 1) total += Number(values[index]);
  return total;
}

/**
 * Lines from (0, row) to (1, column) for the values of a trace's range.
 * @param {Tensor} weights
 * @param {number | string | undefined} selectedRow
 * @param {LinesPart} part
 */
function linesOf({ values, shape }, selectedRow, { above, to }) {
  /** @type {(number | null)[]} */
  const x = [];
  /** @type {(number | null)[]} */
  const y = [];
  const [rows = 0, columns = 0] = shape;
  for (let row = 0; row < rows; row += 1) {
    if (selectedRow !== ALL && row !== selectedRow) continue;
    for (let column = 0; column < columns; column += 1) {
      const value = Number(values[row * columns + column]);
      if (value <= above || value > to) continue;
      x.push(0, 1, null);
      y.push(row, column, null);
    }
  }
  return { x, y };
}
