/**
 * What a reader does before a page can act is kept, in its order, and done once the page can: clicks,
 * keys, what is typed and chosen, and drags in the picture, of which one may still go on.
 */

/** @typedef {{event: Event, target: Element, part: string | null, field: Partial<Field> | null}} Gesture */
/** @typedef {Pick<HTMLInputElement, "value" | "checked">} Field what a field had when it was used */

const FIELDS = "input, select, textarea";
const ACTS_ITSELF = `a[href], summary, label, ${FIELDS}`; // what a browser does at a click
const PRESSED = `button, ${ACTS_ITSELF}`; // what Enter and the space bar press
const STILL = 5; // pixels that a pointer may move in a click
const MOST = 50; // gestures, beyond which the first ones are forgotten
const POINTER = /** @type {const} */ (["pointerdown", "pointerup", "pointercancel"]);
const KINDS = /** @type {const} */ ([...POINTER, "click", "keydown", "input", "change"]);
const PICTURE = "[data-network]";
const DRAGGED = "[data-act], [data-drag]"; // of which the end of a drag tells all

export class KeptGestures {
  /** @type {Gesture[]} */
  #kept = [];
  #ends = new AbortController();
  /** The last press. @type {MouseEvent} */
  #press = new MouseEvent("pointerdown");

  /**
   * Keep gestures from now on.
   * @param {HTMLElement} page
   * @param {() => void} happened called with each gesture
   */
  constructor(page, happened) {
    this.page = page;
    const options = { capture: true, signal: this.#ends.signal };
    for (const kind of KINDS) {
      window.addEventListener(
        kind,
        (event) => {
          if (event instanceof PointerEvent && kind === "pointerdown") this.#press = event;
          const isPointer = kind.startsWith("pointer");
          const { target } = isPointer ? this.#press : event;
          if (!(target instanceof Element) || !this.#isKept(event, target)) return;
          if (!isPointer) event.stopImmediatePropagation();
          if (isOfPicture(event, target)) event.preventDefault();
          this.#keep(event, target);
          happened();
        },
        options,
      );
    }
  }

  /** @param {Event} event @param {Element} target */
  #isKept(event, target) {
    if (!this.page.contains(target) && target !== document.body) return false;
    if (event instanceof KeyboardEvent) return isMeant(event, target);
    if (event.type === "pointerdown") return target.closest(PICTURE) !== null;
    if (event.type === "click") return !target.closest(ACTS_ITSELF) && this.#isStill(event);
    return !event.type.startsWith("pointer") || this.#isEnd(event, target);
  }

  /**
   * Whether a press ends so that it can be done later; any other one is forgotten.
   * @param {Event} event
   * @param {Element} target
   */
  #isEnd(event, target) {
    const isKept = this.#kept.some((gesture) => gesture.event === this.#press);
    if (event.type === "pointerup" && (this.#isStill(event) || target.closest(DRAGGED))) {
      return isKept;
    }
    this.#kept = this.#kept.filter((gesture) => gesture.event !== this.#press);
    return false;
  }

  /** Whether the pointer was not moved meanwhile, as in dragging; keys click, too. @param {Event} event */
  #isStill(event) {
    if (!(event instanceof MouseEvent) || (event.type === "click" && event.detail === 0))
      return true;
    const { clientX: x, clientY: y } = this.#press;
    return Math.hypot(event.clientX - x, event.clientY - y) < STILL;
  }

  /** @param {Event} event @param {Element} target */
  #keep(event, target) {
    const part = target.closest("[data-part]")?.getAttribute("data-part") ?? null;
    const isField = event.type === "input" || event.type === "change";
    const { value, checked } = /** @type {HTMLInputElement} */ (target);
    const field = isField ? { value, ...(checked !== undefined && { checked }) } : null;
    const last = this.#kept.at(-1);
    if (event.type === "input" && last?.event.type === "input" && last.target === target) {
      this.#kept.pop(); // what was typed since holds it
    }
    this.#kept.push({ event, target, part, field });
    if (this.#kept.length > MOST) this.#kept.shift();
  }

  /** Do what was kept; keep nothing more. */
  release() {
    this.#ends.abort();
    for (const { event, target, part, field } of this.#kept.splice(0)) {
      if (field) Object.assign(target, field);
      const place = target.isConnected
        ? target
        : this.page.querySelector(`[data-part="${CSS.escape(part ?? "")}"]`);
      const Kind = /** @type {typeof Event} */ (event.constructor);
      place?.dispatchEvent(new Kind(event.type, event));
    }
  }
}

/**
 * Whether a key means something to the page: fields and buttons have keys of their own.
 * @param {KeyboardEvent} event
 * @param {Element} target
 */
function isMeant({ key }, target) {
  if (key === "Tab" || target.closest(FIELDS)) return false;
  return !((key === "Enter" || key === " ") && target.closest(PRESSED));
}

/**
 * Whether the browser would do something else with a key that is meant for the picture.
 * @param {Event} event
 * @param {Element} target
 */
function isOfPicture(event, target) {
  if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey) return false;
  return target instanceof SVGElement && /^(Arrow.*|Enter| |Home|End)$/.test(event.key);
}
