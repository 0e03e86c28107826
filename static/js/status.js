/** The status page: read again every other second, unless it is paused or nobody looks. */

const EVERY = 2000; // milliseconds

const button = /** @type {HTMLButtonElement} */ (document.querySelector("[data-pause]"));
const unreachable = /** @type {HTMLElement} */ (document.querySelector("[data-unreachable]"));

/** @returns {boolean} */
function isPaused() {
  return button.getAttribute("aria-pressed") === "true";
}

/** Put what the server says now where it said something before; all else stays as it is. */
async function read() {
  if (isPaused() || document.hidden) return;
  try {
    const response = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (isPaused()) return;
    for (const place of document.querySelectorAll("[data-now]")) {
      const now = page.querySelector(`[data-now="${place.getAttribute("data-now")}"]`);
      if (now && now.innerHTML !== place.innerHTML) place.replaceChildren(...now.childNodes);
    }
    unreachable.hidden = true;
  } catch {
    unreachable.hidden = false;
  }
}

async function keepReading() {
  await read();
  setTimeout(keepReading, EVERY);
}

button.hidden = false;
button.addEventListener("click", () => button.setAttribute("aria-pressed", String(!isPaused())));
setTimeout(keepReading, EVERY);
