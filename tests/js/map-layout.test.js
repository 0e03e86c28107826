import assert from "node:assert/strict";
import { test } from "node:test";

import {
  chooseFrame,
  directionOf,
  fitFrame,
  formatLength,
  leavesAt,
  moveApart,
  scaleBar,
  toMetres,
  toPixels,
} from "../../static/js/home/frame.js";
import { overlaps, placeLabels } from "../../static/js/home/labels.js";
import { layOut } from "../../static/js/home/layout.js";

/** @import { Box, Point } from "../../static/js/home/frame.js" */
/** @import { LabelledMark } from "../../static/js/home/labels.js" */
/** @import { LocatedPlace } from "../../static/js/home/rounds.js" */

const SIZE = { width: 700, height: 500 };
const WHOLE = { x: 0, y: 0, ...SIZE };
const MARGIN = { x: 40, y: 40 };

/** @param {number} x @param {number} y @param {Partial<LabelledMark>} [options] @returns {LabelledMark} */
const mark = (x, y, options = {}) => ({
  x,
  y,
  radius: 10,
  sizes: [{ width: 100, height: 20 }],
  required: true,
  ...options,
});

/** @param {(import("../../static/js/home/labels.js").PlacedLabel | null)[]} labels @returns {Box[]} */
const boxesOf = (labels) => labels.flatMap((label) => (label ? [label.box] : []));

test("metres agree with the distances on a sphere", () => {
  const places = [
    { latitude: 60, longitude: 10 },
    { latitude: 60, longitude: 10.01 },
    { latitude: 59.99, longitude: 10 },
  ];
  const [, east, south] = [...toMetres(places).values()];
  // One hundredth of a degree is 1111.95 m on a meridian, and half of it at 60° along a parallel.
  assert.ok(Math.abs((east?.x ?? 0) - 555.97) < 0.1);
  assert.ok(Math.abs((south?.y ?? 0) - 1111.95) < 0.1);
});

test("metres go the short way across the date line", () => {
  const places = [
    { latitude: 0, longitude: 179.99 },
    { latitude: 0, longitude: -179.99 },
  ];
  const [, east] = [...toMetres(places).values()];
  assert.ok(Math.abs((east?.x ?? 0) - 2223.9) < 0.1);
});

test("a frame holds its points within the margin", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1000, y: 200 },
  ];
  const frame = fitFrame(points, SIZE, MARGIN);
  for (const { x, y } of points.map((point) => toPixels(frame, point))) {
    assert.ok(x >= MARGIN.x - 1e-9 && x <= SIZE.width - MARGIN.x + 1e-9);
    assert.ok(y >= MARGIN.y - 1e-9 && y <= SIZE.height - MARGIN.y + 1e-9);
  }
});

test("a far point leaves the frame where its neighbours could not be told apart", () => {
  const near = [0, 100, 200, 300].map((x) => ({ x, y: x / 2 }));
  const { frame } = chooseFrame([...near, { x: 20_000, y: 0 }], SIZE, MARGIN, 40, []);
  const [first, second] = near.map((point) => toPixels(frame, point));
  assert.ok(first && second && Math.hypot(first.x - second.x, first.y - second.y) >= 40);
  assert.ok(toPixels(frame, { x: 20_000, y: 0 }).x > SIZE.width);
});

test("all points stay in the frame where they can be told apart", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1000, y: 500 },
    { x: 2000, y: 0 },
  ];
  const { frame } = chooseFrame(points, SIZE, MARGIN, 40, []);
  assert.deepEqual(frame, fitFrame(points, SIZE, MARGIN));
});

test("points are moved apart, and stay where there is room", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 500, y: 0 },
  ];
  const [first, second, third] = moveApart(points, 40);
  assert.ok(first && second && second.x - first.x >= 39.99);
  assert.deepEqual(third, points[2]);
});

test("a scale bar has a round length that is true", () => {
  for (const scale of [0.013, 0.08, 0.2, 0.5, 1.7]) {
    const { pixels, label } = scaleBar(scale, 120);
    const [number, unit] = label.split(" ");
    const metres = Number(number) * (unit === "km" ? 1000 : 1);
    assert.match(String(metres), /^[125]0*$/);
    assert.ok(Math.abs(pixels - metres * scale) < 1e-9);
    assert.ok(pixels <= 120 && pixels > 120 / 2.5 - 1e-9);
  }
});

test("lengths and directions are said in words", () => {
  assert.equal(formatLength(87.4), "87 m");
  assert.equal(formatLength(996), "1 km");
  assert.equal(formatLength(2949), "2.9 km");
  assert.equal(directionOf({ x: 0, y: 0 }, { x: 10, y: -10 }), "north-east");
  assert.equal(directionOf({ x: 0, y: 0 }, { x: -10, y: 1 }), "west");
});

test("a way leaves a box at its edge", () => {
  const box = { x: 0, y: 0, width: 100, height: 50 };
  assert.deepEqual(leavesAt({ x: 50, y: 25 }, { x: 150, y: 25 }, box), { x: 100, y: 25 });
  assert.deepEqual(leavesAt({ x: 50, y: 25 }, { x: 50, y: -75 }, box), { x: 50, y: 0 });
});

test("labels of neighbours cover neither each other nor the marks", () => {
  const marks = [mark(300, 200), mark(330, 200), mark(315, 226), mark(300, 250)];
  const boxes = boxesOf(placeLabels(marks, WHOLE, [], []));
  assert.equal(boxes.length, marks.length);
  for (const [index, box] of boxes.entries()) {
    const circles = marks.map(({ x, y }) => ({ x: x - 10, y: y - 10, width: 20, height: 20 }));
    assert.equal(overlaps(box, [...boxes.slice(index + 1), ...circles]), 0);
  }
});

test("a label stays in the frame and off obstacles", () => {
  const obstacle = { x: 480, y: 0, width: 100, height: 100 };
  const [label] = placeLabels([mark(650, 20)], WHOLE, [obstacle], []);
  assert.ok(label && label.box.x >= 0 && label.box.x + label.box.width <= SIZE.width);
  assert.equal(overlaps(label.box, [obstacle]), 0);
});

test("a label avoids a line that it could cover", () => {
  const line = Array.from({ length: 12 }, (_, step) => ({ x: 310 + 10 * step, y: 200 }));
  const [label] = placeLabels([mark(300, 200)], WHOLE, [], line);
  assert.equal(label?.anchor, "end");
});

test("without room, an unimportant label is left out and an important one is shortened", () => {
  const tight = { x: 0, y: 0, width: 240, height: 22 };
  const sizes = [
    { width: 100, height: 40 },
    { width: 90, height: 20 },
  ];
  const marks = [mark(120, 11, { sizes }), mark(200, 11, { required: false })];
  const [important, unimportant] = placeLabels(marks, tight, [], []);
  assert.equal(important?.size, 1);
  assert.equal(unimportant, null);
});

test("a choice outside the frame has a signpost that says how far it is and covers no mark", () => {
  /** @param {number} id @param {number} east in metres @returns {LocatedPlace} */
  const place = (id, east) => {
    const words = { label: `Place ${id}`, notation: `Place ${id}`, category: null };
    return { id, ...words, latitude: (id % 3) * 0.0008, longitude: east / 111_195 };
  };
  const near = [0, 60, 120, 180, 240].map((east, index) => place(index, east));
  const far = place(9, 30_000);
  const places = [...near, far];
  const scene = {
    path: near.slice(0, 2),
    choices: [...near.slice(2), far],
    guess: null,
    target: null,
    notes: new Map([[far, "no visit"]]),
  };
  const layout = layOut(scene, toMetres(places), SIZE, (words) => 8 * words.length);
  assert.deepEqual(
    [...layout.marks.keys()].sort((a, b) => a.id - b.id),
    near,
  );
  const [post, ...others] = layout.signposts;
  assert.equal(others.length, 0);
  assert.deepEqual(post?.lines, ["Place 9", "no visit, 29.9 km east"]);
  const circles = [...layout.marks.values()].map(({ x, y }) => {
    return { x: x - layout.radius, y: y - layout.radius, width: 36, height: 36 };
  });
  assert.equal(overlaps(/** @type {Box} */ (post?.box), circles), 0);
});
