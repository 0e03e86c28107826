/**
 * A deck in reveal.js: what its views show at each fragment, and figures drawn ahead one by one
 * while nothing else is to do, so that no slide change waits for them.
 */

import "./pointer-view.js";
import { fitSteps } from "./deck-steps.js";
import { openSpeaker } from "./deck-speaker.js";
import { makeWalkable, watchSums } from "./sums.js";

const WIDTH = 1280;
const HEIGHT = 720;
const ALL = 10_000; // slides that are laid out before they are shown
const QUIET = 400; // milliseconds after a key in which nothing is drawn ahead
const PATIENCE = 15_000; // milliseconds that one figure may take
const KEYS = { s: 83, t: 84 };
const SPACE_OR_ENTER = [" ", "Enter"];
const SHOW = "deck:show"; // another page's wish

const root = document.querySelector(".deck");
const preview = "preview" in root.dataset;
const printing = /print-pdf/i.test(location.search);
const reveal = new window.Reveal(root, {
  width: WIDTH,
  height: HEIGHT,
  margin: 0,
  minScale: 0.1,
  maxScale: 4,
  center: false,
  transition: "none",
  backgroundTransition: "none",
  slideNumber: "c/t",
  hash: !preview,
  viewDistance: ALL,
  mobileViewDistance: ALL,
  pdfMaxPagesPerSlide: 1,
  pdfPageHeightOffset: 0,
  scrollActivationWidth: null,
  keyboardCondition: (event) => !belongsToControl(event),
});
let quietUntil = 0;

const slides = () => [...root.querySelectorAll("section")];
const waiting = (view) => view.hasAttribute("hidden") && view.hasAttribute("lazy");

/** Whether a key belongs to the control that has the focus. */
function belongsToControl({ key }) {
  const focused = document.activeElement;
  if (!focused || focused === document.body || !root.contains(focused)) return false;
  if (focused.closest("select, input, textarea, td, [contenteditable]")) return true;
  return SPACE_OR_ENTER.includes(key) && focused.closest("button, summary, a") !== null;
}

/** How many fragments of a slide are shown. */
function stageOf(slide) {
  const shown = [...slide.querySelectorAll(".fragment.visible")];
  return 1 + Math.max(-1, ...shown.map((fragment) => Number(fragment.dataset.fragmentIndex)));
}

/** Show what a slide shows after so many fragments; nothing is drawn but options that change. */
function show(slide) {
  const stage = stageOf(slide);
  for (const place of slide.querySelectorAll("[data-stages]")) {
    const stages = JSON.parse(place.dataset.stages);
    const { show: shown, options } = stages[Math.min(stage, stages.length - 1)];
    [...place.children].forEach((child, index) =>
      child.toggleAttribute("data-away", index !== shown),
    );
    if (place.dataset.stage === String(stage)) continue;
    place.dataset.stage = String(stage);
    const view = place.children[shown];
    // What an earlier stage chose is forgotten at one that chooses nothing.
    const names = new Set(stages.flatMap((other) => Object.keys(other.options)));
    if (view.localName === "pointer-view")
      for (const name of names) choose(view, name, options[name]);
  }
  for (const part of slide.querySelectorAll("[data-at]"))
    part.toggleAttribute("data-away", !JSON.parse(part.dataset.at).includes(stage));
}

function choose(view, name, value) {
  if (value === undefined) view.removeAttribute(name);
  else if (view.getAttribute(name) !== String(value)) view.setAttribute(name, String(value));
}

/** The figures that are still to be drawn: what is seen first, then what is near. */
function nextView() {
  const all = slides();
  const at = Math.max(0, all.indexOf(reveal.getCurrentSlide()));
  const left = [...root.querySelectorAll("pointer-view")].filter(waiting);
  const distance = (view) => {
    const from = all.indexOf(view.closest("section")) - at;
    // Forward before back, and what is shown at once before what fragments bring.
    return 4 * Math.abs(from) + (from < 0 ? 2 : 0) + (view.closest("[data-away]") ? 1 : 0);
  };
  return left.sort((one, other) => distance(one) - distance(other))[0];
}

/** Draw a view and wait until it is drawn, or says why not. */
function draw(view) {
  return new Promise((resolve) => {
    const done = () => {
      if (!view.dataset.drawn && !view.querySelector(".view-failure:not([hidden])")) return;
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const watch = new MutationObserver(done);
    const timer = setTimeout(() => {
      watch.disconnect();
      resolve();
    }, PATIENCE);
    watch.observe(view, { attributes: true, childList: true, subtree: true });
    view.removeAttribute("hidden");
    view.removeAttribute("lazy");
  });
}

function idle() {
  const wait = Math.max(0, quietUntil - performance.now());
  const next = (resolve) =>
    window.requestIdleCallback
      ? requestIdleCallback(resolve, { timeout: 200 })
      : setTimeout(resolve, 20);
  return new Promise((resolve) => (wait ? setTimeout(() => next(resolve), wait) : next(resolve)));
}

async function drawAll() {
  for (let view = nextView(); view; view = nextView()) {
    await draw(view);
    const fitted = view.closest(".step-frame");
    if (fitted) fitSteps([fitted]);
    if (!printing) await idle();
  }
  document.documentElement.dataset.allDrawn = "true";
}

function changed({ currentSlide }) {
  quietUntil = performance.now() + QUIET;
  show(currentSlide ?? reveal.getCurrentSlide());
}

/** Paper shows every slide in its place and size, as reveal lays them out. */
function keepSizeOnPaper() {
  document.documentElement.dataset.framed = "";
  for (const moment of ["beforeprint", "afterprint"])
    window.addEventListener(moment, (event) => event.stopImmediatePropagation(), { capture: true });
}

function bindKeys() {
  reveal.addKeyBinding({ keyCode: KEYS.s, key: "S", description: "Speaker notes" }, () =>
    openSpeaker(reveal, root.dataset.title),
  );
  reveal.addKeyBinding({ keyCode: KEYS.t, key: "T", description: "Light or dark" }, () =>
    root.querySelector("[data-theme-button]").click(),
  );
}

async function start() {
  keepSizeOnPaper();
  if (printing) {
    const laidOut = new Promise((resolve) => reveal.on("pdf-ready", resolve));
    await reveal.initialize();
    await laidOut;
  } else {
    for (const slide of slides()) show(slide);
    await reveal.initialize();
    bindKeys();
    if (root.dataset.start) reveal.slide(Number(root.dataset.start));
    reveal.on("slidechanged", changed);
    reveal.on("fragmentshown", changed);
    reveal.on("fragmenthidden", changed);
    document.addEventListener(SHOW, ({ detail }) => reveal.slide(detail));
  }
  for (const slide of slides()) show(slide);
  fitSteps(root.querySelectorAll(".step-frame"));
  watchSums(root, null);
  makeWalkable(root);
  document.documentElement.dataset.deckReady = "true";
  await drawAll();
}

start();
