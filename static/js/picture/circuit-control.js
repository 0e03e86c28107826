/**
 * The button that searches for the circuit of an answer, again after each change while it is on, and
 * what bold and faded parts mean.
 */

/** @import { Circuit } from "../network/circuit.js" */
/**
 * @typedef {(onProgress: (share: number) => void, signal: AbortSignal) => Promise<Circuit>} Search
 *   rejected with an error whose message says why there is none
 */

const PAUSE = 250; // milliseconds without another change before a search begins
const WORDS = "Circuit";
/** @type {[string, string][]} */
const LEGEND = [
  ["bold", "keeps the answer"],
  ["faded", "can be left out"],
];

export class CircuitControl {
  /** @type {Circuit | null} */
  circuit = null;
  /** Why there is none. */
  failure = "";
  #search;
  #changed;
  /** @type {AbortController | null} of the search under way */
  #running = null;

  /** @param {Search} search @param {() => void} changed called with another circuit or failure */
  constructor(search, changed) {
    this.#search = search;
    this.#changed = changed;
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.title =
      "The smallest set of parts that keeps the answer, and what each part adds (C)";
    this.button.addEventListener("click", () => this.toggle());
    this.legend = document.createElement("ul");
    this.legend.className = "circuit-legend";
    for (const [name, words] of LEGEND) {
      const item = document.createElement("li");
      item.className = name;
      item.textContent = words;
      this.legend.append(item);
    }
    this.#show(false, WORDS);
  }

  get isOn() {
    return this.button.getAttribute("aria-pressed") === "true";
  }

  toggle() {
    const isOn = !this.isOn;
    this.#end();
    this.#show(isOn, WORDS);
    this.#changed();
    if (isOn) this.#run(0);
  }

  /** Another pass is shown: what was found belongs to the one before. */
  renew() {
    this.#end();
    if (this.isOn) this.#run(PAUSE);
  }

  #end() {
    this.#running?.abort();
    this.#running = this.circuit = null;
    this.failure = "";
  }

  /** @param {number} pause */
  async #run(pause) {
    const running = new AbortController();
    this.#running = running;
    this.#show(true, `${WORDS} …`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (running.signal.aborted) return;
    try {
      const found = await this.#search((share) => {
        if (!running.signal.aborted) this.#show(true, `${WORDS} ${Math.floor(100 * share)} %`);
      }, running.signal);
      if (running.signal.aborted) return;
      this.circuit = found;
    } catch (error) {
      if (running.signal.aborted) return;
      this.failure = error instanceof Error ? error.message : String(error);
    }
    this.#show(true, WORDS);
    this.#changed();
  }

  /** @param {boolean} isOn @param {string} words */
  #show(isOn, words) {
    this.button.setAttribute("aria-pressed", String(isOn));
    this.button.textContent = words;
    this.legend.hidden = this.circuit === null;
  }
}
