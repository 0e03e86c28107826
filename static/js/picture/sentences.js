/** What the picture says: one sentence for what is pointed at, and one for each beat of the story. */

import { UNKNOWN } from "../network/limits.js";
import { largestIndex } from "./reading.js";
import { changeInPoints, clock, number, percent, WEEKDAYS } from "./text.js";

/** @import { Part } from "./parts.js" */
/** @import { Reading } from "./reading.js" */
/** @typedef {{title: string, text: string}} Sentence the thing's name first */
/**
 * A beat of the story.
 * @typedef {Sentence & {part: string | null, bars?: string}} Beat `part` names what it speaks of;
 * `bars` is said of bars that a small picture has no room for
 */

/** What a reader can do with the whole picture. */
export const HINT = "Point at anything to see what it does.";

/**
 * @param {Part | null} part
 * @param {Reading} reading
 * @param {Reading | null} before
 * @param {boolean} [isTelling] whether the answer, which the sentence of a visit names, is still to come
 * @returns {Sentence}
 */
export function sentenceOf(part, reading, before, isTelling = false) {
  if (isTelling && part?.kind === "visit") {
    return { title: `${nameOf(reading, part.visit ?? 0)}.`, text: "" };
  }
  const { title, text } = ownSentence(part, reading, before);
  const compared = before?.words ? comparedText(part, reading, before) : "";
  return { title, text: compared ? `${text} ${compared}` : text };
}

/**
 * What the part is in the other pass; empty where there is nothing to compare.
 * @param {Part | null} part
 * @param {Reading} reading
 * @param {Reading} before
 */
function comparedText(part, reading, before) {
  const when = startOfSentence(before.words);
  if (part?.kind === "visit" && before.hasPointer && reading.hasVisitsOf(before)) {
    return `${when} the pointer gives it ${percent(before.pointerWeights[part.visit ?? 0], 1)}.`;
  }
  if (part?.kind === "place") {
    const probability = before.knownProbability(part.location ?? 0);
    return probability === null ? "" : `${when} its probability is ${percent(probability, 1)}.`;
  }
  if (part?.kind === "gate") return `${when} it is ${before.gate.toFixed(2)}.`;
  return "";
}

/**
 * @param {Part | null} part
 * @param {Reading} reading
 * @param {Reading | null} before
 * @returns {Sentence}
 */
function ownSentence(part, reading, before) {
  switch (part?.kind) {
    case "visit":
      return visitSentence(part.visit ?? 0, reading);
    case "head":
      return headSentence(part.layer ?? 0, part.head ?? 0, reading);
    case "slices":
      return {
        title: "What a visit is made of.",
        text: inputSentences(reading),
      };
    case "stream":
      return streamSentence(part.layer ?? 0, reading);
    case "context":
      return {
        title: "Context.",
        text: `After ${reading.layers === 1 ? "its layer" : `all ${reading.layers} layers`} the last visit is ${reading.trace.architecture.d_model} numbers. ${listed(readers(reading), true)} ${readers(reading).length === 1 ? "reads" : "read"} nothing else of it.`,
      };
    case "pointer":
      return pointerSentence(reading);
    case "generation":
      return generationSentence(reading);
    case "gate":
      return gateSentence(reading);
    case "place":
      return placeSentence(part.location ?? 0, reading);
    default:
      return answerSentence(reading, before);
  }
}

/** How the vectors of a visit become what the first layer reads. @param {Reading} reading */
function inputSentences(reading) {
  const { slices, trace } = reading;
  const names = listed(slices.map(({ label }) => label)).replace("recency", "$& (days ago)");
  const width = trace.architecture.d_model;
  return reading.has("inputs.norm") // which only networks have whose inputs lie side by side
    ? `Each visit is ${slices.length} vectors side by side: ${names}. One matrix mixes them into ${width} numbers.`
    : `The network has ${slices.length} vectors for each visit: ${names}. Its first layer reads ${width} numbers.`;
}

/** @param {Reading} reading */
function readers(reading) {
  return [
    ...(reading.hasPointer ? ["the pointer"] : []),
    ...(reading.hasGeneration ? ["the generation head"] : []),
    ...(reading.has("gate.logit") ? ["the gate"] : []),
  ];
}

/** @param {Reading} reading @param {number} visit */
function nameOf(reading, visit) {
  const read = reading.visits[visit];
  return read ? `${read.label}, ${WEEKDAYS[read.weekday]} ${clock(read.start_minute)}` : "";
}

/** @param {number} visit @param {Reading} reading @returns {Sentence} */
function visitSentence(visit, reading) {
  const read = reading.visits[visit];
  /** @type {string[]} */
  const sentences = [];
  const best = strongestHead(visit, reading);
  if (read?.masked) {
    return { title: `${nameOf(reading, visit)}.`, text: "This visit is masked: nothing reads it." };
  }
  if (best) {
    sentences.push(
      `Layer ${best.layer}, head ${best.head} reads most from it: ${percent(best.weight)}.`,
    );
  }
  if (reading.hasPointer) {
    const weight = reading.pointerWeights[visit];
    const location = reading.locations[visit] ?? 0;
    const share = weight * reading.gate;
    const probability = reading.probabilityOf("final", location);
    sentences.push(
      reading.hasGate
        ? `The pointer gives it ${percent(weight, 1)}, after the gate ${points(share)} of its place’s ${percent(probability, 1)}.`
        : `The pointer gives it ${percent(weight, 1)} of the answer.`,
    );
  }
  return { title: `${nameOf(reading, visit)}.`, text: sentences.join(" ") };
}

/** @param {number} visit @param {Reading} reading */
function strongestHead(visit, reading) {
  /** @type {{layer: number, head: number, weight: number} | null} */
  let best = null;
  for (let layer = 0; layer < reading.layers; layer++) {
    for (let head = 0; head < reading.heads; head++) {
      if (reading.isOff(layer, head)) continue;
      const weight = Number(reading.lastRow(layer, head)[visit]);
      if (!best || weight > best.weight) best = { layer, head, weight };
    }
  }
  return best;
}

/** @param {number} layer @param {number} head @param {Reading} reading @returns {Sentence} */
function headSentence(layer, head, reading) {
  const title = `Layer ${layer}, head ${head}.`;
  if (reading.isOff(layer, head)) {
    const isMean =
      reading.trace.interventions.replace_with === "mean" && !reading.isSkipped(layer, "attention");
    return {
      title,
      text: `Switched off: its output is ${isMean ? "its mean over the visits" : "zero"}. The map shows the weights it would have used.`,
    };
  }
  const row = reading.lastRow(layer, head);
  const [best = 0, second] = [...row.keys()].sort((one, other) => row[other] - row[one]);
  const more =
    second === undefined ? "" : ` and ${percent(row[second])} from ${nameOf(reading, second)}`;
  const itself = best === reading.count - 1 ? "itself" : nameOf(reading, best);
  return {
    title,
    text: `The last visit reads ${percent(row[best])} from ${itself}${more}.`,
  };
}

/** @param {number} layer @param {Reading} reading @returns {Sentence} */
function streamSentence(layer, reading) {
  const { residual, attention, feedForward } = reading.stream(layer);
  const last = reading.count - 1;
  const heads = attention
    ? `its self-attention adds one of length ${number(Number(attention[last]))} and `
    : "";
  return {
    title: `Residual stream, layer ${layer}.`,
    text: `The last visit comes in as a vector of length ${number(Number(residual[last]))}; ${heads}its feed-forward network adds one of length ${number(Number(feedForward[last]))}.`,
  };
}

/** @param {Reading} reading @returns {Sentence} */
function pointerSentence(reading) {
  const weights = reading.pointerWeights;
  const best = largestIndex(weights);
  const [place] = reading.pointedPlaces;
  const several =
    place && place.visits.length > 1
      ? `; its ${place.visits.length} visits add up to ${percent(place.probability)}`
      : "";
  return {
    title: "Pointer.",
    text: `It scores every visit and turns the scores into weights. Its favourite visit is ${nameOf(reading, best)}, with ${percent(weights[best])}. Most probable to copy: ${place?.label}${several}.`,
  };
}

/** @param {Reading} reading @returns {Sentence} */
function generationSentence(reading) {
  const best = reading
    .generated(2)
    .map(({ label, probability }) => `${label} with ${percent(probability)}`);
  const unknown = reading.probabilityOf("generation", UNKNOWN);
  return {
    title: "Generation.",
    text: `It scores all ${reading.trace.architecture.locations - 2} places, visited or not, and “unknown”: first ${best.join(", then ")}.${unknown < 0.01 ? "" : ` “Unknown” gets ${percent(unknown)}.`}`,
  };
}

/** @param {Reading} reading @returns {Sentence} */
function gateSentence(reading) {
  const { gate, trace } = reading;
  const set = trace.gate.learned ? "network sets the gate" : "gate is set";
  const start = reading.has("gate.logit")
    ? `The ${set} to ${gate.toFixed(2)}: `
    : "Without a gate, ";
  return {
    title: "Gate.",
    text: `${start}${percent(gate)} of the answer’s distribution comes from the pointer, ${percent(1 - gate)} from generation.`,
  };
}

/** @param {number} location @param {Reading} reading @returns {Sentence} */
function placeSentence(location, reading) {
  const { label } = reading.nameOf(location);
  const share = (/** @type {"pointer" | "generation" | "final"} */ path) =>
    percent(reading.probabilityOf(path, location), 1);
  const { gate } = reading;
  const parts = reading.hasGate
    ? `: ${gate.toFixed(2)} × ${share("pointer")} by the pointer + ${(1 - gate).toFixed(2)} × ${share("generation")} by generation`
    : "";
  const visits = reading.locations.filter((visited) => visited === location).length;
  const count =
    ["It is not among the visits", "It was visited once"][visits] ??
    `It was visited ${visits} times`;
  return {
    title: `${label}.`,
    text: `Its probability is ${share("final")}${parts}. ${count}.`,
  };
}

/** @param {Reading} reading @param {Reading | null} before @returns {Sentence} */
function answerSentence(reading, before) {
  const { prediction } = reading.trace;
  const { label } = reading.nameOf(prediction.location);
  const now = `${label}, ${percent(prediction.probability, 1)}`;
  if (before) {
    const leader = before.trace.prediction;
    const when = reading.wordsFor(before);
    if (leader.location === prediction.location) {
      const change = changeWords(prediction.probability, leader.probability);
      return { title: `${now}.`, text: `That is ${change} ${when}.` };
    }
    const was = before.knownProbability(prediction.location);
    return {
      title: was === null ? `${now}.` : `${now} (${when} ${percent(was, 1)}).`,
      text: `${startOfSentence(when)} the answer was ${before.nameOf(leader.location).label}, ${percent(leader.probability, 1)}.`,
    };
  }
  const visits = reading.count === 1 ? "the visit" : `these ${reading.count} visits`;
  const paths = reading.hasGate
    ? ` ${points(prediction.from_pointer)} are copied from visits (pointer), ${points(prediction.from_generation)} are generated.`
    : "";
  return {
    title: `${now}.`,
    text: `A neural network read ${visits} and expects this place next.${paths}`,
  };
}

/** How a part of this kind is taken away. @param {Part["kind"]} kind */
export function withoutPart(kind) {
  return kind === "head" ? "Switched off" : "Masked";
}

/** @param {string} name of the answer @param {number} probability @param {number} after taking a part away */
export function instead(name, probability, after) {
  const [now, would] = [percent(probability, 1), percent(after, 1)];
  return now === would
    ? `${name} would still get ${now}.`
    : `${name} would get ${would} instead of ${now}.`;
}

/** @param {number} now @param {number} before */
function changeWords(now, before) {
  const { change, size } = changeInPoints(now, before);
  if (change === 0) return "the same as";
  return `${size} points ${change > 0 ? "more" : "less"} than`;
}

/** @param {string} words */
function startOfSentence(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A share of the answer in points. @param {number} share */
function points(share) {
  return `${(100 * share).toFixed(1)} points`;
}

/** @param {string[]} words @param {boolean} [isStart] of a sentence */
function listed(words, isStart = false) {
  const last = words.at(-1) ?? "";
  const text = words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
  return isStart ? startOfSentence(text) : text;
}

/**
 * The story of a history: a sentence for each beat, with its own numbers.
 * @param {Reading} reading
 * @returns {Beat[]} in the order of the beats; what each points at
 */
export function story(reading) {
  const { count } = reading;
  const last = reading.visits[count - 1];
  const first = reading.visits[0];
  /** @type {Beat[]} */
  const beats = [
    {
      title: count === 1 ? "One visit." : `${count} visits.`,
      text:
        count === 1
          ? `${nameOf(reading, 0)}. Where does this person go next?`
          : `They begin with ${first?.label} and end with ${nameOf(reading, count - 1)}. Where does this person go next?`,
      part: `visits.${count - 1}`,
    },
    { ...sentenceOf({ kind: "slices" }, reading, null), part: "inputs" },
  ];
  for (let layer = 0; layer < reading.layers; layer++) {
    beats.push(layerBeat(layer, reading));
    beats.push({
      ...streamSentence(layer, reading),
      bars: "The bars show the same for every visit.",
      part: `layers.${layer}.stream`,
    });
  }
  beats.push({ ...sentenceOf({ kind: "context" }, reading, null), part: "context" });
  if (reading.hasPointer) beats.push({ ...pointerSentence(reading), part: "pointer" });
  if (reading.hasGeneration) beats.push({ ...generationSentence(reading), part: "generation" });
  const { prediction } = reading.trace;
  const name = reading.nameOf(prediction.location).label;
  const gate = reading.hasGate ? `${gateSentence(reading).text} ` : "";
  beats.push({
    title: `${name}, ${percent(prediction.probability, 1)}.`,
    text: `${gate}The answer after ${last?.label} is ${name}.`,
    part: `places.${prediction.location}`,
  });
  return beats;
}

/** @param {number} layer @param {Reading} reading @returns {Beat} */
function layerBeat(layer, reading) {
  const title = `Layer ${layer}.`;
  if (!reading.heads)
    return {
      title,
      text: "This network has no self-attention: no visit reads another one here.",
      part: null,
    };
  /** @type {{head: number, visit: number, weight: number} | null} */
  let best = null;
  let working = 0;
  for (let head = 0; head < reading.heads; head++) {
    if (reading.isOff(layer, head)) continue;
    working += 1;
    const row = reading.lastRow(layer, head);
    const visit = largestIndex(row);
    if (!best || row[visit] > best.weight) best = { head, visit, weight: row[visit] };
  }
  if (!best) return { title, text: "All of its heads are switched off.", part: null };
  const itself =
    best.visit === reading.count - 1 ? "from itself" : `from ${nameOf(reading, best.visit)}`;
  return {
    title,
    text: `In ${working === 1 ? "one head" : `${working} heads`} visits read one another; a stronger colour means more. The strongest link of the last visit: head ${best.head} reads ${percent(best.weight)} ${itself}.`,
    part: `layers.${layer}.heads.${best.head}`,
  };
}
