/** Asking the API. What is wrong with a request comes back as a `ProblemError`. */

/**
 * @typedef {{where: string, message: string, suggestions: string[]}} Problem
 */

export class ProblemError extends Error {
  /**
   * @param {number} status
   * @param {Problem[]} problems
   */
  constructor(status, problems) {
    super(problems.map((problem) => problem.message).join(" "));
    this.status = status;
    this.problems = problems;
  }
}

// Of the server that this module came from, wherever the page came from: where its `static/` lies.
export const ROOT = new URL(import.meta.url.replace(/^(.*\/)static\/.*$/, "$1"));

export const UNREACHABLE =
  "The server does not answer. What you typed is kept; try again in a moment.";

/**
 * @param {string} path below /api/
 * @param {RequestInit} [options]
 * @param {string | URL} [server] its address
 * @returns {Promise<any>} the JSON of the answer
 */
export async function ask(path, options, server = ROOT) {
  let response;
  try {
    response = await fetch(new URL(`api/${path}`, server), options);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ProblemError(0, [{ where: "", message: UNREACHABLE, suggestions: [] }]);
  }
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) {
    const message = `The server answered with ${response.status}.`;
    throw new ProblemError(response.status, [{ where: "", message, suggestions: [] }]);
  }
  const content = await response.json().catch((error) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ProblemError(0, [{ where: "", message: UNREACHABLE, suggestions: [] }]);
  });
  if (!response.ok) throw new ProblemError(response.status, content.errors ?? []);
  return content;
}

/**
 * The parameters of a query, without those that say nothing.
 * @param {Record<string, string | number | null | undefined>} values
 */
export function parameters(values) {
  const kept = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return new URLSearchParams(kept.map(([name, value]) => [name, String(value)]));
}
