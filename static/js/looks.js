/** How a view may be asked to look, beside its theme. */

const SCALES = [0.5, 4]; // of the text
const WORDS = { controls: ["none", "some", "all"], caption: ["none", "title", "all"] };

/**
 * Whether a value is one that the element follows.
 * @param {"scale" | "accent" | "controls" | "caption"} name
 * @param {string} value
 * @returns {boolean}
 */
export function isLook(name, value) {
  if (name === "scale")
    return value.trim() !== "" && Number(value) >= SCALES[0] && Number(value) <= SCALES[1];
  return name === "accent" ? CSS.supports("color", value) : WORDS[name].includes(value);
}
