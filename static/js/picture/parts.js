/** The parts of the picture by their names, which stand in addresses and in the document. */

/** @import { Reading } from "./reading.js" */
/**
 * What a part is, and what belongs to it.
 * @typedef {object} Part
 * @property {"visit" | "slices" | "head" | "stream" | "context" | "pointer" | "generation" | "gate" | "place" | "answer"} kind
 * @property {number} [visit]
 * @property {number} [layer]
 * @property {number} [head]
 * @property {number} [location]
 */

const PATTERNS = [
  { kind: "visit", pattern: /^visits\.(?<visit>\d+)$/ },
  { kind: "slices", pattern: /^inputs$/ },
  { kind: "head", pattern: /^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/ },
  { kind: "stream", pattern: /^layers\.(?<layer>\d+)\.stream$/ },
  { kind: "context", pattern: /^context$/ },
  { kind: "pointer", pattern: /^pointer$/ },
  { kind: "generation", pattern: /^generation$/ },
  { kind: "gate", pattern: /^gate$/ },
  { kind: "place", pattern: /^places\.(?<location>\d+)$/ },
];

/**
 * The part of a name that a network has; null where it has none of this name.
 * @param {string | null | undefined} name
 * @param {Reading} reading
 * @returns {Part | null}
 */
export function partOf(name, reading) {
  for (const { kind, pattern } of PATTERNS) {
    const groups = pattern.exec(name ?? "");
    if (!groups) continue;
    const numbers = Object.entries(groups.groups ?? {}).map(([key, text]) => [key, Number(text)]);
    const part = /** @type {Part} */ ({ kind, ...Object.fromEntries(numbers) });
    return isThere(part, reading) ? part : null;
  }
  return null;
}

/** The names of all parts but places, in the order of the flow. @param {Reading} reading */
export function partNames({ count, layers, heads, hasPointer, hasGeneration, hasGate }) {
  const range = (/** @type {number} */ length) => [...Array(length).keys()];
  return [
    ...range(count).map((visit) => `visits.${visit}`),
    ...range(layers).flatMap((layer) => [
      ...range(heads).map((head) => `layers.${layer}.heads.${head}`),
      `layers.${layer}.stream`,
    ]),
    "context",
    ...(hasPointer ? ["pointer"] : []),
    ...(hasGeneration ? ["generation"] : []),
    ...(hasGate ? ["gate"] : []),
  ];
}

/** @param {Part} part @param {Reading} reading */
function isThere({ kind, visit = 0, layer = 0, head = 0, location = 2 }, reading) {
  if (kind === "pointer") return reading.hasPointer;
  if (kind === "generation") return reading.hasGeneration;
  if (kind === "gate") return reading.hasGate;
  return (
    visit < reading.count &&
    layer < reading.layers &&
    (kind !== "head" || head < reading.heads) &&
    location > 1 &&
    location < reading.trace.architecture.locations
  );
}

/**
 * The visits that a part lights: itself, or those of its place.
 * @param {Part | null} part
 * @param {Reading} reading
 */
export function litVisits(part, reading) {
  if (part?.kind === "visit") return [part.visit ?? 0];
  if (part?.kind !== "place") return [];
  return reading.locations.flatMap((location, visit) =>
    location === part.location ? [visit] : [],
  );
}

/**
 * The visits that are outlined: those that a part lights, or the last one where a part says what it
 * reads or becomes.
 * @param {Part | null} part
 * @param {Reading} reading
 */
export function outlinedVisits(part, reading) {
  const isOfLast = part !== null && ["head", "stream", "context"].includes(part.kind);
  return isOfLast ? [reading.count - 1] : litVisits(part, reading);
}

/**
 * What a part of a kind adds to its class where it is lit.
 * @param {{lit: Part | null}} view
 * @param {Part["kind"]} kind
 * @param {number} [layer]
 */
export function litClass({ lit }, kind, layer) {
  return lit?.kind === kind && lit.layer === layer ? " lit" : "";
}

/**
 * The place that a part lights; null where it lights none.
 * @param {Part | null} part
 * @param {Reading} reading
 */
export function litPlace(part, reading) {
  if (part?.kind === "place") return part.location ?? null;
  return part?.kind === "visit" ? (reading.locations[part.visit ?? 0] ?? null) : null;
}
