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
    [...list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === active)));
    const option = list.children[active];
    if (!option) return;
    input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  };

  const take = (index) => {
    const item = items[index];
    if (!item) return;
    input.value = "";
    close();
    choose(item);
  };

  const open = async () => {
    const mine = ++asked;
    const found = await search(input.value);
    if (mine !== asked) return;
    items = found;
    list.replaceChildren(
      ...items.map((item, index) => {
        const { label, note } = describe(item);
        const option = document.createElement("li");
        option.id = `${list.id}-${index}`;
        option.setAttribute("role", "option");
        const small = document.createElement("small");
        small.textContent = note;
        option.append(label, " ", small);
        option.addEventListener("pointerdown", (event) => {
          event.preventDefault();
          take(index);
        });
        return option;
      }),
    );
    list.hidden = items.length === 0;
    input.setAttribute("aria-expanded", String(items.length > 0));
    mark(items.length && input.value ? 0 : -1);
  };

  input.addEventListener("input", open);
  input.addEventListener("focus", open);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" && list.hidden) open();
    else if (event.key === "ArrowDown") mark(Math.min(active + 1, items.length - 1));
    else if (event.key === "ArrowUp") mark(Math.max(active - 1, 0));
    else if (event.key === "Enter") take(Math.max(active, 0));
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
}
