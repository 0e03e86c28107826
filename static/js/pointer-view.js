/**
 * `<pointer-view model="town" view="heads" visits="…">`: fetches the figure of a view and draws it.
 *
 * Attributes: `model`, `view`; the query in `visits` (or `record`), `user`, `predict-at`, `top-k`,
 * `interventions`;
 * `theme` ("light" or "dark", else the page's); the view's options, such as `layer` and `head`;
 * `reads="data set"` for a view that no query changes, such as `scores`; `fill` to take the height
 * of the element around it. All are live. A title and a caption that stand in the element are
 * shown until the figure brings its own.
 *
 * Events: `pointer-view:option` when an option is chosen, `pointer-view:open` when a part of the
 * figure is clicked; the detail of both holds options with their values.
 */

import { fetchFigure } from "./figures.js";
import { loadPlotly } from "./plotly.js";
import { tablesOf } from "./table.js";
import { axesFor } from "./ticks.js";

const QUERY = {
  visits: "visits",
  record: "record",
  user: "user",
  "predict-at": "predict_at",
  "top-k": "top_k",
  interventions: "interventions",
};
const ASKS = new Set(["model", "view", "theme", "reads", ...Object.keys(QUERY)]);
const CONFIG = { displayModeBar: false, displaylogo: false, responsive: true, scrollZoom: false };
const LEAST_HEIGHT = 120; // pixels
const NO_VISITS = "Type visits, or add a place, to see what the model answers.";

class PointerView extends HTMLElement {
  #parts = null;
  #figure = null;
  #asked = 0;
  #scheduled = false;
  #drawnSize = "";
  #resized = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));
  #changed = new MutationObserver((changes) => this.#react(changes.map((change) => change.attributeName)));
  #themeChanged = () => this.#schedule();

  connectedCallback() {
    this.#parts ??= this.#build();
    document.addEventListener("pointerscope:theme", this.#themeChanged);
    this.#resized.observe(this);
    this.#changed.observe(this, { attributes: true });
    this.#schedule();
  }

  disconnectedCallback() {
    document.removeEventListener("pointerscope:theme", this.#themeChanged);
    this.#resized.disconnect();
    this.#changed.disconnect();
  }

  /** The query asks anew; the options of the figure at hand choose within it. */
  #react(attributes) {
    if (attributes.some((name) => ASKS.has(name))) this.#schedule();
    else if (this.#figure && this.#choices.some(({ name }) => attributes.includes(name))) this.#choose();
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

  async #load() {
    const model = this.getAttribute("model");
    const view = this.getAttribute("view");
    const free = this.getAttribute("reads") === "data set";
    const read = free ? [] : Object.entries(QUERY).map(([attribute, name]) => [name, this.getAttribute(attribute)]);
    const query = Object.fromEntries(read);
    const asked = ++this.#asked;
    if (!model || !view || !(free || query.visits || query.record)) {
      this.#clear(NO_VISITS);
      return;
    }
    const theme = this.getAttribute("theme") ?? document.documentElement.dataset.theme ?? "light";
    this.setAttribute("aria-busy", "true");
    try {
      const [figure] = await Promise.all([fetchFigure({ model, query, theme }, view), loadPlotly()]);
      if (asked !== this.#asked) return;
      // Drawing changes what it is given, and the same figure may be drawn again.
      this.#figure = structuredClone(figure);
      this.#show();
    } catch (error) {
      if (asked === this.#asked) this.#fail(error);
    } finally {
      if (asked === this.#asked) this.removeAttribute("aria-busy");
    }
  }

  #build() {
    const make = (kind, className) => {
      const element = this.querySelector(`.${className}`) ?? document.createElement(kind);
      element.className = className;
      return element;
    };
    const parts = {
      title: make("h2", "view-title"),
      caption: make("p", "view-caption"),
      choices: make("div", "view-choices"),
      summary: make("p", "view-summary"),
      failure: make("p", "view-failure"),
      plot: make("div", "view-plot"),
      details: make("details", "view-table"),
    };
    parts.failure.setAttribute("role", "alert");
    parts.plot.setAttribute("role", "img");
    const summary = document.createElement("summary");
    summary.textContent = "Numbers";
    parts.details.append(summary);
    parts.details.addEventListener("toggle", () => this.#fillTable());
    this.replaceChildren(...Object.values(parts));
    this.#hide(parts, true);
    return parts;
  }

  #hide(parts, hidden) {
    parts.plot.hidden = parts.details.hidden = parts.choices.hidden = hidden;
    parts.failure.hidden = true;
  }

  /** Nothing to draw: say why, and leave nothing of what was drawn before. */
  #clear(words) {
    this.#figure = null;
    this.removeAttribute("aria-busy");
    this.#hide(this.#parts, true);
    this.#parts.summary.textContent = words;
  }

  #fail(error) {
    this.#clear("");
    const { failure } = this.#parts;
    failure.replaceChildren(error.message);
    failure.hidden = false;
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
    caption.textContent = meta.caption;
    this.#hide(this.#parts, false);
    this.#buildChoices();
    if (this.#choose()) this.#draw();
  }

  #draw() {
    const { plot } = this.#parts;
    const { data, layout } = this.#figure;
    const { width, height, fixed } = this.#size();
    if (!width) return; // hidden; drawn once there is room
    const shown = {
      ...layout,
      ...axesFor(layout, width, height, fixed),
      paper_bgcolor: "rgba(0, 0, 0, 0)",
      plot_bgcolor: "rgba(0, 0, 0, 0)",
      height,
    };
    window.Plotly.react(plot, data, shown, CONFIG);
    if (!plot.dataset.listening) {
      plot.dataset.listening = "true";
      plot.on("plotly_click", ({ points }) => {
        const { meta } = points[0].data;
        if (meta) this.dispatchEvent(new CustomEvent("pointer-view:open", { detail: meta, bubbles: true }));
      });
    }
    this.#drawnSize = `${width}×${height}`;
  }

  /** The room there is: in a frame, what the words above leave. */
  #size() {
    const { plot } = this.#parts;
    const width = plot.clientWidth;
    if (!this.hasAttribute("fill")) return { width, height: this.#figure.layout.height, fixed: false };
    const left = Math.floor(this.getBoundingClientRect().bottom - plot.getBoundingClientRect().top);
    return { width, height: Math.max(left, LEAST_HEIGHT), fixed: true };
  }

  #fit() {
    if (!this.#figure) return;
    const { width, height } = this.#size();
    if (width && this.#drawnSize !== `${width}×${height}`) this.#draw();
  }

  #buildChoices() {
    const { choices: bar } = this.#parts;
    const offered = JSON.stringify(this.#choices.map(({ name, values }) => [name, values]));
    if (bar.dataset.offered === offered) return;
    bar.dataset.offered = offered;
    bar.replaceChildren(
      ...this.#choices.map(({ name, title, values, labels = values }) => {
        const label = document.createElement("label");
        const select = document.createElement("select");
        select.name = name;
        select.append(...values.map((value, index) => new Option(String(labels[index]), String(value))));
        select.addEventListener("change", () => {
          this.setAttribute(name, select.value);
          const detail = { [name]: values[select.selectedIndex] };
          this.dispatchEvent(new CustomEvent("pointer-view:option", { detail, bubbles: true }));
        });
        label.append(`${title} `, select);
        return label;
      }),
    );
  }

  /** Show the traces of the chosen options; nobody is asked. False if one is not offered. */
  #choose() {
    const unoffered = this.#choices.find(({ name, values }) => this.hasAttribute(name) && !values.map(String).includes(this.getAttribute(name)));
    if (unoffered) {
      const { name, values } = unoffered;
      const offered = typeof values[0] === "string" ? `there are ${values.join(", ")}` : `they run from ${values[0]} to ${values.at(-1)}`;
      this.#fail(new Error(`There is no ${name} ${this.getAttribute(name)}; ${offered}.`));
      return false;
    }
    const { data, layout } = this.#figure;
    const { title, summary, summaries } = layout.meta;
    let words = summary ?? "";
    let named = "";
    if (this.#choices.length) {
      const chosen = Object.fromEntries(this.#choices.map((choice) => [choice.name, this.#chosen(choice)]));
      data.forEach((trace, index) => {
        trace.visible = Object.entries(trace.meta).every(([name, value]) => chosen[name] === value);
        if (trace.visible) [named, words] = [`: ${trace.name}`, summaries[index]];
      });
      if (this.#drawnSize) window.Plotly.restyle(this.#parts.plot, { visible: data.map((trace) => trace.visible) });
    }
    this.#parts.summary.textContent = words;
    this.#parts.plot.setAttribute("aria-label", `${title}${named}. ${words}`);
    this.#fillTable();
    return true;
  }

  /** The value of a choice: the attribute's if the figure offers it. */
  #chosen({ name, values, value }) {
    const asked = this.getAttribute(name);
    const found = values.find((offered) => String(offered) === asked) ?? value;
    this.#parts.choices.querySelector(`select[name="${name}"]`).value = String(found);
    return found;
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
    frame.append(...tablesOf(this.#figure));
    details.querySelector(".table-frame")?.remove();
    details.append(frame);
  }
}

customElements.define("pointer-view", PointerView);
