/** What goes into the network, folded away until the reader edits it. */

import { find, findOptional } from "./dom.js";

export class InputsSheet {
  /**
   * @param {HTMLElement} page
   * @param {() => boolean} [stays] whether the inputs are in sight anyway
   */
  constructor(page, stays = () => false) {
    this.page = page;
    this.stays = stays;
    this.button = find(page, "[data-inputs-button]", HTMLButtonElement);
    this.inputs = find(page, `#${this.button.getAttribute("aria-controls")}`);
    this.button.addEventListener("click", () => this.toggle(!this.isOpen));
    find(page, "[data-inputs-close]").addEventListener("click", () => this.toggle(false));
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.isOpen) return;
      event.preventDefault(); // nothing else goes back meanwhile
      this.toggle(false);
    });
  }

  get isOpen() {
    return this.page.hasAttribute("data-inputs");
  }

  /** Open or close the inputs and take the focus along. @param {boolean} isOpen */
  toggle(isOpen) {
    const hadFocus = this.inputs.contains(document.activeElement);
    this.show(isOpen);
    const text = find(this.inputs, "textarea");
    const form = findOptional(this.inputs, "[name=visits-as]:checked"); // of the visits: list or text
    if (isOpen) (text.checkVisibility() ? text : (form ?? text)).focus();
    else if (hadFocus && !this.stays()) this.button.focus();
  }

  /** Open or close the inputs. @param {boolean} isOpen */
  show(isOpen) {
    this.page.toggleAttribute("data-inputs", isOpen);
    this.button.setAttribute("aria-expanded", String(isOpen));
  }
}
