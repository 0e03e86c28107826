/** Sweeps are computed in a worker, or where workers are forbidden in slices of the page's time. */

/** @import { BrowserModel } from "./network/browser-model.js" */
/** @import { ModelContent, Question, Reply } from "./network/engine.js" */
/** @import { PassInput, SweepAnswer, Variant } from "./network/sweeps.js" */

/** @typedef {(input: PassInput, location: number) => SweepAnswer | Promise<SweepAnswer>} Answer */

const ENGINE = "../bundles/browser-model.js"; // `network/engine.js` with all that it imports
const EXPORTS = /\bexport\s*\{[^}]*\};?\s*$/; // at its end, which a classic script may not have
const READ = 60_000; // milliseconds, in which a worker has read its script
const SLICE = 12; // milliseconds that the page's thread computes at a stretch

/**
 * The worker of each model, which later sweeps use again; null where the page may have none.
 * @type {WeakMap<BrowserModel, EngineWorker | null>}
 */
const workers = new WeakMap();

/**
 * Answer the variants of a query one after the other.
 * @param {BrowserModel} model
 * @param {{location: number, variants: Variant[]}} sweep the place asked about, and the variants
 * @param {(variant: Variant, answer: SweepAnswer | null) => void} onAnswer called for each variant;
 *   null where the network could not answer
 * @param {AbortSignal} signal stops the sweep after the pass under way
 * @returns {Promise<void>} rejected with the signal's reason once it is aborted
 * @throws {Error} the network cannot answer a variant; the message says why
 */
export async function runSweep(model, { location, variants }, onAnswer, signal) {
  const answer = answersOf(model);
  const aborted = rejectionOf(signal);
  for (const variant of variants) {
    signal.throwIfAborted();
    const { input } = variant;
    onAnswer(variant, input && (await Promise.race([aborted, answer(input, location)])));
  }
}

/** @param {BrowserModel} model @returns {Answer} */
function answersOf(model) {
  const inSlices = answersInSlices(model);
  if (!workers.has(model)) workers.set(model, openWorker(model));
  const worker = workers.get(model);
  return async (input, location) => {
    const reply = await worker?.ask({ input, location });
    if (!reply) return inSlices(input, location);
    if ("error" in reply) throw new Error(reply.error);
    return reply.answer;
  };
}

/** @param {BrowserModel} model @returns {Answer} */
function answersInSlices(model) {
  let end = performance.now() + SLICE;
  return async (input, location) => {
    if (performance.now() >= end) {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + SLICE;
    }
    return model.answer(input, location);
  };
}

/** @param {BrowserModel} model */
function openWorker(model) {
  try {
    return new EngineWorker(model.content);
  } catch {
    return null; // in old browsers, offline files and frames of another origin
  }
}

/** The engine in a worker, with a model of its own. */
class EngineWorker {
  #worker;
  #failure;

  /** @param {ModelContent} content @throws {Error} the page may not open a worker */
  constructor(content) {
    this.#worker = startEngine();
    /** @type {Promise<null>} */
    this.#failure = new Promise((resolve) => {
      this.#worker.addEventListener("error", (event) => {
        event.preventDefault();
        resolve(null);
      });
    });
    this.#worker.postMessage(content);
  }

  /**
   * @param {Question} question
   * @returns {Promise<Reply | null>} null from a worker that has failed
   */
  ask(question) {
    const { port1, port2 } = new MessageChannel();
    /** @type {Promise<Reply>} */
    const replied = new Promise((resolve) => {
      port1.onmessage = ({ data }) => {
        port1.close();
        resolve(data);
      };
    });
    this.#worker.postMessage(question, [port2]);
    return Promise.race([this.#failure, replied]);
  }
}

/**
 * A worker with the engine: of its file or, in a page that contains the engine in
 * `script[data-engine]`, of that text. Offline files may open classic workers only.
 */
function startEngine() {
  const contained = document.querySelector("script[data-engine]")?.textContent;
  if (!contained) return new Worker(new URL(ENGINE, import.meta.url), { type: "module" });
  const script = new Blob([contained.replace(EXPORTS, "")], { type: "text/javascript" });
  const address = URL.createObjectURL(script);
  const worker = new Worker(address);
  setTimeout(() => URL.revokeObjectURL(address), READ); // some browsers read it only now
  return worker;
}

/** A promise that never resolves. @param {AbortSignal} signal */
function rejectionOf(signal) {
  /** @type {Promise<never>} */
  const aborted = new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {}); // where nothing waits for it
  return aborted;
}
