/**
 * A searchable list: a text field with a list of the matches, after the ARIA combobox pattern.
 * The field stands in a `[data-combobox]`, followed by an empty `[role=listbox]`.
 */

import { messageOf } from "./api.js";
import { find } from "./dom.js";

/**
 * @template Item
 * @param {HTMLElement} root
 * @param {(text: string) => Promise<Item[]>} search
 * @param {(item: Item) => {label: string, note: string}} describe
 * @param {(item: Item) => void} choose
 */
export function combobox(root, search, describe, choose) {
  const input = find(root, "input", HTMLInputElement);
  const list = find(root, "[role=listbox]");
  /** @type {Item[]} */
  let items = [];
  let active = -1; // the index of the highlighted item
  let searching = Promise.resolve();
  let searches = 0;

  const close = () => {
    searches += 1; // results that are still to come are ignored
    items = [];
    active = -1;
    list.hidden = true;
    list.replaceChildren();
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  const highlight = (/** @type {number} */ index) => {
    active = index;
    for (const [position, option] of [...list.children].entries()) {
      option.setAttribute("aria-selected", String(position === active));
    }
    const option = list.children[active];
    if (!option) {
      input.removeAttribute("aria-activedescendant");
      return;
    }
    input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  };

  const take = (/** @type {Item | undefined} */ item) => {
    if (!item) return;
    input.value = "";
    close();
    choose(item);
  };

  const makeOption = (
    /** @type {number} */ index,
    /** @type {string} */ label,
    /** @type {string} */ note,
  ) => {
    const option = document.createElement("li");
    option.id = `${list.id}-${index}`;
    option.setAttribute("role", "option");
    const small = document.createElement("small");
    small.textContent = note;
    option.append(label, " ", small);
    return option;
  };

  const show = (/** @type {Item[]} */ matches, /** @type {string} */ message) => {
    items = matches;
    const options = items.map((item, index) => {
      const { label, note } = describe(item);
      const option = makeOption(index, label, note);
      option.addEventListener("mousedown", (event) => event.preventDefault()); // the input keeps the focus
      option.addEventListener("click", () => take(item));
      return option;
    });
    if (message) {
      const option = makeOption(0, message, "");
      option.setAttribute("aria-disabled", "true");
      options.push(option);
    }
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    input.setAttribute("aria-expanded", String(options.length > 0));
    highlight(items.length && input.value.trim() ? 0 : -1);
  };

  const open = async () => {
    searches += 1;
    const thisSearch = searches;
    items = [];
    active = -1;
    const text = input.value.trim();
    try {
      const matches = await search(text);
      if (thisSearch === searches)
        show(matches, matches.length ? "" : `No place matches “${text}”.`);
    } catch (error) {
      if (thisSearch === searches) show([], messageOf(error));
    }
  };
  const start = () => {
    searching = open();
  };

  const enter = async () => {
    if (!input.value.trim() && active < 0) return;
    await searching;
    take(items[active]);
  };

  input.addEventListener("input", start);
  input.addEventListener("focus", start);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" && list.hidden) start();
    else if (event.key === "ArrowDown") highlight(Math.min(active + 1, items.length - 1));
    else if (event.key === "ArrowUp") highlight(Math.max(active - 1, 0));
    else if (event.key === "Enter") enter();
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
}
