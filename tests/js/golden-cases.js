/** The network on the cases that tests/golden_cases.py writes, in Node.js and in a browser. */

import { explain } from "../../static/js/network/explanation.js";
import { PointerNetwork } from "../../static/js/network/network.js";
import { People, Places } from "../../static/js/network/places.js";
import { readSafetensors } from "../../static/js/network/safetensors.js";

/**
 * Explain each case.
 * @param {{bundles: object[], cases: object[]}} content of cases.json
 * @param {Uint8Array} weights of all bundles, one after the other
 */
export function* explained({ bundles, cases }, weights) {
  let opened;
  for (const { bundle, query, halved } of cases) {
    if (bundle !== opened?.index) opened = { index: bundle, ...open(bundles[bundle], weights) };
    yield explain(opened, query, Object.fromEntries(halved.map((site) => [site, halve])));
  }
}

const halve = ({ values, shape }) => ({ values: values.map((value) => value / 2), shape });

/** The names and shapes of the tensors of a pass. */
export function sitesOf({ trace }) {
  return Object.entries(trace).map(([site, { shape }]) => [site, ...shape]);
}

function open({ id, architecture, places, start, end }, weights) {
  const file = Uint8Array.from(weights.subarray(start, end));
  return {
    id,
    network: new PointerNetwork(architecture, readSafetensors(file.buffer)),
    places: new Places(places, architecture.locations),
    people: new People({}, architecture.users),
  };
}
