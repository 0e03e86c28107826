/**
 * Local times as whole minutes since the first moment of 1970: no time zone and no daylight saving
 * can touch them. A day is a number of days since then.
 */

export const MINUTES_PER_DAY = 24 * 60;
const MILLISECONDS_PER_DAY = MINUTES_PER_DAY * 60_000;
const THURSDAY = 3; // 1970-01-01

/** @param {number} moment */
export const dayOf = (moment) => Math.floor(moment / MINUTES_PER_DAY);

/** The minute of the day. @param {number} moment */
export const minuteOf = (moment) => moment - dayOf(moment) * MINUTES_PER_DAY;

/** Monday 0 … Sunday 6. @param {number} day */
export const weekdayOf = (day) => modulo(day + THURSDAY, 7);

/** @param {number} number @param {number} divisor @returns {number} not negative */
export const modulo = (number, divisor) => ((number % divisor) + divisor) % divisor;

/** A date such as 2026-11-16. @param {number} day */
export const formatDay = (day) => new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);

/** A time such as 08:00. @param {number} minute of the day */
export const formatTime = (minute) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The day of a date; null where the calendar has none. @param {string} text as YYYY-MM-DD */
export function parseDay(text) {
  const day = Date.parse(`${text}T00:00Z`) / MILLISECONDS_PER_DAY;
  const exists = text >= "0001" && !Number.isNaN(day) && formatDay(day) === text;
  return exists ? day : null;
}
