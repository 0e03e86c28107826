/** One score worked out: two vectors, their products, the sum, and the softmax that it goes into. */

import { numberedPositions, vectorBars } from "./opened-vector.js";
import { softmaxBars, weightText } from "./opened-visits.js";
import { flowed, sentence, unitOf, widthOf, words } from "./opened-words.js";
import { mark } from "./scene.js";
import { number } from "./text.js";

/** @import { Box } from "./opened-frame.js" */
/** @import { Dot, Score, Softmax } from "./opened-numbers.js" */
/** @import { Piece } from "./opened-words.js" */
/** @import { Child } from "./scene.js" */
/** @import { NetworkView } from "./view.js" */
/**
 * One of two vectors that are multiplied.
 * @typedef {object} Factor
 * @property {string} letter
 * @property {string} words what it is
 * @property {string} colour a class
 */

const ARROW = "→";
const LETTERS = 30; // width of the letters before the bars
const GROUP = 8; // products that are added up where there are too many to write
const MOST_WRITTEN = 20;
const DIGITS = { least: 2, most: 6 }; // decimals of numbers that others are computed from
/** Signs of an exponent. @type {Record<string, string>} */
const SUPERSCRIPTS = Object.fromEntries(
  Array.from("-0123456789", (sign, index) => [sign, "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[index] ?? ""]),
);

/**
 * Two vectors and their products, as rows of bars with numbers.
 * @param {NetworkView} view
 * @param {Box} box
 * @param {Dot} dot
 * @param {[Factor, Factor]} factors
 */
export function dotRows(view, box, { first, second, products }, factors) {
  const f = unitOf(view);
  const count = products.length;
  const hasSums = count > MOST_WRITTEN && box.height >= 176 * f;
  const sumsHeight = hasSums ? 34 * f : 0;
  const row = (box.height - sumsHeight) / 3;
  const caption = 16 * f;
  const left = box.x + LETTERS * f;
  const width = box.width - LETTERS * f;
  const strongest = strongestOf(products);
  const numbered = numberedPositions(view, [first, second, products], products, width, strongest);
  const rows = [
    { ...factors[0], values: first, title: factors[0].words },
    { ...factors[1], values: second, title: `× ${factors[1].words}` },
    {
      letter: factors[0].letter + factors[1].letter,
      colour: "product",
      values: products,
      title: `= ${count} products`,
    },
  ];
  const pitch = width / count;
  const exact = (/** @type {number} */ index) =>
    `${number(Number(first[index]), 4)} × ${number(Number(second[index]), 4)} = ${number(Number(products[index]), 4)}`;
  return [
    mark("rect", {
      key: "strongest",
      class: "strongest",
      x: left + strongest * pitch - 1,
      y: box.y + caption,
      width: pitch + 2,
      height: 3 * row - caption - 2 * f,
      rx: 3,
    }),
    rows.map(({ letter, colour, values, title }, index) => {
      const y = box.y + index * row;
      const barBox = { x: left, y: y + caption, width, height: row - caption - 6 * f };
      return mark(
        "g",
        { key: `row ${index}` },
        words(view, box.x, y + 12 * f, title, {
          kind: "small",
          also: "halo",
          width: box.width,
          key: "title",
        }),
        words(view, box.x, y + caption + 0.5 * barBox.height + 5 * f, letter, {
          also: `math letter ${colour}-words`,
          key: "letter",
        }),
        vectorBars(view, barBox, values, { colour, numbered, chosen: strongest, exact }),
      );
    }),
    hasSums &&
      groupSums(view, { x: left, y: box.y + 3 * row, width, height: sumsHeight }, products),
  ];
}

/**
 * The sums of neighbouring products, under them.
 * @param {NetworkView} view
 * @param {Box} box
 * @param {number[]} products
 */
function groupSums(view, { x, y, width }, products) {
  const f = unitOf(view);
  const pitch = width / products.length;
  let size = Math.max(GROUP, Math.ceil(products.length / 8));
  while (size < products.length && size * pitch < widthOf(view, "−888.88", "tiny")) size *= 2;
  const groups = Math.ceil(products.length / size);
  return mark(
    "g",
    { key: "sums" },
    Array.from({ length: groups }, (_, group) => {
      const members = products.slice(group * size, (group + 1) * size);
      const [from, to] = [
        x + group * size * pitch + 2,
        x + (group * size + members.length) * pitch - 2,
      ];
      const sum = members.reduce((total, product) => total + product, 0);
      return [
        mark("path", {
          key: `span ${group}`,
          class: "axis",
          d: `M${from} ${y}v${4 * f}H${to}v${-4 * f}`,
        }),
        words(view, (from + to) / 2, y + 17 * f, number(sum, 2), {
          kind: "tiny",
          anchor: "middle",
          key: `sum ${group}`,
        }),
      ];
    }),
  );
}

/**
 * A score and its weight worked out, in the room of a card.
 * @param {NetworkView} view
 * @param {Box} box
 * @param {Score} score
 * @param {Softmax} softmax
 * @param {number} visit that is read
 * @param {[Factor, Factor]} factors
 * @param {{colour: string, over: string, open: (visit: number) => string}} options `over` names what
 *   the weights add up over
 * @returns {Child[]}
 */
export function workedScore(view, box, score, softmax, visit, factors, options) {
  const f = unitOf(view);
  const digits = scoreDigits(score, softmax, visit);
  const steps = scoreSteps(score, softmax, factors, digits);
  const line = softmaxSteps(score, softmax, visit, options.over, digits);
  const room = { x: box.x, y: 0, width: box.width };
  const high = flowed(view, room, steps).height + flowed(view, room, line).height + 10 * f;
  const least = 3 * 44 * f;
  const bars = Math.max(70 * f, Math.min(0.36 * box.height, 210 * f));
  const hasBars = box.height - high - bars >= least;
  const rows = Math.min(box.height - high - (hasBars ? bars : 0), 3 * 92 * f);
  const barsHeight = box.height - high - rows;
  const first = flowed(view, { ...room, y: box.y + rows + 4 * f }, steps);
  const second = flowed(view, { ...room, y: box.y + rows + first.height + 6 * f }, line);
  return [
    mark("g", { key: "dot" }, dotRows(view, { ...box, height: rows }, score.dot, factors)),
    mark("path", {
      key: "rule",
      class: "rule",
      d: `M${box.x} ${box.y + rows}H${box.x + box.width}`,
    }),
    mark("g", { key: "score steps" }, first.marks),
    mark("g", { key: "softmax steps" }, second.marks),
    hasBars &&
      mark(
        "g",
        { key: "softmax" },
        softmaxBars(
          view,
          { ...box, y: box.y + rows + high, height: barsHeight },
          softmax,
          visit,
          options,
        ),
      ),
  ];
}

/**
 * Decimals with which readers who compute again from the numbers that they see find those that follow.
 * @param {Score} score
 * @param {Softmax} softmax
 * @param {number} visit
 */
function scoreDigits({ dot, width, isScaled, bias, unmasked, isMasked }, softmax, visit) {
  const { scores, temperature, shift, exponentials } = softmax;
  const scaled = isScaled ? dot.sum / Math.sqrt(width) : dot.sum;
  const exponent = Number(scores[visit]) / temperature - shift;
  return fewestDigits((rounded) => {
    const agrees = (/** @type {number} */ computed, /** @type {number} */ value) =>
      rounded(computed) === rounded(value);
    if (isScaled && !agrees(rounded(dot.sum) / Math.sqrt(width), scaled)) return false;
    if (bias && !agrees(rounded(scaled) + rounded(bias), unmasked)) return false;
    if (isMasked) return true;
    return (
      agrees(rounded(unmasked) / temperature, unmasked / temperature) &&
      agrees(rounded(unmasked / temperature) - rounded(shift), exponent) &&
      isSameExponential(rounded(exponent), Number(exponentials[visit]))
    );
  });
}

/**
 * Decimals of a logit, with which readers find it from its sum and bias, and from it what follows.
 * @param {{dot: Dot | null, bias: number | null, logit: number | null}} numbers
 * @param {(rounded: (value: number) => number) => boolean} isFollowed whether what follows agrees with
 *   the logit so rounded
 */
export function logitDigits({ dot, bias, logit }, isFollowed) {
  return fewestDigits((rounded) => {
    const isSum =
      dot === null ||
      bias === null ||
      logit === null ||
      rounded(rounded(dot.sum) + rounded(bias)) === rounded(logit);
    return isSum && isFollowed(rounded);
  });
}

/** Whether e to an exponent is written as a value is. @param {number} exponent @param {number} value */
export function isSameExponential(exponent, value) {
  return short(Math.exp(exponent)) === short(value);
}

/**
 * The fewest decimals with which numbers agree.
 * @param {(rounded: (value: number, more?: number) => number) => boolean} agree whether numbers so
 *   rounded do, perhaps with more decimals for some
 */
export function fewestDigits(agree) {
  let digits = DIGITS.least;
  while (
    digits < DIGITS.most &&
    !agree((value, more = 0) => Number(value.toFixed(digits + more)))
  ) {
    digits++;
  }
  return digits;
}

/**
 * From the products to the score.
 * @param {Score} score
 * @param {Softmax} softmax
 * @param {[Factor, Factor]} factors
 * @param {number} digits
 * @returns {Piece[]}
 */
function scoreSteps(
  { dot, width, isScaled, bias, isBiasOff, isMasked, unmasked },
  { temperature },
  [first, second],
  digits,
) {
  const scaled = isScaled ? dot.sum / Math.sqrt(width) : dot.sum;
  /** @type {Piece[]} */
  const steps = [
    ...sentence("Sum of the products"),
    [
      { text: first.letter, kind: `math ${first.colour}-words` },
      { text: " · " },
      { text: second.letter, kind: `math ${second.colour}-words` },
      { text: ` = ${number(dot.sum, digits)}`, kind: "strong" },
    ],
    isScaled
      ? [{ text: `${ARROW} ÷ √${width} = ` }, { text: number(scaled, digits), kind: "strong" }]
      : [{ text: `${ARROW} not divided by √${width}: scaling is off` }],
  ];
  if (bias !== null) {
    steps.push(
      isBiasOff
        ? [{ text: `${ARROW} no position bias: it is off` }]
        : [
            {
              text: `${ARROW} ${bias < 0 ? "−" : "+"} ${number(Math.abs(bias), digits)} (position bias) = `,
            },
            { text: number(unmasked, digits), kind: "strong" },
          ],
    );
  }
  if (isMasked) steps.push([{ text: `${ARROW} masked: ` }, { text: "−∞", kind: "strong" }]);
  else if (temperature !== 1) {
    steps.push([
      { text: `${ARROW} ÷ temperature ${round(temperature)} = ` },
      { text: number(unmasked / temperature, digits), kind: "strong" },
    ]);
  }
  return steps;
}

/**
 * From the score to the weight.
 * @param {Score} score
 * @param {Softmax} softmax
 * @param {number} visit
 * @param {string} over
 * @param {number} digits
 * @returns {Piece[]}
 */
function softmaxSteps({ isMasked }, softmax, visit, over, digits) {
  const { scores, temperature, shift, exponentials, total, weights } = softmax;
  if (isMasked) return sentence("The softmax gives a masked visit a weight of exactly 0.");
  const exponent = Number(scores[visit]) / temperature - shift;
  const own = Number(exponentials[visit]);
  return [
    [{ text: "Softmax:" }],
    [
      { text: "e", kind: "math" },
      { text: number(exponent, digits), isRaised: true },
      { text: ` = ${short(own)};` },
    ],
    [
      { text: `${short(own)} / ${short(total)} = ` },
      { text: weightText(Number(weights[visit])), kind: "strong" },
      { text: "," },
    ],
    ...sentence(
      `where ${short(total)} is the sum over ${over}${shift ? `, after ${number(shift, digits)}, the largest score, is subtracted from each` : ""}.`,
    ),
  ];
}

/**
 * A positive number with four digits, or five from 1 on, so that what readers compute from it agrees
 * with the three digits of a weight.
 * @param {number} value
 */
export function short(value) {
  if (value >= 1000) return Math.round(value).toLocaleString("en");
  if (value >= 1) return String(Number(value.toPrecision(5)));
  if (value === 0 || value >= 0.001) return String(Number(value.toPrecision(4)));
  const [digits = "", power = ""] = value.toExponential(3).split("e");
  return `${digits} × 10${Array.from(power, (sign) => SUPERSCRIPTS[sign] ?? "").join("")}`;
}

/** @param {ArrayLike<number>} values */
export function strongestOf(values) {
  let best = 0;
  for (let index = 1; index < values.length; index++) {
    if (Math.abs(Number(values[index])) > Math.abs(Number(values[best]))) best = index;
  }
  return best;
}

/** @param {number} value */
function round(value) {
  return String(Math.round(1000 * value) / 1000);
}
