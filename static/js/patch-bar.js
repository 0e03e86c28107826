/**
 * The parts of one run that were put into the other: where they are chosen, their list, and what
 * they change of the answer.
 */

import { find, findAll } from "./dom.js";
import { canBePut, wordsOf } from "./patches.js";
import { partNames } from "./picture/parts.js";

/** @import { Reading } from "./picture/reading.js" */
/** @typedef {"a" | "b"} Letter of the first run, or of the second */
/** @typedef {{into: Letter, names: string[]}} Patches the parts, by their names in the other run */

const RUNS = { a: "first", b: "second" };

/** @param {Letter} letter @returns {Letter} */
export const other = (letter) => (letter === "a" ? "b" : "a");

export class PatchBar {
  /** @type {Patches} */
  patches = { into: "b", names: [] };
  /** @type {Partial<Record<Letter, Reading>>} */
  #readings = {};
  #ghost = document.createElement("div");

  /**
   * @param {HTMLElement} page
   * @param {() => void} changed called when parts were put in or taken back
   */
  constructor(page, changed) {
    this.page = page;
    this.changed = changed;
    this.root = find(page, "[data-patches]", HTMLFormElement);
    this.parts = find(this.root, "[data-patch-part]", HTMLSelectElement);
    this.direction = find(this.root, "[data-patch-into]", HTMLSelectElement);
    this.list = find(this.root, "[data-patch-list]");
    this.told = find(this.root, "[data-patch-told]");
    this.#ghost.className = "carried";
    this.#ghost.hidden = true;
    this.#ghost.setAttribute("aria-hidden", "true");
    find(page, "[data-stage]").append(this.#ghost);
    this.direction.addEventListener("change", () => this.#offerParts());
    this.root.addEventListener("submit", (event) => {
      event.preventDefault();
      this.put(this.parts.value, this.direction.value === "a" ? "a" : "b");
    });
  }

  /** What the address holds. */
  get address() {
    const { into, names } = this.patches;
    return names.length ? `${into}:${names.join(",")}` : "";
  }

  /** Take over what an address holds. @param {string | null} text */
  restore(text) {
    const [into, names = ""] = (text ?? "").split(":");
    this.patches = { into: into === "a" ? "a" : "b", names: names.split(",").filter(Boolean) };
  }

  /** Put a part of the other run into this one, or take it back. @param {string} name @param {Letter} into */
  put(name, into) {
    const before = this.patches.into === into ? this.patches.names : [];
    const names = before.includes(name) ? before.filter((one) => one !== name) : [...before, name];
    this.patches = { into, names };
    this.changed();
  }

  /**
   * Follow a part that is carried from one picture; dropped on the other it is put there.
   * @param {Letter} from
   * @param {import("./picture/network-picture.js").Carry} carry
   * @param {Reading | undefined} reading of the run that it comes from
   */
  carry(from, { name, x, y, state }, reading) {
    const into = this.#readings[other(from)];
    const words = reading && into && canBePut(name, reading, into) ? wordsOf(name, reading) : null;
    const under = document.elementFromPoint(x, y)?.closest("[data-run-picture]");
    const isOver = under instanceof HTMLElement && under.dataset.runPicture === other(from);
    this.#ghost.hidden = state !== "carried" || !words;
    this.#ghost.textContent = words ?? "";
    this.#ghost.style.translate = `${x + 12}px ${y + 8}px`;
    for (const run of findAll(this.page, "[data-run-picture]")) {
      run.toggleAttribute("data-takes", state === "carried" && isOver && run === under);
    }
    if (words && (state === "put" || (state === "dropped" && isOver))) this.put(name, other(from));
  }

  /**
   * Offer the parts of two runs, where they fit.
   * @param {Partial<Record<Letter, Reading>>} readings
   * @param {boolean} isPossible
   */
  offer(readings, isPossible) {
    this.#readings = readings;
    this.root.hidden = !isPossible;
    if (isPossible) this.#offerParts();
  }

  /** List the parts of the run that they would be taken from. */
  #offerParts() {
    const into = this.direction.value === "a" ? "a" : "b";
    const [from, to] = [this.#readings[other(into)], this.#readings[into]];
    if (!from || !to) return;
    const chosen = this.parts.value;
    const options = partNames(from)
      .filter((name) => canBePut(name, from, to))
      .map((name) => new Option(wordsOf(name, from) ?? name, name, false, name === chosen));
    this.parts.replaceChildren(...options);
  }

  /**
   * Show what was put where, and what it does.
   * @param {Reading | undefined} from the run that the parts are of
   * @param {string} sentence
   */
  show(from, sentence) {
    const { into, names } = this.patches;
    const items = names.map((name) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = `${(from && wordsOf(name, from)) ?? name} ×`;
      button.title = "Take it back";
      button.addEventListener("click", () => this.put(name, into));
      item.append(button);
      return item;
    });
    this.list.replaceChildren(...items);
    this.list.hidden = !items.length;
    this.list.setAttribute("aria-label", `Put into the ${RUNS[into]} run`);
    this.told.textContent = sentence;
  }
}
