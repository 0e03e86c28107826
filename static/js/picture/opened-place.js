/** A place of the answer opened into its two shares, with the multiplication of each written out. */

import { cardGround, control, inside } from "./opened-frame.js";
import { placeSum } from "./opened-numbers.js";
import { barRows, rowsHeight } from "./opened-rows.js";
import { whenOf } from "./opened-visits.js";
import { flowed, sentence, unitOf } from "./opened-words.js";
import { mark } from "./scene.js";
import { percent } from "./text.js";

/** @import { Block } from "./opened-names.js" */
/** @import { BarRow } from "./opened-rows.js" */
/** @import { Box, Card } from "./opened-frame.js" */
/** @import { Piece } from "./opened-words.js" */
/** @import { NetworkView } from "./view.js" */

const HIGHEST = 56; // row of the shares

/** @param {NetworkView} view @param {Block} block @returns {Card[]} */
export function placeCards(view, block) {
  const f = unitOf(view);
  return [
    {
      key: "shares",
      least: { width: 310 * f, height: 230 * f },
      rank: 0,
      share: 1.5,
      marks: (box) => sharesCard(view, box, block),
    },
    ...(view.reading.hasPointer
      ? [
          {
            key: "visits",
            least: { width: 250 * f, height: 150 * f },
            rank: 1,
            marks: (/** @type {Box} */ box) => visitsCard(view, box, block),
          },
        ]
      : []),
  ];
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function sharesCard(view, box, { location }) {
  const { reading } = view;
  const f = unitOf(view);
  const sum = placeSum(reading, location);
  const { gate, pointer, generation, fromPointer, fromGeneration, probability } = sum;
  const [open, shut] = [gate.toFixed(2), (1 - gate).toFixed(2)];
  const weights = reading.pointerWeights;
  /** @type {BarRow[]} */
  const rows = [];
  const passes = (/** @type {number} */ factor) =>
    sum.visits.map((visit) => ({ value: factor * Number(weights[visit]), colour: "pointer" }));
  if (reading.hasPointer)
    rows.push({
      key: "pointer",
      label: "Pointer",
      parts: passes(1),
      text: shareText(pointer),
      open: "pointer",
    });
  if (reading.hasGate)
    rows.push({
      key: "from pointer",
      label: `× gate ${open}`,
      parts: passes(gate),
      text: shareText(fromPointer),
      open: "gate",
    });
  if (reading.hasGeneration)
    rows.push({
      key: "generation",
      label: "Generation",
      parts: [{ value: generation, colour: "generation" }],
      text: shareText(generation),
      open: `generation.${location}`,
    });
  if (reading.hasGate)
    rows.push({
      key: "from generation",
      label: `× (1 − ${open})`,
      parts: [{ value: fromGeneration, colour: "generation" }],
      text: shareText(fromGeneration),
      open: "gate",
    });
  rows.push({
    key: "answer",
    label: "Answer",
    parts: [
      { value: fromPointer, colour: "pointer" },
      { value: fromGeneration, colour: "generation" },
    ].filter(({ value }) => value > 0),
    text: shareText(probability),
    isChosen: true,
  });
  const room = inside(view, box);
  /** @type {Piece[]} */
  const steps = reading.hasGate
    ? [
        [{ text: `${open} × ${shareText(pointer)} = ${shareText(fromPointer)}` }],
        ...sentence("come from the pointer,"),
        [{ text: `${shut} × ${shareText(generation)} = ${shareText(fromGeneration)}` }],
        ...sentence("from generation. Together:"),
        [{ text: shareText(probability), kind: "strong" }, { text: "." }],
        ...sentence("All bars have one scale."),
      ]
    : [
        ...sentence(
          `There is only ${reading.hasPointer ? "the pointer" : "the generation head"}: its probability is the answer’s.`,
        ),
      ];
  const line = flowed(view, { ...room, y: 0 }, steps);
  const list = { ...room, height: room.height - line.height - 44 * f };
  const high = rowsHeight(view, list, rows.length, HIGHEST);
  const placed = flowed(view, { ...room, y: room.y + high + 8 * f }, steps);
  const more = control(
    view,
    room.x,
    room.y + room.height - 10 * f,
    "More about the answer",
    { "data-more": "prediction" },
    { isButton: false },
  );
  return [
    ...cardGround(view, box, `How probable is ${reading.nameOf(location).label}?`),
    mark("g", { key: "rows" }, barRows(view, list, rows, { most: HIGHEST })),
    ...placed.marks,
    more.mark,
  ];
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function visitsCard(view, box, { location }) {
  const { reading } = view;
  const f = unitOf(view);
  const { visits, pointer } = placeSum(reading, location);
  const room = inside(view, box);
  const title = "Its visits";
  if (visits.length === 0) {
    const none = sentence("None of the visits is here, so the pointer cannot choose it.");
    return [...cardGround(view, box, title), ...flowed(view, room, none).marks];
  }
  const weights = reading.pointerWeights;
  const rows = visits.map((visit) => ({
    key: `visit ${visit}`,
    label: `${whenOf(reading, visit)} (visit ${visit + 1})`,
    parts: [{ value: Number(weights[visit]), colour: "pointer" }],
    text: shareText(Number(weights[visit])),
    open: `pointer.${visit}`,
    isOff: reading.visits[visit]?.masked ?? false,
  }));
  const several = visits.length > 1 ? "Together the pointer gives them" : "The pointer gives it";
  /** @type {Piece[]} */
  const total = [
    ...sentence(several),
    [{ text: shareText(pointer), kind: "strong" }, { text: "." }],
  ];
  const line = flowed(view, { ...room, y: 0 }, total);
  const list = { ...room, height: room.height - line.height - 8 * f };
  const high = rowsHeight(view, list, rows.length);
  return [
    ...cardGround(view, box, title),
    mark("g", { key: "rows" }, barRows(view, list, rows, { isOrdered: true })),
    ...flowed(view, { ...room, y: room.y + high + 6 * f }, total).marks,
  ];
}

/** A probability with as many digits as a small one needs. @param {number} share */
function shareText(share) {
  return percent(share, share >= 0.01 || share === 0 ? 1 : share >= 0.00001 ? 3 : 5);
}
