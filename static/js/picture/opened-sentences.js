/** What an opened block says in one or two sentences. */

import { blockOf } from "./opened-names.js";
import { gateLogit, generationLogit, headScore, pointerScore, vectorOf } from "./opened-numbers.js";
import { labelOf, visitName } from "./opened-visits.js";
import { partOf } from "./parts.js";
import { sentenceOf } from "./sentences.js";
import { number, percent } from "./text.js";

/** @import { Block } from "./opened-names.js" */
/** @import { Reading } from "./reading.js" */
/** @import { Sentence } from "./sentences.js" */

/**
 * @param {string} opened names a block
 * @param {Reading} reading
 * @returns {Sentence | null} null where the network has no such block
 */
export function sentenceOfOpened(opened, reading) {
  const block = blockOf(opened, reading);
  if (!block) return null;
  switch (block.kind) {
    case "head":
      if (block.isLeaf) return cellSentence(block, reading);
      break;
    case "stream":
      return streamSentence(block, reading);
    case "pointer":
      if (block.isLeaf) return scoreSentence(block, reading);
      break;
    case "generation":
      if (block.isLeaf) return logitSentence(block, reading);
      break;
    case "gate":
      return gateSentence(reading);
    default:
      break;
  }
  return sentenceOf(partOf(partName(block), reading), reading, null);
}

/** The part of the whole picture that a block belongs to. @param {Block} block */
function partName({ kind, layer, head, visit, location }) {
  if (kind === "head") return `layers.${layer}.heads.${head}`;
  if (kind === "visit") return `visits.${visit}`;
  return kind === "place" ? `places.${location}` : kind;
}

/** @param {Block} block @param {Reading} reading @returns {Sentence} */
function cellSentence({ layer, head, query, visit }, reading) {
  const row = reading
    .weights(layer, head)
    .subarray(query * reading.count, (query + 1) * reading.count);
  const weight = Number(row[visit]);
  const larger = row.filter((other) => other > weight).length;
  const from = query === visit ? "itself" : visitName(reading, visit);
  const title = `${visitName(reading, query)}, reads ${percent(weight, 1)} from ${from}.`;
  if (reading.visits[visit]?.masked) {
    return { title, text: "That visit is masked, so nothing may read it." };
  }
  const { dot, score } = headScore(reading, layer, head, query, visit);
  const place =
    reading.count === 1
      ? "It is the only visit."
      : larger === 0
        ? "It is the strongest of its row."
        : `${larger} of ${reading.count} weights in its row ${larger === 1 ? "is" : "are"} larger.`;
  const off = reading.isOff(layer, head)
    ? " The head is off: the weight would have been used."
    : "";
  return {
    title,
    text: `Query and key multiply to ${number(dot.sum, 2)}, which makes a score of ${number(score, 2)}. ${place}${off}`,
  };
}

/** @param {Block} block @param {Reading} reading @returns {Sentence} */
function streamSentence({ layer, visit }, reading) {
  const site = `layers.${layer}`;
  const length = (/** @type {string} */ name) =>
    number(Math.hypot(...vectorOf(reading, `${site}.${name}`, visit)));
  const hasAttention = reading.has(`${site}.attention_out`);
  const output = (/** @type {string} */ name, /** @type {string} */ part) =>
    reading.isSkipped(layer, part)
      ? "nothing, since it is skipped"
      : `one of length ${length(name)}`;
  const heads = hasAttention ? `its heads give ${output("attention_out", "attention")}, ` : "";
  const rest =
    reading.trace.interventions.residuals === false
      ? " Without residual connections only what the last sublayer gives goes on."
      : "";
  return {
    title: `Layer ${layer}, ${visitName(reading, visit)}.`,
    text: `The visit comes in as a vector of length ${length("residual_in")}; ${heads}its feed-forward network ${output("feed_forward.out", "feed_forward")}. It leaves with length ${length("residual_out")}.${rest}`,
  };
}

/** @param {Block} block @param {Reading} reading @returns {Sentence} */
function scoreSentence({ visit }, reading) {
  const weight = percent(Number(reading.pointerWeights[visit]), 1);
  const title = `The pointer gives ${visitName(reading, visit)}, ${weight}.`;
  if (reading.visits[visit]?.masked)
    return { title, text: "The visit is masked: it cannot be chosen." };
  const { dot, bias, isBiasOff, score } = pointerScore(reading, visit);
  const shifted =
    bias !== null && !isBiasOff ? ` and the bias of its position is ${number(bias, 2)}` : "";
  return {
    title,
    text: `Query and key multiply to ${number(dot.sum, 2)}${shifted}; its score is ${number(score, 2)}. The weight counts for ${labelOf(reading, visit)}.`,
  };
}

/** @param {Block} block @param {Reading} reading @returns {Sentence} */
function logitSentence({ location }, reading) {
  const { logit } = generationLogit(reading, location);
  const probability = reading.probabilityOf("generation", location);
  const scored = logit === null ? "" : `Its logit is ${number(logit, 2)}; `;
  const text = `the softmax over all places makes it ${percent(probability, 1)} of generation.`;
  return {
    title: `${reading.nameOf(location).label}, scored by the generation head.`,
    text: scored ? scored + text : text.charAt(0).toUpperCase() + text.slice(1),
  };
}

/** @param {Reading} reading @returns {Sentence} */
function gateSentence(reading) {
  const said = sentenceOf({ kind: "gate" }, reading, null);
  const found = gateLogit(reading);
  if (!found) return said;
  const { logit, learned, hidden } = found;
  const would = reading.trace.gate.learned
    ? `Its ${hidden.length} hidden units and the bias add up to a logit of ${number(logit, 2)}.`
    : `As learned it would be ${learned.toFixed(2)}.`;
  return { title: said.title, text: `${said.text} ${would}` };
}
