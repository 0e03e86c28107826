/** Printing: figures that nobody has scrolled to are drawn first, and what is folded is opened. */

const PATIENCE = 30_000; // milliseconds that printing waits for figures
const ROOM = 720; // pixels of height that a page has for a figure beside its words, A4 or Letter

/**
 * Wait until figures are drawn, wherever they are on the page.
 * @param {Element[]} views `<pointer-view>` elements
 */
export async function allDrawn(views) {
  for (const view of views) view.removeAttribute("lazy");
  const end = Date.now() + PATIENCE;
  while (Date.now() < end && views.some(isUnderWay)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function isUnderWay(view) {
  if (view.querySelector(".view-failure:not([hidden])")) return false;
  return !view.dataset.drawn || view.hasAttribute("aria-busy");
}

/**
 * Let a button print the page, all of its figures drawn.
 * @param {HTMLButtonElement} button
 * @param {() => Element[]} views that have something to draw
 */
export function printAll(button, views) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    await allDrawn(views());
    window.print();
    button.disabled = false;
  });
}

/**
 * Open what is folded within an element while it is on paper, but for the tables behind figures,
 * and make figures that are taller than a page fit on one.
 * @param {Element} box
 * @param {() => void} [before] what else is done before
 * @param {() => void} [after] and after
 */
export function unfoldOnPaper(box, before = () => {}, after = () => {}) {
  let closed = [];
  let tall = [];
  window.addEventListener("beforeprint", () => {
    before();
    closed = [...box.querySelectorAll("details:not([open])")].filter(
      (details) => !details.closest("pointer-view"),
    );
    for (const details of closed) details.open = true;
    tall = [...box.querySelectorAll("pointer-view:not([fill]) > .view-plot")].filter(
      (plot) => plot.offsetHeight > ROOM,
    );
    for (const plot of tall) plot.style.setProperty("--on-paper", ROOM / plot.offsetHeight);
  });
  window.addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
    for (const plot of tall) plot.style.removeProperty("--on-paper");
    after();
  });
}
