/** Insights side by side: the models and the figure of each; the address holds it all. */

import { parameters } from "./api.js";
import "./pointer-view.js";

const page = document.querySelector("[data-insights-compare]");
const form = page.querySelector("[data-choose]");
const chooseView = page.querySelector("[data-choose-view]");
const views = [...page.querySelectorAll("pointer-view")];
const offered = page.dataset.options.split(" ").filter(Boolean);
let search = location.search;

/** The address of models and a figure, with what is chosen within the figures. */
function address(models, options) {
  const theme = new URLSearchParams(location.search).get("theme");
  return `/insights?${parameters({ models, view: chooseView?.value, theme, ...options })}`;
}

function options() {
  return Object.fromEntries(offered.map((name) => [name, views.map((view) => view.getAttribute(name)).find(Boolean)]));
}

function restore() {
  search = location.search;
  const given = new URLSearchParams(search);
  for (const view of views) {
    for (const name of offered) {
      if (given.get(name)) view.setAttribute(name, given.get(name));
      else view.removeAttribute(name);
    }
  }
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  location.assign(address(new FormData(form).getAll("models").join(","), options()));
});
// Which of the models can show a figure is for the server to say.
chooseView?.addEventListener("change", () => {
  location.assign(`${address(new URLSearchParams(location.search).getAll("models").join(","), {})}#one-view`);
});
page.addEventListener("pointer-view:option", ({ detail, target }) => {
  for (const [name, value] of Object.entries(detail)) {
    for (const view of views) if (view !== target) view.setAttribute(name, String(value));
  }
  const models = new URLSearchParams(location.search).getAll("models").join(",");
  history.replaceState(null, "", `${address(models, options())}${location.hash}`);
  search = location.search;
});
window.addEventListener("popstate", () => {
  // A link within the page is no other state of it.
  if (location.search !== search) restore();
});
restore();
