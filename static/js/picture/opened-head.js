/** A head opened: its map with names, and one cell of it down to the products of its numbers. */

import { iconMark } from "./icon-mark.js";
import { cardGround, control, inside } from "./opened-frame.js";
import { headScore, headSoftmax } from "./opened-numbers.js";
import { workedScore } from "./opened-score.js";
import { labelOf, stayOf, visitName, whenOf } from "./opened-visits.js";
import { flowed, sentence, unitOf, widthOf, words } from "./opened-words.js";
import { largestIndex } from "./reading.js";
import { scaleWords } from "./scale-legend.js";
import { mark } from "./scene.js";
import { clock, percent, WEEKDAYS } from "./text.js";
import { largestWeightOf } from "./view.js";
import { weightMap } from "./weight-map.js";

/** @import { Block } from "./opened-names.js" */
/** @import { Box, Card } from "./opened-frame.js" */
/** @import { Mark } from "./scene.js" */
/** @import { NetworkView } from "./view.js" */

const MOST_CELLS = 24; // visits with a cell of its own for every pair
const LEAST_WRITTEN = 0.045; // weights below it are written in the chosen row only, where cells are narrow
const ROOMY = 30; // width of cells that have all their weights written, in units
const DARK = 0.6; // share of the scale from which on ink cannot be read

/** @param {NetworkView} view @param {Block} block @returns {Card[]} */
export function headCards(view, block) {
  const f = unitOf(view);
  const isWide = view.stage.size.width >= 600 * f;
  const side = Math.min(view.reading.count * 14, 170);
  const across = Math.max(200, Math.min(view.reading.count * 20, 300));
  return [
    {
      key: "map",
      least: { width: (isWide ? 150 + across : 240) * f, height: (120 + side) * f },
      rank: block.isLeaf ? 1 : 0,
      share: 1.2,
      marks: (box) => mapMarks(view, box, block),
    },
    {
      key: "cell",
      least: { width: 330 * f, height: 300 * f },
      rank: block.isLeaf ? 0 : 1,
      marks: (box) => cellMarks(view, box, block),
    },
  ];
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function mapMarks(view, box, block) {
  const { reading, isOwnScale } = view;
  const { layer, head, query, visit } = block;
  const f = unitOf(view);
  const { count } = reading;
  const weights = reading.weights(layer, head);
  const isOff = reading.isOff(layer, head);
  const scaleTo = isOwnScale ? weights[largestIndex(weights)] || 1 : largestWeightOf(view);
  const nameWidth = Math.min(0.36 * box.width, 190 * f);
  const isRoomy = (box.width - nameWidth) / count >= ROOMY * f;
  const footer = footerMarks(view, box, block, isOff, isRoomy);
  const top = box.y + 42 * f;
  const [wide, high] = [box.width - nameWidth, box.height - 44 * f - footer.height];
  // Cells need not be square: the map fills its room, and a narrow one is high, for the names.
  const most = box.width < 600 * f ? 1.9 : 1.15;
  const cell = { width: wide / count, height: Math.min(high / count, (most * wide) / count) };
  const map = { x: box.x + nameWidth, y: top, width: wide, height: cell.height * count };
  const name = `layers.${layer}.heads.${head}`;
  const isWordy = cell.height >= 30 * f;
  const hasNames = spaced(cell.height, 13 * f);
  return [
    words(view, box.x, box.y + 15 * f, nameWidth >= 150 * f ? "The visit that asks" : "Who asks", {
      kind: "strong",
      width: nameWidth - 8 * f,
    }),
    mark("g", { key: "columns" }, columnMarks()),
    mark("g", { key: "rows" }, rowMarks()),
    mark("image", {
      key: "weights",
      class: "map",
      href: weightMap(weights, count, view.scale, scaleTo),
      ...map,
      preserveAspectRatio: "none",
      opacity: isOff ? 0.3 : 1,
    }),
    mark("rect", { key: "frame", class: "map-frame", ...map }),
    mark(
      "g",
      {
        key: "cells",
        role: "group",
        "aria-label": `Weights of layer ${layer}, head ${head}`,
      },
      cellMarksOfMap(),
    ),
    mark("rect", {
      key: "column",
      class: "chosen-column",
      x: map.x + visit * cell.width,
      y: box.y,
      width: cell.width,
      height: map.y + map.height - box.y,
      rx: 3,
    }),
    rowFrames(),
    mark("rect", {
      key: "cell",
      class: "chosen-cell",
      x: map.x + visit * cell.width,
      y: map.y + query * cell.height,
      width: cell.width,
      height: cell.height,
    }),
    footer.at(map.y + map.height),
  ];

  /** Around the row that asks: its name, and its cells, which may be lower than words. */
  function rowFrames() {
    const y = map.y + query * cell.height;
    const least = 19 * f;
    const frame = (/** @type {string} */ key, /** @type {Box} */ box) =>
      mark("rect", { key, class: "chosen-row", ...box, rx: 3 });
    const { height } = cell;
    if (height >= least) {
      return frame("row", { x: box.x - 3, y, width: box.width + 3, height });
    }
    const name = { x: box.x - 3, y: y + (height - least) / 2, width: nameWidth, height: least };
    return [frame("row", { x: map.x - 1, y, width: map.width + 2, height }), frame("asking", name)];
  }

  function columnMarks() {
    const hasIcons = cell.width >= 14 * f;
    const icon = Math.min(15 * f, cell.width - 3 * f);
    const hasTimes = cell.width >= 30 * f;
    let free = map.x; // where the next weekday may begin
    return reading.visits.map((read, key) => {
      const day = String(WEEKDAYS[read.weekday]);
      const isNewDay = read.weekday !== reading.visits[key - 1]?.weekday;
      const start = map.x + key * cell.width;
      const dayWidth = widthOf(view, day, "tiny");
      const hasDay =
        !hasIcons && isNewDay && start >= free && start + dayWidth <= map.x + map.width;
      if (hasDay) free = start + dayWidth + 4 * f;
      const middle = map.x + (key + 0.5) * cell.width;
      return mark(
        "g",
        {
          key: `column ${key}`,
          class: `part choice${key === visit ? " here" : ""}${read.masked ? " off" : ""}`,
          "data-open": `${name}.${query}.${key}`,
          role: "button",
          tabindex: "-1",
          "aria-label": `Read from visit ${key + 1}: ${visitName(reading, key)}${read.masked ? ", masked" : ""}`,
        },
        mark("rect", {
          class: "ground",
          x: map.x + key * cell.width,
          y: box.y,
          width: cell.width,
          height: 42 * f,
        }),
        hasIcons &&
          iconMark(read.category, middle - icon / 2, box.y + (hasTimes ? 0 : 22) * f, icon),
        hasDay && words(view, start, box.y + 38 * f, day, { kind: "tiny", key: "weekday" }),
        hasTimes && [
          words(view, middle, box.y + 26 * f, day, {
            kind: "tiny",
            anchor: "middle",
            key: "day",
          }),
          words(
            view,
            middle,
            box.y + 38 * f,
            cell.width >= 40 * f
              ? clock(read.start_minute)
              : `${Math.floor(read.start_minute / 60)} h`,
            { kind: "tiny", anchor: "middle", key: "hour" },
          ),
        ],
        mark("title", {}, visitName(reading, key)),
      );
    });
  }

  function rowMarks() {
    return reading.visits.map((read, asking) => {
      const middle = map.y + (asking + 0.5) * cell.height;
      const isChosen = asking === query;
      const isShown =
        isChosen || ((count - 1 - asking) % hasNames === 0 && Math.abs(asking - query) >= hasNames);
      const icon = Math.min(18 * f, cell.height - 1.5 * f);
      const hasIcon = cell.height >= 12 * f;
      const left = box.x + (hasIcon ? icon + 10 * f : 4 * f);
      const room = map.x - left - 6 * f;
      const kind = isChosen || isWordy ? "strong" : "label";
      return mark(
        "g",
        {
          key: `row ${asking}`,
          class: `part choice${isChosen ? " here" : ""}`,
          "data-open": `${name}.${asking}.${visit}`,
          role: "button",
          tabindex: "-1",
          "aria-label": `Visit ${asking + 1} asks: ${visitName(reading, asking)}`,
        },
        mark("rect", {
          class: "ground",
          x: box.x,
          y: middle - cell.height / 2,
          width: nameWidth,
          height: cell.height,
        }),
        hasIcon && iconMark(read.category, box.x + 3 * f, middle - icon / 2, icon),
        isShown &&
          words(view, left, middle + (isWordy ? -2 : 4.5) * f, read.label, {
            kind,
            width: room,
            key: "name",
          }),
        isWordy &&
          words(
            view,
            left,
            middle + 12 * f,
            `${whenOf(reading, asking)} · ${stayOf(reading, asking)}`,
            { kind: "small", width: room, key: "when" },
          ),
        mark("title", {}, visitName(reading, asking)),
      );
    });
  }

  /** A cell for every pair, or with many visits one for each row and those of the chosen row. */
  function cellMarksOfMap() {
    /** @type {Mark[]} */
    const marks = [];
    for (let asking = 0; asking < count; asking++) {
      if (count > MOST_CELLS && asking !== query) {
        marks.push(
          mark(
            "rect",
            {
              key: `row ${asking}`,
              class: "cell",
              x: map.x,
              y: map.y + asking * cell.height,
              width: map.width,
              height: cell.height,
              "data-open": `${name}.${asking}.${visit}`,
            },
            mark("title", {}, visitName(reading, asking)),
          ),
        );
        continue;
      }
      for (let key = 0; key < count; key++) marks.push(oneCell(asking, key));
    }
    return marks;
  }

  /** @param {number} asking @param {number} key */
  function oneCell(asking, key) {
    const weight = Number(weights[asking * count + key]);
    const [x, y] = [map.x + key * cell.width, map.y + asking * cell.height];
    const isChosen = asking === query && key === visit;
    const text = String(Math.round(100 * weight));
    const fits = (/** @type {"strong" | "tiny"} */ kind) =>
      cell.width >= widthOf(view, text.padStart(2, "0"), kind) + 2 * f;
    const isWritten =
      (weight >= LEAST_WRITTEN || isRoomy || asking === query) &&
      cell.height >= 13 * f &&
      fits("tiny");
    return mark(
      "g",
      { key: `${asking} ${key}`, class: "cell" },
      mark(
        "rect",
        {
          key: "cell",
          x,
          y,
          width: cell.width,
          height: cell.height,
          "data-open": `${name}.${asking}.${key}`,
          role: "button",
          tabindex: isChosen ? 0 : "-1",
          "aria-current": isChosen ? "true" : null,
        },
        mark(
          "title",
          {},
          `${visitName(reading, asking)} reads ${percent(weight, 1)} from ${visitName(reading, key)}`,
        ),
      ),
      isWritten &&
        words(view, x + cell.width / 2, y + cell.height / 2 + 4.5 * f, text, {
          kind: weight / scaleTo >= 0.3 && fits("strong") ? "strong" : "tiny",
          anchor: "middle",
          also: weight / scaleTo >= DARK && !isOff ? "on-dark" : "on-light",
          key: "weight",
        }),
    );
  }
}

/** Every how many rows a name fits. @param {number} height @param {number} least */
function spaced(height, least) {
  return Math.max(1, Math.ceil(least / height));
}

/**
 * What the map means, and what can be done with the head.
 * @param {NetworkView} view
 * @param {Box} box
 * @param {Block} block
 * @param {boolean} isOff
 * @param {boolean} isRoomy whether every weight is written
 */
function footerMarks(view, box, { layer, head, query, isLeaf }, isOff, isRoomy) {
  const { canAct, canAsk, reading } = view;
  const f = unitOf(view);
  const isRemoved = reading.isRemoved(layer, head);
  const isHigh = box.height >= 330 * f;
  const part = `layers.${layer}.heads.${head}`;
  /**
   * @type {({text: string, attributes: Record<string, string | number>, isPressed?: boolean,
   *   isButton?: boolean} | false)[]}
   */
  const possible = [
    canAct && {
      text: isRemoved ? "Switch head on" : "Switch head off",
      attributes: { "data-act": "head", "data-part": part },
      isPressed: isRemoved,
    },
    canAsk &&
      !isRemoved && {
        text: "Ask the hall: what without it?",
        attributes: { "data-act": "ask", "data-part": part },
      },
    isLeaf
      ? {
          text: "More about query and keys",
          attributes: {
            "data-more": "neurons",
            "data-layer": layer,
            "data-head": head,
            "data-query": query,
          },
          isButton: false,
        }
      : {
          text: "More about this head",
          attributes: { "data-more": "head", "data-layer": layer, "data-head": head },
          isButton: false,
        },
    {
      text: scaleWords(view),
      attributes: { "data-act": "scale" },
    },
  ];
  const controls = possible.filter((found) => found !== false);
  const values = isRoomy
    ? "Values in %; each row adds up to 100."
    : `Values in %, other rows from ${Math.round(100 * LEAST_WRITTEN)} on; each row adds up to 100.`;
  const explained = isOff
    ? "Switched off: these weights would have been used."
    : `Columns: the visit it reads from. ${reading.count > MOST_CELLS ? "A stronger colour is more; each row adds up to 100 %." : values}`;
  const pieces = isHigh ? sentence(explained) : [];
  const wordsHeight = flowed(view, { ...box, y: 0 }, pieces, "small").height;
  return {
    height: wordsHeight + 40 * f,
    /** @param {number} y */
    at(y) {
      let x = box.x;
      /** @type {Mark[]} */
      const marks = [];
      for (const { text, attributes, ...options } of controls) {
        const made = control(view, x, y + wordsHeight + 22 * f, text, attributes, options);
        if (x + made.width > box.x + box.width) continue;
        marks.push(made.mark);
        x += made.width + 10 * f;
      }
      return [
        mark(
          "g",
          { key: "explained" },
          flowed(view, { ...box, y: y + 3 * f }, pieces, "small").marks,
        ),
        mark("g", { key: "controls" }, marks),
      ];
    },
  };
}

/** @param {NetworkView} view @param {Box} box @param {Block} block */
function cellMarks(view, box, { layer, head, query, visit }) {
  const { reading } = view;
  const asks = query === reading.count - 1 ? "the last visit" : `visit ${query + 1}`;
  const from = query === visit ? "itself" : labelOf(reading, visit);
  return [
    ...cardGround(
      view,
      box,
      `How much does ${asks} read from ${from}?`,
      `${asks.charAt(0).toUpperCase()}${asks.slice(1)} reads ${from}`,
    ),
    mark(
      "g",
      { key: "worked" },
      workedScore(
        view,
        inside(view, box),
        headScore(reading, layer, head, query, visit),
        headSoftmax(reading, layer, head, query),
        visit,
        [
          { letter: "q", words: `Query of ${visitName(reading, query)}`, colour: "query" },
          { letter: "k", words: `Key of ${visitName(reading, visit)}`, colour: "key" },
        ],
        {
          colour: "attention-bar",
          over: `all ${reading.count} visits of this row`,
          open: (other) => `layers.${layer}.heads.${head}.${query}.${other}`,
        },
      ),
    ),
  ];
}
