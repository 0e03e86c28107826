/** The page of a data set: it follows its job, and is fetched anew when the job ends. */

import { ROOT } from "../api.js";
import { find, findAll, findOptional, targetOf } from "../dom.js";
import { open, send, trying } from "./asking.js";
import { drawCurve } from "./curve.js";
import { duration, percent, sentence } from "./curve-layout.js";
import { nameSettings } from "./named-settings.js";

/** @import { DataSetState, JobStatus } from "./data-types.d.ts" */

const page = () => find(document, "[data-name]");
const name = page().dataset.name ?? "";
const path = `data/${encodeURIComponent(name)}`;
const WAIT = 2000; // milliseconds until a page that did not come is asked for again
/** @type {DataSetState | null} */
let state = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let again;
let saidOf = "";

const events = new EventSource(new URL(`api/${path}/events`, ROOT));
events.addEventListener("state", ({ data }) => show(JSON.parse(data)));
events.addEventListener("removed", leave);
addEventListener("pagehide", () => events.close());
nameSettings(page(), say);
new ResizeObserver(() => drawn(state?.job)).observe(document.body);

/** @param {DataSetState} now */
async function show(now) {
  const { stage, published } = page().dataset;
  const isOther = now.stage !== stage || String(now.is_published) !== published;
  state = now;
  if (isOther && !(await renew())) {
    clearTimeout(again);
    again = setTimeout(() => state && show(state), WAIT);
  }
  follow(now.job);
}

/** Replace the page's content by what the server says now; return whether it said anything. */
async function renew() {
  const headers = { accept: "text/html" };
  const response = await fetch(location.href, { headers }).catch(() => null);
  if (!response?.ok) return false;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const place = fresh.querySelector("[data-name]");
  if (place) page().replaceWith(document.adoptNode(place));
  nameSettings(page(), say);
  return true;
}

/** @param {JobStatus | null} job */
function follow(job) {
  if (!job) return;
  const bar = findOptional(document, "[data-progress]", HTMLProgressElement);
  if (bar) {
    find(document, "[data-now]").textContent = job.stage;
    if (job.total) bar.value = job.done / job.total;
    else bar.removeAttribute("value");
    const left = job.seconds_left === null ? "" : `At most ${duration(job.seconds_left)} left.`;
    find(document, "[data-left]").textContent = left;
  }
  drawn(job);
  if (job.state === "failed") return; // the alert says it
  say(
    job.state === "running" && job.kind === "train"
      ? sentence(job, ruleNames())
      : job.message || job.stage,
  );
}

/** The words for the simple rules. @returns {Record<string, string>} */
function ruleNames() {
  return JSON.parse(findOptional(document, "[data-curve]")?.dataset.names ?? "{}");
}

/** Say something to screen readers, once. @param {string} words */
function say(words) {
  if (words === saidOf) return;
  saidOf = words;
  find(document, "[data-said]").textContent = words;
}

/** Draw the curve of a training, and write its table. @param {JobStatus | null | undefined} job */
function drawn(job) {
  const svg = findOptional(document, "[data-curve] svg", SVGElement);
  if (!svg || job?.kind !== "train") return;
  const names = ruleNames();
  find(document, "[data-curve-rules]").textContent = drawCurve(svg, job, names);
  find(document, "[data-curve-words]").textContent = sentence(job, names);
  const rows = job.curve.map((point) => {
    const row = document.createElement("tr");
    const cells = [
      String(point.epoch),
      percent(point.validation_accuracy_at_1),
      point.training_loss.toFixed(3),
      point.validation_loss.toFixed(3),
    ];
    row.append(...cells.map((words) => cell(words)));
    return row;
  });
  find(document, "[data-curve-table] tbody").replaceChildren(...rows);
  find(document, "[data-curve-baselines]").textContent = Object.entries(job.baselines)
    .map(([rule, share]) => `${names[rule] ?? rule.replaceAll("_", " ")} ${percent(share)}`)
    .join(", ");
}

/** @param {string} words */
function cell(words) {
  const found = document.createElement("td");
  found.textContent = words;
  return found;
}

document.addEventListener("click", (event) => {
  const button = targetOf(event).closest("button");
  if (button?.dataset.act) act(button, button.dataset.act);
  else if (button && "remove" in button.dataset) {
    const sure = find(document, "[data-sure]", HTMLDialogElement);
    sure.returnValue = "";
    sure.addEventListener("close", () => sure.returnValue === "remove" && removeAll(), {
      once: true,
    });
    sure.showModal();
  }
});
document.addEventListener("change", (event) => {
  const field = targetOf(event);
  if (field.matches("[data-agree]") && field instanceof HTMLInputElement)
    find(document, '[data-act="publish"]', HTMLButtonElement).disabled = !field.checked;
});
document.addEventListener("submit", (event) => {
  const form = targetOf(event);
  if (!(form instanceof HTMLFormElement) || form.method === "dialog") return;
  event.preventDefault();
  const button = find(form, 'button[type="submit"], p > button', HTMLButtonElement);
  if ("look" in form.dataset) act(button, "look", lookChoices(form));
  if ("train" in form.dataset) act(button, "train", trainingChoices(form));
});

/**
 * @param {HTMLButtonElement} button
 * @param {string} action
 * @param {unknown} [content]
 */
function act(button, action, content) {
  trying(async () => {
    button.disabled = true;
    try {
      await show(await send(`${path}/${action}`, "POST", content));
    } finally {
      button.disabled = false;
    }
  });
}

function removeAll() {
  trying(async () => {
    await send(path, "DELETE");
    leave();
  });
}

function leave() {
  events.close();
  open("data");
}

/** How the file is read: the fields that were changed. @param {HTMLFormElement} form */
function lookChoices(form) {
  const source = find(form, '[name="source"]', HTMLSelectElement);
  const isOther = ![...source.options].some((o) => o.selected && o.defaultSelected) && source.value;
  const fields = isOther ? [] : findAll(form, "[data-kind]");
  const options = Object.fromEntries(
    fields.map((field) => {
      const given = /** @type {HTMLInputElement | HTMLSelectElement} */ (field);
      return [given.name, optionOf(given.value.trim(), given.dataset.kind)];
    }),
  );
  return { source: source.value || null, options };
}

/** @param {string} written @param {string | undefined} kind */
function optionOf(written, kind) {
  if (written === "") return null;
  if (written.startsWith("column:")) return written.slice("column:".length);
  if (written === "none" && kind === "choice") return "";
  if (kind === "yes or no") return written === "true";
  const number = kind === "number" ? Number(written) : Number.NaN;
  return Number.isNaN(number) ? written : number;
}

/** @param {HTMLFormElement} form */
function trainingChoices(form) {
  const given = new FormData(form);
  const number = (/** @type {string} */ field) => {
    const written = given.get(field);
    return written ? Number(written) : null;
  };
  return {
    length: given.get("length"),
    epochs: number("epochs"),
    width: number("width"),
    seed: number("seed") ?? 0,
    show_people: given.has("show_people"),
  };
}
