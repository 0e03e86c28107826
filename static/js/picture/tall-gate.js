/** The gate lying flat, with a handle that a finger can hold. */

import { gateAttributes, hasGateNetwork } from "./gate.js";
import { mark } from "./scene.js";
import { TOUCH } from "./tall-stage.js";
import { percent } from "./text.js";

/** @import { TallView } from "./view.js" */

/** @param {TallView} view */
export function tallGateMark(view) {
  const { reading, before, stage } = view;
  const f = stage.type / 13;
  const { gate: y, gateHeight: height, full } = stage;
  const left = stage.across.gate;
  const boundary = left + reading.gate * full;
  const learned = before ? before.gate : reading.gate;
  const isLearned = hasGateNetwork(view);
  const words = `${percent(reading.gate)} pointer${isLearned ? "" : ", fixed"}`;
  return mark(
    "g",
    gateAttributes(view, "horizontal"),
    mark("rect", {
      key: "frame",
      class: "gate-frame",
      x: left - 3,
      y: y - 3,
      width: full + 6,
      height: height + 6,
      rx: 4,
    }),
    mark("rect", {
      key: "pointer",
      class: "pointer bar",
      x: left,
      y,
      width: reading.gate * full,
      height,
    }),
    mark("rect", {
      key: "generation",
      class: "generation bar",
      x: boundary,
      y,
      width: (1 - reading.gate) * full,
      height,
    }),
    mark(
      "text",
      { key: "name", class: "title halo", x: stage.left, y: y + 11 * f },
      `Gate ${reading.gate.toFixed(2)}`,
    ),
    mark("text", { key: "words", class: "small halo", x: stage.left, y: y + 27 * f }, words),
    learned !== reading.gate &&
      mark(
        "path",
        {
          key: "learned",
          class: "learned",
          d: `M${left + learned * full} ${y + height + 3}l${5 * f} ${8 * f}h${-10 * f}Z`,
        },
        mark("title", {}, `${before ? reading.wordsFor(before) : ""}: ${learned.toFixed(2)}`),
      ),
    view.canAct &&
      isLearned && [
        mark("rect", {
          key: "handle",
          class: "valve",
          x: boundary - 6 * f,
          y: y - 8 * f,
          width: 12 * f,
          height: height + 16 * f,
          rx: 6 * f,
        }),
        mark("rect", {
          key: "touch",
          class: "ground valve-touch",
          "data-act": "gate",
          x: Math.min(boundary - TOUCH / 2, stage.size.width - TOUCH),
          y: y + (height - TOUCH) / 2,
          width: TOUCH,
          height: TOUCH,
        }),
      ],
  );
}
