/** Waits for the screen, so that what a reader looks at comes before what they do not. */

const NO_FRAME = 1000; // milliseconds after which no frame is waited for
const MOST_IDLE = 200; // milliseconds that work waits for an idle moment

/** Once what was drawn is on the screen; at once in a page that nobody sees. @returns {Promise<void>} */
export function painted() {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // The frame's callback comes before its paint, and a task after it.
    requestAnimationFrame(() => setTimeout(resolve));
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
    setTimeout(resolve, NO_FRAME); // as in a frame of another site that is out of sight
  });
}

/** Once that is done and the browser has nothing else to do. @returns {Promise<void>} */
export async function idle() {
  await painted();
  if (!("requestIdleCallback" in window)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: MOST_IDLE }));
}
