/**
 * The inputs of a lesson: cells to edit, and words to add or remove. This keeps the typed texts;
 * the fields are replaced with every response of the server.
 */

import { find, findAll, targetOf } from "./dom.js";

/** @import { Problem } from "./api-types.d.ts" */
/** @typedef {HTMLInputElement | HTMLSelectElement} Cell */
/** @typedef {string | string[] | string[][]} Typed the texts of an input, as typed */
/** @typedef {string | number | (string | number | (string | number)[])[]} Value of an input in the API */

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const UNREADABLE = "Write a number, such as 0.5, in every cell.";

export class LessonInputs {
  #box;
  #reset;
  #edited;
  /** @type {Map<string, Typed>} by input */
  #typed = new Map();
  /** @type {Map<string, {typed: string, message: string}>} what the server refused, by input */
  #refused = new Map();

  /**
   * @param {HTMLElement} box around the inputs
   * @param {HTMLButtonElement} reset restores the lesson's own inputs
   * @param {() => void} edited called after every edit
   */
  constructor(box, reset, edited) {
    this.#box = box;
    this.#reset = reset;
    this.#edited = edited;
    this.#read();
    box.addEventListener("input", (event) => {
      const cell = /** @type {Cell} */ (event.target);
      this.#setText(cell.name, cell.value);
      this.#afterEdit();
    });
    box.addEventListener("click", (event) => {
      const target = targetOf(event);
      const field = /** @type {HTMLElement | null} */ (target.closest("[data-input]"));
      if (!field) return;
      if ("more" in target.dataset) this.#resize(field, 1);
      if ("fewer" in target.dataset) this.#resize(field, -1);
    });
    reset.addEventListener("click", () => {
      for (const field of this.#fields) this.#typed.set(nameOf(field), textsOf(defaultOf(field)));
      this.#write();
      findAll(this.#box, "input, select")[0]?.focus();
      this.#afterEdit();
    });
    this.#check();
  }

  /** The changed inputs as JSON: "" if none is changed, null while a cell holds no number. */
  get text() {
    /** @type {Record<string, Value>} */
    const changed = {};
    for (const field of this.#fields) {
      const name = nameOf(field);
      const value = readValue(field.dataset.kind, this.#typed.get(name) ?? "");
      if (value === null) return null;
      if (JSON.stringify(value) !== JSON.stringify(defaultOf(field))) changed[name] = value;
    }
    return Object.keys(changed).length ? JSON.stringify(changed) : "";
  }

  /** Open the fields of some inputs. @param {string[]} names */
  unfold(names) {
    for (const field of this.#fields) {
      if (names.includes(nameOf(field))) field.querySelector("details")?.setAttribute("open", "");
    }
  }

  /**
   * Replace the fields; they keep the typed texts and the focus.
   * @param {HTMLElement} sent by the server
   * @param {boolean} isFresh whether the fields' own texts replace the typed ones
   */
  replace(sent, isFresh) {
    const focused = document.activeElement;
    const refocus = focused && this.#box.contains(focused) ? this.#rememberFocus(focused) : null;
    const open = this.#fields.filter((field) => field.querySelector("details[open]")).map(nameOf);
    this.#box.replaceChildren(...sent.childNodes);
    this.unfold(open);
    if (isFresh) this.#read();
    else this.#write();
    refocus?.();
    this.#check();
  }

  /**
   * Show problems beside their inputs.
   * @param {Problem[]} problems
   * @returns {Problem[]} those of no input
   */
  showProblems(problems) {
    const others = new Set(problems);
    for (const field of this.#fields) {
      const name = nameOf(field);
      const where = `inputs.${name}`;
      const own = problems.filter(
        (problem) => problem.where === where || problem.where.startsWith(`${where}[`),
      );
      for (const problem of own) others.delete(problem);
      const message = own.map((problem) => problem.message).join(" ");
      const typed = JSON.stringify(this.#typed.get(name));
      if (message) this.#refused.set(name, { typed, message });
    }
    this.#check();
    return [...others];
  }

  get #fields() {
    return findAll(this.#box, "[data-input]");
  }

  /** Return what gives the focus to the same control of new fields. @param {Element} focused */
  #rememberFocus(focused) {
    const isCell = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement;
    if (isCell && focused.name) {
      const selector = `[name="${CSS.escape(focused.name)}"]`;
      const selection =
        focused instanceof HTMLInputElement
          ? { start: focused.selectionStart, end: focused.selectionEnd }
          : null;
      return () => {
        const cell = this.#box.querySelector(selector);
        if (cell instanceof HTMLElement) cell.focus({ preventScroll: true });
        if (cell instanceof HTMLInputElement && selection) {
          cell.setSelectionRange(selection.start, selection.end);
        }
      };
    }
    const field = focused.closest("[data-input]");
    const input = field instanceof HTMLElement ? nameOf(field) : "";
    const kind = focused instanceof HTMLElement && "more" in focused.dataset ? "more" : "fewer";
    return () => {
      const button = this.#box.querySelector(`[data-input="${CSS.escape(input)}"] [data-${kind}]`);
      if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    };
  }

  /** Read the texts of all fields. */
  #read() {
    this.#typed.clear();
    for (const field of this.#fields) {
      const cells = cellsOf(field);
      const texts = cells.map((cell) => cell.value);
      const { kind, row } = field.dataset;
      this.#typed.set(
        nameOf(field),
        kind === "words"
          ? texts
          : kind === "matrix"
            ? matrixOf(cells, Boolean(row))
            : (texts[0] ?? ""),
      );
    }
  }

  /** Write the typed texts into the fields. */
  #write() {
    for (const field of this.#fields) {
      for (const cell of cellsOf(field)) {
        const text = this.#textOf(cell.name);
        if (text !== undefined && cell.value !== text) cell.value = text;
      }
    }
  }

  /**
   * The row of texts that holds a cell, and the cell's index in it.
   * @param {string} cell `input`, `input.index` or `input.row.column`
   * @returns {[row: string[] | undefined, index: number] | null} null for an input of one cell
   */
  #locate(cell) {
    const [name = "", first, second] = cell.split(".");
    const typed = this.#typed.get(name);
    if (first === undefined) return null;
    if (second === undefined) return [/** @type {string[]} */ (typed), Number(first)];
    const isMatrix = Array.isArray(typed?.[0]);
    const row = isMatrix ? typed?.[Number(first)] : typed;
    return [/** @type {string[] | undefined} */ (row), Number(second)];
  }

  /** @param {string} cell @returns {string | undefined} */
  #textOf(cell) {
    const place = this.#locate(cell);
    if (!place) return /** @type {string | undefined} */ (this.#typed.get(cell));
    const [row, index] = place;
    return row?.[index];
  }

  /**
   * @param {string} cell
   * @param {string} text
   */
  #setText(cell, text) {
    const place = this.#locate(cell);
    if (!place) {
      this.#typed.set(cell, text);
      return;
    }
    const [row, index] = place;
    if (row) row[index] = text;
  }

  #afterEdit() {
    this.#check();
    this.#edited();
  }

  /** Mark unreadable cells, and enable the buttons that apply. */
  #check() {
    for (const field of this.#fields) {
      const name = nameOf(field);
      const isNumeric = !["words", "choice"].includes(field.dataset.kind ?? "");
      const unreadable = isNumeric
        ? cellsOf(field).filter((cell) => parseNumber(cell.value) === null)
        : [];
      for (const cell of isNumeric ? cellsOf(field) : []) {
        cell.setAttribute("aria-invalid", String(unreadable.includes(cell)));
      }
      const typed = this.#typed.get(name) ?? "";
      // A refusal holds until the input is changed.
      if (this.#refused.get(name)?.typed !== JSON.stringify(typed)) this.#refused.delete(name);
      showFailure(field, unreadable.length ? UNREADABLE : (this.#refused.get(name)?.message ?? ""));
      const { least, most } = field.dataset;
      for (const button of findAll(field, "[data-fewer]", HTMLButtonElement)) {
        button.disabled = typed.length <= Number(least);
      }
      for (const button of findAll(field, "[data-more]", HTMLButtonElement)) {
        button.disabled = typed.length >= Number(most);
      }
    }
    this.#reset.disabled = this.text === "";
  }

  /**
   * Add or remove a word, with a row or column of every matrix that has one for each word.
   * @param {HTMLElement} field
   * @param {1 | -1} change
   */
  #resize(field, change) {
    const name = nameOf(field);
    const words = /** @type {string[]} */ (this.#typed.get(name));
    const count = words.length + change;
    if (count < Number(field.dataset.least) || count > Number(field.dataset.most)) return;
    const added = `word ${words.length + 1}`;
    this.#typed.set(name, change > 0 ? [...words, added] : words.slice(0, -1));
    for (const { dataset } of this.#fields) {
      const input = dataset.input ?? "";
      let typed = this.#typed.get(input);
      if (dataset.rows === name && Array.isArray(typed)) typed = resized(typed, change);
      if (dataset.columns === name && Array.isArray(typed)) {
        typed = dataset.row
          ? resized(typed, change)
          : typed.map((row) => resized(/** @type {string[]} */ (row), change));
      }
      if (typed !== undefined) this.#typed.set(input, typed);
    }
    this.#afterEdit();
  }
}

/** @param {HTMLElement} field */
function nameOf(field) {
  return field.dataset.input ?? "";
}

/** The lesson's own value. @param {HTMLElement} field @returns {Value} */
function defaultOf(field) {
  return JSON.parse(field.dataset.default ?? "null");
}

/** @param {HTMLElement} field @returns {Cell[]} */
function cellsOf(field) {
  return /** @type {Cell[]} */ (findAll(field, "input, select"));
}

/**
 * The texts of a matrix; of one row, the row alone.
 * @param {Cell[]} cells named `input.row.column`
 * @param {boolean} isRow
 * @returns {string[] | string[][]}
 */
function matrixOf(cells, isRow) {
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  for (const cell of cells) {
    const [, row = ""] = cell.name.split(".");
    rows.set(row, [...(rows.get(row) ?? []), cell.value]);
  }
  const texts = [...rows.values()];
  return isRow ? (texts[0] ?? []) : texts;
}

/**
 * A list with its last item repeated, or without it.
 * @template {string[] | string[][]} Items
 * @param {Items} items
 * @param {1 | -1} change
 * @returns {Items}
 */
function resized(items, change) {
  const list = change > 0 ? [...items, structuredClone(items.at(-1))] : items.slice(0, -1);
  return /** @type {Items} */ (list);
}

/** A value as a reader would type it. @param {Value} value @returns {Typed} */
function textsOf(value) {
  return /** @type {Typed} */ (Array.isArray(value) ? value.map(textsOf) : String(value));
}

/**
 * The typed texts as the API takes them; null where a cell holds no number.
 * @param {string | undefined} kind
 * @param {Typed} typed
 * @returns {Value | null}
 */
export function readValue(kind, typed) {
  if (kind === "words" || kind === "choice") return typed;
  if (!Array.isArray(typed)) return parseNumber(typed);
  const values = typed.map((cell) => readValue(kind, cell));
  return values.includes(null) ? null : /** @type {Value} */ (values);
}

/** A number with a point or a comma; null for other texts. @param {string} text @returns {number | null} */
export function parseNumber(text) {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  const number = NUMBER.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/**
 * @param {HTMLElement} field
 * @param {string} message
 */
function showFailure(field, message) {
  const line = find(field, "[data-failure]");
  line.textContent = message;
  line.hidden = !message;
}
