/** Insights side by side: the models and the figure of each; the address holds it all. */

import { parameters } from "./api.js";
import { chooseFrom, chosenIn, shareAmong } from "./options.js";
import "./pointer-view.js";

const page = document.querySelector("[data-insights-compare]");
const form = page.querySelector("[data-choose]");
const chooseView = page.querySelector("[data-choose-view]");
const views = [...page.querySelectorAll("pointer-view")];
let search = location.search;

/** The address of models and a figure, with what is chosen within the figures. */
function address(models, options) {
  const theme = new URLSearchParams(location.search).get("theme");
  return `?${parameters({ models, view: chooseView?.value, theme, ...options })}`;
}

function restore() {
  search = location.search;
  chooseFrom(views, new URLSearchParams(search));
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  location.assign(address(new FormData(form).getAll("models").join(","), chosenIn(views)));
});
// Which of the models can show a figure is for the server to say.
chooseView?.addEventListener("change", () => {
  location.assign(
    `${address(new URLSearchParams(location.search).getAll("models").join(","), {})}#one-view`,
  );
});
shareAmong(page, views, () => {
  const models = new URLSearchParams(location.search).getAll("models").join(",");
  history.replaceState(null, "", `${address(models, chosenIn(views))}${location.hash}`);
  search = location.search;
});
window.addEventListener("popstate", () => {
  // A link within the page is no other state of it.
  if (location.search !== search) restore();
});
restore();
