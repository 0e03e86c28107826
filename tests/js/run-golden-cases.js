/**
 * Runs the network on the cases that tests/golden_cases.py writes to a folder, and writes what it
 * computes beside them: the numbers of all tensors with their names and shapes, explanations, the
 * answers to every variant of every sweep, or the circuits of networks with few parts.
 *
 *     node tests/js/run-golden-cases.js traces|explanations|sweeps|circuits FOLDER
 */

import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";

import { circuitOf, circuitParts, subsetsOfParts } from "../../static/js/network/circuit.js";
import { explanationContent } from "../../static/js/network/explanation.js";
import { answerVariant, variantsOf } from "../../static/js/network/sweeps.js";
import { explained, sitesOf } from "./golden-cases.js";

const MOST_SUBSETS = 128; // of the encoder's parts
const WRITERS = { explanations: explanationContent, sweeps, circuits };
const [, , kind, folder = "."] = process.argv;
const content = JSON.parse(readFileSync(join(folder, "cases.json"), "utf8"));
const queries = explained(content, readFileSync(join(folder, "weights.bin")));
if (kind === "traces") writeTraces();
else {
  const contents = Array.from(queries, WRITERS[kind]);
  writeFileSync(join(folder, `${kind}.json`), JSON.stringify(contents));
}

function sweeps(query) {
  const { location } = explanationContent(query).prediction;
  const answered = ({ input, ...variant }) => ({
    ...variant,
    answer: input && answerVariant(query.bundle, input, location),
  });
  return Object.fromEntries(
    ["hours", "visits", "heads"].map((kind) => [kind, variantsOf(kind, query).map(answered)]),
  );
}

function circuits(query) {
  const variants = subsetsOfParts(query);
  if (variants.length > MOST_SUBSETS) return null;
  const { location } = explanationContent(query).prediction;
  const parts = circuitParts(query.bundle.network.architecture, query.query.interventions);
  const answers = variants.map(({ input }) => answerVariant(query.bundle, input, location));
  return answers.length && circuitOf(parts, location, answers);
}

function writeTraces() {
  const numbers = openSync(join(folder, "traces.bin"), "w");
  const sites = [];
  for (const query of queries) {
    for (const { values } of Object.values(query.trace)) writeSync(numbers, values);
    sites.push(sitesOf(query));
  }
  closeSync(numbers);
  writeFileSync(join(folder, "sites.json"), JSON.stringify(sites));
}
