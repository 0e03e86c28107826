/**
 * What the pages of a printed deck show and where, in pixels of the slide: from this, other formats
 * take sizes, places and colours over.
 */

import { findAll, findOptional } from "./dom.js";

/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/** @typedef {{text: string, background: string, color: string, box: Box}} Cell */

/**
 * One entry for each page.
 * @param {HTMLElement} root the deck, laid out for paper
 */
export function measurePages(root) {
  return findAll(root, ".pdf-page").map((page) => {
    const paper = page.getBoundingClientRect();
    const boxOf = (/** @type {Element} */ element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left: left - paper.left, top: top - paper.top, width, height };
    };
    const text = (/** @type {string} */ selector, /** @type {ParentNode} */ around = page) => {
      const found = findOptional(around, selector);
      return found?.offsetHeight && getComputedStyle(found).visibility !== "hidden"
        ? { box: boxOf(found), size: sizeOf(found), text: textOf(found) }
        : null;
    };
    const words = findOptional(page, ".deck-words");
    const frame = findAll(page, ".step-frame").find(isShown);
    return {
      top: paper.top + scrollY,
      title: text(".slide > :is(h1, h2)"),
      author: text(".slide > .author"),
      words: words?.offsetHeight
        ? {
            box: boxOf(words),
            size: sizeOf(words),
            isCut: words.scrollHeight > words.clientHeight + 1,
          }
        : null,
      views: findAll(page, ".deck-shown > .place").map((place) => {
        const view = [...place.children].find(isShown) ?? place;
        return {
          box: boxOf(view),
          summary: view.querySelector(".view-summary")?.textContent ?? "",
        };
      }),
      step: frame ? measureStep(frame, boxOf) : null,
      asked: [".deck-asked", ".deck-answer", ".deck-history"].map((name) => text(name)),
      choices: findAll(page, ".deck-choices")
        .filter(isShown)
        .map((table) => measureTable(table, 1, boxOf)),
    };
  });
}

/**
 * @param {HTMLElement} frame
 * @param {(element: Element) => Box} boxOf
 */
function measureStep(frame, boxOf) {
  const zoom =
    Number(frame.firstElementChild instanceof HTMLElement && frame.firstElementChild.style.zoom) ||
    1;
  const text = (/** @type {string} */ selector) => {
    const found = findOptional(frame, selector);
    return found?.offsetHeight
      ? { box: boxOf(found), size: zoom * sizeOf(found), text: found.textContent?.trim() ?? "" }
      : null;
  };
  return {
    box: boxOf(frame),
    title: text("h3"),
    formula: text(".formula"),
    remark: text(".remark"),
    error: text(".failure"),
    picture: text(".step-picture"),
    tables: findAll(frame, ".matrix").map((figure) => measureTable(figure, zoom, boxOf)),
  };
}

/**
 * @param {HTMLElement} figure
 * @param {number} zoom
 * @param {(element: Element) => Box} boxOf
 */
function measureTable(figure, zoom, boxOf) {
  const caption = findOptional(figure, "figcaption");
  const cells = findAll(figure, ":is(td, th)");
  const rows = findAll(figure, "tr").map((row) =>
    [...row.children].map((cell) => {
      const { backgroundColor, color } = getComputedStyle(cell);
      return {
        text: textOf(cell),
        background: hexOf(backgroundColor),
        color: hexOf(color),
        box: boxOf(cell),
      };
    }),
  );
  return {
    name: figure.dataset.table ?? "",
    caption: caption ? { box: boxOf(caption), size: zoom * sizeOf(caption) } : null,
    box: boxOf(figure.querySelector("table") ?? figure),
    size: zoom * Math.min(...cells.map(sizeOf)),
    rows,
  };
}

/** @param {Element} element */
function isShown(element) {
  return !element.hasAttribute("data-away");
}

/** What it says; formulas of a line as text. @param {Element} element */
function textOf(element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const formula of copy.querySelectorAll("math[alttext]")) {
    formula.replaceWith(formula.getAttribute("alttext") ?? "");
  }
  return copy.textContent?.trim() ?? "";
}

/** The size of its text in pixels. @param {Element} element */
function sizeOf(element) {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

const canvas = document.createElement("canvas");
canvas.width = canvas.height = 1;
const context = canvas.getContext("2d", { willReadFrequently: true });

/** A colour as six digits; empty for one that is seen through. @param {string} colour */
function hexOf(colour) {
  if (!context) return "";
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  if (alpha < 128) return "";
  return [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
}
