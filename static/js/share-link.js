/** Copying the link to what a page shows. */

import { find } from "./dom.js";

const COPIED = 2000; // milliseconds that a button says so

/** @param {HTMLButtonElement} button that says what came of it */
export async function shareLink(button) {
  const words = find(button, "span");
  const before = words.textContent;
  try {
    await navigator.clipboard.writeText(location.href);
    words.textContent = "Copied";
  } catch {
    words.textContent = "See address bar"; // the clipboard is forbidden
  }
  setTimeout(() => {
    words.textContent = before;
  }, COPIED);
}
