/** Numbers of inputs that are dragged sideways: one step for each few pixels. */

import { findOptional, targetOf } from "./dom.js";
import { localised, unlocalised } from "./local-numbers.js";

const PIXELS = 8; // for one step
const SLACK = 4; // pixels until a press becomes a drag

/**
 * Let the numbers in a box be dragged.
 * @param {HTMLElement} box around the inputs
 */
export function enableDragging(box) {
  box.addEventListener("pointerdown", (event) => {
    const field = targetOf(event);
    const isNumber = field instanceof HTMLInputElement && field.inputMode === "decimal";
    if (isNumber) followDrag(event, field.value, (text) => writeField(box, field.name, text));
  });
}

/**
 * Follow the pointer from where it is pressed until it is released.
 * @param {PointerEvent} pressed
 * @param {string} text of the number
 * @param {(text: string) => void} write called with every other number
 */
export function followDrag(pressed, text, write) {
  const start = Number(unlocalised(text));
  if (pressed.button !== 0 || Number.isNaN(start)) return;
  const step = stepOf(text);
  const listening = new AbortController();
  let written = text;
  let isDragging = false;
  const move = (/** @type {PointerEvent} */ moved) => {
    const distance = moved.clientX - pressed.clientX;
    if (moved.pointerId !== pressed.pointerId) return;
    isDragging ||= Math.abs(distance) >= SLACK;
    if (!isDragging) return;
    document.documentElement.toggleAttribute("data-dragging", true);
    const value = movedBy(start, Math.round(distance / PIXELS) * step);
    if (value !== written) write(value);
    written = value;
  };
  const end = () => {
    listening.abort();
    document.documentElement.removeAttribute("data-dragging");
    // The click that follows belongs to the drag.
    const stop = (/** @type {Event} */ event) => event.stopPropagation();
    if (!isDragging) return;
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }));
  };
  const { signal } = listening;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

/**
 * Write a number into a field of the inputs, as if it were typed.
 * @param {HTMLElement} box around the inputs
 * @param {string} name
 * @param {string} text
 */
export function writeField(box, name, text) {
  const field = findOptional(box, `[name="${CSS.escape(name)}"]`, HTMLInputElement);
  if (!field || field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A number some steps further, as text. @param {number} start @param {number} way */
export function movedBy(start, way) {
  return localised(String(Number((start + way).toFixed(6))));
}

/**
 * A step that suits a number: 1 for whole numbers, else its last decimal, at most a tenth.
 * @param {string} text
 */
export function stepOf(text) {
  const decimals = (unlocalised(text).split(".")[1] ?? "").length;
  return decimals === 0 ? 1 : 10 ** -Math.min(decimals, 2);
}
