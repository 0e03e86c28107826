/**
 * Numbers that move without being changed: the columns of a table part into heads, and are put
 * together again.
 */

import {
  boxBetween,
  eased,
  fitted,
  TALL,
  textMark,
  tileMark,
  tileWidth,
  widthOf,
} from "./drawing.js";

/** @import { Box, Mark, Scene, Tile, Told, View } from "./drawing.js" */
/**
 * A table in rows.
 * @typedef {{title: string, rows: number, columns: number}} MovedTable
 */
/**
 * A number with the places between which it moves, and the moment in which it does.
 * @typedef {{tile: Tile, from: Place, to: Place, moment: number}} Flight
 * @typedef {{table: number, row: number, column: number}} Place
 */
/** @typedef {{sources: MovedTable[], targets: MovedTable[], flights: Flight[]}} MovesData */

const ROOM = 400; // pixels from top to bottom, for the rows of both sides
const GAP = 36; // pixels between tables side by side
const ACROSS = 84; // pixels between what moves and where it goes
const TITLE = 28; // pixels above a table
const LATER = 0.4; // of a moment, by which the last column moves later than the first

/**
 * @param {MovesData} data
 * @param {View} view
 * @returns {Scene}
 */
export function movesScene({ sources, targets, flights }, { width, at, asked = -1 }) {
  const most = tileWidth(flights.map(({ tile }) => tile)) + 4;
  const [left, right] = [sources, targets].map((tables) => spansOf(tables, most, width));
  const isBeside = widthOfAll(left) + ACROSS + widthOfAll(right) <= width;
  const columns = Math.max(columnsOf(sources), columnsOf(targets));
  const gaps = Math.max(sources.length, targets.length) - 1;
  const pitchX = isBeside ? most : Math.max(3, Math.min(most, (width - gaps * GAP) / columns));
  const rows = isBeside
    ? Math.max(rowsOf(sources), rowsOf(targets))
    : rowsOf(sources) + rowsOf(targets);
  const pitchY = Math.max(6, Math.min(TALL + 4, ROOM / rows));
  const [wide, tall] = [pitchX - Math.min(4, pitchX / 5), pitchY - Math.min(4, pitchY / 4)];
  const tallest = rows * pitchY + TITLE + 6;
  const height = isBeside ? tallest : tallest + TITLE + 24;
  const spans = {
    sources: spansOf(sources, pitchX, width),
    targets: spansOf(targets, pitchX, width),
  };
  const across = widthOfAll(spans.sources) + ACROSS;
  const used = isBeside
    ? across + widthOfAll(spans.targets)
    : Math.max(widthOfAll(spans.sources), widthOfAll(spans.targets));
  const middle = (/** @type {number[]} */ own) => (isBeside ? 0 : (used - widthOfAll(own)) / 2);
  const sides = {
    sources: { top: TITLE, edges: edgesOf(spans.sources, middle(spans.sources)) },
    targets: {
      top: isBeside ? TITLE : TITLE + rowsOf(sources) * pitchY + 24 + TITLE,
      edges: edgesOf(spans.targets, isBeside ? across : middle(spans.targets)),
    },
  };
  /**
   * The left edge of a table, in the middle of its span.
   * @param {"sources" | "targets"} side
   * @param {number} table
   */
  const edgeOf = (side, table) => {
    const { columns = 0 } = { sources, targets }[side][table] ?? {};
    const room = (spans[side][table] ?? 0) - columns * pitchX;
    return (sides[side].edges[table] ?? 0) + room / 2;
  };
  /** @param {"sources" | "targets"} side @param {Place} place @returns {Box} */
  const boxAt = (side, { table, row, column }) => ({
    x: edgeOf(side, table) + column * pitchX,
    y: sides[side].top + row * pitchY,
    width: wide,
    height: tall,
  });

  /** @type {Mark[]} */
  const marks = [];
  /** @type {Mark[]} */
  const moving = [];
  for (const [side, tables] of /** @type {const} */ ([
    ["sources", sources],
    ["targets", targets],
  ])) {
    for (const [index, { title, columns }] of tables.entries()) {
      const moment = side === "targets" && targets.length > 1 ? index : 0;
      const opacity = side === "targets" ? eased(at, moment, moment + 0.4) : 1;
      const x = edgeOf(side, index) + (columns * pitchX) / 2;
      const name = fitted(title, spans[side][index] ?? 0);
      marks.push(
        textMark(`${side}-${index}`, x, sides[side].top - 9, name, { opacity, isQuiet: true }),
      );
    }
  }
  for (const [index, { tile, from, to, moment }] of flights.entries()) {
    const [start, end] = [boxAt("sources", from), boxAt("targets", to)];
    const last = Math.max(1, (targets[to.table]?.columns ?? 1) - 1);
    const late = (LATER * to.column) / last;
    const go = eased(at, moment + late, moment + 1 - LATER + late);
    marks.push(tileMark(`left-${index}`, start, tile, { opacity: go > 0 ? 0.25 : 1 }));
    if (go === 0) continue;
    const shown = index === asked ? { ...tile, text: "?", level: undefined } : tile;
    moving.push(
      tileMark(`moved-${index}`, boxBetween(start, end, go), shown, { isRaised: go < 1 }),
    );
  }
  return { width: used, height, marks: [...marks, ...moving] };
}

/**
 * The pixels that tables and their titles take.
 * @param {MovedTable[]} tables
 * @param {number} pitch
 * @param {number} most
 */
function spansOf(tables, pitch, most) {
  const room = (most - (tables.length - 1) * GAP) / tables.length;
  return tables.map(({ title, columns }) =>
    Math.max(columns * pitch, Math.min(widthOf(title), room)),
  );
}

/** @param {number[] | undefined} spans */
function widthOfAll(spans = []) {
  return spans.reduce((sum, span) => sum + span, (spans.length - 1) * GAP);
}

/** The left edges of spans side by side. @param {number[]} spans @param {number} left */
function edgesOf(spans, left) {
  let x = left;
  return spans.map((span) => {
    const edge = x;
    x += span + GAP;
    return edge;
  });
}

/** @param {MovedTable[]} tables */
function columnsOf(tables) {
  return tables.reduce((sum, { columns }) => sum + columns, 0);
}

/** @param {MovedTable[]} tables */
function rowsOf(tables) {
  return Math.max(...tables.map(({ rows }) => rows));
}

/** @param {MovesData} data @param {Told} told */
export function movesWords({ sources, targets }, { moment }) {
  const names = (/** @type {MovedTable[]} */ tables) =>
    tables
      .map(({ title }) => `“${title}”`)
      .join(", ")
      .replace(/, (?=[^,]*$)/, " and ");
  if (targets.length > 1) {
    const part = targets[moment] ? names([targets[moment]]) : "";
    return `Part of ${names(sources)} becomes ${part}. No number changes.`;
  }
  const becomes = sources.length > 1 ? "are put together in" : "becomes";
  return `${names(sources)} ${becomes} ${names(targets)}. No number changes.`;
}
