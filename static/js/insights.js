/**
 * The page of insights: figures, and the histories behind their bars and points. The address holds
 * what is listed, as `histories=table:row`, and what is chosen within the figures.
 */

import { ROOT, ask, parameters } from "./api.js";
import { chooseFrom, chosenIn, shareAmong } from "./options.js";
import { allDrawn, unfoldOnPaper } from "./paper.js";
import "./pointer-view.js";

const AGAIN = 2000; // milliseconds until it is asked anew what is still being measured

const page = document.querySelector("[data-insights]");
const api = `models/${encodeURIComponent(page.dataset.insights)}/insights/histories`;
const views = [...page.querySelectorAll("pointer-view")];
const templateOfListing = page.querySelector("template[data-listing]"); // null without insights
/** Where histories of a row that no card offers are listed, or why there are none. */
const elsewhere = document.createElement("div");
page.querySelector(".intro").append(elsewhere);
const selects = [...page.querySelectorAll("[data-selects]")];

/** The row whose histories are listed, as `table:row`; empty for none. */
let listed = "";
let asked = 0;
let search = location.search;

/** The select that offers a row: that of the card at hand, or the first. */
function selectOf(row, card) {
  const offers = (select) => [...select.options].some(({ value }) => value === row);
  return selects.find((select) => card?.contains(select) && offers(select)) ?? selects.find(offers);
}

/**
 * List the histories of a row under its card, in place of those listed before.
 * @param {string} row `table:row`
 * @param {Element | null} from the card that it was chosen in
 */
async function list(row, from) {
  const mine = ++asked;
  listed = row;
  for (const select of selects) {
    select.value = "";
    const card = select.closest("[data-card]");
    for (const part of ["said", "histories"])
      card.querySelector(`[data-${part}]`).replaceChildren();
  }
  elsewhere.replaceChildren();
  if (!row || !templateOfListing) return;
  const select = selectOf(row, from);
  if (select) select.value = row;
  const [table, index] = row.split(":");
  const place = select
    ? select.closest("[data-card]").querySelector("[data-histories]")
    : elsewhere;
  await fill(place, { table, row: index }, () => mine === asked, true);
  if (mine === asked) place.scrollIntoView({ block: "nearest" });
}

/** Ask for histories, and again while those of the data set are being measured. */
async function fill(place, query, wanted, closable) {
  try {
    const found = await ask(`${api}?${parameters(query)}`);
    if (!wanted()) return;
    const listings = [listing(found, closable)];
    if (found.data_set) listings.push(listing(found.data_set, false));
    place.replaceChildren(...listings);
    const said = place.parentElement.querySelector("[data-said]");
    if (said) said.textContent = found.sentence;
    if (found.data_set?.measuring)
      setTimeout(() => wanted() && fill(place, query, wanted, closable), AGAIN);
  } catch (error) {
    if (!wanted()) return;
    const failure = document.createElement("p");
    failure.className = "failure";
    failure.textContent = error.message;
    place.replaceChildren(failure);
  }
}

function listing({ sentence, items }, closable) {
  const made = templateOfListing.content.cloneNode(true).firstElementChild;
  made.querySelector("[data-sentence]").textContent = sentence;
  const close = made.querySelector("[data-close]");
  if (closable) {
    close.addEventListener("click", () => {
      const select = selectOf(listed, made.closest("[data-card]"));
      list("", null);
      address("push");
      select?.focus();
    });
  } else {
    close.remove();
  }
  const frame = made.querySelector(".histories");
  frame.append(...items.map(history));
  if (items.length) Object.assign(frame, { tabIndex: 0, ariaLabel: sentence });
  return made;
}

function history(item) {
  const made = page
    .querySelector("template[data-history]")
    .content.cloneNode(true).firstElementChild;
  made.querySelector("[data-title]").textContent = item.title;
  const link = made.querySelector("[data-explore]");
  link.href = item.explore;
  link.setAttribute("aria-label", `Open it in the explore page: ${item.title}`);
  const answered = `The network answers ${item.answer_name}`;
  const went =
    item.target === null
      ? "; where the person went is not known."
      : item.right
        ? ", and that is where the person went."
        : `; the person went to ${item.target_name}.`;
  made.querySelector("[data-words]").textContent = answered + went;
  for (const name of ["gate", "entropy", "confidence"]) {
    const fact = made.querySelector(`[data-${name}]`);
    if (item[name] === null) fact.remove();
    else {
      const number = fact.querySelector("dd");
      number.textContent = item[name].toFixed(name === "entropy" ? 3 : 4);
      number.title = String(item[name]);
    }
  }
  return made;
}

/** The address bar holds what is listed and what is chosen. */
function address(history) {
  const theme = new URLSearchParams(location.search).get("theme");
  const query = parameters({ histories: listed, theme, ...chosenIn(views) }).toString();
  const url = `${location.pathname}${query && `?${query}`}${location.hash}`;
  if (`?${query}` === (location.search || "?")) return;
  if (history === "push") window.history.pushState(null, "", url);
  else window.history.replaceState(null, "", url);
  search = location.search;
}

function restore() {
  search = location.search;
  const given = new URLSearchParams(search);
  chooseFrom(views, given);
  return list(given.get("histories") ?? "", null);
}

for (const select of selects) {
  select.addEventListener("change", () => {
    list(select.value, select.closest("[data-card]"));
    address("push");
  });
}
page.addEventListener("pointer-view:select", ({ detail, target }) => {
  const row = `${detail.table}:${detail.row}`;
  const card = target.closest("[data-card]");
  if (!selectOf(row, card)) return;
  list(row, card);
  address("push");
});
shareAmong(page, views, () => address("replace"));
page.querySelector("[data-choose-model]")?.addEventListener("change", ({ target }) => {
  location.assign(new URL(`insights/${encodeURIComponent(target.value)}${location.hash}`, ROOT));
});
window.addEventListener("popstate", () => {
  // A link within the page is no other state of it.
  if (location.search !== search) restore();
});

for (const card of page.querySelectorAll("[data-surest]")) {
  fill(card.querySelector("[data-histories]"), { list: card.dataset.surest }, () => true, false);
}
restore().then(() => {
  const open = listed && selectOf(listed, null)?.closest("[data-card]");
  if (open && !location.hash) open.scrollIntoView({ block: "start" });
});

const print = page.querySelector("[data-print]");
print?.addEventListener("click", async () => {
  print.disabled = true;
  await allDrawn(views);
  window.print();
  print.disabled = false;
});
unfoldOnPaper(page);
