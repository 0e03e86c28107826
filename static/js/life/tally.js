/** How often each predictor was right, with 95 % intervals. */

/** @import { BaselineAnswers } from "./diary.js" */

/**
 * Whether each predictor was right about a visit, and whether no predictor could name its place.
 * @typedef {Record<keyof BaselineAnswers | "network", boolean> & {isNew: boolean}} Outcome
 */
/** @typedef {{right: number, total: number, share: number, interval: [number, number]}} Accuracy */

const Z = 1.96;
const BASELINE_NAMES = {
  what_followed_last_time: "what followed last time",
  most_frequent_place: "most frequent place",
};
export const BASELINES = /** @type {const} */ (["what_followed_last_time", "most_frequent_place"]);

/**
 * The network compared with the better simple rule, and how many places nobody could name.
 * @param {Outcome[]} outcomes
 */
export function verdict(outcomes) {
  const rightOf = (/** @type {keyof Outcome} */ name) => outcomes.map((one) => one[name]);
  const sum = (/** @type {boolean[]} */ answers) => answers.filter(Boolean).length;
  const [first, second] = BASELINES;
  const best = sum(rightOf(second)) > sum(rightOf(first)) ? second : first;
  const { value, interval } = pairedDifference(rightOf("network"), rightOf(best));
  const [low, high] = interval;
  const rule = `“${BASELINE_NAMES[best]}”`;
  const compared =
    low > 0
      ? `The network is ahead of ${rule} by ${points(value)} points (${points(low)} to ${points(high)}).`
      : high < 0
        ? `The network is behind ${rule} by ${points(-value)} points (${points(-high)} to ${points(-low)}): that rule predicts you better.`
        : `Between the network and ${rule} there is no clear difference (${points(low)} to ${points(high)} points).`;
  const fresh = sum(rightOf("isNew"));
  if (!fresh) return compared;
  return `${compared} ${percent(fresh / outcomes.length)} of these ${outcomes.length} visits were to places outside the visits before them, which no predictor could name.`;
}

/** @param {number} share */
const points = (share) => `${Math.round(100 * share)}`.replace("-", "−");

/** @param {number} share */
export const percent = (share) => `${Math.round(100 * share)} %`;

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
