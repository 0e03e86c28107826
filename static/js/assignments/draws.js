/**
 * Numbers that are drawn for each student, equal to those of Python
 * (`app/pointerscope/lessons/framework/draws.py` says how).
 */

import { DROPPED } from "./constants.js";

/** @import { InputRecord, Value } from "../lesson-values.js" */
/**
 * @typedef {{name: string, least: number, step: number, count: number, decimals: number}} NumberDraw
 */

const RANGE = 2 ** 32;

/**
 * The values of the drawn inputs by name.
 * @param {NumberDraw[]} draws
 * @param {InputRecord[]} inputs those of the lesson
 * @param {string} text that decides the numbers
 * @returns {Record<string, Value>}
 */
export function drawInputs(draws, inputs, text) {
  const drawn = draws.map((draw) => {
    const input = inputs.find(({ name }) => name === draw.name);
    return [draw.name, input ? drawInput(draw, input, text) : 0];
  });
  return Object.fromEntries(drawn);
}

/** @param {NumberDraw} draw @param {InputRecord} input @param {string} text @returns {Value} */
function drawInput({ name, least, step, count, decimals }, { kind, own, isRow }, text) {
  const advance = generator(`${text}\n${name}`);
  const number = () => {
    const index = Math.floor((advance() * count) / RANGE);
    return (least + index * step) / 10 ** decimals;
  };
  if (kind === "number") return number();
  const row = (/** @type {number[]} */ { length }) => Array.from({ length }, number);
  if (isRow) return row(/** @type {number[]} */ (own));
  return /** @type {number[][]} */ (own).map(row);
}

/** A function that returns one whole number below 2³² after the other. @param {string} text */
function generator(text) {
  const content = new TextEncoder().encode(text);
  let [a, b, c, d] = /** @type {[number, number, number, number]} */ (
    [0, 1, 2, 3].map((beginning) => hash(content, beginning))
  );
  const advance = () => {
    const drawn = (a + b + d) | 0;
    [a, b] = [b ^ (b >>> 9), (c + (c << 3)) | 0];
    c = (((c << 21) | (c >>> 11)) + drawn) | 0;
    d = (d + 1) | 0;
    return drawn >>> 0;
  };
  for (let dropped = 0; dropped < DROPPED; dropped += 1) advance();
  return advance;
}

/** @param {Uint8Array} content @param {number} beginning */
function hash(content, beginning) {
  let value = (2166136261 + beginning * 0x9e3779b9) | 0;
  for (const byte of content) value = Math.imul(value ^ byte, 16777619);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
