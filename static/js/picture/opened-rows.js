/** Bars beside names, one under the other, all to one scale. */

import { iconMark } from "./icon-mark.js";
import { unitOf, widthOf, words } from "./opened-words.js";
import { mark } from "./scene.js";

/** @import { Box } from "./opened-frame.js" */
/** @import { NetworkView } from "./view.js" */
/**
 * A row: a name, a bar in parts, and a number.
 * @typedef {object} BarRow
 * @property {string} key
 * @property {string} label
 * @property {string | null} [category] of its icon; left out for none
 * @property {{value: number, colour: string}[]} parts of its bar
 * @property {string} text its number
 * @property {string} [says] a line under the label, where there is room
 * @property {string} [beside] words before the number, in smaller type
 * @property {string | null} [open] the block that it opens
 * @property {boolean} [isChosen]
 * @property {boolean} [isOff]
 * @property {string} [exact]
 */

const LEAST_ROW = 14;
const MOST_ROW = 34;

/**
 * As many rows as there is room for; where some are left out, a line says how many.
 * @param {NetworkView} view
 * @param {Box} box
 * @param {BarRow[]} rows the ones that matter most first, unless `isOrdered`
 * @param {{largest?: number, most?: number, isOrdered?: boolean, isWalked?: boolean}} [options]
 *   `largest` fills the width, `most` is the height of the highest row; `isOrdered` keeps all rows,
 *   however low, and leaves out names instead; `isWalked` says that arrow keys lead from row to row
 */
export function barRows(
  view,
  box,
  rows,
  { largest, most: highest = MOST_ROW, isOrdered = false, isWalked = false } = {},
) {
  const f = unitOf(view);
  const fitting = Math.max(1, Math.floor(box.height / (LEAST_ROW * f)));
  const isCut = !isOrdered && rows.length > fitting;
  const shown = isCut ? rows.slice(0, Math.max(1, fitting - 1)) : rows;
  const pitch = Math.min(highest * f, box.height / (shown.length + Number(isCut)));
  const isTall = pitch >= 30 * f;
  const every = Math.max(1, Math.ceil((LEAST_ROW * f) / pitch));
  const chosen = shown.findIndex(({ isChosen }) => isChosen);
  const hasIcons = pitch >= 13 * f && shown.some(({ category }) => category !== undefined);
  const icon = hasIcons ? 22 * f : 0;
  const texts = Math.max(...shown.map(({ text }) => widthOf(view, text, "strong"))) + 8 * f;
  const besides = Math.max(
    0,
    ...shown.map(({ beside = "" }) => (beside ? widthOf(view, beside, "small") + 10 * f : 0)),
  );
  const labels =
    Math.max(
      ...shown.map(({ label, says = "" }) =>
        Math.max(widthOf(view, label, "strong"), isTall ? widthOf(view, says, "small") : 0),
      ),
    ) +
    8 * f;
  const nameWidth = Math.min(labels, 0.58 * (box.width - icon - texts - besides));
  const bars = {
    x: box.x + icon + nameWidth,
    width: Math.max(1, box.width - icon - nameWidth - texts - besides),
  };
  const most =
    largest ??
    (Math.max(
      ...shown.map(({ parts }) => parts.reduce((sum, { value }) => sum + Math.abs(value), 0)),
    ) ||
      1);
  return [
    shown.map((row, index) => {
      const middle = box.y + (index + 0.5) * pitch;
      const isNamed =
        index === chosen ||
        ((shown.length - 1 - index) % every === 0 &&
          (chosen < 0 || Math.abs(index - chosen) >= every));
      let start = bars.x;
      const high = Math.min(0.62 * pitch, 0.42 * highest * f);
      return mark(
        "g",
        {
          key: row.key,
          class: `${row.open ? "part " : ""}choice row${row.isChosen ? " here" : ""}${row.isOff ? " off" : ""}`,
          "data-open": row.open ?? null,
          role: row.open ? "button" : null,
          tabindex: row.open ? (isWalked && !row.isChosen ? "-1" : 0) : null,
          "aria-label": row.open ? `${row.label}: ${row.text}` : null,
        },
        mark("rect", {
          key: "ground",
          class: "ground",
          x: box.x - 3 * f,
          y: middle - pitch / 2,
          width: box.width + 6 * f,
          height: pitch,
          rx: 4,
        }),
        hasIcons &&
          (isNamed || pitch >= 17 * f) &&
          row.category !== undefined &&
          iconMark(row.category, box.x, middle - 7.5 * f, 15 * f),
        isNamed &&
          words(view, box.x + icon, middle + (isTall && row.says ? -2 : 4.5) * f, row.label, {
            kind: row.isChosen ? "strong" : "label",
            width: nameWidth - 6 * f,
            key: "name",
          }),
        isTall &&
          row.says &&
          words(view, box.x + icon, middle + 12.5 * f, row.says, {
            kind: "small",
            width: nameWidth - 6 * f,
            key: "says",
          }),
        row.parts.map(({ value, colour }, part) => {
          const wide = (Math.abs(value) / most) * bars.width;
          const bar = mark("rect", {
            key: `part ${part}`,
            class: `bar ${colour}${value < 0 ? " negative" : ""}${row.isChosen ? " chosen" : ""}`,
            x: start,
            y: middle - high / 2,
            width: Math.max(
              0.5,
              Math.min(bars.width, wide) - (row.parts.length > 1 && wide > 2 ? 0.8 : 0),
            ),
            height: Math.max(1, high),
          });
          start += wide;
          return bar;
        }),
        isNamed &&
          row.beside &&
          words(view, box.x + box.width - texts, middle + 4.5 * f, row.beside, {
            kind: "small",
            anchor: "end",
            key: "beside",
          }),
        isNamed &&
          words(view, box.x + box.width, middle + 4.5 * f, row.text, {
            kind: row.isChosen ? "strong" : "label",
            anchor: "end",
            key: "value",
          }),
        row.exact && mark("title", {}, row.exact),
      );
    }),
    isCut &&
      words(
        view,
        box.x,
        box.y + (shown.length + 0.5) * pitch + 4.5 * f,
        `and ${rows.length - shown.length} more`,
        { kind: "small", key: "more" },
      ),
  ];
}

/**
 * How high rows stand.
 * @param {NetworkView} view
 * @param {Box} box
 * @param {number} count
 * @param {number} [most]
 */
export function rowsHeight(view, box, count, most = MOST_ROW) {
  return Math.min(most * unitOf(view) * count, box.height);
}
