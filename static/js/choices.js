/**
 * The options of a figure: what is chosen of each, and the controls that choose.
 *
 * @typedef {number | string} Value
 * @typedef {{name: string, title: string, values: Value[], value: Value, labels?: Value[]}} Choice
 * @typedef {{chosen: () => Record<string, Value>, take: (name: string, value: Value) => void, open: (part: object) => void}} Listener
 */

const PACE = 1200; // milliseconds that a player stays at a step

/**
 * The values of all options: what is asked for where the figure offers it.
 * @param {Choice[]} choices
 * @param {(name: string) => string | null} asked
 * @returns {Record<string, Value>}
 */
export function chosenOf(choices, asked) {
  return Object.fromEntries(
    choices.map(({ name, values, value }) => [
      name,
      values.find((offered) => String(offered) === asked(name)) ?? value,
    ]),
  );
}

/**
 * The first option whose value is asked for and not offered, and what to say of it.
 * @param {Choice[]} choices
 * @param {(name: string) => string | null} asked
 * @returns {{name: string, message: string} | null}
 */
export function refusedOf(choices, asked) {
  const refused = choices.find(
    ({ name, values }) => asked(name) !== null && !values.map(String).includes(asked(name)),
  );
  if (!refused) return null;
  const { name, values } = refused;
  const offered =
    typeof values[0] === "string"
      ? `there are ${values.join(", ")}`
      : `they run from ${values[0]} to ${values.at(-1)}`;
  return { name, message: `There is no ${name} ${asked(name)}; ${offered}.` };
}

/** The place of the chosen values in a list by these options. */
export function rankOf(choices, options, chosen) {
  return options.reduce((rank, option) => {
    const { values } = choices.find(({ name }) => name === option);
    return rank * values.length + values.indexOf(chosen[option]);
  }, 0);
}

/** What is chosen: words, or numbers with what they count. */
export function wordsOf(choices, chosen) {
  const words = choices.map(({ name, title, values, labels = values }) => {
    const label = labels[values.indexOf(chosen[name])];
    return typeof label === "number" ? `${title.toLowerCase()} ${label}` : label;
  });
  return words.join(", ");
}

/** A list for each option, or for the parts that can be opened, and a player for what has steps. */
export class ChoiceBar {
  #bar;
  #listener;
  #offered = "";
  #playing = 0;
  #play = null;

  /**
   * @param {HTMLElement} bar where the controls stand
   * @param {Listener} listener says what is chosen, and is told what somebody chooses or opens
   */
  constructor(bar, listener) {
    this.#bar = bar;
    this.#listener = listener;
  }

  /**
   * Make the controls of a figure, unless they are there.
   * @param {{data: any[], layout: any}} figure
   * @param {boolean} opens whether parts can be opened where nothing can be chosen
   */
  offer({ data, layout }, opens) {
    const { choices = [], player } = layout.meta;
    const parts = choices.length ? [] : data.filter((trace) => trace.meta);
    const offered = JSON.stringify([
      choices.map(({ name, values, labels }) => [name, values, labels]),
      parts.map(({ name, meta }) => [name, meta]),
    ]);
    if (this.#offered === offered) return;
    this.#offered = offered;
    this.pause();
    this.#play = null;
    this.#bar.replaceChildren(...choices.map((choice) => this.#list(choice)));
    if (parts.length && opens) this.#bar.append(this.#opener(parts));
    const played = choices.find(({ name }) => name === player);
    if (played) this.#bar.append(...this.#player(played));
  }

  /** @param {Record<string, Value>} chosen */
  show(chosen) {
    for (const [name, value] of Object.entries(chosen))
      this.#bar.querySelector(`select[name="${name}"]`).value = String(value);
  }

  pause() {
    clearInterval(this.#playing);
    this.#playing = 0;
    if (this.#play) this.#play.textContent = "Play";
  }

  #list({ name, title, values, labels = values }) {
    const select = document.createElement("select");
    select.name = name;
    select.append(
      ...values.map((value, index) => new Option(String(labels[index]), String(value))),
    );
    select.addEventListener("change", () => {
      this.pause();
      this.#listener.take(name, values[select.selectedIndex]);
    });
    return labelled(title, select);
  }

  /** What a click on a part of the figure opens, for the keyboard. */
  #opener(parts) {
    const select = document.createElement("select");
    select.append(
      new Option("…", ""),
      ...parts.map((trace, index) => new Option(trace.name, String(index))),
    );
    select.addEventListener("change", () => {
      const part = parts[select.value];
      if (part) this.#listener.open(part.meta);
      select.value = "";
    });
    return labelled("Open", select);
  }

  /** Back, play and forward through the values of an option. */
  #player({ name, title, values }) {
    const index = () => values.indexOf(this.#listener.chosen()[name]);
    const go = (to) =>
      this.#listener.take(name, values[Math.max(0, Math.min(values.length - 1, to))]);
    const by = (steps) => () => {
      this.pause();
      go(index() + steps);
    };
    const play = button("Play", () => {
      if (this.#playing) {
        this.pause();
        return;
      }
      if (index() === values.length - 1) go(0);
      play.textContent = "Pause";
      this.#playing = setInterval(() => {
        go(index() + 1);
        if (index() === values.length - 1) this.pause();
      }, PACE);
    });
    this.#play = play;
    const back = button("‹", by(-1));
    const forward = button("›", by(1));
    back.setAttribute("aria-label", `${title} back`);
    forward.setAttribute("aria-label", `${title} forward`);
    return [back, play, forward];
  }
}

function labelled(words, control) {
  const label = document.createElement("label");
  label.append(`${words} `, control);
  return label;
}

function button(words, act) {
  const made = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: words,
  });
  made.addEventListener("click", act);
  return made;
}
