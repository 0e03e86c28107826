/** The changes of a network as items of a list, each with a button that takes it back. */

import { changesOf } from "./changes.js";

/** @import { Interventions } from "./api-types.d.ts" */

const TAKE_BACK = "Take this change back";

/**
 * @param {Interventions} changes
 * @param {(others: Interventions) => void} change called with what is left when one is taken back
 */
export function changeItems(changes, change) {
  return changesOf(changes).map(({ key, text, short }) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `${short} ×`;
    button.title = short === text ? TAKE_BACK : `${text}. ${TAKE_BACK}`;
    button.addEventListener("click", () => {
      change(Object.fromEntries(Object.entries(changes).filter(([name]) => name !== key)));
    });
    item.append(button);
    return item;
  });
}
