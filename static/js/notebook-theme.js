/**
 * In a notebook: tells the frames of views whether the notebook is light or dark, now and whenever
 * it changes. Notebooks say so in many ways; the colour behind a frame shows it in all of them.
 */

const FRAMES = "iframe[data-theme-follows]";
/** Attributes of the page that change with a notebook's theme. */
const THEME_ATTRIBUTES = [
  "class",
  "style",
  "theme",
  "data-theme",
  "data-jp-theme-name",
  "data-vscode-theme-kind",
  "data-bs-theme",
];
const CHANNELS = /rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:[,/ ]+([\d.]+))?\)/;
const DARK_BELOW = 128; // of 255
const REDRAW = 100; // milliseconds until the notebook shows its new colours

/**
 * The theme behind an element; null where everything is transparent and no attribute says it.
 * @param {Element | null} element
 * @returns {"light" | "dark" | null}
 */
function themeBehind(element) {
  for (let around = element; around; around = around.parentElement) {
    const channels = CHANNELS.exec(getComputedStyle(around).backgroundColor);
    if (!channels) continue;
    const [red = 0, green = 0, blue = 0] = channels.slice(1, 4).map(Number);
    const alpha = Number(channels[4] ?? 1);
    // Luma as in ITU-R BT.601.
    if (alpha > 0.5)
      return 0.299 * red + 0.587 * green + 0.114 * blue < DARK_BELOW ? "dark" : "light";
  }
  const kind = document.body.dataset.vscodeThemeKind;
  return kind ? (kind.endsWith("light") ? "light" : "dark") : null;
}

/** @param {string} selector */
function findFrames(selector) {
  const frames = [...document.querySelectorAll(selector)];
  return frames.filter((frame) => frame instanceof HTMLIFrameElement);
}

function sendTheme() {
  for (const frame of findFrames(FRAMES)) {
    const theme = themeBehind(frame.parentElement);
    // A sandboxed frame has no origin that a message could be addressed to.
    if (theme) frame.contentWindow?.postMessage({ pointerscope: "set", state: { theme } }, "*");
  }
}

// Every view brings this script; the first one watches.
const root = document.documentElement;
for (const frame of findFrames(`${FRAMES}:not([data-theme-told])`)) {
  frame.dataset.themeTold = "";
  frame.addEventListener("load", sendTheme);
}
sendTheme();
if (!root.dataset.themeWatched) {
  root.dataset.themeWatched = "true";
  for (const element of [root, document.body]) {
    new MutationObserver(() => setTimeout(sendTheme, REDRAW)).observe(element, {
      attributes: true,
      attributeFilter: THEME_ATTRIBUTES,
    });
  }
}
