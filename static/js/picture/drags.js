/** What a hand can drag in the picture, and what each movement asks for. */

import { partOf } from "./parts.js";

/** @import { Temperature } from "./handle.js" */
/** @import { Act, Carry, Edit } from "./network-picture.js" */
/** @import { Reading } from "./reading.js" */
/**
 * @typedef {object} Drag
 * @property {number} pointer its id
 * @property {boolean} follows whether the picture changes with every movement, without gliding
 * @property {(event: PointerEvent, isDone: boolean) => Act | Edit | Carry | null} to what a movement asks for; null
 *   for nothing
 */

const LEAST_MOVE = 5; // pixels before a press becomes a drag
const DAY = 1440; // minutes
const STEP = 5; // minutes
const PIXELS_PER_DOUBLING = 60; // of a temperature
const TEMPERATURES = { least: 0.1, most: 10 };

/**
 * The drag that a press begins; null where nothing can be dragged.
 * @param {PointerEvent} event
 * @param {Reading} reading
 * @param {SVGSVGElement} drawn
 * @param {boolean} canEdit whether visits can be dragged
 * @returns {Drag | null}
 */
export function dragOf(event, reading, drawn, canEdit) {
  const target = event.target instanceof Element ? event.target : null;
  const act = target?.closest("[data-act]")?.getAttribute("data-act");
  const name = target?.closest("[data-part]")?.getAttribute("data-part");
  const part = partOf(name, reading);
  if (act === "gate") return gateDrag(event, drawn);
  if (act === "attention_temperature") return temperatureDrag(event, reading, "attention");
  if (act === "pointer_temperature") return temperatureDrag(event, reading, "pointer");
  if (!canEdit || part?.kind !== "visit" || act || event.pointerType === "touch") return null;
  const ribbon = target?.closest(".day-ribbon");
  const kind = target?.closest("[data-drag]")?.getAttribute("data-drag");
  const visit = part.visit ?? 0;
  if (ribbon && (kind === "time" || kind === "stay")) {
    return timeDrag(event, ribbon, reading, visit, kind);
  }
  return moveDrag(event, drawn, visit);
}

/** A part that is carried over another picture. @param {PointerEvent} start @returns {Drag | null} */
export function carryOf({ pointerId, pointerType, target, clientX: fromX, clientY: fromY }) {
  const part = target instanceof Element ? target.closest("[data-part]") : null;
  const name = part?.getAttribute("data-part");
  if (!name || pointerType === "touch") return null; // a finger scrolls
  let hasMoved = false;
  return {
    pointer: pointerId,
    follows: true,
    to({ type, clientX: x, clientY: y }, isDone) {
      hasMoved ||= Math.hypot(x - fromX, y - fromY) >= LEAST_MOVE;
      if (!hasMoved) return null;
      return {
        kind: "carry",
        name,
        x,
        y,
        state: isDone ? (type === "pointerup" ? "dropped" : "left") : "carried",
      };
    },
  };
}

/**
 * A temperature turned by some powers of 2.
 * @param {Reading} reading
 * @param {Temperature} of
 * @param {number} powers
 */
export function turned({ trace }, of, powers) {
  const value = (trace.interventions[`${of}_temperature`] ?? 1) * 2 ** powers;
  const { least, most } = TEMPERATURES;
  return Number(Math.min(most, Math.max(least, value)).toPrecision(2));
}

/**
 * The gate's value by where the hand is in the frame that it took hold of: what the first change
 * shows beside the picture can move the frame.
 * @param {PointerEvent} start @param {SVGSVGElement} drawn @returns {Drag}
 */
function gateDrag({ pointerId }, drawn) {
  const frame = drawn.querySelector(".gate-frame")?.getBoundingClientRect();
  let value = 0;
  return {
    pointer: pointerId,
    follows: true,
    to({ type, clientX, clientY }, isDone) {
      if (!frame) return null;
      const isUpright = frame.height > frame.width;
      const share = isUpright
        ? (clientY - frame.top) / frame.height
        : (clientX - frame.left) / frame.width;
      if (type !== "pointercancel") value = Math.round(100 * Math.min(1, Math.max(0, share))) / 100;
      return { kind: "gate", value, isDone };
    },
  };
}

/** @param {PointerEvent} start @param {Reading} reading @param {Temperature} of @returns {Drag} */
function temperatureDrag({ pointerId, clientX: from }, reading, of) {
  let hasMoved = false;
  return {
    pointer: pointerId,
    follows: true,
    to({ clientX }, isDone) {
      hasMoved ||= Math.abs(clientX - from) >= LEAST_MOVE;
      if (!hasMoved) return null;
      const value = turned(reading, of, (clientX - from) / PIXELS_PER_DOUBLING);
      return { kind: "temperature", of, value, isDone };
    },
  };
}

/**
 * A visit that changes places with those that it is dragged over.
 * @param {PointerEvent} start
 * @param {SVGSVGElement} drawn
 * @param {number} visit
 * @returns {Drag}
 */
function moveDrag({ pointerId, clientY: from }, drawn, visit) {
  let current = visit;
  let hasMoved = false;
  return {
    pointer: pointerId,
    follows: false,
    to({ clientY }, isDone) {
      hasMoved ||= Math.abs(clientY - from) >= LEAST_MOVE;
      if (!hasMoved) return null;
      const by = Math.sign(rowAt(drawn, clientY) - current);
      if (by === 0 && !isDone) return null;
      const act = /** @type {Edit} */ ({ kind: "move", visit: current, by, isDone });
      current += by;
      return act;
    },
  };
}

/** The visit whose row is nearest to a height. @param {SVGSVGElement} drawn @param {number} y */
function rowAt(drawn, y) {
  const rows = [...drawn.querySelectorAll(".visit > .chip")];
  const distances = rows.map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - y);
  });
  return distances.indexOf(Math.min(...distances));
}

/**
 * A stay moved along its day, or made longer.
 * @param {PointerEvent} start
 * @param {Element} ribbon
 * @param {Reading} reading
 * @param {number} visit
 * @param {"time" | "stay"} kind
 * @returns {Drag}
 */
function timeDrag({ pointerId, clientX: from }, ribbon, reading, visit, kind) {
  const { start_minute: begin = 0, duration_minutes: stay = 0 } = reading.visits[visit] ?? {};
  const { width } = ribbon.querySelector(".track")?.getBoundingClientRect() ?? { width: 1 };
  let hasMoved = false;
  let last = Number.NaN;
  return {
    pointer: pointerId,
    follows: true,
    to({ clientX }, isDone) {
      hasMoved ||= Math.abs(clientX - from) >= 2;
      if (!hasMoved) return null;
      const moved = STEP * Math.round((((clientX - from) / width) * DAY) / STEP);
      const minutes =
        kind === "time"
          ? Math.min(DAY - STEP, Math.max(0, begin + moved))
          : Math.max(0, stay + moved);
      if (minutes === last && !isDone) return null;
      last = minutes;
      return { kind, visit, minutes, isDone };
    },
  };
}
