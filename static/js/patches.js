/**
 * Parts of one run put into another run of the same network: activation patching. Which tensors a
 * part is, how two histories are aligned, and how much of the other run's answer comes back.
 */

import { MIN_DIFFERENCE, SMALLEST_PROBABILITY } from "./network/limits.js";
import { partOf } from "./picture/parts.js";

/** @import { Tensor } from "./network/formulas.js" */
/** @import { Part } from "./picture/parts.js" */
/** @import { Reading } from "./picture/reading.js" */
/** @typedef {Record<string, (tensor: Tensor) => Tensor>} Changes functions by the site that they change */

/** Sites with a row for each visit. */
const OF_VISITS = /residual|outputs$|pointer/;
/**
 * The site of each kind of part that can be put into another run.
 * @type {Partial<Record<Part["kind"], {site: (part: Part) => string}>>}
 */
const SITES = {
  visit: { site: () => "layers.0.residual_in" },
  head: { site: ({ layer, head }) => `layers.${layer}.heads.${head}.outputs` },
  stream: { site: ({ layer }) => `layers.${layer}.residual_out` },
  context: { site: () => "context" },
  pointer: { site: () => "pointer.scores" },
  generation: { site: () => "generation.logits" },
  gate: { site: () => "gate.value" },
};

/**
 * How a part is called; null for what cannot be put into another run.
 * @param {string} name
 * @param {Reading} reading
 */
export function wordsOf(name, reading) {
  const part = partOf(name, reading);
  if (!part || !SITES[part.kind]) return null;
  const { kind, layer, head, visit = 0 } = part;
  if (kind === "visit") {
    return `encoding of visit ${visit + 1}, ${reading.visits[visit]?.label ?? ""}`;
  }
  if (kind === "head") return `head ${head} of layer ${layer}`;
  if (kind === "stream") return `residual stream after layer ${layer}`;
  if (kind === "generation") return "generation head";
  return kind === "pointer" ? "pointer scores" : kind;
}

/**
 * Whether a part can be put into another run: a visit needs one there that is as many steps back.
 * @param {string} name
 * @param {Reading} from
 * @param {Reading} into
 */
export function canBePut(name, from, into) {
  const part = partOf(name, from);
  if (!part || !SITES[part.kind]) return false;
  return part.kind !== "visit" || from.count - 1 - (part.visit ?? 0) < into.count;
}

/** Whether the tensors of one run fit into the other. @param {Reading} one @param {Reading} other */
export function fits(one, other) {
  const [a, b] = [one.trace.architecture, other.trace.architecture];
  return a.d_model === b.d_model && a.layers === b.layers && a.heads === b.heads;
}

/**
 * What puts parts of one run into another.
 * @param {string[]} names of parts, as in the picture of `from`
 * @param {Reading} from
 * @param {Reading} into
 * @returns {Changes}
 */
export function changesFrom(names, from, into) {
  /** @type {Map<string, Set<number> | "all">} rows by site, counted back from the last visit */
  const rows = new Map();
  for (const name of names) {
    const part = partOf(name, from);
    const found = part && SITES[part.kind];
    if (!part || !found) continue;
    const site = found.site(part);
    const before = rows.get(site);
    if (part.kind !== "visit") rows.set(site, "all");
    else if (before !== "all") {
      rows.set(site, new Set([...(before ?? []), from.count - 1 - (part.visit ?? 0)]));
    }
  }
  return Object.fromEntries(
    [...rows].flatMap(([site, which]) => {
      const source = from.trace.tensors[site];
      if (!source || !into.trace.tensors[site]) return [];
      /** @param {Tensor} tensor */
      const change = (tensor) =>
        OF_VISITS.test(site)
          ? withRows(tensor, source, which)
          : { values: source.values.slice(), shape: [...source.shape] };
      return [[site, change]];
    }),
  );
}

/**
 * A tensor with rows of another, aligned at the last visit. What only one has stays, and so
 * does what the other run masks.
 * @param {Tensor} tensor (T, …)
 * @param {Tensor} source (T', …)
 * @param {Set<number> | "all"} which rows, counted back from the last
 * @returns {Tensor}
 */
function withRows(tensor, source, which) {
  const [count] = tensor.shape;
  const [others] = source.shape;
  const width = tensor.values.length / count;
  const values = tensor.values.slice();
  for (let back = 0; back < Math.min(count, others); back++) {
    if (which !== "all" && !which.has(back)) continue;
    const row = source.values.subarray((others - 1 - back) * width, (others - back) * width);
    if (row.every(Number.isFinite)) values.set(row, (count - 1 - back) * width);
  }
  return { values, shape: [...tensor.shape] };
}

/**
 * How much of the difference in log-odds comes back; null where the runs hardly differ.
 * @param {{clean: number, changed: number, patched: number}} probabilities of the clean run's answer:
 *   in that run, in the other, and in the other with the parts put in
 */
export function shareRestored({ clean, changed, patched }) {
  const whole = logOdds(clean) - logOdds(changed);
  if (Math.abs(whole) < MIN_DIFFERENCE) return null;
  return (logOdds(patched) - logOdds(changed)) / whole;
}

/** @param {number} probability */
function logOdds(probability) {
  const [own, others] = [probability, Math.max(0, 1 - probability)];
  return Math.log(own + SMALLEST_PROBABILITY) - Math.log(others + SMALLEST_PROBABILITY);
}
