/** The visits as columns under their days, and what the visit that is lit is made of. */

import { iconMark } from "./icon-mark.js";
import { litVisits, outlinedVisits } from "./parts.js";
import { mark } from "./scene.js";
import { HEIGHTS } from "./tall-stage.js";
import { clock, number, shortened, textWidth, WEEKDAYS, wrapped } from "./text.js";
import { scaledTogether } from "./view.js";
import {
  daysOf,
  headSide,
  isReadMost,
  sliceAttributes,
  stayOf,
  visitAttributes,
  visitWords,
} from "./visits.js";

/** @import { Mark } from "./scene.js" */
/** @import { TallView } from "./view.js" */

/** @param {TallView} view @returns {Mark[]} */
export function tallVisitMarks(view) {
  return [
    rowTitle(view, 17 * (view.stage.type / 13), "Visits", visitWords(view, view.stage.size.width)),
    ...dayMarks(view),
    ...view.stage.columns.map((_, visit) => chip(view, visit)),
  ];
}

/**
 * A title at the left, and a line in smaller type at the right.
 * @param {TallView} view
 * @param {number} y
 * @param {string} title
 * @param {string} words
 * @param {number} [right] edge
 */
export function rowTitle({ stage }, y, title, words, right = stage.right) {
  const f = stage.type / 13;
  const room = right - stage.left - textWidth(title, 15 * f, true) - 12 * f;
  return mark(
    "g",
    { key: `title ${title}`, class: "heading", "aria-hidden": "true" },
    mark("text", { class: "title halo", x: stage.left, y }, title),
    mark("text", { class: "small end halo", x: right, y }, shortened(words, room, 12.5 * f)),
  );
}

/** The weekdays over the columns. @param {TallView} view */
function dayMarks({ reading, stage }) {
  const f = stage.type / 13;
  return daysOf(reading).flatMap(({ start, end, weekday }) => {
    const [first, last] = [stage.columns[start], stage.columns[end]];
    if (!first || !last) return [];
    const left = first.x - first.width / 2;
    const right = last.x + last.width / 2;
    return [
      mark("rect", {
        key: `day ${start}`,
        class: "day",
        x: left + Math.min(1.5, 0.1 * (right - left)),
        y: stage.chips.top - 8 * f,
        width: Math.max(0.5, right - left - 3),
        height: 2.5,
      }),
      right - left >= textWidth(weekday, 15 * f, true) &&
        mark(
          "text",
          {
            key: `weekday ${start}`,
            class: "small strong",
            x: left + 1.5,
            y: stage.chips.top - 13 * f,
          },
          weekday,
        ),
    ].filter((found) => found !== false);
  });
}

/** @param {TallView} view @param {number} visit */
function chip(view, visit) {
  const { reading, stage, lit } = view;
  const { x, width, isFull } = /** @type {import("./tall-stage.js").Column} */ (
    stage.columns[visit]
  );
  const read = reading.visits[visit];
  if (!read) throw new Error("A column without a visit.");
  const f = stage.type / 13;
  const { top, height, hasNames } = stage.chips;
  const isLit = outlinedVisits(lit, reading).includes(visit);
  const icon = Math.min(20 * f, width - 3);
  const hour = clock(read.start_minute);
  const side = headSide(view, visit);
  // What does not fit beside others loses its minutes, or its sign for percent.
  const words = [side || hour, side ? side.replace(" %", "") : hour.slice(0, 2)];
  const shown = words.find((text) => textWidth(text, 12.5 * f, true) <= width) ?? words[1];
  const names = hasNames ? wrapped(read.label, width - 6 * f, 12.5 * f, 2) : [];
  const isBold = isLit || isReadMost(view, visit);
  const middle = { class: isBold ? "strong middle" : "small middle", x };
  return mark(
    "g",
    visitAttributes(view, visit, read),
    mark("rect", {
      class: "chip",
      x: x - width / 2 + Math.min(1, 0.1 * width),
      y: top,
      width: Math.max(0.8, width - 2),
      height,
      rx: isFull ? 6 * f : 0,
    }),
    isFull
      ? [
          iconMark(read.category, x - icon / 2, top + 8 * f, icon),
          mark("text", { key: "hour", ...middle, y: top + 45 * f }, shown),
          names.map((line, index) =>
            mark(
              "text",
              {
                key: `name ${index}`,
                class: `${isBold ? "strong" : "small"} middle`,
                x,
                y: top + (62 + 15 * index) * f,
              },
              line,
            ),
          ),
        ]
      : mark("rect", {
          class: "lane",
          x: x - Math.min(1, width / 4),
          y: top + 2,
          width: Math.min(2, width / 2),
          height: height - 4,
        }),
    mark("title", {}, `${read.label}, ${WEEKDAYS[read.weekday]} ${stayOf(read)}`),
  );
}

/**
 * The lengths of the parts of one visit's input vector: of the visit that is lit, or of the last.
 * @param {TallView} view
 */
export function tallInputMark(view) {
  const { reading, stage, lit } = view;
  const f = stage.type / 13;
  const { slices } = reading;
  const visit = litVisits(lit, reading)[0] ?? reading.count - 1;
  const read = reading.visits[visit];
  const largest = Math.max(...scaledTogether(view).map(({ longestSlice }) => longestSlice));
  const pitch = (stage.right - stage.left) / slices.length;
  const base = stage.inputs + (HEIGHTS.title + 46) * f;
  const parts = slices.map(({ name, label, lengths }, index) => {
    const length = Number(lengths[visit]);
    const x = stage.left + (index + 0.5) * pitch;
    const height = (length / largest) * 30 * f;
    return [
      mark("rect", {
        key: `bar ${name}`,
        class: "length lit",
        x: x - 9 * f,
        y: base - height,
        width: 18 * f,
        height,
      }),
      mark(
        "text",
        { key: `length ${name}`, class: "tiny middle", x, y: base - height - 4 * f },
        number(length),
      ),
      mark("text", { key: `name ${name}`, class: "tiny middle", x, y: base + 15 * f }, label),
    ];
  });
  return mark(
    "g",
    sliceAttributes(view),
    mark("rect", {
      class: "ground",
      x: stage.left - 6,
      y: stage.inputs - 4 * f,
      width: stage.right - stage.left + 12,
      height: (HEIGHTS.title + HEIGHTS.inputs + 6) * f,
      rx: 6,
    }),
    rowTitle(
      view,
      stage.inputs + 15 * f,
      "Input vector",
      read ? `${read.label}, ${WEEKDAYS[read.weekday]} ${clock(read.start_minute)}` : "",
    ),
    parts,
    mark("title", {}, "Bars: length of each part’s vector"),
  );
}
