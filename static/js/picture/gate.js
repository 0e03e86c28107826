/** The gate, and what it lets pass of both paths. */

import { changeMark, inBoth } from "./changes.js";
import { hairline, shareOf } from "./flows.js";
import { litClass, litPlace } from "./parts.js";
import { mark } from "./scene.js";
import { percent } from "./text.js";
import { beatsAfterLayers, visibilityAt } from "./view.js";

/** @import { AnswerRow, Flow, Path } from "./flows.js" */
/** @import { AnyView, NetworkView } from "./view.js" */

/** The gate: how much of the answer each path gives. @param {NetworkView} view */
export function gateMark(view) {
  const { reading, before, stage } = view;
  const f = stage.type / 13;
  const top = stage.across.gate;
  const bottom = top + stage.full;
  const width = stage.gateWidth;
  const boundary = top + reading.gate * stage.full;
  const learned = before?.hasGate ? before.gate : reading.gate;
  const mid = stage.gate + width / 2;
  const isLearned = hasGateNetwork(view);
  return mark(
    "g",
    gateAttributes(view, "vertical"),
    mark("rect", {
      key: "frame",
      class: "gate-frame",
      x: stage.gate - 3,
      y: top - 3,
      width: width + 6,
      height: stage.full + 6,
      rx: 4,
    }),
    mark("rect", {
      key: "pointer",
      class: "pointer bar",
      x: stage.gate,
      y: top,
      width,
      height: Math.max(0, boundary - top),
    }),
    mark("rect", {
      key: "generation",
      class: "generation bar",
      x: stage.gate,
      y: boundary,
      width,
      height: Math.max(0, bottom - boundary),
    }),
    mark(
      "text",
      { key: "name", class: "title middle halo", x: mid, y: top - 10 * f },
      `Gate ${reading.gate.toFixed(2)}`,
    ),
    learned !== reading.gate &&
      mark(
        "path",
        {
          key: "learned",
          class: "learned",
          d: `M${stage.gate + width + 3} ${top + learned * stage.full}l${8 * f} ${-5 * f}v${10 * f}Z`,
        },
        mark("title", {}, `${before ? reading.wordsFor(before) : ""}: ${learned.toFixed(2)}`),
      ),
    view.canAct &&
      isLearned &&
      mark("rect", {
        key: "handle",
        class: "valve",
        "data-act": "gate",
        x: stage.gate - 8 * f,
        y: boundary - 6 * f,
        width: width + 16 * f,
        height: 12 * f,
        rx: 6 * f,
      }),
    !isLearned &&
      mark("text", { key: "fixed", class: "small middle", x: mid, y: bottom + 18 * f }, "fixed"),
  );
}

/** Whether the network sets its gate, so that it can be set otherwise. @param {AnyView} view */
export function hasGateNetwork({ reading }) {
  return reading.trace.architecture.components.includes("gate");
}

/** @param {AnyView} view @param {"vertical" | "horizontal"} orientation */
export function gateAttributes(view, orientation) {
  const { reading } = view;
  const isSlider = view.canAct && hasGateNetwork(view);
  return {
    key: "gate",
    class: `part gate${litClass(view, "gate")}`,
    "data-part": "gate",
    role: isSlider ? "slider" : "button",
    ...(isSlider && {
      "aria-orientation": orientation,
      "aria-valuenow": reading.gate.toFixed(3),
      "aria-valuemin": 0,
      "aria-valuemax": 1,
      "aria-description": view.sliderKeys,
      "aria-valuetext": `${reading.gate.toFixed(2)}: ${percent(reading.gate)} pointer`,
    }),
    tabindex: "-1",
    visibility: visibilityAt(view, beatsAfterLayers(reading).gate),
    "aria-label": `Gate ${reading.gate.toFixed(2)}: ${percent(reading.gate)} pointer, ${percent(1 - reading.gate)} generation${reading.trace.gate.learned ? "" : ", not learned"}`,
  };
}

/**
 * From the places through the gate to the answer; each band narrows to what the gate lets pass.
 * @param {AnyView} view
 * @param {Flow[]} flows
 * @param {AnswerRow[]} answers
 */
export function gateFlows(view, flows, answers) {
  const { reading, stage, lit } = view;
  const isGrown = view.beat >= beatsAfterLayers(reading).gate;
  const share = (/** @type {Path} */ path) => shareOf(view, path);
  const place = litPlace(lit, reading);
  // In the order of the places before the gate, in that of the answer behind it.
  const entries = new Map();
  let at = stage.across.gate;
  for (const flow of flows) {
    entries.set(flow, at);
    at += flow.probability * share(flow.path) * stage.full;
  }
  const exits = new Map();
  at = stage.across.gate;
  for (const path of /** @type {const} */ (["pointer", "generation"])) {
    for (const [row] of answers.entries()) {
      exits.set(`${path} ${row}`, at);
      at += Number(answers[row]?.[path]) * share(path) * stage.full;
    }
  }
  const into = flows.map((flow) => {
    const start = Number(entries.get(flow));
    const narrow = flow.probability * share(flow.path) * stage.full;
    const from = hairline(flow.start, flow.start + flow.probability * stage.full);
    const to = hairline(start, start + narrow);
    return mark("path", {
      key: `into ${flow.path} ${flow.location}`,
      class: `${flow.path} band${dimmed(flow.location)}`,
      d: stage.bands.into(from, to, isGrown),
    });
  });
  const [gateStart, gateEnd] = [stage.across.gate, stage.across.gate + stage.full];
  const out = answers.flatMap((answer, row) => {
    let top = answer.start;
    return /** @type {const} */ (["pointer", "generation"]).map((path) => {
      const now = Number(answer[path]) * share(path);
      const width = now * stage.full;
      const start = Number(exits.get(`${path} ${row}`));
      const from = hairline(start, start + width);
      const to = hairline(top, top + width);
      const was = answer.wasByPath[path];
      const change = was === null ? null : changedPart(path, start, top, width, was * stage.full);
      top += width;
      const key = `out ${path} ${answer.location}`;
      return [
        width > 0 &&
          mark("path", {
            key,
            class: `${path} band${dimmed(answer.location)}`,
            d: stage.bands.out(from, to, isGrown),
          }),
        change &&
          changeMark({
            key,
            now: width,
            before: Number(was) * stage.full,
            path: (one, other) => stage.bands.out(one, other, isGrown),
            edges: change,
            style: dimmed(answer.location),
            title: `${answer.label}, from ${path === "pointer" ? "the pointer" : "generation"}: ${inBoth(now, Number(was), view.before ? reading.wordsFor(view.before) : "")}`,
          }),
      ];
    });
  });
  return [into, out, isGrown && lit?.kind === "visit" && visitFlow(lit.visit ?? 0)];

  /**
   * The edges of what the other pass changes of a band out of the gate: at the outer side of its
   * path, since the bar of the answer has the other path at the inner one. What is lost leaves the
   * gate within its frame.
   * @param {Path} path
   * @param {number} start
   * @param {number} end
   * @param {number} now
   * @param {number} before
   */
  function changedPart(path, start, end, now, before) {
    const change = Math.abs(now - before);
    const isFirst = path === "pointer";
    const at = (/** @type {number} */ edge, /** @type {boolean} */ isMore) => {
      const first = isFirst ? edge - (isMore ? 0 : change) : edge + now - (isMore ? change : 0);
      return /** @type {[number, number]} */ ([first, first + change]);
    };
    const [wish] = at(start, false);
    const inFrame = Math.max(gateStart, Math.min(gateEnd - change, wish));
    return {
      more: [at(start, true), at(end, true)],
      less: [/** @type {[number, number]} */ ([inFrame, inFrame + change]), at(end, false)],
    };
  }

  /** @param {number} location */
  function dimmed(location) {
    if (place === null) return "";
    return place === location && lit?.kind === "place" ? " lit" : " dim";
  }

  /** What a visit alone sends through the gate, within the bands of its place. @param {number} visit */
  function visitFlow(visit) {
    const weights = reading.pointerWeights;
    const flow = flows.find(({ path, visits }) => path === "pointer" && visits.includes(visit));
    if (!flow) return null;
    const inOrder = [...flow.visits].sort((one, other) => one - other);
    const earlier = inOrder.slice(0, inOrder.indexOf(visit));
    const before = earlier.reduce((sum, other) => sum + weights[other], 0) * stage.full;
    const width = weights[visit] * stage.full;
    const narrow = share("pointer");
    const entry = Number(entries.get(flow)) + before * narrow;
    const answer = answers[flow.answer];
    const exit = Number(exits.get(`pointer ${flow.answer}`)) + before * narrow;
    const end = Number(answer?.start) + before * narrow;
    const isOwn = answer?.location === flow.location; // else it goes into the others, anywhere
    return [
      mark("path", {
        key: "visit into",
        class: "pointer band lit",
        d: stage.bands.into(
          hairline(flow.start + before, flow.start + before + width),
          hairline(entry, entry + width * narrow),
          isGrown,
        ),
      }),
      isOwn &&
        mark("path", {
          key: "visit out",
          class: "pointer band lit",
          d: stage.bands.out(
            hairline(exit, exit + width * narrow),
            hairline(end, end + width * narrow),
            isGrown,
          ),
        }),
    ];
  }
}
