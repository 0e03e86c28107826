/** Text in opened blocks: it grows with the picture, keeps to its room, and flows into lines. */

import { mark } from "./scene.js";
import { shortened, textWidth } from "./text.js";

/** @import { Mark } from "./scene.js" */
/** @import { NetworkView } from "./view.js" */
/** @typedef {"title" | "strong" | "label" | "small" | "tiny"} Kind */
/**
 * A piece of a line.
 * @typedef {object} Span
 * @property {string} text
 * @property {string} [kind] the class, such as `math query`
 * @property {boolean} [isRaised] as an exponent
 */
/** @typedef {Span[]} Piece what stays in one line */

/** Sizes of type in pixels where the text of the picture has 13. @type {Record<Kind, number>} */
const SIZES = { title: 15.5, strong: 13, label: 13, small: 12.5, tiny: 11.5 };
const RAISED = 0.78; // size of an exponent
const SAFETY = 1.07; // lines end early rather than late, in whichever font there is
const ITALIC = 1.12; // size of mathematics

/** The unit of lengths: 1 where the text has 13 pixels. @param {NetworkView} view */
export function unitOf(view) {
  return view.stage.type / 13;
}

/** @param {NetworkView} view @param {string} text @param {Kind} [kind] */
export function widthOf(view, text, kind = "label") {
  const isBold = kind === "title" || kind === "strong";
  return SAFETY * textWidth(plain(text), SIZES[kind] * unitOf(view), isBold);
}

/** With signs that are as wide as a minus. @param {string} text */
function plain(text) {
  return text.replaceAll("−", "+");
}

/**
 * A line of text.
 * @param {NetworkView} view
 * @param {number} x
 * @param {number} y of its foot
 * @param {string} text
 * @param {{kind?: Kind, also?: string, anchor?: "middle" | "end", width?: number, key?: string}} [options]
 *   `width` shortens, `also` names further classes
 */
export function words(view, x, y, text, { kind = "label", also, anchor, width, key } = {}) {
  const isBold = kind === "title" || kind === "strong";
  const shown =
    width === undefined
      ? text
      : shortened(text, width / SAFETY, SIZES[kind] * unitOf(view), isBold);
  const names = [kind, anchor, also].filter(Boolean).join(" ");
  return mark("text", { ...(key && { key }), class: names, x, y }, shown);
}

/**
 * Pieces in lines, as many in each as its width takes.
 * @param {NetworkView} view
 * @param {{x: number, y: number, width: number}} box
 * @param {Piece[]} pieces
 * @param {Kind} [kind]
 * @returns {{marks: Mark[], height: number}}
 */
export function flowed(view, { x, y, width }, pieces, kind = "label") {
  const size = SIZES[kind] * unitOf(view);
  const space = textWidth(" ", size);
  /** @type {Span[][]} */
  const lines = [];
  let taken = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const wide = piece.reduce((sum, span) => sum + spanWidth(span, size), 0);
    const line = lines.at(-1);
    if (line && taken + space + wide <= width) {
      line.push({ text: " " }, ...piece);
      taken += space + wide;
    } else {
      lines.push([...piece]);
      taken = wide;
    }
  }
  const marks = lines.map((line, index) =>
    lineMark(x, y + size * (1 + 1.5 * index), line, kind, size),
  );
  return { marks, height: lines.length * 1.5 * size };
}

/** A text as pieces, one for each word. @param {string} text @returns {Piece[]} */
export function sentence(text) {
  return text.split(" ").map((word) => [{ text: word }]);
}

/** @param {number} x @param {number} y @param {Span[]} line @param {Kind} kind @param {number} size */
function lineMark(x, y, line, kind, size) {
  const raise = 0.4 * size;
  let isUp = false;
  const spans = line.map(({ text, kind: own, isRaised = false }) => {
    const shift = isRaised === isUp ? null : isRaised ? -raise : raise;
    isUp = isRaised;
    const names = [own, isRaised && "raised"].filter(Boolean).join(" ");
    return mark("tspan", { class: names || null, dy: shift }, text);
  });
  return mark("text", { class: kind, x, y }, spans);
}

/** @param {Span} span @param {number} size */
function spanWidth({ text, kind = "", isRaised = false }, size) {
  const scale = (isRaised ? RAISED : 1) * (kind.includes("math") ? ITALIC : 1);
  return SAFETY * textWidth(plain(text), size * scale, kind.includes("strong"));
}
