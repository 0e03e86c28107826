/** The list of lessons says how far this reader came. */

import { find, findAll } from "./dom.js";
import { seenSteps } from "./lesson-progress.js";

for (const item of findAll(document.body, "[data-lesson-id]")) {
  const { size } = seenSteps(item.dataset.lessonId ?? "");
  const steps = Number(item.dataset.count);
  if (!size) continue;
  item.dataset.seen = size >= steps ? "all" : "some";
  const progress = find(item, "[data-progress]");
  progress.textContent = size >= steps ? "Done" : `${size} of ${steps} steps seen`;
}
