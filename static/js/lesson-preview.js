/**
 * What edits lead to, at once: while a reader types or drags, this browser computes the tables that
 * are shown from the record of the lesson. The page of the new state follows.
 */

import { findAll } from "./dom.js";
import { openRecord } from "./exported-lesson.js";
import { formatCells } from "./lesson-numbers.js";
import { readValues } from "./lesson-values.js";
import { localised } from "./local-numbers.js";

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
  for (const card of findAll(box, ":scope > [data-step]:not([hidden])")) {
    for (const figure of findAll(card, "figure[data-table]")) {
      const name = figure.dataset.table ?? "";
      const numbers = tables.get(name)?.numbers ?? known.get(name)?.numbers;
      if (numbers) showNumbers(figure, numbers, shadeOf(figure));
    }
    card.toggleAttribute("data-previewed", true);
  }
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
    if (cell.textContent !== shown) cell.textContent = shown;
    if (exact === shown) delete cell.dataset.value;
    else cell.dataset.value = exact;
    if (level) cell.dataset.level = String(level);
    else delete cell.dataset.level;
  }
}
