/**
 * The page of a state of a lesson: computed by the server, or in exported files by this browser.
 * The player takes the page's parts over.
 */

import { isAbort, NO_RESPONSE, ProblemError, statusMessage } from "./api.js";

/** @import { Problem } from "./api-types.d.ts" */
/** @typedef {{step: string, all: string, removed: string, inputs: string, layer: string, head: string}} LessonState */

/**
 * Read the page of a state.
 * @param {LessonState} state
 * @param {{address: string, files: string | undefined, signal: AbortSignal}} source the address of
 *   the state on a server; the pattern of files with one step `{removed}` each, if there are any
 * @returns {Promise<ParentNode>}
 * @throws {ProblemError} when there is no page
 */
export async function readPage(state, { address, files, signal }) {
  if (!isExported()) return serverPage(address, signal);
  const { exportedLesson } = await import("./exported-lesson.js");
  return exportedLesson(state, { files, signal });
}

/** Whether the page holds the record of its lesson, and needs no server. */
export function isExported() {
  return document.getElementById("lesson-record") !== null;
}

/**
 * @param {string} address
 * @param {AbortSignal} signal
 */
async function serverPage(address, signal) {
  const headers = { accept: "text/html, application/problem+json" };
  const response = await fetch(address, { headers, signal }).catch(fail);
  const text = await response.text().catch(fail);
  if (response.ok) return new DOMParser().parseFromString(text, "text/html");
  throw new ProblemError(response.status, problemsIn(text, response.status));
}

/** @param {unknown} error @returns {never} */
function fail(error) {
  throw isAbort(error)
    ? error
    : new ProblemError(0, [{ where: "", message: NO_RESPONSE, suggestions: [] }]);
}

/**
 * @param {string} text
 * @param {number} status
 * @returns {Problem[]}
 */
function problemsIn(text, status) {
  try {
    return JSON.parse(text).errors ?? [];
  } catch {
    return [{ where: "", message: statusMessage(status), suggestions: [] }];
  }
}
