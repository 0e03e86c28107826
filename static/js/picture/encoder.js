/** The layers: a map of weights for each head, and the residual stream after each layer. */

import { handleMarks, handleWidth, temperatureHandle, temperatureWords } from "./handle.js";
import { litClass, litVisits } from "./parts.js";
import { largestIndex } from "./reading.js";
import { headLabel, scaleLegend, weightWords } from "./scale-legend.js";
import { bandPath, barsPath, mark } from "./scene.js";
import { percent, textWidth } from "./text.js";
import { beatOfLayer, scaledTogether, sharedScaleOf, visibilityAt } from "./view.js";
import { columnTitle, parted } from "./visits.js";
import { weightMap } from "./weight-map.js";

/** @import { Mark } from "./scene.js" */
/** @import { MapFrame } from "./stage.js" */
/** @import { Reading } from "./reading.js" */
/** @import { AnyView, NetworkView } from "./view.js" */

const LEGEND_PITCH = 19;
const LEAST_BAND = 0.05; // weight of a visit that a band leads to a lit head

/** @param {NetworkView} view @returns {Mark[]} */
export function layerMarks(view) {
  const { stage } = view;
  const f = stage.type / 13;
  const largest = sharedScaleOf(view);
  const legend = mark(
    "g",
    { key: "legend", visibility: visibilityAt(view, beatOfLayer(0)) },
    scaleLegend(view, stage.visits.x, stage.bottom + (stage.isDense ? 24 : 51) * f, stage.isDense),
  );
  const layers = stage.layers.map((columns, layer) => {
    const title = `Layer ${layer}`;
    // Where the dial has no room beside the title, it takes that of the words below.
    const dial = handleWidth(view, temperatureWords(view, "attention"));
    const hasRoom = textWidth(title, 15 * f, true) + dial + 4 * f <= columns.width;
    const said = weightWords(view);
    const fits = textWidth(said, 12.5 * f) <= columns.width + 12 * f;
    const words = fits && (hasRoom || !view.canAct) ? said : "";
    return mark(
      "g",
      { key: `layer ${layer}`, visibility: visibilityAt(view, beatOfLayer(layer)) },
      columns.maps.length
        ? columnTitle(
            view,
            columns.x,
            title,
            words,
            columns.width + (columns.stream === null ? 12 : 4),
          )
        : null,
      columns.maps.length > 0 &&
        dial <= columns.width &&
        temperatureHandle(view, "attention", columns.x + columns.width, (hasRoom ? 3 : 21) * f),
      columns.maps.map((frame, head) => headBands(view, frame, layer, head)),
      columns.maps.map((frame, head) => headMap(view, frame, layer, head, largest)),
      streamBars(view, layer),
    );
  });
  return [legend, ...layers];
}

/**
 * The weights of a lit visit in a head, or of the visits that a lit head reads most, from their rows
 * to the head's map, true to scale.
 * @param {NetworkView} view
 * @param {MapFrame} frame
 * @param {number} layer
 * @param {number} head
 */
function headBands(view, frame, layer, head) {
  const { reading, stage, lit } = view;
  if (reading.isOff(layer, head)) return null;
  const weights = reading.lastRow(layer, head);
  const read = isLitHead(view, layer, head)
    ? [...weights.keys()].filter((visit) => weights[visit] >= LEAST_BAND)
    : lit?.kind === "visit"
      ? [lit.visit ?? 0]
      : [];
  const x0 = frame.x - 14;
  const end = frame.y + frame.side - frame.side / reading.count / 2;
  return read.map((visit) => {
    const y = Number(stage.rows[visit]?.y);
    const half = Math.max(0.5, weights[visit] * stage.full * 0.25) / 2;
    return mark("path", {
      key: `band ${head} ${visit}`,
      class: "attention-band",
      d: bandPath(x0, [y - half, y + half], frame.x, [end - half, end + half]),
    });
  });
}

/** @param {AnyView} view @param {number} layer @param {number} head */
function isLitHead({ lit }, layer, head) {
  return lit?.kind === "head" && lit.layer === layer && lit.head === head;
}

/**
 * @param {AnyView} view
 * @param {MapFrame} frame
 * @param {number} layer
 * @param {number} head
 * @param {number} largest weight of all heads, where they share a scale
 */
export function headMap(view, frame, layer, head, largest) {
  const { reading, stage, lit, isOwnScale } = view;
  const f = stage.type / 13;
  const { x, y, side, touch } = frame;
  const { count } = reading;
  const weights = reading.weights(layer, head);
  const lastRow = reading.lastRow(layer, head);
  const isOff = reading.isOff(layer, head);
  const { before, overlays } = view;
  const offIn = overlays && !isOff && before?.isOff(layer, head) ? before : null;
  const earlier = offIn ? `; switched off ${reading.wordsFor(offIn)}` : "";
  const scaleTo = isOwnScale ? weights[largestIndex(weights)] || 1 : largest;
  const isLit = isLitHead(view, layer, head);
  const [visit] = lit?.kind === "visit" ? litVisits(lit, reading) : [];
  const strongest = largestIndex(lastRow);
  const shown = visit ?? strongest;
  const cell = side / count;
  const name = `Layer ${layer}, head ${head}`;
  const handleY = touch ? y - 38 * f : y + 4;
  const act = isOff ? "switch on" : "switch off";
  // Without room for what it does, the handle says what the head is.
  const hasRoom = touch === undefined && handleWidth(view, act) <= side - 6 * f;
  const read = reading.visits[strongest];
  const label = headLabel(view, frame, head);
  return mark(
    "g",
    {
      key: `head ${head}`,
      class: `part head${isLit ? " lit" : ""}${isOff ? " off" : ""}`,
      "data-part": `layers.${layer}.heads.${head}`,
      role: "button",
      tabindex: "-1",
      "aria-label": isOff
        ? `${name}: switched off`
        : `${name}: the last visit reads most from visit ${strongest + 1}, ${read?.label}, ${percent(lastRow[strongest])}${earlier}`,
    },
    mark("text", { class: "small", x, y: y - (touch ? 25 : 4) * f }, label.name),
    !isOff &&
      label.hasWeight &&
      mark(
        "text",
        {
          key: "weight",
          class: `${visit === undefined ? "small" : "strong"}${touch ? "" : " end"}`,
          x: touch ? x : x + side,
          y: y - 4 * f,
        },
        percent(lastRow[shown]),
      ),
    mark("rect", {
      key: "frame",
      class: "map-frame",
      x: x - 0.5,
      y: y - 0.5,
      width: side + 1,
      height: side + 1,
    }),
    mark("image", {
      key: "map",
      class: "map",
      href: weightMap(weights, count, view.scale, scaleTo),
      x,
      y,
      width: side,
      height: side,
      preserveAspectRatio: "none",
      opacity: isOff ? 0.15 : 1,
    }),
    isOff &&
      mark("path", { key: "cross", class: "crossed", d: `M${x} ${y + side}L${x + side} ${y}` }),
    offIn &&
      mark("path", {
        key: "earlier cross",
        class: "crossed earlier",
        d: `M${x} ${y + side}L${x + side} ${y}`,
      }),
    visit !== undefined &&
      !isOff &&
      mark("rect", {
        key: "column",
        class: "column",
        x: x + visit * cell,
        y,
        width: Math.max(2, cell),
        height: side,
      }),
    (visit !== undefined || isLit) &&
      !isOff &&
      mark("rect", {
        key: "last",
        class: "last-row",
        x,
        y: y + side - Math.max(2, cell),
        width: side,
        height: Math.max(2, cell),
      }),
    mark(
      "title",
      {},
      `${name}. ${isOff ? "Switched off." : `The last visit reads ${percent(lastRow[shown])} from ${reading.visits[shown]?.label}. A stronger colour is a larger weight, up to ${percent(scaleTo, 1)}. Click to open.`}${offIn ? ` Switched off ${reading.wordsFor(offIn)}.` : ""}`,
    ),
    handleMarks(view, {
      act: "head",
      words: hasRoom ? act : isOff ? "off" : "on",
      title: isOff ? "Switch this head on again" : "Switch this head off",
      isOn: !hasRoom && !isOff,
      right: x + side - (touch ? 0 : 3) * f,
      y: handleY,
    }),
    view.canAct &&
      touch !== undefined &&
      mark("rect", {
        key: "touch",
        class: "ground",
        "data-act": "head",
        x: x + side - touch,
        y: y - touch,
        width: touch,
        height: touch,
      }),
  );
}

/**
 * The lengths of what goes through a layer, and of what its sublayers add.
 * @param {NetworkView} view
 * @param {number} layer
 */
function streamBars(view, layer) {
  const { reading, stage } = view;
  const columns = stage.layers[layer];
  if (columns?.stream === null || !columns) return null;
  const f = stage.type / 13;
  const x = columns.stream;
  const parts = streamParts(reading, layer);
  const largest = longestVector(view);
  const width = stage.streamWidth - 8 * f;
  const marks = parts.map(({ style, lengths }, index) =>
    styledBars(
      view,
      layer,
      style,
      stage.rows.map(({ y, height }, visit) => {
        const thickness = Math.max(1, Math.min(5 * f, (height - 3) / parts.length));
        return {
          visit,
          x,
          y: y + (index - parts.length / 2) * thickness,
          width: (Number(lengths[visit]) / largest) * width,
          height: thickness - 0.6,
        };
      }),
    ),
  );
  const legend = parts.map(({ name, style }, index) => [
    mark("rect", {
      class: style,
      x,
      y: stage.bottom + (10 + LEGEND_PITCH * index) * f,
      width: 9 * f,
      height: 9 * f,
    }),
    mark(
      "text",
      { class: "small", x: x + 14 * f, y: stage.bottom + (18.5 + LEGEND_PITCH * index) * f },
      name,
    ),
  ]);
  return mark(
    "g",
    streamAttributes(view, layer),
    mark("rect", {
      class: "ground",
      x: x - 4,
      y: stage.top - 2,
      width: stage.streamWidth + 14 * f,
      height: stage.bottom - stage.top + 66 * f,
      rx: 6,
    }),
    columnTitle(view, x, "Stream", `+ layer ${layer}`, stage.streamWidth),
    marks,
    legend,
    sublayerHandles(view, layer, x + stage.streamWidth + 10 * f),
  );
}

/**
 * Handles beside the legend that skip a sublayer, or cut the residual connections.
 * @param {NetworkView} view
 * @param {number} layer
 * @param {number} right
 */
function sublayerHandles(view, layer, right) {
  const { reading, stage } = view;
  if (!reading.has(`layers.${layer}.residual_mid`)) return []; // nothing there can be changed
  const f = stage.type / 13;
  const isCut = reading.trace.interventions.residuals === false;
  const heads = { act: "attention", words: ["skip heads", "use heads"], isOff: false };
  const handles = [
    { act: "residuals", words: ["cut stream", "join stream"], isOff: isCut },
    ...(reading.heads ? [{ ...heads, isOff: reading.isSkipped(layer, "attention") }] : []),
    {
      act: "feed_forward",
      words: ["skip FFN", "use FFN"],
      isOff: reading.isSkipped(layer, "feed_forward"),
    },
  ];
  return handles.map(({ act, words, isOff }, index) =>
    handleMarks(view, {
      act,
      words: String(words[Number(isOff)]),
      title: HANDLE_TITLES[act] ?? "",
      right,
      y: stage.bottom + (5 + LEGEND_PITCH * index) * f,
    }),
  );
}

/** @type {Record<string, string>} what the handles of a stream do */
const HANDLE_TITLES = {
  residuals: "Residual connections of all layers: without them, only what sublayers add goes on",
  attention: "Self-attention of this layer: skipped, its heads add nothing",
  feed_forward: "Feed-forward network of this layer: skipped, it adds nothing",
};

/**
 * The bars of one part of a stream; where visits are lit, those of the others are dim.
 * @param {AnyView} view
 * @param {number} layer
 * @param {string} style
 * @param {{visit: number, x: number, y: number, width: number, height: number}[]} bars
 */
export function styledBars(view, layer, style, bars) {
  const { lit, reading } = view;
  const isLit = litClass(view, "stream", layer) !== "";
  const visits = isLit ? [reading.count - 1] : litVisits(lit, reading);
  const [shown, dim] = parted(bars, ({ visit }) => !visits.length || visits.includes(visit));
  return [
    mark("path", { key: style, class: style, d: barsPath(shown) }),
    dim.length > 0 &&
      mark("path", { key: `${style} dim`, class: `${style} dim`, d: barsPath(dim) }),
  ];
}

/**
 * What goes through a layer and what is added to it, each with the length of every visit's vector.
 * @param {Reading} reading
 * @param {number} layer
 */
export function streamParts(reading, layer) {
  const { residual, attention, feedForward } = reading.stream(layer);
  return [
    { name: "stream", lengths: residual, style: "residual" },
    ...(attention ? [{ name: "heads", lengths: attention, style: "attention" }] : []),
    { name: "FFN", lengths: feedForward, style: "feed-forward" },
  ];
}

/** The largest length in the streams of all layers. @param {AnyView} view */
export function longestVector(view) {
  let largest = 0;
  for (const reading of scaledTogether(view)) {
    for (let layer = 0; layer < reading.layers; layer++) {
      for (const { lengths } of streamParts(reading, layer))
        largest = Math.max(largest, ...lengths);
    }
  }
  return largest || 1;
}

/** @param {AnyView} view @param {number} layer */
export function streamAttributes(view, layer) {
  const { residual, attention, feedForward } = view.reading.stream(layer);
  return {
    key: "stream",
    class: `part stream${litClass(view, "stream", layer)}`,
    "data-part": `layers.${layer}.stream`,
    role: "button",
    tabindex: "-1",
    visibility: visibilityAt(view, beatOfLayer(layer) + 1),
    "aria-label": `Stream of layer ${layer}: vector lengths of the last visit: stream ${residual.at(-1)?.toFixed(1)}${attention ? `, heads ${attention.at(-1)?.toFixed(1)}` : ""}, feed-forward network ${feedForward.at(-1)?.toFixed(1)}`,
  };
}
