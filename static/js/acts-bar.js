/** Beside a network that can be changed: the answer, what it was, and the changes in words. */

import { comparedWith, showAnswer } from "./answer.js";
import { changeItems } from "./change-items.js";
import { unbroken } from "./unbroken.js";

/** @import { Interventions } from "./api-types.d.ts" */
/** @import { AnsweredExplanation, Engine } from "./explanations.js" */
/** @import { NetworkTrace } from "./picture/trace.js" */

const ENGINES = { browser: "Computed in this browser.", server: "Computed in Python." };

export class ActsBar {
  #change;
  #output = document.createElement("output");
  #was = document.createElement("span");
  #list = document.createElement("ul");
  #learned = document.createElement("button");
  #note = document.createElement("span");
  #failure = document.createElement("p");
  /** Which engine answered last. @type {Engine} */
  engine = "server";

  /** @param {(interventions: Interventions) => void} change called when a reader takes changes back */
  constructor(change) {
    this.#change = change;
    this.root = document.createElement("div");
    this.root.className = "view-acts";
    this.root.hidden = true;
    this.#output.dataset.answer = "";
    this.#was.className = "quiet";
    this.#list.setAttribute("aria-label", "Changes");
    this.#learned.type = "button";
    this.#learned.textContent = "as learned";
    this.#learned.title = "Take all changes back";
    this.#learned.addEventListener("click", () => change({}));
    this.#note.className = "quiet";
    this.#failure.className = "view-failure";
    this.#failure.setAttribute("role", "alert");
    this.root.append(this.#output, this.#was, this.#list, this.#learned, this.#note, this.#failure);
  }

  /**
   * Show an answer, and by which changes it came about; nothing is shown of a network as learned.
   * @param {AnsweredExplanation & {places: NetworkTrace["places"]}} answer
   * @param {Interventions} interventions
   * @param {{learned: NetworkTrace | null, isCompared: boolean, note: string}} beside the answer as
   *   learned, where it is known; whether the figure is compared with another; what else to say
   */
  show(answer, interventions, { learned, isCompared, note }) {
    this.engine = answer.engine;
    showAnswer(this.#output, answer);
    this.#output.title = ENGINES[answer.engine];
    const { value, change } = learned ? comparedWith(answer, learned) : { value: "", change: "" };
    this.#was.replaceChildren(...unbroken(value && `as learned ${value}${change && ` ${change}`}`));
    this.root.classList.toggle("compares", isCompared);
    this.#showChanges(interventions);
    this.#say(note);
    this.fail("");
  }

  /**
   * Show that changes wait for their answer.
   * @param {Interventions} interventions
   * @param {string} note what they wait for
   */
  wait(interventions, note) {
    showAnswer(this.#output, null);
    this.#was.textContent = "";
    this.#showChanges(interventions);
    this.#say(note);
    this.root.hidden = false;
    this.#failure.hidden = true;
  }

  /** Say why a change has no answer. @param {string} message empty for no failure */
  fail(message) {
    this.#failure.textContent = message;
    this.#failure.hidden = !message;
    if (message) this.root.hidden = false;
  }

  /** @param {string} note */
  #say(note) {
    this.#note.textContent = note;
    this.#note.hidden = !note;
  }

  /** @param {Interventions} interventions */
  #showChanges(interventions) {
    const hadFocus = this.root.contains(document.activeElement);
    const items = changeItems(interventions, this.#change);
    this.#list.replaceChildren(...items);
    this.root.hidden = this.#learned.hidden = items.length === 0;
    if (hadFocus && !this.root.contains(document.activeElement)) this.#learned.focus();
  }
}
