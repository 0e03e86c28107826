/**
 * Calls formulas with the arguments that tests/unit/test_engine_formulas.py sends, and prints what
 * they return.
 *
 *     node tests/js/run-formulas.js < CALLS
 */

import { readFileSync } from "node:fs";

const formulas = await import("../../static/js/network/formulas.js");
const calls = JSON.parse(readFileSync(0, "utf8"));
const results = calls.map(({ name, args }) => plain(formulas[name](...args.map(argument))));
process.stdout.write(JSON.stringify(results));

/** Arrays are objects with one key, their kind. */
function argument(value) {
  if (typeof value !== "object") return value;
  const { numbers, shape, indices, mask, options } = value;
  if (numbers) return { values: Float32Array.from(numbers), shape };
  if (indices) return Int32Array.from(indices);
  if (mask) return Uint8Array.from(mask);
  return Object.fromEntries(Object.entries(options).map(([name, one]) => [name, argument(one)]));
}

/** Tensors by the names of their parts; JSON has no infinities. */
function plain(value) {
  if (typeof value === "number") return { numbers: [String(value)], shape: [] };
  const { values, shape } = value;
  if (shape) return { numbers: Array.from(values, String), shape };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
}
