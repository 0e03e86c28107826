/**
 * A weighted average: each row of values fades, and gets as thin, as its weight is small; together
 * the thin rows fill one row, the average.
 */

import {
  askedTile,
  between,
  boxBetween,
  eased,
  fitted,
  gutterFor,
  lineMark,
  namesRoom,
  pitchFor,
  TALL,
  textMark,
  tileMark,
  tileWidth,
} from "./drawing.js";

/** @import { Mark, Scene, Tile, Told, View } from "./drawing.js" */
/**
 * @typedef {object} AverageData
 * @property {Tile[]} weights
 * @property {number[]} shares the weights as numbers
 * @property {string[]} labels of the rows of values
 * @property {Tile[][]} values a row for each weight
 * @property {Tile[]} results the average
 * @property {string} label of the result
 */

export const AVERAGE_MOMENTS = 2;
const RESULT = 44; // pixels of the row that the thin rows fill
const ROOM = 380; // pixels for the rows of values
const LATER = 0.4; // of a moment, by which the last row moves later than the first
const FAINT = 0.1; // opacity of a row with a weight of 0

/**
 * @param {AverageData} data
 * @param {View} view
 * @returns {Scene}
 */
export function averageScene({ weights, shares, labels, values, results, label }, view) {
  const { width, at, asked = -1 } = view;
  const count = weights.length;
  const weightWidth = tileWidth(weights);
  const most = tileWidth([...values.flat(), ...results]) + 14;
  const spare = width - weightWidth - 38 - results.length * most;
  const gutter = gutterFor([...labels, label], namesRoom(width, spare));
  const left = gutter + weightWidth + 34;
  const pitch = pitchFor(width - left - 4, results.length, most);
  const wide = pitch - Math.min(5, pitch / 5);
  const down = pitchFor(ROOM, count, TALL + 8);
  const tall = down - Math.min(6, down / 4);
  const resultY = 8 + count * down + 14;
  const heaviest = Math.max(...shares);
  const fade = eased(at, 0, 0.9);
  const side = { anchor: /** @type {const} */ ("end"), isQuiet: true };
  /** @type {Mark[]} */
  const marks = [];

  let above = 0;
  for (const [index, share] of shares.entries()) {
    const y = 8 + index * down;
    const middle = y + tall / 2 + 6;
    if (down > 17) {
      const name = fitted(labels[index] ?? "", gutter - 12);
      marks.push(textMark(`label-${index}`, gutter - 12, middle, name, side));
    }
    marks.push(
      tileMark(
        `weight-${index}`,
        { x: gutter, y, width: weightWidth, height: tall },
        weights[index] ?? { text: "" },
      ),
    );
    if (down > 17) {
      marks.push(
        textMark(`times-${index}`, gutter + weightWidth + 17, middle, "·", { isQuiet: true }),
      );
    }
    const opacity = between(1, between(FAINT, 1, share / heaviest), fade);
    const late = (LATER * index) / Math.max(1, count - 1);
    const fall = eased(at, 1 + late, 1.85 - LATER + late);
    for (const [column, value] of (values[index] ?? []).entries()) {
      const box = { x: left + column * pitch, y, width: wide, height: tall };
      marks.push(tileMark(`value-${index}-${column}`, box, value, { opacity }));
      if (fall === 0 || at >= AVERAGE_MOMENTS || share * RESULT < 0.25) continue;
      const thin = { ...box, y: resultY + above, height: share * RESULT };
      const strip = boxBetween(box, thin, fall);
      const plain = { ...value, text: "" };
      marks.push(
        tileMark(`strip-${index}-${column}`, strip, plain, { opacity: between(opacity, 1, fall) }),
      );
    }
    above += share * RESULT;
  }

  const end = left + results.length * pitch;
  marks.push(
    lineMark("rule", `M${gutter} ${resultY - 8}H${end}`, {
      opacity: eased(at, 0.9, 1.1),
      isQuiet: true,
    }),
  );
  const shown = eased(at, 1.8, 2);
  marks.push(
    textMark("result", left - 12, resultY + RESULT / 2 + 6, fitted(label, left - 12), {
      anchor: "end",
      opacity: eased(at, 1, 1.3),
    }),
  );
  for (const [column, result] of results.entries()) {
    const box = { x: left + column * pitch, y: resultY, width: wide, height: RESULT };
    const tile = column === asked ? askedTile(result) : result;
    if (shown > 0) marks.push(tileMark(`result-${column}`, box, tile, { opacity: shown }));
  }
  return { width: end, height: resultY + RESULT + 8, marks };
}

/** @param {AverageData} data @param {Told} told */
export function averageWords({ weights, labels, shares }, { moment }) {
  const heaviest = shares.indexOf(Math.max(...shares));
  if (shares.every((share) => share === Number(share === 1))) {
    const row = labels[heaviest] ? `the row “${labels[heaviest]}”` : "its row";
    return moment === 0
      ? `The 1 selects ${row}; the zeros leave out the other rows.`
      : "Only the selected row is left. It is the result.";
  }
  const name = labels[heaviest] ? `“${labels[heaviest]}” has the` : "The";
  return moment === 0
    ? `${name} largest weight${name === "The" ? " is" : ","} ${weights[heaviest]?.text}. The smaller its weight, the more a row of values fades.`
    : "The weights sum to 1, so rows as thick as their weights fill exactly one row: the average.";
}
