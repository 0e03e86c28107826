/** The dialog in which a lecturer puts a question to the hall. */

import { ask, ProblemError } from "../api.js";
import { find, findAll, targetOf } from "../dom.js";
import { computeQuestion, openedHead, queryOf, unseenHistory } from "./questions.js";
import { numberProblem } from "./votes.js";

/** @import { AskedQuestion, Question } from "./event-source.js" */
/** @import { Head } from "./questions.js" */

const COMPUTED = ["place", "visit", "head"];
/** Kinds whose answer stands on the page that the hall has seen. */
const ON_THE_PAGE = ["place", "visit"];
const RIGHT = "answer.choice"; // the field of a question that says what is right

export class QuestionForm {
  #dialog;
  #put;
  #about = "/";
  /** The same page with a history that was not yet shown in the room. @type {string | null} */
  #unseen = null;
  /** What is being loaded about the page that is shown. @type {Promise<unknown> | null} */
  #awaited = null;
  /** Visits of the histories that the hall has seen. @type {Set<string>} */
  #seen = new Set();

  /**
   * @param {HTMLDialogElement} dialog
   * @param {(question: AskedQuestion, address: string) => Promise<unknown>} put puts a question about
   *   a page to the hall
   */
  constructor(dialog, put) {
    this.#dialog = dialog;
    this.#put = put;
    dialog.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === "kind") {
        this.#forgive(); // what was wrong was about another question
        this.#chooseHistory();
      }
      this.#follow();
    });
    find(dialog, "form").addEventListener("submit", (event) => this.#submit(event));
  }

  /** @param {string} address of the page that is shown */
  async open(address) {
    const { model = "", query } = queryOf(address) ?? {};
    this.#about = address;
    this.#unseen = null;
    this.#awaited = null;
    this.#select.replaceChildren();
    if (query) this.#seen.add(query.visits);
    this.#forgive();
    find(this.#dialog, "form", HTMLFormElement).reset();
    const head = openedHead(address);
    const kind = head ? "head" : query ? "place" : "choice";
    find(this.#dialog, `[value="${kind}"]`, HTMLInputElement).checked = true;
    this.#chooseHistory();
    this.#dialog.showModal();
    if (query) {
      const loading = Promise.all([
        unseenHistory(address, this.#seen),
        /** @type {Promise<{layers: number, heads: number}>} */ (ask(`models/${model}`)),
      ]);
      this.#awaited = loading;
      this.#follow();
      try {
        const [unseen, size] = await loading;
        if (this.#awaited !== loading) return;
        this.#unseen = unseen;
        this.#listHeads(size, head);
      } catch (error) {
        if (this.#awaited !== loading) return;
        this.#fail(error);
      }
      this.#awaited = null;
    }
    this.#follow();
  }

  /** @param {{layers: number, heads: number}} size @param {Head | null} opened */
  #listHeads({ layers, heads }, opened) {
    const names = Array.from({ length: layers * heads }, (_, index) => {
      const [layer, at] = [Math.floor(index / heads), index % heads];
      const isOpened = layer === opened?.layer && at === opened.head;
      return new Option(`Layer ${layer}, head ${at}`, `${layer} ${at}`, isOpened, isOpened);
    });
    this.#select.replaceChildren(...names);
  }

  get #select() {
    return find(this.#dialog, "[name='head']", HTMLSelectElement);
  }

  get #kind() {
    return find(this.#dialog, "[name='kind']:checked", HTMLInputElement).value;
  }

  /** A history whose answer the hall has not seen, where the answer stands on the page. */
  #chooseHistory() {
    const history = ON_THE_PAGE.includes(this.#kind) ? "unseen" : "shown";
    find(this.#dialog, `[value='${history}']`, HTMLInputElement).checked = true;
  }

  #follow() {
    const kind = this.#kind;
    const isComputed = COMPUTED.includes(kind);
    const isAboutQuery = queryOf(this.#about) !== null;
    const isLoading = isComputed && this.#awaited !== null;
    const lacksHeads = kind === "head" && !this.#select.length;
    find(this.#dialog, "[data-put]", HTMLButtonElement).disabled = isLoading || lacksHeads;
    find(this.#dialog, "[data-loading]").hidden = !isLoading;
    for (const label of findAll(this.#dialog, "[data-about-page]")) label.hidden = !isAboutQuery;
    find(this.#dialog, "[data-histories]").hidden = !isComputed || !this.#unseen;
    find(this.#dialog, "[data-answer-shown]").hidden =
      isLoading || !ON_THE_PAGE.includes(kind) || this.#isOfUnseen;
    find(this.#dialog, "[data-heads]").hidden = kind !== "head";
    find(this.#dialog, "[data-own-text]").hidden = isComputed;
    find(this.#dialog, "[name='text']", HTMLInputElement).required = !isComputed;
    find(this.#dialog, "[data-own-choices]").hidden = kind !== "choice";
    find(this.#dialog, "[data-own-answer]").hidden = isComputed;
  }

  get #isOfUnseen() {
    return (
      this.#unseen !== null && find(this.#dialog, "[value='unseen']", HTMLInputElement).checked
    );
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    if (event.submitter instanceof HTMLButtonElement && event.submitter.value === "cancel") return;
    event.preventDefault();
    this.#forgive();
    try {
      const form = new FormData(/** @type {HTMLFormElement} */ (targetOf(event)));
      const isComputed = COMPUTED.includes(this.#kind);
      const address = (isComputed && this.#isOfUnseen && this.#unseen) || this.#about;
      await this.#put(await this.#question(form, address), address);
      const { visits } = queryOf(address)?.query ?? {};
      if (visits) this.#seen.add(visits);
      this.#dialog.close();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    if (!(error instanceof ProblemError)) throw error;
    const failure = find(this.#dialog, "[data-failure]");
    failure.textContent = error.message;
    failure.hidden = false;
    if (!error.problems.some(({ where }) => where === RIGHT)) return;
    this.#right.setAttribute("aria-invalid", "true");
    this.#right.focus();
  }

  #forgive() {
    find(this.#dialog, "[data-failure]").hidden = true;
    this.#right.removeAttribute("aria-invalid");
  }

  get #right() {
    return find(this.#dialog, "[name='answer']", HTMLInputElement);
  }

  /** @param {FormData} form @param {string} address @returns {Promise<AskedQuestion>} */
  async #question(form, address) {
    const kind = /** @type {Question["kind"]} */ (this.#kind);
    if (COMPUTED.includes(kind)) {
      const [layer = 0, head = 0] = String(form.get("head") ?? "")
        .split(" ")
        .map(Number);
      return computeQuestion(kind, address, kind === "head" ? { layer, head } : null);
    }
    const [text = "", right = ""] = ["text", "answer"].map((name) =>
      String(form.get(name) ?? "").trim(),
    );
    const problem = kind === "number" && right ? numberProblem(right) : null;
    if (problem) throw new ProblemError(0, [{ where: RIGHT, message: problem, suggestions: [] }]);
    const choices = String(form.get("choices") ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    return {
      kind,
      text,
      ...(kind === "choice" && { choices }),
      ...(right && { answer: { choice: right } }),
    };
  }
}
