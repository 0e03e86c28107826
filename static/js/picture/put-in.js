/** The mark of parts that were put in from another run. */

import { decorated } from "./decorate.js";
import { mark } from "./scene.js";

/** @import { Mark } from "./scene.js" */
/** @typedef {{names: string[], run: string}} PutIn the parts, and which run they are from, such as "first" */

const RADIUS = 7; // of a badge, at the base size of the text

/**
 * Marks in which such parts have a badge at a corner of their frame.
 * @param {Mark[]} marks
 * @param {PutIn} putIn
 * @param {number} type size of the text in pixels
 * @returns {Mark[]}
 */
export function markedAsPut(marks, { names, run }, type) {
  if (!names.length) return marks;
  const radius = (RADIUS * type) / 13;
  return decorated(marks, (name) =>
    names.includes(name)
      ? {
          className: "put-in",
          words: `put in from the ${run} run`,
          onTop: (frame) => badge(frame, run, radius),
        }
      : null,
  );
}

/**
 * An arrow into the part, at its right upper corner.
 * @param {Mark} frame
 * @param {string} run
 * @param {number} radius
 */
function badge({ attributes: { x, y, width } }, run, radius) {
  const [middle, top] = [Number(x) + Number(width), Number(y)];
  const size = 0.45 * radius;
  return mark(
    "g",
    { key: "put in", class: "badge" },
    mark("circle", { cx: middle, cy: top, r: radius }),
    mark("path", {
      d: `M${middle + size} ${top - size}L${middle - size} ${top + size}m0 ${-1.5 * size}v${1.5 * size}h${1.5 * size}`,
    }),
    mark("title", {}, `Put in from the ${run} run`),
  );
}
