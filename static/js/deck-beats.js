/** The story of the living network on a slide: one invisible fragment for each of its beats. */

/** @import { Reveal } from "./globals.d.ts" */
/** @import { PointerView } from "./pointer-view.d.ts" */

export const BEAT = "pointerscope-beat";

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
  const first = slide.querySelectorAll(".fragment").length;
  for (let index = 0; index < beats - 1; index += 1) {
    const fragment = document.createElement("span");
    fragment.className = `fragment ${BEAT}`;
    fragment.dataset.fragmentIndex = String(first + index);
    slide.append(fragment);
  }
  reveal.syncFragments(slide);
}

/** Give the slide of a drawn story its fragments, once. @param {Reveal} reveal @param {HTMLElement} view */
export function addBeats(reveal, view) {
  const slide = view.closest("section");
  const { beats } = /** @type {PointerView} */ (view);
  if (!slide || beats < 2 || slide.querySelector(`.${BEAT}`)) return;
  insertBeats(reveal, slide, beats);
  tellBeats(slide);
}

/** Tell the stories of a slide up to where it is. @param {HTMLElement} slide */
export function tellBeats(slide) {
  for (const view of slide.querySelectorAll("pointer-view[beat]")) {
    const beat = String(beatOf(slide));
    if (view.getAttribute("beat") !== beat) view.setAttribute("beat", beat);
  }
}
