/** The pointer under the visits: scores, weights, and the ribbons that fall to places. */

import { litVisits } from "./parts.js";
import { pointerAttributes, ribbonMarks } from "./pointer.js";
import { mark } from "./scene.js";
import { HEIGHTS } from "./tall-stage.js";
import { rowTitle } from "./tall-visits.js";
import { number, percent, textWidth } from "./text.js";
import { beatsAfterLayers, visibilityAt } from "./view.js";

/** @import { Flow } from "./flows.js" */
/** @import { Mark } from "./scene.js" */
/** @import { TallView } from "./view.js" */

/** @param {TallView} view @param {Flow[]} flows @returns {Mark[]} */
export function tallPointerMarks(view, flows) {
  const { reading, stage } = view;
  const f = stage.type / 13;
  const top = stage.pointer;
  return [
    mark(
      "g",
      pointerAttributes(view, flows),
      mark("rect", {
        class: "ground",
        x: stage.left - 6,
        y: top - 2 * f,
        width: stage.right - stage.left + 12,
        height: (HEIGHTS.title + HEIGHTS.scores) * f,
        rx: 6,
      }),
      rowTitle(view, top + 15 * f, "Pointer", "scores, and weights in percent"),
      mark("path", {
        class: "fork pointer-line",
        d: `M${stage.left} ${top + 22 * f}H${stage.right}`,
      }),
      numbers(view),
    ),
    mark(
      "g",
      { key: "ribbons", visibility: visibilityAt(view, beatsAfterLayers(reading).pointer) },
      ribbonMarks(view, flows),
    ),
  ];
}

/**
 * A score and a weight under each column; scores stand upright where they do not fit otherwise.
 * @param {TallView} view
 */
function numbers({ reading, stage, lit }) {
  const f = stage.type / 13;
  const weights = reading.pointerWeights;
  const scores = Array.from(reading.pointerScores, (score) => number(score));
  const visits = litVisits(lit, reading);
  const strongest = Math.max(...weights);
  const width = Number(stage.columns.at(-1)?.width);
  const isUpright = scores.some((score) => textWidth(score, 11.5 * f) > width - 3);
  const base = stage.pointer + (HEIGHTS.title + HEIGHTS.scores) * f;
  const full = stage.columns.find((column) => column.isFull);
  const firstFull = full ? full.x - full.width / 2 : stage.right;
  let free = stage.left - 8 * f; // right of the last weight, where lanes have too little room for all
  return stage.columns.flatMap(({ x, isFull }, visit) => {
    const faded = visits.length && !visits.includes(visit) ? " dim" : "";
    const isStrong = weights[visit] >= 0.2 * strongest || visits.includes(visit);
    const weight = percent(weights[visit]).replace(" %", "");
    const half = textWidth(weight, 12.5 * f, true) / 2;
    if (!isFull && (!isStrong || x - half < free || x + half > firstFull)) return [];
    free = x + half;
    const style = isStrong ? "strong" : "small";
    const y = base - 24 * f;
    return [
      isFull &&
        mark(
          "text",
          isUpright
            ? {
                key: `score ${visit}`,
                class: `tiny${faded}`,
                x: x + 4 * f,
                y: y + 2 * f,
                transform: `rotate(-90 ${(x + 4 * f).toFixed(2)} ${(y + 2 * f).toFixed(2)})`,
              }
            : { key: `score ${visit}`, class: `tiny middle${faded}`, x, y },
          scores[visit],
        ),
      mark(
        "text",
        { key: `weight ${visit}`, class: `${style} middle${faded}`, x, y: base - 6 * f },
        weight,
      ),
    ].filter((found) => found !== false);
  });
}
