/** Finding elements that a page must have, with their types. */

/** @import { PointerView } from "./pointer-view.d.ts" */

/**
 * The first element that matches.
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {abstract new () => Kind} [kind] its class
 * @returns {Kind}
 * @throws {Error} when there is none of this class
 */
export function find(root, selector, kind) {
  const element = findOptional(root, selector, kind);
  if (!element) throw new Error(`The page has no element that matches ${selector}.`);
  return element;
}

/**
 * The first element that matches, or null.
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {abstract new () => Kind} [kind] its class
 * @returns {Kind | null}
 */
export function findOptional(root, selector, kind) {
  const element = root.querySelector(selector);
  return element && isOf(element, kind) ? element : null;
}

/**
 * All elements that match and are of a class.
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {abstract new () => Kind} [kind]
 * @returns {Kind[]}
 */
export function findAll(root, selector, kind) {
  return [...root.querySelectorAll(selector)].filter((element) => isOf(element, kind));
}

/**
 * All `<pointer-view>` elements that match, whether or not the element is defined yet.
 * @param {ParentNode} root
 * @param {string} [selector]
 * @returns {PointerView[]}
 */
export function findViews(root, selector = "pointer-view") {
  return /** @type {PointerView[]} */ ([...root.querySelectorAll(selector)]);
}

/**
 * The element that an event comes from.
 * @param {Event} event
 * @returns {HTMLElement}
 */
export function targetOf({ target }) {
  return /** @type {HTMLElement} */ (target);
}

/**
 * The field that an event comes from.
 * @param {Event} event
 * @returns {HTMLInputElement | HTMLSelectElement}
 */
export function fieldOf({ target }) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (target);
}

/**
 * A copy of the element in a template.
 * @param {HTMLTemplateElement} template
 * @returns {HTMLElement}
 */
export function copyOf(template) {
  return find(/** @type {DocumentFragment} */ (template.content.cloneNode(true)), "*");
}

/**
 * Set a text; the same text is no change to a screen reader.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @template {Element} Kind
 * @param {Element} element
 * @param {abstract new () => Kind} [kind]
 * @returns {element is Kind}
 */
function isOf(element, kind) {
  return element instanceof (kind ?? HTMLElement);
}
