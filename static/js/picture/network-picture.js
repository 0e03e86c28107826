/** The living network: one picture of a whole pass, which opens wherever one looks. */

import { unbroken } from "../unbroken.js";
import { longestWords } from "./caption-room.js";
import { roomOfBoth } from "./changes.js";
import { CircuitControl } from "./circuit-control.js";
import { partOf } from "./parts.js";
import { Drawing } from "./patch.js";
import { Reading } from "./reading.js";
import { HINT, sentenceOf, story } from "./sentences.js";
import { stageOf } from "./stage.js";
import { StoryPlayer } from "./story-player.js";
import { LEAST_WIDE, tallHeight } from "./tall.js";
import { isOutline } from "./trace.js";
import { marksOf } from "./whole.js";

/** @import { Search } from "./circuit-control.js" */
/** @import { Drag } from "./drags.js" */
/** @import { Temperature } from "./handle.js" */
/** @import { Part } from "./parts.js" */
/** @import { PutIn } from "./put-in.js" */
/** @import { Sentence } from "./sentences.js" */
/** @import { NetworkTrace } from "./trace.js" */
/** @import { NetworkView } from "./view.js" */
/** @import { Colour } from "./weight-map.js" */
/** @typedef {typeof import("./interactions.js")} Interactions */
/**
 * A change of the network that a reader asks for by touching a part. While a hand drags, `isDone` is
 * false.
 * @typedef {{kind: "head", layer: number, head: number} | {kind: "mask", visit: number}
 *   | {kind: "skip", layer: number, part: "attention" | "feed_forward"} | {kind: "residuals"}
 *   | {kind: "gate", value: number | null, isDone: boolean}
 *   | {kind: "temperature", of: Temperature, value: number, isDone: boolean}} Act
 */
/**
 * A change of the visits, likewise.
 * @typedef {{kind: "move", visit: number, by: number, isDone: boolean}
 *   | {kind: "time" | "stay", visit: number, minutes: number, isDone: boolean}} Edit
 */
/**
 * A part that a hand carries over the page, at a point of the window.
 * @typedef {{kind: "carry", name: string, x: number, y: number,
 *   state: "carried" | "dropped" | "left" | "put"}} Carry
 */
/**
 * What the page around a picture does; all of it may be left out.
 * @typedef {object} PictureHooks
 * @property {boolean} [isStill] whether the picture has no controls, as in a file of a picture
 * @property {boolean} [isProjected] whether the picture is shown in a hall
 * @property {(act: Act) => void} [act] a reader changes the network; without it the picture is only
 *   looked at
 * @property {(act: Act) => NetworkTrace | null} [whatIf] the pass after a change; null where it cannot
 *   be computed at once
 * @property {Search} [circuit] searches for the parts that make the answer; without it there is no
 *   button for it
 * @property {(head: {layer: number, head: number}) => void} [ask] asks a hall what happens without a
 *   head; without it there is no button for it
 * @property {(edit: Edit) => void} [edit] a reader changes the visits; without it they stay as they are
 * @property {(carry: Carry) => void} [carry] a part is carried, where the picture is only looked at;
 *   the key P drops it at once
 * @property {(visits: number[], part: string | null) => void} [pointed] at visits, in the model's
 *   order, or at another part of this name
 * @property {(name: string | null) => void} [opened] a block was opened, or all closed again
 * @property {(beat: number | null) => void} [told] the story is at another beat, from 0; null when it
 *   is closed
 * @property {string} [against] words for the pass that this one is compared with; the bands then
 *   show what is different there
 * @property {() => string} [model] whose numbers are shown, for the names of files
 * @property {() => number} [covered] how far down the page covers the screen, in pixels
 * @property {(view: string, options: {layer: string | null, head: string | null}) => void} [more] a
 *   reader asks for the view that says more about a block
 */

const GLIDE = 240; // milliseconds
const PAUSE = 150; // milliseconds of pointing before an effect is computed
const LEAST_WIDTH = 120; // pixels; a narrower element is hidden or on its way
const LEAST_TYPE = 13; // pixels
const MOST_TYPE = 17;
const PROJECTED = { type: 16.7, width: 900, side: 36 }; // pixels: the smallest words have 16, and heads' maps a side
const TEMPERATURE_STEP = 0.5; // powers of 2
const OPENED_HEIGHT = 660; // of a block on a phone, in pixels
const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");

export class NetworkPicture {
  /** @type {Reading | null} */
  #reading = null;
  /** @type {Reading | null} */
  #before = null;
  /** Whether the bands show what differs between two runs. */
  #overlays = false;
  /** @type {Reading | null} */
  #beside = null;
  /** @type {Part | null} */
  #lit = null;
  /** @type {string | null} the name of what is lit */
  #pointedAt = null;
  /** The name of the part that the keyboard is at. */
  #current = "";
  /** @type {number | null} the story's beat; null for the whole picture */
  #beat = null;
  /** @type {string | null} names the opened block, such as `layers.0.heads.1` */
  #opened = null;
  /** @type {Drag | null} what a hand drags */
  #drag = null;
  #hasDragged = false;
  /** What the answer would be without a part, by its name. @type {Map<string, string>} */
  #effects = new Map();
  #timer = 0;
  /** The room that was drawn into. */
  #room = "";
  /** What readers can do with the picture; null until a page has fetched it. @type {Interactions | null} */
  #interactions;
  /** Whether a reader has asked for tables before there was a trace. */
  #awaitsTables = false;

  /** Names the opened block; null where none is. */
  get opened() {
    return this.#opened;
  }

  /** Names the opened block that is drawn: in an outline it waits for the whole pass. */
  get #inside() {
    const waits = !this.#interactions || (this.#reading && isOutline(this.#reading.trace));
    return waits ? null : this.#opened;
  }

  /** The location where the person really went. @type {number | null} */
  happened = null;
  /** Whether each head has a scale of its own. */
  isOwnScale = true;
  /** The parts that are of another run. @type {PutIn} */
  putIn = { names: [], run: "" };

  /**
   * @param {HTMLElement} root an empty element, which the picture fills
   * @param {PictureHooks} hooks
   * @param {Interactions | null} interactions without them the picture is only looked at, until
   *   `complete` brings them
   */
  constructor(root, hooks, interactions) {
    this.root = root;
    this.hooks = hooks;
    this.#interactions = interactions;
    root.classList.add("network-picture");
    root.toggleAttribute("data-leads-on", hooks.more !== undefined);
    this.drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.drawn.setAttribute("role", "group");
    this.drawn.setAttribute("aria-label", "The network. Arrow keys walk it, Enter opens a part.");
    this.drawn.setAttribute("tabindex", "-1"); // Chromium stops at drawings that listen to the focus
    this.foot = document.createElement("div");
    this.foot.className = "picture-foot";
    const controls = document.createElement("div");
    controls.className = "picture-controls";
    const words = document.createElement("div");
    words.className = "picture-words";
    // As much room as the story ever needs, so that the buttons stay under the hand.
    this.room = document.createElement("p");
    this.room.className = "picture-room";
    this.room.setAttribute("aria-hidden", "true");
    this.caption = document.createElement("p");
    this.caption.className = "picture-caption";
    words.append(this.room, this.caption);
    const numbers = document.createElement("button");
    numbers.type = "button";
    numbers.textContent = "Numbers";
    numbers.title = "The numbers behind what is shown, as a table (T)";
    numbers.addEventListener("click", () => {
      this.showTables();
    });
    this.foot.append(controls, words, numbers);
    if (hooks.circuit) {
      /** @type {Search} */
      const search = async (...asked) => {
        if (!this.hooks.circuit) throw new Error("There is no answer yet.");
        return this.hooks.circuit(...asked);
      };
      this.circuits = new CircuitControl(search, () => this.#draw(GLIDE));
      numbers.before(this.circuits.legend, this.circuits.button);
    }
    root.replaceChildren(this.drawn, ...(hooks.isStill ? [] : [this.foot]));
    this.drawing = new Drawing(this.drawn);
    this.player = new StoryPlayer(controls, (beat) => {
      this.#beat = beat;
      if (beat !== null) this.#lit = this.#pointedAt = null; // it may not be drawn at this beat
      if (beat !== null && this.#opened !== null) {
        this.#opened = null;
        this.hooks.opened?.(null);
      }
      this.root.toggleAttribute("data-telling", this.player.isTelling);
      this.root.toggleAttribute("data-in-story", beat !== null);
      this.#draw(GLIDE);
      const part = this.player.told?.part;
      if (part) this.#scrollTo(part);
      this.hooks.told?.(beat);
    });
    this.#listen();
  }

  #listen() {
    const { drawn } = this;
    new ResizeObserver(() => {
      if (this.#room !== roomOf(drawn)) this.#draw(0); // it is told of the first size, too
    }).observe(drawn);
    new MutationObserver(() => this.#draw(0)).observe(document.documentElement, {
      attributeFilter: ["data-theme"],
    });
    drawn.addEventListener("pointerover", ({ target }) => {
      if (!this.#drag) this.#light(partNameOf(target));
    });
    drawn.addEventListener("pointerleave", () => this.#light(null));
    drawn.addEventListener("focusin", ({ target }) => this.#light(partNameOf(target)));
    drawn.addEventListener("focusout", () => this.#light(null));
    drawn.addEventListener("keydown", (event) => this.#press(event));
    drawn.addEventListener("click", ({ target }) => this.#click(target));
    drawn.addEventListener("pointerdown", (event) => this.#startDragging(event));
    drawn.addEventListener("pointermove", (event) => this.#dragOn(event, false));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      drawn.addEventListener(end, (event) => this.#dragOn(event, true));
    }
  }

  /**
   * Let readers act on a picture that is on the screen.
   * @param {PictureHooks} hooks in place of those that it was made with
   * @param {Interactions} interactions
   */
  complete(hooks, interactions) {
    this.hooks = hooks;
    this.#interactions = interactions;
  }

  /**
   * Show a trace; what is open and lit stays so.
   * @param {NetworkTrace} trace
   * @param {NetworkTrace | null} [before] what it is compared with, such as the network as learned
   * @param {NetworkTrace | null} [beside] what is drawn beside it, to the same scales
   * @param {string} [words] for what it is compared with, where that is no other run
   */
  show(trace, before = null, beside = null, words = this.hooks.against) {
    this.#reading = new Reading(trace);
    this.#before = before && new Reading(before, words);
    this.#overlays = before !== null && words !== undefined && words === this.hooks.against;
    this.#beside = beside && new Reading(beside);
    this.#effects.clear();
    this.circuits?.renew();
    this.#lit = partOf(this.#pointedAt, this.#reading); // which may not have that many visits
    const beats = story(this.#reading);
    this.player.tell(beats);
    say(this.room, longestWords(this.#reading, beats, this.hooks.act !== undefined));
    const hadFocus = this.drawn.contains(document.activeElement);
    this.#draw(this.#drag?.follows ? 0 : GLIDE);
    if (hadFocus) this.#focusAgain(); // what was opened may have waited for this trace
    if (this.#awaitsTables) this.showTables();
  }

  /** Open a block in the place of the picture. @param {string | null} name null closes it */
  open(name) {
    const closed = name === null ? this.#opened : null;
    this.#opened = name;
    this.#lit = this.#pointedAt = null;
    const hadFocus = this.drawn.contains(document.activeElement);
    if (this.player.isOpen) this.player.close();
    this.#draw(GLIDE);
    const around = hadFocus && closed && this.#partAround(closed);
    if (around) this.#focusPart(around);
    if (hadFocus) this.#focusAgain();
    this.hooks.opened?.(this.#opened);
  }

  /** Go back from the opened block to what lies around it. */
  back() {
    if (this.#opened !== null) this.open(this.#interactions?.blockAround(this.#opened) || null);
  }

  /** Show the numbers behind the picture as tables. */
  showTables() {
    this.#awaitsTables = !this.#reading;
    if (!this.#reading || this.player.isTelling) return; // they hold the answer
    const before = this.#overlays ? this.#before : null;
    const model = this.hooks.model?.();
    this.#interactions?.showTables(this.root, this.#reading, this.#inside, before, model);
  }

  /** The part of the picture that a block lies in. @param {string} block */
  #partAround(block) {
    const names = this.#parts.map((part) => part.getAttribute("data-part") ?? "");
    return names.find((name) => `${block}.`.startsWith(`${name}.`)) ?? null;
  }

  /** Keep the focus in the picture when the part that had it is gone. */
  #focusAgain() {
    if (this.drawn.contains(document.activeElement)) return;
    const next = this.drawn.querySelector('[tabindex="0"]');
    if (next instanceof SVGElement) next.focus();
  }

  /** Light visits that are pointed at elsewhere. @param {number[]} visits in the model's order */
  mark(visits) {
    this.light(visits.length ? `visits.${visits[0]}` : null);
  }

  /**
   * The picture as a document of its own.
   * @param {{title: string, lines?: string[]}} words `lines` stand above it
   * @throws {Error} before the page has fetched what makes it
   */
  file({ title, lines = [] }) {
    if (!this.#interactions) throw new Error("The picture cannot be saved yet.");
    const ground = getComputedStyle(this.root).getPropertyValue("--paper").trim();
    return this.#interactions.svgFile(this.drawn, { title, ground, lines });
  }

  /**
   * Light a part that is pointed at elsewhere.
   * @param {string | null} name
   * @returns {boolean} whether another one was lit before
   */
  light(name) {
    this.#pointedAt = name;
    if (!this.#reading) return false;
    const isToCome = this.player.isTelling && !this.#partOf(name ?? "");
    const lit = isToCome ? null : partOf(name, this.#reading);
    if (JSON.stringify(lit) === JSON.stringify(this.#lit)) return false;
    this.#lit = lit;
    this.#draw(0);
    return true;
  }

  /** Light a part that the reader points at here. @param {string | null} name */
  #light(name) {
    if (!this.light(name)) return;
    const { kind, visit = 0 } = this.#lit ?? {};
    this.hooks.pointed?.(kind === "visit" ? [visit] : [], this.#lit && name);
  }

  /** @param {EventTarget | null} target */
  #click(target) {
    if (!(target instanceof Element) || this.#hasDragged) return;
    const name = partNameOf(target);
    const more = target.closest("[data-more]");
    const act = target.closest("[data-act]")?.getAttribute("data-act");
    if (more) {
      const [view, layer, head] = ["more", "layer", "head"].map((key) =>
        more.getAttribute(`data-${key}`),
      );
      this.hooks.more?.(view ?? "", { layer: layer ?? null, head: head ?? null });
    } else if (act === "scale") {
      this.isOwnScale = !this.isOwnScale;
      this.#draw(0);
    } else if (act) {
      if (name && act !== "gate" && !act.endsWith("temperature")) this.#act(name, act);
    } else {
      const opens = target.closest("[data-open]")?.getAttribute("data-open") ?? name;
      if (opens !== null) this.open(opens || null);
    }
  }

  /** Switch a part off or on again. @param {string} name @param {string} [what] of it */
  #act(name, what) {
    const part = this.#reading && partOf(name, this.#reading);
    const { act } = this.hooks;
    if (!part || !act) return;
    const { kind, layer = 0, head = 0, visit = 0 } = part;
    if (what === "ask") this.hooks.ask?.({ layer, head });
    else if (kind === "head") act({ kind, layer, head });
    if (kind === "visit") act({ kind: "mask", visit });
    if (kind === "gate") act({ kind, value: null, isDone: true });
    if (what === "residuals") act({ kind: what });
    else if (what === "attention" || what === "feed_forward") {
      act({ kind: "skip", layer, part: what });
    }
  }

  /** @param {PointerEvent} event */
  #startDragging(event) {
    this.#hasDragged = false;
    const { act, edit, carry } = this.hooks;
    const interactions = this.#interactions;
    if (!this.#reading || !interactions || !(act || carry)) return;
    this.#drag = act
      ? interactions.dragOf(event, this.#reading, this.drawn, edit !== undefined)
      : interactions.carryOf(event);
    if (this.#drag?.follows) event.preventDefault();
  }

  /** @param {PointerEvent} event @param {boolean} isDone */
  #dragOn(event, isDone) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    if (isDone) this.#drag = null;
    const act = drag.to(event, isDone);
    if (!act) return;
    this.#hasDragged = true;
    if (!this.drawn.hasPointerCapture(drag.pointer) && !isDone) {
      this.drawn.setPointerCapture(drag.pointer);
    }
    if (act.kind === "carry") this.hooks.carry?.(act);
    else if (isEdit(act)) this.hooks.edit?.(act);
    else this.hooks.act?.(act);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const from =
      event.target instanceof Element ? event.target.closest("[data-part], [tabindex]") : null;
    const name = from?.getAttribute("data-part") ?? null;
    if (event.altKey ? this.#pressAlt(event.key, name) : this.#pressKey(event.key, from, name)) {
      event.preventDefault();
    }
  }

  /**
   * @param {string} key
   * @param {Element | null} from
   * @param {string | null} name
   * @returns {boolean} whether the key means something
   */
  #pressKey(key, from, name) {
    if (key === "Escape" && this.#opened !== null) {
      this.back();
      return true;
    }
    if (key === "Escape" && this.player.isOpen) {
      this.player.close();
      return true;
    }
    if (key.toLowerCase() === "t" && this.#reading) {
      this.showTables();
      return true;
    }
    if (key.toLowerCase() === "c" && this.circuits) {
      this.circuits.toggle();
      return true;
    }
    if (key.toLowerCase() === "p" && name !== null && this.hooks.carry) {
      this.hooks.carry({ kind: "carry", name, x: 0, y: 0, state: "put" });
      return true;
    }
    if ((key === "Enter" || key === " ") && from) {
      const isLeaf = from.hasAttribute("data-act") || from.hasAttribute("data-open");
      if (key === " " && this.hooks.act && !isLeaf) this.#act(name ?? "");
      else this.#click(from);
      return true;
    }
    const interactions = this.#interactions;
    if (!interactions) return false;
    if (this.#inside !== null && this.#reading) {
      const beside = interactions.neighbourOf(this.#inside, key, this.#reading);
      const wasChosen = from?.getAttribute("aria-current") === "true";
      if (beside !== null) this.open(beside);
      const chosen = this.drawn.querySelector(`[aria-current="true"][data-open="${beside}"]`);
      if (wasChosen && chosen instanceof SVGElement) chosen.focus();
      return beside !== null;
    }
    const isSlid = from?.getAttribute("role") === "slider" && !/Left|Right/.test(key);
    if (isSlid && this.#slide(key)) return true;
    const next = interactions.walked(this.#parts, from, key)?.getAttribute("data-part") ?? null;
    if (next !== null) this.#focusPart(next);
    return next !== null;
  }

  /** @param {string} name @returns {SVGElement | null} */
  #partOf(name) {
    const found = this.#parts.find((part) => part.getAttribute("data-part") === name);
    return found instanceof SVGElement ? found : null;
  }

  /** Focus a part, where there is one of this name. @param {string} name */
  #focusPart(name) {
    const part = this.#partOf(name);
    if (!part) return;
    this.#current = name;
    this.#keepTabStop();
    part.focus();
  }

  /** Bring a part of a tall picture between what covers it above and the words below. @param {string} name */
  #scrollTo(name) {
    const { root, foot } = this;
    const box = this.#partOf(name)?.getBoundingClientRect();
    if (!box || !root.classList.contains("tall")) return;
    const scrollsItself = root.scrollHeight > root.clientHeight + 1;
    const scroller = scrollsItself ? root : document.documentElement;
    const top = scrollsItself ? root.getBoundingClientRect().top : (this.hooks.covered?.() ?? 0);
    const bottom = foot.getBoundingClientRect().top;
    const fits = box.height <= bottom - top;
    const by = fits ? (box.top + box.bottom - top - bottom) / 2 : box.top - top;
    scroller.scrollBy({ top: by, behavior: REDUCED.matches ? "auto" : "smooth" });
  }

  /**
   * Alt with arrows moves the gate or a visit, or turns a temperature.
   * @param {string} key
   * @param {string | null} name
   */
  #pressAlt(key, name) {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key];
    const reading = this.#reading;
    const part = reading && partOf(name, reading);
    const { act, edit } = this.hooks;
    const interactions = this.#interactions;
    if (!by || !part || !act || !interactions) return false;
    const isDone = true;
    if (part.kind === "visit") {
      const visit = part.visit ?? 0;
      if (!edit || !reading.visits[visit + by]) return true;
      edit({ kind: "move", visit, by, isDone });
      this.#focusPart(`visits.${visit + by}`);
    } else if (part.kind === "gate") {
      this.#slide(key);
    } else if (part.kind === "head" || part.kind === "pointer") {
      const of = part.kind === "head" ? "attention" : "pointer";
      const raises = /Up|Right/.test(key);
      const value = interactions.turned(reading, of, raises ? TEMPERATURE_STEP : -TEMPERATURE_STEP);
      act({ kind: "temperature", of, value, isDone });
    } else {
      return false;
    }
    return true;
  }

  /** Move the gate. @param {string} key @returns {boolean} whether the key moves it */
  #slide(key) {
    const act = this.#reading && this.#interactions?.slid(this.#reading, key);
    if (act) this.hooks.act?.(act);
    return Boolean(act);
  }

  /** The parts that can be focused, in the order of the flow. */
  get #parts() {
    const drawn = "[data-part][tabindex]:not([visibility], [visibility] *)";
    return [...this.drawn.querySelectorAll(drawn)];
  }

  /** One part is where Tab enters the picture. */
  #keepTabStop() {
    const parts = this.#parts;
    const current =
      parts.find((part) => part.getAttribute("data-part") === this.#current) ?? parts[0];
    for (const part of parts) {
      const stop = part === current ? "0" : "-1"; // mostly it is so already
      if (part.getAttribute("tabindex") !== stop) part.setAttribute("tabindex", stop);
    }
  }

  /** @param {number} duration of gliding, in milliseconds */
  #draw(duration) {
    this.#room = roomOf(this.drawn);
    const view = this.#view();
    if (!view) return;
    const { width, height } = view.stage.size;
    this.drawn.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.drawn.setAttribute("font-size", String(view.stage.type));
    const interactions = this.#interactions;
    const opened =
      this.#inside === null ? [] : (interactions?.openedMarks(view, this.#inside) ?? []);
    if (!opened.length && this.#inside !== null) this.#opened = null;
    const circuit = this.circuits?.circuit ?? null;
    const marks = opened.length ? opened : this.#marksOfWhole(view);
    this.drawing.show(marks, REDUCED.matches ? 0 : duration);
    if (this.#inside === null) this.#keepTabStop();
    const inside =
      this.#inside === null ? null : interactions?.sentenceOfOpened(this.#inside, view.reading);
    const told = this.#lit ? null : this.player.told;
    const found =
      circuit && !this.#lit ? interactions?.circuitSentence(circuit, view.reading) : null;
    const { title, text } =
      inside ??
      told ??
      found ??
      sentenceOf(this.#lit, view.reading, view.before, this.player.isTelling);
    const isIdle = !(inside || told || found || this.#lit);
    const isTall = this.root.classList.contains("tall");
    const isFree = isIdle && !isTall && !this.#before && !this.hooks.isProjected;
    const more = this.circuits?.failure ?? "";
    const effect = inside || told || this.player.isTelling ? "" : this.#effect();
    const origin = this.putIn.names.includes(this.#pointedAt ?? "")
      ? `It was put in from the ${this.putIn.run} run.`
      : "";
    const hasBars = view.stage.streamWidth > 0 || isTall;
    const bars = (!inside && hasBars && told?.bars) || "";
    const keys = this.drawn.querySelector('[role="slider"]:focus') ? view.sliderKeys : "";
    const role = circuit && this.#lit ? interactions?.circuitWords(circuit, this.#pointedAt) : "";
    say(this.caption, {
      title,
      text: [text, keys, bars, origin, role, effect, more].filter(Boolean).join(" "),
    });
    if (!isFree || more) return;
    const hint = document.createElement("span"); // which paper has not
    hint.className = "hint";
    hint.append(" ", HINT);
    this.caption.append(hint);
    if (this.caption.offsetTop < 0) hint.remove(); // it would cover the picture
  }

  /** The whole picture, with what was found or put in. @param {NetworkView} view */
  #marksOfWhole(view) {
    const marks = marksOf(view);
    if (!this.#interactions) return marks;
    const { markedAsCircuit, markedAsPut } = this.#interactions;
    const { type } = view.stage;
    return markedAsCircuit(
      markedAsPut(marks, this.putIn, type),
      this.circuits?.circuit ?? null,
      type,
    );
  }

  /** What the answer would be without the part that is pointed at; empty until it is computed. */
  #effect() {
    clearTimeout(this.#timer);
    const name = this.#pointedAt ?? "";
    const known = this.#effects.get(name);
    if (known !== undefined || !this.#lit || this.#drag) return known ?? "";
    this.#timer = window.setTimeout(() => {
      const effect =
        this.#interactions?.effectOf(this.#lit, this.#reading, this.hooks.whatIf) ?? "";
      this.#effects.set(name, effect);
      if (effect) this.caption.append(" ", ...unbroken(effect));
    }, PAUSE);
    return "";
  }

  /** @returns {NetworkView | null} */
  #view() {
    const { clientWidth: width, clientHeight: room } = this.drawn; // before slides scale it
    const isTall = width < LEAST_WIDE;
    if (!this.#reading || width < LEAST_WIDTH || (room < 1 && !isTall)) return null;
    const scale = Number(getComputedStyle(this.root).getPropertyValue("--scale")) || 1;
    const usual = scale * Math.min(MOST_TYPE, Math.max(LEAST_TYPE, width / 120));
    this.root.classList.toggle("tall", isTall);
    const compared = {
      reading: this.#reading,
      before: this.#before,
      overlays: this.#overlays,
    };
    const both = roomOfBoth(compared);
    const projected = this.#projectedType(usual, { width, height: room });
    const type = isTall ? usual : projected;
    const whole = isTall ? tallHeight(this.#reading, width, type) : room;
    const height = isTall && this.#inside !== null ? OPENED_HEIGHT : whole;
    return {
      ...compared,
      beside: this.#beside,
      stage: stageOf(this.#reading, { width, height, type }, both),
      lit: this.#lit ?? partOf(this.player.told?.part, this.#reading),
      beat: this.#beat ?? Number.POSITIVE_INFINITY,
      happened: this.happened,
      isOwnScale: this.isOwnScale,
      scale: [this.#colour("--map-least"), this.#colour("--attention")],
      canAct: this.hooks.act !== undefined,
      canAsk: this.hooks.ask !== undefined,
      sliderKeys: this.#interactions?.SLIDER_KEYS,
    };
  }

  /**
   * The size of the text, as large as a hall needs it where there is room.
   * @param {number} usual
   * @param {{width: number, height: number}} size
   */
  #projectedType(usual, size) {
    if (!this.hooks.isProjected || !this.#reading || size.width < PROJECTED.width) return usual;
    const type = Math.max(usual, PROJECTED.type);
    const sides = stageOf(this.#reading, { ...size, type }).layers.flatMap(({ maps }) => maps);
    return sides.every(({ side }) => side >= PROJECTED.side) ? type : usual;
  }

  /** A colour that the style gives as `#rrggbb`. @param {string} name @returns {Colour} */
  #colour(name) {
    const digits = getComputedStyle(this.root).getPropertyValue(name).trim().slice(1);
    const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return [red, green, blue];
  }
}

/**
 * What a picture depends on of its element's size; a tall one makes its height itself.
 * @param {Element} drawn
 */
function roomOf({ clientWidth, clientHeight }) {
  return clientWidth < LEAST_WIDE ? `${clientWidth}` : `${clientWidth} ${clientHeight}`;
}

/** @param {HTMLElement} place @param {Sentence} sentence */
function say(place, { title, text }) {
  const strong = document.createElement("strong");
  strong.append(...unbroken(title));
  place.replaceChildren(strong, " ", ...unbroken(text));
}

/** @param {Act | Edit} asked @returns {asked is Edit} */
function isEdit(asked) {
  return asked.kind === "move" || asked.kind === "time" || asked.kind === "stay";
}

/** @param {EventTarget | null} target */
function partNameOf(target) {
  const part = target instanceof Element ? target.closest("[data-part]") : null;
  return part?.getAttribute("data-part") ?? null;
}
