/**
 * `<pointer-view model="town" view="heads" visits="…">`: fetches the figure of a view and draws it.
 *
 * Attributes: `model`, `view`; the query in `visits` (or `record`), `user`, `predict-at`, `top-k`;
 * `theme` ("light" or "dark", else the page's); the view's options, such as `layer` and `head`;
 * `fill` to take the height of the element around it. All are live.
 *
 * Events: `pointer-view:option` when an option is chosen, `pointer-view:open` when a part of the
 * figure is clicked; the detail of both holds options with their values.
 */

import { fetchFigure } from "./figures.js";
import { loadPlotly } from "./plotly.js";
import { tableOf } from "./table.js";
import { axesFor } from "./ticks.js";

const QUERY = { visits: "visits", record: "record", user: "user", "predict-at": "predict_at", "top-k": "top_k" };
const OPTIONS = ["layer", "head"];
const CONFIG = { displayModeBar: false, displaylogo: false, responsive: true, scrollZoom: false };

class PointerView extends HTMLElement {
  static observedAttributes = ["model", "view", "theme", ...Object.keys(QUERY), ...OPTIONS];

  #figure = null;
  #asked = 0;
  #scheduled = false;
  #parts = null;
  #drawnSize = "";
  #resized = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));
  #themeChanged = () => this.#schedule();

  connectedCallback() {
    this.#parts ??= this.#build();
    document.addEventListener("pointerscope:theme", this.#themeChanged);
    this.#resized.observe(this);
    this.#schedule();
  }

  disconnectedCallback() {
    document.removeEventListener("pointerscope:theme", this.#themeChanged);
    this.#resized.disconnect();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.#parts) return;
    if (OPTIONS.includes(name) && this.#figure) this.#choose();
    else this.#schedule();
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
    const query = Object.fromEntries(Object.entries(QUERY).map(([attribute, name]) => [name, this.getAttribute(attribute)]));
    if (!model || !view || !(query.visits || query.record)) return;
    const theme = this.getAttribute("theme") ?? document.documentElement.dataset.theme ?? "light";
    const asked = ++this.#asked;
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
      const element = document.createElement(kind);
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
    parts.failure.hidden = true;
    parts.plot.setAttribute("role", "img");
    const summary = document.createElement("summary");
    summary.textContent = "Numbers";
    parts.details.append(summary);
    parts.details.addEventListener("toggle", () => this.#fillTable());
    this.replaceChildren(...Object.values(parts));
    return parts;
  }

  #show() {
    const { title, caption, summary, failure, plot } = this.#parts;
    const { meta } = this.#figure.layout;
    title.textContent = meta.title;
    caption.textContent = meta.caption;
    summary.textContent = meta.summary ?? "";
    plot.setAttribute("aria-label", `${meta.title}. ${meta.summary ?? ""}`);
    failure.hidden = true;
    plot.hidden = false;
    this.#buildChoices(meta.choices ?? []);
    this.#draw();
    this.#choose();
  }

  #draw() {
    const { plot } = this.#parts;
    const { data, layout } = this.#figure;
    const fills = this.hasAttribute("fill");
    const height = fills ? Math.max(this.#room(), 120) : layout.height;
    const shown = {
      ...layout,
      ...axesFor(layout, plot.clientWidth, height),
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
    this.#drawnSize = `${plot.clientWidth}×${height}`;
  }

  /** The height that the words above leave to a figure that fills its frame. */
  #room() {
    const end = this.getBoundingClientRect().bottom;
    return Math.floor(end - this.#parts.plot.getBoundingClientRect().top);
  }

  /** Names on axes are as long and as many as there is room for. */
  #fit() {
    const { plot } = this.#parts;
    if (!this.#figure || plot.hidden || !plot.clientWidth) return;
    const height = this.hasAttribute("fill") ? Math.max(this.#room(), 120) : this.#figure.layout.height;
    if (this.#drawnSize !== `${plot.clientWidth}×${height}`) this.#draw();
  }

  #buildChoices(choices) {
    const { choices: bar } = this.#parts;
    const before = JSON.stringify(choices.map((choice) => [choice.name, choice.values]));
    if (bar.dataset.built === before) return;
    bar.dataset.built = before;
    bar.replaceChildren(
      ...choices.map((choice) => {
        const label = document.createElement("label");
        const select = document.createElement("select");
        select.name = choice.name;
        select.append(...choice.values.map((value) => new Option(String(value), String(value))));
        select.addEventListener("change", () => {
          this.setAttribute(choice.name, select.value);
          const detail = { [choice.name]: Number(select.value) };
          this.dispatchEvent(new CustomEvent("pointer-view:option", { detail, bubbles: true }));
        });
        label.append(`${choice.title} `, select);
        return label;
      }),
    );
  }

  /** Show the traces of the chosen options; nobody is asked. */
  #choose() {
    const choices = this.#figure.layout.meta.choices ?? [];
    if (!choices.length) {
      this.#fillTable();
      return;
    }
    const chosen = {};
    for (const choice of choices) {
      const asked = Number(this.getAttribute(choice.name) ?? choice.value);
      chosen[choice.name] = choice.values.includes(asked) ? asked : choice.values[0];
      const select = this.#parts.choices.querySelector(`select[name="${choice.name}"]`);
      select.value = String(chosen[choice.name]);
    }
    const visible = this.#figure.data.map((trace) =>
      Object.entries(trace.meta ?? {}).every(([name, value]) => chosen[name] === value),
    );
    visible.forEach((shown, index) => (this.#figure.data[index].visible = shown));
    window.Plotly.restyle(this.#parts.plot, { visible });
    const named = this.#figure.data.find((trace) => trace.visible)?.name ?? "";
    const { title, summary } = this.#figure.layout.meta;
    this.#parts.plot.setAttribute("aria-label", `${title}: ${named}. ${summary ?? ""}`);
    this.#fillTable();
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
    const table = tableOf(this.#figure);
    if (table) frame.append(table);
    details.querySelector(".table-frame")?.remove();
    details.append(frame);
  }

  #fail(error) {
    const { failure, plot } = this.#parts;
    failure.textContent = error.message;
    failure.hidden = false;
    plot.hidden = true;
  }
}

customElements.define("pointer-view", PointerView);
