/**
 * One object that explains queries. A page asks it and does not know which engine answers: the
 * server at once, the browser once it has the network's weights. In an exported page the browser
 * computes everything.
 */

import { ask, failWith, messageOf, ProblemError, parameters, ROOT, withTimeLimit } from "./api.js";
import { checkWeights, fetchVocabulary, fetchWeights, HAS_SERVER } from "./model-files.js";
import { readTrace } from "./picture/trace.js";

/** @import { Explanation, Location, Problem, QueryBody } from "./api-types.d.ts" */
/** @import { BrowserModel } from "./network/browser-model.js" */
/** @import { NetworkTrace } from "./picture/trace.js" */

/** @typedef {"browser" | "server"} Engine */
/** @typedef {typeof import("./network/browser-model.js")} EngineModule */
/**
 * An answer, with the whole pass where the browser computed it or the page draws it.
 * @typedef {(Explanation | NetworkTrace) & {engine: Engine}} AnsweredExplanation
 */

/** @type {readonly string[]} */
const ENGINES = ["browser", "server"];
const MAX_FOUND = 20;
const HEAD_START = 300; // milliseconds for this browser to get ready before the server is asked
const MOST_ANSWERED = 4; // answers that are stored
const ENGINE = "static/bundles/browser-model.js"; // on a server
const NOT_LOADED = "The network could not be loaded.";
/**
 * `network/browser-model.js` with all that it imports, of the same version as this module where the
 * server is its own. A file that holds it answers `pointerscope:engine`.
 */
const engineModule = {
  address: new URL("../bundles/browser-model.js", import.meta.url).href,
  /** @param {string | URL} server @returns {Promise<typeof import("./network/browser-model.js")>} */
  load(server) {
    /** @type {EngineModule | null} */
    let held = null;
    const detail = (/** @type {EngineModule} */ module) => {
      held = module;
    };
    document.dispatchEvent(new CustomEvent("pointerscope:engine", { detail }));
    if (held) return Promise.resolve(held);
    const isOwn = String(server) === ROOT.href;
    return import(isOwn ? engineModule.address : new URL(ENGINE, server).href);
  },
};

export class Explanations {
  #id;
  #api;
  #server;
  /** @type {Promise<BrowserModel> | null} */
  #loading = null;
  /** @type {BrowserModel | null} */
  #model = null;
  #hasFailed = false;
  /** The last answers of this browser, by their queries. @type {Map<string, AnsweredExplanation>} */
  #answered = new Map();
  /** Whether the page draws the whole pass, which is then part of the answers. */
  draws = false;
  /** Whether this browser may have the weights. The server's first answer is then a short one. */
  sharesWeights = true;

  /**
   * @param {string} model its id
   * @param {string | null} [choice] the engine that alone may answer
   * @param {string | URL} [server] its address
   */
  constructor(model, choice = null, server = ROOT) {
    this.#id = model;
    this.#server = server;
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
    // A page that draws needs what only this browser computes; mostly it is there at once.
    if (this.draws && this.sharesWeights && this.choice !== "server") {
      await Promise.race([this.prepare(), new Promise((end) => setTimeout(end, HEAD_START))]);
    }
    if (this.#model && this.choice !== "server") return this.explainHere(body);
    if (!HAS_SERVER) return failWith(0, this.obstacle);
    // With a service worker, what the browser needs to compute is mostly stored.
    const isStored = this.choice !== "server" && Boolean(navigator.serviceWorker?.controller);
    const limited = isStored ? withTimeLimit(signal) : signal;
    try {
      return { ...(await this.#askServer(body, limited)), engine: "server" };
    } catch (error) {
      const hasNoServer = error instanceof ProblemError && error.status === 0;
      if (!hasNoServer || this.choice === "server") throw error;
      await this.prepare();
      if (this.#model) return this.explainHere(body);
      this.choose(this.choice); // the browser is tried again as well
      throw error;
    }
  }

  /**
   * The whole pass of a query, computed in this browser alone.
   * @param {URLSearchParams} query as parameters of the API
   * @returns {Promise<NetworkTrace>}
   * @throws {ProblemError} the query cannot be read, or this browser cannot compute
   */
  async compute(query) {
    await this.prepare();
    const model = this.#model;
    if (!model) {
      const message = `The server does not answer. This browser cannot compute: ${this.obstacle}`;
      this.choose(this.choice); // the next query tries again
      failWith(0, message);
    }
    return withProblems(() => model.trace(model.queryOf(query)));
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
      {},
      this.#server,
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
      const isSilent = error instanceof ProblemError ? !error.status : error instanceof TypeError;
      this.obstacle = isSilent ? NOT_LOADED : messageOf(error);
    }
  }

  /**
   * The answer of this browser, once `model` is there; the same object for the same query.
   * @param {QueryBody} body
   * @returns {AnsweredExplanation}
   * @throws {ProblemError} the query cannot be read
   */
  explainHere(body) {
    const model = /** @type {BrowserModel} */ (this.#model);
    const { interventions, ...query } = /** @type {Record<string, unknown>} */ (body);
    const key = JSON.stringify([query, interventions || null]);
    const known = this.#answered.get(key);
    if (known) return known;
    /** @type {AnsweredExplanation} */
    const answer = { ...withProblems(() => model.trace(body)), engine: "browser" };
    const [oldest = ""] = this.#answered.keys();
    if (this.#answered.size >= MOST_ANSWERED) this.#answered.delete(oldest);
    this.#answered.set(key, answer);
    return answer;
  }

  /** @param {QueryBody} body @param {AbortSignal} [signal] @returns {Promise<Explanation | NetworkTrace>} */
  async #askServer(body, signal) {
    if (this.draws && (!this.sharesWeights || this.choice === "server" || this.obstacle)) {
      const path = `${this.#api}/views/network?${parametersOf(body)}`;
      try {
        /** @type {{trace: Record<string, unknown>}} */
        const { trace } = await ask(path, { ...(signal && { signal }) }, this.#server);
        return readTrace(trace);
      } catch (error) {
        if (!(error instanceof ProblemError && error.problems[0]?.where === "view")) throw error;
        this.draws = false; // the network has no picture, only an answer
      }
    }
    const options = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    };
    return ask(`${this.#api}/explain?encoding=base64`, options, this.#server);
  }

  /** @returns {Promise<BrowserModel>} */
  async #load() {
    const vocabulary = await fetchVocabulary(this.#id, this.#server);
    if (!vocabulary.weights) {
      this.sharesWeights = false;
      throw new Error("The weights of this model stay on the server.");
    }
    // Only now that there is a server: some browsers never fetch a module again after a failure.
    const [{ BrowserModel }, weights] = await Promise.all([
      engineModule.load(this.#server),
      fetchWeights(vocabulary, this.#hasFailed, this.#server),
    ]);
    const checked = checkWeights(weights, vocabulary); // beside the construction
    checked.catch(() => {}); // told below, where the weights can be read
    const model = new BrowserModel(vocabulary, weights);
    await checked;
    return model;
  }
}

/**
 * Compute, with the problems of a query as the server would tell them.
 * @template Answer
 * @param {() => Answer} compute
 * @throws {ProblemError}
 */
function withProblems(compute) {
  try {
    return compute();
  } catch (error) {
    // The bundle has an InvalidQueryError of its own.
    const { problems } = /** @type {{problems?: Problem[]}} */ (error);
    throw problems ? new ProblemError(422, problems) : error;
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
