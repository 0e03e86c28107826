/** The picture for narrow pages: the same story from top to bottom, as long as it needs. */

import { roomOfBoth } from "./changes.js";
import { mark } from "./scene.js";
import { tallDecoderMarks } from "./tall-decoder.js";
import { tallLayerMarks } from "./tall-layers.js";
import { tallStageOf } from "./tall-stage.js";
import { tallInputMark, tallVisitMarks } from "./tall-visits.js";

/** @import { Reading } from "./reading.js" */
/** @import { Mark } from "./scene.js" */
/** @import { Stage } from "./stage.js" */
/** @import { Moment } from "./view.js" */

/** Narrower pictures are tall, in pixels. */
export const LEAST_WIDE = 700;

/**
 * @param {Moment & {stage: Pick<Stage, "size">}} view of which the height counts for nothing
 * @returns {Mark[]}
 */
export function tallMarks({ stage: { size }, ...moment }) {
  const both = roomOfBoth(moment);
  const view = { ...moment, stage: tallStageOf(moment.reading, size.width, size.type, both) };
  return [
    mark("g", { key: "visits" }, tallVisitMarks(view)),
    mark("g", { key: "inputs" }, tallInputMark(view)),
    mark("g", { key: "layers" }, tallLayerMarks(view)),
    mark("g", { key: "decoder" }, tallDecoderMarks(view)),
  ];
}

/**
 * The height that the picture needs, in pixels; it depends on the network and the number of visits.
 * @param {Reading} reading
 * @param {number} width in pixels
 * @param {number} type size of the text in pixels
 */
export function tallHeight(reading, width, type) {
  return tallStageOf(reading, width, type).size.height;
}
