/**
 * A deck in reveal.js: selects what its views show at each fragment, and draws the figures of later
 * slides while the browser is idle, so that changing slides never waits for them.
 */

import { addBeats, beatOf, reserveBeats, tellBeats } from "./deck-beats.js";
import { measurePages } from "./deck-measure.js";
import { openSpeaker } from "./deck-speaker.js";
import { fitSteps } from "./deck-steps.js";
import { enableDerivations, makeCellsFocusable } from "./derivations.js";
import { find, findAll, findViews } from "./dom.js";
import "./pointer-view.js";

/** @import { PointerView } from "./pointer-view.d.ts" */
/**
 * What a place shows after some fragments: the index of an element, and values of options.
 * @typedef {{show: number, options: Record<string, string | number>}} Stage
 */

const WIDE = { width: 1280, height: 720 };
const TALL = { width: 560, most: 640 }; // of slides on a phone held upright, and of its screen
const ALL = 10_000; // slides that are laid out before they are shown
const IDLE_AFTER_KEY = 400; // milliseconds after a slide change without drawing
const FIGURE_TIMEOUT = 15_000; // milliseconds
const KEYS = { s: 83, t: 84 };
const SPACE_OR_ENTER = [" ", "Enter"];

const root = find(document, ".deck");
const isPreview = "preview" in root.dataset;
const isPrinting = /print-pdf/i.test(location.search);
const Reveal = window.Reveal;
if (!Reveal) throw new Error("reveal.js is missing on this page.");
const reveal = new Reveal(root, {
  ...sizeOfSlides(),
  margin: 0,
  minScale: 0.1,
  maxScale: 4,
  center: false,
  transition: "none",
  backgroundTransition: "none",
  slideNumber: "c/t",
  hash: !isPreview,
  viewDistance: ALL,
  mobileViewDistance: ALL,
  pdfMaxPagesPerSlide: 1,
  pdfPageHeightOffset: 0,
  scrollActivationWidth: null,
  postMessage: false, // no other page controls a deck
  keyboardCondition: (/** @type {KeyboardEvent} */ event) => !belongsToControl(event),
});
let idleUntil = 0; // nothing is drawn ahead before this time

const slides = () => findAll(root, "section");

/** The size of slides in pixels: as high as the screen on a phone held upright, 16 by 9 elsewhere. */
function sizeOfSlides() {
  const { innerWidth: across, innerHeight: down } = window;
  const isTall = !isPrinting && across < down && across <= TALL.most;
  const { width } = isTall ? TALL : WIDE;
  const height = isTall ? Math.round((width * down) / across) : WIDE.height;
  root.toggleAttribute("data-tall", isTall);
  root.style.setProperty("--slide-width", `${width}px`);
  root.style.setProperty("--slide-height", `${height}px`);
  return { width, height };
}

/** Formulas that are wider than their slide are made smaller. */
function fitFormulas() {
  const formulas = findAll(root, '.deck-words math[display="block"]', MathMLElement);
  for (const { style } of formulas) style.removeProperty("--fitted");
  for (const { style, clientWidth, scrollWidth } of formulas) {
    if (scrollWidth > clientWidth) style.setProperty("--fitted", String(clientWidth / scrollWidth));
  }
}

/**
 * Whether a key belongs to the control that has the focus, or did something there.
 * @param {KeyboardEvent} event
 */
function belongsToControl({ key, defaultPrevented }) {
  if (defaultPrevented) return true;
  const focused = document.activeElement;
  if (!focused || focused === document.body || !root.contains(focused)) return false;
  if (focused.closest("select, input, textarea, td, [contenteditable]")) return true;
  return SPACE_OR_ENTER.includes(key) && focused.closest("button, summary, a") !== null;
}

/** The number of fragments that a slide shows. @param {HTMLElement} slide */
function stageOf(slide) {
  const indices = findAll(slide, ".fragment.visible").map(({ dataset }) =>
    Number(dataset.fragmentIndex),
  );
  return 1 + Math.max(-1, ...indices);
}

/**
 * Show what a slide shows at its stage; only changed options draw a figure again.
 * @param {HTMLElement} slide
 */
function show(slide) {
  const stage = stageOf(slide);
  for (const place of findAll(slide, "[data-stages]")) showStage(place, stage);
  for (const part of findAll(slide, "[data-at]")) {
    /** @type {number[]} */
    const stages = JSON.parse(part.dataset.at ?? "[]");
    part.toggleAttribute("data-away", !stages.includes(stage));
  }
  tellBeats(slide);
}

/**
 * @param {HTMLElement} place
 * @param {number} index
 */
function showStage(place, index) {
  /** @type {Stage[]} */
  const stages = JSON.parse(place.dataset.stages ?? "[]");
  const stage = stages[Math.min(index, stages.length - 1)];
  if (!stage) return;
  for (const [position, child] of [...place.children].entries()) {
    child.toggleAttribute("data-away", position !== stage.show);
  }
  if (place.dataset.stage === String(index)) return;
  place.dataset.stage = String(index);
  const view = place.children[stage.show];
  if (view?.localName !== "pointer-view") return;
  // An option of an earlier stage is removed at a stage without it.
  const names = new Set(stages.flatMap(({ options }) => Object.keys(options)));
  for (const name of names) select(view, name, stage.options[name]);
}

/**
 * @param {Element} view
 * @param {string} name
 * @param {string | number | undefined} value
 */
function select(view, name, value) {
  if (value === undefined) view.removeAttribute(name);
  else if (view.getAttribute(name) !== String(value)) view.setAttribute(name, String(value));
}

/** The figure to draw next: first of this slide, then of near ones. @returns {PointerView | undefined} */
function nextView() {
  const all = slides();
  const current = Math.max(0, all.indexOf(reveal.getCurrentSlide()));
  const distance = (/** @type {PointerView} */ view) => {
    const steps = all.indexOf(/** @type {HTMLElement} */ (view.closest("section"))) - current;
    // Slides ahead come before slides back, and what is shown at once before later fragments.
    return 4 * Math.abs(steps) + (steps < 0 ? 2 : 0) + (view.closest("[data-away]") ? 1 : 0);
  };
  const waiting = findViews(root, "pointer-view[hidden][lazy]");
  return waiting.sort((first, second) => distance(first) - distance(second))[0];
}

/**
 * Draw a view, and wait until it is drawn or has failed.
 * @param {PointerView} view
 * @returns {Promise<void>}
 */
function draw(view) {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (view.dataset.drawn || view.querySelector(".view-failure:not([hidden])")) end();
    });
    const timer = setTimeout(end, FIGURE_TIMEOUT);
    observer.observe(view, { attributes: true, childList: true, subtree: true });
    view.removeAttribute("hidden");
    view.removeAttribute("lazy");
  });
}

/** Wait until the browser is idle. @returns {Promise<void>} */
function idle() {
  const wait = Math.max(0, idleUntil - performance.now());
  return new Promise((resolve) => {
    const whenIdle = () => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 200 });
      else setTimeout(resolve, 20);
    };
    if (wait) setTimeout(whenIdle, wait);
    else whenIdle();
  });
}

async function drawAll() {
  for (let view = nextView(); view; view = nextView()) {
    await draw(view);
    const frame = view.closest(".step-frame");
    if (frame instanceof HTMLElement) fitSteps([frame]);
    if (!isPrinting) await idle();
  }
  if (isPrinting) root.dataset.measured = JSON.stringify(measurePages(root));
  document.documentElement.dataset.allDrawn = "true";
}

/** @param {{currentSlide?: HTMLElement}} event of reveal.js */
function onChange({ currentSlide }) {
  idleUntil = performance.now() + IDLE_AFTER_KEY;
  show(currentSlide ?? reveal.getCurrentSlide());
  if (!isPreview) writeAddress();
}

/** A room follows the address, and so does a reload; reveal.js itself writes it up to a second later. */
function writeAddress() {
  const { h: slide, f: fragment = -1 } = reveal.getIndices();
  const hash = fragment >= 0 ? `#/${slide}/0/${fragment}` : `#/${slide || ""}`;
  try {
    history.replaceState(null, "", hash);
  } catch {
    // Some browsers refuse more than 100 of these in a short while, as with a key held down.
  }
}

/** A story that is not drawn yet goes on at the beat of the address. */
function reserveBeatsOfAddress() {
  const slide = reserveBeats(slides(), location.hash);
  if (slide && reveal.isReady()) reveal.syncFragments(slide);
}

/** Keep figures as they are while printing: reveal.js lays out every slide for paper. */
function keepSizeWhenPrinting() {
  document.documentElement.dataset.framed = "";
  for (const name of ["beforeprint", "afterprint"]) {
    window.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}

function bindKeys() {
  reveal.addKeyBinding({ keyCode: KEYS.s, key: "S", description: "Speaker notes" }, () =>
    openSpeaker(reveal, root.dataset.title ?? ""),
  );
  reveal.addKeyBinding({ keyCode: KEYS.t, key: "T", description: "Light or dark" }, () =>
    find(root, "[data-theme-button]").click(),
  );
}

/** The slide that the deck editor around a preview asks for. */
function previewedSlide() {
  return isPreview ? window.frameElement?.getAttribute("data-slide") : null;
}

/** Each beat of a story is a fragment of its slide; what is stepped in the picture, the deck follows. */
function bindStories() {
  root.addEventListener("pointer-view:drawn", ({ target }) => {
    if (target instanceof HTMLElement && target.hasAttribute("beat")) addBeats(reveal, target);
  });
  root.addEventListener("pointer-view:beat", ({ target, detail }) => {
    const slide = /** @type {HTMLElement} */ (target).closest("section");
    if (!slide || slide !== reveal.getCurrentSlide() || detail.beat === null) return;
    const first = stageOf(slide) - beatOf(slide);
    if (detail.beat !== beatOf(slide)) reveal.navigateFragment(first + detail.beat - 1);
  });
}

async function start() {
  keepSizeWhenPrinting();
  window.addEventListener("resize", () => {
    reveal.configure(sizeOfSlides());
    fitSteps(findAll(root, ".step-frame"));
    fitFormulas();
  });
  if (isPrinting) {
    for (const view of findViews(root, "pointer-view[beat]")) view.removeAttribute("beat");
    const laidOut = new Promise((resolve) => reveal.on("pdf-ready", resolve));
    await reveal.initialize();
    await laidOut;
  } else {
    for (const slide of slides()) show(slide);
    reserveBeatsOfAddress();
    window.addEventListener("hashchange", reserveBeatsOfAddress, { capture: true });
    await reveal.initialize();
    bindKeys();
    bindStories();
    const start = previewedSlide() ?? root.dataset.start;
    if (start) reveal.slide(Number(start));
    for (const name of ["slidechanged", "fragmentshown", "fragmenthidden"]) {
      reveal.on(name, onChange);
    }
    document.addEventListener("deck:show", ({ detail }) => reveal.slide(detail));
    document.addEventListener("deck:step", ({ detail }) =>
      detail > 0 ? reveal.next() : reveal.prev(),
    );
  }
  for (const slide of slides()) show(slide);
  fitSteps(findAll(root, ".step-frame"));
  fitFormulas();
  enableDerivations(root, null);
  makeCellsFocusable(root);
  document.documentElement.dataset.deckReady = "true";
  await drawAll();
}

start();
