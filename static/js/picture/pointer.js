/** The pointer: a score and a weight for each visit, and the bands that carry weights to places. */

import { changeMark, earlierWeights, inBoth } from "./changes.js";
import { hairline } from "./flows.js";
import { handleWidth, temperatureHandle, temperatureWords } from "./handle.js";
import { litClass, litPlace, litVisits } from "./parts.js";
import { mark } from "./scene.js";
import { BAR, packed } from "./stage.js";
import { number, percent, shareAfter, shortened, textWidth } from "./text.js";
import { beatsAfterLayers, visibilityAt } from "./view.js";
import { columnTitle } from "./visits.js";

/** @import { Flow } from "./flows.js" */
/** @import { Mark } from "./scene.js" */
/** @import { AnyView, NetworkView } from "./view.js" */

const LINE = 16; // height of a line of words, at the base size of the text

/**
 * Scores, weights and the bands that carry each visit's weight to its place.
 * @param {NetworkView} view
 * @param {Flow[]} flows
 * @returns {Mark[]}
 */
export function pointerMarks(view, flows) {
  const { reading, stage, lit } = view;
  const f = stage.type / 13;
  const visibility = visibilityAt(view, beatsAfterLayers(reading).pointer);
  const weights = reading.pointerWeights;
  const scores = reading.pointerScores;
  const visits = litVisits(lit, reading);
  const strongest = Math.max(...weights);
  const left = stage.fork + 2 * f;
  const columns = { ...(!stage.isDense && { score: stage.scores }), weight: stage.weights };
  const title = textWidth("Pointer", 15 * f, true) + 4 * f;
  const dial = handleWidth(view, temperatureWords(view, "pointer"));
  const numbers = stage.rows.flatMap(({ y, isFull }, visit) => {
    if (!isFull) return [];
    const style = weights[visit] >= 0.2 * strongest || visits.includes(visit) ? "strong" : "small";
    const faded = visits.length && !visits.includes(visit) ? " dim" : "";
    return [
      !stage.isDense &&
        mark(
          "text",
          {
            key: `score ${visit}`,
            class: `small end halo${faded}`,
            x: stage.scores,
            y: y + 4.4 * f,
          },
          number(scores[visit]),
        ),
      mark(
        "text",
        { key: `weight ${visit}`, class: `${style} end${faded}`, x: stage.weights, y: y + 4.4 * f },
        percent(weights[visit]),
      ),
    ].filter((found) => found !== false);
  });
  const bars = flows.filter(({ path }) => path === "pointer").map((flow) => placeBar(view, flow));
  return [
    mark(
      "g",
      pointerAttributes(view, flows),
      mark("rect", {
        class: "ground",
        x: left - 4 * f,
        y: stage.top - 4,
        width: stage.weights - left + 8 * f,
        height: stage.bottom - stage.top + 8,
        rx: 6,
      }),
      columnTitle(view, left, "Pointer", "", 200),
      Object.entries(columns).map(([words, x]) =>
        mark(
          "text",
          { key: words, class: "small end", "aria-hidden": "true", x, y: 35 * f },
          words,
        ),
      ),
      !stage.isDense &&
        temperatureHandle(view, "pointer", Math.max(stage.weights + 6 * f, left + title + dial)),
      mark("path", {
        class: "fork pointer-line",
        d: `M${left + 2 * f} ${stage.bottom + 8}V${stage.top}`,
      }),
      numbers,
    ),
    mark("g", { key: "ribbons", visibility }, ribbonMarks(view, flows), bars),
  ];
}

/** @param {AnyView} view @param {Flow[]} flows */
export function pointerAttributes(view, flows) {
  return {
    key: "pointer",
    class: `part pointer-block${litClass(view, "pointer")}`,
    "data-part": "pointer",
    role: "button",
    tabindex: "-1",
    visibility: visibilityAt(view, beatsAfterLayers(view.reading).pointer),
    "aria-label": `Pointer: ${flows
      .filter(({ path }) => path === "pointer")
      .sort((one, other) => other.probability - one.probability)
      .map(({ label, probability }) => label + shareAfter(label, probability))
      .join(", ")}`,
  };
}

/** The bands that carry each visit's weight to its place. @param {AnyView} view @param {Flow[]} flows */
export function ribbonMarks(view, flows) {
  const { reading, before, stage, lit } = view;
  const weights = reading.pointerWeights;
  const earlier = earlierWeights(view);
  const visits = litVisits(lit, reading);
  const isGrown = view.beat >= beatsAfterLayers(reading).pointer;
  const starts = packed(
    stage.across.visits.map((wish, visit) => ({
      wish,
      length: Math.max(weights[visit], earlier?.[visit] ?? 0) * stage.full,
    })),
    0,
    ...stage.across.starts,
  );
  return flows
    .filter(({ path }) => path === "pointer")
    .flatMap((flow) => {
      let end = flow.start;
      let lostEnd = flow.start + flow.probability * stage.full; // what is lost ends beyond the bar
      return [...flow.visits]
        .sort((one, other) => one - other)
        .map((visit) => {
          const width = weights[visit] * stage.full;
          const start = Number(starts[visit]);
          const style = visits.includes(visit) ? " lit" : visits.length ? " dim" : "";
          const to = hairline(end, end + width);
          end += width;
          const was = earlier?.[visit] ?? null;
          const changed = was === null ? 0 : (was - weights[visit]) * stage.full;
          const [lostStart, lostWidth] = [lostEnd, Math.max(0, changed)];
          lostEnd += lostWidth;
          const of = `${reading.visits[visit]?.label}: `;
          const title =
            was === null || !before
              ? `${of}${percent(weights[visit], 1)} of the pointer`
              : `${of}${inBoth(weights[visit], was, reading.wordsFor(before))} of the pointer`;
          return [
            mark(
              "path",
              {
                key: `ribbon ${visit}`,
                class: `pointer band${style}`,
                d: stage.bands.ribbon(hairline(start, start + width), to, isGrown),
              },
              mark("title", {}, title),
            ),
            changeMark({
              key: `ribbon ${visit}`,
              now: width,
              before: was === null ? null : was * stage.full,
              path: (from, end) => stage.bands.ribbon(from, end, isGrown),
              edges: {
                more: [
                  [start + width + changed, start + width],
                  [end + changed, end],
                ],
                less: [
                  [start + width, start + width + changed],
                  [lostStart, lostStart + lostWidth],
                ],
              },
              style,
              title,
            }),
          ];
        });
    });
}

/** The bar of a place on a path, with its name. @param {NetworkView} view @param {Flow} flow */
function placeBar(view, { path, location, label, probability, start }) {
  const { reading, stage, lit } = view;
  const f = stage.type / 13;
  const place = litPlace(lit, reading);
  const share = shareAfter(label, probability);
  const isBesideTitle = reading.hasGate && Math.abs(start - stage.across.gate + 5 * f) < LINE * f;
  const title = isBesideTitle ? textWidth("Gate 0.00", 15 * f, true) / 2 - stage.gateWidth / 2 : 0;
  const [left, right] = [stage.ribbons + 2 * f, stage.gate - 12 * f - title]; // beside the gate's handle
  const room = right - left;
  const isBold = location >= 0;
  const words = shortened(label, room - textWidth(share, 13 * f, true), 13 * f, isBold);
  const half = textWidth(words + share, 13 * f, isBold) / 2;
  const x = Math.max(left + half, Math.min(stage.places + BAR / 2, right - half));
  return mark(
    "g",
    { key: `${path} ${location}`, class: place === null || place === location ? "" : "dim" },
    mark("rect", {
      class: `${path} bar`,
      x: stage.places,
      y: start,
      width: BAR,
      height: Math.max(0.8, probability * stage.full),
    }),
    mark(
      "text",
      { class: `${isBold ? "strong" : "small"} middle halo`, x, y: start - 5 * f },
      words + share,
    ),
    mark("title", {}, `${label}: ${percent(probability, 1)} of the pointer`),
  );
}
