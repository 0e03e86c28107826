/** The page of a lecturer: choose exercises, take the link along, read what is handed in. */

import { addressState, whenAddressChanges, writeAddress } from "../address.js";
import { find, findAll, findOptional, targetOf } from "../dom.js";
import { saveBlob } from "../save-blob.js";
import { csvOf, tableElement } from "../table.js";
import {
  AssignmentError,
  assignmentOf,
  misfitOf,
  parametersOf,
  partsOf,
  plainText,
} from "./assignment.js";
import { EARLIER_LINK, MAX_EXERCISES, USUAL_TOLERANCE } from "./constants.js";
import { findExercises } from "./lesson-source.js";
import { countUnread, MAX_PASTED, readLines } from "./line.js";
import { markLines, pageTableOf, tableOf } from "./results.js";

/** @import { Table } from "../table.js" */
/** @import { Assignment } from "./assignment.js" */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

const PAUSE = 300; // milliseconds without a key before lines are read
const IN_FRAGMENT = "exported" in document.documentElement.dataset;
const SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // none that looks like another
const SEED_LENGTH = 6;
const SEND_ANEW = `${EARLIER_LINK} Send the new one that stands on this page. Lines of the old one cannot be marked.`;

const root = find(document, "[data-assigning]");
const { work = "", exercisesAt = "", export: exportAt = "" } = root.dataset;
const boxes = findAll(root, "[data-listed] input", HTMLInputElement);
const lines = find(root, "[data-lines]", HTMLTextAreaElement);
const csv = find(root, "[data-csv]", HTMLButtonElement);
const failure = find(root, "[data-failure]");
/** The exercises in the order of the link; some may be ticked before this script is there. */
let chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
/** @type {Table | null} */
let shown = null;
let timer = 0;
let reading = 0;

/** @param {string} name */
const fieldOf = (name) => /** @type {Field} */ (find(root, `[data-field="${name}"]`));

/** @returns {Assignment} */
function assignment() {
  const text = (/** @type {string} */ name, most = 80) => plainText(fieldOf(name).value, most);
  return {
    ...{ exercises: chosen, seed: text("seed", 40), title: text("title"), due: text("due") },
    tolerance: fieldOf("tolerance").value,
  };
}

/** Take over what the address says; what it says wrongly is said, and left out. */
function readState() {
  const given = addressState();
  fieldOf("seed").value = given.get("seed") ?? newSeed();
  if (!given.get("exercises")) return;
  try {
    takeAssignment(assignmentOf(given));
    if (misfitOf(given) === "earlier") showFailure(SEND_ANEW);
  } catch (error) {
    if (!(error instanceof AssignmentError)) throw error;
    showFailure(error.message);
  }
}

/** Open the assignment of a pasted link. @param {string} link */
function takeLink(link) {
  const refused = find(root, "[data-link-failure]");
  refused.hidden = true;
  if (!link) return;
  try {
    const given = new URLSearchParams(/[?#](.*)$/s.exec(link)?.[1] ?? "");
    const read = assignmentOf(given);
    const misfit = misfitOf(given);
    if (misfit === "changed") {
      throw new AssignmentError(
        "This link was changed or cut off. Look for the link that you sent.",
      );
    }
    takeAssignment(read);
    showFailure("");
    show("push");
    if (misfit) throw new AssignmentError(SEND_ANEW);
  } catch (error) {
    if (!(error instanceof AssignmentError)) throw error;
    refused.textContent = error.message;
    refused.hidden = false;
  }
}

/**
 * Choose what an assignment names.
 * @param {Assignment} read
 * @throws {AssignmentError} an exercise is unknown
 */
function takeAssignment(read) {
  const known = new Set(boxes.map(({ value }) => value));
  chosen = read.exercises.filter((address) => known.has(address));
  const unknown = read.exercises.filter((address) => !known.has(address));
  if (unknown.length) {
    const names = unknown.slice(0, 3).join(", ").slice(0, 120);
    throw new AssignmentError(`There is no exercise ${names}. It was left out of the link.`);
  }
  for (const name of /** @type {const} */ (["title", "due", "seed", "tolerance"])) {
    fieldOf(name).value = read[name];
  }
}

function newSeed() {
  const drawn = crypto.getRandomValues(new Uint32Array(SEED_LENGTH));
  return Array.from(drawn, (one) => SEED_LETTERS.charAt(one % SEED_LETTERS.length)).join("");
}

/** @param {string} sentence */
function showFailure(sentence) {
  failure.textContent = sentence;
  failure.hidden = !sentence;
}

/** Show the assignment as it is chosen now. @param {"push" | "replace" | ""} change of the address */
function show(change) {
  for (const box of boxes) {
    box.checked = chosen.includes(box.value);
    box.disabled = !box.checked && chosen.length >= MAX_EXERCISES;
  }
  for (const lesson of findAll(root, "[data-of]")) {
    const own = findAll(lesson, "[data-listed]:not([hidden]) input", HTMLInputElement);
    const count = own.filter(({ checked }) => checked).length;
    find(lesson, "[data-count]").textContent = count
      ? `${count} of ${own.length} chosen`
      : `${own.length} ${own.length === 1 ? "exercise" : "exercises"}`;
  }
  find(root, "[data-chosen]").replaceChildren(...chosen.map(chosenItem));
  find(root, "[data-empty]").hidden = chosen.length > 0;
  find(root, "[data-ready]").hidden = !chosen.length;
  if (!chosen.length) return;
  const state = parametersOf(assignment());
  const link = new URL(work, location.href);
  if (IN_FRAGMENT) link.hash = state.toString();
  else link.search = state.toString();
  find(root, "[data-link]", HTMLInputElement).value = link.href;
  find(root, "[data-try]", HTMLAnchorElement).href = link.href;
  showExports(state);
  if (change) writeAddress(state, change);
  if (lines.value.trim()) readSoon();
}

/** @param {URLSearchParams} state */
function showExports(state) {
  const variants = findOptional(root, "[data-variants]", HTMLInputElement);
  if (!variants) return;
  const { sets, questions } = variants.dataset; // the most of both
  const listed = findAll(root, "[data-listed]:has(:checked)");
  const drawn = listed.filter(isDrawn).length; // the others have one set each
  const possible = 1 + Math.floor((Number(questions) - listed.length) / drawn);
  variants.max = String(Math.min(Number(sets), possible));
  for (const most of findAll(root, "[data-most]")) most.textContent = variants.max;
  const isValid = variants.validity.valid;
  variants.setAttribute("aria-invalid", String(!isValid));
  find(root, "[data-variants-failure]").hidden = isValid;
  for (const link of findAll(root, "[data-format]", HTMLAnchorElement)) {
    const query = new URLSearchParams({
      ...{ assignment: state.toString(), format: link.dataset.format ?? "" },
      variants: variants.value,
    });
    if (isValid) link.href = `${exportAt}?${query}`;
    else link.removeAttribute("href");
  }
}

/** @param {string} address */
function chosenItem(address) {
  const item = document.createElement("li");
  const box = boxes.find(({ value }) => value === address);
  const question = document.createElement("span");
  const said = box?.closest("[data-listed]")?.querySelector("[data-question]");
  question.append(...[...(said?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.remove = address;
  button.textContent = "×";
  button.setAttribute("aria-label", `Remove: ${question.textContent}`);
  item.append(question, button);
  return item;
}

/** Whether every student has numbers of their own in a listed exercise. @param {HTMLElement} item */
const isDrawn = (item) => find(item, "[data-kind]").textContent === "own numbers";

/** Show the exercises that match what was typed. */
function filter() {
  const words = find(root, "[data-find]", HTMLInputElement).value.toLowerCase().trim();
  const drawnOnly = find(root, "[data-drawn-only]", HTMLInputElement).checked;
  for (const lesson of findAll(root, "[data-of]", HTMLDetailsElement)) {
    const title = find(lesson, "summary").textContent?.toLowerCase() ?? "";
    const items = findAll(lesson, "[data-listed]");
    for (const item of items) {
      const text = `${title} ${item.textContent?.toLowerCase()}`;
      item.hidden = !text.includes(words) || (drawnOnly && !isDrawn(item));
    }
    lesson.hidden = items.every(({ hidden }) => hidden);
    lesson.open = Boolean(words) && !lesson.hidden;
  }
  for (const chapter of findAll(root, "[data-chapter]")) {
    chapter.hidden = findAll(chapter, "[data-of]").every(({ hidden }) => hidden);
  }
  find(root, "[data-none]").hidden = findAll(root, "[data-chapter]").some(({ hidden }) => !hidden);
  show("");
}

function readSoon() {
  clearTimeout(timer);
  timer = setTimeout(readAll, PAUSE);
}

/** Read and mark what is in the field. */
async function readAll() {
  reading += 1;
  const number = reading;
  const status = find(root, "[data-read]");
  const table = find(root, "[data-table]");
  shown = null;
  try {
    if (lines.value.length > MAX_PASTED) {
      throw new AssignmentError("This is too much text for once. Paste a part of it.");
    }
    const read = readLines(lines.value);
    if (read.length && !chosen.length) {
      throw new AssignmentError("Paste the students’ link above, or choose the exercises again.");
    }
    const questions = await findExercises(assignment(), exercisesAt);
    if (number !== reading) return;
    const results = markLines(read, assignment(), questions);
    if (results.length) shown = tableOf(results, questions);
    const doubtful = results.filter(({ remarks }) => remarks.length).length;
    status.textContent = `${sentenceOf(results.length, doubtful)}${unreadOf(lines.value)}`;
    table.replaceChildren(...(shown ? [tableElement(pageTableOf(results, questions))] : []));
    for (const [index, row] of [...table.querySelectorAll("tbody tr")].entries()) {
      row.toggleAttribute("data-doubtful", Boolean(results[index]?.remarks.length));
    }
  } catch (error) {
    if (!(error instanceof AssignmentError)) throw error;
    status.textContent = error.message;
    table.replaceChildren();
  }
  table.hidden = !shown;
  find(root, "[data-legend]").hidden = !shown;
  csv.disabled = !shown;
}

/** @param {number} count of lines @param {number} doubtful of them with remarks */
function sentenceOf(count, doubtful) {
  if (!lines.value.trim()) return "";
  if (!count) return "There is no line of an assignment in this text. Lines begin with “PS1 |”.";
  const read = count === 1 ? "1 line" : `${count} lines`;
  return doubtful ? `${read}, ${doubtful} with a remark.` : `${read}, all in order.`;
}

/** How much of a text belongs to no line that was handed in. @param {string} text */
function unreadOf(text) {
  const count = countUnread(text);
  if (!count || !readLines(text).length) return "";
  return count === 1
    ? " 1 other line of the text was not read: it holds no “PS1 |”."
    : ` ${count} other lines of the text were not read: they hold no “PS1 |”.`;
}

/** @param {Iterable<File>} files */
async function readFiles(files) {
  const read = await Promise.all(
    [...files].map(async (file) => ({ name: file.name, text: await file.text() })),
  );
  const refused = read.filter(({ text }) => !text.trim() || text.includes("\0"));
  const accepted = read.filter((one) => !refused.includes(one)).map(({ text }) => text);
  lines.value = [lines.value, ...accepted].filter(Boolean).join("\n");
  await readAll();
  const said = refused.map(({ name, text }) =>
    text.trim() ? ` ${name} is not a text file and was not read.` : ` ${name} is empty.`,
  );
  find(root, "[data-read]").append(...said);
}

/** @param {Table} table */
function saveCsv(table) {
  const blob = new Blob([`\ufeff${csvOf(table)}`], { type: "text/csv;charset=utf-8" });
  saveBlob(blob, `marks-${parametersOf(assignment()).get("check")}.csv`);
}

root.addEventListener("change", (event) => {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || !boxes.includes(target)) return;
  showFailure("");
  chosen = target.checked
    ? [...chosen, target.value]
    : chosen.filter((address) => address !== target.value);
  show("push");
});
root.addEventListener("input", (event) => {
  const target = targetOf(event);
  if (target.dataset.field) show("replace");
  else if (target.matches("[data-find], [data-drawn-only]")) filter();
  else if (target.matches("[data-variants]")) showExports(parametersOf(assignment()));
  else if (target === lines) readSoon();
});
find(root, "[data-chosen]").addEventListener("click", (event) => {
  const { remove } = targetOf(event).dataset;
  if (!remove) return;
  chosen = chosen.filter((address) => address !== remove);
  show("push");
  const next = findOptional(root, "[data-chosen] button");
  (next ?? find(root, "[data-find]")).focus();
});
find(root, "[data-new-seed]").addEventListener("click", () => {
  fieldOf("seed").value = newSeed();
  show("push");
});
find(root, "[data-copy]").addEventListener("click", async (event) => {
  const link = find(root, "[data-link]", HTMLInputElement);
  link.select();
  try {
    await navigator.clipboard.writeText(link.value);
    targetOf(event).textContent = "Copied";
  } catch {
    // The link is selected: the reader copies it.
  }
});
csv.addEventListener("click", () => shown && saveCsv(shown));
find(root, "[data-files]", HTMLInputElement).addEventListener("change", ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target);
  readFiles(field.files ?? []);
  field.value = "";
});
const results = find(root, "[data-results]");
results.addEventListener("dragover", (event) => event.preventDefault());
results.addEventListener("drop", (event) => {
  if (!event.dataTransfer?.files.length) return;
  event.preventDefault();
  readFiles(event.dataTransfer.files);
});
find(root, "[data-students-link]", HTMLInputElement).addEventListener("input", ({ target }) => {
  takeLink(/** @type {HTMLInputElement} */ (target).value.trim());
});
whenAddressChanges(() => location.reload());

fieldOf("tolerance").value = USUAL_TOLERANCE;
const hadChosen = chosen.length > 0;
readState();
show(hadChosen ? "replace" : "");
for (const address of chosen) {
  const { lesson } = partsOf(address);
  find(root, `[data-of="${CSS.escape(lesson)}"]`, HTMLDetailsElement).open = true;
}
