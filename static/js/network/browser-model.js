/** A model that this browser computes: queries go in, explanations come out as from the API. */

import { explain, explanationContent, NonFiniteError } from "./explanation.js";
import { PointerNetwork } from "./network.js";
import { People, Places } from "./places.js";
import { InvalidQueryError } from "./problems.js";
import { readSafetensors } from "./safetensors.js";

/** @import { Explanation, Vocabulary } from "../api-types.d.ts" */

export class BrowserModel {
  /**
   * @param {Vocabulary} vocabulary
   * @param {ArrayBuffer} weights the content of `weights.safetensors`
   * @throws {WeightsError} the weights are damaged, or of another model
   */
  constructor({ id, sizes, places, people }, weights) {
    this.id = id;
    this.places = new Places(places, sizes.locations);
    const names = people.map(({ id: user, name }) => [user, name]);
    this.people = new People(Object.fromEntries(names), sizes.users);
    this.network = new PointerNetwork(sizes, readSafetensors(weights));
  }

  /**
   * Explain a query.
   * @param {unknown} body of the request that would ask the server
   * @returns {Explanation}
   * @throws {InvalidQueryError} the query cannot be read, or the network cannot answer it
   */
  explain(body) {
    try {
      return explanationContent(explain(this, body));
    } catch (error) {
      if (!(error instanceof NonFiniteError)) throw error;
      throw new InvalidQueryError([{ where: "model", message: error.message, suggestions: [] }]);
    }
  }
}
