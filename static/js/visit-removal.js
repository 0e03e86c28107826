/** Takes a visit out of a history. What the reader did not touch stays as it was read. */

import {
  dayOf,
  formatDay,
  formatTime,
  MINUTES_PER_DAY,
  minuteOf,
  parseDay,
} from "./network/moments.js";
import { parseMoment, WEEKDAYS } from "./network/notation.js";
import { firstMoment } from "./network/visits.js";

/** @import { ReadVisit } from "./api-types.d.ts" */

/**
 * The other visits; what followed from the removed one is written down.
 * @param {ReadVisit[]} visits in the order of the text, as read
 * @param {number} index of the one to remove
 * @returns {ReadVisit[]}
 */
export function withoutVisit(visits, index) {
  const [before, removed, next] = [-1, 0, 1].map((by) => visits[index + by]);
  const others = visits.filter((_, position) => position !== index);
  if (before && removed && endedAt(before, removed)) {
    others[index - 1] = { ...before, written_stay: before.duration_minutes };
  }
  if (next) others[index] = withMoment(next, before, visits.some(hasDate));
  return others;
}

/**
 * Whether a stay, of which nobody wrote how long it is, ended because another visit began.
 * @param {ReadVisit} visit
 * @param {ReadVisit} next
 */
function endedAt(visit, next) {
  const start = momentOf(next);
  return (
    visit.filled_in.includes("stay") &&
    !next.filled_in.includes("time") &&
    start !== null &&
    endOf(visit) === start
  );
}

/**
 * A visit that begins when it was read to begin, now that it comes after `before`.
 * @param {ReadVisit} visit
 * @param {ReadVisit | undefined} before
 * @param {boolean} hasDates
 */
function withMoment(visit, before, hasDates) {
  const moment = momentOf(visit);
  if (moment === null) return visit;
  const time = formatTime(minuteOf(moment));
  const weekday = `${WEEKDAYS[visit.weekday]} ${time}`;
  const date = `${formatDay(dayOf(moment))} ${time}`;
  const possible = [visit.written_moment, ...(hasDates ? [] : [weekday]), date];
  const written_moment = possible.find((written) => readAfter(before, written) === moment) ?? date;
  return { ...visit, written_moment };
}

/**
 * When a visit begins after another one; null where this is not known.
 * @param {ReadVisit | undefined} before
 * @param {string} written
 * @returns {number | null}
 */
function readAfter(before, written) {
  if (!written) return before ? endOf(before) : null;
  return firstMoment(parseMoment(written, ""), before ? momentOf(before) : null);
}

/** @param {ReadVisit} visit */
function hasDate({ written_moment: written }) {
  return Boolean(written) && parseMoment(written, "").date !== null;
}

/**
 * When a visit begins, in minutes since 1970; null in a record that contradicts itself.
 * @param {ReadVisit} visit
 */
function momentOf({ arrival, start_minute }) {
  const day = arrival === null ? null : parseDay(arrival.slice(0, 10));
  return day === null ? null : day * MINUTES_PER_DAY + start_minute;
}

/** @param {ReadVisit} visit */
function endOf(visit) {
  const moment = momentOf(visit);
  return moment === null ? null : moment + visit.duration_minutes;
}
