/**
 * Pages of exported sites and files that compute: explore, with any history, and compare. Charts
 * exist for the exported histories of a site only, since Python draws them.
 */

import { addressState } from "./address.js";
import { parameters } from "./api.js";
import { Comparison, readAgainst } from "./comparison.js";
import { ComparisonStage } from "./comparison-stage.js";
import { find, findAll, findOptional } from "./dom.js";
import { Explorer } from "./explorer.js";
import { NetworkStage } from "./network-stage.js";
import { placesTable, showDifference } from "./places-table.js";
import { tableElement } from "./table.js";

/** @import { ExampleHistory } from "./api-types.d.ts" */
/** @typedef {ExampleHistory & {page?: string}} ExportedHistory `page` holds its charts */

/** @param {HTMLElement} page */
function explore(page) {
  const places = find(page, "[data-places]");
  const gate = find(page, "[data-gate]");
  const compareLink = find(document, "[data-compare]", HTMLAnchorElement);
  const stage = new NetworkStage(page);
  const explorer = new Explorer(page, {
    draws: true,
    shown: (query, explanation, unchanged) => stage.show(query, explanation, unchanged),
    filled(query, explanation) {
      places.replaceChildren(tableElement(placesTable(explanation)));
      const { value, learned } = explanation.gate;
      const share = (/** @type {number} */ weight) => `${(100 * weight).toFixed(1)} %`;
      gate.textContent =
        `Gate ${value.toFixed(3)}${learned ? "" : " (not learned)"}: the answer is ${share(value)} ` +
        `of the pointer's distribution and ${share(1 - value)} of the generation head's.`;
      const state = explorer.comparisonOf(query);
      state.set("page", "compare");
      compareLink.hash = state.toString();
    },
    options: () => stage.options,
    restored: (given) => stage.restore(given),
    refused: (isInText) => stage.showInputs(isInText),
    cleared: () => stage.clear(),
    recognised(example, query) {
      stage.recognise(example);
      const charts = findOptional(page, "[data-charts]"); // a file has none
      if (!charts) return;
      const exported = /** @type {ExportedHistory | undefined} */ (example);
      charts.hidden = !exported?.page || query.interventions !== "";
      find(charts, "a", HTMLAnchorElement).href = exported?.page ?? "";
    },
  });
  stage.follow(explorer);
  stage.pointed = (visits) => explorer.markVisits(visits);
  explorer.restore("keep");
}

/** @param {HTMLElement} page */
function compare(page) {
  const templates = findAll(document, "template[data-side-of]", HTMLTemplateElement);
  const given = addressState();

  /**
   * The fields of one side, as they are for its model.
   * @param {"a" | "b"} letter
   * @param {unknown} model the id that the address gives
   * @param {HTMLTemplateElement | undefined} otherwise
   */
  const sideOf = (letter, model, otherwise) => {
    const template = templates.find(({ dataset }) => dataset.sideOf === model) ?? otherwise;
    if (!template) throw new Error("The page has no model.");
    return find(template.content, `[data-side="${letter}"]`).cloneNode(true);
  };
  const [lead, next = lead] = templates;
  find(page, "[data-sides]").replaceChildren(
    sideOf("a", given.get("model"), lead),
    sideOf("b", readAgainst(given.get("against")).model ?? given.get("model"), next),
  );
  const exploreLink = findOptional(document, "[data-explore-link]", HTMLAnchorElement); // in a file
  const stage = new ComparisonStage(page);
  const comparison = new Comparison(page, {
    asked(query) {
      if (exploreLink) exploreLink.hash = parameters({ page: "explore", ...query }).toString();
    },
    options: () => ({ page: "compare", ...stage.options }),
    restored: (given) => stage.restore(given),
    refused: (place) => stage.showProblem(place),
    answered(first, second) {
      stage.show(first, second);
      showDifference(page, first, second);
    },
  });
  stage.follow(comparison);
  comparison.restore();
}

/** @type {Map<HTMLElement, (page: HTMLElement) => void>} pages that were not shown yet */
const waiting = new Map();
for (const [selector, start] of /** @type {const} */ ([
  ["[data-explore]", explore],
  ["[data-compare-page]", compare],
])) {
  const page = findOptional(document, selector);
  if (page) waiting.set(page, start);
}

function startShown() {
  for (const [page, start] of waiting) {
    if (page.hidden) continue;
    waiting.delete(page);
    start(page);
  }
}

startShown();
window.addEventListener("hashchange", startShown);
