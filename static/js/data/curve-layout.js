/** Where the curve of a training lies, and what it says in words. */

/** @import { JobStatus } from "./data-types.d.ts" */
/** @typedef {Record<string, string>} Names the words for the simple rules */

const HEIGHT = 320;
const NARROW = 560; // pixels; below, there is no room for names beside the lines
export const MARGIN = { top: 16, bottom: 40, left: 52 };
const LABEL_WIDTH = 250;
const LABEL_HEIGHT = 19;
const HEADROOM = 1.08;
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2];
const MOST_STEPS = 8;

/**
 * Where everything lies, in pixels.
 * @param {Pick<JobStatus, "curve" | "baselines" | "epochs" | "best_epoch">} job
 * @param {number} width
 * @param {Names} [names]
 */
export function layOut(job, width, names = {}) {
  const isNarrow = width < NARROW;
  const right = isNarrow ? 12 : LABEL_WIDTH;
  const rules = Object.entries(job.baselines).sort(([, one], [, other]) => other - one);
  const shares = [
    ...job.curve.map((point) => point.validation_accuracy_at_1),
    ...rules.map(([, share]) => share),
  ];
  const most = Math.max(...shares, 0.01) * HEADROOM;
  const step = STEPS.find((size) => most / size <= MOST_STEPS) ?? 0.25;
  const top = Math.min(1, Math.ceil(most / step) * step);
  const last = Math.max(job.epochs, job.curve.length, 2);
  const x = (/** @type {number} */ epoch) =>
    MARGIN.left + ((epoch - 1) / (last - 1)) * (width - MARGIN.left - right);
  const y = (/** @type {number} */ share) =>
    MARGIN.top + (1 - share / top) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, tick) => tick * step);
  const lines = rules.map(([name, share]) => ({
    name: names[name] ?? name.replaceAll("_", " "),
    share,
    y: y(share),
    label: y(share),
  }));
  return {
    width,
    height: HEIGHT,
    end: width - right,
    points: job.curve.map((point) => ({
      x: x(point.epoch),
      y: y(point.validation_accuracy_at_1),
      isBest: point.epoch === job.best_epoch,
    })),
    ticks: ticks.map((share) => ({ y: y(share), words: percent(share, 0) })),
    epochs: [1, last].map((epoch) => ({ x: x(epoch), words: String(epoch) })),
    rules: lines,
    labels: isNarrow ? [] : apart(lines),
  };
}

/**
 * Labels that do not overlap: each at its line, or as near as those above leave room.
 * @template {{y: number, label: number}} Label
 * @param {Label[]} labels from the top
 */
function apart(labels) {
  let next = -Infinity;
  for (const label of labels) {
    label.label = Math.max(label.y, next);
    next = label.label + LABEL_HEIGHT;
  }
  let room = HEIGHT - MARGIN.bottom;
  for (const label of [...labels].reverse()) {
    label.label = Math.min(label.label, room);
    room = label.label - LABEL_HEIGHT;
  }
  return labels;
}

/** What the dashed lines are where there is no room beside them. @param {ReturnType<typeof layOut>} plan */
export function legend({ rules, labels }) {
  if (labels.length || !rules.length) return "";
  return `Dashed, from the top: ${rules.map(({ name, share }) => `${name} ${percent(share)}`).join(", ")}.`;
}

/**
 * What the curve shows, in words.
 * @param {Pick<JobStatus, "curve" | "baselines" | "epochs">} job
 * @param {Names} [names]
 */
export function sentence(job, names = {}) {
  const last = job.curve.at(-1);
  const [name, share] = Object.entries(job.baselines).sort(([, a], [, b]) => b - a)[0] ?? [];
  const rule =
    name && share !== undefined
      ? ` The best simple rule, ${names[name] ?? name.replaceAll("_", " ")}, reaches ${percent(share)}.`
      : "";
  if (!last) return `No epoch is finished yet.${rule}`;
  return `After epoch ${last.epoch} of at most ${job.epochs}, the network names ${percent(last.validation_accuracy_at_1)} of next places right.${rule}`;
}

/** @param {number} share @param {number} [digits] */
export function percent(share, digits = 1) {
  return `${(100 * share).toFixed(digits)} %`;
}

/** Seconds in words. @param {number} seconds */
export function duration(seconds) {
  if (seconds < 120) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
