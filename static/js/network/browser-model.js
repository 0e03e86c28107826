/** A model that this browser computes: queries go in, explanations come out as from the API. */

import { circuitOf, circuitParts, subsetsOfParts } from "./circuit.js";
import {
  answerContent,
  explain,
  explanationContent,
  leadingLocations,
  NonFiniteError,
  pointerContent,
} from "./explanation.js";
import { FIRST_KNOWN } from "./limits.js";
import { PointerNetwork } from "./network.js";
import { People, Places } from "./places.js";
import { InvalidQueryError } from "./problems.js";
import { queryOfParameters } from "./query.js";
import { readSafetensors } from "./safetensors.js";
import { answerVariant, variantsOf } from "./sweeps.js";

/** @import { Explanation, LocationProbability, Vocabulary } from "../api-types.d.ts" */
/** @import { NetworkTrace } from "../picture/trace.js" */
/** @import { Changes } from "./network.js" */
/** @import { PassInput, SweepAnswer, SweepKind, Variant } from "./sweeps.js" */

export class BrowserModel {
  /**
   * @param {Vocabulary} vocabulary
   * @param {ArrayBuffer} weights the content of `weights.safetensors`
   * @throws {WeightsError} the weights are damaged, or of another model
   */
  constructor(vocabulary, weights) {
    const { id, sizes, places, people } = vocabulary;
    /** What makes the same model elsewhere, such as in a worker. */
    this.content = { vocabulary, weights };
    this.id = id;
    this.places = new Places(places, sizes.locations);
    const names = people.map(({ id: user, name }) => [user, name]);
    this.people = new People(Object.fromEntries(names), sizes.users);
    this.network = new PointerNetwork(sizes, readSafetensors(weights));
  }

  /** Give the locations other names. @param {Vocabulary["places"]} places */
  nameLocations(places) {
    this.places = new Places(places, this.places.vocabularySize);
  }

  /**
   * Explain a query.
   * @param {unknown} body of the request that would ask the server
   * @returns {Explanation}
   * @throws {InvalidQueryError} the query cannot be read, or the network cannot answer it
   */
  explain(body) {
    return explanationContent(this.#explained(body));
  }

  /**
   * The query in the parameters of an address, as the body of a request.
   * @param {URLSearchParams} parameters
   * @throws {InvalidQueryError} where one of them is not JSON that should be
   */
  queryOf(parameters) {
    return queryOfParameters(parameters);
  }

  /**
   * The whole pass of a query, for the picture of the network.
   * @param {unknown} body of the request that would ask the server
   * @param {Changes} [changes] to tensors of the pass
   * @returns {NetworkTrace}
   * @throws {InvalidQueryError} the query cannot be read, or the network cannot answer it
   */
  trace(body, changes = {}) {
    const explained = this.#explained(body, changes);
    const { query, trace } = explained;
    const content = answerContent(explained);
    const { pointer, generation, final } = content.location_probabilities;
    const listed = [...(pointer ?? []), ...(generation ?? []), ...final].map(
      (place) => place.location,
    );
    const locations = new Set([...listed, ...query.history.locations]);
    const places = [...locations].map((location) => [
      location,
      { label: this.places.label(location), category: this.places.at(location).category },
    ]);
    return {
      ...content,
      self_attention: null, // its weights are among the tensors
      pointer: pointerContent(trace),
      architecture: this.network.architecture,
      interventions: query.interventions,
      places: Object.fromEntries(places),
      tensors: trace,
      weights: this.network.weights,
    };
  }

  /**
   * The answer to a query alone, which is the quickest to compute.
   * @param {unknown} body of the request that would ask the server
   * @returns {LocationProbability}
   * @throws {InvalidQueryError} the query cannot be read, or the network cannot answer it
   */
  predict(body) {
    const { trace } = this.#explained(body);
    const [location = FIRST_KNOWN] = leadingLocations(trace.probabilities.values, 1);
    const { name } = this.places.at(location);
    return { location, name, probability: Number(trace.probabilities.values[location]) };
  }

  /**
   * A query changed in every way of one kind, with the answer to the unchanged one.
   * @param {SweepKind} kind
   * @param {unknown} body of the request that would ask the server
   * @returns {{prediction: LocationProbability, variants: Variant[]}}
   * @throws {InvalidQueryError} the query cannot be read, or the network cannot answer it
   */
  sweep(kind, body) {
    const explained = this.#explained(body);
    const { prediction } = explanationContent(explained);
    return { prediction, variants: variantsOf(kind, explained) };
  }

  /**
   * The answer to a variant of a sweep.
   * @param {PassInput} input
   * @param {number} location whose probability is asked for, too
   * @returns {SweepAnswer}
   * @throws {Error} the network cannot answer it
   */
  answer(input, location) {
    return answerVariant(this, input, location);
  }

  /**
   * All subsets of a network's parts on a query: what to answer, and what the answers say.
   * @param {unknown} body of the request that would ask the server
   * @throws {InvalidQueryError} the query cannot be read, or the network cannot answer it
   */
  circuit(body) {
    const explained = this.#explained(body);
    const { location } = explanationContent(explained).prediction;
    const parts = circuitParts(this.network.architecture, explained.query.interventions);
    const variants = subsetsOfParts(explained);
    const conclude = (/** @type {SweepAnswer[]} */ answers) => circuitOf(parts, location, answers);
    return { location, variants, conclude };
  }

  /** @param {unknown} body @param {Changes} [changes] */
  #explained(body, changes = {}) {
    try {
      return explain(this, body, changes);
    } catch (error) {
      if (!(error instanceof NonFiniteError)) throw error;
      throw new InvalidQueryError([{ where: "model", message: error.message, suggestions: [] }]);
    }
  }
}
