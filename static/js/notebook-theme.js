/**
 * In a notebook: tells the frames of views in it whether it is light or dark, now and whenever it
 * changes. Notebooks say it in many ways; the colour behind a frame says it in all of them.
 */

const FRAMES = "iframe[data-theme-follows]";
const SAYS_THEME = [
  "class",
  "style",
  "theme",
  "data-theme",
  "data-jp-theme-name",
  "data-vscode-theme-kind",
  "data-bs-theme",
];
const CHANNELS = /rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:[,/ ]+([\d.]+))?\)/;
const DARKER = 128; // of 255

/**
 * The theme of what is behind an element; nothing where all of it is transparent and nobody says.
 * @param {Element | null} element
 * @returns {"light" | "dark" | null}
 */
function themeBehind(element) {
  for (let around = element; around; around = around.parentElement) {
    const [, red, green, blue, alpha = 1] =
      CHANNELS.exec(getComputedStyle(around).backgroundColor) ?? [];
    if (red && Number(alpha) > 0.5)
      return 0.299 * red + 0.587 * green + 0.114 * blue < DARKER ? "dark" : "light";
  }
  const kind = document.body.dataset.vscodeThemeKind;
  return kind ? (kind.endsWith("light") ? "light" : "dark") : null;
}

function tell() {
  for (const frame of document.querySelectorAll(FRAMES)) {
    const theme = themeBehind(frame.parentElement);
    // The frame is nobody's origin: it has no name to be sent to.
    if (theme) frame.contentWindow?.postMessage({ pointerscope: "set", state: { theme } }, "*");
  }
}

// Every view brings this script; one of them watches.
const root = document.documentElement;
for (const frame of document.querySelectorAll(`${FRAMES}:not([data-theme-told])`)) {
  frame.dataset.themeTold = "";
  frame.addEventListener("load", tell);
}
tell();
if (!root.dataset.themeWatched) {
  root.dataset.themeWatched = "true";
  for (const said of [root, document.body]) {
    new MutationObserver(() => setTimeout(tell, 100)).observe(said, {
      attributes: true,
      attributeFilter: SAYS_THEME,
    });
  }
}
