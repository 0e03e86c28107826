/** What this tab remembers of a room until it is closed; where storage is forbidden, until a reload. */

/** @type {Map<string, string>} */
const unstored = new Map();

/** @param {string} name @returns {string | null} */
export function recall(name) {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return unstored.get(name) ?? null;
  }
}

/** @param {string} name @param {string} text */
export function remember(name, text) {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    unstored.set(name, text); // storage is forbidden, or full
  }
}
