/**
 * The keys of the gate where it is a slider: as of every slider, Up and Page Up raise its value. Left
 * and Right walk on along the flow, unless Alt is held.
 */

/** @import { Act } from "./network-picture.js" */
/** @import { Reading } from "./reading.js" */

const STEP = 0.05;
const PAGE = 0.2;
/** @type {Record<string, number>} */
const STEPS = {
  ArrowUp: STEP,
  ArrowRight: STEP,
  ArrowDown: -STEP,
  ArrowLeft: -STEP,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: -1,
  End: 1,
};
const NEAR = 0.00501; // by which rounding may miss the learned value

/** The same in words. */
export const SLIDER_KEYS =
  "Up and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";

/**
 * What a key does to the gate, between 0 and 1; back at the value that the network computes, it is as
 * learned. Null where the key does not move it.
 * @param {Pick<Reading, "gate" | "has" | "values">} reading
 * @param {string} key such as `ArrowUp`
 * @returns {Act | null}
 */
export function slid(reading, key) {
  const step = STEPS[key];
  if (step === undefined) return null;
  const value = Math.round(100 * Math.min(1, Math.max(0, reading.gate + step))) / 100;
  const logit = reading.has("gate.logit") ? reading.values("gate.logit")[0] : Number.NaN;
  const isNear = Math.abs(value - 1 / (1 + Math.exp(-logit))) < NEAR;
  const isLearned = isNear && value > 0 && value < 1; // the least and the most can be reached
  return { kind: "gate", value: isLearned ? null : value, isDone: true };
}
