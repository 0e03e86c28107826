/** Why the person of a simulation made a visit, in words. */

import { formatTime } from "./network/moments.js";
import { WEEKDAYS } from "./network/notation.js";

/** @import { ReadVisit, VisitReason } from "./api-types.d.ts" */

/**
 * What each custom of the town is, and how the visits that decide lead to the next one.
 * @type {Record<string, (deciding: string[]) => string>}
 */
const CUSTOMS = {
  routine: () =>
    "routine: people are at home, at work or at a weekly appointment at the usual time",
  errand: (deciding) =>
    `errands: the kinds of the last stop${inBrackets(deciding.at(-1))} and of an earlier one` +
    `${inBrackets(deciding.at(-2))} decide together where people go next`,
  consequence: (deciding) =>
    `consequences: the first stop of the day${inBrackets(deciding.at(-1))} decides where people ` +
    "go in the afternoon and evening",
};

/** @param {string | undefined} visit none is named where a free choice broke the custom */
function inBrackets(visit) {
  return visit ? ` (${visit})` : "";
}

/**
 * @param {VisitReason} reason
 * @param {ReadVisit[]} visits the history
 */
export function reasonOf(reason, visits) {
  const { cause, custom, expected_label: expected } = reason;
  const describe = CUSTOMS[custom];
  if (!describe) return "It was a free choice.";
  const before = Array.from({ length: reason.decided_before }, () => "before this history");
  const what = describe([
    ...before,
    ...reason.decided_by.map((position) => nameOf(position, visits)),
  ]);
  const end =
    cause === custom
      ? "The person followed it."
      : `It leads to ${expected ?? "an unknown place"}, but this time the person went elsewhere.`;
  return `This simulated town has a rule for this moment, ${what}. ${end}`;
}

/** @param {number} position of a visit as it was sent @param {ReadVisit[]} visits */
function nameOf(position, visits) {
  const visit = visits.find(({ sent }) => sent === position);
  if (!visit) return `visit ${position + 1}`;
  return `${visit.label}, ${WEEKDAYS[visit.weekday]} ${formatTime(visit.start_minute)}`;
}
