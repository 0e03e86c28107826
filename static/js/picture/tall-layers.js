/** The layers, one below the other: a map for each head, then the residual stream under the visits. */

import { headMap, longestVector, streamAttributes, streamParts, styledBars } from "./encoder.js";
import { scaleLegend, weightWords } from "./scale-legend.js";
import { mark } from "./scene.js";
import { HEIGHTS } from "./tall-stage.js";
import { rowTitle } from "./tall-visits.js";
import { textWidth } from "./text.js";
import { beatOfLayer, sharedScaleOf, visibilityAt } from "./view.js";

/** @import { Mark } from "./scene.js" */
/** @import { TallView } from "./view.js" */

/** @param {TallView} view @returns {Mark[]} */
export function tallLayerMarks(view) {
  const { stage } = view;
  const f = stage.type / 13;
  const largest = sharedScaleOf(view);
  return stage.layers.map(({ y, maps }, layer) =>
    mark(
      "g",
      { key: `layer ${layer}`, visibility: visibilityAt(view, beatOfLayer(layer)) },
      maps.length > 0 && rowTitle(view, y + 15 * f, `Layer ${layer}`, weightWords(view)),
      layer === 0 && scaleLegend(view, stage.left + 72 * f, y + 15 * f, true),
      maps.map((frame, head) => headMap(view, frame, layer, head, largest)),
      streamBars(view, layer),
    ),
  );
}

/**
 * The lengths of what goes through a layer, and of what its sublayers add.
 * @param {TallView} view
 * @param {number} layer
 */
function streamBars(view, layer) {
  const { reading, stage } = view;
  const f = stage.type / 13;
  const y = Number(stage.layers[layer]?.stream);
  const parts = streamParts(reading, layer);
  const largest = longestVector(view);
  const base = y + HEIGHTS.bars * f;
  const bars = parts.map(({ style, lengths }, index) =>
    styledBars(
      view,
      layer,
      style,
      stage.columns.map(({ x, width }, visit) => {
        const thickness = Math.min(8 * f, (0.86 * width) / parts.length);
        const height = (Number(lengths[visit]) / largest) * HEIGHTS.bars * f;
        return {
          visit,
          x: x + (index - parts.length / 2) * thickness,
          y: base - height,
          width: 0.88 * thickness,
          height,
        };
      }),
    ),
  );
  return mark(
    "g",
    streamAttributes(view, layer),
    mark("rect", {
      class: "ground",
      x: stage.left - 6,
      y: y - HEIGHTS.title * f,
      width: stage.right - stage.left + 12,
      height: (HEIGHTS.title + HEIGHTS.bars + 4) * f,
      rx: 6,
    }),
    rowTitle(view, y - 10 * f, stage.layers[layer]?.maps.length ? "Stream" : `Layer ${layer}`, ""),
    legend(view, parts, y - 10 * f),
    bars,
  );
}

/**
 * What each bar is, from the right.
 * @param {TallView} view
 * @param {{name: string, style: string}[]} parts
 * @param {number} y
 */
function legend({ stage }, parts, y) {
  const f = stage.type / 13;
  let right = stage.right;
  return [...parts].reverse().map(({ name, style }) => {
    const x = right - textWidth(name, 12.5 * f);
    right = x - 26 * f;
    return [
      mark("rect", { class: style, x: x - 14 * f, y: y - 9 * f, width: 9 * f, height: 9 * f }),
      mark("text", { class: "small", x, y }, name),
    ];
  });
}
