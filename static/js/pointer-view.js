/**
 * `<pointer-view model="town" view="heads" visits="…">`: fetches the figure of a view and draws it.
 *
 * Which figure: `model` and `view`; the query in `visits` (or `record`), `user`, `predict-at`,
 * `top-k` and `interventions`; `against` (JSON as in the API) for the difference from another query.
 * Instead of a model, `lesson` with a step as the `view`, its changed `inputs` (JSON) and the steps
 * that are `removed`. Options of the view are attributes too, such as `layer` and `head`.
 * `reads="data set"` marks a view that no query changes, such as `scores`. `server` is the address
 * of the server, by default that of this script. With `source` no server is needed: it is the
 * address of an exported figure, or `#id` of a script element that holds it as JSON; `name` is then
 * the name of files that are saved. Plotly draws the figures, except that of the view `network`.
 *
 * How it looks: `theme` ("light", "dark", "auto" for the system's; by default the page's), `scale`
 * of the text (or "auto", which follows the height of a frame), `accent` (a colour of its controls), `controls` ("none", "some" or "all") and
 * `caption` ("none", "title" or "all") for what stands beside the figure, `fill` to take the height
 * of the element around it. `lazy` waits until the figure is almost in sight; removing it ends the
 * wait. A link with a picture inside the element is shown until the figure is drawn, and stays where
 * no server answers. `lenient` ignores values of options that the figure does not offer. Views that are `linked`
 * by the same name mark the visits under the pointer in each other. All attributes are live. A title
 * and a caption inside the element are shown until the figure brings its own. In the view `network`,
 * `beat` tells the story up to that beat, from 1; without it the whole picture is shown.
 *
 * Events: `pointer-view:drawn`; `pointer-view:failed` (with a `message`); `pointer-view:option` when
 * an option is selected and `pointer-view:open` when a part of the figure is clicked (both with
 * options and their values); `pointer-view:interventions` when a reader has changed the network of
 * the view `network` (with the interventions, which are then those of the attribute, too);
 * `pointer-view:select` when a point is clicked that stands for a row of
 * a table of insights (with `table` and `row`); `pointer-view:hover` with the `visits` under the
 * pointer; `pointer-view:beat` when the story is at another beat. `mark(visits)` marks visits in the
 * figure, and `beats` is how many the story has.
 */

import { fromJson } from "./address.js";
import { messageOf, ownServer, ProblemError, ROOT } from "./api.js";
import { isValidAppearance } from "./appearance.js";
import { enqueueDrawing } from "./draw-queue.js";
import { makeExportMenu } from "./export-menu.js";
import { heightOf, isNetworkFigure, metaOf, NETWORK } from "./figure-kinds.js";
import { fitFigure } from "./figure-layout.js";
import { figureCsv, tablesOf } from "./figure-tables.js";
import { exportedFigure, fetchFigure, figureAddress } from "./figures.js";
import { withKnownMargins } from "./known-margins.js";
import { mark, visitsAt } from "./marks.js";
import {
  findRefused,
  indexOfSelected,
  OptionControls,
  selectedValues,
  selectionWords,
} from "./option-controls.js";
import { loadPlotly, plotlyAddress } from "./plotly.js";
import { showSelected } from "./selected-arrays.js";
import { tableElement } from "./table.js";
import { unbroken } from "./unbroken.js";

/** @import { EmbeddedView } from "./embed-codes.js" */
/** @import { Links } from "./export-menu.js" */
/** @import { OptionChoice, TrustMark } from "./figure-contract.d.ts" */
/** @import { AnyFigure } from "./figure-kinds.js" */
/** @import { FigureQuery } from "./figures.js" */
/** @import { AnsweredFigure } from "./network-acts.js" */
/** @import { NetworkDrawing } from "./network-drawing.js" */
/** @import { Axis, Figure, Layout, OptionValues, Plot, Template } from "./plotly-types.d.ts" */
/**
 * @typedef {{width: number, height: number, isFixed: boolean}} Size in pixels; whether the page
 *   gives the height
 */
/**
 * @typedef {{server: string, path: string, view: string, values: Record<string, string | number |
 *   null>}} Address of a view with its query and options
 */

/**
 * @typedef {Record<"title" | "caption" | "choices" | "summary" | "failure" | "trust" | "exports", HTMLElement>
 *   & {plot: Plot, details: HTMLDetailsElement, controls: OptionControls}} Parts of the element
 */

/** The parameters of the API by the attributes that give them. */
const QUERY = {
  visits: "visits",
  record: "record",
  user: "user",
  "predict-at": "predict_at",
  "top-k": "top_k",
  interventions: "interventions",
  against: "against",
};
const LESSON_QUERY = ["inputs", "removed"];
/** Attributes that ask for another figure. */
const FETCHED_BY = new Set([
  "server",
  "source",
  "model",
  "lesson",
  "view",
  "theme",
  "reads",
  ...LESSON_QUERY,
  ...Object.keys(QUERY),
]);
const APPEARANCE = ["scale", "accent", "controls", "caption"];
/** Attributes that ask for the same figure drawn otherwise. */
const DRAWN_BY = new Set([...APPEARANCE, "fill"]);
/** A picture with a link that a page gives for the time without a figure, or without a server. */
const STAND_IN = ":scope > a";
const HOVER = "pointer-view:hover";
const DARK = matchMedia("(prefers-color-scheme: dark)");
const CONFIG = {
  displayModeBar: false,
  displaylogo: false,
  responsive: true,
  scrollZoom: false,
  showAxisDragHandles: false,
};
const MIN_HEIGHT = 120; // pixels of a figure in a frame
/**
 * Frames that leave words out: name, height and width in pixels below which they are so called.
 * @type {[name: string, height: number, width: number][]}
 */
const SMALL_FRAMES = [
  ["short", 576, 0],
  ["low", 352, 0],
  ["tight", 288, 352],
];
/** Of `scale="auto"`: the pixels of a frame whose text has the usual size, and the limits of the scale. */
const AUTO = { height: 525, width: 640, least: 0.75, most: 4 };
/** The pixels of a frame that holds the whole network, and how much smaller it may be. */
const WHOLE = { width: 944, height: 524, least: 0.6 };
const LAZY_MARGIN = "400px 0px"; // around what is in sight
const PRINT_WIDTH = 660; // pixels
const ANSWER_OF_PAGE = "[data-answer]:not(pointer-view *)";
const TABLE_ROW = /^(\w+):(\d+)$/;
/** On pages that compute answers themselves; the second sentence is shown while they do. */
const NOT_DRAWN = "The server draws this chart, and it does not answer.";
const STILL_COMPUTED = "The answer above is computed in this browser.";
const NO_VISITS = "Type visits, or add a place, to see what the model answers.";

/**
 * The light template, for printing; every figure of Plotly in a theme has the same.
 * @type {Template | null}
 */
let printTemplate = null;
/** @type {Promise<AnyFigure> | null} the figure that the template is taken from */
let fetchingPrintTemplate = null;

class PointerView extends HTMLElement {
  /** @type {Parts | null} */
  #built = null;
  /** @type {AnyFigure | null} */
  #figure = null;
  /** @type {NetworkDrawing | null} what draws the figure, unless Plotly does */
  #networkDrawing = null;
  #requests = 0;
  #isScheduled = false;
  #drawnSize = "";
  #isPrinting = false;
  /** The option whose value the figure refused; empty for none. */
  #refused = "";
  /** @type {number[]} */
  #marked = [];
  #isNear = false; // in sight or almost; always so without `lazy`
  #visibility = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) this.#approach();
    },
    { rootMargin: LAZY_MARGIN },
  );
  #resizes = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));
  #changes = new MutationObserver((changes) =>
    this.#react(changes.map(({ attributeName }) => attributeName ?? "")),
  );
  #attribute = (/** @type {string} */ name) => this.getAttribute(name);
  #onThemeChange = () => {
    if (!this.#networkDrawing || !this.#figure) {
      this.#schedule();
      return;
    }
    this.#wearTheme(this.#theme); // the network takes the colours of the page
    this.#draw();
  };
  #onHover = (/** @type {CustomEvent<{visits: number[]}>} */ { target, detail }) => {
    if (!(target instanceof HTMLElement) || target === this || !this.hasAttribute("linked")) return;
    if (target.getAttribute("linked") === this.getAttribute("linked")) this.mark(detail.visits);
  };
  #onPrint = (/** @type {Event} */ { type }) => this.#setPrinting(type === "beforeprint");

  connectedCallback() {
    this.#built ??= this.#build();
    this.#applyAppearance();
    document.addEventListener("pointerscope:theme", this.#onThemeChange);
    document.addEventListener(HOVER, this.#onHover);
    DARK.addEventListener("change", this.#onThemeChange);
    for (const name of ["beforeprint", "afterprint"]) window.addEventListener(name, this.#onPrint);
    this.#resizes.observe(this);
    this.#changes.observe(this, { attributes: true });
    if (this.hasAttribute("lazy")) this.#visibility.observe(this);
    else this.#isNear = true;
    this.#schedule();
  }

  disconnectedCallback() {
    document.removeEventListener("pointerscope:theme", this.#onThemeChange);
    document.removeEventListener(HOVER, this.#onHover);
    DARK.removeEventListener("change", this.#onThemeChange);
    for (const name of ["beforeprint", "afterprint"]) {
      window.removeEventListener(name, this.#onPrint);
    }
    this.#resizes.disconnect();
    this.#changes.disconnect();
    this.#visibility.disconnect();
    this.#parts.controls.pause();
  }

  /**
   * Mark visits of the figure, by their positions.
   * @param {number[]} visits
   */
  mark(visits) {
    if (visits.join() === this.#marked.join()) return;
    this.#marked = visits;
    this.#drawMarks();
  }

  /** The values of the figure's options. @returns {OptionValues} */
  get chosen() {
    return this.#figure ? this.#selected : {};
  }

  /** How many beats the story of the network has; 0 for other figures. */
  get beats() {
    return this.#networkDrawing?.beats ?? 0;
  }

  /** The height in pixels that the figure and its words would take if nothing limited it. */
  get wantedHeight() {
    if (!this.#figure) return 0;
    const { above, below } = this.#surroundings();
    return Math.ceil(above + heightOf(this.#figure) + below);
  }

  get #parts() {
    this.#built ??= this.#build();
    return this.#built;
  }

  /** The element is almost in sight: load its figure. */
  #approach() {
    this.#isNear = true;
    this.#visibility.disconnect();
    this.#schedule();
  }

  /**
   * React to changed attributes: load another figure, or draw the one that is there otherwise.
   * @param {string[]} names
   */
  #react(names) {
    if (names.some((name) => DRAWN_BY.has(name))) {
      this.#applyAppearance();
      this.#draw();
    }
    if (names.includes("beat")) this.#tell();
    const fetching = names.filter((name) => FETCHED_BY.has(name) && !this.#isFollowed(name));
    if (names.includes("lazy") && !this.hasAttribute("lazy") && !this.#isNear) this.#approach();
    else if (fetching.length) this.#schedule();
    else if (this.#choices.some(({ name }) => names.includes(name))) {
      if (this.#applyOptions()) this.#draw();
    } else if (names.includes(this.#refused)) this.#schedule();
  }

  /**
   * Whether the drawn network follows an attribute by itself, without another figure.
   * @param {string} name
   */
  #isFollowed(name) {
    const drawing = this.#networkDrawing;
    if (!drawing || !this.#figure) return false;
    if (name === "theme") this.#onThemeChange();
    return (
      name === "theme" ||
      (name === "interventions" && drawing.follows(this.getAttribute(name) ?? ""))
    );
  }

  /** Tell the story of the network up to the beat of the attribute. */
  #tell() {
    if (!this.#drawnSize) return;
    const beat = Number.parseInt(this.getAttribute("beat") ?? "", 10);
    this.#networkDrawing?.tell(beat >= 1 ? beat - 1 : null);
  }

  /** The story is at another beat, from 0. @param {number | null} beat */
  #followStory(beat) {
    if (beat === null) this.removeAttribute("beat");
    else this.setAttribute("beat", String(beat + 1));
    this.#dispatch("beat", { beat: beat === null ? null : beat + 1 });
  }

  /** @returns {OptionChoice[]} */
  get #choices() {
    return this.#figure ? (metaOf(this.#figure).choices ?? []) : [];
  }

  /** Load once after several attributes have changed together. */
  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#load();
    });
  }

  /** The path of the model or the lesson in the API; empty where the element names none. */
  get #path() {
    const [kind, id] = this.hasAttribute("lesson")
      ? ["lessons", this.getAttribute("lesson")]
      : ["models", this.getAttribute("model")];
    return id ? `${kind}/${encodeURIComponent(id)}` : "";
  }

  /** The address of the server: the named one, or the one of this script. */
  get #server() {
    const named = this.getAttribute("server");
    return named
      ? new URL(named.endsWith("/") ? named : `${named}/`, document.baseURI).href
      : ROOT.href;
  }

  /** The theme of the page or element around; undefined where there is none. */
  get #surroundingTheme() {
    const around = this.parentElement?.closest("[data-theme]");
    return around instanceof HTMLElement ? around.dataset.theme : undefined;
  }

  get #theme() {
    const asked = this.getAttribute("theme");
    if (asked === "auto") return DARK.matches ? "dark" : "light";
    return (asked ?? this.#surroundingTheme) === "dark" ? "dark" : "light";
  }

  /** The size of the text relative to the page's. */
  get #scale() {
    const asked = this.getAttribute("scale");
    if (asked === "auto") return this.#scaleOfFrame;
    return asked !== null && isValidAppearance("scale", asked) ? Number(asked) : 1;
  }

  /** A size of text that follows the height of the frame, and is not too large for its width. */
  get #scaleOfFrame() {
    const { offsetWidth: width, offsetHeight: height } = this;
    if (!this.hasAttribute("fill") || !width || !height) return 1;
    const fitting = Math.round(10 * Math.min(height / AUTO.height, width / AUTO.width)) / 10;
    return Math.min(AUTO.most, Math.max(AUTO.least, fitting));
  }

  #applyAppearance() {
    const accent = this.getAttribute("accent");
    if (this.hasAttribute("scale")) this.style.setProperty("--scale", String(this.#scale));
    else this.style.removeProperty("--scale");
    if (accent && isValidAppearance("accent", accent)) this.style.setProperty("--accent", accent);
    else this.style.removeProperty("--accent");
  }

  /** Whether the figure needs a history, and the parameters of its query. */
  get #query() {
    if (this.hasAttribute("lesson")) {
      const query = LESSON_QUERY.map((name) => [name, this.getAttribute(name)]);
      return { needsHistory: false, query: Object.fromEntries(query) };
    }
    if (this.getAttribute("reads") === "data set") return { needsHistory: false, query: {} };
    const query = Object.entries(QUERY).map(([name, parameter]) => [
      parameter,
      this.getAttribute(name),
    ]);
    return { needsHistory: true, query: Object.fromEntries(query) };
  }

  async #load() {
    const { needsHistory, query } = this.#query;
    this.#requests += 1;
    const request = this.#requests;
    const source = this.getAttribute("source");
    const view = this.getAttribute("view") ?? "";
    const isAsked = this.#path && view && (!needsHistory || query.visits || query.record);
    if (!source && !isAsked) {
      this.#clear(NO_VISITS);
      return;
    }
    if (!this.#isNear) {
      this.#clear("");
      return;
    }
    const theme = this.#theme;
    this.#wearTheme(theme);
    this.setAttribute("aria-busy", "true");
    try {
      const figureQuery = { server: this.#server, path: this.#path, query, theme };
      const plotlyServer = this.hasAttribute("server") ? this.#server : "";
      // What draws it is fetched beside the figure.
      const [figure] = await Promise.all([
        source ? exportedFigure(source, theme) : this.#figureOf(figureQuery, view),
        source
          ? null
          : view === NETWORK
            ? import("./network-drawing.js")
            : loadPlotly(plotlyServer),
      ]);
      const isNetwork = isNetworkFigure(figure);
      const module = isNetwork ? await import("./network-drawing.js") : null;
      if (!isNetwork) await loadPlotly(plotlyServer);
      await enqueueDrawing(() => {
        if (request !== this.#requests) return;
        this.#preparePlot(module?.NetworkDrawing ?? null, metaOf(figure).title);
        // Plotly changes the figure, and the cached one may be drawn again.
        this.#figure = isNetwork ? figure : structuredClone(figure);
        this.#show(this.#figure);
        this.#findPrintTemplate({ ...figureQuery, theme: "light" }, view);
      });
    } catch (error) {
      if (request === this.#requests) this.#fail(error);
    } finally {
      if (request === this.#requests) this.removeAttribute("aria-busy");
    }
  }

  /**
   * The figure of a query: from the server; the network's from this browser, once it can compute it
   * or where the server is silent.
   * @param {FigureQuery} query
   * @param {string} view
   * @returns {Promise<AnyFigure>}
   */
  async #figureOf(query, view) {
    const drawing = view === NETWORK ? this.#networkDrawing : null;
    const model = this.getAttribute("model") ?? "";
    const computed = await drawing?.compute(query, model, { isSilent: false });
    if (computed) return computed;
    try {
      return await fetchFigure(query, view);
    } catch (error) {
      if (!isSilence(error)) throw error;
      const figure = await drawing?.compute(query, model, { isSilent: true });
      if (!figure) throw error;
      return figure;
    }
  }

  /** Give the words their own colours, where the page around has another theme. @param {string} theme */
  #wearTheme(theme) {
    if (this.#surroundingTheme !== theme) this.dataset.theme = theme;
    else delete this.dataset.theme;
  }

  /**
   * Find the light template before somebody prints a dark page.
   * @param {FigureQuery} query
   * @param {string} view
   */
  #findPrintTemplate(query, view) {
    // A refused figure has none; the network takes the colours of the page.
    if (!this.#figure || isNetworkFigure(this.#figure)) return;
    const { template, meta } = this.#figure.layout;
    const light = /** @type {Template | undefined} */ (meta.templates?.light);
    printTemplate ??= light ?? (this.#theme === "light" ? template : null);
    if (printTemplate || this.hasAttribute("source")) return;
    fetchingPrintTemplate ??= fetchFigure(query, view);
    fetchingPrintTemplate
      .then((found) => {
        if (!isNetworkFigure(found)) printTemplate ??= found.layout.template;
      })
      .catch(() => {
        fetchingPrintTemplate = null; // figures are printed as they are seen
      });
  }

  /** @param {boolean} isPrinting */
  #setPrinting(isPrinting) {
    this.#isPrinting = isPrinting;
    if (!this.#figure || !this.#drawnSize) return;
    const hasLight = printTemplate ?? this.#networkDrawing;
    this.#wearTheme(isPrinting && hasLight ? "light" : this.#theme);
    this.#draw();
    // After printing, the page gets its own width back a moment later.
    if (!isPrinting) requestAnimationFrame(() => this.#draw());
  }

  /** @returns {Parts} */
  #build() {
    const summary = document.createElement("summary");
    summary.textContent = "Numbers";
    const parts = {
      title: this.#part("h3", "view-title"),
      caption: this.#part("p", "view-caption"),
      choices: this.#part("div", "view-choices"),
      summary: this.#part("p", "view-summary"),
      failure: this.#part("p", "view-failure"),
      trust: this.#part("p", "view-trust"),
      plot: /** @type {Plot} */ (this.#part("div", "view-plot")),
      details: /** @type {HTMLDetailsElement} */ (this.#part("details", "view-table")),
      exports: makeExportMenu({
        name: () => this.#fileName,
        links: () => this.#links(),
        view: () => this.#figure && this.#embeddedView(this.#figure),
        picture: (format, scale) => this.#picture(format, scale),
        csv: () => (this.#figure ? figureCsv(this.#figure, this.#selected) : ""),
        json: () => JSON.stringify(this.#figure),
      }),
    };
    parts.title.hidden = !parts.title.textContent;
    parts.failure.setAttribute("role", "alert");
    parts.plot.role = "img";
    parts.details.append(summary);
    parts.details.addEventListener("toggle", () => this.#fillTable());
    const controls = new OptionControls(parts.choices, {
      selected: () => this.#selected,
      select: (name, value) => this.#select(name, value),
      open: (part) => this.#dispatch("open", part),
    });
    const standIn = this.querySelector(STAND_IN);
    standIn?.classList.add("view-stand-in");
    this.replaceChildren(...Object.values(parts), ...(standIn ? [standIn] : []));
    this.addEventListener("toggle", ({ target }) => this.#unfold(target), true);
    for (const part of [parts.plot, parts.details, parts.choices, parts.exports, parts.failure]) {
      part.hidden = true;
    }
    return { ...parts, controls };
  }

  /**
   * The part of this class that the page already has, or a new one.
   * @param {string} kind
   * @param {string} className
   * @returns {HTMLElement}
   */
  #part(kind, className) {
    const found = this.querySelector(`.${className}`);
    const part = found instanceof HTMLElement ? found : document.createElement(kind);
    part.className = className;
    return part;
  }

  /**
   * Give the plot to what draws the network, or to Plotly, unless it has it.
   * @param {typeof NetworkDrawing | null} Drawing null for Plotly
   * @param {string} title
   */
  #preparePlot(Drawing, title) {
    if ((Drawing === null) === (this.#networkDrawing === null)) return;
    const parts = this.#parts;
    const plot = /** @type {Plot} */ (parts.plot.cloneNode());
    plot.removeAttribute("data-listening");
    plot.role = Drawing ? "group" : "img";
    parts.plot.replaceWith(plot);
    parts.plot = plot;
    this.#networkDrawing?.bar?.remove();
    this.#networkDrawing = Drawing
      ? new Drawing(plot, {
          title,
          isProjected: this.hasAttribute("fill"),
          hover: (visits) => this.#dispatch("hover", { visits }),
          told: (beat) => this.#followStory(beat),
          acts: {
            server: () => (this.hasAttribute("source") ? null : this.#server),
            answered: (answer) => this.#takeAnswer(answer),
            resized: () => requestAnimationFrame(() => this.#fit()),
          },
        })
      : null;
    if (this.#networkDrawing?.bar) parts.summary.before(this.#networkDrawing.bar);
  }

  /** A reader has changed the network. @param {AnsweredFigure} answer */
  #takeAnswer({ figure, interventions }) {
    this.#figure = figure;
    const { interventions: text } = this.#networkDrawing ?? {};
    if (text) this.setAttribute("interventions", text);
    else this.removeAttribute("interventions");
    if (this.#applyOptions()) this.#draw();
    this.#dispatch("interventions", interventions);
  }

  /** @param {boolean} isHidden */
  #hideFigure(isHidden) {
    const { plot, details, choices, exports, failure } = this.#parts;
    for (const part of [plot, details, choices, exports]) part.hidden = isHidden;
    failure.hidden = true;
    const bar = this.#networkDrawing?.bar;
    if (bar && isHidden) bar.hidden = true;
  }

  /** Remove the figure; say why there is none. @param {string} words */
  #clear(words) {
    this.#figure = null;
    this.#refused = "";
    this.removeAttribute("aria-busy");
    this.#parts.controls.pause();
    this.#hideFigure(true);
    this.#parts.summary.textContent = words;
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#clear("");
    const { failure } = this.#parts;
    const isBesideAnswer = isSilence(error) && document.querySelector(ANSWER_OF_PAGE) !== null;
    const message = isBesideAnswer ? NOT_DRAWN : messageOf(error);
    failure.replaceChildren(message);
    if (isBesideAnswer) failure.append(" ", stillComputed());
    failure.hidden = false;
    this.#dispatch("failed", { message });
    if (!(error instanceof ProblemError) || ![0, 503].includes(error.status)) return;
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = "Try again";
    again.addEventListener("click", () => this.#schedule());
    failure.append(" ", again);
  }

  /** @param {AnyFigure} figure */
  #show(figure) {
    const { title, caption, controls } = this.#parts;
    const meta = metaOf(figure);
    title.textContent = meta.title;
    title.hidden = false;
    caption.replaceChildren(...unbroken(meta.caption));
    this.#sayTrust(meta.trust);
    this.toggleAttribute("data-network", isNetworkFigure(figure)); // for styles: `:has` is slow
    this.#hideFigure(false);
    controls.offer(meta, isNetworkFigure(figure) ? [] : figure.data, !this.hasAttribute("fill"));
    if (this.#applyOptions()) this.#draw();
  }

  /** Say how far to trust an explanation, with a link to what says more. @param {TrustMark} [mark] */
  #sayTrust(mark) {
    const { trust } = this.#parts;
    trust.textContent = mark?.text ?? "";
    if (!mark || this.hasAttribute("source") || !ownServer.answers) return;
    const link = document.createElement("a");
    const model = encodeURIComponent(this.getAttribute("model") ?? "");
    link.href = new URL(`insights/${model}#view-${mark.view}`, this.#server).href;
    link.textContent = "Which explanation to believe";
    trust.append(" ", link);
  }

  /** Draw the figure, if there is one, in the size that there is room for. */
  #draw() {
    if (!this.#figure) return;
    const { plot } = this.#parts;
    const isPrinting = this.#isPrinting;
    const size = this.#size(heightOf(this.#figure));
    const width = isPrinting ? Math.min(size.width || PRINT_WIDTH, PRINT_WIDTH) : size.width;
    if (!width) return; // hidden; drawn once there is room
    if (isNetworkFigure(this.#figure)) {
      const zoom = size.isFixed ? this.#zoomOfNetwork : 1;
      plot.style.setProperty("zoom", zoom === 1 ? "" : String(zoom));
      plot.style.height = `${size.height / zoom}px`;
      this.#networkDrawing?.draw(this.#figure);
    } else {
      plot.style.height = size.isFixed ? `${size.height}px` : "";
      this.#drawWithPlotly(plot, this.#figure, { ...size, width });
    }
    const isFirst = !this.dataset.drawn;
    if (isFirst) this.querySelector(STAND_IN)?.remove();
    this.#drawnSize = `${width}×${size.height}`;
    this.dataset.drawn = "true";
    if (isFirst && this.hasAttribute("beat")) this.#tell();
    this.#drawMarks();
    this.#dispatch("drawn", {});
  }

  /**
   * @param {Plot} plot
   * @param {Figure} figure
   * @param {Size} size
   */
  #drawWithPlotly(plot, { data, layout: given }, size) {
    const isPrinting = this.#isPrinting;
    const layout = isPrinting && printTemplate ? { ...given, template: printTemplate } : given;
    const drawn = this.#laidOut({ data, layout }, size);
    window.Plotly?.react(
      plot,
      drawn.data,
      isPrinting ? { ...drawn.layout, width: size.width } : drawn.layout,
      CONFIG,
    );
    if (!plot.dataset.listening) this.#listen(plot);
  }

  /**
   * The figure as it is drawn in a size: fitted, scaled, on a transparent ground.
   * @param {Figure} figure
   * @param {Size} size
   * @returns {Figure}
   */
  #laidOut({ data, layout }, { width, height, isFixed }) {
    const transparent = "rgba(0, 0, 0, 0)";
    const scale = this.#scale;
    const { font, hoverlabel } = layout.template.layout;
    const size = font.size * scale;
    const fitted = fitFigure(
      { data, layout: withCategories(layout) },
      { width, height, isFixed, scale },
    );
    const text = {
      font: { size },
      hoverlabel: { ...layout.hoverlabel, font: { ...hoverlabel.font, size } },
    };
    return {
      data: fitted.data,
      layout: {
        ...withKnownMargins(fitted.data, fitted.layout, { width, height, scale }),
        ...(scale !== 1 && text),
        paper_bgcolor: transparent,
        plot_bgcolor: transparent,
        height,
      },
    };
  }

  /** @param {Plot} plot */
  #listen(plot) {
    plot.dataset.listening = "true";
    plot.on("plotly_click", ({ points: [point] }) => {
      if (!point) return;
      if (point.data.meta) this.#dispatch("open", point.data.meta);
      const [, table, row] = TABLE_ROW.exec(String([point.customdata].flat()[0])) ?? [];
      if (table) this.#dispatch("select", { table, row: Number(row) });
    });
    plot.on("plotly_hover", ({ points: [point] }) => {
      if (point) this.#dispatch("hover", { visits: visitsAt(point, this.#visitAxes) });
    });
    plot.on("plotly_unhover", () => this.#dispatch("hover", { visits: [] }));
  }

  get #visitAxes() {
    return this.#figure ? (metaOf(this.#figure).visit_axes ?? []) : [];
  }

  /**
   * @param {string} name of the event, after `pointer-view:`
   * @param {object} detail
   */
  #dispatch(name, detail) {
    this.dispatchEvent(new CustomEvent(`pointer-view:${name}`, { detail, bubbles: true }));
  }

  #drawMarks() {
    if (!this.#figure || !this.#drawnSize) return;
    if (this.#networkDrawing) this.#networkDrawing.mark(this.#marked);
    else mark(this.#parts.plot, this.#visitAxes, this.#marked);
  }

  /**
   * The size that there is room for; with `fill`, what the words leave.
   * @param {number} wanted height in pixels
   * @returns {Size}
   */
  #size(wanted) {
    const { plot } = this.#parts;
    const width = plot.clientWidth;
    if (!this.hasAttribute("fill")) return { width, height: wanted, isFixed: false };
    if (this.getAttribute("scale") === "auto") this.#applyAppearance();
    this.#leaveOutWords();
    const { above, below } = this.#surroundings();
    this.style.setProperty("--below", `${Math.ceil(below)}px`);
    const height = Math.max(Math.floor(this.offsetHeight - above - below), MIN_HEIGHT);
    return { width, height, isFixed: true };
  }

  /** In a frame that is wide but small, the whole network is smaller, rather than a tall part of it. */
  get #zoomOfNetwork() {
    const scale = Math.min(1, this.#scale);
    const [width, height] = [this.offsetWidth, this.offsetHeight];
    const zoom = Math.min(width / WHOLE.width, height / WHOLE.height) / scale;
    return width < height || zoom > 1 || zoom * scale < WHOLE.least ? 1 : zoom;
  }

  /** Leave out words that have no room; of larger text fewer fit. */
  #leaveOutWords() {
    const [width, height] = [this.offsetWidth / this.#scale, this.offsetHeight / this.#scale];
    const room = SMALL_FRAMES.filter(([, high, wide]) => height < high || width < wide)
      .map(([name]) => name)
      .join(" ");
    if (this.dataset.room !== room) this.dataset.room = room;
  }

  /** The pixels above and below the figure, before CSS scales them, as slides do. */
  #surroundings() {
    const { plot, details, exports } = this.#parts;
    const box = this.getBoundingClientRect();
    const scaled = box.height / this.offsetHeight || 1;
    const under = [details, exports]
      .filter((part) => part.offsetHeight)
      .map((part) => part.getBoundingClientRect());
    const height = under.length
      ? Math.max(...under.map(({ bottom }) => bottom)) - Math.min(...under.map(({ top }) => top))
      : 0;
    return { above: (plot.getBoundingClientRect().top - box.top) / scaled, below: height / scaled };
  }

  /**
   * Where the height is fixed, what is unfolded lies over the figure, one at a time.
   * @param {EventTarget | null} unfolded
   */
  #unfold(unfolded) {
    if (this.hasAttribute("fill") && unfolded instanceof HTMLDetailsElement && unfolded.open) {
      for (const details of this.querySelectorAll("details")) {
        if (details.open) details.open = details === unfolded;
      }
    }
    requestAnimationFrame(() => this.#fit());
  }

  /** Draw again if the size has changed. */
  #fit() {
    if (!this.#figure) return;
    const { width, height } = this.#size(heightOf(this.#figure));
    if (width && this.#drawnSize !== `${width}×${height}`) this.#draw();
  }

  /**
   * Select a value of an option, and tell the page.
   * @param {string} name
   * @param {number | string} value
   */
  #select(name, value) {
    this.setAttribute(name, String(value));
    this.#dispatch("option", { [name]: value });
  }

  /** Show the traces of the selected values, without a request. False if the figure refuses one. */
  #applyOptions() {
    const figure = this.#figure;
    if (!figure) return false;
    const refused = this.hasAttribute("lenient")
      ? null
      : findRefused(this.#choices, this.#attribute);
    if (refused) {
      this.#fail(new Error(refused.message));
      this.#refused = refused.name; // another value loads the figure again
      return false;
    }
    const meta = metaOf(figure);
    let selection = "";
    if (this.#choices.length && !isNetworkFigure(figure)) {
      const selected = this.#selected;
      this.#parts.controls.show(selected);
      for (const trace of figure.data) {
        if (!trace.meta) continue;
        trace.visible = Object.entries(trace.meta).every(
          ([name, value]) => selected[name] === value,
        );
      }
      showSelected(figure, selected);
      const { summaries } = meta;
      if (summaries) {
        meta.summary =
          summaries.texts[indexOfSelected(this.#choices, summaries.by, selected)] ?? "";
      }
      selection = `: ${selectionWords(this.#choices, selected)}`;
    }
    this.#parts.summary.replaceChildren(...unbroken(meta.summary ?? ""));
    this.#parts.plot.setAttribute("aria-label", `${meta.title}${selection}. ${meta.summary ?? ""}`);
    this.#fillTable();
    return true;
  }

  /** The selected values of the figure's options. */
  get #selected() {
    return selectedValues(this.#choices, this.#attribute);
  }

  /** Fill the table of numbers while it is open. */
  #fillTable() {
    const { details } = this.#parts;
    if (!details.open || !this.#figure) return;
    const frame = document.createElement("div");
    frame.className = "table-frame";
    frame.tabIndex = 0;
    frame.setAttribute("role", "region");
    frame.setAttribute("aria-label", `Numbers: ${metaOf(this.#figure).title}`);
    frame.append(...this.#tables().map(tableElement));
    details.querySelector(".table-frame")?.remove();
    details.append(frame);
  }

  #tables() {
    return this.#figure ? tablesOf(this.#figure, this.#selected) : [];
  }

  /**
   * The figure in the size shown, as a data URL, and what it says of itself.
   * @param {"svg" | "png"} format
   * @param {number} scale pixels of a PNG for each pixel of the page
   */
  async #picture(format, scale) {
    const figure = this.#figure;
    if (!figure) throw new Error("There is no figure to save yet.");
    const address = isNetworkFigure(figure)
      ? ((await this.#networkDrawing?.address(format, scale)) ?? "")
      : await plotlyAddress(this.#onBackground(figure), format, scale);
    return {
      address,
      meta: metaOf(figure),
      selection: selectionWords(this.#choices, this.#selected),
    };
  }

  /**
   * A figure in the size shown, on its theme's background unless the page asks for none.
   * @param {Figure} figure
   */
  #onBackground(figure) {
    const { data, layout } = structuredClone(figure);
    const size = this.#size(layout.height);
    const { paper_bgcolor, plot_bgcolor } = layout.template.layout;
    const isTransparent =
      !this.dataset.theme && document.documentElement.hasAttribute("data-transparent");
    const drawn = this.#laidOut({ data, layout }, size);
    const background = isTransparent ? {} : { paper_bgcolor, plot_bgcolor };
    return { data: drawn.data, layout: { ...drawn.layout, width: size.width, ...background } };
  }

  get #fileName() {
    const model = this.getAttribute("model") ?? this.getAttribute("lesson");
    const { model: other = model } = Object(fromJson(this.getAttribute("against") ?? "{}"));
    const parts = [
      model,
      other !== model && `minus-${other}`,
      this.getAttribute("view"),
      this.hasAttribute("against") && "difference",
    ];
    const stem = this.getAttribute("name") ?? parts.filter(Boolean).join("-");
    const selected = this.#selected;
    // The first value of an option goes without saying.
    const named = this.#choices.filter(({ name, values }) => selected[name] !== values[0]);
    const words = named.map(({ name }) =>
      typeof selected[name] === "number" ? `${name}-${selected[name]}` : selected[name],
    );
    return [stem, ...words].join("-");
  }

  /**
   * The view as it is shown now: its server, path, name, and query with the selected values.
   * @returns {Address}
   */
  get #address() {
    return {
      server: this.#server,
      path: this.#path,
      view: this.getAttribute("view") ?? "",
      values: { ...this.#query.query, ...this.#selected },
    };
  }

  /** The attributes of appearance that were given and are valid. @returns {Record<string, string>} */
  get #appearance() {
    const theme = this.getAttribute("theme") ?? document.documentElement.dataset.askedTheme;
    const given = APPEARANCE.map((name) => [name, this.getAttribute(name) ?? ""]).filter(
      ([name = "", value]) => this.hasAttribute(name) && isValidAppearance(name, value ?? ""),
    );
    return { ...(theme && { theme }), ...Object.fromEntries(given) };
  }

  /**
   * Addresses: this place of the page, the view alone, its figure as JSON, the offline file.
   * @returns {Links}
   */
  #links() {
    const here = new URL(location.href);
    here.hash = this.id;
    const link = this.id ? here.href : null;
    const hasServer = !this.hasAttribute("source") && ownServer.answers;
    if (!hasServer) return { link, embed: null, json: null, offline: null };
    const address = this.#address;
    return {
      link,
      embed: figureAddress("embed", this.#withAppearance(address)),
      json: figureAddress("json", address),
      offline: figureAddress("offline", address),
    };
  }

  /**
   * The address of an embed that looks the same; `controls=some` is its default.
   * @param {Address} address
   * @returns {Address}
   */
  #withAppearance(address) {
    const { controls, ...appearance } = this.#appearance;
    const values = {
      ...address.values,
      ...appearance,
      ...(controls && controls !== "some" && { controls }),
    };
    return { ...address, values };
  }

  /** What is needed to show this view elsewhere. @param {AnyFigure} figure @returns {EmbeddedView} */
  #embeddedView(figure) {
    const address = this.#address;
    const { title, summary = "" } = metaOf(figure);
    const names = ["model", "lesson", "view", "reads", ...LESSON_QUERY, ...Object.keys(QUERY)];
    const given = [...this.attributes].filter(({ name }) => names.includes(name));
    const { theme, ...appearance } = this.#appearance;
    // An element has the background of its page, but only in the page's theme.
    const own = theme?.replace(/^transparent-?/, "");
    const attributes = {
      ...Object.fromEntries(given.map(({ name, value }) => [name, value])),
      ...this.#selected,
      ...(own && { theme: own }),
      ...appearance,
    };
    const shown = this.#withAppearance(address);
    return {
      title,
      caption: summary,
      name: this.#fileName,
      server: address.server,
      embed: figureAddress("embed", shown),
      picture: figureAddress("picture", shown),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [name, String(value)]),
      ),
    };
  }
}

/** Whether no server answered. @param {unknown} error */
function isSilence(error) {
  return error instanceof ProblemError && error.status === 0;
}

/** Shown while the browser computes the answer on this page. */
function stillComputed() {
  const sentence = document.createElement("span");
  sentence.className = "beside-browser-answer";
  sentence.textContent = STILL_COMPUTED;
  return sentence;
}

/**
 * A layout whose axes of categories all name them: those without names have those of the first.
 * @param {Layout} layout
 * @returns {Layout}
 */
function withCategories(layout) {
  const named = Object.entries(layout).map(([name, value]) => {
    if (!/^[xy]axis/.test(name)) return [name, value];
    const axis = /** @type {Axis} */ (value);
    const categoryarray = layout[name.startsWith("x") ? "xaxis" : "yaxis"]?.categoryarray;
    const borrows = axis.type === "category" && !axis.categoryarray && categoryarray;
    return [name, borrows ? { ...axis, categoryorder: "array", categoryarray } : axis];
  });
  return Object.fromEntries(named);
}

customElements.define("pointer-view", PointerView);
