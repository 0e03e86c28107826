/** The compare page: two queries, one view of each, and the difference. The address holds it all. */

import { ProblemError, ask, parameters } from "./api.js";
import { InterventionPanel } from "./interventions.js";
import { choosePerson } from "./person.js";
import "./pointer-view.js";

const PAUSE = 350; // milliseconds without a key before typing counts as done
const UNKNOWN = 1; // the location that stands for all that the model does not know

const page = document.querySelector("[data-compare-page]");
const offered = page.dataset.options.split(" ");
const shows = Object.fromEntries(
  [...page.querySelectorAll("[data-shows]")].map((view) => [view.dataset.shows, view]),
);
const chooseView = page.querySelector("[data-view]");
const same = page.querySelector("[data-same]");
let timer = 0;
/** What is chosen within the figures, such as the layer and the head. */
let options = {};
/** How many places are asked for, where the address says so. */
let topK = "";

/** One of the two queries. */
class Side {
  #asked = 0;

  constructor(root) {
    this.root = root;
    this.model = root.dataset.model;
    this.person = root.querySelector("[data-person]");
    this.visits = root.querySelector("[data-visits]");
    this.predictAt = root.querySelector("[data-predict-at]");
    this.problems = root.querySelector("[data-problems]");
    this.answer = root.querySelector("[data-answer]");
    this.panel = new InterventionPanel(root.querySelector("[data-interventions]"), () => later(0));
    this.visits.addEventListener("input", () => later(PAUSE));
    for (const field of [this.person, this.predictAt])
      field?.addEventListener("change", () => later(0));
    root.querySelector("[data-choose-model]").addEventListener("change", ({ target }) => {
      this.model = target.value;
      // Heads, layers and people are those of a model: its page brings them.
      location.assign(address());
    });
  }

  get history() {
    return {
      visits: this.visits.value,
      user: this.person?.value ?? "",
      predict_at: this.predictAt.value.trim(),
    };
  }

  set history({ visits, user, predict_at: predictAt }) {
    this.visits.value = visits ?? "";
    this.predictAt.value = predictAt ?? "";
    choosePerson(this.person, user);
  }

  /** Ask what this side answers, and say what is wrong with it. */
  async ask(query) {
    const mine = ++this.#asked;
    if (!query.visits.trim()) {
      this.answer.textContent = "…";
      this.#complain([]);
      return;
    }
    const { visits, user, predict_at, top_k, interventions } = query;
    const asked = {
      visits,
      user: user || null,
      predict_at: predict_at || null,
      interventions: fromJson(interventions),
      ...(top_k && { top_k: Number(top_k) }),
    };
    try {
      const answered = await ask(
        `models/${encodeURIComponent(this.model)}/explain?encoding=base64`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(asked),
        },
      );
      if (mine !== this.#asked) return;
      const sent = answered.visits.map((visit) => visit.sent);
      this.panel.show(
        [...answered.visits].sort((one, other) => one.sent - other.sent),
        sent,
      );
      const { name, location: place, probability } = answered.prediction;
      this.answer.textContent = `${name ?? (place === UNKNOWN ? "unknown place" : `#${place}`)}, ${(100 * probability).toFixed(1)} %`;
      this.#complain([]);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (mine !== this.#asked) return;
      this.answer.textContent = "…";
      this.#complain(error.problems);
    }
  }

  #complain(problems) {
    const ofPanel = problems.filter(({ where }) => where.startsWith("interventions"));
    const others = problems.filter((problem) => !ofPanel.includes(problem));
    this.panel.complain(ofPanel);
    this.problems.hidden = others.length === 0;
    this.problems.textContent = others
      .map(({ where, message }) =>
        /^visits\[\d+\]/.test(where)
          ? `Visit ${Number(/\d+/.exec(where)) + 1}: ${message}`
          : message,
      )
      .join(" ");
  }
}

const first = new Side(page.querySelector('[data-side="a"]'));
const second = new Side(page.querySelector('[data-side="b"]'));

function queries() {
  const [one, other] = [first.history, same.checked ? first.history : second.history];
  first.panel.keepFor(one.visits);
  second.panel.keepFor(other.visits);
  const a = { ...one, top_k: topK, interventions: first.panel.text };
  const b = { ...other, top_k: topK, interventions: second.panel.text };
  return { a, b };
}

/** The second query as the API takes it beside the first. */
function against({ b }) {
  const own = same.checked
    ? {}
    : { visits: b.visits, user: b.user || null, predict_at: b.predict_at || null };
  return JSON.stringify({ model: second.model, ...own, interventions: fromJson(b.interventions) });
}

function address() {
  const asked = queries();
  const theme = new URLSearchParams(location.search).get("theme");
  const chosen = {
    model: first.model,
    ...asked.a,
    against: against(asked),
    view: chooseView.value,
    theme,
    ...options,
  };
  return `?${parameters(chosen)}`;
}

function later(pause) {
  clearTimeout(timer);
  timer = setTimeout(() => show("push"), pause);
}

function show(history) {
  clearTimeout(timer);
  const asked = queries();
  const { a, b } = asked;
  const draw = (view, query, other) => {
    const attributes = {
      view: chooseView.value,
      visits: query.visits,
      user: query.user,
      "predict-at": query.predict_at,
      "top-k": query.top_k,
      interventions: query.interventions,
      against: other,
      ...options,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) view.setAttribute(name, value);
      else view.removeAttribute(name);
    }
  };
  draw(shows.a, a, "");
  draw(shows.b, b, "");
  draw(shows.difference, a, against(asked));
  first.ask(a);
  second.ask(b);
  const url = address();
  if (url === location.search) return;
  if (history === "push") window.history.pushState(null, "", url);
  else window.history.replaceState(null, "", url);
}

/** The fields as the address has them; without visits an example of the first model. */
async function restore() {
  const given = new URLSearchParams(location.search);
  const other = readJson(given.get("against"));
  options = Object.fromEntries([...given].filter(([name]) => offered.includes(name)));
  topK = given.get("top_k") ?? "";
  if (given.get("view")) chooseView.value = given.get("view");
  first.history = {
    visits: given.get("visits"),
    user: given.get("user"),
    predict_at: given.get("predict_at"),
  };
  first.panel.text = given.get("interventions") ?? "";
  second.panel.text = other.interventions ? JSON.stringify(other.interventions) : "";
  if (!given.get("visits")) {
    const { items } = await ask(
      `models/${encodeURIComponent(first.model)}/histories?limit=1`,
    ).catch(() => ({ items: [] }));
    if (items.length)
      first.history = { ...items[0], predict_at: items[0].predict_at.replace("T", " ") };
  }
  same.checked = !["visits", "user", "predict_at"].some((name) => name in other);
  // What the second does not say for itself it has from the first, unless its visits are its own.
  if (!same.checked) second.history = other.visits ? other : { ...first.history, ...other };
  showOwn();
  show("replace");
}

/** A second history begins as the first. */
function showOwn() {
  const own = second.root.querySelector("[data-own]");
  own.hidden = same.checked;
  if (!same.checked && !second.visits.value) second.history = first.history;
}

/** Changes as JSON; what is none is sent as it is, and the server says what is wrong with it. */
function fromJson(text) {
  try {
    return JSON.parse(text || "null");
  } catch {
    return text;
  }
}

function readJson(text) {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
}

same.addEventListener("change", () => {
  showOwn();
  later(0);
});
chooseView.addEventListener("change", () => later(0));
page.addEventListener("pointer-view:option", ({ detail }) => {
  for (const [name, value] of Object.entries(detail)) options[name] = String(value);
  for (const view of Object.values(shows)) {
    for (const [name, value] of Object.entries(options)) view.setAttribute(name, value);
  }
  history.replaceState(null, "", address());
});
page.addEventListener("pointer-view:open", ({ detail }) => {
  if (chooseView.value !== "heads" || !("head" in detail)) return;
  for (const [name, value] of Object.entries(detail)) options[name] = String(value);
  chooseView.value = "head";
  later(0);
});
page.addEventListener("pointer-view:hover", ({ detail }) => {
  for (const view of Object.values(shows)) view.mark(detail.visits);
});
window.addEventListener("popstate", () => location.reload());
restore();
