/**
 * Draws one figure at a time. The browser handles keys and clicks in between, so that typing waits
 * for one figure at most.
 */

/** @typedef {{postTask: (task: () => void, options: {priority: string}) => Promise<void>}} Scheduler */

let last = Promise.resolve();

/**
 * Draw after everything that is already in the queue.
 * @param {() => void} draw
 * @returns {Promise<void>}
 */
export function enqueueDrawing(draw) {
  const drawing = last.then(yieldToInput).then(draw);
  last = drawing.catch(() => {});
  return drawing;
}

/** @returns {Promise<void>} */
function yieldToInput() {
  const { scheduler } = /** @type {{scheduler?: Scheduler}} */ (globalThis);
  if (scheduler) return scheduler.postTask(() => {}, { priority: "background" });
  return new Promise((resolve) => setTimeout(resolve, 0));
}
