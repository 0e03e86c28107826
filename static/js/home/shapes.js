/** Shapes of the map: SVG elements, curves, and the width of text. */

/** @import { Point } from "./frame.js" */

const SVG = "http://www.w3.org/2000/svg";
const SAMPLE_STEP = 10; // pixels between points on a curve
const BEND = 0.14; // of a curve's length, to the left of its direction
const measuring = document.createElement("canvas").getContext("2d");

/**
 * @param {keyof SVGElementTagNameMap} name
 * @param {Record<string, string | number | boolean>} attributes
 * @param {SVGElement[]} [children]
 * @returns {SVGElement}
 */
export function shape(name, attributes, children = []) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** @param {string} words @param {Record<string, string | number>} attributes */
export function text(words, attributes) {
  const element = shape("text", attributes);
  element.textContent = words;
  return element;
}

/** In pixels. @param {string} words @param {{size: number, weight: number}} font */
export function textWidth(words, { size, weight }) {
  if (!measuring) return words.length * size * 0.6;
  measuring.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return measuring.measureText(words).width;
}

/**
 * A curve that bends to one side, so that the way back is another one; with points on it.
 * @param {Point} from
 * @param {Point} to
 */
export function curve(from, to) {
  const control = {
    x: (from.x + to.x) / 2 + BEND * (to.y - from.y),
    y: (from.y + to.y) / 2 - BEND * (to.x - from.x),
  };
  const samples = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / SAMPLE_STEP);
  const points = Array.from({ length: samples }, (_, index) => {
    const t = (index + 0.5) / samples;
    /** @param {"x" | "y"} axis */
    const on = (axis) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return { x: on("x"), y: on("y") };
  });
  return { d: `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`, points };
}
