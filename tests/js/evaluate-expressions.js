/**
 * Reads cases from standard input and writes what the browser's modules make of them: the numbers
 * of each expression, and what its cells come to when they are opened one by one.
 *
 * {"single": false, "cases": [{"expression", "numbers": {table: [...]}, "cells": [...]}]}
 * to [{"evaluated": [...] or null, "opened": [...], "texts": [...]}]
 */

import { readFileSync } from "node:fs";

import { conclusionText, termOf, termText } from "../../static/js/cell-arithmetic.js";
import { evaluate, finite } from "../../static/js/expression.js";

const { single, cases } = JSON.parse(readFileSync(0, "utf8"));

/** Infinities as JSON has them. @param {ArrayLike<number>} values */
function jsonNumbers(values) {
  return Array.from(values, (value) =>
    Number.isFinite(value) ? value : String(value).replace("Infinity", "inf").toLowerCase(),
  );
}

/** @param {Record<string, import("../../static/js/expression.js").JsonNumber[]>} tables */
function readTables(tables) {
  return Object.fromEntries(
    Object.entries(tables).map(([name, values]) => [name, values.map(finite)]),
  );
}

const answers = [];
for (const { expression, numbers, cells } of cases) {
  const tables = readTables(numbers);
  const isOpaque = expression.some((/** @type {{op: string}} */ { op }) => op === "opaque");
  const terms = cells.map((/** @type {number} */ cell) =>
    termOf(expression, cell, (table, index) => tables[table][index]),
  );
  answers.push({
    evaluated: isOpaque
      ? null
      : jsonNumbers(evaluate(expression, (name) => tables[name], { single })),
    opened: jsonNumbers(terms.map(({ value }) => value)),
    texts: terms.map((term) => `${termText(term)}; ${conclusionText(term)}`),
  });
}
process.stdout.write(JSON.stringify(answers));
