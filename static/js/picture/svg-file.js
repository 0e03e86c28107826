/** The picture as a file of its own: colours and type are written into it. */

const SVG = "http://www.w3.org/2000/svg";
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
const OF_TEXT = new Set(["font-size", "font-weight", "text-anchor"]);

/**
 * @param {SVGSVGElement} drawn in the document, whose styles are read
 * @param {{title: string, ground: string}} options `ground` is the colour behind the picture
 * @returns {string} a document
 */
export function svgFile(drawn, { title, ground }) {
  const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true));
  const { width, height } = drawn.viewBox.baseVal;
  const originals = drawn.querySelectorAll("*");
  for (const [index, element] of copy.querySelectorAll("*").entries()) {
    const original = originals[index];
    if (original) writeStyle(element, getComputedStyle(original));
    for (const name of ["class", "data-part", "data-open", "data-act", "tabindex", "role"]) {
      element.removeAttribute(name);
    }
  }
  for (const handle of copy.querySelectorAll('[opacity="0"]')) handle.remove();
  const name = document.createElementNS(SVG, "title");
  name.textContent = title;
  const paper = document.createElementNS(SVG, "rect");
  paper.setAttribute("width", String(width));
  paper.setAttribute("height", String(height));
  paper.setAttribute("fill", ground);
  copy.prepend(name, paper);
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("font-family", getComputedStyle(drawn).fontFamily);
  copy.setAttribute("role", "img");
  copy.setAttribute("aria-label", title);
  copy.removeAttribute("class");
  return new XMLSerializer().serializeToString(copy);
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
