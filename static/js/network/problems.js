/** What is wrong with a query, as the API says it. */

import { MAX_PROBLEMS } from "./limits.js";

/** @import { Problem } from "../api-types.d.ts" */

/** A query cannot be read; `problems` lists what is wrong with it. */
export class InvalidQueryError extends Error {
  /** @param {Problem[]} problems */
  constructor(problems) {
    super(problems.map(({ where, message }) => `${where}: ${message}`).join(" "));
    this.problems = problems.slice(0, MAX_PROBLEMS);
  }
}

/**
 * @param {string} where the part of the query, such as `visits[2]` or `user`
 * @param {string} template of `messages.js`
 * @param {Record<string, string | number>} [parts] that fill it in
 * @param {string[]} [suggestions]
 */
export function invalid(where, template, parts = {}, suggestions = []) {
  return new InvalidQueryError([{ where, message: fill(template, parts), suggestions }]);
}

/**
 * Fill in a template of Python's `str.format`.
 * @param {string} template
 * @param {Record<string, string | number>} parts
 */
export function fill(template, parts) {
  return template.replace(/\{(\w+)(:,)?[^}]*\}/g, (_, name, grouped) => {
    const part = String(parts[name]);
    return grouped ? part.replace(/\B(?=(\d{3})+$)/g, ",") : part;
  });
}

/**
 * What a function returns; where it finds problems, they are added to a list and it returns null.
 * @template Value
 * @param {Problem[]} problems
 * @param {() => Value} read
 */
export function collect(problems, read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidQueryError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}

/** @param {Problem[]} problems @throws {InvalidQueryError} where there are any */
export function throwAny(problems) {
  if (problems.length) throw new InvalidQueryError(problems);
}
