// What interventions do to a pass, and how they are named. Written by `make shared`; change the Python instead.

/** @import { Declared } from "./interventions.js" */
/**
 * The values of all interventions.
 * @typedef {{
 *   remove_heads: Array<[number, number]> | "all",
 *   replace_with: "zero" | "mean",
 *   skip: Array<{layer: number, part: "attention" | "feed_forward"}>,
 *   residuals: boolean,
 *   layer_norm: boolean,
 *   scaling: boolean,
 *   attention_temperature: number,
 *   pointer_scaling: boolean,
 *   pointer_temperature: number,
 *   sinusoidal: boolean,
 *   position_from_end: boolean,
 *   position_bias: boolean,
 *   without_features: Array<"user" | "time" | "weekday" | "recency" | "duration">,
 *   gate: number | null,
 *   only: "pointer" | "generation" | null,
 *   mask_visits: Array<number>,
 *   order: Array<number>,
 * }} Interventions
 */

/** @type {Record<string, Declared>} */
export const INTERVENTIONS = {
 "remove_heads": {
  "changes": [
   {
    "at": "layers.{layer}.heads.{head}.outputs",
    "do": "replace_with"
   }
  ],
  "said": {
   "text": "{items} {replace_with}",
   "item": "L{layer} H{head}",
   "every": "every head"
  },
  "needs": "attention",
  "parts": [
   "layer",
   "head"
  ],
  "default": []
 },
 "replace_with": {
  "said": {
   "text": {
    "zero": "switched off",
    "mean": "replaced by the mean"
   }
  },
  "needs": "attention",
  "of": "remove_heads",
  "parts": [
   "value"
  ],
  "default": "zero"
 },
 "skip": {
  "changes": [
   {
    "at": "layers.{layer}.residual_mid",
    "do": "keep",
    "of": "layers.{layer}.residual_in",
    "where": "attention"
   },
   {
    "at": "layers.{layer}.residual_out",
    "do": "keep",
    "of": "layers.{layer}.residual_mid",
    "where": "feed_forward"
   }
  ],
  "said": {
   "text": "{items} skipped",
   "item": "{part} of layer {layer}"
  },
  "parts": [
   "layer",
   "part"
  ],
  "default": []
 },
 "residuals": {
  "changes": [
   {
    "at": "layers.*.residual_mid",
    "do": "keep",
    "of": "layers.*.attention_out"
   },
   {
    "at": "layers.*.residual_out",
    "do": "keep",
    "of": "layers.*.feed_forward.out"
   }
  ],
  "said": {
   "text": "no residual connections"
  },
  "parts": [
   "value"
  ],
  "default": true
 },
 "layer_norm": {
  "changes": [
   {
    "at": "layers.*.norm1",
    "do": "keep",
    "of": "layers.*.residual_in"
   },
   {
    "at": "layers.*.norm2",
    "do": "keep",
    "of": "layers.*.residual_mid"
   }
  ],
  "said": {
   "text": "no layer norms"
  },
  "parts": [
   "value"
  ],
  "default": true
 },
 "scaling": {
  "changes": [
   {
    "at": "layers.*.heads.*.scores",
    "do": "scale",
    "by": "√k"
   }
  ],
  "said": {
   "text": "no division by √k"
  },
  "needs": "attention",
  "parts": [
   "value"
  ],
  "default": true
 },
 "attention_temperature": {
  "changes": [
   {
    "at": "layers.*.heads.*.weights",
    "do": "soften",
    "of": "layers.*.heads.*.scores"
   }
  ],
  "said": {
   "text": "attention temperature {value}"
  },
  "needs": "attention",
  "parts": [
   "value"
  ],
  "default": 1.0
 },
 "pointer_scaling": {
  "changes": [
   {
    "at": "pointer.content_scores",
    "do": "scale",
    "by": "√d"
   }
  ],
  "said": {
   "text": "no division by √d"
  },
  "parts": [
   "value"
  ],
  "default": true
 },
 "pointer_temperature": {
  "changes": [
   {
    "at": "pointer.weights",
    "do": "soften",
    "of": "pointer.scores"
   }
  ],
  "said": {
   "text": "pointer temperature {value}"
  },
  "parts": [
   "value"
  ],
  "default": 1.0
 },
 "sinusoidal": {
  "changes": [
   {
    "at": "layers.0.residual_in",
    "do": "keep",
    "of": "inputs.norm"
   }
  ],
  "said": {
   "text": "no sinusoidal table"
  },
  "parts": [
   "value"
  ],
  "default": true
 },
 "position_from_end": {
  "changes": [
   {
    "at": "inputs.position_from_end",
    "do": "zero"
   }
  ],
  "said": {
   "text": "no position from the end"
  },
  "parts": [
   "value"
  ],
  "default": true
 },
 "position_bias": {
  "changes": [
   {
    "at": "pointer.bias",
    "do": "zero"
   }
  ],
  "said": {
   "text": "no position bias"
  },
  "parts": [
   "value"
  ],
  "default": true
 },
 "without_features": {
  "changes": [
   {
    "at": "inputs.{feature}",
    "do": "zero"
   }
  ],
  "said": {
   "text": "without {items}",
   "item": "{feature}"
  },
  "parts": [
   "feature"
  ],
  "default": []
 },
 "gate": {
  "changes": [
   {
    "at": "gate.value",
    "do": "fill"
   }
  ],
  "said": {
   "text": "gate forced to {value}"
  },
  "requires": [
   "pointer",
   "generation"
  ],
  "parts": [
   "value"
  ],
  "default": null
 },
 "only": {
  "changes": [
   {
    "at": "gate.value",
    "do": "fill",
    "by": 1,
    "where": "pointer"
   },
   {
    "at": "gate.value",
    "do": "fill",
    "by": 0,
    "where": "generation"
   }
  ],
  "said": {
   "text": "{value} only"
  },
  "requires": [
   "{value}"
  ],
  "excludes": "gate",
  "parts": [
   "value"
  ],
  "default": null
 },
 "mask_visits": {
  "said": {
   "text": "visits {items} masked",
   "item": "{position}",
   "single": "visit {items} masked",
   "first": 1
  },
  "parts": [
   "position"
  ],
  "default": []
 },
 "order": {
  "said": {
   "text": "order {items}",
   "item": "{position}",
   "between": " ",
   "first": 1
  },
  "parts": [
   "position"
  ],
  "default": []
 }
};
