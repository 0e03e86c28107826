/**
 * The sequence editor: a text in the visit notation and the same visits as rows.
 *
 * The text is the state. Rows are filled from the server's reading of it, and a change to a row
 * writes a new text; so the notation is parsed and filled in at one place only. While a person
 * types, the rows are of an older text and rest until the new one has been read.
 */

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/**
 * @typedef {{place: string, label: string, category: string | null, written_moment: string,
 *   written_stay: number | null, weekday: number, start_minute: number, duration_minutes: number,
 *   filled_in: string[]}} ReadVisit
 */

/** @param {ReadVisit[]} visits */
function notation(visits) {
  return visits
    .map(({ place, written_moment: moment, written_stay: stay }) =>
      [place, moment && `@ ${moment}`, stay === null ? "" : `+${stay}`].filter(Boolean).join(" "),
    )
    .join(", ");
}

export class Editor {
  /** @type {ReadVisit[]} the visits of the rows: as read, or as changed since */
  #visits = [];

  /**
   * @param {HTMLElement} root
   * @param {(typing: boolean) => void} changed called when the text has changed
   */
  constructor(root, changed) {
    this.text = root.querySelector("textarea");
    this.rows = root.querySelector("[data-rows]");
    this.template = root.querySelector("template[data-row]");
    this.errors = root.querySelector("[data-errors]");
    this.changed = changed;
    this.text.addEventListener("input", () => {
      this.rows.inert = true;
      changed(true);
    });
    this.rows.addEventListener("click", ({ target }) => this.#press(target.closest("button")));
    this.rows.addEventListener(
      "change",
      ({ target }) => target.dataset.control === "day" && this.#commit(target),
    );
    // A field of time or number says "changed" at every key; it counts once it is left.
    this.rows.addEventListener("focusout", ({ target }) => this.rows.inert || this.#commit(target));
    this.rows.addEventListener(
      "keydown",
      ({ key, target }) => key === "Enter" && this.#commit(target),
    );
  }

  get visits() {
    return this.text.value;
  }

  /** Mark rows by the places of their visits in the text. */
  mark(/** @type {number[]} */ places) {
    [...this.rows.children].forEach((row, at) =>
      row.toggleAttribute("data-marked", places.includes(at)),
    );
  }

  /** The row that an event comes from; -1 where there is none. */
  placeOf(/** @type {Element} */ element) {
    return [...this.rows.children].indexOf(element.closest("[data-visit]"));
  }

  /** Another history altogether. */
  set visits(text) {
    this.text.value = text;
    this.rows.inert = true;
  }

  /** @param {string} place in the notation */
  add(place) {
    const text = this.text.value.trim().replace(/,$/, "");
    this.text.value = text ? `${text}, ${place}` : place;
    this.rows.inert = true;
    this.changed(false);
  }

  /** Fill the rows with what the server read. */
  show(/** @type {ReadVisit[]} */ visits) {
    this.#visits = visits;
    while (this.rows.children.length > visits.length) this.rows.lastElementChild.remove();
    while (this.rows.children.length < visits.length)
      this.rows.append(this.template.content.cloneNode(true));
    visits.forEach((visit, index) =>
      this.#fill(this.rows.children[index], visit, index, visits.length),
    );
    this.rows.inert = false;
  }

  /**
   * Say what is wrong beside the field; what was typed stays.
   * @param {import("./api.js").Problem[]} problems
   */
  complain(problems) {
    this.text.setAttribute("aria-invalid", String(problems.length > 0));
    this.errors.hidden = problems.length === 0;
    this.errors.replaceChildren(
      ...problems.map((problem) => {
        const item = document.createElement("li");
        const visit = /^visits\[(\d+)\]/.exec(problem.where);
        item.textContent = visit
          ? `Visit ${Number(visit[1]) + 1}: ${problem.message}`
          : problem.message;
        return item;
      }),
    );
  }

  /** Rows and text show a change at once; what the server makes of it follows. */
  #write(/** @type {ReadVisit[]} */ visits) {
    this.show(visits);
    this.text.value = notation(visits);
    this.changed(false);
  }

  #fill(row, visit, index, count) {
    const control = (name) => row.querySelector(`[data-control="${name}"]`);
    const [day, time] = split(visit.written_moment);
    row.toggleAttribute("data-masked", Boolean(visit.masked));
    row.querySelector("[data-number]").textContent = index + 1;
    row.querySelector("[data-place]").textContent = visit.label;
    row.querySelector("[data-category]").textContent = visit.category ?? "";

    const days = day && !DAYS.includes(day) ? [...DAYS, day] : DAYS;
    control("day").replaceChildren(
      new Option(`(${DAYS[visit.weekday]})`, ""),
      ...days.map((name) => new Option(name, name)),
    );
    const values = {
      day,
      time: time || clock(visit.start_minute),
      stay: String(visit.duration_minutes),
    };
    const words = { day: "Day", time: "Time", stay: "Minutes of stay" };
    for (const [name, value] of Object.entries(values)) {
      const field = control(name);
      // What is being typed in a field is not written over.
      const typing = field === document.activeElement && field.value !== field.dataset.read;
      if (!typing) field.value = value;
      field.dataset.read = value;
      field.toggleAttribute("data-filled-in", visit.filled_in.includes(name));
      field.setAttribute("aria-label", `${words[name]} of visit ${index + 1}, ${visit.label}`);
    }

    const buttons = {
      earlier: ["Move earlier:", index > 0],
      later: ["Move later:", index < count - 1],
      remove: ["Remove", count > 1],
    };
    for (const [name, [text, enabled]] of Object.entries(buttons)) {
      control(name).disabled = !enabled;
      control(name).setAttribute("aria-label", `${text} visit ${index + 1}, ${visit.label}`);
    }
  }

  /** A field of a row has got a new value. */
  #commit(field) {
    const name = field.dataset.control;
    if (!name || field.tagName === "BUTTON" || field.value === field.dataset.read) return;
    const index = this.placeOf(field);
    const visit = this.#visits[index];
    const [day] = split(visit.written_moment);
    const time = field.closest("[data-visit]").querySelector('[data-control="time"]').dataset.read;
    const stay = field.value === "" ? null : Math.round(Number(field.value));
    const change = {
      day: { written_moment: `${field.value} ${time}`.trim() },
      time: { written_moment: field.value && `${day} ${field.value}`.trim() },
      stay: { written_stay: stay, duration_minutes: stay ?? visit.duration_minutes },
    }[name];
    field.dataset.read = field.value;
    this.#write(this.#visits.map((other, at) => (at === index ? { ...other, ...change } : other)));
  }

  #press(button) {
    if (!button) return;
    const index = this.placeOf(button);
    const { control } = button.dataset;
    if (control === "remove") {
      this.#write(this.#visits.filter((_, at) => at !== index));
      this.#focus(Math.min(index, this.#visits.length - 1), control);
    } else {
      const other = control === "earlier" ? index - 1 : index + 1;
      this.#swap(index, other);
      this.#focus(other, control);
    }
  }

  /** Places change their order; days, times and stays keep theirs. */
  #swap(index, other) {
    const from = { [index]: this.#visits[other], [other]: this.#visits[index] };
    this.#write(
      this.#visits.map((visit, at) => {
        const { place, label, category } = from[at] ?? visit;
        return { ...visit, place, label, category };
      }),
    );
  }

  /** The keyboard follows the visit; at the end of the list it goes to a button that works. */
  #focus(index, control) {
    const last = this.#visits.length - 1;
    const ends = { earlier: index === 0, later: index === last, remove: last === 0 };
    const works = [control, "later", "earlier", "remove"].find((name) => !ends[name]);
    const target = works && this.rows.children[index].querySelector(`[data-control="${works}"]`);
    (target ?? this.text).focus();
  }
}

function split(moment) {
  const parts = moment.split(" ");
  return parts.length > 1 ? [parts[0], parts[1]] : ["", parts[0]];
}

function clock(minute) {
  const pad = (number) => String(Math.floor(number)).padStart(2, "0");
  return `${pad(minute / 60)}:${pad(minute % 60)}`;
}
