/**
 * What this tab remembers of a room until it is closed; where storage is forbidden or full, until a
 * reload.
 */

/** @type {Map<string, string>} */
const unstored = new Map();

/** @param {string} name @returns {string | null} */
export function recall(name) {
  const newer = unstored.get(name);
  if (newer !== undefined) return newer;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text */
export function remember(name, text) {
  try {
    sessionStorage.setItem(name, text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
}
