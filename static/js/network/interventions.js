/**
 * Interventions as `app/pointerscope/mobility/interventions` declares them: which of them change
 * something, whether a network has what they name, and what they do at the sites of a pass.
 */

import { INTERVENTIONS } from "./declared-interventions.js";
import { softmax, zeros } from "./formulas.js";
import * as messages from "./messages.js";
import { fill, throwAny } from "./problems.js";

/** @import { Mask, Tensor } from "./formulas.js" */
/** @import { Pass } from "./network.js" */
/**
 * Changes to the forward pass, complete: a field that changes nothing has its default.
 * @typedef {import("./declared-interventions.js").Interventions} Interventions
 */
/**
 * A change to the tensors of some sites, as `Change` in Python describes it.
 * @typedef {{at: string, do: string, of?: string, by?: number | string, where?: string}} Change
 */
/**
 * How an intervention is named in a sentence, as `Said` in Python describes it.
 * @typedef {{text: string | Record<string, string>, item?: string, every?: string,
 *   single?: string, between?: string, first?: number}} Said
 */
/**
 * What an intervention declares, as `Intervention` in Python describes it.
 * @typedef {{parts: string[], default: unknown, said: Said, changes?: Change[], needs?: string,
 *   requires?: string[], excludes?: string, of?: string}} Declared
 */
/** The parts of an item of a value, by name. @typedef {Record<string, string | number>} Item */
/**
 * What a network has, as the API lists it; `heads` is 0 without self-attention.
 * @typedef {{layers: number, heads: number, max_visits: number, components: string[]}} Architecture
 */
/** What becomes of the tensor of a site. @typedef {(tensor: Tensor, pass: Pass) => Tensor} Made */

/** Interventions that change nothing. */
export const noInterventions = () =>
  /** @type {Interventions} */ (
    Object.fromEntries(Object.entries(INTERVENTIONS).map(([key, one]) => [key, one.default]))
  );

/**
 * The interventions that change something.
 * @param {Record<string, any>} interventions
 * @returns {{key: string, declared: Declared, value: any}[]}
 */
export function madeOf(interventions) {
  return Object.entries(INTERVENTIONS).flatMap(([key, declared]) => {
    const value = interventions[key] ?? declared.default;
    const isMade = Array.isArray(value) ? value.length : value !== declared.default;
    return isMade ? [{ key, declared, value }] : [];
  });
}

/**
 * The parts of every item of a value; all items are one, of stars.
 * @param {Declared} declared
 * @param {any} value
 * @returns {Item[]}
 */
export function itemsOf({ parts }, value) {
  const items = Array.isArray(value) ? value : [value === "all" ? parts.map(() => "*") : value];
  return items.map((item) =>
    item && typeof item === "object" && !Array.isArray(item)
      ? item
      : Object.fromEntries([item].flat().map((part, index) => [parts[index], part])),
  );
}

/**
 * Check that a network has the heads, layers and parts that interventions name.
 * @param {Interventions} interventions
 * @param {Architecture} architecture
 * @throws {InvalidQueryError} with a problem for each that does not exist
 */
export function checkInterventions(interventions, architecture) {
  throwAny(
    madeOf(interventions).flatMap(({ key, declared, value }) =>
      missing(key, declared, value, architecture).map((message) => ({
        where: `interventions.${key}`,
        message,
        suggestions: [],
      })),
    ),
  );
}

/**
 * What is said of each head, layer and part that a network lacks.
 * @param {string} key
 * @param {Declared} declared
 * @param {any} value
 * @param {Architecture} architecture
 */
function missing(key, declared, value, { layers, heads, components }) {
  const { needs, requires = [] } = declared;
  const last = { last_layer: layers - 1, last_head: heads - 1 };
  const isUnused = value === "all" || (needs && !components.includes(needs));
  const absent = (isUnused ? [] : itemsOf(declared, value))
    .filter(({ layer = -1, head = -1 }) => Number(layer) >= layers || Number(head) >= heads)
    .map((item) =>
      fill("head" in item ? messages.NO_HEAD : messages.NO_LAYER, { ...item, ...last }),
    );
  const unblended = requires
    .map((part) => /** @type {keyof typeof messages.PARTS} */ (fill(part, { value })))
    .filter((part) => !components.includes(part))
    .map((part) => fill(messages.NOTHING_TO_BLEND, { part: messages.PARTS[part], option: key }));
  return [...absent, ...unblended];
}

/**
 * What interventions do to a network, as functions by site. Masks and the order of visits are
 * changes to the batch and not among them.
 * @param {Partial<Interventions>} interventions
 * @param {{layers: number, heads: number, d_model: number}} architecture
 */
export function siteChanges(interventions, architecture) {
  /** @type {Record<string, Made[]>} */
  const made = {};
  /** @type {Record<string, string[]>} */
  const kept = {};
  for (const { site, make, of, by } of planned(interventions, architecture)) {
    if (make) append(made, site, (tensor, pass) => make(tensor, { of, by }, pass));
    else append(kept, site, of);
  }
  for (const [site, terms] of Object.entries(kept)) {
    made[site] = [only(terms), ...(made[site] ?? [])];
  }
  return made;
}

/** @template Item @param {Record<string, Item[]>} lists @param {string} key @param {Item} item */
function append(lists, key, item) {
  lists[key] = [...(lists[key] ?? []), item];
}

/**
 * The changes that interventions make to the sites of a network.
 * @param {Partial<Interventions>} interventions
 * @param {{layers: number, heads: number, d_model: number}} architecture
 */
function* planned(interventions, architecture) {
  const { d_model: d, heads } = architecture;
  /** @type {Record<string, number>} */
  const roots = { "√k": Math.sqrt(d / heads), "√d": Math.sqrt(d) };
  /** @type {Record<string, any>} */
  const values = { ...noInterventions(), ...interventions };
  for (const { declared, value } of madeOf(values)) {
    for (const change of declared.changes ?? []) {
      const by = roots[change.by ?? ""] ?? change.by ?? value;
      const make = MAKERS[values[change.do] ?? change.do];
      for (const item of itemsOf(declared, value)) {
        if (change.where && !Object.values(item).includes(change.where)) continue;
        for (const [site = "", of = ""] of expanded(change, item, architecture)) {
          yield { site, make, of, by };
        }
      }
    }
  }
}

/**
 * Each site that an item of a change is about, with that of the earlier tensor.
 * @param {Change} change
 * @param {Item} item
 * @param {{layers: number, heads: number}} architecture
 */
function expanded({ at, of }, item, { layers, heads }) {
  let pairs = [fill(`${at} ${of}`, item)];
  for (const [name, count] of Object.entries({ layers, heads })) {
    if (!pairs[0]?.includes(`${name}.*`)) continue;
    pairs = pairs.flatMap((pair) =>
      Array.from({ length: count }, (_, index) => pair.replaceAll(`${name}.*`, `${name}.${index}`)),
    );
  }
  return pairs.map((pair) => pair.split(" "));
}

/**
 * What a change makes of a tensor, by what it does; "keep" is `only`.
 * @type {Record<string, (tensor: Tensor, change: {of: string, by: number}, pass: Pass) => Tensor>}
 */
const MAKERS = {
  zero: ({ shape }) => zeros(shape),
  mean: (tensor, _, { batch }) => meanOverVisits(tensor, batch.mask ?? null),
  fill: ({ values, shape }, { by }) => ({ values: values.map(() => by), shape }),
  scale: ({ values, shape }, { by }) => ({ values: values.map((value) => value * by), shape }),
  soften: (_, { of, by }, { trace }) => softmax(/** @type {Tensor} */ (trace[of]), by),
};

/**
 * Replace a tensor by the earlier one that is kept; of different ones nothing is left.
 * @param {string[]} sites of the kept tensors; the network may lack some
 * @returns {Made}
 */
function only(sites) {
  return (tensor, { trace }) => {
    const [first, second] = [...new Set(sites)].flatMap((site) => trace[site] ?? []);
    return second ? zeros(tensor.shape) : (first ?? tensor);
  };
}

/**
 * Each row becomes the mean of the rows of those visits that are not masked.
 * @param {Tensor} rows (T, k)
 * @param {Mask} mask
 * @returns {Tensor} (T, k)
 */
function meanOverVisits({ values, shape }, mask) {
  const [visits, k] = shape;
  const means = zeros(shape);
  for (let i = 0; i < k; i++) {
    let [sum, count] = [0, 0];
    for (let visit = 0; visit < visits; visit++) {
      if (mask && !mask[visit]) continue;
      sum += values[visit * k + i];
      count++;
    }
    for (let visit = 0; visit < visits; visit++) means.values[visit * k + i] = sum / count;
  }
  return means;
}
