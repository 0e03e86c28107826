/**
 * Dot products: a row slides over the rows of another table, such as a query over keys, or, turned
 * upright, over the columns of a matrix. At each, numbers that meet are multiplied, and the products
 * gather into one number.
 */

import {
  askedTile,
  boxBetween,
  eased,
  fitted,
  gutterFor,
  namesRoom,
  pitchFor,
  TALL,
  textMark,
  tileMark,
  tileWidth,
  widthOf,
} from "./drawing.js";

/** @import { Box, Mark, Scene, Tile, Told, View } from "./drawing.js" */
/**
 * @typedef {object} ProductsData
 * @property {{label: string, tiles: Tile[]}} sliding the row that slides
 * @property {{label: string, tiles: Tile[]}[]} lines that it slides over, in the order of the results
 * @property {Tile[][]} products for each line
 * @property {string[][]} sums of the products so far, for each line
 * @property {Tile[]} results
 * @property {string} after what becomes of each sum, such as "÷ 2"
 * @property {boolean} isUpright whether the lines are columns
 */

const BRIEF = 76; // pixels of a text that has room beside the sums
const ROOM = 380; // pixels from top to bottom, for the lines
const [ARRIVED, MULTIPLIED] = [0.35, 0.55]; // of a moment

/**
 * @param {ProductsData} data
 * @param {View} view
 * @returns {Scene}
 */
export function productsScene(data, { width, at, asked = -1 }) {
  const { sliding, lines, products, sums, results, after, isUpright } = data;
  const [count, terms] = [lines.length, sliding.tiles.length];
  const names = isUpright ? [] : [sliding, ...lines].map(({ label }) => label);
  const all = [...sliding.tiles, ...lines.flatMap(({ tiles }) => tiles), ...products.flat()];
  const resultWidth = tileWidth(results);
  // What becomes of each sum stands beside them, or if it is long, below.
  const isBelow = widthOf(after) > BRIEF;
  const afterWidth = after && !isBelow ? widthOf(after) + 14 : 0;
  const most = tileWidth(all) + 8;
  const spare = width - afterWidth - resultWidth - 48 - terms * most;
  const gutter = gutterFor(names, namesRoom(width, spare));
  // A slot for the row that slides, and one for its products with the line that it has come to.
  const slots = count + 2;
  const [across, down] = isUpright ? [slots, terms] : [terms, slots];
  const room = width - gutter - afterWidth - (isUpright ? 0 : resultWidth + 44) - 4;
  const upright = Math.max(resultWidth + 8, ...lines.map(({ label }) => widthOf(label) + 10));
  const pitchX = pitchFor(room, across, Math.max(most, isUpright ? Math.min(upright, 120) : 0));
  const pitchY = pitchFor(ROOM, down, TALL + 6);
  const wide = pitchX - Math.min(5, pitchX / 5);
  const tall = pitchY - Math.min(5, pitchY / 4);
  const top = isUpright ? 48 : 8; // of columns: below their names, and the row's that slides past them
  const resultY = top + terms * pitchY + 22; // of columns
  const resultX = gutter + terms * pitchX + 40; // of rows
  const used = (isUpright ? gutter + slots * pitchX : resultX + resultWidth) + afterWidth;

  /**
   * Where a number of a line is, by the place of its line.
   * @param {number} place
   * @param {number} term
   * @returns {Box}
   */
  const boxAt = (place, term) =>
    isUpright
      ? { x: gutter + place * pitchX, y: top + term * pitchY, width: wide, height: tall }
      : { x: gutter + term * pitchX, y: top + place * pitchY, width: wide, height: tall };
  /** @param {number} place @returns {Box} */
  const resultAt = (place) =>
    isUpright
      ? { x: gutter + place * pitchX, y: resultY, width: wide, height: TALL }
      : { x: resultX, y: top + place * pitchY, width: resultWidth, height: tall };

  const moment = Math.min(count - 1, Math.floor(at));
  const part = Math.min(1, at - moment);
  const slot = Math.max(0, moment - 1 + eased(part, 0, moment ? ARRIVED : 0.01));
  const within = (/** @type {number} */ value) => Math.min(1, Math.max(0, value));
  /** The place of a line: the sliding row passes it by. @param {number} line */
  const placeOf = (line) => line + 1 - within(slot - line) + within(line - slot);
  /** @type {Mark[]} */
  const marks = [];
  /** @type {Mark[]} */
  const front = [];

  for (const [line, { label, tiles }] of lines.entries()) {
    const place = placeOf(line);
    const isMet = line === moment && part > ARRIVED && part < 1;
    for (const [term, tile] of tiles.entries()) {
      const opacity = line > moment && at < count ? 0.6 : 1;
      marks.push(tileMark(`line-${line}-${term}`, boxAt(place, term), tile, { opacity }));
    }
    marks.push(nameMark(`name-${line}`, label, place, isMet));
    const isThere = line < moment || part === 1;
    if (line > moment) continue;
    const gathered = line < moment ? 1 : eased(part, MULTIPLIED, 0.95);
    if (!gathered) continue;
    const box = resultAt(place);
    const final = results[line] ?? { text: "" };
    const gatheredTerms = Math.min(terms, Math.floor(gathered * terms + 1e-9));
    const partial = { text: sums[line]?.[gatheredTerms - 1] ?? "" };
    const tile = line === asked ? askedTile(final) : isThere ? final : partial;
    marks.push(tileMark(`result-${line}`, box, tile, { opacity: Math.min(1, 4 * gathered) }));
    marks.push(equalsMark(line, place, isThere, Math.min(1, 4 * gathered)));
  }
  // The products stay where they came up until the row slides on.
  const last = at >= count || (part === 0 && moment > 0) ? Math.ceil(at) - 1 : moment;
  const seen = part === 0 ? 1 : at >= count ? 1 : eased(part, ARRIVED, MULTIPLIED);
  const isGone = at < count && part > 0 && part < ARRIVED;
  if (at > 0 && !isGone) {
    const lane = slot + 2;
    for (const [term, tile] of (products[last] ?? []).entries()) {
      const box = boxAt(lane, term);
      const late = (0.25 * term) / Math.max(1, terms - 1);
      const isFlying = last === moment && part > 0 && part < 1;
      const go = isFlying ? eased(part, MULTIPLIED + late * 0.6, 0.8 + late * 0.6) : 1;
      const isAsked = last === asked;
      front.push(
        tileMark(`product-${term}`, box, tile, { opacity: seen * (1 - 0.35 * go), isLit: true }),
      );
      if (go === 0 || go === 1) continue;
      const flight = boxBetween(box, inside(resultAt(placeOf(last))), go);
      const shown = isAsked && go > 0.6 ? { ...tile, text: "" } : tile;
      front.push(
        tileMark(`flight-${term}`, flight, shown, { opacity: 1 - eased(go, 0.8, 1), isLit: true }),
      );
    }
  }
  for (const [term, tile] of sliding.tiles.entries()) {
    front.unshift(tileMark(`sliding-${term}`, boxAt(slot, term), tile, { isRaised: true }));
  }
  front.push(nameMark("name-sliding", sliding.label, slot, true));
  const height = isUpright ? resultY + TALL + 8 : top + slots * pitchY + 6;
  if (isBelow) {
    const text = fitted(`then ${after}`, width - gutter);
    marks.push(textMark("after", gutter, height + 16, text, { anchor: "start", isQuiet: true }));
  } else if (after) {
    const x = isUpright ? gutter + slots * pitchX + 8 : resultX + resultWidth + 10;
    const y = isUpright ? resultY + 21 : top + pitchY + tall / 2 + 6;
    marks.push(textMark("after", x, y, after, { anchor: "start", isQuiet: true }));
  }
  return { width: used, height: height + (isBelow ? 24 : 0), marks: [...marks, ...front] };

  /** @param {string} key @param {string} label @param {number} place @param {boolean} isLoud */
  function nameMark(key, label, place, isLoud) {
    const isQuiet = !isLoud;
    if (isUpright) {
      const x = gutter + place * pitchX + wide / 2;
      // The row that slides has a line of its own for its name.
      const isSliding = key === "name-sliding";
      const text = fitted(label, isSliding ? width - Math.abs(2 * x - used) : pitchX - 4);
      return textMark(key, x, isSliding ? 16 : 38, text, { isQuiet });
    }
    const y = top + place * pitchY + tall / 2 + 6;
    const text = pitchY > 17 ? fitted(label, gutter - 12) : "";
    return textMark(key, gutter - 12, y, text, { anchor: "end", isQuiet });
  }

  /**
   * The sign before a sum: dots, until it is whole.
   * @param {number} line
   * @param {number} place
   * @param {boolean} isWhole
   * @param {number} opacity
   */
  function equalsMark(line, place, isWhole, opacity) {
    const box = resultAt(place);
    const [x, y] = isUpright
      ? [box.x + box.width / 2, box.y - 6]
      : [box.x - 20, box.y + box.height / 2 + 6];
    const text = isWhole ? (isUpright ? "" : "=") : "+ …";
    return textMark(`equals-${line}`, x, y, text, { opacity, isQuiet: true });
  }
}

/** A box within another, where products disappear. @param {Box} box @returns {Box} */
function inside({ x, y, width, height }) {
  return { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
}

/** @param {ProductsData} data @param {Told} told */
export function productsWords(data, { moment, isAsked }) {
  const { sliding, lines, sums, results, after, isUpright } = data;
  const [name, other] = [sliding.label, lines[moment]?.label].map((label) =>
    label ? `“${label}”` : "",
  );
  const over = name && other ? `${name} over ${isUpright ? "column " : ""}${other}: n` : "N";
  const sum = sums[moment]?.at(-1) ?? "";
  const result = results[moment]?.text ?? "";
  const then = isAsked ? "?" : after ? `${sum}; ${after} makes it ${result}` : result;
  return `${over}umbers that meet are multiplied, and the products add up to ${then}.`;
}
