/**
 * What edits lead to, at once: while a reader types or drags, this browser computes the tables that
 * are shown from the record of the lesson. The page of the new state follows.
 */

import { findAll } from "./dom.js";
import { openRecord } from "./exported-lesson.js";
import { formatCells } from "./lesson-numbers.js";
import { refreshMotions } from "./lesson-play.js";
import { readValues } from "./lesson-values.js";
import { localised } from "./local-numbers.js";

const NEAR = 100; // pixels

/**
 * Show the numbers that follow from edited inputs in the steps that are shown.
 * @param {HTMLElement} box around the steps
 * @param {string} inputs the edited ones, as JSON
 * @param {Set<string>} removed
 */
export function previewEdits(box, inputs, removed) {
  const lesson = openRecord();
  const { steps, known } = lesson.solve(
    readValues(lesson.inputs, JSON.parse(inputs || "{}")),
    removed,
  );
  const tables = new Map(
    steps.flatMap(({ tables: own }) => own.map((table) => [table.name, table])),
  );
  const cards = findAll(box, ":scope > [data-step]:not([hidden])").filter(isInSight);
  // All are found before the first is written, so that the page is laid out once.
  const figures = cards.flatMap((card) => findAll(card, "figure[data-table]").filter(isInSight));
  for (const figure of figures) {
    const name = figure.dataset.table ?? "";
    const numbers = tables.get(name)?.numbers ?? known.get(name)?.numbers;
    if (numbers) showNumbers(figure, numbers, shadeOf(figure));
  }
  for (const card of cards) {
    card.toggleAttribute("data-previewed", true);
    refreshMotions(card);
  }
}

/**
 * Whether a part is on the screen or near it; the page of the new state has the others.
 * @param {HTMLElement} part
 */
function isInSight(part) {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > -NEAR && top < innerHeight + NEAR;
}

/** @param {HTMLElement} figure */
function shadeOf({ dataset: { shade } }) {
  return shade === "weights" || shade === "differences" ? shade : "";
}

/**
 * @param {HTMLElement} figure
 * @param {ArrayLike<number>} numbers
 * @param {"" | "weights" | "differences"} shade
 */
function showNumbers(figure, numbers, shade) {
  const cells = findAll(figure, "tbody td");
  if (cells.length !== numbers.length) return;
  for (const [index, { text, exact, level }] of formatCells(numbers, shade).entries()) {
    const cell = cells[index];
    if (!cell) continue;
    const shown = localised(text);
    const isTyped = cell.firstElementChild !== null; // what is typed stays (tile-editing.js)
    if (!isTyped && cell.textContent !== shown) cell.textContent = shown;
    setAttribute(cell, "data-value", exact === shown && !isTyped ? null : exact);
    setAttribute(cell, "data-level", level ? String(level) : null);
  }
}

/**
 * Write an attribute only where it changes, so that no style is computed in vain.
 * @param {HTMLElement} cell
 * @param {string} name
 * @param {string | null} value
 */
function setAttribute(cell, name, value) {
  if (cell.getAttribute(name) === value) return;
  if (value === null) cell.removeAttribute(name);
  else cell.setAttribute(name, value);
}
