/**
 * Fetching figures. Views with the same query share one request, and recent figures are cached.
 */

import { ask, failWith, ProblemError, parameters } from "./api.js";
import { isNetworkFigure } from "./figure-kinds.js";

/** @import { AnyFigure } from "./figure-kinds.js" */
/** @import { Figure } from "./plotly-types.d.ts" */
/**
 * A query to a server (by its address) about a model or lesson (by its path in the API).
 * @typedef {{
 *   server: string,
 *   path: string,
 *   query: Record<string, string | null>,
 *   theme: string,
 * }} FigureQuery
 */
/** @typedef {{resolve: (figure: AnyFigure) => void, reject: (error: unknown) => void}} Pending */

const CACHED_QUERIES = 12;

/**
 * @type {Map<string, Map<string, Promise<AnyFigure>>>} figures by query and view; the latest query
 *   is last
 */
const cache = new Map();
/** @type {Map<string, {query: FigureQuery, views: Map<string, Pending>}>} requests to be sent */
const queue = new Map();

/**
 * @param {FigureQuery} query
 * @param {string} view
 * @returns {Promise<AnyFigure>}
 */
export function fetchFigure(query, view) {
  const key = JSON.stringify(Object.values(query));
  const views = cache.get(key) ?? new Map();
  cache.delete(key);
  cache.set(key, views);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHED_QUERIES) break;
    cache.delete(oldest);
  }
  const cached = views.get(view);
  if (cached) return cached;
  const figure = new Promise((resolve, reject) => enqueue(key, query, view, { resolve, reject }));
  views.set(view, figure);
  figure.catch(() => views.delete(view));
  return figure;
}

/**
 * Add a view to its query's next request, which is sent once the running task has ended.
 * @param {string} key
 * @param {FigureQuery} query
 * @param {string} view
 * @param {Pending} pending
 */
function enqueue(key, query, view, pending) {
  const queued = queue.get(key);
  if (queued) {
    queued.views.set(view, pending);
    return;
  }
  const views = new Map([[view, pending]]);
  queue.set(key, { query, views });
  setTimeout(() => {
    queue.delete(key);
    send(query, views);
  }, 0);
}

/**
 * @param {FigureQuery} figureQuery
 * @param {Map<string, Pending>} views
 */
async function send(figureQuery, views) {
  const { server, path, query, theme } = figureQuery;
  const names = [...views.keys()].sort().join(",");
  try {
    /** @type {Record<string, AnyFigure>} */
    const figures = await ask(
      `${path}/figures?${parameters({ ...query, views: names, theme })}`,
      {},
      server,
    );
    for (const [view, { resolve }] of views) resolve(/** @type {AnyFigure} */ (figures[view]));
  } catch (error) {
    const isOfOneView =
      views.size > 1 && error instanceof ProblemError && [404, 422, 500].includes(error.status);
    for (const [view, { resolve, reject }] of views) {
      // One view that cannot be drawn must not fail the others.
      if (isOfOneView) fetchAlone(figureQuery, view).then(resolve, reject);
      else reject(error);
    }
  }
}

/**
 * @param {FigureQuery} query
 * @param {string} view
 * @returns {Promise<AnyFigure>}
 */
function fetchAlone({ server, path, query, theme }, view) {
  const search = parameters({ ...query, theme });
  return ask(`${path}/views/${encodeURIComponent(view)}?${search}`, {}, server);
}

/** @type {Map<string, Promise<AnyFigure>>} exported figures by source */
const exported = new Map();

/**
 * An exported figure, in the colours of a theme.
 * @param {string} source its address, or `#id` of the script element that holds it
 * @param {string} theme
 * @returns {Promise<AnyFigure>}
 */
export async function exportedFigure(source, theme) {
  const cached = exported.get(source);
  const reading =
    cached ?? (source.startsWith("#") ? readElement(source.slice(1)) : fetchFile(source));
  if (!cached) {
    exported.set(source, reading);
    reading.catch(() => exported.delete(source));
  }
  const figure = await reading;
  if (isNetworkFigure(figure)) return figure; // its colours are the page's
  const { templates = {} } = figure.layout.meta;
  const template = templates[theme];
  if (!template) return figure;
  const target = meaningsOf(template);
  /** @type {Map<unknown, string>} from the colour of a meaning in any theme to that in this one */
  const colours = new Map();
  for (const other of Object.values(templates))
    meaningsOf(other).forEach((colour, index) => void colours.set(colour, target[index] ?? colour));
  const { data, layout } = recolour({ data: figure.data, layout: figure.layout }, colours);
  const { meta } = figure.layout;
  return {
    ...figure,
    data,
    layout: /** @type {Figure["layout"]} */ ({ ...layout, meta, template }),
  };
}

/** @param {object} template of Plotly @returns {string[]} pointer, generation, blend, neutral */
function meaningsOf(template) {
  return /** @type {{ layout: { colorway: string[] } }} */ (template).layout.colorway;
}

/**
 * A copy of a figure, or of a part of one, with other colours; as `recolour` in
 * `app/pointerscope/figures/theme.py`.
 * @template Part
 * @param {Part} part
 * @param {Map<unknown, string>} colours
 * @returns {Part}
 */
function recolour(part, colours) {
  const copied = /** @type {unknown} */ (
    Array.isArray(part) && ["string", "object"].includes(typeof part[0]) && !Array.isArray(part[0])
      ? part.map((one) => recolour(one, colours))
      : part?.constructor === Object
        ? Object.fromEntries(
            Object.entries(part).map(([name, one]) => [name, recolour(one, colours)]),
          )
        : (colours.get(part) ?? part)
  );
  return /** @type {Part} */ (copied);
}

/** @param {string} id @returns {Promise<AnyFigure>} */
async function readElement(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error("The figure is missing in this file.");
  return JSON.parse(element.textContent ?? "");
}

/** @param {string} address @returns {Promise<AnyFigure>} */
async function fetchFile(address) {
  const response = await fetch(new URL(address, document.baseURI)).catch(() => null);
  if (!response?.ok) {
    const message = "The figure could not be loaded; reload the page to try again.";
    return failWith(response?.status ?? 0, message);
  }
  return response.json();
}

/**
 * The address of one view: as a page for a frame, a picture, JSON, or a file that works offline.
 * @param {"embed" | "picture" | "json" | "offline"} kind
 * @param {{server: string, path: string, view: string, values: Record<string, string | number | null>}} shown
 */
export function figureAddress(kind, { server, path, view, values }) {
  const name = encodeURIComponent(view);
  const isLesson = path.startsWith("lessons/");
  const page = isLesson ? `embed/${path}` : `embed/${path.replace("models/", "")}/${name}`;
  const paths = {
    embed: page,
    picture: `${page}/picture.png`,
    json: `api/${path}/views/${name}`,
    offline: isLesson ? `api/${path}/offline` : `api/${path}/views/${name}/offline`,
  };
  const step = isLesson && kind !== "json" ? { step: view } : {};
  const query = parameters({ ...step, ...values }).toString();
  return new URL(query ? `${paths[kind]}?${query}` : paths[kind], server).href;
}
