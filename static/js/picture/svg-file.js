/** The picture as a file of its own: colours and type are written into it. */

import { shortened } from "./text.js";

const SVG = "http://www.w3.org/2000/svg";
const LINE = 1.7; // heights of type from one line above the picture to the next
const HEADING = 1.2; // heights of type
const MARGIN = 20; // pixels
const PROPERTIES = [
  ...["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
  ...["opacity", "paint-order", "font-size", "font-weight", "text-anchor", "text-decoration-line"],
];
/** What the style of an SVG element is where nobody sets it. @type {Record<string, string>} */
const INITIAL = {
  fill: "rgb(0, 0, 0)",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  opacity: "1",
  "paint-order": "normal",
  "text-decoration-line": "none",
};
const CONTROLS = ".handle, .handle-words, .control, .escape";
const OF_TEXT = new Set(["font-size", "font-weight", "text-anchor"]);

/** @typedef {{svg: string, width: number, height: number}} PictureFile a document, and its size in pixels */

/**
 * @param {SVGSVGElement} drawn in the document, whose styles are read
 * @param {{title: string, ground: string, lines: string[]}} options `ground` is the colour behind
 *   the picture; `lines` stand above it, the first as its heading
 * @returns {PictureFile}
 */
export function svgFile(drawn, { title, ground, lines }) {
  const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true));
  const { width, height: below } = drawn.viewBox.baseVal;
  const type = Number(drawn.getAttribute("font-size"));
  const above = lines.length * LINE * type;
  const height = above + below;
  /** @type {Element[]} what a reader of the file cannot press */
  const controls = [];
  const originals = drawn.querySelectorAll("*");
  for (const [index, element] of copy.querySelectorAll("*").entries()) {
    const original = originals[index];
    if (original) writeStyle(element, getComputedStyle(original));
    if (element.matches(CONTROLS)) controls.push(element);
    for (const name of ["class", "data-part", "data-open", "data-act", "tabindex", "role"]) {
      element.removeAttribute(name);
    }
  }
  for (const element of [...controls, ...copy.querySelectorAll("[visibility]")]) element.remove();
  const name = document.createElementNS(SVG, "title");
  name.textContent = title;
  const paper = document.createElementNS(SVG, "rect");
  paper.setAttribute("y", String(-above));
  paper.setAttribute("width", String(width));
  paper.setAttribute("height", String(height));
  paper.setAttribute("fill", ground);
  const words = lines.map((line, index) => {
    const size = type * (index ? 1 : HEADING);
    const text = document.createElementNS(SVG, "text");
    text.textContent = shortened(line, width - 2 * MARGIN, size, index === 0);
    text.setAttribute("x", String(MARGIN));
    text.setAttribute("y", String((index + 0.8) * LINE * type - above));
    text.setAttribute("font-size", String(size));
    text.setAttribute("font-weight", index ? "400" : "600");
    text.setAttribute("fill", getComputedStyle(drawn).color);
    return text;
  });
  copy.prepend(name, paper, ...words);
  copy.setAttribute("viewBox", `0 ${-above} ${width} ${height}`);
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("font-family", getComputedStyle(drawn).fontFamily);
  copy.setAttribute("text-rendering", "geometricPrecision"); // letters keep their places when scaled
  copy.setAttribute("role", "img");
  copy.setAttribute("aria-label", title);
  copy.removeAttribute("class");
  return { svg: new XMLSerializer().serializeToString(copy), width, height };
}

/** @param {Element} element @param {CSSStyleDeclaration} style */
function writeStyle(element, style) {
  if (element.localName === "g") {
    if (style.opacity !== "1") element.setAttribute("opacity", style.opacity);
    return;
  }
  if (element.localName === "image") element.setAttribute("style", "image-rendering: pixelated");
  for (const name of PROPERTIES) {
    if (OF_TEXT.has(name) && element.localName !== "text") continue;
    const value = style.getPropertyValue(name);
    if (value && value !== INITIAL[name]) element.setAttribute(name, value);
  }
}
