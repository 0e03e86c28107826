/**
 * What motions are drawn of: tiles with numbers, texts and lines, each with a key, so that the
 * stage moves what it drew before. A motion is a function of its progress alone; nothing in it
 * depends on the clock, so that it can be played, stopped and dragged.
 */

/**
 * A number as a table shows it: its text, and the attributes that colour its cell.
 * @typedef {{text: string, level?: string | undefined, tone?: string | undefined, shade?: string | undefined}} Tile
 */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/**
 * @typedef {Box & {
 *   kind: "tile", key: string, tile: Tile, opacity: number, isLit?: boolean, isRaised?: boolean,
 *   isNarrow: boolean,
 * }} TileMark whose text is smaller where it is narrow
 * @typedef {{
 *   kind: "text", key: string, x: number, y: number, text: string, anchor: "start" | "middle" | "end",
 *   opacity: number, isQuiet?: boolean,
 * }} TextMark
 * @typedef {{kind: "line", key: string, path: string, opacity: number, isQuiet?: boolean}} LineMark
 * @typedef {TileMark | TextMark | LineMark} Mark
 */
/**
 * A motion at some moment, and the pixels that it takes.
 * @typedef {{width: number, height: number, marks: Mark[]}} Scene
 */
/**
 * How a scene is drawn: in a width, `at` moments after its beginning, perhaps without the number of
 * the result that the reader is to predict.
 * @typedef {{width: number, at: number, asked?: number}} View
 */
/**
 * What a sentence tells of a motion: the moment that goes on, whether its number is to be predicted,
 * and whether the motion has ended.
 * @typedef {{moment: number, isAsked: boolean, isEnd: boolean}} Told
 */

const [CHARACTER, DIGIT, POINT] = [8.8, 9.8, 4.8]; // pixels of characters that are 16 pixels tall
const MARGIN = 6; // pixels of a tile beyond its characters
const NARROW = 0.8; // of the size of a text, where a tile is narrow
export const TALL = 30; // pixels of a tile

/**
 * The part of a motion that lies between two moments, from 0 to 1, slow at both ends.
 * @param {number} at
 * @param {number} from
 * @param {number} to
 */
export function eased(at, from, to) {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** @param {number} from @param {number} to @param {number} part */
export function between(from, to, part) {
  return from + (to - from) * part;
}

/**
 * A box on its way from one place to another.
 * @param {Box} from
 * @param {Box} to
 * @param {number} part
 * @returns {Box}
 */
export function boxBetween(from, to, part) {
  return {
    x: between(from.x, to.x, part),
    y: between(from.y, to.y, part),
    width: between(from.width, to.width, part),
    height: between(from.height, to.height, part),
  };
}

/** The pixels that a text takes, about. @param {string} text */
export function widthOf(text) {
  const digits = text.match(/[\d−+=∞]/g)?.length ?? 0;
  const points = text.match(/[.,:;()]/g)?.length ?? 0;
  return digits * DIGIT + points * POINT + ([...text].length - digits - points) * CHARACTER;
}

/** The widest of some texts, with room beside it. @param {string[]} texts @param {number} most */
export function gutterFor(texts, most) {
  const widest = Math.max(0, ...texts.map(widthOf));
  return widest ? Math.min(most, widest + 12) : 0;
}

/**
 * The most pixels for names beside tiles: more where the tiles leave room.
 * @param {number} width of all
 * @param {number} spare pixels beside tiles of full width
 */
export function namesRoom(width, spare) {
  return Math.max(Math.min(150, width / 4), Math.min(220, spare));
}

/** A text that fits a width, cut off if it must be. @param {string} text @param {number} width */
export function fitted(text, width) {
  if (widthOf(text) <= width) return text;
  const characters = Math.floor(width / CHARACTER) - 1;
  return characters > 1 ? `${[...text].slice(0, characters).join("")}…` : "";
}

/**
 * A number in a box; where there is no room for its text, its colour alone.
 * @param {string} key
 * @param {Box} box
 * @param {Tile} tile
 * @param {{opacity?: number, isLit?: boolean, isRaised?: boolean}} [options]
 * @returns {TileMark}
 */
export function tileMark(key, box, tile, { opacity = 1, isLit = false, isRaised = false } = {}) {
  const wide = widthOf(tile.text);
  const isNarrow = box.width < wide + MARGIN;
  const hasRoom = box.height >= 17 && box.width >= (isNarrow ? NARROW : 1) * wide + MARGIN / 2;
  const shown = hasRoom ? tile : { ...tile, text: "" };
  return { kind: "tile", key, ...box, tile: shown, opacity, isLit, isRaised, isNarrow };
}

/**
 * @param {string} key
 * @param {number} x
 * @param {number} y of the line on which it stands
 * @param {string} text
 * @param {{anchor?: TextMark["anchor"], opacity?: number, isQuiet?: boolean}} [options]
 * @returns {TextMark}
 */
export function textMark(key, x, y, text, options = {}) {
  const { anchor = "middle", opacity = 1, isQuiet = false } = options;
  return { kind: "text", key, x, y, text, anchor, opacity, isQuiet };
}

/**
 * @param {string} key
 * @param {string} path
 * @param {{opacity?: number, isQuiet?: boolean}} [options]
 * @returns {LineMark}
 */
export function lineMark(key, path, { opacity = 1, isQuiet = false } = {}) {
  return { kind: "line", key, path, opacity, isQuiet };
}

/** The tile of the number that the reader is to predict. @param {Tile} tile @returns {Tile} */
export function askedTile(tile) {
  return { ...tile, text: "?", level: undefined };
}

/**
 * The width of tiles that stand side by side.
 * @param {number} room
 * @param {number} count
 * @param {number} most
 */
export function pitchFor(room, count, most) {
  return Math.max(3, Math.min(most, room / Math.max(1, count)));
}

/** The widest text among tiles, as the width of a tile that shows it. @param {Tile[]} tiles */
export function tileWidth(tiles) {
  return Math.max(44, ...tiles.map(({ text }) => widthOf(text) + 2 * MARGIN));
}
