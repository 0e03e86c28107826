/** What a block opens into, in the place of the picture, down to the multiplication. */

import { contextCards } from "./opened-context.js";
import { framed } from "./opened-frame.js";
import { gateCards } from "./opened-gate.js";
import { generationCards } from "./opened-generation.js";
import { headCards } from "./opened-head.js";
import { blockOf } from "./opened-names.js";
import { placeCards } from "./opened-place.js";
import { pointerCards } from "./opened-pointer.js";
import { streamCards } from "./opened-stream.js";
import { visitCards } from "./opened-visit.js";

/** @import { Card } from "./opened-frame.js" */
/** @import { Block } from "./opened-names.js" */
/** @import { Mark } from "./scene.js" */
/** @import { NetworkView } from "./view.js" */

export { blockAround, blockOf, neighbourOf } from "./opened-names.js";

/** @type {Record<Block["kind"], (view: NetworkView, block: Block) => Card[]>} */
const CARDS = {
  head: headCards,
  stream: streamCards,
  inputs: visitCards,
  visit: visitCards,
  context: contextCards,
  pointer: pointerCards,
  generation: generationCards,
  gate: gateCards,
  place: placeCards,
};

/**
 * The marks of an opened block, or none where the network has no such block.
 * @param {NetworkView} view
 * @param {string} opened names the block, such as `layers.0.heads.1`
 * @returns {Mark[]}
 */
export function openedMarks(view, opened) {
  const block = blockOf(opened, view.reading);
  return block ? framed(view, block, CARDS[block.kind](view, block)) : [];
}
