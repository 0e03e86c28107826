/** What of two runs can be drawn in one picture, and what of one is the same in the other. */

/** @import { Reading } from "./picture/reading.js" */

/**
 * What can be overlaid, in words; empty where all can. Null where the places are not the same, so
 * that nothing can.
 * @param {Reading} first
 * @param {Reading} second
 * @param {boolean} knowSamePlaces
 * @returns {string | null}
 */
export function overlayNote(first, second, knowSamePlaces) {
  if (!knowSamePlaces) return null;
  const notes = [];
  const point = first.hasPointer && second.hasPointer;
  if (!first.hasVisitsOf(second)) {
    notes.push("The visits differ, so only the gate and the answers are overlaid.");
  } else if (!point) {
    const lacking = first.hasPointer ? "second" : second.hasPointer ? "first" : "";
    if (lacking) {
      const parts = lacking === "first" ? "generation and answers" : "the answers";
      notes.push(`The ${lacking} network has no pointer: only ${parts} are overlaid.`);
    }
  }
  if (!first.hasGeneration && second.hasGeneration) {
    notes.push("The first network has no generation head: that of the second is not drawn.");
  }
  return notes.join(" ");
}

/**
 * The part of another picture that is the same as a part of this one; null where there is none.
 * @param {string | null} part its name
 * @param {Reading} here
 * @param {Reading} there
 * @param {boolean} knowSamePlaces
 */
export function samePart(part, here, there, knowSamePlaces) {
  const [kind, index] = part?.split(".") ?? [];
  if (kind === "places") return knowSamePlaces ? part : null;
  if (kind !== "visits") return part;
  if (!knowSamePlaces) return null;
  return here.hasVisitsOf(there) ? part : `places.${here.locations[Number(index)]}`;
}
