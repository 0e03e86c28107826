/** Vectors of one width under one another, with a name each, and one position through all of them. */

import { vectorBars } from "./opened-vector.js";
import { unitOf, widthOf, words } from "./opened-words.js";
import { mark } from "./scene.js";
import { number } from "./text.js";

/** @import { Numbers } from "../network/formulas.js" */
/** @import { Box } from "./opened-frame.js" */
/** @import { NetworkView } from "./view.js" */
/**
 * @typedef {object} VectorRow
 * @property {string} key
 * @property {string} title
 * @property {string} says a few words under the title
 * @property {Numbers} values
 * @property {string} colour a class
 * @property {string} [open] the block that its name opens
 */

const GAP = 8;

/**
 * @param {NetworkView} view
 * @param {Box} box
 * @param {VectorRow[]} rows
 * @param {{chosen?: number | null, open?: (position: number) => string}} [options] `open` names the
 *   block of a position; without it the vectors need not have one width
 */
export function vectorRows(view, box, rows, { chosen = null, open } = {}) {
  const f = unitOf(view);
  const isNarrow = box.width < 380 * f;
  const pitch = Math.min(96 * f, box.height / rows.length);
  const hasWords = !isNarrow && pitch >= 34 * f;
  const texts = chosen === null ? 0 : 54 * f;
  const title = Math.max(
    ...rows.map((row) =>
      Math.max(widthOf(view, row.title, "strong"), hasWords ? widthOf(view, row.says, "small") : 0),
    ),
  );
  const nameWidth = isNarrow ? 0 : Math.min(title + 12 * f, 0.42 * box.width);
  const left = box.x + nameWidth;
  const width = box.width - nameWidth - texts;
  const over = isNarrow ? 17 * f : 0;
  const bars = { x: left, width, height: Math.max(6 * f, pitch - GAP * f - over) };
  const count = rows[0]?.values.length ?? 1;
  const wide = width / count;
  return [
    rows.map(({ key, title: name, says, values, colour, open: opens }, index) => {
      const y = box.y + index * pitch;
      const middle = isNarrow ? y + 12 * f : y + pitch / 2 + (hasWords ? -2 : 4) * f;
      const room = isNarrow ? box.width : nameWidth - 8 * f;
      const titleWidth = widthOf(view, name, "strong") + 10 * f;
      return mark(
        "g",
        {
          key,
          class: opens ? "part choice row" : "row",
          "data-open": opens ?? null,
          role: opens ? "button" : null,
          tabindex: opens ? 0 : null,
          "aria-label": opens ? name : null,
        },
        opens &&
          mark("rect", {
            key: "ground",
            class: "ground",
            x: box.x - 4 * f,
            y,
            width: box.width + 8 * f,
            height: pitch,
            rx: 4,
          }),
        words(view, box.x, middle, name, { kind: "strong", width: room, key: "title" }),
        isNarrow &&
          words(view, box.x + titleWidth, middle, says, {
            kind: "small",
            width: box.width - titleWidth,
            key: "beside",
          }),
        hasWords &&
          words(view, box.x, middle + 15 * f, says, { kind: "small", width: room, key: "says" }),
        vectorBars(view, { ...bars, y: y + over + (GAP / 2) * f }, values, {
          colour,
          chosen,
          exact: (position) =>
            `${name}, number ${position + 1}: ${number(Number(values[position]), 4)}`,
        }),
        chosen !== null &&
          words(
            view,
            box.x + box.width,
            y + over + (pitch - over) / 2 + 4.5 * f,
            number(Number(values[chosen]), 2),
            { kind: "strong", anchor: "end", key: "chosen" },
          ),
      );
    }),
    chosen !== null &&
      mark("rect", {
        key: "strongest",
        class: "strongest",
        x: left + chosen * wide - 1.5,
        y: box.y,
        width: wide + 3,
        height: pitch * rows.length,
        rx: 3,
      }),
    open &&
      mark(
        "g",
        { key: "positions" },
        Array.from({ length: count }, (_, position) =>
          mark(
            "rect",
            {
              key: `position ${position}`,
              class: "cell",
              x: left + position * wide,
              y: box.y,
              width: wide,
              height: pitch * rows.length,
              "data-open": open(position),
              role: "button",
              tabindex: position === chosen ? 0 : "-1",
              "aria-current": position === chosen ? "true" : null,
            },
            mark(
              "title",
              {},
              rows
                .map(({ title: name, values }) => `${name}: ${number(Number(values[position]), 3)}`)
                .join("\n"),
            ),
          ),
        ),
      ),
  ];
}
