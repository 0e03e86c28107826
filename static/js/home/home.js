/** The home page: one person's day on a map, and the question where they go next. */

import { ask, parameters, ROOT } from "../api.js";
import { find } from "../dom.js";
import { Explanations } from "../explanations.js";
import { fetchHistories } from "../model-files.js";
import { TownMap } from "./map.js";
import { isOnMap, makeRound, orderRounds } from "./rounds.js";
import { Sheet } from "./sheet.js";
import { StoredResults } from "./stored-results.js";
import { noteOnMap, noteOnOutcome, weekdayName } from "./words.js";

/** @import { ExampleHistory, QueryBody } from "../api-types.d.ts" */
/** @import { Guessed, LocatedPlace, Place, Round } from "./rounds.js" */

const PAGE_OF_PLACES = 500;

class Home {
  #page;
  #model;
  #explanations;
  #results;
  #sheet;
  /** @type {ExampleHistory[]} in the order of the rounds */
  #histories = [];
  /** @type {Place[]} */
  #places = [];
  /** @type {TownMap | null} */
  #map = null;
  /** @type {Round | null} */
  #round = null;
  /** @type {Guessed | null} null while the round waits for a guess */
  #guessed = null;

  /** @param {HTMLElement} page */
  constructor(page) {
    this.#page = page;
    this.#model = page.dataset.home ?? "";
    this.#explanations = new Explanations(this.#model, "server");
    this.#results = new StoredResults(this.#model);
    this.#sheet = new Sheet(page, (place) => this.#guess(place));
    find(page, "[data-next]").addEventListener("click", () => this.#play(true));
    find(page, "[data-reset]").addEventListener("click", () => {
      this.#results.clear();
      this.#play(true);
    });
  }

  async start() {
    try {
      const [histories, places] = await Promise.all([
        fetchHistories(this.#model),
        fetchPlaces(this.#model),
      ]);
      this.#places = places;
      this.#histories = orderRounds(histories, places);
    } catch (error) {
      this.#sheet.showFailure(error);
      return;
    }
    this.#map = new TownMap(
      find(this.#page, "[data-map]", SVGSVGElement),
      this.#places.filter(isOnMap),
      { guess: (place) => this.#guess(place), drawScale: (bar) => this.#sheet.showScale(bar) },
    );
    await this.#play(false);
  }

  /**
   * Begin the round after those that were guessed.
   * @param {boolean} isAsked by the reader, who reads on at the question
   */
  async #play(isAsked) {
    const history = this.#histories[this.#results.all.length % this.#histories.length];
    if (!history) return;
    this.#page.setAttribute("aria-busy", "true");
    try {
      const explanation = await this.#explanations.explain(this.#queryOf(history));
      this.#round = makeRound(history, explanation, this.#places);
    } catch (error) {
      this.#sheet.showFailure(error);
      return;
    } finally {
      this.#page.removeAttribute("aria-busy");
    }
    this.#guessed = null;
    this.#sheet.showRound(this.#round, this.#addressOf(history));
    this.#sheet.showScore(this.#results.all);
    this.#showMap(this.#round);
    if (isAsked) this.#sheet.focusQuestion();
  }

  /** @param {Place} place */
  #guess(place) {
    if (!this.#round || this.#guessed) return;
    const { explanation, target, frequent } = this.#round;
    const result = {
      you: place === target,
      network: explanation.prediction.location === target.id,
      frequent: frequent === target,
    };
    this.#guessed = { place, result };
    this.#results.add(result);
    const wasOnMap = find(this.#page, "[data-map]", SVGSVGElement).contains(document.activeElement);
    this.#sheet.showOutcome(this.#round, this.#guessed);
    this.#sheet.showScore(this.#results.all);
    this.#showMap(this.#round);
    if (wasOnMap) find(this.#page, "[data-next]").focus();
  }

  /** @param {Round} round */
  #showMap(round) {
    const { stops, today, choices, target, moment, name } = round;
    const guessed = this.#guessed;
    const path = today.map(({ place }) => place).filter(isOnMap);
    const extra = guessed && isOnMap(guessed.place) ? [guessed.place] : [];
    const notes = [...path, ...choices, ...extra].map(
      (place) =>
        /** @type {[LocatedPlace, string]} */ ([
          place,
          (guessed && noteOnOutcome(place, round, guessed)) || noteOnMap(place, stops, today),
        ]),
    );
    find(this.#page, "[data-map-title]").textContent = `${name}, ${weekdayName(moment)} so far`;
    this.#map?.show({
      path,
      choices,
      guess: extra[0] ?? null,
      target: guessed && target,
      notes: new Map(notes),
    });
  }

  /** @param {ExampleHistory} history @returns {QueryBody} */
  #queryOf({ visits, user, predict_at }) {
    const top_k = Number(this.#page.dataset.topK); // as many places as the server lists
    return { visits, user: user === null ? null : String(user), predict_at, top_k };
  }

  /** The explore page of a history. @param {ExampleHistory} history */
  #addressOf({ visits, user, predict_at }) {
    const address = new URL(`explore/${encodeURIComponent(this.#model)}`, ROOT);
    address.search = String(parameters({ visits, user, predict_at }));
    return address.href;
  }
}

/** All places of a model's vocabulary. @param {string} model its id @returns {Promise<Place[]>} */
async function fetchPlaces(model) {
  /** @type {Place[]} */
  const places = [];
  let total = 1;
  while (places.length < total) {
    const page = parameters({ offset: places.length, limit: PAGE_OF_PLACES });
    /** @type {{items: Place[], total: number}} */
    const found = await ask(`models/${encodeURIComponent(model)}/locations?${page}`);
    if (!found.items.length) break;
    places.push(...found.items);
    total = found.total;
  }
  return places;
}

new Home(find(document, "[data-home]")).start();
