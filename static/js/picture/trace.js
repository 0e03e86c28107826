/** A trace as the picture reads it, from this browser's own pass or from a route. */

import { fromBase64, toBase64 } from "../base64.js";

/** @import { Explanation, ReadVisit } from "../api-types.d.ts" */
/** @import { Tensor } from "../network/formulas.js" */
/** @import { Interventions } from "../network/interventions.js" */
/** @import { Architecture } from "../network/network.js" */

/**
 * One answered query with everything between its visits and the answer.
 * @typedef {object} TraceDetails
 * @property {Architecture} architecture
 * @property {Partial<Interventions>} interventions
 * @property {Record<string, PlaceName>} places that the answer's lists name, by location
 * @property {Record<string, Tensor>} tensors by the names of their sites
 * @property {null} [self_attention] as its weights are among the tensors
 * @property {object | null} [pointer] its scores and weights as numbers of JSON
 * @property {Record<string, Tensor>} [weights] of the network by their published names, where this
 *   browser has them
 * @property {Record<string, Float32Array>} [lengths] of each visit's vector by the names of their sites, in an
 *   outline, which has few tensors
 * @property {number} [ranks] how many of its locations are places, where they are ranks of a history
 */
/** @typedef {Omit<Explanation, "visits"> & {visits: PlacedVisit[]} & TraceDetails} NetworkTrace */
/** @typedef {ReadVisit & {location: number}} PlacedVisit */
/** @typedef {{label: string, category: string | null}} PlaceName */

/** @typedef {{dtype: string, shape: number[], data: string}} EncodedArray little-endian, in base64 */
/** @typedef {Record<string, EncodedArray>} Arrays by the names of sites */

/**
 * The trace that a route gives.
 * @param {Record<string, unknown>} json
 * @returns {NetworkTrace}
 */
export function readTrace(json) {
  const { tensors, lengths, ...others } =
    /** @type {Omit<NetworkTrace, "tensors" | "lengths"> & {tensors: Arrays, lengths?: Arrays}} */ (
      json
    );
  return {
    ...others,
    tensors: readArrays(tensors, (values, shape) => ({ values, shape })),
    ...(lengths && { lengths: readArrays(lengths, (values) => values) }),
  };
}

/**
 * @template Read
 * @param {Arrays} arrays
 * @param {(values: Float32Array, shape: number[]) => Read} read
 * @returns {Record<string, Read>}
 */
function readArrays(arrays, read) {
  return Object.fromEntries(
    Object.entries(arrays).map(([site, { data, shape }]) => [
      site,
      read(new Float32Array(fromBase64(data).buffer), shape),
    ]),
  );
}

/** Whether a trace is enough for the picture as a whole only. @param {NetworkTrace} trace */
export const isOutline = (trace) => trace.lengths !== undefined;

/** A trace as a route gives it. @param {NetworkTrace} trace @returns {Record<string, unknown>} */
export function traceContent({ tensors, weights: _, ...others }) {
  const written = Object.entries(tensors).map(([site, { values, shape }]) => [
    site,
    { dtype: "<f4", shape, data: toBase64(new Uint8Array(Float32Array.from(values).buffer)) },
  ]);
  return { ...others, tensors: Object.fromEntries(written) };
}
