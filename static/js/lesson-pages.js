/**
 * The page of a state of a lesson: kept in this file, in files beside it, or worked out by the
 * server. Its parts take the places of those that are shown.
 */

import { ProblemError, UNREACHABLE } from "./api.js";

const UNPREPARED = "This needs the server: without it only one step at a time can be left out.";

/**
 * @param {Record<string, string>} state what is wanted, with the steps left out in `removed`
 * @param {{address: string, files?: string, signal: AbortSignal}} from the address of the state on a
 *   server, or the pattern of files of which there is one for every `{removed}` step alone
 * @returns {Promise<ParentNode>}
 * @throws {ProblemError} that says why there is none
 */
export async function pageOf(state, { address, files, signal }) {
  const states = document.getElementById("lesson-states");
  if (states) return keptPage(JSON.parse(states.textContent), state);
  return files ? filePage(files, state, signal) : servedPage(address, signal);
}

/** Whether states are at hand without a server. */
export function isKept(files) {
  return Boolean(files) || document.getElementById("lesson-states") !== null;
}

/** Kept are the steps that any state changes: as they are with nothing left out, and the changes. */
function keptPage(states, { removed }) {
  const key = removed.split(",").filter(Boolean).sort().join(",");
  if (!Object.hasOwn(states, key)) throw problem(404, UNPREPARED);
  const steps = document.createElement("div");
  steps.dataset.steps = "";
  steps.append(
    ...Object.values({ ...states[""], ...states[key] }).map((place) => kept("lesson-parts", place)),
  );
  for (const figure of steps.querySelectorAll("[data-matrix]"))
    figure.replaceWith(kept("lesson-matrices", figure.dataset.matrix));
  const page = document.createDocumentFragment();
  page.append(steps);
  return page;
}

function kept(id, place) {
  return document.importNode(document.getElementById(id).content.children[place], true);
}

async function filePage(files, { removed, inputs }, signal) {
  const prepared =
    !inputs && (!removed || document.querySelector(`[data-remove="${CSS.escape(removed)}"]`));
  if (!prepared) throw problem(404, UNPREPARED);
  const response = await fetched(removed ? files.replace("{removed}", removed) : ".", { signal });
  if (!response.ok) throw problem(response.status, UNREACHABLE);
  return read(await response.text().catch(unlessAborted));
}

async function servedPage(address, signal) {
  const response = await fetched(address, {
    headers: { accept: "text/html, application/problem+json" },
    signal,
  });
  const text = await response.text().catch(unlessAborted);
  if (response.ok) return read(text);
  throw new ProblemError(response.status, problemsIn(text));
}

function fetched(address, options) {
  return fetch(address, options).catch(unlessAborted);
}

function unlessAborted(error) {
  throw error.name === "AbortError" ? error : problem(0, UNREACHABLE);
}

function read(text) {
  return new DOMParser().parseFromString(text, "text/html");
}

function problemsIn(text) {
  try {
    return JSON.parse(text).errors ?? [];
  } catch {
    return [{ where: "", message: UNREACHABLE, suggestions: [] }];
  }
}

function problem(status, message) {
  return new ProblemError(status, [{ where: "", message, suggestions: [] }]);
}
