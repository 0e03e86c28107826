import assert from "node:assert/strict";
import { test } from "node:test";

import { withKnownMargins } from "../../static/js/known-margins.js";

const FRAME = { width: 960, height: 540, scale: 1 };
const USUAL = 8;
const LABELS = ["Home", "Riverside Offices"];

/** Ten pixels a letter. @param {string} text */
const measure = (text) => ({ width: 10 * text.length, descent: 4 });

/** @param {object} layout @param {object[]} data @param {object} template @returns {any} */
function fitted(layout, data = [], template = {}) {
  const theme = { layout: { font: { size: 16, family: "Inter" }, hoverlabel: {}, ...template } };
  const given = /** @type {any} */ ({ height: 540, meta: {}, template: theme, ...layout });
  return withKnownMargins(/** @type {any[]} */ (data), given, FRAME, measure);
}

const named = { tickvals: [0, 1], ticktext: LABELS };

test("the longest label of the y axis has room at the left, and Plotly measures none", () => {
  const { margin, yaxis } = fitted({ yaxis: named });
  const longest = 10 * "Riverside Offices".length;
  assert.ok(margin.l > longest && margin.l < longest + 20, String(margin.l));
  assert.equal(yaxis.automargin, false);
});

test("a title makes its margin wider, and so do lines and upright labels", () => {
  const l = (/** @type {object} */ axis) => fitted({ yaxis: { ...named, ...axis } }).margin.l;
  const b = (/** @type {object} */ axis) => fitted({ xaxis: { ...named, ...axis } }).margin.b;
  assert.ok(l({ title: { text: "visit" } }) >= l({}) + 16);
  assert.ok(b({ tickangle: 0, ticktext: ["a<br>b", "c"] }) > b({ tickangle: 0 }) + 16);
  assert.ok(b({ tickangle: -90 }) > 10 * "Riverside Offices".length);
});

test("marks of a font and names of signs take no more room than what is drawn", () => {
  const l = (/** @type {string} */ label) =>
    fitted({ yaxis: { ...named, ticktext: [label] } }).margin.l;
  assert.equal(l("<b>12</b>&nbsp;Home &amp; garden"), l("12 Home & garden"));
});

test("axes whose labels Plotly chooses still make room for themselves", () => {
  const { margin, xaxis, yaxis } = fitted({ xaxis: { nticks: 3 }, yaxis: { range: [0, 1] } });
  assert.deepEqual([margin.l, margin.b], [USUAL, USUAL]);
  assert.ok(!("automargin" in xaxis) && !("automargin" in yaxis));
  assert.ok(!("automargin" in fitted({ xaxis: named }).xaxis)); // its angle is Plotly's, too
});

test("only axes at the edge of the figure take its margin", () => {
  const xaxis = { domain: [0.5, 1], showticklabels: false };
  const { margin, yaxis } = fitted({ xaxis, yaxis: { ...named, anchor: "x" } });
  assert.equal(margin.l, USUAL);
  assert.ok(!("automargin" in yaxis));
});

test("a colour bar has room where a trace has its colours", () => {
  const coloraxis = { cmin: 0, cmax: 1 };
  const colorbar = { tickvals: [0, 0.5, 1], thickness: 14, title: { text: "weight" } };
  const map = { type: "heatmap", coloraxis: "coloraxis" };
  const r = (/** @type {object[]} */ data) =>
    fitted({ coloraxis }, data, { coloraxis: { colorbar } }).margin.r;
  assert.equal(r([]), USUAL);
  assert.equal(r([{ ...map, visible: false }]), USUAL);
  assert.ok(r([map]) > 14 + 10 * "0.5".length, String(r([map])));
});

test("labels that reach beyond the figure at its sides are left to Plotly", () => {
  const flat = (/** @type {string} */ last) =>
    fitted({ xaxis: { ...named, tickangle: 0, ticktext: ["a", last] } }).xaxis;
  assert.equal(flat("b").automargin, false);
  assert.ok(!("automargin" in flat("b".repeat(80))));
});
