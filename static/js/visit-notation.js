/**
 * Reading and changing visits in the notation `Place @ Mon 08:00 +45, Place`, without knowing what
 * the places are. Only the server says what a visit means.
 */

/** @import { ReadVisit } from "./api-types.d.ts" */

// Commas and new lines separate visits, except within double quotes.
const VISIT = /(?:"(?:[^"]|"")*"|[^,\n"])+/g;
const PLACE = /^\s*(?:"(?:[^"]|"")*"|[^@+"])*/;

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
  return visitsIn(text)
    .map((visit) => placeOf(visit[0]).trim().toLowerCase())
    .filter(Boolean);
}

/**
 * The same text with another place in one visit; its day, time and stay remain.
 * @param {string} text
 * @param {number} index of the visit, from 0; the text is unchanged where there is none
 * @param {string} place in the notation
 */
export function replacePlace(text, index, place) {
  const visit = visitsIn(text).filter((found) => found[0].trim())[index];
  if (!visit) return text;
  const old = placeOf(visit[0]);
  const [before = ""] = /^\s*/.exec(old) ?? [];
  const [after = ""] = old.trim() ? (/\s*$/.exec(old) ?? []) : [" "];
  const end = visit.index + old.length;
  return `${text.slice(0, visit.index)}${before}${place}${after}${text.slice(end)}`;
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

/** @param {string} text @returns {RegExpExecArray[]} */
function visitsIn(text) {
  return [...text.matchAll(VISIT)];
}

/** The place of a visit, with the spaces around it. @param {string} visit */
function placeOf(visit) {
  return PLACE.exec(visit)?.[0] ?? "";
}
