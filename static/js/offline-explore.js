/** One file that holds a model: which of its two pages is shown, and the network in the browser. */

import { addressState } from "./address.js";
import { findAll, targetOf } from "./dom.js";
import "./offline-engine.js";

const wanted = () => (addressState().get("page") === "compare" ? "compare" : "explore");

function showWanted() {
  for (const part of findAll(document, "[data-page]")) part.hidden = part.dataset.page !== wanted();
}

showWanted();
window.addEventListener("hashchange", showWanted);
// In the frame of a notebook, links are relative to the notebook around.
document.addEventListener("click", (event) => {
  const link = targetOf(event).closest("a");
  if (!link?.hash.includes("page=")) return;
  event.preventDefault();
  location.hash = link.hash;
});
