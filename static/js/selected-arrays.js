/**
 * The arrays that a figure shows for the selected options, computed without asking the server;
 * `app/pointerscope/figures/selected_arrays.py` describes them.
 */

import { at, plain, tensor } from "./arrays.js";
import { evaluate } from "./expression.js";

/** @import { Tensor } from "./arrays.js" */
/** @import { Expression } from "./expression.js" */
/** @import { FigureMeta, LinesPart } from "./figure-contract.d.ts" */
/** @import { Figure, OptionValues, Trace } from "./plotly-types.d.ts" */

const ALL = "all"; // the value of an option that stands for all others
/** @type {WeakMap<FigureMeta, Record<string, Tensor>>} a figure's arrays, decoded once */
const decoded = new WeakMap();

/**
 * Give traces their arrays and axes their titles for the selected values.
 * @param {Figure} figure
 * @param {OptionValues} selected
 */
export function showSelected({ data, layout }, selected) {
  const { meta } = layout;
  for (const part of meta.parts ?? []) {
    const trace = /** @type {Trace} */ (data[part.trace]);
    if ("lines" in part) {
      const weights = computeSelected(part.lines, meta, selected);
      Object.assign(trace, linesOf(weights, selected[part.row], part));
    } else trace[part.attribute] = plain(computeSelected(part.is, meta, selected));
  }
  for (const { axis, option, titles } of meta.axis_titles ?? []) {
    const titled = /** @type {any} */ (layout[axis]);
    const { title } = titled.colorbar ?? titled;
    const text = titles[indexOf(meta, selected, option)];
    (titled.colorbar ?? titled).title = { ...title, text };
  }
}

/**
 * The index of the selected value of an option; the first stands for all.
 * @param {FigureMeta} meta
 * @param {OptionValues} selected
 * @param {string} option
 */
function indexOf(meta, selected, option) {
  const { values = [] } = meta.choices?.find(({ name }) => name === option) ?? {};
  return selected[option] === ALL ? 0 : values.indexOf(selected[option] ?? "");
}

/**
 * The value of an expression for the selected values.
 * @param {Expression} expression reads the figure's arrays
 * @param {FigureMeta} meta
 * @param {OptionValues} selected
 * @returns {Tensor}
 */
export function computeSelected(expression, meta, selected) {
  const arrays = arraysOf(meta);
  const values = evaluate(expression, (name, options = []) => {
    const whole = arrays[name];
    if (!whole) throw new Error(`The figure has no array ${name}.`);
    return options.reduce((part, option) => at(part, indexOf(meta, selected, option)), whole)
      .values;
  });
  return { values, shape: expression.at(-1)?.shape ?? [] };
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
