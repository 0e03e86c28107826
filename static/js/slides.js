/**
 * Writing a deck: the preview beside it follows what is typed, and the slide at the cursor is
 * shown. What cannot be read leaves the last preview as it is and says what is wrong with which
 * line.
 */

import { ask, ProblemError } from "./api.js";

const PAUSE = 500; // milliseconds without a key before typing counts as done
const LARGEST = 256_000; // bytes of a deck
const SHOW = "deck:show";

const editor = document.querySelector("[data-deck-editor]");
const part = (name) => editor.querySelector(`[data-${name}]`);
const [text, frame, problems, note, state, save] = [
  "yaml",
  "preview",
  "problems",
  "note",
  "state",
  "save",
].map(part);

let timer = 0;
let asked = 0;
let shown = null; // the text of the preview
let running = new AbortController();
/** @type {number[]} the line at which each slide begins */
let lines = [];
let slide = -1;
let minutes = 0;

const lineOfCursor = () => text.value.slice(0, text.selectionStart).split("\n").length;

/** The slide that the cursor is in. */
function slideAtCursor() {
  const line = lineOfCursor();
  return Math.max(
    0,
    lines.findLastIndex((begins) => begins <= line),
  );
}

async function preview() {
  clearTimeout(timer);
  const mine = ++asked;
  const written = text.value;
  running.abort();
  if (written === shown) {
    tell();
    complain([]);
    return;
  }
  running = new AbortController();
  state.textContent = "…";
  try {
    const body = JSON.stringify({ yaml: written, line: lineOfCursor() });
    const made = await ask("slides/preview", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: running.signal,
    });
    if (mine !== asked) return;
    shown = written;
    lines = made.slides;
    slide = slideAtCursor();
    frame.srcdoc = made.html;
    minutes = made.minutes;
    tell();
    complain([]);
  } catch (error) {
    if (mine !== asked || error.name === "AbortError") return;
    state.textContent = "";
    complain(
      error instanceof ProblemError
        ? error.problems
        : [{ message: error.message, suggestions: [] }],
    );
  }
}

/** How much there is in the deck that is shown. */
function tell() {
  const planned = minutes ? `, ${Math.round(minutes)} minutes` : "";
  state.textContent = `${lines.length} slide${lines.length === 1 ? "" : "s"}${planned}`;
}

/** What is wrong, each with a button that goes to its line. */
function complain(found) {
  problems.replaceChildren(...found.map(item));
  problems.hidden = found.length === 0;
  note.hidden = found.length === 0 || shown === null;
  text.setAttribute("aria-invalid", String(found.length > 0));
}

function item({ line, where, message, suggestions }) {
  const made = document.createElement("li");
  if (line) {
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      textContent: `Line ${line}`,
    });
    button.addEventListener("click", () => goTo(line));
    made.append(button, " ");
  }
  const meant = suggestions?.length ? ` Did you mean ${suggestions.slice(0, 3).join(" or ")}?` : "";
  made.append(`${where && line ? `${where}: ` : ""}${message}${meant}`);
  return made;
}

function goTo(line) {
  const rows = text.value.split("\n");
  const start = rows.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  text.focus();
  text.setSelectionRange(start, start + (rows[line - 1]?.length ?? 0));
  const height = text.scrollHeight / rows.length;
  text.scrollTop = Math.max(0, (line - 4) * height);
  follow();
}

/** Show the slide at the cursor, where the preview is of what stands here. */
function follow() {
  if (shown !== text.value) return;
  const at = slideAtCursor();
  if (at === slide) return;
  slide = at;
  frame.contentDocument?.dispatchEvent(new CustomEvent(SHOW, { detail: at }));
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(preview, PAUSE);
}

/** A deck from the reader's disk; it goes nowhere but into the text. */
async function open({ target }) {
  const [file] = target.files;
  if (!file) return;
  if (file.size > LARGEST) {
    complain([
      {
        message: `${file.name} is larger than ${LARGEST.toLocaleString("en")} bytes; no deck is.`,
        suggestions: [],
      },
    ]);
    return;
  }
  text.value = await file.text();
  save.download = file.name;
  text.setSelectionRange(0, 0);
  preview();
}

save.addEventListener("click", () => {
  URL.revokeObjectURL(save.href);
  save.href = URL.createObjectURL(new Blob([text.value], { type: "application/yaml" }));
});
text.addEventListener("input", later);
for (const moment of ["keyup", "click", "focus"]) text.addEventListener(moment, follow);
text.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  preview();
});
part("open").addEventListener("change", open);
// What was typed would be lost.
window.addEventListener(
  "beforeunload",
  (event) => text.value !== text.defaultValue && event.preventDefault(),
);
editor.dataset.ready = "true";
preview();
