/**
 * The keys of the gate where it is a slider: its handle goes where a key points, so that Up and Page
 * Up lower the gate. Left and Right walk on along the flow, unless Alt is held.
 */

const STEP = 0.05;
const PAGE = 0.2;
/** @type {Record<string, number>} */
const STEPS = {
  ArrowUp: -STEP,
  ArrowLeft: -STEP,
  ArrowDown: STEP,
  ArrowRight: STEP,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: -1,
  End: 1,
};

/** The same in words. */
export const SLIDER_KEYS =
  "Up, Down, Page Up, Page Down, Home and End move it; Left and Right lead to other parts.";

/**
 * Where a key moves a slider between 0 and 1; null where it does not.
 * @param {number} value
 * @param {string} key such as `ArrowUp`
 */
export function slid(value, key) {
  const step = STEPS[key];
  return step === undefined ? null : Math.round(100 * Math.min(1, Math.max(0, value + step))) / 100;
}
