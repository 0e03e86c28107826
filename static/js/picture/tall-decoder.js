/** Behind the layers the road forks, here downwards: context, pointer, generation, gate, answer. */

import { placeMarks } from "./answer.js";
import { contextBlock } from "./context.js";
import { answerRows, generationFlows, pointerFlows } from "./flows.js";
import { gateFlows } from "./gate.js";
import { mark } from "./scene.js";
import { tallGateMark } from "./tall-gate.js";
import { tallGenerationMark, tallPlaceMarks } from "./tall-places.js";
import { tallPointerMarks } from "./tall-pointer.js";
import { HEIGHTS } from "./tall-stage.js";
import { rowTitle } from "./tall-visits.js";
import { beatsAfterLayers, visibilityAt } from "./view.js";

/** @import { Mark } from "./scene.js" */
/** @import { TallView } from "./view.js" */

/** @param {TallView} view @returns {Mark[]} */
export function tallDecoderMarks(view) {
  const { reading, stage } = view;
  const f = stage.type / 13;
  const visibility = visibilityAt(view, beatsAfterLayers(reading).gate);
  const answers = answerRows(view);
  const flows = [...pointerFlows(view, answers), ...generationFlows(view, answers)];
  return [
    contextBlock(view, stage.context, links(view)),
    ...(reading.hasPointer ? tallPointerMarks(view, flows) : []),
    mark("g", { key: "flows", visibility }, gateFlows(view, flows, answers)),
    ...(reading.hasPointer ? [tallPlaceMarks(view, flows)] : []),
    ...(reading.hasGeneration ? [tallGenerationMark(view, flows)] : []),
    ...(reading.hasGate ? [tallGateMark(view)] : []),
    mark(
      "g",
      { key: "answer", visibility },
      rowTitle(
        view,
        stage.answers.top - 10 * f,
        "Answer",
        view.before ? `line: ${reading.wordsFor(view.before)}` : "",
        stage.answers.right,
      ),
      placeMarks(view, answers),
    ),
  ];
}

/** From the last visit into the context, and along the right edge to what reads it. @param {TallView} view */
function links({ reading, stage }) {
  const f = stage.type / 13;
  const { x, y, columns, cell } = stage.context;
  const right = x + columns * cell + 2;
  const height = Math.ceil(reading.values("context").length / columns) * cell;
  const [into, from] = [y + height / 4, y + (3 * height) / 4];
  const last = Number(stage.columns.at(-1)?.x);
  const edge = stage.right + 6;
  return [
    mark("path", {
      key: "from the last visit",
      class: "link",
      d: `M${last} ${y - (HEIGHTS.title + 12) * f}V${last > right + 4 ? `${into}H${right}` : y - 2}`,
    }),
    reading.hasGeneration &&
      mark("path", {
        key: "to generation",
        class: "link generation-line",
        d: `M${right} ${from}H${edge}V${stage.places - 4}H${stage.right}`,
      }),
    reading.has("gate.logit") &&
      mark("path", {
        key: "to the gate",
        class: "link dotted",
        d: `M${right} ${from}H${edge + 4}V${stage.gate + stage.gateHeight / 2}H${stage.right + 3}`,
      }),
  ];
}
