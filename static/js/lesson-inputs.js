/**
 * The inputs of a lesson: cells that can be edited, words that can be more or fewer. What was
 * typed is kept here, cell by cell; fields come and go with every answer of the server.
 */

/** @typedef {import("./api.js").Problem} Problem */
/** @typedef {string | string[] | string[][]} Typed what stands in an input, as it was typed */

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const UNREADABLE = "Write a number, such as 0.5, in every cell.";

export class Inputs {
  #box;
  #reset;
  #edited;
  /** @type {Map<string, Typed>} */
  #typed = new Map();
  /** @type {Map<string, {typed: string, words: string}>} what the server refused, as it was typed */
  #refused = new Map();

  /**
   * @param {HTMLElement} box around the inputs
   * @param {HTMLButtonElement} reset puts the text's own back
   * @param {() => void} edited called after every edit
   */
  constructor(box, reset, edited) {
    this.#box = box;
    this.#reset = reset;
    this.#edited = edited;
    this.#read();
    box.addEventListener("input", ({ target }) => {
      this.#keep(target.name, target.value);
      this.#changed();
    });
    box.addEventListener("click", ({ target }) => {
      if ("more" in target.dataset) this.#resize(target.closest("[data-input]"), 1);
      if ("fewer" in target.dataset) this.#resize(target.closest("[data-input]"), -1);
    });
    reset.addEventListener("click", () => {
      for (const field of this.#fields)
        this.#typed.set(field.dataset.input, asTyped(JSON.parse(field.dataset.default)));
      this.#write();
      this.#box.querySelector("input, select")?.focus();
      this.#changed();
    });
    this.#check();
  }

  /** What differs from the text's own, as JSON; "" if nothing does, null while a cell holds no number. */
  get text() {
    const changed = {};
    for (const field of this.#fields) {
      const { input: name, kind } = field.dataset;
      const value = valueOf(kind, this.#typed.get(name));
      if (value === null) return null;
      if (JSON.stringify(value) !== JSON.stringify(JSON.parse(field.dataset.default)))
        changed[name] = value;
    }
    return Object.keys(changed).length ? JSON.stringify(changed) : "";
  }

  /**
   * Inputs that the server drew. What was typed stands in them, unless they are fresh.
   * @param {HTMLElement} sent
   * @param {boolean} fresh
   */
  take(sent, fresh) {
    const focused = this.#box.contains(document.activeElement) ? document.activeElement : null;
    const name = focused?.name;
    const selection =
      focused?.localName === "input" ? [focused.selectionStart, focused.selectionEnd] : null;
    const button =
      focused && !name
        ? [
            focused.closest("[data-input]")?.dataset.input,
            "more" in focused.dataset ? "more" : "fewer",
          ]
        : null;
    this.#box.replaceChildren(...sent.childNodes);
    if (fresh) this.#read();
    else this.#write();
    const again = name
      ? this.#box.querySelector(`[name="${CSS.escape(name)}"]`)
      : button &&
        this.#box.querySelector(
          `[data-input="${CSS.escape(button[0] ?? "")}"] [data-${button[1]}]`,
        );
    again?.focus({ preventScroll: true });
    if (again && selection) again.setSelectionRange(...selection);
    this.#check();
  }

  /**
   * Problems beside their inputs.
   * @param {Problem[]} problems
   * @returns {Problem[]} those of no input
   */
  complain(problems) {
    const left = new Set(problems);
    for (const { dataset } of this.#fields) {
      const where = `inputs.${dataset.input}`;
      const own = problems.filter(
        (problem) => problem.where === where || problem.where.startsWith(`${where}[`),
      );
      own.forEach((problem) => left.delete(problem));
      const words = own.map((problem) => problem.message).join(" ");
      if (words)
        this.#refused.set(dataset.input, {
          typed: JSON.stringify(this.#typed.get(dataset.input)),
          words,
        });
    }
    this.#check();
    return [...left];
  }

  get #fields() {
    return [...this.#box.querySelectorAll("[data-input]")];
  }

  #cellsOf(field) {
    return [...field.querySelectorAll("input, select")];
  }

  /** Take what stands in the fields. */
  #read() {
    this.#typed.clear();
    for (const field of this.#fields) {
      const texts = this.#cellsOf(field).map((cell) => cell.value);
      const { input: name, kind, row } = field.dataset;
      const places = this.#cellsOf(field).map((cell) => Number(cell.name.split(".")[1]));
      const rows = [...new Set(places)].map((at) =>
        texts.filter((_, index) => places[index] === at),
      );
      this.#typed.set(
        name,
        kind === "words" ? texts : kind === "matrix" ? (row ? rows[0] : rows) : texts[0],
      );
    }
  }

  /** Put what was typed into the fields that are there. */
  #write() {
    for (const cell of this.#box.querySelectorAll("[name]")) {
      const text = this.#at(cell.name);
      if (text !== undefined && cell.value !== text) cell.value = text;
    }
  }

  /** The row that holds a cell, and its place there; a single row counts as the first. */
  #place(cell) {
    const [name, first, second] = cell.split(".");
    const typed = this.#typed.get(name);
    if (first === undefined) return [null, name];
    if (second === undefined) return [typed, Number(first)];
    return Array.isArray(typed[0])
      ? [typed[Number(first)], Number(second)]
      : [typed, Number(second)];
  }

  #at(cell) {
    const [row, place] = this.#place(cell);
    return row === null ? this.#typed.get(place) : row?.[place];
  }

  #keep(cell, text) {
    const [row, place] = this.#place(cell);
    if (row === null) this.#typed.set(place, text);
    else if (row) row[place] = text;
  }

  #changed() {
    this.#check();
    this.#edited();
  }

  /** Mark what holds no number, and offer the way back where there is one. */
  #check() {
    for (const field of this.#fields) {
      const numeric = !["words", "choice"].includes(field.dataset.kind);
      const wrong = this.#cellsOf(field).filter((cell) => {
        const bad = numeric && numberOf(cell.value) === null;
        if (numeric) cell.setAttribute("aria-invalid", String(bad));
        return bad;
      });
      const { input: name, least, most } = field.dataset;
      const typed = this.#typed.get(name);
      const refused = this.#refused.get(name);
      // What was refused stays refused until it is typed otherwise.
      if (refused && refused.typed !== JSON.stringify(typed)) this.#refused.delete(name);
      showFailure(field, wrong.length ? UNREADABLE : (this.#refused.get(name)?.words ?? ""));
      for (const button of field.querySelectorAll("[data-fewer]"))
        button.disabled = typed.length <= Number(least);
      for (const button of field.querySelectorAll("[data-more]"))
        button.disabled = typed.length >= Number(most);
    }
    this.#reset.disabled = this.text === "";
  }

  /** One word more or fewer, with a row or a column of every matrix that follows them. */
  #resize(field, by) {
    const { input: name } = field.dataset;
    const words = this.#typed.get(name);
    const count = words.length + by;
    if (count < Number(field.dataset.least) || count > Number(field.dataset.most)) return;
    const resized = (list) =>
      by > 0 ? [...list, structuredClone(list.at(-1))] : list.slice(0, -1);
    this.#typed.set(name, by > 0 ? [...words, `word ${words.length + 1}`] : words.slice(0, -1));
    for (const { dataset } of this.#fields) {
      let typed = this.#typed.get(dataset.input);
      if (dataset.rows === name) typed = resized(typed);
      if (dataset.columns === name) typed = dataset.row ? resized(typed) : typed.map(resized);
      this.#typed.set(dataset.input, typed);
    }
    this.#changed();
  }
}

/** A value as somebody would type it. */
function asTyped(value) {
  return Array.isArray(value) ? value.map(asTyped) : String(value);
}

/** What was typed, as the API takes it; null where a cell holds no number. */
function valueOf(kind, typed) {
  if (kind === "words" || kind === "choice") return typed;
  if (!Array.isArray(typed)) return numberOf(typed);
  const values = typed.map((cell) => (Array.isArray(cell) ? valueOf(kind, cell) : numberOf(cell)));
  return values.includes(null) ? null : values;
}

/** @returns {number | null} */
function numberOf(text) {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  const number = NUMBER.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(number) ? number : null;
}

function showFailure(field, words) {
  const line = field.querySelector("[data-failure]");
  line.textContent = words;
  line.hidden = !words;
}
