/** The explore page: editor, interventions and views of one query, which the address holds. */

import { ask, isAbort, ProblemError, parameters, ROOT } from "./api.js";
import { combobox } from "./combobox.js";
import { find, findAll, findOptional, findViews, targetOf } from "./dom.js";
import { Editor } from "./editor.js";
import { answerOf, Explanations, showAnswer } from "./explanations.js";
import { InterventionPanel, summary } from "./interventions.js";
import { linkOptions, selectedOptions, selectOptions } from "./linked-options.js";
import { selectPerson } from "./person-select.js";
import { enablePrinting, unfoldWhenPrinting } from "./printing.js";
import "./pointer-view.js";

/**
 * @import {
 *   ExampleHistory, Explanation, LocationProbability, Problem, QueryBody, ReadVisit,
 *   VisitReason
 * } from "./api-types.d.ts"
 */
/** @import { AnsweredExplanation } from "./explanations.js" */
/** @typedef {"push" | "replace" | "keep"} HistoryChange what becomes of the browser's history */
/**
 * @typedef {{visits: string, user: string, predict_at: string, top_k: string,
 *   interventions: string}} Fields a query as the page's fields hold it
 */

const LEAST_UNKNOWN = 0.0005; // a probability that is not shown as 0.0 %
const TYPING_PAUSE = 350; // milliseconds without a key before the query is sent
const UNCHANGED = JSON.stringify({ interventions: null }); // the same query, the network unchanged
/** @type {(keyof Fields)[]} */
const QUERY = ["visits", "user", "predict_at", "top_k", "interventions"];
const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "short" });

const page = find(document, "[data-explore]");
const model = page.dataset.explore ?? "";
const api = `models/${encodeURIComponent(model)}`;
const changes = find(page, "[data-changes]");
const storyViews = findViews(page, ".chapter pointer-view");
const differenceViews = findViews(changes);
const views = [...storyViews, ...differenceViews];
const story = find(page, "[data-story]");
const compare = find(page, "[data-compare]", HTMLAnchorElement);
const walkthrough = find(page, "[data-walk]", HTMLAnchorElement);
const answer = find(page, "[data-answer]", HTMLOutputElement);
const badge = find(page, "[data-badge]");
const engineChoice = findOptional(page, "[data-engine-choice]", HTMLSelectElement); // where weights are shared
const outcome = find(page, "[data-outcome]");
const stale = find(page, "[data-stale]");
const person = findOptional(page, "[data-person]", HTMLSelectElement); // null without known people
const predictAt = find(page, "[data-predict-at]", HTMLInputElement);
const examples = find(page, "[data-examples]", HTMLSelectElement);
const failure = find(page, "[data-error]");
const suggestion = find(page, "[data-try]");

const editor = new Editor(find(page, "[data-editor]"), (typing) => {
  leaveExample();
  panel.followHistory(editor.visits);
  submitSoon(typing ? TYPING_PAUSE : 0);
});
const panel = new InterventionPanel(find(page, "[data-interventions]", HTMLDetailsElement), () =>
  submitSoon(0),
);

const explanations = new Explanations(model, new URLSearchParams(location.search).get("engine"));

/** The number of places in the answer, where the address gives one. */
let topK = "";
/**
 * The loaded example: the moment to predict, and how its visits end.
 * @type {{predictAt: string, end: string} | null}
 */
let example = null;
/** The part of the address that the page shows. */
let search = location.search;
/** @type {Fields | null} the query that is shown; null before the first */
let shown = null;
/** @type {number[]} the visits' positions in the request, in the model's order */
let sent = [];
let isInUse = false;
let requests = 0;
let timer = 0;
let running = new AbortController();

/** @returns {Fields} */
function fields() {
  return {
    visits: editor.visits,
    user: person?.value ?? "",
    predict_at: predictAt.value.trim(),
    top_k: topK,
    interventions: panel.text,
  };
}

/** @param {number} pause in milliseconds */
function submitSoon(pause) {
  clearTimeout(timer);
  timer = setTimeout(() => submit(bodyOf(fields()), "push"), pause);
}

/** @param {Fields} query @returns {QueryBody} */
function bodyOf({ visits, user, predict_at, top_k, interventions }) {
  return {
    visits,
    user: user || null,
    predict_at: predict_at || null,
    ...(top_k && { top_k: Number(top_k) }),
    ...(interventions && { interventions: fromJson(interventions) }),
  };
}

/**
 * Request an explanation; show it, or what is wrong with the query.
 * @param {QueryBody} body
 * @param {HistoryChange} history
 */
async function submit(body, history) {
  clearTimeout(timer);
  requests += 1;
  const request = requests;
  running.abort();
  running = new AbortController();
  page.setAttribute("aria-busy", "true");
  try {
    // With interventions, the unchanged network's answer is shown beside the changed one's.
    const isChanged = "interventions" in body && Boolean(body.interventions);
    const [explanation, unchanged] = await Promise.all([
      explain(body),
      isChanged ? explain({ ...body, interventions: null }) : null,
    ]);
    if (request !== requests) return;
    show(explanation, unchanged, body, history);
    prepareBrowser();
  } catch (error) {
    if (error instanceof ProblemError && request === requests) showProblems(error.problems);
    else if (!isAbort(error) && !(error instanceof ProblemError)) throw error;
  } finally {
    if (request === requests) page.removeAttribute("aria-busy");
  }
}

/** @param {QueryBody} body @returns {Promise<AnsweredExplanation>} */
function explain(body) {
  return explanations.explain(body, running.signal);
}

/**
 * Fetch what the browser needs to compute, or say why it cannot: once the reader uses what goes into
 * the network, for a page that is only looked at shall be light.
 */
async function prepareBrowser() {
  if (!engineChoice) return;
  const isWanted = isInUse || explanations.choice === "browser";
  if (isWanted && explanations.choice !== "server") await explanations.prepare();
  const place = find(page, "[data-engine-obstacle]");
  place.textContent =
    explanations.obstacle && `This browser cannot compute: ${explanations.obstacle}`;
  place.hidden = !explanations.obstacle;
}

/**
 * @param {AnsweredExplanation} explanation
 * @param {Explanation | null} unchanged of the network as it was trained
 * @param {QueryBody} body
 * @param {HistoryChange} history
 */
function show(explanation, unchanged, body, history) {
  if ("record" in body) {
    editor.visits = explanation.notation ?? "";
    predictAt.value = explanation.predict_at.replace("T", " ");
    if (explanation.notation === null) {
      const message = "This record contradicts itself and cannot be written as visits.";
      showProblems([{ where: "visits", message, suggestions: [] }]);
      return;
    }
  }
  sent = explanation.visits.map((visit) => visit.sent);
  const inOrder = [...explanation.visits].sort((first, second) => first.sent - second.sent);
  editor.show(inOrder);
  fillPrintedFields(inOrder, explanation.predict_at);
  panel.show(inOrder, sent);
  panel.followHistory(editor.visits);
  selectPerson(person, explanation.user);
  if (person) {
    const name = person.selectedOptions[0]?.textContent ?? "";
    find(page, '[data-printed="person"]').textContent = name;
  }
  showProblems([]);
  predictAt.placeholder = explanation.predict_at.replace("T", " ");
  showAnswer(answer, explanation);
  badge.textContent =
    explanation.engine === "browser" ? "computed in this browser" : "computed by the server";
  const query = { ...fields(), visits: explanation.notation ?? "" };
  shown = query;
  for (const view of views) {
    for (const name of QUERY) setOrRemove(view, name.replace("_", "-"), query[name]);
  }
  compare.href = compareAddress(query);
  walkthrough.search = parameters({ ...query, ...selectedHead() }).toString();
  showOutcome(query, explanation);
  showChanges(query, explanation, unchanged);
  suggestion.hidden = true;
  page.dataset.ready = "true";
  updateAddress(history);
}

/**
 * Write the query as text for printing, since paper shows no fields.
 * @param {ReadVisit[]} visits
 * @param {string} predictTime
 */
function fillPrintedFields(visits, predictTime) {
  const rows = findAll(editor.rows, ":scope > [data-visit]");
  for (const [index, row] of rows.entries()) {
    const visit = visits[index];
    if (!visit?.arrival) continue;
    const texts = {
      day: WEEKDAY.format(new Date(visit.arrival)),
      time: visit.arrival.split("T")[1] ?? "",
      stay: `${visit.duration_minutes} min`,
    };
    for (const [name, text] of Object.entries(texts)) {
      const place = find(row, `[data-read="${name}"]`);
      place.textContent = text;
      place.toggleAttribute("data-filled-in", visit.filled_in.includes(name));
    }
  }
  find(page, '[data-printed="predict-at"]').textContent = predictTime.replace("T", " ");
}

/**
 * Say where the person of an example history really went, and how probable somewhere unknown is.
 * @param {Fields} query
 * @param {Explanation} explanation
 */
async function showOutcome(query, explanation) {
  const unknown = explanation.unknown_probability;
  const sentences =
    unknown < LEAST_UNKNOWN
      ? []
      : [`Somewhere unknown to the model: ${(100 * unknown).toFixed(1)} %.`];
  const example = (await exampleHistories).find(
    ({ visits, predict_at, user }) =>
      visits === query.visits &&
      predict_at === explanation.predict_at &&
      (user === explanation.user || person === null), // a network that knows nobody
  );
  if (shown !== query) return; // another answer has come meanwhile
  if (example) sentences.push(outcomeOf(example, explanation.location_probabilities.final));
  outcome.textContent = sentences.join(" ");
  outcome.hidden = sentences.length === 0;
}

/**
 * What happened after an example history, beside the prediction.
 * @param {ExampleHistory} example
 * @param {LocationProbability[]} places the most probable ones, best first
 */
function outcomeOf({ target, target_label: label, reason }, places) {
  if (target === null) {
    return "The model drew this history itself: nothing really happened next.";
  }
  const because = reason ? ` ${reasonOf(reason)}` : "";
  const rank = places.findIndex(({ location }) => location === target);
  if (rank === 0) return `The prediction is right: that is where the person went.${because}`;
  const place = places[rank];
  const where = place
    ? `number ${rank + 1} with ${(100 * place.probability).toFixed(1)} %`
    : `which is not among the ${places.length} most probable places`;
  return `The person went to ${label}, ${where}.${because}`;
}

/** @type {Record<string, string>} */
const CUSTOMS = {
  routine: "routine",
  habit: "a habit",
  errand: "an errand",
  consequence: "a consequence of the day's first stop",
};

/**
 * Why the person went there, as the simulation knows.
 * @param {VisitReason} reason
 */
function reasonOf(reason) {
  const { cause, custom, expected_label: expected } = reason;
  const what = CUSTOMS[custom];
  if (!what) return "It was a free choice.";
  const deciding = reason.decided_by.map((position) => `visit ${position + 1}`);
  if (reason.decided_before) deciding.push("visits before this history");
  const decided = deciding.length ? `, decided by ${deciding.join(" and ")}` : "";
  return cause === custom
    ? `It was ${what}${decided}.`
    : `It should have been ${what}${decided}: to ${expected ?? "an unknown place"}. They chose otherwise.`;
}

/**
 * Show the answers before and after, while the network is changed.
 * @param {Fields} query
 * @param {Explanation} explanation
 * @param {Explanation | null} unchanged
 */
function showChanges(query, explanation, unchanged) {
  // An intervention may ask for what the network does anyway.
  changes.hidden = !unchanged || !query.interventions;
  applyShowAs();
  if (!unchanged || !query.interventions) {
    for (const view of differenceViews) view.removeAttribute("visits");
    return;
  }
  find(changes, "[data-what]").textContent = summary(JSON.parse(query.interventions));
  find(changes, "[data-before]").textContent = answerOf(unchanged);
  find(changes, "[data-after]").textContent = answerOf(explanation);
  const isSame = unchanged.prediction.location === explanation.prediction.location;
  find(changes, "[data-verdict]").textContent = isSame
    ? "The most probable place stays the same."
    : "The most probable place is another one.";
}

/** Show every view with the changes, without them, or the difference that they make. */
function applyShowAs() {
  const selected = find(changes, "input[name=show-as]:checked", HTMLInputElement).value;
  const showAs = changes.hidden ? "with" : selected;
  for (const view of storyViews) {
    setOrRemove(view, "interventions", showAs === "without" ? "" : shown?.interventions);
    setOrRemove(view, "against", showAs === "difference" ? UNCHANGED : "");
  }
}

/** Show problems beside their fields; the charts are then of the last valid history. @param {Problem[]} problems */
function showProblems(problems) {
  const isOfPanel = (/** @type {Problem} */ { where }) => where.startsWith("interventions");
  showFieldProblems(person, problems, "user");
  showFieldProblems(predictAt, problems, "predict_at");
  const general = problems.filter((problem) => problem.where === "");
  failure.hidden = general.length === 0;
  find(failure, "span").textContent = general.map((problem) => problem.message).join(" ");
  panel.showProblems(problems.filter(isOfPanel));
  editor.showProblems(
    problems.filter(
      (problem) =>
        problem.where !== "" &&
        !(problem.where === "user" && person) &&
        problem.where !== "predict_at" &&
        !isOfPanel(problem),
    ),
  );
  stale.hidden = problems.length === 0 || shown === null;
  story.toggleAttribute("data-stale", !stale.hidden);
}

/**
 * @param {HTMLElement | null} field
 * @param {Problem[]} problems
 * @param {string} where the field's name in the API
 */
function showFieldProblems(field, problems, where) {
  if (!field) return;
  const messages = problems
    .filter((problem) => problem.where === where)
    .map((problem) => problem.message);
  const place = find(page, `#${field.getAttribute("aria-errormessage")}`);
  place.textContent = messages.join(" ");
  place.hidden = messages.length === 0;
  field.setAttribute("aria-invalid", String(messages.length > 0));
}

/** Write the whole state that is shown into the address. @param {HistoryChange} history */
function updateAddress(history) {
  if (history === "keep" || shown === null) return;
  const theme = new URLSearchParams(location.search).get("theme");
  const { choice } = explanations;
  const options = selectedOptions(storyViews);
  const url = `?${parameters({ ...shown, theme, engine: choice, ...options })}`;
  if (url === location.search) return;
  if (history === "push") window.history.pushState(null, "", url);
  else window.history.replaceState(null, "", url);
  search = location.search;
}

/** The layer and the head that are selected in the views. */
function selectedHead() {
  return Object.fromEntries(
    ["layer", "head"].map((name) => [
      name,
      storyViews.map((view) => view.getAttribute(name) ?? "").find((value) => /^\d+$/.test(value)),
    ]),
  );
}

/** The compare page with this query, beside it the same one without interventions. @param {Fields} query */
function compareAddress(query) {
  const against = query.interventions ? JSON.stringify({ model, interventions: null }) : null;
  const search = parameters({ model, ...query, top_k: null, against });
  return new URL(`compare?${search}`, ROOT).href;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | undefined} value
 */
function setOrRemove(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** Take over the state of the address, and request what it asks for. @param {HistoryChange} history */
async function restore(history) {
  search = location.search;
  example = null;
  examples.value = "";
  const given = new URLSearchParams(search);
  const givenTopK = given.get("top_k") ?? "";
  topK = /^([1-9]\d?|100)$/.test(givenTopK) ? givenTopK : "";
  editor.visits = given.get("visits") ?? "";
  predictAt.value = given.get("predict_at") ?? "";
  panel.text = given.get("interventions") ?? "";
  selectPerson(person, given.get("user"));
  selectOptions(storyViews, given);
  const record = given.get("record");
  if (given.has("visits")) await submit(bodyOf(fields()), history);
  else if (record !== null) await submit({ record: fromJson(record) }, "replace");
  else await begin(given.get("user"));
}

/** Without visits in the address, load an example, of the given person where there is one. @param {string | null} user */
async function begin(user) {
  const items = await exampleHistories;
  const item = items.find((offered) => user && String(offered.user) === person?.value) ?? items[0];
  if (item) {
    load(item, items);
    await submit(bodyOf(fields()), "replace");
  } else {
    clear();
  }
}

/** Show the page as it is before any query. */
function clear() {
  clearTimeout(timer);
  running.abort();
  requests += 1;
  page.removeAttribute("aria-busy");
  shown = null;
  editor.show([]);
  showProblems([]);
  showAnswer(answer, null);
  outcome.hidden = true;
  suggestion.hidden = false;
  changes.hidden = true;
  for (const view of views) view.removeAttribute("visits");
}

/** Drop the example's moment to predict once the visits no longer end as the example's do. */
function leaveExample() {
  examples.value = "";
  if (!example || editor.visits.trim().endsWith(example.end)) return;
  if (predictAt.value === example.predictAt) predictAt.value = "";
  example = null;
}

/** @param {string} text @returns {unknown} */
function fromJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text; // the server says what is wrong with it
  }
}

/** @returns {Promise<ExampleHistory[]>} */
async function loadExamples() {
  try {
    /** @type {{items: ExampleHistory[]}} */
    const { items } = await ask(`${api}/histories?limit=500`);
    examples.append(...items.map((item, index) => new Option(item.title, String(index))));
    const field = /** @type {HTMLElement} */ (examples.closest("[data-field]"));
    field.hidden = items.length === 0;
    examples.addEventListener("change", () => {
      const item = examples.value && items[Number(examples.value)];
      if (!item) return;
      load(item, items);
      submit(bodyOf(fields()), "push");
    });
    return items;
  } catch {
    return []; // the page works without examples
  }
}

/**
 * @param {ExampleHistory} item
 * @param {ExampleHistory[]} items
 */
function load(item, items) {
  examples.value = String(items.indexOf(item));
  editor.visits = item.visits;
  panel.followHistory(item.visits);
  predictAt.value = item.predict_at.replace("T", " ");
  example = { predictAt: predictAt.value, end: item.visits.split(",").at(-1)?.trim() ?? "" };
  selectPerson(person, item.user);
}

/** Mark visits everywhere: in the sequence and in every view. @param {number[]} positions in the model's order */
function markEverywhere(positions) {
  editor.mark(positions.flatMap((position) => sent[position] ?? []));
  for (const view of views) view.mark(positions);
}

combobox(
  find(page, "[data-combobox]"),
  (text) => explanations.searchPlaces(text),
  (place) => ({ label: place.label, note: place.category ?? "" }),
  (place) => editor.add(place.notation),
);
suggestion.addEventListener("click", () => {
  editor.visits = editor.text.placeholder;
  submitSoon(0);
});
for (const sign of ["pointerdown", "keydown", "input"]) {
  find(page, "[data-editor]").addEventListener(
    sign,
    () => {
      isInUse = true;
      prepareBrowser();
    },
    { once: true },
  );
}
engineChoice?.addEventListener("change", () => {
  explanations.choose(engineChoice.value);
  submitSoon(0);
});
person?.addEventListener("change", () => submitSoon(0));
predictAt.addEventListener("change", () => submitSoon(0));
linkOptions(page, storyViews, () => updateAddress("replace"));
page.addEventListener("pointer-view:hover", ({ detail }) => markEverywhere(detail.visits));
for (const name of ["pointerover", "focusin"]) {
  editor.rows.addEventListener(name, (event) => {
    const position = sent.indexOf(editor.indexOf(targetOf(event)));
    markEverywhere(position < 0 ? [] : [position]);
  });
}
for (const name of ["pointerleave", "focusout"]) {
  editor.rows.addEventListener(name, () => markEverywhere([]));
}
for (const choice of findAll(changes, "input[name=show-as]")) {
  choice.addEventListener("change", applyShowAs);
}
find(changes, "[data-undo]").addEventListener("click", () => {
  panel.text = "";
  submitSoon(0);
});

page.addEventListener("pointer-view:open", ({ detail, target }) => {
  const opened = storyViews.find((view) => view.getAttribute("view") === "head");
  if (!opened || target === opened || !("head" in detail)) return;
  for (const [name, value] of Object.entries(detail)) opened.setAttribute(name, String(value));
  updateAddress("replace");
  opened.scrollIntoView({ block: "start" });
});
find(failure, "button").addEventListener("click", () => submitSoon(0));
window.addEventListener("popstate", () => {
  // Following a link within the page changes no state.
  if (location.search !== search) restore("keep");
});

enablePrinting(find(page, "[data-print]", HTMLButtonElement), () =>
  views.filter((view) => view.hasAttribute("visits")),
);
unfoldWhenPrinting(story);
find(page, '[data-printed="origin"]').textContent =
  `${find(page, "h1").textContent}, a model in PointerScope at ${location.origin}${location.pathname}`;

if (engineChoice) engineChoice.value = explanations.choice ?? "";
const exampleHistories = loadExamples();
restore("keep");
