/** Arrays as figures carry them: plain lists, or typed, in base64. */

const KINDS = {
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
 * @typedef {{values: ArrayLike<number>, shape: number[]}} Tensor
 */

/** The tensor that a figure's array holds. @returns {Tensor} */
export function tensor(array) {
  if (Array.isArray(array)) {
    const nested = typeof array[0] === "object" && array[0] !== null; // rows are lists, or typed
    return nested
      ? { values: array.flatMap((row) => [...row]), shape: [array.length, array[0].length] }
      : { values: array, shape: [array.length] };
  }
  if (ArrayBuffer.isView(array)) return { values: array, shape: [array.length] };
  const bytes = Uint8Array.from(atob(array.bdata), (character) => character.charCodeAt(0));
  const values = new KINDS[array.dtype](bytes.buffer);
  return {
    values,
    shape: array.shape ? String(array.shape).split(",").map(Number) : [values.length],
  };
}

/** The part at an index of the first dimension. @param {Tensor} whole @returns {Tensor} */
export function at({ values, shape }, index) {
  const [, ...rest] = shape;
  const size = rest.reduce((product, length) => product * length, 1);
  return {
    values: values.subarray
      ? values.subarray(index * size, (index + 1) * size)
      : values.slice(index * size, (index + 1) * size),
    shape: rest,
  };
}

/** A tensor as Plotly takes it: a vector, or a list of rows. @param {Tensor} whole */
export function plain({ values, shape }) {
  if (shape.length < 2) return values;
  return Array.from({ length: shape[0] }, (_, row) => at({ values, shape }, row).values);
}
