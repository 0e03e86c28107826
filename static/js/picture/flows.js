/** What flows on both paths: from visits and places through the gate into the answer. */

import { earlierWeights } from "./changes.js";
import { litPlace } from "./parts.js";
import { GENERATED, packed } from "./stage.js";

/** @import { AnyView, Moment } from "./view.js" */
/** @typedef {"pointer" | "generation"} Path */
/**
 * What flows from one place of a path through the gate.
 * @typedef {object} Flow
 * @property {Path} path
 * @property {number} location -1 for several together
 * @property {string} label
 * @property {number} probability on its path
 * @property {number} start of its bar, across the flow
 * @property {number} lost by the pointer's weights, where the other pass gives them more
 * @property {number[]} visits that the pointer copies it from
 * @property {number} answer the row of the answer that it flows into
 */
/** @typedef {ReturnType<typeof answerRows>[number]} AnswerRow a place of the answer, or all others */

/** The least probability of a place with a name beside its bar. */
const LEAST_NAMED = 0.03;
const MOST_NAMED = 5;

/**
 * The rows of the answer, evenly spaced.
 * @param {AnyView} view
 */
export function answerRows({ reading, before, overlays, stage, happened, lit }) {
  const place = litPlace(lit, reading);
  const { most, top, bottom } = stage.answers;
  const included = happened === null ? [] : [happened];
  if (overlays && before) included.push(before.trace.prediction.location);
  if (place !== null && lit?.kind === "place") included.push(place);
  const shares = reading.answer(most, included);
  const named = shares.slice(0, -1).map(({ location }) => location);
  const earlier = withRest(
    named.map((location) => before?.knownProbability(location) ?? null),
    1,
  );
  const byPath = overlays && before ? earlierByPath(named, reading, before) : null;
  const pitch = (bottom - top) / shares.length;
  return shares.map((share, row) => {
    const middle = top + (row + 0.5) * pitch;
    const height = share.probability * stage.full;
    const was = {
      pointer: byPath?.pointer[row] ?? null,
      generation: byPath?.generation[row] ?? null,
    };
    // What is lost stands at its path's end of the bar: above for the pointer, else below.
    const [above, below] = /** @type {const} */ (["pointer", "generation"]).map(
      (path) => lost(share[path] * shareOf({ reading }, path), was[path]) * stage.full,
    );
    return {
      ...share,
      was: before ? (earlier[row] ?? null) : null,
      wasByPath: was,
      middle,
      start: middle + (Number(above) - Number(below) - height) / 2,
      height,
    };
  });
}

/** What another pass gives more. @param {number} now @param {number | null} before */
function lost(now, before) {
  return Math.max(0, (before ?? now) - now);
}

/**
 * What the other pass gives the rows on each path; nothing is said of a path that this network lacks.
 * @param {number[]} locations
 * @param {Moment["reading"]} reading
 * @param {Moment["reading"]} before
 */
function earlierByPath(locations, reading, before) {
  const rows = (/** @type {Path} */ path, /** @type {boolean} */ has) =>
    has
      ? withRest(
          locations.map((location) => before.shareOf(path, location)),
          shareOf({ reading: before }, path),
        )
      : [];
  return {
    pointer: rows("pointer", reading.hasPointer),
    generation: rows("generation", reading.hasGeneration),
  };
}

/**
 * Shares, and what they leave for all others; null where one is not known.
 * @param {(number | null)[]} shares
 * @param {number} whole
 */
function withRest(shares, whole) {
  const known = shares.filter((share) => share !== null);
  const rest = known.reduce((left, share) => left - share, whole);
  return [...shares, known.length === shares.length ? Math.max(0, rest) : null];
}

/** @param {AnyView} view @param {AnswerRow[]} answers @returns {Flow[]} */
export function pointerFlows(view, answers) {
  const { reading, stage } = view;
  const earlier = earlierWeights(view);
  const weights = reading.pointerWeights;
  const lostBy = (/** @type {number[]} */ visits) =>
    visits.reduce((sum, visit) => sum + lost(weights[visit], earlier?.[visit] ?? null), 0);
  const places = reading.pointedPlaces
    .map((place) => ({ ...place, lost: lostBy(place.visits) }))
    .sort((one, other) => other.probability + other.lost - one.probability - one.lost);
  const named = places
    .filter(
      (place, index) =>
        (place.probability + place.lost >= LEAST_NAMED && index < MOST_NAMED) ||
        rowOf(answers, place.location) < answers.length - 1,
    )
    .map((place) => ({ ...place, wish: middleOf(place.visits) }));
  const others = places.filter(
    ({ location }) => !named.some((place) => place.location === location),
  );
  if (others.length) {
    const visits = others.flatMap((place) => place.visits);
    named.push({
      location: -1,
      label: `${others.length} other${others.length === 1 ? "" : "s"}`,
      category: null,
      probability: others.reduce((sum, { probability }) => sum + probability, 0),
      lost: lostBy(visits),
      visits,
      wish: middleOf(visits),
    });
  }
  named.sort((one, other) => one.wish - other.wish);
  const { room, gap } = stage.across.places;
  const bars = named.map(({ wish, probability, lost }) => ({
    wish,
    length: (probability + lost) * stage.full,
  }));
  const free = bars.reduce((left, { length }) => left - length, room[1] - room[0]);
  const starts = packed(bars, Math.max(0, Math.min(gap, free / (bars.length - 1 || 1))), ...room);
  return named.map(({ location, label, probability, lost, visits }, index) => ({
    path: "pointer",
    location,
    label,
    probability,
    start: Number(starts[index]),
    lost,
    visits,
    answer: rowOf(answers, location),
  }));

  /**
   * The middle of visits by their weights, the larger one where two passes are drawn.
   * @param {number[]} visits
   */
  function middleOf(visits) {
    const widths = visits.map((visit) => Math.max(weights[visit], earlier?.[visit] ?? 0));
    const total = widths.reduce((sum, width) => sum + width, 0) || 1;
    return visits.reduce(
      (sum, visit, index) =>
        sum + (Number(widths[index]) / total) * Number(stage.across.visits[visit]),
      0,
    );
  }
}

/** @param {AnyView} view @param {AnswerRow[]} answers @returns {Flow[]} */
export function generationFlows({ reading, stage }, answers) {
  if (!reading.hasGeneration) return [];
  const places = reading.generated(GENERATED);
  const { gap } = stage.across.generation;
  let { start } = stage.across.generation;
  return places.map(({ location, label, probability }) => {
    const flow = {
      path: /** @type {Path} */ ("generation"),
      location,
      label,
      probability,
      start,
      lost: 0,
      visits: [],
      answer: rowOf(answers, location),
    };
    start += probability * stage.full + gap;
    return flow;
  });
}

/** The share of a path in the answer. @param {Pick<Moment, "reading">} view @param {Path} path */
export function shareOf({ reading }, path) {
  return path === "pointer" ? reading.gate : 1 - reading.gate;
}

/**
 * At least a hairline, so that a small weight can be seen.
 * @param {number} start
 * @param {number} end
 * @returns {[number, number]}
 */
export function hairline(start, end) {
  const middle = (start + end) / 2;
  return end - start >= 0.6 ? [start, end] : [middle - 0.3, middle + 0.3];
}

/** @param {AnswerRow[]} answers @param {number} location */
function rowOf(answers, location) {
  const row = answers.findIndex((answer) => answer.location === location);
  return row < 0 ? answers.length - 1 : row;
}
