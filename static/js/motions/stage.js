/** The stage of a step: a picture in which its motions are drawn, with a sentence on each. */

import { find, findOptional, setText } from "../dom.js";

/** @import { Beat } from "./beats.js" */
/** @import { Mark, TileMark } from "./drawing.js" */
/** A sentence and what it is about. @typedef {{title: string, words: string}} Told */
/**
 * What is drawn: a beat, the moments after its beginning, and the cell to predict (-1 for none).
 * @typedef {{beat: Beat, at: number, asked: number}} Shown
 */

const SVG = "http://www.w3.org/2000/svg";
const WIDEST = 760; // pixels
const FRAME_WIDTH = 720; // of a picture that is scaled to its frame
const CORNER = 5;

export class Stage {
  /** @type {Shown | null} */
  #shown = null;
  /** @type {Map<string, Drawn>} by key */
  #drawn = new Map();
  #order = "";
  #height = 0;
  #width = 0;
  #room = 0;

  /**
   * @param {HTMLElement} step that it is put into
   * @param {Beat[]} beats
   */
  constructor(step, beats) {
    this.step = step;
    this.beats = beats.filter(({ scene }) => scene);
    this.figure = document.createElement("figure");
    this.figure.className = "motion";
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("aria-hidden", "true");
    this.caption = document.createElement("figcaption");
    this.figure.append(this.svg, this.caption);
    const isFrame = step.closest("[data-frame]") !== null;
    this.place = isFrame ? step : find(step, ".working");
    this.place.append(this.figure);
    this.isScaled = isFrame;
    this.figure.style.setProperty("--needs", `${this.#most("width", WIDEST)}px`);
    this.#arrange();
    new ResizeObserver(() => this.#fit()).observe(this.place);
  }

  /** @param {Beat} beat @param {number} at @param {number} [asked] */
  show(beat, at, asked = -1) {
    this.#shown = { beat, at, asked };
    this.#draw();
  }

  /** Draw again what is shown, with the numbers that the tables have now. */
  redraw() {
    for (const beat of this.beats) beat.forget();
    this.#draw();
  }

  /** Draw for the width that there is. */
  #fit() {
    if (this.#room === this.place.clientWidth) return;
    this.#arrange();
    this.#draw();
  }

  /** Lie beside the tables, or below them, where they then lie in rows. */
  #arrange() {
    const tables = findOptional(this.place, ".tables");
    if (!tables || tables.closest("[data-opens]")) return; // its tables are as wide as the page
    this.#room = this.place.clientWidth;
    this.place.removeAttribute("data-below");
    this.place.toggleAttribute("data-below", this.figure.offsetTop > tables.offsetTop);
  }

  #widthNow() {
    return this.isScaled ? FRAME_WIDTH : Math.floor(this.svg.clientWidth);
  }

  #draw() {
    const width = this.#widthNow();
    if (!this.#shown || !width) return;
    const { beat, at, asked } = this.#shown;
    const scene = beat.scene?.({ width, at, asked });
    if (!scene) return;
    if (width !== this.#width) {
      this.#height = this.#most("height", width);
      this.#reserve();
    }
    this.#width = width;
    this.figure.style.setProperty("--drawn", `${width}px`);
    const height = Math.max(this.#height, Math.ceil(scene.height));
    // In the middle of the width.
    const left = Math.min(0, (scene.width - width) / 2);
    setAttribute(this.svg, "viewBox", `${left.toFixed(1)} 0 ${width} ${height}`);
    if (!this.isScaled) setAttribute(this.svg, "height", String(height));
    this.#place(scene.marks);
    const moment = Math.max(0, Math.ceil(at) - 1);
    const last = beat.shown.length - 1;
    const isEnd = moment === last && at > last;
    this.#say(beat.title, beat.words({ moment, isAsked: asked >= 0 && moment === last, isEnd }));
  }

  /** Take the room of the longest sentence, so that nothing below jumps from one to the next. */
  #reserve() {
    if (this.isScaled) return;
    /** @type {Told[]} */
    const told = this.#alike().flatMap(({ title, words, shown }) =>
      shown.flatMap((_, moment) =>
        [false, true].map((isEnd) => ({
          title,
          words: `${words({ moment, isAsked: false, isEnd })} −0.000`,
        })),
      ),
    );
    const lengthOf = (/** @type {Told} */ { title, words }) => title.length + words.length;
    const longest = told.reduce((most, next) => (lengthOf(next) > lengthOf(most) ? next : most), {
      title: "",
      words: "",
    });
    this.caption.style.removeProperty("min-height");
    this.#say(longest.title, longest.words);
    this.caption.style.setProperty("min-height", `${this.caption.offsetHeight}px`);
  }

  /** @param {string} title @param {string} words */
  #say(title, words) {
    if (this.caption.textContent === `${title}. ${words}`) return;
    const what = document.createElement("b");
    what.textContent = `${title}.`;
    this.caption.replaceChildren(what, ` ${words}`);
  }

  /**
   * The most pixels that a motion of the step takes, so that nothing jumps from one to the next.
   * @param {"width" | "height"} side
   * @param {number} width that there is
   */
  #most(side, width) {
    const sizes = this.#alike().map(({ scene }) => scene?.({ width, at: 0 })[side] ?? 0);
    return Math.ceil(Math.max(0, ...sizes));
  }

  /** One of the motions of each table. */
  #alike() {
    const tables = new Map(this.beats.map((beat) => [beat.cells[0]?.closest("figure"), beat]));
    return [...tables.values()];
  }

  /** @param {Mark[]} marks */
  #place(marks) {
    const keys = new Set(marks.map(({ key }) => key));
    for (const [key, drawn] of this.#drawn) {
      if (keys.has(key)) continue;
      drawn.element.remove();
      this.#drawn.delete(key);
    }
    for (const mark of marks) {
      let drawn = this.#drawn.get(mark.key);
      if (drawn?.kind !== mark.kind) {
        drawn?.element.remove();
        drawn = makeDrawn(mark.kind);
        this.#drawn.set(mark.key, drawn);
      }
      paint(drawn, mark);
    }
    const order = [...keys].join();
    if (order === this.#order) return;
    this.#order = order;
    this.svg.append(...marks.map(({ key }) => /** @type {Drawn} */ (this.#drawn.get(key)).element));
  }
}

/**
 * The elements of a mark: of a tile, those that carry its colours.
 * @typedef {{kind: Mark["kind"], element: SVGElement, level?: SVGElement, rect?: SVGElement, text?: SVGElement}} Drawn
 */

/** @param {Mark["kind"]} kind @returns {Drawn} */
function makeDrawn(kind) {
  const make = (/** @type {string} */ name) => document.createElementNS(SVG, name);
  if (kind === "line") return { kind, element: make("path") };
  if (kind === "text") return { kind, element: make("text") };
  const [element, level, rect, text] = [make("g"), make("g"), make("rect"), make("text")];
  text.setAttribute("text-anchor", "middle");
  level.append(rect, text);
  element.append(level);
  return { kind, element, level, rect, text };
}

/** @param {Drawn} drawn @param {Mark} mark */
function paint(drawn, mark) {
  const { element } = drawn;
  setAttribute(element, "opacity", mark.opacity === 1 ? null : mark.opacity.toFixed(3));
  if (mark.kind === "tile") {
    paintTile(drawn, mark);
    return;
  }
  setAttribute(element, "class", mark.isQuiet ? "quiet" : null);
  if (mark.kind === "line") setAttribute(element, "d", mark.path);
  else {
    setAttribute(element, "x", mark.x.toFixed(2));
    setAttribute(element, "y", mark.y.toFixed(2));
    setAttribute(element, "text-anchor", mark.anchor);
    setText(element, mark.text);
  }
}

/** @param {Drawn} drawn @param {TileMark} mark */
function paintTile({ element, level, rect, text }, { x, y, width, height, tile, ...mark }) {
  if (!level || !rect || !text) return;
  setAttribute(element, "transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
  setAttribute(element, "class", mark.isRaised ? "raised" : mark.isLit ? "lit" : null);
  setAttribute(element, "data-tone", tile.tone);
  setAttribute(element, "data-shade", tile.shade);
  setAttribute(level, "data-level", tile.level);
  setAttribute(rect, "width", width.toFixed(2));
  setAttribute(rect, "height", Math.max(0, height).toFixed(2));
  setAttribute(rect, "rx", String(Math.min(CORNER, width / 4, height / 4)));
  setAttribute(text, "x", (width / 2).toFixed(2));
  setAttribute(text, "y", (height / 2 + (mark.isNarrow ? 4.6 : 5.7)).toFixed(2));
  setAttribute(text, "class", mark.isNarrow ? "narrow" : null);
  setText(text, tile.text);
}

/**
 * Write an attribute only where it changes.
 * @param {Element} element
 * @param {string} name
 * @param {string | null | undefined} value
 */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) === (value ?? null)) return;
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
