/** Views of the picture of the bundled networks, for tests. */

import { readFileSync } from "node:fs";

import { BrowserModel } from "../../static/js/network/browser-model.js";
import { Reading } from "../../static/js/picture/reading.js";
import { stageOf } from "../../static/js/picture/stage.js";
import { textWidth } from "../../static/js/picture/text.js";

const MODELS = new URL("../../models/", import.meta.url);
/** @type {Map<string, {model: BrowserModel, histories: {visits: string, predict_at: string}[]}>} */
const opened = new Map();

/**
 * A reading of a bundled network's pass over one of its example histories.
 * @param {string} id of the network
 * @param {{history?: number, latest?: number, interventions?: object}} [options] `latest` keeps only
 *   so many visits
 */
export function readingOf(id, { history = 2, latest, interventions } = {}) {
  const { model, histories } = open(id);
  const { visits, predict_at } = histories[history];
  const kept = latest ? visits.split(", ").slice(-latest).join(", ") : visits;
  return new Reading(
    model.trace({
      visits: kept.replace(/^([^@]*)@ (\d)/, "$1@ Mon $2"), // the first one needs a day
      predict_at,
      user: null,
      ...(interventions && { interventions }),
    }),
  );
}

/** A view of a reading with everything drawn. */
export function viewOf(reading, width = 1280, height = 640) {
  const type = Math.min(17, Math.max(13, width / 120));
  return {
    reading,
    before: null,
    stage: stageOf(reading, { width, height, type }),
    overlays: false,
    beside: null,
    lit: null,
    beat: Number.POSITIVE_INFINITY,
    happened: null,
    isOwnScale: true,
    scale: [
      [255, 255, 255],
      [35, 38, 74],
    ],
    canAct: true,
    canAsk: true,
  };
}

/** Every mark within some marks. */
export function* allMarks(marks) {
  for (const mark of marks) {
    if (typeof mark === "string") continue;
    yield mark;
    yield* allMarks(mark.children);
  }
}

/** The texts of marks with the room that they take, by estimated widths. */
export function textBoxes(marks, type) {
  return [...allMarks(marks)]
    .filter(({ tag }) => tag === "text")
    .map((mark) => {
      const text = textOf(mark);
      const names = String(mark.attributes.class ?? "").split(" ");
      const size = type * (names.includes("title") ? 1.19 : names.includes("tiny") ? 0.885 : 1);
      const isBold = names.includes("title") || names.includes("strong");
      const width = textWidth(text, size, isBold);
      const { x, y } = mark.attributes;
      const left = names.includes("end") ? x - width : names.includes("middle") ? x - width / 2 : x;
      return { text, left, right: left + width, top: y - 0.72 * size, bottom: y + 0.2 * size };
    });
}

function textOf(mark) {
  return mark.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

function open(id) {
  const found = opened.get(id);
  if (found) return found;
  const read = (name) => readFileSync(new URL(`${id}/${name}`, MODELS));
  const [, ...lines] = read("places.csv").toString().trim().split("\n");
  const places = lines.map((line) => {
    const [location, name, category, , , minutes] = line.split(",");
    return {
      id: Number(location),
      name: name || null,
      category: category || null,
      typical_minutes: Number(minutes) || null,
    };
  });
  const sizes = JSON.parse(read("model.json").toString());
  const weights = Uint8Array.from(read("weights.safetensors")).buffer;
  const made = {
    model: new BrowserModel({ id, sizes, places, people: [] }, weights),
    histories: JSON.parse(read("histories.json").toString()),
  };
  opened.set(id, made);
  return made;
}
