/** How a view may look, beside its theme. */

const SCALE = { min: 0.5, max: 4 }; // of the text
const WORDS = { controls: ["none", "some", "all"], caption: ["none", "title", "all"] };

/**
 * Whether a value is valid for an attribute of appearance.
 * @param {string} name "scale", "accent", "controls" or "caption"
 * @param {string} value
 * @returns {boolean}
 */
export function isValidAppearance(name, value) {
  if (name === "scale" && value !== "auto") {
    return value.trim() !== "" && Number(value) >= SCALE.min && Number(value) <= SCALE.max;
  }
  if (name === "scale") return true;
  if (name === "controls" || name === "caption") return WORDS[name].includes(value);
  return CSS.supports("color", value);
}
