/**
 * Ranks places in JavaScript, for a test that compares them with the ranks of Python.
 *
 *     node tests/js/rank-places.js CASES ANSWERS
 *
 * CASES is a JSON list of objects with `places` and `order`; the answers are lists of pairs of a
 * place and its rank, in the same order.
 */

import { readFile, writeFile } from "node:fs/promises";
import { baselineAnswers } from "../../static/js/life/diary.js";
import { rankPlaces } from "../../static/js/network/place-ranks.js";

const [, , casesPath = "", answersPath = ""] = process.argv;
const cases = JSON.parse(await readFile(casesPath, "utf8"));
const answers = cases.map(({ places, order }) => ({
  ranks: [...rankPlaces(places, order)],
  baselines: baselineAnswers(places),
}));
await writeFile(answersPath, JSON.stringify(answers));
