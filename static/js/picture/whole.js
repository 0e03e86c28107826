/** The whole network: from left to right where there is room, else from top to bottom. */

import { decoderMarks } from "./decoder.js";
import { layerMarks } from "./encoder.js";
import { mark } from "./scene.js";
import { LEAST_WIDE, tallMarks } from "./tall.js";
import { sliceMarks, visitMarks } from "./visits.js";

/** @import { Mark } from "./scene.js" */
/** @import { NetworkView } from "./view.js" */

/** @param {NetworkView} view @returns {Mark[]} */
export function marksOf(view) {
  if (view.stage.size.width < LEAST_WIDE) return tallMarks(view);
  return [
    mark("g", { key: "visits" }, visitMarks(view)),
    mark("g", { key: "inputs" }, sliceMarks(view)),
    mark("g", { key: "layers" }, layerMarks(view)),
    mark("g", { key: "decoder" }, decoderMarks(view)),
  ];
}
