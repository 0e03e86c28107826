/** One view alone: the query in the address, or from the page around, becomes its attributes. */

import { announce } from "./embed-messages.js";
import { isLook } from "./looks.js";
import "./pointer-view.js";

const QUERY = ["visits", "record", "user", "predict_at", "top_k", "interventions", "against"];
const LOOK = ["scale", "controls", "caption", "accent"];
const USUAL = { controls: "some" };
const attribute = (name) => name.replaceAll("_", "-");

const view = document.querySelector("pointer-view");
const options = view.dataset.options.split(" ").filter(Boolean);

/** A query with visits of its own takes the place of the one that is shown. */
function set(state) {
  if (state.visits || state.record) {
    for (const name of QUERY) view.removeAttribute(attribute(name));
  }
  if ("theme" in state)
    document.dispatchEvent(new CustomEvent("pointerscope:choose-theme", { detail: state.theme }));
  for (const name of [...QUERY, ...LOOK, ...options].filter((known) => known in state)) {
    const value = state[name] ?? USUAL[name] ?? null;
    if (value === null) view.removeAttribute(attribute(name));
    else if (!LOOK.includes(name) || isLook(name, value)) view.setAttribute(attribute(name), value);
  }
}

/** What is in force: all that is asked, but of options what the figure shows. */
function shown() {
  const { askedTheme, theme } = document.documentElement.dataset;
  const given = [...QUERY, ...LOOK].map((name) => [name, view.getAttribute(attribute(name))]);
  return {
    ...Object.fromEntries(given.filter(([, value]) => value !== null)),
    theme: askedTheme ?? theme,
    ...view.chosen,
  };
}

const given = Object.fromEntries(new URLSearchParams(location.search));
for (const name of ["theme", ...LOOK]) delete given[name]; // The page has checked and set these.
set(given);

const say = announce({
  state: shown,
  height: () => view.wantedHeight,
  set,
  mark: (visits) => view.mark(visits),
});
for (const event of ["drawn", "option"])
  view.addEventListener(`pointer-view:${event}`, () => say("state", {}));
view.addEventListener("pointer-view:hover", ({ detail }) => say("hover", detail));
view.addEventListener("pointer-view:failed", ({ detail }) => say("failed", detail));
