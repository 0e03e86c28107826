/**
 * The panel of interventions: what the forward pass is asked to do differently.
 *
 * Its fields carry `data-key`, the key of the API, and where a key holds a list `data-item`, the
 * item as JSON. What a field says by itself (unchecked, empty, the first choice) is left out.
 */

/** How changes are named in a sentence. */
const WORDS = {
  gate: (value) => `gate forced to ${value}`,
  only: (value) => `${value} only`,
  attention_temperature: (value) => `attention temperature ${value}`,
  pointer_temperature: (value) => `pointer temperature ${value}`,
  scaling: () => "no division by √k",
  pointer_scaling: () => "no division by √d",
  position_bias: () => "no position bias",
  sinusoidal: () => "no sinusoidal table",
  position_from_end: () => "no position from the end",
  residuals: () => "no residual connections",
  layer_norm: () => "no layer norms",
  remove_heads: (heads, { replace_with }) =>
    `${heads.map(([layer, head]) => `L${layer} H${head}`).join(", ")} ${replace_with === "mean" ? "replaced by the mean" : "removed"}`,
  skip: (skips) =>
    `${skips.map(({ layer, part }) => `${part.replace("_", "-")} of layer ${layer}`).join(", ")} skipped`,
  without_features: (features) => `without ${features.join(", ")}`,
  mask_visits: (visits) =>
    `visit${visits.length > 1 ? "s" : ""} ${visits.map((visit) => visit + 1).join(", ")} masked`,
  order: (order) => `order ${order.map((visit) => visit + 1).join(" ")}`,
};

/** What is changed, as a sentence. @param {Record<string, any>} asked */
export function summary(asked) {
  const parts = Object.entries(asked)
    .filter(([key]) => key in WORDS)
    .map(([key, value]) => WORDS[key](value, asked));
  return parts.length ? `Changed: ${parts.join("; ")}.` : "Nothing is changed.";
}

export class InterventionPanel {
  #count = 0;
  #order = [];
  /** What was given and the fields cannot hold: the server says what is wrong with it. */
  #given = "";
  /** @type {string[] | null} the places of the history that positions are of */
  #places = null;

  /**
   * @param {HTMLElement} root
   * @param {() => void} changed called when somebody has changed something
   */
  constructor(root, changed) {
    this.root = root;
    this.errors = root.querySelector("[data-errors]");
    this.masks = root.querySelector("[data-masks]");
    this.orderWords = root.querySelector("[data-order]");
    this.state = root.querySelector("[data-state]");
    root.addEventListener("change", () => this.#say(changed));
    root.addEventListener("click", ({ target }) => {
      const { act } = target.dataset;
      if (!act) return;
      if (act === "reset") this.text = "";
      else this.#order = reordered(act, this.#count);
      this.#say(changed);
    });
  }

  /** The changes as JSON; empty where there are none. */
  get text() {
    if (this.#given) return this.#given;
    const asked = this.#read();
    return Object.keys(asked).length ? JSON.stringify(asked) : "";
  }

  set text(json) {
    const asked = parsed(json);
    this.#places = null;
    for (const field of this.#fields) write(field, asked);
    this.#order = Array.isArray(asked.order) ? asked.order : [];
    this.masked = Array.isArray(asked.mask_visits) ? asked.mask_visits : [];
    this.masks.replaceChildren();
    this.#given = json && JSON.stringify(this.#read()) !== json ? json : "";
    this.#describe();
  }

  /** The visits of an answer: those that can be masked. */
  show(/** @type {{label: string, sent: number}[]} */ visits, /** @type {number[]} */ sent) {
    this.#count = visits.length;
    this.#given = "";
    const masked = new Set(this.masked);
    // Boxes stay where they are, and so does the keyboard.
    while (this.masks.children.length > visits.length) this.masks.lastElementChild.remove();
    while (this.masks.children.length < visits.length)
      this.masks.append(mask(this.masks.children.length));
    visits.forEach((visit, place) => {
      const label = this.masks.children[place];
      const box = label.querySelector("input");
      box.checked = masked.has(place);
      box.disabled = place === sent.at(-1);
      label.querySelector("span").textContent = `${place + 1} ${visit.label}`;
    });
    this.#describe();
  }

  /** Positions are those of a history; with other places in another order they mean other visits. */
  keepFor(/** @type {string} */ visits) {
    const places = placesOf(visits);
    const same = this.#places === null || places.join("\n") === this.#places.join("\n");
    this.#places = places;
    if (same) return;
    this.#order = [];
    for (const box of this.#fields.filter((field) => field.dataset.key === "mask_visits"))
      box.checked = false;
    this.masked = [];
    this.#describe();
  }

  complain(/** @type {import("./api.js").Problem[]} */ problems) {
    this.errors.hidden = problems.length === 0;
    this.errors.textContent = problems.map((problem) => problem.message).join(" ");
    if (problems.length) this.root.open = true;
  }

  get #fields() {
    return [...this.root.querySelectorAll("[data-key]")];
  }

  #read() {
    const asked = {};
    for (const field of this.#fields) {
      const value = read(field);
      if (value === undefined) continue;
      const { key, item } = field.dataset;
      if (item) asked[key] = [...(asked[key] ?? []), value];
      else asked[key] = value;
    }
    if (!asked.remove_heads) delete asked.replace_with;
    if (this.masked.length && !this.masks.children.length) asked.mask_visits = this.masked;
    if (this.#order.length) asked.order = this.#order;
    return asked;
  }

  #say(changed) {
    this.#given = "";
    if (this.masks.children.length)
      this.masked = this.#fields
        .filter((field) => field.dataset.key === "mask_visits" && field.checked)
        .map((field) => Number(field.dataset.item));
    this.#describe();
    changed();
  }

  #describe() {
    const asked = this.#read();
    const count = Object.keys(asked).filter((key) => key in WORDS).length;
    this.state.textContent = count ? `${count} changed` : "as learned";
    this.orderWords.textContent = this.#order.length
      ? this.#order.map((visit) => visit + 1).join(" ")
      : "as sent";
  }
}

/** The places of visits in the notation, without days, times and stays. */
function placesOf(visits) {
  const written = visits.match(/(?:"(?:[^"]|"")*"|[^,\n"])+/g) ?? [];
  return written
    .map((visit) => /^(?:"(?:[^"]|"")*"|[^@+"])*/.exec(visit)[0].trim().toLowerCase())
    .filter(Boolean);
}

/** The box that masks the visit at a place. */
function mask(place) {
  const label = document.createElement("label");
  const box = Object.assign(document.createElement("input"), {
    type: "checkbox",
    autocomplete: "off",
  });
  box.dataset.key = "mask_visits";
  box.dataset.item = String(place);
  label.append(box, " ", document.createElement("span"));
  return label;
}

/** Changes as an address has them; none where it was cut off. */
function parsed(json) {
  try {
    return Object(JSON.parse(json || "{}"));
  } catch {
    return {};
  }
}

/** What a field asks for; undefined where it leaves things as they are. */
function read(field) {
  const { item } = field.dataset;
  if (field.type === "checkbox") {
    if (!field.checked) return undefined;
    return item ? JSON.parse(item) : false;
  }
  if (field.type === "number") return field.value === "" ? undefined : Number(field.value);
  return field.value || undefined;
}

function write(field, asked) {
  const { key, item } = field.dataset;
  const value = asked[key];
  if (field.type === "checkbox")
    field.checked = item
      ? Array.isArray(value) && value.some((one) => same(one, JSON.parse(item)))
      : value === false;
  else
    field.value =
      field.localName !== "select" || [...field.options].some((option) => option.value === value)
        ? (value ?? "")
        : "";
}

function same(one, other) {
  const sorted = (value) =>
    JSON.stringify(
      value,
      value && typeof value === "object" && !Array.isArray(value)
        ? Object.keys(value).sort()
        : undefined,
    );
  return sorted(one) === sorted(other);
}

/** Another order of so many visits; none where it is the same. */
function reordered(act, count) {
  const order = [...Array(count).keys()];
  if (act === "reverse") order.reverse();
  if (act === "shuffle") {
    for (let last = count - 1; last > 0; last -= 1) {
      const other = Math.floor(Math.random() * (last + 1));
      [order[last], order[other]] = [order[other], order[last]];
    }
  }
  return act === "as-sent" || order.every((visit, place) => visit === place) ? [] : order;
}
