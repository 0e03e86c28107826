/**
 * Keys that an embed does not use go to the page around it, so that slides go on after a click into
 * a frame. Only the keys listed here are handed over, never what somebody types into a field.
 *
 * A page that says it is a deck gets more: after a click into the embed, arrows belong to the deck.
 * Who comes with Tab walks the embed with them, as on a page.
 */

/** @typedef {{key: string, shift: boolean}} HandedKey */

/** The keys of slides and their codes, which reveal.js knows them by. @type {Record<string, number>} */
export const DECK_KEYS = {
  " ": 32,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Escape: 27,
  b: 66,
  f: 70,
  h: 72,
  j: 74,
  k: 75,
  l: 76,
  n: 78,
  o: 79,
  p: 80,
  s: 83,
  ".": 190,
  "?": 191,
};
const FIELDS = "input, select, textarea, [contenteditable], dialog[open]";
const PRESSED = "a[href], button, summary, [role=button]";
const SCROLLED = ".table-frame";

/**
 * Hand keys to the page around.
 * @param {{
 *   send: (key: HandedKey) => void,
 *   isInDeck: () => boolean,
 *   keeps?: (key: string) => boolean,
 * }} hooks `keeps` says whether the embed needs a key even after a click
 */
export function handOnKeys({ send, isInDeck, keeps = () => false }) {
  let isPointing = true; // rather than coming with Tab
  window.addEventListener("pointerdown", () => (isPointing = true), { capture: true });
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Tab") isPointing = false;
      if (!isPointing || !isInDeck() || !isForDeck(event) || keeps(event.key)) return;
      event.stopImmediatePropagation(); // before the part that was clicked walks on
      hand(event);
    },
    { capture: true },
  );
  window.addEventListener("keydown", (event) => {
    if (isForDeck(event)) hand(event);
  });
  // What has been chosen with the pointer needs no more keys.
  window.addEventListener("change", ({ target }) => {
    if (isPointing && isInDeck() && target instanceof HTMLElement) target.blur();
  });
  const hand = (/** @type {KeyboardEvent} */ event) => {
    event.preventDefault();
    send({ key: event.key, shift: event.shiftKey });
  };
}

/**
 * Whether a key does nothing where it is pressed, and means something to slides.
 * @param {KeyboardEvent} event
 */
function isForDeck({ key, target, defaultPrevented, isComposing, altKey, ctrlKey, metaKey }) {
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return false;
  if (!Object.hasOwn(DECK_KEYS, key)) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(FIELDS) || document.querySelector("dialog[open]")) return false;
  if (key === " " && target.closest(PRESSED)) return false;
  const scrolled = target.closest(SCROLLED);
  return (
    !scrolled ||
    !(scrolled.scrollHeight > scrolled.clientHeight || scrolled.scrollWidth > scrolled.clientWidth)
  );
}
