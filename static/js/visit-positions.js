/** Changes of the network that name visits by position follow these visits when a history is edited. */

/**
 * Where each visit of a history is after an edit: its new position, or null where it is gone.
 * @typedef {(number | null)[]} Moves
 */
/** @typedef {{masked: number[], order: number[]}} Positions masked visits; the order, empty as sent */

/**
 * The moves of a swap.
 * @param {number} count of visits
 * @param {number} one
 * @param {number} other
 * @returns {Moves}
 */
export function swapped(count, one, other) {
  return range(count).map((at) => (at === one ? other : at === other ? one : at));
}

/** The moves of a removal. @param {number} count of visits @param {number} removed @returns {Moves} */
export function closedUp(count, removed) {
  return range(count).map((at) => (at === removed ? null : at - Number(at > removed)));
}

/**
 * The moves of a text that was edited: what the places have in common stays in order; what else has
 * the same place was moved. A text with less than half in common is another history.
 * @param {string[]} before places
 * @param {string[]} after places
 * @returns {Moves}
 */
export function foundAgain(before, after) {
  const moves = inCommon(before, after);
  const taken = new Set(moves);
  const free = range(after.length).filter((at) => !taken.has(at));
  for (const [at, place] of before.entries()) {
    if (moves[at] !== null) continue;
    const found = free.findIndex((to) => after[to] === place);
    if (found >= 0) moves[at] = Number(free.splice(found, 1)[0]);
  }
  const kept = moves.filter((to) => to !== null).length;
  const isEdit = 2 * kept >= Math.max(before.length, after.length);
  return isEdit ? moves : before.map(() => null);
}

/**
 * The positions after an edit. A mask goes with its visit, and ends where that is removed or becomes
 * the last one, where the prediction is read. An order is one of positions: it stays where visits
 * swap, and a new visit goes behind the one before it.
 * @param {Positions} positions
 * @param {Moves} moves
 * @param {number} count of visits afterwards
 * @returns {Positions}
 */
export function movedAlong({ masked, order }, moves, count) {
  const after = order.length ? orderAfter(order, moves, count) : [];
  const last = after.at(-1) ?? count - 1;
  return {
    masked: masked
      .flatMap((at) => moves[at] ?? [])
      .filter((at) => at !== last)
      .sort((one, other) => one - other),
    order: after,
  };
}

/** @param {number[]} order @param {Moves} moves @param {number} count */
function orderAfter(order, moves, count) {
  const isThere = (/** @type {number} */ at) => (moves[at] ?? null) !== null;
  const from = range(order.length).filter(isThere);
  const to = from.map((at) => Number(moves[at])).sort((one, other) => one - other);
  if (!to.length) return [];
  const after = order.filter(isThere).map((at) => Number(to[from.indexOf(at)]));
  for (const at of range(count)) {
    if (!to.includes(at)) after.splice(after.indexOf(at - 1) + 1, 0, at);
  }
  return after.every((at, position) => at === position) ? [] : after;
}

/**
 * The longest common subsequence, of which the ends that are the same are part.
 * @param {string[]} before @param {string[]} after @returns {Moves}
 */
function inCommon(before, after) {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start++;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [m, n] = [before.length - end, after.length - end];
  /** @type {number[][]} the longest from each pair of positions on */
  const longest = range(m + 1).map(() => Array(n + 1).fill(0));
  const at = (/** @type {number} */ i, /** @type {number} */ j) => Number(longest[i]?.[j]);
  for (let i = m - 1; i >= start; i--) {
    for (let j = n - 1; j >= start; j--) {
      const own = before[i] === after[j] ? at(i + 1, j + 1) + 1 : 0;
      /** @type {number[]} */ (longest[i])[j] = Math.max(own, at(i + 1, j), at(i, j + 1));
    }
  }
  /** @type {Moves} */
  const moves = before.map((_, i) => (i < start ? i : i < m ? null : i - m + n));
  for (let i = start, j = start; i < m && j < n; ) {
    if (before[i] === after[j]) moves[i++] = j++;
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return moves;
}

/** @param {number} count */
const range = (count) => [...Array(count).keys()];
