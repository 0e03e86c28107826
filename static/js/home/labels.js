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
const PASSES = 6;
// What is worse by how much; an overlap is counted in square pixels.
const COST = { position: 12, size: 150, point: 10, overlap: 3, missing: 500, outside: 1e6 };
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
  [0.5, 1, "middle"],
  [-0.5, 1, "middle"],
  [0.5, -1, "middle"],
  [-0.5, -1, "middle"],
];

/**
 * A place for every label, null for one that is left out. Each label in turn takes the place that
 * is best beside the others, until none wants to move.
 * @param {LabelledMark[]} marks
 * @param {Box} frame that all labels stay in
 * @param {Box[]} obstacles that labels should not cover
 * @param {Point[]} points of lines and dots that labels should not cover
 * @returns {(PlacedLabel | null)[]}
 */
export function placeLabels(marks, frame, obstacles, points) {
  const fixed = [...obstacles, ...marks.map(boxOfMark)];
  const options = marks.map((mark) => optionsOf(mark, frame, fixed, points));
  /** @type {(PlacedLabel | null)[]} */
  const placed = marks.map(() => null);
  for (let pass = 0; pass < PASSES; pass += 1) {
    let hasMoved = false;
    for (const [index, own] of options.entries()) {
      const others = placed.flatMap((label, other) =>
        label && other !== index ? [label.box] : [],
      );
      const best = cheapest(own, others);
      hasMoved ||= best !== placed[index];
      placed[index] = best;
    }
    if (!hasMoved) break;
  }
  return placed;
}

/** @typedef {{label: PlacedLabel | null, cost: number}} Option */

/** @param {Option[]} options @param {Box[]} others */
function cheapest(options, others) {
  /** @param {Option} option */
  const whole = ({ label, cost }) =>
    cost + (label ? COST.overlap * overlaps(label.box, others) : 0);
  return options.reduce((best, option) => (whole(option) < whole(best) ? option : best)).label;
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
    POSITIONS.map(([x, y, anchor], position) => {
      const box = boxBeside(mark, size, x, y);
      const cost =
        COST.position * position +
        COST.size * sizeIndex +
        COST.point * points.filter((point) => isInside(point, box)).length +
        COST.overlap * overlaps(box, fixed) +
        (isWithin(box, frame) ? 0 : COST.outside);
      return { label: { box, anchor, size: sizeIndex }, cost };
    }),
  );
  const isOptional = !mark.required || written.every(({ cost }) => cost >= COST.outside);
  return isOptional ? [...written, { label: null, cost: COST.missing }] : written;
}

/** @param {LabelledMark} mark @param {Size} size @param {number} x @param {number} y @returns {Box} */
function boxBeside(mark, size, x, y) {
  // In the corners a label may come closer, for the mark is round.
  const isCorner = Math.abs(x) === 1 && Math.abs(y) === 1;
  const reach = (mark.radius + GAP) * (isCorner ? 0.6 : 1);
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
  /** @param {"x" | "y"} from @param {"width" | "height"} length */
  const shared = (from, length) =>
    Math.min(first[from] + first[length], second[from] + second[length]) -
    Math.max(first[from], second[from]);
  return Math.max(0, shared("x", "width")) * Math.max(0, shared("y", "height"));
}
