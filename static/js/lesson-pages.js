/**
 * The page of a state of a lesson: computed by the server, or in exported files by this browser.
 * The player takes the page's parts over. A page of a server keeps the record of its lesson, so
 * that it goes on like an exported file when the server does not answer, after a reload too.
 */

import {
  failWithoutResponse,
  isStored,
  ProblemError,
  SILENT_GATEWAY,
  statusMessage,
  withTimeLimit,
} from "./api.js";
import { findAll, findOptional } from "./dom.js";
import { surviveReload } from "./offline.js";
import { silenceSentence } from "./silence.js";

/** @import { Problem } from "./api-types.d.ts" */
/**
 * @typedef {{step: string, all: string, removed: string, inputs: string, layer: string, head:
 *   string}} LessonState
 */

const SOON = 4000; // milliseconds, so that the record does not compete with the page
const WITHOUT_SERVER =
  "This page computes your changes in your browser and hides what only the server can update.";

const hasRecord = document.getElementById("lesson-record") !== null;
/** Whether the record was fetched since. */
let isKept = false;
/** @type {Promise<void> | undefined} */
let fetching;
/** Whether the record came from the service worker, and the server was not asked again since. */
let isSilent = false;

/**
 * Read the page of a state.
 * @param {LessonState} state
 * @param {{address: string, files: string | undefined, signal: AbortSignal}} source the address of
 *   the state on a server; the pattern of files with one step `{removed}` each, if there are any
 * @returns {Promise<ParentNode>}
 * @throws {ProblemError} when there is no page
 */
export async function readPage(state, { address, files, signal }) {
  if (isExported()) return computedPage(state, { files, signal });
  if (!isKept) return serverPage(address, signal);
  if (isSilent) {
    isSilent = false;
    return computedPage(state, { files, signal });
  }
  try {
    const page = await serverPage(address, withTimeLimit(signal));
    showSilence("");
    return page;
  } catch (error) {
    const isSilent = error instanceof ProblemError && [0, ...SILENT_GATEWAY].includes(error.status);
    if (!isSilent) throw error;
    showSilence(silenceSentence(WITHOUT_SERVER));
    return computedPage(state, { files, signal });
  }
}

/** Whether the page was made with the record of its lesson, and needs no server. */
export function isExported() {
  return hasRecord;
}

/**
 * Fetch the record of the lesson once the page is used, or has been read for a while.
 * @param {string} address
 */
export function keepRecord(address) {
  const begun = new AbortController();
  const keep = () => {
    begun.abort();
    clearTimeout(timer);
    fetching ??= fetchRecord(address);
  };
  const timer = setTimeout(keep, SOON);
  for (const type of ["pointerdown", "keydown"]) {
    document.addEventListener(type, keep, { signal: begun.signal });
  }
}

/**
 * The record of the lesson, fetched if need be; null where there is none.
 * @param {string | undefined} address
 */
export async function recordedLesson(address) {
  if (!hasRecord && !isKept && address) {
    fetching ??= fetchRecord(address);
    await fetching;
  }
  if (!hasRecord && !isKept) return null;
  const { openRecord } = await import("./exported-lesson.js");
  return openRecord();
}

/**
 * Fetch the record of the lesson now, with what computes from it.
 * @param {string} address
 */
export async function fetchRecord(address) {
  try {
    const modules = [
      import("./exported-lesson.js"),
      import("./lesson-preview.js"),
      import("./removal-guess.js"),
    ];
    const [response] = await Promise.all([fetch(address), ...modules]);
    if (!response.ok || isKept) return;
    const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
    document.body.append(...findAll(parsed, "head > *, body > *"));
    isKept = true;
    isSilent = isStored(response);
    if (isSilent) showSilence(silenceSentence(WITHOUT_SERVER));
    surviveReload();
  } catch {
    // The page needs the server then, as without a record.
  }
}

/**
 * Show what edits lead to before their page is there; nothing happens without a record.
 * @param {HTMLElement} box around the steps
 * @param {string} inputs as JSON
 * @param {Set<string>} removed
 */
export async function preview(box, inputs, removed) {
  if (!hasRecord && !isKept) return;
  const { previewEdits } = await import("./lesson-preview.js");
  try {
    previewEdits(box, inputs, removed);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error; // the page says what is wrong
  }
}

/** @param {string} sentence */
function showSilence(sentence) {
  const silence = findOptional(document, "[data-silence]");
  if (silence) silence.textContent = sentence;
}

/**
 * @param {LessonState} state
 * @param {{files: string | undefined, signal: AbortSignal}} source
 */
async function computedPage(state, source) {
  const { exportedLesson } = await import("./exported-lesson.js");
  return exportedLesson(state, source);
}

/**
 * @param {string} address
 * @param {AbortSignal} signal
 */
async function serverPage(address, signal) {
  const headers = { accept: "text/html, application/problem+json" };
  const response = await fetch(address, { headers, signal }).catch(failWithoutResponse);
  const text = await response.text().catch(failWithoutResponse);
  if (response.ok) return new DOMParser().parseFromString(text, "text/html");
  throw new ProblemError(response.status, problemsIn(text, response.status));
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
