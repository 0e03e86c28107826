/**
 * One object that explains queries. A page asks it and does not know which engine answers: the
 * server at once, the browser once it has the network's weights. In an exported page the browser
 * computes everything.
 */

import { ask, messageOf, ProblemError, parameters, withTimeLimit } from "./api.js";
import { fetchVocabulary, fetchWeights, HAS_SERVER } from "./model-files.js";
import { readTrace } from "./picture/trace.js";

/** @import { Explanation, Location, LocationProbability, Problem, QueryBody } from "./api-types.d.ts" */
/** @import { BrowserModel } from "./network/browser-model.js" */
/** @import { NetworkTrace } from "./picture/trace.js" */

/** @typedef {"browser" | "server"} Engine */
/**
 * An answer, with the whole pass where the browser computed it or the page draws it.
 * @typedef {(Explanation | NetworkTrace) & {engine: Engine}} AnsweredExplanation
 */

/** @type {readonly string[]} */
const ENGINES = ["browser", "server"];
const MAX_FOUND = 20;
/** `network/browser-model.js` with all that it imports; a file that holds it sets `load`. */
export const engineModule = {
  address: "../bundles/browser-model.js",
  /** @returns {Promise<typeof import("./network/browser-model.js")>} */
  load: () => import(engineModule.address),
};

/** The answer in words: a place and its probability. @param {{prediction: LocationProbability}} explanation */
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
  #id;
  #api;
  /** @type {Promise<BrowserModel> | null} */
  #loading = null;
  /** @type {BrowserModel | null} */
  #model = null;
  #hasFailed = false;
  /** Whether the page draws the whole pass, which is then part of the answers. */
  draws = false;
  /** Whether this browser may have the weights. The server's first answer is then a short one. */
  sharesWeights = true;

  /**
   * @param {string} model its id
   * @param {string | null} [choice] the engine that alone may answer
   */
  constructor(model, choice = null) {
    this.#id = model;
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
    if (!HAS_SERVER) this.choice = "browser";
    /** @type {string} why the browser cannot compute; empty while nothing is known against it */
    this.obstacle = "";
    if (!this.#model) this.#loading = null;
  }

  /** What this browser computes with; null until `prepare` has fetched it. */
  get model() {
    return this.#model;
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
    if (!HAS_SERVER) {
      throw new ProblemError(0, [{ where: "", message: this.obstacle, suggestions: [] }]);
    }
    // With a service worker, what the browser needs to compute is mostly stored.
    const isStored = this.choice !== "server" && Boolean(navigator.serviceWorker?.controller);
    const limited = isStored ? withTimeLimit(signal) : signal;
    try {
      return { ...(await this.#askServer(body, limited)), engine: "server" };
    } catch (error) {
      const hasNoServer = error instanceof ProblemError && error.status === 0;
      if (!hasNoServer || this.choice === "server") throw error;
      await this.prepare();
      if (this.#model) return this.#explainHere(this.#model, body);
      this.choose(this.choice); // the browser is tried again as well
      throw error;
    }
  }

  /**
   * The places that a text finds, best first.
   * @param {string} text part of a name or category, or an id
   * @returns {Promise<Location[]>}
   */
  async searchPlaces(text) {
    if (!HAS_SERVER) await this.prepare();
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
      return { ...model.trace(body), engine: "browser" };
    } catch (error) {
      // The bundle has an InvalidQueryError of its own.
      const { problems } = /** @type {{problems?: Problem[]}} */ (error);
      throw problems ? new ProblemError(422, problems) : error;
    }
  }

  /** @param {QueryBody} body @param {AbortSignal} [signal] @returns {Promise<Explanation | NetworkTrace>} */
  async #askServer(body, signal) {
    if (this.draws && (!this.sharesWeights || this.choice === "server" || this.obstacle)) {
      /** @type {{trace: Record<string, unknown>}} */
      const { trace } = await ask(`${this.#api}/views/network?${parametersOf(body)}`, {
        ...(signal && { signal }),
      });
      return readTrace(trace);
    }
    return ask(`${this.#api}/explain?encoding=base64`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  }

  /** @returns {Promise<BrowserModel>} */
  async #load() {
    const vocabulary = await fetchVocabulary(this.#id);
    // Only now that there is a server: some browsers never fetch a module again after a failure.
    const [{ BrowserModel }, weights] = await Promise.all([
      engineModule.load(),
      fetchWeights(vocabulary, this.#hasFailed),
    ]);
    return new BrowserModel(vocabulary, weights);
  }
}

/** A query as parameters of an address. @param {QueryBody} body */
function parametersOf(body) {
  const values = Object.entries(body).map(([name, value]) => [
    name,
    value !== null && typeof value === "object" ? JSON.stringify(value) : value,
  ]);
  return parameters(Object.fromEntries(values));
}
