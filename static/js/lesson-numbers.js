/** Numbers of lessons as tables show them, as `lessons/framework/numbers.py` writes them. */

import {
  DECIMALS,
  DIFFERENCE_LEVELS,
  EQUAL,
  EXACT,
  GROUPED,
  LARGE,
  MAX_WHOLE,
  SIZE_LEVELS,
  SMALL,
  WEIGHT_STOPS,
} from "./lesson-constants.js";

/** @typedef {"" | "weights" | "differences"} Shade */
/** @typedef {{text: string, exact: string, level: number | null}} CellText */

const ALL_DIGITS = 100; // as many as JavaScript writes
const LEAST_FIXED = 1e-4; // what is smaller has an exponent in Python
const LARGEST_FIXED = 1e16;

/**
 * Format the cells of a table, all with the same number of decimals.
 * @param {ArrayLike<number>} numbers
 * @param {Shade} shade
 * @returns {CellText[]}
 */
export function formatCells(numbers, shade) {
  const values = Array.from(numbers);
  const decimals = decimalsOf(values);
  const levels = levelsOf(values, shade);
  return values.map((value, index) => ({
    text: numberText(value, decimals),
    exact: exactText(value),
    level: levels[index] ?? null,
  }));
}

/** How many decimals show these numbers exactly, at most `DECIMALS`. @param {number[]} values */
function decimalsOf(values) {
  for (let decimals = 0; decimals < DECIMALS; decimals += 1) {
    const isExact = values.every((value) => {
      if (Math.abs(value) >= EXACT) return true; // it is whole, or infinite
      const scaled = value * 10 ** decimals;
      return Math.abs(scaled - Math.round(scaled)) <= EQUAL * Math.abs(scaled);
    });
    if (isExact) return decimals;
  }
  return DECIMALS;
}

/**
 * A number for reading, with a true minus sign.
 * @param {number} value
 * @param {number} [decimals] three by default, or none for a whole number
 */
export function numberText(value, decimals = isExactlyWhole(value) ? 0 : DECIMALS) {
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  const size = Math.abs(value);
  if (isExactlyWhole(value) && size < MAX_WHOLE && !decimals) {
    const digits = String(size);
    const text = size >= GROUPED ? digits.replace(/\B(?=(\d{3})+$)/g, ",") : digits;
    return value < 0 ? `−${text}` : text;
  }
  if (size >= LARGE || (decimals && size > 0 && size < SMALL)) {
    const [mantissa = "", exponent = ""] = rounded(value, 2, "toExponential").split("e");
    return `${mantissa}e${Number(exponent)}`.replaceAll("-", "−");
  }
  const text = rounded(value, decimals, "toFixed");
  return (Number(text) === 0 ? text.replace("-", "") : text).replace("-", "−");
}

/** A number with every digit, as Python writes it. @param {number} value */
export function exactText(value) {
  if (isExactlyWhole(value)) return String(value);
  if (!Number.isFinite(value)) return String(value).replace("Infinity", "inf");
  const size = Math.abs(value);
  if (size >= LEAST_FIXED && size < LARGEST_FIXED) {
    const text = String(value);
    return text.includes(".") ? text : `${text}.0`;
  }
  const [mantissa = "", exponent = ""] = value.toExponential().split("e");
  const digits = exponent.slice(1).padStart(2, "0");
  return `${mantissa}e${exponent.charAt(0)}${digits}`;
}

/** Whether a number is whole, and each whole number of its size can be told. @param {number} value */
function isExactlyWhole(value) {
  return Math.abs(value) < EXACT && Number.isInteger(value);
}

/**
 * A rounded number; of two equally near, that with an even last digit, as in Python.
 * @param {number} value
 * @param {number} decimals
 * @param {"toFixed" | "toExponential"} form
 */
function rounded(value, decimals, form) {
  const [digits = "", exponent] = value[form](ALL_DIGITS).split("e");
  const end = digits.indexOf(".") + 1 + decimals;
  const isTie = /^50*$/.test(digits.slice(end));
  const isEven = "02468".includes(digits.slice(0, end).replace(/\.$/, "").at(-1) ?? "");
  if (!isTie || !isEven) return value[form](decimals);
  const kept = digits.slice(0, end).replace(/\.$/, "");
  return exponent === undefined ? kept : `${kept}e${exponent}`;
}

/**
 * The index of each number's shade; none without shading.
 * @param {number[]} values
 * @param {Shade} shade
 */
function levelsOf(values, shade) {
  const finite = values.map((value) => (Number.isFinite(value) ? value : 0));
  if (shade === "weights") {
    const middles = WEIGHT_STOPS.slice(1).map(
      (stop, index) => (stop + (WEIGHT_STOPS[index] ?? 0)) / 2,
    );
    return finite.map((value) => middles.filter((middle) => middle < value).length);
  }
  const count = shade ? DIFFERENCE_LEVELS : SIZE_LEVELS;
  const largest = Math.max(0, ...finite.map(Math.abs));
  if (largest <= EQUAL) return finite.map(() => 0); // rounding has no colour
  return finite.map((value) => Number(rounded((value / largest) * count, 0, "toFixed")));
}
