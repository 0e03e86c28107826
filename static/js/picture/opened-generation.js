/** The generation head opened: the largest logits, their softmax, and one logit worked out. */

import { cardGround, control, inside } from "./opened-frame.js";
import { generationLogit, generationSoftmax } from "./opened-numbers.js";
import { barRows } from "./opened-rows.js";
import { dotRows, isSameExponential, logitDigits, short } from "./opened-score.js";
import { flowed, sentence, unitOf } from "./opened-words.js";
import { mark } from "./scene.js";
import { number, percent } from "./text.js";

/** @import { Block } from "./opened-names.js" */
/** @import { Box, Card } from "./opened-frame.js" */
/** @import { Piece } from "./opened-words.js" */
/** @import { NetworkView } from "./view.js" */

/** @param {NetworkView} view @param {Block} block @returns {Card[]} */
export function generationCards(view, block) {
  const f = unitOf(view);
  return [
    {
      key: "places",
      least: { width: 300 * f, height: 230 * f },
      rank: block.isLeaf ? 1 : 0,
      marks: (box) => placesCard(view, box, block),
    },
    {
      key: "logit",
      least: { width: 320 * f, height: 260 * f },
      rank: block.isLeaf ? 0 : 1,
      share: 1.3,
      marks: (box) => logitCard(view, box, block),
    },
  ];
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function placesCard(view, box, block) {
  const { reading } = view;
  const f = unitOf(view);
  const room = inside(view, box);
  const listed = reading.trace.location_probabilities.generation ?? [];
  const rows = listed.map(({ location, probability }) => {
    const { label, category } = reading.nameOf(location);
    const { logit } = generationLogit(reading, location);
    return {
      key: `place ${location}`,
      label,
      category,
      parts: [{ value: probability, colour: "generation" }],
      beside: logit === null ? "" : number(logit, 2),
      text: percent(probability, 1),
      open: `generation.${location}`,
      isChosen: location === block.location,
      exact: `${label}: ${logit === null ? "" : `logit ${number(logit, 4)}, `}probability ${percent(probability, 3)}`,
    };
  });
  const count = reading.trace.architecture.locations;
  const says = flowed(
    view,
    room,
    sentence(
      `One logit for each of ${count.toLocaleString("en")} entries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places:`,
    ),
    "small",
  );
  const more = control(
    view,
    room.x,
    room.y + room.height - 10 * f,
    "More about generation",
    { "data-more": "generation" },
    { isButton: false },
  );
  const list = {
    ...room,
    y: room.y + says.height + 4 * f,
    height: room.height - says.height - 34 * f,
  };
  return [
    ...cardGround(view, box, "What the generation head expects"),
    ...says.marks,
    mark("g", { key: "rows" }, barRows(view, list, rows, { isWalked: true })),
    more.mark,
  ];
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function logitCard(view, box, { location }) {
  const { reading } = view;
  const f = unitOf(view);
  const room = inside(view, box);
  const { label } = reading.nameOf(location);
  const numbers = generationLogit(reading, location);
  const { dot, bias, logit } = numbers;
  const softmax = generationSoftmax(reading);
  const digits = logitDigits(
    numbers,
    (rounded) =>
      logit === null ||
      !softmax ||
      isSameExponential(
        rounded(rounded(logit) - rounded(softmax.shift)),
        Number(softmax.exponentials[location]),
      ),
  );
  const probability = reading.probabilityOf("generation", location);
  /** @type {Piece[]} */
  const steps = [];
  if (dot && bias !== null) {
    steps.push(
      ...sentence("Sum of the products"),
      [
        { text: "c", kind: "math query-words" },
        { text: " · " },
        { text: "w", kind: "math key-words" },
        { text: ` = ${number(dot.sum, digits)}`, kind: "strong" },
      ],
      [{ text: `→ ${bias < 0 ? "−" : "+"} ${number(Math.abs(bias), digits)} (bias) =` }],
    );
  }
  if (logit !== null)
    steps.push([{ text: "logit " }, { text: number(logit, digits), kind: "strong" }]);
  if (softmax) {
    const own = Number(softmax.exponentials[location]);
    const exponent = Number(softmax.scores[location]) - softmax.shift;
    steps.push(
      [
        { text: "→ e", kind: "" },
        { text: number(exponent, digits), isRaised: true },
        { text: ` = ${short(own)};` },
      ],
      [
        { text: `${short(own)} / ${short(softmax.total)} = ` },
        { text: percent(Number(softmax.weights[location]), 1), kind: "strong" },
        { text: "." },
      ],
      ...sentence(
        `${short(softmax.total)} is the sum over the whole list${softmax.shift ? `, after ${number(softmax.shift, digits)}, the largest logit, is subtracted from each` : ""}.`,
      ),
    );
  } else {
    steps.push(...sentence("→ softmax over the whole list:"), [
      { text: percent(probability, 1), kind: "strong" },
    ]);
  }
  const line = flowed(view, { ...room, y: 0 }, steps);
  const height = dot ? Math.min(room.height - line.height - 8 * f, 3 * 150 * f) : 0;
  return [
    ...cardGround(view, box, `How does it score ${label}?`),
    dot &&
      mark(
        "g",
        { key: "dot" },
        dotRows(view, { ...room, height }, dot, [
          { letter: "c", words: "The context: the last visit after all layers", colour: "query" },
          { letter: "w", words: `The weights of ${label}`, colour: "key" },
        ]),
      ),
    ...flowed(view, { ...room, y: room.y + height + (dot ? 6 * f : 0) }, steps).marks,
  ];
}
