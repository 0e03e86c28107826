/** What stands around every opened block: the way back, and where it is in the network. */

import { blockAround, trailOf } from "./opened-names.js";
import { unitOf, widthOf, words } from "./opened-words.js";
import { bandPath, mark } from "./scene.js";
import { weightMap } from "./weight-map.js";

/** @import { Block } from "./opened-names.js" */
/** @import { Child, Mark } from "./scene.js" */
/** @import { NetworkView } from "./view.js" */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/**
 * A part of an opened block that stands in a box of its own.
 * @typedef {object} Card
 * @property {string} key
 * @property {{width: number, height: number}} least room that it needs
 * @property {number} rank 0 for what is shown in any case; without room the largest leaves first
 * @property {number} [share] of the width that is left over
 * @property {(box: Box) => Child[]} marks
 */

const MARGIN = 20;
const HEADER = 46; // height of the way and the thumbnails
const THUMB = 28;
const LEAST_THUMB = 9;

/**
 * The way back, the thumbnails and the cards of a block.
 * @param {NetworkView} view
 * @param {Block} block
 * @param {Card[]} cards
 * @returns {Mark[]}
 */
export function framed(view, block, cards) {
  const { width, height } = view.stage.size;
  const f = unitOf(view);
  const margin = Math.min(MARGIN * f, 0.035 * width);
  const header = headerMarks(view, block, margin);
  const body = {
    x: margin,
    y: header.height,
    width: width - 2 * margin,
    height: height - header.height - 6 * f,
  };
  return [
    mark(
      "g",
      { key: "opened", class: "opened", "font-size": 13 * f, "data-block": block.name },
      header.marks,
      arranged(cards, body, 16 * f).map(({ card, box }) =>
        mark("g", { key: card.key }, card.marks(box)),
      ),
    ),
  ];
}

/**
 * Cards side by side, or one under the other where they do not fit so; those without room are left out.
 * @param {Card[]} cards
 * @param {Box} body
 * @param {number} gap
 * @returns {{card: Card, box: Box}[]}
 */
export function arranged(cards, body, gap) {
  const gaps = gap * (cards.length - 1);
  const wide = cards.reduce((sum, { least }) => sum + least.width, gaps);
  const high = cards.reduce((sum, { least }) => sum + least.height, gaps);
  const isLow = cards.every(({ least }) => least.height <= body.height);
  const isNarrow = cards.every(({ least }) => least.width <= body.width);
  if (cards.length > 1 && !(wide <= body.width && isLow) && !(high <= body.height && isNarrow)) {
    const last = cards.reduce((one, other) => (other.rank > one.rank ? other : one));
    return arranged(
      cards.filter((card) => card !== last),
      body,
      gap,
    );
  }
  const isSide = cards.length === 1 || (wide <= body.width && isLow);
  const shares = cards.reduce((sum, { share = 1 }) => sum + share, 0);
  let { x, y } = body;
  return cards.map((card) => {
    const part = (card.share ?? 1) / shares;
    const box = isSide
      ? { x, y, height: body.height, width: card.least.width + part * (body.width - wide) }
      : { x, y, width: body.width, height: card.least.height + part * (body.height - high) };
    if (isSide) x += box.width + gap;
    else y += box.height + gap;
    return { card, box };
  });
}

/**
 * The ground of a card, with its title.
 * @param {NetworkView} view
 * @param {Box} box
 * @param {string} title
 * @param {string} [shorter] title where the first does not fit
 */
export function cardGround(view, { x, y, width, height }, title, shorter = title) {
  const f = unitOf(view);
  const fits = widthOf(view, title, "title") <= width - 28 * f;
  return [
    mark("rect", { key: "card", class: "card", x, y, width, height, rx: 10 * f }),
    words(view, x + 14 * f, y + 22 * f, fits ? title : shorter, {
      kind: "title",
      width: width - 28 * f,
    }),
  ];
}

/** The room within a card, under its title. @param {NetworkView} view @param {Box} box @returns {Box} */
export function inside(view, { x, y, width, height }) {
  const f = unitOf(view);
  return { x: x + 14 * f, y: y + 30 * f, width: width - 28 * f, height: height - 38 * f };
}

/**
 * Words that lead somewhere: into a block, to a view, or to a change of the network.
 * @param {NetworkView} view
 * @param {number} x
 * @param {number} y of the middle
 * @param {string} text
 * @param {Record<string, string | number | null>} attributes where it leads
 * @param {{isButton?: boolean, isPressed?: boolean}} [options]
 * @returns {{mark: Mark, width: number}}
 */
export function control(view, x, y, text, attributes, { isButton = true, isPressed } = {}) {
  const f = unitOf(view);
  const wide = widthOf(view, text, "label") + (isButton ? 24 : 4) * f;
  const found = mark(
    "g",
    {
      key: text,
      class: `part control${isButton ? "" : " link-words"}${isPressed ? " pressed" : ""}`,
      role: "data-more" in attributes ? "link" : "button",
      tabindex: 0,
      "aria-label": text,
      "aria-pressed": isPressed === undefined ? null : String(isPressed),
      ...attributes,
    },
    mark("rect", {
      class: isButton ? "control-ground" : "ground",
      x,
      y: y - 15 * f,
      width: wide,
      height: 30 * f,
      rx: 15 * f,
    }),
    isButton
      ? words(view, x + wide / 2, y + 4.5 * f, text, { anchor: "middle" })
      : words(view, x + 2 * f, y + 4.5 * f, text),
  );
  return { mark: found, width: wide };
}

/** @param {NetworkView} view @param {Block} block @param {number} margin */
function headerMarks(view, block, margin) {
  const { width, height } = view.stage.size;
  const f = unitOf(view);
  const trail = trailOf(block, view.reading);
  const crumbs = crumbMarks(view, trail, margin);
  const back = backMarks(view, crumbs.end + 16 * f, blockAround(block.name) ?? "");
  const here = "You are here";
  const hereWidth = widthOf(view, here, "small") + 10 * f;
  const right = width - margin;
  const free = right - crumbs.end - 20 * f;
  const isTwoRows = height >= 560 * f && thumbsWidth(view, THUMB * f) > free;
  const side = isTwoRows
    ? thumbSide(view, right - margin - hereWidth)
    : thumbSide(view, free, LEAST_THUMB * 2);
  const taken = side ? thumbsWidth(view, side) : 0;
  const hasHere = isTwoRows || free - taken >= hereWidth;
  const rest = isTwoRows ? right - crumbs.end : free - taken - (hasHere ? hereWidth : 0);
  const y = (isTwoRows ? 46 : 8) * f + (THUMB * f - (side ?? 0)) / 2;
  return {
    height: (isTwoRows ? HEADER + 36 : HEADER) * f,
    marks: [
      crumbs.marks,
      rest >= back.width + 16 * f && back.mark,
      side !== null &&
        hasHere &&
        words(view, right - taken - 10 * f, (isTwoRows ? 64 : 26) * f, here, {
          kind: "small",
          anchor: "end",
        }),
      side !== null &&
        mark("g", { key: "thumbnails" }, thumbs(view, block, right - taken, y, side)),
    ],
  };
}

/**
 * How to go back: by a key, or where fingers point, by a button.
 * @param {NetworkView} view
 * @param {number} x
 * @param {string} around names what the block lies in
 * @returns {{mark: Mark, width: number}}
 */
function backMarks(view, x, around) {
  const f = unitOf(view);
  const isTouched = globalThis.matchMedia?.("(pointer: coarse)").matches;
  if (isTouched) return control(view, x, 21 * f, "Back", { "data-open": around });
  const text = "goes back";
  const key = mark(
    "g",
    { key: "escape", class: "escape" },
    mark("rect", { class: "key", x, y: 10 * f, width: 34 * f, height: 22 * f, rx: 5 * f }),
    words(view, x + 17 * f, 25.5 * f, "Esc", { kind: "small", anchor: "middle" }),
    words(view, x + 42 * f, 25.5 * f, text, { kind: "small" }),
  );
  return { mark: key, width: 46 * f + widthOf(view, text, "small") };
}

/** @param {NetworkView} view @param {{name: string, words: string}[]} trail @param {number} left */
function crumbMarks(view, trail, left) {
  const f = unitOf(view);
  const room = view.stage.size.width - 2 * left;
  let x = left;
  /** @type {Mark[]} */
  const marks = [];
  for (const [index, { name, words: text }] of trail.entries()) {
    const isLast = index === trail.length - 1;
    const kind = isLast ? "strong" : "label";
    const wide = Math.min(widthOf(view, text, kind), Math.max(20 * f, left + room - x));
    marks.push(
      mark(
        "g",
        {
          key: `crumb ${index}`,
          class: `part crumb${isLast ? " current" : ""}`,
          "data-open": isLast ? null : name,
          role: isLast ? null : "link",
          tabindex: isLast ? null : 0,
          "aria-current": isLast ? "page" : null,
          "aria-label": isLast ? null : `Back to ${text}`,
        },
        mark("rect", {
          class: "ground",
          x: x - 3 * f,
          y: 6 * f,
          width: wide + 6 * f,
          height: 30 * f,
          rx: 5,
        }),
        words(view, x, 26 * f, text, { kind, width: wide + 1 }),
      ),
    );
    x += wide;
    if (isLast) break;
    marks.push(
      mark("path", {
        key: `then ${index}`,
        class: "chevron",
        d: `M${x + 8 * f} ${16.5 * f}l${4.5 * f} ${5 * f}l${-4.5 * f} ${5 * f}`,
      }),
    );
    x += 21 * f;
  }
  return { marks, end: x };
}

/**
 * The largest thumbnails for a width; null without room for them.
 * @param {NetworkView} view
 * @param {number} room
 * @param {number} [least]
 */
function thumbSide(view, room, least = LEAST_THUMB) {
  const f = unitOf(view);
  for (let side = THUMB; side >= least; side--) {
    if (thumbsWidth(view, side * f) <= room) return side * f;
  }
  return null;
}

/** @param {NetworkView} view @param {number} side */
function thumbsWidth(view, side) {
  const { layers, heads } = view.reading;
  return layers * (heads * (side + 2) + (side * 0.4 + 8 * unitOf(view))) + 2.2 * side;
}

/**
 * The network in small: each head, each layer's stream, and the fork behind them.
 * @param {NetworkView} view
 * @param {Block} block
 * @param {number} left
 * @param {number} y
 * @param {number} side
 */
function thumbs(view, block, left, y, side) {
  const { reading } = view;
  const f = unitOf(view);
  /** @type {Mark[]} */
  const marks = [];
  let x = left;
  for (let layer = 0; layer < reading.layers; layer++) {
    for (let head = 0; head < reading.heads; head++) {
      const weights = reading.weights(layer, head);
      const largest = Math.max(...weights) || 1;
      const isOff = reading.isOff(layer, head);
      marks.push(
        thumb(
          `layers.${layer}.heads.${head}`,
          `Layer ${layer}, head ${head}${isOff ? ", switched off" : ""}`,
          x,
          side,
          [
            mark("image", {
              key: "map",
              class: "map",
              href: weightMap(weights, reading.count, view.scale, largest),
              x,
              y,
              width: side,
              height: side,
              preserveAspectRatio: "none",
              opacity: isOff ? 0.2 : 1,
            }),
          ],
        ),
      );
      x += side + 2;
    }
    const wide = 0.4 * side;
    marks.push(
      thumb(`layers.${layer}.stream`, `Layer ${layer}: residual stream`, x, wide, [
        [
          [0.2, 0.6],
          [0.45, 0.9],
          [0.7, 1],
        ].map(([at = 0, share = 0], index) =>
          mark("rect", {
            key: `line ${index}`,
            class: "length",
            x: x + 2,
            y: y + at * side,
            width: Math.max(1, (wide - 4) * share),
            height: Math.max(1, 0.12 * side),
          }),
        ),
      ]),
    );
    x += wide + 8 * f;
  }
  const middle = y + side / 2;
  const [up, down] = [y + 0.2 * side, y + 0.8 * side];
  const thick = 0.09 * side;
  const reach = x + 1.2 * side;
  if (reading.hasPointer) {
    marks.push(
      thumb(
        "pointer",
        "Pointer",
        x,
        1.2 * side,
        [
          mark("path", {
            class: "pointer",
            d: bandPath(x, [middle - thick, middle], reach, [up - thick, up + thick]),
          }),
        ],
        [y, side / 2],
      ),
    );
  }
  if (reading.hasGeneration) {
    marks.push(
      thumb(
        "generation",
        "Generation",
        x,
        1.2 * side,
        [
          mark("path", {
            class: "generation",
            d: bandPath(x, [middle, middle + thick], reach, [down - thick, down + thick]),
          }),
        ],
        [middle, side / 2],
      ),
    );
  }
  if (reading.hasGate) {
    marks.push(
      thumb("gate", "Gate", reach, 0.3 * side, [
        mark("rect", {
          class: "pointer",
          x: reach + 1,
          y: y + 2,
          width: 0.3 * side - 2,
          height: (side - 4) * reading.gate,
        }),
        mark("rect", {
          class: "generation",
          x: reach + 1,
          y: y + 2 + (side - 4) * reading.gate,
          width: 0.3 * side - 2,
          height: (side - 4) * (1 - reading.gate),
        }),
      ]),
    );
  }
  const { location } = reading.trace.prediction;
  const end = reach + 0.3 * side;
  marks.push(
    thumb(`places.${location}`, `Answer: ${reading.nameOf(location).label}`, end, 0.7 * side - 2, [
      mark("rect", {
        class: "answer-bar",
        x: end + 2,
        y: middle - thick,
        width: 0.7 * side - 6,
        height: 2 * thick,
      }),
    ]),
  );
  return marks;

  /**
   * @param {string} name
   * @param {string} label
   * @param {number} start
   * @param {number} width
   * @param {(Mark | Mark[])[]} drawn
   * @param {[top: number, height: number]} [rows]
   */
  function thumb(name, label, start, width, drawn, [top, height] = [y, side]) {
    const isHere = block.name === name || block.name.startsWith(`${name}.`);
    const isMap = name.includes("heads");
    return mark(
      "g",
      {
        key: name,
        class: `part thumb${isHere ? " here" : ""}`,
        "data-open": name,
        role: "link",
        tabindex: 0,
        "aria-label": label,
        "aria-current": isHere ? "true" : null,
      },
      drawn.flat(),
      mark("rect", {
        key: "frame",
        class: isMap || isHere ? "thumb-frame" : "ground",
        x: start,
        y: top,
        width,
        height,
        rx: 2,
      }),
      mark("title", {}, label),
    );
  }
}
