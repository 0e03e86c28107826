/** A query as the body of a request. */

import { fromJson } from "./address.js";

/** @import { QueryBody } from "./api-types.d.ts" */
/**
 * A query as fields and addresses hold it: texts, "" for what is left out.
 * @typedef {object} QueryTexts
 * @property {string} visits
 * @property {string} [user]
 * @property {string} [predict_at]
 * @property {string} [interventions] as JSON
 * @property {string} [top_k]
 */

/** @param {QueryTexts} query @returns {QueryBody} */
export function bodyOf({ visits, user, predict_at, top_k, interventions }) {
  return {
    visits,
    user: user || null,
    predict_at: predict_at || null,
    ...(top_k && { top_k: Number(top_k) }),
    ...(interventions && { interventions: fromJson(interventions) }),
  };
}
