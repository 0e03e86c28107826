/**
 * Messages between an embed and the page around it.
 *
 * To the page: `{pointerscope: "height", height}`, the pixels that the whole embed would take;
 * `{pointerscope: "state", state}`, what is shown, whenever it changes; `{pointerscope: "hover",
 * visits}`; `{pointerscope: "failed", message}`; `{pointerscope: "key", key, shift}`, a key of slides
 * that was pressed in the embed, which does not use it (embed-keys.js lists them; nothing that is
 * typed into a field is sent). From the page: `{pointerscope: "set", state}` with what to change,
 * null to remove it; `{pointerscope: "mark", visits}`; `{pointerscope: "ask"}` for height and state
 * once more; `{pointerscope: "deck"}`, that the page is a deck, to which arrows belong after a click
 * into the embed. Messages are exchanged only with origins that may frame an embed. What has another
 * shape, is too large or is nested too deeply is ignored.
 *
 * A page that has not said it is a deck also gets a key as reveal.js takes it, so that its decks go
 * on without a plugin: the text `{"method": "triggerKey", "args": [39]}`.
 */

import { DECK_KEYS, handOnKeys } from "./embed-keys.js";

const LONGEST = 100_000; // characters of a value
const MOST_VALUES = 100; // of a state
const MOST_PARTS = 20_000; // of a value
const DEEPEST = 8; // levels of a value
const MOST_MARKED = 1_000; // visits

/** @typedef {Record<string, string | number | object | null | undefined>} State */
/** @typedef {(name: string, detail: object) => void} Send */

/**
 * Listen to the page around, and return a function that sends it messages.
 * @param {{
 *   state: () => State,
 *   height: () => number,
 *   set: (state: Record<string, string | null>) => void,
 *   mark?: (visits: number[]) => void,
 *   keeps?: (key: string) => boolean,
 * }} embed `keeps` says whether the embed uses a key of slides even after a click
 * @returns {Send}
 */
export function connectToPage({ state, height, set, mark = () => {}, keeps = () => false }) {
  const around = window.parent;
  const origins = (document.body.dataset.framers ?? "").split(" ").filter(Boolean);
  const isOpenToAll = origins.includes("*");
  let last = "";
  let isInDeck = false;
  const post = (/** @type {object | string} */ message) => {
    if (around === window) return;
    for (const origin of isOpenToAll ? ["*"] : origins) around.postMessage(message, origin);
  };
  /** @type {Send} */
  const send = (name, detail) => post({ pointerscope: name, ...detail });
  if (around !== window) {
    handOnKeys({
      send: (pressed) => {
        send("key", pressed);
        const call = { method: "triggerKey", args: [DECK_KEYS[pressed.key]] };
        if (!isInDeck) post(JSON.stringify(call));
      },
      isInDeck: () => isInDeck,
      keeps,
    });
  }
  /** Send height and state, unless they are the same as last time. */
  const sendState = () => {
    const now = { state: state(), height: height() };
    if (JSON.stringify(now) === last) return;
    last = JSON.stringify(now);
    send("height", { height: now.height });
    send("state", { state: now.state });
  };
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== around || !(isOpenToAll || origins.includes(origin))) return;
    if (data?.pointerscope === "set") {
      set(readState(data.state));
      sendState();
    }
    if (data?.pointerscope === "mark") mark(readVisits(data.visits));
    if (data?.pointerscope === "deck") isInDeck = true;
    if (data?.pointerscope === "ask") {
      last = "";
      sendState();
    }
  });
  return (name, detail) => (name === "state" ? sendState() : send(name, detail));
}

/**
 * The values of a state as texts for attributes; what is no state, and values of other types, are
 * left out.
 * @param {unknown} state from another page
 * @returns {Record<string, string | null>}
 */
export function readState(state) {
  /** @type {Record<string, string | null>} */
  const texts = {};
  if (typeof state !== "object" || state === null || Array.isArray(state)) return texts;
  for (const [name, value] of Object.entries(state).slice(0, MOST_VALUES)) {
    const text = value === null ? null : textOf(value);
    if (text === null || (text !== undefined && text.length <= LONGEST)) texts[name] = text;
  }
  return texts;
}

/**
 * Positions of visits; others are left out.
 * @param {unknown} visits from another page: one position or several
 * @returns {number[]}
 */
export function readVisits(visits) {
  const several = Array.isArray(visits) ? visits.slice(0, MOST_MARKED) : [visits];
  return several.filter((visit) => Number.isInteger(visit) && visit >= 0);
}

/** A number, a text, or JSON of what has parts. @param {unknown} value @returns {string | undefined} */
function textOf(value) {
  if (typeof value === "string") return value;
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined;
  return typeof value === "object" && countParts(value, DEEPEST) <= MOST_PARTS
    ? JSON.stringify(value)
    : undefined;
}

/**
 * The number of values in a value; infinite if there are too many, or some that are not JSON.
 * @param {unknown} value
 * @param {number} levels that it may have
 * @returns {number}
 */
function countParts(value, levels) {
  if (typeof value === "bigint") return Number.POSITIVE_INFINITY;
  if (typeof value !== "object" || value === null) return 1;
  if (levels === 0 || ArrayBuffer.isView(value)) return Number.POSITIVE_INFINITY;
  let count = 1;
  for (const part of Object.values(value)) {
    count += countParts(part, levels - 1);
    if (count > MOST_PARTS) return Number.POSITIVE_INFINITY;
  }
  return count;
}
