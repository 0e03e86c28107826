/** One exercise on the page of an assignment: its numbers, its fields and what is said of answers. */

import { parameters } from "../api.js";
import { copyOf, find, findAll, setText } from "../dom.js";
import { tableFigure } from "../lesson-figures.js";
import { AssignedExercise } from "./assigned.js";
import { partsOf } from "./assignment.js";
import { draftOf } from "./progress.js";

/** @import { Marked } from "./assigned.js" */
/** @import { Found } from "./lesson-source.js" */
/** @import { Answered } from "./progress.js" */
/**
 * What a task needs of its page.
 * @typedef {{
 *   number: number, text: string, tolerance: number, lessonAt: string, embedAt: string,
 *   answered: Answered | undefined,
 *   changed: () => void,
 * }} Surroundings `text` decides the numbers; there is no `embedAt` where no server has
 *   steps in frames
 */

const TRIES_BEFORE_STEP = 2; // the step shows the answer

export class Task {
  #found;
  #assigned;
  #form;
  #open;
  #surroundings;
  /** @type {Answered} */
  #answered;
  /** The step that is offered. */
  #step = "";
  /** The share of the cells that are right. */
  share = 0;

  /** @param {Found} found @param {HTMLTemplateElement} template @param {Surroundings} surroundings */
  constructor(found, template, surroundings) {
    const { source, exercise } = found;
    this.#found = found;
    this.#surroundings = surroundings;
    this.#assigned = new AssignedExercise(source, exercise, surroundings.text);
    this.#answered = surroundings.answered ?? { typed: [], tries: 0, isOpened: false };
    this.element = copyOf(template);
    find(this.element, "h2").textContent = `Exercise ${surroundings.number}`;
    const step = source.steps[exercise.step] ?? exercise.step;
    find(this.element, "[data-lesson]").textContent =
      `${source.title} · step “${step}”${exercise.drawn ? " · your own numbers" : ""}`;
    this.#form = /** @type {HTMLFormElement} */ (document.importNode(found.form, true));
    find(this.element, "[data-form]").replaceWith(this.#form);
    this.#open = find(this.element, "[data-open]", HTMLDetailsElement);
    this.#showNumbers();
    this.#nameRadios();
    this.#form.addEventListener("submit", (event) => this.#check(event));
    this.#form.addEventListener("input", () => this.#edit());
    this.#open.addEventListener("toggle", () => this.#openStep());
    if (surroundings.answered) this.#restore();
  }

  get address() {
    return this.#found.address;
  }

  get answered() {
    return this.#answered;
  }

  /** Whether the fields hold something else than was checked last. */
  get isUnchecked() {
    return this.#answered.draft !== undefined;
  }

  /** The answer that was checked last, as lines hold it: one text a cell, a letter for a choice. */
  get words() {
    const { choices } = this.#found.exercise;
    const { typed } = this.#answered;
    if (!choices.length) return typed;
    const index = choices.indexOf(typed[0] ?? "");
    return index < 0 ? [] : [letterOf(index)];
  }

  #showNumbers() {
    const { tables, values } = this.#assigned.given;
    const figures = tables.map((table) => tableFigure(table, values, this.#found.source.figures));
    const box = document.createElement("div");
    box.className = "given";
    box.append(...figures.filter((figure) => figure !== null));
    if (figures.length) find(this.#form, "legend").after(box);
  }

  /** Radio buttons of one name would exclude those of another exercise. */
  #nameRadios() {
    for (const radio of findAll(this.#form, "input[type=radio]", HTMLInputElement)) {
      radio.name = this.address;
    }
  }

  /** @returns {HTMLInputElement[]} */
  get #cells() {
    return findAll(this.#form, "input:not([type=radio])", HTMLInputElement);
  }

  get #typed() {
    const chosen = this.#form.querySelector("input:checked");
    if (this.#found.exercise.choices.length) {
      return chosen instanceof HTMLInputElement ? [chosen.value] : [];
    }
    return this.#cells.map(({ value }) => value.trim());
  }

  /** @param {Event} event */
  #check(event) {
    event.preventDefault();
    const typed = this.#typed;
    if (!typed.some(Boolean)) {
      find(this.#form, "[data-marked]").textContent = "Give an answer first.";
      return;
    }
    const marked = this.#mark(typed);
    const unread = [...marked.cells.keys()].filter((index) => !marked.cells[index]);
    if (unread.length) {
      this.#say(marked.sentence, unread); // what is no number is no try
      return;
    }
    const { tries, isOpened } = this.#answered;
    this.#answered = { typed, tries: tries + 1, isOpened };
    this.share = marked.share;
    this.#show(marked);
    this.#surroundings.changed();
  }

  /** A verdict stands beside the answer that it is about, and beside no other. */
  #edit() {
    const draft = draftOf(this.#typed, this.#answered.typed);
    const { draft: _, ...answered } = this.#answered;
    this.#answered = draft ? { ...answered, draft } : answered;
    if (!draft && answered.typed.length) this.#show(this.#mark(answered.typed));
    else this.#say(answered.typed.length ? "Not checked yet." : "");
    this.#surroundings.changed();
  }

  /** @param {string[]} typed */
  #mark(typed) {
    const names = this.#cells.map(({ ariaLabel }) => ariaLabel ?? "");
    return this.#assigned.mark(typed, this.#surroundings.tolerance, names);
  }

  #restore() {
    const { typed, draft } = this.#answered;
    const shown = draft ?? typed;
    for (const [index, cell] of this.#cells.entries()) cell.value = shown[index] ?? "";
    for (const radio of findAll(this.#form, "input[type=radio]", HTMLInputElement)) {
      radio.checked = radio.value === shown[0];
    }
    if (!typed.length) return;
    const marked = this.#mark(typed);
    this.share = marked.share;
    this.#show(marked);
    if (draft) this.#say("Not checked yet.");
  }

  /** @param {Marked} marked */
  #show({ cells, share, sentence, forgotten }) {
    const wrong = [...cells.keys()].filter((index) => cells[index]?.verdict !== "right");
    const isRight = share === 1;
    this.#say(sentence, wrong);
    find(this.#form, "[data-because]").hidden = !isRight;
    this.#form.dataset.right = String(isRight);
    this.element.dataset.state = isRight ? "right" : "wrong";
    this.#showStep(isRight ? null : forgotten);
    this.#open.hidden = !isRight && this.#answered.tries < TRIES_BEFORE_STEP;
    find(this.#open, "[data-opened]").hidden = !this.#answered.isOpened;
  }

  /**
   * Say something without a verdict.
   * @param {string} sentence
   * @param {number[]} [wrong] the cells at fault
   */
  #say(sentence, wrong = []) {
    setText(find(this.#form, "[data-marked]"), sentence);
    for (const [index, cell] of this.#cells.entries()) {
      cell.setAttribute("aria-invalid", String(wrong.includes(index)));
    }
    find(this.#form, "[data-because]").hidden = true;
    delete this.#form.dataset.right;
    delete this.element.dataset.state;
  }

  /** Offer the step of the lesson with this student's numbers. @param {string | null} forgotten */
  #showStep(forgotten) {
    const { source, exercise } = this.#found;
    const step = forgotten ?? exercise.step;
    const title = `“${source.steps[step] ?? step}”`;
    find(this.#open, "summary").textContent =
      `See the step ${title}${exercise.drawn ? " with my numbers" : ""}`;
    find(this.#open, "a", HTMLAnchorElement).href = this.#addressOf(step, "lessonAt");
    if (this.#step === step) return;
    this.#step = step;
    find(this.#open, "[data-frame]").replaceChildren();
    if (this.#open.open) this.#openStep();
  }

  /** @param {string} step @param {"lessonAt" | "embedAt"} at */
  #addressOf(step, at) {
    const inputs = JSON.stringify(this.#assigned.inputs);
    const query = parameters({
      step,
      removed: this.#found.exercise.drawn?.removed.join(",") ?? "",
      inputs: inputs === "{}" ? "" : inputs,
    });
    const { lesson } = partsOf(this.address);
    return `${this.#surroundings[at].replace("{lesson}", lesson)}?${query}`;
  }

  #openStep() {
    if (!this.#open.open) return;
    const box = find(this.#open, "[data-frame]");
    if (this.#surroundings.embedAt && !box.firstChild) {
      const frame = document.createElement("iframe");
      frame.src = this.#addressOf(this.#step, "embedAt");
      frame.title = find(this.#open, "summary").textContent ?? "";
      box.append(frame);
    }
    this.#noteOpening();
  }

  #noteOpening() {
    if (this.share === 1 || this.#answered.isOpened) return;
    this.#answered = { ...this.#answered, isOpened: true };
    find(this.#open, "[data-opened]").hidden = false;
    this.#surroundings.changed();
  }
}

/** The letter of a choice. @param {number} index */
function letterOf(index) {
  return String.fromCharCode(97 + index);
}
