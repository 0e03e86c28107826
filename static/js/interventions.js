/**
 * The panel of interventions: the changes to the forward pass.
 *
 * A field carries `data-key`, its key in the API, and where the key holds a list `data-item`, the
 * item as JSON. A field in its initial state (unchecked, empty, the first option) changes nothing.
 */

import { changesOf, numbered } from "./changes.js";
import { find, findAll, targetOf } from "./dom.js";
import { placesOf } from "./visit-notation.js";
import { foundAgain, movedAlong } from "./visit-positions.js";

/** @import { Interventions, Problem } from "./api-types.d.ts" */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */
/** @import { Moves, Positions } from "./visit-positions.js" */
/** @typedef {{label: string, sent: number}} Visit */

export class InterventionPanel {
  #count = 0;
  /** @type {number[]} */
  #order = [];
  /** @type {number[]} the masked visits, in increasing order */
  #masked = [];
  /** Interventions that the fields cannot hold; the server says what is wrong with them. */
  #unreadable = "";
  /** @type {string[] | null} the places of the history that the positions belong to */
  #places = null;
  /** @type {Positions & {places: string[]} | null} those of the history that an edit began with */
  #before = null;

  /**
   * @param {HTMLDetailsElement} root
   * @param {() => void} changed called when a reader has changed something
   */
  constructor(root, changed) {
    this.root = root;
    this.errors = find(root, "[data-errors]");
    this.masks = find(root, "[data-masks]");
    this.orderWords = find(root, "[data-order]");
    this.state = find(root, "[data-state]");
    root.addEventListener("change", () => this.#take(changed));
    root.addEventListener("click", (event) => {
      const { act } = targetOf(event).dataset;
      if (!act) return;
      if (act === "reset") this.text = "";
      else this.#order = reordered(act, this.#count);
      this.#take(changed);
    });
  }

  /** The interventions as JSON; empty where there are none. */
  get text() {
    if (this.#unreadable) return this.#unreadable;
    const interventions = this.#read();
    return Object.keys(interventions).length ? JSON.stringify(interventions) : "";
  }

  set text(json) {
    const interventions = parsed(json);
    this.#places = this.#before = null;
    for (const field of this.#fields) write(field, interventions);
    this.#order = Array.isArray(interventions.order) ? interventions.order : [];
    this.#masked = Array.isArray(interventions.mask_visits) ? interventions.mask_visits : [];
    this.masks.replaceChildren();
    this.#unreadable = json && JSON.stringify(this.#read()) !== json ? json : "";
    this.#describe();
  }

  /**
   * Offer the visits of an explanation for masking: what was edited is read.
   * @param {Visit[]} visits in the order sent
   * @param {number[]} sent the visits' positions in the request, in the model's order
   */
  show(visits, sent) {
    this.#count = visits.length;
    this.#unreadable = "";
    this.#settle();
    // Boxes are reused, so that the focus stays where it is.
    while (this.masks.children.length > visits.length) this.masks.lastElementChild?.remove();
    while (this.masks.children.length < visits.length) {
      this.masks.append(makeMaskBox(this.masks.children.length));
    }
    const labels = findAll(this.masks, "label");
    for (const [index, visit] of visits.entries()) {
      const label = labels[index];
      if (!label) continue;
      const box = find(label, "input", HTMLInputElement);
      box.checked = this.#masked.includes(index);
      box.disabled = index === sent.at(-1);
      find(label, "span").textContent = `${index + 1} ${visit.label}`;
    }
    this.#describe();
  }

  /**
   * Let masks and order follow their visits. Until an edited text is read, as it may be half typed,
   * they are those of the history before it.
   * @param {string} visits in the notation
   * @param {Moves} [moves] of the visits so far, where they are known; else places are compared
   */
  followHistory(visits, moves) {
    const before = this.#before;
    const places = placesOf(visits);
    this.#places = places;
    if (!before) {
      this.#settle();
      return;
    }
    const isBack = !moves && isSame(places, before.places);
    const along = moves ?? foundAgain(before.places, places);
    const { masked, order } = isBack ? before : movedAlong(before, along, places.length);
    const isUnchanged = isSame([masked, order], [this.#masked, this.#order]);
    this.#masked = masked;
    this.#order = order;
    if (moves) this.#settle();
    if (isUnchanged) return;
    for (const box of this.#maskBoxes) box.checked = masked.includes(Number(box.dataset.item));
    this.#unreadable = ""; // it names other visits
    this.#describe();
  }

  /** What is edited next begins with the history as it is. */
  #settle() {
    const positions = { masked: this.#masked, order: this.#order };
    this.#before = this.#places && { places: this.#places, ...positions };
  }

  /** @param {Problem[]} problems */
  showProblems(problems) {
    this.errors.hidden = problems.length === 0;
    this.errors.textContent = problems.map((problem) => problem.message).join(" ");
    if (problems.length) this.root.open = true;
  }

  get #fields() {
    return /** @type {Field[]} */ (findAll(this.root, "[data-key]"));
  }

  get #maskBoxes() {
    return findAll(this.root, '[data-key="mask_visits"]', HTMLInputElement);
  }

  /** @returns {Interventions} as the fields hold them */
  #read() {
    /** @type {Record<string, unknown>} */
    const interventions = {};
    for (const field of this.#fields) {
      const value = read(field);
      const { key = "", item } = field.dataset;
      if (value === undefined || key === "mask_visits") continue;
      if (item) {
        const items = interventions[key];
        interventions[key] = [...(Array.isArray(items) ? items : []), value];
      } else {
        interventions[key] = value;
      }
    }
    for (const { dataset } of this.#fields) {
      const { key = "", of } = dataset;
      if (of && !interventions[of]) delete interventions[key];
    }
    if (this.#masked.length) interventions.mask_visits = this.#masked;
    if (this.#order.length) interventions.order = this.#order;
    return interventions;
  }

  /** @param {() => void} changed */
  #take(changed) {
    this.#unreadable = "";
    if (this.masks.children.length) {
      this.#masked = this.#maskBoxes
        .filter((box) => box.checked)
        .map((box) => Number(box.dataset.item));
    }
    this.#settle();
    this.#describe();
    changed();
  }

  #describe() {
    const count = changesOf(this.#read()).length;
    this.state.textContent = count ? `${count} changed` : "as learned";
    this.orderWords.textContent = this.#order.length
      ? numbered(this.#order).join(" ")
      : "unchanged";
  }
}

/** The box that masks a visit. @param {number} index */
function makeMaskBox(index) {
  const label = document.createElement("label");
  const box = document.createElement("input");
  box.type = "checkbox";
  box.autocomplete = "off";
  box.dataset.key = "mask_visits";
  box.dataset.item = String(index);
  label.append(box, " ", document.createElement("span"));
  return label;
}

/** The interventions of an address; none where the address was cut off. @param {string} json */
function parsed(json) {
  try {
    return /** @type {Record<string, unknown>} */ (Object(JSON.parse(json || "{}")));
  } catch {
    return {};
  }
}

/** The value of a field; undefined where it changes nothing. @param {Field} field @returns {unknown} */
function read(field) {
  const { item } = field.dataset;
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    if (!field.checked) return undefined;
    return item ? JSON.parse(item) : false;
  }
  if (field.type === "number") return field.value === "" ? undefined : Number(field.value);
  return field.value || undefined;
}

/**
 * @param {Field} field
 * @param {Record<string, unknown>} interventions
 */
function write(field, interventions) {
  const { key = "", item } = field.dataset;
  const value = interventions[key];
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    field.checked = item
      ? value === "all" ||
        (Array.isArray(value) && value.some((entry) => isSame(entry, JSON.parse(item))))
      : value === false;
    return;
  }
  const isOffered =
    field instanceof HTMLInputElement
      ? field.type !== "number" || typeof value === "number" // a link may hold anything
      : [...field.options].some((option) => option.value === value);
  field.value = isOffered && value !== undefined && value !== null ? String(value) : "";
}

/**
 * Whether two values are the same JSON, whatever the order of their keys.
 * @param {unknown} first
 * @param {unknown} second
 */
function isSame(first, second) {
  return sortedJson(first) === sortedJson(second);
}

/** @param {unknown} value */
function sortedJson(value) {
  const isObject = value && typeof value === "object" && !Array.isArray(value);
  return JSON.stringify(value, isObject ? Object.keys(value).sort() : undefined);
}

/**
 * The order that a button asks for; empty where it is the order sent.
 * @param {string} act
 * @param {number} count of visits
 */
function reordered(act, count) {
  const order = [...Array(count).keys()];
  if (act === "reverse") order.reverse();
  if (act === "shuffle") shuffle(order);
  return act === "as-sent" || order.every((visit, position) => visit === position) ? [] : order;
}

/** Shuffle in place (Fisher–Yates). @param {number[]} items */
function shuffle(items) {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [items[last], items[other]] = [Number(items[other]), Number(items[last])];
  }
}
