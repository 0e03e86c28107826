/** The page of this application that a room shows in a frame. */

import { ROOT } from "../api.js";

/** @import { AskedQuestion } from "./event-source.js" */
/** @import { Head } from "./questions.js" */
/**
 * What a page asks: about a head of its network, or a question of its own.
 * @typedef {{head: Head} | {question: AskedQuestion}} Wish
 */

const TOUCHED = 4000; // milliseconds after a touch in which a new address is the reader's own

export class ShownPage {
  #frame;
  #touched = Number.NEGATIVE_INFINITY;
  #wanted = "";
  /** Called when the reader touches the page. */
  onTouch = () => {};
  /** Called when the reader has changed something in the page. */
  onLeave = () => {};
  /** Called when a page puts a question to the hall. @type {(wish: Wish) => void} */
  onAsk = () => {};

  /** @param {HTMLIFrameElement} frame */
  constructor(frame) {
    this.#frame = frame;
    frame.addEventListener("load", () => this.#prepare());
    setInterval(() => this.#look(), 200);
  }

  /** The address below the root; null before a page of this application is there. */
  get address() {
    const { location } = this.#window ?? {};
    if (!location?.href.startsWith(ROOT.href)) return null;
    return `/${location.href.slice(ROOT.href.length)}`;
  }

  /**
   * Show a page. One that is there already takes over the new state without a reload.
   * @param {string} address
   */
  goTo(address) {
    this.#touched = Number.NEGATIVE_INFINITY;
    if (this.#wanted === address && this.address === address) return;
    this.#wanted = address;
    const url = new URL(address.slice(1), ROOT);
    const shown = this.#window;
    const current = this.address === null ? null : new URL(shown?.location.href ?? "", ROOT);
    if (!shown || current?.pathname !== url.pathname || shown.document.readyState !== "complete") {
      if (shown && current) shown.location.replace(url);
      else this.#frame.src = url.href;
      return;
    }
    const before = current.href;
    if (current.search !== url.search) {
      shown.history.replaceState(null, "", url.href);
      shown.dispatchEvent(new PopStateEvent("popstate"));
    } else if (current.hash !== url.hash) {
      shown.history.replaceState(null, "", url.href);
    }
    if (current.hash !== url.hash) {
      shown.dispatchEvent(new HashChangeEvent("hashchange", { oldURL: before, newURL: url.href }));
    }
  }

  /**
   * The question of the slide that is shown, before its answer is; null elsewhere.
   * @returns {AskedQuestion | null}
   */
  get slideQuestion() {
    const slide = this.#window?.document.querySelector(".deck .slides > section.present");
    const written = slide?.querySelector("[data-room-question]");
    if (!(slide && written) || slide.querySelector(".fragment.visible")) return null;
    return JSON.parse(written.getAttribute("data-room-question") ?? "null");
  }

  /** Show the answer of the slide, where it has one, behind the question. */
  showAnswer() {
    if (this.slideQuestion?.answer) this.step(1);
  }

  /** Go on in a deck, or back. @param {-1 | 1} by */
  step(by) {
    const shown = this.#window?.document;
    shown?.dispatchEvent(new CustomEvent("deck:step", { detail: by }));
  }

  /** Fold the inputs of the page, which cover it on a phone. */
  foldInputs() {
    const close = this.#window?.document.querySelector("[data-inputs] [data-inputs-close]");
    /** @type {HTMLElement | null | undefined} */ (close)?.click();
  }

  get #window() {
    try {
      const { contentWindow } = this.#frame;
      return contentWindow?.location.href ? contentWindow : null;
    } catch {
      return null; // a page of another origin
    }
  }

  #prepare() {
    const shown = this.#window?.document;
    if (!shown) return;
    for (const type of ["pointerdown", "keydown", "input"]) {
      shown.addEventListener(type, () => this.#touch(), { capture: true, passive: true });
    }
    shown.addEventListener("pointerscope:ask", (event) => {
      this.onAsk(/** @type {CustomEvent<Wish>} */ (event).detail);
    });
  }

  #touch() {
    this.#touched = performance.now();
    this.onTouch();
  }

  #look() {
    if (performance.now() - this.#touched > TOUCHED) return;
    if (this.address !== null && this.address !== this.#wanted) this.onLeave();
  }
}
