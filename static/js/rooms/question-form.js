/** The dialog in which a lecturer puts a question to the hall. */

import { ProblemError } from "../api.js";
import { find, findAll, targetOf } from "../dom.js";
import { explainedBy } from "./explained.js";
import { rightOf } from "./question-panel.js";

/** @import { Question } from "./event-source.js" */
/** @import { Explained } from "./explained.js" */

const MOST_PLACES = 6; // of the history, the latest first
const MOST_VISITS = 12;
/** @type {Record<string, string>} */
const TEXTS = { place: "Where next?", visit: "Which visit gets the most pointer weight?" };
export const ELSEWHERE = "Somewhere else";

export class QuestionForm {
  #dialog;
  #ask;
  #about = "/";
  /** @type {Explained | null} */
  #explained = null;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {(question: object) => Promise<unknown>} ask
   */
  constructor(dialog, ask) {
    this.#dialog = dialog;
    this.#ask = ask;
    dialog.addEventListener("change", () => this.#follow());
    find(dialog, "form").addEventListener("submit", (event) => this.#submit(event));
  }

  /** @param {string} address of the page that is shown */
  async open(address) {
    this.#about = address;
    this.#explained = null;
    find(this.#dialog, "[data-failure]").hidden = true;
    find(this.#dialog, "form", HTMLFormElement).reset();
    this.#dialog.showModal();
    this.#follow();
    this.#explained = await explainedBy(address).catch(() => null);
    const hasHistory = Boolean(this.#explained);
    const kind = hasHistory ? "place" : "choice";
    find(this.#dialog, `[value="${kind}"]`, HTMLInputElement).checked = true;
    this.#follow();
  }

  get #kind() {
    return find(this.#dialog, "[name='kind']:checked", HTMLInputElement).value;
  }

  #follow() {
    const kind = this.#kind;
    const isOwn = kind === "choice" || kind === "number";
    for (const label of findAll(this.#dialog, "[data-about-page]")) label.hidden = !this.#explained;
    find(this.#dialog, "[data-answer-shown]").hidden = isOwn;
    find(this.#dialog, "[data-own-choices]").hidden = kind !== "choice";
    find(this.#dialog, "[data-own-answer]").hidden = !isOwn;
    const text = find(this.#dialog, "[name='text']", HTMLInputElement);
    const isUntouched = text.value === "" || Object.values(TEXTS).includes(text.value);
    if (isUntouched) text.value = TEXTS[kind] ?? "";
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    if (event.submitter instanceof HTMLButtonElement && event.submitter.value === "cancel") return;
    event.preventDefault();
    const failure = find(this.#dialog, "[data-failure]");
    failure.hidden = true;
    try {
      await this.#ask(
        this.#withAnswer(new FormData(/** @type {HTMLFormElement} */ (targetOf(event)))),
      );
      this.#dialog.close();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      failure.textContent = error.message;
      failure.hidden = false;
    }
  }

  /** The question, with what is right as far as it is known; the hall is told with the votes. @param {FormData} form */
  #withAnswer(form) {
    const asked = this.#question(form);
    const { choices = [], locations = [], answer = null } = asked;
    const right = rightOf({ kind: asked.kind, choices, locations, answer }, this.#explained);
    return right ? { ...asked, answer: right.choice } : asked;
  }

  /**
   * @param {FormData} form
   * @returns {Pick<Question, "kind" | "text" | "about"> & Partial<Question>}
   */
  #question(form) {
    const kind = /** @type {Question["kind"]} */ (this.#kind);
    const question = { kind, text: String(form.get("text") ?? "").trim(), about: this.#about };
    const { visits = [] } = this.#explained?.explanation ?? {};
    if (kind === "place") {
      const known = new Map([...visits].reverse().map(({ location, label }) => [location, label]));
      const places = [...known].slice(0, MOST_PLACES);
      return {
        ...question,
        choices: [...places.map(([, label]) => label), ELSEWHERE],
        locations: [...places.map(([location]) => location), 0],
      };
    }
    if (kind === "visit") {
      const latest = visits.slice(-MOST_VISITS);
      const first = visits.length - latest.length;
      return {
        ...question,
        choices: latest.map((visit, at) => `${first + at + 1} ${visit.label}`),
      };
    }
    const answer = String(form.get("answer") ?? "").trim();
    const choices = String(form.get("choices") ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    return {
      ...question,
      ...(kind === "choice" && { choices }),
      ...(answer && { answer }),
    };
  }
}
