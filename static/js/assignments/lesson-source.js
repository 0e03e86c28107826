/** The lessons of an assignment, fetched with what a browser needs to draw, answer and mark. */

import { find, findAll } from "../dom.js";
import { RecordedLesson } from "../lesson-record.js";
import { AssignmentError, partsOf } from "./assignment.js";

/** @import { Exercise, Lesson } from "./assigned.js" */
/** @import { Assignment } from "./assignment.js" */
/**
 * A lesson with its exercises by id, each with its form, and the HTML of its tables.
 * @typedef {Lesson & {
 *   title: string, figures: HTMLTemplateElement,
 *   exercises: Map<string, {exercise: Exercise, form: HTMLFormElement}>,
 * }} SourceLesson
 * @typedef {{address: string, source: SourceLesson, exercise: Exercise, form: HTMLFormElement}} Found
 */

const MISSING = 404;
/** @type {Map<string, Promise<SourceLesson>>} */
const opened = new Map();

/**
 * The exercises of an assignment, with their lessons.
 * @param {Assignment} assignment
 * @param {string} at the address of a lesson's exercises, with `{lesson}` for its id
 * @returns {Promise<Found[]>}
 * @throws {AssignmentError} there is no such lesson or exercise, or no answer
 */
export function findExercises({ exercises }, at) {
  return Promise.all(
    exercises.map(async (address) => {
      const { lesson, exercise: id } = partsOf(address);
      const source = await openLesson(lesson, at);
      const found = source.exercises.get(id);
      if (!found) throw missing(address, "exercise");
      return { address, source, ...found };
    }),
  );
}

/** @param {string} lesson @param {string} at */
function openLesson(lesson, at) {
  const known = opened.get(lesson);
  if (known) return known;
  const opening = fetchLesson(lesson, at.replace("{lesson}", encodeURIComponent(lesson)));
  opened.set(lesson, opening);
  opening.catch(() => opened.delete(lesson)); // so that it is asked again
  return opening;
}

/** @param {string} lesson @param {string} address @returns {Promise<SourceLesson>} */
async function fetchLesson(lesson, address) {
  const response = await fetch(address).catch(() => null);
  if (response?.status === MISSING) throw missing(lesson, "lesson");
  if (!response?.ok) {
    throw new AssignmentError(
      "The exercises could not be read. Check your connection, and reload.",
    );
  }
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const record = find(page, "#lesson-record", HTMLScriptElement).textContent ?? "";
  return {
    title: page.title,
    steps: JSON.parse(page.body.dataset.steps ?? "{}"),
    record: new RecordedLesson(JSON.parse(record)),
    figures: find(page, "#lesson-figures", HTMLTemplateElement),
    exercises: new Map(
      findAll(page, "[data-assigned]").map((section) => [
        section.dataset.assigned ?? "",
        {
          exercise: JSON.parse(section.dataset.content ?? "{}"),
          form: find(section, "form", HTMLFormElement),
        },
      ]),
    ),
  };
}

/** @param {string} name @param {string} what */
function missing(name, what) {
  return new AssignmentError(
    `The link names the ${what} “${name.slice(0, 80)}”, which this place does not have. Ask your lecturer for the link again.`,
  );
}
