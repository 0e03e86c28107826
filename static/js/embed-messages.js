/**
 * What an embed and the page around it say to each other.
 *
 * To the page: `{pointerscope: "height", height}`, the pixels that all of it would take;
 * `{pointerscope: "state", state}`, what is shown, whenever that changes; `{pointerscope: "hover",
 * visits}`; `{pointerscope: "failed", message}`. From the page: `{pointerscope: "set", state}` with
 * what is to change, null for what is to go; `{pointerscope: "mark", visits}`; `{pointerscope:
 * "ask"}` to be told height and state again. Only the origins that may frame an embed are listened
 * and spoken to.
 */

const LONGEST = 100_000; // characters of a value

/**
 * @typedef {Record<string, string | number | object | null>} State
 */

/**
 * Listen to the page around, and return what speaks to it.
 * @param {{
 *   state: () => State,
 *   height: () => number,
 *   set: (state: Record<string, string | null>) => void,
 *   mark?: (visits: number[]) => void,
 * }} embed
 * @returns {(name: string, detail: object) => void}
 */
export function announce({ state, height, set, mark = () => {} }) {
  const around = window.parent;
  const origins = (document.body.dataset.framers ?? "").split(" ").filter(Boolean);
  const anyone = origins.includes("*");
  let last = "";
  const say = (name, detail) => {
    if (around === window) return;
    const message = { pointerscope: name, ...detail };
    for (const origin of anyone ? ["*"] : origins) around.postMessage(message, origin);
  };
  /** Height and state, where they are not what was said last. */
  const tell = () => {
    const now = { state: state(), height: height() };
    if (JSON.stringify(now) === last) return;
    last = JSON.stringify(now);
    say("height", { height: now.height });
    say("state", { state: now.state });
  };
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== around || !(anyone || origins.includes(origin))) return;
    if (data?.pointerscope === "set") {
      set(texts(data.state));
      tell();
    }
    if (data?.pointerscope === "mark") mark([data.visits].flat().filter(Number.isInteger));
    if (data?.pointerscope === "ask") {
      last = "";
      tell();
    }
  });
  return (name, detail) => (name === "state" ? tell() : say(name, detail));
}

/** The values of a state as attributes take them; what is no value is passed over. */
function texts(state) {
  const given = Object.entries(state ?? {}).map(([name, value]) => [
    name,
    typeof value === "object" && value !== null ? JSON.stringify(value) : value,
  ]);
  const readable = given.filter(
    ([, value]) =>
      value === null ||
      (["string", "number"].includes(typeof value) && String(value).length <= LONGEST),
  );
  return Object.fromEntries(
    readable.map(([name, value]) => [name, value === null ? null : String(value)]),
  );
}
