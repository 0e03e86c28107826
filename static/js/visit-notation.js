/** Changes to visits in the notation `Place @ Mon 08:00 +45, Place`, as a reader edits them. */

import { endOfPlace, splitVisits } from "./network/notation.js";
import { strip } from "./network/text.js";

/** @import { ReadVisit } from "./api-types.d.ts" */

/** Visits in the notation. @param {ReadVisit[]} visits */
export function formatVisits(visits) {
  return visits
    .map(({ place, written_moment: moment, written_stay: stay }) =>
      [place, moment && `@ ${moment}`, stay === null ? "" : `+${stay}`].filter(Boolean).join(" "),
    )
    .join(", ");
}

/** The places of a history, in lower case, without days, times and stays. @param {string} text */
export function placesOf(text) {
  return splitVisits(text)
    .map(({ written }) => placeOf(written).place.toLowerCase())
    .filter(Boolean);
}

/**
 * The same text with another place in one visit; its day, time and stay remain.
 * @param {string} text
 * @param {number} index of the visit, from 0; the text is unchanged where there is none
 * @param {string} place in the notation
 */
export function replacePlace(text, index, place) {
  const visit = splitVisits(text)[index];
  if (!visit) return text;
  const { place: old, before } = placeOf(visit.written);
  const start = visit.start + before;
  const after = old ? "" : " "; // a visit that names no place
  return `${text.slice(0, start)}${place}${after}${text.slice(start + old.length)}`;
}

/**
 * A time as the notation writes it, `08:00`; null where the text is none.
 * @param {string} text such as `8:00`, `8.30`, `0830` or `8`
 */
export function parseTime(text) {
  const [, hours, minutes = "0"] = /^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}`;
}

/** The place of a visit, and how many spaces are before it. @param {string} written */
function placeOf(written) {
  const text = strip(written);
  const neverCloses = text.startsWith('"') && !endOfPlace(text); // the whole visit is the place
  const place = neverCloses ? text : strip(text.slice(0, endOfPlace(text)));
  return { place, before: written.indexOf(text) };
}
