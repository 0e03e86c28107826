/**
 * The sequence editor: a text in the visit notation and the same visits as rows.
 *
 * The text is the state. Rows are drawn from the server's reading of it, and a change to a row
 * writes a new text; so the notation is parsed and filled in at one place only.
 */

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/**
 * @typedef {{place: string, label: string, category: string | null, written_moment: string,
 *   written_stay: number | null, weekday: number, start_minute: number, duration_minutes: number,
 *   filled_in: string[]}} ReadVisit
 * @typedef {{place: string, moment: string, stay: number | null}} WrittenVisit
 */

/** @param {WrittenVisit[]} visits */
function notation(visits) {
  return visits
    .map(({ place, moment, stay }) => [place, moment && `@ ${moment}`, stay === null ? "" : `+${stay}`].filter(Boolean).join(" "))
    .join(", ");
}

export class Editor {
  /** @type {WrittenVisit[]} */
  #written = [];

  /**
   * @param {HTMLElement} root
   * @param {(visits: string, typing: boolean) => void} changed called with the new notation
   */
  constructor(root, changed) {
    this.text = root.querySelector("textarea");
    this.rows = root.querySelector("[data-rows]");
    this.template = root.querySelector("template[data-row]");
    this.errors = root.querySelector("[data-errors]");
    this.changed = changed;
    this.text.addEventListener("input", () => changed(this.text.value, true));
  }

  get visits() {
    return this.text.value;
  }

  set visits(text) {
    this.text.value = text;
  }

  /** @param {string} place in the notation */
  add(place) {
    const text = this.text.value.trim().replace(/,$/, "");
    this.#write(text ? `${text}, ${place}` : place);
  }

  /** Draw the rows of what the server read; the keyboard's place is kept. */
  show(/** @type {ReadVisit[]} */ visits) {
    this.#written = visits.map((visit) => ({
      place: visit.place,
      moment: visit.written_moment,
      stay: visit.written_stay,
    }));
    const focused = document.activeElement?.closest?.("[data-control]");
    const row = focused && [...this.rows.children].indexOf(focused.closest("[data-visit]"));
    this.rows.replaceChildren(...visits.map((visit, index) => this.#row(visit, index, visits.length)));
    if (focused && row >= 0) {
      const at = this.rows.children[Math.min(row, visits.length - 1)];
      at?.querySelector(`[data-control="${focused.dataset.control}"]`)?.focus();
    }
    this.complain([]);
  }

  /**
   * Say what is wrong beside the field; what was typed stays.
   * @param {import("./api.js").Problem[]} problems
   */
  complain(problems) {
    const [general, ...others] = [problems.filter((p) => !p.where.startsWith("user") && p.where !== "predict_at")];
    this.text.setAttribute("aria-invalid", String(general.length > 0));
    this.errors.hidden = general.length === 0;
    this.errors.replaceChildren(
      ...general.map((problem) => {
        const item = document.createElement("li");
        const visit = /^visits\[(\d+)\]/.exec(problem.where);
        item.textContent = visit ? `Visit ${Number(visit[1]) + 1}: ${problem.message}` : problem.message;
        return item;
      }),
    );
  }

  #write(text) {
    this.text.value = text;
    this.changed(text, false);
  }

  #edit(index, change) {
    this.#write(notation(this.#written.map((visit, at) => (at === index ? { ...visit, ...change } : visit))));
  }

  /** Places change their order; days, times and stays keep theirs. */
  #swap(index, other) {
    const places = this.#written.map((visit) => visit.place);
    [places[index], places[other]] = [places[other], places[index]];
    this.#write(notation(this.#written.map((visit, at) => ({ ...visit, place: places[at] }))));
  }

  #row(visit, index, count) {
    const row = this.template.content.firstElementChild.cloneNode(true);
    const find = (name) => row.querySelector(`[data-control="${name}"]`);
    const named = (name, text) => find(name).setAttribute("aria-label", `${text} of visit ${index + 1}, ${visit.label}`);
    row.querySelector("[data-number]").textContent = index + 1;
    row.querySelector("[data-place]").textContent = visit.label;
    row.querySelector("[data-category]").textContent = visit.category ?? "";

    const [day, time] = split(visit.written_moment);
    const at = `${pad(visit.start_minute / 60)}:${pad(visit.start_minute % 60)}`;
    const filled = (name, part) => find(name).toggleAttribute("data-filled-in", visit.filled_in.includes(part));

    const select = find("day");
    select.append(new Option(`(${DAYS[visit.weekday]})`, ""), ...DAYS.map((name) => new Option(name, name)));
    if (day && !DAYS.includes(day)) select.append(new Option(day, day));
    select.value = day;
    select.addEventListener("change", () => this.#edit(index, { moment: `${select.value} ${at}`.trim() }));

    const clock = find("time");
    clock.value = at;
    clock.addEventListener("change", () => this.#edit(index, { moment: clock.value && `${day} ${clock.value}`.trim() }));

    const stay = find("stay");
    stay.value = visit.duration_minutes;
    stay.addEventListener("change", () => this.#edit(index, { stay: stay.value === "" ? null : Math.round(Number(stay.value)) }));

    filled("day", "day");
    filled("time", "time");
    filled("stay", "stay");
    named("day", "Day");
    named("time", "Time");
    named("stay", "Minutes of stay");

    const button = (name, text, enabled, act) => {
      find(name).disabled = !enabled;
      find(name).setAttribute("aria-label", `${text} visit ${index + 1}, ${visit.label}`);
      find(name).addEventListener("click", act);
    };
    button("earlier", "Move earlier:", index > 0, () => this.#swap(index, index - 1));
    button("later", "Move later:", index < count - 1, () => this.#swap(index, index + 1));
    button("remove", "Remove", count > 1, () => this.#write(notation(this.#written.filter((_, other) => other !== index))));
    return row;
  }
}

function split(moment) {
  const parts = moment.split(" ");
  return parts.length > 1 ? [parts[0], parts[1]] : ["", parts[0]];
}

function pad(number) {
  return String(Math.floor(number)).padStart(2, "0");
}
