/** What the network answers to the query in the address of a page. */

import { ask, ROOT } from "../api.js";
import { bodyOf } from "../query-body.js";

/** @import { ExampleHistory, Explanation } from "../api-types.d.ts" */
/**
 * @typedef {object} Explained
 * @property {Explanation & {pointer: {weights: number[]} | null}} explanation
 * @property {{label: string, location: number} | null} happened where the person really went
 */

const MOST_PLACES = 100;
const MOST_EXAMPLES = 100;

/**
 * Explain the query of an explore page; null for other pages and for pages without visits.
 * @param {string} address below the root
 * @returns {Promise<Explained | null>}
 */
export async function explainedBy(address) {
  const url = new URL(address.slice(1), ROOT);
  const [, model] = /\/explore\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  const given = Object.fromEntries(url.searchParams);
  if (!model || !given.visits) return null;
  const query = bodyOf({ ...given, visits: given.visits, top_k: String(MOST_PLACES) });
  const [explanation, examples] = await Promise.all([
    /** @type {Promise<Explained["explanation"]>} */ (
      ask(`models/${model}/explain`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(query),
      })
    ),
    /** @type {Promise<{items: ExampleHistory[]}>} */ (
      ask(`models/${model}/histories?limit=${MOST_EXAMPLES}`)
    ),
  ]);
  const example = examples.items.find(
    ({ visits, user }) =>
      visits === given.visits && (!given.user || String(user) === String(explanation.user)),
  );
  const { target = null, target_label: label = null } = example ?? {};
  const happened = target === null || label === null ? null : { label, location: target };
  return { explanation, happened };
}
