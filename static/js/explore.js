/** The explore page: the editor, the address bar and the views, all of one query. */

import { ProblemError, ROOT, ask, parameters } from "./api.js";
import { combobox } from "./combobox.js";
import { Editor } from "./editor.js";
import { InterventionPanel, summary } from "./interventions.js";
import { chooseFrom, chosenIn, shareAmong } from "./options.js";
import { printAll, unfoldOnPaper } from "./paper.js";
import { choosePerson } from "./person.js";
import "./pointer-view.js";

const PAUSE = 350; // milliseconds without a key before typing counts as done
const WITHOUT = JSON.stringify({ interventions: null }); // the same query, the network unchanged
const UNKNOWN = 1; // the location that stands for all that the model does not know
const QUERY = ["visits", "user", "predict_at", "top_k", "interventions"];
const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "short" });

const page = document.querySelector("[data-explore]");
const api = `models/${encodeURIComponent(page.dataset.explore)}`;
const views = [...page.querySelectorAll(".chapter pointer-view")];
const changes = page.querySelector("[data-changes]");
const changeViews = [...changes.querySelectorAll("pointer-view")];
const story = page.querySelector("[data-story]");
const compare = page.querySelector("[data-compare]");
const walk = page.querySelector("[data-walk]");
const answer = page.querySelector("[data-answer]");
const stale = page.querySelector("[data-stale]");
const person = page.querySelector("[data-person]");
const predictAt = page.querySelector("[data-predict-at]");
const examples = page.querySelector("[data-examples]");
const trouble = page.querySelector("[data-trouble]");
const tryThese = page.querySelector("[data-try]");

const editor = new Editor(page.querySelector("[data-editor]"), (typing) => {
  leaveExample();
  panel.keepFor(editor.visits);
  later(typing ? PAUSE : 0);
});
const panel = new InterventionPanel(page.querySelector("[data-interventions]"), () => later(0));

/** How many places are asked for, where the address says so. */
let topK = "";
/** The example whose time of prediction stands in the field, and how its visits end. */
let example = null;
/** The part of the address that the page has taken in. */
let search = location.search;
/** The query that is shown; null before the first. */
let shown = null;
/** The places of the visits in what was sent, by their positions. */
let sent = [];
let asked = 0;
let timer = 0;
let running = new AbortController();

/** The query as the fields hold it. */
function fields() {
  return {
    visits: editor.visits,
    user: person?.value ?? "",
    predict_at: predictAt.value.trim(),
    top_k: topK,
    interventions: panel.text,
  };
}

function later(pause) {
  clearTimeout(timer);
  timer = setTimeout(() => submit(bodyOf(fields()), "push"), pause);
}

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
 * Ask a query; show the answer or what is wrong.
 * @param {object} body
 * @param {"push" | "replace" | "keep"} history what becomes of the address
 */
async function submit(body, history) {
  clearTimeout(timer);
  const mine = ++asked;
  running.abort();
  running = new AbortController();
  page.setAttribute("aria-busy", "true");
  try {
    // With changes asked for, what the network answers without them stands beside it.
    const [explanation, before] = await Promise.all([
      explain(body),
      body.interventions ? explain({ ...body, interventions: null }) : null,
    ]);
    if (mine === asked) show(explanation, before, body, history);
  } catch (error) {
    if (error instanceof ProblemError && mine === asked) complain(error.problems);
    else if (error.name !== "AbortError") throw error;
  } finally {
    if (mine === asked) page.removeAttribute("aria-busy");
  }
}

function explain(body) {
  return ask(`${api}/explain?encoding=base64`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: running.signal,
  });
}

function show(explanation, before, body, history) {
  if (body.record) {
    editor.visits = explanation.notation ?? "";
    predictAt.value = explanation.predict_at.replace("T", " ");
    if (explanation.notation === null) {
      complain([
        {
          where: "visits",
          message: "This record contradicts itself and cannot be written as visits.",
          suggestions: [],
        },
      ]);
      return;
    }
  }
  sent = explanation.visits.map((visit) => visit.sent);
  const inOrder = [...explanation.visits].sort((one, other) => one.sent - other.sent);
  editor.show(inOrder);
  forPaper(inOrder, explanation.predict_at);
  panel.show(inOrder, sent);
  panel.keepFor(editor.visits);
  choosePerson(person, String(explanation.user ?? ""));
  if (person)
    page.querySelector('[data-paper="person"]').textContent = person.selectedOptions[0].textContent;
  complain([]);
  predictAt.placeholder = explanation.predict_at.replace("T", " ");
  answer.textContent = answered(explanation);
  shown = { ...fields(), visits: explanation.notation };
  for (const view of [...views, ...changeViews]) {
    for (const name of QUERY) setOrRemove(view, name.replace("_", "-"), shown[name]);
  }
  compare.href = compareAddress();
  walk.search = parameters({ ...shown, ...chosenHead() });
  showChanges(explanation, before);
  tryThese.hidden = true;
  page.dataset.ready = "true";
  address(history);
}

/** What goes in as text: paper has no fields. */
function forPaper(visits, predictTime) {
  visits.forEach(({ arrival, duration_minutes: minutes, filled_in: filledIn }, index) => {
    const read = {
      day: WEEKDAY.format(new Date(arrival)),
      time: arrival.split("T")[1],
      stay: `${minutes} min`,
    };
    for (const [name, words] of Object.entries(read)) {
      const place = editor.rows.children[index].querySelector(`[data-read="${name}"]`);
      place.textContent = words;
      place.toggleAttribute("data-filled-in", filledIn.includes(name));
    }
  });
  page.querySelector('[data-paper="predict-at"]').textContent = predictTime.replace("T", " ");
}

/** The answer in words: a place and its probability. */
function answered({ prediction: { name, location, probability } }) {
  const place = name ?? (location === UNKNOWN ? "unknown place" : `#${location}`);
  return `${place}, ${(100 * probability).toFixed(1)} %`;
}

/** Before and after, while the network is changed. */
function showChanges(explanation, before) {
  // What was asked for may be what the network does anyway.
  changes.hidden = !before || !shown.interventions;
  showAs();
  if (changes.hidden) {
    for (const view of changeViews) view.removeAttribute("visits");
    return;
  }
  const write = (name, words) => {
    changes.querySelector(`[data-${name}]`).textContent = words;
  };
  write("what", summary(JSON.parse(shown.interventions)));
  write("before", answered(before));
  write("after", answered(explanation));
  const same = before.prediction.location === explanation.prediction.location;
  write("verdict", same ? "The answer stays the same place." : "The answer is another place.");
}

/** Every view with the changes, without them, or what they make of it. */
function showAs() {
  const way = changes.hidden ? "with" : changes.querySelector("input[name=show-as]:checked").value;
  for (const view of views) {
    setOrRemove(view, "interventions", way === "without" ? "" : shown?.interventions);
    setOrRemove(view, "against", way === "difference" ? WITHOUT : "");
  }
}

/** Errors stand beside their fields; the story is then of the visits before. */
function complain(problems) {
  const beside = { user: person, predict_at: predictAt };
  for (const [where, field] of Object.entries(beside)) {
    if (!field) continue;
    const words = problems
      .filter((problem) => problem.where === where)
      .map((problem) => problem.message);
    const place = page.querySelector(`#${field.getAttribute("aria-errormessage")}`);
    place.textContent = words.join(" ");
    place.hidden = words.length === 0;
    field.setAttribute("aria-invalid", String(words.length > 0));
  }
  const general = problems.filter((problem) => problem.where === "");
  trouble.hidden = general.length === 0;
  trouble.querySelector("span").textContent = general.map((problem) => problem.message).join(" ");
  const ofPanel = ({ where }) => where.startsWith("interventions");
  panel.complain(problems.filter(ofPanel));
  editor.complain(
    problems.filter(
      (problem) => problem.where !== "" && !beside[problem.where] && !ofPanel(problem),
    ),
  );
  stale.hidden = problems.length === 0 || shown === null;
  story.toggleAttribute("data-stale", !stale.hidden);
}

/** The address bar holds the whole state that is shown. */
function address(history) {
  if (history === "keep" || shown === null) return;
  const theme = new URLSearchParams(location.search).get("theme");
  const url = `?${parameters({ ...shown, theme, ...chosenIn(views) })}`;
  if (url === location.search) return;
  if (history === "push") window.history.pushState(null, "", url);
  else window.history.replaceState(null, "", url);
  search = location.search;
}

/** The layer and the head that are chosen in the views. */
function chosenHead() {
  return Object.fromEntries(
    ["layer", "head"].map((name) => [
      name,
      views.map((view) => view.getAttribute(name)).find((value) => /^\d+$/.test(value)),
    ]),
  );
}

/** This query beside the same one: what is changed here is not changed there. */
function compareAddress() {
  const other = shown.interventions
    ? JSON.stringify({ model: page.dataset.explore, interventions: null })
    : null;
  return new URL(
    `compare?${parameters({ model: page.dataset.explore, ...shown, top_k: null, against: other })}`,
    ROOT,
  ).href;
}

function setOrRemove(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** Put the state of the address into the page, and ask what it asks. */
async function restore(history) {
  search = location.search;
  example = null;
  examples.value = "";
  const given = new URLSearchParams(search);
  topK = /^([1-9]\d?|100)$/.test(given.get("top_k")) ? given.get("top_k") : "";
  editor.visits = given.get("visits") ?? "";
  predictAt.value = given.get("predict_at") ?? "";
  panel.text = given.get("interventions") ?? "";
  choosePerson(person, given.get("user") ?? "");
  chooseFrom(views, given);
  if (given.has("visits")) {
    await submit(bodyOf(fields()), history);
  } else if (given.has("record")) {
    await submit({ record: fromJson(given.get("record")) }, "replace");
  } else {
    await begin(given.get("user"));
  }
}

/** Without visits in the address: an example history, of that person if there is one. */
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

/** The page before anything was asked. */
function clear() {
  clearTimeout(timer);
  running.abort();
  asked += 1;
  page.removeAttribute("aria-busy");
  shown = null;
  editor.show([]);
  complain([]);
  answer.textContent = "…";
  tryThese.hidden = false;
  changes.hidden = true;
  for (const view of [...views, ...changeViews]) view.removeAttribute("visits");
}

/** Visits that end otherwise than the example's are not for its time of prediction any more. */
function leaveExample() {
  examples.value = "";
  if (!example || editor.visits.trim().endsWith(example.end)) return;
  if (predictAt.value === example.predictAt) predictAt.value = "";
  example = null;
}

function fromJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text; // the server says what is wrong with it
  }
}

async function loadExamples() {
  try {
    const { items } = await ask(`${api}/histories?limit=500`);
    examples.append(...items.map((item, index) => new Option(item.title, String(index))));
    examples.closest("[data-field]").hidden = items.length === 0;
    examples.addEventListener("change", () => {
      if (!items[examples.value]) return;
      load(items[examples.value], items);
      submit(bodyOf(fields()), "push");
    });
    return items;
  } catch {
    return []; // the page works without examples
  }
}

function load(item, items) {
  examples.value = String(items.indexOf(item));
  editor.visits = item.visits;
  panel.keepFor(item.visits);
  predictAt.value = item.predict_at.replace("T", " ");
  example = { predictAt: predictAt.value, end: item.visits.split(",").at(-1).trim() };
  choosePerson(person, item.user === null ? "" : String(item.user));
}

combobox(
  page.querySelector("[data-combobox]"),
  async (text) => (await ask(`${api}/locations?${parameters({ q: text, limit: 20 })}`)).items,
  (place) => ({ label: place.label, note: place.category ?? "" }),
  (place) => editor.add(place.notation),
);
tryThese.addEventListener("click", () => {
  editor.visits = editor.text.placeholder;
  later(0);
});
person?.addEventListener("change", () => later(0));
predictAt.addEventListener("change", () => later(0));
shareAmong(page, views, () => address("replace"));
// Visits under the pointer are marked everywhere: in the sequence and in every view.
function markEverywhere(positions) {
  editor.mark(positions.map((position) => sent[position]));
  for (const view of [...views, ...changeViews]) view.mark(positions);
}
page.addEventListener("pointer-view:hover", ({ detail }) => markEverywhere(detail.visits));
for (const event of ["pointerover", "focusin"]) {
  editor.rows.addEventListener(event, ({ target }) =>
    markEverywhere([sent.indexOf(editor.placeOf(target))].filter((position) => position >= 0)),
  );
}
for (const event of ["pointerleave", "focusout"])
  editor.rows.addEventListener(event, () => markEverywhere([]));
for (const choice of changes.querySelectorAll("input[name=show-as]"))
  choice.addEventListener("change", showAs);
changes.querySelector("[data-undo]").addEventListener("click", () => {
  panel.text = "";
  later(0);
});

page.addEventListener("pointer-view:open", ({ detail, target }) => {
  const opened = views.find((view) => view.getAttribute("view") === "head");
  if (!opened || target === opened || !("head" in detail)) return;
  for (const [name, value] of Object.entries(detail)) opened.setAttribute(name, String(value));
  address("replace");
  opened.scrollIntoView({ block: "start" });
});
trouble.querySelector("button").addEventListener("click", () => later(0));
window.addEventListener("popstate", () => {
  // A link within the page is no other state of it.
  if (location.search !== search) restore("keep");
});

printAll(page.querySelector("[data-print]"), () =>
  [...views, ...changeViews].filter((view) => view.hasAttribute("visits")),
);
unfoldOnPaper(story);
page.querySelector('[data-paper="origin"]').textContent =
  `${page.querySelector("h1").textContent}, a model in PointerScope at ${location.origin}${location.pathname}`;

const exampleHistories = loadExamples();
restore("keep");
