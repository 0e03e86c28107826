/** What students handed in, marked again from their names and the seed. */

import { AssignedExercise } from "./assigned.js";
import { checkOf, textOfDraws } from "./assignment.js";

/** @import { Table } from "../table.js" */
/** @import { Exercise, Lesson } from "./assigned.js" */
/** @import { Assignment } from "./assignment.js" */
/** @import { ReadLine } from "./line.js" */
/** @typedef {{address: string, source: Lesson, exercise: Exercise}} Question */
/**
 * A line as this page marks it.
 * @typedef {{
 *   student: string, total: number | null, shares: (number | null)[], answers: string[],
 *   tries: string[], remarks: string[],
 * }} Result without marks where the line is of no use
 */

const LETTERS = 97; // the code of "a"

/**
 * Mark lines.
 * @param {(ReadLine | null)[]} lines
 * @param {Assignment} assignment
 * @param {Question[]} questions
 * @returns {Result[]}
 */
export function markLines(lines, assignment, questions) {
  const check = checkOf(assignment);
  const results = lines.map((line) => markLine(line, assignment, questions, check));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const result of results) {
    const name = result.student.toLowerCase();
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (result.total !== null && count > 1) result.remarks.push(`Line ${count} of this student.`);
  }
  return results;
}

/**
 * @param {ReadLine | null} line
 * @param {Assignment} assignment
 * @param {Question[]} questions
 * @param {string} check
 * @returns {Result}
 */
function markLine(line, assignment, questions, check) {
  const none = { total: null, shares: questions.map(() => null), answers: [], tries: [] };
  if (!line) {
    return { ...none, student: "", remarks: ["This line breaks off. Ask for the whole line."] };
  }
  const { student, marks, tries, isWhole } = line;
  const broken = isWhole ? [] : ["The checksum does not fit: the line was changed or mistyped."];
  if (line.check !== check) {
    const other = "It is for another assignment, or for a link that was changed.";
    return { ...none, student, remarks: [...broken, other] };
  }
  if (line.answers.length !== questions.length) {
    return { ...none, student, remarks: [...broken, "It has too many or too few answers."] };
  }
  const shares = questions.map((question, index) =>
    shareOf(question, line.answers[index] ?? [], assignment, student),
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  const own = `${formatMark(total)}/${questions.length}`;
  const differs = own === marks ? [] : [`The line says ${marks}; its answers give ${own}.`];
  const answers = line.answers.map((words) => words.join(" "));
  return { student, total, shares, answers, tries, remarks: [...broken, ...differs] };
}

/**
 * @param {Question} question
 * @param {string[]} words
 * @param {Assignment} assignment
 * @param {string} student
 */
function shareOf({ address, source, exercise }, words, assignment, student) {
  if (!words.length) return 0;
  const text = textOfDraws(assignment, student, address);
  const typed = exercise.choices.length
    ? [exercise.choices[(words[0] ?? "").charCodeAt(0) - LETTERS] ?? ""]
    : words;
  const assigned = new AssignedExercise(source, exercise, text);
  return assigned.mark(typed, Number(assignment.tolerance)).share;
}

/**
 * Results as a table, for the page and for CSV files.
 * @param {Result[]} results
 * @param {Question[]} questions
 * @returns {Table}
 */
export function tableOf(results, questions) {
  const addresses = questions.map(({ address }) => address);
  const columns = ["Student", "Marks", "Of", ...addresses, "Checks", "Steps opened", "Remarks"];
  const rows = results.map(({ student, total, shares, tries, remarks }) => [
    student,
    total === null ? null : Number(formatMark(total)),
    questions.length,
    ...shares.map((share) => (share === null ? null : Number(formatMark(share)))),
    tries.reduce((sum, count) => sum + (Number.parseInt(count, 10) || 0), 0),
    tries.filter((count) => count.endsWith("o")).length,
    remarks.join(" "),
  ]);
  return { columns, rows };
}

/**
 * Results as a table that fits a page: exercises have their numbers for names.
 * @param {Result[]} results
 * @param {Question[]} questions
 * @returns {Table}
 */
export function pageTableOf(results, questions) {
  const numbers = questions.map((_, index) => String(index + 1));
  const rows = results.map(({ student, total, shares, tries, remarks }) => [
    student,
    total === null ? null : `${formatMark(total)}/${questions.length}`,
    remarks.join(" "),
    ...shares.map((share, index) => {
      const mark = share === null ? null : formatMark(share);
      return tries[index]?.endsWith("o") ? `${mark}*` : mark;
    }),
  ]);
  return { columns: ["Student", "Marks", "Remarks", ...numbers], rows };
}

/** A mark with at most two decimals. @param {number} mark */
export function formatMark(mark) {
  return String(Math.round(mark * 100) / 100);
}
