/** Something more on parts of a finished picture: a class, words for a screen reader, marks on top. */

/** @import { Mark } from "./scene.js" */
/**
 * @typedef {object} Decoration
 * @property {string} className
 * @property {string} words added to what a screen reader says of the part
 * @property {(frame: Mark) => Mark} [onTop] what is drawn over the part, from the rectangle around it
 */

/**
 * Marks in which parts are decorated.
 * @param {Mark[]} marks
 * @param {(name: string) => Decoration | null} decorationOf a part
 * @returns {Mark[]}
 */
export function decorated(marks, decorationOf) {
  return marks.map(changed);

  /** @param {Mark} part @returns {Mark} */
  function changed(part) {
    const children = part.children.map((child) =>
      typeof child === "string" ? child : changed(child),
    );
    const { attributes } = part;
    const name = attributes["data-part"];
    const decoration = typeof name === "string" ? decorationOf(name) : null;
    if (!decoration) return { ...part, children };
    const frame = children.find((child) => typeof child !== "string" && child.tag === "rect");
    const { className, words, onTop } = decoration;
    return {
      ...part,
      attributes: {
        ...attributes,
        class: `${attributes.class} ${className}`,
        "aria-label": `${attributes["aria-label"]}; ${words}`,
      },
      children: [...children, ...(typeof frame === "object" && onTop ? [onTop(frame)] : [])],
    };
  }
}
