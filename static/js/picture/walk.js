/** Arrow keys walk the parts of the picture: along the flow, and up and down within a column. */

/** @type {Record<string, [step: -1 | 1, isAlong: boolean]>} */
const KEYS = {
  ArrowLeft: [-1, true],
  ArrowRight: [1, true],
  ArrowUp: [-1, false],
  ArrowDown: [1, false],
};

/**
 * The part that an arrow key leads to; null where the key leads nowhere.
 * @param {Element[]} parts in the order of the flow
 * @param {Element | null} from
 * @param {string} key
 */
export function walked(parts, from, key) {
  if (key === "Home") return parts[0] ?? null;
  if (key === "End") return parts.at(-1) ?? null;
  const [step, isAlong] = KEYS[key] ?? [0, false];
  const start = from ? parts.indexOf(from) : -1;
  const here = parts[start];
  if (step === 0 || !here) return null;
  const column = columnOf(here);
  if (!isAlong) {
    const next = parts[start + step];
    return next && columnOf(next) === column ? next : null;
  }
  const columns = [...new Set(parts.map(columnOf))];
  const next = columns[columns.indexOf(column) + step];
  const there = parts.filter((part) => columnOf(part) === next);
  // The one at the same height, since every visit keeps its row.
  const distance = (/** @type {Element} */ part) => Math.abs(middleOf(part) - middleOf(here));
  return there.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** The name of a part without its last number. @param {Element} part */
function columnOf(part) {
  return (part.getAttribute("data-part") ?? "").replace(/\.\d+$/, "");
}

/** @param {Element} part */
function middleOf(part) {
  const { top, bottom } = part.getBoundingClientRect();
  return (top + bottom) / 2;
}
