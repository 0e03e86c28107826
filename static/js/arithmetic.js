/** Arithmetic written as people write it. */

/**
 * A number that a cell is computed from; `name` is that of its table in a template.
 * @typedef {{label: string, value: JsonNumber, left: JsonNumber | null,
 *   right: JsonNumber | null, name: string}} Term
 * @typedef {number | "inf" | "-inf"} JsonNumber JSON has no infinities
 */
/**
 * A cell with the terms that it is computed from, as the API gives it.
 * @typedef {{
 *   kind: "product" | "cells" | "softmax" | "row-sum" | "column-sum" | "collected",
 *   title: string, row: string, column: string,
 *   terms: Term[], among: Term[], plus: JsonNumber | null, over: number, template: string,
 *   result: JsonNumber,
 * }} CellDerivation
 */

const MOST_TERMS = 24; // written on one line
/** @type {Record<string, string>} */
const SYMBOLS = { sqrt: "√", exp: "exp", ln: "ln", pi: "π", "*": "·", "-": "−" };

/** Read a number of JSON. @param {JsonNumber} value */
export function finite(value) {
  return typeof value === "string" ? Number(value.replace("inf", "Infinity")) : value;
}

/** Read a number as a table shows it. @param {string} text */
export function parseNumber(text) {
  return Number(
    text.replaceAll(",", "").replace("−", "-").replace("∞", "Infinity").replace(/inf$/, "Infinity"),
  );
}

/** A number with at most six digits. @param {number} value */
export function numberText(value) {
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  return String(Number(value.toPrecision(6))).replaceAll("-", "−");
}

/** A number as a factor: a negative one in brackets. @param {number} value */
export function factorText(value) {
  return value < 0 ? `(${numberText(value)})` : numberText(value);
}

/** Terms with plus signs between them; of many only the first and the last. @param {string[]} terms */
export function sumText(terms) {
  if (terms.length <= MOST_TERMS) return terms.join(" + ");
  return `${terms.slice(0, MOST_TERMS / 2).join(" + ")} + … + ${terms.slice(-2).join(" + ")}`;
}

/**
 * A quotient; a divisor of 1 is left out.
 * @param {string} sum
 * @param {number} divisor
 */
export function quotientText(sum, divisor) {
  return divisor === 1 ? sum : `(${sum}) / ${numberText(divisor)}`;
}

/**
 * A template with values for its names, such as `{S} / 2`.
 * @param {string} template
 * @param {(name: string) => string} textOf the value of a name
 */
export function templateText(template, textOf) {
  return template.replace(/\{(\w+)\}|\b(?:sqrt|exp|ln|pi)\b|\*|-/g, (sign, name) =>
    name ? textOf(name) : (SYMBOLS[sign] ?? sign),
  );
}

/**
 * An equation; of a value that is only copied, the value alone.
 * @param {string} left
 * @param {string} right
 */
export function equationText(left, right) {
  return left === right ? right : `${left} = ${right}`;
}

/** How the terms of a cell give its value. @param {CellDerivation} cell */
export function conclusionText({ kind, terms, plus, over, template, result }) {
  const end = numberText(finite(result));
  if (kind === "cells") {
    const values = new Map(terms.map(({ name, value }) => [name, finite(value)]));
    return equationText(
      templateText(template, (name) => factorText(values.get(name) ?? Number.NaN)),
      end,
    );
  }
  const total = numberText(terms.reduce((sum, { value }) => sum + finite(value), 0));
  if (kind === "softmax") return `${total} / ${numberText(over)} = ${end}`;
  const more =
    (plus === null ? "" : `, plus ${numberText(finite(plus))}`) +
    (over === 1 ? "" : `, divided by ${numberText(over)}`);
  return more ? `Sum ${total}${more} = ${end}` : `Sum ${end}`;
}
