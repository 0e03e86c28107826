/**
 * The room of the picture's words: the longest that is said in its story, or of a part that is
 * pointed at.
 */

import { instead, sentenceOf, withoutPart } from "./sentences.js";

/** @import { Part } from "./parts.js" */
/** @import { Reading } from "./reading.js" */
/** @import { Beat, Sentence } from "./sentences.js" */

/**
 * The longest words; what the answer would be without a part is computed only once it is pointed at,
 * so it counts as if the answer stayed.
 * @param {Reading} reading
 * @param {Beat[]} beats of the story
 * @param {boolean} hasEffects whether such answers are computed
 * @returns {Sentence}
 */
export function longestWords(reading, beats, hasEffects) {
  const told = beats.map(({ title, text, bars = "" }) => ({ title, text: `${text} ${bars}` }));
  return [...told, ...pointedAt(reading, hasEffects)].reduce((one, other) =>
    lengthOf(other) > lengthOf(one) ? other : one,
  );
}

/**
 * What is said of the heads, and of the visit with the longest name.
 * @param {Reading} reading
 * @param {boolean} hasEffects
 * @returns {Sentence[]}
 */
function pointedAt(reading, hasEffects) {
  const { visits, trace, layers, heads } = reading;
  const { location, probability } = trace.prediction;
  const answer = instead(reading.nameOf(location).label, probability, 1 - probability);
  const longest = visits.reduce(
    (best, { label }, visit) => (label.length > Number(visits[best]?.label.length) ? visit : best),
    0,
  );
  /** @type {Part[]} */
  const parts = [{ kind: "visit", visit: longest }];
  for (let layer = 0; layer < layers; layer++) {
    for (let head = 0; head < heads; head++) parts.push({ kind: "head", layer, head });
  }
  return parts.map((part) => {
    const { title, text } = sentenceOf(part, reading, null);
    const effect = hasEffects ? ` ${withoutPart(part.kind)}, ${answer}` : "";
    return { title, text: `${text}${effect}` };
  });
}

/** @param {Sentence} sentence */
function lengthOf({ title, text }) {
  return title.length + text.length;
}
