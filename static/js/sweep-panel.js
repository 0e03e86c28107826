/** The panel “What changes the answer?”: a table of a query's answers, changed in many ways. */

import { answerOf } from "./answer.js";
import { messageOf } from "./api.js";
import { copyOf, find } from "./dom.js";
import { changeInPoints } from "./picture/text.js";
import { runSweep } from "./sweeps.js";

/** @import { LocationProbability, QueryBody } from "./api-types.d.ts" */
/** @import { Explanations } from "./explanations.js" */
/** @import { SweepAnswer, SweepKind, Variant } from "./network/sweeps.js" */

/**
 * A row of the table: the answer to a variant, null where there can be none, the change of the
 * unchanged answer's probability in points, and whether another place is the most probable one.
 * @typedef {{variant: Variant, answer: SweepAnswer | null, change: number, differs: boolean,
 *   row: HTMLElement}} Result
 */

/**
 * The heading of the column of changes, and a sentence about all of them.
 * @type {Record<SweepKind, [heading: string, meaning: string]>}
 */
const WORDS = {
  hours: ["Moved by", "All visits and the moment to predict move together."],
  visits: [
    "Visit left out",
    "One visit is left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays.",
  ],
  heads: ["Heads removed", "Every set of heads is removed, on top of the changes already made."],
};
const EACH_ALONE = "This network has too many heads to try every set, so each is removed alone.";
const CANNOT_BE_LEFT_OUT =
  "cannot be left out: the answer is read at the last visit, and the one before is missing or masked";

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)}\u00a0%`;

export class SweepPanel {
  /** @type {AbortController | null} of the sweep under way */
  #sweep = null;

  /**
   * @param {HTMLElement} root
   * @param {() => QueryBody | null} body the query on the page; null where there is none
   * @param {Explanations} explanations
   */
  constructor(root, body, explanations) {
    this.body = body;
    this.explanations = explanations;
    this.kind = find(root, "[data-kind]", HTMLSelectElement);
    this.button = find(root, "[data-run]", HTMLButtonElement);
    this.progress = find(root, "[data-progress]", HTMLProgressElement);
    this.meaning = find(root, "[data-meaning]");
    this.failure = find(root, "[data-failure]");
    this.summary = find(root, "[data-summary]");
    this.frame = find(root, "[data-frame]");
    this.rows = find(root, "tbody");
    this.row = find(root, "template", HTMLTemplateElement);
    this.kind.addEventListener("change", () => this.clear());
    this.button.addEventListener("click", () => (this.#sweep ? this.#stop() : this.#run()));
  }

  /** Stop, and show no answers: they belong to another query. */
  clear() {
    this.#end();
    this.rows.replaceChildren();
    this.summary.textContent = "";
    for (const part of [this.meaning, this.failure, this.frame]) part.hidden = true;
  }

  async #run() {
    this.clear();
    const sweep = new AbortController();
    this.#sweep = sweep;
    this.button.textContent = "Stop";
    this.progress.removeAttribute("value");
    this.progress.hidden = false;
    try {
      await this.explanations.prepare();
      sweep.signal.throwIfAborted();
      await this.#answer(sweep.signal);
    } catch (error) {
      if (this.#sweep !== sweep) return; // somebody has stopped it
      this.failure.textContent = messageOf(error);
      this.failure.hidden = false;
    }
    this.#end();
  }

  #stop() {
    const { value, max } = this.progress;
    const answered = this.frame.hidden ? "" : ` after ${value} of ${max} answers`;
    this.summary.textContent = `Stopped${answered}.`;
    this.#end();
  }

  #end() {
    this.#sweep?.abort();
    this.#sweep = null;
    this.button.textContent = "Run";
    this.progress.hidden = true;
  }

  /** @param {AbortSignal} signal @throws {Error} there is nothing to compute, or nothing to compute with */
  async #answer(signal) {
    const { model, obstacle } = this.explanations;
    const body = this.body();
    if (!model) throw new Error(`This browser cannot compute: ${obstacle}`);
    if (!body) throw new Error("Enter a history of visits first.");
    const kind = /** @type {SweepKind} */ (this.kind.value);
    const { prediction, variants } = model.sweep(kind, body);
    if (!variants.length) throw new Error("Every head is removed already.");
    this.#begin(kind, prediction, variants);
    const { location } = prediction;
    /** @type {Result[]} */
    const results = [];
    await runSweep(
      model,
      { location, variants },
      (variant, answer) => {
        const { change } = changeInPoints(answer?.probability ?? 0, prediction.probability);
        const differs = Boolean(answer) && answer?.prediction.location !== location;
        this.#add({ variant, answer, change, differs, row: copyOf(this.row) }, results);
      },
      signal,
    );
    this.summary.textContent = summaryOf(results);
  }

  /** @param {SweepKind} kind @param {LocationProbability} prediction @param {Variant[]} variants */
  #begin(kind, prediction, variants) {
    const [heading, meaning] = WORDS[kind];
    const isEachAlone = variants.every(({ heads }) => heads?.length === 1);
    this.meaning.textContent =
      `${isEachAlone ? EACH_ALONE : meaning} ` +
      `The unchanged answer is ${answerOf({ prediction })}.`;
    find(this.frame, "[data-changed]").textContent = heading;
    for (const part of [this.meaning, this.frame]) part.hidden = false;
    this.progress.max = variants.length;
    this.progress.value = 0;
  }

  /** @param {Result} result @param {Result[]} results in the order of their rows */
  #add(result, results) {
    fillIn(result);
    const next = results.findIndex((other) => comesBefore(result, other));
    const index = next < 0 ? results.length : next;
    this.rows.insertBefore(result.row, results[index]?.row ?? null);
    results.splice(index, 0, result);
    this.progress.value += 1;
  }
}

/**
 * Of equally many removed heads, those whose removal changes more come first.
 * @param {Result} result
 * @param {Result} other
 */
function comesBefore(result, other) {
  const [heads, others] = [result.variant.heads, other.variant.heads];
  if (!heads || heads.length !== others?.length) return false;
  return Math.abs(result.change) > Math.abs(other.change);
}

/** @param {Result} result */
function fillIn({ variant, answer, change, differs, row }) {
  find(row, "th").textContent = nameOfVariant(variant);
  const place = find(row, ".word");
  if (!answer) {
    place.textContent = CANNOT_BE_LEFT_OUT;
    return;
  }
  row.toggleAttribute("data-differs", differs);
  place.textContent = differs ? answerOf(answer) : "the same";
  const share = find(row, ".share");
  share.textContent = percent(answer.probability);
  share.style.setProperty("--share", String(answer.probability));
  find(row, "[data-change]").textContent = signed(change, 1);
}

/** @param {Variant} variant */
function nameOfVariant({ hours = 0, visit, heads }) {
  if (visit) return `${visit.sent + 1} ${visit.label}`;
  if (heads) return heads.map(([layer, head]) => `L${layer} H${head}`).join(", ") || "none";
  return `${signed(hours, 0)} h`;
}

/** How many answers differ, and how far the probability moves. @param {Result[]} results */
function summaryOf(results) {
  const probabilities = results.flatMap(({ answer }) => answer?.probability ?? []);
  if (!probabilities.length) return "";
  const others = results.filter(({ differs }) => differs).length;
  const [least, most] = [Math.min(...probabilities), Math.max(...probabilities)];
  return (
    `Another place leads in ${others} of ${probabilities.length} rows. The probability of the ` +
    `unchanged answer lies between ${percent(least)} and ${percent(most)}. ` +
    "Computed in this browser."
  );
}

/** A number with its sign, but for zero. @param {number} number @param {number} digits */
function signed(number, digits) {
  const text = Math.abs(number).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${number > 0 ? "+" : "−"}${text}`;
}
