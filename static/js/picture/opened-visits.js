/** How opened blocks name visits and show one number for each of them. */

import { iconMark } from "./icon-mark.js";
import { unitOf, widthOf, words } from "./opened-words.js";
import { mark } from "./scene.js";
import { clock, duration, number, percent, WEEKDAYS } from "./text.js";

/** @import { Box } from "./opened-frame.js" */
/** @import { Softmax } from "./opened-numbers.js" */
/** @import { Reading } from "./reading.js" */
/** @import { NetworkView } from "./view.js" */

/** @param {Reading} reading @param {number} visit */
export function visitName(reading, visit) {
  const read = reading.visits[visit];
  return read ? `${read.label}, ${whenOf(reading, visit)}` : "";
}

/** @param {Reading} reading @param {number} visit */
export function labelOf(reading, visit) {
  return reading.visits[visit]?.label ?? "";
}

/** A weight in percent; what is too small for a digit is not 0. @param {number} weight */
export function weightText(weight) {
  return weight > 0 && weight < 0.0005 ? "<0.1 %" : percent(weight, 1);
}

/** The weekday and time of a visit. @param {Reading} reading @param {number} visit */
export function whenOf(reading, visit) {
  const read = reading.visits[visit];
  return read ? `${WEEKDAYS[read.weekday]} ${clock(read.start_minute)}` : "";
}

/** @param {Reading} reading @param {number} visit */
export function stayOf(reading, visit) {
  return duration(reading.visits[visit]?.duration_minutes ?? 0);
}

/**
 * A bar for each visit, with its weight above, and its icon and score below.
 * @param {NetworkView} view
 * @param {Box} box
 * @param {Softmax} softmax
 * @param {number} chosen visit
 * @param {{colour: string, open: (visit: number) => string}} options `open` names the block of a visit
 */
export function softmaxBars(view, box, { weights, scores, temperature }, chosen, { colour, open }) {
  const { reading } = view;
  const f = unitOf(view);
  const pitch = box.width / reading.count;
  const hasIcons = pitch >= 18 * f;
  const foot = box.y + box.height - (hasIcons ? 38 : 18) * f;
  const head = box.y + 17 * f;
  const largest = Math.max(...weights) || 1;
  const scale = Math.max(0, foot - head) / largest;
  const shown = apart(
    order(weights, chosen).map((visit) => ({
      visit,
      half:
        widthOf(view, shareText(weights[visit], visit), visit === chosen ? "strong" : "tiny") / 2,
    })),
  );
  const scored = apart(
    order(weights, chosen).map((visit) => ({
      visit,
      half: widthOf(view, scoreText(visit), visit === chosen ? "strong" : "tiny") / 2,
    })),
  );
  return [
    mark("path", { key: "foot", class: "axis", d: `M${box.x} ${foot}H${box.x + box.width}` }),
    reading.visits.map(({ category }, visit) => {
      const middle = middleOf(visit);
      const isChosen = visit === chosen;
      const high = Number(weights[visit]) * scale;
      return mark(
        "g",
        {
          key: `visit ${visit}`,
          class: `part choice${isChosen ? " here" : ""}`,
          "data-open": open(visit),
          role: "button",
          tabindex: "-1",
          "aria-label": `${visitName(reading, visit)}: weight ${percent(Number(weights[visit]), 1)}`,
        },
        mark("rect", {
          key: "ground",
          class: "ground",
          x: box.x + visit * pitch,
          y: box.y,
          width: pitch,
          height: box.height,
        }),
        mark("rect", {
          key: "bar",
          class: `bar ${colour}${isChosen ? " chosen" : ""}`,
          x: middle - Math.min(0.36 * pitch, 20 * f),
          y: foot - high,
          width: Math.max(1, Math.min(0.72 * pitch, 40 * f)),
          height: Math.max(0.5, high),
        }),
        shown.has(visit) &&
          words(view, textX(visit, shown), foot - high - 4 * f, shareText(weights[visit], visit), {
            kind: isChosen ? "strong" : "tiny",
            anchor: "middle",
            also: "halo",
            key: "weight",
          }),
        hasIcons && iconMark(category, middle - 7 * f, foot + 5 * f, 14 * f),
        scored.has(visit) &&
          words(view, textX(visit, scored), box.y + box.height - 4 * f, scoreText(visit), {
            kind: isChosen ? "strong" : "tiny",
            anchor: "middle",
            key: "score",
          }),
        mark(
          "title",
          {},
          `${visitName(reading, visit)}: score ${number(Number(scores[visit]), 3)}, weight ${percent(Number(weights[visit]), 2)}`,
        ),
      );
    }),
  ];

  /** @param {number} visit */
  function middleOf(visit) {
    return box.x + (visit + 0.5) * pitch;
  }

  /**
   * Where a text stands so that it stays within the box.
   * @param {number} visit
   * @param {Map<number, number>} halves
   */
  function textX(visit, halves) {
    const half = halves.get(visit) ?? 0;
    return Math.max(box.x + half, Math.min(box.x + box.width - half, middleOf(visit)));
  }

  /** @param {number | undefined} weight @param {number} visit */
  function shareText(weight, visit) {
    return visit === chosen
      ? weightText(Number(weight))
      : percent(Number(weight)).replace(" %", "");
  }

  /** @param {number} visit */
  function scoreText(visit) {
    return number(Number(scores[visit]) / temperature, visit === chosen ? 2 : 1);
  }

  /**
   * Those whose texts do not meet, the first of them first.
   * @param {{visit: number, half: number}[]} texts
   */
  function apart(texts) {
    /** @type {Map<number, number>} */
    const found = new Map();
    for (const { visit, half } of texts) {
      const x = Math.max(box.x + half, Math.min(box.x + box.width - half, middleOf(visit)));
      const fits = [...found].every(([other, otherHalf]) => {
        const otherX = Math.max(
          box.x + otherHalf,
          Math.min(box.x + box.width - otherHalf, middleOf(other)),
        );
        return Math.abs(x - otherX) >= half + otherHalf + 3 * f;
      });
      if (fits) found.set(visit, half);
    }
    return found;
  }
}

/**
 * Positions by size, with one of them after the largest.
 * @param {ArrayLike<number>} sizes
 * @param {number} chosen
 */
function order(sizes, chosen) {
  const [largest = chosen, ...rest] = [...Array(sizes.length).keys()].sort(
    (one, other) => Number(sizes[other]) - Number(sizes[one]),
  );
  return [...new Set([largest, chosen, ...rest])];
}
