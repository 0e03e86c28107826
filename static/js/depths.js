/** How much of the explore page is shown: the story, the picture, or everything. */

import { addressState } from "./address.js";
import { find } from "./dom.js";

/** @type {readonly string[]} */
export const DEPTHS = ["story", "explore", "everything"];
const REMEMBERED = "pointerscope-depth";

/**
 * The depth that the address asks for, a section that it names, or what was chosen last.
 * @param {HTMLElement} page
 */
function firstDepth(page) {
  const asked = addressState().get("depth");
  if (asked && DEPTHS.includes(asked)) return asked;
  const section = location.hash.slice(1);
  if (
    section &&
    !section.includes("=") &&
    page.querySelector(`[data-story] [id="${CSS.escape(section)}"]`)
  ) {
    return "everything";
  }
  // What a lecturer chose elsewhere is not in the address, so those who follow would not see it.
  const chosen = "inRoom" in document.documentElement.dataset ? "" : chosenLast(REMEMBERED);
  return DEPTHS.includes(chosen) ? chosen : "explore";
}

/** Show the first depth, unless the page has one. @param {HTMLElement} page */
export function beginDepth(page) {
  if (!page.dataset.depth) showDepth(page, firstDepth(page));
}

/**
 * @param {HTMLElement} page
 * @param {string} asked a network without a picture has the charts alone
 * @returns {string} the depth that is shown
 */
export function showDepth(page, asked) {
  const isUndrawn = find(page, "[data-stage]").hasAttribute("data-undrawn");
  const depth = isUndrawn ? "everything" : asked;
  page.dataset.depth = depth;
  find(page, `input[name=depth][value=${depth}]`, HTMLInputElement).checked = true;
  return depth;
}

/** How far down the bars of a page cover the screen, in pixels. @param {HTMLElement} page */
export function coveredBy(page) {
  const bars = [".above", "[data-bar]"].map((bar) => find(page, bar).getBoundingClientRect());
  return Math.max(...bars.map(({ bottom }) => bottom));
}

/** @param {string} depth that a reader has chosen */
export function rememberDepth(depth) {
  remember(REMEMBERED, depth);
}

/** @param {string} key */
export function chosenLast(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // storage is forbidden
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {} // it is then chosen again next time
}
