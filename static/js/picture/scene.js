/**
 * A picture as plain data: marks, which the page keeps in its document, a file holds as text, and
 * tests read without a browser.
 */

/**
 * @typedef {string | number | boolean | null | undefined} AttributeValue what is not written:
 *   false, null, undefined
 */
/**
 * @typedef {object} Mark an SVG element
 * @property {string} tag
 * @property {string} [key] names the element among its siblings, so that it is the same one later
 * @property {Record<string, AttributeValue>} attributes
 * @property {(Mark | string)[]} children
 */
/** @typedef {Mark | string | null | false | undefined | Child[]} Child what is empty is left out */

/**
 * @param {string} tag
 * @param {Record<string, AttributeValue>} [attributes] `key` names the element among its siblings
 * @param {...Child} children
 * @returns {Mark}
 */
export function mark(tag, { key, ...attributes } = {}, ...children) {
  const shown = /** @type {(Mark | string)[]} */ (
    children.flat(/** @type {1} */ (Number.POSITIVE_INFINITY)).filter(isShown)
  );
  /** @type {Mark} */
  const made = { tag, attributes, children: shown };
  if (typeof key === "string") made.key = key;
  return made;
}

/** The text of an attribute; null for one that is not written. @param {AttributeValue} value */
export function attributeText(value) {
  if (value === null || value === undefined || value === false) return null;
  return typeof value === "number" ? String(rounded(value)) : String(value);
}

/** Marks as SVG. @param {Mark} mark @returns {string} */
export function svgText({ tag, attributes, children }) {
  const written = Object.entries(attributes)
    .map(([name, value]) => [name, attributeText(value)])
    .filter(([, text]) => text !== null)
    .map(([name, text]) => ` ${name}="${escaped(String(text))}"`)
    .join("");
  const content = children
    .map((child) => (typeof child === "string" ? escaped(child) : svgText(child)))
    .join("");
  return `<${tag}${written}>${content}</${tag}>`;
}

/** Coordinates as a path holds them. @param {number} number */
export function rounded(number) {
  return Math.round(number * 100) / 100;
}

/**
 * Bars of one style as one path, since every element takes its time.
 * @param {{x: number, y: number, width: number, height: number}[]} bars
 */
export function barsPath(bars) {
  return bars
    .map(({ x, y, width, height }) => {
      const wide = rounded(width);
      return `M${rounded(x)} ${rounded(y)}h${wide}v${rounded(height)}h${-wide}Z`;
    })
    .join("");
}

/**
 * A band from one upright edge to another, level at both ends.
 * @param {number} x0
 * @param {[top: number, bottom: number]} from
 * @param {number} x1
 * @param {[top: number, bottom: number]} to
 */
export function bandPath(x0, from, x1, to) {
  const [a0, b0, a1, b1] = [from[0], from[1], to[0], to[1]].map(rounded);
  const [left, right, middle] = [x0, x1, (x0 + x1) / 2].map(rounded);
  return (
    `M${left} ${a0}C${middle} ${a0} ${middle} ${a1} ${right} ${a1}` +
    `L${right} ${b1}C${middle} ${b1} ${middle} ${b0} ${left} ${b0}Z`
  );
}

/**
 * A band from one level edge down to another.
 * @param {number} y0
 * @param {[left: number, right: number]} from
 * @param {number} y1
 * @param {[left: number, right: number]} to
 */
export function fallingPath(y0, from, y1, to) {
  const [a0, b0, a1, b1] = [from[0], from[1], to[0], to[1]].map(rounded);
  const [top, bottom, middle] = [y0, y1, (y0 + y1) / 2].map(rounded);
  return (
    `M${a0} ${top}C${a0} ${middle} ${a1} ${middle} ${a1} ${bottom}` +
    `L${b1} ${bottom}C${b1} ${middle} ${b0} ${middle} ${b0} ${top}Z`
  );
}

/**
 * A band that falls from a level edge and turns left into an upright one.
 * @param {number} y
 * @param {[left: number, right: number]} from
 * @param {number} x
 * @param {[top: number, bottom: number]} to
 */
export function turningPath(y, from, x, to) {
  const [left, right, top, bottom] = [from[0], from[1], to[0], to[1]].map(rounded);
  const [start, end] = [y, x].map(rounded);
  return (
    `M${left} ${start}Q${left} ${top} ${end} ${top}` +
    `L${end} ${bottom}Q${right} ${bottom} ${right} ${start}Z`
  );
}

/** @param {Child} child */
function isShown(child) {
  return child !== null && child !== undefined && child !== false && child !== "";
}

/** @param {string} text */
function escaped(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
