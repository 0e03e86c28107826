/** Where everything stands where the flow falls: columns of visits, one block below the other. */

import { fallingPath, turningPath } from "./scene.js";
import { ANSWERS, BAR, BASE_TYPE, GENERATED, GENERATION_GAP, rowsOf } from "./stage.js";

/** @import { Reading } from "./reading.js" */
/** @import { Across, AnswerFrame, Bands, Edge, MapFrame, Size } from "./stage.js" */
/**
 * @typedef {object} Column of a visit
 * @property {number} x its middle
 * @property {number} width
 * @property {boolean} isFull whether it has room for an icon and an hour
 */
/**
 * @typedef {object} LayerRows
 * @property {number} y of the title
 * @property {MapFrame[]} maps by head
 * @property {number} stream top of the bars of the residual stream
 */
/**
 * @typedef {object} TallStage
 * @property {Size} size
 * @property {number} type
 * @property {number} left
 * @property {number} right
 * @property {Column[]} columns
 * @property {{top: number, height: number, hasNames: boolean}} chips
 * @property {number} inputs where the parts of an input vector begin
 * @property {LayerRows[]} layers
 * @property {{x: number, y: number, columns: number, cell: number}} context
 * @property {number} pointer where the scores begin
 * @property {number} ribbons
 * @property {number} places
 * @property {number} gate
 * @property {number} gateHeight
 * @property {AnswerFrame} answers
 * @property {number} full pixels of a probability of 1
 * @property {Across} across
 * @property {Bands} bands
 */

/** The smallest side of what a finger points at, in pixels. */
export const TOUCH = 44;
/** Heights at the base size of the text; what follows a title begins below it. */
export const HEIGHTS = { title: 26, bars: 34, inputs: 64, scores: 52, names: 56 };

const MARGIN = 16;
const COLUMNS = { least: 20, most: 110, lane: 1 };
const LEAST_NAMED = 62; // width of a column with a name
const GAP = 8; // between the maps of a layer
const MOST_SIDE = 160; // of a map
const SPACE = 16; // between blocks
const PLACE_GAP = 6;

/**
 * @param {Reading} reading
 * @param {number} width
 * @param {number} type
 * @param {number} [both] how much two passes take together that are drawn as one, by what one takes
 * @returns {TallStage}
 */
export function tallStageOf(reading, width, type, both = 1) {
  const f = type / BASE_TYPE;
  const [left, right] = [MARGIN, width - MARGIN];
  const columns = rowsOf(reading.count, left, right, COLUMNS, f).map(
    ({ y: x, height: own, isFull }) => ({ x, width: own, isFull }),
  );
  const hasNames = Number(columns.at(-1)?.width) >= LEAST_NAMED * f;
  const chips = { top: 50 * f, height: (hasNames ? 86 : 54) * f, hasNames };
  const inputs = chips.top + chips.height + SPACE * f;
  let y = inputs + (HEIGHTS.title + HEIGHTS.inputs + SPACE) * f;

  /** @type {LayerRows[]} */
  const layers = [];
  for (let layer = 0; layer < reading.layers; layer++) {
    const maps = mapFrames(reading.heads, left, right, y + HEIGHTS.title * f, f);
    const last = maps.at(-1);
    const end = last ? last.y + last.side + 8 * f : y;
    const stream = end + HEIGHTS.title * f;
    layers.push({ y, maps, stream });
    y = stream + (HEIGHTS.bars + SPACE) * f;
  }

  const context = contextGrid(reading, left, y + HEIGHTS.title * f, right - left, f);
  const cells = Math.ceil(reading.values("context").length / context.columns) * context.cell;
  const pointer = y + HEIGHTS.title * f + Math.max(cells, 20 * f) + SPACE * f;
  const ribbons = pointer + (reading.hasPointer ? (HEIGHTS.title + HEIGHTS.scores) * f : 0);
  const places = ribbons + (reading.hasPointer ? 170 : 96) * f;
  const gate =
    places + BAR + ((reading.hasPointer ? HEIGHTS.names : 0) + (reading.hasGate ? 48 : 30)) * f;
  const gateHeight = reading.hasGate ? 28 * f : 0;

  const full = fullWidth(right - left, f) / both;
  const gap = GENERATION_GAP * f;
  const generation = right - full - GENERATED * gap;
  const pitch = Math.max(78 * f, (full * both) / 2 + 6);
  const top = gate + gateHeight + 34 * f;
  const segment = right - full - 16 * f;
  const answers = {
    most: ANSWERS,
    top,
    bottom: top + (ANSWERS + 1) * pitch,
    x: left - 6 * f,
    right: segment - 8 * f,
    segment,
  };
  return {
    // All of the answer may go into the last row.
    size: { width, height: answers.bottom + Math.max(0, (full * both - pitch) / 2) + 8 * f, type },
    type,
    left,
    right,
    columns,
    chips,
    inputs,
    layers,
    context,
    pointer,
    ribbons,
    places,
    gate,
    gateHeight,
    answers,
    full,
    across: {
      visits: columns.map(({ x }) => x),
      starts: [left, right],
      places: {
        room: [left, reading.hasGeneration ? generation - 2 * PLACE_GAP * f : right],
        gap: PLACE_GAP * f,
      },
      generation: { start: generation, gap },
      gate: right - full,
    },
    bands: {
      ribbon: (from, to, isGrown) => downward(ribbons, from, places, to, isGrown),
      into: (from, to, isGrown) => downward(places + BAR, from, gate, to, isGrown),
      out: (from, to, isGrown) =>
        isGrown
          ? turningPath(gate + gateHeight, from, segment + BAR, to)
          : downward(gate + gateHeight, from, gate, from, false),
    },
  };
}

/** @param {number} start @param {Edge} from @param {number} end @param {Edge} to @param {boolean} isGrown */
function downward(start, from, end, to, isGrown) {
  return isGrown ? fallingPath(start, from, end, to) : fallingPath(start, from, start, from);
}

/**
 * The maps of a layer in rows of at most four, each under its words.
 * @param {number} heads
 * @param {number} left
 * @param {number} right
 * @param {number} y
 * @param {number} f
 * @returns {MapFrame[]}
 */
function mapFrames(heads, left, right, y, f) {
  const perRow = [4, 3, 2].find((columns) => heads % columns === 0) ?? Math.min(heads, 4);
  const pitch = (right - left + GAP * f) / perRow;
  const side = Math.min(pitch - GAP * f, MOST_SIDE * f);
  const words = Math.max(TOUCH, 40 * f);
  return Array.from({ length: heads }, (_, head) => ({
    x: left + (head % perRow) * pitch,
    y: y + words + Math.floor(head / perRow) * (side + words + GAP * f),
    side,
    touch: TOUCH,
  }));
}

/**
 * A few long rows of cells.
 * @param {Reading} reading
 * @param {number} x
 * @param {number} y
 * @param {number} room
 * @param {number} f
 */
function contextGrid(reading, x, y, room, f) {
  const { length } = reading.values("context");
  const columns = Math.min(length, 2 ** Math.ceil(Math.log2(Math.sqrt(6 * length))));
  return { x, y, columns, cell: Math.min(11 * f, (room - 12 * f) / columns) };
}

/**
 * Both paths stand side by side with room for gaps, also where a network has one of them only, so
 * that networks can be compared.
 * @param {number} room
 * @param {number} f
 */
function fullWidth(room, f) {
  return Math.min(170 * f, (room - 82 * f) / 2, 0.4 * room);
}
