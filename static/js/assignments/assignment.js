/**
 * An assignment is its link, as `app/pointerscope/publishing/assignments/assignment.py` reads and
 * writes it. No server stores it.
 */

import { crc32 } from "./checksum.js";
import {
  EARLIER,
  MAX_DUE,
  MAX_EXERCISES,
  MAX_SEED,
  MAX_STUDENT,
  MAX_TITLE,
  MOST_FOR_A_CHARACTER,
  SPACES,
  TOLERANCES,
  USUAL_TOLERANCE,
  VERSION,
} from "./constants.js";

/**
 * @typedef {{
 *   exercises: string[], seed: string, title: string, due: string, tolerance: string,
 * }} Assignment `exercises` are a lesson and an exercise each, such as softmax.equal
 */

const CUT_OFF = "Perhaps the link was cut off; ask for it again.";
const ADDRESS = /^[^.]+\..+$/s;

/** A link that is no assignment; the message says why, and what to do. */
export class AssignmentError extends Error {}

/**
 * The assignment of a link.
 * @param {URLSearchParams} given the parameters of the link
 * @returns {Assignment}
 * @throws {AssignmentError}
 */
export function assignmentOf(given) {
  const exercises = (given.get("exercises") ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (!exercises.length) throw new AssignmentError(`The link names no exercise. ${CUT_OFF}`);
  if (exercises.length > MAX_EXERCISES) {
    const count = exercises.length;
    throw new AssignmentError(`The link names ${count} exercises; ${MAX_EXERCISES} are the most.`);
  }
  const wrong = exercises.find((name) => !ADDRESS.test(name));
  if (wrong !== undefined) {
    throw new AssignmentError(
      `The link names “${wrong.slice(0, 60)}”, which is not an exercise. ${CUT_OFF}`,
    );
  }
  const tolerance = given.get("tolerance") || USUAL_TOLERANCE;
  if (!TOLERANCES.includes(tolerance)) {
    throw new AssignmentError("The link has a tolerance that there is not.");
  }
  const text = (/** @type {string} */ name, /** @type {number} */ most) =>
    plainText(given.get(name) ?? "", most);
  return {
    exercises,
    tolerance,
    title: text("title", MAX_TITLE),
    due: text("due", MAX_DUE),
    seed: text("seed", MAX_SEED),
  };
}

/**
 * Why the check of a link does not fit; null if it does.
 * @param {URLSearchParams} given
 * @returns {"changed" | "earlier" | null} whether the link was changed, or has another version
 */
export function misfitOf(given) {
  const assignment = assignmentOf(given);
  const check = given.get("check");
  if (check === checkOf(assignment)) return null;
  return check === checkOf(assignment, EARLIER) ? "earlier" : "changed";
}

/**
 * Eight digits that tell this assignment from another.
 * @param {Assignment} assignment
 * @param {string} [version] of the links
 */
export function checkOf({ exercises, seed, title, due, tolerance }, version = VERSION) {
  return crc32([version, title, due, seed, tolerance, ...exercises].join("\n"));
}

/** The parameters of an assignment's link. @param {Assignment} assignment */
export function parametersOf(assignment) {
  const { exercises, seed, title, due, tolerance } = assignment;
  const values = {
    ...{ title, due, seed, exercises: exercises.join(",") },
    tolerance: tolerance === USUAL_TOLERANCE ? "" : tolerance,
    check: checkOf(assignment),
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value));
}

/** A student's name or number as lines hold it. @param {string} text */
export const studentName = (text) => plainText(text, MAX_STUDENT);

/**
 * The text that decides a student's numbers in an exercise.
 * @param {Assignment} assignment
 * @param {string} student
 * @param {string} address of the exercise
 */
export function textOfDraws({ seed }, student, address) {
  return `${seed}\n${studentName(student).toLowerCase()}\n${address}`;
}

/** The lesson and the exercise of an address. @param {string} address */
export function partsOf(address) {
  const dot = address.indexOf(".");
  return { lesson: address.slice(0, dot), exercise: address.slice(dot + 1) };
}

/**
 * A text in one line, with single spaces; of one much too long only the start is read.
 * @param {string} text
 * @param {number} most characters
 */
export function plainText(text, most) {
  const start = [...text].slice(0, MOST_FOR_A_CHARACTER * most).join("");
  const plain = start.normalize("NFC").replaceAll(SPACES, " ").replace(/^ | $/g, "");
  return [...plain].slice(0, most).join("").replace(/ $/, "");
}
