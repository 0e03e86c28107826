/** The places of both paths side by side, before they pass the gate. */

import { generationAttributes } from "./generation.js";
import { litPlace } from "./parts.js";
import { mark } from "./scene.js";
import { BAR } from "./stage.js";
import { percent, shareAfter, shortened, textWidth } from "./text.js";
import { beatsAfterLayers, visibilityAt } from "./view.js";

/** @import { Flow } from "./flows.js" */
/** @import { TallView } from "./view.js" */
/**
 * @typedef {{flow: Flow, text: string, isBold: boolean, left: number, right: number, row: number,
 *   anchor: string}} Label `anchor` is the class of its edge, empty for its left one
 */

const ROWS = 4; // of names under the bars
const ROW = 17; // height, at the base size of the text
const LINES = 4; // of generated places

/** The bars of the pointer's places, with names under them. @param {TallView} view @param {Flow[]} flows */
export function tallPlaceMarks(view, flows) {
  const { reading, stage, lit } = view;
  const place = litPlace(lit, reading);
  const own = flows.filter(({ path }) => path === "pointer");
  const named = labels(view, own);
  const styleOf = (/** @type {Flow} */ { location }) =>
    place === null || place === location ? "" : " dim";
  return mark(
    "g",
    { key: "places", visibility: visibilityAt(view, beatsAfterLayers(reading).pointer) },
    own.map((flow) =>
      mark(
        "rect",
        {
          key: `bar ${flow.location}`,
          class: `pointer bar${styleOf(flow)}`,
          x: flow.start,
          y: stage.places,
          width: Math.max(0.8, flow.probability * stage.full),
          height: BAR,
        },
        mark("title", {}, `${flow.label}: ${percent(flow.probability, 1)} of the pointer`),
      ),
    ),
    // All leaders lie below all names.
    [leaderMark, nameMark].map((markOf) =>
      named.map((label) => markOf(view, label, styleOf(label.flow))),
    ),
  );
}

/**
 * Names under their bars, in rows so that none meets another: the one that is lit first, then the
 * most probable ones, as long as there is room.
 * @param {TallView} view
 * @param {Flow[]} flows
 * @returns {Label[]}
 */
function labels({ reading, stage, lit }, flows) {
  const f = stage.type / 13;
  const place = litPlace(lit, reading);
  const [left, end] = stage.across.places.room;
  const rank = (/** @type {Flow} */ { location, probability }) =>
    probability + Number(place !== null && location === place);
  /** @type {Label[]} */
  const placed = [];
  for (const flow of [...flows].sort((one, other) => rank(other) - rank(one))) {
    const { location, label, probability } = flow;
    const isBold = location >= 0;
    const share = shareAfter(label, probability);
    const name = shortened(label, end - left - textWidth(share, 13 * f, true), 13 * f, isBold);
    const text = `${name}${share}`;
    const half = textWidth(text, 13 * f, isBold) / 2;
    const wish = flow.start + (probability * stage.full) / 2;
    const middle = Math.max(left + half, Math.min(end - half, wish));
    const [start, stop] = [middle - half, middle + half];
    for (let row = 0; row < ROWS; row++) {
      const meets = placed.some(
        (other) => other.row === row && start < other.right + 8 * f && stop > other.left - 8 * f,
      );
      if (meets) continue;
      const anchor = middle > wish ? "" : middle < wish ? " end" : " middle";
      placed.push({ flow, text, isBold, left: start, right: stop, row, anchor });
      break;
    }
  }
  return placed;
}

/** The foot of a name. @param {TallView} view @param {Label} label */
function footOf({ stage }, { row }) {
  return stage.places + BAR + ((14 + ROW * row) * stage.type) / 13;
}

/** From a bar to a name below others. @param {TallView} view @param {Label} label @param {string} style */
function leaderMark(view, label, style) {
  const { type, places, full } = view.stage;
  const { flow, row } = label;
  return (
    row > 0 &&
    mark("path", {
      key: `leader ${flow.location}`,
      class: `leader${style}`,
      d: `M${flow.start + (flow.probability * full) / 2} ${places + BAR}V${footOf(view, label) - (11 * type) / 13}`,
    })
  );
}

/** @param {TallView} view @param {Label} label @param {string} style */
function nameMark(view, label, style) {
  const { flow, text, isBold, left, right, anchor } = label;
  return mark(
    "text",
    {
      key: `name ${flow.location}`,
      class: `${isBold ? "strong" : "small"}${anchor} halo${style}`,
      x: anchor === "" ? left : anchor === " end" ? right : (left + right) / 2,
      y: footOf(view, label),
    },
    text,
  );
}

/**
 * The generation head: its most probable places, and bars beside those of the pointer.
 * @param {TallView} view
 * @param {Flow[]} flows
 */
export function tallGenerationMark(view, flows) {
  const { reading, stage } = view;
  const f = stage.type / 13;
  const own = flows.filter(({ path }) => path === "generation");
  const isGrown = view.beat >= beatsAfterLayers(reading).generation;
  const room = reading.hasPointer ? 0.42 * (stage.right - stage.left) : stage.right - stage.left;
  const first = stage.places - (LINES * ROW - 6) * f;
  return mark(
    "g",
    generationAttributes(view, own),
    mark("rect", {
      class: "ground",
      x: stage.right - room,
      y: first - 36 * f,
      width: room + 6,
      height: stage.places + BAR - first + 40 * f,
      rx: 6,
    }),
    mark("text", { class: "title end halo", x: stage.right, y: first - 19 * f }, "Generation"),
    own.map(({ location, label, probability, start }, index) => {
      const share = shareAfter(label, probability);
      const text = shortened(label, room - textWidth(share, 13 * f), 13 * f) + share;
      return [
        mark(
          "text",
          {
            key: `name ${index}`,
            class: location < 0 ? "small end halo" : "label end halo",
            x: stage.right,
            y: first + index * ROW * f,
          },
          text,
        ),
        mark(
          "rect",
          {
            key: `bar ${index}`,
            class: "generation bar",
            x: start,
            y: stage.places,
            width: Math.max(0.8, probability * stage.full),
            height: isGrown ? BAR : 0,
          },
          mark(
            "title",
            {},
            `${location < 0 ? "The others" : label}: ${percent(probability, 1)} of the generation head`,
          ),
        ),
      ];
    }),
  );
}
