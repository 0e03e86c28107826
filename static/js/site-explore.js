/**
 * The explore page of a site of files: what is chosen in one view is chosen in all and goes along
 * to another history; visits under the pointer are marked everywhere.
 */

import { printAll, unfoldOnPaper } from "./paper.js";
import { keepInAddress } from "./site-address.js";
import "./pointer-view.js";

const page = document.querySelector("[data-site-explore]");
const views = [...page.querySelectorAll("pointer-view")];
const visits = [...page.querySelectorAll("[data-visit]")];
const others = [...page.querySelectorAll("[data-keeps-choice]")];

const keep = keepInAddress(page, views, (search) => {
  for (const link of others) link.search = search;
});

function markVisits(positions) {
  for (const visit of visits)
    visit.toggleAttribute("data-marked", positions.includes(Number(visit.dataset.visit)));
}

/** Mark visits of the list in itself and in every view. */
function markEverywhere(positions) {
  markVisits(positions);
  for (const view of views) view.mark(positions);
}

for (const visit of visits) {
  for (const event of ["pointerenter", "focus"])
    visit.addEventListener(event, () => markEverywhere([Number(visit.dataset.visit)]));
  for (const event of ["pointerleave", "blur"])
    visit.addEventListener(event, () => markEverywhere([]));
}
page.addEventListener("pointer-view:hover", ({ detail }) => markVisits(detail.visits));
page.addEventListener("pointer-view:open", ({ detail, target }) => {
  const opened = views.find((view) => view.getAttribute("view") === "head");
  if (!opened || target === opened || !("head" in detail)) return;
  for (const [name, value] of Object.entries(detail)) opened.setAttribute(name, String(value));
  keep();
  opened.scrollIntoView({ block: "start" });
});
printAll(page.querySelector("[data-print]"), () => views);
unfoldOnPaper(page.querySelector(".story"));
