/**
 * Acts on the network of an element: what a reader switches, drags or masks becomes interventions,
 * and an engine answers them. The browser computes once it has vocabulary and weights, which are
 * fetched when somebody is about to act; where they stay on the server, the server answers.
 */

import { ActsBar } from "./acts-bar.js";
import { messageOf, parameters, ROOT } from "./api.js";
import { changesAfter } from "./changes.js";
import { Explanations } from "./explanations.js";
import { holdsModel } from "./model-files.js";
import { networkFigure } from "./network-figure.js";

/** @import { Interventions } from "./api-types.d.ts" */
/** @import { AnsweredExplanation, Engine } from "./explanations.js" */
/** @import { FigureMeta, NetworkFigure } from "./figure-contract.d.ts" */
/** @import { Act, NetworkPicture } from "./picture/network-picture.js" */
/** @import { NetworkTrace } from "./picture/trace.js" */
/** @typedef {NetworkTrace["interventions"]} Changes */
/**
 * The answer to an act.
 * @typedef {object} AnsweredFigure
 * @property {NetworkFigure} figure
 * @property {NetworkTrace} trace of the figure
 * @property {NetworkTrace | null} before what it is compared with
 * @property {Interventions} interventions
 */
/**
 * @typedef {object} ActsHooks
 * @property {() => string | null} server its address; null where the page brings the figure itself
 * @property {(answer: AnsweredFigure) => void} answered
 * @property {() => void} resized the bar has taken or given back room
 */

const LOADING = "Loading the network …";
const ASKING = "Waiting for the server …";

/** @type {Map<string, Explanations>} by server and model, so that elements share one network */
const shared = new Map();
/** @type {WeakMap<NetworkFigure, NetworkTrace>} the passes of figures that this browser computed */
export const computedTraces = new WeakMap();

/**
 * Whether this browser can compute a model without its server now.
 * @param {string} model its id
 * @param {string | null} server its address
 */
export function canCompute(model, server) {
  return explanationsOf(model, server).isInBrowser;
}

/**
 * The figure of a query, computed in this browser.
 * @param {FigureMeta} meta of another figure of the view
 * @param {string} model its id
 * @param {string | null} server its address
 * @param {Record<string, string | null>} query as parameters of the API
 * @throws {ProblemError} the query cannot be read, or this browser cannot compute
 */
export async function computeFigure(meta, model, server, query) {
  const trace = await explanationsOf(model, server).compute(parameters(query));
  const figure = networkFigure(meta, trace, null);
  computedTraces.set(figure, trace);
  return figure;
}

export class NetworkActs {
  #picture;
  #hooks;
  /** @type {Explanations | null} null where nothing answers */
  #explanations = null;
  /** @type {FigureMeta | null} of the figure that came first */
  #meta = null;
  /** @type {NetworkTrace | null} */
  #trace = null;
  /** @type {NetworkTrace | null} of the network as learned */
  #learned = null;
  /** @type {NetworkTrace | null} what the figure is compared with */
  #against = null;
  /** @type {Interventions} of the trace */
  #shown = {};
  /** @type {Interventions} that were asked for last */
  #asked = {};
  /** @type {Interventions[]} */
  #past = [];
  /** @type {Interventions[]} */
  #future = [];
  #requests = 0;
  #frame = 0;

  /**
   * @param {NetworkPicture} picture
   * @param {ActsHooks} hooks
   */
  constructor(picture, hooks) {
    this.#picture = picture;
    this.#hooks = hooks;
    this.bar = new ActsBar((interventions) => this.#change(interventions));
    const { drawn } = picture;
    drawn.addEventListener("focusin", () => this.#prepare());
    for (const sign of ["pointerover", "pointerdown"]) {
      drawn.addEventListener(sign, ({ target }) => {
        if (target instanceof Element && target.closest("[data-act]")) this.#prepare();
      });
    }
    for (const part of [picture.root, this.bar.root]) {
      part.addEventListener("keydown", (event) => this.#press(event));
    }
  }

  /** The interventions that are shown, as JSON; null for none. */
  get text() {
    return Object.keys(this.#shown).length ? JSON.stringify(this.#shown) : null;
  }

  /**
   * Begin with another figure.
   * @param {FigureMeta} meta
   * @param {NetworkTrace} trace
   * @param {NetworkTrace | null} against what it is compared with
   * @param {Engine} engine that made the trace
   */
  begin(meta, trace, against, engine) {
    this.#requests += 1;
    cancelAnimationFrame(this.#frame);
    this.#meta = meta;
    this.#trace = trace;
    this.#against = against;
    this.#shown = this.#asked = /** @type {Interventions} */ (trace.interventions);
    this.#learned = this.text ? null : trace;
    this.#past = [];
    this.#future = [];
    // A record that contradicts itself cannot be written as visits, so nothing could be asked.
    const server = this.#hooks.server();
    const isAnswered = trace.notation !== null && (server !== null || holdsModel(trace.model));
    this.#explanations = isAnswered ? explanationsOf(trace.model, server) : null;
    if (isAnswered) this.#picture.hooks.act = (act) => this.#act(act);
    else delete this.#picture.hooks.act;
    this.#picture.hooks.whatIf = (act) => this.#computed(changesAfter(this.#asked, act, trace));
    this.#showAnswer(trace, engine);
  }

  /**
   * Whether changes that the page asks for are shown already, or answered here.
   * @param {string} text as JSON
   */
  follows(text) {
    if (text === (this.text ?? "")) return true;
    const canAnswer = this.#hooks.server() === null || this.#explanations?.isInBrowser;
    if (!this.#explanations || !canAnswer) return false;
    try {
      this.#change(Object(JSON.parse(text || "{}")));
      return true;
    } catch {
      return false; // the server says what is wrong with it
    }
  }

  /** Fetch what this browser needs to compute: somebody is about to act. */
  #prepare() {
    this.#explanations?.prepare();
  }

  /** @param {Act} act */
  #act(act) {
    if (!this.#trace) return;
    const interventions = changesAfter(this.#asked, act, this.#trace);
    if ("isDone" in act && !act.isDone) this.#preview(interventions);
    else this.#change(interventions);
  }

  /** Draw what a change would do, while a hand moves. @param {Interventions} interventions */
  #preview(interventions) {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const trace = this.#computed(interventions);
      if (!trace) return;
      this.#picture.show(trace, this.#against ?? this.#learned);
      this.#showAnswer(trace, "browser", interventions);
    });
  }

  /**
   * The pass with other changes; null while this browser cannot compute it.
   * @param {Interventions} interventions
   */
  #computed(interventions) {
    return this.#explanations?.model?.trace(this.#bodyOf(interventions)) ?? null;
  }

  /** @param {Interventions} interventions */
  #change(interventions) {
    this.#past.push(this.#asked);
    this.#future = [];
    this.#ask(interventions);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const key = event.key.toLowerCase();
    if (!this.#explanations || !(event.ctrlKey || event.metaKey) || !["z", "y"].includes(key)) {
      return;
    }
    event.preventDefault();
    if (key === "y" || event.shiftKey) this.#travel(this.#future, this.#past);
    else this.#travel(this.#past, this.#future);
  }

  /** @param {Interventions[]} from @param {Interventions[]} to */
  #travel(from, to) {
    const interventions = from.pop();
    if (!interventions) return;
    to.push(this.#asked);
    this.#ask(interventions);
  }

  /** Answer changes and show the answer, or why there is none. @param {Interventions} interventions */
  async #ask(interventions) {
    const explanations = this.#explanations;
    if (!explanations) return;
    cancelAnimationFrame(this.#frame);
    this.#asked = interventions;
    this.#requests += 1;
    const request = this.#requests;
    const isLoading = explanations.sharesWeights && !explanations.obstacle;
    if (!explanations.isInBrowser) this.bar.wait(interventions, isLoading ? LOADING : ASKING);
    this.#hooks.resized();
    try {
      await explanations.prepare();
      const isChanged = Object.keys(interventions).length > 0;
      const { engine, ...answer } = await this.#explain(explanations, interventions);
      const isCompared = isChanged && !this.#against;
      if (isCompared) this.#learned ??= await this.#explain(explanations, {});
      if (request !== this.#requests || !this.#meta) return;
      /** @type {NetworkTrace} */
      const trace = { ...answer, interventions: /** @type {Changes} */ (interventions) };
      const before = this.#against ?? (isCompared ? this.#learned : null);
      this.#trace = trace;
      this.#shown = interventions;
      if (!isChanged) this.#learned = trace;
      this.#showAnswer(trace, engine);
      const figure = networkFigure(this.#meta, trace, this.#against);
      this.#hooks.answered({ figure, trace, before, interventions });
    } catch (error) {
      if (request !== this.#requests || !this.#trace) return;
      explanations.choose(explanations.choice); // the next act tries again
      this.#asked = this.#shown;
      this.#picture.show(this.#trace, this.#against ?? (this.text ? this.#learned : null));
      this.#showAnswer(this.#trace, this.bar.engine);
      this.bar.fail(messageOf(error));
      this.#hooks.resized();
    }
  }

  /**
   * @param {Explanations} explanations
   * @param {Interventions} interventions
   * @returns {Promise<NetworkTrace & {engine: Engine}>}
   */
  async #explain(explanations, interventions) {
    const answer = await explanations.explain(this.#bodyOf(interventions));
    if (!isTrace(answer)) throw new Error("The server gave no trace of this network.");
    return answer;
  }

  /** The query of the figure, with other changes. @param {Interventions} interventions */
  #bodyOf(interventions) {
    const { notation, user, predict_at, location_probabilities } = /** @type {NetworkTrace} */ (
      this.#trace
    );
    return {
      visits: notation ?? "",
      user,
      predict_at,
      top_k: location_probabilities.final.length,
      interventions: Object.keys(interventions).length ? interventions : null,
    };
  }

  /**
   * @param {NetworkTrace} trace
   * @param {Engine} engine
   * @param {Interventions} [interventions] of the trace
   */
  #showAnswer(trace, engine, interventions = this.#shown) {
    const { sharesWeights = true, obstacle = "" } = this.#explanations ?? {};
    const isChanged = Object.keys(interventions).length > 0;
    this.bar.show({ ...trace, engine }, interventions, {
      learned: isChanged && !this.#against ? this.#learned : null,
      isCompared: this.#against !== null,
      note: sharesWeights && obstacle ? `This browser cannot compute: ${obstacle}` : "",
    });
  }
}

/** @param {AnsweredExplanation} answer @returns {answer is NetworkTrace & {engine: Engine}} */
function isTrace(answer) {
  return "tensors" in answer;
}

/** @param {string} model its id @param {string | null} server its address */
function explanationsOf(model, server) {
  const key = JSON.stringify([server, model]);
  const found = shared.get(key) ?? new Explanations(model, null, server ?? ROOT);
  found.draws = true;
  shared.set(key, found);
  return found;
}
