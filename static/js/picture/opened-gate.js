/** The gate opened: its hidden units times their weights, the logit, and the curve that it meets. */

import { cardGround, control, inside } from "./opened-frame.js";
import { gateLogit } from "./opened-numbers.js";
import { dotRows, logitDigits } from "./opened-score.js";
import { numberedPositions, vectorBars } from "./opened-vector.js";
import { flowed, sentence, unitOf, words } from "./opened-words.js";
import { mark } from "./scene.js";
import { number, percent } from "./text.js";

/** @import { Block } from "./opened-names.js" */
/** @import { Box, Card } from "./opened-frame.js" */
/** @import { GateLogit } from "./opened-numbers.js" */
/** @import { Piece } from "./opened-words.js" */
/** @import { NetworkView } from "./view.js" */

const MOST_LOGIT = 6; // either side of 0 on the curve, unless the logit lies further out

/** @param {NetworkView} view @param {Block} _block @returns {Card[]} */
export function gateCards(view, _block) {
  const f = unitOf(view);
  const found = gateLogit(view.reading);
  /** @type {Card[]} */
  const cards = [];
  if (found) {
    cards.push({
      key: "units",
      least: { width: 320 * f, height: 240 * f },
      rank: 1,
      share: 1.4,
      marks: (box) => unitsCard(view, box, found),
    });
  }
  cards.push({
    key: "value",
    least: { width: 280 * f, height: 230 * f },
    rank: 0,
    marks: (box) => valueCard(view, box, found),
  });
  return cards;
}

/** Decimals of the logit from which readers find the gate's three. @param {GateLogit} gate */
function gateDigits(gate) {
  return logitDigits(
    gate,
    (rounded) => (1 / (1 + Math.exp(-rounded(gate.logit)))).toFixed(3) === gate.learned.toFixed(3),
  );
}

/** @param {NetworkView} view @param {Box} box @param {GateLogit} gate */
function unitsCard(view, box, gate) {
  const { hidden, dot, bias, logit } = gate;
  const digits = gateDigits(gate);
  const f = unitOf(view);
  const room = inside(view, box);
  /** @type {Piece[]} */
  const steps =
    dot && bias !== null
      ? [
          ...sentence("Sum of the products"),
          [
            { text: "h", kind: "math query-words" },
            { text: " · " },
            { text: "w", kind: "math key-words" },
            { text: ` = ${number(dot.sum, digits)}`, kind: "strong" },
          ],
          [{ text: `→ ${bias < 0 ? "−" : "+"} ${number(Math.abs(bias), digits)} (bias) =` }],
          [{ text: "logit " }, { text: number(logit, digits), kind: "strong" }],
        ]
      : [
          ...sentence("Each unit is multiplied by a learned weight; the sum and a bias give the"),
          [{ text: "logit " }, { text: number(logit, digits), kind: "strong" }],
        ];
  const line = flowed(view, { ...room, y: 0 }, steps);
  const more = control(
    view,
    room.x,
    room.y + room.height - 10 * f,
    "More about the gate",
    { "data-more": "gate" },
    { isButton: false },
  );
  const height = Math.min(room.height - line.height - 36 * f, 3 * 150 * f);
  const placed = flowed(view, { ...room, y: room.y + height + 4 * f }, steps);
  const numbered = numberedPositions(view, [hidden], hidden, room.width);
  return [
    ...cardGround(view, box, `${hidden.length} hidden units read the context`),
    mark(
      "g",
      { key: "dot" },
      dot
        ? dotRows(view, { ...room, height }, dot, [
            { letter: "h", words: "Hidden units after the activation (GELU)", colour: "query" },
            { letter: "w", words: "Weight of each unit", colour: "key" },
          ])
        : vectorBars(view, { ...room, height }, hidden, { colour: "query", numbered }),
    ),
    ...placed.marks,
    more.mark,
  ];
}

/**
 * The logistic curve with the gate's point, and what is made of it.
 * @param {NetworkView} view
 * @param {Box} box
 * @param {GateLogit | null} found
 */
function valueCard(view, box, found) {
  const { reading } = view;
  const f = unitOf(view);
  const room = inside(view, box);
  const { gate, trace } = reading;
  const says = flowed(view, { ...room, y: 0 }, valueSteps());
  const bar = 54 * f;
  const chart = {
    ...room,
    x: room.x + 34 * f,
    width: room.width - 48 * f,
    y: room.y + 6 * f,
    height: room.height - says.height - bar - 40 * f,
  };
  const placed = flowed(
    view,
    { ...room, y: room.y + room.height - says.height - bar - 6 * f },
    valueSteps(),
  );
  return [
    ...cardGround(view, box, titleOf()),
    found && chart.height >= 60 * f && mark("g", { key: "curve" }, curve(chart, found)),
    ...placed.marks,
    mark(
      "g",
      { key: "shares" },
      shares({ ...room, y: room.y + room.height - bar + 8 * f, height: 22 * f }),
    ),
  ];

  function titleOf() {
    if (trace.gate.learned) return "From the logit to the gate";
    if (trace.interventions.only) return "One path alone answers";
    return typeof trace.interventions.gate === "number" ? "A gate set by hand" : "A fixed gate";
  }

  /** @returns {Piece[]} */
  function valueSteps() {
    const { only } = trace.interventions;
    const value = [{ text: `gate = ${gate.toFixed(3)}`, kind: "strong" }];
    if (!found) {
      const reason = only
        ? `Only the ${only === "pointer" ? "pointer" : "generation head"} answers:`
        : typeof trace.interventions.gate === "number"
          ? "The gate is set by hand:"
          : "This network learned no gate; both paths count the same:";
      return [...sentence(reason), value];
    }
    /** @type {Piece[]} */
    const curveSteps = [
      [
        { text: "1 / (1 + e", kind: "" },
        { text: number(-found.logit, gateDigits(found)), isRaised: true },
        { text: `) = ` },
        { text: found.learned.toFixed(3), kind: "strong" },
      ],
    ];
    if (trace.gate.learned) {
      return [
        ...curveSteps,
        ...sentence(
          `is the gate: ${percent(gate, 1)} of the answer comes from the pointer, ${percent(1 - gate, 1)} from generation.`,
        ),
      ];
    }
    const forced = only
      ? `Only the ${only === "pointer" ? "pointer" : "generation head"} answers, so that the gate is ${gate.toFixed(2)}.`
      : `It is set by hand to ${gate.toFixed(3)}.`;
    return [...sentence(forced), ...sentence("As learned it would be"), ...curveSteps];
  }

  /** @param {Box} area @param {GateLogit} gateOf */
  function curve(area, { logit, learned }) {
    const most = Math.max(MOST_LOGIT, Math.ceil(Math.abs(logit)));
    const at = (/** @type {number} */ x) => area.x + ((x + most) / (2 * most)) * area.width;
    const foot = area.y + area.height;
    const up = (/** @type {number} */ share) => foot - share * area.height;
    const points = Array.from({ length: 61 }, (_, index) => {
      const x = -most + (index / 30) * most;
      return `${at(x).toFixed(1)} ${up(1 / (1 + Math.exp(-x))).toFixed(1)}`;
    });
    const [x, y] = [at(logit), up(learned)];
    const isRight = logit > 0;
    return [
      mark("path", {
        key: "axes",
        class: "axis",
        d: `M${area.x} ${area.y}V${foot}H${area.x + area.width}M${area.x} ${up(0.5)}H${area.x + area.width}`,
      }),
      [0, 0.5, 1].map((share) =>
        words(view, area.x - 6 * f, up(share) + 4 * f, share === 0.5 ? "0.5" : String(share), {
          kind: "tiny",
          anchor: "end",
          key: `share ${share}`,
        }),
      ),
      [-most, 0, most].map((value) =>
        words(view, at(value), foot + 15 * f, number(value, 0), {
          kind: "tiny",
          anchor: "middle",
          key: `logit ${value}`,
        }),
      ),
      words(view, (at(0) + at(-most)) / 2, foot + 15 * f, "logit", {
        kind: "tiny",
        anchor: "middle",
        key: "axis",
      }),
      mark("path", { key: "line", class: "curve", d: `M${points.join("L")}` }),
      mark("path", { key: "lead", class: "lead", d: `M${x} ${foot}V${y}H${area.x}` }),
      mark("circle", { key: "point", class: "point", cx: x, cy: y, r: 5.5 * f }),
      words(
        view,
        x + (isRight ? -10 : 10) * f,
        isRight ? Math.max(y - 6 * f, area.y + 9 * f) : y - 8 * f,
        learned.toFixed(2),
        { kind: "strong", anchor: isRight ? "end" : undefined, key: "value" },
      ),
    ];
  }

  /** @param {Box} area */
  function shares(area) {
    const boundary = gate * area.width;
    return [
      mark("rect", {
        key: "pointer",
        class: "bar pointer",
        x: area.x,
        y: area.y,
        width: boundary,
        height: area.height,
      }),
      mark("rect", {
        key: "generation",
        class: "bar generation",
        x: area.x + boundary,
        y: area.y,
        width: area.width - boundary,
        height: area.height,
      }),
      words(view, area.x, area.y + area.height + 15 * f, `pointer ${percent(gate, 1)}`, {
        kind: "small",
        key: "of pointer",
      }),
      words(
        view,
        area.x + area.width,
        area.y + area.height + 15 * f,
        `generation ${percent(1 - gate, 1)}`,
        { kind: "small", anchor: "end", key: "of generation" },
      ),
    ];
  }
}
