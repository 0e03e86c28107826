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
 * Mark visits on every axis of visits, across each map of visits that it is an axis of; an empty
 * list removes the marks.
 * @param {Plot} plot
 * @param {string[]} visitAxes
 * @param {number[]} visits
 */
export function mark(plot, visitAxes, visits) {
  const layer = plot.querySelector(":scope > .view-marks") ?? plot.appendChild(makeLayer());
  if (!plot._fullLayout) return;
  const axes = /** @type {Record<string, DrawnAxis | undefined>} */ (plot._fullLayout);
  const { _subplots } = /** @type {{_subplots?: {cartesian?: string[]}}} */ (plot._fullLayout);
  const bars = (_subplots?.cartesian ?? []).flatMap((panel) => {
    const [, x, y] = /^x(\d*)y(\d*)$/.exec(panel) ?? [];
    const [xAxis, yAxis] = [axes[`xaxis${x}`], axes[`yaxis${y}`]];
    if (!xAxis || !yAxis) return [];
    const areBothOfVisits = [xAxis, yAxis].every(({ _name }) => visitAxes.includes(_name));
    return [
      [xAxis, yAxis],
      [yAxis, xAxis],
    ].flatMap(([axis, other]) => {
      const isMarked =
        axis &&
        other &&
        visitAxes.includes(axis._name) &&
        (areBothOfVisits || axis.anchor === other._id);
      return isMarked ? visits.map((visit) => makeBar(axis, other, visit)) : [];
    });
  });
  layer.replaceChildren(...bars.filter((bar) => bar !== null));
}

function makeLayer() {
  const layer = document.createElement("div");
  layer.className = "view-marks";
  return layer;
}

/**
 * A bar across a map at a visit; null where the visit is out of sight.
 * @param {DrawnAxis} axis of the visit
 * @param {DrawnAxis} other
 * @param {number} visit
 */
function makeBar(axis, other, visit) {
  if (!axis._length) return null;
  const isX = axis._id.startsWith("x");
  const ends = [axis.l2p(visit - 0.5), axis.l2p(visit + 0.5)];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  if (!(to > 0 && from < axis._length) || !other._length) return null;
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
