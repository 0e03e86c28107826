/**
 * The outline of a page's first query: what the whole picture shows of it, which the server computes
 * while the page is fetched. This browser's engine follows once the picture is on the screen.
 */

import { addressState } from "./address.js";
import { findOptional } from "./dom.js";
import { readTrace } from "./picture/trace.js";

/** @import { QueryBody } from "./api-types.d.ts" */
/** @import { AnsweredExplanation } from "./explanations.js" */
/** @import { NetworkTrace } from "./picture/trace.js" */
/** @typedef {Extract<QueryBody, {visits: string}>} VisitsBody */
/** @typedef {NetworkTrace & AnsweredExplanation} Outline */
/**
 * The outline of a query; null where it is another query than the address asked at first.
 * @typedef {(body: VisitsBody) => Promise<Outline | null>} OutlineOf
 */

const PATIENCE = 300; // milliseconds, then this browser computes

/**
 * @returns {{outline: Promise<Outline | null>, of: OutlineOf} | null} the outline of what the address
 *   asks, null where the server is slow; no such promise in pages without an outline
 */
export function firstOutline() {
  const link = findOptional(document, "link[data-outline]", HTMLLinkElement);
  if (!link) return null;
  const state = addressState();
  const outline = Promise.race([
    fetchOutline(link.href),
    new Promise((/** @type {(none: null) => void} */ end) => setTimeout(end, PATIENCE, null)),
  ]);
  return {
    outline,
    async of(body) {
      const { visits, user, predict_at } = body;
      const isOther = Object.entries({ visits, user, predict_at }).some(
        ([name, value]) => String(value ?? "") !== (state.get(name) ?? ""),
      );
      return isOther || body.interventions ? null : outline;
    },
  };
}

/** @param {string} address @returns {Promise<Outline | null>} */
async function fetchOutline(address) {
  try {
    const response = await fetch(address);
    return response.ok ? { ...readTrace(await response.json()), engine: "server" } : null;
  } catch {
    return null; // the engine answers instead
  }
}
