/**
 * Brings a document in line with marks: elements that stay are changed, so that the focus stays
 * with them, and positions, lengths and ribbons glide to their new values.
 */

import { attributeText } from "./scene.js";

/** @import { Mark } from "./scene.js" */
/**
 * @typedef {object} Glide an attribute on its way
 * @property {Element} element
 * @property {string} name
 * @property {(progress: number) => string} at
 * @property {string} end
 */

const SVG = "http://www.w3.org/2000/svg";
const GLIDING = new Set([
  "x",
  "y",
  "x1",
  "y1",
  "x2",
  "y2",
  "width",
  "height",
  "d",
  "transform",
  "points",
]);
const NUMBER = /-?\d+(?:\.\d+)?/g;

export class Drawing {
  /** @type {WeakMap<Element, {mark: Mark, elements: Element[]}>} what each element shows */
  #shown = new WeakMap();
  /** @type {Map<string, Glide>} */
  #glides = new Map();
  #names = new WeakMap();
  #count = 0;
  #frame = 0;

  /** @param {Element} root whose children are the marks */
  constructor(root) {
    this.root = root;
    /** @type {Element[]} */
    this.elements = [];
  }

  /**
   * @param {Mark[]} marks
   * @param {number} [duration] of gliding, in milliseconds; 0 jumps
   */
  show(marks, duration = 0) {
    this.#finish();
    this.elements = this.#patchChildren(this.root, marks, this.elements, duration > 0);
    if (this.#glides.size) this.#run(duration);
  }

  /**
   * @param {Element} parent
   * @param {(Mark | string)[]} marks
   * @param {Element[]} before its elements so far
   * @param {boolean} glides
   * @returns {Element[]}
   */
  #patchChildren(parent, marks, before, glides) {
    if (marks.every((child) => typeof child === "string")) {
      const text = marks.join("");
      if (parent.textContent !== text || before.length) parent.textContent = text;
      return [];
    }
    if (!before.length && !parent.firstChild) {
      const made = marks.map((child) => this.#made(markOf(child)));
      parent.append(...made);
      return made;
    }
    /** @type {Map<string, Element>} */
    const known = new Map();
    for (const [index, element] of before.entries()) {
      const shown = this.#shown.get(element);
      if (shown) known.set(nameOf(shown.mark, index), element);
    }
    const elements = marks.map((child, index) => {
      const mark = markOf(child);
      const found = known.get(nameOf(mark, index));
      known.delete(nameOf(mark, index));
      const element = found ?? document.createElementNS(SVG, mark.tag);
      this.#patch(element, mark, glides && found !== undefined);
      return element;
    });
    for (const element of known.values()) element.remove();
    for (const [index, element] of elements.entries()) {
      const standing = parent.childNodes[index];
      if (standing !== element) parent.insertBefore(element, standing ?? null);
    }
    return elements;
  }

  /**
   * A new element, with all that is in it before it is in the document.
   * @param {Mark} mark
   * @returns {Element}
   */
  #made(mark) {
    const element = document.createElementNS(SVG, mark.tag);
    for (const name in mark.attributes) {
      const text = attributeText(mark.attributes[name]);
      if (text !== null) element.setAttribute(name, text);
    }
    this.#shown.set(element, {
      mark,
      elements: this.#patchChildren(element, mark.children, [], false),
    });
    return element;
  }

  /**
   * @param {Element} element
   * @param {Mark} mark
   * @param {boolean} glides
   */
  #patch(element, mark, glides) {
    const shown = this.#shown.get(element);
    const old = shown?.mark.attributes ?? {};
    for (const name of Object.keys(old)) {
      if (attributeText(mark.attributes[name]) === null) element.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(mark.attributes)) {
      const text = attributeText(value);
      const before = attributeText(old[name]);
      if (text === null || text === before) continue;
      const at = glides && before !== null && GLIDING.has(name) ? interpolated(before, text) : null;
      if (at)
        this.#glides.set(`${this.#nameOf(element)} ${name}`, { element, name, at, end: text });
      else element.setAttribute(name, text);
    }
    const elements = this.#patchChildren(element, mark.children, shown?.elements ?? [], glides);
    this.#shown.set(element, { mark, elements });
  }

  /** @param {Element} element */
  #nameOf(element) {
    const name = this.#names.get(element) ?? this.#count++;
    this.#names.set(element, name);
    return name;
  }

  /** @param {number} duration */
  #run(duration) {
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = Math.min(1, Math.max(0, (now - start) / duration));
      if (share === 1) {
        this.#finish();
        return;
      }
      const eased = 1 - (1 - share) ** 3;
      for (const { element, name, at } of this.#glides.values())
        element.setAttribute(name, at(eased));
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Put everything where it is going. */
  #finish() {
    cancelAnimationFrame(this.#frame);
    for (const { element, name, end } of this.#glides.values()) element.setAttribute(name, end);
    this.#glides.clear();
  }
}

/** @param {Mark | string} child @returns {Mark} */
function markOf(child) {
  return typeof child === "string" ? { tag: "tspan", attributes: {}, children: [child] } : child;
}

/** @param {Mark} mark @param {number} index among its siblings */
function nameOf(mark, index) {
  return `${mark.tag} ${mark.key ?? index}`;
}

/**
 * What lies between two texts that differ in their numbers only; null where they differ otherwise.
 * @param {string} from
 * @param {string} to
 */
function interpolated(from, to) {
  const starts = from.match(NUMBER) ?? [];
  const ends = to.match(NUMBER) ?? [];
  const words = to.split(NUMBER);
  if (starts.length !== ends.length || from.split(NUMBER).join() !== words.join()) return null;
  return (/** @type {number} */ share) => {
    const numbers = ends.map((end, index) => {
      const start = Number(starts[index]);
      return String(Math.round((start + share * (Number(end) - start)) * 100) / 100);
    });
    return words.map((word, index) => word + (numbers[index] ?? "")).join("");
  };
}
