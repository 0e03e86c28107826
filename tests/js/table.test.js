import assert from "node:assert/strict";
import { test } from "node:test";

import { figureCsv, tablesOf } from "../../static/js/figure-tables.js";
import { csvOf } from "../../static/js/table.js";

/** @param {object} meta @param {object[]} data @param {object} [layout] @returns {any} */
function figure(meta, data = [], layout = {}) {
  return { data, layout: { meta, ...layout } };
}

test("a heatmap's table has its labels and cells", () => {
  const heatmap = { type: "heatmap", name: "weights", x: ["a &lt; b", "c"], y: ["r", "s"] };
  const z = [
    [0.25, 0.75],
    [1, 0],
  ];
  assert.deepEqual(tablesOf(figure({}, [{ ...heatmap, z }]), {}), [
    {
      columns: ["weights", "a < b", "c"],
      rows: [
        ["r", 0.25, 0.75],
        ["s", 1, 0],
      ],
    },
  ]);
});

test("labels come from the axis, then from the first axis, then are numbers", () => {
  const heatmap = { type: "heatmap", xaxis: "x2", z: [[1, 2]] };
  const columns = (/** @type {object} */ layout) =>
    tablesOf(figure({}, [heatmap], layout), {})[0]?.columns;
  assert.deepEqual(columns({ xaxis2: { categoryarray: ["p", "q"] } }), ["", "p", "q"]);
  assert.deepEqual(columns({ xaxis: { categoryarray: ["p", "q"] } }), ["", "p", "q"]);
  assert.deepEqual(columns({}), ["", "0", "1"]);
});

test("hidden heatmaps have no table, and a table of rows replaces them", () => {
  assert.deepEqual(tablesOf(figure({}, [{ type: "heatmap", visible: false, z: [[1]] }]), {}), []);
  const table = { columns: ["a"], rows: [["b"]] };
  assert.deepEqual(tablesOf(figure({ table }, [{ type: "heatmap", z: [[1]] }]), {}), [table]);
});

test("columns and matrices are computed for the selected values", () => {
  const bdata = Buffer.from(Float64Array.of(1, 2, 3, 4).buffer).toString("base64");
  const meta = {
    arrays: { w: { dtype: "f8", bdata, shape: "2,2" } },
    choices: [{ name: "query", title: "Query", values: [0, 1], value: 0 }],
  };
  const row = [{ op: "table", name: "w", at: ["query"], shape: [2] }];
  const columns = { columns: ["key", "weight"], labels: ["a", "b"], values: [row] };
  assert.deepEqual(tablesOf(figure({ ...meta, table: columns }), { query: 1 })[0]?.rows, [
    ["a", 3],
    ["b", 4],
  ]);
  const whole = [{ op: "table", name: "w", shape: [2, 2] }];
  const matrix = { columns: ["", "a", "b"], labels: ["a", "b"], matrix: whole };
  assert.deepEqual(tablesOf(figure({ ...meta, table: matrix }), { query: 1 })[0]?.rows, [
    ["a", 1, 2],
    ["b", 3, 4],
  ]);
});

test("CSV quotes what needs it and disarms formulas", () => {
  const rows = [
    ["a,b", 'say "x"', null, -0.5],
    ["=1+1", "-5", "@x", Number.NaN],
  ];
  assert.equal(
    csvOf({ columns: ["p", "q", "r", "s"], rows }),
    'p,q,r,s\r\n"a,b","say ""x""",,-0.5\r\n\'=1+1,-5,\'@x,\r\n',
  );
});

test("a text gets an apostrophe wherever a spreadsheet could see a formula", () => {
  const texts = [" =1", "\u200b=1", "\tName", "a;=1", "a\n@x", '"=1', "-Infinity", "+1e-9", "a-b"];
  const csv = csvOf({ columns: ["x"], rows: texts.map((text) => [text]) });
  assert.equal(
    csv,
    "x\r\n' =1\r\n'\u200b=1\r\n'\tName\r\na;'=1\r\n\"a\n'@x\"\r\n" +
      '"\'""=1"\r\n\'-Infinity\r\n+1e-9\r\na-b\r\n',
  );
});

test("numbers in CSV are the shortest that are read as the same", () => {
  const row = [Math.fround(0.1406500041), -0, 0.1, 1 / 3, 123456792];
  assert.equal(
    csvOf({ columns: ["x"], rows: [row] }),
    "x\r\n0.14065,0,0.1,0.3333333333333333,123456792\r\n",
  );
});

test("in CSV the cells of several tables are rows of one, after the selected options", () => {
  const heatmap = { type: "heatmap", name: "head", x: ["a", "b"], y: ["r"], z: [[0.25, 0.75]] };
  const choices = [
    { name: "direction", title: "Patch", values: ["restoring", "breaking"], value: "restoring" },
  ];
  const labelled = [{ ...choices[0], labels: ["into the changed run", "into the clean run"] }];
  const two = [heatmap, { ...heatmap, name: "visit" }];
  assert.equal(
    figureCsv(figure({ choices: labelled }, two), { direction: "breaking" }),
    "direction,table,row,column,value\r\n" +
      "into the clean run,head,r,a,0.25\r\ninto the clean run,head,r,b,0.75\r\n" +
      "into the clean run,visit,r,a,0.25\r\ninto the clean run,visit,r,b,0.75\r\n",
  );
  assert.equal(
    figureCsv(figure({ choices }, [heatmap]), { direction: "breaking" }),
    "direction,head,a,b\r\nbreaking,r,0.25,0.75\r\n",
  );
});

test("in CSV the cells of several heatmaps are rows of one table", () => {
  const z = [[0.25, 0.75]];
  const heatmap = { type: "heatmap", x: ["a", "b"], y: ["r"], z };
  const data = [0, 1].map((head) => ({ ...heatmap, meta: { layer: 0, head } }));
  const cells = ["visit that asks", "visit it reads from", "weight"];
  assert.equal(
    figureCsv(figure({ cells }, data), {}),
    "layer,head,visit that asks,visit it reads from,weight\r\n" +
      "0,0,r,a,0.25\r\n0,0,r,b,0.75\r\n0,1,r,a,0.25\r\n0,1,r,b,0.75\r\n",
  );
  assert.equal(tablesOf(figure({ cells }, data), {}).length, 2);
});

test("the table of the whole network is the one that its figure brings", () => {
  const table = { columns: ["place", "probability"], rows: [["Home", 0.5]] };
  const meta = { view: "network", title: "", caption: "", summary: "", table };
  const network = /** @type {const} */ ({ kind: "network", trace: {}, before: null });
  assert.deepEqual(tablesOf({ ...network, meta }, {}), [table]);
  assert.deepEqual(tablesOf({ ...network, meta: { ...meta, table: undefined } }, {}), []);
});
