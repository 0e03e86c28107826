/**
 * The player of a lesson: its steps one at a time or all at once, in an address that holds the
 * whole state. What is edited or left out is a page of the same parts (lesson-pages.js), which take
 * the places of those that are shown.
 */

import { ask, parameters, ProblemError } from "./api.js";
import { announce } from "./embed-messages.js";
import { watchExercises } from "./exercises.js";
import { fitToFrame, unfit } from "./lesson-frame.js";
import { Inputs } from "./lesson-inputs.js";
import { isKept, pageOf } from "./lesson-pages.js";
import { allDrawn, unfoldOnPaper } from "./paper.js";
import { makeWalkable, watchSums } from "./sums.js";

const PAUSE = 350; // milliseconds without a key before typing counts as done
const SWIPE = 60; // pixels to the side
const WORKED = ["removed", "inputs", "layer", "head"]; // what the server has to work out
const STATE = ["step", "all", ...WORKED];

const root = document.querySelector("[data-lesson]");
const box = root.querySelector("[data-steps]");
const controls = root.querySelector("[data-controls]");
const only = root.dataset.only; // one step alone, in a frame
const trouble = root.querySelector("[data-trouble]");
const inputs =
  root.querySelector("[data-inputs]") &&
  new Inputs(root.querySelector("[data-inputs]"), root.querySelector("[data-reset]"), later);

const { states: files, leftOut = "" } = root.dataset; // of what a server did not make

/** What a reader wants to see; every change starts from it. */
let wanted = stateOf(location.search);
/** What was worked out last; a file begins as it was made, whatever its address says. */
let shown = isKept(files) ? { ...wanted, ...worked(stateOf("")) } : wanted;
let running = new AbortController();
let asked = 0;
let timer = 0;

function stateOf(search) {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    STATE.map((name) => [name, given.get(name) ?? (name === "removed" ? leftOut : "")]),
  );
}

/** In a frame of a given size, the step that is shown is made to fit. */
const fit = "frame" in root.dataset ? fitToFrame(root, box) : () => {};

/** In somebody's frame, what is said to the page around it. */
const say =
  "framers" in document.body.dataset
    ? announce({ state: stateShown, height: () => root.scrollHeight, set: takeState })
    : () => {};

const slides = () => [...box.querySelectorAll(":scope > [data-step]")];
const named = (step) => slides().findIndex((slide) => slide.dataset.step === step);
const position = () => Math.max(0, named(wanted.step));

/** Show the step that is wanted, or all of them. */
function show() {
  const all = Boolean(wanted.all) || Boolean(only);
  const at = position();
  const found = slides();
  found.forEach((slide, index) => {
    slide.hidden = !all && index !== at;
  });
  // What is read at once is printed too, where nothing scrolls into sight; frames wait for it.
  if (all && !("frame" in root.dataset))
    for (const view of box.querySelectorAll("pointer-view[lazy]")) view.removeAttribute("lazy");
  root.dataset.mode = all ? "all" : "one";
  root.toggleAttribute("data-first", at === 0);
  for (const choice of root.querySelectorAll("[data-follow]"))
    choice.value = wanted[choice.dataset.follow] || "0";
  for (const link of root.querySelectorAll("[data-slide]")) {
    const current = link.dataset.slide === found[at].dataset.step;
    if (current) {
      link.setAttribute("aria-current", "step");
      link.closest("ol").scrollLeft = link.offsetLeft - link.closest("ol").offsetLeft;
    } else link.removeAttribute("aria-current");
  }
  if (controls) showPlace(at, found.length, all);
  fit();
  say("state", {});
}

const isFramed = () => "frame" in root.dataset && window.parent !== window;

function showPlace(at, count, all) {
  controls.hidden = false;
  controls.querySelector("[data-place]").textContent = `Step ${at + 1} of ${count}`;
  controls.querySelector('[data-go="-1"]').disabled = at === 0;
  controls.querySelector('[data-go="1"]').disabled = at === count - 1;
  const allAtOnce = controls.querySelector("[data-all]");
  if (allAtOnce) allAtOnce.checked = all;
}

/**
 * Go to a step.
 * @param {number} index
 * @param {boolean} focus whether its title takes the focus, for those who do not see it
 */
function go(index, focus = false) {
  const found = slides();
  const slide = found[Math.max(0, Math.min(found.length - 1, index))];
  wanted = { ...wanted, step: slide.dataset.step };
  address("replace");
  show();
  if (focus) slide.querySelector("h2").focus({ preventScroll: true });
  if (wanted.all) slide.scrollIntoView({ block: "start" });
  else if (slide.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
  root
    .querySelector("[data-slide][aria-current]")
    ?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The part of a state that the server works out. */
function worked(state) {
  return Object.fromEntries(WORKED.map((name) => [name, state[name]]));
}
const same = (one, other) => WORKED.every((name) => one[name] === other[name]);

/** What is shown, for the page around a frame. */
function stateShown() {
  return { step: slides()[position()].dataset.step, removed: shown.removed, inputs: shown.inputs };
}

/**
 * Show what the page around a frame asks for.
 * @param {{step?: string | null, removed?: string | null, inputs?: string | null}} asked what is to
 *   change; null for what is to be as the text has it
 */
function takeState({ step, ...others }) {
  if (step !== undefined && !only) go(Math.max(0, named(step ?? "")));
  const change = Object.entries(others).filter(([name]) => WORKED.includes(name));
  want(Object.fromEntries(change.map(([name, value]) => [name, value ?? ""])));
}

/** The address bar holds the whole state that is shown; what else stands in it stays. */
function address(history) {
  const url = addressOf({ ...wanted, ...worked(shown) });
  if (url === location.pathname + location.search) return;
  try {
    // Within somebody's page, their way back is theirs.
    if (history === "push" && !isFramed()) window.history.pushState(null, "", url);
    else window.history.replaceState(null, "", url);
  } catch {
    // A page without an address of its own, as within another's, does without.
  }
}

function addressOf(values) {
  const kept = [...new URLSearchParams(location.search)].filter(([name]) => !STATE.includes(name));
  const given = parameters({ ...Object.fromEntries(kept), ...values });
  if (leftOut && !values.removed) given.set("removed", "");
  const query = given.toString();
  return query ? `${location.pathname}?${query}` : location.pathname;
}

/** Wait for the end of typing. */
function later() {
  clearTimeout(timer);
  timer = setTimeout(() => want({}), PAUSE);
}

/** Have something worked out: a change, with what was typed just before it. */
function want(change) {
  const typed = timer ? inputs.text : null;
  clearTimeout(timer);
  timer = 0;
  const next = { ...wanted, ...(typed === null ? {} : { inputs: typed }), ...change };
  if (same(next, wanted)) return;
  wanted = next;
  work({ history: "push" });
}

/**
 * Have the wanted state worked out, and show it.
 * @param {{history: "push" | "keep", fresh?: boolean}} how what becomes of the address, and
 *   whether the inputs are those of the state rather than what was typed
 */
async function work({ history, fresh = false }) {
  const mine = ++asked;
  running.abort();
  running = new AbortController();
  box.setAttribute("aria-busy", "true");
  try {
    const page = await pageOf(wanted, {
      address: addressOf(wanted),
      files,
      signal: running.signal,
    });
    if (mine !== asked) return;
    take(page, fresh);
    shown = wanted;
    complain([]);
    if (history === "push") address("push");
    show();
  } catch (error) {
    if (error.name === "AbortError") return;
    if (!(error instanceof ProblemError)) throw error;
    if (mine === asked) refuse(error.problems, history);
  } finally {
    if (mine === asked) box.removeAttribute("aria-busy");
  }
}

/** Go back to what is shown; what is wrong with inputs leaves the other changes as they are. */
function refuse(problems, history) {
  complain(problems);
  const ofInputs = problems.every((problem) => problem.where.startsWith("inputs"));
  wanted = { ...wanted, ...(ofInputs ? { inputs: shown.inputs } : worked(shown)) };
  if (!same(wanted, shown)) {
    work({ history });
    return;
  }
  for (const check of box.querySelectorAll("[data-remove]"))
    check.checked = removedOf(shown).has(check.dataset.remove);
  address("replace");
  show();
}

const removedOf = (state) => new Set(state.removed.split(",").filter(Boolean));

/** The parts of a page that was sent take their places. */
function take(page, fresh) {
  const focused = document.activeElement?.closest("[data-remove]")?.dataset.remove;
  for (const slide of slides()) {
    const sent = page.querySelector(
      `[data-steps] > [data-step="${CSS.escape(slide.dataset.step)}"]`,
    );
    // An exercise that is being answered stays as it is.
    if (sent && slide.dataset.step !== "exercises") slide.replaceWith(sent);
  }
  for (const part of root.querySelectorAll("[data-renew]")) {
    const sent = page.querySelector(`[data-renew="${part.dataset.renew}"]`);
    if (sent) part.replaceChildren(...sent.childNodes);
  }
  inputs?.take(page.querySelector("[data-inputs]"), fresh);
  if (focused) box.querySelector(`[data-remove="${CSS.escape(focused)}"]`)?.focus();
  begin();
}

/** What is wrong, beside the inputs where it is theirs. */
function complain(problems) {
  const left = inputs ? inputs.complain(problems) : problems;
  trouble.textContent = left.map((problem) => problem.message).join(" ");
  trouble.hidden = left.length === 0;
  if (left.length && root.dataset.live) trouble.append(" ", linkTo(root.dataset.live));
}

/** The state that is wanted, on a server that has the lesson. */
function linkTo(server) {
  const link = Object.assign(document.createElement("a"), {
    href: server,
    textContent: "Open it on the server",
  });
  link.search = parameters({
    ...wanted,
    inputs: root.dataset.inputs ?? wanted.inputs,
    all: null,
  }).toString();
  return link;
}

/** What new steps need: cells that can be walked through, and what draws their figures. */
function begin() {
  makeWalkable(box);
  if (box.querySelector("pointer-view")) import("./pointer-view.js");
  for (const link of box.querySelectorAll("[data-embed]")) {
    link.search = parameters({
      ...wanted,
      all: null,
      step: link.closest("[data-step]").dataset.step,
    }).toString();
  }
  for (const link of root.querySelectorAll("[data-offline]"))
    link.search = parameters({ removed: wanted.removed, inputs: wanted.inputs }).toString();
  for (const link of root.querySelectorAll("[data-back]")) {
    const query = new URLSearchParams(location.search);
    for (const name of STATE) query.delete(name);
    link.search = query.toString();
  }
}

/** The numbers that one cell of a real trace was made of. */
function open(step, table, row, column) {
  const kept = Object.fromEntries(new URLSearchParams(location.search));
  return ask(
    `${root.dataset.api}/${step}/${table}?${parameters({ ...kept, step: null, all: null, row, column })}`,
  );
}

/** The whole lesson on paper, figures included. */
async function print(button) {
  button.disabled = true;
  const before = wanted.all;
  wanted = { ...wanted, all: "1" };
  show();
  await allDrawn([...box.querySelectorAll("pointer-view")]);
  window.print();
  wanted = { ...wanted, all: before };
  show();
  button.disabled = false;
}

/** Whether keys belong to what has the focus. */
function takesKeys(target) {
  return target.closest("input:not([type=checkbox]), select, textarea") !== null;
}

/** Whether something scrolls to the side itself, or is a plot. */
function scrolls(target) {
  for (let part = target; part && part !== box; part = part.parentElement) {
    if (part.localName === "pointer-view") return true;
    if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "visible")
      return true;
  }
  return false;
}

box.addEventListener("change", ({ target }) => {
  const step = target.dataset.remove;
  if (!step) return;
  const names = removedOf(wanted);
  if (target.checked) names.add(step);
  else names.delete(step);
  want({ removed: [...names].join(",") });
});
root.addEventListener("change", ({ target }) => {
  if (target.dataset.follow) want({ [target.dataset.follow]: target.value });
  if ("all" in target.dataset) {
    wanted = { ...wanted, all: target.checked ? "1" : "" };
    address("replace");
    show();
  }
});
root.addEventListener("click", (event) => {
  const { target } = event;
  if (target.dataset.go) go(position() + Number(target.dataset.go));
  if ("print" in target.dataset) print(target);
  const link = target.closest("[data-slide]");
  if (!link) return;
  event.preventDefault();
  go(named(link.dataset.slide), true);
});
document.addEventListener("keydown", (event) => {
  if (
    only ||
    event.defaultPrevented ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    takesKeys(event.target) ||
    scrolls(event.target)
  )
    return;
  const by = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 }[event.key];
  if (!by || (wanted.all && event.key.startsWith("Page"))) return;
  event.preventDefault();
  go(position() + by, true);
});

let touched = null;
box.addEventListener(
  "touchstart",
  ({ touches, target }) =>
    (touched = touches.length === 1 && !scrolls(target) && !takesKeys(target) ? touches[0] : null),
  { passive: true },
);
box.addEventListener("touchend", ({ changedTouches: [touch] }) => {
  if (only || !touched) return;
  const [x, y] = [touch.clientX - touched.clientX, touch.clientY - touched.clientY];
  touched = null;
  if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) go(position() - Math.sign(x));
});
window.addEventListener("popstate", () => {
  wanted = stateOf(location.search);
  if (same(wanted, shown)) show();
  else work({ history: "keep", fresh: true });
});
// A printed lesson is the whole lesson, but for one in a frame on somebody's page.
if (!isFramed()) {
  unfoldOnPaper(
    box,
    () => {
      for (const slide of slides()) slide.hidden = false;
      if ("frame" in root.dataset) unfit(slides());
    },
    show,
  );
}

if (!wanted.step && location.hash) wanted.step = location.hash.slice(1);
if (wanted.step && named(wanted.step) < 0 && !only) {
  wanted.step = "";
  address("replace");
}
// Where there is no room beside the steps, the inputs wait to be opened.
const panel = root.querySelector("details.inputs");
if (panel && matchMedia("(max-width: 62rem)").matches) panel.open = false;
watchSums(box, "opens" in root.dataset ? open : null);
watchExercises(box, root.dataset.lesson);
begin();
show();
root.dataset.ready = "true";
if (!same(wanted, shown)) work({ history: "keep", fresh: true });
