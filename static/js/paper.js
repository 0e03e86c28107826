/** Printing: figures that nobody has scrolled to are drawn first, and what is folded is opened. */

const PATIENCE = 30_000; // milliseconds that printing waits for figures

/**
 * Wait until figures are drawn, wherever they are on the page.
 * @param {Element[]} views `<pointer-view>` elements
 */
export async function allDrawn(views) {
  for (const view of views) view.removeAttribute("lazy");
  const end = Date.now() + PATIENCE;
  while (Date.now() < end && views.some((view) => !view.dataset.drawn && !view.querySelector(".view-failure:not([hidden])"))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Open what is folded within an element while it is on paper, but for the tables behind figures.
 * @param {Element} box
 * @param {() => void} [before] what else is done before
 * @param {() => void} [after] and after
 */
export function unfoldOnPaper(box, before = () => {}, after = () => {}) {
  let closed = [];
  window.addEventListener("beforeprint", () => {
    before();
    closed = [...box.querySelectorAll("details:not([open])")].filter((details) => !details.closest("pointer-view"));
    for (const details of closed) details.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
    after();
  });
}
