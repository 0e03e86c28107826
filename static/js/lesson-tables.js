/** The tables of a step as its page shows them: cells, numbers and labels. */

import { parseNumber } from "./arithmetic.js";
import { find, findAll, findOptional } from "./dom.js";
import { unlocalised } from "./local-numbers.js";

/** @typedef {HTMLTableCellElement} Cell */
/** @typedef {Cell[][]} Grid the cells of a table, row by row */
/** @typedef {{row: number, column: number}} Position */

/** Tables whose cells can be derived from others on the page. */
export const DERIVED = "figure[data-how]";
export const DERIVED_CELL = "figure[data-how] tbody td";
/** Inputs that are edited on their tiles. */
export const EDITABLE = "figure[data-editable]";
export const EDITABLE_CELL = "figure[data-editable] tbody td";

/**
 * The cells of a table; a row that is shown downwards is one row all the same.
 * @param {HTMLElement} figure
 * @returns {Grid}
 */
export function gridOf(figure) {
  if ("down" in figure.dataset) return [findAll(figure, "tbody td", HTMLTableCellElement)];
  return findAll(figure, "tbody tr").map((row) => findAll(row, "td", HTMLTableCellElement));
}

/**
 * @param {Grid} grid
 * @param {Cell} cell
 * @returns {Position}
 */
export function positionOf(grid, cell) {
  const row = grid.findIndex((cells) => cells.includes(cell));
  return { row, column: grid[row]?.indexOf(cell) ?? -1 };
}

/**
 * A table on the page.
 * @typedef {{figure: HTMLElement, cells: Cell[], width: number, rows: string[], columns: string[]}} ShownTable
 */

/**
 * Finds tables of a step by their names; null for those that are not on the page.
 * @param {HTMLElement} step
 */
export function tableFinder(step) {
  /** @type {Map<string, ShownTable | null>} */
  const known = new Map();
  return (/** @type {string} */ name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const figure = findOptional(step, `figure[data-table="${CSS.escape(name)}"]`);
    const grid = figure ? gridOf(figure) : [];
    const table = figure && {
      figure,
      cells: grid.flat(),
      width: grid[0]?.length ?? 1,
      ...labelsOf(figure),
    };
    known.set(name, table);
    return table;
  };
}

/**
 * The number in a cell of a table; NaN where it is not on the page.
 * @param {ShownTable | null} table
 * @param {number} index
 */
export function numberAt(table, index) {
  const cell = table?.cells[index];
  return cell ? numberIn(cell) : Number.NaN;
}

/** @param {Cell} cell */
export function numberIn(cell) {
  return parseNumber(cell.dataset.value ?? unlocalised(textIn(cell)));
}

/** The text of a cell, or what is typed in its place. @param {Cell} cell */
export function textIn(cell) {
  const [editor] = cell.children;
  return editor instanceof HTMLInputElement ? editor.value : (cell.textContent ?? "");
}

/** The title of a table. @param {HTMLElement} figure */
export function titleOf(figure) {
  return find(figure, "figcaption span").textContent ?? "";
}

/** The labels of a table's rows and columns, whole; none where it has none. @param {HTMLElement} figure */
export function labelsOf(figure) {
  const texts = (/** @type {string} */ selector) =>
    findAll(figure, selector).map((label) => label.title || (label.textContent ?? ""));
  const beside = texts("tbody th");
  if ("down" in figure.dataset) return { rows: [], columns: beside };
  return { rows: beside, columns: texts("thead th") };
}
