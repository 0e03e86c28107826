/**
 * Linked options of views, such as `layer` and `head`: a value selected in one view is selected in
 * every view that offers it, and written into the page's address.
 */

/** @import { PointerView } from "./pointer-view.d.ts" */

/** @param {PointerView} view */
const optionsOf = (view) => (view.dataset.options ?? "").split(" ").filter(Boolean);

/**
 * The selected values, by option; undefined where none is selected.
 * @param {PointerView[]} views
 * @returns {Record<string, string | undefined>}
 */
export function selectedOptions(views) {
  const names = [...new Set(views.flatMap(optionsOf))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      views.map((view) => view.getAttribute(name) ?? undefined).find(Boolean),
    ]),
  );
}

/**
 * Select the values that an address gives, and no others.
 * @param {PointerView[]} views
 * @param {URLSearchParams} given
 */
export function selectOptions(views, given) {
  for (const view of views) {
    for (const name of optionsOf(view)) {
      const value = given.get(name);
      if (value) view.setAttribute(name, value);
      else view.removeAttribute(name);
    }
  }
}

/**
 * Copy a value that a reader selects in one view to the others.
 * @param {HTMLElement} page that holds the views
 * @param {PointerView[]} views
 * @param {() => void} then called afterwards
 */
export function linkOptions(page, views, then) {
  page.addEventListener("pointer-view:option", ({ detail, target }) => {
    for (const view of views) {
      if (view === target) continue;
      for (const [name, value] of Object.entries(detail)) {
        if (optionsOf(view).includes(name)) view.setAttribute(name, String(value));
      }
    }
    then();
  });
}
