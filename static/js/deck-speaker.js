/**
 * The speaker's window: this slide, the next one, notes, and the time beside the planned one. The
 * deck writes into it, since scripts cannot run in an empty window.
 */

/** @import { Reveal } from "./globals.d.ts" */
/**
 * @typedef {Record<"time" | "clock" | "title" | "notes" | "next" | "current" | "following",
 *   HTMLElement>} Parts
 */

const SECOND = 1000; // milliseconds
const FORWARD = ["ArrowRight", "ArrowDown", "PageDown", " ", "n", "l", "j"];
const BACK = ["ArrowLeft", "ArrowUp", "PageUp", "p", "h", "k"];
const SLIDE_WIDTH = 1280; // pixels
const REDRAWING = 300; // milliseconds in which figures of a slide are drawn anew
const BEGUN = "pointerscope-deck-begun"; // in the storage of this tab, for each address of a deck
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
  const inserted = page.head.appendChild(page.createElement("style"));
  page.body.className = "speaker-page";
  const parts = build(page);
  let begun = storedStart() ?? startAnew();
  const refresh = () => update(reveal, parts, begun);
  parts.clock.addEventListener("click", () => {
    begun = startAnew();
    parts.clock.blur(); // the next space is for the slides
    refresh();
  });
  const clock = setInterval(refresh, SECOND);
  let copying = 0;
  const copySoon = () => {
    clearTimeout(copying);
    copying = window.setTimeout(copy, REDRAWING);
  };
  const copy = () => {
    if (inserted.sheet) copyInsertedRules(inserted.sheet);
    copySlides(reveal, parts);
  };
  const onChange = () => {
    refresh();
    copy();
    copySoon();
  };
  for (const name of EVENTS) reveal.on(name, onChange);
  document.addEventListener("pointer-view:drawn", copySoon);
  speaker.addEventListener("resize", copy);
  page.addEventListener("keydown", ({ key, target }) => {
    if (key === " " && target === parts.clock) return;
    if (FORWARD.includes(key)) reveal.next();
    if (BACK.includes(key)) reveal.prev();
  });
  speaker.addEventListener("pagehide", () => {
    clearInterval(clock);
    clearTimeout(copying);
    for (const name of EVENTS) reveal.off(name, onChange);
    document.removeEventListener("pointer-view:drawn", copySoon);
  });
  window.addEventListener("pagehide", () => speaker?.close());
  onChange();
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

/**
 * Copy the rules that scripts inserted, such as those of Plotly: no text of a style holds them.
 * @param {CSSStyleSheet} sheet that has those of before
 */
function copyInsertedRules(sheet) {
  const styles = /** @type {NodeListOf<HTMLStyleElement>} */ (
    document.querySelectorAll("style:empty")
  );
  const rules = [...styles].flatMap((style) => [...(style.sheet?.cssRules ?? [])]);
  for (const { cssText } of rules.slice(sheet.cssRules.length)) {
    sheet.insertRule(cssText, sheet.cssRules.length);
  }
}

/** When the presentation began, in milliseconds: a reload of the deck does not begin it anew. */
function storedStart() {
  try {
    const begun = Number(sessionStorage.getItem(`${BEGUN}:${location.pathname}`));
    return begun > 0 ? begun : null;
  } catch {
    return null; // without storage the clock begins with the window
  }
}

function startAnew() {
  const begun = Date.now();
  try {
    sessionStorage.setItem(`${BEGUN}:${location.pathname}`, String(begun));
  } catch {
    // The clock begins with the window.
  }
  return begun;
}

/** @param {Document} page @returns {Parts} */
function build(page) {
  const make = (/** @type {string} */ kind, /** @type {string} */ className) => {
    const element = page.createElement(kind);
    element.className = className;
    page.body.append(element);
    return element;
  };
  const line = make("p", "speaker-time");
  const time = page.createElement("span");
  const clock = Object.assign(page.createElement("button"), { textContent: "Restart the clock" });
  line.append(time, " ", clock);
  return {
    ...{ time, clock },
    title: make("h1", "speaker-title"),
    current: make("div", "speaker-current"),
    next: make("p", "speaker-next"),
    following: make("div", "speaker-following"),
    notes: make("div", "speaker-text"),
  };
}

/** Show this slide and the next one as they are now. @param {Reveal} reveal @param {Parts} parts */
function copySlides(reveal, { current, following }) {
  const slides = reveal.getSlides();
  const index = slides.indexOf(reveal.getCurrentSlide());
  copySlide(slides[index], current);
  copySlide(slides[index + 1], following);
}

/**
 * A still picture of a slide: without scripts of its own, what is drawn stays as it is.
 * @param {HTMLElement | undefined} slide
 * @param {HTMLElement} place
 */
function copySlide(slide, place) {
  const page = place.ownerDocument;
  place.hidden = !slide;
  if (!slide) return;
  const make = (/** @type {string} */ kind, /** @type {string} */ className) =>
    Object.assign(page.createElement(kind), { className });
  const [deck, inner] = [make("div", "reveal deck"), make("div", "slides")];
  const section = page.importNode(slide, true);
  section.className = "present";
  section.removeAttribute("style");
  section.removeAttribute("hidden");
  section.querySelector("aside.notes")?.remove();
  for (const part of section.querySelectorAll("[tabindex], button, a, select, input, summary")) {
    part.setAttribute("tabindex", "-1");
  }
  section.inert = true;
  inner.append(section);
  deck.append(inner);
  deck.style.zoom = String(place.clientWidth / SLIDE_WIDTH);
  place.replaceChildren(deck);
}

/**
 * @param {Reveal} reveal
 * @param {Parts} parts
 * @param {number} begun when the presentation began
 */
function update(reveal, { time, title, notes, next }, begun) {
  const slides = reveal.getSlides();
  const slide = reveal.getCurrentSlide();
  const index = slides.indexOf(slide);
  const planned = minutesOf(slides.slice(0, index + 1));
  const total = minutesOf(slides);
  const seconds = Math.floor((Date.now() - begun) / SECOND);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const now = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const ends = `this slide ends after ${rounded(planned)} min, the talk after ${rounded(total)} min`;
  const plan = total ? ` · plan: ${ends}` : "";
  time.textContent = `${index + 1} of ${slides.length} · ${now} · ${clock}${plan}`;
  time.parentElement?.toggleAttribute("data-late", total > 0 && seconds > 60 * planned);
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
