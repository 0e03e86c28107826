/** The most probable places of answers, as tables. */

import { find } from "./dom.js";
import { changeInPoints } from "./picture/text.js";
import { UNKNOWN_PLACE } from "./place-words.js";
import { tableElement } from "./table.js";

/** @import { Explanation, LocationProbability } from "./api-types.d.ts" */
/** @import { Table } from "./table.js" */

const MOST_ROWS = 12;

/** @param {number} probability */
const percent = (probability) => `${(100 * probability).toFixed(1)} %`;
/** @param {LocationProbability} place */
const nameOf = ({ name, location }) => name ?? `#${location}`;

/**
 * The most probable places, each with what comes of copying and of generating.
 * @param {Explanation} explanation
 * @returns {Table}
 */
export function placesTable(explanation) {
  const { location_probabilities: probabilities, gate, unknown_probability: unknown } = explanation;
  const { pointer, final } = probabilities;
  const others = final.reduce((rest, { probability }) => rest - probability, 1 - unknown);
  const copied = new Map((pointer ?? []).map((place) => [place.location, place.probability]));
  return {
    columns: ["Place", "Probability", "from the pointer", "from the generation head"],
    rows: [
      ...final.map((place) => {
        const fromPointer = gate.value * (copied.get(place.location) ?? 0);
        const parts = [place.probability, fromPointer, place.probability - fromPointer];
        return [nameOf(place), ...parts.map(percent)];
      }),
      ["all other known places", percent(Math.max(0, others)), "", ""],
      [UNKNOWN_PLACE, percent(unknown), "", ""],
    ],
  };
}

/**
 * The places of two answers side by side, those that differ most first.
 * @param {Explanation} first with as many places as its network gives
 * @param {Explanation} second likewise
 * @param {number} most rows
 * @returns {Table}
 */
export function differenceTable(first, second, most) {
  const [before, after] = [first, second].map(
    ({ location_probabilities: { final } }) =>
      new Map(final.map((place) => [nameOf(place), place.probability])),
  );
  // A place that only one of them lists has a probability in the other that nobody knows here.
  const both = [...(before ?? [])].flatMap(([name, probability]) => {
    const other = after?.get(name);
    return other === undefined
      ? []
      : [{ name, probability, other, difference: probability - other }];
  });
  both.sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
  return {
    columns: ["Place", "First", "Second", "First minus second"],
    rows: both.slice(0, most).map(({ name, probability, other, difference }) => {
      const sign = difference < 0 ? "−" : "+";
      const points = `${sign}${changeInPoints(probability, other).size} points`;
      return [name, percent(probability), percent(other), points];
    }),
  };
}

/**
 * Show on a compare page where two answers differ most; null for one that was refused.
 * @param {HTMLElement} page
 * @param {Explanation | null} first
 * @param {Explanation | null} second
 */
export function showDifference(page, first, second) {
  const place = find(page, "[data-difference]");
  const table = first && second && differenceTable(first, second, MOST_ROWS);
  find(page, "[data-same-answers]").hidden = !table || !isSame(first, second);
  if (!table) place.replaceChildren();
  else if (table.rows.length) place.replaceChildren(tableElement(table));
  else place.textContent = "The two models know no place of the same name.";
}

/**
 * Whether two answers give every place the same probability.
 * @param {Explanation} first
 * @param {Explanation} second
 */
function isSame(first, second) {
  const [one, other] = [first, second].map(({ location_probabilities: { final } }) =>
    JSON.stringify(final),
  );
  return one === other;
}
