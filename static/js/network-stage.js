/**
 * The living network of a page, and the bar above it: the answer, what it was, what happened, the
 * changes, and what can be done with them.
 */

import { addressState, changeByOpening } from "./address.js";
import { comparedWith } from "./answer.js";
import { ownServer, parameters } from "./api.js";
import { changeItems } from "./change-items.js";
import { changesAfter, summary } from "./changes.js";
import { findCircuit } from "./circuits.js";
import {
  beginDepth,
  chosenLast,
  coveredBy,
  DEPTHS,
  remember,
  rememberDepth,
  showDepth,
} from "./depths.js";
import { find, findAll } from "./dom.js";
import { InputsSheet } from "./inputs-sheet.js";
import { closeMenus } from "./menus.js";
import * as interactions from "./picture/interactions.js";
import { NetworkPicture } from "./picture/network-picture.js";
import { savePicture } from "./picture/save.js";
import { isOutline } from "./picture/trace.js";
import { bodyOf } from "./query-body.js";
import { askHall, LEADS } from "./rooms/ask.js";
import { shareLink } from "./share-link.js";

/** @import { ExampleHistory, Interventions } from "./api-types.d.ts" */
/** @import { AnsweredExplanation } from "./explanations.js" */
/** @import { Explorer, Fields } from "./explorer.js" */
/** @import { Search } from "./picture/circuit-control.js" */
/** @import { Act, Edit, PictureHooks } from "./picture/network-picture.js" */
/** @import { NetworkTrace } from "./picture/trace.js" */

const REMEMBERED_LIST = "pointerscope-visits-as";
const TYPED = "textarea, input:not([type=radio], [type=checkbox], [type=range])"; // fields with an undo of their own

export class NetworkStage {
  /** @type {Explorer | null} */
  #explorer = null;
  /** @type {Fields | null} what is shown, or was asked for by undo or redo */
  #shown = null;
  /** @type {Fields[]} */
  #past = [];
  /** @type {Fields[]} */
  #future = [];
  /** @type {NetworkTrace | null} */
  #trace = null;
  /** @type {NetworkTrace | null} what the answer is compared with */
  #before = null;
  /** What is on the screen. @type {unknown[]} */
  #drawn = [];
  #frame = 0;
  #opened = addressState().get("open");

  /**
   * @param {HTMLElement} page
   * @param {{picture: NetworkPicture, drawn: NetworkTrace | null}} [first] a picture that the page has
   *   already, and of what
   */
  constructor(page, first) {
    this.page = page;
    this.sheet = new InputsSheet(page, () => page.dataset.depth === "everything");
    this.bar = find(page, "[data-bar]");
    this.undo = find(page, "[data-undo-step]", HTMLButtonElement);
    this.redo = find(page, "[data-redo-step]", HTMLButtonElement);
    if (first) {
      this.picture = first.picture;
      this.picture.complete(this.#hooks, interactions);
      if (first.drawn) this.#drawn = [first.drawn, null, null];
    } else {
      const root = find(page, "[data-network]");
      this.picture = new NetworkPicture(root, this.#hooks, interactions);
    }
    this.#listen();
    this.#showVisitsAs(chosenLast(REMEMBERED_LIST) === "text" ? "text" : "list");
    beginDepth(page);
  }

  /** What the page does about the picture. @returns {PictureHooks} */
  get #hooks() {
    const { page } = this;
    // The browser's engine computes no network that an adapter opens.
    const canCompute = !("adapted" in page.dataset);
    return {
      model: () => page.dataset.explore ?? "",
      act: (act) => this.#act(act),
      edit: (edit) => this.#edit(edit),
      ...(LEADS && { ask: (head) => askHall({ head }) }),
      whatIf: (act) => this.#whatIf(act),
      ...(canCompute && {
        circuit: /** @type {Search} */ ((onProgress, signal) => this.#circuit(onProgress, signal)),
      }),
      more: (view, options) => this.#showMore(view, options),
      pointed: (visits) => this.pointed(visits),
      covered: () => coveredBy(page),
      opened: (name) => this.#open(name),
    };
  }

  /** Note in the address what is open. @param {string | null} name of a block; null once it is closed */
  #open(name) {
    if (name === this.#opened) return;
    const change = changeByOpening(this.#opened, name);
    this.#opened = name;
    this.#explorer?.updateAddress(change);
  }

  /**
   * Called with the visits that the picture points at, in the model's order.
   * @type {(visits: number[]) => void}
   */
  pointed = () => {};

  /** Called when the reader chooses another depth. */
  depthChanged = () => {};

  /** What the address holds besides the query. */
  get options() {
    const { depth = "" } = this.page.dataset;
    // Without a depth, a section in the address would open the depth that it lies in.
    const isUsual = depth === "explore" && !location.hash;
    return { depth: isUsual ? undefined : depth, open: this.#opened ?? undefined };
  }

  /**
   * Take over what another address holds besides the query, once its answer is shown.
   * @param {URLSearchParams} given
   */
  restore(given) {
    this.#opened = given.get("open");
    // In a room an address without a depth is the lecturer's; elsewhere it may be a link without one.
    const usual = "inRoom" in document.documentElement.dataset ? "explore" : null;
    const depth = given.get("depth") ?? usual;
    if (!this.#trace || depth === null || depth === this.page.dataset.depth) return;
    if (DEPTHS.includes(depth)) this.#setDepth(depth);
  }

  /** @param {Explorer} explorer whose answers are drawn */
  follow(explorer) {
    this.#explorer = explorer;
  }

  /**
   * Show the inputs without moving the focus there, since they say what is wrong.
   * @param {boolean} isInText whether only the text of the visits shows what it is about
   */
  showInputs(isInText) {
    if (this.page.dataset.depth !== "everything") this.sheet.show(true);
    if (isInText) this.#showVisitsAs("text");
  }

  /** Show the page as it is without a history, with the inputs open. */
  clear() {
    delete this.page.dataset.drawn;
    this.showInputs(true);
  }

  #listen() {
    const { page } = this;
    for (const choice of findAll(page, "input[name=depth]", HTMLInputElement)) {
      choice.addEventListener("change", () => {
        rememberDepth(choice.value);
        this.#setDepth(choice.value);
        this.#explorer?.updateAddress("replace");
      });
    }
    for (const choice of findAll(page, "input[name=visits-as]", HTMLInputElement)) {
      choice.addEventListener("change", () => {
        remember(REMEMBERED_LIST, choice.value);
        this.#showVisitsAs(choice.value);
      });
    }
    this.undo.addEventListener("click", () => this.#travel(this.#past, this.#future));
    this.redo.addEventListener("click", () => this.#travel(this.#future, this.#past));
    find(page, "[data-as-learned]").addEventListener("click", () => this.#change({}));
    find(page, "[data-present]").addEventListener("click", () => {
      find(page, "[data-stage]").requestFullscreen();
    });
    closeMenus(page);
    const share = find(page, "[data-share]", HTMLButtonElement);
    share.addEventListener("click", () => shareLink(share));
    for (const button of findAll(page, "[data-save]", HTMLButtonElement)) {
      button.addEventListener("click", () => this.#save(button.dataset.save ?? ""));
    }
    find(page, "details[data-export]").addEventListener("toggle", () => this.#addressFiles());
    document.addEventListener("keydown", (event) => this.#press(event));
    document.addEventListener("pointerscope:server", () => {
      page.toggleAttribute("data-server-silent", !ownServer.answers);
    });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const isTyping = event.target instanceof Element && event.target.closest(`${TYPED}, dialog`);
    if (isTyping || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if (key === "escape") this.picture.back();
    if (!(event.ctrlKey || event.metaKey)) {
      if (key === "c" && !event.altKey) this.picture.circuits?.toggle();
      if (key === "t" && !event.altKey) this.picture.showTables();
      return;
    }
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) this.#travel(this.#future, this.#past);
    else this.#travel(this.#past, this.#future);
  }

  /**
   * Show an answer.
   * @param {Fields} query
   * @param {AnsweredExplanation} explanation
   * @param {AnsweredExplanation | null} unchanged of the network as learned, where it is changed
   */
  show(query, explanation, unchanged) {
    this.#rememberStep(query);
    this.#showChanges(query);
    if (!("tensors" in explanation)) return;
    const shown = this.#trace;
    const isSame = shown?.notation === explanation.notation;
    const completes = shown !== null && isSame && isOutline(shown);
    const learned = unchanged && "tensors" in unchanged ? unchanged : null;
    this.#before = learned ?? (shown && isEditOf(explanation, shown) ? shown : null);
    this.#trace = explanation;
    this.#showBefore(learned ? "As learned" : "Before this change");
    if (!isSame) this.picture.happened = null;
    this.#draw(explanation, this.#before);
    if (this.#opened !== this.picture.opened) this.picture.open(this.#opened);
    this.page.dataset.drawn = "true";
    const { player } = this.picture;
    const isTold = this.page.dataset.depth === "story" && !this.#opened && !player.isOpen;
    if (isTold && !completes) player.play();
  }

  /**
   * Draw a pass, unless it is on the screen already.
   * @param {NetworkTrace} trace
   * @param {NetworkTrace | null} before
   */
  #draw(trace, before) {
    const { happened } = this.picture;
    const drawn = [trace, before, happened];
    if (drawn.every((part, index) => part === this.#drawn[index])) return;
    this.#drawn = drawn;
    this.picture.show(trace, before);
  }

  /** @param {ExampleHistory | undefined} example that the history is */
  recognise(example) {
    const place = find(this.bar, "[data-happened]");
    const target = example?.target ?? null;
    place.hidden = target === null || this.#isUndrawn;
    const isNew = target !== this.picture.happened;
    this.picture.happened = target;
    if (isNew && this.#trace) this.#draw(this.#trace, this.#before);
    if (!example || target === null || !this.#trace) return;
    const isRight = this.#trace.prediction.location === example.target;
    find(place, "[data-happened-place]").textContent =
      `${isRight ? "✓ " : ""}${example.target_label ?? ""}`;
  }

  /** @param {string} words for what the answer is compared with */
  #showBefore(words) {
    const place = find(this.bar, "[data-was]");
    place.hidden = this.#before === null;
    if (!this.#before || !this.#trace) return;
    const { value, change, isMore } = comparedWith(this.#trace, this.#before);
    find(place, "[data-was-name]").textContent = words;
    find(place, "[data-was-value]").textContent = value;
    const changed = find(place, "[data-was-change]");
    changed.textContent = change;
    changed.className = isMore ? "more" : "less";
  }

  /** The changes as a list, each with a button that takes it back. @param {Fields} query */
  #showChanges({ interventions }) {
    const place = find(this.page, "[data-changed]");
    /** @type {Interventions} */
    const changes = JSON.parse(interventions || "{}");
    const items = changeItems(changes, (others) => this.#change(others));
    find(place, "ul").replaceChildren(...items);
    place.hidden = items.length === 0;
  }

  /** @param {Act} act */
  #act(act) {
    if (!this.#explorer || !this.#trace) return;
    const changes = changesAfter(this.#explorer.interventions, act, this.#trace);
    this.#change(changes, !("isDone" in act) || act.isDone);
  }

  /**
   * Edit a visit. While a hand drags it, the address and the steps to undo stay as they were.
   * @param {Edit} act
   */
  #edit(act) {
    const explorer = this.#explorer;
    if (!explorer) return;
    explorer.isDragging = !act.isDone;
    explorer.fill();
    const { sent, editor } = explorer;
    const index = sent[act.visit] ?? 0;
    if (act.kind === "move") {
      if (act.by !== 0) editor.move(index, (sent[act.visit + act.by] ?? 0) - index);
      else explorer.submitSoon();
    } else if (act.kind === "time") {
      editor.setTime(index, act.minutes);
    } else {
      editor.setStay(index, act.minutes);
    }
  }

  /** @param {Interventions} interventions @param {boolean} [isDone] false while a hand drags */
  #change(interventions, isDone = true) {
    if (!isDone) {
      this.#preview(interventions);
      return;
    }
    if (!this.#explorer) return;
    cancelAnimationFrame(this.#frame);
    this.#explorer.interventions = interventions;
    this.#drawAtOnce(interventions);
  }

  /**
   * Draw a change before the page asks for its answer, which is then the same.
   * @param {Interventions} interventions
   */
  #drawAtOnce(interventions) {
    const { explanations, fields } = this.#explorer ?? {};
    if (!explanations?.isInBrowser || !fields) return;
    const isChanged = Object.keys(interventions).length > 0;
    try {
      const [trace, learned] = [fields, { ...fields, interventions: "" }].map((query) =>
        explanations.explainHere(bodyOf(query)),
      );
      if (!trace || !learned || !("tensors" in trace && "tensors" in learned)) return;
      this.#draw(trace, isChanged ? learned : null);
    } catch {} // the answer says what is wrong
  }

  /** @type {Search} */
  #circuit(onProgress, signal) {
    const { explanations, shown } = this.#explorer ?? {};
    if (!explanations || !shown) return Promise.reject(new Error("There is no answer yet."));
    return findCircuit(explanations, bodyOf(shown), onProgress, signal);
  }

  /** @param {Act} act */
  #whatIf(act) {
    const { interventions } = this.#explorer ?? {};
    if (!interventions || !this.#trace) return null;
    return this.#computed(changesAfter(interventions, act, this.#trace));
  }

  /**
   * The pass of the shown query with other changes; null where this browser cannot compute it.
   * @param {Interventions} interventions
   */
  #computed(interventions) {
    const { explanations, shown } = this.#explorer ?? {};
    if (!explanations?.isInBrowser || !explanations.model || !shown) return null;
    return explanations.model.trace({ ...bodyOf(shown), interventions });
  }

  /** Draw what a change would do, while a hand moves. @param {Interventions} interventions */
  #preview(interventions) {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const trace = this.#computed(interventions);
      // Of an edited history the one before is shown; a change is compared with this history.
      const isEdit = this.#before?.notation !== this.#trace?.notation;
      if (trace) this.#draw(trace, isEdit ? this.#trace : this.#before);
    });
  }

  /** @param {Fields} query that is shown now */
  #rememberStep(query) {
    if (this.#explorer?.isDragging && this.#shown) return;
    const isNew = this.#shown && JSON.stringify(this.#shown) !== JSON.stringify(query);
    if (isNew && this.#shown) {
      this.#past.push(this.#shown);
      this.#future.length = 0;
    }
    this.#shown = query;
    this.#enableSteps();
  }

  #enableSteps() {
    this.undo.disabled = this.#past.length === 0;
    this.redo.disabled = this.#future.length === 0;
  }

  /** @param {Fields[]} from @param {Fields[]} to */
  #travel(from, to) {
    const explorer = this.#explorer;
    if (this.#shown && explorer?.isChanged) this.#rememberStep(explorer.fields); // before its answer
    const fields = from.pop();
    if (!fields || !this.#shown) return;
    to.push(this.#shown);
    this.#shown = fields; // the next key may come before the answer
    explorer?.take(fields);
    this.#enableSteps();
  }

  /**
   * Show the view that says more about a block, among everything.
   * @param {string} name
   * @param {Record<string, string | null>} options of the view
   */
  #showMore(name, options) {
    const view = this.page.querySelector(`[data-story] pointer-view[view="${CSS.escape(name)}"]`);
    if (!view) return;
    for (const [option, value] of Object.entries(options)) {
      if (value !== null) view.setAttribute(option, value);
    }
    this.#setDepth("everything");
    this.#explorer?.updateAddress("replace");
    const chapter = view.closest("details");
    if (chapter) chapter.open = true;
    view.scrollIntoView();
  }

  /** Whether the network has no picture, since its adapter names too few tensors. */
  get #isUndrawn() {
    return find(this.page, "[data-stage]").hasAttribute("data-undrawn");
  }

  /** @param {string} asked */
  #setDepth(asked) {
    const depth = showDepth(this.page, asked);
    this.sheet.toggle(false);
    if (depth === "story" && this.#trace) this.picture.player.play();
    else this.picture.player.close();
    this.depthChanged();
  }

  /** Show the visits as a list or as text; the depth Everything shows both. @param {string} form */
  #showVisitsAs(form) {
    this.page.dataset.visitsAs = form;
    find(this.page, `input[name=visits-as][value=${form}]`, HTMLInputElement).checked = true;
  }

  /** Let the links to an embed and to a file begin with what is shown. */
  #addressFiles() {
    const query = parameters({ ...this.#explorer?.shown });
    for (const link of findAll(this.page, "[data-export] a", HTMLAnchorElement)) {
      link.search = query.toString();
    }
  }

  /** @param {string} format */
  #save(format) {
    const title = `${this.#explorer?.answer.textContent ?? ""} · ${find(this.page, ".model-name").textContent}`;
    const { past, changes } = this.#words;
    const lines = [title, [changes, past].filter(Boolean).join(" ")].filter(Boolean);
    const { explore: name = "model" } = this.page.dataset;
    savePicture(this.picture.file({ title, lines }), format, {
      title,
      origin: location.href,
      name,
    });
    find(this.page, "details[data-export]", HTMLDetailsElement).open = false;
  }

  /** The changes in words, and what ▲ and ▼ compare the answer with. */
  get #words() {
    const interventions = this.#explorer?.interventions ?? {};
    const was = find(this.bar, "[data-was]");
    const words = (/** @type {string} */ name) => find(was, `[data-was-${name}]`).textContent;
    return {
      changes: Object.keys(interventions).length ? summary(interventions) : "",
      past: was.hidden ? "" : `${words("name")}: ${words("value")}.`,
    };
  }
}

/**
 * Whether a history is an edit of another one, which it is then compared with: of the same person, and
 * at least half of the places are the same. Otherwise it is another history.
 * @param {NetworkTrace} trace
 * @param {NetworkTrace} before
 */
function isEditOf(trace, before) {
  if (trace.notation === before.notation || trace.user !== before.user) return false;
  const others = before.visits.map(({ location }) => location);
  let kept = 0;
  for (const { location } of trace.visits) {
    const at = others.indexOf(location);
    if (at < 0) continue;
    others.splice(at, 1);
    kept += 1;
  }
  return 2 * kept >= Math.max(trace.visits.length, before.visits.length);
}
