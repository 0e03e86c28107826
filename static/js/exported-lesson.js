/**
 * The pages of a lesson in exported files: the states that were exported, with their remarks and
 * figures, and every other one computed from the lesson's record. The two are put together here:
 * the cards of the exported steps with the numbers of the record.
 */

import { failWith, failWithoutResponse, ProblemError } from "./api.js";
import { find, findAll, findOptional } from "./dom.js";
import { NOT_A_STEP, NOT_REMOVABLE } from "./lesson-constants.js";
import { label, tableFigure, tableNamed } from "./lesson-figures.js";
import { exactText } from "./lesson-numbers.js";
import { RecordedLesson } from "./lesson-record.js";
import { readValues } from "./lesson-values.js";
import { localised } from "./local-numbers.js";
import { fill } from "./network/problems.js";

/** @import { LessonState } from "./lesson-pages.js" */
/** @import { SolvedStep, SolvedTable, Solution } from "./lesson-record.js" */
/** @import { Value, Values } from "./lesson-values.js" */
/**
 * The steps of a state by their ids, each with the index of its part in the template
 * `lesson-parts`; the state without removed steps has the key "".
 * @typedef {Record<string, Record<string, number>>} ExportedStates
 */
/** @typedef {{files: string | undefined, signal: AbortSignal}} Source */

const NEEDS_SERVER = "With your changes, only the server can compute this step.";
const OTHER_NUMBER_OF_WORDS = "Only the server can compute with more or fewer words.";
const NEEDS_SERVER_SWITCH = "(with your changes, only on the server)";

/** @type {RecordedLesson | undefined} */
let opened;

/** The record in this page. */
export function openRecord() {
  const text = find(document, "#lesson-record", HTMLScriptElement).textContent ?? "";
  opened ??= new RecordedLesson(JSON.parse(text));
  return opened;
}

/**
 * The page of a state.
 * @param {LessonState} state
 * @param {Source} source
 * @returns {Promise<ParentNode>}
 * @throws {ProblemError} the state cannot be read
 */
export async function exportedLesson(state, source) {
  const lesson = openRecord();
  const values = readValues(lesson.inputs, readInputs(state.inputs));
  checkWords(lesson, values);
  const removed = readRemoved(lesson, state.removed);
  const isOwn = JSON.stringify(values) === JSON.stringify(lesson.ownValues);
  const page =
    (isOwn && (await exportedPage([...removed], source))) ||
    (await computedPage(lesson, values, removed, source));
  const inputs = inputFields(lesson, values);
  if (inputs) page.append(inputs);
  return page;
}

/** @param {string} text @returns {Record<string, unknown>} */
function readInputs(text) {
  try {
    const inputs = JSON.parse(text || "{}");
    if (inputs && typeof inputs === "object" && !Array.isArray(inputs)) return inputs;
  } catch {
    // Said below.
  }
  throw problem(422, "inputs", 'This is not a JSON object. Send one, such as {"tokens": ["a"]}.');
}

/** @param {RecordedLesson} lesson @param {Values} values @throws {ProblemError} */
function checkWords({ inputs }, values) {
  for (const { name, kind, value } of inputs) {
    const count = (/** @type {Value | undefined} */ words) => [words].flat().length;
    if (kind === "words" && count(value) !== count(values[name])) {
      throw problem(422, `inputs.${name}`, OTHER_NUMBER_OF_WORDS);
    }
  }
}

/** @param {RecordedLesson} lesson @param {string} text */
function readRemoved(lesson, text) {
  const removed = new Set(text.split(",").filter(Boolean));
  for (const id of removed) {
    const step = lesson.steps.find((known) => known.id === id);
    const template = step ? NOT_REMOVABLE : NOT_A_STEP;
    if (!step?.isRemovable) throw problem(422, "removed", fill(template, { step: id }));
  }
  return removed;
}

/**
 * The page of a state as it was exported; null if it was not.
 * @param {string[]} removed
 * @param {Source} source
 * @returns {Promise<DocumentFragment | null>}
 */
async function exportedPage(removed, { files, signal }) {
  if (!files) return pageInFile(removed);
  if (removed.length > 1) return null;
  const [step] = removed;
  const address = step ? files.replace("{removed}", step) : ".";
  const response = await fetch(address, { signal }).catch(failWithoutResponse);
  if (!response.ok) return failWith(response.status);
  const text = await response.text().catch(failWithoutResponse);
  const steps = find(new DOMParser().parseFromString(text, "text/html"), "[data-steps]");
  const page = document.createDocumentFragment();
  page.append(document.adoptNode(steps));
  return page;
}

/**
 * The page of a state that this file holds: all steps, those that the state changes replaced.
 * @param {string[]} removed
 */
function pageInFile(removed) {
  /** @type {ExportedStates} */
  const states = JSON.parse(find(document, "#lesson-states", HTMLScriptElement).textContent ?? "");
  const key = [...removed].sort().join(",");
  if (!Object.hasOwn(states, key)) return null;
  const steps = document.createElement("div");
  steps.dataset.steps = "";
  const indices = Object.values({ ...states[""], ...states[key] });
  steps.append(...indices.map((index) => partOf("lesson-parts", index)));
  for (const figure of findAll(steps, "[data-matrix]")) {
    figure.replaceWith(partOf("lesson-matrices", Number(figure.dataset.matrix)));
  }
  const page = document.createDocumentFragment();
  page.append(steps);
  return page;
}

/**
 * A copy of a part that this file holds.
 * @param {string} id of its template
 * @param {number} index
 */
function partOf(id, index) {
  const { content } = find(document, `#${id}`, HTMLTemplateElement);
  return /** @type {HTMLElement} */ (
    document.importNode(/** @type {Element} */ (content.children[index]), true)
  );
}

/**
 * The page of a state as the record gives it.
 * @param {RecordedLesson} lesson
 * @param {Values} values
 * @param {Set<string>} removed
 * @param {Source} source
 */
async function computedPage(lesson, values, removed, source) {
  const states = [[], ...[...removed].map((step) => [step])];
  const [page, ...others] = await Promise.all(states.map((state) => exportedPage(state, source)));
  if (!page) throw new Error("The file does not hold the lesson as it was exported.");
  for (const [index, step] of [...removed].entries()) {
    const card = others[index]?.querySelector(`[data-step="${CSS.escape(step)}"]`);
    if (card) page.querySelector(`[data-step="${CSS.escape(step)}"]`)?.replaceWith(card);
  }
  const solution = lesson.solve(values, removed);
  for (const step of solution.steps) {
    const card = findOptional(page, `[data-step="${CSS.escape(step.id)}"]`);
    if (card) showStep(card, step, solution, lesson);
  }
  for (const check of findAll(page, "[data-remove]", HTMLInputElement)) {
    const step = check.dataset.remove ?? "";
    if (!removed.has(step)) explainSwitch(check, lesson.solve(values, new Set([...removed, step])));
  }
  return page;
}

/**
 * Say beside the switch of a step where only the server can leave it out.
 * @param {HTMLInputElement} check
 * @param {Solution} solution without the step
 */
function explainSwitch(check, { steps }) {
  const step = steps.find(({ id }) => id === check.dataset.remove);
  if (step?.status === "failed" || step?.tables.some(({ numbers }) => numbers)) return;
  check.disabled = true;
  check.parentElement?.append(" ", NEEDS_SERVER_SWITCH);
}

/**
 * Show the numbers of a computed step in its exported card, and take away what was made of others.
 * @param {HTMLElement} card
 * @param {SolvedStep} step
 * @param {Solution} solution
 * @param {RecordedLesson} lesson
 */
function showStep(card, step, solution, lesson) {
  const isRelabelled = lesson.inputs.some(
    ({ name, kind, value }) => kind === "words" && String(value) !== String(solution.values[name]),
  );
  if (step.isOwn && !isRelabelled) return;
  const inputs = step.inputs
    .map((name) => tableNamed(name, solution, lesson))
    .filter((table) => table !== null);
  showTables(card, ".step-inputs", inputs, solution.values);
  showTables(card, ".step-results", step.tables, solution.values);
  if (!step.isOwn) hideRemarks(card, step);
}

/**
 * Take away what was worded and drawn for other numbers, and say so.
 * @param {HTMLElement} card
 * @param {SolvedStep} step
 */
function hideRemarks(card, { status, error }) {
  const made = { remark: ".remark", figure: "pointer-view" };
  const hidden = Object.entries(made).filter(([, selector]) => card.querySelector(selector));
  for (const part of findAll(card, ".remark, pointer-view, .failure")) part.remove();
  const note = document.createElement("p");
  note.className = status === "failed" ? "failure" : "quiet";
  note.dataset.hidden = hidden.map(([name]) => name).join(" ");
  if (status === "failed") note.textContent = error;
  else if (status === "unknown") note.textContent = NEEDS_SERVER;
  else if (hidden.length) {
    const names = hidden.map(([name]) => name).join(" and the ");
    const [are, they] = hidden.length > 1 ? ["are", "they describe"] : ["is", "it describes"];
    note.textContent = `The ${names} ${are} hidden: ${they} the original numbers.`;
  }
  if (note.textContent) find(card, ".reasons").before(note);
}

/**
 * Replace the tables of a card.
 * @param {HTMLElement} card
 * @param {string} selector of the box around them
 * @param {SolvedTable[]} tables
 * @param {Values} values
 */
function showTables(card, selector, tables, values) {
  const box = findOptional(card, selector);
  if (!box) return;
  const shown = tables.filter(({ isShown }) => isShown);
  const template = find(document, "#lesson-figures", HTMLTemplateElement);
  const figures = shown
    .map((table) => tableFigure(table, values, template))
    .filter((one) => one !== null);
  const missing = shown.filter(({ numbers }) => !numbers).map(({ title }) => title);
  box.replaceChildren(...figures);
  if (!missing.length) return;
  const note = document.createElement("p");
  note.className = "quiet";
  note.dataset.missing = "";
  note.textContent = `Only the server can compute with your changes: ${missing.join("; ")}.`;
  box.append(note);
}

/**
 * The fields of the inputs with these values; null where there are none.
 * @param {RecordedLesson} lesson
 * @param {Values} values
 */
function inputFields(lesson, values) {
  // On the page of a server, fields may have been added to the lesson's own.
  const own = findOptional(document, "#lesson-inputs", HTMLTemplateElement)?.content ?? document;
  const shown = findOptional(own, "[data-inputs]");
  const fields = shown && /** @type {HTMLElement} */ (document.importNode(shown, true));
  for (const { name, shown } of fields ? lesson.inputs : []) {
    const field = find(/** @type {HTMLElement} */ (fields), `[data-input="${CSS.escape(name)}"]`);
    const texts = [values[name]].flat(2).map((value) => {
      return typeof value === "number" ? localised(exactText(value)) : String(value);
    });
    for (const [index, cell] of findAll(field, "input, select").entries()) {
      /** @type {HTMLInputElement | HTMLSelectElement} */ (cell).value = texts[index] ?? "";
    }
    if (!shown) continue;
    label(findAll(field, "tbody th"), shown.rows, values);
    label(findAll(field, "thead th"), shown.columns, values);
  }
  return fields;
}

/**
 * @param {number} status
 * @param {string} where
 * @param {string} message
 */
function problem(status, where, message) {
  return new ProblemError(status, [{ where, message, suggestions: [] }]);
}
