/** The story of the living network on a slide: one invisible fragment for each of its beats. */

import { findAll } from "./dom.js";

/** @import { Reveal } from "./globals.d.ts" */
/** @import { PointerView } from "./pointer-view.d.ts" */

export const BEAT = "pointerscope-beat";
export const MOST_BEATS = 100;
const KNOWN = `.${BEAT}:not([data-reserved])`;

/** The beat that a slide is at, from 1. @param {Element} slide */
export function beatOf(slide) {
  return 1 + slide.querySelectorAll(`.${BEAT}.visible`).length;
}

/**
 * Give a slide as many fragments as a story has beats after its first; they come after the slide's own.
 * @param {Reveal} reveal
 * @param {HTMLElement} slide
 * @param {number} beats
 */
export function insertBeats(reveal, slide, beats) {
  appendFragments(slide, beats - 1);
  reveal.syncFragments(slide);
}

/**
 * @param {HTMLElement} slide
 * @param {number} count
 * @returns {HTMLElement[]}
 */
function appendFragments(slide, count) {
  const first = slide.querySelectorAll(".fragment").length;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const fragment = document.createElement("span");
    fragment.className = `fragment ${BEAT}`;
    fragment.dataset.fragmentIndex = String(first + index);
    slide.append(fragment);
    return fragment;
  });
}

/**
 * Give the slide of an address the fragments that the address counts, before its story is drawn and
 * says how many there are.
 * @param {HTMLElement[]} slides
 * @param {string} hash of the address
 * @returns {HTMLElement | null} the slide, where it has new fragments
 */
export function reserveBeats(slides, hash) {
  const [, index, step] = /^#\/(\d+)\/0\/(\d+)$/.exec(hash) ?? [];
  const slide = slides[Number(index)];
  if (!slide?.querySelector("pointer-view[beat]") || slide.querySelector(KNOWN)) return null;
  const missing = Number(step) + 1 - slide.querySelectorAll(".fragment").length;
  const reserved = appendFragments(slide, Math.min(missing, MOST_BEATS));
  for (const fragment of reserved) fragment.dataset.reserved = "";
  return reserved.length ? slide : null;
}

/** Give the slide of a drawn story its fragments, once. @param {Reveal} reveal @param {HTMLElement} view */
export function addBeats(reveal, view) {
  const slide = view.closest("section");
  const { beats } = /** @type {PointerView} */ (view);
  if (!slide || beats < 2 || slide.querySelector(KNOWN)) return;
  const reserved = findAll(slide, "[data-reserved]");
  for (const fragment of reserved.splice(beats - 1)) fragment.remove();
  for (const { dataset } of reserved) delete dataset.reserved;
  insertBeats(reveal, slide, beats - reserved.length);
  tellBeats(slide);
}

/** Tell the stories of a slide up to where it is. @param {HTMLElement} slide */
export function tellBeats(slide) {
  for (const view of slide.querySelectorAll("pointer-view[beat]")) {
    const beat = String(beatOf(slide));
    if (view.getAttribute("beat") !== beat) view.setAttribute("beat", beat);
  }
}
