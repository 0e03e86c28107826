/** The numbers behind a figure, as rows, as tables and as CSV. */

import { at, plain as rowsOf, tensor } from "./arrays.js";
import { evaluator } from "./parts.js";

/**
 * @typedef {{columns: string[], rows: (string | number | null)[][]}} Numbers
 */

/**
 * The table in a figure's `meta`, or one for each heatmap that is shown.
 * @param {{data: any[], layout: any}} figure
 * @param {Record<string, number | string>} chosen values of options
 * @returns {Numbers[]}
 */
export function numbersOf(figure, chosen) {
  const { table } = figure.layout.meta;
  if (table?.rows) return [table];
  const made = table ? [computed(table, evaluator(figure.layout.meta, chosen), chosen)] : [];
  if (table && !table.beside) return made;
  const shown = figure.data.filter((trace) => trace.type === "heatmap" && trace.visible !== false);
  const maps = shown.map((heatmap) => {
    const columns = labels(figure.layout, heatmap, "x");
    const cells = tensor(heatmap.z);
    const rows = labels(figure.layout, heatmap, "y").map((label, row) => [
      label,
      ...at(cells, row).values,
    ]);
    return { columns: [heatmap.name ?? "", ...columns], rows };
  });
  return [...maps, ...made];
}

/** @param {Numbers[]} tables @returns {HTMLTableElement[]} */
export function tablesOf(tables) {
  return tables.map(({ columns, rows }) => build(columns, rows));
}

/** Several tables one below the other, by RFC 4180. @param {Numbers[]} tables */
export function csvOf(tables) {
  const line = (cells) => cells.map(quoted).join(",");
  return (
    tables.map(({ columns, rows }) => [columns, ...rows].map(line).join("\r\n")).join("\r\n\r\n") +
    "\r\n"
  );
}

function computed({ columns, labels: names, values, matrix }, evaluate, chosen) {
  if (matrix) {
    const cells = rowsOf(evaluate(matrix));
    const rows = typeof cells[0] === "number" ? [cells] : cells;
    // One row alone is that of what was chosen last.
    const shown = rows.length === names.length ? names : [names[chosen[matrix.at?.at(-1)]] ?? ""];
    return { columns, rows: rows.map((row, index) => [shown[index], ...row]) };
  }
  const found = values.map((expression) => evaluate(expression).values);
  return { columns, rows: names.map((name, row) => [name, ...found.map((column) => column[row])]) };
}

/** What an axis of a heatmap calls its rows or columns. */
function labels(layout, heatmap, letter) {
  if (Array.isArray(heatmap[letter])) return heatmap[letter].map((label) => text(String(label)));
  const axis = layout[`${letter}axis${(heatmap[`${letter}axis`] ?? letter).slice(1)}`] ?? {};
  const named = axis.categoryarray ?? layout[`${letter}axis`]?.categoryarray;
  if (named) return named.map(text);
  const { shape } = tensor(heatmap.z);
  return [...Array(shape[letter === "y" ? 0 : 1]).keys()].map(String);
}

/** Labels are escaped for Plotly, which reads a little HTML; a table holds text. */
function text(label) {
  return label.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** What begins like a formula is no formula to a spreadsheet either. */
function quoted(value) {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const safe =
    /^[=+\-@\t\r\n＝＋－＠]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function build(columns, rows) {
  const table = document.createElement("table");
  const head = table.createTHead().insertRow();
  for (const column of columns) head.append(cell("th", column, "col"));
  const body = table.createTBody();
  for (const [label, ...values] of rows) {
    const row = body.insertRow();
    row.append(cell("th", label, "row"), ...values.map((value) => cell("td", value)));
  }
  return table;
}

function cell(kind, value, scope) {
  const made = document.createElement(kind);
  if (scope) made.scope = scope;
  made.textContent =
    typeof value === "number" && !Number.isInteger(value) ? value.toFixed(6) : String(value ?? "–");
  return made;
}
