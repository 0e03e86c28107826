/**
 * The sequence editor: a text in the visit notation, and the same visits as rows.
 *
 * The text is the state. The rows show how the server read it, and a change to a row rewrites the
 * text, so only the server parses the notation and fills in what is missing. While a reader types,
 * the rows still show the older text; they are inert until the server has read the new one.
 */

import { copyOf, fieldOf, find, findAll, targetOf } from "./dom.js";
import { NOT_AN_OBJECT } from "./network/messages.js";
import { WEEKDAYS } from "./network/notation.js";
import {
  formatVisits,
  OVERLAPS,
  parseTime,
  replacePlace,
  surpriseOf,
  surpriseOfStay,
} from "./visit-notation.js";
import { closedUp, swapped } from "./visit-positions.js";
import { withoutVisit } from "./visit-removal.js";

/** @import { Problem, ReadVisit } from "./api-types.d.ts" */
/** @import { Moves } from "./visit-positions.js" */

const WRONG = '[aria-invalid="true"]';

export class Editor {
  /** @type {ReadVisit[]} the visits of the rows: as read, or as changed since */
  #visits = [];
  /** The moment to predict, as it was read last. */
  #moment = "";

  /**
   * @param {HTMLElement} root
   * @param {(typing: boolean, moves?: Moves) => void} changed called when the text has changed, with
   *   where its visits are now if that is known
   */
  constructor(root, changed) {
    this.text = find(root, "textarea", HTMLTextAreaElement);
    this.rows = find(root, "[data-rows]");
    this.template = find(root, "template[data-row]", HTMLTemplateElement);
    this.errors = find(root, "[data-errors]");
    this.full = find(root, "[data-full]");
    this.overlaps = find(root, "[data-overlaps]");
    this.changed = changed;
    this.text.addEventListener("input", () => {
      this.#rest();
      changed(true);
    });
    this.rows.addEventListener("click", (event) => this.#press(targetOf(event).closest("button")));
    this.rows.addEventListener("change", (event) => {
      if (targetOf(event).dataset.control === "day") this.#commit(fieldOf(event));
    });
    // Fields of times and numbers fire "change" at every key; they are read when they lose focus.
    this.rows.addEventListener("focusout", (event) => {
      if (!this.rows.inert) this.#commit(fieldOf(event));
    });
    this.rows.addEventListener("input", (event) => {
      refuse(fieldOf(event), "");
    });
    this.rows.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.#commit(fieldOf(event));
    });
  }

  get visits() {
    return this.text.value;
  }

  /** Mark the rows of some visits. @param {number[]} indices in the order of the text */
  mark(indices) {
    for (const [index, row] of [...this.rows.children].entries()) {
      row.toggleAttribute("data-marked", indices.includes(index));
    }
  }

  /** The index of the row around an element; -1 where there is none. @param {Element} element */
  indexOf(element) {
    const row = element.closest("[data-visit]");
    return row ? [...this.rows.children].indexOf(row) : -1;
  }

  /** Replace the whole history. */
  set visits(text) {
    this.text.value = text;
    this.#rest();
  }

  /** Let the rows wait for another text; what was wrong in them goes with the history they show. */
  #rest() {
    this.rows.inert = true;
    for (const field of findAll(this.rows, WRONG, HTMLInputElement)) {
      field.value = field.dataset.read ?? "";
      refuse(field, "");
    }
  }

  /**
   * Add a visit; of as many as the network reads, the oldest leaves.
   * @param {string} place in the notation
   */
  add(place) {
    const takesPlace = this.#isFull && !this.rows.inert;
    const visits = takesPlace ? formatVisits(withoutVisit(this.#visits, 0)) : this.text.value;
    const text = visits.trim().replace(/,$/, "");
    this.text.value = text ? `${text}, ${place}` : place;
    this.rows.inert = true;
    this.changed(false, takesPlace ? closedUp(this.#visits.length, 0) : undefined);
  }

  /**
   * Fill the rows with the visits as the server read them.
   * @param {ReadVisit[]} visits
   * @param {string} [moment] to predict; left out where it has not been read anew
   */
  show(visits, moment = this.#moment) {
    this.#visits = visits;
    this.#moment = moment;
    while (this.rows.children.length > visits.length) this.rows.lastElementChild?.remove();
    while (this.rows.children.length < visits.length) this.rows.append(copyOf(this.template));
    const rows = findAll(this.rows, ":scope > [data-visit]");
    for (const [index, visit] of visits.entries()) {
      const row = rows[index];
      if (row) this.#fill(row, visit, index, visits.length);
    }
    this.rows.inert = false;
    this.full.hidden = !this.#isFull;
    const outlasts = surpriseOfStay(visits.at(-1), moment);
    const sentences = [overlapsIn(visits), outlasts && `Visit ${visits.length} ${outlasts}.`];
    this.overlaps.textContent = sentences.join(" ").trim();
  }

  /** Whether a field of a row holds what cannot be read. */
  get hasMistakes() {
    return this.rows.querySelector(WRONG) !== null;
  }

  /** Whether the rows are as many as the network reads. */
  get #isFull() {
    return this.#visits.length >= Number(this.full.dataset.full);
  }

  /** Show what is wrong beside the text, which stays as it is. @param {Problem[]} problems */
  showProblems(problems) {
    this.text.setAttribute("aria-invalid", String(problems.length > 0));
    this.errors.hidden = problems.length === 0;
    this.errors.replaceChildren(
      ...problems.map((problem) => {
        const item = document.createElement("li");
        const index = visitOf(problem);
        item.textContent = inWords(problem);
        if (index === null) return item;
        for (const suggestion of problem.suggestions) {
          item.append(" ", this.#suggestionButton(index, suggestion));
        }
        return item;
      }),
    );
  }

  /**
   * A button that puts a suggested place into a visit.
   * @param {number} index of the visit
   * @param {string} place in the notation
   */
  #suggestionButton(index, place) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "suggestion";
    button.textContent = place;
    button.setAttribute("aria-label", `Use ${place} for visit ${index + 1}`);
    button.addEventListener("click", () => {
      this.visits = replacePlace(this.text.value, index, place);
      this.text.focus();
      this.changed(false);
    });
    return button;
  }

  /**
   * Show a change in rows and text at once; the server's reading follows.
   * @param {ReadVisit[]} visits
   * @param {Moves} [moves]
   */
  #write(visits, moves) {
    this.show(visits);
    this.text.value = formatVisits(visits);
    this.changed(false, moves);
  }

  /** Replace visits by their indices. @param {Map<number, ReadVisit>} replaced @param {Moves} [moves] */
  #replace(replaced, moves) {
    this.#write(
      this.#visits.map((visit, index) => replaced.get(index) ?? visit),
      moves,
    );
  }

  /**
   * @param {HTMLElement} row
   * @param {ReadVisit} visit
   * @param {number} index
   * @param {number} count of rows
   */
  #fill(row, visit, index, count) {
    const [day, time] = split(visit.written_moment);
    row.toggleAttribute("data-masked", visit.masked);
    find(row, "[data-number]").textContent = String(index + 1);
    find(row, "[data-place]").textContent = visit.label;
    find(row, "[data-category]").textContent = visit.category ?? "";
    const outlasts = index === count - 1 ? surpriseOfStay(visit, this.#moment) : "";
    const surprises = [surpriseOf(visit, this.#visits[index - 1]), outlasts].filter(Boolean);
    find(row, "[data-surprise]").textContent = surprises.join("; ");

    const daySelect = find(row, '[data-control="day"]', HTMLSelectElement);
    const days = day && !WEEKDAYS.includes(day) ? [...WEEKDAYS, day] : WEEKDAYS;
    daySelect.replaceChildren(
      new Option(`(${WEEKDAYS[visit.weekday]})`, ""),
      ...days.map((name) => new Option(name, name)),
    );
    /** @type {[name: string, field: HTMLInputElement | HTMLSelectElement, value: string, title: string][]} */
    const fields = [
      ["day", daySelect, day, "Day"],
      [
        "time",
        find(row, '[data-control="time"]', HTMLInputElement),
        time || clock(visit.start_minute),
        "Time",
      ],
      [
        "stay",
        find(row, '[data-control="stay"]', HTMLInputElement),
        String(visit.duration_minutes),
        "Minutes of stay",
      ],
    ];
    const problem = find(row, "[data-problem]");
    problem.id = `visit-${index + 1}-problem`;
    for (const [name, field, value, title] of fields) {
      // A field that somebody types in keeps their text, and a wrong one until it is corrected. A
      // choice of a day is never half done.
      const typing = field === document.activeElement && field.value !== field.dataset.read;
      const wrong = field.ariaInvalid === "true" && field.dataset.read === value;
      if (!(field instanceof HTMLInputElement && (typing || wrong))) {
        refuse(field, "");
        field.value = value;
      }
      field.dataset.read = value;
      field.setAttribute("aria-errormessage", problem.id);
      field.toggleAttribute("data-filled-in", visit.filled_in.includes(name));
      field.setAttribute("aria-label", `${title} of visit ${index + 1}, ${visit.label}`);
    }

    /** @type {[name: string, label: string, enabled: boolean][]} */
    const buttons = [
      ["earlier", "Move earlier:", index > 0],
      ["later", "Move later:", index < count - 1],
      ["remove", "Remove", count > 1],
    ];
    for (const [name, label, enabled] of buttons) {
      const button = find(row, `[data-control="${name}"]`, HTMLButtonElement);
      button.disabled = !enabled;
      button.setAttribute("aria-label", `${label} visit ${index + 1}, ${visit.label}`);
    }
  }

  /** Take the new value of a row's field. @param {HTMLInputElement | HTMLSelectElement} field */
  #commit(field) {
    const name = field.dataset.control;
    if (!name || field.localName === "button" || field.value === field.dataset.read) return;
    const index = this.indexOf(field);
    const visit = this.#visits[index];
    const row = /** @type {HTMLElement | null} */ (field.closest("[data-visit]"));
    if (!visit || !row) return;
    const read = { time: readTime, stay: readStay }[name];
    if (read && field instanceof HTMLInputElement) {
      refuse(field, read(field));
      if (field.ariaInvalid) return;
    }
    const [day] = split(visit.written_moment);
    const time = find(row, '[data-control="time"]').dataset.read;
    const stay = field.value === "" ? null : Math.round(Number(field.value));
    /** @type {Record<string, Partial<ReadVisit>>} */
    const changes = {
      day: { written_moment: `${field.value} ${time}`.trim() },
      time: { written_moment: field.value && `${day} ${field.value}`.trim() },
      stay: { written_stay: stay, duration_minutes: stay ?? visit.duration_minutes },
    };
    field.dataset.read = field.value;
    this.#replace(new Map([[index, { ...visit, ...changes[name] }]]));
  }

  /** @param {HTMLButtonElement | null} button */
  #press(button) {
    const control = button?.dataset.control;
    if (!button || !control) return;
    const index = this.indexOf(button);
    if (control === "remove") {
      const moves = closedUp(this.#visits.length, index);
      this.#write(withoutVisit(this.#visits, index), moves);
      this.#focus(Math.min(index, this.#visits.length - 1), control);
    } else {
      const other = control === "earlier" ? index - 1 : index + 1;
      this.#swap(index, other);
      this.#focus(other, control);
    }
  }

  /**
   * Move the place of a visit; days, times and stays keep their positions.
   * @param {number} index
   * @param {number} by
   */
  move(index, by) {
    const other = Math.max(0, Math.min(this.#visits.length - 1, index + by));
    if (other !== index) this.#swap(index, other);
  }

  /**
   * Let a visit begin at another time of its day.
   * @param {number} index
   * @param {number} minutes since midnight
   */
  setTime(index, minutes) {
    const visit = this.#visits[index];
    if (!visit) return;
    const [day] = split(visit.written_moment);
    const written_moment = `${day} ${clock(minutes)}`.trim();
    this.#replace(new Map([[index, { ...visit, written_moment, start_minute: minutes }]]));
  }

  /**
   * Let a visit last longer or shorter.
   * @param {number} index
   * @param {number} minutes
   */
  setStay(index, minutes) {
    const visit = this.#visits[index];
    if (!visit) return;
    const change = { written_stay: minutes, duration_minutes: minutes };
    this.#replace(new Map([[index, { ...visit, ...change }]]));
  }

  /**
   * Swap the places of two visits; days, times and stays keep their positions.
   * @param {number} index
   * @param {number} other
   */
  #swap(index, other) {
    const [first, second] = [this.#visits[index], this.#visits[other]];
    if (!first || !second) return;
    this.#replace(
      new Map([
        [index, { ...first, ...placeOf(second) }],
        [other, { ...second, ...placeOf(first) }],
      ]),
      swapped(this.#visits.length, index, other),
    );
  }

  /**
   * Move the focus with the visit; at an end of the list, to a button that is enabled, and to the
   * day of the only visit.
   * @param {number} index
   * @param {string} control
   */
  #focus(index, control) {
    const last = this.#visits.length - 1;
    /** @type {Record<string, boolean>} */
    const disabled = { earlier: index === 0, later: index === last, remove: last === 0 };
    const enabled = [control, "later", "earlier", "remove", "day"].find((name) => !disabled[name]);
    const row = findAll(this.rows, ":scope > [data-visit]")[index];
    const target = enabled && row?.querySelector(`[data-control="${enabled}"]`);
    (target instanceof HTMLElement ? target : this.text).focus();
  }
}

/** @param {ReadVisit} visit */
function placeOf({ place, label, category, masked }) {
  return { place, label, category, masked };
}

/** The day, where one is written, and the time. @param {string} moment @returns {[string, string]} */
function split(moment) {
  const [first = "", second] = moment.split(" ");
  return second === undefined ? ["", first] : [first, second];
}

/**
 * Rewrite a typed time as `08:00`.
 * @param {HTMLInputElement} field
 * @returns {string} why it holds no time; empty where it holds one, or nothing
 */
function readTime(field) {
  const time = field.value.trim() ? parseTime(field.value) : "";
  if (time === null) {
    return `“${field.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such as 17:30.`;
  }
  field.value = time;
  return "";
}

/**
 * Why a field does not hold minutes that a visit can last; empty where it does.
 * @param {HTMLInputElement} field
 */
function readStay(field) {
  const { rangeUnderflow, rangeOverflow, badInput } = field.validity;
  const isWrong = rangeUnderflow || rangeOverflow || badInput;
  return isWrong ? `Write the stay in minutes, from ${field.min} to ${field.max}.` : "";
}

/**
 * Mark a field of a row and say beside it what is wrong; the focus may go elsewhere.
 * @param {HTMLInputElement | HTMLSelectElement} field
 * @param {string} message empty where nothing is wrong
 */
function refuse(field, message) {
  const row = field.closest("[data-visit]");
  if (!row) return;
  field.setCustomValidity(message);
  field.ariaInvalid = message ? "true" : null;
  const wrong = findAll(row, WRONG, HTMLInputElement);
  find(row, "[data-problem]").textContent = wrong.map((each) => each.validationMessage).join(" ");
}

/** Which visits begin before the ones above end, as a sentence. @param {ReadVisit[]} visits */
function overlapsIn(visits) {
  const early = visits.flatMap((visit, index) =>
    surpriseOf(visit, visits[index - 1]) === OVERLAPS ? index + 1 : [],
  );
  if (early.length < 2) return early.length ? `Visit ${early[0]} ${OVERLAPS}.` : "";
  return `These visits begin before the visits above them end: ${early.join(", ")}.`;
}

/** @param {number} minute of the day */
function clock(minute) {
  const pad = (/** @type {number} */ number) => String(Math.floor(number)).padStart(2, "0");
  return `${pad(minute / 60)}:${pad(minute % 60)}`;
}

/** The index of the visit that a problem is of; null for another one. @param {Problem} problem */
function visitOf({ where }) {
  const visit = /^visits\[(\d+)\]/.exec(where);
  return visit ? Number(visit[1]) : null;
}

/** A problem as a sentence that says where it is. @param {Problem} problem */
export function inWords(problem) {
  const visit = visitOf(problem);
  if (visit !== null) return `Visit ${visit + 1}: ${problem.message}`;
  if (!problem.where.startsWith("interventions")) return problem.message;
  if (problem.message === NOT_AN_OBJECT) {
    return "The changes to the network cannot be read. Perhaps the link was cut off. Reset all changes.";
  }
  return `The changes to the network: ${problem.message}`;
}
