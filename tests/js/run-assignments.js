/**
 * Reads from standard input and writes what the browser makes of assignments:
 *
 * {"lessons": [{"record", "steps", "cases": [{"exercise", "text", "typed"?: [["0.25"]]}]}], "marks":
 * [{"typed", "expected", "decimals", "tolerance", "unit"}], "links": ["exercises=…"], "names": ["…"]} to
 * {"lessons": [[{"inputs", "expected", "given", "marked": [{"sentence", "forgotten"}]}]], "marks": [{"verdict", "sentence"} or {"problem"}], "links":
 * [{"assignment", "query"} or {"problem"}], "names": ["…"]}
 */

import { readFileSync } from "node:fs";

import { AssignedExercise } from "../../static/js/assignments/assigned.js";
import { assignmentOf, parametersOf, studentName } from "../../static/js/assignments/assignment.js";
import { markNumber, readNumber } from "../../static/js/assignments/marking.js";
import { RecordedLesson } from "../../static/js/lesson-record.js";

/** @param {() => object} answer */
function answerOrProblem(answer) {
  try {
    return answer();
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "" };
  }
}

const { lessons = [], marks = [], links = [], names = [] } = JSON.parse(readFileSync(0, "utf8"));
const answer = {
  lessons: lessons.map((/** @type {any} */ { record, steps, cases }) => {
    const lesson = { record: new RecordedLesson(record), steps };
    return cases.map((/** @type {any} */ { exercise, text, typed = [] }) => {
      const assigned = new AssignedExercise(lesson, exercise, text);
      const given = assigned.given.tables.map(({ name, numbers }) => [
        name,
        numbers && Array.from(numbers),
      ]);
      const { inputs, expected } = assigned;
      const marked = typed.map((/** @type {string[]} */ cells) => assigned.mark(cells, 1));
      return { inputs, expected, given: Object.fromEntries(given), marked };
    });
  }),
  marks: marks.map((/** @type {any} */ { typed, expected, decimals, tolerance, unit }) =>
    answerOrProblem(() => markNumber(readNumber(typed), expected, decimals, tolerance, unit)),
  ),
  links: links.map((/** @type {string} */ link) =>
    answerOrProblem(() => {
      const assignment = assignmentOf(new URLSearchParams(link));
      return { assignment, query: parametersOf(assignment).toString() };
    }),
  ),
  names: names.map(studentName),
};
process.stdout.write(JSON.stringify(answer));
