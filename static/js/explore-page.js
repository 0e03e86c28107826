/**
 * The page around the first picture (`explore.js`): the query, its answers, the views, and the links
 * to other pages.
 */

import { parameters, ROOT } from "./api.js";
import { find, findAll, findViews, targetOf } from "./dom.js";
import { first } from "./explore.js";
import { Explorer } from "./explorer.js";
import { foldChapters } from "./folding.js";
import { linkOptions, selectedOptions, selectOptions } from "./linked-options.js";
import { NetworkStage } from "./network-stage.js";
import { surviveReload } from "./offline.js";
import { enablePrinting, unfoldWhenPrinting } from "./printing.js";
import { askHall, LEADS } from "./rooms/ask.js";

/** @import { Fields } from "./explorer.js" */

const UNCHANGED = JSON.stringify({ interventions: null }); // the same query, the network unchanged
/** @type {(keyof Fields)[]} */
const QUERY = ["visits", "user", "predict_at", "top_k", "interventions"];

first.hasPage = true;
const { page, drawn, gestures } = first;
const changes = find(page, "[data-changes]");
const storyViews = findViews(page, ".chapter pointer-view");
const differenceViews = findViews(changes);
const views = [...storyViews, ...differenceViews];
const story = find(page, "[data-story]");
const compare = find(page, "[data-compare]", HTMLAnchorElement);
const walkthrough = find(page, "[data-walk]", HTMLAnchorElement);

const explorer = new Explorer(page, {
  draws: !find(page, "[data-stage]").hasAttribute("data-undrawn"),
  outline: first.outlineOf,
  shown(query, explanation, unchanged) {
    stage.show(query, explanation, unchanged);
    queueMicrotask(() => gestures.release()); // once the page is of this answer
  },
  filled(query, _, unchanged) {
    for (const view of views) {
      for (const name of QUERY) setOrRemove(view, name.replace("_", "-"), query[name]);
    }
    compare.href = new URL(`compare?${explorer.comparisonOf(query)}`, ROOT).href;
    walkthrough.search = parameters({ ...query, ...selectedHead() }).toString();
    applyShowAs();
    if (!unchanged) for (const view of differenceViews) view.removeAttribute("visits");
  },
  cleared() {
    stage.clear();
    for (const view of views) view.removeAttribute("visits");
  },
  restored(given) {
    selectOptions(storyViews, given);
    stage.restore(given);
  },
  recognised: (example) => stage.recognise(example),
  refused: (isInText) => stage.showInputs(isInText),
  options: () => ({ ...selectedOptions(storyViews), ...stage.options }),
});
const stage = new NetworkStage(page, first);
stage.follow(explorer);
stage.depthChanged = loadViews;
loadViews();
stage.pointed = markEverywhere;

/** Fetch what draws the views, once they are shown. */
function loadViews() {
  if (page.dataset.depth === "everything") import("./pointer-view.js");
}

/** Show every view with the changes, without them, or the difference that they make. */
function applyShowAs() {
  const selected = find(changes, "input[name=show-as]:checked", HTMLInputElement).value;
  const showAs = changes.hidden ? "with" : selected;
  for (const view of storyViews) {
    setOrRemove(view, "interventions", showAs === "without" ? "" : explorer.shown?.interventions);
    setOrRemove(view, "against", showAs === "difference" ? UNCHANGED : "");
  }
}

/** The layer and the head that are selected in the views. */
function selectedHead() {
  return Object.fromEntries(
    ["layer", "head"].map((name) => [
      name,
      storyViews.map((view) => view.getAttribute(name) ?? "").find((value) => /^\d+$/.test(value)),
    ]),
  );
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | undefined} value
 */
function setOrRemove(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/**
 * Mark visits everywhere: in the sequence and in every view.
 * @param {number[]} positions in the model's order
 */
function markEverywhere(positions) {
  explorer.markVisits(positions);
  for (const view of views) {
    if ("mark" in view) view.mark(positions);
  }
}

if (LEADS) offerHeadQuestion();

/** Below the view of one head, a lecturer can ask the hall what happens without it. */
function offerHeadQuestion() {
  const view = storyViews.find((shown) => shown.getAttribute("view") === "head");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Ask the hall: what happens without this head?";
  button.addEventListener("click", () => {
    const [layer = 0, head = 0] = ["layer", "head"].map((name) => Number(view?.getAttribute(name)));
    askHall({ head: { layer, head } });
  });
  view?.after(button);
}

const sections = find(page, ".sections"); // which cover the beginning of a chapter
const measureSections = () => {
  document.documentElement.style.setProperty("--sections", `${sections.offsetHeight}px`);
};
measureSections(); // before a chapter that the address names is scrolled to
new ResizeObserver(measureSections).observe(sections);
foldChapters(page);
linkOptions(page, storyViews, () => explorer.updateAddress("replace"));
page.addEventListener("pointer-view:hover", ({ detail }) => {
  stage.picture.mark(detail.visits);
  markEverywhere(detail.visits);
});
const { rows } = explorer.editor;
for (const name of ["pointerover", "focusin"]) {
  rows.addEventListener(name, (event) => {
    const position = explorer.sent.indexOf(explorer.editor.indexOf(targetOf(event)));
    const positions = position < 0 ? [] : [position];
    stage.picture.mark(positions);
    markEverywhere(positions);
  });
}
for (const name of ["pointerleave", "focusout"]) {
  rows.addEventListener(name, () => {
    stage.picture.mark([]);
    markEverywhere([]);
  });
}
for (const choice of findAll(changes, "input[name=show-as]")) {
  choice.addEventListener("change", applyShowAs);
}
page.addEventListener("pointer-view:open", ({ detail, target }) => {
  const opened = storyViews.find((view) => view.getAttribute("view") === "head");
  if (!opened || target === opened || !("head" in detail)) return;
  for (const [name, value] of Object.entries(detail)) opened.setAttribute(name, String(value));
  explorer.updateAddress("replace");
  opened.scrollIntoView({ block: "start" });
});
enablePrinting(find(page, "[data-print]", HTMLButtonElement), () =>
  page.dataset.depth === "everything" ? views.filter((view) => view.hasAttribute("visits")) : [],
);
unfoldWhenPrinting(story);
find(page, '[data-printed="origin"]').textContent =
  `${find(page, "h1").textContent}, a model in PointerScope at ${location.origin}${location.pathname}`;

explorer.restore("keep").finally(() => {
  gestures.release(); // the query may have been refused
  if (first.outlives) surviveReload();
});
if (!drawn) gestures.release();
