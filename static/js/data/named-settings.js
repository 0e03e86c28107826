/**
 * Sentences on a data set name settings as the command line takes them, such as `rows=visits`. On
 * the page they become links with the words of the form, which lead to the field and set it.
 */

import { find, findAll, findOptional } from "../dom.js";

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

// A name with `=` and perhaps a value, or one of several words; what stands before it and behind.
const SETTING =
  /(such as )?(?:--set )?\b([a-z]+(?:_[a-z]+)+|[a-z]+(?==))(=[^\s,;)]*?)?(?=[.,;:)?]*(?:\s|$))/g;
const PLACEHOLDER = /[A-Z]{3,}/; // COLUMN, REGION/CITY: the reader is to choose

/**
 * Name the fields of a form in the sentences around it.
 * @param {HTMLElement} page
 * @param {(words: string) => void} say says to screen readers which field was set
 */
export function nameSettings(page, say) {
  const form = findOptional(page, "form[data-look]");
  if (!form) return;
  for (const said of findAll(page, ".look li, [data-failure]")) {
    const sentence = said.textContent ?? "";
    /** @type {(string | HTMLAnchorElement)[]} */
    const parts = [];
    let [end, isExample] = [0, false];
    for (const found of sentence.matchAll(SETTING)) {
      const [whole, example = "", name = "", value] = found;
      const field = /** @type {Field | null} */ (form.querySelector(`[name="${name}"]`));
      if (!field) continue;
      const isGiven = value !== undefined && !PLACEHOLDER.test(value);
      const between = sentence.slice(end, found.index);
      isExample = example !== "" || (isExample && between.trim() === "");
      const link = makeLink(field, isGiven ? value.slice(1) : null, isExample, say);
      parts.push(between, example, link);
      end = found.index + whole.length;
    }
    if (parts.length) said.replaceChildren(...parts, sentence.slice(end));
  }
}

/**
 * @param {Field} field
 * @param {string | null} value that the sentence proposes
 * @param {boolean} isExample of a value, which is shown but not set
 * @param {(words: string) => void} say
 */
function makeLink(field, value, isExample, say) {
  const isList = field instanceof HTMLSelectElement;
  const chosen = isList && value === "" ? "none" : (value ?? "");
  const option = isList ? [...field.options].find((one) => one.value === chosen) : null;
  const words = value === null ? "" : `: ${option?.textContent ?? value}`;
  const link = document.createElement("a");
  link.href = `#${field.id}`;
  link.textContent = `“${labelOf(field)}${words}”`;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    const fold = field.closest("details");
    if (fold) fold.open = true;
    if (value !== null && !isExample && (!isList || option)) {
      field.value = chosen;
      say(`${labelOf(field)}: ${noteBeside(field, option?.textContent ?? chosen)}`);
    }
    field.focus();
    field.scrollIntoView({ block: "center" });
  });
  return link;
}

/** Say beside a field what it was set to, until it is changed. @param {Field} field @param {string} words */
function noteBeside(field, words) {
  const label = /** @type {Element} */ (field.closest("label"));
  const note = label.querySelector("small") ?? document.createElement("small");
  note.textContent = `Set to “${words}”. Look again to use it.`;
  label.append(note);
  field.addEventListener("input", () => note.remove(), { once: true });
  return note.textContent;
}

/**
 * The words of a field, without its name on the command line and whether it is needed.
 * @param {Field} field
 */
function labelOf(field) {
  const label = find(/** @type {Element} */ (field.closest("label")), "span");
  return (label.firstChild?.textContent ?? "").replace(/ \(needed.*/, "").trim();
}
