/** The icon of a kind of places. */

import { ICONS, iconOf } from "./icons.js";
import { mark } from "./scene.js";

const GRID = 24; // units that an icon is drawn on

/**
 * @param {string | null} category
 * @param {number} x
 * @param {number} y
 * @param {number} size in pixels
 */
export function iconMark(category, x, y, size) {
  const scale = size / GRID;
  return mark("path", {
    key: "icon",
    class: "icon",
    d: ICONS[iconOf(category)],
    transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`,
    "stroke-width": (1.5 / scale).toFixed(2),
  });
}
