/**
 * A step of a lesson in a frame of a given size, without scroll bars. What is seen lies beside or
 * above what is told; the less needed words are left out as room gets scarce, then the text gets
 * smaller, and at last matrices take turns. What is left out opens with "More".
 */

const LAYOUTS = ["beside", "above", "below", "figure"]; // of the parts of a card
const FULL = [960, 540]; // pixels of a frame that holds text of the usual size
const LARGEST = 2; // of the usual size of the text
const LEAST = 0.6;
const NEAR = 0.1; // of it: nearer sizes look alike
const HIGH = 320; // pixels of a figure, where text has its usual size
/** What is left out, by what is needed least, and the smallest text before more is left out. */
const LEAVES = [
  { out: "", parts: "*", least: 1 },
  { out: "notes", parts: ".note", least: 1 },
  { out: "notes reasons", parts: ".reasons", least: 0.9 },
  { out: "notes reasons remark", parts: "*", least: LEAST },
];
/** The same where matrices take turns, and the sizes that their text may have. */
const PAGED = ["notes reasons remark switch", "notes reasons remark switch formula"];
const SIZES = [1, 0.8, LEAST];

/**
 * @typedef {{out: string, layout: string, scale: number}} Laid how a step lies in its frame
 * @typedef {Laid & {pages?: Element[][]}} Found
 */

/** @type {WeakMap<Element, {frame: string, found: Found}>} what was found for a step, and where */
const known = new WeakMap();

/**
 * Keep the step that is shown fitted to its frame.
 * @param {HTMLElement} root around the player, with what the frame asks for as `data-look-…`
 * @param {HTMLElement} box around the steps
 * @returns {() => void} fits what is shown now
 */
export function fitToFrame(root, box) {
  const { lookAccent: accent, lookScale: scale } = root.dataset;
  document.documentElement.toggleAttribute("data-framed", window.parent !== window);
  if (accent && CSS.supports("color", accent)) root.style.setProperty("--accent", accent);
  const fit = () => {
    const step = box.querySelector(":scope > [data-step]:not([hidden])");
    const [width, height] = [box.clientWidth, box.clientHeight];
    if (!step || !width || !height) return; // hidden; fitted once there is room
    const grown = Math.min(innerWidth / FULL[0], innerHeight / FULL[1], LARGEST);
    const most = Number(scale) || Math.max(1, grown);
    root.style.setProperty("--most", most);
    fitStep(step, most, width, height);
  };
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(box);
  box.addEventListener("click", ({ target }) => {
    const step = target.closest("[data-step]");
    if ("rest" in target.dataset) openRest(step);
    if (target.dataset.turn) turn(step, Number(step.dataset.page) + Number(target.dataset.turn));
  });
  return fit;
}

/** Steps as they are read on paper: whole, each with all of its words. */
export function unfit(steps) {
  for (const step of steps) {
    known.delete(step);
    for (const name of ["out", "layout", "paged"]) delete step.dataset[name];
  }
}

function fitStep(step, most, width, height) {
  const frame = `${width}×${height}×${most}`;
  if (known.get(step)?.frame === frame) return;
  const figure = step.querySelector("pointer-view");
  const isWide = width > height;
  const layouts = LAYOUTS.filter(
    (layout) => (layout === "figure" ? figure : true) && (layout === "below" || isWide),
  );
  step.dataset.fitting = "";
  const found = layAll(step, layouts, most, figure) ?? layInPages(step, Math.min(most, 1));
  delete step.dataset.fitting;
  known.set(step, { frame, found });
  if (found.pages) turn(step, Number(step.dataset.page ?? 0));
  if (figure && figure.getAttribute("scale") !== String(found.scale))
    figure.setAttribute("scale", String(found.scale));
}

/** Everything that is seen at once: with as many words as fit, in the layout that shows it best. */
function layAll(step, layouts, most, figure) {
  delete step.dataset.paged;
  for (const { out, parts, least } of LEAVES) {
    if (!step.querySelector(`.words > ${parts}`)) continue;
    let best = null;
    for (const layout of layouts) {
      // A figure may gain by a layout with somewhat smaller text.
      const worthwhile = best ? best.scale * (figure ? 0.8 : 1) + NEAR : 0;
      const from = Math.max(Math.min(least, most), worthwhile);
      const found = from <= most && largest(step, { out, layout, least: from, most }, figure);
      if (found && found.worth > (best?.worth ?? 0)) best = found;
    }
    if (best) return lay(step, best);
  }
  return null;
}

/** The largest text with which a step fits, or null where none of them does. */
function largest(step, { out, layout, least, most }, figure) {
  const fitsAt = (scale) => lay(step, { out, layout, scale }) && fits(step);
  if (!fitsAt(least)) return null;
  let [low, high] = [least, most];
  if (high - low > NEAR && fitsAt(high)) low = high;
  while (high - low > NEAR) {
    const middle = (low + high) / 2;
    if (fitsAt(middle)) low = middle;
    else high = middle;
  }
  if (figure) lay(step, { out, layout, scale: low });
  // A low figure is worth less than smaller text.
  const seen = figure ? Math.min(1, figure.clientHeight / (low * HIGH)) : 1;
  return { out, layout, scale: low, worth: low * Math.sqrt(seen) };
}

/** As many matrices at a time as there is room for: few pages, but in a text that can be read. */
function layInPages(step, most) {
  step.dataset.paged = "";
  const sizes = SIZES.map((size) => Math.min(size, most));
  for (const out of PAGED) {
    const tried = sizes
      .map((scale) => ({ out, layout: "below", scale, ...pagesOf(step, out, scale) }))
      .filter(({ fits }) => fits);
    const [best] = tried.sort(
      (one, other) => one.pages.length / one.scale ** 2 - other.pages.length / other.scale ** 2,
    );
    if (best) return lay(step, best);
  }
  // What is wider than its frame even so scrolls within it.
  const [out, scale] = [PAGED.at(-1), sizes.at(-1)];
  return lay(step, { out, layout: "below", scale, pages: pagesOf(step, out, scale).pages });
}

/** Parts by the page that they stand on, row by row, and whether each of them fits its page. */
function pagesOf(step, out, scale) {
  lay(step, { out, layout: "below", scale });
  for (const part of partsOf(step)) part.dataset.turnedTo = "";
  const working = step.querySelector(".working");
  const { rowGap, columnGap } = getComputedStyle(working);
  const [down, across] = [parseFloat(rowGap), parseFloat(columnGap)];
  const { width, height: all } = step.querySelector(".shown").getBoundingClientRect();
  const height = all - step.querySelector(".pager").getBoundingClientRect().height - down;
  const pages = [];
  let [top, row, right] = [Infinity, 0, 0]; // where the row begins, its height, and where it ends
  let fits = step.querySelector(".formula").scrollWidth <= width + 1;
  for (const part of partsOf(step)) {
    const { width: wide, height: high } = part.getBoundingClientRect();
    fits &&= high <= height && isWhole(part);
    if (right + wide > width) [top, row, right] = [top + row + down, 0, 0];
    if (top + Math.max(row, high) > height) {
      pages.push([]);
      [top, row, right] = [0, 0, 0];
    }
    pages.at(-1).push(part);
    [row, right] = [Math.max(row, high), right + wide + across];
  }
  return { pages, fits };
}

/** Show one page of matrices. */
function turn(step, page) {
  const { pages } = known.get(step).found;
  const at = Math.max(0, Math.min(page, pages.length - 1));
  step.dataset.page = at;
  for (const part of partsOf(step)) {
    if (pages[at].includes(part)) part.dataset.turnedTo = "";
    else delete part.dataset.turnedTo;
  }
  step.querySelector(".pager").hidden = pages.length === 1;
  step.querySelector("[data-turned]").textContent = `${at + 1} of ${pages.length}`;
  for (const button of step.querySelectorAll("[data-turn]"))
    button.disabled = !pages[at + Number(button.dataset.turn)];
}

const partsOf = (step) => [...step.querySelectorAll(".matrix, .shown > pointer-view")];

/** @param {Found} laid */
function lay(step, laid) {
  step.dataset.out = laid.out;
  step.dataset.layout = laid.layout;
  step.querySelector("[data-rest]").hidden = !laid.out;
  step.style.setProperty("--scale", laid.scale);
  return laid;
}

/** Whether nothing of a step is cut off, and nothing in it scrolls. */
function fits(step) {
  const frame = step.getBoundingClientRect();
  const isWithin = (part) => {
    const { right, bottom, width } = part.getBoundingClientRect();
    return !width || (right <= frame.right + 1 && bottom <= frame.bottom + 1);
  };
  const formula = step.querySelector(".formula");
  return (
    [step, step.querySelector(".words"), step.querySelector(".shown")].every(holds) &&
    formula.scrollWidth <= formula.clientWidth + 1 &&
    [formula, ...partsOf(step)].every((part) => isWithin(part) && isWhole(part))
  );
}

/** Whether all that is in a part is in sight. */
function holds(part) {
  return (
    !part.clientWidth ||
    (part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 1)
  );
}

function isWhole(part) {
  const frame = part.querySelector(":scope > .table-frame");
  return !frame || holds(frame);
}

/** All words of a step over its card. */
function openRest(step) {
  const dialog = document.createElement("dialog");
  dialog.className = "rest";
  const title = step.querySelector("h1, h2");
  dialog.setAttribute("aria-label", title.textContent.trim());
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: "Close",
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    step.querySelector("[data-rest]").focus();
  });
  const told = [
    title,
    step.querySelector(".switch"),
    step.querySelector(".formula"),
    ...step.querySelector(".words").children,
  ];
  const copies = told.filter(Boolean).map((part) => part.cloneNode(true));
  for (const copy of copies) copy.removeAttribute("id");
  dialog.append(close, ...copies);
  step.append(dialog);
  dialog.showModal();
}
