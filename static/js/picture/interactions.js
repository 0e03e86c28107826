/**
 * What readers do with the picture once it is on the screen: they open its blocks, act on its parts,
 * read its numbers and save it. Pages in which it must be there soon fetch this afterwards.
 */

export { circuitSentence, circuitWords, markedAsCircuit } from "./circuit.js";
export { carryOf, dragOf, turned } from "./drags.js";
export { effectOf } from "./effects.js";
export { blockAround, neighbourOf, openedMarks } from "./opened.js";
export { sentenceOfOpened } from "./opened-sentences.js";
export { markedAsPut } from "./put-in.js";
export { SLIDER_KEYS, slid } from "./slider.js";
export { svgFile } from "./svg-file.js";
export { showTables } from "./table-dialog.js";
export { walked } from "./walk.js";
