/**
 * A plugin for reveal.js: PointerScope's frames in anybody's deck.
 *
 *     <script src="https://your.server/pointer-reveal.js"></script>
 *     Reveal.initialize({ plugins: [PointerScope] })
 *
 * After a click into a frame the deck still advances. A frame with `theme=transparent` takes the
 * text colour of its slide: light text on dark slides. A frame of the living network with `beat=1`
 * tells its story with the keys of the deck, one fragment for each beat.
 */

import { BEAT, beatOf, insertBeats, MOST_BEATS } from "./deck-beats.js";
import { DECK_KEYS } from "./embed-keys.js";

/** @import { Reveal } from "./globals.d.ts" */
/**
 * @typedef {{theme?: unknown, beat?: unknown, beats?: unknown}} EmbedState what the plugin reads of
 *   a state
 */

const FRAGMENTS = ["fragmentshown", "fragmenthidden", "slidechanged"];
const BRIGHT = 128; // of 255; a brighter text is on a dark slide

/** @param {Reveal} deck */
function init(deck) {
  const root = deck.getRevealElement();
  const frames = () => [...root.querySelectorAll("iframe")];
  window.addEventListener("message", ({ source, data, origin }) => {
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame || typeof data?.pointerscope !== "string") return;
    const tell = (/** @type {object} */ message) =>
      frame.contentWindow?.postMessage(message, origin === "null" ? "*" : origin);
    if (data.pointerscope === "key") press(deck, data.key, data.shift);
    if (data.pointerscope === "height") tell({ pointerscope: "deck" });
    if (data.pointerscope === "state" && data.state) follow(deck, frame, data.state, tell);
  });
  const ask = () => {
    for (const { contentWindow } of frames()) contentWindow?.postMessage(ASK, "*");
  };
  ask();
  for (const name of FRAGMENTS) deck.on(name, () => showBeats(deck));
}

const ASK = { pointerscope: "ask" };
/**
 * The beat that each frame was told last, until it says that it is there.
 * @type {WeakMap<Element, number>}
 */
const asked = new WeakMap();

/**
 * Let the deck act on a key that was pressed in a frame.
 * @param {Reveal} deck
 * @param {unknown} key
 * @param {unknown} shift
 */
function press(deck, key, shift) {
  if (typeof key !== "string" || !Object.hasOwn(DECK_KEYS, key)) return;
  if (deck.getConfig().keyboard === false) return;
  if (shift && key === " ") deck.prev();
  else deck.triggerKey(DECK_KEYS[key] ?? 0);
}

/**
 * What a frame shows has changed, or is shown for the first time.
 * @param {Reveal} deck
 * @param {HTMLIFrameElement} frame
 * @param {EmbedState} state
 * @param {(message: object) => void} tell
 */
function follow(deck, frame, { theme, beat, beats }, tell) {
  if (theme === "transparent") {
    tell({ pointerscope: "set", state: { theme: `transparent-${themeAround(frame)}` } });
  }
  const slide = frame.closest("section");
  if (!slide || typeof beat !== "string" || typeof beats !== "number") return;
  const shown = Number(beat);
  frame.dataset.beat = beat;
  if (asked.get(frame) === shown) asked.delete(frame);
  const fragments = [...slide.querySelectorAll(`.${BEAT}`)];
  if (!fragments.length && beats > 1 && beats <= MOST_BEATS) {
    insertBeats(deck, slide, beats);
  } else if (deck.getCurrentSlide() === slide && shown !== beatOf(slide) && !asked.has(frame)) {
    // Somebody has stepped the story in the frame.
    const first = Number(fragments[0]?.getAttribute("data-fragment-index"));
    deck.navigateFragment(first + shown - 2);
  }
}

/** Tell the frames of the slide that is shown which beat they are at. @param {Reveal} deck */
function showBeats(deck) {
  const slide = deck.getCurrentSlide();
  for (const frame of slide?.querySelectorAll("iframe[data-beat]") ?? []) {
    const { contentWindow, dataset } = /** @type {HTMLIFrameElement} */ (frame);
    const beat = beatOf(slide);
    if (Number(dataset.beat) === beat && !asked.has(frame)) continue;
    asked.set(frame, beat);
    contentWindow?.postMessage({ pointerscope: "set", state: { beat } }, "*");
  }
}

/** "dark" where text on the slide is bright. @param {Element} frame */
function themeAround(frame) {
  const channels = getComputedStyle(frame).color.match(/[\d.]+/g) ?? [];
  const [red = 0, green = 0, blue = 0] = channels.map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT ? "dark" : "light";
}

window.PointerScope = { id: "pointerscope", init };
