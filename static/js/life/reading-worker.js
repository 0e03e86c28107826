/**
 * Reads Timeline files away from the page's thread, so that a large one freezes nothing. A worker of
 * the page's own text: it has the page's policy and cannot connect either.
 */

import { readTimelines, TimelineError } from "./timeline-file.js";

/** @import { Timeline } from "./timeline-file.js" */
/** @typedef {{timeline: Timeline} | {refusal: string}} Reading */

globalThis.onmessage = async (/** @type {MessageEvent<File[]>} */ { data }) => {
  globalThis.postMessage(await reading(data));
};

/** @param {File[]} files @returns {Promise<Reading>} */
async function reading(files) {
  try {
    const texts = await Promise.all(
      files.map(async (file) => ({ name: file.name, text: await file.text() })),
    );
    return { timeline: readTimelines(texts) };
  } catch (error) {
    if (error instanceof TimelineError) return { refusal: error.message };
    return {
      refusal: `The file cannot be read: ${error instanceof Error ? error.message : error}.`,
    };
  }
}
