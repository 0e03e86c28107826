/**
 * Fetches the outline of a page's first query at once, while the script that draws it is on its way:
 * the picture is then drawn in the page's first frame.
 */

const link = document.querySelector("link[data-outline]");

/** What the server answers; null in pages without an outline, or where the server gives none. */
export const earlyOutline = link instanceof HTMLLinkElement ? fetchOutline(link.href) : null;

/** @param {string} address @returns {Promise<Record<string, unknown> | null>} */
async function fetchOutline(address) {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : null;
  } catch {
    return null; // the engine answers instead
  }
}
