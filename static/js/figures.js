/**
 * Fetching figures: views that ask the same query at the same moment share one request, and what
 * was fetched lately is kept.
 */

import { ask, parameters, ROOT } from "./api.js";

/**
 * @typedef {{data: any[], layout: any}} Figure
 * @typedef {{of: string, query: Record<string, string | null>, theme: string}} Question
 *   of a model or a lesson, by its path in the API
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
  const key = JSON.stringify([question.of, question.query, question.theme]);
  const views = kept.get(key) ?? new Map();
  kept.delete(key);
  kept.set(key, views);
  while (kept.size > KEPT) kept.delete(kept.keys().next().value);
  if (!views.has(view)) {
    const figure = new Promise((resolve, reject) => enqueue(key, question, view, { resolve, reject }));
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
    const figures = await ask(`${question.of}/figures?${query}`);
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
  return ask(`${question.of}/views/${encodeURIComponent(view)}?${query}`);
}

/**
 * The address of a view alone, as a page for a frame or as JSON.
 * @param {"embed" | "json"} kind
 * @param {{of: string, view: string, values: Record<string, string | null>}} shown
 */
export function figureAddress(kind, { of, view, values }) {
  const named = encodeURIComponent(view ?? "");
  const frame = of.startsWith("lessons/") ? `embed/${of}` : `embed/${of.replace("models/", "")}/${named}`;
  const path = kind === "embed" ? frame : `api/${of}/views/${named}`;
  const step = frame.startsWith("embed/lessons/") && kind === "embed" ? { step: view } : {};
  const query = parameters({ ...step, ...values }).toString();
  return new URL(query ? `${path}?${query}` : path, ROOT).href;
}
