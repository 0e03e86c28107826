/** The figure that a browser makes of its own trace. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { networkFigure } from "../../static/js/network-figure.js";
import { readTrace } from "../../static/js/picture/trace.js";
import { modelOf, NETWORKS, visitsOf } from "./picture-cases.js";

const meta = { title: "The whole network", caption: "", origin: "somewhere" };

for (const name of Object.keys(NETWORKS)) {
  const trace = modelOf(name).trace({ visits: visitsOf(5) });
  const figure = networkFigure(meta, trace, null);

  test(`the JSON of a network ${name} gives the same trace`, () => {
    const read = readTrace(JSON.parse(JSON.stringify(figure)).trace);
    const { weights: _, ...expected } = trace;
    assert.deepEqual(read, JSON.parse(JSON.stringify(expected), revived(expected)));
  });

  test(`the table of a network ${name} has every listed place once, with its probability`, () => {
    const { rows } = figure.meta.table;
    assert.equal(new Set(rows.map(([place]) => place)).size, rows.length);
    const { label } = trace.places[trace.prediction.location];
    const [, , , probability] = rows.find(([place]) => place === label);
    assert.equal(probability, trace.prediction.probability);
  });
}

/** Tensors stay as they are. @param {{tensors: object}} expected */
function revived({ tensors }) {
  return (key, value) => (key === "tensors" ? tensors : value);
}

test("the summary names both answers of a comparison", () => {
  const model = modelOf("whole");
  const trace = model.trace({ visits: visitsOf(5) });
  const { summary } = networkFigure(meta, trace, trace).meta;
  assert.match(summary, /leads with .* Compared with: /);
});
