/** Blocks that open by their names, which stand in addresses, and the ways between them. */

import { largestIndex } from "./reading.js";

/** @import { Reading } from "./reading.js" */
/**
 * What is opened. The last visit and the strongest visit or place stand where a name leaves one out.
 * @typedef {object} Block
 * @property {"head" | "stream" | "inputs" | "visit" | "context" | "pointer" | "generation" | "gate" | "place"} kind
 * @property {string} name
 * @property {boolean} isLeaf whether one thing within the block is chosen, such as a cell of a map
 * @property {number} layer
 * @property {number} head
 * @property {number} query the visit that asks
 * @property {number} visit the visit that is read, or that the block shows
 * @property {number | null} number the position in a vector that is worked out
 * @property {number} location
 */

const PATTERNS = /** @type {const} */ ([
  ["head", /^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],
  ["stream", /^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
  ["inputs", /^inputs(?:\.(?<number>\d+))?$/],
  ["visit", /^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],
  ["context", /^context$/],
  ["pointer", /^pointer(?:\.(?<visit>\d+))?$/],
  ["generation", /^generation(?:\.(?<location>\d+))?$/],
  ["gate", /^gate$/],
  ["place", /^places\.(?<location>\d+)$/],
]);

/**
 * The block of a name; null where the network has none of this name.
 * @param {string | null | undefined} name
 * @param {Reading} reading
 * @returns {Block | null}
 */
export function blockOf(name, reading) {
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(name ?? "");
    if (!found) continue;
    const given = Object.fromEntries(
      Object.entries(found.groups ?? {})
        .filter(([, digits]) => digits !== undefined)
        .map(([key, digits]) => [key, Number(digits)]),
    );
    const block = { ...defaultsOf(kind, given, reading), ...given };
    return isThere(block, reading) ? block : null;
  }
  return null;

  /**
   * @param {Block["kind"]} kind
   * @param {Record<string, number>} given
   * @param {Reading} reading
   * @returns {Block}
   */
  function defaultsOf(kind, given, { count, trace }) {
    const last = count - 1;
    return {
      kind,
      name: name ?? "",
      isLeaf:
        "query" in given ||
        "number" in given ||
        (kind === "stream" && "visit" in given) ||
        ((kind === "pointer" || kind === "generation") && Object.keys(given).length > 0),
      layer: 0,
      head: 0,
      query: last,
      visit: strongestVisit(kind, given, reading) ?? last,
      number: null,
      location:
        kind === "generation"
          ? (reading.generated(1)[0]?.location ?? trace.prediction.location)
          : trace.prediction.location,
    };
  }
}

/** @param {Block["kind"]} kind @param {Record<string, number>} given @param {Reading} reading */
function strongestVisit(kind, { layer = 0, head = 0 }, reading) {
  if (kind === "pointer" && reading.hasPointer) return largestIndex(reading.pointerWeights);
  if (kind === "head" && layer < reading.layers && head < reading.heads) {
    return largestIndex(reading.lastRow(layer, head));
  }
  return null;
}

/** @param {Block} block @param {Reading} reading */
function isThere({ kind, layer, head, query, visit, number, location }, reading) {
  const { locations, d_model: width } = reading.trace.architecture;
  if (kind === "head" && head >= reading.heads) return false;
  if (kind === "pointer" && !reading.hasPointer) return false;
  if (kind === "generation" && !reading.hasGeneration) return false;
  if (kind === "gate" && !reading.hasGate) return false;
  return (
    layer < reading.layers &&
    query < reading.count &&
    visit < reading.count &&
    (number ?? 0) < width &&
    location > 1 &&
    location < locations
  );
}

/**
 * The blocks around a block, from the whole picture to itself, with the words of the way.
 * @param {Block} block
 * @param {Reading} reading
 * @returns {{name: string, words: string}[]} the whole picture has an empty name
 */
export function trailOf(block, reading) {
  const { kind, layer, head, isLeaf, number, location } = block;
  const trail = [{ name: "", words: "Network" }];
  const add = (/** @type {string} */ name, /** @type {string} */ words) =>
    trail.push({ name, words });
  if (kind === "head" || kind === "stream") add(`layers.${layer}.stream`, `Layer ${layer}`);
  if (kind === "head") add(`layers.${layer}.heads.${head}`, `Head ${head}`);
  if (kind === "head" && isLeaf) add(block.name, "one cell");
  if (kind === "stream" && isLeaf) add(`layers.${layer}.stream.${block.visit}`, visitWords());
  if (kind === "inputs") add("inputs", "Inputs");
  if (kind === "visit") add(`visits.${block.visit}`, visitWords());
  if (kind === "context") add("context", "Context");
  if (kind === "pointer") add("pointer", "Pointer");
  if (kind === "pointer" && isLeaf) add(block.name, visitWords());
  if (kind === "generation") add("generation", "Generation");
  if (kind === "generation" && isLeaf) add(block.name, reading.nameOf(location).label);
  if (kind === "gate") add("gate", "Gate");
  if (kind === "place") add(block.name, reading.nameOf(location).label);
  if (number !== null) add(block.name, `number ${number + 1}`);
  return trail;

  function visitWords() {
    return `Visit ${block.visit + 1}`;
  }
}

/**
 * Where Escape leads from an opened block: the block around it, or null for the whole picture.
 * @param {string} opened
 * @returns {string | null}
 */
export function blockAround(opened) {
  const parts = opened.split(".");
  const isLayer = parts[0] === "layers";
  const base = isLayer
    ? parts[2] === "heads"
      ? 4
      : 3
    : ["visits", "places"].includes(opened.split(".")[0] ?? "")
      ? 2
      : 1;
  if (parts.length <= base) return null;
  return parts.slice(0, isLayer && parts[2] === "stream" ? -1 : base).join(".");
}

/**
 * The block that an arrow key leads to; null where there is none.
 * @param {string} opened
 * @param {string} key such as `ArrowLeft`
 * @param {Reading} reading
 * @returns {string | null}
 */
export function neighbourOf(opened, key, reading) {
  const block = blockOf(opened, reading);
  const [across, down] = STEPS[key] ?? [0, 0];
  if (!block || (across === 0 && down === 0)) return null;
  const name = nameBeside(block, across, down, reading);
  return name !== null && blockOf(name, reading) ? name : null;
}

/** @type {Record<string, [across: number, down: number]>} */
const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** @param {Block} block @param {number} across @param {number} down @param {Reading} reading */
function nameBeside(block, across, down, reading) {
  const { kind, layer, head, query, visit, number, isLeaf } = block;
  switch (kind) {
    case "head": {
      if (isLeaf) return `layers.${layer}.heads.${head}.${query + down}.${visit + across}`;
      const next = layer * reading.heads + head + across;
      return down !== 0
        ? `layers.${layer + down}.heads.${head}`
        : `layers.${Math.floor(next / reading.heads)}.heads.${next % reading.heads}`;
    }
    case "stream":
      if (number !== null) {
        return `layers.${layer}.stream.${visit + down}.${number + across}`;
      }
      if (down !== 0) return `layers.${layer}.stream.${visit + down}`;
      return `layers.${layer + across}.stream${isLeaf ? `.${visit}` : ""}`;
    case "inputs":
      return number === null ? null : `inputs.${number + across}`;
    case "visit":
      if (number !== null && across !== 0) return `visits.${visit}.${number + across}`;
      return down === 0 ? null : `visits.${visit + down}`;
    case "pointer":
      return down === 0 ? null : `pointer.${visit + down}`;
    case "generation":
      return placeBeside(reading.trace.location_probabilities.generation ?? [], "generation");
    case "place":
      return placeBeside(reading.trace.location_probabilities.final, "places");
    default:
      return null;
  }

  /** @param {{location: number}[]} places @param {string} path */
  function placeBeside(places, path) {
    const at = places.findIndex(({ location }) => location === block.location);
    const next = at < 0 || down === 0 ? undefined : places[at + down];
    return next ? `${path}.${next.location}` : null;
  }
}
