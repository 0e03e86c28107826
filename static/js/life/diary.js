/**
 * The visits of one person with names for their places, and what is asked of the network about them:
 * a history before each visit, its places as ranks, and what the two baselines answer.
 */

import { FIRST_KNOWN, UNKNOWN } from "../network/limits.js";
import {
  dayOf,
  formatDay,
  formatTime,
  MINUTES_PER_DAY,
  minuteOf,
  weekdayOf,
} from "../network/moments.js";
import { rankPlaces } from "../network/place-ranks.js";

/** @import { PlaceOrder } from "../network/place-ranks.js" */
/** @import { TimelineVisit } from "./timeline-file.js" */

/** @typedef {{id: number, name: string, category: string | null, visits: number}} DiaryPlace */
/** @typedef {{place: number, arrival: number, minutes: number}} DiaryVisit */
/**
 * A question to the network: the query with places as ranks, which place each rank is, and what
 * really came next; null where the file ends.
 * @typedef {{body: {visits: object[], predict_at: string, top_k: number},
 *   placeOf: Map<number, number>, target: number | null, history: DiaryVisit[]}} Question
 */
/** @typedef {{most_frequent_place: number, what_followed_last_time: number}} BaselineAnswers */

/** Fewer visits before the one to predict are not asked about, as in training. */
export const LEAST_VISITS = 3;
const KINDS = /** @type {const} */ (["home", "work"]);
const KIND_NAMES = { home: "Home", work: "Work" };
const TOP = 6;
const NO_PLACE = "No such place"; // of a rank that the history does not reach

export class Diary {
  /** @type {DiaryPlace[]} by their ids, the most visited first */
  places;
  /** @type {DiaryVisit[]} */
  visits;
  /** The visits of each day that has any, by their indices. @type {Map<number, number[]>} */
  days = new Map();

  /**
   * @param {TimelineVisit[]} visits in the order of time
   * @param {{order: PlaceOrder, mostVisits: number}} network how its places are ranked, and its
   *   longest history
   */
  constructor(visits, { order, mostVisits }) {
    this.order = order;
    this.mostVisits = mostVisits;
    const places = namedPlaces(visits);
    this.places = [...places.values()];
    this.visits = visits.map(({ place, arrival, minutes }) => ({
      place: places.get(place)?.id ?? 0,
      arrival,
      minutes,
    }));
    for (const [index, { arrival }] of this.visits.entries()) {
      const own = this.days.get(dayOf(arrival));
      if (own) own.push(index);
      else this.days.set(dayOf(arrival), [index]);
    }
  }

  /**
   * Whether there is enough before a visit to predict it; the one after the last is the next.
   * @param {number} index
   */
  canAsk(index) {
    return index >= LEAST_VISITS && index <= this.visits.length;
  }

  /**
   * The first visit on a day, or else on the next day that has any, and what to say where it is not
   * on that day; null outside the days of the file.
   * @param {number | null} day null for what is no day
   * @returns {{index: number | null, words: string}}
   */
  visitOn(day) {
    const first = this.visits[0];
    const last = this.visits.at(-1);
    if (!first || !last || day === null || day < dayOf(first.arrival) || day > dayOf(last.arrival))
      return {
        index: null,
        words: `Choose a day of the file: ${dayInWords(first?.arrival ?? 0)} to ${dayInWords(last?.arrival ?? 0)}.`,
      };
    const found = this.visits.findIndex(({ arrival }) => dayOf(arrival) >= day);
    const index = Math.max(found, LEAST_VISITS);
    const arrival = this.visits[index]?.arrival ?? last.arrival;
    const shown = `the first one after it is on ${dayInWords(arrival)}`;
    if (dayOf(arrival) === day) return { index, words: "" };
    return {
      index,
      words:
        found < LEAST_VISITS
          ? `The first ${LEAST_VISITS} visits have too little before them; shown is ${dayInWords(arrival)}.`
          : `There is no visit on ${dayInWords(day * MINUTES_PER_DAY)}; ${shown}.`,
    };
  }

  /**
   * What to ask about a visit; about the one after the last, where the person goes next.
   * @param {number} index
   * @returns {Question}
   */
  question(index) {
    const history = this.visits.slice(Math.max(index - this.mostVisits, 0), index);
    const ranks = rankPlaces(
      history.map(({ place }) => place),
      this.order,
    );
    const last = history.at(-1);
    const visit = this.visits[index];
    const moment = visit?.arrival ?? (last ? last.arrival + last.minutes : 0);
    return {
      body: {
        visits: history.map(({ place, arrival, minutes }) => ({
          location: ranks.get(place) ?? UNKNOWN,
          arrival: isoMoment(arrival),
          duration_minutes: minutes,
        })),
        predict_at: isoMoment(moment),
        top_k: TOP,
      },
      placeOf: new Map([...ranks].map(([place, rank]) => [rank, place])),
      target: visit?.place ?? null,
      history,
    };
  }

  /**
   * The vocabulary of a question: the person's own names for the ranks.
   * @param {Question} question
   */
  vocabulary({ placeOf }) {
    const named = [...placeOf].map(([rank, place]) => {
      const { name, category } = this.place(place);
      return { id: rank, name, category, typical_minutes: null };
    });
    const unused = range(FIRST_KNOWN + placeOf.size, FIRST_KNOWN + this.mostVisits);
    return [
      { id: UNKNOWN, name: "Somewhere else", category: null, typical_minutes: null },
      ...named,
      ...unused.map((id) => ({ id, name: NO_PLACE, category: null, typical_minutes: null })),
    ];
  }

  /** @param {number} id */
  place(id) {
    return /** @type {DiaryPlace} */ (this.places[id]);
  }
}

/**
 * What two simple rules answer, as `app/pointerscope/training/baselines.py` defines them; of equals,
 * the place visited more recently.
 * @param {number[]} places of a history, oldest first
 * @returns {BaselineAnswers}
 */
export function baselineAnswers(places) {
  const [frequent] = rankPlaces(places, "frequency").keys();
  const last = places.at(-1) ?? 0;
  const before = places.slice(0, -1).lastIndexOf(last);
  return {
    most_frequent_place: frequent ?? last,
    what_followed_last_time: before < 0 ? last : (places[before + 1] ?? last),
  };
}

/** A day in words, such as Tue 3 March 2026. @param {number} moment */
export function dayInWords(moment) {
  const day = dayOf(moment);
  const date = new Date(`${formatDay(day)}T00:00Z`);
  const words = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };
  const weekday = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][weekdayOf(day)];
  return `${weekday} ${date.toLocaleDateString("en-GB", /** @type {Intl.DateTimeFormatOptions} */ (words))}`;
}

/** @param {number} moment */
export const timeInWords = (moment) => formatTime(minuteOf(moment));

/** @param {number} start @param {number} end @returns {number[]} */
const range = (start, end) =>
  Array.from({ length: Math.max(end - start, 0) }, (_, at) => start + at);

/** @param {number} moment */
const isoMoment = (moment) => `${formatDay(dayOf(moment))}T${formatTime(minuteOf(moment))}`;

/**
 * The places of a file by their keys, the most visited first, and of equals the one visited first.
 * Names are those of the file, Home and Work where the file says so, else numbers in this order.
 * @param {TimelineVisit[]} visits
 * @returns {Map<string, DiaryPlace>}
 */
function namedPlaces(visits) {
  /** @type {Map<string, TimelineVisit[]>} */
  const byPlace = new Map();
  for (const visit of visits) {
    const own = byPlace.get(visit.place);
    if (own) own.push(visit);
    else byPlace.set(visit.place, [visit]);
  }
  const taken = { home: 0, work: 0 };
  const byVisits = [...byPlace].sort(([, one], [, other]) => other.length - one.length);
  return new Map(
    byVisits.map(([key, own], id) => {
      const kind = KINDS.find(
        (one) => own.filter((visit) => visit.kind === one).length * 2 > own.length,
      );
      let name = own.find((visit) => visit.name !== null)?.name ?? `Place ${id + 1}`;
      if (kind) {
        taken[kind] += 1;
        name = KIND_NAMES[kind] + (taken[kind] === 1 ? "" : ` ${taken[kind]}`);
      }
      const category = kind === "work" ? "office" : (kind ?? null);
      return [key, { id, name, category, visits: own.length }];
    }),
  );
}
