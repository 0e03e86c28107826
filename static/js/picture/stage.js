/** Where everything stands in the picture: rows of visits, columns in the order of the flow. */

import { bandPath } from "./scene.js";

/** @import { Reading } from "./reading.js" */
/** @typedef {{width: number, height: number, type: number}} Size in pixels; `type` is the size of the text */
/**
 * @typedef {object} Row of a visit
 * @property {number} y its middle
 * @property {number} height
 * @property {boolean} isFull whether it has room for words
 */
/**
 * @typedef {object} MapFrame of a head's weights
 * @property {number} x
 * @property {number} y
 * @property {number} side
 * @property {number} [touch] side of what a finger switches the head with, above the map
 */
/**
 * @typedef {object} LayerColumns
 * @property {number} x
 * @property {number} width of the maps
 * @property {MapFrame[]} maps by head
 * @property {number | null} stream where the bars of the residual stream begin; null without room
 */
/** @typedef {[start: number, end: number]} Edge of a band, or room for edges, across the flow */
/**
 * Where bands start and end across the flow: y where it runs to the right, x where it falls.
 * @typedef {object} Across
 * @property {number[]} visits their middles
 * @property {Edge} starts room for the starts of ribbons
 * @property {{room: Edge, gap: number}} places of the pointer
 * @property {{start: number, gap: number}} generation
 * @property {number} gate where it begins
 */
/**
 * Paths of bands; one that has not grown yet ends where it starts.
 * @typedef {object} Bands
 * @property {(from: Edge, to: Edge, isGrown: boolean) => string} ribbon from visits to places
 * @property {(from: Edge, to: Edge, isGrown: boolean) => string} into the gate, from places
 * @property {(from: Edge, to: Edge, isGrown: boolean) => string} out of the gate, to the answer
 */
/**
 * The answer's rows, one below the other.
 * @typedef {object} AnswerFrame
 * @property {number} most places with a row of their own
 * @property {number} top
 * @property {number} bottom
 * @property {number} x of the words
 * @property {number} right edge of the words
 * @property {number} segment where the bands end
 */
/**
 * @typedef {object} Stage
 * @property {Size} size
 * @property {number} type
 * @property {Row[]} rows
 * @property {{x: number, width: number}} visits
 * @property {{x: number, width: number} | null} slices null without room
 * @property {LayerColumns[]} layers
 * @property {number} streamWidth
 * @property {boolean} isDense whether the type is so large for the width that only what matters most has room
 * @property {number} fork left edge of what follows the layers
 * @property {number} context side of the context's square
 * @property {number} scores right edge of the pointer's scores
 * @property {number} weights right edge of the pointer's weights
 * @property {number} ribbons where they begin
 * @property {number} places where the places of both paths stand
 * @property {number} gate
 * @property {number} gateWidth
 * @property {AnswerFrame} answers
 * @property {number} right edge
 * @property {number} top of rows
 * @property {number} bottom of rows
 * @property {number} full pixels of a probability of 1
 * @property {Across} across
 * @property {Bands} bands
 */

const MARGIN = 20;
const GAP = 8; // between the maps of a layer
const LABEL = 19; // height of a map's words
export const BAR = 8; // width of the bars of places, in pixels
export const GENERATED = 3; // places of the generation head with names
export const GENERATION_GAP = 4;
export const ANSWERS = 4;
const LEAST_WEIGHT = 0.05; // of the pointer, for a visit that has words before later ones
const ROWS = { least: 13.5, most: 38, lane: 3 }; // at the base size of the text; lanes in pixels
export const BASE_TYPE = 13;
const LEAST_USUAL = 760; // width at the base size of the text; a narrower picture is dense

/**
 * @param {Reading} reading
 * @param {Size} size
 * @param {number} [both] how much two passes take together that are drawn as one, by what one takes
 * @returns {Stage}
 */
export function stageOf(reading, size, both = 1) {
  const f = size.type / BASE_TYPE;
  const top = 46 * f;
  const bottom = size.height - 98 * f;
  const rows = rowsOf(reading.count, top, bottom, ROWS, f, byImportance(reading));
  const isWide = size.width >= 1180 * f;
  const isDense = size.width < LEAST_USUAL * f;
  const hasStreams = size.width >= 1040 * f && reading.layers <= 3;
  const widths = isDense ? denseWidthsOf(reading, f) : widthsOf(reading, isWide, f);
  const streamWidth = hasStreams ? 62 * f : 0;
  const beside = hasStreams ? streamWidth + 22 * f : 16 * f; // what a layer has beside its maps
  const room = size.width - 2 * MARGIN - sum(Object.values(widths));
  const [mapsTop, mapsBottom] = [top + 12 * f, size.height - 4 * f];
  const grid = mapGrid(reading.heads, room / reading.layers - beside, mapsBottom - mapsTop, f);
  const mapsWidth = grid.columns * (grid.side + GAP * f) - GAP * f;
  const layerWidth = reading.heads > 0 ? mapsWidth + beside : beside;
  // What the layers leave over goes to the words and the bands.
  const rest = Math.max(0, room - reading.layers * layerWidth);
  if (!isDense) {
    widths.visits += Math.min(0.3 * rest, 90 * f);
    widths.answer += Math.min(0.2 * rest, 80 * f);
    widths.flow += Math.min(0.1 * rest, 50 * f);
    widths.leave += Math.min(0.1 * rest, 50 * f);
  }
  const spread = size.width - 2 * MARGIN - sum(Object.values(widths)) - reading.layers * layerWidth;
  const own = Math.min(spread, reading.hasPointer ? 220 * f : 60 * f);
  widths.bands += own;
  const layerGap = (spread - own) / reading.layers;

  const visits = { x: MARGIN, width: widths.visits };
  let x = MARGIN + widths.visits + 12 * f;
  const slices = isWide ? { x, width: widths.slices } : null;
  if (slices) x += widths.slices + 12 * f;
  const layers = Array.from({ length: reading.layers }, (_, layer) => {
    const left = x + layer * (layerWidth + layerGap);
    return {
      x: left,
      width: mapsWidth,
      maps: mapFrames(reading.heads, left, mapsTop, mapsBottom, grid, f),
      stream: hasStreams ? left + (reading.heads > 0 ? mapsWidth + 10 * f : 0) : null,
    };
  });
  x += reading.layers * (layerWidth + layerGap);
  const right = size.width - MARGIN;
  const answer = right - widths.answer;
  const gate = answer - widths.leave - widths.gate;
  const ribbons = x + widths.scores + widths.weights + 8 * f;
  const places = gate - widths.flow - BAR;
  const full = Math.min(190 * f, 0.24 * size.height) / both;
  const gateMiddle = reading.hasGate ? 0.56 * size.height : (top + bottom) / 2;
  const gap = GENERATION_GAP * f;
  const generation = reading.hasPointer
    ? size.height - full - GENERATED * gap - 6
    : (top + bottom - full) / 2 - gap;
  return {
    size,
    type: size.type,
    rows,
    visits,
    slices,
    layers,
    streamWidth,
    isDense,
    fork: x,
    context: (isDense ? 34 : 52) * f,
    scores: x + widths.scores,
    weights: x + widths.scores + widths.weights,
    ribbons,
    places,
    gate,
    gateWidth: widths.gate,
    answers: {
      most: bottom - top < 330 ? ANSWERS - 1 : ANSWERS,
      top,
      bottom: bottom + 60 * f,
      x: answer,
      right,
      segment: answer - BAR,
    },
    right,
    top,
    bottom,
    full,
    across: {
      visits: rows.map(({ y }) => y),
      // The words of the generation head begin below the rows.
      starts: [top - 12 * f, reading.hasGeneration ? bottom : size.height - 8],
      places: {
        room: [top + 16 * f, reading.hasGeneration ? generation - 12 * f : bottom],
        gap: 22 * f,
      },
      generation: { start: generation, gap },
      gate: gateMiddle - full / 2,
    },
    bands: {
      ribbon: (from, to, isGrown) => rightward(ribbons, from, places, to, isGrown),
      into: (from, to, isGrown) => rightward(places + BAR, from, gate, to, isGrown),
      out: (from, to, isGrown) => rightward(gate + widths.gate, from, answer - BAR, to, isGrown),
    },
  };
}

/** @param {number} start @param {Edge} from @param {number} end @param {Edge} to @param {boolean} isGrown */
function rightward(start, from, end, to, isGrown) {
  return isGrown ? bandPath(start, from, end, to) : bandPath(start, from, start, from);
}

/**
 * The least widths of the columns, without the layers.
 * @param {Reading} reading
 * @param {boolean} isWide
 * @param {number} f
 */
function widthsOf({ hasPointer, hasGate }, isWide, f) {
  return {
    visits: (isWide ? 224 : 176) * f,
    slices: (isWide ? 110 : 0) * f,
    gaps: (isWide ? 24 : 12) * f,
    scores: 46 * f,
    weights: hasPointer ? 46 * f : 150 * f, // else the words of the generation head
    bands: hasPointer ? 112 * f : 0,
    bar: BAR,
    flow: (hasGate ? 60 : 34) * f,
    gate: hasGate ? 18 * f : 0,
    leave: 46 * f,
    answer: (isWide ? 152 : 140) * f,
  };
}

/** The same where the type is large. @param {Reading} reading @param {number} f */
function denseWidthsOf(reading, f) {
  return {
    ...widthsOf(reading, false, f),
    visits: 166 * f,
    scores: 0,
    weights: (reading.hasPointer ? 48 : 130) * f,
    bands: (reading.hasPointer ? 88 : 0) * f,
    flow: (reading.hasGate ? 44 : 30) * f,
    leave: 36 * f,
    answer: 126 * f,
  };
}

/**
 * The visits, those first that most need words: the last, those that the pointer copies, then the
 * later ones.
 * @param {Reading} reading
 */
function byImportance({ count, pointerWeights: weights }) {
  const last = count - 1;
  const rank = (/** @type {number} */ visit) =>
    visit === last ? 2 : weights[visit] >= LEAST_WEIGHT ? 1 + weights[visit] : visit / count;
  return Array.from({ length: count }, (_, visit) => visit).sort(
    (one, other) => rank(other) - rank(one),
  );
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Rows with words for as many visits as there is room for; the others are lanes.
 * @param {number} count
 * @param {number} top
 * @param {number} bottom
 * @param {{least: number, most: number, lane: number}} heights of rows, and the least one of lanes
 * @param {number} f
 * @param {number[]} [order] of the visits, those first that most need words; the latest if left out
 * @returns {Row[]}
 */
export function rowsOf(count, top, bottom, { least, most, lane: leastLane }, f, order) {
  const room = bottom - top;
  let full = count;
  let lane = 0;
  let height = Math.min(most * f, room / count);
  if (height < least * f) {
    lane = Math.max(leastLane, Math.min(6 * f, (0.35 * room) / count));
    height = (least + 2) * f;
    full = Math.max(1, Math.floor((room - count * lane) / (height - lane)));
    height = (room - (count - full) * lane) / full;
  }
  const worded = order && new Set(order.slice(0, full));
  let y = top;
  return Array.from({ length: count }, (_, visit) => {
    const isFull = worded ? worded.has(visit) : visit >= count - full;
    const own = isFull ? height : lane;
    y += own;
    return { y: y - own / 2, height: own, isFull };
  });
}

/**
 * How the maps of a layer's heads stand: in as many columns as make them largest.
 * @param {number} heads
 * @param {number} width
 * @param {number} height
 * @param {number} f
 */
function mapGrid(heads, width, height, f) {
  let best = { columns: 1, side: 0 };
  if (heads === 0) return best;
  for (const columns of [1, 2, 4]) {
    const high = height / Math.ceil(heads / columns) - LABEL * f;
    const side = Math.min(high, (width - (columns - 1) * GAP * f) / columns);
    if (side > best.side) best = { columns, side };
  }
  return best;
}

/**
 * @param {number} heads
 * @param {number} x
 * @param {number} top
 * @param {number} bottom
 * @param {{columns: number, side: number}} grid
 * @param {number} f
 * @returns {MapFrame[]}
 */
function mapFrames(heads, x, top, bottom, { columns, side }, f) {
  const rows = Math.ceil(heads / columns);
  const pitch = Math.min((bottom - top) / rows, side + 2.2 * LABEL * f);
  return Array.from({ length: heads }, (_, head) => ({
    x: x + (head % columns) * (side + GAP * f),
    y: top + Math.floor(head / columns) * pitch,
    side,
  }));
}

/**
 * The starts of lengths that lie as near to their wishes as they can without meeting.
 * @param {{wish: number, length: number}[]} items in their order; a wish is for the middle
 * @param {number} gap
 * @param {number} least start
 * @param {number} most end
 */
export function packed(items, gap, least, most) {
  /** @type {{first: number, last: number, wish: number, length: number}[]} items that touch */
  const groups = [];
  for (const [index, { wish, length }] of items.entries()) {
    groups.push({ first: index, last: index, wish: wish - length / 2, length });
    for (;;) {
      const group = groups.at(-1);
      const before = groups.at(-2);
      if (!group || !before) break;
      if (startOf(before) + before.length + gap <= startOf(group)) break;
      const [a, b] = [before.last - before.first + 1, group.last - group.first + 1];
      before.wish = (a * before.wish + b * (group.wish - before.length - gap)) / (a + b);
      before.length += gap + group.length;
      before.last = group.last;
      groups.pop();
    }
  }
  /** @type {number[]} */
  const starts = [];
  for (const group of groups) {
    let start = startOf(group);
    for (let index = group.first; index <= group.last; index++) {
      starts.push(start);
      start += Number(items[index]?.length) + gap;
    }
  }
  return starts;

  /** @param {{wish: number, length: number}} group */
  function startOf({ wish, length }) {
    return Math.max(least, Math.min(most - length, wish));
  }
}
