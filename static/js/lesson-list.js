/** The list of lessons and their map say how far this reader came, and the map what needs what. */

import { find, findAll, findOptional } from "./dom.js";
import { seenSteps } from "./lesson-progress.js";

for (const item of findAll(document.body, "[data-lesson-id]")) {
  const { size } = seenSteps(item.dataset.lessonId ?? "");
  const steps = Number(item.dataset.count);
  if (!size) continue;
  item.dataset.seen = size >= steps ? "all" : "some";
  const station = findOptional(document, `[data-station="${item.dataset.lessonId}"]`);
  if (station) station.dataset.seen = item.dataset.seen;
  const progress = find(item, "[data-progress]");
  progress.textContent = size >= steps ? "Done" : `${size} of ${steps} steps seen`;
}

/** Light a lesson on the map with what it builds on, and what builds on it. @param {Event} event */
function light(event) {
  const station = event.target instanceof Element ? event.target.closest("[data-station]") : null;
  const id = station?.getAttribute("data-station");
  const ends = new Set();
  for (const path of document.querySelectorAll(".course path[data-start]")) {
    const both = [path.getAttribute("data-start"), path.getAttribute("data-end")];
    const isLit = id !== undefined && both.includes(id);
    path.toggleAttribute("data-lit", isLit);
    for (const end of isLit ? both : []) ends.add(end);
  }
  for (const other of findAll(document, "[data-station]")) {
    other.toggleAttribute("data-lit", ends.has(other.dataset.station));
  }
}

const map = document.querySelector(".course");
for (const type of ["pointerover", "pointerleave", "focusin", "focusout"]) {
  map?.addEventListener(type, light);
}
