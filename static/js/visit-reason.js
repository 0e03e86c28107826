/** Why the person of a simulation made a visit, in words. */

/** @import { VisitReason } from "./api-types.d.ts" */

/**
 * What each custom of the town is, and how the visits that decide lead to the next one.
 * @type {Record<string, (deciding: string[]) => string>}
 */
const CUSTOMS = {
  routine: () => "routine: home, work or a weekly appointment, at its usual time",
  errand: (deciding) =>
    `an errand: the kinds of the last stop${inBrackets(deciding.at(-1))} and of an earlier one` +
    `${inBrackets(deciding.at(-2))} decide together where people of this town go next`,
  consequence: (deciding) =>
    `a consequence: the first stop of the day${inBrackets(deciding.at(-1))} decides where people ` +
    "of this town go in the afternoon and evening",
};

/** @param {string | undefined} visit none is named where a free choice broke the custom */
function inBrackets(visit) {
  return visit ? ` (${visit})` : "";
}

/**
 * @param {VisitReason} reason
 * @param {(position: number) => string} nameVisit what to call a visit of the history
 */
export function reasonOf(reason, nameVisit = (position) => `visit ${position + 1}`) {
  const { cause, custom, expected_label: expected } = reason;
  const describe = CUSTOMS[custom];
  if (!describe) return "It was a free choice.";
  const before = Array.from({ length: reason.decided_before }, () => "before this history");
  const what = describe([...before, ...reason.decided_by.map(nameVisit)]);
  return cause === custom
    ? `It was ${what}.`
    : `It should have been ${what}. That leads to ${expected ?? "an unknown place"}, but they chose otherwise.`;
}
