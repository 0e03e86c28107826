import assert from "node:assert/strict";
import { test } from "node:test";

import { averageScene, averageWords } from "../../static/js/motions/average.js";
import { tileMark } from "../../static/js/motions/drawing.js";
import { movesScene } from "../../static/js/motions/moves.js";
import { productsScene, productsWords } from "../../static/js/motions/products.js";
import { scatterScene, scatterWords } from "../../static/js/motions/scatter.js";
import { softmaxScene } from "../../static/js/motions/softmax.js";

/** @import { Scene, TileMark } from "../../static/js/motions/drawing.js" */

const NEAR = 1e-6;
const tiles = (/** @type {(string | number)[]} */ ...texts) =>
  texts.map((text) => ({ text: String(text) }));

const SCORES = [1, 2, 0];
const POWERS = SCORES.map(Math.exp);
const SUM = POWERS.reduce((sum, power) => sum + power, 0);
const SHARES = POWERS.map((power) => power / SUM);
const softmax = {
  scores: tiles(...SCORES),
  weights: tiles(...SHARES.map((share) => share.toFixed(3))),
  shares: SHARES,
  powers: POWERS.map((power) => power.toFixed(2)),
  sum: SUM.toFixed(2),
  labels: ["home", "work", "café"],
  names: { scores: "Scores", powers: "e to each score", weights: "Weights" },
};
const average = {
  weights: tiles(0.1, 0.6, 0.3),
  shares: [0.1, 0.6, 0.3],
  labels: ["home", "work", "café"],
  values: [tiles(1, 2), tiles(3, 4), tiles(5, 6)],
  results: tiles(3.4, 4.4),
  label: "café",
};
const products = {
  sliding: { label: "home", tiles: tiles(1, 2) },
  lines: [
    { label: "work", tiles: tiles(3, 0) },
    { label: "café", tiles: tiles(1, 4) },
  ],
  products: [tiles(3, 0), tiles(1, 8)],
  sums: [
    ["3", "3"],
    ["1", "9"],
  ],
  results: tiles(1.5, 4.5),
  after: "÷ 2",
  isUpright: false,
};
const scatter = {
  sources: [
    { label: "home", tile: { text: "0.5" }, share: 0.5, place: 0 },
    { label: "work", tile: { text: "0.2" }, share: 0.2, place: 1 },
    { label: "home", tile: { text: "0.3" }, share: 0.3, place: 0 },
  ],
  places: [
    { label: "Home", tile: { text: "0.8" } },
    { label: "Work", tile: { text: "0.2" } },
    { label: "any other", tile: { text: "0" } },
  ],
  sums: ["0.5", "0.2", "0.8"],
};
/** @param {number} source @param {number} column */
const place = (source, column) => ({ table: source, row: 0, column });
const moves = {
  sources: [{ title: "Queries", rows: 1, columns: 4 }],
  targets: [
    { title: "Head 1", rows: 1, columns: 2 },
    { title: "Head 2", rows: 1, columns: 2 },
  ],
  flights: [0, 1, 2, 3].map((column) => ({
    tile: { text: String(column) },
    from: place(0, column),
    to: place(Math.floor(column / 2), column % 2),
    moment: Math.floor(column / 2),
  })),
};

const SCENES = {
  softmax: { moments: 3, draw: (/** @type {any} */ view) => softmaxScene(softmax, view) },
  average: { moments: 2, draw: (/** @type {any} */ view) => averageScene(average, view) },
  products: { moments: 2, draw: (/** @type {any} */ view) => productsScene(products, view) },
  columns: {
    moments: 2,
    draw: (/** @type {any} */ view) => productsScene({ ...products, isUpright: true }, view),
  },
  scatter: { moments: 3, draw: (/** @type {any} */ view) => scatterScene(scatter, view) },
  moves: { moments: 2, draw: (/** @type {any} */ view) => movesScene(moves, view) },
};

/** @param {Scene} scene @param {string} key @returns {TileMark} */
function tile({ marks }, key) {
  const mark = marks.find((other) => other.key === key);
  assert.equal(mark?.kind, "tile", key);
  return /** @type {TileMark} */ (mark);
}

/** @param {Scene} scene */
function keysOf({ marks }) {
  return marks.map(({ key }) => key);
}

for (const [name, { moments, draw }] of Object.entries(SCENES)) {
  test(`${name}: at every moment everything lies within the picture`, () => {
    for (const width of [280, 390, 740]) {
      for (let at = 0; at <= moments; at += 0.05) {
        const scene = draw({ width, at });
        assert.ok(scene.width <= width + 1, `${scene.width} of ${width}`);
        assert.equal(new Set(keysOf(scene)).size, scene.marks.length);
        for (const mark of scene.marks) {
          if (mark.kind !== "tile") continue;
          const { x, y, width: wide, height, opacity } = mark;
          for (const number of [x, y, wide, height]) assert.ok(Number.isFinite(number), mark.key);
          assert.ok(x > -1 && x + wide < scene.width + 1, `${mark.key} at ${at}: ${x}`);
          assert.ok(y > -1 && y + height < scene.height + 1, `${mark.key} at ${at}: ${y}`);
          assert.ok(opacity >= 0 && opacity <= 1, mark.key);
        }
      }
    }
  });

  test(`${name}: it moves without a jump`, () => {
    let before = draw({ width: 740, at: 0 });
    for (let at = 0.01; at <= moments; at += 0.01) {
      const scene = draw({ width: 740, at });
      for (const mark of scene.marks) {
        const other = before.marks.find(({ key }) => key === mark.key);
        if (mark.kind !== "tile" || other?.kind !== "tile") continue;
        const moved = Math.hypot(mark.x - other.x, mark.y - other.y);
        // What has faded away may begin elsewhere.
        if (Math.min(mark.opacity, other.opacity) > 0.5) {
          assert.ok(moved < 60, `${mark.key} at ${at}: ${moved}`);
        }
      }
      before = scene;
    }
  });
}

test("softmax: bars are as tall as the powers, and together as tall as 1", () => {
  const risen = softmaxScene(softmax, { width: 740, at: 1 });
  const heights = POWERS.map((_, index) => tile(risen, `bar-${index}`).height);
  for (const [index, power] of POWERS.entries()) {
    const ratio = (heights[index] ?? 0) / (heights[1] ?? 1);
    assert.ok(Math.abs(ratio - power / (POWERS[1] ?? 1)) < NEAR);
  }
  const stacked = softmaxScene(softmax, { width: 740, at: 2 });
  const parts = SHARES.map((_, index) => tile(stacked, `part-${index}`));
  const whole = parts.reduce((sum, { height }) => sum + height, 0);
  assert.ok(Math.abs(whole - (heights[1] ?? 0)) < NEAR);
  for (const [index, share] of SHARES.entries()) {
    assert.ok(Math.abs((parts[index]?.height ?? 0) / whole - share) < NEAR);
    const above = parts[index + 1];
    if (above) assert.ok(Math.abs(above.y + above.height - (parts[index]?.y ?? 0)) < NEAR);
  }
  const done = softmaxScene(softmax, { width: 740, at: 3 });
  for (const [index, { text }] of softmax.weights.entries()) {
    assert.equal(tile(done, `weight-${index}`).tile.text, text);
  }
});

test("average: rows fade by their weights, and thin rows fill the row of the result", () => {
  const faded = averageScene(average, { width: 740, at: 1 });
  const opacities = [0, 1, 2].map((row) => tile(faded, `value-${row}-0`).opacity);
  assert.equal(opacities[1], 1);
  assert.ok((opacities[0] ?? 1) < (opacities[2] ?? 0));
  const fallen = averageScene(average, { width: 740, at: 1.85 });
  const strips = [0, 1, 2].map((row) => tile(fallen, `strip-${row}-0`));
  const result = tile(averageScene(average, { width: 740, at: 2 }), "result-0");
  assert.ok(Math.abs((strips[0]?.y ?? 0) - result.y) < NEAR);
  const filled = strips.reduce((sum, { height }) => sum + height, 0);
  assert.ok(Math.abs(filled - result.height) < NEAR);
  assert.ok(Math.abs((strips[1]?.height ?? 0) / filled - 0.6) < NEAR);
  assert.match(averageWords(average, told(0)), /^“work” has the largest weight, 0\.6\./);
});

test("average: where a single 1 selects a row, nothing is said of weights", () => {
  const selected = { ...average, shares: [0, 1, 0] };
  assert.match(averageWords(selected, told(0)), /^The 1 selects the row “work”; the zeros/);
  assert.equal(averageWords(selected, told(1)), "Only the selected row is left. It is the result.");
});

/** @param {number} moment @param {boolean} [isEnd] */
function told(moment, isEnd = false) {
  return { moment, isAsked: false, isEnd };
}

test("products: the row slides over every line, and the products gather into its number", () => {
  const rowOf = (/** @type {number} */ at) => {
    const scene = productsScene(products, { width: 740, at });
    return tile(scene, "sliding-0").y;
  };
  const [first, second] = [rowOf(0.5), rowOf(1.5)];
  assert.ok(second > first);
  const met = productsScene(products, { width: 740, at: 0.55 });
  assert.ok(Math.abs(tile(met, "line-0-0").y - first - (second - first)) < NEAR);
  assert.equal(tile(met, "product-0").tile.text, "3");
  assert.ok(!keysOf(met).includes("result-0"));
  assert.equal(tile(productsScene(products, { width: 740, at: 1 }), "result-0").tile.text, "1.5");
  const end = productsScene(products, { width: 740, at: 2 });
  assert.equal(tile(end, "result-1").tile.text, "4.5");
  assert.ok(tile(end, "product-0").opacity >= 0.65); // its number can be read
  assert.equal(
    productsWords(products, told(1)),
    "“home” over “café”: numbers that meet are multiplied, and the products add up to 9; ÷ 2 makes it 4.5.",
  );
});

test("scatter: each weight lands on its place, on top of what is there", () => {
  const end = scatterScene(scatter, { width: 740, at: 3 });
  const [first, work, second] = [0, 1, 2].map((source) => tile(end, `dropped-${source}`));
  assert.equal(first?.x, second?.x);
  assert.notEqual(first?.x, work?.x);
  assert.ok(Math.abs((second?.y ?? 0) + (second?.height ?? 0) - (first?.y ?? 0)) < NEAR);
  assert.ok(Math.abs((first?.height ?? 0) / (second?.height ?? 1) - 0.5 / 0.3) < NEAR);
  assert.match(
    scatterWords(scatter, told(1)),
    /of work, 0\.2, drops onto Work, which has 0\.2 now/,
  );
  assert.match(scatterWords(scatter, told(2, true)), /Home has 0\.5 \+ 0\.3 = 0\.8\.$/);
});

test("moves: every number leaves a trace and arrives, each head in its moment", () => {
  const half = movesScene(moves, { width: 740, at: 1 });
  assert.ok(keysOf(half).includes("moved-1"));
  assert.ok(!keysOf(half).includes("moved-2"));
  const end = movesScene(moves, { width: 740, at: 2 });
  const arrived = [0, 1, 2, 3].map((index) => tile(end, `moved-${index}`));
  assert.deepEqual(
    arrived.map(({ tile: { text } }) => text),
    ["0", "1", "2", "3"],
  );
  const gap = (/** @type {number} */ index) =>
    (arrived[index]?.x ?? 0) - (arrived[index - 1]?.x ?? 0);
  assert.ok(gap(2) > gap(1) + 10, "the heads are apart");
});

test("a number that is to be predicted is shown nowhere", () => {
  /** @type {[Scene, string][]} */
  const cases = [
    [softmaxScene(softmax, { width: 740, at: 3, asked: 1 }), softmax.weights[1]?.text ?? ""],
    [averageScene(average, { width: 740, at: 2, asked: 1 }), "4.4"],
    [productsScene(products, { width: 740, at: 2, asked: 1 }), "4.5"],
    [scatterScene(scatter, { width: 740, at: 3, asked: 0 }), "0.8"],
  ];
  for (const [{ marks }, number] of cases) {
    const texts = marks.flatMap((mark) => {
      if (mark.kind === "tile") return [mark.tile.text];
      return mark.kind === "text" ? [mark.text] : [];
    });
    assert.ok(!texts.includes(number), number);
    assert.ok(texts.includes("?"), number);
  }
});

test("texts of narrow tiles are smaller before they are left out", () => {
  const wide = { x: 0, y: 0, width: 70, height: 30 };
  const marks = [70, 55, 20].map((width) => tileMark("t", { ...wide, width }, { text: "−0.476" }));
  assert.deepEqual(
    marks.map(({ tile, isNarrow }) => [tile.text, isNarrow]),
    [
      ["−0.476", false],
      ["−0.476", true],
      ["", true],
    ],
  );
});

test("what becomes of a sum is never cut: it stands beside the sums or below them", () => {
  const long = "+ Bias of the first layer";
  for (const isUpright of [false, true]) {
    for (const after of ["÷ 2", long]) {
      const scene = productsScene({ ...products, after, isUpright }, { width: 390, at: 2 });
      const mark = scene.marks.find(({ key }) => key === "after");
      assert.equal(mark?.kind, "text");
      const { text, y } = /** @type {import("../../static/js/motions/drawing.js").TextMark} */ (
        mark
      );
      assert.equal(text, after === long ? `then ${long}` : after);
      assert.ok(y < scene.height);
    }
  }
});

test("the name of a row that slides past columns may be wider than a column", () => {
  const sliding = { label: "Equal to the key", tiles: tiles(1, 2) };
  const scene = productsScene({ ...products, sliding, isUpright: true }, { width: 390, at: 1 });
  const name = scene.marks.find(({ key }) => key === "name-sliding");
  assert.equal(name?.kind === "text" && name.text, sliding.label);
});
