/** What is chosen in the views of a page of files stands in its address. */

import { parameters } from "./api.js";
import { chooseFrom, chosenIn, shareAmong } from "./options.js";

/**
 * Choose what the address says, and from then on keep it in step with what is chosen.
 * @param {Element} page that holds the views
 * @param {Element[]} views `<pointer-view>` elements
 * @param {(search: string) => void} [then] what is done with every new address
 * @returns {() => void} takes in what a script has chosen
 */
export function keepInAddress(page, views, then = () => {}) {
  const keep = () => {
    const theme = new URLSearchParams(location.search).get("theme");
    const query = parameters({ theme, ...chosenIn(views) }).toString();
    const search = query && `?${query}`;
    then(search);
    if (search !== location.search)
      history.replaceState(null, "", `${location.pathname}${search}${location.hash}`);
  };
  chooseFrom(views, new URLSearchParams(location.search));
  shareAmong(page, views, keep);
  keep();
  return keep;
}
