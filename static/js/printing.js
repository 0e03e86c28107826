/** Printing: lazy figures are drawn first, and closed details are opened. */

import { findAll } from "./dom.js";

/** @import { PointerView } from "./pointer-view.d.ts" */

const TIMEOUT = 30_000; // milliseconds that printing waits for figures
const PAGE_ROOM = 660; // pixels of height that A4 or Letter leaves for a figure below its words

/**
 * Draw lazy figures too, and wait until all are drawn.
 * @param {PointerView[]} views
 */
export async function drawAll(views) {
  for (const view of views) view.removeAttribute("lazy");
  const end = Date.now() + TIMEOUT;
  while (Date.now() < end && views.some(isPending)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param {PointerView} view */
function isPending(view) {
  if (view.querySelector(".view-failure:not([hidden])")) return false;
  return !view.dataset.drawn || view.hasAttribute("aria-busy");
}

/**
 * Make a button print the page with all of its figures drawn.
 * @param {HTMLButtonElement} button
 * @param {() => PointerView[]} views that have something to draw
 */
export function enablePrinting(button, views) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    const printed = views();
    // What is folded has no width to draw in.
    const folded = new Set(printed.map((view) => view.closest("details:not([open])")));
    for (const details of folded) details?.setAttribute("open", "");
    await drawAll(printed);
    window.print();
    for (const details of folded) details?.removeAttribute("open");
    button.disabled = false;
  });
}

/**
 * While the page is printed, open closed details, except the tables behind figures, and shrink
 * figures that are taller than a page.
 * @param {HTMLElement} box
 * @param {() => void} [before] called before that
 * @param {() => void} [after] called after printing
 */
export function unfoldWhenPrinting(box, before = () => {}, after = () => {}) {
  /** @type {HTMLDetailsElement[]} */
  let closed = [];
  /** @type {HTMLElement[]} */
  let tall = [];
  window.addEventListener("beforeprint", () => {
    before();
    closed = findAll(box, "details:not([open])", HTMLDetailsElement).filter(
      (details) => !details.closest("pointer-view"),
    );
    for (const details of closed) details.open = true;
    tall = findAll(box, "pointer-view:not([fill]) > .view-plot").filter(
      (plot) => plot.offsetHeight > PAGE_ROOM,
    );
    for (const plot of tall)
      plot.style.setProperty("--print-scale", String(PAGE_ROOM / plot.offsetHeight));
  });
  window.addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
    for (const plot of tall) plot.style.removeProperty("--print-scale");
    after();
  });
}
