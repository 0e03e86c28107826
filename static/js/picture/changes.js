/**
 * What another pass changes on the bands, true to scale: what only this one has is the `more` part
 * of a band, what only the other one has stands beside the band as its `less` part.
 */

import { mark } from "./scene.js";
import { percent } from "./text.js";

/** @import { Numbers } from "../network/formulas.js" */
/** @import { Edge } from "./stage.js" */
/** @import { Moment } from "./view.js" */

const LEAST_DRAWN = 0.6; // pixels: a narrower part cannot be told from a hairline
const PATHS = /** @type {const} */ (["pointer", "generation"]);

/**
 * The pointer's weights in the other pass, where the bands show it and both point at the same
 * visits.
 * @param {Pick<Moment, "reading" | "before" | "overlays">} view
 * @returns {Numbers | null}
 */
export function earlierWeights({ reading, before, overlays }) {
  if (!overlays || !before?.hasPointer || !reading.hasPointer) return null;
  return reading.hasVisitsOf(before) ? before.pointerWeights : null;
}

/**
 * How much more both passes take together than one: 1 where they are the same, at most 2. The scale
 * shrinks by it, so that both fit.
 * @param {Pick<Moment, "reading" | "before" | "overlays">} view
 */
export function roomOfBoth(view) {
  const { reading, before, overlays } = view;
  if (!overlays || !before) return 1;
  const earlier = earlierWeights(view);
  const both = (/** @type {number} */ sum, /** @type {number[]} */ [one = 0, other = 0]) =>
    sum + Math.max(one, other);
  const ribbons = Array.from(earlier ?? [], (weight, visit) => [
    weight,
    Number(reading.pointerWeights[visit]),
  ]);
  const known = [...listedLocations(reading), ...listedLocations(before)];
  const shares = [...new Set(known)].flatMap((location) =>
    PATHS.map((path) => [
      reading.shareOf(path, location) ?? 0,
      before.shareOf(path, location) ?? 0,
    ]),
  );
  const rest = [0, 1].map((side) =>
    Math.max(0, 1 - shares.reduce((sum, pair) => sum + Number(pair[side]), 0)),
  );
  return Math.max(1, ribbons.reduce(both, 0), [...shares, rest].reduce(both, 0));
}

/** @param {Moment["reading"]} reading */
function listedLocations({ trace, locations }) {
  const all = trace.tensors.probabilities;
  if (all) return Array.from(all.values, (_, location) => location);
  const { final, generation } = trace.location_probabilities;
  return [...locations, ...[...final, ...(generation ?? [])].map(({ location }) => location)];
}

/**
 * The changed part of a band. A `more` part lies within the band, a `less` part beyond it.
 * @param {object} band
 * @param {string} band.key
 * @param {number} band.now its width, in pixels
 * @param {number | null} band.before its width in the other pass; null where it is not known
 * @param {(from: Edge, to: Edge) => string} band.path
 * @param {{more: Edge[], less: Edge[]}} band.edges from and to, of the part that changed
 * @param {string} [band.style]
 * @param {string} [band.title]
 */
export function changeMark({ key, now, before, path, edges, style = "", title = "" }) {
  if (before === null || Math.abs(now - before) < LEAST_DRAWN) return null;
  const change = now > before ? "more" : "less";
  const [from, to] = edges[change];
  if (!from || !to) return null;
  return mark(
    "path",
    { key: `${change} ${key}`, class: `change ${change}${style}`, d: path(from, to) },
    title && mark("title", {}, title),
  );
}

/**
 * A share in both passes, in words.
 * @param {number} now
 * @param {number} before
 * @param {string} words for the other pass
 */
export function inBoth(now, before, words) {
  return `${percent(now, 1)}; ${words} ${percent(before, 1)}`;
}
