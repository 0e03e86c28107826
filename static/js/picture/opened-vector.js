/** A vector as bars around a line, with numbers where they fit. */

import { unitOf, widthOf, words } from "./opened-words.js";
import { mark } from "./scene.js";
import { number } from "./text.js";

/** @import { Box } from "./opened-frame.js" */
/** @import { NetworkView } from "./view.js" */

const NUMBERS = 13; // height of the numbers, at the base size of the text

/**
 * @param {NetworkView} view
 * @param {Box} box of the bars and their numbers
 * @param {ArrayLike<number>} values
 * @param {object} options
 * @param {string} options.colour a class
 * @param {Set<number>} [options.numbered] positions with numbers
 * @param {number | null} [options.chosen] the position that stands out
 * @param {[top: number, bottom: number]} [options.extent] that the height stands for
 * @param {(index: number) => string} [options.exact] said when it is pointed at
 */
export function vectorBars(view, box, values, options) {
  const { colour, numbered = new Set(), chosen = null, exact } = options;
  const f = unitOf(view);
  const count = values.length;
  const pitch = box.width / count;
  const gap = pitch > 6 ? Math.min(0.3 * pitch, 6 * f) : pitch > 2.5 ? 0.8 : 0;
  const all = Array.from(values, Number);
  const digits = digitsOf(all);
  const texts = new Map([...numbered].map((index) => [index, number(all[index] ?? 0, digits)]));
  // Numbers stand on the other side of the line, where each side has room for them; narrow bars
  // have theirs above.
  const isDense = [...texts.values()].some((text) => widthOf(view, text, "tiny") > pitch + 2 * f);
  const least = texts.size > 0 && !isDense ? NUMBERS * f : 1;
  const over = isDense ? NUMBERS * f : 0;
  const [top, bottom] = options.extent ?? extentOf(all);
  const scale = scaleOf(box.height - over, top, bottom, least);
  const above = scale > 0 ? Math.max(least, top * scale) : (box.height - over) / 2;
  const axis = box.y + over + above;
  const bars = all.map((value, index) => {
    const high = Math.abs(value) * scale;
    const isChosen = index === chosen;
    return mark(
      "rect",
      {
        key: `bar ${index}`,
        class: `bar ${colour}${value < 0 ? " negative" : ""}${isChosen ? " chosen" : ""}`,
        x: box.x + index * pitch + gap / 2,
        y: value < 0 ? axis : axis - high,
        width: Math.max(0.5, pitch - gap),
        height: Math.max(0.4, high),
      },
      exact && mark("title", {}, exact(index)),
    );
  });
  const numbers = [...texts].map(([index, text]) =>
    words(
      view,
      box.x + within((index + 0.5) * pitch, widthOf(view, text, "tiny") / 2, box.width),
      isDense ? box.y + 9 * f : axis + (Number(all[index]) < 0 ? -3 : 10.5) * f,
      text,
      {
        kind: "tiny",
        anchor: "middle",
        also: index === chosen ? "chosen" : "",
        key: `number ${index}`,
      },
    ),
  );
  return [
    mark("path", { key: "line", class: "axis", d: `M${box.x} ${axis}H${box.x + box.width}` }),
    bars,
    numbers,
  ];
}

/**
 * Pixels of 1, so that each side of the line has room for its longest bar and for numbers.
 * @param {number} height
 * @param {number} top
 * @param {number} bottom
 * @param {number} least of a side
 */
function scaleOf(height, top, bottom, least) {
  if (top + bottom === 0) return 0;
  const free = height / (top + bottom);
  if (Math.min(top, bottom) * free >= least) return free;
  return Math.max(0, height - least) / Math.max(top, bottom);
}

/**
 * Positions whose numbers fit beside one another, the largest of some sizes first.
 * @param {NetworkView} view
 * @param {ArrayLike<number>[]} vectors that have their numbers at the same positions
 * @param {ArrayLike<number>} sizes
 * @param {number} width
 * @param {number | null} [first] a position that has its number in any case
 */
export function numberedPositions(view, vectors, sizes, width, first = null) {
  const count = sizes.length;
  const pitch = width / count;
  const gap = 1.5 * unitOf(view);
  const digits = vectors.map(digitsOf);
  const half = Array.from(
    sizes,
    (_, index) =>
      Math.max(
        ...vectors.map((values, vector) =>
          widthOf(view, number(Number(values[index]), digits[vector]), "tiny"),
        ),
      ) / 2,
  );
  const order = [...half.keys()].sort(
    (one, other) => Math.abs(Number(sizes[other])) - Math.abs(Number(sizes[one])),
  );
  if (first !== null) order.unshift(first);
  /** @type {Set<number>} */
  const found = new Set();
  for (const index of order) {
    const fits = [...found].every(
      (other) => Math.abs(middleOf(other) - middleOf(index)) >= halfOf(index) + halfOf(other) + gap,
    );
    if (fits) found.add(index);
  }
  return found;

  /** @param {number} index */
  function middleOf(index) {
    return within((index + 0.5) * pitch, halfOf(index), width);
  }

  /** @param {number} index */
  function halfOf(index) {
    return half[index] ?? 0;
  }
}

/**
 * The middle of a text as near to its wish as its room allows.
 * @param {number} wish
 * @param {number} half its width
 * @param {number} width of the room
 */
function within(wish, half, width) {
  return Math.max(half, Math.min(width - half, wish));
}

/**
 * The largest number above 0 and the largest below it.
 * @param {ArrayLike<number>} values
 * @returns {[top: number, bottom: number]}
 */
export function extentOf(values) {
  const all = Array.from(values);
  return [Math.max(0, ...all), Math.max(0, ...all.map((value) => -value))];
}

/**
 * How many digits the numbers of a vector have: fewer where they are large.
 * @param {ArrayLike<number>} values
 */
function digitsOf(values) {
  const largest = Math.max(...extentOf(values));
  return largest >= 99.5 ? 0 : largest >= 0.95 ? 1 : 2;
}
