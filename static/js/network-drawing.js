/** The whole network in an element: its figure as pages, files and pictures show it. */

import { canCompute, computedTraces, computeFigure, NetworkActs } from "./network-acts.js";
import * as interactions from "./picture/interactions.js";
import { NetworkPicture } from "./picture/network-picture.js";
import { readTrace } from "./picture/trace.js";
import { pngAddress, svgAddress } from "./svg-pictures.js";

/** @import { NetworkFigure } from "./figure-contract.d.ts" */
/** @import { FigureQuery } from "./figures.js" */
/** @import { ActsHooks, AnsweredFigure } from "./network-acts.js" */
/** @import { NetworkTrace } from "./picture/trace.js" */
/**
 * @typedef {Pick<ActsHooks, "server" | "resized"> & {answered: (answer: AnsweredFigure) => void}}
 *   ElementHooks what the element around does about acts
 */

export class NetworkDrawing {
  #title;
  #picture;
  /** @type {NetworkFigure | null} */
  #figure = null;
  /**
   * @type {{trace: NetworkTrace, before: NetworkTrace | null} | null} of the figure, and what it is
   *   compared with
   */
  #shown = null;
  /** @type {NetworkActs | null} null where the picture is only looked at */
  #acts = null;

  /**
   * @param {HTMLElement} root an empty element, whose width and height the drawing takes
   * @param {{title: string, hover?: (visits: number[]) => void,
   *   told?: (beat: number | null) => void, acts?: ElementHooks,
   *   isStill?: boolean, isProjected?: boolean}} options `hover` is told the visits under the
   *   pointer, `told` the beat of the story; a still drawing has no controls; a projected one has large type where there is room
   */
  constructor(root, options) {
    const { title, hover, told, acts, isStill, isProjected } = options;
    this.#title = title;
    this.#picture = new NetworkPicture(
      root,
      {
        ...(hover && { pointed: hover }),
        ...(told && { told }),
        ...(isStill && { isStill }),
        ...(isProjected && { isProjected }),
      },
      interactions,
    );
    if (!acts) return;
    this.#acts = new NetworkActs(this.#picture, {
      ...acts,
      answered: (answer) => {
        this.#figure = answer.figure;
        this.#shown = answer;
        acts.answered(answer);
      },
    });
  }

  /** The answer and the changes, for beside the drawing; null where the picture is only looked at. */
  get bar() {
    return this.#acts?.bar.root ?? null;
  }

  /** What the network is changed by, as JSON; null for nothing. */
  get interventions() {
    return this.#acts?.text ?? null;
  }

  /**
   * Whether the drawing has some changes already, or answers them now.
   * @param {string} interventions as JSON
   */
  follows(interventions) {
    return this.#acts?.follows(interventions) ?? false;
  }

  /**
   * The figure of another query, computed in this browser; null while the server is to answer.
   * @param {FigureQuery} query
   * @param {string} model its id
   * @param {{isSilent: boolean}} server whether it does not answer
   */
  async compute({ server, query }, model, { isSilent }) {
    if (!this.#figure || query.against || !(isSilent || canCompute(model, server))) return null;
    return computeFigure(this.#figure.meta, model, server, query);
  }

  /** Draw a figure in the size of the element. @param {NetworkFigure} figure */
  draw(figure) {
    if (figure !== this.#figure) {
      this.#figure = figure;
      const computed = computedTraces.get(figure);
      const before = figure.before && readTrace(figure.before);
      this.#shown = { trace: computed ?? readTrace(figure.trace), before };
      const engine = computed ? "browser" : "server"; // Python made the others, here or elsewhere
      this.#acts?.begin(figure.meta, this.#shown.trace, before, engine);
    }
    if (this.#shown) this.#picture.show(this.#shown.trace, this.#shown.before);
  }

  /** How many beats the story has. */
  get beats() {
    return this.#picture.player.count;
  }

  /** Tell the story up to a beat, from 0; null shows the whole picture. @param {number | null} beat */
  tell(beat) {
    const { player } = this.#picture;
    if (beat === null) player.close();
    else if (player.beat !== Math.min(beat, player.count - 1)) player.goTo(beat);
  }

  /** Mark visits, by their positions. @param {number[]} visits */
  mark(visits) {
    this.#picture.mark(visits);
  }

  /**
   * What is shown, as a data URL.
   * @param {"svg" | "png"} format
   * @param {number} scale pixels of a PNG for each pixel of the page
   */
  async address(format, scale) {
    const file = this.#picture.file({ title: this.#title });
    return format === "svg" ? svgAddress(file) : pngAddress(file, scale);
  }
}
