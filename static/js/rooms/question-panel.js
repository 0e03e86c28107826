/** A question in a room: the history that it is about, choices, and once revealed, all answers. */

import { clock, percent, WEEKDAYS } from "../picture/text.js";
import { explainedBy } from "./explained.js";

/** @import { ReadVisit } from "../api-types.d.ts" */
/** @import { Question } from "./event-source.js" */
/** @import { Explained } from "./explained.js" */
/**
 * @typedef {object} Hooks
 * @property {boolean} isLecturer
 * @property {(number: number, choice: string) => Promise<unknown>} vote
 */

/** The parts of the answer, in the words of every page. */
const PARTS = /** @type {const} */ ({
  pointer: "Pointer",
  generation: "Generation",
  final: "Blend",
});

const LATEST = 6; // visits that are shown unfolded

export class QuestionPanel {
  #box;
  #hooks;
  #shown = "";
  #votes = 0;
  /** @type {HTMLElement | null} */
  #counter = null;

  /** @param {HTMLElement} box @param {Hooks} hooks */
  constructor(box, hooks) {
    this.#box = box;
    this.#hooks = hooks;
  }

  /** @param {Question | null} question */
  show(question) {
    const wanted = JSON.stringify(question);
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    this.#box.hidden = !question;
    this.#counter = null;
    if (!question) {
      this.#box.replaceChildren();
      return;
    }
    const sheet = element("div");
    sheet.append(element("h1", question.text));
    if (question.is_revealed) sheet.append(this.#results(question, null));
    else sheet.append(...this.#voting(question));
    const history = element("div");
    sheet.append(history);
    this.#box.replaceChildren(sheet);
    this.#box.scrollTop = 0;
    if (question.kind === "place" || question.kind === "visit") {
      this.#complete(question, sheet, history);
    }
  }

  /** How many have voted. @param {number} votes */
  count(votes) {
    this.#votes = votes;
    if (!this.#counter) return;
    this.#counter.textContent = votes === 1 ? "1 vote so far" : `${votes} votes so far`;
  }

  /** Show the history and, once revealed, what the network answers. @param {Question} question @param {HTMLElement} sheet @param {HTMLElement} history */
  async #complete(question, sheet, history) {
    const explained = await explainedBy(question.about).catch(() => null);
    if (!sheet.isConnected || !explained) return;
    showHistory(history, explained.explanation.visits);
    if (!question.is_revealed) return;
    sheet.querySelector(".results")?.replaceWith(this.#results(question, explained));
  }

  /** @param {Question} question */
  #voting(question) {
    const voting = element("div");
    voting.className = "votes";
    const said = element("p");
    said.setAttribute("role", "status");
    const cast = async (/** @type {string} */ choice) => {
      try {
        await this.#hooks.vote(question.number, choice);
        said.textContent = `Your vote: ${choice}. You can change it until the votes are revealed.`;
        for (const button of voting.querySelectorAll("button")) {
          button.setAttribute("aria-pressed", String(button.textContent === choice));
        }
      } catch (error) {
        said.textContent = error instanceof Error ? error.message : String(error);
      }
    };
    if (question.kind === "number") voting.append(numberField(cast));
    else {
      voting.append(
        ...question.choices.map((choice) => {
          const button = element("button", choice);
          button.addEventListener("click", () => cast(choice));
          return button;
        }),
      );
    }
    this.#counter = element("p");
    this.#counter.className = "quiet";
    this.count(this.#votes);
    const rest = this.#hooks.isLecturer
      ? [element("p", "The votes stay hidden until you reveal them.")]
      : [];
    return [voting, said, this.#counter, ...rest];
  }

  /** @param {Question} question @param {Explained | null} explained */
  #results(question, explained) {
    const votes = question.votes ?? {};
    const total = Object.values(votes).reduce((sum, count) => sum + count, 0);
    const choices = question.kind === "number" ? byNumber(votes) : question.choices;
    const columns = explained ? answersOf(question, explained) : [];
    const right = rightOf(question, explained);
    const table = element("table");
    const head = table.createTHead().insertRow();
    for (const title of ["", "Hall", ...columns.map(({ title }) => title)]) {
      const cell = element("th", title);
      cell.scope = "col";
      head.append(cell);
    }
    const body = table.createTBody();
    for (const [index, choice] of choices.entries()) {
      const row = body.insertRow();
      const name = element("th", choice);
      name.scope = "row";
      row.append(name);
      const isRight = right?.choice === choice;
      row.toggleAttribute("data-happened", isRight);
      if (isRight && right) name.append(` ✓ ${right.words}`);
      const count = votes[choice] ?? 0;
      row.append(shareCell(total ? count / total : 0, "hall", `${count}`));
      for (const { part, shares } of columns) row.append(shareCell(shares[index] ?? 0, part));
    }
    const box = element("div");
    box.className = "results";
    box.append(table, element("p", summary(total, votes, right)));
    if (explained && question.kind === "place") {
      const { name, location, probability } = explained.explanation.prediction;
      const answer = `${name ?? `#${location}`}, ${percent(probability, 1)}`;
      box.append(element("p", `The network’s answer: ${answer}.`));
    }
    return box;
  }
}

/** The latest visits, and the earlier ones folded. @param {HTMLElement} box @param {ReadVisit[]} visits */
function showHistory(box, visits) {
  const items = visits.map(({ label, weekday, start_minute }, index) => {
    const item = element("li");
    const when = `${WEEKDAYS[weekday]} ${clock(start_minute)}`;
    item.append(`${index + 1} `, element("strong", label), ` ${when}`);
    return item;
  });
  const listed = (/** @type {HTMLElement[]} */ shown) => {
    const list = element("ol");
    list.className = "history";
    list.append(...shown);
    return list;
  };
  const earlier = items.slice(0, -LATEST);
  if (earlier.length) {
    const fold = element("details");
    fold.append(element("summary", `${earlier.length} earlier visits`), listed(earlier));
    box.append(fold);
  }
  box.append(element("h2", "The last visits"), listed(items.slice(-LATEST)));
}

/** What the network gives to each choice. @param {Question} question @param {Explained} explained */
function answersOf({ kind, locations, choices }, { explanation }) {
  if (kind === "visit") {
    const weights = explanation.pointer?.weights ?? [];
    const first = weights.length - choices.length;
    return [
      {
        part: "pointer",
        title: "Pointer",
        shares: choices.map((_, at) => weights[first + at] ?? 0),
      },
    ];
  }
  return Object.entries(PARTS).flatMap(([part, title]) => {
    const listed = explanation.location_probabilities[/** @type {keyof typeof PARTS} */ (part)];
    if (!listed) return [];
    const of = new Map(listed.map(({ location, probability }) => [location, probability]));
    const named = locations.map((location) => of.get(location) ?? 0);
    const others = 1 - named.reduce((sum, share) => sum + share, 0);
    const shares = locations.map((location, at) => (location ? (named[at] ?? 0) : others));
    return [{ part, title, shares }];
  });
}

/**
 * Which choice is right, and in which words.
 * @param {Pick<Question, "kind" | "choices" | "locations" | "answer">} question
 * @param {Explained | null} explained
 * @returns {{choice: string, words: string} | null}
 */
export function rightOf({ kind, choices, locations, answer }, explained) {
  const isOwn = kind === "choice" || kind === "number";
  if (isOwn || !explained) return answer === null ? null : { choice: answer, words: "right" };
  if (kind === "visit") {
    const weights = (explained.explanation.pointer?.weights ?? []).slice(-choices.length);
    const choice = choices[weights.indexOf(Math.max(...weights))];
    return choice === undefined ? null : { choice, words: "the pointer’s" };
  }
  const { happened } = explained;
  if (!happened) return null;
  const at = locations.indexOf(happened.location);
  const choice = choices[at < 0 ? locations.indexOf(0) : at];
  return choice === undefined
    ? null
    : { choice, words: at < 0 ? `happened: ${happened.label}` : "happened" };
}

/** @param {number} total @param {Record<string, number>} votes @param {{choice: string} | null} right */
function summary(total, votes, right) {
  if (!total) return "Nobody has voted.";
  const all = total === 1 ? "1 vote." : `${total} votes.`;
  if (!right) return all;
  return `${all} ${votes[right.choice] ?? 0} of them for what is marked.`;
}

/** @param {Record<string, number>} votes */
function byNumber(votes) {
  return Object.keys(votes).sort((one, other) => Number(one) - Number(other));
}

/** @param {number} share @param {string} part @param {string} [text] */
function shareCell(share, part, text = percent(share, 1)) {
  const cell = element("td", text);
  cell.className = "share";
  cell.dataset.of = part;
  cell.style.setProperty("--share", String(share));
  return cell;
}

/** @param {(choice: string) => void} cast */
function numberField(cast) {
  const form = element("form");
  form.className = "own-number";
  const field = element("input");
  field.inputMode = "decimal";
  field.required = true;
  field.maxLength = 30;
  field.setAttribute("aria-label", "Your number");
  const button = element("button", "Vote");
  button.type = "submit";
  form.append(field, button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    cast(field.value);
  });
  return form;
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Name]}
 */
function element(name, text = "") {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  return made;
}
