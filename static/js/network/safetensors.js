/**
 * Reading `weights.safetensors` as it is: the length of the header in eight bytes, the header in
 * JSON with type, shape and place of each tensor, then the numbers, without gaps.
 */

/** @import { Tensor } from "./formulas.js" */
/** @typedef {{dtype: string, shape: number[], data_offsets: [number, number]}} Entry */

const LENGTH_BYTES = 8;
const MAX_HEADER_BYTES = 1_000_000;
/** @type {Map<unknown, {bytes: number, read: (numbers: ArrayBuffer) => Float32Array}>} */
const TYPES = new Map([
  ["F32", { bytes: 4, read: (numbers) => new Float32Array(numbers) }],
  ["F16", { bytes: 2, read: fromHalves }],
]);
/** What the last bit of a half-precision number is worth, by its exponent. */
const HALF_UNITS = Float64Array.from(
  { length: 32 },
  (_, exponent) => 2 ** (Math.max(1, exponent) - 25),
);

/** Weights that cannot be used; the message says why, and what to do. */
export class WeightsError extends Error {}

/**
 * The tensors of a file by name, in single precision.
 * @param {ArrayBuffer} file
 * @returns {Record<string, Tensor>}
 * @throws {WeightsError} the file is cut short or damaged, or holds other numbers than finite ones
 *   of 16 or 32 bits
 */
export function readSafetensors(file) {
  const { entries, start } = readHeader(file);
  let end = start;
  const tensors = entries.map(
    ([
      name,
      {
        dtype,
        shape,
        data_offsets: [first, last],
      },
    ]) => {
      const type = TYPES.get(dtype);
      if (!type) {
        throw new WeightsError(
          `The parameter \`${name}\` has numbers of the type ${dtype}. Save the weights in single ` +
            "or half precision (F32 or F16).",
        );
      }
      const bytes = shape.reduce((size, length) => size * length, type.bytes);
      if (start + first !== end || last - first !== bytes)
        throw damaged(`\`${name}\` is misplaced`);
      end += bytes;
      if (end > file.byteLength) {
        throw damaged(`they end within \`${name}\`, after ${file.byteLength} bytes`);
      }
      const values = type.read(file.slice(end - bytes, end));
      if (!areFinite(values)) {
        throw new WeightsError(
          `The parameter \`${name}\` holds numbers that are not finite. Choose another model.`,
        );
      }
      return [name, { values, shape }];
    },
  );
  if (end !== file.byteLength) throw damaged(`${file.byteLength - end} bytes belong to no tensor`);
  return Object.fromEntries(tensors);
}

/**
 * The tensors in the order of their places, and where the first begins.
 * @param {ArrayBuffer} file
 * @returns {{entries: [name: string, entry: Entry][], start: number}}
 */
function readHeader(file) {
  if (file.byteLength < LENGTH_BYTES) throw damaged(`they have only ${file.byteLength} bytes`);
  const length = Number(new DataView(file).getBigUint64(0, true));
  const start = LENGTH_BYTES + length;
  if (length > MAX_HEADER_BYTES || start > file.byteLength) {
    throw damaged(`their header claims ${length} bytes`);
  }
  const header = parseJson(new TextDecoder().decode(file.slice(LENGTH_BYTES, start)));
  const entries = Object.entries(header ?? {}).filter(([name]) => name !== "__metadata__");
  const wrong = entries.find(([, entry]) => !isEntry(entry));
  if (!header || wrong)
    throw damaged(wrong ? `\`${wrong[0]}\` has no place` : "they have no header");
  entries.sort(([, one], [, other]) => one.data_offsets[0] - other.data_offsets[0]);
  return { entries, start };
}

/** @param {string} text @returns {Record<string, any> | null} null where it is no JSON object */
function parseJson(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

/** @param {any} entry @returns {entry is Entry} */
function isEntry(entry) {
  const areSizes = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((size) => Number.isSafeInteger(size) && size >= 0);
  return areSizes(entry?.shape) && areSizes(entry.data_offsets) && entry.data_offsets.length === 2;
}

/** @param {string} reason */
function damaged(reason) {
  return new WeightsError(`The weights are damaged or cut short: ${reason}. Load them again.`);
}

/** Numbers in half precision. @param {ArrayBuffer} numbers @returns {Float32Array} */
function fromHalves(numbers) {
  /** @type {{Float16Array?: new (numbers: ArrayBuffer) => ArrayLike<number>}} */
  const { Float16Array } = /** @type {any} */ (globalThis);
  if (Float16Array) return new Float32Array(new Float16Array(numbers));
  const halves = new Uint16Array(numbers);
  const values = new Float32Array(halves.length);
  for (let index = 0; index < halves.length; index++) {
    const bits = Number(halves[index]);
    const exponent = (bits >> 10) & 31;
    const fraction = (bits & 1023) + (exponent ? 1024 : 0);
    const size =
      exponent === 31 ? Number.POSITIVE_INFINITY : fraction * Number(HALF_UNITS[exponent]);
    values[index] = bits & 0x8000 ? -size : size;
  }
  return values;
}

/** @param {Float32Array} values */
function areFinite(values) {
  let sum = 0; // NaN from the first number that is not finite
  for (let index = 0; index < values.length; index++) sum += 0 * Number(values[index]);
  return sum === 0;
}
