/**
 * The explore page of an exported site. A selected option applies to all views and to the links to
 * other histories; the visits under the pointer are marked everywhere.
 */

import { find, findAll, findViews } from "./dom.js";
import { enablePrinting, unfoldWhenPrinting } from "./printing.js";
import { syncAddress } from "./site-address.js";
import "./pointer-view.js";

const page = find(document, "[data-site-explore]");
const views = findViews(page);
const visits = findAll(page, "[data-visit]");
const otherHistories = findAll(page, "[data-keeps-choice]", HTMLAnchorElement);

const updateAddress = syncAddress(page, views, (search) => {
  for (const link of otherHistories) link.search = search;
});

/** Mark visits in the list. @param {number[]} positions */
function markInList(positions) {
  for (const visit of visits) {
    visit.toggleAttribute("data-marked", positions.includes(Number(visit.dataset.visit)));
  }
}

/** Mark visits in the list and in every view. @param {number[]} positions */
function markEverywhere(positions) {
  markInList(positions);
  for (const view of views) view.mark(positions);
}

for (const visit of visits) {
  for (const event of ["pointerenter", "focus"]) {
    visit.addEventListener(event, () => markEverywhere([Number(visit.dataset.visit)]));
  }
  for (const event of ["pointerleave", "blur"]) {
    visit.addEventListener(event, () => markEverywhere([]));
  }
}
page.addEventListener("pointer-view:hover", ({ detail }) => markInList(detail.visits));
page.addEventListener("pointer-view:open", ({ detail, target }) => {
  const opened = views.find((view) => view.getAttribute("view") === "head");
  if (!opened || target === opened || !("head" in detail)) return;
  for (const [name, value] of Object.entries(detail)) opened.setAttribute(name, String(value));
  updateAddress();
  opened.scrollIntoView({ block: "start" });
});
enablePrinting(find(page, "[data-print]", HTMLButtonElement), () => views);
unfoldWhenPrinting(find(page, ".story"));
