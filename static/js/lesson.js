/**
 * The player of a lesson: its steps one at a time or all at once, in an address that holds the
 * whole state. What is edited or left out is worked out by the server, which sends the same page
 * for the new address; the steps of it take the place of those that are shown.
 */

import { ask, parameters, ProblemError } from "./api.js";
import { watchExercises } from "./exercises.js";
import { Inputs } from "./lesson-inputs.js";
import { makeWalkable, watchSums } from "./sums.js";

const PAUSE = 350; // milliseconds without a key before typing counts as done
const SWIPE = 60; // pixels to the side
const STATE = ["step", "all", "removed", "inputs", "layer", "head"];

const root = document.querySelector("[data-lesson]");
const box = root.querySelector("[data-steps]");
const controls = root.querySelector("[data-controls]");
const place = root.querySelector("[data-place]");
const allAtOnce = root.querySelector("[data-all]");
const rail = root.querySelector("[data-rail]");
const only = root.dataset.only; // one step alone, in a frame

const inputs = root.querySelector("[data-inputs]") && new Inputs(root.querySelector("[data-inputs]"), root.querySelector("[data-reset]"), () => later());

/** What the address says. */
let state = stateOf(location.search);
let running = new AbortController();
let asked = 0;
let timer = 0;

function stateOf(search) {
  const given = new URLSearchParams(search);
  return Object.fromEntries(STATE.map((name) => [name, given.get(name) ?? ""]));
}

const slides = () => [...box.querySelectorAll(":scope > [data-step]")];
const position = () => Math.max(0, slides().findIndex((slide) => slide.dataset.step === state.step));
const removed = () => new Set(state.removed.split(",").filter(Boolean));

/** Show the step of the state, or all of them. */
function show() {
  const all = Boolean(state.all) || Boolean(only);
  const at = position();
  const found = slides();
  found.forEach((slide, index) => {
    slide.hidden = !all && index !== at;
  });
  // What is read at once is printed too, where nothing scrolls into sight.
  if (all) for (const view of box.querySelectorAll("pointer-view[lazy]")) view.removeAttribute("lazy");
  root.dataset.mode = all ? "all" : "one";
  root.toggleAttribute("data-first", at === 0);
  if (!controls) return;
  controls.hidden = false;
  place.textContent = `Step ${at + 1} of ${found.length}`;
  controls.querySelector('[data-go="-1"]').disabled = at === 0;
  controls.querySelector('[data-go="1"]').disabled = at === found.length - 1;
  if (allAtOnce) allAtOnce.checked = all;
  for (const link of rail?.querySelectorAll("[data-slide]") ?? []) {
    if (link.dataset.slide === found[at].dataset.step) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  }
}

/**
 * Go to a step.
 * @param {number} index
 * @param {boolean} focus whether its title takes the focus, for those who do not see it
 */
function go(index, focus = false) {
  const found = slides();
  const slide = found[Math.max(0, Math.min(found.length - 1, index))];
  state = { ...state, step: slide.dataset.step };
  address("replace");
  show();
  if (focus) slide.querySelector("h2").focus({ preventScroll: true });
  if (state.all) slide.scrollIntoView({ block: "start" });
  else if (slide.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
}

/** The address bar holds the whole state; what else stands in it stays. */
function address(history) {
  const url = addressOf(state);
  if (url === location.pathname + location.search) return;
  if (history === "push") window.history.pushState(null, "", url);
  else window.history.replaceState(null, "", url);
}

function addressOf(values) {
  const kept = [...new URLSearchParams(location.search)].filter(([name]) => !STATE.includes(name));
  const query = parameters({ ...Object.fromEntries(kept), ...values }).toString();
  return query ? `${location.pathname}?${query}` : location.pathname;
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(edited, PAUSE);
}

/** Work out what the inputs hold now, unless they hold no numbers. */
function edited() {
  clearTimeout(timer);
  const text = inputs.text;
  if (text !== null && text !== state.inputs) work({ ...state, inputs: text }, "push");
}

/**
 * Have a state worked out, and show it.
 * @param {Record<string, string>} wanted
 * @param {"push" | "keep"} history what becomes of the address
 */
async function work(wanted, history) {
  const mine = ++asked;
  running.abort();
  running = new AbortController();
  box.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(addressOf(wanted), { headers: { accept: "text/html" }, signal: running.signal });
    if (mine !== asked) return;
    if (response.ok) {
      take(new DOMParser().parseFromString(await response.text(), "text/html"));
      state = { ...wanted, step: state.step, all: state.all };
      inputs?.complain([]);
      if (history === "push") address("push");
      show();
    } else {
      await complain(wanted);
    }
  } catch (error) {
    if (error.name !== "AbortError") say("The server does not answer. What you typed is kept; try again in a moment.");
  } finally {
    if (mine === asked) box.removeAttribute("aria-busy");
  }
}

/** The steps and the inputs of a page that was sent take their places. */
function take(page) {
  const focused = document.activeElement?.closest("[data-remove]")?.dataset.remove;
  for (const slide of slides()) {
    const sent = page.querySelector(`[data-steps] > [data-step="${CSS.escape(slide.dataset.step)}"]`);
    // An exercise that is being answered stays as it is.
    if (sent && slide.dataset.step !== "exercises") slide.replaceWith(sent);
  }
  inputs?.take(page.querySelector("[data-inputs]"));
  if (focused) box.querySelector(`[data-remove="${CSS.escape(focused)}"]`)?.focus();
  say("");
  begin();
}

/** What is wrong with a state, beside the inputs. */
async function complain(wanted) {
  try {
    await ask(root.dataset.api + new URL(addressOf(wanted), location.href).search);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const left = inputs ? inputs.complain(error.problems) : error.problems;
    say(left.map((problem) => problem.message).join(" "));
  }
}

function say(words) {
  const line = root.querySelector("[data-trouble]");
  if (!line) return;
  line.textContent = words;
  line.hidden = !words;
}

/** What new steps need: cells that can be walked through, and what draws their figures. */
function begin() {
  makeWalkable(box);
  if (box.querySelector("pointer-view")) import("./pointer-view.js");
}

/** The parameters of a cell, with those of what it is a cell of. */
function opening(row, column) {
  const kept = Object.fromEntries(new URLSearchParams(location.search));
  return parameters({ ...kept, step: null, all: null, row, column });
}

function inText(target) {
  return target.closest("input, select, textarea, [contenteditable]") !== null;
}

/** Whether something scrolls to the side itself. */
function scrolls(target) {
  const frame = target.closest(".table-frame");
  return frame !== null && frame.scrollWidth > frame.clientWidth;
}

box.addEventListener("change", ({ target }) => {
  const step = target.dataset.remove;
  if (!step) return;
  const names = removed();
  if (target.checked) names.add(step);
  else names.delete(step);
  work({ ...state, removed: [...names].join(",") }, "push");
});
root.querySelector("[data-followed]")?.addEventListener("change", ({ target }) => work({ ...state, [target.dataset.follow]: target.value }, "push"));
controls?.addEventListener("click", ({ target }) => {
  if (target.dataset.go) go(position() + Number(target.dataset.go));
});
allAtOnce?.addEventListener("change", () => {
  state = { ...state, all: allAtOnce.checked ? "1" : "" };
  address("replace");
  show();
});
rail?.addEventListener("click", (event) => {
  const link = event.target.closest("[data-slide]");
  if (!link) return;
  event.preventDefault();
  go(slides().findIndex((slide) => slide.dataset.step === link.dataset.slide), true);
});
document.addEventListener("keydown", (event) => {
  if (only || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || inText(event.target) || scrolls(event.target)) return;
  const by = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 }[event.key];
  if (!by || (state.all && event.key.startsWith("Page"))) return;
  event.preventDefault();
  go(position() + by, true);
});

let touched = null;
box.addEventListener("touchstart", ({ touches, target }) => (touched = touches.length === 1 && !scrolls(target) && !inText(target) ? touches[0] : null), { passive: true });
box.addEventListener("touchend", ({ changedTouches: [touch] }) => {
  if (only || !touched) return;
  const [x, y] = [touch.clientX - touched.clientX, touch.clientY - touched.clientY];
  touched = null;
  if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) go(position() - Math.sign(x));
});
window.addEventListener("popstate", () => {
  const before = state;
  state = stateOf(location.search);
  if (["inputs", "removed", "layer", "head"].every((name) => state[name] === before[name])) show();
  else work(state, "keep");
});
// A printed lesson is the whole lesson.
window.addEventListener("beforeprint", () => slides().forEach((slide) => (slide.hidden = false)));
window.addEventListener("afterprint", show);

if (!state.step && location.hash) state.step = location.hash.slice(1);
watchSums(box, "opens" in root.dataset ? (step, table, row, column) => ask(`${root.dataset.api}/${step}/${table}?${opening(row, column)}`) : null);
watchExercises(box, root.dataset.lesson);
for (const link of root.querySelectorAll("[data-back]")) {
  const query = new URLSearchParams(location.search);
  for (const name of STATE) query.delete(name);
  link.search = query.toString();
}
begin();
show();
root.dataset.ready = "true";
