/** Tables of a recorded lesson as the server draws them, with other numbers. */

import { findAll } from "./dom.js";
import { formatCells } from "./lesson-numbers.js";
import { withWords } from "./lesson-record.js";
import { localised } from "./local-numbers.js";

/** @import { RecordedLesson, Solution, SolvedTable } from "./lesson-record.js" */
/** @import { Values } from "./lesson-values.js" */

const LONGEST_LABEL = 20;

/**
 * The input or the table of this name; null if no step computes it.
 * @param {string} name
 * @param {Solution} solution
 * @param {RecordedLesson} lesson
 * @returns {SolvedTable | null}
 */
export function tableNamed(name, { steps, known }, lesson) {
  const input = lesson.inputs.find((one) => one.name === name);
  if (!input) {
    return steps.flatMap(({ tables }) => tables).find((table) => table.name === name) ?? null;
  }
  const { shown } = input;
  const numbers = known.get(name)?.numbers ?? null;
  return shown ? { name, title: shown.title, isShown: true, variant: shown, numbers } : null;
}

/**
 * A table as the server draws it; null without numbers.
 * @param {SolvedTable} table
 * @param {Values} values of the inputs
 * @param {HTMLTemplateElement} figures of the record
 */
export function tableFigure({ variant, numbers }, values, figures) {
  const drawn = variant && figures.content.children[variant.figure ?? -1];
  if (!variant || !drawn || !numbers) return null;
  const figure = /** @type {HTMLElement} */ (document.importNode(drawn, true));
  const cells = findAll(figure, "tbody td");
  for (const [index, { text, exact, level }] of formatCells(numbers, variant.shade).entries()) {
    const cell = cells[index];
    if (!cell) continue;
    const shown = localised(text);
    cell.textContent = shown;
    setData(cell, "value", exact === shown ? null : exact);
    setData(cell, "level", level || null);
  }
  const { rows, columns } = variant;
  const isVertical = "down" in figure.dataset;
  label(findAll(figure, "tbody th"), isVertical ? columns : rows, values);
  label(findAll(figure, "thead th"), columns, values);
  if (variant.opens) figure.dataset.how = JSON.stringify(variant.expression);
  return figure;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | number | null} value
 */
function setData(element, name, value) {
  if (value === null) delete element.dataset[name];
  else element.dataset[name] = String(value);
}

/**
 * Write labels, shortened as the server does.
 * @param {HTMLElement[]} heads
 * @param {string[]} labels where `⟦name.0⟧` stands for the first word of an input
 * @param {Values} values
 */
export function label(heads, labels, values) {
  for (const [index, head] of heads.entries()) {
    const name = withWords(labels[index] ?? "", values);
    const characters = [...name];
    const isLong = characters.length > LONGEST_LABEL;
    head.textContent = isLong ? `${characters.slice(0, LONGEST_LABEL - 1).join("")}…` : name;
    head.title = isLong ? name : "";
  }
}
