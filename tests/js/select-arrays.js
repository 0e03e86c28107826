/**
 * Reads figures' `meta` with selected values from standard input, and writes what the browser's
 * modules make of each expression: its numbers, and what its cells come to when they are opened.
 *
 * [{"meta", "selected", "expressions"}] to [[{"computed": [...], "opened": [...]}]]
 */

import { readFileSync } from "node:fs";

import { termOf } from "../../static/js/cell-arithmetic.js";
import { computeSelected } from "../../static/js/selected-arrays.js";

const cases = JSON.parse(readFileSync(0, "utf8"));
const answers = cases.map(({ meta, selected, expressions }) =>
  expressions.map((expression) => {
    const numbers = new Map();
    for (const operation of expression.filter(({ op }) => op === "table")) {
      numbers.set(operation.name, computeSelected([operation], meta, selected).values);
    }
    const computed = Array.from(computeSelected(expression, meta, selected).values);
    const opened = computed.map(
      (_, cell) => termOf(expression, cell, (table, index) => numbers.get(table)[index]).value,
    );
    return { computed, opened };
  }),
);
process.stdout.write(JSON.stringify(answers));
