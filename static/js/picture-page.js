/**
 * The page in which Python makes pictures of the whole network: draws what is ordered and leaves the
 * picture as a data URL. `figures/network_picture.py` writes the page and reads it.
 */

import { find } from "./dom.js";
import { NetworkDrawing } from "./network-drawing.js";

/** @import { NetworkFigure } from "./figure-contract.d.ts" */
/**
 * @typedef {{figure: NetworkFigure, form: "svg" | "png", width: number, height: number, scale:
 *   number}} Order
 */

const root = find(document, "#picture");

async function draw() {
  /** @type {Order} */
  const order = JSON.parse(find(document, "#order").textContent ?? "");
  const { figure, form, width, height, scale } = order;
  Object.assign(root.style, { width: `${width}px`, height: `${height}px` });
  const drawing = new NetworkDrawing(root, { title: figure.meta.title, isStill: true });
  drawing.draw(figure);
  find(document, "#made").textContent = await drawing.address(form, scale);
}

draw().then(
  () => end(""),
  (error) => end(String(error)),
);

/** @param {string} failure empty for none */
function end(failure) {
  document.documentElement.dataset.ended = failure;
}
