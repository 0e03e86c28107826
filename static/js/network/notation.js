/**
 * The visit notation: how people type a history, as `app/pointerscope/mobility/notation.py` reads
 * it.
 */

import {
  LOCATION_ID,
  MAX_MOMENT_CHARACTERS,
  MAX_PROBLEMS,
  MAX_STAY_MINUTES,
  MAX_VISIT_CHARACTERS,
  MOMENT,
  SECONDS,
  SPECIAL_CHARACTERS,
  STAY,
  WEEKDAY_NAMES,
  YEARS,
  ZONE,
} from "./limits.js";
import * as messages from "./messages.js";
import { formatDay, formatTime, parseDay } from "./moments.js";
import { collect, invalid, throwAny } from "./problems.js";
import { beginning, characters, strip } from "./text.js";

/** @import { Problem } from "../api-types.d.ts" */
/**
 * A day and a time as they were written; what was left out is null.
 * @typedef {{weekday: number | null, date: number | null, time: number | null}} WrittenMoment
 *   Monday is 0; a date is a day since 1970, a time the minute of the day
 */
/**
 * A visit as it was written: a name or an id, and minutes of stay.
 * @typedef {WrittenMoment & {place: string | number, stay: number | null}} WrittenVisit
 */

export const WEEKDAYS = WEEKDAY_NAMES.map((name) => name.slice(0, 3));
/** @type {WrittenMoment} */
export const NO_MOMENT = { weekday: null, date: null, time: null };

/**
 * @param {string} text
 * @returns {WrittenVisit[]}
 * @throws {InvalidQueryError} with a problem for each of the first visits that cannot be read
 */
export function parseVisits(text) {
  /** @type {Problem[]} */
  const problems = [];
  const visits = [];
  for (const [index, { written }] of splitVisits(text).entries()) {
    const visit = collect(problems, () => parseVisitOfSeveral(written, `visits[${index}]`));
    if (visit) visits.push(visit);
    else if (problems.length >= MAX_PROBLEMS) break;
  }
  throwAny(problems);
  return visits;
}

/** Visits in the notation. @param {WrittenVisit[]} visits */
export function formatVisits(visits) {
  return visits
    .map((visit) => {
      const moment = formatMoment(visit);
      const parts = [formatPlace(visit.place), moment && `@ ${moment}`];
      return [...parts, visit.stay === null ? "" : `+${visit.stay}`].filter(Boolean).join(" ");
    })
    .join(", ");
}

/** `#17` for an id, and quotes around a name that needs them. @param {string | number} place */
export function formatPlace(place) {
  if (typeof place === "number") return `#${place}`;
  const isPlain =
    place &&
    place === strip(place) &&
    ![...SPECIAL_CHARACTERS].some((sign) => place.includes(sign));
  return isPlain ? place : `"${place.replaceAll('"', '""')}"`;
}

/** Day and time as the notation has them behind the `@`. @param {WrittenMoment} moment */
export function formatMoment({ weekday, date, time }) {
  const day = weekday === null ? date !== null && formatDay(date) : WEEKDAYS[weekday];
  return [day, time !== null && formatTime(time)].filter(Boolean).join(" ");
}

/**
 * A time and perhaps its day; seconds are dropped.
 * @param {string} written
 * @param {string} where
 * @returns {WrittenMoment}
 */
export function parseMoment(written, where) {
  const text = strip(written);
  if (characters(text) > MAX_MOMENT_CHARACTERS) {
    throw invalid(where, messages.MOMENT_TOO_LONG, {
      text: beginning(text, MAX_MOMENT_CHARACTERS),
    });
  }
  const { groups } = MOMENT.exec(text) ?? MOMENT.exec(text.replace(SECONDS, "$1")) ?? {};
  if (!groups) {
    throw invalid(where, ZONE.test(text) ? messages.TIME_ZONE : messages.NOT_A_MOMENT, { text });
  }
  const [hour, minute] = [Number(groups.hour), Number(groups.minute)];
  if (hour > 23 || minute > 59) throw invalid(where, messages.NOT_A_TIME, { text });
  return {
    weekday: parseWeekday(groups.weekday, where),
    date: parseDate(groups.date, where),
    time: hour * 60 + minute,
  };
}

/** An id as it is written, `#17`. @param {string} text @param {string} where */
export function parseId(text, where) {
  if (!LOCATION_ID.test(text)) {
    throw invalid(where, messages.NOT_AN_ID, { name: beginning(text, 40) });
  }
  return Number(text.slice(1));
}

/**
 * The visits of a text, without empty ones: it is split at commas and line breaks outside quotes.
 * @param {string} text
 */
export function splitVisits(text) {
  const visits = [];
  let start = 0;
  let quoted = false;
  for (const { 0: sign, index } of text.matchAll(/[",\n\r]|$/g)) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted || !sign) {
      visits.push({ written: text.slice(start, index), start });
      start = index + 1;
    }
  }
  return visits.filter(({ written }) => strip(written));
}

/** The end of the place in a visit. @param {string} text without spaces around it */
export function endOfPlace(text) {
  return text.startsWith('"') ? endOfQuotedName(text) : text.search(/[@+]|$/);
}

/** A visit; one that cannot be read may hold several. @param {string} written @param {string} where */
function parseVisitOfSeveral(written, where) {
  try {
    return parseVisit(written, where);
  } catch (error) {
    const hasSemicolon = written.replace(/"[^"]*"/g, "").includes(";");
    throw hasSemicolon ? invalid(where, messages.SEMICOLON) : error;
  }
}

/** @param {string} written @param {string} where @returns {WrittenVisit} */
function parseVisit(written, where) {
  const text = strip(written);
  const length = characters(text);
  if (length > MAX_VISIT_CHARACTERS) {
    const parts = { characters: length, most: MAX_VISIT_CHARACTERS };
    throw invalid(where, messages.VISIT_TOO_LONG, parts);
  }
  const parts = splitParts(text);
  if (!parts) throw invalid(where, messages.NOT_A_VISIT);
  const place = parseName(parts.place, where);
  if (place === "") throw invalid(where, messages.NO_PLACE);
  const moment = parts.moment === null ? NO_MOMENT : parseMoment(parts.moment, where);
  const stay = parts.stay === null ? null : parseStay(strip(parts.stay), where);
  return { place, ...moment, stay };
}

/** Split a visit at its signs; null where text is left over. @param {string} text */
function splitParts(text) {
  const quoted = text.startsWith('"');
  const end = endOfPlace(text);
  const place = strip(text.slice(0, end));
  let rest = strip(text.slice(end));
  let moment = null;
  let stay = null;
  if (rest.startsWith("@")) {
    const plus = rest.search(/\+|$/);
    moment = rest.slice(1, plus);
    rest = rest.slice(plus);
  }
  if (rest.startsWith("+")) {
    stay = rest.slice(1);
    rest = "";
  }
  const hasSigns = /[@+]/.test(`${moment ?? ""}${stay ?? ""}`);
  return rest || hasSigns || (!quoted && place.includes('"')) ? null : { place, moment, stay };
}

/** The position after the closing quote, 0 where the quotes never close. @param {string} text */
function endOfQuotedName(text) {
  let end = text.indexOf('"', 1);
  while (end > 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end + 1;
}

/** @param {string} name @param {string} where */
function parseName(name, where) {
  if (name.startsWith('"')) return name.slice(1, -1).replaceAll('""', '"');
  if (name.startsWith("#")) return parseId(name, where);
  if (name.includes("#")) {
    throw invalid(where, messages.UNQUOTED_NUMBER_SIGN, { name: beginning(name, 60) });
  }
  return name;
}

/** @param {string | undefined} text @param {string} where */
function parseWeekday(text, where) {
  if (text === undefined) return null;
  const weekday = WEEKDAY_NAMES.findIndex((name) =>
    name.toLowerCase().startsWith(text.toLowerCase()),
  );
  if (weekday < 0) {
    throw invalid(where, messages.NOT_A_DAY, { text, days: WEEKDAYS.join(", ") }, WEEKDAYS);
  }
  return weekday;
}

/** @param {string | undefined} text @param {string} where */
function parseDate(text, where) {
  if (text === undefined) return null;
  const date = parseDay(text);
  if (date === null) throw invalid(where, messages.NOT_A_DATE, { text });
  const [first = 0, last = 0] = YEARS;
  const year = Number(text.slice(0, 4));
  if (year < first || year > last) {
    throw invalid(where, messages.DATE_OUT_OF_RANGE, { text, first_year: first, last_year: last });
  }
  return date;
}

/** @param {string} text @param {string} where */
function parseStay(text, where) {
  if (!STAY.test(text)) {
    const parts = { text: beginning(text, 20), most: MAX_STAY_MINUTES };
    throw invalid(where, messages.NOT_A_STAY, parts);
  }
  return Number(text);
}
