/** Symbols in the formula of a step light their table, and a table lights its symbols. */

import { findAll, findOptional, targetOf } from "./dom.js";

/**
 * Name the table of each symbol that a formula shares with a table of its step.
 * @param {HTMLElement} box around the steps
 */
export function prepareFormulas(box) {
  for (const step of findAll(box, "[data-step]")) {
    const tables = new Map(
      findAll(step, "figure[data-table]").map((figure) => [
        symbolIn(figure.querySelector("figcaption math")),
        figure.dataset.table ?? "",
      ]),
    );
    tables.delete("");
    const formula = findOptional(step, ".formula");
    if (formula) markSymbols(formula, tables);
  }
}

/**
 * Light what belongs together under the pointer.
 * @param {HTMLElement} box
 */
export function enableFormulas(box) {
  box.addEventListener("pointerover", (event) => {
    const target = targetOf(event);
    const step = target.closest("[data-step]");
    if (!(step instanceof HTMLElement)) return;
    const symbol = target.closest("[data-symbol]");
    const caption = target.closest("figcaption")?.closest("figure[data-table]");
    light(step, symbol?.getAttribute("data-symbol") ?? caption?.getAttribute("data-table") ?? "");
  });
}

/**
 * @param {HTMLElement} step
 * @param {string} table
 */
function light(step, table) {
  for (const symbol of step.querySelectorAll("[data-symbol]")) {
    symbol.toggleAttribute("data-lit", symbol.getAttribute("data-symbol") === table);
  }
  for (const figure of findAll(step, "figure[data-table]")) {
    figure.toggleAttribute("data-lit", Boolean(table) && figure.dataset.table === table);
  }
}

/** What a symbol reads as. @param {Element | null} math */
function symbolIn(math) {
  return math?.textContent?.replaceAll(/\s/g, "") ?? "";
}

/**
 * Mark the largest elements of a formula that read as a symbol.
 * @param {Element} part
 * @param {Map<string, string>} tables by their symbols
 */
function markSymbols(part, tables) {
  for (const child of part.children) {
    const table = tables.get(symbolIn(child));
    if (table !== undefined && child.localName !== "math") child.setAttribute("data-symbol", table);
    else markSymbols(child, tables);
  }
}
