/** The compare page: two queries, a view of each, and the difference; the address holds it all. */

import { ask, ProblemError, parameters } from "./api.js";
import { fieldOf, find, findOptional } from "./dom.js";
import { Explanations, showAnswer } from "./explanations.js";
import { InterventionPanel } from "./interventions.js";
import { selectPerson } from "./person-select.js";
import "./pointer-view.js";

/** @import { ExampleHistory, Problem } from "./api-types.d.ts" */
/** @import { AnsweredExplanation } from "./explanations.js" */
/** @import { PointerView } from "./pointer-view.d.ts" */
/** @typedef {{visits: string, user: string, predict_at: string}} History as the fields hold it */
/** @typedef {History & {top_k: string, interventions: string}} Query */
/**
 * @typedef {{visits?: string, user?: string | number | null, predict_at?: string | null,
 *   interventions?: unknown}} Against what the second query changes of the first
 */

const TYPING_PAUSE = 350; // milliseconds without a key before the query is sent

const page = find(document, "[data-compare-page]");
const optionNames = (page.dataset.options ?? "").split(" ");
const viewSelect = find(page, "[data-view]", HTMLSelectElement);
const sameHistory = find(page, "[data-same]", HTMLInputElement);
const ownHistory = find(page, '[data-side="b"] [data-own]');
const views = {
  first: viewOf("a"),
  second: viewOf("b"),
  difference: viewOf("difference"),
};
/** @type {Map<string, Explanations>} */
const explanations = new Map();
let timer = 0;
/** @type {Record<string, string>} selected values of the views' options, such as layer and head */
let options = {};
/** The number of places in the answer, where the address gives one. */
let topK = "";

/** @param {string} name @returns {PointerView} */
function viewOf(name) {
  return /** @type {PointerView} */ (find(page, `[data-shows="${name}"]`));
}

/** The explanations of a model, which both sides share. @param {string} model */
function explanationsOf(model) {
  const found = explanations.get(model) ?? new Explanations(model);
  explanations.set(model, found);
  return found;
}

/** One of the two queries. */
class Side {
  #requests = 0;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.model = root.dataset.model ?? "";
    this.person = findOptional(root, "[data-person]", HTMLSelectElement);
    this.visits = find(root, "[data-visits]", HTMLTextAreaElement);
    this.predictAt = find(root, "[data-predict-at]", HTMLInputElement);
    this.problems = find(root, "[data-problems]");
    this.answer = find(root, "[data-answer]", HTMLOutputElement);
    this.explanations = explanationsOf(this.model);
    this.panel = new InterventionPanel(find(root, "[data-interventions]", HTMLDetailsElement), () =>
      showSoon(0),
    );
    this.visits.addEventListener("input", () => showSoon(TYPING_PAUSE));
    // A page that is only looked at shall be light.
    if ("sharesWeights" in root.dataset) {
      page.addEventListener("pointerdown", () => this.explanations.prepare(), { once: true });
    }
    for (const field of [this.person, this.predictAt]) {
      field?.addEventListener("change", () => showSoon(0));
    }
    find(root, "[data-choose-model]").addEventListener("change", (event) => {
      this.model = fieldOf(event).value;
      // Heads, layers and people depend on the model; the server makes the page for it.
      location.assign(address());
    });
  }

  /** @returns {History} */
  get history() {
    return {
      visits: this.visits.value,
      user: this.person?.value ?? "",
      predict_at: this.predictAt.value.trim(),
    };
  }

  /** @param {Against} history */
  fill({ visits, user, predict_at: predictAt }) {
    this.visits.value = visits ?? "";
    this.predictAt.value = predictAt ?? "";
    selectPerson(this.person, user);
  }

  /** Request this side's answer, and show it or what is wrong. @param {Query} query */
  async explain(query) {
    this.#requests += 1;
    const request = this.#requests;
    if (!query.visits.trim()) {
      showAnswer(this.answer, null);
      this.#showProblems([]);
      return;
    }
    const { visits, user, predict_at, top_k, interventions } = query;
    const body = {
      visits,
      user: user || null,
      predict_at: predict_at || null,
      interventions: fromJson(interventions),
      ...(top_k && { top_k: Number(top_k) }),
    };
    try {
      const explanation = await this.explanations.explain(body);
      if (request === this.#requests) this.#show(explanation);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (request !== this.#requests) return;
      showAnswer(this.answer, null);
      this.#showProblems(error.problems);
    }
  }

  /** @param {AnsweredExplanation} explanation */
  #show(explanation) {
    const { visits } = explanation;
    const sent = visits.map((visit) => visit.sent);
    this.panel.show(
      [...visits].sort((first, second) => first.sent - second.sent),
      sent,
    );
    showAnswer(this.answer, explanation);
    this.#showProblems([]);
  }

  /** @param {Problem[]} problems */
  #showProblems(problems) {
    const ofPanel = problems.filter(({ where }) => where.startsWith("interventions"));
    const others = problems.filter((problem) => !ofPanel.includes(problem));
    this.panel.showProblems(ofPanel);
    this.problems.hidden = others.length === 0;
    this.problems.textContent = others
      .map(({ where, message }) => {
        const visit = /^visits\[(\d+)\]/.exec(where);
        return visit ? `Visit ${Number(visit[1]) + 1}: ${message}` : message;
      })
      .join(" ");
  }
}

const first = new Side(find(page, '[data-side="a"]'));
const second = new Side(find(page, '[data-side="b"]'));

/** The two queries as the fields hold them. @returns {[Query, Query]} */
function queries() {
  const histories = [first.history, sameHistory.checked ? first.history : second.history];
  const [a, b] = /** @type {[History, History]} */ (histories);
  first.panel.followHistory(a.visits);
  second.panel.followHistory(b.visits);
  return [
    { ...a, top_k: topK, interventions: first.panel.text },
    { ...b, top_k: topK, interventions: second.panel.text },
  ];
}

/** The second query as the API's `against`: what it changes of the first. @param {Query} query */
function againstOf({ visits, user, predict_at, interventions }) {
  const own = sameHistory.checked
    ? {}
    : { visits, user: user || null, predict_at: predict_at || null };
  return JSON.stringify({ model: second.model, ...own, interventions: fromJson(interventions) });
}

function address() {
  const [a, b] = queries();
  const theme = new URLSearchParams(location.search).get("theme");
  const against = againstOf(b);
  const view = viewSelect.value;
  return `?${parameters({ model: first.model, ...a, against, view, theme, ...options })}`;
}

/** @param {number} pause in milliseconds */
function showSoon(pause) {
  clearTimeout(timer);
  timer = setTimeout(() => show("push"), pause);
}

/** @param {"push" | "replace"} historyChange what becomes of the browser's history */
function show(historyChange) {
  clearTimeout(timer);
  const [a, b] = queries();
  draw(views.first, a, "");
  draw(views.second, b, "");
  draw(views.difference, a, againstOf(b));
  first.explain(a);
  second.explain(b);
  const url = address();
  if (url === location.search) return;
  if (historyChange === "push") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
}

/**
 * @param {PointerView} view
 * @param {Query} query
 * @param {string} against
 */
function draw(view, query, against) {
  const attributes = {
    view: viewSelect.value,
    visits: query.visits,
    user: query.user,
    "predict-at": query.predict_at,
    "top-k": query.top_k,
    interventions: query.interventions,
    against,
    ...options,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) view.setAttribute(name, value);
    else view.removeAttribute(name);
  }
}

/** Fill the fields from the address; without visits, with an example of the first model. */
async function restore() {
  const given = new URLSearchParams(location.search);
  const against = readAgainst(given.get("against"));
  options = Object.fromEntries([...given].filter(([name]) => optionNames.includes(name)));
  topK = given.get("top_k") ?? "";
  viewSelect.value = given.get("view") || viewSelect.value;
  first.fill({
    visits: given.get("visits") ?? "",
    user: given.get("user"),
    predict_at: given.get("predict_at"),
  });
  first.panel.text = given.get("interventions") ?? "";
  second.panel.text = against.interventions ? JSON.stringify(against.interventions) : "";
  if (!given.get("visits")) {
    const example = await fetchExample(first.model);
    if (example) first.fill({ ...example, predict_at: example.predict_at.replace("T", " ") });
  }
  sameHistory.checked = !["visits", "user", "predict_at"].some((name) => name in against);
  // The second query takes what it does not change from the first, unless it has its own visits.
  if (!sameHistory.checked) {
    second.fill(against.visits ? against : { ...first.history, ...against });
  }
  showOwnHistory();
  show("replace");
}

/** @param {string} model @returns {Promise<ExampleHistory | undefined>} */
async function fetchExample(model) {
  try {
    /** @type {{items: ExampleHistory[]}} */
    const { items } = await ask(`models/${encodeURIComponent(model)}/histories?limit=1`);
    return items[0];
  } catch {
    return undefined; // the page works without examples
  }
}

/** Show the second query's own history, which begins as a copy of the first. */
function showOwnHistory() {
  ownHistory.hidden = sameHistory.checked;
  if (!sameHistory.checked && !second.visits.value) second.fill(first.history);
}

/** Interventions as JSON; other text is sent as it is, and the server says what is wrong. @param {string} text @returns {unknown} */
function fromJson(text) {
  try {
    return JSON.parse(text || "null");
  } catch {
    return text;
  }
}

/** @param {string | null} text @returns {Against} */
function readAgainst(text) {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Record<string, string | number>} values */
function setOptions(values) {
  for (const [name, value] of Object.entries(values)) options[name] = String(value);
}

sameHistory.addEventListener("change", () => {
  showOwnHistory();
  showSoon(0);
});
viewSelect.addEventListener("change", () => showSoon(0));
page.addEventListener("pointer-view:option", ({ detail }) => {
  setOptions(detail);
  for (const view of Object.values(views)) {
    for (const [name, value] of Object.entries(options)) view.setAttribute(name, value);
  }
  history.replaceState(null, "", address());
});
page.addEventListener("pointer-view:open", ({ detail }) => {
  if (viewSelect.value !== "heads" || !("head" in detail)) return;
  setOptions(detail);
  viewSelect.value = "head";
  showSoon(0);
});
page.addEventListener("pointer-view:hover", ({ detail }) => {
  for (const view of Object.values(views)) view.mark(detail.visits);
});
window.addEventListener("popstate", () => location.reload());
restore();
