/**
 * Messages between an embed and the page around it.
 *
 * To the page: `{pointerscope: "height", height}`, the pixels that the whole embed would take;
 * `{pointerscope: "state", state}`, what is shown, whenever it changes; `{pointerscope: "hover",
 * visits}`; `{pointerscope: "failed", message}`. From the page: `{pointerscope: "set", state}` with
 * what to change, null to remove it; `{pointerscope: "mark", visits}`; `{pointerscope: "ask"}` for
 * height and state once more. Messages are exchanged only with origins that may frame an embed.
 */

const LONGEST = 100_000; // characters of a value

/** @typedef {Record<string, string | number | object | null | undefined>} State */
/** @typedef {(name: string, detail: object) => void} Send */

/**
 * Listen to the page around, and return a function that sends it messages.
 * @param {{
 *   state: () => State,
 *   height: () => number,
 *   set: (state: Record<string, string | null>) => void,
 *   mark?: (visits: number[]) => void,
 * }} embed
 * @returns {Send}
 */
export function connectToPage({ state, height, set, mark = () => {} }) {
  const around = window.parent;
  const origins = (document.body.dataset.framers ?? "").split(" ").filter(Boolean);
  const isOpenToAll = origins.includes("*");
  let last = "";
  /** @type {Send} */
  const send = (name, detail) => {
    if (around === window) return;
    const message = { pointerscope: name, ...detail };
    for (const origin of isOpenToAll ? ["*"] : origins) around.postMessage(message, origin);
  };
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
    if (data?.pointerscope === "mark") mark([data.visits].flat().filter(Number.isInteger));
    if (data?.pointerscope === "ask") {
      last = "";
      sendState();
    }
  });
  return (name, detail) => (name === "state" ? sendState() : send(name, detail));
}

/**
 * The values of a state as texts for attributes; values of other types are left out.
 * @param {unknown} state from another page
 * @returns {Record<string, string | null>}
 */
export function readState(state) {
  /** @type {Record<string, string | null>} */
  const texts = {};
  for (const [name, value] of Object.entries(state ?? {})) {
    if (value === null) texts[name] = null;
    else {
      const text = typeof value === "object" ? JSON.stringify(value) : value;
      const isReadable = typeof text === "string" || typeof text === "number";
      if (isReadable && String(text).length <= LONGEST) texts[name] = String(text);
    }
  }
  return texts;
}
