/** Insights of several models side by side; the address holds the models and the view. */

import { parameters } from "./api.js";
import { find, findOptional, findViews } from "./dom.js";
import { foldChapters } from "./folding.js";
import { linkOptions, selectedOptions, selectOptions } from "./linked-options.js";
import { unfoldWhenPrinting } from "./printing.js";
import "./pointer-view.js";

const page = find(document, "[data-insights-compare]");
const form = findOptional(page, "[data-choose]", HTMLFormElement);
const viewSelect = findOptional(page, "[data-choose-view]", HTMLSelectElement);
const views = findViews(page);
let search = location.search; // the part of the address that the page shows

/**
 * @param {(string | FormDataEntryValue)[]} models
 * @param {Record<string, string | undefined>} options selected in the views
 */
function address(models, options) {
  const theme = new URLSearchParams(location.search).get("theme");
  const view = viewSelect?.value;
  return `?${parameters({ models: models.join(","), view, theme, ...options })}`;
}

/** The models of the address. */
function shownModels() {
  return new URLSearchParams(location.search).getAll("models");
}

function restore() {
  search = location.search;
  selectOptions(views, new URLSearchParams(search));
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  location.assign(address(new FormData(form).getAll("models"), selectedOptions(views)));
});
// The server knows which of the models has the view.
viewSelect?.addEventListener("change", () => {
  location.assign(`${address(shownModels(), {})}#one-view`);
});
linkOptions(page, views, () => {
  const url = `${address(shownModels(), selectedOptions(views))}${location.hash}`;
  history.replaceState(null, "", url);
  search = location.search;
});
window.addEventListener("popstate", () => {
  // Following a link within the page changes no state.
  if (location.search !== search) restore();
});
restore();

if (form) foldChapters(page, "pointerscope-unfolded-comparison");
const figures = findOptional(page, "#one-view", HTMLDetailsElement);
if (figures && new URLSearchParams(search).has("view")) figures.open = true;
unfoldWhenPrinting(page);
