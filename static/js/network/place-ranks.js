/**
 * Places numbered by their rank in a history, as `app/pointerscope/mobility/place_ranks.py` numbers
 * them, so that a network needs no fixed list of places.
 */

import { FIRST_KNOWN } from "./limits.js";

/** @typedef {"recency" | "frequency"} PlaceOrder */

/**
 * The rank of each place of a history as a location, `FIRST_KNOWN` for the first.
 * @param {number[]} places of the visits, oldest first
 * @param {PlaceOrder} order by recency, the place of the most recent visit is first; by frequency,
 *   the one with the most visits, and of equals the one visited more recently
 * @returns {Map<number, number>}
 */
export function rankPlaces(places, order) {
  const byRecency = [...new Set([...places].reverse())];
  if (order === "frequency") {
    const visits = countEach(places);
    byRecency.sort((one, other) => (visits.get(other) ?? 0) - (visits.get(one) ?? 0));
  }
  return new Map(byRecency.map((place, index) => [place, FIRST_KNOWN + index]));
}

/** How often each place occurs. @param {number[]} places @returns {Map<number, number>} */
function countEach(places) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}
