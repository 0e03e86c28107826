/** Why the person of a simulation made a visit, in words. */

/** @import { VisitReason } from "./api-types.d.ts" */

/** @type {Record<string, string>} */
const CUSTOMS = {
  routine: "routine",
  habit: "a habit",
  errand: "an errand",
  consequence: "a consequence of the day's first stop",
};

/**
 * @param {VisitReason} reason
 * @param {(position: number) => string} nameVisit what to call a visit of the history
 */
export function reasonOf(reason, nameVisit = (position) => `visit ${position + 1}`) {
  const { cause, custom, expected_label: expected } = reason;
  const what = CUSTOMS[custom];
  if (!what) return "It was a free choice.";
  const deciding = reason.decided_by.map(nameVisit);
  if (reason.decided_before) deciding.push("visits before this history");
  const decided = deciding.length ? `, decided by ${deciding.join(" and ")}` : "";
  return cause === custom
    ? `It was ${what}${decided}.`
    : `It should have been ${what}${decided}: to ${expected ?? "an unknown place"}. They chose otherwise.`;
}
