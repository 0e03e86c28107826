/** The curve of a training: accuracy after each epoch, beside what simple rules reach. */

/** @import { Names } from "./curve-layout.js" */
/** @import { JobStatus } from "./data-types.d.ts" */

import { shape, text } from "../home/shapes.js";
import { layOut, legend, MARGIN, percent, sentence } from "./curve-layout.js";

/**
 * @param {SVGElement} svg
 * @param {JobStatus} job
 * @param {Names} names
 * @returns what the dashed lines are, where that is not written beside them
 */
export function drawCurve(svg, job, names) {
  const plan = layOut(job, Math.max(300, svg.clientWidth || 0), names);
  svg.setAttribute("viewBox", `0 0 ${plan.width} ${plan.height}`);
  svg.setAttribute("aria-label", sentence(job, names));
  const line = (/** @type {string} */ kind, /** @type {number} */ y) =>
    shape("line", { class: kind, x1: MARGIN.left, x2: plan.end, y1: y, y2: y });
  const path = plan.points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");
  svg.replaceChildren(
    ...plan.ticks.flatMap(({ y, words }) => [
      line("grid", y),
      text(words, { x: MARGIN.left - 8, y: y + 5, "text-anchor": "end" }),
    ]),
    ...plan.epochs.map(({ x, words }, index) =>
      text(index ? words : `Epoch ${words}`, {
        x,
        y: plan.height - 12,
        "text-anchor": index ? "end" : "start",
      }),
    ),
    ...plan.rules.map(({ y }) => line("baseline", y)),
    ...plan.labels.map(({ name, share, label }) =>
      text(`${name} ${percent(share)}`, { x: plan.end + 10, y: label + 5 }),
    ),
    shape("path", { class: "network", d: path }),
    ...plan.points.map(({ x, y, isBest }) =>
      shape("circle", { class: isBest ? "best" : "network", cx: x, cy: y, r: isBest ? 6 : 3 }),
    ),
  );
  return legend(plan);
}
