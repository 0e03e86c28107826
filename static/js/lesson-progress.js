/** The steps of lessons that this browser has shown, kept in its storage. */

const KEY = "pointerscope-lessons";

/** @returns {Record<string, string[]>} the ids of steps by lesson */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

/** The steps that were seen. @param {string} lesson @returns {Set<string>} */
export function seenSteps(lesson) {
  const steps = stored()[lesson];
  return new Set(Array.isArray(steps) ? steps : []);
}

/**
 * Remember a step.
 * @param {string} lesson
 * @param {string} step
 */
export function rememberStep(lesson, step) {
  const seen = seenSteps(lesson);
  if (seen.has(step)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [lesson]: [...seen, step] }));
  } catch {
    // Without storage the list has no marks.
  }
}
