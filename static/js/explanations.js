/**
 * One object that explains queries. A page asks it and does not know which engine answers: the
 * server at once, the browser once it has the network's weights.
 */

import { ask, messageOf, ProblemError, parameters, ROOT } from "./api.js";

/** @import { Explanation, Location, Problem, QueryBody, Vocabulary } from "./api-types.d.ts" */
/** @import { BrowserModel } from "./network/browser-model.js" */

/** @typedef {"browser" | "server"} Engine */
/** @typedef {Explanation & {engine: Engine}} AnsweredExplanation */

/** @type {readonly string[]} */
const ENGINES = ["browser", "server"];
const MAX_FOUND = 20;
/** `network/browser-model.js` with all that it imports. */
const MODEL_MODULE = "../bundles/browser-model.js";

/** The answer in words: a place and its probability. @param {Explanation} explanation */
export function answerOf({ prediction: { name, location, probability } }) {
  if (probability === 0) return "no known place";
  return `${name ?? `#${location}`}, ${(100 * probability).toFixed(1)} %`;
}

/**
 * Show an answer, and its numbers as data for programs that read the page.
 * @param {HTMLOutputElement} output
 * @param {AnsweredExplanation | null} explanation null for no answer
 */
export function showAnswer(output, explanation) {
  output.textContent = explanation ? answerOf(explanation) : "…";
  const { location, probability } = explanation?.prediction ?? {};
  for (const [name, value] of Object.entries({
    location,
    probability,
    engine: explanation?.engine,
  })) {
    if (value === undefined) delete output.dataset[name];
    else output.dataset[name] = String(value);
  }
}

export class Explanations {
  #api;
  /** @type {Promise<BrowserModel> | null} */
  #loading = null;
  /** @type {BrowserModel | null} */
  #model = null;
  #hasFailed = false;

  /**
   * @param {string} model its id
   * @param {string | null} [choice] the engine that alone may answer
   */
  constructor(model, choice = null) {
    this.#api = `models/${encodeURIComponent(model)}`;
    this.choose(choice);
  }

  /**
   * Let one engine alone answer. What the browser could not fetch is tried again.
   * @param {string | null} choice "browser" or "server"; anything else lets both
   */
  choose(choice) {
    /** @type {Engine | null} the engine that alone may answer */
    this.choice = choice && ENGINES.includes(choice) ? /** @type {Engine} */ (choice) : null;
    /** @type {string} why the browser cannot compute; empty while nothing is known against it */
    this.obstacle = "";
    if (!this.#model) this.#loading = null;
  }

  /** Whether the next query will be computed in this browser. */
  get isInBrowser() {
    return this.#model !== null && this.choice !== "server";
  }

  /**
   * Explain a query.
   * @param {QueryBody} body
   * @param {AbortSignal} [signal]
   * @returns {Promise<AnsweredExplanation>}
   * @throws {ProblemError} the query cannot be read, or no engine could answer
   */
  async explain(body, signal) {
    if (this.choice === "browser") await this.prepare();
    if (this.#model && this.choice !== "server") return this.#explainHere(this.#model, body);
    try {
      return { ...(await this.#askServer(body, signal)), engine: "server" };
    } catch (error) {
      const hasNoServer = error instanceof ProblemError && error.status === 0;
      if (!hasNoServer || this.choice === "server") throw error;
      const model = await this.#loading?.catch(() => null);
      if (!model) throw error;
      return this.#explainHere(model, body);
    }
  }

  /**
   * The places that a text finds, best first.
   * @param {string} text part of a name or category, or an id
   * @returns {Promise<Location[]>}
   */
  async searchPlaces(text) {
    if (this.#model && this.choice !== "server") {
      const { places } = this.#model;
      return places.search(text, MAX_FOUND).map(({ id, category }) => ({
        label: places.label(id),
        notation: places.notation(id),
        category,
      }));
    }
    /** @type {{items: Location[]}} */
    const { items } = await ask(
      `${this.#api}/locations?${parameters({ q: text, limit: MAX_FOUND })}`,
    );
    return items;
  }

  /** Fetch what this browser needs to compute, once; where it cannot, `obstacle` says why. */
  async prepare() {
    try {
      this.#loading ??= this.#load();
      this.#model = await this.#loading;
    } catch (error) {
      this.#hasFailed = true;
      this.obstacle = messageOf(error);
    }
  }

  /** @param {BrowserModel} model @param {QueryBody} body @returns {AnsweredExplanation} */
  #explainHere(model, body) {
    try {
      return { ...model.explain(body), engine: "browser" };
    } catch (error) {
      // The bundle has an InvalidQueryError of its own.
      const { problems } = /** @type {{problems?: Problem[]}} */ (error);
      throw problems ? new ProblemError(422, problems) : error;
    }
  }

  /** @param {QueryBody} body @param {AbortSignal} [signal] @returns {Promise<Explanation>} */
  #askServer(body, signal) {
    return ask(`${this.#api}/explain?encoding=base64`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  }

  /** @returns {Promise<BrowserModel>} */
  async #load() {
    /** @type {Promise<Vocabulary>} */
    const asked = ask(`${this.#api}/vocabulary`);
    /** @type {[typeof import("./network/browser-model.js"), Vocabulary]} */
    const [{ BrowserModel }, vocabulary] = await Promise.all([import(MODEL_MODULE), asked]);
    const { weights } = vocabulary;
    if (!weights) throw new Error("The weights of this model stay on the server.");
    const address = new URL(`api/${this.#api}/weights/${weights.sha256}`, ROOT);
    // What was damaged on its way stands in the browser's cache, so another attempt passes it by.
    const response = await fetch(address, { cache: this.#hasFailed ? "reload" : "default" });
    if (!response.ok) throw new Error(`The weights could not be fetched (${response.status}).`);
    return new BrowserModel(vocabulary, await response.arrayBuffer());
  }
}
