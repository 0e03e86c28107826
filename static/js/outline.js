/**
 * The outline of a page's first query: what the whole picture shows of it, which the server computes
 * while the page is fetched. This browser's engine follows once the picture is on the screen.
 */

import { addressState } from "./address.js";
import { findOptional } from "./dom.js";
import { readTrace } from "./picture/trace.js";

/** @import { QueryBody } from "./api-types.d.ts" */
/** @import { NetworkTrace } from "./picture/trace.js" */
/** @typedef {Extract<QueryBody, {visits: string}>} VisitsBody */

const PATIENCE = 300; // milliseconds, then this browser computes

/**
 * @returns {((body: VisitsBody) => Promise<NetworkTrace | null>) | null} gives the outline of a query,
 *   null where it is another query or the server is slow; null in pages without an outline
 */
export function firstOutline() {
  const link = findOptional(document, "link[data-outline]", HTMLLinkElement);
  if (!link) return null;
  const state = addressState();
  const outline = fetchOutline(link.href);
  return async (body) => {
    const { visits, user, predict_at } = body;
    const isOther = Object.entries({ visits, user, predict_at }).some(
      ([name, value]) => String(value ?? "") !== (state.get(name) ?? ""),
    );
    if (isOther || body.interventions) return null;
    return Promise.race([
      outline,
      new Promise((/** @type {(none: null) => void} */ end) => setTimeout(end, PATIENCE, null)),
    ]);
  };
}

/** @param {string} address */
async function fetchOutline(address) {
  try {
    const response = await fetch(address);
    return response.ok ? readTrace(await response.json()) : null;
  } catch {
    return null; // the engine answers instead
  }
}
