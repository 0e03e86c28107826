/** The numbers behind a figure: as tables and as CSV. */

import { at, rowsOf, tensor } from "./arrays.js";
import { isNetworkFigure, metaOf } from "./figure-kinds.js";
import { labelOf } from "./option-controls.js";
import { computeSelected } from "./selected-arrays.js";
import { csvOf } from "./table.js";

/** @import { ColumnsTable, FigureMeta, MatrixTable } from "./figure-contract.d.ts" */
/** @import { AnyFigure } from "./figure-kinds.js" */
/** @import { Axis, Figure, Layout, OptionValues, Trace } from "./plotly-types.d.ts" */
/** @import { Table } from "./table.js" */

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

/**
 * The cells of one of several tables, each after the name of its table.
 * @param {Table} table
 * @returns {Table}
 */
function cellsOf({ columns: [name = "", ...columns], rows }) {
  return {
    columns: ["table", "row", "column", "value"],
    rows: rows.flatMap(([label, ...values]) =>
      values.map((value, index) => [name, label, columns[index], value]),
    ),
  };
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
