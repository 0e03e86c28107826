/**
 * The speaker's window: notes of the slide, what comes next, and the time. The deck writes into it,
 * since scripts cannot run in an empty window.
 */

/** @import { Reveal } from "./globals.d.ts" */
/** @typedef {Record<"time" | "title" | "notes" | "next", HTMLElement>} Parts */

const SECOND = 1000; // milliseconds
const FORWARD = ["ArrowRight", "ArrowDown", "PageDown", " ", "n", "l", "j"];
const BACK = ["ArrowLeft", "ArrowUp", "PageUp", "p", "h", "k"];
const EVENTS = ["slidechanged", "fragmentshown", "fragmenthidden"];

/** @type {Window | null} */
let speaker = null;

/**
 * Open the speaker's window, or bring it to the front.
 * @param {Reveal} reveal the deck
 * @param {string} title of the deck
 */
export function openSpeaker(reveal, title) {
  if (speaker && !speaker.closed) {
    speaker.focus();
    return;
  }
  speaker = window.open("", "", "width=900,height=700");
  if (!speaker) return; // the browser blocks new windows
  const page = speaker.document;
  page.title = `Notes · ${title}`;
  page.documentElement.className = "pointerscope";
  page.documentElement.dataset.theme = document.documentElement.dataset.theme;
  for (const style of document.querySelectorAll("style, link[rel=stylesheet]")) {
    page.head.append(copyOf(page, style));
  }
  page.body.className = "speaker-page";
  const parts = build(page);
  const begun = Date.now();
  const refresh = () => update(reveal, parts, begun);
  const clock = setInterval(refresh, SECOND);
  for (const name of EVENTS) reveal.on(name, refresh);
  page.addEventListener("keydown", ({ key }) => {
    if (FORWARD.includes(key)) reveal.next();
    if (BACK.includes(key)) reveal.prev();
  });
  speaker.addEventListener("pagehide", () => {
    clearInterval(clock);
    for (const name of EVENTS) reveal.off(name, refresh);
  });
  window.addEventListener("pagehide", () => speaker?.close());
  refresh();
}

/**
 * A style, with an absolute address since an empty window has none of its own.
 * @param {Document} page
 * @param {Element} style
 */
function copyOf(page, style) {
  const copy = page.importNode(style, true);
  if (style instanceof HTMLLinkElement) copy.setAttribute("href", style.href);
  return copy;
}

/** @param {Document} page @returns {Parts} */
function build(page) {
  const make = (/** @type {string} */ kind, /** @type {string} */ className) => {
    const element = page.createElement(kind);
    element.className = className;
    page.body.append(element);
    return element;
  };
  return {
    time: make("p", "speaker-time"),
    title: make("h1", "speaker-title"),
    notes: make("div", "speaker-text"),
    next: make("p", "speaker-next"),
  };
}

/**
 * @param {Reveal} reveal
 * @param {Parts} parts
 * @param {number} begun when the window was opened
 */
function update(reveal, { time, title, notes, next }, begun) {
  const slides = reveal.getSlides();
  const slide = reveal.getCurrentSlide();
  const index = slides.indexOf(slide);
  const planned = minutesOf(slides.slice(0, index + 1));
  const total = minutesOf(slides);
  const seconds = Math.floor((Date.now() - begun) / SECOND);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const plan = total ? ` · this slide until ${rounded(planned)} of ${rounded(total)} min` : "";
  time.textContent = `${index + 1} of ${slides.length} · ${clock}${plan}`;
  title.textContent = nameOf(slide);
  if (notes.dataset.at !== String(index)) {
    notes.dataset.at = String(index);
    const written = slide.querySelector("aside.notes");
    const copies = [...(written?.childNodes ?? [])].map((node) =>
      notes.ownerDocument.importNode(node, true),
    );
    notes.replaceChildren(...(written ? copies : ["No notes."]));
  }
  const left = slide.querySelectorAll(".fragment:not(.visible)").length;
  const following = slides[index + 1];
  if (left) next.textContent = `${left} more on this slide`;
  else next.textContent = following ? `Next: ${nameOf(following)}` : "The last slide";
}

/** @param {HTMLElement[]} slides */
function minutesOf(slides) {
  return slides.reduce((sum, slide) => sum + Number(slide.dataset.minutes ?? 0), 0);
}

/** @param {HTMLElement} slide */
function nameOf(slide) {
  return slide.getAttribute("aria-label") ?? "";
}

/** @param {number} minutes */
function rounded(minutes) {
  return String(Math.round(minutes * 10) / 10);
}
