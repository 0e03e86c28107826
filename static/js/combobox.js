/**
 * A searchable list: an input with a list of what matches, by the ARIA pattern of a combobox.
 * The input stands in a `[data-combobox]` with an empty `[role=listbox]` behind it.
 */

/**
 * @template Item
 * @param {HTMLElement} root
 * @param {(text: string) => Promise<Item[]>} search
 * @param {(item: Item) => {label: string, note: string}} describe
 * @param {(item: Item) => void} choose
 */
export function combobox(root, search, describe, choose) {
  const input = root.querySelector("input");
  const list = root.querySelector("[role=listbox]");
  let items = [];
  let active = -1;
  let searching = Promise.resolve();
  let asked = 0;

  const close = () => {
    asked += 1;
    items = [];
    active = -1;
    list.hidden = true;
    list.replaceChildren();
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  const mark = (index) => {
    active = index;
    [...list.children].forEach((option, at) =>
      option.setAttribute("aria-selected", String(at === active)),
    );
    const option = list.children[active];
    if (!option) {
      input.removeAttribute("aria-activedescendant");
      return;
    }
    input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  };

  const take = (item) => {
    if (!item) return;
    input.value = "";
    close();
    choose(item);
  };

  const entry = (index, label, note) => {
    const option = document.createElement("li");
    option.id = `${list.id}-${index}`;
    option.setAttribute("role", "option");
    const small = document.createElement("small");
    small.textContent = note;
    option.append(label, " ", small);
    return option;
  };

  const show = (found, words) => {
    items = found;
    const options = items.map((item, index) => {
      const { label, note } = describe(item);
      const option = entry(index, label, note);
      option.addEventListener("mousedown", (event) => event.preventDefault()); // the input keeps the focus
      option.addEventListener("click", () => take(item));
      return option;
    });
    if (words) {
      options.push(entry(0, words, ""));
      options[0].setAttribute("aria-disabled", "true");
    }
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    input.setAttribute("aria-expanded", String(options.length > 0));
    mark(items.length && input.value.trim() ? 0 : -1);
  };

  const open = async () => {
    const mine = ++asked;
    items = [];
    active = -1;
    try {
      const found = await search(input.value.trim());
      if (mine === asked) show(found, found.length ? "" : "Nothing is called so.");
    } catch (error) {
      if (mine === asked) show([], error.message);
    }
  };
  const start = () => (searching = open());

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
    else if (event.key === "ArrowDown") mark(Math.min(active + 1, items.length - 1));
    else if (event.key === "ArrowUp") mark(Math.max(active - 1, 0));
    else if (event.key === "Enter") enter();
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
}
