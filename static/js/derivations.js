/**
 * Derivations of a lesson's numbers: the cells that a cell is computed from are marked, and the
 * arithmetic is written out below. Each table carries its expression (`data-how`); the numbers are
 * those of the tables beside it.
 */

import { messageOf } from "./api.js";
import { equationText, numberText } from "./arithmetic.js";
import { cellsOf, conclusionText, mainSum, powersOf, termOf, termText } from "./cell-arithmetic.js";
import { find, findAll, targetOf } from "./dom.js";
import { finite } from "./expression.js";
import {
  DERIVED,
  DERIVED_CELL,
  EDITABLE_CELL,
  gridOf,
  labelsOf,
  numberAt,
  numberIn,
  positionOf,
  tableFinder,
  titleOf,
} from "./lesson-tables.js";
import { localised } from "./local-numbers.js";
import { tableElement } from "./table.js";

/** @import { Term } from "./cell-arithmetic.js" */
/** @import { Expression, JsonNumber } from "./expression.js" */
/** @import { Position } from "./lesson-tables.js" */
/**
 * A cell and the numbers that it is computed from, as the API gives it.
 * @typedef {{
 *   title: string, row: string, column: string, index: number, expression: Expression,
 *   numbers: Record<string, NeededNumbers>,
 * }} CellDerivation
 * @typedef {{title: string, index: number[], values: JsonNumber[], labels: string[]}} NeededNumbers
 */
/**
 * Fetches the derivation of one cell, where tables are too large to be on the page.
 * @typedef {(step: string, table: string, position: Position) => Promise<CellDerivation>} FetchCell
 */

/** @type {Record<string, Position>} */
const ARROWS = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
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
    if (figure && !isInside) clearDerivation(stepOf(figure));
  });
  box.addEventListener("keydown", moveFocus);
}

/**
 * Make the first cell of each derived table reachable with Tab, and the others with arrows.
 * @param {HTMLElement} box
 */
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
  const target = targetOf(event);
  const cell = target.closest(`${DERIVED_CELL}, ${EDITABLE_CELL}`);
  const arrow = ARROWS[event.key];
  if (target instanceof HTMLInputElement || !(cell instanceof HTMLTableCellElement)) return;
  if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
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

/**
 * Write out the arithmetic of a cell, and mark the cells in it.
 * @param {HTMLTableCellElement} cell
 * @param {{withoutResult?: boolean}} options whether the reader is to find the result
 */
export function showDerivation(cell, { withoutResult = false } = {}) {
  const figure = figureOf(cell);
  const step = stepOf(figure);
  clearDerivation(step);
  const tableNamed = tableFinder(step);
  const term = termOf(
    /** @type {Expression} */ (JSON.parse(figure.dataset.how ?? "[]")),
    gridOf(figure).flat().indexOf(cell),
    (table, index) => numberAt(tableNamed(table), index),
  );
  cell.dataset.lit = "result";
  for (const part of cellsOf(term)) {
    const shown = tableNamed(part.table ?? "")?.cells[part.index ?? 0];
    if (shown) shown.dataset.lit ??= "part";
  }
  const line = step.querySelector("[data-sum]");
  if (!(line instanceof HTMLElement)) return;
  const value = withoutResult ? "?" : numberText(numberIn(cell));
  // Of a number that is only copied the arithmetic would be the answer; one that is not on the page
  // leaves it out.
  const isTold = Number.isNaN(term.value) || (withoutResult && !term.op);
  const equation = isTold ? value : equationText(termText(term), value);
  line.textContent = [nameOf(figure, cell), localised(equation)].filter(Boolean).join(": ");
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
  const { title, row, column, expression, index, numbers } = derivation;
  const term = termOf(expression, index, (table, at) => needed(numbers[table], at).value);
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
  frame.append(tableElement(termTable(term, numbers)));
  const conclusion = document.createElement("p");
  conclusion.className = "sum";
  conclusion.textContent = conclusionText(term);
  box.append(heading, frame, conclusion, close);
  find(step, "[data-sum]").after(box);
  frame.focus({ preventScroll: true });
  box.scrollIntoView({ block: "nearest" });
}

/**
 * The terms that a number is computed from, as a table.
 * @param {Term} term
 * @param {Record<string, NeededNumbers>} numbers
 */
function termTable(term, numbers) {
  const label = (/** @type {Term} */ part) => {
    const [{ table = "", index = 0 } = {}] = cellsOf(part);
    return needed(numbers[table], index).label;
  };
  const row = (/** @type {string} */ name, /** @type {number[]} */ ...values) => [
    name,
    ...values.map(numberText),
  ];
  const sum = mainSum(term);
  if (!sum) {
    return {
      columns: ["term", "value"],
      rows: cellsOf(term).map(({ table = "", value }) => row(numbers[table]?.title ?? "", value)),
    };
  }
  const { op, parts } = sum;
  if (op === "softmax") {
    const powers = powersOf(sum);
    return {
      columns: ["term", "score", "exponential, largest score subtracted"],
      rows: parts.map((part, place) => row(label(part), part.value, powers[place] ?? 0)),
    };
  }
  if (parts.length && parts.every((part) => part.op === "multiply")) {
    return {
      columns: ["term", "first factor", "second factor", "product"],
      rows: parts.map((part) =>
        row(label(part), ...part.parts.map(({ value }) => value), part.value),
      ),
    };
  }
  return {
    columns: ["term", "value"],
    rows: parts.map((part) => row(label(part), part.value)),
  };
}

/**
 * @param {NeededNumbers | undefined} numbers
 * @param {number} index
 */
function needed(numbers, index) {
  const place = numbers?.index.indexOf(index) ?? -1;
  const value = numbers?.values[place];
  return {
    label: numbers?.labels[place] ?? "",
    value: value === undefined ? Number.NaN : finite(value),
  };
}

/** Remove marks and arithmetic. @param {HTMLElement} step */
export function clearDerivation(step) {
  for (const cell of findAll(step, "[data-lit]")) delete cell.dataset.lit;
  const line = step.querySelector("[data-sum]");
  if (line) line.textContent = "";
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

/**
 * The name of a cell: its table, row and column.
 * @param {HTMLElement} figure
 * @param {HTMLTableCellElement} cell
 */
function nameOf(figure, cell) {
  const { row, column } = positionOf(gridOf(figure), cell);
  const { rows, columns } = labelsOf(figure);
  return [titleOf(figure), rows[row], columns[column]].filter(Boolean).join(", ");
}
