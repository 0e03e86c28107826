/** Arrays of figures: plain lists, or typed arrays in base64. */

import { fromBase64 } from "./base64.js";

/** @import { FigureArray, NumericArray } from "./plotly-types.d.ts" */
/** @typedef {{values: ArrayLike<number>, shape: number[]}} Tensor row-major */

/** @type {Record<string, new (buffer: ArrayBuffer) => NumericArray>} by dtype */
const ARRAY_TYPES = {
  f4: Float32Array,
  f8: Float64Array,
  i1: Int8Array,
  i2: Int16Array,
  i4: Int32Array,
  u1: Uint8Array,
  u2: Uint16Array,
  u4: Uint32Array,
};

/**
 * Read an array of one or two dimensions, or one of any shape in base64.
 * @param {FigureArray} array
 * @returns {Tensor}
 */
export function tensor(array) {
  if (Array.isArray(array)) return tensorOfList(array);
  if (!("bdata" in array)) return { values: array, shape: [array.length] };
  const ArrayType = ARRAY_TYPES[array.dtype];
  if (!ArrayType) throw new Error(`An array has the unknown type ${array.dtype}.`);
  const values = new ArrayType(fromBase64(array.bdata).buffer);
  const shape = array.shape ? String(array.shape).split(",").map(Number) : [values.length];
  return { values, shape };
}

/** @param {unknown[]} list of numbers, or of rows that are lists or typed arrays @returns {Tensor} */
function tensorOfList(list) {
  const isNested = typeof list[0] === "object" && list[0] !== null;
  if (!isNested) return { values: /** @type {number[]} */ (list), shape: [list.length] };
  const rows = /** @type {ArrayLike<number>[]} */ (list);
  return {
    values: rows.flatMap((row) => Array.from(row)),
    shape: [rows.length, rows[0]?.length ?? 0],
  };
}

/**
 * The part at an index of the first dimension.
 * @param {Tensor} whole
 * @param {number} index
 * @returns {Tensor}
 */
export function at({ values, shape }, index) {
  const [, ...rest] = shape;
  const size = rest.reduce((product, length) => product * length, 1);
  return { values: slice(values, index * size, (index + 1) * size), shape: rest };
}

/**
 * A tensor as Plotly takes it: a vector, or a list of rows.
 * @param {Tensor} whole
 * @returns {ArrayLike<number> | ArrayLike<number>[]}
 */
export function plain({ values, shape }) {
  if (shape.length < 2) return values;
  return rowsOf({ values, shape });
}

/**
 * The rows of a matrix.
 * @param {Tensor} matrix
 * @returns {ArrayLike<number>[]}
 */
export function rowsOf(matrix) {
  return Array.from({ length: matrix.shape[0] ?? 0 }, (_, row) => at(matrix, row).values);
}

/**
 * A part of an array; of a typed array without copying it.
 * @param {ArrayLike<number>} values
 * @param {number} start
 * @param {number} end
 * @returns {ArrayLike<number>}
 */
function slice(values, start, end) {
  if (Array.isArray(values)) return values.slice(start, end);
  return /** @type {NumericArray} */ (values).subarray(start, end);
}
