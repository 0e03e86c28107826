/** What a page says while its server does not answer. */

import { findAll } from "./dom.js";

/**
 * What to say where the server is silent, and whether the page may be reloaded.
 * @param {string} [more] what the page does without it
 */
export function silenceSentence(more = "") {
  const sentence = `The server does not answer. ${more}`.trim();
  if (isSecureContext && navigator.serviceWorker?.controller) return sentence;
  const rule = isSecureContext ? "it cannot be reloaded" : "it can be reloaded only over HTTPS";
  return `${sentence} Keep this page open: without the server, ${rule}.`;
}

/**
 * Say from now on that the server is silent, and what needs it, while that is so.
 * @returns {boolean} whether the page has room for it, as those have that can compute
 */
export function tellSilence() {
  const [silence] = findAll(document, "[data-silence]");
  if (!silence) return false;
  const notes = findAll(document, "[data-needs-server]");
  document.addEventListener("pointerscope:server", ({ detail: { answers } }) => {
    silence.textContent = answers ? "" : silenceSentence();
    for (const note of notes) note.hidden = answers;
  });
  return true;
}
