/** The numbers behind a figure, as tables. */

/**
 * The table in a figure's `meta`, or one for each heatmap that is shown.
 * @param {{data: any[], layout: any}} figure
 * @returns {HTMLTableElement[]}
 */
export function tablesOf(figure) {
  const { table } = figure.layout.meta;
  if (table) return [build(table.columns, table.rows)];
  const shown = figure.data.filter((trace) => trace.type === "heatmap" && trace.visible !== false);
  return shown.map((heatmap) => {
    const width = heatmap.x.length;
    const values = numbers(heatmap.z);
    const rows = heatmap.y.map((label, row) => [plain(label), ...values.slice(row * width, (row + 1) * width)]);
    return build([heatmap.name, ...heatmap.x.map(plain)], rows);
  });
}

/** The values of an array as Plotly takes it: plain, or typed and encoded. */
function numbers(array) {
  if (Array.isArray(array)) return array.flat();
  const bytes = Uint8Array.from(atob(array.bdata), (character) => character.charCodeAt(0));
  return [...(array.dtype === "f4" ? new Float32Array(bytes.buffer) : new Float64Array(bytes.buffer))];
}

/** Labels are escaped for Plotly, which reads a little HTML; a table holds text. */
function plain(label) {
  return label.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
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
  made.textContent = typeof value === "number" && !Number.isInteger(value) ? value.toFixed(6) : String(value);
  return made;
}
