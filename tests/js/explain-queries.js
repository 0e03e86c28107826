/**
 * Explains queries in JavaScript, for tests that compare the answers with those of the API.
 *
 *     node tests/js/explain-queries.js CASES ANSWERS
 *
 * CASES is a JSON object with `models`, each with the path of its `weights` and its `vocabulary`,
 * and `cases`, a list of queries for one of them.
 */

import { readFile, writeFile } from "node:fs/promises";
import { BrowserModel } from "../../static/js/network/browser-model.js";
import { InvalidQueryError } from "../../static/js/network/problems.js";

const [, , casesPath = "", answersPath = ""] = process.argv;
const { models, cases } = JSON.parse(await readFile(casesPath, "utf8"));
const read = {};
for (const [name, { vocabulary, weights }] of Object.entries(models)) {
  const { buffer, byteOffset, byteLength } = await readFile(weights);
  read[name] = new BrowserModel(vocabulary, buffer.slice(byteOffset, byteOffset + byteLength));
}
await writeFile(answersPath, JSON.stringify(cases.map(answer)));

function answer({ model, query }) {
  try {
    return read[model].explain(query);
  } catch (error) {
    if (!(error instanceof InvalidQueryError)) throw error;
    return { errors: error.problems };
  }
}
