/**
 * In the frame of a notebook: unpacks the page that the frame carries and becomes it. The notebook
 * around sends its theme as `{pointerscope: "set", state: {theme}}`, like the page around an embed.
 */

const THEMES = ["light", "dark"];
const DIGITS =
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%,()*+-;.=:?@^_`{|}~";
const UNREADABLE = "This browser cannot unpack the figure. Please use a newer one.";
let theme = "";
let isReady = false;

function listen() {
  window.addEventListener("message", ({ source, data }) => {
    if (source !== window.parent || data?.pointerscope !== "set") return;
    if (!THEMES.includes(data.state?.theme)) return;
    theme = data.state.theme;
    if (isReady) applyTheme();
  });
}

/** Apply the notebook's theme, if it has been sent; the reader can then choose no other. */
function applyTheme() {
  if (!theme) return;
  document.querySelector("[data-theme-button]")?.remove();
  document.dispatchEvent(new CustomEvent("pointerscope:choose-theme", { detail: theme }));
}

/**
 * @param {string} packed gzip in base 85
 * @returns {Promise<string>}
 */
function unpack(packed) {
  const bytes = new DataView(new ArrayBuffer(4 * Math.ceil(packed.length / 5)));
  for (let at = 0; at < packed.length; at += 5) {
    const digits = packed.slice(at, at + 5).padEnd(5, "~");
    const value = [...digits].reduce((sum, digit) => 85 * sum + DIGITS.indexOf(digit), 0);
    bytes.setUint32((4 * at) / 5, value);
  }
  const stream = new Blob([bytes.buffer.slice(0, Math.floor((4 * packed.length) / 5))])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

async function showPage() {
  const page = await unpack(document.getElementById("page")?.textContent ?? "");
  // The written page has its own policy; `open` removes all listeners.
  document.open();
  document.write(page);
  document.close();
  listen();
  isReady = true;
  applyTheme();
}

listen();
showPage().catch(() => document.body.replaceChildren(UNREADABLE));
