/** The answer to a query in words, and how a page shows it. */

import { changeInPoints } from "./picture/text.js";
import { unbroken } from "./unbroken.js";

/** @import { LocationProbability } from "./api-types.d.ts" */
/** @import { AnsweredExplanation, Engine } from "./explanations.js" */
/** @import { NetworkTrace } from "./picture/trace.js" */

/**
 * The answer in words: a place and its probability.
 * @param {{prediction: LocationProbability}} explanation
 */
export function answerOf({ prediction: { name, location, probability } }) {
  if (probability === 0) return "no known place";
  return `${name ?? `#${location}`}, ${(100 * probability).toFixed(1)} %`;
}

/**
 * What an answer was before, in words, and by how much its probability changed.
 * @param {{prediction: LocationProbability}} now
 * @param {Pick<NetworkTrace, "prediction" | "places">} was
 */
export function comparedWith({ prediction: now }, { prediction: was, places }) {
  const isSame = was.location === now.location;
  const label = isSame ? "" : `${places[was.location]?.label ?? was.name}, `;
  const { change, size, sign } = changeInPoints(now.probability, was.probability);
  return {
    value: `${label}${(100 * was.probability).toFixed(1)} %`,
    change: isSame && change ? `${sign} ${size} points` : "",
    isMore: change > 0,
  };
}

/**
 * Show an answer, and its numbers as data for programs that read the page.
 * @param {HTMLOutputElement} output
 * @param {AnsweredExplanation | null} explanation null for no answer
 */
export function showAnswer(output, explanation) {
  output.replaceChildren(...unbroken(explanation ? answerOf(explanation) : "…"));
  const { location, probability } = explanation?.prediction ?? {};
  for (const [name, value] of Object.entries({
    location,
    probability,
    engine: explanation?.engine,
  })) {
    if (value === undefined) delete output.dataset[name];
    else output.dataset[name] = String(value);
  }
}

/** Which engine gave an answer, in words. @param {Engine} engine */
export function engineWords(engine) {
  return engine === "browser" ? "computed in this browser" : "computed by the server";
}
