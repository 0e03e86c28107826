/** The generation head: its most probable places. */

import { litClass } from "./parts.js";
import { mark } from "./scene.js";
import { BAR } from "./stage.js";
import { percent, shareAfter, shortened, textWidth } from "./text.js";
import { beatsAfterLayers, visibilityAt } from "./view.js";

/** @import { Flow } from "./flows.js" */
/** @import { AnyView, NetworkView } from "./view.js" */

/** The generation head: its most probable places. @param {NetworkView} view @param {Flow[]} flows */
export function generationMark(view, flows) {
  const { reading, stage } = view;
  const f = stage.type / 13;
  const own = flows.filter(({ path }) => path === "generation");
  const right = stage.places - 8 * f;
  const left = stage.fork + (reading.hasPointer ? stage.context + 14 * f : 2 * f);
  const first = reading.hasPointer ? stage.bottom + 34 * f : Number(own[0]?.start) + 12 * f;
  const isGrown = view.beat >= beatsAfterLayers(reading).generation;
  const room = right - left - (stage.isDense ? 38 : 46) * f;
  const named = (/** @type {Flow} */ { label, location }) => {
    if (location >= 0) return shortened(label, room, 13 * f);
    const shorter = [label, label.replace(/others?/, "more")];
    return shorter.find((words) => textWidth(words, 12.5 * f) <= room) ?? "others";
  };
  const rows = own.map((flow, index) => {
    const { probability, location } = flow;
    const y = first + index * 17 * f;
    return [
      mark(
        "text",
        { key: `name ${index}`, class: location < 0 ? "small halo" : "label halo", x: left, y },
        named(flow),
      ),
      mark(
        "text",
        { key: `share ${index}`, class: "strong end halo", x: right, y },
        percent(probability),
      ),
    ];
  });
  const bars = own.map(({ label, probability, start, location }, index) =>
    mark(
      "rect",
      {
        key: `bar ${index}`,
        class: "generation bar",
        x: stage.places,
        y: start,
        width: BAR,
        height: isGrown ? Math.max(0.8, probability * stage.full) : 0,
      },
      mark(
        "title",
        {},
        `${location < 0 ? "The others" : label}: ${percent(probability, 1)} of the generation head`,
      ),
    ),
  );
  return mark(
    "g",
    generationAttributes(view, own),
    mark("rect", {
      class: "ground",
      x: left - 4,
      y: first - 30 * f,
      width: right - left + 8,
      height: 88 * f,
      rx: 6,
    }),
    mark(
      "text",
      {
        class: `title halo${stage.isDense ? " end" : ""}`,
        x: stage.isDense ? right : left,
        y: first - 18 * f,
      },
      "Generation",
    ),
    rows,
    bars,
  );
}

/** @param {AnyView} view @param {Flow[]} flows of the generation head */
export function generationAttributes(view, flows) {
  return {
    key: "generation",
    class: `part generation-block${litClass(view, "generation")}`,
    "data-part": "generation",
    role: "button",
    tabindex: "-1",
    visibility: visibilityAt(view, beatsAfterLayers(view.reading).generation),
    "aria-label": `Generation: ${flows.map(({ label, probability }) => label + shareAfter(label, probability)).join(", ")}`,
  };
}
