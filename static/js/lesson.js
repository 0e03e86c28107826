/**
 * The player of a lesson: its steps one at a time or all at once; the address holds the whole
 * state. For edited inputs and removed steps it reads a page of the same parts (lesson-pages.js),
 * and replaces the parts that are shown.
 */

import { ask, isAbort, ProblemError, parameters } from "./api.js";
import { enableDerivations, makeCellsFocusable } from "./derivations.js";
import { fieldOf, find, findAll, findOptional, findViews, targetOf } from "./dom.js";
import { connectToPage } from "./embed-messages.js";
import { enableExercises } from "./exercises.js";
import { enableDragging } from "./lesson-drag.js";
import { enableFormulas, prepareFormulas } from "./lesson-formula.js";
import { fitToFrame, unfit } from "./lesson-frame.js";
import { LessonInputs } from "./lesson-inputs.js";
import {
  fetchRecord,
  isExported,
  keepRecord,
  preview,
  readPage,
  recordedLesson,
} from "./lesson-pages.js";
import { enablePlaying, openPlayers, preparePlayers, stopPlaying } from "./lesson-play.js";
import { rememberStep, seenSteps } from "./lesson-progress.js";
import { EDITABLE } from "./lesson-tables.js";
import { drawAll, unfoldWhenPrinting } from "./printing.js";
import { TileEditing } from "./tile-editing.js";

/** @import { Problem } from "./api-types.d.ts" */
/** @import { CellDerivation } from "./derivations.js" */
/** @import { LessonState } from "./lesson-pages.js" */
/** @import { Position } from "./lesson-tables.js" */
/** @typedef {"push" | "keep"} HistoryChange what becomes of the browser's history */
/** @typedef {{removed: string, inputs: string, layer: string, head: string}} ComputedState */

const TYPING_PAUSE = 350; // milliseconds without a key before the lesson is recomputed
const SWIPE = 60; // pixels to the side
/** The part of a state that the server computes. @type {(keyof ComputedState)[]} */
const COMPUTED = ["removed", "inputs", "layer", "head"];
const MAX_NAMED = 60; // characters of a step that there is not
/** @type {(keyof LessonState)[]} */
const STATE = ["step", "all", ...COMPUTED];
/** @type {Record<string, number>} */
const MOVES = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 };

const root = find(document, "[data-lesson]");
const box = find(root, "[data-steps]");
const only = root.dataset.only; // the one step of a frame
const failure = find(root, "[data-error]");
const inputBox = findOptional(root, "[data-inputs]");
const inputs =
  inputBox && new LessonInputs(inputBox, find(root, "[data-reset]", HTMLButtonElement), editSoon);
const tiles = inputBox && new TileEditing(box, inputBox);
const panel = findOptional(root, "details.inputs", HTMLDetailsElement);
const hasFrame = "frame" in root.dataset;

// In exported files: the pattern of files with a step removed, and the state of this one.
const { states: files, leftOut = "", edited = "" } = root.dataset;
const { record } = root.dataset; // on a server: the address of what the page can compute from

/** The state that the reader asks for; every change starts from it. */
let wanted = stateOf(location.search);
/**
 * The state that was computed last; exported files and stored pages begin as they were made,
 * whatever their address.
 */
let shown = { ...wanted, ...computedPart(stateOf(shownAtFirst())) };
let running = new AbortController();
let requests = 0;
let timer = 0;
let previewing = 0;
/** What the reader was asked about a step that is left out. @type {HTMLElement | null} */
let guess = null;
/** Where the page was scrolled to by a step that was asked for. */
let broughtTo = Number.NaN;

/** @param {string} search @returns {LessonState} */
function stateOf(search) {
  const given = new URLSearchParams(search);
  return {
    step: given.get("step") ?? "",
    all: given.get("all") ?? "",
    removed: given.get("removed") ?? leftOut,
    inputs: given.get("inputs") ?? edited,
    layer: given.get("layer") ?? "",
    head: given.get("head") ?? "",
  };
}

/** The query of the state that this document was made for. */
function shownAtFirst() {
  if (isExported()) return "";
  return root.dataset.shown ?? location.search;
}

/**
 * Show the wanted state in a page that was made for another one: by an export, or stored for a
 * reload without the server.
 */
async function openWanted() {
  if (record) await fetchRecord(record);
  compute({ history: "keep", isFresh: true });
}

/** Fits the shown step to a frame of fixed size. */
const fit = hasFrame ? fitToFrame(root, box) : () => {};

/** Sends messages to the page around an embed. */
const send =
  "framers" in document.body.dataset
    ? connectToPage({
        state: messageState,
        height: () => root.scrollHeight,
        set: setState,
        keeps: (key) => stepAfter(key) !== null,
      })
    : () => {};

const slides = () => findAll(box, ":scope > [data-step]");
const indexOfStep = (/** @type {string | undefined} */ step) =>
  slides().findIndex((slide) => slide.dataset.step === step);
const currentIndex = () => Math.max(0, indexOfStep(wanted.step));
/** The step that a key leads to; null where it leads to none. @param {string} key */
const stepAfter = (key) => {
  const move = MOVES[key];
  if (only || !move || (wanted.all && key.startsWith("Page"))) return null;
  const step = currentIndex() + move;
  return step >= 0 && step < slides().length ? step : null;
};
const isFramed = () => hasFrame && window.parent !== window;

/** Show the wanted step, or all of them. */
function show() {
  const isAll = Boolean(wanted.all) || Boolean(only);
  const current = currentIndex();
  const all = slides();
  for (const [index, slide] of all.entries()) slide.hidden = !isAll && index !== current;
  for (const part of findAll(root, "[data-beside]")) {
    part.hidden = !isAll && part.dataset.beside !== all[current]?.dataset.step;
  }
  // A lesson that is read at once may be printed before it is scrolled; frames draw lazily.
  if (isAll && !hasFrame) {
    for (const view of findViews(box, "pointer-view[lazy]")) view.removeAttribute("lazy");
  }
  root.dataset.mode = isAll ? "all" : "one";
  for (const select of findAll(root, "[data-follow]", HTMLSelectElement)) {
    const name = /** @type {keyof LessonState} */ (select.dataset.follow);
    select.value = wanted[name] || "0";
  }
  markStep(all, current);
  showProgress();
  showChanges(all);
  const shown = all[current];
  if (!isAll && !hasFrame && shown) openPlayers([shown]);
  fit();
  send("state", {});
}

/** Say in the bar which step is read. @param {HTMLElement[]} all @param {number} current */
function markStep(all, current) {
  root.toggleAttribute("data-first", current === 0);
  for (const link of findAll(root, "[data-slide]")) {
    markLink(link, link.dataset.slide === all[current]?.dataset.step);
  }
  if (findOptional(root, "[data-place]")) showPosition(current, all.length);
}

/** Follow a reader who scrolls through all steps. */
function followReading() {
  if (!wanted.all || only || Math.abs(scrollY - broughtTo) < 2) return;
  broughtTo = Number.NaN;
  const all = slides();
  const begun = all.filter((slide) => slide.getBoundingClientRect().top < innerHeight / 3);
  const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  const current = isAtEnd ? all.length - 1 : Math.max(0, begun.length - 1);
  if (current === currentIndex()) return;
  wanted = { ...wanted, step: all[current]?.dataset.step ?? "" };
  updateAddress("replace");
  markStep(all, current);
}

/**
 * Bring a step to the top of the page, or as near as its end allows.
 * @param {HTMLElement | undefined} slide
 */
function bringToTop(slide) {
  slide?.scrollIntoView({ block: "start" });
  broughtTo = scrollY;
}

/**
 * Say which steps are left out and that inputs are edited, and what does not follow.
 * @param {HTMLElement[]} all
 */
function showChanges(all) {
  const removed = removedSteps(shown);
  for (const link of findAll(root, "[data-slide]")) {
    link.toggleAttribute("data-left-out", removed.has(link.dataset.slide ?? ""));
  }
  const line = findOptional(root, "[data-changed]");
  if (!line) return;
  const titles = all
    .filter((slide) => removed.has(slide.dataset.step ?? ""))
    .map((slide) => `“${find(slide, "h1, h2").lastChild?.textContent?.trim() ?? ""}”`);
  const parts = [
    titles.length ? `Left out: ${titles.join(", ")}.` : "",
    shown.inputs ? "The inputs are edited." : "",
  ].filter(Boolean);
  line.hidden = !parts.length;
  line.textContent = `${parts.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`;
}

/** Whether this page remembers which steps were read. */
function remembers() {
  return !hasFrame && !("opens" in root.dataset);
}

/** Mark the steps that were read. */
function showProgress() {
  const { lesson = "" } = root.dataset;
  if (!remembers()) return;
  const seen = seenSteps(lesson);
  for (const link of findAll(root, "[data-slide]")) {
    link.toggleAttribute("data-seen", seen.has(link.dataset.slide ?? ""));
  }
}

/**
 * @param {HTMLElement} link to a step
 * @param {boolean} isCurrent
 */
function markLink(link, isCurrent) {
  if (!isCurrent) {
    link.removeAttribute("aria-current");
    return;
  }
  link.setAttribute("aria-current", "step");
  const list = link.closest("ol");
  if (!list) return;
  // With the next frame, so that the page is not laid out twice.
  requestAnimationFrame(() => {
    list.scrollLeft = link.offsetLeft - link.offsetHeight; // and some of the step before
  });
}

/**
 * @param {number} index
 * @param {number} count
 */
function showPosition(index, count) {
  for (const part of findAll(root, "[data-controls]")) part.hidden = false;
  find(root, "[data-place]").textContent = `Step ${index + 1} of ${count}`;
  find(root, '[data-go="-1"]', HTMLButtonElement).disabled = index === 0;
  find(root, '[data-go="1"]', HTMLButtonElement).disabled = index === count - 1;
  const allAtOnce = findOptional(root, "[data-all]", HTMLInputElement);
  if (allAtOnce) allAtOnce.checked = Boolean(wanted.all) || Boolean(only);
}

/** Say that an address names no step of this lesson. @param {string} step */
function sayUnknownStep(step) {
  const name = step.slice(0, MAX_NAMED);
  failure.textContent = `This lesson has no step “${name}”. It opens at its first step.`;
  failure.hidden = false;
  failure.dataset.unknown = "step";
}

/**
 * Go to a step.
 * @param {number} index
 * @param {boolean} takesFocus whether its title takes the focus, for screen readers
 */
function go(index, takesFocus = false) {
  const all = slides();
  const slide = all[Math.max(0, Math.min(all.length - 1, index))];
  if (!slide) return;
  stopPlaying(box);
  if (failure.dataset.unknown) failure.hidden = true;
  delete failure.dataset.unknown;
  if (remembers()) rememberStep(root.dataset.lesson ?? "", all[currentIndex()]?.dataset.step ?? "");
  wanted = { ...wanted, step: slide.dataset.step ?? "" };
  updateAddress("replace");
  show();
  if (takesFocus) find(slide, "h1, h2").focus({ preventScroll: true });
  if (wanted.all) bringToTop(slide);
  else if (slide.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
  root
    .querySelector("[data-slide][aria-current]")
    ?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {LessonState} state @returns {ComputedState} */
function computedPart({ removed, inputs, layer, head }) {
  return { removed, inputs, layer, head };
}

/**
 * Whether two states need the same computation.
 * @param {LessonState} first
 * @param {LessonState} second
 */
function isSame(first, second) {
  return COMPUTED.every((name) => first[name] === second[name]);
}

/** The state as the page around a frame gets it. */
function messageState() {
  return {
    step: slides()[currentIndex()]?.dataset.step,
    removed: shown.removed,
    inputs: shown.inputs,
  };
}

/**
 * Show what the page around a frame asks for; null stands for the lesson's own value.
 * @param {Record<string, string | null>} state
 */
function setState({ step, ...others }) {
  if (step !== undefined && !only) go(Math.max(0, indexOfStep(step ?? "")));
  /** @type {Partial<ComputedState>} */
  const change = {};
  for (const name of COMPUTED) {
    if (name in others) change[name] = others[name] ?? "";
  }
  request(change);
}

/**
 * Write the whole state that is shown into the address; its other parameters stay.
 * @param {"push" | "replace"} historyChange
 */
function updateAddress(historyChange) {
  const url = addressOf({ ...wanted, ...computedPart(shown) });
  if (url === location.pathname + location.search) return;
  try {
    // In a frame, "back" belongs to the page around.
    if (historyChange === "push" && !isFramed()) history.pushState(null, "", url);
    else history.replaceState(null, "", url);
  } catch {
    // A document without an address of its own cannot hold the state.
  }
}

/** @param {LessonState} state */
function addressOf(state) {
  const others = [...new URLSearchParams(location.search)].filter(
    ([name]) => !STATE.some((known) => known === name),
  );
  const given = parameters({ ...Object.fromEntries(others), ...state });
  if (leftOut && !state.removed) given.set("removed", "");
  if (edited && !state.inputs) given.set("inputs", "");
  const query = given.toString();
  return query ? `${location.pathname}?${query}` : location.pathname;
}

/** Show what an edit leads to with the next frame, and recompute once the reader has stopped. */
function editSoon() {
  const text = inputs?.text;
  cancelAnimationFrame(previewing);
  if (typeof text === "string") {
    previewing = requestAnimationFrame(() => preview(box, text, removedSteps(wanted)));
  }
  clearTimeout(timer);
  timer = setTimeout(() => request({}), TYPING_PAUSE);
}

/**
 * Request a change of the state, together with what was just typed.
 * @param {Partial<ComputedState>} change
 */
function request(change) {
  const typed = timer && inputs ? inputs.text : null;
  clearTimeout(timer);
  timer = 0;
  const next = { ...wanted, ...(typed === null ? {} : { inputs: typed }), ...change };
  if (isSame(next, wanted)) return;
  wanted = next;
  compute({ history: "push" });
}

/**
 * Get the page of the wanted state, and show it.
 * @param {{history: HistoryChange, isFresh?: boolean}} options `isFresh` says whether the inputs
 *   become those of the state, rather than what was typed
 */
async function compute({ history, isFresh = false }) {
  requests += 1;
  const number = requests;
  running.abort();
  running = new AbortController();
  box.setAttribute("aria-busy", "true");
  try {
    const page = await readPage(wanted, {
      address: addressOf(wanted),
      files,
      signal: running.signal,
    });
    if (number !== requests) return;
    replaceParts(page, isFresh);
    shown = wanted;
    showProblems([]);
    if (history === "push") updateAddress("push");
    show();
  } catch (error) {
    if (isAbort(error)) return;
    if (!(error instanceof ProblemError)) throw error;
    if (number === requests) refuse(error.problems, history);
  } finally {
    if (number === requests) box.removeAttribute("aria-busy");
  }
}

/**
 * Return to the state that is shown; problems of inputs undo the inputs only.
 * @param {Problem[]} problems
 * @param {HistoryChange} history
 */
function refuse(problems, history) {
  showProblems(problems);
  const areOfInputs = problems.every((problem) => problem.where.startsWith("inputs"));
  wanted = { ...wanted, ...(areOfInputs ? { inputs: shown.inputs } : computedPart(shown)) };
  if (!isSame(wanted, shown)) {
    compute({ history });
    return;
  }
  const removed = removedSteps(shown);
  for (const check of findAll(box, "[data-remove]", HTMLInputElement)) {
    check.checked = removed.has(check.dataset.remove ?? "");
  }
  updateAddress("replace");
  show();
}

/** The names of edited inputs. @param {string} text as JSON */
function namesIn(text) {
  try {
    return Object.keys(JSON.parse(text));
  } catch {
    return []; // the page says what is wrong
  }
}

/** @param {LessonState} state */
function removedSteps(state) {
  return new Set(state.removed.split(",").filter(Boolean));
}

/**
 * Replace the parts of this page by those of another.
 * @param {ParentNode} page
 * @param {boolean} isFresh
 */
function replaceParts(page, isFresh) {
  stopPlaying(box);
  const place = tiles?.place;
  const focused = document.activeElement?.closest("[data-remove]");
  const focusedStep = focused instanceof HTMLElement ? focused.dataset.remove : undefined;
  for (const slide of slides()) {
    const step = slide.dataset.step ?? "";
    const sent = page.querySelector(`[data-steps] > [data-step="${CSS.escape(step)}"]`);
    // What was asked about a step stays while the step is left out.
    if (sent && guess && slide.contains(guess) && sent.hasAttribute("data-removed")) {
      find(sent, ".sheet-head").after(guess);
    }
    if (sent) slide.replaceWith(sent);
  }
  for (const part of findAll(root, "[data-renew]")) {
    const sent = page.querySelector(`[data-renew="${part.dataset.renew}"]`);
    if (sent) part.replaceChildren(...sent.childNodes);
  }
  const sentInputs = findOptional(page, "[data-inputs]");
  if (sentInputs) inputs?.replace(sentInputs, isFresh);
  if (guess?.isConnected && document.activeElement === document.body) {
    find(guess, "button:enabled").focus({ preventScroll: true });
  }
  if (focusedStep) {
    findOptional(box, `[data-remove="${CSS.escape(focusedStep)}"]`)?.focus();
  }
  prepareSteps();
  if (place) tiles?.restore(place);
}

/** Show problems, those of inputs beside them. @param {Problem[]} problems */
function showProblems(problems) {
  const unplaced = inputs ? inputs.showProblems(problems) : problems;
  // Beside a field that is folded away, nobody would see them.
  const others = panel?.open ? unplaced : problems;
  failure.textContent = others.map((problem) => problem.message).join(" ");
  failure.hidden = others.length === 0;
  if (others.length && root.dataset.live) failure.append(" ", makeServerLink(root.dataset.live));
}

/** A link to the wanted state on a server that has the lesson. @param {string} server */
function makeServerLink(server) {
  const link = document.createElement("a");
  link.href = server;
  link.textContent = "Open it on the server";
  link.search = parameters({ ...wanted, all: null }).toString();
  return link;
}

/** Prepare new steps: focusable cells, figures, links. */
function prepareSteps() {
  makeCellsFocusable(box);
  tiles?.prepare();
  offerGuesses();
  preparePlayers(box);
  prepareFormulas(box);
  if (box.querySelector("pointer-view")) import("./pointer-view.js");
  for (const link of findAll(box, "[data-embed]", HTMLAnchorElement)) {
    const slide = link.closest("[data-step]");
    const step = slide instanceof HTMLElement ? slide.dataset.step : undefined;
    link.search = parameters({ ...wanted, all: null, step }).toString();
  }
  for (const link of findAll(root, "[data-offline]", HTMLAnchorElement)) {
    const lang = new URLSearchParams(location.search).get("lang");
    link.search = parameters({ removed: wanted.removed, inputs: wanted.inputs, lang }).toString();
  }
  for (const link of findAll(root, "[data-back]", HTMLAnchorElement)) {
    const query = new URLSearchParams(location.search);
    for (const name of STATE) query.delete(name);
    link.search = query.toString();
  }
}

/** Let the reader guess what happens without a step, while the lesson is as it was written. */
function offerGuesses() {
  const isOriginal = !hasFrame && !shown.removed && !shown.inputs;
  for (const check of findAll(box, "[data-remove]", HTMLInputElement)) {
    const label = check.closest("label");
    const found = label?.parentElement?.querySelector("[data-guess]");
    if (!isOriginal) found?.remove();
    if (!isOriginal || found) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.guess = check.dataset.remove;
    button.textContent = "Predict what it changes";
    label?.before(button);
  }
}

/**
 * Ask what happens without a step, and leave it out once the reader has answered.
 * @param {HTMLElement} button
 */
async function askWithout(button) {
  const slide = slides()[indexOfStep(button.dataset.guess)];
  const [lesson, { askRemoval }] = await Promise.all([
    recordedLesson(record),
    import("./removal-guess.js"),
  ]);
  if (!slide?.isConnected) return;
  const leaveOut = () => request({ removed: button.dataset.guess ?? "" });
  guess = lesson && askRemoval(slide, lesson, leaveOut, () => request({ removed: "" }));
  if (guess) button.remove();
  else leaveOut();
}

/**
 * Fetch the derivation of one cell of a walkthrough.
 * @param {string} step
 * @param {string} table
 * @param {Position} position
 * @returns {Promise<CellDerivation>}
 */
function fetchCell(step, table, { row, column }) {
  const given = Object.fromEntries(new URLSearchParams(location.search));
  const query = parameters({ ...given, step: null, all: null, row, column });
  return ask(`${root.dataset.api}/${step}/${table}?${query}`);
}

/** Put the solutions of the exercises behind the steps, for paper. */
async function addSolutions() {
  const { solutionsAt } = root.dataset;
  if (!solutionsAt || findOptional(root, "[data-solutions]")) return;
  try {
    const response = await fetch(solutionsAt);
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    box.after(...findAll(page.body, "[data-solutions]"));
  } catch {
    // Without a server, paper has the exercises alone.
  }
}

/** Print the whole lesson with all figures. @param {HTMLButtonElement} button */
async function print(button) {
  button.disabled = true;
  const { all } = wanted;
  wanted = { ...wanted, all: "1" };
  show();
  await Promise.all([drawAll(findViews(box)), addSolutions()]);
  window.print();
  wanted = { ...wanted, all };
  show();
  button.disabled = false;
}

/** Whether keys belong to the element with the focus. @param {Element} target */
function takesKeys(target) {
  return target.closest(`input:not([type=checkbox]), select, textarea, ${EDITABLE} td`) !== null;
}

/** Whether an element lies in something that scrolls sideways, or in a plot. @param {Element} target */
function scrollsSideways(target) {
  for (let part = /** @type {Element | null} */ (target); part && part !== box; ) {
    if (part.localName === "pointer-view") return true;
    const spills = part.scrollWidth > part.clientWidth + 1;
    if (spills && getComputedStyle(part).overflowX !== "visible") return true;
    part = part.parentElement;
  }
  return false;
}

box.addEventListener("change", (event) => {
  const check = event.target;
  if (!(check instanceof HTMLInputElement) || !check.dataset.remove) return;
  const removed = removedSteps(wanted);
  if (check.checked) removed.add(check.dataset.remove);
  else removed.delete(check.dataset.remove);
  request({ removed: [...removed].join(",") });
});
root.addEventListener("change", (event) => {
  const field = fieldOf(event);
  if (field.dataset.follow) request({ [field.dataset.follow]: field.value });
  if ("all" in field.dataset && field instanceof HTMLInputElement) {
    wanted = { ...wanted, all: field.checked ? "1" : "" };
    updateAddress("replace");
    show();
    bringToTop(slides()[currentIndex()]);
  }
});
root.addEventListener("click", (event) => {
  const target = targetOf(event);
  if (target.dataset.go) go(currentIndex() + Number(target.dataset.go));
  const strip = "stripButton" in target.dataset && target.closest("figure");
  if (strip) target.setAttribute("aria-expanded", String(strip.toggleAttribute("data-open")));
  if ("print" in target.dataset) print(/** @type {HTMLButtonElement} */ (target));
  if (target.closest(".onward a") && remembers()) {
    rememberStep(root.dataset.lesson ?? "", slides()[currentIndex()]?.dataset.step ?? "");
  }
  if ("guess" in target.dataset) askWithout(target);
  const link = target.closest("[data-slide]");
  if (!(link instanceof HTMLElement)) return;
  event.preventDefault();
  go(indexOfStep(link.dataset.slide), true);
});
document.addEventListener("keydown", (event) => {
  const target = targetOf(event);
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (takesKeys(target) || scrollsSideways(target)) return;
  const step = stepAfter(event.key);
  if (step === null) return;
  event.preventDefault();
  go(step, true);
});

/** @type {Touch | undefined} where a swipe has begun */
let swipe;
box.addEventListener(
  "touchstart",
  (event) => {
    const target = targetOf(event);
    const isSwipe = event.touches.length === 1 && !scrollsSideways(target) && !takesKeys(target);
    swipe = isSwipe ? event.touches[0] : undefined;
  },
  { passive: true },
);
box.addEventListener("touchend", ({ changedTouches: [touch] }) => {
  if (only || !swipe || !touch) return;
  const [x, y] = [touch.clientX - swipe.clientX, touch.clientY - swipe.clientY];
  swipe = undefined;
  if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) go(currentIndex() - Math.sign(x));
});
document.addEventListener("scroll", () => requestAnimationFrame(followReading), { passive: true });
window.addEventListener("popstate", () => {
  wanted = stateOf(location.search);
  if (isSame(wanted, shown)) show();
  else compute({ history: "keep", isFresh: true });
});
// The whole lesson is printed, except in a frame.
if (!isFramed()) {
  unfoldWhenPrinting(
    box,
    () => {
      for (const slide of slides()) slide.hidden = false;
      for (const part of findAll(box, "[data-beside]")) part.hidden = false;
      if (!hasFrame) openPlayers(slides());
      if (hasFrame) unfit(slides());
    },
    show,
  );
}

const isOfQuery = Boolean(wanted.step);
if (!wanted.step && location.hash) wanted.step = location.hash.slice(1);
if (wanted.step && indexOfStep(wanted.step) < 0 && !only) {
  if (isOfQuery) sayUnknownStep(wanted.step);
  wanted.step = "";
  updateAddress("replace");
}
// What was edited is in sight.
if (panel && wanted.inputs) {
  panel.open = true;
  inputs?.unfold(namesIn(wanted.inputs));
}
enableDerivations(box, "opens" in root.dataset ? fetchCell : null);
enableExercises(box, root.dataset.lesson ?? "", root.lang);
enablePlaying(box);
if (inputBox) enableDragging(inputBox);
enableFormulas(box);
prepareSteps();
show();
if (wanted.all && wanted.step && !hasFrame) bringToTop(slides()[currentIndex()]);
root.dataset.ready = "true";
if (record) keepRecord(record);
if (!isSame(wanted, shown)) openWanted();
