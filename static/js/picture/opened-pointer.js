/** The pointer opened: every visit's score and weight, their sums by place, and one score worked out. */

import { cardGround, control, inside } from "./opened-frame.js";
import { pointerScore, pointerSoftmax } from "./opened-numbers.js";
import { barRows } from "./opened-rows.js";
import { workedScore } from "./opened-score.js";
import { labelOf, visitName, whenOf } from "./opened-visits.js";
import { flowed, sentence, unitOf } from "./opened-words.js";
import { mark } from "./scene.js";
import { number, percent } from "./text.js";

/** @import { Block } from "./opened-names.js" */
/** @import { Box, Card } from "./opened-frame.js" */
/** @import { NetworkView } from "./view.js" */

/** @param {NetworkView} view @param {Block} block @returns {Card[]} */
export function pointerCards(view, block) {
  const f = unitOf(view);
  return [
    {
      key: "visits",
      least: { width: 300 * f, height: 250 * f },
      rank: block.isLeaf ? 1 : 0,
      share: 0.8,
      marks: (box) => visitsCard(view, box, block),
    },
    {
      key: "score",
      least: { width: 330 * f, height: 300 * f },
      rank: block.isLeaf ? 0 : 1,
      share: 1.6,
      marks: (box) => scoreCard(view, box, block),
    },
    {
      key: "places",
      least: { width: 230 * f, height: 150 * f },
      rank: 2,
      share: 0.6,
      marks: (box) => placesCard(view, box),
    },
  ];
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function visitsCard(view, box, block) {
  const { reading } = view;
  const f = unitOf(view);
  const room = inside(view, box);
  const words = flowed(
    view,
    room,
    sentence("A score for each visit, and its weight after the softmax."),
    "small",
  );
  const scores = reading.pointerScores;
  const weights = reading.pointerWeights;
  const rows = reading.visits.map((read, visit) => ({
    key: `visit ${visit}`,
    label: read.label,
    says: whenOf(reading, visit),
    category: read.category,
    parts: [{ value: Number(weights[visit]), colour: "pointer" }],
    beside: number(Number(scores[visit]), 2),
    text: percent(Number(weights[visit]), 1),
    open: `pointer.${visit}`,
    isChosen: visit === block.visit,
    isOff: read.masked,
    exact: `${visitName(reading, visit)}: score ${number(Number(scores[visit]), 4)}, weight ${percent(Number(weights[visit]), 2)}`,
  }));
  const more = control(
    view,
    room.x,
    room.y + room.height - 10 * f,
    "More about the pointer",
    { "data-more": "pointer" },
    { isButton: false },
  );
  const list = {
    ...room,
    y: room.y + words.height + 4 * f,
    height: room.height - words.height - 34 * f,
  };
  return [
    ...cardGround(view, box, "What the pointer reads"),
    ...words.marks,
    mark("g", { key: "rows" }, barRows(view, list, rows, { isOrdered: true, isWalked: true })),
    more.mark,
  ];
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function scoreCard(view, box, { visit }) {
  const { reading } = view;
  return [
    ...cardGround(
      view,
      box,
      `How does the pointer score ${labelOf(reading, visit)}, ${whenOf(reading, visit)}?`,
      `Score of ${labelOf(reading, visit)}`,
    ),
    mark(
      "g",
      { key: "worked" },
      workedScore(
        view,
        inside(view, box),
        pointerScore(reading, visit),
        pointerSoftmax(reading),
        visit,
        [
          { letter: "q", words: "Query of the context", colour: "query" },
          { letter: "k", words: `Key of ${visitName(reading, visit)}`, colour: "key" },
        ],
        {
          colour: "pointer",
          over: reading.count === 1 ? "its only visit" : `all ${reading.count} visits`,
          open: (other) => `pointer.${other}`,
        },
      ),
    ),
  ];
}

/** The weights of visits added up by place. @param {NetworkView} view @param {Box} box */
function placesCard(view, box) {
  const { reading } = view;
  const f = unitOf(view);
  const room = inside(view, box);
  const weights = reading.pointerWeights;
  const words = flowed(
    view,
    room,
    sentence(
      "The weights of a place’s visits add up to its probability. A part of a bar is a visit.",
    ),
    "small",
  );
  const rows = reading.pointedPlaces.map(({ location, label, category, probability, visits }) => ({
    key: `place ${location}`,
    label: visits.length > 1 ? `${label} (${visits.length})` : label,
    category,
    parts: visits.map((visit) => ({ value: Number(weights[visit]), colour: "pointer" })),
    text: percent(probability, 1),
    open: location > 1 ? `places.${location}` : null,
    exact: `${visits.map((visit) => percent(Number(weights[visit]), 2)).join(" + ")} = ${percent(probability, 2)}`,
  }));
  const list = {
    ...room,
    y: room.y + words.height + 6 * f,
    height: room.height - words.height - 36 * f,
  };
  const more = control(
    view,
    room.x,
    room.y + room.height - 10 * f,
    "More about the sums",
    { "data-more": "scatter-add" },
    { isButton: false },
  );
  return [
    ...cardGround(view, box, "Sums per place"),
    ...words.marks,
    mark("g", { key: "rows" }, barRows(view, list, rows)),
    more.mark,
  ];
}
