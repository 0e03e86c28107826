/** The sentences and notes of a round. */

import { dayOf, formatTime, minuteOf, weekdayOf } from "../network/moments.js";
import { percent } from "../picture/text.js";
import { personOf } from "./rounds.js";

/** @import { Explanation } from "../api-types.d.ts" */
/** @import { Guessed, Place, Result, Round, Stop } from "./rounds.js" */

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MOST_TIMES = 3;

/** @param {number} moment */
export const weekdayName = (moment) => WEEKDAYS[weekdayOf(dayOf(moment))] ?? "";

/** @param {number} moment */
const timeOf = (moment) => formatTime(minuteOf(moment));

/**
 * Who it is, and on which way.
 * @param {Round} round
 * @param {string} setting where the people live, such as "of a simulated town"; may be empty
 */
export function describeSituation({ history, name, moment, stops }, setting) {
  const { description } = personOf(history.title);
  const who = history.user === null ? "This person" : name;
  const kind = history.user !== null && description && `(${description})`;
  const last = stops.at(-1);
  const left = last
    ? `left ${last.place.label} on ${weekdayName(last.end)} at ${timeOf(last.end)} and`
    : "";
  const person = [who, setting, kind, left].filter(Boolean).join(" ");
  return `${person} arrived at the next place at ${timeOf(moment)}. Guess the place; then a neural network answers.`;
}

/** @param {number} count */
export const countedVisits = (count) =>
  count === 0 ? "no visit" : `${count} ${count === 1 ? "visit" : "visits"}`;

/** How often a place was visited. @param {Stop[]} stops @param {Place} place */
export const visitsTo = (stops, place) => stops.filter((stop) => stop.place === place).length;

/**
 * What the map says of a place before the guess: its times today, or when it was visited last.
 * @param {Place} place
 * @param {Stop[]} stops of the history
 * @param {Stop[]} today those of the day so far, which may begin with the evening before
 */
export function noteOnMap(place, stops, today) {
  const last = stops.at(-1);
  const times = today
    .filter((stop) => stop.place === place)
    .map((stop) =>
      stop === last || (stop === today[0] && dayOf(stop.arrival) !== dayOf(stop.end))
        ? `until ${timeOf(stop.end)}`
        : timeOf(stop.arrival),
    );
  if (times.length > MOST_TIMES) return `${times.length} times, last ${times.at(-1)}`;
  if (times.length) return times.join(", ");
  const before = stops.filter((stop) => stop.place === place).at(-1);
  return before
    ? `${weekdayName(before.arrival).slice(0, 3)} ${timeOf(before.arrival)}`
    : "no visit";
}

/**
 * What became of a place; empty where nothing did.
 * @param {Place} place
 * @param {Round} round
 * @param {Guessed} guessed
 */
export function noteOnOutcome(place, { target, explanation }, guessed) {
  const notes = [
    place === target && "went here",
    place === guessed.place && "your guess",
    place.id === explanation.prediction.location && "network’s answer",
  ];
  return notes.filter(Boolean).join(", ");
}

/**
 * What the network gave a place. Its answer lists the most probable places; any other has at most
 * the probability of the last of them.
 * @param {Explanation} explanation
 * @param {Place} place
 */
export function shareOf({ location_probabilities: { final } }, place) {
  const listed = final.find(({ location }) => location === place.id);
  if (listed) return { share: listed.probability, words: percent(listed.probability, 1) };
  const most = final.at(-1)?.probability ?? 0;
  const bound = percent(most, 1);
  const words = bound.startsWith("<")
    ? bound
    : `at most ${(Math.ceil(1000 * most) / 10).toFixed(1)} %`;
  return { share: most, words };
}

/** @param {number} won @param {number} rounds */
export const scoreWords = (won, rounds) => `${won} of ${rounds}`;

/** What the numbers of visits mean. @param {number} visits of the history */
export const describeCounts = (visits) =>
  `The network reads ${countedVisits(visits)}. “Most frequent place” always guesses the place visited most among them.`;

/** How many rounds each won. @param {readonly Result[]} results */
export function scoreOf(results) {
  /** @param {keyof Result} who */
  const won = (who) => results.filter((result) => result[who]).length;
  return { you: won("you"), network: won("network"), frequent: won("frequent") };
}
