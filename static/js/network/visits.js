/**
 * Visits, and the rule that fills in the parts of a visit that a person left out; the rule is told
 * in `app/pointerscope/mobility/visits.py`.
 */

import { FIRST_TIME, MAX_PROBLEMS, REFERENCE_MONDAY, TYPICAL_MINUTES } from "./limits.js";
import * as messages from "./messages.js";
import {
  dayOf,
  formatDay,
  formatTime,
  MINUTES_PER_DAY,
  minuteOf,
  modulo,
  weekdayOf,
} from "./moments.js";
import { WEEKDAYS } from "./notation.js";
import { collect, invalid, throwAny } from "./problems.js";

/** @import { Problem } from "../api-types.d.ts" */
/** @import { WrittenMoment, WrittenVisit } from "./notation.js" */
/** @import { Places } from "./places.js" */
/**
 * One stay: an id of the vocabulary, a moment, minutes, and which of "day", "time" and "stay" were
 * left out.
 * @typedef {{location: number, arrival: number, duration: number, filledIn: string[]}} Visit
 */

/**
 * @param {WrittenVisit[]} written
 * @param {Places} places
 * @returns {Visit[]}
 * @throws {InvalidQueryError} where places are unknown or visits out of order
 */
export function fillInVisits(written, places) {
  /** @type {Problem[]} */
  const problems = [];
  /** @type {Visit[]} */
  const visits = [];
  for (const [index, { place, stay, ...moment }] of written.entries()) {
    const where = `visits[${index}]`;
    const location = collect(problems, () => places.find(place, where)) ?? 0;
    const before = visits.at(-1);
    const arrival = arrivalOf(moment, before);
    if (before && arrival < before.arrival) {
      const day = dayOf(before.arrival);
      const earlier = `${WEEKDAYS[weekdayOf(day)]} ${formatArrival(before.arrival)}`;
      problems.push(...invalid(where, messages.VISIT_OUT_OF_ORDER, { arrival: earlier }).problems);
    }
    if (problems.length >= MAX_PROBLEMS) break;
    if (before?.filledIn.includes("stay")) {
      before.duration = Math.min(before.duration, arrival - before.arrival);
    }
    const parts = {
      day: moment.weekday === null && moment.date === null,
      time: moment.time === null,
      stay: stay === null,
    };
    const duration = stay ?? places.at(location).typical_minutes ?? TYPICAL_MINUTES;
    const filledIn = Object.entries(parts).flatMap(([part, isLeftOut]) => (isLeftOut ? part : []));
    visits.push({ location, arrival, duration, filledIn });
  }
  throwAny(problems);
  return visits;
}

/**
 * The first moment with this day and time.
 * @param {WrittenMoment} moment
 * @param {number | null} after the arrival of the visit before; null for the first visit
 */
export function firstMoment({ weekday, date, time }, after) {
  const minute = time ?? 0;
  if (date !== null) return date * MINUTES_PER_DAY + minute;
  const earliest = after === null ? REFERENCE_MONDAY * MINUTES_PER_DAY : after + 1;
  const day = dayOf(earliest) + (minute < minuteOf(earliest) ? 1 : 0);
  const days = weekday === null ? 0 : modulo(weekday - weekdayOf(day), 7);
  return (day + days) * MINUTES_PER_DAY + minute;
}

/** The moment at which a stay ends. @param {Visit} visit */
export const endOf = ({ arrival, duration }) => arrival + duration;

/** @param {number} moment @returns {string} such as 2026-11-16 08:00 */
export const formatArrival = (moment) =>
  `${formatDay(dayOf(moment))} ${formatTime(minuteOf(moment))}`;

/** @param {WrittenMoment} moment @param {Visit | undefined} before */
function arrivalOf(moment, before) {
  if (moment.time !== null) return firstMoment(moment, before ? before.arrival : null);
  return before ? endOf(before) : REFERENCE_MONDAY * MINUTES_PER_DAY + FIRST_TIME;
}
