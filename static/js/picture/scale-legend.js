/** What the colours of the head maps mean, and the switch between one scale for all and one for each. */

import { mark } from "./scene.js";
import { TOUCH } from "./tall-stage.js";
import { percent, textWidth } from "./text.js";
import { largestWeightOf } from "./view.js";
import { weightMap } from "./weight-map.js";

/** @import { Mark } from "./scene.js" */
/** @import { MapFrame } from "./stage.js" */
/** @import { AnyView } from "./view.js" */

const STEPS = 64;
const LARGEST = "largest of each head";
const RAMP = Float32Array.from({ length: STEPS }, (_, step) => step / (STEPS - 1));

/** What the switch does next. @param {AnyView} view */
export function scaleWords({ isOwnScale }) {
  return isOwnScale ? "Same scale for all heads" : "Own scale for each head";
}

/** What the number beside each head is; empty where no head has one. @param {AnyView} view */
export function weightWords(view) {
  const { reading, stage, lit } = view;
  const isShown = stage.layers.some(({ maps }, layer) =>
    maps.some(
      (frame, head) => !reading.isOff(layer, head) && headLabel(view, frame, head).hasWeight,
    ),
  );
  if (!isShown) return "";
  return lit?.kind === "visit" ? "last visit reads it" : "last visit’s largest";
}

/**
 * The words above a map: all heads of a picture have a number beside them, or none has.
 * @param {AnyView} view
 * @param {MapFrame} frame
 * @param {number} head
 */
export function headLabel({ reading, stage }, { side, touch }, head) {
  const size = (12.5 * stage.type) / 13;
  const last = reading.heads - 1;
  const number = textWidth("100 %", 1.04 * size, true); // that of a lit visit is the widest
  const fits = (/** @type {string} */ word, /** @type {number} */ beside) =>
    textWidth(`${word}${last}`, size) + beside <= side;
  const hasWeight = touch !== undefined || fits("H", number + 0.4 * size);
  const beside = hasWeight ? number + 0.4 * size : 0;
  const word = touch !== undefined || fits("head ", beside) ? "head " : "H";
  return { name: `${word}${head}`, hasWeight };
}

/**
 * The scale from 0 to the largest weight on a line, and the switch: below it, or the line itself.
 * @param {AnyView} view
 * @param {number} x
 * @param {number} y of the line
 * @param {boolean} isCompact whether the line is the switch
 * @returns {Mark | null} null where there are no maps
 */
export function scaleLegend(view, x, y, isCompact) {
  const { reading, isOwnScale, stage } = view;
  if (!reading.heads) return null;
  const f = stage.type / 13;
  const strip = 60 * f;
  const room = isCompact || !("visits" in stage) ? 0 : stage.visits.width;
  const isShort = 17 * f + strip + textWidth(LARGEST, 12.5 * f) > room; // maps stand beside it
  const most = isOwnScale ? (isShort ? "own largest" : LARGEST) : percent(largestWeightOf(view));
  const left = x + 12 * f;
  const scale = [
    mark("text", { class: "small", x, y }, "0"),
    mark("image", {
      class: "map",
      href: weightMap(RAMP, STEPS, view.scale),
      x: left,
      y: y - 9 * f,
      width: strip,
      height: 9 * f,
      preserveAspectRatio: "none",
    }),
    mark("rect", { class: "map-frame", x: left, y: y - 9 * f, width: strip, height: 9 * f }),
    mark("text", { class: "small", x: left + strip + 5 * f, y }, most),
  ];
  const words = scaleWords(view);
  const button = {
    "data-act": "scale",
    role: "button",
    tabindex: "0",
    "aria-label": `Colours of the head maps go from 0 to ${isOwnScale ? "the largest weight of each head" : most}. ${words}`,
  };
  if (isCompact) {
    const width = 17 * f + strip + textWidth(most, 12.5 * f);
    const ground = mark("rect", {
      class: "ground",
      x: x - 6 * f,
      y: y + 14 * f - TOUCH,
      width: width + 12 * f,
      height: TOUCH,
    });
    return mark("g", { key: "scale", class: "switch", ...button }, ground, scale);
  }
  const width = textWidth(words, 12.5 * f) + 16 * f;
  const said = weightWords(view);
  return mark(
    "g",
    { key: "scale" },
    mark("text", { class: "small", x, y: y - (said ? 33 : 17) * f }, "Head maps: row reads column"),
    said && mark("text", { key: "weight", class: "small", x, y: y - 17 * f }, `%: ${said}`),
    scale,
    mark(
      "g",
      { key: "switch", class: "switch", ...button },
      mark("rect", {
        class: "handle stays",
        x,
        y: y + 8 * f,
        width,
        height: 19 * f,
        rx: 9.5 * f,
      }),
      mark("text", { class: "handle-words stays", x: x + 8 * f, y: y + 21.5 * f }, words),
    ),
  );
}
