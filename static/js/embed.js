/** One view alone: the query of the address, or of the page around, becomes its attributes. */

import { isValidAppearance } from "./appearance.js";
import { find } from "./dom.js";
import { connectToPage } from "./embed-messages.js";
import "./pointer-view.js";

/** @import { PointerView } from "./pointer-view.d.ts" */

const QUERY = ["visits", "record", "user", "predict_at", "top_k", "interventions", "against"];
const APPEARANCE = ["scale", "controls", "caption", "accent"];
/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };
const BEAT = "beat"; // of the story of the view `network`
/** @type {Record<string, string>} */
const DEFAULTS = { controls: "some" };
/** @param {string} name of a parameter */
const attributeOf = (name) => name.replaceAll("_", "-");

const view = /** @type {PointerView} */ (find(document, "pointer-view"));
const options = (view.dataset.options ?? "").split(" ").filter(Boolean);

/**
 * Change what is shown; a query with visits replaces the whole query.
 * @param {Record<string, string | null>} state
 */
function set(state) {
  if (state.visits || state.record) {
    for (const name of QUERY) view.removeAttribute(attributeOf(name));
  }
  if ("theme" in state) {
    const detail = state.theme ?? null;
    document.dispatchEvent(new CustomEvent("pointerscope:choose-theme", { detail }));
  }
  for (const name of [...QUERY, ...APPEARANCE, BEAT, ...options].filter(
    (known) => known in state,
  )) {
    const value = state[name] ?? DEFAULTS[name] ?? null;
    if (value === null) view.removeAttribute(attributeOf(name));
    else if (!APPEARANCE.includes(name) || isValidAppearance(name, value)) {
      view.setAttribute(attributeOf(name), value);
    }
  }
}

/** The query, appearance and theme, and the selected options of the figure. */
function state() {
  const { askedTheme, theme } = document.documentElement.dataset;
  const given = [...QUERY, ...APPEARANCE, BEAT].map((name) => [
    name,
    view.getAttribute(attributeOf(name)),
  ]);
  return {
    ...Object.fromEntries(given.filter(([, value]) => value !== null)),
    theme: askedTheme ?? theme,
    ...(view.beats && { beats: view.beats }),
    ...view.chosen,
  };
}

const given = Object.fromEntries(new URLSearchParams(location.search));
for (const name of ["theme", ...APPEARANCE]) delete given[name]; // the server has checked and set these
set(given);

const send = connectToPage({
  state,
  height: () => view.wantedHeight,
  set,
  mark: (visits) => view.mark(visits),
});
view.addEventListener("pointer-view:drawn", () => send("state", {}));
view.addEventListener("pointer-view:beat", () => send("state", {}));
view.addEventListener("pointer-view:option", () => send("state", {}));
view.addEventListener("pointer-view:hover", ({ detail }) => send("hover", detail));
view.addEventListener("pointer-view:failed", ({ detail }) => send("failed", detail));

/**
 * While the story is told, arrows step it; at its ends they go to the page around.
 * @param {KeyboardEvent} event
 */
function stepStory(event) {
  const beat = Number(view.getAttribute(BEAT));
  const isOnPart = event.target instanceof Element && event.target.closest("[data-part], input");
  if (!beat || isOnPart || event.defaultPrevented || event.altKey || event.ctrlKey) return;
  const next = beat + (STEPS[event.key] ?? 0);
  if (next === beat || next < 1 || next > view.beats) return;
  event.preventDefault();
  view.setAttribute(BEAT, String(next));
}

document.addEventListener("keydown", stepStory);
