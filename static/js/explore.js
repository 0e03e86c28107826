/** The explore page: the editor, the address bar and the views, all of one query. */

import { ProblemError, ask, parameters } from "./api.js";
import { combobox } from "./combobox.js";
import { Editor } from "./editor.js";
import "./pointer-view.js";

const PAUSE = 350; // milliseconds without a key before typing counts as done
const QUERY = ["visits", "user", "predict_at"];
const OPTIONS = ["layer", "head"];

const page = document.querySelector("[data-explore]");
const model = page.dataset.explore;
const api = `/api/models/${encodeURIComponent(model)}`;
const views = [...page.querySelectorAll("pointer-view")];
const headView = page.querySelector('pointer-view[view="head"]');
const person = page.querySelector("[data-person]");
const predictAt = page.querySelector("[data-predict-at]");
const examples = page.querySelector("[data-examples]");
const answer = page.querySelector("[data-answer]");

let asked = 0;
let timer = 0;
let running = new AbortController();

const editor = new Editor(page.querySelector("[data-editor]"), (_, typing) => later(typing ? PAUSE : 0));
const fieldErrors = { user: page.querySelector("[data-user-error]"), predict_at: page.querySelector("[data-predict-at-error]") };

/** The query as the fields hold it. */
function query() {
  return { visits: editor.visits, user: person?.value ?? "", predict_at: predictAt.value.trim() };
}

function later(pause) {
  clearTimeout(timer);
  timer = setTimeout(() => submit("push"), pause);
}

/**
 * Ask about what the fields hold; show the answer or what is wrong.
 * @param {"push" | "replace" | "keep"} history what becomes of the address
 */
async function submit(history) {
  clearTimeout(timer);
  const mine = ++asked;
  const sent = query();
  running.abort();
  running = new AbortController();
  page.setAttribute("aria-busy", "true");
  try {
    const body = { visits: sent.visits, user: sent.user || null, predict_at: sent.predict_at || null };
    const explanation = await ask(`${api}/explain?encoding=base64`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: running.signal,
    });
    if (mine === asked) show(explanation, sent, history);
  } catch (error) {
    if (error instanceof ProblemError && mine === asked) complain(error.problems);
    else if (error.name !== "AbortError") throw error;
  } finally {
    if (mine === asked) page.removeAttribute("aria-busy");
  }
}

function show(explanation, sent, history) {
  editor.show(explanation.visits);
  complain([]);
  predictAt.placeholder = explanation.predict_at.slice(0, 16).replace("T", " ");
  const { name, location, probability } = explanation.prediction;
  answer.textContent = `${name ?? `#${location}`}, ${(100 * probability).toFixed(1)} %`;
  for (const view of views) {
    for (const name of QUERY) setOrRemove(view, name.replace("_", "-"), sent[name]);
  }
  page.dataset.ready = "true";
  address(sent, history);
}

function complain(problems) {
  editor.complain(problems);
  for (const [where, place] of Object.entries(fieldErrors)) {
    if (!place) continue;
    place.textContent = problems.filter((problem) => problem.where === where).map((problem) => problem.message).join(" ");
    place.hidden = !place.textContent;
  }
}

/** The address bar holds the whole state. */
function address(sent, history) {
  if (history === "keep") return;
  const chosen = Object.fromEntries(OPTIONS.map((name) => [name, headView.getAttribute(name)]));
  const url = `?${parameters({ ...sent, ...chosen })}`;
  if (url === location.search) return;
  if (history === "push") window.history.pushState(null, "", url);
  else window.history.replaceState(null, "", url);
}

function setOrRemove(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** Put the state of the address into the fields; false where it holds no visits. */
function restore() {
  const given = new URLSearchParams(location.search);
  editor.visits = given.get("visits") ?? "";
  predictAt.value = given.get("predict_at") ?? "";
  if (person) choosePerson(given.get("user") ?? "");
  for (const name of OPTIONS) setOrRemove(headView, name, given.get(name));
  return given.has("visits");
}

/** A person may stand in an address by name, and need not exist. */
function choosePerson(user) {
  const options = [...person.options];
  const found = options.find((option) => option.value === user || option.text === user);
  if (!found && user) person.add(new Option(user, user));
  person.value = found?.value ?? user;
}

async function loadExamples() {
  const { items } = await ask(`${api}/histories?limit=500`);
  examples.append(...items.map((item, index) => new Option(item.title, String(index))));
  examples.closest("[data-field]").hidden = items.length === 0;
  examples.addEventListener("change", () => {
    const item = items[Number(examples.value)];
    if (!item) return;
    load(item);
    submit("push");
  });
  return items;
}

function load(item) {
  editor.visits = item.visits;
  predictAt.value = item.predict_at.replace("T", " ");
  if (person) choosePerson(item.user === null ? "" : String(item.user));
}

combobox(
  page.querySelector("[data-combobox]"),
  async (text) => (await ask(`${api}/locations?${parameters({ q: text, limit: 20 })}`)).items,
  (place) => ({ label: place.label, note: place.category ?? "" }),
  (place) => editor.add(place.notation),
);
person?.addEventListener("change", () => submit("push"));
predictAt.addEventListener("change", () => submit("push"));
page.addEventListener("pointer-view:option", () => address(query(), "replace"));
page.addEventListener("pointer-view:open", ({ detail }) => {
  for (const name of OPTIONS) headView.setAttribute(name, String(detail[name]));
  address(query(), "replace");
  headView.scrollIntoView({ block: "start" });
});
window.addEventListener("popstate", () => {
  restore();
  submit("keep");
});

const given = restore();
const loaded = loadExamples();
if (given) {
  submit("keep");
} else {
  const [first] = await loaded;
  if (first) {
    load(first);
    submit("replace");
  }
}
