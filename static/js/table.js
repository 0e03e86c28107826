/** Tables as HTML and as CSV. */

/** @typedef {string | number | null | undefined} Cell */
/** @typedef {{columns: string[], rows: Cell[][]}} Table a row is a label, then its cells */

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

/** A table as CSV (RFC 4180). @param {Table} table */
export function csvOf({ columns, rows }) {
  const lines = [columns, ...rows].map((cells) => cells.map(csvField).join(","));
  return `${lines.join("\r\n")}\r\n`;
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

/**
 * A field of CSV; a text gets an apostrophe where a spreadsheet would run it as a formula.
 * @param {Cell} value
 */
function csvField(value) {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return Number.isNaN(value) ? "" : String(shortest(value));
  const text = value.replace(BEFORE_FORMULA, "$1'").replace(LEADING_CONTROL, "'");
  const safe = NUMBER.test(value) ? value : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
