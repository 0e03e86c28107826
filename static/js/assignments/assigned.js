/**
 * Exercises of an assignment with the numbers of a student: what is given, what is expected, and
 * how an answer is marked. It knows no page.
 */

import { CLOSE, UNREADABLE_ANSWER, WITHOUT_STEP } from "../lesson-constants.js";
import { tableNamed } from "../lesson-figures.js";
import { readValues } from "../lesson-values.js";
import { fill } from "../network/problems.js";
import { drawInputs } from "./draws.js";
import { markNumber, readNumber, UnreadableAnswerError } from "./marking.js";

/** @import { RecordedLesson, Solution } from "../lesson-record.js" */
/** @import { Value } from "../lesson-values.js" */
/** @import { NumberDraw } from "./draws.js" */
/** @import { Mark, Unit } from "./marking.js" */
/**
 * How numbers are drawn, and which cells of a table, row by row, are the answer.
 * @typedef {{
 *   draws: NumberDraw[], table: string, cells: number[][], removed: string[],
 * }} Drawn
 * An exercise has either draws, or an answer that is the same for everybody. The tables that are
 * given are shown with it.
 * @typedef {{
 *   id: string, step: string, decimals: number, unit: Unit, choices: string[], given: string[],
 *   drawn: Drawn | null, answer: number[][] | string | null,
 * }} Exercise
 * @typedef {{record: RecordedLesson, steps: Record<string, string>}} Lesson with titles of steps
 * @typedef {{
 *   cells: (Mark | null)[], share: number, sentence: string, forgotten: string | null,
 * }} Marked `share` of the cells that are right; `forgotten` is the step without which the answer
 *   from the given tables is what was typed; a cell that is no number has no mark
 */

/** An exercise with the numbers of one student. */
export class AssignedExercise {
  #lesson;
  #exercise;
  /** @type {Map<string, Solution>} */
  #solutions = new Map();
  /** The drawn inputs. @type {Record<string, Value>} */
  inputs;

  /** @param {Lesson} lesson @param {Exercise} exercise @param {string} text that decides the numbers */
  constructor(lesson, exercise, text) {
    this.#lesson = lesson;
    this.#exercise = exercise;
    const { drawn } = exercise;
    this.inputs = drawn ? drawInputs(drawn.draws, lesson.record.inputs, text) : {};
  }

  /** The tables that are given, with the values of all inputs. */
  get given() {
    const { given, drawn } = this.#exercise;
    const solution = this.#solve(drawn?.removed ?? []);
    const { values } = solution;
    const tables = given.map((name) => tableNamed(name, solution, this.#lesson.record));
    return { values, tables: tables.filter((table) => table !== null) };
  }

  /** The expected numbers row by row, or the right choice. @returns {number[][] | string} */
  get expected() {
    const { drawn, answer } = this.#exercise;
    return drawn ? this.#numbers(drawn, drawn.removed) : (answer ?? "");
  }

  /**
   * Mark an answer.
   * @param {string[]} typed one text for each cell, or the chosen text
   * @param {number} tolerance in units of the last decimal
   * @param {string[]} [names] of the cells
   * @returns {Marked}
   */
  mark(typed, tolerance, names = []) {
    const { expected } = this;
    if (typeof expected === "string") {
      const isRight = typed[0] === expected;
      return {
        ...{ cells: [], share: Number(isRight), forgotten: null },
        sentence: isRight ? "Right." : "Not yet.",
      };
    }
    const cells = this.#marks(typed, expected.flat(), tolerance);
    const right = cells.filter((mark) => mark?.verdict === "right").length;
    const isNear = cells.every((mark) => mark && mark.verdict !== "wrong");
    const forgotten = isNear || cells.includes(null) ? null : this.#forgotten(typed, tolerance);
    const step = forgotten && (this.#lesson.steps[forgotten] ?? forgotten);
    return {
      ...{ cells, share: right / cells.length, forgotten },
      sentence: step ? fill(WITHOUT_STEP, { step }) : sentenceOf(typed, cells, names),
    };
  }

  /** @param {string[]} typed @param {number[]} expected @param {number} tolerance */
  #marks(typed, expected, tolerance) {
    return expected.map((number, index) => {
      try {
        return markNumber(
          readNumber(typed[index] ?? ""),
          number,
          this.#exercise.decimals,
          tolerance,
          this.#exercise.unit,
        );
      } catch (error) {
        if (!(error instanceof UnreadableAnswerError)) throw error;
        return null;
      }
    });
  }

  /**
   * The step without which the given tables lead to all that was typed; null if there is none.
   * Steps before the given tables change nothing, since these keep their numbers.
   * @param {string[]} typed
   * @param {number} tolerance
   */
  #forgotten(typed, tolerance) {
    const { drawn } = this.#exercise;
    if (!drawn) return null;
    for (const { id, isRemovable } of this.#lesson.record.steps) {
      if (!isRemovable || drawn.removed.includes(id)) continue;
      const numbers = this.#numbers(drawn, [...drawn.removed, id]).flat();
      const marks = numbers.some(Number.isNaN) ? [] : this.#marks(typed, numbers, tolerance);
      if (marks.length && marks.every((mark) => mark?.verdict === "right")) return id;
    }
    return null;
  }

  /** @param {Drawn} drawn @param {string[]} removed @returns {number[][]} NaN where there is none */
  #numbers({ table, cells, removed: always }, removed) {
    const given = removed.length > always.length ? this.#givenNumbers(always) : undefined;
    const numbers = this.#solve(removed, given).known.get(table)?.numbers ?? [];
    return cells.map((row) => row.map((cell) => numbers[cell] ?? Number.NaN));
  }

  /** The numbers of the given tables. @param {string[]} removed */
  #givenNumbers(removed) {
    const { known } = this.#solve(removed);
    return new Map(
      this.#exercise.given.flatMap((name) => {
        const numbers = known.get(name)?.numbers;
        return numbers ? [[name, numbers]] : [];
      }),
    );
  }

  /** @param {string[]} removed @param {Map<string, ArrayLike<number>>} [given] @returns {Solution} */
  #solve(removed, given) {
    const key = removed.join();
    let solution = this.#solutions.get(key);
    if (!solution) {
      const { record } = this.#lesson;
      solution = record.solve(readValues(record.inputs, this.inputs), new Set(removed), given);
      this.#solutions.set(key, solution);
    }
    return solution;
  }
}

/**
 * What is said of an answer of numbers.
 * @param {string[]} typed
 * @param {(Mark | null)[]} cells
 * @param {string[]} names
 */
function sentenceOf(typed, cells, names) {
  if (cells.includes(null)) return problemOf(typed, cells, names);
  const right = cells.filter((mark) => mark?.verdict === "right").length;
  if (cells.length === 1 || right === cells.length) return cells[0]?.sentence ?? "";
  const isNear = cells.every((mark) => mark?.verdict !== "wrong");
  if (isNear && !right) return CLOSE;
  return `${right} of ${cells.length} are right.${isNear ? ` ${CLOSE}` : ""}`;
}

/**
 * Which cells are empty, and what is wrong with the first that is not and still no number.
 * @param {string[]} typed
 * @param {(Mark | null)[]} cells
 * @param {string[]} names
 */
function problemOf(typed, cells, names) {
  const unread = [...cells.keys()].filter((index) => !cells[index]);
  const nameOf = (/** @type {number} */ index) => `“${names[index] ?? index + 1}”`;
  const wrong = unread.find((index) => typed[index]);
  const empty = unread.filter((index) => !typed[index]).map(nameOf);
  const said = [];
  if (wrong !== undefined) {
    said.push(
      `${cells.length > 1 ? `${nameOf(wrong)}: ` : ""}${problemOfText(typed[wrong] ?? "")}`,
    );
  }
  if (empty.length) said.push(`Still empty: ${empty.join(", ")}.`);
  return said.join(" ");
}

/** What is wrong with a text that is no number. @param {string} text */
function problemOfText(text) {
  try {
    readNumber(text);
  } catch (error) {
    if (error instanceof UnreadableAnswerError) return error.message;
  }
  return UNREADABLE_ANSWER;
}
