/**
 * In the frame of a notebook: unpacks the page that the frame carries and becomes it. The theme is
 * what the notebook around says: `{pointerscope: "set", state: {theme}}`, as embeds take it.
 */

const THEMES = ["light", "dark"];
const UNREADABLE = "This browser cannot unpack the figure; a newer one can.";
let theme = "";
let ready = false;

function listen() {
  window.addEventListener("message", ({ source, data }) => {
    if (
      source !== window.parent ||
      data?.pointerscope !== "set" ||
      !THEMES.includes(data.state?.theme)
    )
      return;
    theme = data.state.theme;
    if (ready) choose();
  });
}

/** Let the page have the theme, once there is one; then nothing in it chooses another. */
function choose() {
  if (!theme) return;
  document.querySelector("[data-theme-button]")?.remove();
  document.dispatchEvent(new CustomEvent("pointerscope:choose-theme", { detail: theme }));
}

/**
 * @param {string} packed gzip in base64
 * @returns {Promise<string>}
 */
function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")),
  ).text();
}

async function become() {
  const page = await unpacked(document.getElementById("page").textContent);
  // What is written here has a policy of its own, and no listener of before is left.
  document.open();
  document.write(page);
  document.close();
  listen();
  ready = true;
  choose();
}

listen();
become().catch(() => document.body.replaceChildren(UNREADABLE));
