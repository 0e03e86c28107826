/** What the answer would be without the part that is pointed at. */

import { Reading } from "./reading.js";
import { instead, withoutPart } from "./sentences.js";
import { percent } from "./text.js";

/** @import { Act } from "./network-picture.js" */
/** @import { Part } from "./parts.js" */
/** @import { NetworkTrace } from "./trace.js" */

/**
 * The effect as a sentence; empty where it cannot be computed.
 * @param {Part | null} part
 * @param {Reading | null} reading
 * @param {((act: Act) => NetworkTrace | null) | undefined} whatIf
 */
export function effectOf(part, reading, whatIf) {
  const act = part && reading && removalOf(part, reading);
  try {
    const after = act && whatIf?.(act);
    return after ? effectSentence(part, reading, after) : "";
  } catch {
    return ""; // a network whose numbers are not finite then has no answer
  }
}

/**
 * The act that takes a part away; null where there is none, or it is away.
 * @param {Part} part
 * @param {Reading} reading
 * @returns {Act | null}
 */
function removalOf({ kind, layer = 0, head = 0, visit = 0 }, reading) {
  if (kind === "head" && !reading.isOff(layer, head)) return { kind, layer, head };
  const isMasked = reading.visits[visit]?.masked ?? true;
  if (kind !== "visit" || isMasked || visit === reading.count - 1) return null;
  return { kind: "mask", visit };
}

/**
 * What the answer would be after an act that takes a part away.
 * @param {Part} part
 * @param {Reading} reading
 * @param {NetworkTrace} after
 */
export function effectSentence({ kind }, reading, after) {
  const { location, probability } = reading.trace.prediction;
  const then = new Reading(after);
  const { prediction } = after;
  const when = withoutPart(kind);
  const name = reading.nameOf(location).label;
  if (prediction.location !== location) {
    const other = then.nameOf(prediction.location).label;
    return `${when}, the answer would be ${other} with ${percent(prediction.probability, 1)}.`;
  }
  return `${when}, ${instead(name, probability, prediction.probability)}`;
}
