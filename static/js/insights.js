/**
 * The insights page: figures, and the histories behind their bars and points. The address holds
 * the row whose histories are listed, as `histories=table:row`, and the views' selected options.
 */

import { ask, messageOf, parameters, ROOT } from "./api.js";
import { copyOf, fieldOf, find, findAll, findOptional, findViews, targetOf } from "./dom.js";
import { foldChapters } from "./folding.js";
import { linkOptions, selectedOptions, selectOptions } from "./linked-options.js";
import { enablePrinting, unfoldWhenPrinting } from "./printing.js";
import "./pointer-view.js";

/** @import { HistoryListing, InsightHistories, InsightHistory } from "./api-types.d.ts" */

const RETRY = 2000; // milliseconds between requests while the server is still measuring

const page = find(document, "[data-insights]");
const model = encodeURIComponent(page.dataset.insights ?? "");
const api = `models/${model}/insights/histories`;
const views = findViews(page);
// Null for a model without insights.
const listingTemplate = findOptional(page, "template[data-listing]", HTMLTemplateElement);
const historyTemplate = findOptional(page, "template[data-history]", HTMLTemplateElement);
const selects = findAll(page, "[data-selects]", HTMLSelectElement);
/** Where histories of a row that no card offers are listed, or why there are none. */
const listedElsewhere = document.createElement("div");
find(page, ".intro").append(listedElsewhere);

/** The row whose histories are listed, as `table:row`; empty for none. */
let listedRow = "";
let listings = 0;
let search = location.search; // the part of the address that the page shows

/**
 * The select that offers a row: that of a card, or the first on the page.
 * @param {string} row
 * @param {Element | null} card
 */
function selectOf(row, card) {
  const offering = selects.filter((select) =>
    [...select.options].some(({ value }) => value === row),
  );
  return offering.find((select) => card?.contains(select)) ?? offering[0];
}

/** @param {HTMLElement} element */
function unfoldAround(element) {
  const chapter = element.closest("details");
  if (chapter) chapter.open = true;
}

/** @param {Element} element in it @returns {HTMLElement | null} */
function cardOf(element) {
  return element.closest("[data-card]");
}

/**
 * List the histories of a row under its card, instead of those listed before.
 * @param {string} row `table:row`; empty for none
 * @param {Element | null} card in which the row was selected
 */
async function list(row, card) {
  listings += 1;
  const listing = listings;
  listedRow = row;
  for (const select of selects) {
    select.value = "";
    const around = cardOf(select);
    if (!around) continue;
    for (const name of ["said", "histories"]) find(around, `[data-${name}]`).replaceChildren();
  }
  listedElsewhere.replaceChildren();
  if (!row || !listingTemplate) return;
  const select = selectOf(row, card);
  if (select) select.value = row;
  const [table, index] = row.split(":");
  const own = select && cardOf(select);
  const place = own ? find(own, "[data-histories]") : listedElsewhere;
  if (own) unfoldAround(own);
  await fill(place, { table, row: index }, () => listing === listings, true);
  if (listing === listings) place.scrollIntoView({ block: "nearest" });
}

/**
 * Fetch histories and list them; fetch again while those of the data set are being measured.
 * @param {HTMLElement} place
 * @param {Record<string, string | undefined>} query
 * @param {() => boolean} isWanted whether the list has not been replaced
 * @param {boolean} isClosable
 */
async function fill(place, query, isWanted, isClosable) {
  try {
    /** @type {InsightHistories} */
    const histories = await ask(`${api}?${parameters(query)}`);
    if (!isWanted()) return;
    const { data_set: dataSet, sentence } = histories;
    place.replaceChildren(
      makeListing(histories, isClosable),
      ...(dataSet ? [makeListing(dataSet, false)] : []),
    );
    const status = place.parentElement?.querySelector("[data-said]");
    if (status) status.textContent = sentence;
    if (!dataSet?.measuring) return;
    setTimeout(() => {
      if (isWanted()) fill(place, query, isWanted, isClosable);
    }, RETRY);
  } catch (error) {
    if (!isWanted()) return;
    const failure = document.createElement("p");
    failure.className = "failure";
    failure.textContent = messageOf(error);
    place.replaceChildren(failure);
  }
}

/**
 * @param {HistoryListing} histories
 * @param {boolean} isClosable
 */
function makeListing({ sentence, items }, isClosable) {
  const listing = copyOf(/** @type {HTMLTemplateElement} */ (listingTemplate));
  find(listing, "[data-sentence]").textContent = sentence;
  const close = find(listing, "[data-close]");
  if (isClosable) {
    close.addEventListener("click", () => {
      const select = selectOf(listedRow, cardOf(listing));
      list("", null);
      updateAddress("push");
      select?.focus();
    });
  } else {
    close.remove();
  }
  const frame = find(listing, ".histories");
  frame.append(...items.map(makeHistory));
  if (items.length) Object.assign(frame, { tabIndex: 0, ariaLabel: sentence });
  return listing;
}

/** @param {InsightHistory} item */
function makeHistory(item) {
  const history = copyOf(/** @type {HTMLTemplateElement} */ (historyTemplate));
  find(history, "[data-title]").textContent = item.title;
  const link = find(history, "[data-explore]", HTMLAnchorElement);
  link.href = item.explore;
  link.setAttribute("aria-label", `Explore: ${item.title}`);
  find(history, "[data-words]").textContent = outcomeOf(item);
  showNumber(find(history, "[data-gate]"), item.gate, 4);
  showNumber(find(history, "[data-entropy]"), item.entropy, 3);
  showNumber(find(history, "[data-confidence]"), item.confidence, 4);
  return history;
}

/** What the network predicted, and where the person went. @param {InsightHistory} history */
function outcomeOf({ answer_name: answer, target, target_name: targetName, right }) {
  const prediction = `The network predicts ${answer}`;
  if (target === null) return `${prediction}; the true next place is unknown.`;
  return right
    ? `${prediction}, and that is where the person went.`
    : `${prediction}; the person went to ${targetName}.`;
}

/**
 * @param {HTMLElement} fact
 * @param {number | null} value
 * @param {number} decimals
 */
function showNumber(fact, value, decimals) {
  if (value === null) {
    fact.remove();
    return;
  }
  const place = find(fact, "dd");
  place.textContent = value.toFixed(decimals);
  place.title = String(value);
}

/**
 * Write the listed row and the selected options into the address.
 * @param {"push" | "replace"} historyChange
 */
function updateAddress(historyChange) {
  const theme = new URLSearchParams(location.search).get("theme");
  const query = parameters({ histories: listedRow, theme, ...selectedOptions(views) }).toString();
  const url = `${location.pathname}${query && `?${query}`}${location.hash}`;
  if (`?${query}` === (location.search || "?")) return;
  if (historyChange === "push") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
  search = location.search;
}

function restore() {
  search = location.search;
  const given = new URLSearchParams(search);
  selectOptions(views, given);
  return list(given.get("histories") ?? "", null);
}

for (const select of selects) {
  select.addEventListener("change", () => {
    list(select.value, cardOf(select));
    updateAddress("push");
  });
}
page.addEventListener("pointer-view:select", (event) => {
  const row = `${event.detail.table}:${event.detail.row}`;
  const card = cardOf(targetOf(event));
  if (!selectOf(row, card)) return;
  list(row, card);
  updateAddress("push");
});
linkOptions(page, views, () => updateAddress("replace"));
findOptional(page, "[data-choose-model]")?.addEventListener("change", (event) => {
  const chosen = encodeURIComponent(fieldOf(event).value);
  location.assign(new URL(`insights/${chosen}${location.hash}`, ROOT));
});
window.addEventListener("popstate", () => {
  // Following a link within the page changes no state.
  if (location.search !== search) restore();
});

const surest = findAll(page, "[data-surest]");
surest[0]?.closest("details")?.addEventListener(
  "toggle",
  () => {
    for (const card of surest) {
      fill(find(card, "[data-histories]"), { list: card.dataset.surest }, () => true, false);
    }
  },
  { once: true },
);
if (listingTemplate) foldChapters(page, "pointerscope-unfolded-insights");
restore().then(() => {
  const select = listedRow ? selectOf(listedRow, null) : undefined;
  if (select && !location.hash) cardOf(select)?.scrollIntoView({ block: "start" });
});

const print = findOptional(page, "[data-print]", HTMLButtonElement);
if (print) enablePrinting(print, () => views);
unfoldWhenPrinting(page);
