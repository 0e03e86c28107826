/**
 * Reads from standard input and writes how the browser recomputes lessons, and formats cells:
 *
 * {"lessons": [{"record", "cases": [{"inputs", "removed"}]}], "cells": [{"numbers", "shade"}]} to
 * {"lessons": [[{"problems": {where: message}} or {"steps": {id: {"status", "error", "isOwn",
 * "tables": {name: [...] or null}}}}]], "cells": [[{"text", "exact", "level"}]]}
 */

import { readFileSync } from "node:fs";

import { finite } from "../../static/js/expression.js";
import { formatCells } from "../../static/js/lesson-numbers.js";
import { RecordedLesson } from "../../static/js/lesson-record.js";
import { readValues } from "../../static/js/lesson-values.js";

/** @typedef {import("../../static/js/lesson-record.js").LessonRecord} LessonRecord */
/** @typedef {{inputs: Record<string, unknown>, removed: string[]}} Case */

/** Infinities as JSON has them. @param {ArrayLike<number> | null} values */
function jsonNumbers(values) {
  return (
    values &&
    Array.from(values, (value) =>
      Number.isFinite(value) ? value : String(value).replace("Infinity", "inf").toLowerCase(),
    )
  );
}

/** @param {RecordedLesson} lesson @param {Case} case_ */
function answer(lesson, { inputs, removed }) {
  try {
    const solution = lesson.solve(readValues(lesson.inputs, inputs), new Set(removed));
    const steps = solution.steps.map(({ id, status, error, isOwn, tables }) => [
      id,
      {
        ...{ status, error, isOwn },
        tables: Object.fromEntries(tables.map(({ name, numbers }) => [name, jsonNumbers(numbers)])),
      },
    ]);
    return { steps: Object.fromEntries(steps) };
  } catch (error) {
    if (!(error instanceof Error) || !("problems" in error)) throw error;
    const problems = /** @type {{where: string, message: string}[]} */ (error.problems);
    return { problems: Object.fromEntries(problems.map((one) => [one.where, one.message])) };
  }
}

const { lessons = [], cells = [] } = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(
  JSON.stringify({
    lessons: lessons.map(
      (/** @type {{record: LessonRecord, cases: Case[]}} */ { record, cases }) => {
        const lesson = new RecordedLesson(record);
        return cases.map((one) => answer(lesson, one));
      },
    ),
    cells: cells.map((/** @type {any} */ { numbers, shade }) =>
      formatCells(numbers.map(finite), shade),
    ),
  }),
);
