/**
 * Marking one number, as `app/pointerscope/lessons/framework/marking.py` does on the server. It
 * knows no page: learning platforms can mark with it, too.
 */

import {
  ANSWER,
  ANSWER_TOO_LONG,
  CLOSE,
  CLOSE_WITHIN,
  DIVIDED_BY_ZERO,
  EMPTY_ANSWER,
  GROUPED_NUMBER,
  LARGEST_SHARE,
  MAX_ANSWER_CHARACTERS,
  NO_SHARE,
  NOT_YET,
  OTHER_SIGN,
  RIGHT,
  ROUNDING,
  SHARE_INSTEAD,
  TOLERANCE,
  TWO_DECIMAL_MARKS,
  UNREADABLE_ANSWER,
} from "../lesson-constants.js";
import { fill } from "../network/problems.js";
import { characters, strip } from "../network/text.js";

/** @typedef {"right" | "close" | "wrong"} Verdict */
/** @typedef {"" | "share" | "percent"} Unit a share, a number of percent, or neither */
/** @typedef {{verdict: Verdict, sentence: string}} Mark */
/** @typedef {{value: number, isPercent: boolean, grouped: number | null}} TypedNumber */

/** A text that is no number; the message says what to write. */
export class UnreadableAnswerError extends Error {}

/**
 * Read a number as people type it: with a point or a comma, as a fraction or in percent.
 * @param {string} text
 * @returns {TypedNumber}
 * @throws {UnreadableAnswerError}
 */
export function readNumber(text) {
  const plain = strip(text)
    .replaceAll(/[−–]/g, "-")
    .replaceAll(/[\u00a0\u202f]/g, " ");
  if (!plain) throw new UnreadableAnswerError(EMPTY_ANSWER);
  if (characters(plain) > MAX_ANSWER_CHARACTERS) {
    throw new UnreadableAnswerError(fill(ANSWER_TOO_LONG, { most: MAX_ANSWER_CHARACTERS }));
  }
  let grouped = null;
  const [, sign] = GROUPED_NUMBER.exec(plain) ?? [];
  if (sign) {
    grouped = Number(plain.replaceAll(sign, ""));
    if (!".,".includes(sign) || plain.split(sign).length > 2) {
      return { value: grouped, isPercent: false, grouped: null };
    }
  }
  const commas = plain.split(",").length - 1;
  if (commas > 1 || (commas && plain.includes("."))) {
    throw new UnreadableAnswerError(TWO_DECIMAL_MARKS);
  }
  const parts = ANSWER.exec(plain.replace(",", ".").replaceAll(/ ?([/%]) ?/g, "$1"))?.groups;
  if (!parts) throw new UnreadableAnswerError(UNREADABLE_ANSWER);
  const divisor = Number(parts.divisor ?? 1);
  if (divisor === 0) throw new UnreadableAnswerError(DIVIDED_BY_ZERO);
  const value = Number(parts.number) / divisor;
  const isPercent = parts.percent !== undefined;
  return { value: isPercent ? value / 100 : value, isPercent, grouped };
}

/**
 * Mark a typed number.
 * @param {TypedNumber} typed
 * @param {number} expected
 * @param {number} decimals as many as were asked for
 * @param {number} tolerance in units of the last decimal
 * @param {Unit} unit what the expected number is
 * @returns {Mark}
 */
export function markNumber({ value, isPercent, grouped }, expected, decimals, tolerance, unit) {
  const most = largestDifference(expected, decimals, tolerance) * ROUNDING;
  if (isPercent && !unit) return { verdict: "wrong", sentence: NO_SHARE };
  const readings = [isPercent && unit === "percent" ? value * 100 : value];
  if (grouped !== null && decimals === 0) readings.push(grouped);
  const difference = Math.min(...readings.map((reading) => Math.abs(reading - expected)));
  if (difference <= most) return { verdict: "right", sentence: RIGHT };
  if (decimals && difference <= most * CLOSE_WITHIN) return { verdict: "close", sentence: CLOSE };
  if (Math.abs(value + expected) <= most) return { verdict: "wrong", sentence: OTHER_SIGN };
  const inPercent = unit === "share" && !isPercent;
  if (inPercent && Math.abs(value / 100 - expected) <= most * CLOSE_WITHIN) {
    return { verdict: "wrong", sentence: SHARE_INSTEAD };
  }
  return { verdict: "wrong", sentence: NOT_YET };
}

/**
 * By how much a right number may differ: the rounded number is always right; others may differ by
 * the tolerance, but by no more than a small share of the number's size.
 * @param {number} expected
 * @param {number} decimals
 * @param {number} tolerance in units of the last decimal
 */
function largestDifference(expected, decimals, tolerance) {
  const rounded = Math.abs(Number(expected.toFixed(decimals)) - expected);
  const allowed = (decimals ? tolerance : TOLERANCE) / 10 ** decimals;
  return Math.max(rounded, Math.min(allowed, LARGEST_SHARE * Math.abs(expected)));
}
