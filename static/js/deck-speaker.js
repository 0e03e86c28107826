/**
 * The speaker's window: notes of the slide, what comes next, and the time. It is made of elements
 * alone, since no script may run in it.
 */

const SECOND = 1000; // milliseconds
const FORWARD = ["ArrowRight", "ArrowDown", "PageDown", " ", "n", "l", "j"];
const BACK = ["ArrowLeft", "ArrowUp", "PageUp", "p", "h", "k"];

/** @type {Window | null} */
let speaker = null;

/**
 * Open the speaker's window, or bring it to the front.
 * @param {any} reveal the deck
 * @param {string} title of the deck
 */
export function openSpeaker(reveal, title) {
  if (speaker && !speaker.closed) {
    speaker.focus();
    return;
  }
  speaker = window.open("", "", "width=900,height=700");
  if (!speaker) return; // the browser lets no window open
  const page = speaker.document;
  page.title = `Notes · ${title}`;
  page.documentElement.className = "pointerscope";
  page.documentElement.dataset.theme = document.documentElement.dataset.theme;
  for (const style of document.querySelectorAll("style, link[rel=stylesheet]"))
    page.head.append(copied(page, style));
  page.body.className = "speaker-page";
  const parts = built(page);
  const begun = Date.now();
  const tell = () => update(reveal, parts, begun);
  const clock = setInterval(tell, SECOND);
  const events = ["slidechanged", "fragmentshown", "fragmenthidden"];
  for (const name of events) reveal.on(name, tell);
  page.addEventListener("keydown", ({ key }) => {
    if (FORWARD.includes(key)) reveal.next();
    if (BACK.includes(key)) reveal.prev();
  });
  speaker.addEventListener("pagehide", () => {
    clearInterval(clock);
    for (const name of events) reveal.off(name, tell);
  });
  window.addEventListener("pagehide", () => speaker?.close());
  tell();
}

/** A style, with an address that holds in an empty window too. */
function copied(page, style) {
  const made = page.importNode(style, true);
  if (style.href) made.href = style.href;
  return made;
}

function built(page) {
  const make = (kind, className) => {
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

function update(reveal, { time, title, notes, next }, begun) {
  const slides = reveal.getSlides();
  const current = reveal.getCurrentSlide();
  const at = slides.indexOf(current);
  const planned = slides
    .slice(0, at + 1)
    .reduce((sum, slide) => sum + Number(slide.dataset.minutes ?? 0), 0);
  const whole = slides.reduce((sum, slide) => sum + Number(slide.dataset.minutes ?? 0), 0);
  const spoken = Math.floor((Date.now() - begun) / SECOND);
  const minutes = `${Math.floor(spoken / 60)}:${String(spoken % 60).padStart(2, "0")}`;
  time.textContent = `${at + 1} of ${slides.length} · ${minutes}${whole ? ` · this slide until ${rounded(planned)} of ${rounded(whole)} min` : ""}`;
  const left = current.querySelectorAll(".fragment:not(.visible)").length;
  title.textContent = named(current);
  if (notes.dataset.at !== String(at)) {
    notes.dataset.at = String(at);
    const written = current.querySelector("aside.notes");
    notes.replaceChildren(
      ...(written
        ? [...written.childNodes].map((node) => notes.ownerDocument.importNode(node, true))
        : ["No notes."]),
    );
  }
  next.textContent = left
    ? `${left} more on this slide`
    : at + 1 < slides.length
      ? `Next: ${named(slides[at + 1])}`
      : "The last slide";
}

const named = (slide) => slide.getAttribute("aria-label") ?? "";
const rounded = (minutes) => String(Math.round(minutes * 10) / 10);
