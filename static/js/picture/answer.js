/** The answer: the most probable places, each split into what both paths give. */

import { shareOf } from "./flows.js";
import { iconMark } from "./icon-mark.js";
import { litPlace } from "./parts.js";
import { mark } from "./scene.js";
import { BAR } from "./stage.js";
import { changeInPoints, percent, wrapped } from "./text.js";
import { columnTitle } from "./visits.js";

/** @import { AnswerRow } from "./flows.js" */
/** @import { Mark } from "./scene.js" */
/** @import { AnyView, NetworkView } from "./view.js" */

/** @param {NetworkView} view @param {AnswerRow[]} answers @returns {Mark[]} */
export function answerMarks(view, answers) {
  const { x, right } = view.stage.answers;
  const f = view.stage.type / 13;
  return [
    columnTitle(view, x + 6 * f, "Answer", view.stage.isDense ? "" : originOf(view), right - x),
    ...placeMarks(view, answers),
  ];
}

/** What the answer is made of, in words. @param {NetworkView} view */
function originOf({ reading }) {
  if (reading.hasGate) return "pointer and generation";
  return reading.hasPointer ? "of the pointer" : "of generation";
}

/**
 * A row for each place, and one for all others.
 * @param {AnyView} view
 * @param {AnswerRow[]} answers
 * @returns {Mark[]}
 */
export function placeMarks(view, answers) {
  const { reading, stage, lit, happened } = view;
  const f = stage.type / 13;
  const place = litPlace(lit, reading);
  const { x, right, segment } = stage.answers;
  const width = right - x;
  return answers.map((answer) => {
    const { location, label, category, probability, was, middle, height, start } = answer;
    const shares = [
      { path: "pointer", share: answer.pointer * shareOf(view, "pointer") },
      { path: "generation", share: answer.generation * shareOf(view, "generation") },
    ];
    const isLit = place === location;
    const textX = x + (category === null ? 6 : 26) * f;
    const lines = wrapped(
      label,
      right - textX - (happened === location ? 20 * f : 2),
      13.5 * f,
      2,
      true,
    );
    const nameY = middle - (lines.length > 1 ? 22 : 8) * f;
    const barY = middle + (lines.length > 1 ? 2 : 0) * f;
    let barX = x + 6 * f;
    const scale = width - 8 * f;
    return mark(
      "g",
      {
        key: `place ${location}`,
        class: `part place${isLit ? " lit" : place !== null && lit ? " dim" : ""}`,
        "data-part": location < 0 ? null : `places.${location}`,
        role: location < 0 ? null : "button",
        tabindex: location < 0 ? null : "-1",
        "aria-label": `${label}: ${percent(probability, 1)}; from the pointer ${percent(shares[0]?.share ?? 0, 1)}, from generation ${percent(shares[1]?.share ?? 0, 1)}${happened === location ? "; this is what really happened" : ""}`,
      },
      mark("rect", {
        key: "ground",
        class: "ground",
        x: x - 6 * f,
        y: nameY - 16 * f,
        width: width + 10 * f,
        height: barY - nameY + 50 * f,
        rx: 6,
      }),
      mark("rect", {
        key: "segment",
        class: "answer-bar",
        x: segment,
        y: start,
        width: BAR - 2,
        height: Math.max(1, height),
      }),
      category !== null && iconMark(category, x + 5 * f, nameY - 13 * f, 16 * f),
      lines.map((line, index) =>
        mark(
          "text",
          {
            key: `name ${index}`,
            class: location < 0 ? "label halo" : "strong halo",
            x: textX,
            y: nameY + 15 * index * f,
          },
          line,
        ),
      ),
      happened === location &&
        mark(
          "path",
          {
            key: "happened",
            class: "check",
            d: `M${right - 16 * f} ${nameY - 5 * f}l${4 * f} ${5 * f}l${9 * f} ${-11 * f}`,
          },
          mark("title", {}, "This is where the person went."),
        ),
      mark("rect", {
        key: "track",
        class: "track",
        x: x + 6 * f,
        y: barY,
        width: scale,
        height: 8 * f,
      }),
      shares.map(({ path, share }) => {
        const bar = mark("rect", {
          key: path,
          class: `${path} bar`,
          x: barX,
          y: barY,
          width: Math.max(0, share * scale),
          height: 8 * f,
        });
        barX += share * scale;
        return bar;
      }),
      was !== null &&
        mark("rect", {
          key: "before",
          class: "before",
          x: x + 5 * f + was * scale,
          y: barY - 3 * f,
          width: 2,
          height: 14 * f,
        }),
      mark(
        "text",
        { key: "probability", class: "strong halo", x: x + 6 * f, y: barY + 23 * f },
        percent(probability, 1),
      ),
      was !== null && changeMark(x + 60 * f, barY + 23 * f, probability, was),
    );
  });
}

/**
 * The change of a probability in points.
 * @param {number} x
 * @param {number} y
 * @param {number} now
 * @param {number} before
 */
function changeMark(x, y, now, before) {
  const { change, size, sign } = changeInPoints(now, before);
  if (change === 0) return mark("text", { key: "change", class: "small", x, y }, "same");
  return mark(
    "text",
    { key: "change", class: `${change > 0 ? "more" : "less"} strong halo`, x, y },
    `${sign} ${size}`,
  );
}
