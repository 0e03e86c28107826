/** The changes of a network as items of a list, each with a button that takes it back. */

import { changesOf } from "./changes.js";

/** @import { Interventions } from "./api-types.d.ts" */

/**
 * @param {Interventions} changes
 * @param {(others: Interventions) => void} change called with what is left when one is taken back
 */
export function changeItems(changes, change) {
  return changesOf(changes).map(({ key, text }) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `${text} ×`;
    button.title = "Take this change back";
    button.addEventListener("click", () => {
      change(Object.fromEntries(Object.entries(changes).filter(([name]) => name !== key)));
    });
    item.append(button);
    return item;
  });
}
