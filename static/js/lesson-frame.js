/**
 * Fits a step of a lesson into a frame of a given size, without scroll bars. Figure and numbers lie
 * beside or above the words. As room gets scarce, the less needed words are left out, then the text
 * gets smaller, and finally the matrices are shown in pages. "More" opens what is left out.
 */

import { find, findAll, findOptional, targetOf } from "./dom.js";

const LAYOUTS = ["beside", "above", "below", "figure"]; // of the parts of a card
const FULL = { width: 960, height: 540 }; // pixels of a frame with text of the usual size
const LARGEST = 2; // times the usual size of the text
const SMALLEST = 0.6;
const TOLERANCE = 0.1; // sizes this near look alike
const FIGURE_HEIGHT = 320; // pixels of a figure beside text of the usual size
/**
 * What is left out, the least needed first: names for CSS, the words that are left out, and the
 * smallest text before more is left out.
 * @type {{out: string, parts: string, least: number}[]}
 */
const OMISSIONS = [
  { out: "", parts: "*", least: 1 },
  { out: "notes", parts: ".note", least: 1 },
  { out: "notes reasons", parts: ".reasons", least: 0.9 },
  { out: "notes reasons remark", parts: "*", least: SMALLEST },
];
/** What is left out where matrices are shown in pages, and the sizes of their text. */
const PAGED_OMISSIONS = ["notes reasons remark switch", "notes reasons remark switch formula"];
const PAGED_SIZES = [1, 0.8, SMALLEST];

/**
 * How a step lies in its frame: what is left out, its layout, and the size of its text.
 * @typedef {{out: string, layout: string, scale: number}} Arrangement
 * @typedef {Arrangement & {pages?: HTMLElement[][]}} PagedArrangement with the matrices of each page
 * @typedef {Arrangement & {worth: number}} RatedArrangement
 */

/**
 * @type {WeakMap<HTMLElement, {frame: string, arrangement: PagedArrangement}>} by step, with the
 *   frame it is for
 */
const arranged = new WeakMap();

/**
 * Keep the step that is shown fitted to its frame.
 * @param {HTMLElement} root around the player; the frame's appearance is in `data-look-…`
 * @param {HTMLElement} box around the steps
 * @returns {() => void} fits what is shown now
 */
export function fitToFrame(root, box) {
  const { lookAccent: accent, lookScale: scale } = root.dataset;
  document.documentElement.toggleAttribute("data-framed", window.parent !== window);
  if (accent && CSS.supports("color", accent)) root.style.setProperty("--accent", accent);
  const fit = () => {
    const step = findOptional(box, ":scope > [data-step]:not([hidden])");
    const { clientWidth: width, clientHeight: height } = box;
    if (!step || !width || !height) return; // hidden; fitted once there is room
    const grown = Math.min(innerWidth / FULL.width, innerHeight / FULL.height, LARGEST);
    const most = Number(scale) || Math.max(1, grown);
    root.style.setProperty("--most", String(most));
    fitStep(step, most, width, height);
  };
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(box);
  box.addEventListener("click", (event) => {
    const target = targetOf(event);
    const step = /** @type {HTMLElement | null} */ (target.closest("[data-step]"));
    if (!step) return;
    if ("rest" in target.dataset) openRest(step);
    if (target.dataset.turn) {
      turn(step, Number(step.dataset.page) + Number(target.dataset.turn));
    }
  });
  return fit;
}

/** Show steps whole, with all of their words, for printing. @param {HTMLElement[]} steps */
export function unfit(steps) {
  for (const step of steps) {
    arranged.delete(step);
    for (const name of ["out", "layout", "paged"]) delete step.dataset[name];
  }
}

/**
 * @param {HTMLElement} step
 * @param {number} most the largest text
 * @param {number} width
 * @param {number} height
 */
function fitStep(step, most, width, height) {
  const frame = `${width}×${height}×${most}`;
  if (arranged.get(step)?.frame === frame) return;
  const figure = findOptional(step, "pointer-view");
  const isWide = width > height;
  const layouts = LAYOUTS.filter(
    (layout) => (layout !== "figure" || figure) && (layout === "below" || isWide),
  );
  step.dataset.fitting = "";
  /** @type {PagedArrangement} */
  const arrangement =
    arrangeAll(step, layouts, most, figure) ?? arrangeInPages(step, Math.min(most, 1));
  delete step.dataset.fitting;
  arranged.set(step, { frame, arrangement });
  if (arrangement.pages) turn(step, Number(step.dataset.page ?? 0));
  const scale = String(arrangement.scale);
  if (figure && figure.getAttribute("scale") !== scale) figure.setAttribute("scale", scale);
}

/**
 * Arrange everything at once: with as many words as fit, in the layout that shows it best.
 * @param {HTMLElement} step
 * @param {string[]} layouts
 * @param {number} most
 * @param {HTMLElement | null} figure
 * @returns {Arrangement | null} null where it does not fit
 */
function arrangeAll(step, layouts, most, figure) {
  delete step.dataset.paged;
  for (const { out, parts, least } of OMISSIONS) {
    if (!step.querySelector(`.words > ${parts}`)) continue;
    /** @type {RatedArrangement | null} */
    let best = null;
    for (const layout of layouts) {
      // A layout may have somewhat smaller text if its figure gains by it.
      const worthwhile = best ? best.scale * (figure ? 0.8 : 1) + TOLERANCE : 0;
      const from = Math.max(Math.min(least, most), worthwhile);
      if (from > most) continue;
      /** @type {RatedArrangement | null} */
      const found = arrangeLargest(step, out, layout, from, most, figure);
      if (found && found.worth > (best?.worth ?? 0)) best = found;
    }
    if (best) {
      arrange(step, best);
      return best;
    }
  }
  return null;
}

/**
 * Find the largest text with which a step fits.
 * @param {HTMLElement} step
 * @param {string} out
 * @param {string} layout
 * @param {number} least
 * @param {number} most
 * @param {HTMLElement | null} figure
 * @returns {RatedArrangement | null} null where none fits
 */
function arrangeLargest(step, out, layout, least, most, figure) {
  const fitsAt = (/** @type {number} */ scale) => {
    arrange(step, { out, layout, scale });
    return fits(step);
  };
  if (!fitsAt(least)) return null;
  let [low, high] = [least, most];
  if (high - low > TOLERANCE && fitsAt(high)) low = high;
  while (high - low > TOLERANCE) {
    const middle = (low + high) / 2;
    if (fitsAt(middle)) low = middle;
    else high = middle;
  }
  if (!figure) return { out, layout, scale: low, worth: low };
  arrange(step, { out, layout, scale: low });
  // A low figure makes an arrangement worse than smaller text does.
  const visible = Math.min(1, figure.clientHeight / (low * FIGURE_HEIGHT));
  return { out, layout, scale: low, worth: low * Math.sqrt(visible) };
}

/**
 * Arrange the matrices in pages: few pages, but with readable text.
 * @param {HTMLElement} step
 * @param {number} most
 * @returns {PagedArrangement}
 */
function arrangeInPages(step, most) {
  step.dataset.paged = "";
  const sizes = PAGED_SIZES.map((size) => Math.min(size, most));
  for (const out of PAGED_OMISSIONS) {
    const [best] = sizes
      .map((scale) => ({ out, layout: "below", scale, ...pagesOf(step, out, scale) }))
      .filter((arrangement) => arrangement.isFitting)
      .sort((a, b) => a.pages.length / a.scale ** 2 - b.pages.length / b.scale ** 2);
    if (best) {
      arrange(step, best);
      return best;
    }
  }
  // A matrix that is wider than its frame even so scrolls within it.
  const [out, scale] = [PAGED_OMISSIONS.at(-1) ?? "", sizes.at(-1) ?? SMALLEST];
  const arrangement = { out, layout: "below", scale, pages: pagesOf(step, out, scale).pages };
  arrange(step, arrangement);
  return arrangement;
}

/**
 * The parts on each page, row by row, and whether each of them fits its page.
 * @param {HTMLElement} step
 * @param {string} out
 * @param {number} scale
 */
function pagesOf(step, out, scale) {
  arrange(step, { out, layout: "below", scale });
  const parts = partsOf(step);
  for (const part of parts) part.dataset.turnedTo = "";
  const { rowGap, columnGap } = getComputedStyle(find(step, ".working"));
  const [gapDown, gapAcross] = [Number.parseFloat(rowGap), Number.parseFloat(columnGap)];
  const room = find(step, ".shown").getBoundingClientRect();
  const height = room.height - find(step, ".pager").getBoundingClientRect().height - gapDown;
  /** @type {HTMLElement[]} */
  let page = [];
  const pages = [page];
  let rowTop = 0;
  let rowHeight = 0;
  let right = 0; // where the row ends
  let isFitting = find(step, ".formula").scrollWidth <= room.width + 1;
  for (const part of parts) {
    const { width: partWidth, height: partHeight } = part.getBoundingClientRect();
    isFitting &&= partHeight <= height && isWhole(part);
    if (right && right + partWidth > room.width) {
      rowTop += rowHeight + gapDown;
      rowHeight = 0;
      right = 0;
    }
    if (page.length && rowTop + Math.max(rowHeight, partHeight) > height) {
      page = [];
      pages.push(page);
      rowTop = 0;
      rowHeight = 0;
      right = 0;
    }
    page.push(part);
    rowHeight = Math.max(rowHeight, partHeight);
    right += partWidth + gapAcross;
  }
  return { pages, isFitting };
}

/**
 * Show one page of matrices.
 * @param {HTMLElement} step
 * @param {number} wanted
 */
function turn(step, wanted) {
  const pages = arranged.get(step)?.arrangement.pages ?? [];
  const index = Math.max(0, Math.min(wanted, pages.length - 1));
  step.dataset.page = String(index);
  for (const part of partsOf(step)) {
    if (pages[index]?.includes(part)) part.dataset.turnedTo = "";
    else delete part.dataset.turnedTo;
  }
  find(step, ".pager").hidden = pages.length === 1;
  find(step, "[data-turned]").textContent = `${index + 1} of ${pages.length}`;
  for (const button of findAll(step, "[data-turn]", HTMLButtonElement)) {
    button.disabled = !pages[index + Number(button.dataset.turn)];
  }
}

/** The matrices and the figure of a step. @param {HTMLElement} step */
function partsOf(step) {
  return findAll(step, ".matrix, .shown > pointer-view");
}

/**
 * @param {HTMLElement} step
 * @param {Arrangement} arrangement
 */
function arrange(step, { out, layout, scale }) {
  step.dataset.out = out;
  step.dataset.layout = layout;
  find(step, "[data-rest]").hidden = !out;
  step.style.setProperty("--scale", String(scale));
}

/** Whether no part of a step is cut off, and none scrolls. @param {HTMLElement} step */
function fits(step) {
  const frame = step.getBoundingClientRect();
  const formula = find(step, ".formula");
  const isWithin = (/** @type {HTMLElement} */ part) => {
    const { right, bottom, width } = part.getBoundingClientRect();
    return !width || (right <= frame.right + 1 && bottom <= frame.bottom + 1);
  };
  return (
    [step, find(step, ".words"), find(step, ".shown")].every(holdsContent) &&
    formula.scrollWidth <= formula.clientWidth + 1 &&
    [formula, ...partsOf(step)].every((part) => isWithin(part) && isWhole(part))
  );
}

/** Whether the content of an element is no larger than the element. @param {Element} element */
function holdsContent(element) {
  return (
    !element.clientWidth ||
    (element.scrollWidth <= element.clientWidth + 1 &&
      element.scrollHeight <= element.clientHeight + 1)
  );
}

/** Whether no table of a part scrolls. @param {HTMLElement} part */
function isWhole(part) {
  const frame = part.querySelector(":scope > .table-frame");
  return !frame || holdsContent(frame);
}

/** Show all words of a step in a dialog over its card. @param {HTMLElement} step */
function openRest(step) {
  const dialog = document.createElement("dialog");
  dialog.className = "rest";
  const title = find(step, "h1, h2");
  dialog.setAttribute("aria-label", (title.textContent ?? "").trim());
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    find(step, "[data-rest]").focus();
  });
  const parts = [
    title,
    step.querySelector(".switch"),
    step.querySelector(".formula"),
    ...find(step, ".words").children,
  ];
  dialog.append(close);
  for (const part of parts) {
    if (!part) continue;
    const copy = /** @type {Element} */ (part.cloneNode(true));
    copy.removeAttribute("id");
    dialog.append(copy);
  }
  step.append(dialog);
  dialog.showModal();
}
