/**
 * Scatter-add: each weight drops onto the place of its visit, and the weights of one place pile up.
 */

import {
  askedTile,
  boxBetween,
  eased,
  fitted,
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
 * @typedef {object} ScatterData
 * @property {{label: string, tile: Tile, share: number, place: number}[]} sources
 * @property {{label: string, tile: Tile}[]} places
 * @property {string[]} sums on the place of each source once it has dropped
 */

const PILE = 170; // pixels of the tallest pile
const FALL = 76; // pixels between the weights and the tallest pile
const [LEAVES, LANDS] = [0.15, 0.8]; // of a moment

/**
 * @param {ScatterData} data
 * @param {View} view
 * @returns {Scene}
 */
export function scatterScene({ sources, places, sums }, { width, at, asked = -1 }) {
  const tiles = sources.map(({ tile }) => tile);
  const most = Math.max(tileWidth(tiles), ...sources.map(({ label }) => widthOf(label))) + 16;
  const pitch = pitchFor(width, sources.length, most);
  const broad = pitchFor(width, places.length, 150);
  const used = Math.max(sources.length * pitch, places.length * broad);
  const [left, first] = [(used - sources.length * pitch) / 2, (used - places.length * broad) / 2];
  const [wide, pile] = [pitch - Math.min(12, pitch / 5), broad - Math.min(36, broad / 4)];
  const tileY = 28;
  const base = tileY + TALL + FALL + PILE;
  const totals = places.map((_, place) =>
    sources.reduce((sum, source) => sum + (source.place === place ? source.share : 0), 0),
  );
  const scale = PILE / Math.max(...totals, 1e-9);
  /** @type {Mark[]} */
  const marks = [lineMark("base", `M${first} ${base + 1}H${first + places.length * broad}`)];

  /** @type {number[]} */
  const heights = places.map(() => 0);
  /** @type {(string | undefined)[]} */
  const said = places.map(() => undefined);
  for (const [index, { label, tile, share, place }] of sources.entries()) {
    const x = left + index * pitch + (pitch - wide) / 2;
    const home = { x, y: tileY, width: wide, height: TALL };
    const pileX = first + place * broad + (broad - pile) / 2;
    const below = heights[place] ?? 0;
    const tall = Math.max(0, share * scale);
    const target = { x: pileX, y: base - below - tall, width: pile, height: tall };
    heights[place] = below + tall;
    const part = at - index;
    const isAsked = place === asked;
    marks.push(
      textMark(`label-${index}`, x + wide / 2, 18, fitted(label, pitch), { isQuiet: true }),
      tileMark(`source-${index}`, home, tile, { opacity: part >= 1 ? 0.35 : 1 }),
    );
    const [startX, endX] = [x + wide / 2, pileX + pile / 2];
    const middle = tileY + TALL + FALL / 2;
    const way = `M${startX} ${tileY + TALL}C${startX} ${middle} ${endX} ${middle} ${endX} ${target.y}`;
    const seen = eased(part, 0, LEAVES) * (1 - eased(part, LANDS, 1));
    if (seen) marks.push(lineMark(`way-${index}`, way, { opacity: seen, isQuiet: true }));
    const fallen = Math.min(1, Math.max(0, (part - LEAVES) / (LANDS - LEAVES))) ** 2;
    if (fallen > 0) {
      // Sideways first, then down, as along the thread.
      const box = boxBetween(home, target, fallen);
      const across = eased(fallen, 0, 0.7);
      const shown = isAsked && fallen > 0.5 ? { ...tile, text: "" } : tile;
      const x = boxBetween(home, target, across).x;
      marks.push(tileMark(`dropped-${index}`, { ...box, x }, shown));
      if (part >= LANDS) said[place] = sums[index];
    }
  }
  for (const [place, { label, tile }] of places.entries()) {
    const x = first + place * broad + broad / 2;
    const landed = sources.filter((source, index) => source.place === place && at >= index + LANDS);
    const top = base - landed.reduce((sum, { share }) => sum + share * scale, 0);
    const isWhole = sources.every((source, index) => source.place !== place || at >= index + 1);
    const isDone = isWhole && (said[place] !== undefined || at >= sources.length);
    const text =
      place === asked && said[place] ? askedTile(tile).text : isDone ? tile.text : said[place];
    if (text) marks.push(textMark(`sum-${place}`, x, top - 9, text));
    marks.push(
      textMark(`place-${place}`, x, base + 24, fitted(label, broad - 6), { isQuiet: !text }),
    );
  }
  return { width: used, height: base + 36, marks };
}

/** @param {ScatterData} data @param {Told} told */
export function scatterWords({ sources, places, sums }, { moment, isAsked, isEnd }) {
  const source = sources[moment];
  if (!source) return "";
  if (isEnd) {
    const piles = places.map((_, place) => sources.filter((other) => other.place === place));
    const highest = piles.reduce((best, pile) => (pile.length > best.length ? pile : best), []);
    const place = places[highest[0]?.place ?? 0];
    const parts = highest.map(({ tile }) => tile.text).join(" + ");
    return `The weights of one place pile up: ${place?.label} has ${parts} = ${place?.tile.text}.`;
  }
  const from = source.label ? ` of ${source.label}` : "";
  const now = isAsked ? "" : `, which has ${sums[moment]} now`;
  return `The weight${from}, ${source.tile.text}, drops onto ${places[source.place]?.label}${now}.`;
}
