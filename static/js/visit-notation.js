/** Changes to visits in the notation `Place @ Mon 08:00 +45, Place`, as a reader edits them. */

import { parseDay } from "./network/moments.js";
import { endOfPlace, splitVisits, WEEKDAYS } from "./network/notation.js";
import { strip } from "./network/text.js";

/** @import { ReadVisit } from "./api-types.d.ts" */

const MINUTES_PER_DAY = 1_440;
/** What is said of a visit that begins while the one before still lasts. */
export const OVERLAPS = "begins before the visit above ends";
/** What is said of the last visit where the stay that is written of it ends after the moment to predict. */
const OUTLASTS = "ends after the moment to predict";
const LEAST_SURPRISING = 6; // days from a visit to a weekday that was written

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

/**
 * What may surprise in the moment of a visit: it begins while the one before still lasts, or its
 * weekday is nearly a week after that one. Empty otherwise.
 * @param {ReadVisit} visit
 * @param {ReadVisit | undefined} before
 */
export function surpriseOf(visit, before) {
  const [from, to] = [dayOf(before), dayOf(visit)];
  if (!before || from === null || to === null) return "";
  const days = to - from;
  const minutes = days * MINUTES_PER_DAY + visit.start_minute - before.start_minute;
  if (minutes < before.duration_minutes) return OVERLAPS;
  const isWeekday = WEEKDAYS.some((weekday) => visit.written_moment.startsWith(weekday));
  if (!isWeekday || days < LEAST_SURPRISING) return "";
  return days === 7 ? "a week later" : `${days} days later`;
}

/**
 * What may surprise in the stay of the last visit. Empty otherwise.
 * @param {ReadVisit | undefined} last
 * @param {string} moment to predict, such as `2026-11-16T14:00`
 */
export function surpriseOfStay(last, moment) {
  const [from, to] = [dayOf(last), parseDay(moment.slice(0, 10))];
  if (!last || last.written_stay === null || from === null || to === null) return "";
  const [hour = 0, minute = 0] = moment.slice(11).split(":").map(Number);
  const left = (to - from) * MINUTES_PER_DAY + 60 * hour + minute - last.start_minute;
  return last.duration_minutes > left ? OUTLASTS : "";
}

/** Null in a record that contradicts itself. @param {ReadVisit | undefined} visit */
function dayOf(visit) {
  return parseDay(visit?.arrival?.slice(0, 10) ?? "");
}

/** The place of a visit, and how many spaces are before it. @param {string} written */
function placeOf(written) {
  const text = strip(written);
  const neverCloses = text.startsWith('"') && !endOfPlace(text); // the whole visit is the place
  const place = neverCloses ? text : strip(text.slice(0, endOfPlace(text)));
  return { place, before: written.indexOf(text) };
}
