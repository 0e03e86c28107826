/** The frame of the map: places in metres, the part of them that is shown, and its scale. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box from its top left corner */
/** @typedef {{width: number, height: number}} Size in pixels */
/**
 * What is shown: `scale` in pixels per metre, `x` and `y` the metres at the top left corner.
 * @typedef {{x: number, y: number, scale: number}} Frame
 */
/** @import { Coordinates } from "./rounds.js" */

const METRES_PER_DEGREE = 111_195; // of latitude, on a sphere of 6371 km
const LEAST_SPAN = 300; // metres
const MOST_OUTSIDE = 2; // points that may well be left out
const ROUND_LENGTHS = [1, 2, 5];

/**
 * Metres east (x) and south (y) of the first place: a plane, right to a few metres within a town.
 * @template {Coordinates} Located
 * @param {Located[]} places
 * @returns {Map<Located, Point>}
 */
export function toMetres(places) {
  const [origin] = places;
  if (!origin) return new Map();
  const perLongitude = METRES_PER_DEGREE * Math.cos((origin.latitude * Math.PI) / 180);
  return new Map(
    places.map((place) => [
      place,
      {
        x: perLongitude * wrap(place.longitude - origin.longitude),
        y: METRES_PER_DEGREE * (origin.latitude - place.latitude),
      },
    ]),
  );
}

/** A difference of longitudes the short way round. @param {number} degrees */
const wrap = (degrees) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** @param {Point} first @param {Point} second */
export const distance = (first, second) => Math.hypot(first.x - second.x, first.y - second.y);

/** Where a frame shows a point. @param {Frame} frame @param {Point} point in metres @returns {Point} */
export function toPixels({ x, y, scale }, point) {
  return { x: (point.x - x) * scale, y: (point.y - y) * scale };
}

/**
 * The frame that fits points.
 * @param {Point[]} points in metres
 * @param {Size} size
 * @param {{x: number, y: number}} margin in pixels
 * @param {number} [leastSpan] metres that the frame covers at least
 * @returns {Frame}
 */
export function fitFrame(points, size, margin, leastSpan = LEAST_SPAN) {
  const [left, right] = extent(points.map(({ x }) => x));
  const [top, bottom] = extent(points.map(({ y }) => y));
  const room = { x: size.width - 2 * margin.x, y: size.height - 2 * margin.y };
  const scale = Math.min(
    room.x / Math.max(right - left, leastSpan),
    room.y / Math.max(bottom - top, leastSpan),
  );
  return {
    x: (left + right - size.width / scale) / 2,
    y: (top + bottom - size.height / scale) / 2,
    scale,
  };
}

/** @param {number[]} numbers @returns {[number, number]} */
const extent = (numbers) => [Math.min(...numbers), Math.max(...numbers)];

/**
 * The frame in which most points can be told apart: it fits the points nearest to the first one, as
 * many as do not run into one another or under an inset.
 * @param {Point[]} points in metres, the most important first
 * @param {Size} size
 * @param {{x: number, y: number}} margin in pixels
 * @param {number} apart pixels between points that can be told apart
 * @param {Box[]} insets where an inset may stand; none for no inset
 * @returns {{frame: Frame, inset: Box | null}}
 */
export function chooseFrame(points, size, margin, apart, insets) {
  const [here] = points;
  if (!here) throw new Error("A frame needs a point.");
  const byDistance = [...points].sort((a, b) => distance(a, here) - distance(b, here));
  const choices = insets.length ? insets : [null];
  /** @type {{frame: Frame, inset: Box | null, score: number}} */
  let best = {
    frame: fitFrame(points, size, margin),
    inset: null,
    score: Number.NEGATIVE_INFINITY,
  };
  for (let count = points.length; count > 0; count -= 1) {
    const frame = fitFrame(byDistance.slice(0, count), size, margin);
    const seen = points
      .map((point) => toPixels(frame, point))
      .filter((point) => isInside(point, { x: 0, y: 0, ...size }));
    const outside = points.length - seen.length;
    const touching = countPairs(seen, (a, b) => distance(a, b) < apart);
    for (const inset of choices) {
      const covered = seen.filter((point) => inset && isInside(point, inset, apart)).length;
      const score = seen.length - touching - 2 * covered - 2 * Math.max(0, outside - MOST_OUTSIDE);
      if (score > best.score) best = { frame, inset, score };
    }
  }
  return best;
}

/** @param {Point} point @param {Box} box @param {number} [margin] around the box */
export function isInside({ x, y }, box, margin = 0) {
  return (
    x >= box.x - margin &&
    x <= box.x + box.width + margin &&
    y >= box.y - margin &&
    y <= box.y + box.height + margin
  );
}

/**
 * A box made smaller on every side, or larger with a negative margin.
 * @param {Box} box
 * @param {number} margin
 * @returns {Box}
 */
export function shrink({ x, y, width, height }, margin) {
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** The point of a box that is nearest. @param {Box} box @param {Point} point @returns {Point} */
export const clampTo = (box, { x, y }) => ({
  x: Math.max(box.x, Math.min(x, box.x + box.width)),
  y: Math.max(box.y, Math.min(y, box.y + box.height)),
});

/** @param {Box} box @returns {Point} */
export const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @param {Point[]} points @param {(first: Point, second: Point) => boolean} isMeant */
function countPairs(points, isMeant) {
  return points.reduce(
    (sum, first, index) =>
      sum + points.slice(index + 1).filter((second) => isMeant(first, second)).length,
    0,
  );
}

/**
 * The points moved apart, each as little as possible.
 * @param {Point[]} points in pixels
 * @param {number} apart
 * @returns {Point[]}
 */
export function moveApart(points, apart) {
  const moved = points.map((point) => ({ ...point }));
  for (let pass = 0; pass < 50; pass += 1) {
    for (const [index, first] of moved.entries()) {
      for (const second of moved.slice(index + 1)) pushApart(first, second, apart);
    }
  }
  return moved;
}

/** @param {Point} first @param {Point} second @param {number} apart */
function pushApart(first, second, apart) {
  const between = distance(first, second);
  if (between >= apart) return;
  const push = (apart - between) / 2;
  const x = between ? (second.x - first.x) / between : 1;
  const y = between ? (second.y - first.y) / between : 0;
  first.x -= push * x;
  first.y -= push * y;
  second.x += push * x;
  second.y += push * y;
}

/**
 * The longest scale bar of a round length that is no longer than some pixels.
 * @param {number} scale in pixels per metre
 * @param {number} longest in pixels
 */
export function scaleBar(scale, longest) {
  const metres = longest / scale;
  const power = 10 ** Math.floor(Math.log10(metres));
  const length = Math.max(...ROUND_LENGTHS.filter((number) => number * power <= metres)) * power;
  return { pixels: length * scale, label: formatLength(length) };
}

/** A length for reading: "200 m", "1.8 km". @param {number} metres */
export function formatLength(metres) {
  if (metres < 995) return `${Number(metres.toPrecision(2))} m`;
  return `${Number((metres / 1000).toFixed(1))} km`;
}

const DIRECTIONS = [
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
  "north",
  "north-east",
];

/** The direction of one point from another, in words. @param {Point} from @param {Point} to */
export function directionOf(from, to) {
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8] ?? "";
}

/**
 * Where the line from a point inside a box to one outside leaves it.
 * @param {Point} from
 * @param {Point} to
 * @param {Box} box
 * @returns {Point}
 */
export function leavesAt(from, to, box) {
  /** @param {number} start @param {number} end @param {number} low @param {number} high */
  const share = (start, end, low, high) => {
    if (end > high) return (high - start) / (end - start);
    if (end < low) return (low - start) / (end - start);
    return 1;
  };
  const part = Math.max(
    0,
    Math.min(
      share(from.x, to.x, box.x, box.x + box.width),
      share(from.y, to.y, box.y, box.y + box.height),
    ),
  );
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
}
