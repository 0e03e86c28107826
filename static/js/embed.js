/** One view alone: the query in the address, or from the page around, becomes its attributes. */

import { announce } from "./embed-messages.js";
import "./pointer-view.js";

const QUERY = ["visits", "record", "user", "predict_at", "top_k", "interventions", "against"];
const LOOK = ["scale", "controls", "caption", "accent"];
const attribute = (name) => name.replaceAll("_", "-");

const view = document.querySelector("pointer-view");
const options = view.dataset.options.split(" ").filter(Boolean);

/** A query with visits of its own takes the place of the one that is shown. */
function set(state) {
  if (state.visits || state.record) {
    for (const name of QUERY) view.removeAttribute(attribute(name));
  }
  if (state.theme) document.dispatchEvent(new CustomEvent("pointerscope:choose-theme", { detail: state.theme }));
  for (const name of [...QUERY, ...LOOK, ...options]) {
    if (!(name in state)) continue;
    if (state[name] === null) view.removeAttribute(attribute(name));
    else view.setAttribute(attribute(name), state[name]);
  }
}

const shown = () => Object.fromEntries([...QUERY, ...LOOK, ...options].map((name) => [name, view.getAttribute(attribute(name))]).filter(([, value]) => value !== null));

const given = Object.fromEntries(new URLSearchParams(location.search));
for (const name of ["theme", ...LOOK]) delete given[name]; // The page has checked and set these.
set(given);

const say = announce({ state: () => ({ ...shown(), ...view.chosen }), height: () => view.wantedHeight, set, mark: (visits) => view.mark(visits) });
for (const event of ["drawn", "option"]) view.addEventListener(`pointer-view:${event}`, () => say("state", {}));
view.addEventListener("pointer-view:hover", ({ detail }) => say("hover", detail));
view.addEventListener("pointer-view:failed", ({ detail }) => say("failed", detail));
