/** What the map shows where: the frame, the marks in it, and signposts to places outside. */

import {
  chooseFrame,
  clampTo,
  directionOf,
  distance,
  formatLength,
  isInside,
  leavesAt,
  middleOf,
  moveApart,
  shrink,
  toPixels,
} from "./frame.js";
import { overlaps, placeLabels } from "./labels.js";

/** @import { Box, Frame, Point, Size } from "./frame.js" */
/** @import { LocatedPlace } from "./rounds.js" */
/**
 * @typedef {object} Scene
 * @property {LocatedPlace[]} path the stops of the day so far; the person is at the last one
 * @property {LocatedPlace[]} choices
 * @property {LocatedPlace | null} guess
 * @property {LocatedPlace | null} target where the person went; null before the guess
 * @property {Map<LocatedPlace, string>} notes what is written below a place's name
 */
/** @typedef {{place: LocatedPlace, box: Box, lines: string[]}} Signpost to a place outside the frame */
/**
 * @typedef {object} Layout
 * @property {Frame} frame
 * @property {boolean} isNarrow whether there is room for the important labels only, and for no inset
 * @property {Fonts} fonts
 * @property {number} radius of the marks, in pixels
 * @property {Box | null} inset where all places are shown; null where the frame does so
 * @property {Map<LocatedPlace, Point>} marks the day's stops and the choices in the frame
 * @property {Signpost[]} signposts to choices outside, and where there is room to stops
 */
/** @typedef {(words: string, font: Font) => number} MeasureText a width in pixels */
/** @typedef {{size: number, weight: number}} Font */

/** @typedef {{name: Font, note: Font}} Fonts of a label's two lines */

/** @type {Fonts} */
const WIDE_FONTS = { name: { size: 16, weight: 600 }, note: { size: 14, weight: 400 } };
/** @type {Fonts} */
const NARROW_FONTS = { name: { size: 14, weight: 600 }, note: { size: 13, weight: 400 } };
export const SIGNPOST_ICON = 34; // pixels for a signpost's icon, with the space around it
export const LINE = 20; // pixels from one line of text to the next
const SIGNPOST_HEIGHT = 46;
const TARGET_EDGE = 2.5; // pixels of the thick line of the target's mark beyond its circle
const PADDING = 8; // between signposts or inset and the edge
const NARROW = 520;
const INSET = { width: 180, height: 150 };
const MOST_SEEN = 0.75; // of all places; where the frame shows more, no inset is needed
const SLOT_STEP = 12;
const OVERLAP_COST = 3; // of a square pixel, in pixels of distance
const TURN_COST = 300; // of standing at a right angle to the true direction

/**
 * @param {Scene} scene
 * @param {Map<LocatedPlace, Point>} metres of all places
 * @param {Size} size of the map in pixels
 * @param {MeasureText} measure
 * @returns {Layout}
 */
export function layOut(scene, metres, size, measure) {
  const isNarrow = size.width < NARROW;
  const fonts = isNarrow ? NARROW_FONTS : WIDE_FONTS;
  const radius = isNarrow ? 14 : 18;
  const apart = 2 * radius + 4;
  // Signposts stand above and below the marks, which keep off the edges.
  const margin = { x: isNarrow ? 56 : 34, y: SIGNPOST_HEIGHT + radius + PADDING };
  const whole = { x: 0, y: 0, ...size };
  const keys = keyPlaces(scene);
  /** @param {LocatedPlace} place */
  const inMetres = (place) => metres.get(place) ?? { x: 0, y: 0 };
  const { frame, inset } = chooseFrame(
    keys.map(inMetres),
    size,
    margin,
    apart,
    isNarrow ? [] : cornersOf(size, INSET),
  );
  /** @param {LocatedPlace} place */
  const at = (place) => toPixels(frame, inMetres(place));
  const inner = shrink(whole, radius + 2);
  const shown = scene.guess ? [...new Set([...keys, scene.guess])] : keys;
  const seen = shown.filter((place) => isInside(at(place), inner));
  const points = moveApart(seen.map(at), apart).map((point) => clampTo(inner, point));
  const inSight = [...metres.keys()].filter((place) => isInside(at(place), whole)).length;
  const shownInset = inSight > MOST_SEEN * metres.size ? null : inset;
  const taken = [
    ...points.map(({ x, y }) => shrink({ x, y, width: 0, height: 0 }, -radius - 4)),
    ...(shownInset ? [shownInset] : []),
  ];
  const here = inMetres(/** @type {LocatedPlace} */ (keys[0]));
  const signposts = keys
    .filter((place) => !seen.includes(place) && (!isNarrow || scene.choices.includes(place)))
    .map((place) => {
      const lines = signpostLines(place, scene, here, inMetres(place), (line) => {
        return signpostWidth([place.label, line], fonts, measure) <= size.width - 2 * PADDING;
      });
      const width = Math.min(signpostWidth(lines, fonts, measure), size.width - 2 * PADDING);
      const signSize = { width, height: SIGNPOST_HEIGHT };
      const box = placeSignpost(signSize, toPixels(frame, here), at(place), whole, taken);
      taken.push(shrink(box, -4));
      return { place, box, lines };
    });
  const marks = seen.map((place, index) => {
    return /** @type {[LocatedPlace, Point]} */ ([place, points[index]]);
  });
  return { isNarrow, fonts, frame, radius, inset: shownInset, marks: new Map(marks), signposts };
}

/**
 * The labels of marks, as far as there is room: the choices have one, other stops may do without.
 * @param {Scene} scene
 * @param {Layout} layout
 * @param {Size} size
 * @param {Point[]} points on the ways
 * @param {MeasureText} measure
 */
export function labelsOf(scene, layout, size, points, measure) {
  const { marks, inset, signposts, radius, isNarrow, fonts } = layout;
  const here = scene.path.at(-1);
  const places = [...marks.keys()];
  const labelled = [...marks].map(([place, { x, y }]) => {
    const name = { width: measure(place.label, fonts.name), height: LINE };
    const note = measure(scene.notes.get(place) ?? "", fonts.note);
    const both = { width: Math.max(name.width, note), height: 2 * LINE };
    const required = place === here || place === scene.target || scene.choices.includes(place);
    const sizes = note ? [both, ...(place === scene.target ? [] : [name])] : [name];
    return {
      x,
      y,
      radius: place === scene.target ? radius + TARGET_EDGE : radius,
      sizes: required || !isNarrow ? sizes : [],
      required,
    };
  });
  const obstacles = [...(inset ? [inset] : []), ...signposts.map(({ box }) => box)];
  const frame = shrink({ x: 0, y: 0, ...size }, 2);
  return placeLabels(labelled, frame, obstacles, points).flatMap((label, index) =>
    label ? [{ place: /** @type {LocatedPlace} */ (places[index]), label }] : [],
  );
}

/** The places that matter: where the person is, the choices, the other stops. @param {Scene} scene */
function keyPlaces({ path, choices }) {
  return [...new Set([...path.slice(-1), ...choices, ...path])];
}

/**
 * The name of a place, and what is known about it and how far it is, as far as there is room.
 * @param {LocatedPlace} place
 * @param {Scene} scene
 * @param {Point} here in metres
 * @param {Point} there in metres
 * @param {(line: string) => boolean} fits
 */
function signpostLines(place, { notes }, here, there, fits) {
  const far = formatLength(distance(here, there));
  const way = `${far} ${directionOf(here, there)}`;
  const note = notes.get(place);
  const lines = note ? [`${note}, ${way}`, `${note}, ${far}`, note] : [way];
  return [place.label, lines.find(fits) ?? far];
}

/** @param {string[]} lines @param {Fonts} fonts @param {MeasureText} measure */
function signpostWidth([name = "", note = ""], fonts, measure) {
  return (
    SIGNPOST_ICON + Math.max(measure(name, fonts.name), measure(note, fonts.note)) + 2 * PADDING
  );
}

/**
 * Where the straight way to a place leaves the map, or along the edge where there is room.
 * @param {Size} size
 * @param {Point} here in pixels
 * @param {Point} there in pixels
 * @param {Box} map
 * @param {Box[]} taken
 * @returns {Box}
 */
function placeSignpost(size, here, there, map, taken) {
  const edge = shrink(map, PADDING);
  const exit = leavesAt(here, there, edge);
  const way = Math.atan2(there.y - here.y, there.x - here.x);
  /** @param {Box} slot */
  const costOf = (slot) => {
    const { x, y } = middleOf(slot);
    const turn = Math.atan2(y - here.y, x - here.x) - way;
    const aside = distance({ x, y }, exit) + TURN_COST * (1 - Math.cos(turn));
    return aside + OVERLAP_COST * overlaps(slot, taken);
  };
  return slotsAlong(edge, size).reduce((best, slot) => (costOf(slot) < costOf(best) ? slot : best));
}

/**
 * Boxes at the upper and lower edge of another, and beside if they are not too wide for that.
 * @param {Box} edge
 * @param {Size} size
 * @returns {[Box, ...Box[]]}
 */
function slotsAlong(edge, size) {
  const [right, bottom] = [edge.x + edge.width - size.width, edge.y + edge.height - size.height];
  const across = stepsBetween(edge.x, right).flatMap((x) => [
    { x, y: edge.y, ...size },
    { x, y: bottom, ...size },
  ]);
  const down = stepsBetween(edge.y, bottom).flatMap((y) => [
    { x: edge.x, y, ...size },
    { x: right, y, ...size },
  ]);
  const beside = size.width < edge.width / 3 ? down : [];
  return [{ x: right, y: edge.y, ...size }, ...across, ...beside];
}

/** @param {number} from @param {number} to */
function stepsBetween(from, to) {
  const count = Math.max(1, Math.floor((to - from) / SLOT_STEP));
  return Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);
}

/** Boxes in the corners of a map. @param {Size} map @param {Size} size @returns {Box[]} */
function cornersOf(map, size) {
  const [right, bottom] = [map.width - size.width - PADDING, map.height - size.height - PADDING];
  return [PADDING, bottom].flatMap((y) => [right, PADDING].map((x) => ({ x, y, ...size })));
}
