/**
 * Reads queries in JavaScript, for tests that compare them with what Python reads.
 *
 *     node tests/js/read-queries.js CASES ANSWERS
 *
 * CASES is a JSON object with `models` by name and `cases`, a list of queries for one of them; the
 * answers are written as a list in the same order.
 */

import { readFile, writeFile } from "node:fs/promises";
import { changesOf } from "../../static/js/changes.js";
import { computeFeatures } from "../../static/js/network/histories.js";
import { People, Places } from "../../static/js/network/places.js";
import { InvalidQueryError } from "../../static/js/network/problems.js";
import {
  notationOf,
  queryOfParameters,
  readQuery,
  readVisits,
} from "../../static/js/network/query.js";
import { formatArrival } from "../../static/js/network/visits.js";

const [, , casesPath = "", answersPath = ""] = process.argv;
const { models, cases } = JSON.parse(await readFile(casesPath, "utf8"));
for (const model of Object.values(models)) {
  model.places = new Places(model.places, model.architecture.locations);
  model.people = new People(model.people, model.users);
}
const answers = cases.map(({ model, query, parameters }) =>
  answer(models[model], query, parameters),
);
await writeFile(answersPath, JSON.stringify(answers));

function answer(model, query, parameters) {
  try {
    const sent =
      parameters === undefined ? query : queryOfParameters(new URLSearchParams(parameters));
    return content(readQuery(sent, model), model);
  } catch (error) {
    if (!(error instanceof InvalidQueryError)) throw error;
    return { problems: error.problems };
  }
}

function content(resolved, { places, architecture }) {
  const { history, topK, interventions, masked, predictAt } = resolved;
  const features = computeFeatures(history, architecture.max_visits);
  return {
    features: Object.fromEntries(
      Object.entries(features).map(([name, column]) => [
        name,
        typeof column === "number" ? column : [...column],
      ]),
    ),
    visits: readVisits(resolved, places),
    notation: notationOf(resolved),
    predict_at: formatArrival(predictAt).replace(" ", "T"),
    top_k: topK,
    interventions,
    words: changesOf(interventions).map(({ text }) => text),
    masked,
  };
}
