/**
 * Sweeps: a query changed in every way of one kind, to see what its answer depends on. Hours are
 * moved as `app/pointerscope/analysis/other_times.py` moves them, and visits are left out as
 * `app/pointerscope/analysis/influence.py` leaves them out.
 */

import { batchOf, checkFinite, leadingLocations } from "./explanation.js";
import { selectVisits } from "./histories.js";
import { FIRST_KNOWN, HOURS } from "./limits.js";
import { dayOf, minuteOf, modulo } from "./moments.js";

/** @import { LocationProbability } from "../api-types.d.ts" */
/** @import { Bundle, ExplainedQuery } from "./explanation.js" */
/** @import { History } from "./histories.js" */
/** @import { Architecture } from "./interventions.js" */
/** @import { ResolvedQuery } from "./query.js" */

/** @typedef {"hours" | "visits" | "heads"} SweepKind */
/** @typedef {[layer: number, head: number]} Head */
/**
 * What a pass computes from.
 * @typedef {Pick<ResolvedQuery, "history" | "masked" | "interventions">} PassInput
 */
/**
 * A changed query, and what was changed: all visits and the moment to predict moved by `hours`; the
 * visit left out, with its position in the query as sent; or the removed heads, beside those that
 * the query itself removes. `input` is null where the network could not answer.
 * @typedef {{input: PassInput | null, hours?: number, visit?: {sent: number, label: string},
 *   heads?: Head[]}} Variant
 */
/**
 * The most probable known place, and the probability of the place that was asked about; `alone` is
 * the same of the pointer and of the generation head by themselves, null where there is none.
 * @typedef {{prediction: LocationProbability, probability: number,
 *   alone: Record<"pointer" | "generation", {location: number, probability: number} | null>}} SweepAnswer
 */

/** The largest number of heads of which every subset is removed; of more, each alone. */
export const MAX_HEADS = 10;

/** @type {Record<SweepKind, (explained: ExplainedQuery) => Variant[]>} */
const VARIANTS = { hours: movedHours, visits: leftOutVisits, heads: removedHeads };

/**
 * The variants of a query: moved hours from early to late, left-out visits in the order sent, sets
 * of removed heads from small to large.
 * @param {SweepKind} kind
 * @param {ExplainedQuery} explained the unchanged query
 * @returns {Variant[]}
 */
export function variantsOf(kind, explained) {
  return VARIANTS[kind](explained);
}

/**
 * The answer to a variant.
 * @param {Bundle} bundle
 * @param {PassInput} input
 * @param {number} location the place asked about
 * @returns {SweepAnswer}
 * @throws {NonFiniteError} a tensor of the pass holds infinite or undefined numbers
 */
export function answerVariant(bundle, input, location) {
  const trace = bundle.network.trace(batchOf(input, bundle.network), input.interventions);
  checkFinite(bundle, trace);
  const { values } = trace.probabilities;
  const first = mostProbable(values);
  const { name } = bundle.places.at(first);
  const prediction = { location: first, name, probability: Number(values[first]) };
  const alone = (/** @type {{values: Float32Array} | null | undefined} */ distribution) =>
    distribution && {
      location: mostProbable(distribution.values),
      probability: Number(distribution.values[location]),
    };
  return {
    prediction,
    probability: Number(values[location]),
    alone: {
      pointer: alone(trace["pointer.probabilities"]) ?? null,
      generation: alone(trace["generation.probabilities"]) ?? null,
    },
  };
}

/** @param {Float32Array} probabilities */
function mostProbable(probabilities) {
  return leadingLocations(probabilities, 1)[0] ?? FIRST_KNOWN;
}

/** @param {ExplainedQuery} explained */
function movedHours({ query }) {
  const { masked, interventions } = query;
  return HOURS.map((hours) => {
    const history = moveHistory(query.history, query.predictAt, hours);
    return { hours, input: { history, masked, interventions } };
  });
}

/**
 * A history whose visits, and the moment to predict, are some hours later. A visit that passes
 * midnight changes its weekday; its days before the prediction change if only one of the two does.
 * @param {History} history
 * @param {number} predictAt only its time of day counts
 * @param {number} hours negative for earlier
 * @returns {History}
 */
function moveHistory(history, predictAt, hours) {
  const minutes = history.startMinutes.map((minute) => minute + 60 * hours);
  const days = minutes.map(dayOf);
  const predicted = dayOf(minuteOf(predictAt) + 60 * hours);
  /** @param {number[]} column @param {(value: number, day: number) => number} change */
  const changed = (column, change) => column.map((value, at) => change(value, days[at] ?? 0));
  return {
    ...history,
    weekdays: changed(history.weekdays, (weekday, day) => modulo(weekday + day, 7)),
    startMinutes: minutes.map(minuteOf),
    daysBefore: changed(history.daysBefore, (before, day) => before + predicted - day),
  };
}

/**
 * The same moment is predicted without each visit. An only visit cannot be left out, nor the last
 * one where the one before is masked: the context would be read there.
 * @param {ExplainedQuery} explained
 */
function leftOutVisits({ bundle, query: { history, masked, interventions, sent } }) {
  return history.locations
    .map((location, leftOut) => {
      const rest = [...history.locations.keys()].filter((position) => position !== leftOut);
      const last = rest.at(-1);
      const input = {
        history: selectVisits(history, rest),
        masked: masked.flatMap((position) => (position === leftOut ? [] : rest.indexOf(position))),
        interventions,
      };
      return {
        visit: { sent: sent[leftOut] ?? leftOut, label: bundle.places.label(location) },
        input: last === undefined || masked.includes(last) ? null : input,
      };
    })
    .sort((first, second) => first.visit.sent - second.visit.sent);
}

/** No variants where every head is removed already. @param {ExplainedQuery} explained */
function removedHeads({ bundle, query: { history, masked, interventions } }) {
  const { remove_heads: removed } = interventions;
  if (removed === "all") return [];
  const remaining = headsOf(bundle.network.architecture).filter(
    ([layer, head]) => !removed.some(([l, h]) => l === layer && h === head),
  );
  if (!remaining.length) return [];
  const sets = remaining.length > MAX_HEADS ? remaining.map((head) => [head]) : subsets(remaining);
  return sets.map((heads) => {
    const changed = { ...interventions, remove_heads: [...removed, ...heads] };
    return { heads, input: { history, masked, interventions: changed } };
  });
}

/** Every head, layer by layer. @param {Architecture} architecture */
function headsOf({ layers, heads }) {
  return Array.from(
    { length: layers * heads },
    (_, index) => /** @type {Head} */ ([Math.floor(index / heads), index % heads]),
  );
}

/**
 * Every subset, small ones first.
 * @template Item
 * @param {Item[]} items at most 31
 */
function subsets(items) {
  return Array.from({ length: 2 ** items.length }, (_, chosen) =>
    items.filter((_, index) => chosen & (1 << index)),
  ).sort((first, second) => first.length - second.length);
}
