/**
 * Runs the network on the cases that tests/golden_cases.py writes to a folder, and writes what it
 * computes beside them: the numbers of all tensors with their names and shapes, or explanations.
 *
 *     node tests/js/run-golden-cases.js traces|explanations FOLDER
 */

import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";

import { explain, explanationContent } from "../../static/js/network/explanation.js";
import { PointerNetwork } from "../../static/js/network/network.js";
import { People, Places } from "../../static/js/network/places.js";
import { readSafetensors } from "../../static/js/network/safetensors.js";

const [, , kind, folder = "."] = process.argv;
const { bundles, cases } = JSON.parse(readFileSync(join(folder, "cases.json"), "utf8"));
const weights = readFileSync(join(folder, "weights.bin"));
if (kind === "traces") writeTraces();
else writeFileSync(join(folder, "explanations.json"), JSON.stringify([...explanations()]));

function* explained() {
  let opened;
  for (const { bundle, query } of cases) {
    if (bundle !== opened?.index) opened = { index: bundle, ...open(bundles[bundle]) };
    yield explain(opened, query);
  }
}

function* explanations() {
  for (const query of explained()) yield explanationContent(query);
}

function writeTraces() {
  const numbers = openSync(join(folder, "traces.bin"), "w");
  const sites = [];
  for (const { trace } of explained()) {
    for (const { values } of Object.values(trace)) writeSync(numbers, values);
    sites.push(Object.entries(trace).map(([site, { shape }]) => [site, ...shape]));
  }
  closeSync(numbers);
  writeFileSync(join(folder, "sites.json"), JSON.stringify(sites));
}

function open({ id, architecture, places, start, end }) {
  const file = Uint8Array.from(weights.subarray(start, end));
  return {
    id,
    network: new PointerNetwork(architecture, readSafetensors(file.buffer)),
    places: new Places(places, architecture.locations),
    people: new People({}, architecture.users),
  };
}
