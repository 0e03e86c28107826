/**
 * What happens without a step: a question that a reader may answer before the step is left out. It
 * asks for the largest weight of a row, if leaving out the step changes which one it is, and
 * otherwise what becomes of a number. The answer is computed from the record of the lesson.
 */

import { withWords } from "./lesson-record.js";

/** @import { RecordedLesson, Solution, TableVariant } from "./lesson-record.js" */
/**
 * @typedef {object} Question
 * @property {string} text
 * @property {string[]} choices
 * @property {string} right
 * @property {string} outcome what the reader sees then, as a sentence
 */
/**
 * A table with and without the step.
 * @typedef {{
 *   title: string, shade: string, rows: string[], columns: string[], before: number[],
 *   after: number[],
 * }} Pair
 */

const [RISES, FALLS, SAME] = ["It rises", "It falls", "It stays the same"];
const MOST_CHOICES = 4;
const NEAR = 1e-9;
const LEAST = 1e-6; // below it, numbers are errors of rounding

/**
 * The question on a step; null where no table that both have changes.
 * @param {Pick<RecordedLesson, "ownValues" | "solve">} lesson
 * @param {string} step
 * @param {(number: number) => string} textOf a number, as tables show it
 * @returns {Question | null}
 */
export function questionWithout(lesson, step, textOf) {
  const pairs = pairsOf(
    lesson.solve(lesson.ownValues, new Set()),
    lesson.solve(lesson.ownValues, new Set([step])),
  );
  return (
    pairs.map((pair) => largestQuestion(pair, textOf)).find((question) => question) ??
    numberQuestion(pairs, textOf)
  );
}

/**
 * The tables that both solutions have in the same shape, the last one first.
 * @param {Solution} whole
 * @param {Solution} without
 * @returns {Pair[]}
 */
function pairsOf(whole, without) {
  const tables = new Map(
    whole.steps.flatMap((step) => step.tables.map((table) => [table.name, table])),
  );
  return without.steps
    .flatMap((step) => step.tables)
    .flatMap(({ name, variant, numbers, isShown }) => {
      const before = tables.get(name);
      const isSame = before?.variant && variant && labels(before.variant) === labels(variant);
      if (!isSame || !isShown || !numbers?.length) return [];
      if (before.numbers?.length !== numbers.length) return [];
      const { title, shade } = variant;
      const [rows, columns] = [variant.rows, variant.columns].map((texts) =>
        texts.map((text) => withWords(text, whole.values)),
      );
      const numbersOf = { before: Array.from(before.numbers), after: Array.from(numbers) };
      return [{ title, shade, rows: rows ?? [], columns: columns ?? [], ...numbersOf }];
    })
    .filter(({ before, after }) => [...before, ...after].every(Number.isFinite))
    .filter(({ before }) => Math.max(...before.map(Math.abs)) > LEAST)
    .reverse();
}

/** @param {TableVariant} variant */
function labels({ rows, columns }) {
  return JSON.stringify([rows, columns]);
}

/**
 * Which weight of a row becomes the largest, where it is another one.
 * @param {Pair} pair
 * @param {(number: number) => string} textOf
 * @returns {Question | null}
 */
function largestQuestion({ title, shade, rows, columns, before, after }, textOf) {
  const width = columns.length;
  if (shade !== "weights" || new Set(columns).size < Math.max(2, width)) return null;
  for (const [index, row] of rows.entries()) {
    const [was, is] = [before, after].map((numbers) =>
      onlyLargest(numbers.slice(index * width, (index + 1) * width)),
    );
    if (was === undefined || is === undefined || was < 0 || is < 0 || was === is) continue;
    const others = [...columns.keys()].filter((column) => column !== was && column !== is);
    const asked = [was, is, ...others].slice(0, MOST_CHOICES).sort((one, other) => one - other);
    const [before_, right] = [columns[was] ?? "", columns[is] ?? ""];
    const name = row ? `“${title}”, row ${row},` : `“${title}”`;
    const now = asked.map((at) => `${columns[at]} ${textOf(before[index * width + at] ?? 0)}`);
    return {
      text: `Without this step, which number of ${name} is the largest? With it: ${now.join(", ")}.`,
      choices: asked.map((column) => columns[column] ?? ""),
      right,
      outcome: `The largest is ${right}; with this step it is ${before_}.`,
    };
  }
  return null;
}

/** The index of the largest number; -1 if two are equally large. @param {number[]} numbers */
function onlyLargest(numbers) {
  const largest = Math.max(...numbers);
  const near = numbers.filter((number) => largest - number < NEAR);
  return near.length === 1 ? numbers.indexOf(largest) : -1;
}

/**
 * What becomes of the largest number of the last table that changes.
 * @param {Pair[]} pairs
 * @param {(number: number) => string} textOf
 * @returns {Question | null}
 */
function numberQuestion(pairs, textOf) {
  const pair = pairs.find(isChanged);
  if (!pair) return null;
  const { title, rows, columns, before, after } = pair;
  const sizes = before.map(Math.abs);
  const index = sizes.indexOf(Math.max(...sizes));
  const [was = 0, is = 0] = [before[index], after[index]];
  const width = columns.length;
  const place = [rows[Math.floor(index / width)], columns[index % width]];
  const name = [title, ...place].filter(Boolean).join(", ");
  const right = !differ(was, is) ? SAME : is > was ? RISES : FALLS;
  return {
    text: `“${name}” is ${textOf(was)}. What becomes of it without this step?`,
    choices: [RISES, FALLS, SAME],
    right,
    outcome: `${right}: ${textOf(is)}${right === SAME ? "" : ` instead of ${textOf(was)}`}.`,
  };
}

/** @param {Pair} pair */
function isChanged({ before, after }) {
  return before.some((number, index) => differ(number, after[index] ?? Number.NaN));
}

/** @param {number} one @param {number} other */
function differ(one, other) {
  return Math.abs(one - other) > NEAR * Math.max(1, Math.abs(one));
}
