/**
 * The circuit of an answer, drawn on the network: the smallest set of parts that keeps the answer
 * stands out, and every part says what it adds.
 */

import { decorated } from "./decorate.js";
import { mark } from "./scene.js";
import { percent, textWidth } from "./text.js";

/** @import { Circuit, CircuitPart } from "../network/circuit.js" */
/** @import { Reading } from "./reading.js" */
/** @import { Mark } from "./scene.js" */
/** @import { Sentence } from "./sentences.js" */

/**
 * Marks in which the parts of a circuit stand out.
 * @param {Mark[]} marks
 * @param {Circuit | null} circuit
 * @param {number} type size of the text in pixels
 * @returns {Mark[]}
 */
export function markedAsCircuit(marks, circuit, type) {
  if (!circuit) return marks;
  return decorated(marks, (name) => {
    const part = circuit.parts.find((one) => drawnAs(one.name) === name);
    if (!part) return null;
    const added = pointsOf(part.value);
    return {
      className: part.isKept ? "in-circuit" : "spare",
      words: `${part.isKept ? "in" : "not in"} the smallest set, adds ${added} points`,
      onTop: (frame) => chip(frame, part, added, type),
    };
  });
}

/** The part of the picture that stands for a part of the network. @param {string} name */
function drawnAs(name) {
  return name.replace(/\.feed_forward$/, ".stream");
}

/**
 * What a part adds: at the lower edge within a map or a stream, on the upper edge of a frame that is
 * full of numbers.
 * @param {Mark} frame
 * @param {CircuitPart} part
 * @param {string} added
 * @param {number} type
 */
function chip({ attributes }, { layer, head }, added, type) {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => Number(attributes[key]));
  const words = layer !== null && head === null ? `FFN ${added}` : added;
  const size = 0.85 * type;
  const [wide, high] = [textWidth(words, size) + 0.9 * size, 1.5 * size];
  const middle = Number(x) + (layer === null ? Number(width) - wide / 2 : Number(width) / 2);
  const centre = Number(y) + (layer === null ? 0 : Number(height) - high / 2 - 2);
  return mark(
    "g",
    { key: "circuit", class: "added" },
    mark("rect", {
      x: middle - wide / 2,
      y: centre - high / 2,
      width: wide,
      height: high,
      rx: high / 2,
    }),
    mark("text", { x: middle, y: centre + 0.36 * size, "font-size": size }, words),
  );
}

/**
 * What a part of the picture does for the answer; empty for what is no part of a circuit.
 * @param {Circuit} circuit
 * @param {string | null} name
 */
export function circuitWords({ parts }, name) {
  const part = parts.find((one) => drawnAs(one.name) === name);
  if (!part) return "";
  const what = name === part.name ? "It" : "Its feed-forward network";
  const belongs = part.isKept ? "belongs" : "does not belong";
  return `${what} ${belongs} to the smallest set, and adds ${pointsOf(part.value)} points.`;
}

/** A share as points of a percentage with a sign. @param {number} share */
function pointsOf(share) {
  const points = Math.round(1000 * share) / 10;
  const digits = Math.abs(points).toFixed(Math.abs(points) < 9.95 ? 1 : 0);
  return Number(digits) === 0 ? "0" : `${points < 0 ? "−" : "+"}${digits}`;
}

/** @param {Circuit} circuit @param {Reading} reading @returns {Sentence} */
export function circuitSentence(circuit, reading) {
  const { parts, location, whole, smallest } = circuit;
  const kept = parts.filter(({ isKept }) => isKept);
  const place = reading.nameOf(location).label;
  return {
    title: `${kept.length} of ${parts.length} parts alone ${kept.length === 1 ? "predicts" : "predict"} ${place}, with ${percent(smallest, 1)}.`,
    text:
      `All give it ${percent(whole, 1)}. The faded parts can be left out together. ` +
      "Numbers: points that each part adds on average (Shapley values).",
  };
}
