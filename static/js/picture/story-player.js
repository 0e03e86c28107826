/** Plays the story of a history: one beat after the other, which can be paused and stepped. */

/** @import { Beat } from "./sentences.js" */

const LEAST_PAUSE = 1800; // milliseconds that a beat stays
const READING_PACE = 55; // milliseconds for each letter of its sentence

export class StoryPlayer {
  #timer = 0;
  #beat = 0;
  /** @type {Beat[]} */
  #beats = [];

  /**
   * @param {HTMLElement} place of the controls
   * @param {(beat: number | null) => void} show draws a beat; null is the end of the story
   */
  constructor(place, show) {
    this.show = show;
    this.button = makeButton("Play the story", "play", () => this.toggle());
    this.back = makeButton("Step back", "back", () => this.step(-1));
    this.forth = makeButton("Step forward", "forth", () => this.step(1));
    this.slider = document.createElement("input");
    this.slider.type = "range";
    this.slider.min = "1";
    this.slider.autocomplete = "off";
    this.slider.setAttribute("aria-label", "Step of the story");
    this.slider.addEventListener("input", () => this.goTo(Number(this.slider.value) - 1));
    place.append(this.button, this.back, this.forth, this.slider);
    this.#refresh(false);
  }

  /** Whether a beat is shown rather than the whole picture. */
  isOpen = false;

  /** The beat that is shown, from 0; null outside the story. */
  get beat() {
    return this.isOpen ? this.#beat : null;
  }

  /** How many beats the story has. */
  get count() {
    return this.#beats.length;
  }

  /** Whether the answer is still to come. */
  get isTelling() {
    return this.isOpen && this.#beat < this.#beats.length - 1;
  }

  /** The beat that is shown; null outside the story. */
  get told() {
    return this.isOpen ? (this.#beats[this.#beat] ?? null) : null;
  }

  /** Tell of another history; a story that is open stays where it is. @param {Beat[]} beats */
  tell(beats) {
    this.#beats = beats;
    this.#beat = Math.min(this.#beat, beats.length - 1);
    this.slider.max = String(beats.length);
    this.#refresh(this.#timer !== 0);
  }

  toggle() {
    if (this.#timer) this.pause();
    else this.play();
  }

  /** Play on; from the beginning where the story has not begun or is over. */
  play() {
    const isOver = this.#beat >= this.#beats.length - 1;
    this.goTo(this.isOpen && !isOver ? this.#beat : 0);
    this.#wait();
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#refresh(false);
  }

  /** Leave the story for the whole picture. */
  close() {
    if (!this.isOpen) return;
    this.pause();
    this.isOpen = false;
    this.#beat = 0;
    this.#refresh(false);
    this.show(null);
  }

  /** @param {-1 | 1} by */
  step(by) {
    this.goTo(this.isOpen ? this.#beat + by : by > 0 ? 0 : this.#beats.length - 1);
  }

  /** Show a beat and stop there. @param {number} beat */
  goTo(beat) {
    this.pause();
    this.isOpen = true;
    this.#beat = Math.max(0, Math.min(this.#beats.length - 1, beat));
    this.#refresh(false);
    this.show(this.#beat);
  }

  #wait() {
    const { title = "", text = "" } = this.#beats[this.#beat] ?? {};
    const pause = Math.max(LEAST_PAUSE, READING_PACE * (title.length + text.length));
    if (this.#beat >= this.#beats.length - 1) {
      this.pause();
      return;
    }
    this.#timer = window.setTimeout(() => {
      this.goTo(this.#beat + 1);
      this.#wait();
    }, pause);
    this.#refresh(true);
  }

  /** @param {boolean} isPlaying */
  #refresh(isPlaying) {
    this.button.dataset.icon = isPlaying ? "pause" : "play";
    const label = isPlaying ? "Pause the story" : "Play the story";
    this.button.setAttribute("aria-label", label);
    this.button.title = label;
    this.slider.value = String(this.isOpen ? this.#beat + 1 : this.#beats.length);
    this.slider.setAttribute(
      "aria-valuetext",
      this.isOpen ? `Step ${this.#beat + 1} of ${this.#beats.length}` : "The whole picture",
    );
    this.back.disabled = this.isOpen && this.#beat === 0;
    this.forth.disabled = this.isOpen && this.#beat >= this.#beats.length - 1;
  }
}

/** @param {string} label @param {string} icon @param {() => void} press */
function makeButton(label, icon, press) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.icon = icon;
  button.title = label;
  button.setAttribute("aria-label", label);
  button.addEventListener("click", press);
  return button;
}
