/** What is drawn at a moment: a trace, where it stands, and what of it is lit. */

/** @import { Colour } from "./weight-map.js" */
/** @import { Part } from "./parts.js" */
/** @import { Reading } from "./reading.js" */
/** @import { Stage } from "./stage.js" */
/** @import { TallStage } from "./tall-stage.js" */
/**
 * @typedef {object} Moment
 * @property {Reading} reading
 * @property {Reading | null} before what the answer is compared with
 * @property {boolean} overlays whether the bands show what is different before
 * @property {Reading | null} beside another pass, drawn beside this one to the same scales
 * @property {Part | null} lit
 * @property {number} beat how far the story is: what comes later is not drawn yet
 * @property {number | null} happened the location where the person really went
 * @property {boolean} isOwnScale whether each head has a scale of its own
 * @property {[least: Colour, most: Colour]} scale of weights
 * @property {boolean} canAct whether the network can be changed here
 * @property {boolean} canAsk whether a hall can be asked what the network does without a head
 * @property {string} [sliderKeys] says which keys move the gate
 */
/** @typedef {Moment & {stage: Stage}} NetworkView from left to right */
/** @typedef {Moment & {stage: TallStage}} TallView from top to bottom */
/** @typedef {NetworkView | TallView} AnyView */

/** The beats of the story: each shows what the ones before it show, and one part more. */
export const BEATS = /** @type {const} */ ({
  visits: 0,
  slices: 1,
  layers: 2,
});

/** The passes whose numbers share a scale. @param {Moment} view */
export function scaledTogether({ reading, beside }) {
  return beside ? [reading, beside] : [reading];
}

/** The weight at the end of the scale that heads share. @param {Moment} view */
export function largestWeightOf(view) {
  return Math.max(...scaledTogether(view).map(({ largestWeight }) => largestWeight));
}

/** That weight; 1 where each head has a scale of its own. @param {Moment} view */
export function sharedScaleOf(view) {
  return view.isOwnScale ? 1 : largestWeightOf(view);
}

/** The beat at which a layer's heads appear; its stream comes next. @param {number} layer */
export function beatOfLayer(layer) {
  return BEATS.layers + 2 * layer;
}

/**
 * @param {Reading} reading
 * @returns {{context: number, pointer: number, generation: number, gate: number}}
 */
export function beatsAfterLayers(reading) {
  const context = BEATS.layers + 2 * reading.layers;
  const pointer = reading.hasPointer ? context + 1 : context;
  const generation = reading.hasGeneration ? pointer + 1 : pointer;
  return { context, pointer, generation, gate: generation + 1 };
}

/**
 * Whether a part of a beat can be seen, and so be pointed at, focused and read out.
 * @param {Moment} view
 * @param {number} beat
 */
export function visibilityAt(view, beat) {
  return view.beat < beat && "hidden";
}
