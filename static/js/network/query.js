/**
 * Queries: a user, visits, a moment to predict and interventions, read for a model as
 * `app/pointerscope/mobility/query.py` reads them.
 */

import { buildHistory, reconstructVisits, selectVisits } from "./histories.js";
import { checkInterventions, noInterventions } from "./interventions.js";
import {
  MAX_DAYS_BEFORE,
  MAX_PROBLEMS,
  MAX_STAY_MINUTES,
  UNKNOWN,
  WEEKDAY_NAMES,
} from "./limits.js";
import * as messages from "./messages.js";
import { dayOf, MINUTES_PER_DAY, minuteOf, weekdayOf } from "./moments.js";
import {
  formatMoment,
  formatPlace,
  formatVisits,
  NO_MOMENT,
  parseId,
  parseMoment,
  parseVisits,
  splitVisits,
} from "./notation.js";
import { collect, fill, InvalidQueryError, invalid, throwAny } from "./problems.js";
import { QUERY } from "./query-form.js";
import { hasLoneSurrogate, strip } from "./text.js";
import { validate } from "./validation.js";
import { endOf, fillInVisits, firstMoment, formatArrival } from "./visits.js";

/** @import { Problem, ReadVisit } from "../api-types.d.ts" */
/** @import { History } from "./histories.js" */
/** @import { Architecture, Interventions } from "./interventions.js" */
/** @import { WrittenVisit } from "./notation.js" */
/** @import { People, Places } from "./places.js" */
/** @import { Visit } from "./visits.js" */

/** @typedef {{places: Places, people: People, architecture: Architecture}} Model */
/**
 * @typedef {{location: string | number, arrival: string | null, duration_minutes: number | null}}
 *   VisitInput
 */
/** @typedef {Record<string, number[]> & {X: number[], user_X: number | number[]}} RecordInput */
/**
 * A query with the form of one.
 * @typedef {{user: string | number | null, visits: string | (string | VisitInput)[] | null,
 *   predict_at: string | null, top_k: number, record: RecordInput | null,
 *   interventions: Interventions | null}} Query
 */
/**
 * A query as a model reads it, in the order that its interventions require. `written` is null for a
 * record that contradicts itself; `sent` are the positions in the query as sent, `masked` the
 * positions that attention and pointer may not read.
 * @typedef {{history: History, visits: Visit[], written: WrittenVisit[] | null, predictAt: number,
 *   topK: number, interventions: Interventions, sent: number[], masked: number[]}} ResolvedQuery
 */

/**
 * Read a query for a model.
 * @param {unknown} sent a query as the body of a request
 * @param {Model} model
 * @returns {ResolvedQuery}
 * @throws {InvalidQueryError} with everything that is wrong with it
 */
export function readQuery(sent, { places, people, architecture }) {
  const query = /** @type {Query} */ (validate(QUERY, sent));
  const resolved = resolve(query, places, people, architecture.max_visits);
  if (!query.interventions) return resolved;
  const changed = applyInterventions(resolved, query.interventions);
  checkInterventions(query.interventions, architecture);
  return changed;
}

/**
 * The query in the parameters of an address, as the body of a request.
 * @param {URLSearchParams} parameters
 * @throws {InvalidQueryError} where one of them is not JSON that should be
 */
export function queryOfParameters(parameters) {
  /** @param {string} name */
  const text = (name) => parameters.getAll(name).at(-1) ?? null;
  const topK = text("top_k");
  const given = topK === null ? {} : { top_k: topK };
  validate({ type: "object", fields: { top_k: QUERY.fields.top_k } }, given); // before the others
  return {
    user: text("user") || null,
    visits: text("visits"),
    predict_at: text("predict_at"),
    ...given,
    record: parseJson(text("record"), "record"),
    interventions: parseJson(text("interventions"), "interventions"),
  };
}

/**
 * The visits as the model reads them, as the API gives them.
 * @param {ResolvedQuery} resolved
 * @param {Places} places
 * @returns {(ReadVisit & {location: number, name: string | null, days_before: number,
 *   steps_back: number})[]}
 */
export function readVisits({ history, visits, written, sent, masked }, places) {
  return visits.map((visit, index) => {
    const { location, arrival, duration } = visit;
    const { name, category } = places.at(location);
    const weekday = history.weekdays[index] ?? 0;
    const time = minuteOf(arrival);
    const own = written?.[index] ?? { weekday, date: null, time, stay: duration };
    const moment = formatArrival(arrival).replace(" ", "T");
    return {
      location,
      name,
      label: places.label(location),
      category,
      place: formatPlace(places.written(location)),
      written_moment: formatMoment(own),
      written_stay: own.stay,
      arrival: weekdayOf(dayOf(arrival)) === weekday ? moment : null,
      weekday,
      start_minute: history.startMinutes[index] ?? 0,
      duration_minutes: duration,
      days_before: history.daysBefore[index] ?? 0,
      steps_back: visits.length - 1 - index,
      sent: sent[index] ?? index,
      masked: masked.includes(index),
      filled_in: visit.filledIn,
    };
  });
}

/**
 * The visits as sent, in the notation; null where none result in the history.
 * @param {ResolvedQuery} resolved
 */
export function notationOf({ written, sent }) {
  if (!written) return null;
  const inOrder = written.map((visit, index) => ({ visit, at: sent[index] ?? index }));
  return formatVisits(inOrder.sort((a, b) => a.at - b.at).map(({ visit }) => visit));
}

/**
 * @param {Query} query
 * @param {Places} places
 * @param {People} people
 * @param {number} maxVisits
 * @returns {ResolvedQuery}
 */
function resolve(query, places, people, maxVisits) {
  const { record, visits: sent } = query;
  if (record === null && sent === null) throw invalid("visits", messages.NO_HISTORY);
  if (record !== null && sent !== null) throw invalid("visits", messages.TWO_HISTORIES);
  if (record !== null) return readRecord(record, query, places, people, maxVisits);
  /** @type {Problem[]} */
  const problems = [];
  const user = collect(problems, () => people.find(query.user)) ?? 0;
  const read = collect(problems, () => {
    const isText = typeof sent === "string";
    checkCount((isText ? splitVisits(sent) : (sent ?? [])).length, maxVisits, "visits");
    const written = isText ? parseVisits(sent) : writeOut(sent ?? []);
    const visits = fillInVisits(written, places);
    const last = /** @type {Visit} */ (visits.at(-1));
    return { written, visits, predictAt: momentToPredict(query.predict_at, last) };
  });
  if (!read || problems.length) throw new InvalidQueryError(problems);
  return asSent({ ...read, history: buildHistory(read.visits, user, read.predictAt) }, query);
}

/**
 * @param {Pick<ResolvedQuery, "history" | "visits" | "written" | "predictAt">} read
 * @param {Query} query
 * @returns {ResolvedQuery}
 */
function asSent(read, query) {
  const sent = [...read.visits.keys()];
  return { ...read, topK: query.top_k, interventions: noInterventions(), sent, masked: [] };
}

/** @param {ResolvedQuery} resolved @param {Interventions} interventions @returns {ResolvedQuery} */
function applyInterventions(resolved, interventions) {
  const { visits, written } = resolved;
  const order = interventions.order.length ? interventions.order : resolved.sent;
  const last = visits.length - 1;
  const isPermutation = order.length === visits.length && new Set(order).size === visits.length;
  if (!isPermutation || Math.max(...order) > last) {
    const parts = { visits: visits.length, last };
    throw invalid("interventions.order", messages.NOT_AN_ORDER, parts);
  }
  checkMask(interventions.mask_visits, order);
  return {
    ...resolved,
    history: selectVisits(resolved.history, order),
    visits: order.map((at) => /** @type {Visit} */ (visits[at])),
    written: written && order.map((at) => /** @type {WrittenVisit} */ (written[at])),
    interventions,
    sent: order,
    masked: interventions.mask_visits.map((at) => order.indexOf(at)).sort((a, b) => a - b),
  };
}

/** @param {number[]} masked in increasing order @param {number[]} order */
function checkMask(masked, order) {
  const where = "interventions.mask_visits";
  const last = order.length - 1;
  const [largest = 0, final = 0] = [masked.at(-1), order.at(-1)];
  if (largest > last) {
    throw invalid(where, messages.NO_VISIT_TO_MASK, { position: largest, last });
  }
  if (masked.length === order.length) throw invalid(where, messages.EVERY_VISIT_MASKED);
  if (masked.includes(final)) throw invalid(where, messages.LAST_VISIT_MASKED, { position: final });
}

/** @param {(string | VisitInput)[]} visits */
function writeOut(visits) {
  /** @type {Problem[]} */
  const problems = [];
  /** @type {WrittenVisit[]} */
  const written = [];
  for (const [index, visit] of visits.entries()) {
    const read = collect(problems, () => writtenInput(visit, `visits[${index}]`));
    if (read) written.push(read);
    else if (problems.length >= MAX_PROBLEMS) break;
  }
  throwAny(problems);
  return written;
}

/** @param {string | VisitInput} visit @param {string} where @returns {WrittenVisit} */
function writtenInput(visit, where) {
  if (typeof visit === "string")
    return { place: placeInput(visit, where), ...NO_MOMENT, stay: null };
  const { location, arrival, duration_minutes: stay } = visit;
  const place = typeof location === "string" ? placeInput(location, where) : location;
  const moment = arrival === null ? NO_MOMENT : parseMoment(arrival, `${where}.arrival`);
  return { place, ...moment, stay };
}

/** A place in a JSON list, where names need no quotes. @param {string} written @param {string} where */
function placeInput(written, where) {
  const text = strip(written);
  if (/^#[0-9]+$/.test(text)) return parseId(text, where);
  if (!text) throw invalid(where, messages.NO_PLACE);
  return text;
}

/** @param {number} visits @param {number} most @param {string} where */
function checkCount(visits, most, where) {
  if (!visits) throw invalid(where, messages.NO_VISITS);
  if (visits > most) {
    throw invalid(where, messages.TOO_MANY_VISITS, { visits, most, excess: visits - most });
  }
}

/** @param {string | null} text @param {Visit} last */
function momentToPredict(text, last) {
  if (text === null || !strip(text)) return endOf(last);
  const moment = firstMoment(parseMoment(text, "predict_at"), last.arrival);
  if (moment < last.arrival) {
    const arrival = formatArrival(last.arrival);
    throw invalid("predict_at", messages.PREDICTION_TOO_EARLY, { arrival });
  }
  return moment;
}

/**
 * @param {RecordInput} record
 * @param {Query} query
 * @param {Places} places
 * @param {People} people
 * @param {number} maxVisits
 * @returns {ResolvedQuery}
 */
function readRecord(record, query, places, people, maxVisits) {
  const { X: locations, user_X: sentIds } = record;
  checkCount(locations.length, maxVisits, "record.X");
  if (query.user !== null || query.predict_at !== null) {
    throw invalid("record", messages.RECORD_WITH_USER);
  }
  const ids = typeof sentIds === "number" ? [sentIds] : sentIds;
  const days = record.diff ?? [];
  /** @type {Record<string, [values: number[], minimum: number, maximum: number]>} */
  const columns = {
    X: [locations, UNKNOWN, places.vocabularySize - 1],
    user_X: [ids, 0, people.users ? people.users - 1 : 1e9],
    weekday_X: [record.weekday_X ?? [], 0, WEEKDAY_NAMES.length - 1],
    start_min_X: [record.start_min_X ?? [], 0, MINUTES_PER_DAY - 1],
    dur_X: [record.dur_X ?? [], 0, MAX_STAY_MINUTES],
    diff: [days, 0, MAX_DAYS_BEFORE],
  };
  /** @type {Problem[]} */
  const problems = [];
  /** @param {string} where @param {string} template @param {Record<string, number>} [parts] */
  const refuse = (where, template, parts = {}) => {
    const message = fill(template, parts);
    problems.push({ where: `record.${where}`, message, suggestions: [] });
  };
  for (const [name, [values, minimum, maximum]] of Object.entries(columns)) {
    const isOnce = name === "user_X" && typeof sentIds === "number";
    if (values.length !== locations.length && !isOnce) {
      const parts = { numbers: values.length, visits: locations.length };
      refuse(name, messages.COLUMN_LENGTH, parts);
    }
    for (const [index, value] of values.entries()) {
      if (value < minimum || value > maximum) {
        refuse(`${name}[${index}]`, messages.OUT_OF_RANGE, { minimum, maximum });
      }
    }
  }
  if (new Set(ids).size > 1) refuse("user_X", messages.SEVERAL_USERS);
  if (days.some((day, index) => day > (days[index - 1] ?? day))) {
    refuse("diff", messages.RECORD_OUT_OF_ORDER);
  }
  throwAny(problems);
  const history = {
    locations,
    user: people.users ? (ids[0] ?? 0) : 0,
    weekdays: record.weekday_X ?? [],
    startMinutes: record.start_min_X ?? [],
    durations: record.dur_X ?? [],
    daysBefore: days,
  };
  const visits = reconstructVisits(history);
  const last = /** @type {Visit} */ (visits.at(-1)).arrival;
  const predictAt = Math.max(last, (dayOf(last) + (days.at(-1) ?? 0)) * MINUTES_PER_DAY);
  const written = writtenVisits(visits, places);
  const isRestored = restoresHistory(history, written, places, predictAt);
  return asSent({ history, visits, written: isRestored ? written : null, predictAt }, query);
}

/**
 * The shortest notation from which filling in restores the same visits.
 * @param {Visit[]} visits
 * @param {Places} places
 * @returns {WrittenVisit[]}
 */
function writtenVisits(visits, places) {
  return visits.map(({ location, arrival, duration }, index) => {
    const before = visits[index - 1]?.arrival ?? null;
    const [time, weekday, date] = [minuteOf(arrival), weekdayOf(dayOf(arrival)), dayOf(arrival)];
    const days = [
      ...(before === null ? [] : [{ ...NO_MOMENT, time }]),
      { ...NO_MOMENT, weekday, time },
    ];
    const moment = days.find((day) => firstMoment(day, before) === arrival);
    const place = places.written(location);
    return { place, ...(moment ?? { ...NO_MOMENT, date, time }), stay: duration };
  });
}

/**
 * Whether filling in the written visits restores the history.
 * @param {History} history
 * @param {WrittenVisit[]} written
 * @param {Places} places
 * @param {number} predictAt
 */
function restoresHistory(history, written, places, predictAt) {
  const visits = collect([], () => fillInVisits(written, places));
  const restored = visits && buildHistory(visits, history.user, predictAt);
  return JSON.stringify(restored) === JSON.stringify(history);
}

/** @param {string | null} text @param {string} where @returns {unknown} */
function parseJson(text, where) {
  if (text === null) return null;
  try {
    return JSON.parse(text, (name, value) => {
      if (hasLoneSurrogate(name) || (typeof value === "string" && hasLoneSurrogate(value))) {
        throw new SyntaxError("half a character");
      }
      return value;
    });
  } catch {
    const isChange = where === "interventions";
    throw invalid(where, isChange ? messages.CHANGES_NOT_JSON : messages.PARAMETER_NOT_JSON);
  }
}
