/** Placing the labels of a map so that none covers another. */

import { isInside } from "./frame.js";

/** @import { Box, Point, Size } from "./frame.js" */
/** @typedef {"start" | "middle" | "end"} Anchor of its lines of text */
/**
 * A mark to be labelled. `sizes` are the ways to write the label, the best first; without `required`
 * it may have none, and does where `sizes` is empty.
 * @typedef {{x: number, y: number, radius: number, sizes: Size[], required: boolean}} LabelledMark
 */
/** @typedef {{box: Box, anchor: Anchor, size: number}} PlacedLabel `size` is the index in `sizes` */

const GAP = 6; // pixels between a mark and its label
const FARTHER = [0, 12, 26, 44, 62]; // pixels more, where there is no room beside the mark
const STEPS = 1500; // of the search
const COOLING = { from: 400, to: 2 }; // costs that a step may add
// What is worse by how much; an overlap is counted in square pixels, and a distance in pixels.
const COST = {
  position: 8,
  distance: 4,
  size: 150,
  point: 10,
  overlap: 12,
  missing: 500,
  outside: 1e6,
};
/** @type {[x: number, y: number, Anchor][]} from the mark, the best first */
const POSITIONS = [
  [1, 0, "start"],
  [-1, 0, "end"],
  [0, 1, "middle"],
  [0, -1, "middle"],
  [1, 1, "start"],
  [1, -1, "start"],
  [-1, 1, "end"],
  [-1, -1, "end"],
  [1, 0.5, "start"],
  [1, -0.5, "start"],
  [-1, 0.5, "end"],
  [-1, -0.5, "end"],
  [0.5, 1, "middle"],
  [-0.5, 1, "middle"],
  [0.5, -1, "middle"],
  [-0.5, -1, "middle"],
];

/**
 * A place for every label, null for one that is left out: simulated annealing, which finds the same
 * places for the same map.
 * @param {LabelledMark[]} marks
 * @param {Box} frame that all labels stay in
 * @param {Box[]} obstacles that labels should not cover
 * @param {Point[]} points of lines and dots that labels should not cover
 * @returns {(PlacedLabel | null)[]}
 */
export function placeLabels(marks, frame, obstacles, points) {
  const fixed = [...obstacles, ...marks.map(boxOfMark)];
  const options = marks.map((mark) => optionsOf(mark, frame, fixed, points));
  const chosen = options.map((own) => cheapest(own, [], -1));
  const meets = chosen.some((option, index) => costBeside(option, chosen, index) > option.cost);
  const found = meets ? annealed(options, chosen) : chosen;
  return found.map(({ label }) => label);
}

/** @param {Option[][]} options of each label @param {Option[]} first @returns {Option[]} */
function annealed(options, first) {
  const chosen = [...first];
  let best = first;
  let [cost, least] = [0, 0];
  const random = sequence();
  for (let step = 0; step < STEPS; step += 1) {
    const heat = COOLING.from * (COOLING.to / COOLING.from) ** (step / STEPS);
    const index = Math.floor(random() * options.length);
    const own = options[index] ?? [];
    const option = own[Math.floor(random() * own.length)];
    const before = chosen[index];
    if (!option || !before || option === before) continue;
    const change = costBeside(option, chosen, index) - costBeside(before, chosen, index);
    if (change > 0 && random() >= Math.exp(-change / heat)) continue;
    chosen[index] = option;
    cost += change;
    if (cost < least) [best, least] = [[...chosen], cost];
  }
  const settled = [...best];
  for (const [index, own] of options.entries()) settled[index] = cheapest(own, settled, index);
  return settled;
}

/** Numbers from 0 to 1, the same ones each time (Numerical Recipes, section 7.1). */
function sequence() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @typedef {{label: PlacedLabel | null, cost: number}} Option */

/** @param {Option} option @param {Option[]} chosen for all labels @param {number} index of this one */
function costBeside({ label, cost }, chosen, index) {
  let shared = 0;
  for (const [other, { label: beside }] of chosen.entries()) {
    if (label && beside && other !== index) shared += sharedArea(label.box, beside.box);
  }
  return cost + COST.overlap * shared;
}

/** @param {Option[]} options @param {Option[]} chosen @param {number} index @returns {Option} */
function cheapest(options, chosen, index) {
  return options.reduce((best, option) =>
    costBeside(option, chosen, index) < costBeside(best, chosen, index) ? option : best,
  );
}

/**
 * @param {LabelledMark} mark
 * @param {Box} frame
 * @param {Box[]} fixed
 * @param {Point[]} points
 * @returns {Option[]}
 */
function optionsOf(mark, frame, fixed, points) {
  const written = mark.sizes.flatMap((size, sizeIndex) =>
    FARTHER.flatMap((farther) =>
      POSITIONS.map(([x, y, anchor], position) => {
        const box = boxBeside(mark, size, x, y, farther);
        const cost =
          COST.position * position +
          COST.distance * farther +
          COST.size * sizeIndex +
          COST.point * points.filter((point) => isInside(point, box)).length +
          COST.overlap * overlaps(box, fixed) +
          (isWithin(box, frame) ? 0 : COST.outside);
        return { label: { box, anchor, size: sizeIndex }, cost };
      }),
    ),
  );
  const isOptional = !mark.required || written.every(({ cost }) => cost >= COST.outside);
  return isOptional ? [...written, { label: null, cost: COST.missing }] : written;
}

/**
 * @param {LabelledMark} mark
 * @param {Size} size
 * @param {number} x
 * @param {number} y
 * @param {number} farther
 * @returns {Box}
 */
function boxBeside(mark, size, x, y, farther) {
  // In the corners a label may come closer, for the mark is round.
  const isCorner = Math.abs(x) === 1 && Math.abs(y) === 1;
  const reach = (mark.radius + GAP) * (isCorner ? 0.6 : 1) + farther;
  return {
    x: mark.x + x * reach + ((x - 1) * size.width) / 2,
    y: mark.y + y * reach + ((y - 1) * size.height) / 2,
    ...size,
  };
}

/** @param {LabelledMark} mark @returns {Box} */
function boxOfMark({ x, y, radius }) {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** @param {Box} inner @param {Box} outer */
function isWithin(inner, outer) {
  const end = { x: inner.x + inner.width, y: inner.y + inner.height };
  return isInside(inner, outer) && isInside(end, outer);
}

/** The square pixels that a box shares with others. @param {Box} box @param {Box[]} others */
export function overlaps(box, others) {
  return others.reduce((sum, other) => sum + sharedArea(box, other), 0);
}

/** @param {Box} first @param {Box} second */
function sharedArea(first, second) {
  const right = Math.min(first.x + first.width, second.x + second.width);
  const bottom = Math.min(first.y + first.height, second.y + second.height);
  const width = right - Math.max(first.x, second.x);
  const height = bottom - Math.max(first.y, second.y);
  return width > 0 && height > 0 ? width * height : 0;
}
