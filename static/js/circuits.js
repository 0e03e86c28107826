/** All subsets of a network's parts, run in this browser. */

import { runSweep } from "./sweeps.js";

/** @import { QueryBody } from "./api-types.d.ts" */
/** @import { Explanations } from "./explanations.js" */
/** @import { Circuit } from "./network/circuit.js" */
/** @import { SweepAnswer } from "./network/sweeps.js" */

const VIEW = "The view “Which parts make the prediction?” shows the circuit.";
const TOO_MANY = "This network has too many parts to run all their subsets here.";

/**
 * The circuit of an answer.
 * @param {Explanations} explanations
 * @param {QueryBody} body the query
 * @param {(share: number) => void} onProgress called with the share of the passes that are done
 * @param {AbortSignal} signal stops it after the pass under way
 * @returns {Promise<Circuit>}
 * @throws {Error} it cannot be computed; the message says why
 */
export async function findCircuit(explanations, body, onProgress, signal) {
  await explanations.prepare();
  const { model, obstacle } = explanations;
  if (!model) throw new Error(`${obstacle} ${VIEW}`);
  const { location, variants, conclude } = model.circuit(body);
  if (!variants.length) throw new Error(`${TOO_MANY} ${VIEW}`);
  /** @type {SweepAnswer[]} */
  const answers = [];
  await runSweep(
    model,
    { location, variants },
    (_, answer) => {
      if (answer) answers.push(answer);
      onProgress(answers.length / variants.length);
    },
    signal,
  );
  return conclude(answers);
}
