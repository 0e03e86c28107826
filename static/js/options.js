/**
 * Options of views, such as `layer` and `head`: what is chosen in one view is chosen in every view
 * that offers it, and stands in the address.
 */

const optionsOf = (view) => view.dataset.options.split(" ").filter(Boolean);

/**
 * What is chosen, by option; undefined where nothing is.
 * @param {Element[]} views `<pointer-view>` elements
 */
export function chosenIn(views) {
  const names = [...new Set(views.flatMap(optionsOf))];
  return Object.fromEntries(
    names.map((name) => [name, views.map((view) => view.getAttribute(name)).find(Boolean)]),
  );
}

/**
 * Choose what an address says, and nothing else.
 * @param {Element[]} views
 * @param {URLSearchParams} given
 */
export function chooseFrom(views, given) {
  for (const view of views) {
    for (const name of optionsOf(view)) {
      if (given.get(name)) view.setAttribute(name, given.get(name));
      else view.removeAttribute(name);
    }
  }
}

/**
 * Give what somebody chooses in one view to the others.
 * @param {Element} page that holds them
 * @param {Element[]} views
 * @param {() => void} then what is done after it
 */
export function shareAmong(page, views, then) {
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
