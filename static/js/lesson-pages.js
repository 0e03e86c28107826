/**
 * The page of a state of a lesson: exported in this file, in files beside it, or computed by the
 * server. The player takes the page's parts over.
 */

import { isAbort, NO_RESPONSE, ProblemError, statusMessage } from "./api.js";
import { find, findAll } from "./dom.js";

/** @import { Problem } from "./api-types.d.ts" */
/** @typedef {{step: string, all: string, removed: string, inputs: string, layer: string, head: string}} LessonState */
/**
 * The steps of a state by their ids, each with the index of its part in the template
 * `lesson-parts`; the state without removed steps has the key "".
 * @typedef {Record<string, Record<string, number>>} ExportedStates
 */

const UNPREPARED =
  "This needs the server. Without a server, you can leave out only one step at a time.";

/**
 * Read the page of a state.
 * @param {LessonState} state
 * @param {{address: string, files: string | undefined, signal: AbortSignal}} source the address of
 *   the state on a server; the pattern of files with one step `{removed}` each, if there are any
 * @returns {Promise<ParentNode>}
 * @throws {ProblemError} when there is no page
 */
export async function readPage(state, { address, files, signal }) {
  const states = document.getElementById("lesson-states");
  if (states) return exportedPage(JSON.parse(states.textContent ?? ""), state);
  return files ? filePage(files, state, signal) : serverPage(address, signal);
}

/** Whether the states are available without a server. @param {string | undefined} files */
export function isExported(files) {
  return Boolean(files) || document.getElementById("lesson-states") !== null;
}

/**
 * Put together the page of an exported state: all steps, those that the state changes replaced.
 * @param {ExportedStates} states
 * @param {LessonState} state
 */
function exportedPage(states, { removed }) {
  const key = removed.split(",").filter(Boolean).sort().join(",");
  if (!Object.hasOwn(states, key)) throw problem(404, UNPREPARED);
  const steps = document.createElement("div");
  steps.dataset.steps = "";
  const indices = Object.values({ ...states[""], ...states[key] });
  steps.append(...indices.map((index) => exportedPart("lesson-parts", index)));
  for (const figure of findAll(steps, "[data-matrix]")) {
    figure.replaceWith(exportedPart("lesson-matrices", Number(figure.dataset.matrix)));
  }
  const page = document.createDocumentFragment();
  page.append(steps);
  return page;
}

/**
 * A copy of a part that the file holds.
 * @param {string} id of its template
 * @param {number} index
 */
function exportedPart(id, index) {
  const { content } = find(document, `#${id}`, HTMLTemplateElement);
  return document.importNode(/** @type {Element} */ (content.children[index]), true);
}

/**
 * @param {string} files
 * @param {LessonState} state
 * @param {AbortSignal} signal
 */
async function filePage(files, { removed, inputs }, signal) {
  const isPrepared =
    !inputs && (!removed || document.querySelector(`[data-remove="${CSS.escape(removed)}"]`));
  if (!isPrepared) throw problem(404, UNPREPARED);
  const address = removed ? files.replace("{removed}", removed) : ".";
  const response = await fetch(address, { signal }).catch(fail);
  if (!response.ok) throw problem(response.status, statusMessage(response.status));
  return parse(await response.text().catch(fail));
}

/**
 * @param {string} address
 * @param {AbortSignal} signal
 */
async function serverPage(address, signal) {
  const headers = { accept: "text/html, application/problem+json" };
  const response = await fetch(address, { headers, signal }).catch(fail);
  const text = await response.text().catch(fail);
  if (response.ok) return parse(text);
  throw new ProblemError(response.status, problemsIn(text, response.status));
}

/** @param {unknown} error @returns {never} */
function fail(error) {
  throw isAbort(error) ? error : problem(0, NO_RESPONSE);
}

/** @param {string} text */
function parse(text) {
  return new DOMParser().parseFromString(text, "text/html");
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

/**
 * @param {number} status
 * @param {string} message
 */
function problem(status, message) {
  return new ProblemError(status, [{ where: "", message, suggestions: [] }]);
}
