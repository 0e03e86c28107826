/** A question in a room: the history that it is about, choices, and once revealed, all answers. */

import { findAll } from "../dom.js";
import { percent } from "../picture/text.js";
import {
  countedChoices,
  countSentence,
  endedSentence,
  numberProblem,
  splitAt,
  voteSentence,
} from "./votes.js";

/** @import { Question } from "./event-source.js" */
/** @import { OwnVote } from "./votes.js" */
/**
 * @typedef {object} Hooks
 * @property {boolean} isLecturer
 * @property {(number: number, choice: string) => unknown} vote casts a vote on a question
 * @property {(number: number) => OwnVote} ownVote what this reader has voted on a question
 */

const LATEST = 5; // visits that are shown unfolded

export class QuestionPanel {
  #box;
  #hooks;
  #shown = "";
  #votes = 0;
  /** @type {HTMLElement | null} */
  #counter = null;
  /** Shows the reader's own vote, or a text instead. @type {(said?: string) => void} */
  #showVote = () => {};

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
    this.#showVote = () => {};
    if (!question) {
      this.#box.replaceChildren();
      return;
    }
    const sheet = element("div");
    const title = element("h1", ...written(question.text, question));
    title.tabIndex = -1;
    const head = element("header");
    head.append(title);
    if (!question.is_revealed) head.append(this.#counted());
    sheet.append(head);
    if (question.situation) sheet.append(situation(question.situation));
    const visits = question.history.length ? [lastVisits(question.history)] : [];
    sheet.append(
      ...(question.is_revealed
        ? [this.#results(question), ...visits]
        : [...visits, ...(this.#hooks.isLecturer ? choices(question) : this.#voting(question))]),
    );
    this.#box.replaceChildren(sheet);
    this.#box.scrollTop = 0;
    if (this.#hooks.isLecturer) title.focus(); // the keys of slides then go to the room
  }

  /**
   * Show what became of the reader's own vote.
   * @param {string} [said] instead of how it stands
   */
  showVote(said) {
    this.#showVote(said);
  }

  /** How many have voted. @param {number} votes */
  count(votes) {
    this.#votes = votes;
    if (!this.#counter) return;
    this.#counter.textContent = votes === 1 ? "1 vote so far" : `${votes} votes so far`;
  }

  /** @param {Question} question */
  #voting(question) {
    const voting = element("div");
    voting.className = "votes";
    const said = element("p");
    said.setAttribute("role", "status");
    const cast = (/** @type {string} */ choice) => this.#hooks.vote(question.number, choice);
    const own = () => this.#hooks.ownVote(question.number);
    if (question.kind === "number") {
      const { counted, unsent } = own();
      const refuse = (/** @type {string} */ problem) => this.#showVote(problem);
      voting.append(numberField(unsent ?? counted ?? "", cast, refuse));
    } else {
      voting.append(
        ...question.choices.map((choice) => {
          const button = element("button", ...written(choice, question));
          button.dataset.choice = choice;
          button.setAttribute("aria-pressed", "false");
          button.addEventListener("click", () => cast(choice));
          return button;
        }),
      );
    }
    this.#showVote = (text = voteSentence(own())) => {
      said.replaceChildren(...written(text, question));
      const choice = own().unsent ?? own().counted;
      for (const button of findAll(voting, "[aria-pressed]")) {
        button.setAttribute("aria-pressed", String(button.dataset.choice === choice));
      }
    };
    this.#showVote();
    return [voting, said];
  }

  /** @param {Question} question */
  #results(question) {
    const said = element("p");
    this.#showVote = () => {
      const sentence = endedSentence(this.#hooks.ownVote(question.number));
      said.replaceChildren(...written(sentence, question));
      said.hidden = sentence === "";
    };
    this.#showVote();
    return results(question, said);
  }

  /** How many have voted, beside the question, where it is in sight however many choices there are. */
  #counted() {
    const counted = element("p");
    this.#counter = element("span");
    this.count(this.#votes);
    counted.append(this.#counter);
    if (this.#hooks.isLecturer) counted.append(", hidden until you reveal them");
    return counted;
  }
}

/** The choices as the page that leads lists them: whoever leads does not vote. @param {Question} question */
function choices(question) {
  if (!question.choices.length) return [];
  const list = element("ul");
  list.className = "votes";
  list.append(...question.choices.map((choice) => element("li", ...written(choice, question))));
  return [list];
}

/**
 * The votes beside what the network gives to each choice.
 * @param {Question} question
 * @param {HTMLElement} own what to say of the reader's own vote
 */
function results(question, own) {
  const { votes, answer } = question;
  const counts = votes ?? {};
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { choice: right = null, words = "", columns = [], outcome = "" } = answer ?? {};
  const table = element("table");
  table.toggleAttribute("data-votes-only", columns.length === 0);
  const head = table.createTHead().insertRow();
  for (const title of ["", "Hall", ...columns.map((column) => column.title)]) {
    const cell = element("th", title);
    cell.scope = "col";
    head.append(cell);
  }
  const body = table.createTBody();
  for (const [index, choice] of countedChoices(question).entries()) {
    const row = body.insertRow();
    const name = element("th", ...written(choice, question));
    name.scope = "row";
    row.append(name);
    row.toggleAttribute("data-happened", choice === right);
    if (choice === right) name.append(` ✓ ${words}`);
    const count = counts[choice] ?? 0;
    const share = total ? count / total : 0;
    row.append(shareCell(share, "hall", `${percent(share)} (${count})`));
    for (const { part, shares } of columns) row.append(shareCell(shares[index] ?? 0, part));
  }
  const box = element("div");
  box.className = "results";
  box.append(table, element("p", countSentence(counts, right)), own);
  if (outcome) box.append(element("p", ...written(outcome, question)));
  return box;
}

/** @param {string} sentence */
function situation(sentence) {
  const said = element("p", sentence);
  said.className = "situation";
  return said;
}

/**
 * The latest visits, folded on a phone, where the choices need the room; the earlier ones folded.
 * @param {[string, string][]} history
 */
function lastVisits(history) {
  const items = history.map(([name, moment]) => {
    const item = element("li");
    item.append(element("strong", name), ` ${moment}`);
    return item;
  });
  const listed = (/** @type {HTMLElement[]} */ shown) => {
    const list = element("ol");
    list.className = "history";
    list.append(...shown);
    return list;
  };
  const box = element("details");
  box.open = !matchMedia("(max-width: 40rem)").matches;
  box.append(element("summary", "The last visits"));
  const earlier = items.slice(0, -LATEST);
  if (earlier.length) {
    const word = earlier.length === 1 ? "visit" : "visits";
    const fold = element("details");
    fold.append(element("summary", `${earlier.length} earlier ${word}`), listed(earlier));
    box.append(fold);
  }
  box.append(listed(items.slice(-LATEST)));
  return box;
}

/** @param {number} share @param {string} part @param {string} [text] */
function shareCell(share, part, text = percent(share, 1)) {
  const cell = element("td", text);
  cell.className = "share";
  cell.dataset.of = part;
  cell.style.setProperty("--share", String(share));
  return cell;
}

/**
 * @param {string} own the reader's vote so far
 * @param {(choice: string) => void} cast
 * @param {(problem: string) => void} refuse says why what was typed is no number
 */
function numberField(own, cast, refuse) {
  const form = element("form");
  form.className = "own-number";
  const field = element("input");
  field.inputMode = "decimal";
  field.required = true;
  field.maxLength = 30;
  field.value = own;
  field.setAttribute("aria-label", "Your number");
  const button = element("button", "Vote");
  button.type = "submit";
  form.append(field, button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const problem = numberProblem(field.value);
    field.setAttribute("aria-invalid", String(problem !== null));
    if (problem === null) cast(field.value);
    else refuse(problem);
  });
  return form;
}

/**
 * A text with its formulas drawn. Only these are markup, which the server has made.
 * @param {string} text
 * @param {Question} question
 * @returns {(string | Node)[]}
 */
function written(text, { formulas }) {
  return splitAt(text, Object.keys(formulas)).map((part) => {
    const page = new DOMParser().parseFromString(formulas[part] ?? "", "text/html");
    return page.body.firstElementChild ?? part;
  });
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {(string | Node)[]} content
 * @returns {HTMLElementTagNameMap[Name]}
 */
function element(name, ...content) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
