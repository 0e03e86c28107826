/** The status page: refreshed every other second, unless it is paused or in the background. */

import { find, findAll } from "./dom.js";

const INTERVAL = 2000; // milliseconds

const button = find(document, "[data-pause]", HTMLButtonElement);
const unreachable = find(document, "[data-unreachable]");

/** @returns {boolean} */
function isPaused() {
  return button.getAttribute("aria-pressed") === "true";
}

/** Replace the parts of the page that have changed on the server. */
async function refresh() {
  if (isPaused() || document.hidden) return;
  try {
    const response = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (isPaused()) return;
    for (const place of findAll(document, "[data-now]")) {
      const now = page.querySelector(`[data-now="${place.dataset.now}"]`);
      if (now && now.innerHTML !== place.innerHTML) place.replaceChildren(...now.childNodes);
    }
    unreachable.hidden = true;
  } catch {
    unreachable.hidden = false;
  }
}

async function keepRefreshing() {
  await refresh();
  setTimeout(keepRefreshing, INTERVAL);
}

button.hidden = false;
button.addEventListener("click", () => button.setAttribute("aria-pressed", String(!isPaused())));
setTimeout(keepRefreshing, INTERVAL);
