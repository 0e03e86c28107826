/** Threads from the cells that a number is made of to the number. */

import { findAll, findOptional } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Draw one thread from each table whose cells are lit; none without a cell.
 * @param {HTMLElement} step
 * @param {HTMLElement | null} cell the number
 */
export function drawThreads(step, cell) {
  const box = findOptional(step, ".working");
  if (!box) return;
  box.querySelector(".threads")?.remove();
  if (!cell) return;
  const frame = box.getBoundingClientRect();
  const end = cell.getBoundingClientRect();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "threads");
  svg.setAttribute("aria-hidden", "true");
  for (const part of litBounds(step)) {
    const isBefore = part.right < end.left;
    const [x1, y1] = isBefore
      ? [part.right, (part.top + part.bottom) / 2]
      : [(part.left + part.right) / 2, part.bottom];
    const [x2, y2] = isBefore
      ? [end.left, (end.top + end.bottom) / 2]
      : [(end.left + end.right) / 2, end.top];
    const [dx, dy] = isBefore ? [(x2 - x1) / 2, 0] : [0, (y2 - y1) / 2];
    const points = [
      [x1, y1],
      [x1 + dx, y1 + dy],
      [x2 - dx, y2 - dy],
      [x2, y2],
    ].map(([x = 0, y = 0]) => `${(x - frame.left).toFixed(1)} ${(y - frame.top).toFixed(1)}`);
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", `M${points[0]}C${points.slice(1).join(" ")}`);
    svg.append(path);
  }
  box.append(svg);
}

/** The bounds of the lit cells of each table. @param {HTMLElement} step */
function litBounds(step) {
  return findAll(step, "figure.matrix").flatMap((figure) => {
    const boxes = findAll(figure, '[data-lit="part"]').map((cell) => cell.getBoundingClientRect());
    if (!boxes.length) return [];
    return [
      {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      },
    ];
  });
}
