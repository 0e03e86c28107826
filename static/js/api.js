/** Requests to the API. What is wrong with a request is thrown as a `ProblemError`. */

/** @import { Problem } from "./api-types.d.ts" */

export class ProblemError extends Error {
  /**
   * @param {number} status of the HTTP response; 0 where there was none
   * @param {Problem[]} problems
   */
  constructor(status, problems) {
    super(problems.map((problem) => problem.message).join(" "));
    this.status = status;
    this.problems = problems;
  }
}

/** The address of the server that this module came from, whatever page loads it. */
export const ROOT = new URL(import.meta.url.replace(/^(.*\/)static\/.*$/, "$1"));

/** Whether this server answered the last request; the event `pointerscope:server` tells of changes. */
export const ownServer = { answers: true };

export const SILENT_GATEWAY = [502, 504]; // of a proxy whose server does not answer
const NO_CONTENT = 204;
const PATIENCE = 5000; // milliseconds

/** The cause may be the network, the server, or a page that may not read its response. */
export const NO_RESPONSE =
  "No response could be read. Your input is still here; check your connection and try again.";

/** @param {number} status of a response without a readable message */
export const statusMessage = (status) => `The server answered with ${status}.`;

/**
 * Request a path of the API.
 * @template [Answer=unknown]
 * @param {string} path below /api/
 * @param {RequestInit} [options]
 * @param {string | URL} [server] its address
 * @returns {Promise<Answer>} the JSON of the response
 * @throws {ProblemError} when the server refuses, or cannot be reached
 */
export async function ask(path, options, server = ROOT) {
  const response = await responseOf(new URL(`api/${path}`, server), options);
  if (String(server) === ROOT.href) noteAnswer(response !== null && !isStored(response));
  if (!response) return failWithoutResponse();
  if (response.status === NO_CONTENT) return /** @type {Answer} */ (undefined);
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) {
    const message = statusMessage(response.status);
    throw new ProblemError(response.status, [{ where: "", message, suggestions: [] }]);
  }
  const content = await response.json().catch(failWithoutResponse);
  if (!response.ok) throw new ProblemError(response.status, content.errors ?? []);
  return content;
}

/** The response of a server; null if none answers. @param {URL} address @param {RequestInit} [options] */
async function responseOf(address, options) {
  try {
    const response = await fetch(address, options);
    return SILENT_GATEWAY.includes(response.status) ? null : response;
  } catch (error) {
    if (isAbort(error)) throw error;
    return null;
  }
}

/**
 * A signal that also ends a request once a server has had its time, for pages that can do without.
 * @param {AbortSignal} [signal]
 */
export function withTimeLimit(signal) {
  const limit = AbortSignal.timeout(PATIENCE);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** Whether a response comes from the service worker's cache. @param {Response} response */
export function isStored({ headers }) {
  return headers.get("cache-status")?.startsWith("service-worker") ?? false;
}

/** Note whether this server answers. @param {boolean} answers */
export function noteAnswer(answers) {
  if (answers === ownServer.answers) return;
  ownServer.answers = answers;
  document.dispatchEvent(new CustomEvent("pointerscope:server", { detail: { answers } }));
}

/**
 * @param {unknown} [error]
 * @returns {never}
 */
function failWithoutResponse(error) {
  if (isAbort(error)) throw error;
  throw new ProblemError(0, [{ where: "", message: NO_RESPONSE, suggestions: [] }]);
}

/**
 * Whether a request was given up by the page itself.
 * @param {unknown} error
 */
export function isAbort(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

/**
 * The parameters of a query, without the empty ones.
 * @param {Record<string, string | number | null | undefined>} values
 */
export function parameters(values) {
  const given = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/**
 * What to say of a failure.
 * @param {unknown} error
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
