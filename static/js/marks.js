/** Marks of visits on the axes of a figure, laid over it without drawing it again. */

/** @import { DrawnAxis, Plot, Point } from "./plotly-types.d.ts" */

/**
 * The visits that a point of a figure stands for, by the axes of visits that it lies on.
 * @param {Point} point of a Plotly event
 * @param {string[]} visitAxes names of axes
 * @returns {number[]}
 */
export function visitsAt({ x, y, xaxis, yaxis }, visitAxes) {
  const visits = [positionOn(xaxis, x, visitAxes), positionOn(yaxis, y, visitAxes)];
  return [...new Set(visits.filter((visit) => visit !== null))];
}

/**
 * @param {DrawnAxis | undefined} axis
 * @param {number | string | undefined} value
 * @param {string[]} visitAxes
 */
function positionOn(axis, value, visitAxes) {
  if (!axis || value === undefined || !visitAxes.includes(axis._name)) return null;
  const position = axis.type === "category" ? axis.d2l_noadd(value) : value;
  return typeof position === "number" && Number.isInteger(position) ? position : null;
}

/**
 * Mark visits on every axis of visits; an empty list removes the marks.
 * @param {Plot} plot
 * @param {string[]} visitAxes
 * @param {number[]} visits
 */
export function mark(plot, visitAxes, visits) {
  const layer = plot.querySelector(":scope > .view-marks") ?? plot.appendChild(makeLayer());
  const { _fullLayout: axes } = plot;
  if (!axes) return;
  const bars = visitAxes.flatMap((name) => visits.map((visit) => makeBar(axes, axes[name], visit)));
  layer.replaceChildren(...bars.filter((bar) => bar !== null));
}

function makeLayer() {
  const layer = document.createElement("div");
  layer.className = "view-marks";
  return layer;
}

/**
 * A bar across the figure at a visit; null where the visit is out of sight.
 * @param {Record<string, DrawnAxis | undefined>} axes
 * @param {DrawnAxis | undefined} axis
 * @param {number} visit
 */
function makeBar(axes, axis, visit) {
  if (!axis?._length) return null;
  const isX = axis._id.startsWith("x");
  const other =
    axes[`${isX ? "y" : "x"}axis${(axis.anchor ?? "").slice(1)}`] ?? axes[isX ? "yaxis" : "xaxis"];
  const ends = [axis.l2p(visit - 0.5), axis.l2p(visit + 0.5)];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  if (!(to > 0 && from < axis._length) || !other?._length) return null;
  const [x, y] = isX ? [axis._offset + from, other._offset] : [other._offset, axis._offset + from];
  const [width, height] = isX ? [to - from, other._length] : [other._length, to - from];
  const bar = document.createElement("div");
  Object.assign(bar.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return bar;
}
