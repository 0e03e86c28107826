/** The inputs of a lesson: cells that can be edited, words that can be more or fewer. */

/** @typedef {import("./api.js").Problem} Problem */

export class Inputs {
  #box;
  #reset;
  #edited;

  /**
   * @param {HTMLElement} box around the inputs
   * @param {HTMLButtonElement} reset puts the text's own back
   * @param {() => void} edited called after every edit
   */
  constructor(box, reset, edited) {
    this.#box = box;
    this.#reset = reset;
    this.#edited = edited;
    box.addEventListener("input", () => edited());
    box.addEventListener("click", ({ target }) => {
      if ("more" in target.dataset) this.#resize(target.closest("[data-input]"), 1);
      if ("fewer" in target.dataset) this.#resize(target.closest("[data-input]"), -1);
    });
    reset.addEventListener("click", () => {
      this.#override = {};
      edited();
    });
    this.#showReset();
  }

  /** What stands in for the fields until the server has drawn it. */
  #override = null;

  /** What differs from the text's own, as JSON; "" if nothing does, null while a cell holds no number. */
  get text() {
    const changed = this.#override ?? this.#changed();
    return changed === null ? null : Object.keys(changed).length ? JSON.stringify(changed) : "";
  }

  #changed() {
    const changed = {};
    let readable = true;
    for (const field of this.#fields) {
      const value = valueOf(field);
      if (value === null) readable = false;
      else if (JSON.stringify(value) !== JSON.stringify(JSON.parse(field.dataset.default))) changed[field.dataset.input] = value;
    }
    return readable ? changed : null;
  }

  get #fields() {
    return [...this.#box.querySelectorAll("[data-input]")];
  }

  /** Inputs that the server drew; where somebody types, what was typed stays. */
  take(sent) {
    this.#override = null;
    const focused = document.activeElement;
    const typed = this.#box.contains(focused) && focused.name ? { name: focused.name, value: focused.value, start: focused.selectionStart, end: focused.selectionEnd } : null;
    const button = this.#box.contains(focused) && !focused.name ? [focused.closest("[data-input]")?.dataset.input, "more" in focused.dataset ? "more" : "fewer"] : null;
    this.#box.replaceChildren(...sent.childNodes);
    if (typed) {
      const field = this.#box.querySelector(`[name="${CSS.escape(typed.name)}"]`);
      if (field && field.localName === "input") {
        field.value = typed.value;
        field.focus({ preventScroll: true });
        field.setSelectionRange(typed.start, typed.end);
      } else field?.focus({ preventScroll: true });
    } else if (button) {
      this.#box.querySelector(`[data-input="${CSS.escape(button[0] ?? "")}"] [data-${button[1]}]`)?.focus({ preventScroll: true });
    }
    this.#showReset();
  }

  /**
   * Problems beside their inputs.
   * @param {Problem[]} problems
   * @returns {Problem[]} those of no input
   */
  complain(problems) {
    this.#override = null;
    for (const field of this.#fields) {
      const name = field.dataset.input;
      const own = problems.filter(({ where }) => new RegExp(`^inputs\\.${name}(\\[|$)`).test(where));
      showFailure(field, own.map((problem) => problem.message).join(" "));
    }
    return problems.filter(({ where }) => !this.#fields.some((field) => new RegExp(`^inputs\\.${field.dataset.input}(\\[|$)`).test(where)));
  }

  #showReset() {
    this.#reset.disabled = Object.keys(this.#changed() ?? { x: 1 }).length === 0;
  }

  /** One word more or fewer, with a row or a column of every matrix that follows them. */
  #resize(field, by) {
    const changed = this.#changed();
    if (changed === null) return;
    const name = field.dataset.input;
    const words = valueOf(field);
    changed[name] = by > 0 ? [...words, `word ${words.length + 1}`] : words.slice(0, -1);
    const resized = (list) => (by > 0 ? [...list, structuredClone(list.at(-1))] : list.slice(0, -1));
    for (const other of this.#fields) {
      let value = valueOf(other);
      if (other.dataset.rows === name) value = resized(value);
      if (other.dataset.columns === name) value = other.dataset.row ? resized(value) : value.map(resized);
      if (other.dataset.rows === name || other.dataset.columns === name) changed[other.dataset.input] = value;
    }
    for (const other of this.#fields) {
      const key = other.dataset.input;
      if (key in changed && JSON.stringify(changed[key]) === JSON.stringify(JSON.parse(other.dataset.default))) delete changed[key];
    }
    this.#override = changed;
    this.#edited();
  }
}

/** What a field holds, as the API takes it; null where a cell holds no number. */
function valueOf(field) {
  const cells = [...field.querySelectorAll("input, select")];
  const { kind } = field.dataset;
  if (kind === "choice") return cells[0].value;
  if (kind === "words") return cells.map((cell) => cell.value);
  const rows = [...new Set(cells.map((cell) => cell.name.split(".")[1]))];
  const numbers = cells.map((cell) => (cell.value.trim() === "" ? NaN : Number(cell.value.trim().replace("−", "-").replace(",", "."))));
  cells.forEach((cell, index) => cell.setAttribute("aria-invalid", String(Number.isNaN(numbers[index]))));
  const readable = numbers.every((number) => !Number.isNaN(number));
  showFailure(field, readable ? "" : "Write a number, such as 0.5, in every cell.");
  if (!readable) return null;
  if (kind === "number") return numbers[0];
  const width = cells.length / rows.length;
  const matrix = rows.map((_, row) => numbers.slice(row * width, (row + 1) * width));
  return field.dataset.row ? matrix[0] : matrix;
}

function showFailure(field, words) {
  const line = field.querySelector("[data-failure]");
  line.textContent = words;
  line.hidden = !words;
}
