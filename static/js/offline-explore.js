/** One file that holds a model: which of its two pages is shown, and the network in the browser. */

import { addressState } from "./address.js";
import { findAll } from "./dom.js";
import { engineModule } from "./explanations.js";
import * as browserModel from "./network/browser-model.js";

const wanted = () => (addressState().get("page") === "compare" ? "compare" : "explore");

engineModule.load = async () => browserModel;
const shown = wanted();
for (const page of findAll(document, "[data-page]")) page.hidden = page.dataset.page !== shown;
window.addEventListener("hashchange", () => {
  if (wanted() !== shown) location.reload();
});
