/** The visits as chips, and what each of them is made of. */

import { HEIGHT, handleMarks, handleWidth } from "./handle.js";
import { iconMark } from "./icon-mark.js";
import { litClass, litVisits, outlinedVisits } from "./parts.js";
import { largestIndex } from "./reading.js";
import { barsPath, mark } from "./scene.js";
import { clock, duration, percent, shortened, textWidth, WEEKDAYS } from "./text.js";
import { BEATS, beatsAfterLayers, scaledTogether, visibilityAt } from "./view.js";

/** @import { ReadVisit } from "../api-types.d.ts" */
/** @import { Reading } from "./reading.js" */
/** @import { Mark } from "./scene.js" */
/** @import { AnyView, NetworkView } from "./view.js" */

const DAY = 1440; // minutes

/** @param {NetworkView} view @returns {Mark[]} */
export function visitMarks(view) {
  const { stage } = view;
  const { x, width } = stage.visits;
  return [
    columnTitle(view, x, "Visits", visitWords(view, width), width),
    ...dayMarks(view),
    ...stage.rows.map((_, visit) => chip(view, visit)),
  ];
}

/**
 * In which order the visits stand, or what the numbers beside them are.
 * @param {AnyView} view
 * @param {number} width
 */
export function visitWords({ stage, lit }, width) {
  if (lit?.kind !== "head") return "oldest first";
  const words = "% read by the last visit";
  const whole = `${words} in head ${lit.head}`;
  return textWidth(whole, 12.5 * (stage.type / 13)) <= width ? whole : words;
}

/**
 * A title over a column, in smaller type where it is wider, and a line below it.
 * @param {NetworkView} view
 * @param {number} x
 * @param {string} title
 * @param {string} words
 * @param {number} [width]
 */
export function columnTitle({ stage }, x, title, words, width = 400) {
  const f = stage.type / 13;
  return mark(
    "g",
    { key: `title ${title}`, class: "heading", "aria-hidden": "true" },
    textWidth(title, 15 * f, true) <= width
      ? mark("text", { x, y: 17 * f, class: "title" }, title)
      : mark(
          "text",
          { x, y: 17 * f, class: "small strong" },
          shortened(title, width, 12.5 * f, true),
        ),
    mark("text", { x, y: 35 * f, class: "small" }, shortened(words, width, 12.5 * f)),
  );
}

/** The weekdays beside the rows. @param {NetworkView} view */
function dayMarks({ reading, stage }) {
  const f = stage.type / 13;
  /** @type {Mark[]} */
  const marks = [];
  for (const { start, end, weekday } of daysOf(reading)) {
    const top = Number(stage.rows[start]?.y) - Number(stage.rows[start]?.height) / 2;
    const bottom = Number(stage.rows[end]?.y) + Number(stage.rows[end]?.height) / 2;
    marks.push(
      mark("rect", {
        key: `day ${start}`,
        class: "day",
        x: stage.visits.x + 29 * f,
        y: top + 1.5,
        width: 2.5,
        height: Math.max(1, bottom - top - 3),
      }),
    );
    if (bottom - top >= 12 * f) {
      const y = Math.min(top + 12.5 * f, (top + bottom) / 2 + 4.5 * f);
      marks.push(
        mark(
          "text",
          { key: `weekday ${start}`, class: "small strong", x: stage.visits.x, y },
          weekday,
        ),
      );
    }
  }
  return marks;
}

/** The days of the visits, each from its first to its last visit. @param {Reading} reading */
export function daysOf({ visits }) {
  /** @type {{start: number, end: number, day: string, weekday: string}[]} */
  const days = [];
  for (const [visit, read] of visits.entries()) {
    const day = dayOf(read);
    const last = days.at(-1);
    if (last?.day === day) last.end = visit;
    else days.push({ start: visit, end: visit, day, weekday: String(WEEKDAYS[read.weekday]) });
  }
  return days;
}

/** The day of a visit, for comparing. @param {{arrival: string | null, weekday: number}} visit */
function dayOf({ arrival, weekday }) {
  return arrival?.split("T")[0] ?? String(weekday);
}

/** @param {NetworkView} view @param {number} visit */
function chip(view, visit) {
  const { reading, stage, lit } = view;
  const { y, height, isFull } = /** @type {import("./stage.js").Row} */ (stage.rows[visit]);
  const read = reading.visits[visit];
  if (!read) throw new Error("A row without a visit.");
  const f = stage.type / 13;
  const x = stage.visits.x + 36 * f;
  const width = stage.visits.width - 36 * f;
  const isLit = outlinedVisits(lit, reading).includes(visit);
  const act = read.masked ? "unmask" : "mask";
  const acts = isFull && view.canAct && visit < reading.count - 1;
  const handle = acts && isLit ? handleWidth(view, act) + 4 * f : 0; // shown while it is pointed at
  const handleHeight = Math.min(HEIGHT * f, height);
  const when = stayOf(read);
  const isTall = height >= 33 * f;
  const icon = (isTall ? 20 : 13) * f;
  const textX = x + icon + (isTall ? 14 : 8) * f;
  const side = headSide(view, visit);
  const isRead = isReadMost(view, visit);
  const isBold = isLit || isRead;
  const sideWidth = side ? 42 * f : 0;
  const right = stage.visits.x + stage.visits.width - 4;
  const room = right - textX;
  const inHours = when.replace(/\d+ h .*/, `${Math.round(read.duration_minutes / 60)} h`);
  const timeWidth = stage.isDense ? 0 : 38 * f;
  const words = isTall
    ? [
        mark(
          "text",
          { x: textX, y: y - 3 * f, class: "strong" },
          shortened(read.label, room - handle, 13 * f, true),
        ),
        mark(
          "text",
          { x: textX, y: y + 13 * f, class: "small" },
          [when, inHours].find((text) => textWidth(text, 12.5 * f) <= room - sideWidth) ??
            clock(read.start_minute),
        ),
        side || room < textWidth(when, 12.5 * f) + 56 * f
          ? null
          : dayRibbon(right + 4 - 50 * f, y + 5 * f, 48 * f, read),
      ]
    : [
        mark(
          "text",
          { x: textX, y: y + 4.4 * f, class: isBold ? "strong" : "label" },
          shortened(
            read.label,
            room - Math.max(timeWidth, sideWidth) - handle - 9,
            12.5 * f,
            isBold,
          ),
        ),
        side || stage.isDense
          ? null
          : mark(
              "text",
              { x: right - handle, y: y + 4.4 * f, class: "small end" },
              clock(read.start_minute),
            ),
      ];
  return mark(
    "g",
    visitAttributes(view, visit, read),
    mark("rect", {
      class: "chip",
      x,
      y: y - height / 2 + 0.5,
      width,
      height: Math.max(1, height - 1),
      rx: isFull ? 5 * f : 1,
    }),
    isFull && iconMark(read.category, x + 4 * f, y - icon / 2, icon),
    isFull
      ? words
      : mark("rect", { class: "lane", x: x + 2, y: y - 1, width: width - 4, height: 2 }),
    side &&
      isFull &&
      mark(
        "text",
        { x: right, y: y + (isTall ? 13 : 4.4) * f, class: isRead ? "strong end" : "small end" },
        side,
      ),
    acts &&
      isLit && // a picture has many visits, and one is pointed at
      handleMarks(view, {
        act: "mask",
        words: act,
        title: read.masked
          ? "Unmask this visit, so that others may read it again"
          : "Mask this visit: no other may read it",
        right: right + 2,
        y: isTall ? y - 17 * f : y - handleHeight / 2,
        height: handleHeight,
      }),
    mark("title", {}, `${read.label}, ${WEEKDAYS[read.weekday]} ${when}`),
  );
}

/** @param {AnyView} view @param {number} visit @param {ReadVisit} read */
export function visitAttributes({ reading, lit, beat }, visit, read) {
  const isLit = outlinedVisits(lit, reading).includes(visit);
  return {
    key: `visit ${visit}`,
    class: `part visit${isLit ? " lit" : ""}${read.masked ? " off" : ""}`,
    "data-part": `visits.${visit}`,
    role: "button",
    tabindex: "-1",
    "aria-label": `Visit ${visit + 1} of ${reading.count}: ${read.label}, ${WEEKDAYS[read.weekday]} ${stayOf(read)}${read.masked ? ", masked" : ""}${reading.hasPointer && beat >= beatsAfterLayers(reading).pointer ? `; pointer weight ${percent(reading.pointerWeights[visit], 1)}` : ""}`,
  };
}

/** When a stay begins, and how long it is. @param {ReadVisit} visit */
export function stayOf({ start_minute: start, duration_minutes: minutes }) {
  return `${clock(start)} · ${duration(minutes)}`;
}

/**
 * What the last visit reads from a visit in the head that is lit, in percent.
 * @param {AnyView} view
 * @param {number} visit
 */
export function headSide({ reading, lit }, visit) {
  if (lit?.kind !== "head") return "";
  return percent(reading.lastRow(lit.layer ?? 0, lit.head ?? 0)[visit]);
}

/**
 * Whether the last visit reads most from a visit in the head that is lit.
 * @param {AnyView} view
 * @param {number} visit
 */
export function isReadMost({ reading, lit }, visit) {
  if (lit?.kind !== "head") return false;
  return largestIndex(reading.lastRow(lit.layer ?? 0, lit.head ?? 0)) === visit;
}

/**
 * The stay along 24 hours; what passes midnight goes on at the left.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {{start_minute: number, duration_minutes: number}} visit
 */
function dayRibbon(x, y, width, { start_minute: start, duration_minutes: minutes }) {
  const end = Math.min(start + minutes, DAY);
  const after = Math.min(start, Math.max(0, start + minutes - DAY));
  const bar = (/** @type {number} */ from, /** @type {number} */ to) =>
    mark("rect", {
      class: "stay",
      x: x + (from / DAY) * width,
      y,
      width: Math.max(1, ((to - from) / DAY) * width),
      height: 7,
    });
  return mark(
    "g",
    { key: "day", "aria-hidden": "true", class: "day-ribbon", "data-drag": "time" },
    mark("rect", { class: "track", x, y, width, height: 7 }),
    bar(start, end),
    after > 0 && bar(0, after),
    mark("rect", {
      class: "stay-end",
      "data-drag": "stay",
      x: x + ((after || end) / DAY) * width - 2,
      y: y - 3,
      width: 5,
      height: 13,
    }),
  );
}

/** The length of each part of the visits' input vectors. @param {NetworkView} view @returns {Mark[]} */
export function sliceMarks(view) {
  const { reading, stage } = view;
  if (!stage.slices) return [];
  const f = stage.type / 13;
  const { x, width } = stage.slices;
  const { slices } = reading;
  const largest = Math.max(...scaledTogether(view).map(({ longestSlice }) => longestSlice));
  const pitch = width / slices.length;
  const visits = litVisits(view.lit, reading);
  const isLit = view.lit?.kind === "slices";
  const bars = stage.rows.flatMap(({ y, height }, visit) =>
    slices.map(({ lengths }, index) => {
      const length = (Number(lengths[visit]) / largest) * Math.max(2, height - 4);
      return {
        visit,
        x: x + index * pitch,
        y: y + height / 2 - 2 - length,
        width: 0.72 * pitch,
        height: length,
      };
    }),
  );
  const [lit, others] = parted(bars, ({ visit }) => isLit || visits.includes(visit));
  const names = slices.map(({ short }, index) =>
    mark(
      "text",
      {
        key: `name ${short}`,
        class: "tiny middle",
        x: x + (index + 0.36) * pitch,
        y: (index % 2 ? 40 : 26) * f,
      },
      short,
    ),
  );
  return [
    mark(
      "g",
      sliceAttributes(view),
      mark("rect", {
        class: "ground",
        x: x - 6,
        y: stage.top - 4,
        width: width + 6,
        height: stage.bottom - stage.top + 8,
        rx: 6,
      }),
      names,
      mark("path", { key: "bars", class: "length", d: barsPath(others) }),
      lit.length > 0 && mark("path", { key: "lit", class: "length lit", d: barsPath(lit) }),
      mark("text", { class: "small", x, y: stage.bottom + 18 * f }, "Bars: lengths"),
      mark("text", { class: "small", x, y: stage.bottom + 33 * f }, "of the vectors"),
    ),
  ];
}

/**
 * Those that are meant, and the others.
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => boolean} isMeant
 * @returns {[Item[], Item[]]}
 */
export function parted(items, isMeant) {
  return [items.filter(isMeant), items.filter((item) => !isMeant(item))];
}

/** @param {AnyView} view */
export function sliceAttributes(view) {
  return {
    key: "slices",
    class: `part slices${litClass(view, "slices")}`,
    "data-part": "inputs",
    role: "button",
    tabindex: "-1",
    visibility: visibilityAt(view, BEATS.slices),
    "aria-label": `Input of each visit: ${view.reading.slices.map(({ label }) => label).join(", ")}`,
  };
}
