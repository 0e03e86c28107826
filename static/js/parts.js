/**
 * The parts of its arrays that a figure shows, by what is chosen; nobody is asked.
 *
 * Reads the small language that `app/pointerscope/figures/parts.py` describes.
 */

import { at, plain, tensor } from "./arrays.js";

/** @typedef {import("./arrays.js").Tensor} Tensor */

const ALL = "all";
/** @type {WeakMap<object, Record<string, Tensor>>} the arrays of a figure, decoded once */
const read = new WeakMap();

/**
 * Give every trace the part that the chosen values name.
 * @param {{data: any[], layout: any}} figure
 * @param {Record<string, number | string>} chosen values of options
 */
export function showParts({ data, layout }, chosen) {
  const { parts = [] } = layout.meta;
  const value = evaluator(layout.meta, chosen);
  for (const part of parts) {
    const trace = data[part.trace];
    if (part.lines) Object.assign(trace, lines(value(part.lines), chosen[part.row], part));
    else trace[part.attribute] = plain(value(part.is));
  }
}

/**
 * What expressions are worth for the chosen values.
 * @returns {(expression: any) => Tensor}
 */
export function evaluator(meta, chosen) {
  if (!read.has(meta))
    read.set(
      meta,
      Object.fromEntries(
        Object.entries(meta.arrays ?? {}).map(([name, array]) => [name, tensor(array)]),
      ),
    );
  const arrays = read.get(meta);
  const indices = Object.fromEntries(
    (meta.choices ?? []).map(({ name, values }) => [
      name,
      chosen[name] === ALL ? ALL : values.indexOf(chosen[name]),
    ]),
  );
  const evaluate = (expression) => {
    if (expression.take) {
      return expression.at.reduce(
        (part, option) => (indices[option] === ALL ? part : at(part, indices[option])),
        arrays[expression.take],
      );
    }
    if (expression.row) {
      const { values } = evaluate(expression.row);
      return { values, shape: [1, values.length] };
    }
    if (expression.softmax) return softmax(evaluate(expression.softmax), expression);
    const [vector, rows] = (expression.product ?? expression.dots).map(evaluate);
    const products = {
      values: Float64Array.from(
        rows.values,
        (value, index) => value * vector.values[index % vector.values.length],
      ),
      shape: rows.shape,
    };
    return expression.product ? products : sums(products, expression.over);
  };
  return evaluate;
}

function sums({ values, shape }, over) {
  const [count, width] = shape;
  const added = Float64Array.from(
    { length: count },
    (_, row) =>
      values.subarray(row * width, (row + 1) * width).reduce((sum, value) => sum + value, 0) / over,
  );
  return { values: added, shape: [count] };
}

function softmax({ values, shape }, { temperature, mask }) {
  const scores = Array.from(values, (score, index) =>
    mask && !mask[index] ? -Infinity : score / temperature,
  );
  const largest = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - largest));
  const total = exponentials.reduce((sum, value) => sum + value, 0);
  return { values: Float64Array.from(exponentials, (value) => value / total), shape };
}

/** Lines from (0, row) to (1, column) of the values above one bound up to another. */
function lines({ values, shape }, chosenRow, { above, to }) {
  const x = [];
  const y = [];
  const [rows, columns] = shape;
  for (let row = 0; row < rows; row += 1) {
    if (chosenRow !== ALL && row !== chosenRow) continue;
    for (let column = 0; column < columns; column += 1) {
      const value = values[row * columns + column];
      if (value <= above || value > to) continue;
      x.push(0, 1, null);
      y.push(row, column, null);
    }
  }
  return { x, y };
}
