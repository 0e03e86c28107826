/** Requests of the pages of `/data`; what is refused is said on the page. */

import { ask, ROOT } from "../api.js";
import { find } from "../dom.js";

/**
 * @template [Answer=unknown]
 * @param {string} path below /api/
 * @param {string} method
 * @param {unknown} [content]
 * @returns {Promise<Answer>}
 */
export function send(path, method, content) {
  const headers = { "content-type": "application/json" };
  const body = content === undefined ? {} : { headers, body: JSON.stringify(content) };
  return ask(path, { method, ...body });
}

/** Do something; a failure is said. @param {() => Promise<void>} act */
export async function trying(act) {
  const failure = find(document, "[data-failure]");
  failure.hidden = true;
  try {
    await act();
  } catch (error) {
    failure.textContent = error instanceof Error ? error.message : String(error);
    failure.hidden = false;
    failure.scrollIntoView({ block: "nearest" });
  }
}

/** @param {string} path below the root of this application */
export function open(path) {
  location.href = new URL(path, ROOT).href;
}
