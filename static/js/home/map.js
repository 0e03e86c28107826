/**
 * The map of a round: the stops of the day so far as a path, the places to choose from, and every
 * other place as a dot. Any place on it can be guessed, by mouse, touch or keyboard.
 */

import { ICONS, iconOf } from "../picture/icons.js";
import {
  clampTo,
  distance,
  fitFrame,
  isInside,
  middleOf,
  scaleBar,
  shrink,
  toMetres,
  toPixels,
} from "./frame.js";
import { LINE, labelsOf, layOut, SIGNPOST_ICON } from "./layout.js";
import { curve, shape, text, textWidth } from "./shapes.js";

/** @import { Box, Point, Size } from "./frame.js" */
/** @import { PlacedLabel } from "./labels.js" */
/** @import { Layout, Scene, Signpost } from "./layout.js" */
/** @import { LocatedPlace } from "./rounds.js" */

const TIP_FONT = { size: 16, weight: 600 };
const BASELINE = 15; // pixels from the top of a line
const DOT = 3;
const REACH = 11; // pixels around a dot that belong to it
const SMALL_ICON = 14;
const LONGEST_SCALE_BAR = 120;
/** @type {Record<string, Point>} */
const ARROWS = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

export class TownMap {
  #svg;
  #places;
  #metres;
  #guess;
  #drawScale;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Map<LocatedPlace, Point>} where places that can be guessed are drawn */
  #drawn = new Map();
  /** @type {Set<LocatedPlace>} places whose name is on the map */
  #named = new Set();
  /** The name of the place pointed at. */
  #tip = shape("g", { class: "tip", "aria-hidden": "true" });
  /** @type {LocatedPlace | null} */
  #pointed = null;
  /** @type {LocatedPlace | null} the place that a finger touched last */
  #tapped = null;

  /**
   * @param {SVGSVGElement} svg
   * @param {LocatedPlace[]} places
   * @param {{guess: (place: LocatedPlace) => void,
   *   drawScale: (bar: {pixels: number, label: string}) => void}} hooks
   */
  constructor(svg, places, { guess, drawScale }) {
    this.#svg = svg;
    this.#places = places;
    this.#metres = toMetres(places);
    this.#guess = guess;
    this.#drawScale = drawScale;
    new ResizeObserver(() => this.#draw(false)).observe(svg);
    document.fonts.ready.then(() => this.#draw(false)); // another font has other widths
    svg.addEventListener("click", (event) => this.#onClick(event));
    svg.addEventListener("keydown", (event) => this.#onKey(event));
    svg.addEventListener("pointerover", (event) => this.#point(this.#placeAt(event)));
    svg.addEventListener("pointerleave", () => this.#point(null));
    // Chromium would make the map itself a tab stop if it listened to focus.
    svg.parentElement?.addEventListener("focusin", (event) => this.#point(this.#placeAt(event)));
    svg.parentElement?.addEventListener("focusout", () => this.#point(null));
  }

  /** Show a round, or what happened in it. @param {Scene} scene */
  show(scene) {
    this.#scene = scene;
    this.#draw(scene.target !== null);
  }

  /** @param {boolean} isAnimated whether the way to the target is drawn before the reader's eyes */
  #draw(isAnimated) {
    const size = { width: this.#svg.clientWidth, height: this.#svg.clientHeight };
    const scene = this.#scene;
    if (!scene || !size.width || !size.height) return;
    const focused = this.#svg.contains(document.activeElement) ? this.#pointed : null;
    const layout = layOut(scene, this.#metres, size, textWidth);
    const ways = waysOf(scene, (place) => this.#locate(place, layout));
    const labels = labelsOf(
      scene,
      layout,
      size,
      ways.flatMap(({ points }) => points),
      textWidth,
    );
    this.#drawn = new Map();
    this.#named = new Set([...labels, ...layout.signposts].map(({ place }) => place));
    this.#svg.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    this.#svg.toggleAttribute("data-narrow", layout.isNarrow);
    this.#svg.setAttribute("aria-disabled", String(scene.target !== null));
    this.#tip.replaceChildren();
    this.#svg.replaceChildren(
      ...this.#dots(
        layout,
        size,
        labels.map(({ label }) => label.box),
      ),
      ...ways.map(({ kind, d }) => wayShape(kind, d, isAnimated)),
      ...(layout.inset ? [this.#inset(layout, layout.inset, size, scene)] : []),
      ...layout.signposts.map((post) => this.#signpost(post, scene)),
      ...[...layout.marks].map(([place, point]) =>
        leader(point, toPixels(layout.frame, this.#inMetres(place))),
      ),
      ...labels.flatMap(({ place, label }) => tieOf(label, layout.marks.get(place), layout.radius)),
      ...[...layout.marks].map(([place, point]) => this.#mark(place, point, layout.radius, scene)),
      ...labels.map(({ place, label }) => labelShape(label, place.label, scene.notes.get(place))),
      this.#tip,
    );
    this.#letTabReach(focused ?? scene.choices[0]);
    if (focused) this.#elementOf(focused)?.focus();
    this.#drawScale(scaleBar(layout.frame.scale, LONGEST_SCALE_BAR));
  }

  /** Where a place is drawn. @param {LocatedPlace} place @param {Layout} layout @returns {Point} */
  #locate(place, { frame, marks, signposts }) {
    const post = signposts.find((one) => one.place === place);
    return marks.get(place) ?? (post ? middleOf(post.box) : toPixels(frame, this.#inMetres(place)));
  }

  /** @param {LocatedPlace} place @returns {Point} */
  #inMetres(place) {
    return this.#metres.get(place) ?? { x: 0, y: 0 };
  }

  /**
   * The places that are neither stops nor choices: an icon where there is room, or a dot.
   * @param {Layout} layout
   * @param {Size} size
   * @param {Box[]} labels
   */
  #dots({ frame, marks, inset, signposts, radius }, size, labels) {
    const covers = [...(inset ? [inset] : []), ...signposts.map(({ box }) => box)];
    const taken = [...marks.values()];
    const inner = shrink({ x: 0, y: 0, ...size }, DOT);
    return this.#places.flatMap((place) => {
      const at = toPixels(frame, this.#inMetres(place));
      const isCovered = covers.some((box) => isInside(at, box, DOT));
      if (marks.has(place) || !isInside(at, inner) || isCovered) return [];
      const hasRoom =
        place.category !== "home" &&
        taken.every((other) => distance(other, at) > radius + SMALL_ICON / 2) &&
        !labels.some((box) => isInside(at, box, SMALL_ICON / 2));
      if (hasRoom) taken.push(at);
      const { x: cx, y: cy } = at;
      const dot = hasRoom ? icon(place, at, SMALL_ICON) : shape("circle", { cx, cy, r: DOT });
      return [
        this.#button(place, at, "other", [
          shape("circle", { class: "reach", cx, cy, r: REACH }),
          dot,
        ]),
      ];
    });
  }

  /** @param {LocatedPlace} place @param {Point} at @param {number} radius @param {Scene} scene */
  #mark(place, at, radius, scene) {
    const circle = shape("circle", { cx: at.x, cy: at.y, r: radius });
    return this.#button(place, at, kindOf("mark", place, scene), [
      circle,
      icon(place, at, 1.15 * radius),
    ]);
  }

  /** @param {Signpost} post @param {Scene} scene */
  #signpost({ place, box, lines: [name = "", note = ""] }, scene) {
    const x = box.x + SIGNPOST_ICON;
    const at = { x: box.x + SIGNPOST_ICON / 2, y: middleOf(box).y };
    return this.#button(place, middleOf(box), kindOf("signpost", place, scene), [
      shape("rect", { ...box, rx: 8 }),
      icon(place, at, 20),
      text(name, { x, y: box.y + 19, class: "name" }),
      text(note, { x, y: box.y + 37 }),
    ]);
  }

  /**
   * A place that can be guessed.
   * @param {LocatedPlace} place
   * @param {Point} at
   * @param {string} kind
   * @param {SVGElement[]} content
   */
  #button(place, at, kind, content) {
    this.#drawn.set(place, at);
    const known = [place.label, place.category, this.#scene?.notes.get(place)];
    const attributes = {
      class: kind,
      role: "button",
      tabindex: -1,
      "aria-label": known.filter(Boolean).join(", "),
      "data-place": place.id,
    };
    return shape("g", attributes, content);
  }

  /**
   * All places in a small map, with the frame in it.
   * @param {Layout} layout
   * @param {Box} box
   * @param {Size} size of the map
   * @param {Scene} scene
   */
  #inset({ frame }, box, size, scene) {
    const all = [...this.#metres.values()];
    const small = fitFrame(all, box, { x: 10, y: 10 });
    /** @param {Point} point in metres */
    const at = (point) => {
      const { x, y } = toPixels(small, point);
      return { x: box.x + x, y: box.y + y };
    };
    const corner = at(frame);
    const x = Math.max(corner.x, box.x);
    const y = Math.max(corner.y, box.y);
    const ratio = small.scale / frame.scale;
    const path = scene.path.map((place) => at(this.#inMetres(place)));
    return shape("g", { class: "inset", "aria-hidden": "true" }, [
      shape("rect", { ...box, rx: 8, class: "inset-ground" }),
      ...all.map(at).map((dot) => shape("circle", { cx: dot.x, cy: dot.y, r: 1.5 })),
      shape("polyline", { points: path.map((point) => `${point.x},${point.y}`).join(" ") }),
      shape("rect", {
        class: "inset-frame",
        x,
        y,
        width: Math.min(corner.x + size.width * ratio, box.x + box.width) - x,
        height: Math.min(corner.y + size.height * ratio, box.y + box.height) - y,
        rx: 3,
      }),
    ]);
  }

  /** Tab reaches one place; the arrow keys lead on. @param {LocatedPlace | undefined} place */
  #letTabReach(place) {
    if (place) this.#elementOf(place)?.setAttribute("tabindex", "0");
  }

  /** @param {LocatedPlace} place @returns {SVGElement | null} */
  #elementOf(place) {
    return this.#svg.querySelector(`[data-place="${place.id}"]`);
  }

  /** @param {Event} event @returns {LocatedPlace | null} */
  #placeAt({ target }) {
    const element = target instanceof Element ? target.closest("[data-place]") : null;
    const id = element?.getAttribute("data-place");
    return this.#places.find((place) => String(place.id) === id) ?? null;
  }

  /** Guess the place that is clicked; a finger sees its name first. @param {MouseEvent} event */
  #onClick(event) {
    const place = this.#placeAt(event);
    if (!place) return;
    const isFinger = event instanceof PointerEvent && event.pointerType === "touch";
    const isFirst = isFinger && !this.#named.has(place) && this.#tapped !== place;
    this.#tapped = place;
    if (isFirst) this.#name(place);
    else this.#guess(place);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const place = this.#placeAt(event);
    const direction = ARROWS[event.key];
    if (!place || !(direction || ["Enter", " "].includes(event.key))) return;
    event.preventDefault();
    if (direction) this.#walk(place, direction);
    else this.#guess(place);
  }

  /** Focus the nearest place in a direction. @param {LocatedPlace} place @param {Point} direction */
  #walk(place, direction) {
    const from = this.#drawn.get(place);
    if (!from) return;
    let nearest = { place, far: Number.POSITIVE_INFINITY };
    for (const [other, { x, y }] of this.#drawn) {
      const [across, down] = [x - from.x, y - from.y];
      const ahead = across * direction.x + down * direction.y;
      const aside = Math.abs(across * direction.y) + Math.abs(down * direction.x);
      const far = ahead + 2 * aside;
      if (ahead > 0 && aside <= 2 * ahead && far < nearest.far) nearest = { place: other, far };
    }
    this.#elementOf(place)?.setAttribute("tabindex", "-1");
    this.#letTabReach(nearest.place);
    this.#elementOf(nearest.place)?.focus();
  }

  /** @param {LocatedPlace | null} place */
  #point(place) {
    this.#pointed = place;
    if (place && !this.#named.has(place)) this.#name(place);
    else this.#tip.replaceChildren();
  }

  /** Show the name of a place beside it. @param {LocatedPlace} place */
  #name(place) {
    const at = this.#drawn.get(place);
    if (!at) return;
    const words = [place.label, place.category].filter(Boolean).join(", ");
    const width = textWidth(words, TIP_FONT) + 16;
    const x = Math.max(4, Math.min(at.x - width / 2, this.#svg.clientWidth - width - 4));
    const y = at.y > 46 ? at.y - 42 : at.y + 14;
    this.#tip.replaceChildren(
      shape("circle", { cx: at.x, cy: at.y, r: 9, class: "tip-ring" }),
      shape("rect", { x, y, width, height: 28, rx: 6 }),
      text(words, { x: x + 8, y: y + 19, class: "name" }),
    );
  }
}

/** @param {string} kind @param {LocatedPlace} place @param {Scene} scene */
function kindOf(kind, place, { path, target }) {
  const kinds = [kind, path.includes(place) && "stop", place === target && "target"];
  return kinds.filter(Boolean).join(" ");
}

/**
 * The ways to draw: the day so far, and on to the choices, or to where the person went.
 * @param {Scene} scene
 * @param {(place: LocatedPlace) => Point} locate
 */
function waysOf({ path, choices, target }, locate) {
  const here = path.at(-1);
  const walked = path.slice(1).map((place, index) => {
    const from = /** @type {LocatedPlace} */ (path[index]);
    return { kind: "walked", ...curve(locate(from), locate(place)) };
  });
  const next = (target ? [target] : choices).map((place) => ({
    kind: target ? "taken" : "possible",
    ...curve(locate(here ?? place), locate(place)),
  }));
  return [...next, ...walked];
}

/** @param {string} kind @param {string} d @param {boolean} isAnimated */
function wayShape(kind, d, isAnimated) {
  const isDrawn = isAnimated && kind === "taken";
  return shape("path", {
    d,
    class: `way ${kind}`,
    ...(isDrawn && { pathLength: 1, "data-drawn": "" }),
  });
}

/**
 * A line to where a place lies, from the mark that had to move aside.
 * @param {Point} mark
 * @param {Point} there
 */
function leader(mark, there) {
  return shape("g", { class: "leader" }, [
    shape("line", { x1: mark.x, y1: mark.y, x2: there.x, y2: there.y }),
    shape("circle", { cx: there.x, cy: there.y, r: DOT }),
  ]);
}

/**
 * A line from a label to its mark, where they do not touch.
 * @param {PlacedLabel} label
 * @param {Point | undefined} mark
 * @param {number} radius
 */
function tieOf({ box }, mark, radius) {
  const end = mark && clampTo(box, mark);
  if (!end || distance(mark, end) <= 2 * radius) return [];
  return [shape("line", { class: "label-tie", x1: mark.x, y1: mark.y, x2: end.x, y2: end.y })];
}

/** @param {PlacedLabel} label @param {string} name @param {string} [note] */
function labelShape({ box, anchor }, name, note) {
  const x = box.x + { start: 0, middle: box.width / 2, end: box.width }[anchor];
  const y = box.y + BASELINE;
  const lines = [text(name, { x, y, class: "name" })];
  if (note && box.height > LINE) lines.push(text(note, { x, y: y + LINE }));
  return shape("g", { class: "map-label", "text-anchor": anchor, "aria-hidden": "true" }, lines);
}

/** @param {LocatedPlace} place @param {Point} at its middle @param {number} size */
function icon({ category }, { x, y }, size) {
  const scale = size / 24;
  return shape("path", {
    class: "icon",
    d: ICONS[iconOf(category)] ?? "",
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`,
    "stroke-width": 1.5 / scale,
  });
}
