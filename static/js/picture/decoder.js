/**
 * Behind the layers the road forks: the pointer copies from the visits, the generation head chooses
 * among all places, and the gate blends both. All bands have one scale.
 */

import { answerMarks } from "./answer.js";
import { contextMark } from "./context.js";
import { answerRows, generationFlows, pointerFlows } from "./flows.js";
import { gateFlows, gateMark } from "./gate.js";
import { generationMark } from "./generation.js";
import { pointerMarks } from "./pointer.js";
import { mark } from "./scene.js";
import { beatsAfterLayers, visibilityAt } from "./view.js";

/** @import { Mark } from "./scene.js" */
/** @import { NetworkView } from "./view.js" */

/** @param {NetworkView} view @returns {Mark[]} */
export function decoderMarks(view) {
  const { reading } = view;
  const beats = beatsAfterLayers(reading);
  const answers = answerRows(view);
  const flows = [...pointerFlows(view, answers), ...generationFlows(view, answers)];
  return [
    contextMark(view),
    ...(reading.hasPointer ? pointerMarks(view, flows) : []),
    ...(reading.hasGeneration ? [generationMark(view, flows)] : []),
    mark(
      "g",
      { key: "flows", visibility: visibilityAt(view, beats.gate) },
      gateFlows(view, flows, answers),
    ),
    reading.hasGate ? gateMark(view) : null,
    mark(
      "g",
      { key: "answer", visibility: visibilityAt(view, beats.gate) },
      answerMarks(view, answers),
    ),
  ].filter((found) => found !== null);
}
