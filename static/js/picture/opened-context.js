/** The context opened: its numbers, and what is made of them. */

import { cardGround, inside } from "./opened-frame.js";
import { extentOf, numberedPositions, vectorBars } from "./opened-vector.js";
import { vectorRows } from "./opened-vector-rows.js";
import { visitName } from "./opened-visits.js";
import { flowed, sentence, unitOf } from "./opened-words.js";
import { mark } from "./scene.js";
import { number } from "./text.js";

/** @import { Block } from "./opened-names.js" */
/** @import { Box, Card } from "./opened-frame.js" */
/** @import { VectorRow } from "./opened-vector-rows.js" */
/** @import { NetworkView } from "./view.js" */

/** @param {NetworkView} view @param {Block} _block @returns {Card[]} */
export function contextCards(view, _block) {
  const f = unitOf(view);
  return [
    {
      key: "numbers",
      least: { width: 320 * f, height: 190 * f },
      rank: 0,
      marks: (box) => numbersCard(view, box),
    },
    {
      key: "readers",
      least: { width: 320 * f, height: 230 * f },
      rank: 1,
      marks: (box) => readersCard(view, box),
    },
  ];
}

/** @param {NetworkView} view @param {Box} box */
function numbersCard(view, box) {
  const { reading } = view;
  const f = unitOf(view);
  const room = inside(view, box);
  const context = reading.values("context");
  const says = flowed(
    view,
    room,
    sentence(
      `${visitName(reading, reading.count - 1)}, after ${reading.layers === 1 ? "the layer" : `all ${reading.layers} layers`}: ${context.length} numbers of length ${number(Math.hypot(...context))}. Nothing else of the visit goes on.`,
    ),
  );
  // As many numbers in a row as leave room to write most of them.
  const lines = Math.max(
    1,
    Math.min(
      Math.round(context.length / (room.width / (40 * f))),
      Math.floor((room.height - says.height) / (64 * f)),
    ),
  );
  const size = Math.ceil(context.length / lines);
  const high = Math.min(120 * f, (room.height - says.height - 8 * f) / lines);
  return [
    ...cardGround(view, box, "The context"),
    ...says.marks,
    Array.from({ length: lines }, (_, line) => {
      const values = context.subarray(line * size, (line + 1) * size);
      const width = (room.width * values.length) / size;
      const area = {
        ...room,
        y: room.y + says.height + 8 * f + line * high,
        width,
        height: Math.max(28 * f, high - 10 * f),
      };
      return (
        values.length > 0 &&
        mark(
          "g",
          { key: `line ${line}` },
          vectorBars(view, area, values, {
            colour: "stream",
            extent: extentOf(context),
            numbered: numberedPositions(view, [values], values, width),
            exact: (position) =>
              `Number ${line * size + position + 1}: ${number(Number(values[position]), 4)}`,
          }),
        )
      );
    }),
  ];
}

/** @param {NetworkView} view @param {Box} box */
function readersCard(view, box) {
  const { reading } = view;
  const f = unitOf(view);
  const room = inside(view, box);
  /** @type {VectorRow[]} */
  const rows = [];
  if (reading.has("pointer.query")) {
    rows.push({
      key: "pointer",
      title: "Pointer: its query",
      says: "meets the key of each visit",
      values: reading.values("pointer.query"),
      colour: "pointer",
      open: "pointer",
    });
  }
  if (reading.has("generation.logits")) {
    rows.push({
      key: "generation",
      title: "Generation: logits",
      says: "one for each place",
      values: reading.values("generation.logits"),
      colour: "generation",
      open: "generation",
    });
  }
  if (reading.has("gate.hidden")) {
    rows.push({
      key: "gate",
      title: "Gate: hidden units",
      says: "add up to its logit",
      values: reading.values("gate.hidden"),
      colour: "plain",
      open: "gate",
    });
  }
  const says = flowed(
    view,
    room,
    sentence(
      rows.length > 1
        ? "Each reads the same numbers, through a matrix of its own:"
        : "One part reads these numbers:",
    ),
    "small",
  );
  return [
    ...cardGround(view, box, "What reads it"),
    ...says.marks,
    rows.length > 0 &&
      mark(
        "g",
        { key: "rows" },
        vectorRows(
          view,
          { ...room, y: room.y + says.height + 6 * f, height: room.height - says.height - 6 * f },
          rows,
        ),
      ),
  ];
}
