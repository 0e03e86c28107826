/**
 * `<pointer-view model="town" view="heads" visits="…">`: fetches the figure of a view and draws it.
 *
 * What is drawn: `model`, `view`; the query in `visits` (or `record`), `user`, `predict-at`, `top-k`,
 * `interventions`; `against` (JSON as the API takes it) to draw the difference from another query;
 * or, in place of a model, `lesson` with a step as the `view` and what was made of it in `inputs`
 * (JSON) and `removed`; the view's options, such as `layer` and `head`; `reads="data set"` for a view
 * that no query changes, such as `scores`. `server` is the address of the one that is asked, by
 * default where this script came from. With `source` nobody is asked: it is the address of a kept
 * figure, or `#id` of a script element that holds it as JSON; `name` is then what files are called.
 *
 * How: `theme` ("light", "dark", "auto" for the system's; else the page's), `scale` of the text,
 * `accent` (a colour of its controls), `controls` ("none", "some" or "all") and `caption` ("none",
 * "title" or "all") for what stands beside the figure, `fill` to take the height of the element
 * around it, `lazy` to wait until it is nearly in sight (removing it ends the wait), `lenient` to
 * pass over values of options that the figure does not offer, `linked` (a name) to mark the visits
 * under the pointer in all views of a page that are linked by the same name. All are live. A title
 * and a caption that stand in the element are shown until the figure brings its own.
 *
 * Events: `pointer-view:drawn` and `pointer-view:failed` (the detail holds the `message`),
 * `pointer-view:option` when an option is chosen, `pointer-view:open` when a part of the
 * figure is clicked (the detail of both holds options with their values), `pointer-view:select` when
 * a point is clicked whose `customdata` is a text `table:row` (the detail holds `table` and `row`:
 * the histories that the point is made of), and `pointer-view:hover` with the `visits` under the
 * pointer; `mark(visits)` marks them in the figure.
 */

import { ROOT } from "./api.js";
import { ChoiceBar, chosenOf, rankOf, refusedOf, wordsOf } from "./choices.js";
import { fetchFigure, figureAddress, keptFigure } from "./figures.js";
import { isLook } from "./looks.js";
import { mark, visitsAt } from "./marks.js";
import { showParts } from "./parts.js";
import { loadPlotly } from "./plotly.js";
import { csvOf, numbersOf, tablesOf } from "./table.js";
import { takeAway } from "./take-away.js";
import { fitted } from "./ticks.js";
import { inTurn } from "./turns.js";

const QUERY = {
  visits: "visits",
  record: "record",
  user: "user",
  "predict-at": "predict_at",
  "top-k": "top_k",
  interventions: "interventions",
  against: "against",
};
const OF_LESSON = ["inputs", "removed"];
const ASKS = new Set([
  "server",
  "source",
  "model",
  "lesson",
  "view",
  "theme",
  "reads",
  ...OF_LESSON,
  ...Object.keys(QUERY),
]);
const LOOK = ["scale", "accent", "controls", "caption"];
const LOOKS = new Set([...LOOK, "fill"]);
const HOVER = "pointer-view:hover";
const DARK = matchMedia("(prefers-color-scheme: dark)");
const CONFIG = { displayModeBar: false, displaylogo: false, responsive: true, scrollZoom: false };
const LEAST_HEIGHT = 120; // pixels
/** Frames below so many pixels of height or width, which leave words out. */
const ROOMS = [
  ["short", 576, 0],
  ["low", 352, 0],
  ["tight", 288, 352],
];
const NEARLY = "400px 0px"; // around what is in sight
const PRINTED = 660; // pixels of width on paper
const ROW = /^(\w+):(\d+)$/; // of a table
const NO_VISITS = "Type visits, or add a place, to see what the model answers.";

/** The light template, once a figure brought one: all figures of a theme share the same. */
let onPaper = null;
/** The figure that they are being taken from. */
let findingPaper = null;

class PointerView extends HTMLElement {
  #parts = null;
  #bar = null;
  #figure = null;
  #asked = 0;
  #scheduled = false;
  #drawnSize = "";
  #isOnPaper = false;
  #refused = null;
  #marked = [];
  #near = false;
  #seen = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && this.#approach(),
    { rootMargin: NEARLY },
  );
  #resized = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));
  #changed = new MutationObserver((changes) =>
    this.#react(changes.map((change) => change.attributeName)),
  );
  #attribute = (name) => this.getAttribute(name);
  #themeChanged = () => this.#schedule();
  #linkedHover = ({ target, detail }) =>
    target !== this &&
    this.hasAttribute("linked") &&
    target.getAttribute("linked") === this.getAttribute("linked") &&
    this.mark(detail.visits);
  #print = ({ type }) => this.#turnToPaper(type === "beforeprint");

  connectedCallback() {
    this.#parts ??= this.#build();
    this.#look();
    document.addEventListener("pointerscope:theme", this.#themeChanged);
    document.addEventListener(HOVER, this.#linkedHover);
    DARK.addEventListener("change", this.#themeChanged);
    for (const moment of ["beforeprint", "afterprint"])
      window.addEventListener(moment, this.#print);
    this.#resized.observe(this);
    this.#changed.observe(this, { attributes: true });
    if (this.hasAttribute("lazy")) this.#seen.observe(this);
    else this.#near = true;
    this.#schedule();
  }

  disconnectedCallback() {
    document.removeEventListener("pointerscope:theme", this.#themeChanged);
    document.removeEventListener(HOVER, this.#linkedHover);
    DARK.removeEventListener("change", this.#themeChanged);
    for (const moment of ["beforeprint", "afterprint"])
      window.removeEventListener(moment, this.#print);
    this.#resized.disconnect();
    this.#changed.disconnect();
    this.#seen.disconnect();
    this.#bar.pause();
  }

  /**
   * Mark visits of the figure, by their positions.
   * @param {number[]} visits
   */
  mark(visits) {
    if (visits.join() === this.#marked.join()) return;
    this.#marked = visits;
    this.#showMarks();
  }

  /** The values of the figure's options. @returns {Record<string, number | string>} */
  get chosen() {
    return this.#figure ? this.#allChosen() : {};
  }

  /** The pixels that the figure and the words beside it would take if nothing held them. */
  get wantedHeight() {
    if (!this.#figure) return 0;
    const { above, below } = this.#around();
    return Math.ceil(above + this.#figure.layout.height + below);
  }

  /** In sight: what waited is asked for. */
  #approach() {
    this.#near = true;
    this.#seen.disconnect();
    this.#schedule();
  }

  /** The query asks anew; the options of the figure at hand choose within it. */
  #react(attributes) {
    if (attributes.some((name) => LOOKS.has(name))) {
      this.#look();
      if (this.#figure) this.#draw();
    }
    if (attributes.includes("lazy") && !this.hasAttribute("lazy") && !this.#near) this.#approach();
    else if (attributes.some((name) => ASKS.has(name))) this.#schedule();
    else if (this.#figure && this.#choices.some(({ name }) => attributes.includes(name)))
      this.#choose() && this.#draw();
    else if (attributes.includes(this.#refused)) this.#schedule();
  }

  get #choices() {
    return this.#figure?.layout.meta.choices ?? [];
  }

  /** Several attributes change together; the figure is asked for once. */
  #schedule() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#load();
    });
  }

  /** The model or the lesson, by its path in the API. */
  get #of() {
    const [kind, id] = this.hasAttribute("lesson")
      ? ["lessons", this.getAttribute("lesson")]
      : ["models", this.getAttribute("model")];
    return id ? `${kind}/${encodeURIComponent(id)}` : "";
  }

  /** Another server's address, or the one that this script came from. */
  get #server() {
    const named = this.getAttribute("server");
    return named
      ? new URL(named.endsWith("/") ? named : `${named}/`, document.baseURI).href
      : ROOT.href;
  }

  get #theme() {
    const asked = this.getAttribute("theme");
    if (asked === "auto") return DARK.matches ? "dark" : "light";
    const around = asked ?? this.parentElement?.closest("[data-theme]")?.dataset.theme;
    return around === "dark" ? "dark" : "light";
  }

  /** The size of the text against that of the page. */
  get #scale() {
    const asked = this.getAttribute("scale");
    return asked !== null && isLook("scale", asked) ? Number(asked) : 1;
  }

  /** What the attributes say of text and colours. */
  #look() {
    const accent = this.getAttribute("accent");
    if (this.hasAttribute("scale")) this.style.setProperty("--scale", this.#scale);
    else this.style.removeProperty("--scale");
    if (accent && isLook("accent", accent)) this.style.setProperty("--accent", accent);
    else this.style.removeProperty("--accent");
  }

  get #query() {
    if (this.hasAttribute("lesson"))
      return {
        free: true,
        query: Object.fromEntries(OF_LESSON.map((name) => [name, this.getAttribute(name)])),
      };
    const free = this.getAttribute("reads") === "data set";
    const read = free
      ? []
      : Object.entries(QUERY).map(([attribute, name]) => [name, this.getAttribute(attribute)]);
    return { free, query: Object.fromEntries(read) };
  }

  async #load() {
    const { free, query } = this.#query;
    const asked = ++this.#asked;
    const source = this.getAttribute("source");
    const known =
      source || (this.#of && this.getAttribute("view") && (free || query.visits || query.record));
    if (!known) {
      this.#clear(NO_VISITS);
      return;
    }
    if (!this.#near) {
      this.#clear("");
      return;
    }
    const theme = this.#theme;
    this.#wear(theme);
    this.setAttribute("aria-busy", "true");
    try {
      const question = { server: this.#server, of: this.#of, query, theme };
      const fetched = source
        ? keptFigure(source, theme)
        : fetchFigure(question, this.getAttribute("view"));
      const [figure] = await Promise.all([
        fetched,
        loadPlotly(this.hasAttribute("server") ? this.#server : ""),
      ]);
      await inTurn(() => {
        if (asked !== this.#asked) return;
        // Drawing changes what it is given, and the same figure may be drawn again.
        this.#figure = structuredClone(figure);
        this.#show();
        this.#findPaper({ ...question, theme: "light" });
      });
    } catch (error) {
      if (asked === this.#asked) this.#fail(error);
    } finally {
      if (asked === this.#asked) this.removeAttribute("aria-busy");
    }
  }

  /** The colours of the words, where they are not those of the page around. */
  #wear(theme) {
    if (this.parentElement?.closest("[data-theme]")?.dataset.theme !== theme)
      this.dataset.theme = theme;
    else delete this.dataset.theme;
  }

  /** Paper is light; what it is drawn with is known before somebody prints. */
  #findPaper(question) {
    if (!this.#figure) return; // it was refused
    const { template, meta } = this.#figure.layout;
    onPaper ??= meta.templates?.light ?? (this.#theme === "light" ? template : null);
    if (onPaper || this.hasAttribute("source")) return;
    findingPaper ??= fetchFigure(question, this.getAttribute("view"));
    findingPaper
      .then(({ layout }) => (onPaper ??= layout.template))
      .catch(() => (findingPaper = null)); // printed as it is seen
  }

  #turnToPaper(isOnPaper) {
    this.#isOnPaper = isOnPaper;
    if (!this.#figure || !this.#drawnSize) return;
    this.#wear(isOnPaper && onPaper ? "light" : this.#theme);
    this.#draw();
    // The page has its own width again a moment after it was printed.
    if (!isOnPaper) requestAnimationFrame(() => this.#figure && this.#draw());
  }

  #build() {
    const make = (kind, className) => {
      const element = this.querySelector(`.${className}`) ?? document.createElement(kind);
      element.className = className;
      return element;
    };
    const parts = {
      title: make("h3", "view-title"),
      caption: make("p", "view-caption"),
      choices: make("div", "view-choices"),
      summary: make("p", "view-summary"),
      failure: make("p", "view-failure"),
      plot: make("div", "view-plot"),
      details: make("details", "view-table"),
      take: takeAway({
        name: () => this.#fileName,
        links: () => this.#links(),
        shown: () => this.#figure && this.#shown(),
        picture: () => this.#picture(),
        csv: () => csvOf(this.#numbers()),
        json: () => JSON.stringify(this.#figure),
      }),
    };
    parts.title.hidden = !parts.title.textContent;
    parts.failure.setAttribute("role", "alert");
    parts.plot.setAttribute("role", "img");
    const summary = document.createElement("summary");
    summary.textContent = "Numbers";
    parts.details.append(summary);
    parts.details.addEventListener("toggle", () => this.#fillTable());
    this.#bar = new ChoiceBar(parts.choices, {
      chosen: () => this.#allChosen(),
      take: (name, value) => this.#take(name, value),
      open: (part) => this.#say("open", part),
    });
    this.replaceChildren(...Object.values(parts));
    this.addEventListener("toggle", ({ target }) => this.#unfold(target), true);
    this.#hide(parts, true);
    return parts;
  }

  #hide(parts, hidden) {
    parts.plot.hidden = parts.details.hidden = parts.choices.hidden = parts.take.hidden = hidden;
    parts.failure.hidden = true;
  }

  /** Nothing to draw: say why, and leave nothing of what was drawn before. */
  #clear(words) {
    this.#figure = this.#refused = null;
    this.removeAttribute("aria-busy");
    this.#bar.pause();
    this.#hide(this.#parts, true);
    this.#parts.summary.textContent = words;
  }

  #fail(error) {
    this.#clear("");
    const { failure } = this.#parts;
    failure.replaceChildren(error.message);
    failure.hidden = false;
    this.#say("failed", { message: error.message });
    if (![0, 503].includes(error.status)) return;
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = "Try again";
    again.addEventListener("click", () => this.#schedule());
    failure.append(" ", again);
  }

  #show() {
    const { title, caption } = this.#parts;
    const { meta } = this.#figure.layout;
    title.textContent = meta.title;
    title.hidden = false;
    caption.textContent = meta.caption;
    this.#hide(this.#parts, false);
    this.#bar.offer(this.#figure, !this.hasAttribute("fill"));
    if (this.#choose()) this.#draw();
  }

  #draw() {
    const printing = this.#isOnPaper;
    const { plot } = this.#parts;
    const { data, layout: given } = this.#figure;
    const layout = printing && onPaper ? { ...given, template: onPaper } : given;
    const { width: room, height, fixed } = this.#size();
    const width = printing ? Math.min(room || PRINTED, PRINTED) : room;
    if (!width) return; // hidden; drawn once there is room
    const drawn = this.#laidOut({ data, layout }, width, height, fixed);
    plot.style.height = fixed ? `${height}px` : "";
    window.Plotly.react(
      plot,
      drawn.data,
      printing ? { ...drawn.layout, width } : drawn.layout,
      CONFIG,
    );
    if (!plot.dataset.listening) this.#listen(plot);
    this.#drawnSize = `${width}×${height}`;
    this.dataset.drawn = "true";
    this.#showMarks();
    this.#say("drawn", {});
  }

  #laidOut({ data, layout }, width, height, fixed) {
    const clear = "rgba(0, 0, 0, 0)";
    const scale = this.#scale;
    const { font, hoverlabel } = layout.template.layout;
    const size = font.size * scale;
    const found = fitted({ data, layout: withNames(layout) }, { width, height, fixed, scale });
    const text =
      scale === 1
        ? {}
        : {
            font: { size },
            hoverlabel: { ...layout.hoverlabel, font: { ...hoverlabel.font, size } },
          };
    return {
      data: found.data,
      layout: { ...found.layout, ...text, paper_bgcolor: clear, plot_bgcolor: clear, height },
    };
  }

  #listen(plot) {
    plot.dataset.listening = "true";
    const axes = () => this.#figure?.layout.meta.visit_axes ?? [];
    plot.on("plotly_click", ({ points: [point] }) => {
      if (point.data.meta) this.#say("open", point.data.meta);
      const [, table, row] = ROW.exec([point.customdata].flat()[0]) ?? [];
      if (table) this.#say("select", { table, row: Number(row) });
    });
    plot.on("plotly_hover", ({ points }) =>
      this.#say("hover", { visits: visitsAt(points[0], axes()) }),
    );
    plot.on("plotly_unhover", () => this.#say("hover", { visits: [] }));
  }

  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(`pointer-view:${name}`, { detail, bubbles: true }));
  }

  #showMarks() {
    if (this.#figure && this.#drawnSize)
      mark(this.#parts.plot, this.#figure.layout.meta.visit_axes ?? [], this.#marked);
  }

  /** The room there is: in a frame, what the words above leave. */
  #size() {
    const { plot } = this.#parts;
    const width = plot.clientWidth;
    if (!this.hasAttribute("fill"))
      return { width, height: this.#figure.layout.height, fixed: false };
    this.#leaveOut();
    const { above, below } = this.#around();
    this.style.setProperty("--below", `${Math.ceil(below)}px`);
    return {
      width,
      height: Math.max(Math.floor(this.offsetHeight - above - below), LEAST_HEIGHT),
      fixed: true,
    };
  }

  /** Words that there is no room for; of larger text fewer fit. */
  #leaveOut() {
    const [width, height] = [this.offsetWidth / this.#scale, this.offsetHeight / this.#scale];
    const found = ROOMS.filter(([, high, wide]) => height < high || width < wide)
      .map(([name]) => name)
      .join(" ");
    if (this.dataset.room !== found) this.dataset.room = found;
  }

  /** The pixels that stand above the figure and below it, before any scaling by CSS, as slides have. */
  #around() {
    const { plot, details, take } = this.#parts;
    const box = this.getBoundingClientRect();
    const scaled = box.height / this.offsetHeight || 1;
    const under = [details, take]
      .filter((part) => part.offsetHeight)
      .map((part) => part.getBoundingClientRect());
    const height = under.length
      ? Math.max(...under.map(({ bottom }) => bottom)) - Math.min(...under.map(({ top }) => top))
      : 0;
    return { above: (plot.getBoundingClientRect().top - box.top) / scaled, below: height / scaled };
  }

  /** What is unfolded lies over the figure where its height is given, one fold at a time. */
  #unfold(fold) {
    const isFilled = this.hasAttribute("fill");
    for (const other of isFilled && fold.open ? this.querySelectorAll("details[open]") : [])
      other.open = other === fold;
    requestAnimationFrame(() => this.#fit());
  }

  #fit() {
    if (!this.#figure) return;
    const { width, height } = this.#size();
    if (width && this.#drawnSize !== `${width}×${height}`) this.#draw();
  }

  /** Choose a value of an option, and tell the page. */
  #take(name, value) {
    this.setAttribute(name, String(value));
    this.#say("option", { [name]: value });
  }

  /** Show the traces of the chosen options; nobody is asked. False if one is not offered. */
  #choose() {
    const refused = this.hasAttribute("lenient") ? null : refusedOf(this.#choices, this.#attribute);
    if (refused) {
      this.#fail(new Error(refused.message));
      this.#refused = refused.name; // another value of it is asked for anew
      return false;
    }
    const { data, layout } = this.#figure;
    const { title, summaries } = layout.meta;
    let named = "";
    if (this.#choices.length) {
      const chosen = this.#allChosen();
      this.#bar.show(chosen);
      for (const trace of data) {
        if (trace.meta)
          trace.visible = Object.entries(trace.meta).every(
            ([name, value]) => chosen[name] === value,
          );
      }
      showParts(this.#figure, chosen);
      if (summaries)
        layout.meta.summary = summaries.texts[rankOf(this.#choices, summaries.by, chosen)];
      named = `: ${wordsOf(this.#choices, chosen)}`;
    }
    const words = layout.meta.summary ?? "";
    this.#parts.summary.textContent = words;
    this.#parts.plot.setAttribute("aria-label", `${title}${named}. ${words}`);
    this.#fillTable();
    return true;
  }

  #allChosen() {
    return chosenOf(this.#choices, this.#attribute);
  }

  /** The table is made when it is looked at. */
  #fillTable() {
    const { details } = this.#parts;
    if (!details.open || !this.#figure) return;
    const frame = document.createElement("div");
    frame.className = "table-frame";
    frame.tabIndex = 0;
    frame.setAttribute("role", "region");
    frame.setAttribute("aria-label", `Numbers: ${this.#figure.layout.meta.title}`);
    frame.append(...tablesOf(this.#numbers()));
    details.querySelector(".table-frame")?.remove();
    details.append(frame);
  }

  #numbers() {
    return numbersOf(this.#figure, this.#allChosen());
  }

  /** The figure as large as it is shown, on paper of its own unless what is around shows through. */
  #picture() {
    const { width, height, fixed } = this.#size();
    const { data, layout } = structuredClone(this.#figure);
    const { paper_bgcolor: paper, plot_bgcolor: ground } = layout.template.layout;
    const isClear =
      !this.dataset.theme && document.documentElement.hasAttribute("data-transparent");
    const drawn = this.#laidOut({ data, layout }, width, height, fixed);
    return {
      data: drawn.data,
      layout: {
        ...drawn.layout,
        width,
        ...(!isClear && { paper_bgcolor: paper, plot_bgcolor: ground }),
      },
    };
  }

  get #fileName() {
    const parts = [
      this.getAttribute("model") ?? this.getAttribute("lesson"),
      this.getAttribute("view"),
      this.hasAttribute("against") && "difference",
    ];
    return this.getAttribute("name") ?? parts.filter(Boolean).join("-");
  }

  /** The view as it is shown now: of whom, what it is called, and all that was asked. */
  get #asks() {
    return {
      server: this.#server,
      of: this.#of,
      view: this.getAttribute("view"),
      values: { ...this.#query.query, ...this.#allChosen() },
    };
  }

  /** How it was asked to look. */
  get #looks() {
    const theme = this.getAttribute("theme") ?? document.documentElement.dataset.askedTheme;
    const given = LOOK.map((name) => [name, this.getAttribute(name)]).filter(
      ([name, value]) => value !== null && isLook(name, value),
    );
    return { ...(theme && { theme }), ...Object.fromEntries(given) };
  }

  /** Addresses: this place of the page, the view alone, its figure as JSON, all of it as a file. */
  #links() {
    const here = new URL(location.href);
    here.hash = this.id;
    const link = this.id ? here.href : null;
    if (this.hasAttribute("source")) return { link, embed: null, json: null, offline: null };
    const asks = this.#asks;
    return {
      link,
      embed: figureAddress("embed", this.#asLookedAt(asks)),
      json: figureAddress("json", asks),
      offline: figureAddress("offline", asks),
    };
  }

  /** An embed has some controls, if nobody says how many. */
  #asLookedAt(asks) {
    const { controls, ...looks } = this.#looks;
    return {
      ...asks,
      values: { ...asks.values, ...looks, ...(controls && controls !== "some" && { controls }) },
    };
  }

  /** What is shown, for whoever shows it elsewhere. */
  #shown() {
    const asks = this.#asks;
    const { title, summary = "" } = this.#figure.layout.meta;
    const given = [...this.attributes].filter(({ name }) =>
      ["model", "lesson", "view", "reads", ...OF_LESSON, ...Object.keys(QUERY)].includes(name),
    );
    const { theme, ...looks } = this.#looks;
    // An element lies on its page, and has the page's background only in the page's theme.
    const own = theme?.replace(/^transparent-?/, "");
    const attributes = {
      ...Object.fromEntries(given.map(({ name, value }) => [name, value])),
      ...this.#allChosen(),
      ...(own && { theme: own }),
      ...looks,
    };
    const texts = Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, String(value)]),
    );
    const looked = this.#asLookedAt(asks);
    const addresses = {
      server: asks.server,
      embed: figureAddress("embed", looked),
      picture: figureAddress("picture", looked),
    };
    return { title, caption: summary, name: this.#fileName, ...addresses, attributes: texts };
  }
}

/** Axes of visits that bring no names of their own have those of the first. */
function withNames(layout) {
  const named = Object.entries(layout).map(([name, axis]) => {
    const first = layout[`${name[0]}axis`];
    const borrows =
      /^[xy]axis/.test(name) &&
      axis.type === "category" &&
      !axis.categoryarray &&
      first?.categoryarray;
    return [
      name,
      borrows ? { ...axis, categoryorder: "array", categoryarray: first.categoryarray } : axis,
    ];
  });
  return Object.fromEntries(named);
}

customElements.define("pointer-view", PointerView);
