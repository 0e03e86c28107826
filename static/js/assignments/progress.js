/** What a student answered, kept in this browser for each assignment and student. */

/**
 * `typed` is the answer that was checked last, and `draft` what stands in the fields if that is
 * something else; `isOpened` if the step was opened before the answer was right.
 * @typedef {{
 *   typed: string[], tries: number, isOpened: boolean, draft?: string[] | undefined,
 * }} Answered
 */
/** @typedef {Record<string, Answered>} Answers by the addresses of exercises */

const KEY = "pointerscope-assignment";

/** @param {string} check of the assignment @param {string} student @returns {Answers} */
export function storedAnswers(check, student) {
  const found = read(`${KEY}:${check}:${student.toLowerCase()}`);
  return found && typeof found === "object" ? found : {};
}

/** @param {string} check @param {string} student @param {Answers} answers */
export function storeAnswers(check, student, answers) {
  write(`${KEY}:${check}:${student.toLowerCase()}`, answers);
}

/** Who worked on an assignment in this browser before. @param {string} check */
export function storedStudent(check) {
  const found = read(`${KEY}:${check}`);
  return typeof found === "string" ? found : "";
}

/** @param {string} check @param {string} student */
export function storeStudent(check, student) {
  write(`${KEY}:${check}`, student);
}

/**
 * What stands in the fields, if it is something else than was checked last.
 * @param {string[]} now
 * @param {string[]} checked
 */
export function draftOf(now, checked) {
  const count = Math.max(now.length, checked.length);
  const isSame = Array.from({ length: count }, (_, at) => (now[at] ?? "") === (checked[at] ?? ""));
  return isSame.every(Boolean) ? undefined : now;
}

/** @param {string} key */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage a reload forgets the answers; the line holds them.
  }
}
