/** Changes of the network: what an act in the picture makes of them, and how they are named. */

import { INTERVENTIONS } from "./network/declared-interventions.js";
import { itemsOf, madeOf } from "./network/interventions.js";
import { fill } from "./network/problems.js";

/** @import { Interventions } from "./api-types.d.ts" */
/** @import { Declared } from "./network/interventions.js" */
/** @import { Act } from "./picture/network-picture.js" */
/** @import { NetworkTrace } from "./picture/trace.js" */

const MOST_NAMED = 3; // heads that a short list names

/**
 * The changes after an act.
 * @param {Interventions} changes
 * @param {Act} act
 * @param {Pick<NetworkTrace, "architecture" | "visits">} trace of the picture that is acted on
 * @returns {Interventions}
 */
export function changesAfter(changes, act, trace) {
  switch (act.kind) {
    case "head":
      return withHead(changes, act, trace.architecture);
    case "mask":
      return withMask(changes, act.visit, trace.visits);
    case "skip":
      return withSkip(changes, act);
    case "residuals":
      return withoutResiduals(changes);
    case "gate":
      return withGate(changes, act);
    case "temperature":
      return withTemperature(changes, act);
  }
}

/**
 * The changes with a head switched off, or on again.
 * @param {Interventions} changes
 * @param {{layer: number, head: number}} act
 * @param {{layers: number, heads: number}} architecture
 */
function withHead(
  { remove_heads: removed = [], replace_with, ...others },
  { layer, head },
  { layers, heads },
) {
  /** @type {[layer: number, head: number][]} */
  const all = Array.from({ length: layers * heads }, (_, index) => [
    Math.floor(index / heads),
    index % heads,
  ]);
  const before = removed === "all" ? all : removed;
  const isOff = before.some(([l, h]) => l === layer && h === head);
  const after = isOff
    ? before.filter(([l, h]) => l !== layer || h !== head)
    : all.filter(
        ([l, h]) => (l === layer && h === head) || before.some(([bl, bh]) => l === bl && h === bh),
      );
  if (!after.length) return others;
  return { ...others, remove_heads: after, ...(replace_with && { replace_with }) };
}

/**
 * The changes with a visit masked, or not any more. The last visit is read from and stays.
 * @param {Interventions} changes
 * @param {number} visit in the model's order
 * @param {{sent: number}[]} visits with their positions in the request
 */
function withMask({ mask_visits: masked = [], ...others }, visit, visits) {
  const position = visits[visit]?.sent ?? 0;
  if (visit === visits.length - 1)
    return { ...others, ...(masked.length && { mask_visits: masked }) };
  const after = masked.includes(position)
    ? masked.filter((other) => other !== position)
    : [...masked, position].sort((one, other) => one - other);
  return after.length ? { ...others, mask_visits: after } : others;
}

/**
 * The changes with a sublayer skipped, or used again.
 * @param {Interventions} changes
 * @param {{layer: number, part: "attention" | "feed_forward"}} act
 * @returns {Interventions}
 */
function withSkip({ skip: skipped = [], ...others }, { layer, part }) {
  const rest = skipped.filter((skip) => skip.layer !== layer || skip.part !== part);
  const after = rest.length < skipped.length ? rest : [...skipped, { layer, part }];
  return after.length ? { ...others, skip: after } : others;
}

/** @param {Interventions} changes @param {{value: number | null}} act @returns {Interventions} */
function withGate({ gate: _, only: __, ...others }, { value }) {
  return value === null ? others : { ...others, gate: value };
}

/**
 * @param {Interventions} changes
 * @param {{of: "attention" | "pointer", value: number}} act
 * @returns {Interventions}
 */
function withTemperature(changes, { of, value }) {
  /** @type {"attention_temperature" | "pointer_temperature"} */
  const key = `${of}_temperature`;
  const others = { ...changes };
  delete others[key];
  return value === 1 ? others : { ...others, [key]: value };
}

/** @param {Interventions} changes @returns {Interventions} */
function withoutResiduals({ residuals, ...others }) {
  return residuals === false ? others : { ...others, residuals: false };
}

/** @param {number[]} visits counted from 0 */
export const numbered = (visits) => visits.map((visit) => visit + 1);

/**
 * The changes in the order made, each with its key and as words; `short` counts heads where they are many.
 * @param {Interventions} interventions
 */
export function changesOf(interventions) {
  const said = madeOf(interventions).flatMap(({ key, declared }) => (declared.of ? [] : [key]));
  return Object.keys(interventions)
    .filter((key) => said.includes(key))
    .map((key) => ({
      key,
      text: wordsOf(key, interventions),
      short: wordsOf(key, interventions, MOST_NAMED),
    }));
}

/**
 * How a change is named, as `Intervention.words` in Python names it.
 * @param {string} key
 * @param {Record<string, any>} interventions
 * @param {number} [most] heads with names; more are counted
 * @returns {string}
 */
function wordsOf(key, interventions, most = Number.POSITIVE_INFINITY) {
  const declared = /** @type {Declared} */ (INTERVENTIONS[key]);
  const { text, item = "", every = "", single, between = ", ", first = 0 } = declared.said;
  const value = interventions[key] ?? declared.default;
  const items = itemsOf(declared, value).map((parts) =>
    fill(
      item,
      mapped(parts, (part) => (first ? Number(part) + first : dashed(part))),
    ),
  );
  const isCounted = declared.parts.includes("head") && items.length > most;
  const chosen = typeof text === "string" ? text : (text[value] ?? "");
  const more = mapped(INTERVENTIONS, ({ of }, other) =>
    of === key ? wordsOf(other, interventions) : "",
  );
  return fill(single && items.length === 1 ? single : chosen, {
    ...more,
    value: dashed(value),
    items: value === "all" ? every : isCounted ? `${items.length} heads` : items.join(between),
  });
}

/** A word with dashes. @param {unknown} part */
const dashed = (part) => String(part).replaceAll("_", "-");

/**
 * @template Value
 * @param {Record<string, Value>} values
 * @param {(value: Value, key: string) => string | number} map
 */
const mapped = (values, map) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));

/** The changes as a sentence. @param {Interventions} interventions */
export function summary(interventions) {
  const words = changesOf(interventions).map(({ text }) => text);
  return words.length ? `Changed: ${words.join("; ")}.` : "Nothing is changed.";
}
