/** The numbers behind a figure: as rows, as HTML tables and as CSV. */

import { at, rowsOf, tensor } from "./arrays.js";
import { isNetworkFigure, metaOf } from "./figure-kinds.js";
import { labelOf } from "./option-controls.js";
import { computeSelected } from "./selected-arrays.js";

/** @import { ColumnsTable, FigureMeta, MatrixTable } from "./figure-contract.d.ts" */
/** @import { AnyFigure } from "./figure-kinds.js" */
/** @import { Axis, Figure, Layout, OptionValues, Trace } from "./plotly-types.d.ts" */
/** @typedef {string | number | null | undefined} Cell */
/** @typedef {{columns: string[], rows: Cell[][]}} Table a row is a label, then its cells */

/**
 * The tables of a figure: that in its `meta`, or one for each visible heatmap, or both.
 * @param {AnyFigure} figure
 * @param {OptionValues} selected
 * @returns {Table[]}
 */
export function tablesOf(figure, selected) {
  const { table } = metaOf(figure);
  if (table && "rows" in table) return [table];
  if (isNetworkFigure(figure)) return [];
  const { data, layout } = figure;
  const computed = table ? [computedTable(table, layout.meta, selected)] : [];
  if (table && !table.beside) return computed;
  return [...shownHeatmaps(data).map((heatmap) => heatmapTable(layout, heatmap)), ...computed];
}

/** @param {Table} table @returns {HTMLTableElement} */
export function tableElement({ columns, rows }) {
  const table = document.createElement("table");
  const head = table.createTHead().insertRow();
  head.append(...columns.map((column) => cellElement("th", column, "col")));
  const body = table.createTBody();
  for (const [label, ...values] of rows) {
    body
      .insertRow()
      .append(cellElement("th", label, "row"), ...values.map((value) => cellElement("td", value)));
  }
  return table;
}

/**
 * What a figure shows as one table in CSV, after its selected options; of several tables, each
 * cell is a row.
 * @param {AnyFigure} figure
 * @param {OptionValues} selected
 */
export function figureCsv(figure, selected) {
  const { cells, choices, table } = metaOf(figure);
  const tables =
    cells && !isNetworkFigure(figure)
      ? [cellsTable(figure, cells)]
      : tablesOf(figure, selected).map((one, _, { length }) => (length > 1 ? cellsOf(one) : one));
  const columns = tables[0]?.columns ?? [];
  const options =
    table && "rows" in table ? [] : (choices ?? []).filter(({ name }) => !columns.includes(name));
  const values = options.map((choice) => labelOf(choice, selected));
  return csvOf({
    columns: [...options.map(({ name }) => name), ...columns],
    rows: tables.flatMap(({ rows }) => rows.map((row) => [...values, ...row])),
  });
}

/** The cells of one of several tables, each after the name of its table. @param {Table} table @returns {Table} */
function cellsOf({ columns: [name = "", ...columns], rows }) {
  return {
    columns: ["table", "row", "column", "value"],
    rows: rows.flatMap(([label, ...values]) =>
      values.map((value, index) => [name, label, columns[index], value]),
    ),
  };
}

/** A table as CSV (RFC 4180). @param {Table} table */
export function csvOf({ columns, rows }) {
  const lines = [columns, ...rows].map((cells) => cells.map(csvField).join(","));
  return `${lines.join("\r\n")}\r\n`;
}

/** @param {Trace[]} data */
function shownHeatmaps(data) {
  return data.filter((trace) => trace.type === "heatmap" && trace.visible !== false);
}

/**
 * The cells of all heatmaps, each after the options that its heatmap belongs to.
 * @param {Figure} figure
 * @param {string[]} names of the row, the column and the number of a cell
 * @returns {Table}
 */
function cellsTable({ data, layout }, names) {
  const maps = shownHeatmaps(data);
  const rows = maps.flatMap((heatmap) => {
    const { columns, rows } = heatmapTable(layout, heatmap);
    const options = Object.values(heatmap.meta ?? {});
    return rows.flatMap(([label, ...values]) =>
      values.map((value, index) => [...options, label, columns[index + 1], value]),
    );
  });
  return { columns: [...Object.keys(maps[0]?.meta ?? {}), ...names], rows };
}

/**
 * A table whose cells are computed from the figure's arrays.
 * @param {ColumnsTable | MatrixTable} table
 * @param {FigureMeta} meta
 * @param {OptionValues} selected
 * @returns {Table}
 */
function computedTable(table, meta, selected) {
  const { columns, labels } = table;
  if ("values" in table) {
    const cells = table.values.map((column) => computeSelected(column, meta, selected).values);
    return {
      columns,
      rows: labels.map((label, row) => [label, ...cells.map((column) => column[row])]),
    };
  }
  const rows = rowsOf(computeSelected(table.matrix, meta, selected));
  return { columns, rows: labels.map((label, row) => [label, ...Array.from(rows[row] ?? [])]) };
}

/**
 * @param {Layout} layout
 * @param {Trace} heatmap
 * @returns {Table}
 */
function heatmapTable(layout, heatmap) {
  const cells = tensor(heatmap.z ?? []);
  const rows = labelsOf(layout, heatmap, "y").map((label, row) => [
    label,
    ...Array.from(at(cells, row).values),
  ]);
  return { columns: [heatmap.name ?? "", ...labelsOf(layout, heatmap, "x")], rows };
}

/**
 * The labels of a heatmap's columns (x) or rows (y).
 * @param {Layout} layout
 * @param {Trace} heatmap
 * @param {"x" | "y"} letter
 * @returns {string[]}
 */
function labelsOf(layout, heatmap, letter) {
  const own = heatmap[letter];
  if (Array.isArray(own)) return own.map((label) => unescaped(String(label)));
  const first = layout[`${letter}axis`];
  const axis = /** @type {Axis | undefined} */ (
    layout[`${letter}axis${(heatmap[`${letter}axis`] ?? letter).slice(1)}`]
  );
  const categories = axis?.categoryarray ?? first?.categoryarray;
  if (categories) return categories.map(unescaped);
  const { shape } = tensor(heatmap.z ?? []);
  return [...Array(shape[letter === "y" ? 0 : 1] ?? 0).keys()].map(String);
}

/** A label as plain text: Plotly's are escaped, since it reads some HTML. @param {string} label */
function unescaped(label) {
  return label.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
/** What comes before a formula in a text; as in `core/spreadsheets.py`. */
const BEFORE_FORMULA = /(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g;
const LEADING_CONTROL = /^(?=[\t\r\n])/;

/** A number in single precision as the shortest one that is read as the same. @param {number} value */
function shortest(value) {
  const digits = Number.isInteger(value) ? [] : [6, 7, 8, 9];
  const texts = digits.map((count) => Number(value.toPrecision(count)));
  return texts.find((text) => Math.fround(text) === value) ?? value;
}

/** A field of CSV; a text gets an apostrophe where a spreadsheet would run it as a formula. @param {Cell} value */
function csvField(value) {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return Number.isNaN(value) ? "" : String(shortest(value));
  const text = value.replace(BEFORE_FORMULA, "$1'").replace(LEADING_CONTROL, "'");
  const safe = NUMBER.test(value) ? value : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * @param {"th" | "td"} kind
 * @param {Cell} value
 * @param {string} [scope]
 */
function cellElement(kind, value, scope) {
  const element = document.createElement(kind);
  if (scope) element.scope = scope;
  const text =
    typeof value === "number" && !Number.isInteger(value) ? value.toFixed(6) : String(value ?? "–");
  element.textContent = Number(text) === 0 ? text.replace("-", "") : text;
  return element;
}
