/** The options of a figure: the selected values, and the controls that select them. */

/** @import { FigureMeta, OptionChoice } from "./figure-contract.d.ts" */
/** @import { OptionValues, Trace } from "./plotly-types.d.ts" */
/**
 * @typedef {{
 *   selected: () => OptionValues,
 *   select: (name: string, value: number | string) => void,
 *   open: (part: OptionValues) => void,
 * }} Listener
 * @typedef {(name: string) => string | null} Attribute the text that is asked for, by option
 */

const STEP_TIME = 1200; // milliseconds that the player shows a value

/**
 * The value of every option: the one asked for where the figure offers it, else its default.
 * @param {OptionChoice[]} choices
 * @param {Attribute} attribute
 * @returns {OptionValues}
 */
export function selectedValues(choices, attribute) {
  return Object.fromEntries(
    choices.map(({ name, values, value }) => [
      name,
      values.find((offered) => String(offered) === attribute(name)) ?? value,
    ]),
  );
}

/**
 * The first option whose value is asked for but not offered, and a message about it.
 * @param {OptionChoice[]} choices
 * @param {Attribute} attribute
 * @returns {{name: string, message: string} | null}
 */
export function findRefused(choices, attribute) {
  for (const { name, values } of choices) {
    const value = attribute(name);
    if (value === null || values.map(String).includes(value)) continue;
    const offered =
      typeof values[0] === "string"
        ? `there are ${values.join(", ")}`
        : `they run from ${values[0]} to ${values.at(-1)}`;
    return { name, message: `There is no ${name} ${value}; ${offered}.` };
  }
  return null;
}

/**
 * The index of the selected values in a list by some options, the last one changing fastest.
 * @param {OptionChoice[]} choices
 * @param {string[]} options
 * @param {OptionValues} selected
 */
export function indexOfSelected(choices, options, selected) {
  return options.reduce((index, option) => {
    const values = choices.find(({ name }) => name === option)?.values ?? [];
    return index * values.length + values.indexOf(selected[option] ?? "");
  }, 0);
}

/**
 * The selected values in words; numbers with the name of their option.
 * @param {OptionChoice[]} choices
 * @param {OptionValues} selected
 */
export function selectionWords(choices, selected) {
  const words = choices.map((choice) => {
    const label = labelOf(choice, selected);
    return typeof label === "number" ? `${choice.title.toLowerCase()} ${label}` : label;
  });
  return words.join(", ");
}

/**
 * The selected value of an option as its control shows it.
 * @param {OptionChoice} choice
 * @param {OptionValues} selected
 */
export function labelOf(choice, selected) {
  return labelsOf(choice)[choice.values.indexOf(selected[choice.name] ?? "")];
}

/** @param {OptionChoice} choice @returns {(number | string)[]} */
function labelsOf({ values, labels }) {
  return labels ?? values;
}

/** A select for each option, or for the parts that can be opened, and a player for steps. */
export class OptionControls {
  #bar;
  #listener;
  #offered = "";
  #timer = 0;
  /** @type {HTMLButtonElement | null} */
  #playButton = null;

  /**
   * @param {HTMLElement} bar where the controls stand
   * @param {Listener} listener gives the selected values, and is told what a reader selects or opens
   */
  constructor(bar, listener) {
    this.#bar = bar;
    this.#listener = listener;
  }

  /**
   * Make the controls of a figure, unless they are there.
   * @param {FigureMeta} meta
   * @param {Trace[]} traces
   * @param {boolean} opens whether a figure without options offers its parts to be opened
   */
  offer({ choices = [], player }, traces, opens) {
    const parts = choices.length ? [] : traces.filter((trace) => trace.meta);
    const offered = JSON.stringify([
      choices.map(({ name, values, labels }) => [name, values, labels]),
      parts.map(({ name, meta }) => [name, meta]),
    ]);
    if (this.#offered === offered) return;
    this.#offered = offered;
    this.pause();
    this.#playButton = null;
    this.#bar.replaceChildren(...choices.map((choice) => this.#makeSelect(choice)));
    if (parts.length && opens) this.#bar.append(this.#makeOpener(parts));
    const played = choices.find(({ name }) => name === player);
    if (played) this.#bar.append(...this.#makePlayer(played));
  }

  /** @param {OptionValues} selected */
  show(selected) {
    for (const [name, value] of Object.entries(selected)) {
      const select = this.#bar.querySelector(`select[name="${name}"]`);
      if (select instanceof HTMLSelectElement) select.value = String(value);
    }
  }

  pause() {
    clearInterval(this.#timer);
    this.#timer = 0;
    if (this.#playButton) this.#playButton.textContent = "Play";
  }

  /** @param {OptionChoice} choice */
  #makeSelect(choice) {
    const { name, title, values } = choice;
    const select = document.createElement("select");
    select.name = name;
    const labels = labelsOf(choice);
    select.append(
      ...values.map((value, index) => new Option(String(labels[index]), String(value))),
    );
    select.addEventListener("change", () => {
      this.pause();
      const value = values[select.selectedIndex];
      if (value !== undefined) this.#listener.select(name, value);
    });
    return withLabel(title, select);
  }

  /** The parts that a click on the figure opens, for the keyboard. @param {Trace[]} parts */
  #makeOpener(parts) {
    const select = document.createElement("select");
    select.append(
      new Option("…", ""),
      ...parts.map((trace, index) => new Option(trace.name, String(index))),
    );
    select.addEventListener("change", () => {
      const part = select.value ? parts[Number(select.value)] : undefined;
      if (part?.meta) this.#listener.open(part.meta);
      select.value = "";
    });
    return withLabel("Open", select);
  }

  /**
   * Buttons that go back, play and go forward through the values of an option.
   * @param {OptionChoice} choice
   */
  #makePlayer({ name, title, values }) {
    const index = () => values.indexOf(this.#listener.selected()[name] ?? "");
    const show = (/** @type {number} */ position) => {
      const value = values[Math.max(0, Math.min(values.length - 1, position))];
      if (value !== undefined) this.#listener.select(name, value);
    };
    const move = (/** @type {number} */ steps) => {
      this.pause();
      show(index() + steps);
    };
    const play = makeButton("Play", () => {
      if (this.#timer) {
        this.pause();
        return;
      }
      if (index() === values.length - 1) show(0);
      play.textContent = "Pause";
      this.#timer = setInterval(() => {
        show(index() + 1);
        if (index() === values.length - 1) this.pause();
      }, STEP_TIME);
    });
    this.#playButton = play;
    const back = makeButton("‹", () => move(-1));
    const forward = makeButton("›", () => move(1));
    back.setAttribute("aria-label", `${title} back`);
    forward.setAttribute("aria-label", `${title} forward`);
    return [back, play, forward];
  }
}

/**
 * @param {string} text
 * @param {HTMLElement} control
 */
function withLabel(text, control) {
  const label = document.createElement("label");
  label.append(`${text} `, control);
  return label;
}

/**
 * @param {string} text
 * @param {() => void} act
 */
function makeButton(text, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", act);
  return button;
}
