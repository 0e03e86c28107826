/** The compare page: the networks of two queries, and every view of both with the difference. */

import { Comparison } from "./comparison.js";
import { ComparisonStage } from "./comparison-stage.js";
import { find, findOptional } from "./dom.js";
import { outliveServer } from "./offline.js";
import { showDifference } from "./places-table.js";

/** @import { Query } from "./comparison.js" */
/** @import { PointerView } from "./pointer-view.d.ts" */

outliveServer(); // before the first request

const page = find(document, "[data-compare-page]");
const optionNames = (page.dataset.options ?? "").split(" ");
const fold = find(page, "[data-views]", HTMLDetailsElement);
const lacksPicture = findOptional(page, "[data-difference]") !== null; // of one network, or both
const viewSelect = find(page, "[data-view]", HTMLSelectElement);
const views = {
  first: viewOf("a"),
  second: viewOf("b"),
  difference: viewOf("difference"),
};
/** @type {Record<string, string>} selected values of the views' options, such as layer and head */
let options = {};
/** Draws the views of what was asked last. */
let drawViews = () => {};

const stage = new ComparisonStage(page);
const comparison = new Comparison(page, {
  asked(first, second, against) {
    drawViews = () => {
      draw(views.first, first, "");
      draw(views.second, second, "");
      draw(views.difference, first, against);
    };
    if (fold.open) drawViews();
  },
  answered(first, second) {
    stage.show(first, second);
    if (lacksPicture) showDifference(page, first, second);
  },
  refused: (place) => stage.showProblem(place),
  restored(given) {
    options = Object.fromEntries([...given].filter(([name]) => optionNames.includes(name)));
    viewSelect.value = given.get("view") || viewSelect.value;
    // Links to a view, or to a layer or head of one, were made where all views were in sight.
    if (given.has("view") || Object.keys(options).length > 0) fold.open = true;
    stage.restore(given);
  },
  options: () => ({ ...(fold.open && { view: viewSelect.value, ...options }), ...stage.options }),
});
stage.follow(comparison);
stage.pointed = markViews;

/** @param {string} name @returns {PointerView} */
function viewOf(name) {
  return /** @type {PointerView} */ (find(page, `[data-shows="${name}"]`));
}

/**
 * @param {PointerView} view
 * @param {Query} query
 * @param {string} against
 */
function draw(view, query, against) {
  const attributes = {
    view: viewSelect.value,
    visits: query.visits,
    user: query.user,
    "predict-at": query.predict_at,
    "top-k": query.top_k,
    interventions: query.interventions,
    against,
    ...options,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) view.setAttribute(name, value);
    else view.removeAttribute(name);
  }
}

/** @param {Record<string, string | number>} values */
function setOptions(values) {
  for (const [name, value] of Object.entries(values)) options[name] = String(value);
}

/** @param {number[]} visits in the model's order */
function markViews(visits) {
  for (const view of Object.values(views)) {
    if ("mark" in view) view.mark(visits); // once the element is defined
  }
}

const showViews = () => {
  if (!fold.open) return;
  import("./pointer-view.js"); // what draws the views
  drawViews();
};
fold.addEventListener("toggle", () => {
  showViews();
  comparison.updateAddress("replace");
});
showViews(); // a reader may have opened them before this script ran
viewSelect.addEventListener("change", () => comparison.showSoon());
page.addEventListener("pointer-view:option", ({ detail }) => {
  setOptions(detail);
  for (const view of Object.values(views)) {
    for (const [name, value] of Object.entries(options)) view.setAttribute(name, value);
  }
  comparison.updateAddress("replace");
});
page.addEventListener("pointer-view:open", ({ detail }) => {
  if (viewSelect.value !== "heads" || !("head" in detail)) return;
  setOptions(detail);
  viewSelect.value = "head";
  comparison.showSoon();
});
page.addEventListener("pointer-view:hover", ({ detail }) => {
  stage.mark(detail.visits);
  markViews(detail.visits);
});
comparison.restore();
