/** The figure of the view `network` made of a trace, as `app/pointerscope/figures/network.py` does. */

import { NETWORK } from "./figure-kinds.js";
import { traceContent } from "./picture/trace.js";
import { NO_KNOWN_PLACE } from "./place-words.js";

/** @import { FigureMeta, NetworkFigure } from "./figure-contract.d.ts" */
/** @import { NetworkTrace } from "./picture/trace.js" */

const COLUMNS = ["place", "pointer", "generation head", "probability"];

/**
 * @param {FigureMeta} meta of another figure of the view
 * @param {NetworkTrace} trace
 * @param {NetworkTrace | null} against what it is compared with
 * @returns {NetworkFigure}
 */
export function networkFigure(meta, trace, against) {
  return {
    kind: NETWORK,
    // Written only when somebody asks for the JSON.
    get trace() {
      return traceContent(trace);
    },
    get before() {
      return against && traceContent(against);
    },
    meta: {
      ...meta,
      summary: summaryOf(trace, against),
      table: { columns: COLUMNS, rows: rowsOf(trace) },
    },
  };
}

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** @param {NetworkTrace} trace */
function nameOf({ prediction: { location, name }, places }) {
  return places[location]?.label ?? name ?? `#${location}`;
}

/** @param {NetworkTrace} trace @param {NetworkTrace | null} against */
function summaryOf(trace, against) {
  const { probability, from_pointer: pointer, from_generation: generation } = trace.prediction;
  const summary = probability
    ? `${nameOf(trace)} leads with ${percent(probability)}: ${percent(pointer)} copied by the ` +
      `pointer, ${percent(generation)} from the generation head.`
    : NO_KNOWN_PLACE;
  if (!against) return summary;
  return `${summary} Compared with: ${nameOf(against)} with ${percent(against.prediction.probability)}.`;
}

/** What pointer, generation head and network give each listed place. @param {NetworkTrace} trace */
function rowsOf(trace) {
  const { pointer, generation, final } = trace.location_probabilities;
  const lists = { pointer, generation, final };
  const sites = {
    pointer: "pointer.probabilities",
    generation: "generation.probabilities",
    final: "probabilities",
  };
  /** @param {keyof typeof lists} part @param {number} location */
  const probability = (part, location) =>
    trace.tensors[sites[part]]?.values[location] ??
    lists[part]?.find((place) => place.location === location)?.probability ??
    null;
  const listed = [...final, ...trace.visits, ...(generation ?? [])].map(({ location }) => location);
  return [...new Set(listed)].map((location) => [
    trace.places[location]?.label ?? `#${location}`,
    ...Object.keys(sites).map((part) =>
      probability(/** @type {keyof typeof lists} */ (part), location),
    ),
  ]);
}
