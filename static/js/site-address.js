/** The address of a page of an exported site, which holds the views' selected options. */

import { parameters } from "./api.js";
import { linkOptions, selectedOptions, selectOptions } from "./linked-options.js";

/** @import { PointerView } from "./pointer-view.d.ts" */

/**
 * Select the options of the address, then keep the address in step with the selected ones.
 * @param {HTMLElement} page that holds the views
 * @param {PointerView[]} views
 * @param {(search: string) => void} [then] called with the query part of every new address
 * @returns {() => void} updates the address after a script has selected options
 */
export function syncAddress(page, views, then = () => {}) {
  const update = () => {
    const theme = new URLSearchParams(location.search).get("theme");
    const query = parameters({ theme, ...selectedOptions(views) }).toString();
    const search = query && `?${query}`;
    then(search);
    if (search !== location.search) {
      history.replaceState(null, "", `${location.pathname}${search}${location.hash}`);
    }
  };
  selectOptions(views, new URLSearchParams(location.search));
  linkOptions(page, views, update);
  update();
  return update;
}
