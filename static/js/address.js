/**
 * The state of a page in its address. Where a server answers it stands behind `?`. In exported
 * pages it is written behind `#`, which no web host sees, and read from both.
 */

const IN_FRAGMENT = "exported" in document.documentElement.dataset;
/** The state that the page shows. */
let shown = addressState().toString();

/**
 * The page's state: what stands behind `#` where that is a state, else what stands behind `?`. A file
 * may have a first state of its own.
 */
export function addressState() {
  const fragment = location.hash.slice(1);
  // A fragment without "=" names a section of the page.
  if (IN_FRAGMENT && fragment.includes("=")) return new URLSearchParams(fragment);
  return new URLSearchParams(location.search || document.documentElement.dataset.firstState);
}

/**
 * Call a function when the reader goes back or forth to another state. Following a link within the
 * page changes no state.
 * @param {() => void} changed
 */
export function whenAddressChanges(changed) {
  shown = addressState().toString(); // the reader may have gone back before
  window.addEventListener("popstate", () => {
    const state = addressState().toString();
    if (state === shown) return;
    shown = state;
    changed();
  });
}

/**
 * The address of this page with another state; the theme and the section stay.
 * @param {URLSearchParams} state
 */
function addressOf(state) {
  const url = new URL(location.href);
  const theme = url.searchParams.get("theme");
  const kept = new URLSearchParams(theme ? { theme } : {});
  if (IN_FRAGMENT) {
    url.search = kept.toString();
    url.hash = state.toString();
  } else {
    url.search = new URLSearchParams([...state, ...kept]).toString();
    // A fragment with "=" was a state; another one names a section, which stays.
    if (url.hash.includes("=")) url.hash = "";
  }
  return url;
}

/**
 * What becomes of the browser's history where a block is opened, so that "back" closes it: from one
 * block to another there is nothing to go back to.
 * @param {string | null} before the block that was open
 * @param {string | null} now
 */
export function changeByOpening(before, now) {
  return before === null || now === null ? "push" : "replace";
}

/**
 * JSON in an address; other text is sent as it is, so that it is refused with a sentence.
 * @param {string} text
 * @returns {unknown}
 */
export function fromJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Write the page's state into its address.
 * @param {URLSearchParams} state
 * @param {"push" | "replace"} change what becomes of the browser's history
 */
export function writeAddress(state, change) {
  const url = addressOf(state);
  if (url.href === location.href) return;
  if (change === "push") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
  shown = addressState().toString();
}
