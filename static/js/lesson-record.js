/**
 * The record of a lesson: its tables computed again, without a server, from edited inputs and with
 * steps removed. `app/pointerscope/lessons/framework/lesson_record.py` says what a record is.
 */

import { evaluate, sizeOf } from "./expression.js";
import { MISSING_TABLES, TOO_EXTREME } from "./lesson-constants.js";
import { fill } from "./network/problems.js";

/** @import { Expression } from "./expression.js" */
/** @import { Shade } from "./lesson-numbers.js" */
/** @import { InputRecord, Values } from "./lesson-values.js" */
/**
 * @template Content
 * @typedef {{settings: string[], variants: Record<string, Content>}} Variants by those of
 *   `settings` that are chosen, sorted and joined by commas
 */
/**
 * A table as one run computed it; `figure` is the place of its HTML, null if pages do not show it.
 * @typedef {{
 *   title: string, shade: Shade, rows: string[], columns: string[], figure: number | null,
 *   opens: boolean, fixed: string[], expression: Expression,
 * }} TableVariant
 * @typedef {Variants<TableVariant>} TableRecord
 * @typedef {{expression: Expression, holds: boolean}} Condition
 * @typedef {{
 *   id: string, isRemovable: boolean, inputs: string[], reads: string[], failing: string[],
 *   tables: Record<string, TableRecord>, conditions: Variants<Condition[]>,
 * }} StepRecord
 * @typedef {{inputs: InputRecord[], steps: StepRecord[]}} LessonRecord
 */
/**
 * A table of a solution; `isShown` if pages show it. Its variant is null if there is no record of
 * it, and its numbers are null if only Python computes them.
 * @typedef {{
 *   name: string, title: string, isShown: boolean, variant: TableVariant | null,
 *   numbers: ArrayLike<number> | null,
 * }} SolvedTable
 */
/**
 * Whether a step has a result: `failed` if it is undefined, `unknown` if only Python knows.
 * @typedef {"computed" | "failed" | "unknown"} Status
 */
/**
 * A computed step. `isOwn` if everything that it reads is as in the record.
 * @typedef {{
 *   id: string, inputs: string[], isRemoved: boolean, isOwn: boolean, status: Status,
 *   error: string, tables: SolvedTable[],
 * }} SolvedStep
 * @typedef {{values: Values, steps: SolvedStep[], known: Map<string, Known>}} Solution
 */
/**
 * What is known of an input or a table, with the status of its step and its title in the lesson as
 * it was written; `isOwn` if it is as in the record.
 * @typedef {{
 *   numbers: ArrayLike<number> | null, isOwn: boolean, status: Status, title?: string | undefined,
 * }} Known
 */
/**
 * What differs from the record: removed steps and other options, and edited inputs.
 * @typedef {{settings: string[], inputs: Set<string>}} Changes
 */

/** @type {Map<string, ArrayLike<number>>} */
const NONE_GIVEN = new Map();
const WORDS_REPEAT = "="; // among the inputs: which words are the same

export class RecordedLesson {
  #record;
  /** The solution that the record begins with. @type {Solution} */
  #own;

  /** @param {LessonRecord} record */
  constructor(record) {
    this.#record = record;
    const values = Object.fromEntries(record.inputs.map(({ name, value }) => [name, value]));
    this.#own = this.#solve(values, new Set(), NONE_GIVEN, null);
  }

  get inputs() {
    return this.#record.inputs;
  }

  get steps() {
    return this.#record.steps;
  }

  /** The values that the record begins with. */
  get ownValues() {
    return this.#own.values;
  }

  /**
   * Compute every step.
   * @param {Values} values of all inputs, valid
   * @param {Set<string>} removed the ids of removable steps
   * @param {Map<string, ArrayLike<number>>} [given] tables that have these numbers, whatever is
   *   computed before them
   */
  solve(values, removed, given = NONE_GIVEN) {
    return this.#solve(values, removed, given, this.#own);
  }

  /**
   * @param {Values} values
   * @param {Set<string>} removed
   * @param {Map<string, ArrayLike<number>>} given
   * @param {Solution | null} own null while that is what is computed
   * @returns {Solution}
   */
  #solve(values, removed, given, own) {
    /** @type {Solution} */
    const solution = { values, steps: [], known: new Map() };
    for (const { name, kind, value: recorded } of this.#record.inputs) {
      const value = values[name] ?? recorded;
      const isNumeric = kind === "matrix" || kind === "number";
      const numbers = isNumeric ? /** @type {number[]} */ ([value].flat(2)) : null;
      const isOwn = JSON.stringify(value) === JSON.stringify(recorded);
      solution.known.set(name, { numbers, isOwn, status: "computed" });
    }
    const changes = changesOf(this.#record.inputs, values, removed);
    for (const step of this.#record.steps) {
      const isRemoved = removed.has(step.id);
      const isOwn = step.reads.every((name) => solution.known.get(name)?.isOwn ?? true);
      const ownChanges = { settings: isRemoved ? [step.id] : [], inputs: new Set() };
      const computed = computeStep(step, solution.known, isOwn ? ownChanges : changes, given);
      const { id, inputs } = step;
      solution.steps.push({ id, inputs, isRemoved, isOwn, ...computed });
      const { tables, status } = computed;
      for (const { name, numbers } of tables) {
        const isKept = (isOwn && !isRemoved) || areEqual(numbers, own?.known.get(name)?.numbers);
        const title = step.tables[name]?.variants[""]?.title;
        solution.known.set(name, { numbers, isOwn: isKept, status, title });
      }
    }
    return solution;
  }
}

/**
 * @param {InputRecord[]} inputs
 * @param {Values} values
 * @param {Set<string>} removed
 * @returns {Changes}
 */
function changesOf(inputs, values, removed) {
  const edited = inputs.filter(
    ({ name, value }) => JSON.stringify(value) !== JSON.stringify(values[name]),
  );
  const words = inputs.filter(({ kind }) => kind === "words");
  const own = words.map(({ value }) => /** @type {string[]} */ (value));
  const now = words.map(({ name }) => /** @type {string[]} */ (values[name]));
  const names = edited.map(({ name }) => name);
  return {
    settings: [
      ...removed,
      ...edited
        .filter(({ kind }) => kind === "choice")
        .map(({ name }) => `${name}=${values[name]}`),
    ],
    inputs: new Set(repeatsIn(own) === repeatsIn(now) ? names : [...names, WORDS_REPEAT]),
  };
}

/** Which words are the same, as text. @param {string[][]} lists */
function repeatsIn(lists) {
  const words = lists.flat();
  return words.map((word) => words.indexOf(word)).join();
}

/**
 * Compute the tables of a step.
 * @param {StepRecord} step
 * @param {Map<string, Known>} known
 * @param {Changes} changes
 * @param {Map<string, ArrayLike<number>>} given
 * @returns {Pick<SolvedStep, "tables" | "status" | "error">}
 */
function computeStep(step, known, { settings, inputs }, given) {
  const described = Object.entries(step.tables).map(([name, table]) => {
    const variant = variantOf(table, settings) ?? null;
    const { title = "", figure = null } = variant ?? Object.values(table.variants)[0] ?? {};
    return { name, title, isShown: figure !== null, variant, numbers: null };
  });
  /** @param {Status} status @param {string} [error] */
  const withoutNumbers = (status, error = "") => ({ tables: described, status, error });
  const read = step.inputs.map((name) => known.get(name)?.status);
  const mayFail = step.failing.some((input) => inputs.has(input));
  if (mayFail || read.includes("unknown")) return withoutNumbers("unknown");
  const missing = step.inputs.filter((_, index) => read[index] === "failed");
  if (missing.length) {
    const names = missing.map((name) => `“${known.get(name)?.title ?? name}”`).join(", ");
    return withoutNumbers("failed", fill(MISSING_TABLES, { names }));
  }
  const variants = new Map(described.map(({ name, variant }) => [name, variant]));
  const numbersOf = tableComputer(step, variants, known, inputs, given);
  const conditions = variantOf(step.conditions, settings);
  const hold = conditions?.every(({ expression, holds }) => {
    const [answer] = numbersFrom(expression, numbersOf) ?? [];
    return answer !== undefined && Boolean(answer) === holds;
  });
  if (!hold) return withoutNumbers("unknown");
  const tables = described.map((table) => ({ ...table, numbers: numbersOf(table.name) }));
  const isExtreme = tables.some(({ numbers }) => numbers && Array.from(numbers).some(Number.isNaN));
  return isExtreme
    ? withoutNumbers("failed", TOO_EXTREME)
    : { tables, status: "computed", error: "" };
}

/**
 * A function that gives the numbers of a table, and null for those that only Python computes.
 * @param {StepRecord} step
 * @param {Map<string, TableVariant | null>} variants of its tables
 * @param {Map<string, Known>} known
 * @param {Set<string>} edited
 * @param {Map<string, ArrayLike<number>>} given
 */
function tableComputer(step, variants, known, edited, given) {
  /** @type {Map<string, ArrayLike<number> | null>} */
  const computed = new Map(given);
  /** @param {string} name @returns {ArrayLike<number> | null} */
  const numbersOf = (name) => {
    const table = step.tables[name];
    if (!table) return known.get(name)?.numbers ?? null;
    if (!computed.has(name)) {
      const variant = variants.get(name);
      const isKnown = variant && !variant.fixed.some((input) => edited.has(input));
      computed.set(name, isKnown ? numbersFrom(variant.expression, numbersOf) : null);
    }
    return computed.get(name) ?? null;
  };
  return numbersOf;
}

/**
 * Evaluate an expression; null if a table that it reads is not known, or has another size.
 * @param {Expression} expression
 * @param {(name: string) => ArrayLike<number> | null} numbersOf
 */
function numbersFrom(expression, numbersOf) {
  const isKnown = expression.every(
    (operation) =>
      operation.op !== "table" || numbersOf(operation.name ?? "")?.length === sizeOf(operation),
  );
  return isKnown ? evaluate(expression, (name) => numbersOf(name) ?? []) : null;
}

/**
 * @template Content
 * @param {Variants<Content>} variants
 * @param {string[]} settings
 * @returns {Content | undefined}
 */
function variantOf({ settings: known, variants }, settings) {
  return variants[known.filter((setting) => settings.includes(setting)).join(",")];
}

/** @param {ArrayLike<number> | null} numbers @param {ArrayLike<number> | null} [others] */
function areEqual(numbers, others) {
  if (!numbers || numbers.length !== others?.length) return false;
  return Array.from(numbers).every((number, index) => Object.is(number, others[index]));
}

/**
 * A label with the words that it names: `⟦name.0⟧` stands for the first word of an input.
 * @param {string} label
 * @param {Values} values
 */
export function withWords(label, values) {
  return label.replace(
    /⟦([^⟧]+)\.(\d+)⟧/g,
    (mark, words, at) => /** @type {string[]} */ (values[words])?.[Number(at)] ?? mark,
  );
}
