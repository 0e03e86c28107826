/** Arithmetic written as people write it. */

const MOST_TERMS = 24; // written on one line

/** Read a number as a table shows it. @param {string} text */
export function parseNumber(text) {
  return Number(
    text.replaceAll(",", "").replace("−", "-").replace("∞", "Infinity").replace(/inf$/, "Infinity"),
  );
}

/** A number with at most six digits, or all of a whole number. @param {number} value */
export function numberText(value) {
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  if (Number.isSafeInteger(value)) return String(value).replace("-", "−");
  return String(Number(value.toPrecision(6))).replaceAll("-", "−");
}

/** A number as a factor: a negative one in brackets. @param {number} value */
export function factorText(value) {
  return value < 0 ? `(${numberText(value)})` : numberText(value);
}

/** Terms with plus signs between them; of many only the first and the last. @param {string[]} terms */
export function sumText(terms) {
  return joined(terms, " + ");
}

/** Terms with commas between them; of many only the first and the last. @param {string[]} terms */
export function listText(terms) {
  return joined(terms, ", ");
}

/**
 * An equation; of a value that is only copied, the value alone.
 * @param {string} left
 * @param {string} right
 */
export function equationText(left, right) {
  return left === right ? right : `${left} = ${right}`;
}

/**
 * @param {string[]} terms
 * @param {string} sign
 */
function joined(terms, sign) {
  if (terms.length <= MOST_TERMS) return terms.join(sign);
  return [...terms.slice(0, MOST_TERMS / 2), "…", ...terms.slice(-2)].join(sign);
}
