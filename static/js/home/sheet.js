/** The words beside the map: the question, the places to choose from, the outcome, the score. */

import { showAnswer } from "../answer.js";
import { messageOf, ProblemError } from "../api.js";
import { copyOf, find, findAll } from "../dom.js";
import { ICONS, iconOf } from "../picture/icons.js";
import { unbroken } from "../unbroken.js";
import { reasonOf } from "../visit-reason.js";
import {
  countedVisits,
  describeCounts,
  describeSituation,
  noteOnOutcome,
  scoreOf,
  scoreWords,
  shareOf,
  visitsTo,
} from "./words.js";

/** @import { Guessed, LocatedPlace, Place, Result, Round } from "./rounds.js" */

const MOST_BLOCKS = 8; // rounds that are drawn
const NO_ANSWER = "The server does not answer. Check your connection and load this page again.";

export class Sheet {
  #page;
  #guess;

  /** @param {HTMLElement} page @param {(place: Place) => void} guess */
  constructor(page, guess) {
    this.#page = page;
    this.#guess = guess;
  }

  /** @param {Round} round @param {string} why the address of the explore page of its history */
  showRound(round, why) {
    const { name, stops, choices } = round;
    this.#write("question", `Where does ${name} go next?`);
    this.#write("situation", describeSituation(round, this.#page.dataset.setting ?? ""));
    this.#write("counted", describeCounts(stops.length));
    this.#write("happened", "");
    this.#write("reason", "");
    for (const said of findAll(this.#page, "[data-said]")) said.replaceChildren();
    const items = choices.map((place) => this.#makeChoice(round, place));
    find(this.#page, "[data-choices]").replaceChildren(...items, this.#copy("hint"));
    for (const link of findAll(this.#page, "[data-why]", HTMLAnchorElement)) link.href = why;
    this.#show({
      failure: false,
      situation: true,
      outcome: false,
      play: true,
      after: false,
      "key-possible": true,
      "key-taken": false,
    });
  }

  /** @param {Round} round @param {LocatedPlace} place */
  #makeChoice(round, place) {
    const item = this.#copy("choice");
    const button = find(item, "button", HTMLButtonElement);
    const known = [place.category, countedVisits(visitsTo(round.stops, place))];
    find(item, "path", SVGPathElement).setAttribute("d", ICONS[iconOf(place.category)] ?? "");
    find(item, "[data-name]").textContent = place.label;
    find(item, "[data-note]").textContent = known.filter(Boolean).join(", ");
    button.dataset.location = String(place.id);
    button.addEventListener("click", () => this.#guess(place));
    return item;
  }

  /** @param {Round} round @param {Guessed} guessed */
  showOutcome(round, guessed) {
    for (const button of findAll(this.#page, "[data-choices] button", HTMLButtonElement)) {
      const place = round.choices.find(({ id }) => String(id) === button.dataset.location);
      if (place) showShare(button, place, round, guessed);
    }
    const { explanation, target, frequent, stops, history, name } = round;
    const { place, result } = guessed;
    const answer = document.createElement("output");
    answer.dataset.answer = "";
    answer.ariaLive = "off"; // the section around it is read already
    showAnswer(answer, explanation);
    const visits = `${visitsTo(stops, frequent)} of ${countedVisits(stops.length)}`;
    this.#write("happened", `${name} went to ${target.label}.`);
    this.#write("reason", history.reason ? reasonOf(history.reason, explanation.visits) : "");
    const yours = `${place.label}, ${shareOf(explanation, place).words}`;
    this.#say("you", [...unbroken(yours), verdict(result.you)]);
    this.#say("network", [answer, verdict(result.network)]);
    this.#say("frequent", [`${frequent.label}, ${visits}`, verdict(result.frequent)]);
    this.#show({
      situation: false,
      outcome: true,
      after: true,
      hint: false,
      "key-possible": false,
      "key-taken": true,
    });
  }

  /** @param {keyof Result} who @param {(string | Node)[]} words */
  #say(who, words) {
    find(this.#page, `[data-score-of="${who}"] [data-said]`).replaceChildren(...words);
  }

  /** @param {readonly Result[]} results */
  showScore(results) {
    const won = scoreOf(results);
    this.#show({ score: results.length > 0 });
    for (const row of findAll(this.#page, "[data-score-of]")) {
      const who = /** @type {keyof Result} */ (row.dataset.scoreOf);
      find(row, "[data-won]").textContent = scoreWords(won[who], results.length);
      const blocks = results.slice(-MOST_BLOCKS).map((result) => {
        const block = document.createElement("span");
        block.dataset.right = String(result[who]);
        return block;
      });
      find(row, "[data-blocks]").replaceChildren(...blocks);
    }
  }

  /** @param {{pixels: number, label: string}} bar */
  showScale({ pixels, label }) {
    find(this.#page, "[data-scale]").style.setProperty("inline-size", `${pixels}px`);
    this.#write("scale-label", label);
  }

  /** Say what went wrong; a round that is shown stays. @param {unknown} error */
  showFailure(error) {
    const isSilent = error instanceof ProblemError && error.status === 0;
    this.#write("failure", isSilent ? NO_ANSWER : messageOf(error));
    this.#show({ failure: true, "map-frame": !find(this.#page, "[data-play]").hidden });
  }

  focusQuestion() {
    find(this.#page, "[data-question]").focus();
  }

  /** @param {string} part @param {string} words */
  #write(part, words) {
    find(this.#page, `[data-${part}]`).textContent = words;
  }

  /** @param {Record<string, boolean>} parts by name, whether they are shown */
  #show(parts) {
    for (const [part, isShown] of Object.entries(parts)) {
      find(this.#page, `[data-${part}]`).hidden = !isShown;
    }
  }

  /** @param {string} name of the template */
  #copy(name) {
    return copyOf(find(this.#page, `template[data-${name}-template]`, HTMLTemplateElement));
  }
}

/**
 * What the network gave a choice, and what became of it; it can be guessed no more.
 * @param {HTMLButtonElement} button
 * @param {Place} place
 * @param {Round} round
 * @param {Guessed} guessed
 */
function showShare(button, place, round, guessed) {
  const { share, words } = shareOf(round.explanation, place);
  const note = find(button, "[data-note]");
  button.setAttribute("aria-disabled", "true");
  button.toggleAttribute("data-right", place === round.target);
  note.textContent = noteOnOutcome(place, round, guessed) || (note.textContent ?? "");
  find(button, "[data-share]").hidden = false;
  find(button, "[data-bar]").style.setProperty("--share", String(share));
  find(button, "[data-percent]").replaceChildren(...unbroken(words));
}

/** @param {boolean} isRight */
const verdict = (isRight) => (isRight ? ": right" : ": wrong");
