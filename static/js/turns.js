/**
 * Drawing in turns: one figure at a time, with room for keys and clicks in between, so that typing
 * never waits for more than the figure that is being drawn.
 */

let last = Promise.resolve();

/**
 * Do some work once everybody before has had a turn.
 * @param {() => void} work
 * @returns {Promise<void>}
 */
export function inTurn(work) {
  const mine = last.then(breath).then(work);
  last = mine.catch(() => {});
  return mine;
}

function breath() {
  return globalThis.scheduler?.postTask
    ? globalThis.scheduler.postTask(() => {}, { priority: "background" })
    : new Promise((resolve) => setTimeout(resolve, 0));
}
