/** Questions about the page that a room shows, computed by the server. */

import { ask, parameters, ROOT } from "../api.js";
import { bodyOf } from "../query-body.js";

/** @import { ExampleHistory } from "../api-types.d.ts" */
/** @import { AskedQuestion } from "./event-source.js" */
/** @typedef {{layer: number, head: number}} Head */

const MOST_EXAMPLES = 100;

/**
 * The model and the query of an explore page; null for other pages and for pages without visits.
 * @param {string} address below the root
 */
export function queryOf(address) {
  const url = new URL(address.slice(1), ROOT);
  const [, model = ""] = /\/explore\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  /** @type {Record<string, string>} */
  const query = Object.fromEntries(url.searchParams);
  const { visits, depth } = query;
  return model && visits ? { model, query: { ...query, visits, depth } } : null;
}

/**
 * The head that is opened on a page; null where there is none.
 * @param {string} address below the root
 * @returns {Head | null}
 */
export function openedHead(address) {
  const { searchParams } = new URL(address.slice(1), ROOT);
  const [, layer, head] = /^layers\.(\d+)\.heads\.(\d+)/.exec(searchParams.get("open") ?? "") ?? [];
  return layer && head ? { layer: Number(layer), head: Number(head) } : null;
}

/**
 * A question about the history of an explore page.
 * @param {string} kind `place`, `visit` or `head`
 * @param {string} address of the page
 * @param {Head | null} [head] of the kind `head`
 * @returns {Promise<AskedQuestion>}
 */
export function computeQuestion(kind, address, head = null) {
  const { model = "", query } = queryOf(address) ?? {};
  return ask(`models/${model}/question?${parameters({ kind, ...head })}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(bodyOf(query ?? { visits: "" })),
  });
}

/**
 * The same page with another of the model's examples, drawn at random; null where there is none.
 * @param {string} address
 * @param {Set<string>} seen visits of histories that the hall has seen
 */
export async function unseenHistory(address, seen) {
  const { model, query } = queryOf(address) ?? {};
  if (!model || !query) return null;
  /** @type {{items: ExampleHistory[]}} */
  const { items } = await ask(`models/${model}/histories?limit=${MOST_EXAMPLES}`);
  const left = items.filter(
    ({ visits, target }) => target && visits !== query.visits && !seen.has(visits),
  );
  const next = left[Math.floor(Math.random() * left.length)];
  if (!next) return null;
  const { visits, user, predict_at } = next;
  return `/explore/${model}?${parameters({ visits, user, predict_at, depth: query.depth })}`;
}
