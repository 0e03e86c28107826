/** The results of a reader's rounds, for as long as the tab is open. */

/** @import { Result } from "./rounds.js" */

export class StoredResults {
  #key;
  /** @type {Result[]} */
  #results;

  /** @param {string} model its id */
  constructor(model) {
    this.#key = `pointerscope-rounds ${model}`;
    this.#results = read(this.#key);
  }

  /** Oldest first. @returns {readonly Result[]} */
  get all() {
    return this.#results;
  }

  /** @param {Result} result */
  add(result) {
    this.#results.push(result);
    this.#store();
  }

  clear() {
    this.#results = [];
    this.#store();
  }

  #store() {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#results));
    } catch {
      // The score then lasts for this page.
    }
  }
}

/** @param {string} key @returns {Result[]} */
function read(key) {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter(isResult) : [];
  } catch {
    return []; // storage is off, or holds something else
  }
}

/** @param {unknown} value @returns {value is Result} */
function isResult(value) {
  if (typeof value !== "object" || value === null) return false;
  return ["you", "network", "frequent"].every(
    (who) => typeof (/** @type {Record<string, unknown>} */ (value)[who]) === "boolean",
  );
}
