/**
 * The deck editor. A preview follows the text and shows the slide at the cursor. A text that cannot
 * be read leaves the last preview in place; its problems are listed with their lines.
 */

import { ask, isAbort, messageOf, ProblemError } from "./api.js";
import { find } from "./dom.js";
import { saveBlob } from "./save-blob.js";

/** @import { Problem } from "./api-types.d.ts" */
/** @typedef {Partial<Problem> & {message: string, line?: number}} DeckProblem */
/** @typedef {{html: string, slides: number[], minutes: number}} Preview `slides` are first lines */

const TYPING_PAUSE = 500; // milliseconds without a key before the text is previewed
const MAX_SIZE = 256_000; // bytes of a deck
const WRITTEN = "pointerscope-deck";

const editor = find(document, "[data-deck-editor]");
const text = find(editor, "[data-yaml]", HTMLTextAreaElement);
const frame = find(editor, "[data-preview]", HTMLIFrameElement);
const problemList = find(editor, "[data-problems]");
const note = find(editor, "[data-note]");
const state = find(editor, "[data-state]");
const save = find(editor, "[data-save]", HTMLAnchorElement);
const saveHTML = find(editor, "[data-save-html]", HTMLButtonElement);
const present = find(editor, "[data-present]", HTMLButtonElement);
const addedQuestion = find(editor, "[data-add-question]", HTMLSelectElement);
const startOver = find(editor, "[data-start-over]", HTMLButtonElement);
const fileInput = find(editor, "[data-open]", HTMLInputElement);

const titleOf = (/** @type {string} */ yaml) => /^title:\s*(.*?)\s*$/m.exec(yaml)?.[1] ?? "";

let timer = 0;
let requests = 0;
/** @type {string | null} the text that the preview shows */
let shown = null;
let running = new AbortController();
/** @type {number[]} the first line of each slide */
let firstLines = [];
let slide = -1; // that the preview shows
let minutes = 0;
let openedTitle = titleOf(text.defaultValue);

/** Take up what was written in this browser before. */
function takeUp() {
  try {
    const [beginning, written] = JSON.parse(localStorage.getItem(WRITTEN) ?? "[]");
    if (beginning === text.defaultValue) text.value = written;
  } catch {} // this browser keeps nothing
}

/**
 * Keep what was written; a deck that was only looked at does not take its place.
 * @returns {boolean} whether nothing is lost with the page
 */
function keep() {
  startOver.hidden = text.value === text.defaultValue;
  if (startOver.hidden) return true;
  try {
    localStorage.setItem(WRITTEN, JSON.stringify([text.defaultValue, text.value]));
    return true;
  } catch {
    return false; // this browser keeps nothing
  }
}

/** Forget what was written, if that is meant. */
function writeAnew() {
  if (!confirm("Forget what you wrote, and begin with the deck that the server has?")) return;
  text.value = text.defaultValue;
  preview();
  localStorage.removeItem(WRITTEN);
}

const cursorLine = () => text.value.slice(0, text.selectionStart).split("\n").length;

/**
 * What the server makes of the deck.
 * @template Answer
 * @param {string} path
 * @param {AbortSignal} [signal]
 * @returns {Promise<Answer>}
 */
const askAbout = (path, signal) =>
  ask(`slides/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ yaml: text.value, line: cursorLine() }),
    signal: signal ?? null,
  });

/** The slide that the cursor is in. */
function slideAtCursor() {
  const line = cursorLine();
  return Math.max(0, firstLines.filter((first) => first <= line).length - 1);
}

async function preview() {
  clearTimeout(timer);
  keep();
  requests += 1;
  const request = requests;
  const yaml = text.value;
  running.abort();
  if (yaml === shown) {
    showSize();
    showProblems([]);
    return;
  }
  running = new AbortController();
  state.textContent = "…";
  try {
    /** @type {Preview} */
    const deck = await askAbout("preview", running.signal);
    if (request !== requests) return;
    shown = yaml;
    firstLines = deck.slides;
    minutes = deck.minutes;
    slide = slideAtCursor();
    frame.dataset.slide = String(slide);
    frame.srcdoc = deck.html;
    showSize();
    showProblems([]);
  } catch (error) {
    if (request !== requests || isAbort(error)) return;
    showFailure(error);
  }
}

/** @param {unknown} error */
function showFailure(error) {
  state.textContent = "";
  showProblems(error instanceof ProblemError ? error.problems : [{ message: messageOf(error) }]);
}

/** Show the number of slides and the minutes they take. */
function showSize() {
  const planned = minutes ? `, ${counted(Math.round(minutes), "minute")}` : "";
  state.textContent = `${counted(firstLines.length, "slide")}${planned}`;
}

/** @param {number} count @param {string} word */
const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** List problems, each with a button that goes to its line. @param {DeckProblem[]} problems */
function showProblems(problems) {
  problemList.replaceChildren(...problems.map(makeItem));
  problemList.hidden = problems.length === 0;
  note.hidden = problems.length === 0 || shown === null;
  text.setAttribute("aria-invalid", String(problems.length > 0));
}

/** @param {DeckProblem} problem */
function makeItem({ line, where, message, suggestions = [] }) {
  const item = document.createElement("li");
  if (line) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `Line ${line}`;
    button.addEventListener("click", () => goTo(line));
    item.append(button, " ");
  }
  const hint = suggestions.length ? ` Did you mean ${suggestions.slice(0, 3).join(" or ")}?` : "";
  item.append(`${where && line ? `${where}: ` : ""}${message}${hint}`);
  return item;
}

/** @param {number} line counted from 1 */
function goTo(line) {
  const lines = text.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  text.focus();
  text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = text.scrollHeight / lines.length;
  text.scrollTop = Math.max(0, (line - 4) * height);
  followCursor();
}

/** Show the slide at the cursor, if the preview is of this text. */
function followCursor() {
  if (shown !== text.value) return;
  const index = slideAtCursor();
  if (index !== slide) showSlide(index);
}

/** @param {number} index */
function showSlide(index) {
  slide = index;
  frame.dataset.slide = String(index); // a deck that is still loading reads it once it is ready
  frame.contentDocument?.dispatchEvent(new CustomEvent("deck:show", { detail: index }));
}

/** Read a deck from the reader's disk into the text. */
async function openFile() {
  const file = fileInput.files?.[0];
  if (!file) return;
  if (file.size > MAX_SIZE) {
    const limit = MAX_SIZE.toLocaleString("en");
    showProblems([{ message: `${file.name} is too large: a deck has at most ${limit} bytes.` }]);
    return;
  }
  const content = await file.text();
  if (content.includes("\0")) {
    showProblems([{ message: `${file.name} is not a text file. Open a deck as YAML.` }]);
    return;
  }
  text.value = content;
  save.download = file.name;
  openedTitle = titleOf(content);
  text.setSelectionRange(0, 0);
  preview();
}

/** The name of the file to save: the one that was opened, or a new title. */
function fileName() {
  const title = titleOf(text.value);
  if (title === openedTitle) return save.download;
  const words =
    title
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length ? `${words.join("-").slice(0, 80)}.yaml` : save.download;
}

/** Write a slide after the one at the cursor. @param {string} content */
function addSlide(content) {
  const lines = text.value.split("\n");
  const firstOf = (/** @type {number} */ index) => (firstLines[index] ?? lines.length + 1) - 1;
  const index = slideAtCursor();
  const dash = /^\s*-/.exec(lines[firstOf(index)] ?? "")?.[0] ?? "  -";
  let at = firstOf(index + 1);
  while (at > 0 && lines[at - 1]?.trim() === "") at -= 1; // before the blank lines between slides
  lines.splice(at, 0, `${dash} ${content}`);
  text.value = lines.join("\n");
  preview();
  goTo(at + 1);
}

/** Whether the preview shows the deck as it is written, now that it was asked for. */
async function isPreviewed() {
  if (shown !== text.value) await preview();
  return shown === text.value;
}

/** Save the deck as one file that needs no server. */
async function saveFile() {
  const name = fileName().replace(/\.ya?ml$/, "");
  saveHTML.disabled = true;
  try {
    if (!(await isPreviewed())) {
      focusProblems();
      return;
    }
    state.textContent = "Writing the file …";
    /** @type {{html: string}} */
    const { html } = await askAbout("offline");
    saveBlob(new Blob([html], { type: "text/html" }), `${name}.html`);
    showSize();
    showProblems([]);
  } catch (error) {
    showFailure(error);
    focusProblems();
  } finally {
    saveHTML.disabled = false;
  }
}

/** Bring the first problem to the author, who may be looking elsewhere. */
function focusProblems() {
  (problemList.querySelector("button") ?? problemList).focus();
}

/** Show the preview on the full screen, from its first slide on; not an older version of the deck. */
async function presentDeck() {
  if (!(await isPreviewed())) return;
  await frame.requestFullscreen();
  showSlide(0);
  frame.contentWindow?.focus(); // for the keys of the deck
}

addedQuestion.addEventListener("change", () => {
  if (addedQuestion.value) addSlide(addedQuestion.value);
  addedQuestion.value = "";
});
save.addEventListener("click", () => {
  URL.revokeObjectURL(save.href);
  save.download = fileName();
  openedTitle = titleOf(text.value);
  save.href = URL.createObjectURL(new Blob([text.value], { type: "application/yaml" }));
});
saveHTML.addEventListener("click", saveFile);
startOver.addEventListener("click", writeAnew);
present.hidden = !document.fullscreenEnabled;
present.addEventListener("click", presentDeck);
text.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(preview, TYPING_PAUSE);
});
for (const name of ["keyup", "click", "focus"]) text.addEventListener(name, followCursor);
text.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  preview();
});
fileInput.addEventListener("change", openFile);
// Ask before a text is lost.
window.addEventListener("beforeunload", (event) => {
  if (!keep()) event.preventDefault();
});
window.addEventListener("pagehide", keep);
takeUp();
editor.dataset.ready = "true";
preview();
