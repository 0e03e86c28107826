/**
 * The living networks of a compare page, in one picture or side by side, and the bar above them:
 * both answers and how they differ.
 */

import { changeByOpening } from "./address.js";
import { showAnswer } from "./answer.js";
import { find, findAll } from "./dom.js";
import { InputsSheet } from "./inputs-sheet.js";
import { overlayNote, samePart } from "./overlay.js";
import { other, PatchBar } from "./patch-bar.js";
import { canBePut, changesFrom, fits, shareRestored, wordsOf } from "./patches.js";
import * as interactions from "./picture/interactions.js";
import { NetworkPicture } from "./picture/network-picture.js";
import { Reading } from "./picture/reading.js";
import { changeInPoints, percent } from "./picture/text.js";
import { shareLink } from "./share-link.js";
import { unbroken } from "./unbroken.js";

/** @import { Comparison } from "./comparison.js" */
/** @import { AnsweredExplanation } from "./explanations.js" */
/** @import { NetworkTrace } from "./picture/trace.js" */
/** @import { Letter } from "./patch-bar.js" */

const LETTERS = /** @type {const} */ (["a", "b"]);
const PUT_IN = "before this change";
const NOTHING_PUT = { names: [], run: "" };
const NO_ENGINE =
  "Parts are exchanged in this browser, which does not have this network’s weights.";
const PICTURES_LEFT = [
  "Both networks have too few parts for a picture of the whole. Below, both answers stand side by side.",
  "The second network has too few parts for a picture of the whole: this is the first alone. Below, both answers stand side by side.",
  "The first network has too few parts for a picture of the whole: this is the second alone. Below, both answers stand side by side.",
];
const SIDE_BY_SIDE =
  "These networks know different places: #12 of the one is another place than #12 of the other, " +
  "and people may be others, too. They can only stand side by side.";

export class ComparisonStage {
  /** @type {Comparison | null} */
  #comparison = null;
  /** @type {Partial<Record<Letter, Reading>>} */
  #readings = {};
  /** @type {Record<Letter, AnsweredExplanation | null>} */
  #answers = { a: null, b: null };
  /** The layout that the reader chose. */
  #layout = "overlaid";
  /** @type {string | null} names the opened block */
  #opened = null;
  #isOpening = false;

  /** Called with the visits that a picture points at. @type {(visits: number[]) => void} */
  pointed = () => {};

  /** @param {HTMLElement} page */
  constructor(page) {
    this.page = page;
    this.sheet = new InputsSheet(page);
    this.note = find(page, "[data-note]");
    this.layouts = findAll(page, "input[name=layout]", HTMLInputElement);
    this.pictures = { a: this.#picture("a"), b: this.#picture("b") };
    this.patchBar = new PatchBar(page, () => {
      this.#comparison?.updateAddress("replace");
      this.#draw();
    });
    for (const choice of this.layouts) {
      choice.addEventListener("change", () => {
        this.#layout = choice.value;
        this.#comparison?.updateAddress("replace");
        this.#draw();
      });
    }
    const share = find(page, "[data-share]", HTMLButtonElement);
    share.addEventListener("click", () => shareLink(share));
    find(page, "[data-present]").addEventListener("click", () => {
      find(page, "[data-stage]").requestFullscreen();
    });
  }

  /** @param {Comparison} comparison whose answers are drawn */
  follow(comparison) {
    this.#comparison = comparison;
    const edited = comparison.takeEdited();
    if (edited) {
      this.sheet.show(true);
      edited.focus();
    }
  }

  /** What the address holds besides the queries. @returns {Record<string, string>} */
  get options() {
    return {
      ...(this.#layout === "beside" && { layout: "beside" }),
      ...(this.#opened && { open: this.#opened }),
      ...(this.patchBar.address && { put: this.patchBar.address }),
    };
  }

  /** Take over the address. @param {URLSearchParams} given */
  restore(given) {
    this.#layout = given.get("layout") === "beside" ? "beside" : "overlaid";
    this.#opened = given.get("open");
    this.patchBar.restore(given.get("put"));
    this.#checkLayout(this.#layout);
  }

  /**
   * Show both answers; null for one that was refused.
   * @param {AnsweredExplanation | null} first
   * @param {AnsweredExplanation | null} second
   */
  show(first, second) {
    const traces = [first, second].map(traceOf);
    const names = this.#knowSamePlaces
      ? Object.assign({}, ...traces.map((found) => found?.places))
      : {};
    this.#readings = {};
    for (const [index, letter] of LETTERS.entries()) {
      const trace = traces[index];
      // Either may name places that the other does not list.
      if (trace) {
        this.#readings[letter] = new Reading({ ...trace, places: { ...names, ...trace.places } });
      }
    }
    this.#answers = { a: first, b: second };
    const isShort = LETTERS.some(
      (letter) => this.#isUndrawn(letter) && this.#side(letter)?.explanations.draws,
    );
    if (!isShort) this.#draw(); // else the whole passes follow
  }

  /** Which networks cannot be drawn, and where their answers are; empty if both can. */
  #undrawnNote() {
    const [first, second] = LETTERS.map((letter) => this.#isUndrawn(letter));
    if (!first && !second) return "";
    return PICTURES_LEFT[first && second ? 0 : first ? 2 : 1] ?? "";
  }

  /** Whether a run has an answer, and no pass to draw. @param {Letter} letter */
  #isUndrawn(letter) {
    const answer = this.#answers[letter];
    return Boolean(answer) && !traceOf(answer);
  }

  /** Open the inputs where they say what is wrong. @param {HTMLElement} place */
  showProblem(place) {
    this.sheet.show(true);
    place.scrollIntoView({ block: "nearest" });
  }

  /** Mark visits that are pointed at elsewhere. @param {number[]} visits */
  mark(visits) {
    for (const letter of LETTERS) this.pictures[letter].mark(visits);
  }

  /** @param {Letter} letter */
  #picture(letter) {
    const root = find(this.page, `[data-run-picture="${letter}"] [data-network]`);
    const picture = new NetworkPicture(
      root,
      {
        ...(letter === "a" && { against: "in the second run" }),
        model: () => this.#modelsIn(letter),
        pointed: (visits, part) => {
          this.pointed(visits);
          this.#lightOther(letter, part);
        },
        opened: (name) => this.#openBoth(letter, name),
        carry: (carry) => this.patchBar.carry(letter, carry, this.#readings[letter]),
      },
      interactions,
    );
    return picture;
  }

  /** The model of a picture, or both where one picture shows both. @param {Letter} letter */
  #modelsIn(letter) {
    const isOne = this.page.dataset.layout === "overlaid" && this.#readings.b;
    const models = (isOne ? LETTERS : [letter]).map((shown) => this.#side(shown)?.model);
    return [...new Set(models)].join("-and-");
  }

  /** @param {Letter} letter @param {string | null} part */
  #lightOther(letter, part) {
    const other = letter === "a" ? "b" : "a";
    const [here, there] = [this.#readings[letter], this.#readings[other]];
    if (!here || !there) return;
    this.pictures[other].light(samePart(part, here, there, this.#knowSamePlaces));
  }

  /** @param {Letter} letter @param {string | null} name of a block */
  #openBoth(letter, name) {
    if (this.#isOpening || name === this.#opened) return;
    const change = changeByOpening(this.#opened, name);
    this.#opened = name;
    this.#isOpening = true;
    this.pictures[letter === "a" ? "b" : "a"].open(name);
    this.#isOpening = false;
    this.#comparison?.updateAddress(change);
  }

  #draw() {
    const { a, b } = this.#readings;
    const note = a && b ? overlayNote(a, b, this.#knowSamePlaces) : "";
    const layout = note === null ? "beside" : this.#layout;
    const isOne = layout === "overlaid" && Boolean(a && b);
    this.page.dataset.layout = layout;
    this.#checkLayout(layout);
    const undrawn = this.#undrawnNote();
    for (const choice of this.layouts) choice.disabled = note === null;
    find(this.page, ".depths").hidden = undrawn !== "";
    const words = note === null ? SIDE_BY_SIDE : isOne ? note : undrawn;
    this.note.replaceChildren(...unbroken(words));
    find(this.page, "[data-legend]").hidden = !isOne;
    for (const letter of LETTERS) {
      const isShown = this.#readings[letter] && !(isOne && letter === "b");
      find(this.page, `[data-run-picture="${letter}"]`).hidden = !isShown;
    }
    const own = { a: a?.trace ?? null, b: b?.trace ?? null };
    const { into } = this.patchBar.patches;
    const patched = this.#patched();
    const shown = { ...own, ...(patched && { [into]: patched }) };
    this.#showAnswers(into, patched);
    this.#isOpening = true; // showing what is open already
    for (const letter of LETTERS) {
      this.pictures[letter].putIn = letter === into && patched ? this.#putIn : NOTHING_PUT;
    }
    if (isOne && shown.a) this.pictures.a.show(shown.a, shown.b);
    for (const letter of isOne ? [] : LETTERS) {
      const trace = shown[letter];
      const before = trace === own[letter] ? null : own[letter];
      if (trace) this.pictures[letter].show(trace, before, shown[other(letter)], PUT_IN);
    }
    for (const letter of LETTERS) {
      const picture = this.pictures[letter];
      if (picture.opened !== this.#opened) picture.open(this.#opened);
    }
    this.#isOpening = false;
    this.page.dataset.drawn = "true";
  }

  /** The run that parts of the other were put into; null where none were. @returns {NetworkTrace | null} */
  #patched() {
    const { into, names } = this.patchBar.patches;
    const [from, to] = [this.#readings[other(into)], this.#readings[into]];
    const isPossible = Boolean(from && to && this.#knowSamePlaces && fits(from, to));
    const isBeside = this.page.dataset.layout === "beside";
    this.patchBar.offer(this.#readings, isPossible && (isBeside || names.length > 0));
    if (!isPossible || !from || !to || !names.length) {
      this.patchBar.show(from, "");
      return null;
    }
    const lacking = names.find((name) => !canBePut(name, from, to));
    if (lacking !== undefined) {
      const of = into === "a" ? "first" : "second";
      this.patchBar.show(
        from,
        `Nothing of “${lacking}” can be put into the ${of} run. Take it back.`,
      );
      return null;
    }
    const trace = this.#side(into)?.changed(this.#queryOf(into), changesFrom(names, from, to));
    this.patchBar.show(
      from,
      trace ? sentence(names, from, to, new Reading(trace), into) : NO_ENGINE,
    );
    return trace ?? null;
  }

  /** What was put in, by the names in the run that has it now: visits are aligned at their ends. */
  get #putIn() {
    const { into, names } = this.patchBar.patches;
    const [from, to] = [this.#readings[other(into)], this.#readings[into]];
    const later = (to?.count ?? 0) - (from?.count ?? 0);
    return {
      names: names.map((name) =>
        name.replace(/^visits\.(\d+)$/, (_, visit) => `visits.${Number(visit) + later}`),
      ),
      run: into === "a" ? "second" : "first",
    };
  }

  /**
   * Show both answers in the bar, of the run with parts put in too.
   * @param {Letter} into
   * @param {NetworkTrace | null} patched
   */
  #showAnswers(into, patched) {
    const changed = /** @type {AnsweredExplanation | null} */ (
      patched && { ...patched, engine: "browser" }
    );
    const answers = { ...this.#answers, ...(changed && { [into]: changed }) };
    for (const letter of LETTERS) {
      const side = this.#side(letter);
      if (side) showAnswer(side.answer, answers[letter]);
      const isChanged = changed !== null && letter === into;
      const run = letter === "a" ? "First" : "Second";
      const put = isChanged ? ", with parts of the other" : "";
      for (const place of findAll(this.page, `[data-run="${letter}"]`)) {
        place.textContent = `${run}: ${side?.shortName ?? ""}${put}`;
        place.title = `${run}: ${side?.name ?? ""}${put}`;
      }
    }
    this.#showDifference(answers.a, answers.b);
  }

  /** @param {Letter} letter */
  #queryOf(letter) {
    const [first, second] = /** @type {Comparison} */ (this.#comparison).queries;
    return letter === "a" ? first : second;
  }

  /** @param {string} layout */
  #checkLayout(layout) {
    for (const choice of this.layouts) choice.checked = choice.value === layout;
  }

  /** @param {Letter} letter */
  #side(letter) {
    return letter === "a" ? this.#comparison?.first : this.#comparison?.second;
  }

  /** Whether a location is the same place in both networks. */
  get #knowSamePlaces() {
    const [first, second] = LETTERS.map((letter) => this.#side(letter)?.root.dataset.places);
    return first !== undefined && first === second;
  }

  /**
   * How much more probable the first run's answer is in it than in the second.
   * @param {AnsweredExplanation | null} first
   * @param {AnsweredExplanation | null} second
   */
  #showDifference(first, second) {
    const place = find(this.page, "[data-change]");
    const trace = traceOf(second);
    const location = first?.prediction.location ?? 0;
    const was =
      first && trace && this.#knowSamePlaces ? new Reading(trace).knownProbability(location) : null;
    place.hidden = was === null;
    if (!first || was === null) return;
    const { change, size, sign } = changeInPoints(first.prediction.probability, was);
    const value = find(place, "[data-change-value]");
    value.replaceChildren(...unbroken(`${change ? `${sign} ` : ""}${size} points`));
    value.className = change > 0 ? "more" : change < 0 ? "less" : "";
    find(place, "[data-change-place]").textContent =
      location === second?.prediction.location
        ? ""
        : `for ${first.prediction.name ?? `#${location}`}`;
  }
}

/**
 * What parts of one run do in the other.
 * @param {string[]} names of the parts
 * @param {Reading} from the run that they are of
 * @param {Reading} to the other, as it was
 * @param {Reading} patched the other with them
 * @param {Letter} into which run the other is
 */
function sentence(names, from, to, patched, into) {
  const { location } = from.trace.prediction;
  const of = (/** @type {Reading} */ reading) => reading.knownProbability(location) ?? 0;
  const [clean, changed, now] = [of(from), of(to), of(patched)];
  const restored = shareRestored({ clean, changed, patched: now });
  const place = from.nameOf(location).label;
  const [theirs, here] = into === "a" ? ["second", "first"] : ["first", "second"];
  const what =
    names.length === 1 ? wordsOf(names[0] ?? "", from) : `${names.length} parts together`;
  const away = restored !== null && restored < 0 ? ": the answer moves away from it" : "";
  const back =
    restored === null
      ? "The runs hardly differ in it."
      : `${percent(restored)} of the difference in log-odds comes back${away}.`;
  const lengths =
    from.count === to.count
      ? ""
      : ` The runs have ${from.count} and ${to.count} visits and are aligned at their ends.`;
  return (
    `Put into the ${here} run: ${what}. There ${place} goes from ${percent(changed, 1)} to ` +
    `${percent(now, 1)}; the ${theirs} run gives it ${percent(clean, 1)}. ${back}${lengths}`
  );
}

/**
 * The whole pass of an answer, where it is there.
 * @param {AnsweredExplanation | null} answer
 * @returns {NetworkTrace | null}
 */
function traceOf(answer) {
  return answer && "tensors" in answer ? answer : null;
}
