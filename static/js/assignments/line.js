/**
 * The line that a student hands in, such as
 *
 *     PS1 | 1a2b3c4d | Ada Lovelace | 1.5/2 | 0.25; a | 1, 2o | 9f8e7d6c
 *
 * It holds the check of the assignment, the student, the marks, the answer to each exercise (one
 * word a number, a letter for a choice, - for none), how often each was checked (o: the step was
 * opened before the answer was right), and a checksum. Mail may break it anywhere between words.
 */

import { crc32 } from "./checksum.js";

/**
 * @typedef {{
 *   check: string, student: string, marks: string, answers: string[][], tries: string[],
 * }} HandedIn `answers` has the typed cells of each exercise; none where there is no answer
 * @typedef {HandedIn & {isWhole: boolean}} ReadLine `isWhole` if the checksum fits
 */

const MARKER = "PS1";
const FIELDS = 7;
const NONE = "-";
export const MAX_PASTED = 4_000_000; // characters
/** Ends with a checksum, and not with the check behind the marker. */
const LAST_ROW = /(?:^|(?<!PS1 )\| ?)[0-9a-f]{8}$/;
const CHECKSUM = /^[0-9a-f]{8}/;

/** @param {HandedIn} handedIn */
export function writeLine({ check, student, marks, answers, tries }) {
  const cells = answers.map((words) => words.map(compact).join(" ") || NONE);
  const fields = [MARKER, check, student, marks, cells.join("; "), tries.join(", ")];
  const text = fields.join(" | ");
  return `${text} | ${crc32(text)}`;
}

/**
 * The lines in a text that may hold anything else besides; null for one that breaks off.
 * @param {string} text
 * @returns {(ReadLine | null)[]}
 */
export function readLines(text) {
  // Mail puts > before lines that it quotes.
  const plain = text
    .replaceAll(/\n[>\s]*/g, " ")
    .replaceAll(/\s/g, " ")
    .replaceAll(/ {2,}/g, " ");
  return plain.split(`${MARKER} |`).slice(1).map(readLine);
}

/** How many rows of a text belong to no line that was handed in. @param {string} text */
export function countUnread(text) {
  let [count, isInside] = [0, false];
  for (const row of text.split("\n").map((one) => one.replace(/^[>\s]+/, "").trim())) {
    if (row.includes(`${MARKER} |`)) isInside = true;
    else if (!row) isInside = false;
    else if (!isInside) count += 1;
    if (LAST_ROW.test(row)) isInside = false;
  }
  return count;
}

/** @param {string} text behind the marker @returns {ReadLine | null} */
function readLine(text) {
  const parts = [MARKER, ...text.split("|", FIELDS - 1)].map((part) => part.trim());
  const [, check = "", student = "", marks = "", cells = "", tries = "", last = ""] = parts;
  const sum = CHECKSUM.exec(last)?.[0];
  if (parts.length < FIELDS || !sum) return null;
  const answers = cells.split(";").map((words) => {
    const found = words.trim().split(" ").filter(Boolean);
    return found.length === 1 && found[0] === NONE ? [] : found;
  });
  const isWhole = crc32(parts.slice(0, -1).join(" | ")) === sum;
  return { check, student, marks, answers, tries: tries.split(", "), isWhole };
}

/** What was typed in a cell, as one word. @param {string} text */
function compact(text) {
  return text.replaceAll(/[\s;|]/g, "");
}
