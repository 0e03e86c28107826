/** The whole network in an element: its figure as pages, files and pictures show it. */

import { NetworkPicture } from "./picture/network-picture.js";
import { readTrace } from "./picture/trace.js";
import { pngAddress, svgAddress } from "./svg-pictures.js";

/** @import { NetworkFigure } from "./figure-contract.d.ts" */
/** @import { NetworkTrace } from "./picture/trace.js" */

export class NetworkDrawing {
  #title;
  #picture;
  /** @type {NetworkFigure | null} */
  #figure = null;
  /** @type {NetworkTrace[]} of the figure; the second is the one that it is compared with */
  #traces = [];

  /**
   * @param {HTMLElement} root an empty element, whose width and height the drawing takes
   * @param {{title: string, hover?: (visits: number[]) => void, isStill?: boolean}} options `hover` is told the
   *   visits under the pointer; a still drawing has no controls
   */
  constructor(root, options) {
    const { title, hover, isStill } = options;
    this.#title = title;
    this.#picture = new NetworkPicture(root, {
      ...(hover && { pointed: hover }),
      ...(isStill && { isStill }),
    });
  }

  /** Draw a figure in the size of the element. @param {NetworkFigure} figure */
  draw(figure) {
    if (figure !== this.#figure) {
      this.#figure = figure;
      this.#traces = [figure.trace, figure.before].filter((trace) => trace !== null).map(readTrace);
    }
    const [trace, before = null] = this.#traces;
    if (trace) this.#picture.show(trace, before);
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
    const svg = this.#picture.svg(this.#title);
    const { width, height } = this.#picture.size;
    return format === "svg" ? svgAddress(svg) : pngAddress(svg, { width, height, scale });
  }
}
