/**
 * The query of an explore page: editor, person, moment and interventions, the answer to them, and
 * the address that holds it all. Pages of the server and exported pages share it.
 */

import { addressState, fromJson, whenAddressChanges, writeAddress } from "./address.js";
import { answerOf, engineWords, showAnswer } from "./answer.js";
import { isAbort, ProblemError, parameters } from "./api.js";
import { summary } from "./changes.js";
import { combobox } from "./combobox.js";
import { find, findAll, findOptional } from "./dom.js";
import { Editor, inWords } from "./editor.js";
import { Explanations } from "./explanations.js";
import { InterventionPanel } from "./interventions.js";
import { fetchHistories, HAS_SERVER } from "./model-files.js";
import { WEEKDAYS } from "./network/notation.js";
import { idle, painted } from "./painted.js";
import { selectPerson } from "./person-select.js";
import { isOutline } from "./picture/trace.js";
import { bodyOf } from "./query-body.js";
import { SweepPanel } from "./sweep-panel.js";
import { unbroken } from "./unbroken.js";
import { reasonOf } from "./visit-reason.js";

/**
 * @import {
 *   ExampleHistory, Explanation, Interventions, LocationProbability, Problem, QueryBody, ReadVisit
 * } from "./api-types.d.ts"
 */
/** @import { AnsweredExplanation } from "./explanations.js" */
/** @import { OutlineOf } from "./outline.js" */
/** @typedef {"push" | "replace" | "keep"} HistoryChange what becomes of the browser's history */
/**
 * @typedef {{visits: string, user: string, predict_at: string, top_k: string,
 *   interventions: string}} Fields a query as the page's fields hold it
 */
/**
 * What a page does besides; all of it may be left out.
 * @typedef {object} Hooks
 * @property {(query: Fields, explanation: AnsweredExplanation, unchanged: AnsweredExplanation | null)
 *   => void} [shown] an answer is on the page, with that of the unchanged network where the query
 *   changes it
 * @property {(query: Fields, explanation: AnsweredExplanation, unchanged: AnsweredExplanation | null)
 *   => void} [filled] likewise, once that is on the screen
 * @property {(example: ExampleHistory | undefined, query: Fields) => void} [recognised] whether the
 *   history is an example is known now
 * @property {(isInText: boolean) => void} [refused] something is wrong with a field, where the reason
 *   stands; whether only the text of the visits shows what it is about
 * @property {() => void} [cleared] there is no query any more
 * @property {(given: URLSearchParams) => void} [restored] the address is being taken over
 * @property {() => Record<string, string | undefined>} [options] what else the address holds
 * @property {boolean} [draws] whether the page draws the whole pass of each answer
 * @property {OutlineOf | null} [outline] gives what the picture shows of the first query
 */

const STALE = "The answer and all below it are of your last valid history.";
const LEAST_UNKNOWN = 0.0005; // a probability that is not shown as 0.0 %
const TYPING_PAUSE = 350; // milliseconds without a key before the query is sent

export class Explorer {
  /** @type {Fields | null} the query that is shown; null before the first */
  shown = null;
  /** @type {number[]} the visits' positions in the request, in the model's order */
  sent = [];
  /** @type {AnsweredExplanation | null} the answer that is shown */
  #last = null;
  /** Whether a hand drags a visit: its steps on the way are no steps of the browser's history. */
  isDragging = false;
  /** The number of places in the answer, where the address gives one. */
  #topK = "";
  /**
   * The example that is or was shown: the moment to predict, and how its visits end.
   * @type {{predictAt: string, end: string} | null}
   */
  #example = null;
  /** @type {Promise<ExampleHistory[]> | null} */
  #exampleHistories = null;
  /** Gives what the picture shows of the first query. @type {OutlineOf | null} */
  #outline;
  #isInUse = false;
  #requests = 0;
  #timer = 0;
  #running = new AbortController();
  /** Fills the fields with the answer that is shown; null once it has. @type {(() => void) | null} */
  #waiting = null;
  /** The fields of the last answer, or of the last query that was put into them. */
  #known = "";
  /** What is wrong with the last query. @type {Problem[]} */
  #problems = [];

  /**
   * @param {HTMLElement} page with the model's id as `data-explore`
   * @param {Hooks} [hooks]
   */
  constructor(page, hooks = {}) {
    this.page = page;
    this.hooks = hooks;
    this.model = page.dataset.explore ?? "";
    this.engineChoice = findOptional(page, "[data-engine-choice]", HTMLSelectElement); // where weights are shared
    this.explanations = new Explanations(this.model, addressState().get("engine"));
    this.explanations.draws = hooks.draws ?? false;
    this.explanations.sharesWeights = this.engineChoice !== null || !HAS_SERVER;
    const { explanations } = this;
    this.#outline = hooks.outline ?? null;
    // What a page draws is fetched at once, while the page is made ready.
    const computes = explanations.sharesWeights && explanations.choice !== "server";
    if (hooks.draws && computes && !this.#outline) explanations.prepare();
    this.changes = find(page, "[data-changes]");
    this.answer = find(page, "[data-answer]", HTMLOutputElement);
    this.unknown = find(page, "[data-unknown]"); // says that it is more probable than the answer
    this.badge = find(page, "[data-badge]");
    this.outcome = find(page, "[data-outcome]");
    this.reason = find(page, "[data-outcome-reason]", HTMLDetailsElement);
    this.person = findOptional(page, "[data-person]", HTMLSelectElement); // null without known people
    this.predictAt = find(page, "[data-predict-at]", HTMLInputElement);
    this.moment = find(page, "[data-moment]"); // names the time that is given
    this.whose = find(page, "[data-whose]"); // names the person
    this.leftOut = findOptional(page, "[data-left-out]"); // of networks that know no people
    this.examples = find(page, "[data-examples]", HTMLSelectElement);
    this.failure = find(page, "[data-error]");
    this.story = find(page, "[data-story]");
    this.staleNote = find(page, "[data-stale-note]");
    this.suggestion = find(page, "[data-try]");
    this.editor = new Editor(find(page, "[data-editor]"), (typing, moves) => {
      this.#waiting = null; // the reader's own words come next
      this.#leaveExample();
      this.panel.followHistory(this.editor.visits, moves);
      this.submitSoon(typing ? TYPING_PAUSE : 0);
    });
    // The press that leaves a field shall end before the note moves what is below it.
    const showLater = () => setTimeout(() => this.#showStale(), TYPING_PAUSE);
    const mistakes = { subtree: true, childList: true, attributeFilter: ["aria-invalid"] };
    new MutationObserver(showLater).observe(this.editor.rows, mistakes);
    const panel = find(page, "[data-interventions]", HTMLDetailsElement);
    this.panel = new InterventionPanel(panel, () => this.submitSoon());
    if (this.engineChoice) this.engineChoice.value = explanations.choice ?? "";
    const sweeps = findOptional(page, "[data-sweeps]"); // where weights are shared
    this.sweeps =
      sweeps && new SweepPanel(sweeps, () => this.shown && bodyOf(this.shown), explanations);
    this.#listen();
  }

  #listen() {
    const { page } = this;
    combobox(
      find(page, "[data-combobox]"),
      (text) => this.explanations.searchPlaces(text),
      (place) => ({ label: place.label, note: place.category ?? "" }),
      (place) => this.editor.add(place.notation),
    );
    this.suggestion.addEventListener("click", () => {
      this.editor.visits = this.editor.text.placeholder;
      this.submitSoon();
    });
    for (const sign of ["pointerdown", "keydown", "input"]) {
      find(page, "[data-editor]").addEventListener(
        sign,
        () => {
          this.#isInUse = true;
          this.#prepareBrowser();
        },
        { once: true },
      );
    }
    this.engineChoice?.addEventListener("change", () => {
      this.explanations.choose(this.engineChoice?.value ?? "");
      this.submitSoon();
    });
    this.person?.addEventListener("change", () => this.submitSoon());
    this.predictAt.addEventListener("change", () => this.submitSoon());
    this.moment.addEventListener("click", () => {
      this.fill();
      this.predictAt.value = "";
      this.submitSoon();
    });
    this.whose.addEventListener("click", () => {
      this.fill();
      selectPerson(this.person, "");
      this.submitSoon();
    });
    find(this.changes, "[data-undo]").addEventListener("click", () => {
      this.panel.text = "";
      this.submitSoon();
    });
    find(this.failure, "button").addEventListener("click", () => {
      this.explanations.choose(this.explanations.choice);
      this.submitSoon();
    });
    whenAddressChanges(() => this.restore("keep"));
  }

  /** Fetched when first needed: a page with a history in its address draws that first. */
  get exampleHistories() {
    this.#exampleHistories ??= this.#loadExamples();
    return this.#exampleHistories;
  }

  /** @returns {Fields} */
  get fields() {
    return {
      visits: this.editor.visits,
      user: this.person?.value ?? "",
      predict_at: this.predictAt.value.trim(),
      top_k: this.#topK,
      interventions: this.panel.text,
    };
  }

  /** Mark visits in the list. @param {number[]} positions in the model's order */
  markVisits(positions) {
    this.editor.mark(positions.flatMap((position) => this.sent[position] ?? []));
  }

  /** Put a query into the fields and ask it. @param {Fields} fields */
  take({ visits, user, predict_at, interventions }) {
    this.fill();
    this.#leaveExample();
    this.editor.visits = visits;
    this.predictAt.value = predict_at;
    this.panel.text = interventions;
    selectPerson(this.person, user);
    this.panel.followHistory(visits);
    this.#known = JSON.stringify(this.fields);
    this.submitSoon();
  }

  /** Whether the reader has changed the query since its last answer. */
  get isChanged() {
    this.fill();
    return JSON.stringify(this.fields) !== this.#known;
  }

  /** The changes of the network. @returns {Interventions} */
  get interventions() {
    return Object(fromJson(this.panel.text || "{}"));
  }

  /** Change the network, and ask again once what is drawn already is on the screen. */
  set interventions(interventions) {
    this.fill();
    this.panel.text = Object.keys(interventions).length ? JSON.stringify(interventions) : "";
    this.panel.followHistory(this.editor.visits);
    this.#submitAfterPaint();
  }

  async #submitAfterPaint() {
    clearTimeout(this.#timer);
    const request = ++this.#requests;
    this.page.setAttribute("aria-busy", "true");
    await painted();
    if (request === this.#requests) this.submitSoon();
  }

  /** Ask what the fields hold. @param {number} [pause] in milliseconds, to wait for further keys */
  submitSoon(pause = 0) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#submit(bodyOf(this.fields), this.isDragging ? "keep" : "push");
    }, pause);
  }

  /**
   * Ask for an explanation; show it, or what is wrong with the query.
   * @param {QueryBody} body
   * @param {HistoryChange} history
   */
  async #submit(body, history) {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#requests += 1;
    const request = this.#requests;
    this.#running.abort();
    this.#running = new AbortController();
    this.page.setAttribute("aria-busy", "true");
    let isShown = false;
    try {
      // With interventions, the unchanged network's answer is shown beside the changed one's.
      const isChanged = "interventions" in body && Boolean(body.interventions);
      const [explanation, unchanged] = await Promise.all([
        this.#explain(body),
        isChanged ? this.#explain({ ...body, interventions: null }) : null,
      ]);
      if (request !== this.#requests) return;
      this.#show(explanation, unchanged, body, history);
      isShown = true;
      await idle();
      this.fill();
    } catch (error) {
      if (error instanceof ProblemError && request === this.#requests) {
        this.#showProblems(error.problems);
      } else if (!isAbort(error) && !(error instanceof ProblemError)) throw error;
    } finally {
      if (request === this.#requests) this.page.removeAttribute("aria-busy");
    }
    if (isShown && request === this.#requests) this.#prepareBrowser();
  }

  /** Fill the fields that wait for it: the picture comes first. */
  fill() {
    const fill = this.#waiting;
    if (!fill) return;
    this.#waiting = null;
    fill();
    this.#known = JSON.stringify(this.fields);
  }

  /** @param {QueryBody} body @returns {Promise<AnsweredExplanation>} */
  async #explain(body) {
    const outlineOf = this.#outline;
    this.#outline = null;
    const outline = "visits" in body && (await outlineOf?.(body));
    if (outline) return outline;
    return this.explanations.explain(body, this.#running.signal);
  }

  /**
   * Fetch what the browser needs to compute, or say why it cannot: once the reader uses what goes
   * into the network, for a page that is only looked at shall be light.
   */
  async #prepareBrowser() {
    const { engineChoice, explanations } = this;
    if (!engineChoice) return;
    const isWanted = this.#isInUse || this.hooks.draws || explanations.choice === "browser";
    if (isWanted && explanations.choice !== "server") await explanations.prepare();
    await this.#completeAnswer();
    const place = find(this.page, "[data-engine-obstacle]");
    place.textContent =
      explanations.obstacle && `This browser cannot compute: ${explanations.obstacle}`;
    place.hidden = !explanations.obstacle;
  }

  /** The server's short answer, or the outline of a pass, came first; the whole pass follows. */
  async #completeAnswer() {
    const { shown } = this;
    const last = this.#last;
    const isAsking = this.#timer !== 0 || this.page.hasAttribute("aria-busy");
    if (!this.hooks.draws || !shown || !last || isAsking) return;
    if (!("tensors" in last)) this.#submit(bodyOf(shown), "keep");
    else if (isOutline(last)) {
      const whole = await this.#explain(bodyOf(shown)).catch(() => null);
      if (!whole || this.#last !== last) return; // its reader goes on
      this.#showAnswer(whole);
      this.hooks.shown?.(shown, whole, null);
    }
  }

  /** @param {AnsweredExplanation} explanation */
  #showAnswer(explanation) {
    this.#last = explanation;
    showAnswer(this.answer, explanation);
    const { prediction, unknown_probability: unknown } = explanation;
    this.unknown.hidden = unknown <= prediction.probability;
    find(this.unknown, "b span").textContent = `${(100 * unknown).toFixed(1)} %`;
    this.badge.textContent = engineWords(explanation.engine);
  }

  /**
   * @param {AnsweredExplanation} explanation
   * @param {AnsweredExplanation | null} unchanged of the network as it was trained
   * @param {QueryBody} body
   * @param {HistoryChange} history
   */
  #show(explanation, unchanged, body, history) {
    if ("record" in body) {
      this.editor.visits = explanation.notation ?? "";
      this.predictAt.value = explanation.predict_at.replace("T", " ");
      if (explanation.notation === null) {
        const message = "This record contradicts itself and cannot be written as visits.";
        this.#showProblems([{ where: "visits", message, suggestions: [] }]);
        return;
      }
    }
    this.sent = explanation.visits.map((visit) => visit.sent);
    const inOrder = [...explanation.visits].sort((first, second) => first.sent - second.sent);
    this.panel.followHistory(this.editor.visits);
    if (this.panel.text) this.panel.show(inOrder, this.sent);
    selectPerson(this.person, explanation.user);
    this.#showProblems([]);
    this.predictAt.placeholder = explanation.predict_at.replace("T", " ");
    this.moment.hidden = !this.predictAt.value.trim();
    this.moment.textContent = `predicted for ${momentWords(this.predictAt.value, explanation)}`;
    this.whose.hidden = !this.person?.value;
    this.whose.textContent = `for ${this.person?.selectedOptions[0]?.text.split(",")[0]}`;
    this.#showAnswer(explanation);
    const query = { ...this.fields, visits: explanation.notation ?? "" };
    this.shown = query;
    this.#showChanges(query, explanation, unchanged);
    const learned = query.interventions ? unchanged : null;
    this.hooks.shown?.(query, explanation, learned);
    this.updateAddress(history);
    this.#waiting = () => {
      this.editor.show(inOrder, explanation.predict_at);
      this.panel.show(inOrder, this.sent);
      this.#fillPrintedFields(inOrder, explanation.predict_at);
      this.suggestion.hidden = true;
      this.sweeps?.clear();
      this.hooks.filled?.(query, explanation, learned);
      this.page.dataset.ready = "true";
      this.#showOutcome(query, explanation);
    };
  }

  /**
   * Write the query as text for printing, since paper shows no fields.
   * @param {ReadVisit[]} visits
   * @param {string} predictTime
   */
  #fillPrintedFields(visits, predictTime) {
    const rows = findAll(this.editor.rows, ":scope > [data-visit]");
    for (const [index, row] of rows.entries()) {
      const visit = visits[index];
      if (!visit?.arrival) continue;
      const texts = {
        day: WEEKDAYS[visit.weekday] ?? "",
        time: visit.arrival.split("T")[1] ?? "",
        stay: `${visit.duration_minutes} min`,
      };
      for (const [name, text] of Object.entries(texts)) {
        const place = find(row, `[data-read="${name}"]`);
        place.textContent = text;
        place.toggleAttribute("data-filled-in", visit.filled_in.includes(name));
      }
    }
    find(this.page, '[data-printed="predict-at"]').textContent = predictTime.replace("T", " ");
    if (!this.person) return;
    const name = this.person.selectedOptions[0]?.textContent ?? "";
    find(this.page, '[data-printed="person"]').textContent = name;
  }

  /**
   * Say where the person of an example history really went, and how probable a place is that the model does not know.
   * @param {Fields} query
   * @param {Explanation} explanation
   */
  async #showOutcome(query, explanation) {
    const unknown = explanation.unknown_probability;
    const sentences =
      unknown < LEAST_UNKNOWN || unknown > explanation.prediction.probability // stands above
        ? []
        : [`A place the model does not know: ${(100 * unknown).toFixed(1)} %.`];
    const example = (await this.exampleHistories).find(
      ({ visits, predict_at, user }) =>
        visits === query.visits &&
        predict_at === explanation.predict_at &&
        (user === explanation.user || this.person === null), // a network that knows nobody
    );
    if (this.shown !== query) return; // another answer has come meanwhile
    this.hooks.recognised?.(example, query);
    if (example) this.#example = { predictAt: this.predictAt.value, end: endOf(example) };
    if (example) sentences.push(outcomeOf(example, explanation.location_probabilities.final));
    this.outcome.replaceChildren(...unbroken(sentences.join(" ")));
    this.outcome.hidden = sentences.length === 0;
    this.reason.hidden = !example?.reason;
    find(this.reason, "p").textContent = example?.reason
      ? reasonOf(example.reason, explanation.visits)
      : "";
  }

  /**
   * Show the answers before and after, while the network is changed.
   * @param {Fields} query
   * @param {Explanation} explanation
   * @param {Explanation | null} unchanged
   */
  #showChanges(query, explanation, unchanged) {
    const { changes } = this;
    // An intervention may ask for what the network does anyway.
    changes.hidden = !unchanged || !query.interventions;
    if (!unchanged || !query.interventions) return;
    find(changes, "[data-what]").textContent = summary(JSON.parse(query.interventions));
    find(changes, "[data-before]").textContent = answerOf(unchanged);
    find(changes, "[data-after]").textContent = answerOf(explanation);
    const isSame = unchanged.prediction.location === explanation.prediction.location;
    find(changes, "[data-verdict]").textContent = isSame
      ? "The most probable place stays the same."
      : "The most probable place is another one.";
  }

  /**
   * Show problems beside their fields; the answer is then of the last valid query.
   * @param {Problem[]} problems
   */
  #showProblems(problems) {
    const isOfPanel = (/** @type {Problem} */ { where }) => where.startsWith("interventions");
    this.#showFieldProblems(this.person, problems, "user");
    this.#showFieldProblems(this.predictAt, problems, "predict_at");
    const general = problems.filter(isGeneral);
    this.failure.hidden = general.length === 0;
    find(this.failure, "span").textContent = general.map((problem) => problem.message).join(" ");
    this.panel.showProblems(problems.filter(isOfPanel));
    this.editor.showProblems(
      problems.filter(
        (problem) =>
          problem.where !== "" &&
          !(problem.where === "user" && this.person) &&
          problem.where !== "predict_at" &&
          !isOfPanel(problem),
      ),
    );
    const refused = problems.find((problem) => !isGeneral(problem));
    if (refused) {
      const { rows } = this.editor; // inert while they show other visits than the text
      const isOfVisits = refused.where.startsWith("visits") || !rows.hasChildNodes();
      this.hooks.refused?.(rows.inert && isOfVisits);
    }
    this.#problems = problems;
    this.#showStale();
  }

  /** Say that the answer is of the last valid query, while a query or a row of the list is wrong. */
  #showStale() {
    const refused = this.#problems.find((problem) => !isGeneral(problem));
    const isWrong = this.#problems.length > 0 || this.editor.hasMistakes;
    const isStale = isWrong && this.shown !== null;
    this.staleNote.hidden = !(isStale || refused);
    // The field of the moment may be far below the visit whose change made it too early.
    const early = refused?.where === "predict_at" ? `${inWords(refused)} ` : "";
    this.staleNote.textContent =
      isStale || !refused ? early + STALE : `No answer. ${inWords(refused)}`;
    this.story.toggleAttribute("data-stale", isStale);
  }

  /**
   * @param {HTMLElement | null} field
   * @param {Problem[]} problems
   * @param {string} where the field's name in the API
   */
  #showFieldProblems(field, problems, where) {
    if (!field) return;
    const messages = problems
      .filter((problem) => problem.where === where)
      .map((problem) => problem.message);
    const place = find(this.page, `#${field.getAttribute("aria-errormessage")}`);
    place.textContent = messages.join(" ");
    place.hidden = messages.length === 0;
    field.setAttribute("aria-invalid", String(messages.length > 0));
  }

  /**
   * The compare page's state for a query, beside it the same one without interventions.
   * @param {Fields} query
   */
  comparisonOf(query) {
    const { model } = this;
    const against = query.interventions ? JSON.stringify({ model, interventions: null }) : null;
    return parameters({ model, ...query, top_k: null, against });
  }

  /** Write the whole state that is shown into the address. @param {HistoryChange} history */
  updateAddress(history) {
    if (history === "keep" || this.shown === null) return;
    const { choice } = this.explanations;
    const engine = this.engineChoice ? choice : null;
    const state = parameters({ ...this.shown, engine, ...this.hooks.options?.() });
    writeAddress(state, history);
  }

  /** Take over the state of the address, and ask what it asks for. @param {HistoryChange} history */
  async restore(history) {
    this.#waiting = null;
    this.#example = null;
    this.examples.value = "";
    const given = addressState();
    const givenTopK = given.get("top_k") ?? "";
    this.#topK = /^([1-9]\d?|100)$/.test(givenTopK) ? givenTopK : "";
    this.editor.visits = given.get("visits") ?? "";
    this.predictAt.value = given.get("predict_at") ?? "";
    this.panel.text = given.get("interventions") ?? "";
    selectPerson(this.person, given.get("user"));
    if (this.leftOut) this.leftOut.hidden = !given.get("user");
    this.hooks.restored?.(given);
    const record = given.get("record");
    if (given.has("visits")) await this.#submit(bodyOf(this.fields), history);
    else if (record !== null) await this.#submit({ record: fromJson(record) }, "replace");
    else await this.#begin(given.get("user"));
  }

  /**
   * Without visits in the address, load an example, of the given person where there is one.
   * @param {string | null} user
   */
  async #begin(user) {
    const items = await this.exampleHistories;
    const item =
      items.find((offered) => user && String(offered.user) === this.person?.value) ?? items[0];
    if (item) {
      this.#load(item, items);
      await this.#submit(bodyOf(this.fields), "replace");
    } else {
      this.#clear();
    }
  }

  /** Show the page as it is before any query. */
  #clear() {
    clearTimeout(this.#timer);
    this.#running.abort();
    this.#requests += 1;
    this.#waiting = null;
    this.page.removeAttribute("aria-busy");
    this.shown = null;
    this.editor.show([]);
    this.#showProblems([]);
    showAnswer(this.answer, null);
    this.outcome.hidden = this.reason.hidden = true;
    this.suggestion.hidden = false;
    this.sweeps?.clear();
    this.changes.hidden = this.moment.hidden = this.whose.hidden = this.unknown.hidden = true;
    this.hooks.cleared?.();
  }

  /** Drop the example's moment to predict once the visits no longer end as the example's do. */
  #leaveExample() {
    this.examples.value = "";
    if (!this.#example || this.editor.visits.trim().endsWith(this.#example.end)) return;
    if (this.predictAt.value === this.#example.predictAt) this.predictAt.value = "";
    this.#example = null;
  }

  /** @returns {Promise<ExampleHistory[]>} */
  async #loadExamples() {
    const { examples } = this;
    try {
      const items = await fetchHistories(this.model);
      examples.append(...items.map((item, index) => new Option(item.title, String(index))));
      const field = /** @type {HTMLElement} */ (examples.closest("[data-field]"));
      field.hidden = items.length === 0;
      examples.addEventListener("change", () => {
        const item = examples.value && items[Number(examples.value)];
        if (!item) return;
        this.#load(item, items);
        this.#submit(bodyOf(this.fields), "push");
      });
      return items;
    } catch {
      return []; // the page works without examples
    }
  }

  /**
   * @param {ExampleHistory} item
   * @param {ExampleHistory[]} items
   */
  #load(item, items) {
    this.examples.value = String(items.indexOf(item));
    this.editor.visits = item.visits;
    this.panel.followHistory(item.visits, []); // other visits
    this.predictAt.value = item.predict_at.replace("T", " ");
    this.#example = { predictAt: this.predictAt.value, end: endOf(item) };
    selectPerson(this.person, item.user);
  }
}

/** Whether a problem is of no field. @param {Problem} problem */
const isGeneral = ({ where }) => where === "";

/** How the visits of an example end. @param {ExampleHistory} example */
const endOf = ({ visits }) => visits.split(",").at(-1)?.trim() ?? "";

/**
 * The time that is predicted for, such as `Wed 25 Nov, 19:25`; a time without a date has none here.
 * @param {string} written
 * @param {Explanation} explanation
 */
function momentWords(written, { predict_at }) {
  const [weekday, day, month, , time] = new Date(`${predict_at}Z`).toUTCString().split(/,? /);
  const date = /\d-\d/.test(written) ? ` ${Number(day)} ${month},` : "";
  return `${weekday}${date} ${time?.slice(0, 5)}`;
}

/**
 * What happened after an example history, beside the prediction.
 * @param {ExampleHistory} example
 * @param {LocationProbability[]} places the most probable ones, best first
 */
function outcomeOf({ target, target_label: label }, places) {
  if (target === undefined) return "";
  if (target === null) {
    return "The model drew this history itself: nothing really happened next.";
  }
  const rank = places.findIndex(({ location }) => location === target);
  if (rank === 0) return "Right: the person went there.";
  const place = places[rank];
  const where = place
    ? `number ${rank + 1} with ${(100 * place.probability).toFixed(1)} %`
    : `not one of the ${places.length} most probable places`;
  return `The person went to ${label}, ${where}.`;
}
