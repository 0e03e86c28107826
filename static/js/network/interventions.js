/** Interventions checked against a network, as `app/pointerscope/network/interventions.py` does. */

import * as messages from "./messages.js";
import { fill, throwAny } from "./problems.js";
import { QUERY } from "./query-form.js";
import { validate } from "./validation.js";

/** @import { Problem } from "../api-types.d.ts" */
/**
 * Changes to the forward pass, complete: a field that changes nothing has its default.
 * @typedef {{
 *   gate: number | null, only: "pointer" | "generation" | null, attention_temperature: number,
 *   pointer_temperature: number, scaling: boolean, pointer_scaling: boolean,
 *   position_bias: boolean, sinusoidal: boolean, position_from_end: boolean, residuals: boolean,
 *   layer_norm: boolean, remove_heads: [layer: number, head: number][] | "all",
 *   replace_with: "zero" | "mean", skip: {layer: number, part: "attention" | "feed_forward"}[],
 *   without_features: string[], mask_visits: number[], order: number[],
 * }} Interventions
 */
/**
 * What a network has, as the API lists it; `heads` is 0 without self-attention.
 * @typedef {{layers: number, heads: number, max_visits: number, components: string[]}} Architecture
 */

/** Interventions that change nothing. */
export const noInterventions = () =>
  /** @type {Interventions} */ (validate(QUERY.fields.interventions, {}));

/**
 * Check that a network has the heads, layers and parts that interventions name.
 * @param {Interventions} interventions
 * @param {Architecture} architecture
 * @throws {InvalidQueryError} with a problem for each that does not exist
 */
export function checkInterventions(interventions, architecture) {
  const { gate, only, remove_heads: removed, skip } = interventions;
  const { layers, heads, components } = architecture;
  const last = { last_layer: layers - 1, last_head: heads - 1 };
  /** @type {Problem[]} */
  const problems = [];
  /** @param {string} option @param {string} template @param {Record<string, string | number>} parts */
  const refuse = (option, template, parts) => {
    const message = fill(template, parts);
    problems.push({ where: `interventions.${option}`, message, suggestions: [] });
  };
  for (const [layer, head] of removed === "all" || !heads ? [] : removed) {
    if (layer >= layers || head >= heads) {
      refuse("remove_heads", messages.NO_HEAD, { layer, head, ...last });
    }
  }
  for (const { layer } of skip) {
    if (layer >= layers) refuse("skip", messages.NO_LAYER, { layer, ...last });
  }
  /** @type {[option: string, needed: (keyof typeof messages.PARTS)[]][]} */
  const blended = [
    ["gate", gate === null ? [] : ["pointer", "generation"]],
    ["only", only === null ? [] : [only]],
  ];
  for (const [option, needed] of blended) {
    const missing = needed.find((part) => !components.includes(part));
    if (missing) {
      refuse(option, messages.NOTHING_TO_BLEND, { part: messages.PARTS[missing], option });
    }
  }
  throwAny(problems);
}
