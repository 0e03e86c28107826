/** What flows on both paths: from visits and places through the gate into the answer. */

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
 * @property {number[]} visits that the pointer copies it from
 * @property {number} answer the row of the answer that it flows into
 */
/** @typedef {ReturnType<typeof answerRows>[number]} AnswerRow a place of the answer, or all others */

/** The least probability of a place with a name beside its bar. */
export const LEAST_NAMED = 0.03;
const MOST_NAMED = 5;

/**
 * The rows of the answer, evenly spaced.
 * @param {AnyView} view
 */
export function answerRows({ reading, before, stage, happened, lit }) {
  const place = litPlace(lit, reading);
  const { most, top, bottom } = stage.answers;
  const included = happened === null ? [] : [happened];
  if (place !== null && lit?.kind === "place") included.push(place);
  const shares = reading.answer(most, included);
  const named = shares.slice(0, -1);
  const earlier = named.map(({ location }) => before?.probabilityOf("final", location) ?? 0);
  earlier.push(1 - earlier.reduce((sum, probability) => sum + probability, 0));
  const pitch = (bottom - top) / shares.length;
  return shares.map((share, row) => {
    const was = before ? Number(earlier[row]) : null;
    return {
      ...share,
      was,
      middle: top + (row + 0.5) * pitch,
      height: share.probability * stage.full,
    };
  });
}

/** @param {AnyView} view @param {AnswerRow[]} answers @returns {Flow[]} */
export function pointerFlows({ reading, stage }, answers) {
  const places = reading.pointedPlaces;
  const named = places
    .filter(
      ({ probability, location }, index) =>
        (probability >= LEAST_NAMED && index < MOST_NAMED) ||
        rowOf(answers, location) < answers.length - 1,
    )
    .map((place) => ({ ...place, wish: middleOf(place.visits) }));
  const others = places.filter(
    ({ location }) => !named.some((place) => place.location === location),
  );
  if (others.length) {
    const visits = others.flatMap((place) => place.visits);
    named.push({
      location: -1,
      label: `${others.length} more place${others.length === 1 ? "" : "s"}`,
      category: null,
      probability: others.reduce((sum, { probability }) => sum + probability, 0),
      visits,
      wish: middleOf(visits),
    });
  }
  named.sort((one, other) => one.wish - other.wish);
  const { room, gap } = stage.across.places;
  const starts = packed(
    named.map(({ wish, probability }) => ({ wish, length: probability * stage.full })),
    gap,
    ...room,
  );
  return named.map(({ location, label, probability, visits }, index) => ({
    path: "pointer",
    location,
    label,
    probability,
    start: Number(starts[index]),
    visits,
    answer: rowOf(answers, location),
  }));

  /** The middle of visits by their weights. @param {number[]} visits */
  function middleOf(visits) {
    const weights = reading.pointerWeights;
    const total = visits.reduce((sum, visit) => sum + weights[visit], 0) || 1;
    return visits.reduce(
      (sum, visit) => sum + (weights[visit] / total) * Number(stage.across.visits[visit]),
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
      visits: [],
      answer: rowOf(answers, location),
    };
    start += probability * stage.full + gap;
    return flow;
  });
}

/** The share of a path in the answer. @param {Moment} view @param {Path} path */
export function shareOf({ reading }, path) {
  return path === "pointer" ? reading.gate : 1 - reading.gate;
}

/** At least a hairline, so that a small weight can be seen. @param {number} start @param {number} end @returns {[number, number]} */
export function hairline(start, end) {
  const middle = (start + end) / 2;
  return end - start >= 0.6 ? [start, end] : [middle - 0.3, middle + 0.3];
}

/** @param {AnswerRow[]} answers @param {number} location */
function rowOf(answers, location) {
  const row = answers.findIndex((answer) => answer.location === location);
  return row < 0 ? answers.length - 1 : row;
}
