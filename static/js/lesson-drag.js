/** Numbers of inputs that are dragged sideways: one step for each few pixels. */

import { targetOf } from "./dom.js";

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
    if (!isNumber || event.button !== 0) return;
    const start = { x: event.clientX, value: Number(field.value), step: stepOf(field.value) };
    if (Number.isNaN(start.value)) return;
    let isDragging = false;
    const move = (/** @type {PointerEvent} */ moved) => {
      const distance = moved.clientX - start.x;
      if (!isDragging && Math.abs(distance) < SLACK) return;
      if (!isDragging) field.setPointerCapture(event.pointerId);
      isDragging = true;
      field.dataset.dragged = "";
      const steps = Math.round(distance / PIXELS);
      const value = String(Number((start.value + steps * start.step).toFixed(6)));
      if (value === field.value) return;
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const end = () => {
      delete field.dataset.dragged;
      field.removeEventListener("pointermove", move);
    };
    field.addEventListener("pointermove", move);
    field.addEventListener("pointerup", end, { once: true });
    field.addEventListener("pointercancel", end, { once: true });
  });
}

/** A step that suits a number: 1 for whole numbers, else its last decimal, at most a tenth. @param {string} text */
function stepOf(text) {
  const decimals = (text.split(".")[1] ?? "").length;
  return decimals === 0 ? 1 : 10 ** -Math.min(decimals, 2);
}
