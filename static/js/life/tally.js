/** How often each predictor was right, with 95 % intervals. */

/** @typedef {{right: number, total: number, share: number, interval: [number, number]}} Accuracy */

const Z = 1.96;

/**
 * An accuracy with its Wilson score interval, as if visits were independent of each other.
 * @param {number} right
 * @param {number} total
 * @returns {Accuracy}
 */
export function accuracy(right, total) {
  if (!total) return { right, total, share: 0, interval: [0, 1] };
  const share = right / total;
  const spread = Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  const scale = 1 + Z ** 2 / total;
  const middle = share + Z ** 2 / (2 * total);
  return {
    right,
    total,
    share,
    interval: [Math.max((middle - spread) / scale, 0), Math.min((middle + spread) / scale, 1)],
  };
}

/**
 * The difference of two accuracies on the same visits, with its interval for paired shares.
 * @param {boolean[]} one
 * @param {boolean[]} other
 * @returns {{value: number, interval: [number, number]}}
 */
export function pairedDifference(one, other) {
  const total = Math.max(one.length, 1);
  const gained = one.filter((right, index) => right && !other[index]).length;
  const lost = other.filter((right, index) => right && !one[index]).length;
  const value = (gained - lost) / total;
  const spread = (Z * Math.sqrt(gained + lost - (gained - lost) ** 2 / total)) / total;
  return { value, interval: [value - spread, value + spread] };
}
