/**
 * Derivations of a lesson's numbers: the cells that a cell is computed from are marked, and the
 * arithmetic is written out below. The server gives the derivation of each table (`data-how`); the
 * numbers are those of the tables beside it.
 */

import { messageOf } from "./api.js";
import {
  conclusionText,
  equationText,
  factorText,
  finite,
  numberText,
  parseNumber,
  quotientText,
  sumText,
  templateText,
} from "./arithmetic.js";
import { find, findAll, targetOf } from "./dom.js";
import { tableElement } from "./table.js";

/** @import { CellDerivation, JsonNumber } from "./arithmetic.js" */
/** @typedef {HTMLTableCellElement[][]} Grid the cells of a table, row by row */
/** @typedef {(name: string) => Grid | null} FindTable */
/** @typedef {{row: number, column: number}} Position */
/** @typedef {{text: string, cells: HTMLTableCellElement[]}} Arithmetic the left side of an equation, and its cells */
/**
 * @typedef {{kind: "product", left: string, right: string, transposed: boolean, plus: string,
 *   over: number}} Product
 * @typedef {{kind: "cells", template: string}} Cells
 * @typedef {{kind: "softmax", of: string, temperature: number}} Softmax
 * @typedef {{kind: "row-sum" | "column-sum", of: string, over: number}} Sum
 * @typedef {{kind: "collected", of: string, terms: number[][]}} Collected
 * @typedef {Product | Cells | Softmax | Sum | Collected} Derivation
 */
/**
 * Fetches the derivation of one cell, where tables are too large to be on the page.
 * @typedef {(step: string, table: string, position: Position) => Promise<CellDerivation>} FetchCell
 */

const DERIVED = "figure[data-how]";
const DERIVED_CELL = "figure[data-how] tbody td";
const LARGEST_EXPONENT = 30; // of e that is written without subtracting the largest score
/** @type {Record<string, Position>} */
const ARROWS = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};
const COLUMNS = {
  product: ["term", "first factor", "second factor", "product"],
  cells: ["term", "value"],
  softmax: ["term", "score", "exponential, largest score subtracted"],
  "row-sum": ["term", "value"],
  "column-sum": ["term", "value"],
  collected: ["term", "value"],
};

/**
 * Show the derivation of the cell under the pointer, or with the focus.
 * @param {HTMLElement} box around the steps
 * @param {FetchCell | null} fetchCell
 */
export function enableDerivations(box, fetchCell) {
  const onCell = (/** @type {Event} */ event) => {
    const cell = cellOf(event);
    if (cell) showDerivation(cell);
  };
  box.addEventListener("pointerover", onCell);
  box.addEventListener("focusin", onCell);
  box.addEventListener("click", onCell);
  if (fetchCell) enableOpening(box, fetchCell);
  box.addEventListener("pointerout", (event) => {
    const figure = targetOf(event).closest(DERIVED);
    const { relatedTarget } = event;
    const isInside = relatedTarget instanceof Node && figure?.contains(relatedTarget);
    if (figure && !isInside) clear(stepOf(figure));
  });
  box.addEventListener("keydown", moveFocus);
}

/** Make the first cell of each derived table reachable with Tab, and the others with arrows. @param {HTMLElement} box */
export function makeCellsFocusable(box) {
  for (const figure of findAll(box, DERIVED)) {
    for (const [index, cell] of findAll(figure, "tbody td").entries()) {
      cell.tabIndex = index === 0 ? 0 : -1;
    }
  }
}

/**
 * Multiply out the cell that is clicked, or that Enter is pressed on; Escape closes it.
 * @param {HTMLElement} box
 * @param {FetchCell} fetchCell
 */
function enableOpening(box, fetchCell) {
  let requests = 0;
  const open = async (/** @type {Event} */ event) => {
    const cell = cellOf(event);
    if (!cell) return;
    requests += 1;
    const request = requests;
    const figure = figureOf(cell);
    const step = stepOf(figure);
    const { step: id = "" } = step.dataset;
    const { table = "" } = figure.dataset;
    try {
      const derivation = await fetchCell(id, table, positionOf(gridOf(figure), cell));
      if (request === requests && step.isConnected) openDerivation(step, derivation, cell);
    } catch (error) {
      if (request === requests) find(step, "[data-sum]").textContent = messageOf(error);
    }
  };
  box.addEventListener("click", open);
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter") open(event);
    if (event.key !== "Escape") return;
    const close = targetOf(event).closest("[data-step]")?.querySelector("[data-opened] button");
    if (close instanceof HTMLElement) close.click();
  });
}

/** @param {KeyboardEvent} event */
function moveFocus(event) {
  const cell = cellOf(event);
  const arrow = ARROWS[event.key];
  if (!cell || !arrow || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const figure = figureOf(cell);
  const grid = gridOf(figure);
  const { row, column } = positionOf(grid, cell);
  // A row that is shown downwards is left and right in the grid.
  const isVertical = "down" in figure.dataset;
  const down = isVertical ? arrow.column : arrow.row;
  const across = isVertical ? arrow.row : arrow.column;
  const next = grid[row + down]?.[column + across];
  if (!next) return;
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** Write out the arithmetic of a cell, and mark the cells in it. @param {HTMLTableCellElement} cell */
function showDerivation(cell) {
  const figure = figureOf(cell);
  const step = stepOf(figure);
  clear(step);
  /** @type {Derivation} */
  const derivation = JSON.parse(figure.dataset.how ?? "");
  const grid = gridOf(figure);
  /** @type {FindTable} */
  const findTable = (name) => {
    const table = step.querySelector(`figure[data-table="${CSS.escape(name)}"]`);
    return table instanceof HTMLElement ? gridOf(table) : null;
  };
  const arithmetic = derive(derivation, findTable, positionOf(grid, cell), grid);
  cell.dataset.lit = "result";
  for (const part of arithmetic?.cells ?? []) part.dataset.lit ??= "part";
  const line = step.querySelector("[data-sum]");
  if (!(line instanceof HTMLElement)) return;
  const value = numberText(numberIn(cell));
  const equation = arithmetic ? equationText(arithmetic.text, value) : value;
  line.textContent = [nameOf(figure, cell), equation].filter(Boolean).join(": ");
  // Where the line lies over the foot of a card, it makes room for the cell.
  delete line.dataset.above;
  if (cell.getBoundingClientRect().bottom > line.getBoundingClientRect().top) {
    line.dataset.above = "";
  }
}

/**
 * Show the table of a cell's terms below its step.
 * @param {HTMLElement} step
 * @param {CellDerivation} derivation
 * @param {HTMLElement} cell gets the focus back
 */
function openDerivation(step, derivation, cell) {
  step.querySelector("[data-opened]")?.remove();
  const { kind, title, row, column } = derivation;
  const box = document.createElement("div");
  box.dataset.opened = "";
  const heading = document.createElement("h3");
  heading.textContent = [title, row, column].filter(Boolean).join(", ");
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => {
    box.remove();
    cell.focus();
  });
  const frame = document.createElement("div");
  frame.className = "table-frame";
  frame.tabIndex = 0;
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", heading.textContent);
  frame.append(tableElement({ columns: COLUMNS[kind], rows: termRows(derivation) }));
  const conclusion = document.createElement("p");
  conclusion.className = "sum";
  conclusion.textContent = conclusionText(derivation);
  box.append(heading, frame, conclusion, close);
  find(step, "[data-sum]").after(box);
  frame.focus({ preventScroll: true });
  box.scrollIntoView({ block: "nearest" });
}

/** @param {CellDerivation} derivation */
function termRows({ kind, terms, among }) {
  const row = (/** @type {string} */ label, /** @type {(JsonNumber | null)[]} */ ...values) => [
    label,
    ...values.map((value) => numberText(finite(value ?? 0))),
  ];
  if (kind === "product") {
    return terms.map(({ label, left, right, value }) => row(label, left, right, value));
  }
  if (kind === "softmax") return among.map(({ label, left, value }) => row(label, left, value));
  return terms.map(({ label, value }) => row(label, value));
}

/** Remove marks and arithmetic. @param {HTMLElement} step */
function clear(step) {
  for (const cell of findAll(step, "[data-lit]")) delete cell.dataset.lit;
  const line = step.querySelector("[data-sum]");
  if (line) line.textContent = "";
}

/**
 * The arithmetic of a cell; null where one of its tables is not on the page.
 * @param {Derivation} derivation
 * @param {FindTable} findTable
 * @param {Position} position of the cell
 * @param {Grid} grid of the cell's own table
 * @returns {Arithmetic | null}
 */
function derive(derivation, findTable, position, grid) {
  switch (derivation.kind) {
    case "product":
      return deriveProduct(derivation, findTable, position);
    case "cells":
      return deriveCells(derivation, findTable, position);
    case "softmax":
      return deriveSoftmax(derivation, findTable, position);
    case "row-sum":
      return sumOf(rowAt(findTable(derivation.of), position.row), derivation.over);
    case "column-sum":
      return sumOf(columnAt(findTable(derivation.of), position.column), derivation.over);
    case "collected": {
      const cells = findTable(derivation.of)?.flat();
      const index = position.row * (grid[0]?.length ?? 0) + position.column;
      return sumOf(cells && derivation.terms[index]?.flatMap((place) => cells[place] ?? []), 1);
    }
  }
}

/**
 * @param {Product} derivation
 * @param {FindTable} findTable
 * @param {Position} position
 * @returns {Arithmetic | null}
 */
function deriveProduct({ left, right, transposed, plus, over }, findTable, { row, column }) {
  const [first, second] = [findTable(left), findTable(right)];
  if (!first || !second) return null;
  const lefts = rowAt(first, row) ?? [];
  const rights = (transposed ? rowAt(second, column) : columnAt(second, column)) ?? [];
  const terms = lefts.map((cell, index) => {
    const other = rights[index];
    return `${factorIn(cell)} · ${other ? factorIn(other) : ""}`;
  });
  const added = plus ? cellAt(findTable(plus), row, column) : undefined;
  if (added) terms.push(factorIn(added));
  return {
    text: quotientText(sumText(terms), over),
    cells: [...lefts, ...rights, ...(added ? [added] : [])],
  };
}

/**
 * @param {Cells} derivation
 * @param {FindTable} findTable
 * @param {Position} position
 * @returns {Arithmetic | null}
 */
function deriveCells({ template }, findTable, { row, column }) {
  /** @type {HTMLTableCellElement[]} */
  const cells = [];
  let isComplete = true;
  const text = templateText(template, (name) => {
    const cell = cellAt(findTable(name), row, column);
    if (!cell) {
      isComplete = false;
      return "";
    }
    cells.push(cell);
    return factorIn(cell);
  });
  return isComplete ? { text, cells } : null;
}

/**
 * @param {Softmax} derivation
 * @param {FindTable} findTable
 * @param {Position} position
 * @returns {Arithmetic | null}
 */
function deriveSoftmax({ of, temperature }, findTable, { row, column }) {
  const cells = rowAt(findTable(of), row);
  const own = cells?.[column];
  if (!cells || !own) return null;
  // Exponentials that no calculator can hold are written with the largest score subtracted.
  const largest = Math.max(...cells.map(numberIn));
  const isLarge = Math.abs(largest / temperature) > LARGEST_EXPONENT;
  const power = (/** @type {HTMLTableCellElement} */ cell) => {
    const score = factorIn(cell);
    const exponent = isLarge ? `(${score} − ${factorText(largest)})` : score;
    if (temperature === 1) return isLarge ? `e^(${exponent})` : `e^${exponent}`;
    return `e^(${exponent} / ${numberText(temperature)})`;
  };
  return { text: `${power(own)} / (${sumText(cells.map(power))})`, cells };
}

/**
 * @param {HTMLTableCellElement[] | undefined} cells
 * @param {number} divisor
 * @returns {Arithmetic | null}
 */
function sumOf(cells, divisor) {
  if (!cells) return null;
  const sum = cells.length ? sumText(cells.map(factorIn)) : "0";
  return { text: quotientText(sum, divisor), cells };
}

/** The derived cell that an event comes from. @param {Event} event @returns {HTMLTableCellElement | null} */
function cellOf(event) {
  return event.target instanceof Element ? event.target.closest(DERIVED_CELL) : null;
}

/** @param {Element} cell */
function figureOf(cell) {
  return /** @type {HTMLElement} */ (cell.closest("figure"));
}

/** @param {Element} element */
function stepOf(element) {
  return /** @type {HTMLElement} */ (element.closest("[data-step]"));
}

/** The cells of a table; a row that is shown downwards is one row all the same. @param {HTMLElement} figure @returns {Grid} */
function gridOf(figure) {
  if ("down" in figure.dataset) return [findAll(figure, "tbody td", HTMLTableCellElement)];
  return findAll(figure, "tbody tr").map((row) => findAll(row, "td", HTMLTableCellElement));
}

/**
 * @param {Grid} grid
 * @param {HTMLTableCellElement} cell
 * @returns {Position}
 */
function positionOf(grid, cell) {
  const row = grid.findIndex((cells) => cells.includes(cell));
  return { row, column: grid[row]?.indexOf(cell) ?? -1 };
}

/**
 * A row of a table; a single row stands for all.
 * @param {Grid | null} grid
 * @param {number} row
 */
function rowAt(grid, row) {
  return grid?.[row] ?? grid?.[0];
}

/**
 * A column of a table; a single column stands for all.
 * @param {Grid | null} grid
 * @param {number} column
 */
function columnAt(grid, column) {
  return grid?.flatMap((cells) => cells[column] ?? cells[0] ?? []);
}

/**
 * @param {Grid | null} grid
 * @param {number} row
 * @param {number} column
 */
function cellAt(grid, row, column) {
  const cells = rowAt(grid, row);
  return cells?.[column] ?? cells?.[0];
}

/**
 * The name of a cell: its table, row and column.
 * @param {HTMLElement} figure
 * @param {HTMLTableCellElement} cell
 */
function nameOf(figure, cell) {
  const labels = cell.parentElement ? findAll(cell.parentElement, "th") : [];
  const column = findAll(figure, "thead th")[cell.cellIndex - labels.length];
  const names = [labels[0], column].map((label) => label?.title || label?.textContent);
  return [find(figure, "figcaption span").textContent, ...names].filter(Boolean).join(", ");
}

/** @param {HTMLTableCellElement} cell */
function numberIn(cell) {
  return parseNumber(cell.dataset.value ?? cell.textContent ?? "");
}

/** @param {HTMLTableCellElement} cell */
function factorIn(cell) {
  return factorText(numberIn(cell));
}
