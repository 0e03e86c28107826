/** Exercises: the server computes the right answer and marks the reader's. */

import { ask, ProblemError } from "./api.js";
import { find, findAll, findOptional, setText, targetOf } from "./dom.js";
import { localised } from "./local-numbers.js";

/**
 * @typedef {{right: boolean[][], all_right: boolean, computed: string | number[][], sentence: string}} Marks
 * @typedef {{exercises: {id: string, marked: Marks}[]}} MarkedLesson
 */

let requests = 0;

/**
 * @param {HTMLElement} box around the steps
 * @param {string} lesson
 * @param {string} lang of its texts
 */
export function enableExercises(box, lesson, lang) {
  box.addEventListener("submit", (event) => {
    const form = targetOf(event).closest("[data-exercise]");
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    check(form, lesson, lang);
  });
  box.addEventListener("input", (event) => {
    const form = targetOf(event).closest("[data-exercise]");
    if (form instanceof HTMLFormElement) forget(form);
  });
}

/** A verdict is about what was checked, and not about what is typed since. @param {HTMLFormElement} form */
function forget(form) {
  requests += 1; // no verdict on the way counts
  const marked = findOptional(form, "[data-marked]");
  if (!marked) return;
  setText(marked, "");
  find(form, "[data-because]").hidden = true;
  delete form.dataset.right;
  for (const cell of findAll(form, "[aria-invalid]")) cell.removeAttribute("aria-invalid");
}

/**
 * @param {HTMLFormElement} form
 * @param {string} lesson
 * @param {string} lang
 */
async function check(form, lesson, lang) {
  requests += 1;
  const request = requests;
  const id = form.dataset.exercise ?? "";
  const cells = findAll(form, "input:not([type=radio])", HTMLInputElement);
  for (const cell of cells) cell.removeAttribute("aria-invalid");
  try {
    /** @type {MarkedLesson} */
    const { exercises } = await ask(`lessons/${encodeURIComponent(lesson)}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ answers: { [id]: answerOf(form) }, lang }),
    });
    const exercise = exercises.find((other) => other.id === id);
    if (request === requests && exercise) showMarks(form, exercise.marked, cells);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (request !== requests) return;
    find(form, "[data-marked]").textContent = error.message;
    find(form, "[data-because]").hidden = true;
    delete form.dataset.right;
    for (const { where } of error.problems) {
      cellAt(form, cells, where)?.setAttribute("aria-invalid", "true");
    }
  }
}

/**
 * The cell that a problem is about.
 * @param {HTMLElement} form
 * @param {HTMLInputElement[]} cells
 * @param {string} where such as `answers.weights[0][2]`
 */
function cellAt(form, cells, where) {
  const [, row, column] = /\[(\d+)\]\[(\d+)\]$/.exec(where) ?? [];
  if (row === undefined || column === undefined) return cells[0];
  return rowsOf(form)[Number(row)]?.[Number(column)];
}

/** The cells of a form's table. @param {HTMLElement} form */
function rowsOf(form) {
  return findAll(form, "tbody tr").map((row) => findAll(row, "input", HTMLInputElement));
}

/** The reader's answer, as in the API. @param {HTMLElement} form */
function answerOf(form) {
  if (form.querySelector("input[type=radio]")) {
    return findAll(form, "input:checked", HTMLInputElement)[0]?.value ?? "";
  }
  const rows = rowsOf(form);
  if (!rows.length) return find(form, "input", HTMLInputElement).value;
  return rows.map((cells) => cells.map((cell) => cell.value));
}

/**
 * @param {HTMLFormElement} form
 * @param {Marks} marks
 * @param {HTMLInputElement[]} cells
 */
function showMarks(form, { right, all_right: isRight, computed, sentence }, cells) {
  const marks = right.flat();
  for (const [index, cell] of cells.entries()) {
    cell.setAttribute("aria-invalid", String(!marks[index]));
  }
  const status = find(form, "[data-marked]");
  const reason = find(form, "[data-because]");
  status.replaceChildren(sentence || verdictOf(marks, isRight));
  reason.hidden = !isRight;
  form.dataset.right = String(isRight);
  if (isRight) return;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Show the answer";
  status.tabIndex = -1;
  button.addEventListener("click", () => {
    status.textContent = `The answer: ${textOf(computed, Number(form.dataset.decimals))}`;
    reason.hidden = false;
    status.focus();
  });
  status.append(" ", button);
}

/**
 * What is said of several numbers.
 * @param {boolean[]} marks
 * @param {boolean} isRight
 */
function verdictOf(marks, isRight) {
  if (isRight) return "Right.";
  return `${marks.filter(Boolean).length} of ${marks.length} are right.`;
}

/**
 * @param {string | number[][]} computed
 * @param {number} decimals as many as were asked for
 */
function textOf(computed, decimals) {
  if (typeof computed === "string") return computed;
  const text = (/** @type {number} */ value) =>
    localised(value.toFixed(decimals).replace("-", "−"));
  return computed.map((row) => row.map(text).join("; ")).join("; ");
}
