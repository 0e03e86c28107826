/**
 * Inputs that are edited on the tiles of the steps. A tile is dragged sideways; a click, Enter or
 * the first digit opens a field in its place. Every number goes into the field of the same input in
 * the panel (lesson-inputs.js), which holds what was typed.
 */

import { find, findAll, findOptional, targetOf } from "./dom.js";
import { followDrag, movedBy, stepOf, writeField } from "./lesson-drag.js";
import { parseNumber } from "./lesson-inputs.js";
import { DERIVED_CELL, EDITABLE, EDITABLE_CELL, gridOf, positionOf } from "./lesson-tables.js";

/** @import { Cell } from "./lesson-tables.js" */
/** @typedef {{step: string, table: string, index: number, editor: HTMLInputElement | null}} Place */

const HINT = "Type a number, or drag it sideways";
const COMPUTED = "This number is computed: change an input, and it follows.";
const OPENING = /^[\d.,+−-]$/;

export class TileEditing {
  #box;
  #panel;

  /**
   * @param {HTMLElement} box around the steps
   * @param {HTMLElement} panel around the fields of the inputs
   */
  constructor(box, panel) {
    this.#box = box;
    this.#panel = panel;
    box.addEventListener("pointerdown", (event) => {
      const cell = tileOf(event);
      const field = cell && this.#fieldOf(cell);
      if (!field || targetOf(event) instanceof HTMLInputElement) return;
      followDrag(event, field.value, (text) => {
        writeField(panel, field.name, text);
        cell.textContent = text; // at once, with or without a record
      });
    });
    box.addEventListener("click", (event) => {
      const cell = tileOf(event);
      if (cell) this.#open(cell);
    });
    box.addEventListener("dblclick", (event) => sayComputed(targetOf(event)));
    box.addEventListener("keydown", (event) => {
      const cell = tileOf(event);
      if (OPENING.test(event.key)) sayComputed(targetOf(event));
      if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
      if (targetOf(event) instanceof HTMLInputElement) {
        this.#onKey(event, cell);
        return;
      }
      const isTyped = OPENING.test(event.key);
      if (!isTyped && event.key !== "Enter" && event.key !== "F2") return;
      event.preventDefault();
      this.#open(cell, isTyped ? event.key : undefined);
    });
  }

  /** Mark the tables of the steps that are inputs. */
  prepare() {
    for (const figure of findAll(this.#box, ".step-inputs figure:not([data-how])")) {
      const { table = "" } = figure.dataset;
      const input = findOptional(this.#panel, `[data-input="${CSS.escape(table)}"]`);
      if (!["matrix", "number"].includes(input?.dataset.kind ?? "")) continue;
      figure.dataset.editable = "";
      find(figure, ".table-frame").title = HINT;
      for (const [index, cell] of findAll(figure, "tbody td").entries()) {
        cell.tabIndex = index === 0 ? 0 : -1;
      }
    }
  }

  /** The tile with the focus, to be found again after the steps were replaced. @returns {Place | null} */
  get place() {
    const { activeElement } = document;
    const cell = activeElement?.closest(EDITABLE_CELL);
    const figure = cell?.closest("figure");
    const step = cell?.closest("[data-step]");
    if (!(figure instanceof HTMLElement) || !(step instanceof HTMLElement)) return null;
    return {
      step: step.dataset.step ?? "",
      table: figure.dataset.table ?? "",
      index: gridOf(figure)
        .flat()
        .indexOf(/** @type {Cell} */ (cell)),
      editor: activeElement instanceof HTMLInputElement ? activeElement : null,
    };
  }

  /** Give the focus back. @param {Place} place */
  restore({ step, table, index, editor }) {
    const figure = findOptional(
      this.#box,
      `[data-step="${CSS.escape(step)}"] .step-inputs figure[data-table="${CSS.escape(table)}"]`,
    );
    const cell = figure && gridOf(figure).flat()[index];
    if (!cell) return;
    if (editor) this.#show(cell, editor);
    else focusOn(cell);
  }

  /** The field of the panel for the number on a tile. @param {Cell} cell */
  #fieldOf(cell) {
    const figure = /** @type {HTMLElement} */ (cell.closest(EDITABLE));
    const { row, column } = positionOf(gridOf(figure), cell);
    const { table = "" } = figure.dataset;
    const named = (/** @type {string} */ name) =>
      findOptional(this.#panel, `[name="${CSS.escape(name)}"]`, HTMLInputElement);
    return named(`${table}.${row}.${column}`) ?? named(table);
  }

  /** @param {Cell} cell @param {string} [begun] what was typed already */
  #open(cell, begun) {
    const field = this.#fieldOf(cell);
    if (!field || cell.querySelector("input")) return;
    const editor = document.createElement("input");
    editor.className = "tile-editor";
    editor.inputMode = "decimal";
    editor.autocomplete = "off";
    editor.dataset.field = field.name;
    editor.dataset.before = field.value;
    editor.setAttribute("aria-label", field.getAttribute("aria-label") ?? "");
    editor.value = begun ?? field.value;
    editor.addEventListener("input", (event) => {
      event.stopPropagation();
      this.#take(editor);
    });
    editor.addEventListener("blur", () => this.#close(editor));
    this.#show(cell, editor);
    if (begun === undefined) editor.select();
    else this.#take(editor);
  }

  /** Show a field on a tile. @param {Cell} cell @param {HTMLInputElement} editor */
  #show(cell, editor) {
    const { selectionStart, selectionEnd } = editor;
    cell.dataset.shown = cell.textContent ?? "";
    cell.replaceChildren(editor);
    editor.focus({ preventScroll: true });
    editor.setSelectionRange(selectionStart, selectionEnd);
  }

  /** Take a number that was typed; other texts wait until they are one. @param {HTMLInputElement} editor */
  #take(editor) {
    const isNumber = parseNumber(editor.value) !== null;
    editor.setAttribute("aria-invalid", String(!isNumber));
    if (isNumber) writeField(this.#panel, editor.dataset.field ?? "", editor.value);
  }

  /** @param {HTMLInputElement} editor */
  #close(editor) {
    const cell = editor.closest("td");
    if (!cell || !editor.isConnected) return; // the steps were replaced
    const field = this.#fieldOf(cell);
    const { before } = editor.dataset;
    editor.remove();
    cell.textContent = (field?.value === before ? cell.dataset.shown : field?.value) ?? "";
    if (field?.value !== before) delete cell.dataset.value;
    delete cell.dataset.shown;
  }

  /** @param {KeyboardEvent} event @param {Cell} cell */
  #onKey(event, cell) {
    const editor = find(cell, "input", HTMLInputElement);
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (way) {
      event.preventDefault();
      const now = parseNumber(editor.value);
      if (now === null) return;
      editor.value = movedBy(now, way * stepOf(editor.value));
      this.#take(editor);
    }
    if (event.key === "Escape") {
      event.preventDefault();
      writeField(this.#panel, editor.dataset.field ?? "", editor.dataset.before ?? "");
    }
    if (event.key === "Escape" || event.key === "Enter") focusOn(cell);
  }
}

/** The tile of an input that an event comes from. @param {Event} event @returns {Cell | null} */
function tileOf(event) {
  return /** @type {Cell | null} */ (targetOf(event).closest(EDITABLE_CELL));
}

/** Say that a number is computed to whoever tries to edit it. @param {Element} target */
function sayComputed(target) {
  const step = target.closest(DERIVED_CELL)?.closest("[data-step]");
  if (!(step instanceof HTMLElement) || target.closest(EDITABLE)) return;
  const note = document.createElement("span");
  note.className = "quiet";
  note.textContent = ` ${COMPUTED}`;
  const line = find(step, "[data-sum]");
  if (!line.textContent?.endsWith(COMPUTED)) line.append(note);
}

/** @param {Cell} cell */
function focusOn(cell) {
  cell.tabIndex = 0;
  cell.focus({ preventScroll: true });
}
