/**
 * Fetching figures: views that ask the same query at the same moment share one request, and what
 * was fetched lately is kept.
 */

import { ask, parameters, ProblemError } from "./api.js";

/**
 * @typedef {{data: any[], layout: any}} Figure
 * @typedef {{server: string, of: string, query: Record<string, string | null>, theme: string}} Question
 *   to a server by its address, of a model or a lesson by its path in the API
 * @typedef {{resolve: (figure: Figure) => void, reject: (error: Error) => void}} Waiting
 */

const KEPT = 12;

/** @type {Map<string, Map<string, Promise<Figure>>>} figures by question and view */
const kept = new Map();
/** @type {Map<string, {question: Question, views: Map<string, Waiting>}>} */
const waiting = new Map();

/**
 * @param {Question} question
 * @param {string} view
 * @returns {Promise<Figure>}
 */
export function fetchFigure(question, view) {
  const key = JSON.stringify(Object.values(question));
  const views = kept.get(key) ?? new Map();
  kept.delete(key);
  kept.set(key, views);
  while (kept.size > KEPT) kept.delete(kept.keys().next().value);
  if (!views.has(view)) {
    const figure = new Promise((resolve, reject) =>
      enqueue(key, question, view, { resolve, reject }),
    );
    views.set(view, figure);
    figure.catch(() => views.delete(view));
  }
  return views.get(view);
}

function enqueue(key, question, view, promise) {
  if (!waiting.has(key)) {
    waiting.set(key, { question, views: new Map() });
    setTimeout(() => send(key), 0);
  }
  waiting.get(key).views.set(view, promise);
}

async function send(key) {
  const { question, views } = waiting.get(key);
  waiting.delete(key);
  const names = [...views.keys()].sort().join(",");
  const query = parameters({ ...question.query, views: names, theme: question.theme });
  try {
    const figures = await ask(`${question.of}/figures?${query}`, {}, question.server);
    for (const [view, { resolve }] of views) resolve(figures[view]);
  } catch (error) {
    const ofOneView = views.size > 1 && [404, 422, 500].includes(error.status);
    for (const [view, { resolve, reject }] of views) {
      // One view that cannot be shown must not take the others with it.
      if (ofOneView) alone(question, view).then(resolve, reject);
      else reject(error);
    }
  }
}

function alone(question, view) {
  const query = parameters({ ...question.query, theme: question.theme });
  return ask(`${question.of}/views/${encodeURIComponent(view)}?${query}`, {}, question.server);
}

/** @type {Map<string, Promise<Figure>>} by address */
const fetched = new Map();

/**
 * A figure that was kept with the page: `#id` of the script element that holds it, or an address.
 * @param {string} source
 * @param {string} theme
 * @returns {Promise<Figure>}
 */
export async function keptFigure(source, theme) {
  if (!fetched.has(source)) {
    const figure = source.startsWith("#") ? within(source.slice(1)) : elsewhere(source);
    fetched.set(source, figure);
    figure.catch(() => fetched.delete(source));
  }
  const figure = await fetched.get(source);
  const { templates } = figure.layout.meta;
  return templates
    ? { ...figure, layout: { ...figure.layout, template: templates[theme] } }
    : figure;
}

async function within(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error("The figure is not in this file.");
  return JSON.parse(element.textContent);
}

async function elsewhere(address) {
  const response = await fetch(new URL(address, document.baseURI)).catch(() => null);
  if (!response?.ok) {
    const message = "The figure did not arrive; reload the page to try again.";
    throw new ProblemError(response?.status ?? 0, [{ where: "", message, suggestions: [] }]);
  }
  return response.json();
}

/**
 * The address of a view alone: as a page for a frame, a picture, JSON, or a file that works offline.
 * @param {"embed" | "picture" | "json" | "offline"} kind
 * @param {{server: string, of: string, view: string, values: Record<string, string | null>}} shown
 */
export function figureAddress(kind, { server, of, view, values }) {
  const named = encodeURIComponent(view ?? "");
  const lesson = of.startsWith("lessons/");
  const page = lesson ? `embed/${of}` : `embed/${of.replace("models/", "")}/${named}`;
  const paths = {
    embed: page,
    picture: `${page}/picture.png`,
    json: `api/${of}/views/${named}`,
    offline: lesson ? `api/${of}/offline` : `api/${of}/views/${named}/offline`,
  };
  const step = lesson && kind !== "json" ? { step: view } : {};
  const query = parameters({ ...step, ...values }).toString();
  return new URL(query ? `${paths[kind]}?${query}` : paths[kind], server).href;
}
