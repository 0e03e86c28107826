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
const NO_RESPONSE =
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
  const response = await responseOf(path, options, server);
  if (response.status === NO_CONTENT) return /** @type {Answer} */ (undefined);
  return contentOf(response);
}

/**
 * Request a file of the API that is not JSON; it fails as `ask` does.
 * @param {string} path below /api/
 * @param {RequestInit} [options]
 */
export async function askForFile(path, options) {
  const response = await responseOf(path, options, ROOT);
  return response.blob().catch(failWithoutResponse);
}

/**
 * The response to a request that was granted.
 * @param {string} path below /api/
 * @param {RequestInit | undefined} options
 * @param {string | URL} server
 */
async function responseOf(path, options, server) {
  const response = await fetch(new URL(`api/${path}`, server), options).catch(unlessAbort);
  const answers = response !== null && !SILENT_GATEWAY.includes(response.status);
  if (String(server) === ROOT.href) noteAnswer(answers && !isStored(response));
  if (!answers) return failWithoutResponse();
  if (response.ok) return response;
  const { errors = [] } = await contentOf(response);
  throw new ProblemError(response.status, errors);
}

/** The JSON of a response. @param {Response} response */
function contentOf(response) {
  const isJson = response.headers.get("content-type")?.includes("json");
  return isJson ? response.json().catch(failWithoutResponse) : failWith(response.status);
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

/** No response, unless the page itself gave the request up. @param {unknown} error */
function unlessAbort(error) {
  if (isAbort(error)) throw error;
  return null;
}

/**
 * @param {unknown} [error] why there is no response
 * @returns {never}
 * @throws {ProblemError} unless the page itself gave the request up
 */
export function failWithoutResponse(error) {
  unlessAbort(error);
  return failWith(0, NO_RESPONSE);
}

/**
 * @param {number} status of the HTTP response; 0 where there was none
 * @param {string} [message]
 * @returns {never}
 */
export function failWith(status, message = statusMessage(status)) {
  throw new ProblemError(status, [{ where: "", message, suggestions: [] }]);
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
  const given = Object.entries(values).filter(([, value]) => (value ?? "") !== "");
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/**
 * What to say of a failure.
 * @param {unknown} error
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
