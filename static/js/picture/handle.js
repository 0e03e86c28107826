/** Handles: what a part can be told to do, shown while it is pointed at. */

import { mark } from "./scene.js";
import { textWidth } from "./text.js";

/** @import { AnyView } from "./view.js" */

export const HEIGHT = 18; // of a handle, at the base size of the text

/** @typedef {"attention" | "pointer"} Temperature which softmax it is of */

/** The width of a handle. @param {AnyView} view @param {string} words */
export function handleWidth({ stage }, words) {
  const f = stage.type / 13;
  return textWidth(words, 12.5 * f) + 13 * f;
}

/** What the dial of a softmax says. @param {AnyView} view @param {Temperature} of */
export function temperatureWords({ reading }, of) {
  const value = reading.trace.interventions[`${of}_temperature`] ?? 1;
  return `temp. ${Number(value.toPrecision(2))}`;
}

/**
 * A dial that divides the scores of a softmax: dragged to the right it is hotter.
 * @param {AnyView} view
 * @param {Temperature} of
 * @param {number} right edge
 * @param {number} [y] its top
 */
export function temperatureHandle(view, of, right, y = 3) {
  const value = view.reading.trace.interventions[`${of}_temperature`] ?? 1;
  return mark(
    "g",
    { key: `temperature ${of}` },
    handleMarks(view, {
      act: `${of}_temperature`,
      words: temperatureWords(view, of),
      title: `Temperature of the ${of} softmax: ${value}. Drag to the right for weights that are more alike.`,
      right,
      y,
      stays: true,
    }),
  );
}

/**
 * A handle; nothing where the network cannot be changed.
 * @param {AnyView} view
 * @param {object} handle
 * @param {string} handle.act what it does, in `data-act`
 * @param {string} handle.words
 * @param {string} handle.title what it does, in a sentence
 * @param {number} handle.right edge
 * @param {number} handle.y its top
 * @param {number} [handle.height]
 * @param {boolean} [handle.stays] whether it is shown at all times
 * @param {boolean} [handle.isOn] whether it is a switch that is on
 */
export function handleMarks(view, { act, words, title, right, y, height = 0, stays, isOn }) {
  if (!view.canAct) return [];
  const f = view.stage.type / 13;
  const high = height || HEIGHT * f;
  const width = handleWidth(view, words);
  const style = stays ? " stays" : isOn ? " on" : "";
  return [
    mark(
      "rect",
      {
        key: `handle ${act}`,
        class: `handle${style}`,
        "data-act": act,
        x: right - width,
        y,
        width,
        height: high,
        rx: high / 2,
      },
      mark("title", {}, title),
    ),
    mark(
      "text",
      {
        key: `handle words ${act}`,
        class: `handle-words middle${style}`,
        x: right - width / 2,
        y: y + high / 2 + 4 * f,
      },
      words,
    ),
  ];
}
