/**
 * One's own life, seen by nobody: a Google Timeline file is read in this page, and the network in
 * this page predicts each next place. Nothing of it goes into the address, into storage or anywhere.
 */

import { fromBase64 } from "../base64.js";
import { changesAfter } from "../changes.js";
import { copyOf, find } from "../dom.js";
import { UNKNOWN } from "../network/limits.js";
import { dayOf, formatDay, MINUTES_PER_DAY, parseDay } from "../network/moments.js";
import * as interactions from "../picture/interactions.js";
import { NetworkPicture } from "../picture/network-picture.js";
import { passingAddress } from "../save-blob.js";
import { baselineAnswers, Diary, dayInWords, LEAST_VISITS, timeInWords } from "./diary.js";
import { SAMPLE_NAME, sampleTimeline } from "./sample.js";
import { accuracy, BASELINES, percent, verdict } from "./tally.js";

/** @import { Interventions, Vocabulary } from "../api-types.d.ts" */
/** @import { BrowserModel } from "../network/browser-model.js" */
/** @import { PlaceOrder } from "../network/place-ranks.js" */
/** @import { NetworkTrace } from "../picture/trace.js" */
/** @import { Question } from "./diary.js" */
/** @import { Reading } from "./reading-worker.js" */
/** @import { Outcome } from "./tally.js" */
/** @import { LeftOut, Timeline } from "./timeline-file.js" */

const SLICE = 12; // milliseconds that the tally computes at a stretch
const DAYS_SHOWN = 8;

// Policies have no word for peer connections, which are taken away before any file is read.
for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"]) {
  Reflect.deleteProperty(globalThis, name);
}

const page = find(document, "[data-life]");
const status = find(page, "[data-status]");
const field = find(page, "[data-file]", HTMLInputElement);
const dayTemplate = find(page, "template[data-day]", HTMLTemplateElement);
const visitTemplate = find(page, "template[data-visit]", HTMLTemplateElement);

const model = loadModel();
const order = /** @type {PlaceOrder} */ (page.dataset.rankedBy);

class Life {
  /** @type {Map<number, Outcome>} by the index of the visit */
  #outcomes = new Map();
  #asked = 0;
  #run = 0;
  #daysShown = DAYS_SHOWN;
  /** The newest day in the list, counted from the newest of the file. */
  #newestShown = 0;
  /** @type {Interventions} */
  #changes = {};
  /** @type {NetworkTrace | null} */
  #trace = null;

  /** @param {Timeline} timeline @param {string} name of the file */
  constructor(timeline, name) {
    this.diary = new Diary(timeline.visits, {
      order,
      mostVisits: model.network.architecture.max_visits,
    });
    this.picture = new NetworkPicture(
      find(page, "[data-network]"),
      {
        act: (act) => {
          if (!this.#trace) return;
          this.#changes = changesAfter(this.#changes, act, this.#trace);
          this.#draw();
        },
        whatIf: (act) =>
          this.#trace && this.#traceWith(changesAfter(this.#changes, act, this.#trace)),
        covered: () => 0,
      },
      interactions,
    );
    this.#describe(timeline, name);
    this.#listen();
    this.ask(this.diary.visits.length);
    this.tally();
  }

  /** Ask about a visit; the one after the last is where the person goes next. @param {number} index */
  ask(index) {
    this.#asked = Math.min(Math.max(index, LEAST_VISITS), this.diary.visits.length);
    this.#changes = {};
    this.#draw();
    this.#list();
  }

  #draw() {
    const question = this.diary.question(this.#asked);
    const learned = this.#traceOf(question, {});
    const isChanged = Object.keys(this.#changes).length > 0;
    const trace = isChanged ? this.#traceOf(question, this.#changes) : learned;
    this.#trace = trace;
    this.picture.happened = rankOf(question);
    this.picture.show(trace, isChanged ? learned : null);
    this.#say(question, trace);
    find(page, "[data-as-learned]").hidden = !isChanged;
  }

  /** @param {Interventions} changes */
  #traceWith(changes) {
    return this.#traceOf(this.diary.question(this.#asked), changes);
  }

  /** @param {Question} question @param {Interventions} interventions */
  #traceOf(question, interventions) {
    model.nameLocations(this.diary.vocabulary(question));
    return { ...model.trace({ ...question.body, interventions }), ranks: question.placeOf.size };
  }

  /**
   * The moment, the answer, and what really came next.
   * @param {Question} question
   * @param {NetworkTrace} trace
   */
  #say({ history, target, placeOf }, trace) {
    const { diary } = this;
    const last = history.at(-1);
    const visit = diary.visits[this.#asked];
    const after = last ? diary.place(last.place).name : "";
    find(page, "[data-moment]").textContent = visit
      ? `${dayInWords(visit.arrival)}, ${timeInWords(visit.arrival)}, after ${after}`
      : `After the last visit of the file: ${after}, ${last ? dayInWords(last.arrival) : ""}`;
    const { location, probability } = trace.prediction;
    const answer = find(page, "[data-answer]");
    const predicted = placeOf.get(location);
    const rules = baselineAnswers(history.map(({ place }) => place));
    for (const [rule, place] of Object.entries({ network: predicted, ...rules })) {
      const says = find(page, `[data-predictor="${rule}"] [data-says]`);
      says.textContent = place === undefined ? "" : `says ${diary.place(place).name}`;
      says.toggleAttribute("data-right", target !== null && place === target);
    }
    const name = predicted === undefined ? "No place of these visits" : diary.place(predicted).name;
    answer.textContent = `${name}, ${percent(probability)}`;
    Object.assign(answer.dataset, { location, probability, engine: "browser" });
    find(page, "[data-elsewhere]").textContent =
      `Any place outside the last ${history.length} visits: ${percent(trace.unknown_probability)}. The picture counts it among the others.`;
    const really = find(page, "[data-really]");
    really.hidden = target === null;
    if (target === null) return;
    const isRight = predicted === target;
    really.dataset.right = String(isRight);
    find(really, "[data-really-place]").textContent = diary.place(target).name;
    const isNew = ![...placeOf.values()].includes(target);
    find(really, "[data-really-said]").textContent = isRight
      ? "The network was right."
      : isNew
        ? `It is not among the last ${history.length} visits, so the network could not name it.`
        : `The network gave it ${percent(probabilityOf(trace, placeOf, target))}.`;
  }

  /** The days of the file, the newest first, each visit with whether the network was right. */
  #list() {
    const { visits } = this.diary;
    const days = [...this.diary.days.keys()].reverse();
    const asked = visits[this.#asked] ?? visits.at(-1);
    const at = asked ? days.indexOf(dayOf(asked.arrival)) : 0;
    const isShown = at >= this.#newestShown && at < this.#newestShown + this.#daysShown;
    if (!isShown) this.#newestShown = Math.max(at - 1, 0);
    const end = this.#newestShown + this.#daysShown;
    const shown = days.slice(this.#newestShown, end);
    const items = shown.map((day) => this.#dayItem(day));
    find(page, "[data-days]").replaceChildren(...items);
    find(page, "[data-earlier-days]").hidden = end >= days.length;
    find(page, "[data-later-days]").hidden = this.#newestShown === 0;
    find(page, "[data-before]", HTMLButtonElement).disabled = this.#asked <= LEAST_VISITS;
    find(page, "[data-after]", HTMLButtonElement).disabled = this.#asked >= visits.length;
    find(page, "[data-next]").ariaCurrent = String(this.#asked === visits.length);
  }

  /** @param {number} day */
  #dayItem(day) {
    const item = copyOf(dayTemplate);
    const own = this.diary.days.get(day) ?? [];
    find(item, "h3").textContent = dayInWords(day * MINUTES_PER_DAY);
    find(item, "ol").append(...own.map((index) => this.#visitItem(index)));
    return item;
  }

  /** @param {number} index */
  #visitItem(index) {
    const item = copyOf(visitTemplate);
    const visit = this.diary.visits[index];
    const button = find(item, "button", HTMLButtonElement);
    if (!visit) return item;
    const { name, category } = this.diary.place(visit.place);
    button.disabled = !this.diary.canAsk(index);
    button.dataset.index = String(index);
    button.ariaCurrent = String(index === this.#asked);
    find(button, "[data-time]").textContent = timeInWords(visit.arrival);
    find(button, "[data-place]").textContent = name;
    button.dataset.category = category ?? "";
    this.#mark(button, index);
    return item;
  }

  /** @param {HTMLElement} button @param {number} index */
  #mark(button, index) {
    const outcome = this.#outcomes.get(index);
    const mark = find(button, "[data-mark]");
    mark.textContent = outcome ? (outcome.network ? "✓" : outcome.isNew ? "new" : "✗") : "";
    mark.title = outcome
      ? outcome.network
        ? "The network was right"
        : outcome.isNew
          ? "A place that the network could not name"
          : "The network was wrong"
      : "";
  }

  /** Count, from the newest visit backwards, who was right. */
  async tally() {
    const run = ++this.#run;
    const { visits } = this.diary;
    const chosen = Number(find(page, "[data-tally-over]", HTMLSelectElement).value);
    const first = Math.max(visits.length - chosen, LEAST_VISITS);
    let end = performance.now() + SLICE;
    for (let index = visits.length - 1; index >= first; index--) {
      if (!this.#outcomes.has(index)) this.#outcomes.set(index, this.#outcome(index));
      if (performance.now() < end) continue;
      this.#showTally(first, index);
      await new Promise((resolve) => setTimeout(resolve));
      if (run !== this.#run) return;
      end = performance.now() + SLICE;
    }
    this.#showTally(first, first);
  }

  /** @param {number} index @returns {Outcome} */
  #outcome(index) {
    const question = this.diary.question(index);
    const { history, target, placeOf } = question;
    const places = history.map(({ place }) => place);
    const answers = baselineAnswers(places);
    return {
      network: placeOf.get(model.predict(question.body).location) === target,
      most_frequent_place: answers.most_frequent_place === target,
      what_followed_last_time: answers.what_followed_last_time === target,
      isNew: target !== null && !places.includes(target),
    };
  }

  /** @param {number} first visit of the tally @param {number} done the last one that is counted */
  #showTally(first, done) {
    const outcomes = [...this.#outcomes].filter(([index]) => index >= done).map(([, one]) => one);
    const total = this.diary.visits.length - first;
    const table = find(page, "[data-tally]");
    table.ariaBusy = String(outcomes.length < total);
    find(page, "[data-tally-count]").textContent =
      outcomes.length < total ? `${outcomes.length} counted …` : "";
    for (const name of /** @type {const} */ (["network", ...BASELINES])) {
      const row = find(table, `[data-predictor="${name}"]`);
      const { share, interval } = accuracy(
        outcomes.filter((one) => one[name]).length,
        outcomes.length,
      );
      row.style.setProperty("--share", String(share));
      row.style.setProperty("--low", String(interval[0]));
      row.style.setProperty("--high", String(interval[1]));
      find(row, "[data-share]").textContent = percent(share);
      find(row, "[data-interval]").textContent =
        `${Math.round(100 * interval[0])} to ${Math.round(100 * interval[1])} %`;
    }
    find(page, "[data-verdict]").textContent = outcomes.length < total ? "" : verdict(outcomes);
    for (const button of page.querySelectorAll("[data-days] button")) {
      if (button instanceof HTMLElement) this.#mark(button, Number(button.dataset.index));
    }
  }

  /** @param {Timeline} timeline @param {string} name */
  #describe({ form, leftOut, isZoneGuessed }, name) {
    const { visits, places } = this.diary;
    const [first, last] = [visits[0], visits.at(-1)];
    find(page, "[data-summary]").textContent =
      `${count(visits.length, "visit")} to ${count(places.length, "place")}, ` +
      `${dayInWords(first?.arrival ?? 0)} to ${dayInWords(last?.arrival ?? 0)}.`;
    find(page, "[data-read-as]").textContent = [
      `Read from ${name}, in the form of ${form}.`,
      leftOutSentence(leftOut),
      isZoneGuessed ? "Its times are in UTC and are shown in the time zone of this device." : "",
      "Places without a name are numbered by their visits.",
    ]
      .filter(Boolean)
      .join(" ");
    const days = find(page, "[data-go-to-day]", HTMLInputElement);
    days.min = isoDay(first?.arrival);
    days.max = isoDay(last?.arrival);
    days.value = "";
    find(page, "[data-day-found]").textContent = "";
    find(page, "[data-start]").hidden = true;
    find(page, "[data-diary]").hidden = false;
    find(page, "[data-diary] h1").focus();
  }

  #listen() {
    /** @param {string} selector @param {() => void} act */
    const on = (selector, act) => {
      find(page, selector).onclick = act;
    };
    on("[data-before]", () => this.ask(this.#asked - 1));
    on("[data-after]", () => this.ask(this.#asked + 1));
    on("[data-next]", () => this.ask(this.diary.visits.length));
    on("[data-as-learned]", () => this.ask(this.#asked));
    on("[data-earlier-days]", () => {
      this.#daysShown += DAYS_SHOWN;
      this.#list();
    });
    on("[data-later-days]", () => {
      this.#newestShown = 0;
      this.ask(this.diary.visits.length);
    });
    find(page, "[data-days]").onclick = ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) this.ask(Number(button.dataset.index));
    };
    find(page, "[data-tally-over]").onchange = () => this.tally();
    find(page, "[data-go-to-day]").onchange = ({ target }) => {
      const day = target instanceof HTMLInputElement ? parseDay(target.value) : null;
      const { index, words } = this.diary.visitOn(day);
      find(page, "[data-day-found]").textContent = words;
      if (index !== null) this.ask(index);
    };
  }

  /** Forget everything. */
  end() {
    this.#run += 1;
    this.#outcomes.clear();
  }
}

/** @type {Life | null} */
let life = null;

/** What reads files now. @type {Worker | null} */
let reader = null;

/** @param {File[]} files @param {string} [name] what they are called on the page */
function open(files, name = files.map((file) => file.name).join(", ")) {
  if (!files.length) return;
  stopReading();
  say(`Reading ${name} …`, false);
  const worker = startReader();
  reader = worker;
  worker.onmessage = (/** @type {MessageEvent<Reading>} */ { data }) => {
    if (worker !== reader) return;
    stopReading();
    if ("refusal" in data) {
      say(data.refusal, true);
    } else if (data.timeline.visits.length <= LEAST_VISITS) {
      say(
        `${name} holds ${count(data.timeline.visits.length, "visit")}: a prediction needs more than ${LEAST_VISITS}.`,
        true,
      );
    } else {
      say("", false);
      life?.end();
      life = new Life(data.timeline, name);
    }
  };
  worker.onerror = () => {
    if (worker !== reader) return;
    stopReading();
    say(`${name} is too large for this browser's memory, or this browser has no workers.`, true);
  };
  worker.postMessage(files);
}

/** @param {string} words @param {boolean} isFailure */
function say(words, isFailure) {
  status.textContent = words;
  status.classList.toggle("failure", isFailure);
  if (isFailure) {
    find(page, "[data-start]").hidden = false;
    find(page, "[data-diary]").hidden = true;
  }
}

function startOver() {
  stopReading();
  life?.end();
  life = null;
  field.value = "";
  say("", false);
  find(page, "[data-network]").replaceChildren();
  find(page, "[data-start]").hidden = false;
  find(page, "[data-diary]").hidden = true;
}

function stopReading() {
  reader?.terminate();
  reader = null;
}

/** A worker that reads files; the page contains its script, because it may fetch none. */
function startReader() {
  const text = find(document, "script[data-engine]", HTMLScriptElement).textContent ?? "";
  return new Worker(passingAddress(new Blob([text], { type: "text/javascript" })));
}

/** The network that this page contains. @returns {BrowserModel} */
function loadModel() {
  const { life: id = "" } = page.dataset;
  /** @param {string} name */
  const block = (name) => {
    const held = document.getElementById(`${id}/${name}`)?.textContent ?? "";
    return fromBase64(held.trim());
  };
  /** @type {Vocabulary} */
  const vocabulary = JSON.parse(new TextDecoder().decode(block("vocabulary.json")));
  const weights = block("weights.safetensors").buffer;
  /** @type {BrowserModel[]} */
  const loaded = [];
  /** @param {typeof import("../network/browser-model.js")} engine */
  const detail = (engine) => loaded.push(new engine.BrowserModel(vocabulary, weights));
  document.dispatchEvent(new CustomEvent("pointerscope:engine", { detail }));
  const [found] = loaded;
  if (!found) throw new Error("The page holds no network.");
  return found;
}

/** The rank of the place that came next; null where there is none. @param {Question} question */
function rankOf({ placeOf, target }) {
  if (target === null) return null;
  return [...placeOf].find(([, place]) => place === target)?.[0] ?? UNKNOWN;
}

/** @param {NetworkTrace} trace @param {Map<number, number>} placeOf @param {number} target */
function probabilityOf(trace, placeOf, target) {
  const [rank = UNKNOWN] = [...placeOf].find(([, place]) => place === target) ?? [];
  return trace.tensors.probabilities?.values[rank] ?? 0;
}

/** @param {LeftOut} leftOut */
function leftOutSentence(leftOut) {
  const parts = Object.entries(leftOut).map(
    ([reason, number]) => `${number.toLocaleString("en")} ${reason}`,
  );
  return parts.length ? `Left out: ${parts.join(", ")}.` : "";
}

/** @param {number} number @param {string} noun */
const count = (number, noun) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

/** @param {number | undefined} moment */
const isoDay = (moment) => (moment === undefined ? "" : formatDay(dayOf(moment)));

find(page, "[data-choose]").addEventListener("click", () => field.click());
field.addEventListener("change", () => open([...(field.files ?? [])]));
find(page, "[data-sample]").addEventListener("click", () => {
  open([new File([sampleTimeline()], "Timeline.json")], SAMPLE_NAME);
});
find(page, "[data-start-over]").addEventListener("click", startOver);
for (const name of /** @type {const} */ (["dragenter", "dragover"])) {
  document.addEventListener(name, (event) => {
    event.preventDefault();
    page.toggleAttribute("data-over", true);
  });
}
document.addEventListener("dragleave", ({ relatedTarget }) => {
  if (!relatedTarget) page.removeAttribute("data-over");
});
document.addEventListener("drop", (event) => {
  event.preventDefault();
  page.removeAttribute("data-over");
  open([...(event.dataTransfer?.files ?? [])]);
});
page.dataset.ready = "";
