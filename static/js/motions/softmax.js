/**
 * Softmax: the scores of a row become bars, powers of e; the bars are stacked, and the stack is
 * squeezed until it is 1 tall; what each bar has of this 1 is its weight.
 */

import {
  askedTile,
  between,
  boxBetween,
  eased,
  fitted,
  gutterFor,
  lineMark,
  pitchFor,
  TALL,
  textMark,
  tileMark,
  tileWidth,
  widthOf,
} from "./drawing.js";

/** @import { Mark, Scene, Tile, Told, View } from "./drawing.js" */
/**
 * @typedef {object} SoftmaxData a row of scores and its weights
 * @property {Tile[]} scores
 * @property {Tile[]} weights
 * @property {number[]} shares the weights as numbers
 * @property {string[]} powers of e, as texts
 * @property {string} sum of the powers
 * @property {string[]} labels of the columns
 * @property {{scores: string, powers: string, weights: string}} names
 */

export const SOFTMAX_MOMENTS = 3;
const BARS = 150; // pixels of the tallest bar, and of the bars together once they are squeezed
const STACK = 60; // pixels of the bars together
const LATER = 0.35; // of a moment, by which the last bar moves later than the first

/**
 * @param {SoftmaxData} data
 * @param {View} view
 * @returns {Scene}
 */
export function softmaxScene({ scores, weights, shares, powers, sum, labels, names }, view) {
  const { width, at, asked = -1 } = view;
  const count = scores.length;
  const beside = [names.scores, names.powers, names.weights];
  const most = Math.max(tileWidth([...scores, ...weights]), ...labels.map(widthOf)) + 10;
  const stack = width < 480 ? STACK / 2 : STACK;
  const room = width - stack - 60;
  const spare = room - count * Math.min(most, 128);
  const gutter = width > 620 ? gutterFor(beside, Math.max(200, spare)) : 0;
  const pitch = pitchFor(room - gutter, count, Math.min(most, 128));
  const wide = pitch - Math.min(8, pitch / 4);
  const base = 28 + BARS;
  const [scoreY, weightY] = [base + 8, base + 8 + TALL + 8];
  const isStaggered = labels.some((label) => widthOf(label) > pitch);
  const labelY = weightY + TALL + 22;
  const stackX = gutter + count * pitch + 18;
  const tallest = Math.max(...shares);
  /** @type {Mark[]} */
  const marks = [];
  const later = (/** @type {number} */ index) => (LATER * index) / Math.max(1, count - 1);

  if (gutter) {
    const side = { anchor: /** @type {const} */ ("end"), isQuiet: true };
    const name = (/** @type {string} */ text) => fitted(text, gutter - 12);
    marks.push(
      textMark("name-powers", gutter - 12, base - 8, name(names.powers), {
        ...side,
        opacity: eased(at, 0, 0.5),
      }),
      textMark("name-scores", gutter - 12, scoreY + 21, name(names.scores), side),
      textMark("name-weights", gutter - 12, weightY + 21, name(names.weights), {
        ...side,
        opacity: eased(at, 2, 2.5),
      }),
    );
  }
  const right = gutter + count * pitch;
  marks.push(lineMark("base", `M${gutter} ${base + 1}H${right}`, { isQuiet: true }));

  // What the bars are 1 of, together.
  const whole = eased(at, 1, 1.4);
  const end = stackX + stack + 6;
  marks.push(
    lineMark("zero", `M${stackX - 8} ${base + 1}H${end}`, { opacity: whole, isQuiet: true }),
    lineMark("one", `M${stackX - 8} ${base - BARS}H${end}`, { opacity: whole }),
    textMark("one-text", end + 8, base - BARS + 6, "1", { anchor: "start", opacity: whole }),
    textMark("zero-text", end + 8, base + 6, "0", {
      anchor: "start",
      opacity: whole,
      isQuiet: true,
    }),
    textMark("sum", stackX + stack / 2, base - BARS - 10, `Σ ${sum}`, {
      opacity: eased(at, 1, 1.5) * (1 - eased(at, 2, 2.3)),
    }),
  );

  let below = 0;
  for (const [index, share] of shares.entries()) {
    const x = gutter + index * pitch + (pitch - wide) / 2;
    const rise = eased(at, later(index), 1 - LATER + later(index));
    const tall = (BARS * share * rise) / tallest;
    const weight = { ...(weights[index] ?? { text: "" }), text: "" };
    const bar = { x, y: base - tall, width: wide, height: tall };
    const isAsked = index === asked;
    const faded = between(1, 0.35, eased(at, 1, 1.6));
    const plain = isAsked ? { ...weight, level: undefined } : weight;
    marks.push(tileMark(`bar-${index}`, bar, plain, { opacity: faded }));
    const power = powers[index] ?? "";
    if (widthOf(power) < pitch) {
      marks.push(textMark(`power-${index}`, x + wide / 2, bar.y - 8, power, { opacity: rise }));
    }
    marks.push(
      tileMark(
        `score-${index}`,
        { x, y: scoreY, width: wide, height: TALL },
        scores[index] ?? weight,
      ),
    );

    below += share * BARS;
    const slot = { x: stackX, y: base - below, width: stack, height: share * BARS };
    const fly = eased(at, 1 + later(index), 2 - LATER + later(index));
    if (fly > 0)
      marks.push(tileMark(`part-${index}`, boxBetween({ ...bar, height: tall }, slot, fly), plain));
    const drop = eased(at, 2 + later(index), 3 - LATER + later(index));
    const place = { x, y: weightY, width: wide, height: TALL };
    if (drop > 0) {
      const shown = isAsked ? askedTile(weight) : drop < 1 ? weight : (weights[index] ?? weight);
      marks.push(tileMark(`weight-${index}`, boxBetween(slot, place, drop), shown));
    }
    const low = isStaggered && index % 2 ? 22 : 0;
    const label = fitted(labels[index] ?? "", isStaggered ? 2 * pitch - 8 : pitch);
    marks.push(textMark(`label-${index}`, x + wide / 2, labelY + low, label, { isQuiet: true }));
  }
  return { width: end + 20, height: labelY + (isStaggered ? 22 : 0) + 10, marks };
}

/** @param {SoftmaxData} data @param {Told} told */
export function softmaxWords({ sum }, { moment }) {
  return (
    [
      "Each score becomes a power of e: all of them are positive, and large ones stand out.",
      `Stacked, the powers sum to ${sum}. The stack is squeezed until it is 1 tall.`,
      `Each power is divided by ${sum}, so that the weights sum to 1.`,
    ][moment] ?? ""
  );
}
