/**
 * Two queries, and the address that holds them. Pages of the server and exported pages share it.
 */

import { addressState, fromJson, whenAddressChanges, writeAddress } from "./address.js";
import { showAnswer } from "./answer.js";
import { ProblemError, parameters } from "./api.js";
import { changesOf } from "./changes.js";
import { find, findOptional } from "./dom.js";
import { Explanations } from "./explanations.js";
import { InterventionPanel } from "./interventions.js";
import { fetchHistories, HAS_SERVER } from "./model-files.js";
import { selectPerson } from "./person-select.js";
import { bodyOf } from "./query-body.js";

/** @import { ExampleHistory, Problem } from "./api-types.d.ts" */
/** @import { AnsweredExplanation } from "./explanations.js" */
/** @import { Changes } from "./patches.js" */
/** @typedef {{visits: string, user: string, predict_at: string}} History as the fields hold it */
/** @typedef {History & {top_k: string, interventions: string}} Query */
/**
 * @typedef {{visits?: string, user?: string | number | null, predict_at?: string | null,
 *   interventions?: unknown, model?: string}} Against what the second query changes of the first
 */
/**
 * What a page does besides; all of it may be left out.
 * @typedef {object} Hooks
 * @property {(first: Query, second: Query, against: string) => void} [asked] two queries are asked;
 *   `against` is what the second changes of the first
 * @property {(first: AnsweredExplanation | null, second: AnsweredExplanation | null) => void}
 *   [answered] both were answered or refused
 * @property {(place: HTMLElement) => void} [refused] something is wrong with the inputs or missing,
 *   which is said there
 * @property {(given: URLSearchParams) => void} [restored] the address is being taken over
 * @property {() => Record<string, string>} [options] what else the address holds
 */

const MOST_PLACES = "100"; // that an answer may have
const TYPING_PAUSE = 350; // milliseconds without a key before the query is sent

/** One of the two queries. */
class Side {
  #comparison;
  #requests = 0;

  /**
   * @param {Comparison} comparison
   * @param {HTMLElement} root
   */
  constructor(comparison, root) {
    this.#comparison = comparison;
    this.root = root;
    this.model = root.dataset.model ?? "";
    this.person = findOptional(root, "[data-person]", HTMLSelectElement);
    this.visits = find(root, "[data-visits]", HTMLTextAreaElement);
    this.predictAt = find(root, "[data-predict-at]", HTMLInputElement);
    this.problems = find(root, "[data-problems]");
    this.answer = find(
      comparison.page,
      `[data-answer-of="${root.dataset.side}"] output`,
      HTMLOutputElement,
    );
    this.models = find(root, "[data-choose-model]", HTMLSelectElement);
    this.explanations = comparison.explanationsOf(this.model);
    this.explanations.draws = !("undrawn" in root.dataset);
    this.explanations.sharesWeights = "sharesWeights" in root.dataset || !HAS_SERVER;
    this.panel = new InterventionPanel(find(root, "[data-interventions]", HTMLDetailsElement), () =>
      comparison.showSoon(),
    );
    this.visits.addEventListener("input", () => comparison.showSoon(TYPING_PAUSE));
    // What a page draws is fetched at once, beside the first answer.
    if (this.explanations.sharesWeights) this.explanations.prepare();
    for (const field of [this.person, this.predictAt]) {
      field?.addEventListener("change", () => comparison.showSoon());
    }
    this.models.addEventListener("change", () => {
      this.model = this.models.value;
      // Heads, layers and people depend on the model, so the page begins anew.
      comparison.updateAddress("push");
      history.replaceState({ editing: this.models.id }, "");
      location.reload();
    });
  }

  /** @returns {History} */
  get history() {
    return {
      visits: this.visits.value,
      user: this.person?.value ?? "",
      predict_at: this.predictAt.value.trim(),
    };
  }

  /** @param {Against} history */
  fill({ visits, user, predict_at: predictAt }) {
    this.visits.value = visits ?? "";
    this.predictAt.value = predictAt ?? "";
    selectPerson(this.person, user);
  }

  /**
   * Ask for this side's answer, and show it or what is wrong.
   * @param {Query} query
   * @returns {Promise<AnsweredExplanation | null>} null without an answer, or after a later query
   */
  async explain(query) {
    this.#requests += 1;
    const request = this.#requests;
    if (!query.visits.trim()) {
      showAnswer(this.answer, null);
      this.#showProblems([]);
      return null;
    }
    try {
      const explanation = await this.explanations.explain(
        bodyOf({ ...query, top_k: query.top_k || MOST_PLACES }),
      );
      if (request !== this.#requests) return null;
      this.#show(explanation);
      return explanation;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (request === this.#requests) {
        showAnswer(this.answer, null);
        this.#showProblems(error.problems);
      }
      return null;
    }
  }

  /**
   * The whole pass of a query with changes at sites; null where this browser does not compute.
   * @param {Query} query
   * @param {Changes} changes
   */
  changed(query, changes) {
    return (
      this.explanations.model?.trace(
        bodyOf({ ...query, top_k: query.top_k || MOST_PLACES }),
        changes,
      ) ?? null
    );
  }

  /** @param {AnsweredExplanation} explanation */
  #show(explanation) {
    const { visits } = explanation;
    const sent = visits.map((visit) => visit.sent);
    this.panel.show(
      [...visits].sort((first, second) => first.sent - second.sent),
      sent,
    );
    showAnswer(this.answer, explanation);
    this.#showProblems([]);
  }

  /**
   * Whether an answer still lacks the whole pass, which this browser or the server gives next.
   * @param {AnsweredExplanation | null} answer
   */
  async prepareFor(answer) {
    const isShort = answer !== null && !("tensors" in answer);
    if (isShort) await this.explanations.prepare();
    return isShort;
  }

  /** What is explained, in words: the model, and the changes of its network. */
  get name() {
    return this.#nameWith("text");
  }

  /** The same where many heads are counted. */
  get shortName() {
    return this.#nameWith("short");
  }

  /** @param {"text" | "short"} words */
  #nameWith(words) {
    const changes = changesOf(Object(fromJson(this.panel.text || "{}")));
    const model = this.models.selectedOptions[0]?.text ?? "";
    return [model, ...this.#ownQuestion, ...changes.map((change) => change[words])].join(", ");
  }

  /** The person and the moment, where those of the other side differ. @returns {string[]} */
  get #ownQuestion() {
    const { first, second, sameHistory } = this.#comparison;
    if (sameHistory.checked) return [];
    const other = this === first ? second : first;
    const [moment, otherMoment] = [this, other].map((side) => side.predictAt.value.trim());
    const isAnother = this.person && other.person && this.#personName !== other.#personName;
    return [
      ...(isAnother ? [this.#personName] : []),
      ...(moment === otherMoment ? [] : [moment || "when the last visit ends"]),
    ];
  }

  get #personName() {
    const chosen = this.person?.selectedOptions[0];
    return chosen?.value ? (chosen.text.split(",")[0] ?? "") : "nobody in particular";
  }

  /** @param {Problem[]} problems */
  #showProblems(problems) {
    const ofPanel = problems.filter(({ where }) => where.startsWith("interventions"));
    const others = problems.filter((problem) => !ofPanel.includes(problem));
    const place = others.length ? this.problems : this.panel.errors;
    this.panel.showProblems(ofPanel);
    this.problems.hidden = others.length === 0;
    this.problems.textContent = others
      .map(({ where, message }) => {
        const visit = /^visits\[(\d+)\]/.exec(where);
        return visit ? `Visit ${Number(visit[1]) + 1}: ${message}` : message;
      })
      .join(" ");
    if (problems.length) this.#comparison.hooks.refused?.(place);
  }
}

export class Comparison {
  /** @type {Map<string, Explanations>} by model */
  #explanations = new Map();
  #timer = 0;
  #rounds = 0;
  /** The number of places in the answer, where the address gives one. */
  #topK = "";

  /**
   * @param {HTMLElement} page
   * @param {Hooks} [hooks]
   */
  constructor(page, hooks = {}) {
    this.page = page;
    this.hooks = hooks;
    this.sameHistory = find(page, "[data-same]", HTMLInputElement);
    this.ownHistory = find(page, '[data-side="b"] [data-own]');
    this.first = new Side(this, find(page, '[data-side="a"]'));
    this.second = new Side(this, find(page, '[data-side="b"]'));
    this.suggestion = find(page, "[data-try]");
    this.suggestion.addEventListener("click", () => {
      this.first.visits.value = this.first.visits.placeholder;
      this.showSoon();
    });
    this.sameHistory.addEventListener("change", () => {
      this.#showOwnHistory();
      this.showSoon();
    });
    whenAddressChanges(() => this.#takeOver());
  }

  /** The explanations of a model, which both sides share. @param {string} model */
  explanationsOf(model) {
    const found = this.#explanations.get(model) ?? new Explanations(model);
    this.#explanations.set(model, found);
    return found;
  }

  /** The two queries as the fields hold them. @returns {[Query, Query]} */
  get queries() {
    const { first, second } = this;
    const [a, b] = [first.history, this.sameHistory.checked ? first.history : second.history];
    first.panel.followHistory(a.visits);
    second.panel.followHistory(b.visits);
    return [
      { ...a, top_k: this.#topK, interventions: first.panel.text },
      { ...b, top_k: this.#topK, interventions: second.panel.text },
    ];
  }

  /** The second query as the API's `against`: what it changes of the first. @param {Query} query */
  #againstOf({ visits, user, predict_at, interventions }) {
    const own = this.sameHistory.checked
      ? {}
      : { visits, user: user || null, predict_at: predict_at || null };
    const changed = {
      model: this.second.model,
      ...own,
      interventions: fromJson(interventions || "null"),
    };
    return JSON.stringify(changed);
  }

  /** @param {"push" | "replace"} historyChange what becomes of the browser's history */
  updateAddress(historyChange) {
    const [a, b] = this.queries;
    const against = this.#againstOf(b);
    const state = { model: this.first.model, ...a, against, ...this.hooks.options?.() };
    writeAddress(parameters(state), historyChange);
  }

  /** Ask what the fields hold. @param {number} [pause] in milliseconds, to wait for further keys */
  showSoon(pause = 0) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show("push"), pause);
  }

  /** @param {"push" | "replace"} historyChange */
  async #show(historyChange) {
    clearTimeout(this.#timer);
    this.#rounds += 1;
    const round = this.#rounds;
    const [a, b] = this.queries;
    if (a.visits.trim()) this.suggestion.hidden = true;
    this.hooks.asked?.(a, b, this.#againstOf(b));
    this.updateAddress(historyChange);
    this.page.setAttribute("aria-busy", "true");
    try {
      const explain = () => Promise.all([this.first.explain(a), this.second.explain(b)]);
      const [first, second] = await explain();
      if (round !== this.#rounds) return;
      this.hooks.answered?.(first, second);
      const areShort = await Promise.all([
        this.first.prepareFor(first),
        this.second.prepareFor(second),
      ]);
      if (!areShort.includes(true) || round !== this.#rounds) return;
      const whole = await explain();
      if (round === this.#rounds) this.hooks.answered?.(...whole);
    } finally {
      if (round === this.#rounds) this.page.removeAttribute("aria-busy");
    }
  }

  /** The field that a reader edited when the page began anew; null where they edit nothing. */
  takeEdited() {
    const id = history.state?.editing;
    history.replaceState(null, "");
    return typeof id === "string" ? document.getElementById(id) : null;
  }

  /** Go to the state of the address. Fields of another model need another page. */
  #takeOver() {
    const given = addressState();
    const { model = this.second.model } = readAgainst(given.get("against"));
    const isOfModels =
      model === this.second.model && (given.get("model") ?? this.first.model) === this.first.model;
    if (isOfModels) this.restore();
    else location.reload();
  }

  /** Fill the fields from the address; without visits, with an example of a model. */
  async restore() {
    const { first, second } = this;
    const given = addressState();
    const against = readAgainst(given.get("against"));
    this.#topK = given.get("top_k") ?? "";
    this.hooks.restored?.(given);
    first.fill({
      visits: given.get("visits") ?? "",
      user: given.get("user"),
      predict_at: given.get("predict_at"),
    });
    first.panel.text = given.get("interventions") ?? "";
    second.panel.text = against.interventions ? JSON.stringify(against.interventions) : "";
    if (!given.get("visits")) {
      const example = await this.#firstExample();
      if (example) first.fill({ ...example, predict_at: example.predict_at.replace("T", " ") });
    }
    this.sameHistory.checked = !["visits", "user", "predict_at"].some((name) => name in against);
    // The second query takes what it does not change from the first, unless it has its own visits.
    if (!this.sameHistory.checked) {
      second.fill(against.visits ? against : { ...first.history, ...against });
    }
    this.#showOwnHistory();
    this.suggestion.hidden = first.visits.value !== "";
    if (!this.suggestion.hidden) this.hooks.refused?.(this.suggestion);
    await this.#show("replace");
  }

  /**
   * An example of the first model; else the visits of one of the second, which anybody may have made.
   * @returns {Promise<ExampleHistory | undefined>}
   */
  async #firstExample() {
    const { first, second } = this;
    const own = await firstExample(first.model);
    if (own || first.root.dataset.places !== second.root.dataset.places) return own;
    const other = await firstExample(second.model);
    return other && { ...other, user: null };
  }

  /** Show the second query's own history, which begins as a copy of the first. */
  #showOwnHistory() {
    this.ownHistory.hidden = this.sameHistory.checked;
    if (!this.sameHistory.checked && !this.second.visits.value) {
      this.second.fill(this.first.history);
    }
  }
}

/** @param {string} model @returns {Promise<ExampleHistory | undefined>} */
async function firstExample(model) {
  try {
    return (await fetchHistories(model, 1))[0];
  } catch {
    return undefined; // the page works without examples
  }
}

/** @param {string | null} text @returns {Against} */
export function readAgainst(text) {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
}
