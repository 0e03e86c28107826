/**
 * An invented person's Timeline file, in the form of Android, to try the page with: the same in
 * every browser. Nobody lives this life.
 */

import { formatDay, formatTime, MINUTES_PER_DAY, parseDay, weekdayOf } from "../network/moments.js";

export const SAMPLE_NAME = "an invented Timeline.json";
const WEEKS = 12;
const FIRST_DAY = "2026-01-05"; // a Monday
/** @type {Record<string, [type: string, position: string]>} */
const PLACES = {
  home: ["HOME", "47.3769000°, 8.5417000°"],
  work: ["WORK", "47.3901000°, 8.5157000°"],
  cafe: ["UNKNOWN", "47.3885000°, 8.5171000°"],
  canteen: ["UNKNOWN", "47.3909000°, 8.5140000°"],
  shop: ["UNKNOWN", "47.3778000°, 8.5400000°"],
  gym: ["UNKNOWN", "47.3811000°, 8.5322000°"],
  friends: ["ALIASED_LOCATION", "47.3650000°, 8.5520000°"],
  choir: ["UNKNOWN", "47.3702000°, 8.5441000°"],
  lake: ["UNKNOWN", "47.3560000°, 8.5380000°"],
  cinema: ["UNKNOWN", "47.3741000°, 8.5300000°"],
};
const SOMEWHERE_NEW = 0.05; // share of stops at a place of their own

/** The text of the file. */
export function sampleTimeline() {
  const draw = draws(7);
  /** @type {object[]} */
  const segments = [];
  let fresh = 0;
  /** @param {string} place @param {number} start @param {number} end minutes since 1970 */
  const stay = (place, start, end) => {
    const isNew = !["home", "work"].includes(place) && draw() < SOMEWHERE_NEW;
    const known = PLACES[place] ?? ["UNKNOWN", ""];
    const [type, position] = isNew ? ["UNKNOWN", `47.4${100 + fresh}000°, 8.6000000°`] : known;
    const id = isNew ? `invented-new-${++fresh}` : `invented-${place}`;
    segments.push({
      startTime: isoLocal(start),
      endTime: isoLocal(end),
      startTimeTimezoneUtcOffsetMinutes: 60,
      endTimeTimezoneUtcOffsetMinutes: 60,
      visit: {
        hierarchyLevel: 0,
        probability: 0.9,
        topCandidate: {
          placeId: id,
          semanticType: type,
          probability: 0.8,
          placeLocation: { latLng: position },
        },
      },
    });
  };
  const first = parseDay(FIRST_DAY) ?? 0;
  let homeSince = first * MINUTES_PER_DAY;
  for (let day = first; day < first + WEEKS * 7; day++) {
    let now = day * MINUTES_PER_DAY;
    /** @param {string} place @param {number} from hour of the day @param {number} hours */
    const go = (place, from, hours) => {
      const at = Math.max(
        day * MINUTES_PER_DAY + Math.round(from * 60 + 40 * (draw() - 0.5)),
        now + 8,
      );
      if (homeSince) stay("home", homeSince, at - 12);
      homeSince = 0;
      now = at + Math.round(hours * 60 * (0.8 + 0.4 * draw()));
      stay(place, at, now);
    };
    const comeHome = () => {
      homeSince = now + 14;
    };
    for (const [place, from, hours] of outings(weekdayOf(day), draw)) {
      if (place === "home") comeHome();
      else go(place, from, hours);
    }
    if (!homeSince) comeHome();
  }
  stay("home", homeSince, homeSince + 60);
  return JSON.stringify({ semanticSegments: segments });
}

/**
 * Where the person goes on a day, with the hour and the hours of stay.
 * @param {number} weekday
 * @param {() => number} draw
 * @returns {[place: string, from: number, hours: number][]}
 */
function outings(weekday, draw) {
  if (weekday >= 5) {
    /** @type {[string, number, number][]} */
    const day = [];
    if (draw() < 0.7) day.push(["shop", 10.5, 0.7], ["home", 0, 0]);
    if (draw() < 0.5) day.push([draw() < 0.6 ? "lake" : "friends", 14, 2.5], ["home", 0, 0]);
    if (weekday === 5 && draw() < 0.6) day.push([draw() < 0.5 ? "cinema" : "friends", 19.5, 2.6]);
    return day;
  }
  /** @type {[string, number, number][]} */
  const day = [];
  if (draw() < 0.45) day.push(["cafe", 7.8, 0.3]);
  day.push(["work", 8.4, 3.4]);
  if (draw() < 0.75) day.push([draw() < 0.8 ? "canteen" : "cafe", 12.2, 0.6], ["work", 13, 4]);
  if (weekday === 1 || weekday === 3) {
    if (draw() < 0.85) day.push(["gym", 17.8, 1.2]);
    if (draw() < 0.5) day.push(["shop", 19.3, 0.4]);
  } else if (weekday === 2 && draw() < 0.9) day.push(["home", 0, 0], ["choir", 19.5, 2]);
  else if (draw() < 0.5) day.push(["shop", 17.8, 0.5]);
  else if (weekday === 4 && draw() < 0.6) day.push(["friends", 18.5, 3]);
  return day;
}

/** Local time, an hour ahead of UTC. @param {number} minutes since 1970 */
function isoLocal(minutes) {
  const day = Math.floor(minutes / MINUTES_PER_DAY);
  return `${formatDay(day)}T${formatTime(minutes - day * MINUTES_PER_DAY)}:00.000+01:00`;
}

/** Numbers from 0 to below 1 that look random, the same for the same seed. @param {number} seed */
function draws(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
