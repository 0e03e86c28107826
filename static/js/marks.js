/** Visits marked on the axes of a figure, laid over it without drawing it again. */

/**
 * The visits that a point of a figure stands for, by the axes of visits that it lies on.
 * @param {any} point of a Plotly event
 * @param {string[]} visitAxes names of axes
 * @returns {number[]}
 */
export function visitsAt({ x, y, xaxis, yaxis }, visitAxes) {
  const places = [
    [xaxis, x],
    [yaxis, y],
  ];
  const found = places
    .filter(([axis, value]) => axis && value !== undefined && visitAxes.includes(axis._name))
    .map(([axis, value]) => (axis.type === "category" ? axis.d2l_noadd(value) : value))
    .filter(Number.isInteger);
  return [...new Set(found)];
}

/**
 * Mark visits on every axis of visits; none takes the marks away.
 * @param {HTMLElement} plot as Plotly drew it
 * @param {string[]} visitAxes
 * @param {number[]} visits
 */
export function mark(plot, visitAxes, visits) {
  const layer =
    plot.querySelector(":scope > .view-marks") ??
    plot.appendChild(Object.assign(document.createElement("div"), { className: "view-marks" }));
  const drawn = plot._fullLayout;
  if (!drawn) return;
  const bars = visitAxes
    .flatMap((name) => visits.map((visit) => bar(drawn, drawn[name], visit)))
    .filter(Boolean);
  layer.replaceChildren(...bars);
}

function bar(drawn, axis, visit) {
  if (!axis?._length) return null;
  const across = axis._id.startsWith("x");
  const other =
    drawn[`${across ? "y" : "x"}axis${(axis.anchor ?? "").slice(1)}`] ??
    drawn[across ? "yaxis" : "xaxis"];
  const [from, to] = [axis.l2p(visit - 0.5), axis.l2p(visit + 0.5)].sort((one, two) => one - two);
  if (!(to > 0 && from < axis._length) || !other?._length) return null;
  const element = document.createElement("div");
  const [x, y] = across
    ? [axis._offset + from, other._offset]
    : [other._offset, axis._offset + from];
  const [width, height] = across ? [to - from, other._length] : [other._length, to - from];
  Object.assign(element.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return element;
}
