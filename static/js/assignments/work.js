/** The page of an assignment: a student gets numbers, answers, and hands in a line. */

import { addressState, whenAddressChanges } from "../address.js";
import { find, findAll, setText } from "../dom.js";
import {
  AssignmentError,
  assignmentOf,
  checkOf,
  misfitOf,
  studentName,
  textOfDraws,
} from "./assignment.js";
import { EARLIER_LINK } from "./constants.js";
import { findExercises } from "./lesson-source.js";
import { writeLine } from "./line.js";
import { storeAnswers, storedAnswers, storedStudent, storeStudent } from "./progress.js";
import { formatMark } from "./results.js";
import { Task } from "./task.js";

/** @import { Assignment } from "./assignment.js" */
/** @import { Found } from "./lesson-source.js" */

const root = find(document, "[data-assignment]");
const { exercisesAt = "", lessonAt = "", embedAt = "" } = root.dataset;
const who = find(root, "[data-who]", HTMLFormElement);
const field = find(root, "[data-student]", HTMLInputElement);
const line = find(root, "[data-line]", HTMLTextAreaElement);
const MISFITS = {
  changed: "This link was changed or cut off. Ask your lecturer for it again.",
  earlier: `${EARLIER_LINK} Ask your lecturer for a new one.`,
};
const list = new Intl.ListFormat("en-GB");

/** @param {unknown} error */
function showFailure(error) {
  if (!(error instanceof AssignmentError)) throw error;
  const failure = find(root, "[data-failure]");
  failure.textContent = error.message;
  failure.hidden = false;
}

async function open() {
  const given = addressState();
  const assignment = assignmentOf(given);
  const misfit = misfitOf(given);
  if (misfit) throw new AssignmentError(MISFITS[misfit]);
  find(root, "[data-title]").textContent = assignment.title || "Assignment";
  document.title = `${assignment.title || "Assignment"} · PointerScope`;
  const due = find(root, "[data-due]");
  due.textContent = `Due: ${assignment.due}`;
  due.hidden = !assignment.due;
  const found = await findExercises(assignment, exercisesAt);
  who.hidden = false;
  const check = checkOf(assignment);
  who.addEventListener("submit", (event) => {
    event.preventDefault();
    begin(assignment, found);
  });
  field.value = studentName(given.get("student") ?? "") || storedStudent(check);
  if (field.value) begin(assignment, found);
  else field.focus();
}

/** Show the exercises with a student's numbers. @param {Assignment} assignment @param {Found[]} found */
function begin(assignment, found) {
  const student = studentName(field.value);
  find(root, "[data-name-failure]").hidden = student !== "";
  if (!student) return;
  field.value = student;
  const check = checkOf(assignment);
  storeStudent(check, student);
  const answers = storedAnswers(check, student);
  const template = find(document, "template[data-task]", HTMLTemplateElement);
  const tasks = found.map(
    (one, index) =>
      new Task(one, template, {
        number: index + 1,
        text: textOfDraws(assignment, student, one.address),
        tolerance: Number(assignment.tolerance),
        lessonAt,
        embedAt,
        answered: answers[one.address],
        changed: () => {
          const all = tasks.map(({ address, answered }) => [address, answered]);
          storeAnswers(check, student, Object.fromEntries(all));
          showLine(check, student, tasks);
        },
      }),
  );
  find(root, "[data-tasks]").replaceChildren(...tasks.map(({ element }) => element));
  for (const part of findAll(root, "[data-rounded], [data-hand-in]")) part.hidden = false;
  who.dataset.begun = "";
  showLine(check, student, tasks);
}

/** @param {string} check @param {string} student @param {Task[]} tasks */
function showLine(check, student, tasks) {
  const total = tasks.reduce((sum, { share }) => sum + share, 0);
  const marks = `${formatMark(total)}/${tasks.length}`;
  const answered = tasks.filter(({ words }) => words.length).length;
  setText(
    find(root, "[data-score]"),
    `${answered} of ${tasks.length} answered, ${formatMark(total)} of ${tasks.length} right.`,
  );
  showUnchecked(tasks);
  line.value = writeLine({
    ...{ check, student, marks },
    answers: tasks.map(({ words }) => words),
    tries: tasks.map(({ answered: { tries, isOpened } }) => `${tries}${isOpened ? "o" : ""}`),
  });
}

/** Say where the fields hold something that the line does not. @param {Task[]} tasks */
function showUnchecked(tasks) {
  const numbers = tasks.flatMap(({ isUnchecked }, index) => (isUnchecked ? [`${index + 1}`] : []));
  const unchecked = find(root, "[data-unchecked]");
  unchecked.hidden = !numbers.length;
  const which = `exercise${numbers.length > 1 ? "s" : ""} ${list.format(numbers)}`;
  unchecked.textContent = `Not checked yet: what you typed in ${which}. The line holds only the answers that you checked last. Press Check there before you hand in.`;
}

find(root, "[data-copy]").addEventListener("click", async ({ target }) => {
  line.select();
  const button = /** @type {HTMLButtonElement} */ (target);
  try {
    await navigator.clipboard.writeText(line.value);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Selected: copy it now"; // the clipboard is forbidden
  }
});
find(root, "[data-print]").addEventListener("click", () => window.print());

whenAddressChanges(() => location.reload()); // another assignment behind #
open().catch(showFailure);
