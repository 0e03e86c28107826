/** Menus that a summary opens: Escape and a press elsewhere close them. */

import { find, findAll } from "./dom.js";

/** @param {HTMLElement} page whose `details[data-menu]` are menus */
export function closeMenus(page) {
  const open = () => findAll(page, "details[data-menu][open]", HTMLDetailsElement);
  document.addEventListener("pointerdown", ({ target }) => {
    for (const menu of open()) {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    }
  });
  // Before others, for whom Escape means to go back.
  document.addEventListener(
    "keydown",
    (event) => {
      const [menu] = open();
      if (event.key !== "Escape" || !menu) return;
      event.stopImmediatePropagation();
      menu.open = false;
      find(menu, "summary").focus();
    },
    { capture: true },
  );
}
