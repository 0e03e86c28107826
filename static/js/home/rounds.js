/** Rounds of the guess: whose history comes next, which places to choose from, who was right. */

import { dayOf } from "../network/moments.js";

/** @import { ExampleHistory, ReadVisit } from "../api-types.d.ts" */
/** @import { AnsweredExplanation } from "../explanations.js" */
/**
 * A place of the model's vocabulary; coordinates in degrees, null where they are unknown.
 * @typedef {{id: number, label: string, notation: string, category: string | null,
 *   latitude: number | null, longitude: number | null}} Place
 */
/** @typedef {{latitude: number, longitude: number}} Coordinates in degrees */
/** @typedef {Place & Coordinates} LocatedPlace */
/** @typedef {{place: Place, arrival: number, end: number}} Stop from and to, as moments in minutes */
/** @typedef {{you: boolean, network: boolean, frequent: boolean}} Result who was right in a round */
/** @typedef {{place: Place, result: Result}} Guessed */
/**
 * @typedef {object} Round
 * @property {ExampleHistory} history
 * @property {AnsweredExplanation} explanation the network's answer, shown after the guess
 * @property {string} name of the person
 * @property {number} moment to predict, in minutes
 * @property {Stop[]} stops of the history, oldest first
 * @property {Stop[]} today the last of them: the day so far
 * @property {LocatedPlace[]} choices
 * @property {LocatedPlace} target where the person went
 * @property {Place} frequent the place visited most in the history
 */

const CHOICES = 5;
const FROM_NETWORK = 3;
const SEED = 9;

/**
 * The histories that can be played, for the next place is known and on the map. They are shuffled,
 * the same way for every reader, and nobody comes a second time before everybody came once.
 * @param {ExampleHistory[]} histories
 * @param {Place[]} places
 */
export function orderRounds(histories, places) {
  const onMap = new Set(places.filter(isOnMap).map(({ id }) => id));
  const known = histories.filter(({ target }) => onMap.has(Number(target)));
  /** @type {Map<number | null, number>} */
  const turns = new Map();
  return shuffle(known)
    .map((history) => {
      const turn = turns.get(history.user) ?? 0;
      turns.set(history.user, turn + 1);
      return { history, turn };
    })
    .sort((first, second) => first.turn - second.turn)
    .map(({ history }) => history);
}

/**
 * @param {ExampleHistory} history
 * @param {AnsweredExplanation} explanation
 * @param {Place[]} places
 * @returns {Round}
 * @throws {Error} the history ends or goes on where the map has no place
 */
export function makeRound(history, explanation, places) {
  const byId = new Map(places.map((place) => [place.id, place]));
  const stops = stopsOf(explanation.visits, places);
  const moment = momentOf(history.predict_at);
  const target = byId.get(Number(history.target));
  const frequent = countVisits(stops)[0]?.[0];
  if (!target || !isOnMap(target) || !frequent) throw new Error("This history is not on the map.");
  const probable = explanation.location_probabilities.final.flatMap(
    ({ location }) => byId.get(location) ?? [],
  );
  return {
    history,
    explanation,
    name: history.user === null ? "this person" : personOf(history.title).name,
    moment,
    stops,
    today: stopsOfDay(stops, moment),
    choices: choosePlaces(probable.filter(isOnMap), target, stops),
    target,
    frequent,
  };
}

/** Whether the coordinates of a place are known. @param {Place} place @returns {place is LocatedPlace} */
export const isOnMap = (place) => place.latitude !== null && place.longitude !== null;

/**
 * The name and the description of the person in a history's title.
 * @param {string} title such as "Resident 12, nurse: Saturday evening"
 */
export function personOf(title) {
  const person = title.slice(0, title.includes(": ") ? title.lastIndexOf(": ") : undefined);
  const [name = "", ...description] = person.split(", ");
  return { name, description: description.join(", ") };
}

/** @template Item @param {Item[]} items */
function shuffle(items) {
  const shuffled = [...items];
  let state = SEED;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0; // Numerical Recipes, section 7.1
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [shuffled[last], shuffled[other]] = [
      /** @type {Item} */ (shuffled[other]),
      /** @type {Item} */ (shuffled[last]),
    ];
  }
  return shuffled;
}

/**
 * The visits as stops at known places, oldest first.
 * @param {ReadVisit[]} visits
 * @param {Place[]} places
 * @returns {Stop[]}
 */
function stopsOf(visits, places) {
  const byNotation = new Map(places.map((place) => [place.notation, place]));
  return visits.flatMap(({ place: notation, arrival, duration_minutes: minutes }) => {
    const place = byNotation.get(notation);
    if (!place || !arrival) return [];
    const from = momentOf(arrival);
    return [{ place, arrival: from, end: from + minutes }];
  });
}

/** The minutes since 1970 of a local time. @param {string} text such as 2026-11-16T08:00 */
const momentOf = (text) => Date.parse(`${text}Z`) / 60_000;

/**
 * The stops of the day of a moment, and the one before them, where the day began.
 * @param {Stop[]} stops
 * @param {number} moment
 */
export function stopsOfDay(stops, moment) {
  const first = stops.findIndex(({ arrival }) => dayOf(arrival) === dayOf(moment));
  return stops.slice(first === -1 ? -1 : Math.max(0, first - 1));
}

/**
 * The places of stops with the number of visits, most visited first; of equals, the latest first.
 * @param {Stop[]} stops
 */
export function countVisits(stops) {
  /** @type {Map<Place, number>} */
  const visits = new Map();
  for (const { place } of [...stops].reverse()) visits.set(place, (visits.get(place) ?? 0) + 1);
  return [...visits].sort(([, first], [, second]) => second - first);
}

/**
 * The places to choose from, in alphabetical order: what the network finds most probable, where the
 * person went, and where they went most often before. The place they just left is no choice, unless
 * they stay there. There are equally many in every round, so that their number tells nothing.
 * @param {LocatedPlace[]} probable places, most probable first
 * @param {LocatedPlace} target
 * @param {Stop[]} stops
 */
export function choosePlaces(probable, target, stops) {
  const left = stops.at(-1)?.place;
  const away = probable.filter((place) => place !== left);
  const visited = countVisits(stops).flatMap(([place]) => (isOnMap(place) ? [place] : []));
  const wanted = [...away.slice(0, FROM_NETWORK), ...visited, ...away];
  const choices = new Set([target, ...wanted.filter((place) => place !== left)]);
  return [...choices]
    .slice(0, CHOICES)
    .sort((first, second) => first.label.localeCompare(second.label, "en"));
}
