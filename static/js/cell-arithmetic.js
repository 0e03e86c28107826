/** The arithmetic of one cell, read off the expression of its table, and how people write it. */

import { equationText, factorText, listText, numberText, sumText } from "./arithmetic.js";
import {
  constantAt,
  exponentials,
  FUNCTIONS,
  placeInRow,
  REDUCTIONS,
  sourcesOf,
} from "./expression.js";

/** @import { Expression } from "./expression.js" */
/**
 * A number and how it is computed: it is a cell of a table (`table`, `index`), it is computed from
 * other terms (`op`, `parts`), or it is given.
 * @typedef {{
 *   value: number, op: string, parts: Term[], table?: string, index?: number,
 *   temperature?: Term, place?: number,
 * }} Term of a softmax the parts are the scores of the row, and `place` is its own among them
 * @typedef {(table: string, index: number) => number} FindNumber
 * @typedef {{text: string, binding: number}} Written `binding` is larger for what needs no brackets
 */

const LARGEST_EXPONENT = 30; // of e that is written without subtracting the largest score
const [COMPARISON, SUM, PRODUCT, POWER, ATOM] = [0, 1, 2, 3, 4];
/** @type {Record<string, [sign: string, binding: number]>} */
const SIGNS = {
  add: ["+", SUM],
  subtract: ["−", SUM],
  multiply: ["·", PRODUCT],
  divide: ["/", PRODUCT],
  remainder: ["mod", PRODUCT],
  power: ["^", POWER],
  greater: [">", COMPARISON],
  greater_equal: ["≥", COMPARISON],
  less: ["<", COMPARISON],
  less_equal: ["≤", COMPARISON],
  equal: ["=", COMPARISON],
  not_equal: ["≠", COMPARISON],
};
/** @type {Record<string, string>} */
const NAMES = { log: "ln", maximum: "max", minimum: "min", largest: "max", smallest: "min" };
const SUMS = new Set(["sum", "softmax"]);

/**
 * The arithmetic of an element of an expression.
 * @param {Expression} expression
 * @param {number} index flat
 * @param {FindNumber} numberOf
 */
export function termOf(expression, index, numberOf) {
  /** @type {Map<string, Term>} */
  const known = new Map();
  /** @param {number} position of an operation @param {number} at @returns {Term} */
  const term = (position, at) => {
    const key = `${position}:${at}`;
    const found = known.get(key) ?? make(position, at);
    known.set(key, found);
    return found;
  };
  /** @param {number} position @param {number} at @returns {Term} */
  const make = (position, at) => {
    const operation = expression[position];
    if (!operation) throw new RangeError(`The expression has no operation ${position}.`);
    const { op, name = "" } = operation;
    if (op === "table") {
      return { value: numberOf(name, at), op: "", parts: [], table: name, index: at };
    }
    if (op === "constant" || op === "opaque") {
      return { value: constantAt(operation, at), op: "", parts: [] };
    }
    const parts = sourcesOf(expression, operation, at).map(([operand, place]) =>
      term(operand, place),
    );
    const [first, second, third] = parts;
    if ((op === "view" || op === "join") && first) return first;
    if (op === "where" && second && third) return first?.value ? second : third;
    if (op === "collect") return sumOf(parts);
    if (op === "matmul") return sumOf(products(parts));
    if (op === "softmax") return softmaxOf(parts, placeInRow(expression, operation, at));
    const compute = REDUCTIONS[op];
    if (compute) return { value: compute(parts.map(({ value }) => value)), op, parts };
    const apply = FUNCTIONS[op];
    if (!apply || !first) throw new RangeError(`There is no operation ${op}.`);
    return { value: apply(first.value, second?.value ?? 0), op, parts };
  };
  return term(expression.length - 1, index);
}

/** The cells that a term is computed from, each once. @param {Term} term @returns {Term[]} */
export function cellsOf(term) {
  /** @type {Map<string, Term>} */
  const cells = new Map();
  const seen = new Set();
  const visit = (/** @type {Term} */ part) => {
    if (seen.has(part)) return;
    seen.add(part);
    if (part.table !== undefined) cells.set(`${part.table}:${part.index}`, part);
    part.parts.forEach(visit);
    if (part.temperature) visit(part.temperature);
  };
  visit(term);
  return [...cells.values()];
}

/**
 * The sum or softmax whose terms a reader is shown; null where there is none.
 * @param {Term} term
 * @returns {Term | null}
 */
export function mainSum(term) {
  if (SUMS.has(term.op)) return term;
  for (const part of term.parts) {
    const found = mainSum(part);
    if (found) return found;
  }
  return null;
}

/** A term as people write it; a sum within a sum stands as its value. @param {Term} term */
export function termText(term) {
  return term.op ? write(term, null, false).text : numberText(term.value);
}

/** How the main sum of a term, which is shown above, gives its value. @param {Term} term */
export function conclusionText(term) {
  const end = numberText(term.value);
  const main = mainSum(term);
  if (!main) return equationText(termText(term), end);
  if (main === term) {
    if (term.op === "sum") return `Sum ${end}`;
    const powers = powersOf(term);
    const sum = powers.reduce((total, power) => total + power, 0);
    return `${numberText(powers[term.place ?? 0] ?? 0)} / ${numberText(sum)} = ${end}`;
  }
  return `${describe(term, main) ?? write(term, main, false).text} = ${end}`;
}

/** The exponentials of a softmax, of scores less the largest. @param {Term} softmax */
export function powersOf({ parts, temperature }) {
  return exponentials(
    parts.map(({ value }) => value),
    temperature?.value,
  );
}

/**
 * The powers of e in a softmax as they are written: those that no calculator can hold are of scores
 * less the largest.
 * @param {Term} softmax
 */
export function writtenPowers(softmax) {
  const scores = softmax.parts.map(({ value }) => value);
  const largest = Math.max(...scores);
  const divisor = softmax.temperature?.value ?? 1;
  const isShifted = Math.abs(largest / divisor) > LARGEST_EXPONENT;
  const powers = isShifted ? powersOf(softmax) : scores.map((score) => Math.exp(score / divisor));
  return { powers, isShifted, largest };
}

/**
 * Say in words what is added to a sum and what divides it; null where more happens to it.
 * @param {Term} term
 * @param {Term} main
 * @returns {string | null}
 */
function describe(term, main) {
  if (term === main) return main.op === "sum" ? `Sum ${numberText(main.value)}` : null;
  const [first, second] = term.parts;
  const sum = first && describe(first, main);
  if (!sum || !second || second.op) return null;
  if (term.op === "add") return `${sum}, plus ${numberText(second.value)}`;
  return term.op === "divide" ? `${sum}, divided by ${numberText(second.value)}` : null;
}

/**
 * @param {Term} term
 * @param {Term | null} known stands as its value
 * @param {boolean} isInSum
 * @returns {Written}
 */
function write(term, known, isInSum) {
  const { op, parts, value } = term;
  const isSum = SUMS.has(op);
  if (!op || term === known || (isSum && isInSum))
    return { text: factorText(value), binding: ATOM };
  const written = parts.map((part) => write(part, known, isInSum || isSum));
  const texts = written.map(({ text }) => text);
  if (op === "sum") return { text: texts.length ? sumText(texts) : "0", binding: SUM };
  if (op === "softmax") return { text: softmaxText(term, written), binding: PRODUCT };
  if (op === "product") return { text: texts.join(" · "), binding: PRODUCT };
  const [first = { text: "", binding: ATOM }, second] = written;
  const sign = SIGNS[op];
  if (sign && second) {
    const [symbol, binding] = sign;
    const isAssociative = op === "add" || op === "multiply";
    const left = bracketed(first, op === "power" ? ATOM : binding);
    const right = bracketed(second, isAssociative ? binding : binding + 1);
    return { text: op === "power" ? `${left}^${right}` : `${left} ${symbol} ${right}`, binding };
  }
  if (op === "negative") return { text: `−${bracketed(first, PRODUCT)}`, binding: SUM };
  if (op === "sqrt") return { text: `√${bracketed(first, ATOM)}`, binding: ATOM };
  if (op === "absolute") return { text: `|${insideText(parts[0], first)}|`, binding: ATOM };
  if (op === "sigmoid")
    return { text: `1 / (1 + e^(−${bracketed(first, ATOM)}))`, binding: PRODUCT };
  if (op === "gelu")
    return { text: `${bracketed(first, PRODUCT)} · Φ(${first.text})`, binding: PRODUCT };
  return { text: `${NAMES[op] ?? op}(${listText(texts)})`, binding: ATOM };
}

/**
 * A term within bars of its own, where a negative number needs no brackets.
 * @param {Term | undefined} part
 * @param {Written} written
 */
function insideText(part, { text }) {
  return part && !part.op ? numberText(part.value) : text;
}

/**
 * @param {Written} written
 * @param {number} binding of what it stands in
 */
function bracketed({ text, binding: own }, binding) {
  return own < binding ? `(${text})` : text;
}

/**
 * @param {Term} softmax
 * @param {Written[]} scores
 */
function softmaxText(softmax, scores) {
  const { place = 0, temperature } = softmax;
  const { isShifted, largest } = writtenPowers(softmax);
  const divisor = temperature?.value ?? 1;
  const powers = scores.map((score) => {
    let exponent = score;
    if (isShifted) {
      exponent = { text: `${bracketed(score, SUM)} − ${factorText(largest)}`, binding: SUM };
    }
    if (divisor !== 1) {
      exponent = {
        text: `${bracketed(exponent, PRODUCT)} / ${factorText(divisor)}`,
        binding: PRODUCT,
      };
    }
    return `e^${bracketed(exponent, ATOM)}`;
  });
  return `${powers[place]} / (${sumText(powers)})`;
}

/** @param {Term[]} factors two of each product in turn @returns {Term[]} */
function products(factors) {
  const terms = [];
  for (let place = 0; place < factors.length; place += 2) {
    const parts = factors.slice(place, place + 2);
    terms.push({ value: product(parts), op: "multiply", parts });
  }
  return terms;
}

/** @param {Term[]} factors */
function product(factors) {
  return factors.reduce((all, { value }) => all * value, 1);
}

/**
 * A sum; a number that divides the first factor of every term divides the sum instead.
 * @param {Term[]} terms
 * @returns {Term}
 */
function sumOf(terms) {
  const divisor = terms[0]?.parts[0]?.parts[1];
  const isCommon = terms.every(
    ({ op, parts: [first] }) =>
      op === "multiply" && first?.op === "divide" && first.parts[1] === divisor,
  );
  if (!divisor || divisor.op || !isCommon) return { value: total(terms), op: "sum", parts: terms };
  const undivided = terms.flatMap(({ parts: [first, second] }) =>
    first?.parts[0] && second ? products([first.parts[0], second]) : [],
  );
  const sum = { value: total(undivided), op: "sum", parts: undivided };
  return { value: total(terms), op: "divide", parts: [sum, divisor] };
}

/** @param {Term[]} terms */
function total(terms) {
  return terms.reduce((sum, { value }) => sum + value, 0);
}

/**
 * @param {Term[]} parts the scores, then the temperature, if there is one
 * @param {{place: number, width: number}} row
 * @returns {Term}
 */
function softmaxOf(parts, { place, width }) {
  const temperature = parts[width];
  const scores = parts.slice(0, width);
  /** @type {Term} */
  const softmax = {
    value: 0,
    op: "softmax",
    parts: scores,
    place,
    ...(temperature && { temperature }),
  };
  const powers = powersOf(softmax);
  const sum = powers.reduce((all, power) => all + power, 0);
  return { ...softmax, value: (powers[place] ?? Number.NaN) / sum };
}
