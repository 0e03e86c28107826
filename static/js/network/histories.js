/**
 * Histories and their features, the input of the network, as `app/pointerscope/mobility/histories.py`
 * has them.
 */

import {
  LAST_DURATION_BUCKET,
  LAST_RECENCY,
  LAST_TIME_SLOT,
  LAST_WEEKDAY,
  MINUTES_PER_DURATION_BUCKET,
  MINUTES_PER_TIME_SLOT,
  REFERENCE_MONDAY,
} from "./limits.js";
import { dayOf, MINUTES_PER_DAY, minuteOf, modulo, weekdayOf } from "./moments.js";

/** @import { Visit } from "./visits.js" */
/**
 * The visits before the one to predict, oldest first; every list is [T]. The user 0 is nobody in
 * particular.
 * @typedef {{locations: number[], user: number, weekdays: number[], startMinutes: number[],
 *   durations: number[], daysBefore: number[]}} History
 */
/**
 * Indices into the embeddings, each [T], and one for the user.
 * @typedef {{locations: Int32Array, user: number, time: Int32Array, weekday: Int32Array,
 *   recency: Int32Array, duration: Int32Array, positionFromEnd: Int32Array}} Features
 */

/**
 * @param {Visit[]} visits
 * @param {number} user
 * @param {number} predictAt
 * @returns {History}
 */
export function buildHistory(visits, user, predictAt) {
  return {
    locations: visits.map((visit) => visit.location),
    user,
    weekdays: visits.map((visit) => weekdayOf(dayOf(visit.arrival))),
    startMinutes: visits.map((visit) => minuteOf(visit.arrival)),
    durations: visits.map((visit) => visit.duration),
    daysBefore: visits.map((visit) => dayOf(predictAt) - dayOf(visit.arrival)),
  };
}

/**
 * Visits with this history, dated in the reference week: it has no dates of its own.
 * @param {History} history
 * @returns {Visit[]}
 */
export function reconstructVisits({ locations, weekdays, startMinutes, durations, daysBefore }) {
  const lastDay = REFERENCE_MONDAY + modulo(weekdays.at(-1) ?? 0, 7);
  const predictedDay = lastDay + (daysBefore.at(-1) ?? 0);
  return locations.map((location, visit) => ({
    location,
    arrival:
      (predictedDay - (daysBefore[visit] ?? 0)) * MINUTES_PER_DAY + (startMinutes[visit] ?? 0),
    duration: durations[visit] ?? 0,
    filledIn: [],
  }));
}

/**
 * The history with only these visits, in this order.
 * @param {History} history
 * @param {number[]} positions
 * @returns {History}
 */
export function selectVisits(history, positions) {
  /** @param {number[]} column */
  const select = (column) => positions.map((position) => column[position] ?? 0);
  return {
    locations: select(history.locations),
    user: history.user,
    weekdays: select(history.weekdays),
    startMinutes: select(history.startMinutes),
    durations: select(history.durations),
    daysBefore: select(history.daysBefore),
  };
}

/**
 * The published features of a history of 1 to `maxVisits` visits; each is clamped to the size of
 * its embedding.
 * @param {History} history
 * @param {number} maxVisits
 * @returns {Features}
 */
export function computeFeatures(history, maxVisits) {
  const visits = history.locations.length;
  /** @param {number[]} column @param {number} unit @param {number} last */
  const indices = (column, unit, last) =>
    Int32Array.from(column, (value) => Math.min(Math.max(Math.floor(value / unit), 0), last));
  return {
    locations: Int32Array.from(history.locations),
    user: history.user,
    time: indices(history.startMinutes, MINUTES_PER_TIME_SLOT, LAST_TIME_SLOT),
    weekday: indices(history.weekdays, 1, LAST_WEEKDAY),
    recency: indices(history.daysBefore, 1, LAST_RECENCY),
    duration: indices(history.durations, MINUTES_PER_DURATION_BUCKET, LAST_DURATION_BUCKET),
    positionFromEnd: Int32Array.from(history.locations, (_, position) =>
      Math.min(visits - position, maxVisits - 1),
    ),
  };
}
