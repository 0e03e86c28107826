/** The compare page: a view of each of two queries, and the difference. */

import { Comparison } from "./comparison.js";
import { find } from "./dom.js";
import "./pointer-view.js";

/** @import { Query } from "./comparison.js" */
/** @import { PointerView } from "./pointer-view.d.ts" */

const page = find(document, "[data-compare-page]");
const optionNames = (page.dataset.options ?? "").split(" ");
const viewSelect = find(page, "[data-view]", HTMLSelectElement);
const views = {
  first: viewOf("a"),
  second: viewOf("b"),
  difference: viewOf("difference"),
};
/** @type {Record<string, string>} selected values of the views' options, such as layer and head */
let options = {};

const comparison = new Comparison(page, {
  asked(first, second, against) {
    draw(views.first, first, "");
    draw(views.second, second, "");
    draw(views.difference, first, against);
  },
  restored(given) {
    options = Object.fromEntries([...given].filter(([name]) => optionNames.includes(name)));
    viewSelect.value = given.get("view") || viewSelect.value;
  },
  options: () => ({ view: viewSelect.value, ...options }),
});

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
  for (const view of Object.values(views)) view.mark(detail.visits);
});
comparison.restore();
