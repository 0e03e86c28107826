/**
 * The engine as one module, `static/bundles/browser-model.js`, which a page imports and a worker
 * runs. The page hands its worker a model first, then inputs of passes, each with a port that takes
 * the answer; a page that wants no more answers stops asking.
 */

import { BrowserModel } from "./browser-model.js";

/** @import { PassInput, SweepAnswer } from "./sweeps.js" */

/** @typedef {BrowserModel["content"]} ModelContent */
/** @typedef {{input: PassInput, location: number}} Question */
/** @typedef {{answer: SweepAnswer} | {error: string}} Reply */

export { BrowserModel };

if ("DedicatedWorkerGlobalScope" in globalThis) {
  /** @type {BrowserModel} */
  let model;
  globalThis.onmessage = (/** @type {MessageEvent<ModelContent | Question>} */ { data, ports }) => {
    if ("weights" in data) model = new BrowserModel(data.vocabulary, data.weights);
    else ports[0]?.postMessage(replyOf(model, data));
  };
}

/** @param {BrowserModel} model @param {Question} question @returns {Reply} */
function replyOf(model, { input, location }) {
  try {
    return { answer: model.answer(input, location) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
