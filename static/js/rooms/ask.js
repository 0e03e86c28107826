/** How a page that a room shows puts a question to the hall. */

/** @import { Wish } from "./shown-page.js" */

/** Whether this page is shown in a room, to the one who leads it. */
export const LEADS = document.documentElement.dataset.inRoom === "lead";

/** @param {Wish} wish */
export function askHall(wish) {
  document.dispatchEvent(new CustomEvent("pointerscope:ask", { detail: wish }));
}
