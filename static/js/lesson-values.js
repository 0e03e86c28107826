/**
 * The values of a lesson's inputs, where a reader may have edited some: what the server accepts and
 * says (`lessons/framework/inputs.py`), without it.
 */

import { ProblemError } from "./api.js";
import {
  CONTROL_CHARACTER,
  MAX_WORD_CHARACTERS,
  NOT_A_MATRIX,
  NOT_A_NUMBER,
  NOT_A_ROW,
  NOT_A_WHOLE_NUMBER,
  NOT_A_WORD,
  NOT_AN_OPTION,
  NOT_WORDS,
  NUMBER_OF_NUMBERS,
  NUMBER_OF_ROWS,
  NUMBER_OF_WORDS,
  ONE_NUMBER,
  ONE_ROW,
  OUT_OF_RANGE,
  UNKNOWN_INPUT,
  WORD_TOO_LONG,
} from "./lesson-constants.js";
import { numberText } from "./lesson-numbers.js";
import { fill } from "./network/problems.js";
import { characters, strip } from "./network/text.js";

/** @import { Problem } from "./api-types.d.ts" */
/** @import { TableVariant } from "./lesson-record.js" */
/** @typedef {number | number[] | number[][] | string | string[]} Value */
/** @typedef {Record<string, Value>} Values by the names of their inputs */
/**
 * @typedef {{
 *   name: string, kind: "words" | "matrix" | "number" | "choice", own: Value, value: Value,
 *   least: number, most: number, whole: boolean, isRow: boolean,
 *   rows: string | string[], columns: string | string[], options: string[],
 *   shown?: TableVariant,
 * }} InputRecord `own` is the value in the text, `value` the one that the record begins with; of
 *   the others there are those that its kind has
 */

const NEAR_WHOLE = 1e-9;
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** What is wrong with one value, and where in it. */
class UnreadableError extends Error {
  /** @param {string} where @param {string} template @param {Record<string, string | number>} [parts] */
  constructor(where, template, parts = {}) {
    super(fill(template, parts));
    this.where = where;
  }
}

/**
 * Read the values of all inputs.
 * @param {InputRecord[]} inputs
 * @param {Record<string, unknown>} edited as parsed from JSON; the others have the text's own values
 * @returns {Values}
 * @throws {ProblemError} a value cannot be read
 */
export function readValues(inputs, edited) {
  const names = inputs.map(({ name }) => name);
  /** @type {Problem[]} */
  const problems = Object.keys(edited)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      where: `inputs.${name.slice(0, 60)}`,
      message: UNKNOWN_INPUT,
      suggestions: names,
    }));
  /** @type {Values} */
  const values = {};
  // Words come first: they set the number of rows and columns of matrices.
  const ordered = [
    ...inputs.filter(({ kind }) => kind === "words"),
    ...inputs.filter(({ kind }) => kind !== "words"),
  ];
  for (const input of ordered) {
    try {
      const value = Object.hasOwn(edited, input.name) ? edited[input.name] : input.own;
      values[input.name] = read(input, value, values);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      const { where, message } = error;
      problems.push({ where: `inputs.${input.name}${where}`, message, suggestions: [] });
      values[input.name] = input.own;
    }
  }
  if (problems.length) throw new ProblemError(422, problems);
  return values;
}

/**
 * @param {InputRecord} input
 * @param {unknown} value
 * @param {Values} values of the inputs before it
 * @returns {Value}
 */
function read(input, value, values) {
  if (input.kind === "words") return readWords(input, value);
  if (input.kind === "matrix") return readMatrix(input, value, values);
  if (input.kind === "number") return readNumber(input, value, "");
  if (typeof value === "string" && input.options.includes(value)) return value;
  throw new UnreadableError("", NOT_AN_OPTION, { options: input.options.join(", ") });
}

/** @param {InputRecord} input @param {unknown} value */
function readWords({ least, most }, value) {
  if (!Array.isArray(value)) throw new UnreadableError("", NOT_WORDS);
  if (value.length < least || value.length > most) {
    const expected = least < most ? `${least} to ${most}` : most;
    throw new UnreadableError("", NUMBER_OF_WORDS, { words: value.length, expected });
  }
  return value.map((word, index) => {
    const where = `[${index}]`;
    if (typeof word !== "string" || !strip(word)) throw new UnreadableError(where, NOT_A_WORD);
    if (CONTROL.test(word)) throw new UnreadableError(where, CONTROL_CHARACTER);
    const count = characters(word);
    if (count > MAX_WORD_CHARACTERS) {
      const most = MAX_WORD_CHARACTERS;
      throw new UnreadableError(where, WORD_TOO_LONG, { characters: count, most });
    }
    return strip(word);
  });
}

/** @param {InputRecord} input @param {unknown} value @param {Values} values */
function readMatrix(input, value, values) {
  const rows = input.isRow ? [value] : value;
  if (!Array.isArray(value) || !Array.isArray(rows)) throw new UnreadableError("", NOT_A_MATRIX);
  const own = /** @type {number[][]} */ (input.isRow ? [input.own] : input.own);
  const height = axisLabels(input.rows, values).length || own.length;
  const width = axisLabels(input.columns, values).length || (own[0]?.length ?? 0);
  if (rows.length !== height) {
    const template = rows.length === 1 ? ONE_ROW : NUMBER_OF_ROWS;
    throw new UnreadableError("", template, { count: rows.length, expected: height });
  }
  const numbers = rows.map((row, index) => {
    const where = input.isRow ? "" : `[${index}]`;
    if (!Array.isArray(row)) throw new UnreadableError(where, NOT_A_ROW);
    if (row.length !== width) {
      const template = row.length === 1 ? ONE_NUMBER : NUMBER_OF_NUMBERS;
      throw new UnreadableError(where, template, { count: row.length, expected: width });
    }
    return row.map((cell, column) => readNumber(input, cell, `${where}[${column}]`));
  });
  return input.isRow ? (numbers[0] ?? []) : numbers;
}

/** @param {InputRecord} input @param {unknown} value @param {string} where */
function readNumber({ least, most, whole }, value, where) {
  if (typeof value !== "number") throw new UnreadableError(where, NOT_A_NUMBER);
  if (!(value >= least && value <= most)) {
    const limits = { least: numberText(least), most: numberText(most) };
    throw new UnreadableError(where, OUT_OF_RANGE, limits);
  }
  if (!whole) return value;
  const nearest = Math.round(value);
  if (Math.abs(value - nearest) > NEAR_WHOLE * Math.max(1, Math.abs(value), Math.abs(nearest))) {
    throw new UnreadableError(where, NOT_A_WHOLE_NUMBER);
  }
  return nearest;
}

/**
 * The labels of an axis: its own, or the words of the input that it names.
 * @param {string | string[]} axis
 * @param {Values} values
 * @returns {string[]}
 */
function axisLabels(axis, values) {
  return Array.isArray(axis) ? axis : /** @type {string[]} */ (values[axis] ?? []);
}
