/**
 * The page of a model in an exported site whose weights lie beside it: this browser answers any
 * history. Charts exist for the exported histories only, since Python draws them.
 */

import { parameters } from "./api.js";
import { find, findOptional } from "./dom.js";
import { Explorer } from "./explorer.js";
import { placesTable } from "./places-table.js";
import { tableElement } from "./table.js";

/** @import { ExampleHistory } from "./api-types.d.ts" */
/** @typedef {ExampleHistory & {page: string}} ExportedHistory */

const page = find(document, "[data-explore]");
const places = find(page, "[data-places]");
const gate = find(page, "[data-gate]");
const pictures = find(page, "[data-pictures]");
const compare = findOptional(page, "[data-compare]", HTMLAnchorElement);

const explorer = new Explorer(page, {
  async shown(query, explanation) {
    places.replaceChildren(tableElement(placesTable(explanation)));
    const { value, learned } = explanation.gate;
    gate.textContent =
      `Gate ${value.toFixed(2)}${learned ? "" : " (not learned)"}: ` +
      `${(100 * value).toFixed(0)} % of the answer is copied from the history.`;
    if (compare) {
      const { model } = explorer;
      const against = query.interventions ? JSON.stringify({ model, interventions: null }) : null;
      compare.hash = parameters({ model, ...query, top_k: null, against }).toString();
    }
    const histories = /** @type {ExportedHistory[]} */ (await explorer.exampleHistories);
    if (explorer.shown !== query) return;
    const exported = histories.find(
      ({ visits, user, predict_at }) =>
        visits === query.visits &&
        user === explanation.user &&
        predict_at === explanation.predict_at,
    );
    const link = find(pictures, "a", HTMLAnchorElement);
    pictures.hidden = !exported || Boolean(query.interventions);
    if (exported) link.href = exported.page;
  },
  stale: (isStale) => find(page, "[data-story]").toggleAttribute("data-stale", isStale),
});

explorer.restore("keep");
